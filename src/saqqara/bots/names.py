"""The bots by name: one line each."""

from typing import Final

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.random import RandomBot
from saqqara.bots.rollout import RolloutBot
from saqqara.kernel.errors import OptionError

BOT_NAMES: Final[tuple[str, ...]] = ("random", "rollout")
ROLLOUT_BUDGET: Final = 400


def make_bot(name: str, seed: i64, stream: i64 = 0) -> Bot:
    """A bot by name; OptionError if there is none. Same seed and stream, same choices."""
    if name == "random":
        return RandomBot(seed, stream)
    if name == "rollout":
        return RolloutBot(seed, stream, ROLLOUT_BUDGET)
    names = ", ".join(BOT_NAMES)
    raise OptionError(
        f"there is no bot {name!r}; there are {names}",
        "bot-unknown",
        {"bot": name, "allowed": names},
    )
