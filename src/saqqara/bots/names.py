"""The bots by name.

LEVELS are for people, from a beginner's friend to the strongest. They differ in noise, in
thinking time and in what they have learned: none sees more than another. The other names are
for tests and contests; `search:500` searches with 500 simulations for each turn, `search:0.25s`
for a quarter of a second, `mcts:500` and `mcts:0.25s` do so without the hints of the game,
`net:500` and `net:0.25s` with a network that has learned the game (network.py; `net:500:FILE`
with the weights of a file), `cmd:PROGRAM` is a program of your own (foreign.py), and
`py:MODULE:CLASS:ARGUMENT` a bot of your own in Python (plugin.py).
"""

from typing import Final

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.levels import SEARCHING, level_bot
from saqqara.bots.net_bot import NetBot
from saqqara.bots.random import RandomBot
from saqqara.bots.rollout import RolloutBot
from saqqara.bots.thinker import SearchBot
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game

LEVELS: Final[tuple[str, ...]] = ("novice", "scribe", *SEARCHING)
BOT_NAMES: Final[tuple[str, ...]] = (*LEVELS, "greedy", "rollout", "random")

NOVICE_NOISE: Final = 300  # hundredths of a point
ROLLOUT_BUDGET: Final = 400
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0


def make_bot(name: str, seed: i64, stream: i64 = 0) -> Bot:
    """A bot by name; OptionError if there is none. Same seed and stream, same choices,
    unless its budget is time."""
    if name == "novice":
        return GreedyBot(seed, stream, NOVICE_NOISE)
    if name in ("scribe", "greedy"):
        return GreedyBot(seed, stream, EVEN)
    if name in SEARCHING:
        return level_bot(name, seed, stream)
    if name == "rollout":
        return RolloutBot(seed, stream, ROLLOUT_BUDGET)
    if name == "random":
        return RandomBot(seed, stream)
    kind, _, budget = name.partition(":")
    if kind in ("search", "mcts"):
        simulations, seconds = budget_of(name, budget)
        return SearchBot(seed, stream, simulations, seconds, hints=kind == "search")
    if kind == "net":
        budget, _, path = budget.partition(":")
        simulations, seconds = budget_of(name, budget)
        return NetBot(seed, stream, simulations, seconds, path)
    if name.startswith("cmd:"):
        from saqqara.bots.foreign import foreign_bot

        return foreign_bot(name, seed, stream)
    if name.startswith("py:"):
        from saqqara.bots.plugin import plugin_bot

        return plugin_bot(name, seed, stream)
    raise unknown(name)


def budget_of(name: str, budget: str) -> tuple[int, float]:
    """`500`: simulations; `0.25s`: seconds; for each turn."""
    if budget.isascii() and budget.isdigit() and len(budget) < 8:
        simulations = int(budget)
        if 1 <= simulations <= MOST_SIMULATIONS:
            return simulations, 0.0
    if budget.endswith("s"):
        number = budget.removesuffix("s")
        if number.replace(".", "", 1).isdigit() and number.isascii() and len(number) < 10:
            seconds = float(number)
            if 0.0 < seconds <= MOST_SECONDS:
                return 0, seconds
    raise unknown(name)


def check_bot(name: str, game: Game) -> None:
    """OptionError if there is no such bot, or if it has not learned this game."""
    bot = make_bot(name, 0)
    if isinstance(bot, NetBot):
        bot.check(game)


def unknown(name: str) -> OptionError:
    forms = [
        "search:500",
        "search:0.25s",
        "mcts:500",
        "mcts:0.25s",
        "net:500",
        "net:0.25s",
        "cmd:PROGRAM",
        "py:MODULE:CLASS",
    ]
    names = ", ".join([*BOT_NAMES, *forms])
    return OptionError(
        f"there is no bot {name!r}; there are {names}",
        "bot-unknown",
        {"bot": name, "allowed": names},
    )
