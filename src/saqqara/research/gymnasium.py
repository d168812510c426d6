"""Gymnasium: one seat of a game against bots, which play in between.

    env = gymnasium.env("murals", bots=["scribe", "novice"], seat=0)

The bots are those of the arena by their names (docs/bots.md), in the order of the other seats;
one name alone stands for all of them. With seat=None the seat is drawn anew for each game.
Observations and rewards are those of research.pettingzoo, and reward="points" pays on the way; with
scaled=True observations are floats
from 0 to 1. The mask of legal actions is in `info["action_mask"]`, as action_space.sample(mask)
wants it. Importing this module registers `Saqqara/imhotep-v1` and its like for gymnasium.make;
without importing anything the same is
`gymnasium.make("saqqara.research.gymnasium:Saqqara/imhotep-v1")`. The number is the encoding's.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from saqqara.bots import Bot, Company, make_bot
from saqqara.games import GAMES, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import illegal
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye, Mask
from saqqara.research.render import ANSI, MODES, RGB, board_pixels, board_text
from saqqara.research.rewards import (
    MARGIN,
    OF_ONE_SEAT,
    POINTS,
    WIN,
    check_reward,
    known_margin,
    rewards_of,
)

SEEDS: Final = 2**62
Seen = NDArray[Any]  # bytes, or floats if they are scaled


class BotEnv(gymnasium.Env[Seen, Any]):
    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("scribe",),
        players: int | None = None,
        seat: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        lang: str = "en",
        scaled: bool = False,
    ) -> None:
        spec = game_spec(game)
        usual = len(bots) + 1 if len(bots) > 1 else min(spec.players)
        self.rules = spec.game(players or usual, options or {})
        self.begin = self.rules.start()
        seats = int(self.rules.players)
        self.bots = bots_by_seat(bots, seats)
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat is one of 0..{seats - 1} or None, not {seat}")
        if render_mode not in {None, *MODES}:
            raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {render_mode!r}")
        self.wanted_seat = seat
        self.reward = check_reward(reward, OF_ONE_SEAT)
        self.paid = 0.0
        self.render_mode = render_mode
        self.lang = lang
        self.scaled = scaled
        self.eye = Eye(self.rules)
        if scaled:
            self.observation_space = Box(0.0, 1.0, (self.eye.width,), np.float32)
        else:
            low = np.zeros(self.eye.width, np.uint8)
            self.observation_space = Box(low, self.eye.high, dtype=np.uint8)
        self.action_space = Discrete(self.eye.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first decision of this seat."""
        super().reset(seed=seed, options=options)
        key = int(self.np_random.integers(SEEDS))
        self.rng = Rng(key)
        self.position = self.begin.clone()
        seats = int(self.rules.players)
        self.seat = self.wanted_seat if self.wanted_seat is not None else self.rng.below(seats)
        self.company = Company(self.rules, self.opponents(key))
        self.company.play_on(self.position, self.rng)
        self.paid = 0.0  # of the points so far
        return self.look(), self.info()

    def opponents(self, key: int) -> list[Bot | None]:
        """By seat, None at our own."""
        bots: list[Bot | None] = []
        names = iter(self.bots)
        for seat in range(len(self.bots) + 1):
            bots.append(None if seat == self.seat else make_bot(next(names), key, seat + 1))
        return bots

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """One decision of this seat, then those of the bots. IllegalAction if it is not legal."""
        eye, s, taken = self.eye, self.position, index(action)
        legal = eye.legal  # of this position: it was written last
        if not 0 <= taken < eye.actions or not legal[taken]:
            raise illegal(self.rules, taken, s.ply, None)
        self.rules.apply(s, taken)
        going_on = self.company.play_on(s, self.rng)
        reward = self.earned(s, going_on)
        info = {"action_mask": eye.mask(s), "seat": self.seat}
        return self.look(), reward, not going_on, False, info

    def earned(self, s: State, going_on: bool) -> float:
        if self.reward != POINTS:
            return 0.0 if going_on else rewards_of(self.rules, s, self.reward)[self.seat]
        margin = (
            known_margin(self.rules, s, self.seat)
            if going_on
            else rewards_of(self.rules, s, MARGIN)[self.seat]
        )
        before, self.paid = self.paid, margin
        return margin - before

    def look(self) -> Seen:
        seen = self.eye.look(self.position, self.seat)
        return self.eye.scaled(seen) if self.scaled else seen

    def action_mask(self) -> Mask:
        return self.eye.mask(self.position)

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name, and of the type, that SB3's masked PPO asks for."""
        masks: NDArray[np.bool_] = self.action_mask() != 0
        return masks

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_mask(), "seat": self.seat}

    def render(self) -> Any:
        """The board as this seat sees it: text, or rows of pixels."""
        if self.render_mode == ANSI:
            return board_text(self.rules, self.position, self.seat, self.lang)
        if self.render_mode == RGB:
            return board_pixels(self.rules, self.position, self.seat)
        return None


def bots_by_seat(bots: Sequence[str], players: int) -> list[str]:
    for name in bots:
        make_bot(name, 0)
    if len(bots) not in {1, players - 1}:
        raise OptionError(
            f"{len(bots)} bots do not fit {players - 1} seats; name one bot, or one for each",
            "bot-count",
            {"bots": len(bots), "players": players - 1},
        )
    return list(bots) * (players - 1) if len(bots) == 1 else list(bots)


def env(game: str, bots: Sequence[str] = ("scribe",), **settings: Any) -> BotEnv:
    return BotEnv(game, bots, **settings)


for _spec in GAMES:
    _name = f"Saqqara/{_spec.id}-v{_spec.encoding}"
    if _name not in gymnasium.registry:
        gymnasium.register(_name, "saqqara.research.gymnasium:BotEnv", kwargs={"game": _spec.id})
