"""What the contract is checked on: every game x seat count x option set, and random walks.

Where options can be mixed in too many ways, some mixes are drawn; `make soak` draws other ones, and
walks through every set of options that a game has.

A game joins by standing in the registry. Mini, which no player sees, is always there:
it has hidden hands, sealed bids and nested decisions, whatever the registered games have.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from drawing import FEW, SEED, SOAK
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
SIDES = ["".join(sides) for sides in product("ABCD", repeat=5)]  # of Imhotep, every mix
POSITIONS = 50  # of a walk, where looking at all of them would take too long

Options = dict[str, str]


@dataclass(frozen=True)
class Case:
    spec: Spec
    players: int
    options: Options

    def __hash__(self) -> int:
        return hash(self.name)

    def game(self) -> Game:
        """A new one: ask once for many positions, as it takes longer than most questions to it."""
        return self.spec.game(self.players, self.options)

    def __str__(self) -> str:
        return self.name

    @cached_property
    def name(self) -> str:
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
        rng = Rng(players, SEED)
        mixes = [mixed_options(spec, players, rng) for _ in range(1 if FEW else MIXES)]
        # No option by itself in the second run of scripts/test.sh.
        singles = [] if FEW and spec is not mini.SPEC else single_options(spec, players)
        for options in [{}, *singles, *mixes]:
            case = Case(spec, players, not_default(spec, options))
            if case not in found:
                found.append(case)
    return found


def with_sides(spec: Spec, players: int, sides: str, rng: Rng) -> Case:
    """A game of Imhotep on these sides, everything else drawn."""
    mix = mixed_options(spec, players, rng)
    mix["sides"] = sides
    mix["hall_start"] = str(rng.below(14) + 1)
    return Case(spec, players, not_default(spec, mix))


def sampled(spec: Spec) -> list[Case]:
    """Sides that the options of Imhotep do not list: one mix for each seat count."""
    rng = Rng(SEED)
    if spec.id != "imhotep":
        return []
    return [with_sides(spec, n, SIDES[rng.below(len(SIDES))], rng) for n in spec.players]


def all_options(spec: Spec) -> list[Case]:
    """Every set of options with some number of seats, for a soak. Those of Imhotep are too many:
    every mix of sides, and with each something else of all the rest."""
    rng = Rng(SEED)
    if spec.id == "imhotep":
        turn = SEED  # so that other mixes meet other seat counts
        return [
            with_sides(spec, spec.players[(turn + number) % len(spec.players)], sides, rng)
            for number, sides in enumerate(SIDES)
        ]
    sets = product(*[option.values for option in spec.options])
    named = [dict(zip([option.id for option in spec.options], each, strict=True)) for each in sets]
    found: list[Case] = []
    for number, options in enumerate(named):
        allowed = [n for n in spec.players if accepts(spec, n, options)]
        if allowed:
            players = allowed[(SEED + number) % len(allowed)]
            found.append(Case(spec, players, not_default(spec, options)))
    return found


def all_cases() -> list[Case]:
    found: list[Case] = []
    for spec in SPECS:
        drawn = all_options(spec) if SOAK else sampled(spec)
        found += cases_of(spec) + drawn
    return list(dict.fromkeys(found))


CASES: list[Case] = all_cases()
SEATINGS: list[Case] = [case for case in CASES if not case.options]


class Step(NamedTuple):
    state: State  # before the decision; not to be changed
    action: int  # -1 at the end


def any_action(game: Game, s: State, rng: Rng) -> int:
    if s.seat() == CHANCE:
        return game.sample(s, rng)
    legal = game.legal(s)
    return legal[rng.below(len(legal))]


@lru_cache(maxsize=64)  # tests of a case run one after the other (tests/conftest.py)
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
