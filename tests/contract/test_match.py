"""Match, the checked door: errors, undo, composed moves."""

from collections.abc import Callable, Sequence

import pytest

from contract.cases import CASES, Case, any_action, some, walk
from contract.checks import dump, told
from contract.components import ONE_BY_ONE
from drawing import SOAK
from saqqara.kernel.bits import bit, has
from saqqara.kernel.errors import IllegalAction, NotationError, SaqqaraError
from saqqara.kernel.event import Event
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def new_match(case: Case) -> Match:
    return Match(case.spec, case.players, case.options)


def match_at(case: Case, ply: int) -> Match:
    match = new_match(case)
    for step in walk(case)[:ply]:
        match.take(step.action)
    return match


def refused(code: str, call: Callable[..., object], *given: object) -> SaqqaraError:
    """The error of a call, which must have this code and be fit to be shown."""
    error = error_of(call, *given)
    assert error is not None
    assert error.code == code
    assert str(error)
    assert "\n" not in str(error)
    assert all(type(value) in {int, str} for value in error.details.values())
    return error


def error_of(call: Callable[..., object], *given: object) -> SaqqaraError | None:
    """As pytest.raises does it, in a tenth of the time."""
    try:
        call(*given)
    except SaqqaraError as error:
        return error
    return None


def all_told(events: Sequence[Event]) -> list[object]:
    return [(event.audience, told([event], 0), told([event], -1)) for event in events]


# ---- errors


def test_wrong_decisions_are_refused_and_change_nothing(case: Case) -> None:
    match = new_match(case)
    for step in walk(case)[:-1][:40]:
        before = dump(match.state)
        seat = match.seat()
        for other in [seat - 1, seat + 1, case.players, 2**70, -(2**70)]:
            error = refused("error-not-yours", match.play, other, step.action)
            assert isinstance(error, IllegalAction)
        legal = match.game.legal(match.state)
        wrong = [a for a in range(match.game.actions) if a not in legal][:3]
        for action in [*wrong, -1, -99, match.game.actions, 2**70, -(2**70)]:
            error = refused("error-illegal", match.play, seat, action)
            assert isinstance(error, IllegalAction)
        assert dump(match.state) == before
        assert len(match.plies) == match.state.ply == step.state.ply
        match.play(seat, step.action)


def test_nothing_can_be_decided_after_the_end(case: Case) -> None:
    match = match_at(case, -1)
    assert match.state.over()
    assert match.seat() == CHANCE
    for seat in range(-1, case.players):
        error = refused("error-over", match.play, seat, 0)
        assert isinstance(error, IllegalAction)


# ---- undo


def floor_of(match: Match, seat: int) -> int:
    """The rule again, in another way: how many of the last plies are freely this seat's."""
    asked = [] if match.state.over() else [match.state.seat()]
    if asked and seat >= 0 and match.game.together(match.state):
        unseen = match.plies[-1].audience == bit(seat)
        asked += [seat] if unseen or has(match.game.together(match.state), seat) else []
    if seat not in asked:
        return len(match.plies)
    free = [p.seat == seat and seat >= 0 and not p.reveals and not p.ends_turn for p in match.plies]
    own = 0
    for is_free in reversed(free):
        if not is_free:
            break
        own += 1
    return len(free) - own


def test_undo_goes_back_inside_the_own_turn_only(case: Case) -> None:
    """At some positions only, as each look back costs as much as what went before it."""
    match = new_match(case)
    rng = Rng(21)
    undone = 0
    steps = walk(case)[:-1]
    looked_at = {step.state.ply for step in (steps if SOAK else some(steps))}
    looked_at.update(first for first, _ in runs(case))  # after which the same seat goes on
    for step in steps:
        match.take(step.action)
        if step.state.ply not in looked_at:
            continue
        for seat in range(-1, case.players):
            floor = match.undo_floor(seat)
            assert floor == floor_of(match, seat)
            for ply in (-1, floor - 1, len(match.plies), len(match.plies) + 3):
                error = refused("error-undo", match.undo, seat, ply)
                assert isinstance(error, IllegalAction)
            if floor < len(match.plies) and (undone == 0 or rng.below(3) == 0):
                undone += 1
                check_undo(match, seat, floor + rng.below(len(match.plies) - floor), case)
    assert (undone > 0) is (case.spec.id not in ONE_BY_ONE)


def check_undo(match: Match, seat: int, ply: int, case: Case) -> None:
    """Back to the position that was, and by the same decisions to the one that is."""
    now = dump(match.state)
    undone = match.plies[ply:]
    match.undo(seat, ply)
    assert dump(match.state) == dump(walk(case)[ply].state)
    assert len(match.plies) == ply
    for each in undone:
        assert all_told(match.play(each.seat, each.action)) == all_told(each.events)
    assert dump(match.state) == now


def test_a_take_back_that_all_agreed_to_may_go_anywhere(case: Case) -> None:
    match = match_at(case, 20)
    for ply in (20, 13, 6, 0):
        match.rewind(ply)
        assert dump(match.state) == dump(walk(case)[ply].state)
        assert len(match.plies) == ply


# ---- composed moves


def runs(case: Case) -> list[tuple[int, int]]:
    """(first ply, ply after the last) of decisions that a seat takes one after another.

    What uncovers something ends a run, as nothing may be composed with what follows it.
    """
    steps = walk(case)
    reveals = case.game().reveals
    seats = [CHANCE if step.state.over() else step.state.seat() for step in steps]
    shown = [False, *[reveals(step.state, step.action) for step in steps[:-1]]]
    starts = [p for p in range(len(seats)) if p == 0 or seats[p] != seats[p - 1] or shown[p]]
    found = list(zip(starts, [*starts[1:], len(seats)], strict=True))
    return [(a, b) for a, b in found if seats[a] != CHANCE and b - a > 1][:6]


def words_of(case: Case, first: int, last: int) -> list[str]:
    game = case.game()
    return [game.word(step.action) for step in walk(case)[first:last]]


def test_a_composed_move_is_its_parts(case: Case) -> None:
    assert bool(runs(case)) is (case.spec.id not in ONE_BY_ONE)
    for first, last in runs(case):
        whole, parts = match_at(case, first), match_at(case, first)
        seat = whole.seat()
        words = words_of(case, first, last)
        events = whole.play_words(seat, words)
        told_apart = [e for w in words for e in parts.play(seat, action_of(parts.game, w))]
        assert dump(whole.state) == dump(parts.state) == dump(walk(case)[last].state)
        assert all_told(events) == all_told(told_apart)


def test_a_composed_move_is_all_or_nothing(case: Case) -> None:
    game = case.game()
    for first, last in runs(case):
        match = match_at(case, first)
        before, seat = dump(match.state), match.seat()
        words = words_of(case, first, last)
        bad_parts = {"error-notation": "no such word"}
        position = walk(case)[last].state
        if position.over():
            bad_parts["error-over"] = words[0]
        elif position.seat() != seat:
            bad_parts["error-not-yours"] = words[0]
        end = walk(case)[last - 1]
        if game.reveals(end.state, end.action):  # then nothing may follow, good or bad
            bad_parts = {"error-reveals": words[0]}
        for code, bad in bad_parts.items():
            refused(code, match.play_words, seat, [*words, bad])
            assert dump(match.state) == before
            assert len(match.plies) == first
        assert match.play_words(seat, []) == []


def test_notation_is_checked_before_the_rules(case: Case) -> None:
    match = new_match(case)
    error = refused("error-notation", match.play_words, match.seat(), ["?"])
    assert isinstance(error, NotationError)


# ---- the history


def test_a_match_remembers_who_decided_what(case: Case) -> None:
    match = new_match(case)
    rng = Rng(5)
    while not match.state.over():
        action = any_action(match.game, match.state, rng)
        audience = match.game.audience(match.state, action)
        seat = match.seat()
        events = match.play(seat, action)
        ply = match.plies[-1]
        assert (ply.seat, ply.action, ply.audience, ply.events) == (
            seat,
            action,
            audience,
            tuple(events),
        )
    assert len(match.plies) == match.state.ply
    assert match.state.log is None
