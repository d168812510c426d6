"""A position inside OpenSpiel: the engine's state, and what each player saw on the way to it.

OpenSpiel deep-copies and pickles what a Python state holds. A copy costs a clone and a slice;
a pickle holds the trail of decisions, and is played again from the start.
"""

import json
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saqqara.games import game_spec
from saqqara.kernel.event import sees
from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.odds import Odds
from saqqara.kernel.playout import apply_and_ask, decider
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.research.observation import Eye

HIDDEN: Final = -1  # an action that nobody may be told of in a resampled position
RESAMPLED: Final = -1  # in a trail, followed by the player and the key of the draw
NOBODY: Final = 0  # an audience
HISTORY: Final = 512  # decisions in the tensor `history`; most games are shorter
UNSEEN: Final = 1
FIRST_ACTION: Final = 2

Options = tuple[tuple[str, str], ...]


class Shown:
    """A position that a reveal showed. Views of it are asked for again and again, so are kept."""

    __slots__ = ("state", "texts")

    def __init__(self, state: State | None) -> None:
        self.state = state
        self.texts: dict[int, str] = {}

    def position(self, rules: Game) -> State:  # noqa: ARG002  # Guess needs them
        assert self.state is not None
        return self.state

    def text(self, rules: Game, player: int) -> str:
        if player not in self.texts:
            self.texts[player] = view_text(rules, self.position(rules), player)
        return self.texts[player]


class Guess(Shown):
    """The same as *player* knows it: what it did not see is drawn anew, once somebody asks."""

    __slots__ = ("key", "ply", "seen", "who")

    def __init__(self, seen: Shown, who: int, key: int, ply: int) -> None:
        super().__init__(None)
        self.seen = seen
        self.who = who
        self.key = key
        self.ply = ply

    def position(self, rules: Game) -> State:
        if self.state is None:
            known = self.seen.position(rules)
            self.state = rules.determinize(known, self.who, Rng(self.key, self.ply))
        return self.state

    def text(self, rules: Game, player: int) -> str:
        if player == self.who:
            return self.seen.text(rules, player)
        return super().text(rules, player)


Ply = tuple[int, int, Shown | None]  # action, audience, and what a reveal showed


class Table:
    """What all positions of a game share."""

    def __init__(self, game: str, players: int, options: Options) -> None:
        self.key = (game, players, options)
        self.rules: Game = game_spec(game).game(players, dict(options))
        self.eye = Eye(self.rules)
        self.longest = int(self.rules.encoder.longest())
        self.history = min(HISTORY, self.longest)
        self.begin = self.rules.start()
        self.odds = Odds(self.rules)


@cache
def table_of(game: str, players: int, options: Options) -> Table:
    return Table(game, players, options)


class Position:
    """What was seen on the way is worked out when somebody asks, so that playing costs little.

    `plies` and `past` may be shared by copies, so they are replaced and never changed.
    """

    __slots__ = ("born", "done", "past", "plies", "rules", "state", "table", "trail", "who")

    def __init__(
        self,
        table: Table,
        state: State,
        trail: list[int],
        done: int,
        plies: list[Ply],
        past: State,
        born: int = 0,
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.state = state
        self.trail = trail  # all actions, and how what was hidden was drawn anew
        self.done = done  # entries of the trail that `plies` knows about
        self.plies = plies
        self.past = past  # the position after `plies`
        self.born = born  # entries of the trail before the last resampling, and that itself
        self.who: int = decider(state)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        state = self.state.clone()
        trail = self.trail[:]
        return Position(self.table, state, trail, self.done, self.plies, self.past, self.born)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.table.key, tuple(self.trail))

    def apply(self, action: int) -> None:
        self.who = apply_and_ask(self.rules, self.state, action)
        self.trail.append(action)

    def known(self) -> list[Ply]:
        """All decisions so far: who saw them, and what was revealed."""
        if self.done < len(self.trail):
            rules, s = self.table.rules, self.past.clone()
            plies = self.plies[:]
            for action in self.trail[self.done :]:
                audience = rules.audience(s, action)
                reveals = rules.reveals(s, action)
                rules.apply(s, action)
                plies.append((action, audience, Shown(s.clone()) if reveals else None))
            self.plies, self.past, self.done = plies, s, len(self.trail)
        return self.plies

    def resampled(self, player: int, key: int) -> "Position":
        """Another position that *player* cannot tell from this one.

        What others saw and the player did not is unknown here to them too: what they hold was
        drawn anew, so what they remember of it would not fit.
        """
        rules = self.table.rules
        plies: list[Ply] = []
        for ply, (action, audience, shown) in enumerate(self.known()):
            other = None if shown is None else Guess(shown, player, key, ply)
            if action == HIDDEN or sees(audience, player):
                plies.append((action, audience, other))
            else:
                plies.append((HIDDEN, NOBODY, other))
        state = rules.determinize(self.state, player, Rng(key, len(plies)))
        trail = [*self.trail, RESAMPLED, player, key]
        length = len(trail)
        return Position(self.table, state, trail, length, plies, state.clone(), length)

    def history(self) -> list[int]:
        """The actions; of a resampled position those since, as what was before is not its own."""
        return self.trail[self.born :]

    def deciders(self) -> list[int]:
        """Who took the decisions of `history`."""
        past = replayed(self.table.key, tuple(self.trail[: self.born]))
        found: list[int] = []
        for action in self.history():
            found.append(past.who)
            past.apply(action)
        return found

    # ---- what a player knows

    def observation_string(self, player: int) -> str:
        return view_text(self.table.rules, self.state, player)

    def information_string(self, player: int) -> str:
        rules = self.table.rules
        lines: list[str] = []
        for action, audience, shown in self.known():
            seen = action != HIDDEN and sees(audience, player)
            lines.append(rules.word(action) if seen else "?")
            if shown is not None:
                lines.append(shown.text(rules, player))
        return "\n".join([*lines, self.observation_string(player)])

    def write_history(self, player: int, out: NDArray[np.float32]) -> None:
        """The latest decision first, as many as there is room for."""
        out[:] = 0
        for back, (action, audience, _) in enumerate(self.known()[: -len(out) - 1 : -1]):
            seen = action != HIDDEN and sees(audience, player)
            out[back] = action + FIRST_ACTION if seen else UNSEEN


def view_text(rules: Game, s: State, player: int) -> str:
    return json.dumps(table_view(rules, s, player), separators=(",", ":"), sort_keys=True)


def new_position(table: Table) -> Position:
    return Position(table, table.begin.clone(), [], 0, [], table.begin)


def replayed(key: tuple[str, int, Options], trail: tuple[int, ...]) -> Position:
    position = new_position(table_of(*key))
    steps = iter(trail)
    for action in steps:
        if action == RESAMPLED:
            position = position.resampled(next(steps), next(steps))
        else:
            position.apply(action)
    return position
