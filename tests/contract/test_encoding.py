"""Observations as numbers: their layout, their bounds, and that they tell nothing but the view."""

from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from contract.cases import CASES, SEATINGS, Case, some, walk
from contract.checks import few
from contract.components import LONGEST
from saqqara.games import mini
from saqqara.games.mini.state import MiniState
from saqqara.kernel.encoding import LARGEST, Part, around, from_seat, put, width
from saqqara.kernel.event import sees
from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

FEW = 25  # positions for the slower checks
GUARD = 7  # what stands before and behind an observation, and must stay


def encoded(game: Game, s: State, seat: int) -> list[int]:
    """The observation, written into a buffer of other numbers and nowhere else."""
    size = width(game.encoder.layout())
    out = vec[u8]([GUARD] * (size + 2))
    game.encoder.encode(s, seat, out, 1)
    found = [int(each) for each in out]
    assert (found[0], found[-1]) == (GUARD, GUARD)
    return found[1:-1]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_entry_is_within_its_bounds(case: Case) -> None:
    game = case.game()
    highs = [part.high for part in game.encoder.layout() for _ in range(part.size)]
    assert max(highs) <= LARGEST
    for step in some(walk(case), FEW):
        for seat in range(case.players):
            found = encoded(game, step.state, seat)
            assert len(found) == len(highs)
            wrong = [i for i, high in enumerate(highs) if found[i] > high]
            assert [named(game, i) for i in wrong] == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_entry_is_written(case: Case) -> None:
    """Whatever was in the buffer before, the same comes out."""
    game = case.game()
    size = width(game.encoder.layout())
    for step in some(walk(case), 8):
        for seat in range(case.players):
            out = vec[u8]([LARGEST] * size)
            game.encoder.encode(step.state, seat, out, 0)
            assert [int(each) for each in out] == encoded(game, step.state, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_positions_that_a_seat_cannot_tell_apart_are_encoded_alike(case: Case) -> None:
    game = case.game()
    rng = Rng(12)
    for step in some(walk(case), FEW):
        check_alike(game, step.state, rng)


def check_alike(game: Game, s: State, rng: Rng) -> None:
    for seat in range(game.players):
        other = game.determinize(s, seat, rng)
        assert encoded(game, other, seat) == encoded(game, s, seat)


class Leaky:
    """Mini and its encoder, with a glance at the hand of the next player in the first entry."""

    def __init__(self) -> None:
        self.sound = mini.SPEC.game(3, {})
        self.encoder = self

    def __getattr__(self, name: str) -> object:
        return getattr(self.sound, name)

    def layout(self) -> list[Part]:
        return self.sound.encoder.layout()

    def encode(self, s: MiniState, seat: int, out: vec[u8], start: int) -> None:
        self.sound.encoder.encode(s, seat, out, start)
        out[start] = u8(s.hands[(seat + 1) % 3] & 255)


def test_a_leak_would_be_found() -> None:
    steps = walk(Case(mini.SPEC, 3, {}))
    leaky = cast(Game, Leaky())
    found = 0
    for step in steps:
        try:
            check_alike(leaky, step.state, Rng(1))
        except AssertionError:
            found += 1
    assert found > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_decided_unseen_changes_nothing(case: Case) -> None:
    game = case.game()
    for step in some(walk(case)[:-1], FEW):
        s = step.state
        actions = few(game.legal(s))
        for seat in range(case.players):
            unseen = [a for a in actions if not sees(game.audience(s, a), seat)]
            noticed = [encoded(game, after(game, s, action), seat) for action in unseen]
            assert all(each == noticed[0] for each in noticed)


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_what_a_seat_is_told_tells_positions_apart(case: Case) -> None:
    """The other way round: along a walk, what changes a view changes the numbers, mostly."""
    game = case.game()
    views: set[str] = set()
    numbers: set[tuple[int, ...]] = set()
    for step in walk(case):
        views.add(str(game.voice.view(step.state, 0)))
        numbers.add(tuple(encoded(game, step.state, 0)))
    assert len(numbers) >= 0.9 * len(views)


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_the_layout_names_every_part_once(case: Case) -> None:
    parts = case.game().encoder.layout()
    names = [part.name for part in parts]
    assert len(set(names)) == len(names)
    assert all(part.size > 0 and part.high > 0 and part.about for part in parts)
    assert names[:2] == ["seat", "decider"]


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_who_decides_is_told_from_the_seat_that_looks(case: Case) -> None:
    game = case.game()
    n = case.players
    for step in some(walk(case)[:-1]):
        decider = step.state.seat()
        for seat in range(n):
            found = encoded(game, step.state, seat)
            assert found[:n] == [int(each == seat) for each in range(n)]
            wanted = [int(decider == (seat + step) % n) for step in range(n)]
            assert found[n : 2 * n] == wanted


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_no_game_is_longer_than_the_longest(case: Case) -> None:
    assert case.game().encoder.longest() >= LONGEST[case.spec.id](case.players)


def test_numbers_stay_within_a_byte() -> None:
    out = vec[u8]([GUARD] * 4)
    assert put(out, 0, -3) == 1
    put(out, 1, 256)
    put(out, 2, 255)
    assert [int(each) for each in out] == [0, 255, 255, GUARD]


def test_seats_from_the_viewer() -> None:
    assert [from_seat(seat, 2, 4) for seat in (2, 3, 0, 1, -1)] == [0, 1, 2, 3, -1]
    assert [around(step, 2, 4) for step in range(4)] == [2, 3, 0, 1]


def after(game: Game, s: State, action: int) -> State:
    s = s.clone()
    game.apply(s, action)
    return s


def named(game: Game, index: int) -> str:
    for part in game.encoder.layout():
        if index < part.size:
            return f"{part.name}[{index}]"
        index -= part.size
    return str(index)
