"""What the contract is checked on: every game x seat count x option set, and random walks.

Where options can be mixed in too many ways, every run samples others (see `sampled`).

A game joins by standing in the registry. Mini, which no player sees, is always there:
it has hidden hands, sealed bids and nested decisions, whatever the registered games have.
"""

import os
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from saqqara.games import GAMES, mini
from saqqara.kernel.errors import OptionError
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

SPECS: tuple[Spec, ...] = (*GAMES, mini.SPEC)
MIXES = 2  # random option sets for each seat count
MANY_VALUES = 8  # if a game has more, each is tried with one seat count, not with all
FEW = os.environ.get("SAQQARA_CASES") == "few"  # no options alone: scripts/test.sh, second run
POSITIONS = 50  # of a walk, where looking at all of them would take too long

Options = dict[str, str]


@dataclass(frozen=True)
class Case:
    spec: Spec
    players: int
    options: Options

    def __hash__(self) -> int:
        return hash(str(self))

    def game(self) -> Game:
        return self.spec.game(self.players, self.options)

    def __str__(self) -> str:
        chosen = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.spec.id, str(self.players), *chosen])


def accepts(spec: Spec, players: int, options: Options) -> bool:
    """Some values exclude each other, or need more players."""
    try:
        spec.game(players, options)
    except OptionError:
        return False
    return True


def single_options(spec: Spec, players: int) -> list[Options]:
    """Each value that is not a default, alone; if there are many, with one seat count each."""
    singles = [{option.id: value} for option in spec.options for value in option.values[1:]]
    found: list[Options] = []
    for index, options in enumerate(singles):
        allowed = [n for n in spec.players if accepts(spec, n, options)]
        if len(singles) > MANY_VALUES:
            allowed = [allowed[index % len(allowed)]]
        if players in allowed:
            found.append(options)
    return found


def mixed_options(spec: Spec, players: int, rng: Rng) -> Options:
    while True:
        mix = {option.id: option.values[rng.below(len(option.values))] for option in spec.options}
        if accepts(spec, players, mix):
            return mix


def not_default(spec: Spec, options: Options) -> Options:
    defaults = spec.complete({})
    return {key: value for key, value in options.items() if value != defaults[key]}


def cases_of(spec: Spec) -> list[Case]:
    found: list[Case] = []
    for players in spec.players:
        rng = Rng(players)
        mixes = [mixed_options(spec, players, rng) for _ in range(MIXES)]
        singles = [] if FEW and spec is not mini.SPEC else single_options(spec, players)
        for options in [{}, *singles, *mixes]:
            case = Case(spec, players, not_default(spec, options))
            if case not in found:
                found.append(case)
    return found


def sampled(spec: Spec, seed: int) -> list[Case]:
    """Other mixes in every run, one for each seat count, if there are too many to try them all.

    tests/conftest.py draws the seed and prints it; SAQQARA_MIX_SEED repeats a run.
    """
    rng = Rng(seed)
    found: list[Case] = []
    for players in spec.players:
        mix = mixed_options(spec, players, rng)
        if spec.id == "imhotep":
            mix["sides"] = "".join(["ABCD"[rng.below(4)] for _ in range(5)])
            mix["hall_start"] = str(rng.below(14) + 1)
            found.append(Case(spec, players, not_default(spec, mix)))
    return found


SEED = int(os.environ.get("SAQQARA_MIX_SEED", "1"))
CASES: list[Case] = [case for spec in SPECS for case in [*cases_of(spec), *sampled(spec, SEED)]]
SEATINGS: list[Case] = [case for case in CASES if not case.options]


class Step(NamedTuple):
    state: State  # before the decision; not to be changed
    action: int  # -1 at the end


def any_action(game: Game, s: State, rng: Rng) -> int:
    if s.seat() == CHANCE:
        return game.sample(s, rng)
    legal = game.legal(s)
    return legal[rng.below(len(legal))]


@cache
def walk(case: Case, seed: int = 1) -> list[Step]:
    """A random game, position by position; the last step holds the end."""
    return walk_of(case.game(), seed)


def walk_of(game: Game, seed: int) -> list[Step]:
    rng = Rng(seed)
    s = game.start()
    steps: list[Step] = []
    while not s.over():
        action = any_action(game, s, rng)
        steps.append(Step(s.clone(), action))
        game.apply(s, action)
    return [*steps, Step(s, -1)]


def some(steps: list[Step], most: int = POSITIONS) -> list[Step]:
    """At most so many steps, spread evenly, the first and the last among them."""
    if len(steps) <= most:
        return steps
    return [steps[i * (len(steps) - 1) // (most - 1)] for i in range(most)]


def viewers(game: Game) -> list[int]:
    return [*range(game.players), SPECTATOR]
