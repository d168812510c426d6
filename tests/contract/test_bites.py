"""The checks of the contract find what they are made to find: faults planted in mini.

Compiled classes cannot be subclassed here, so a fault is a wrapper around a sound game.
"""

from collections.abc import Callable

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from contract.cases import Case, Step, walk
from contract.checks import (
    check_assign,
    check_audience,
    check_clone,
    check_deterministic,
    check_determinize,
    check_event,
    check_foresight,
    check_legal,
    check_message,
    check_messages,
    check_plain_data,
    check_rates,
    check_refusals,
    check_reveals,
    check_scores,
    check_some,
    check_spectator,
    check_together,
    dump,
)
from saqqara.games import mini
from saqqara.games.mini.state import MiniState
from saqqara.kernel.event import EVERYONE, Event, Message, Move
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from saqqara.kernel.voice import Refusal

CASE = Case(mini.SPEC, 3, {})
FACETS = ("voice", "hints", "encoder")


class Planted:
    """A game, or a facet of one, of which some methods are replaced."""

    def __init__(self, sound: object, **replaced: object) -> None:
        self.sound = sound
        self.replaced = replaced

    def __getattr__(self, name: str) -> object:
        found = self.replaced.get(name, getattr(self.sound, name))
        return Planted(found, **self.replaced) if name in FACETS else found


Check = Callable[[Game, State], object]


def finds(check: Check, **replaced: object) -> bool:
    """Does the check pass the sound game, and find the planted fault somewhere in a game?"""
    steps = [step for seed in (1, 2) for step in walk(CASE, seed)[:-1]]
    for step in steps:
        check(CASE.game(), step.state)
    return any(fails(check, Planted(CASE.game(), **replaced), step) for step in steps)


def fails(check: Check, planted: Planted, step: Step) -> bool:
    try:
        # On a copy: some faults change the position, and other tests look at the same walk.
        check(planted, step.state.clone())  # type: ignore[arg-type]
    except AssertionError:
        return True
    return False


def always(value: object) -> Callable[..., object]:
    return lambda *_: value


SOUND = CASE.game()


def mini_state() -> MiniState:
    s = walk(CASE)[5].state.clone()
    assert isinstance(s, MiniState)
    return s


def test_planted_faults_leave_the_shared_walk_alone() -> None:
    """Tests of the same process look at it too, in whatever order they come."""
    before = [dump(step.state) for step in walk(CASE)]

    def spoil(game: Game, s: State) -> None:
        assert isinstance(s, MiniState)
        assert game.score(s, 0) >= 0
        s.coins[0] += 1
        raise AssertionError

    assert fails(spoil, Planted(SOUND), walk(CASE)[0])
    mini_state().coins[0] += 1
    assert [dump(step.state) for step in walk(CASE)] == before


# ---- playing


@pytest.mark.parametrize(
    "legal",
    [
        lambda s: SOUND.legal(s)[::-1],
        lambda s: SOUND.legal(s) * 2,
        lambda _: [],
        lambda s: [*SOUND.legal(s), SOUND.actions],
        lambda s: [-1, *SOUND.legal(s)],
        lambda s: SOUND.legal(s)[:-1],
    ],
)
def test_bad_lists_of_moves_are_found(legal: Callable[[State], list[int]]) -> None:
    assert finds(check_legal, legal=legal)


def test_shared_state_is_found() -> None:
    """As if a clone shared its stones, so that they changed for both."""
    original = mini_state().clone()

    def apply(clone: State, action: int) -> None:
        original.stones[0] += 1
        SOUND.apply(clone, action)

    with pytest.raises(AssertionError):
        check_clone(Planted(SOUND, apply=apply), original)  # type: ignore[arg-type]


def test_an_incomplete_assign_is_found() -> None:
    class Forgetful:
        def clone(self) -> "Forgetful":
            return self

        def assign(self, other: State) -> None:
            assert isinstance(other, MiniState)
            self.copy = other.clone()
            self.copy.coins[0] += 1

    state = mini_state()
    used = Forgetful()
    used.assign(state)
    with pytest.raises(AssertionError):
        check_assign(SOUND, state, used)  # type: ignore[arg-type]
    assert dump(used.copy) != dump(state)


def test_play_that_depends_on_more_than_the_position_is_found() -> None:
    calls: list[int] = []

    def apply(s: MiniState, action: int) -> None:
        SOUND.apply(s, action)
        calls.append(action)
        s.points[0] += len(calls) % 2

    with pytest.raises(AssertionError):
        check_deterministic(Planted(SOUND, apply=apply), mini_state())  # type: ignore[arg-type]


# ---- hidden information


def with_rng(check: Callable[[Game, State, Rng], object]) -> Check:
    return lambda game, s: check(game, s, Rng(2))


LEAKS: dict[str, Callable[[MiniState, int], object]] = {
    "the deck": lambda s, seat: {**SOUND.voice.view(s, seat), "deck": s.deck},
    "a hand": lambda s, seat: {**SOUND.voice.view(s, seat), "hand": s.hands[1]},
    "an offer": lambda s, seat: {**SOUND.voice.view(s, seat), "offer": s.sealed[0]},
    "the discards": lambda s, seat: {**SOUND.voice.view(s, seat), "trimmed": s.trimmed[0]},
    "a frame": lambda s, seat: {**SOUND.voice.view(s, seat), "top": s.top()},
}


@pytest.mark.parametrize("view", LEAKS.values(), ids=list(LEAKS))
def test_a_view_that_shows_too_much_is_found(view: Callable[[MiniState, int], object]) -> None:
    assert finds(with_rng(check_determinize), view=view)


def test_a_spectator_who_sees_too_much_is_found() -> None:
    def view(s: State, seat: int) -> object:
        return SOUND.voice.view(s, 1 if seat < 0 else seat)

    assert finds(with_rng(check_spectator), view=view)


def test_labels_that_tell_too_much_are_found() -> None:
    def label(s: MiniState, action: int) -> Message:
        return Message("mini-label", {"action": action, "cards": s.deck})

    assert finds(with_rng(check_determinize), label=label)


def test_a_determinization_that_changes_a_known_thing_is_found() -> None:
    def determinize(s: MiniState, seat: int, rng: Rng) -> State:
        other = SOUND.determinize(s, seat, rng)
        assert isinstance(other, MiniState)
        other.hands[seat] = s.hands[(seat + 1) % 3] if seat >= 0 else other.hands[0]
        return other

    assert finds(with_rng(check_determinize), determinize=determinize)


def test_an_audience_that_is_too_narrow_is_found() -> None:
    assert finds(check_audience, audience=always(1))  # seat 0 only
    assert finds(check_audience, audience=always(0))  # not even the decider


def test_an_event_that_tells_too_much_is_found() -> None:
    def apply(s: State, action: int) -> None:
        if s.log is not None:
            s.tell("mini-event", {"action": action}, [], EVERYONE)
        SOUND.apply(s, action)

    assert finds(check_audience, apply=apply)


def test_a_reveal_that_is_kept_quiet_is_found() -> None:
    assert finds(with_rng(check_reveals), reveals=always(False))


def test_an_answer_that_depends_on_another_is_found() -> None:
    def legal(s: MiniState) -> list[int]:
        legal = SOUND.legal(s)
        return legal if s.sealed[0] < 0 else legal[: 1 + s.sealed[0]]

    assert finds(with_rng(check_together), legal=legal)
    assert finds(with_rng(check_together), audience=always(EVERYONE))
    assert finds(with_rng(check_together), reveals=always(True))


@pytest.mark.parametrize("seats", [4, 7, 8, 15])
def test_seats_that_do_not_decide_at_once_are_found(seats: int) -> None:
    assert finds(with_rng(check_together), together=always(seats))


def test_hints_that_peek_are_found() -> None:
    def rate(s: MiniState, out: Choices, rates: vec[i64]) -> None:
        for i in range(out.n):
            rates[i] = s.hands[0] % 7

    assert finds(with_rng(check_rates), rate=rate)
    assert finds(with_rng(check_rates), rate=always(None))


def test_boards_that_show_what_is_hidden_are_found() -> None:
    def peeking(s: MiniState, action: int) -> dict[str, object]:
        return {"points": s.hands[0] % 7}

    def playing(s: MiniState, action: int) -> None:
        SOUND.apply(s, action)

    for fault in (peeking, playing, always({"points": 1.5}), always({"all": "at once"})):
        assert finds(with_rng(check_foresight), foresee=fault)


def test_samples_of_choices_that_are_no_samples_are_found() -> None:
    def with_first(game: Game, s: MiniState, rng: Rng, out: Choices) -> None:
        SOUND.list_choices(s, out)
        out.items[0] = SOUND.actions - 1

    def backwards(game: Game, s: MiniState, rng: Rng, out: Choices) -> None:
        out.n = 0
        for action in reversed(SOUND.legal(s)):
            out.add(action)

    def peeking(game: Game, s: MiniState, rng: Rng, out: Choices) -> None:
        SOUND.list_choices(s, out)
        out.n = 1 + s.hands[0] % out.n

    def nothing(game: Game, s: MiniState, rng: Rng, out: Choices) -> None:
        out.n = 0

    for fault in (with_first, backwards, peeking, nothing, always(None)):
        assert finds(with_rng(check_some), list_some=fault)


# ---- showing


@pytest.mark.parametrize("value", [(1,), b"x", 1.5, {1: 2}, {"a": {"b": {3}}}, [[(), 1]]])
def test_data_that_is_not_plain_is_found(value: object) -> None:
    check_plain_data({"a": [1, "x", None, True, {"b": []}]})
    with pytest.raises(AssertionError):
        check_plain_data({"value": value})


@pytest.mark.parametrize(
    ("id", "args"),
    [
        ("Mini-card", {}),
        ("mini", {}),
        ("mini card", {}),
        ("mini-card", {"seat": 3}),
        ("mini-card", {"other_seat": -1}),
        ("mini-card", {"seat": "mini-seat"}),
        ("mini-card", {"card": "Red card"}),
        ("mini-card", {"Card": 1}),
        ("mini-card", {"rule": 1}),
        ("mini-card", {"flag": True}),
    ],
)
def test_bad_messages_are_found(id: str, args: dict[str, int | str]) -> None:
    check_message(Message("mini-card-1", {"seat": 2, "card": "mini-card-2", "rule": "MIN-1"}), 3)
    with pytest.raises(AssertionError):
        check_message(Message(id, args), 3)


def test_buttons_that_read_alike_are_found() -> None:
    assert finds(check_messages, label=always(Message("mini-label", {})))
    assert finds(check_messages, rule=always(Message("mini-rule", {})))


@pytest.mark.parametrize(
    "refusals",
    [
        lambda s: [Refusal(SOUND.legal(s)[0], Message("mini-refused", {}))],
        lambda s: SOUND.refusals(s) * 2,
        lambda _: [Refusal(SOUND.actions, Message("mini-refused", {}))],
        lambda _: [Refusal(0, Message("No", {}))],
        lambda _: [Refusal(0, Message("mini-refused", {}))],  # of chance too
    ],
)
def test_bad_refusals_are_found(refusals: Callable[[State], list[Refusal]]) -> None:
    assert finds(check_refusals, refusals=refusals)


def test_reasons_that_tell_too_much_are_found() -> None:
    def refusals(s: MiniState) -> list[Refusal]:
        hands = [int(s.hands[seat]) for seat in range(3)]
        return [Refusal(0, Message("mini-refused", {"cards": sum(hands)}))]

    assert finds(with_rng(check_determinize), refusals=refusals)


@pytest.mark.parametrize(
    "event",
    [
        Event(Message("mini-event", {}), 8, []),
        Event(Message("mini-event", {}), 0, []),
        Event(Message("Event", {}), EVERYONE, []),
        Event(Message("mini-event", {}), EVERYONE, [Move("", "deck", "hand-0")]),
        Event(Message("mini-event", {}), EVERYONE, [Move("card", "hand-0", "hand-0")]),
    ],
)
def test_bad_events_are_found(event: Event) -> None:
    check_event(Event(Message("mini-event", {}), 7, [Move("card 1", "deck", "hand-0")]), 3)
    with pytest.raises(AssertionError):
        check_event(event, 3)


def test_sheets_that_do_not_add_up_are_found() -> None:
    assert finds(check_scores, score_sheet=always({"mini-source-made": 1}))
    assert finds(check_scores, rank=lambda s, seat: -SOUND.score(s, seat))
