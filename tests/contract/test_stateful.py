"""Hypothesis plays: any door in any order, and the invariants hold after every step."""

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from contract.cases import SPECS, accepts
from contract.checks import check_legal, check_scores, dump, seen
from contract.components import COMPONENTS, LONGEST
from drawing import examples
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, table_view
from saqqara.kernel.record import read_record, record_of, replay
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

SETTINGS = settings(
    max_examples=examples(20),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


def tables(spec: Spec) -> st.SearchStrategy[tuple[int, dict[str, str]]]:
    """Seat counts with options that fit them."""
    chosen = st.fixed_dictionaries({o.id: st.sampled_from(o.values) for o in spec.options})
    both = st.tuples(st.sampled_from(spec.players), chosen)
    return both.filter(lambda each: accepts(spec, *each))


class Table(RuleBasedStateMachine):
    spec: Spec

    def __init__(self) -> None:
        super().__init__()
        self.dealer = SeededDealer(0)
        self.kept: list[tuple[State, dict[str, object]]] = []  # clones, and what they were

    @initialize(data=st.data(), seed=st.integers(0, 2**40))
    def set_up(self, data: st.DataObject, seed: int) -> None:
        players, options = data.draw(tables(self.spec))
        self.match = Match(self.spec, players, options)
        self.dealer = SeededDealer(seed)
        self.pieces = COMPONENTS[self.spec.id](self.match.game, self.match.state)

    def running(self) -> bool:
        return not self.match.state.over()

    def asked(self) -> bool:
        return self.running() and self.match.seat() != CHANCE

    def dealing(self) -> bool:
        return self.running() and self.match.seat() == CHANCE

    # ---- playing

    @precondition(asked)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(self.match.game.legal(self.match.state)))
        self.match.play(self.match.seat(), action)

    @precondition(asked)
    @rule(choices=st.lists(st.integers(0, 99), min_size=1, max_size=12))
    def play_several(self, choices: list[int]) -> None:
        for choice in choices:
            self.match.deal(self.dealer)
            if not self.running():
                return
            legal = self.match.game.legal(self.match.state)
            self.match.play(self.match.seat(), legal[choice % len(legal)])

    @precondition(dealing)
    @rule()
    def deal(self) -> None:
        self.match.deal(self.dealer)
        assert not self.dealing()

    @precondition(dealing)
    @rule(data=st.data())
    def chance_by_hand(self, data: st.DataObject) -> None:
        action = data.draw(st.sampled_from(self.match.game.legal(self.match.state)))
        self.match.play(CHANCE, action)

    # ---- going back

    @rule(data=st.data())
    def undo(self, data: st.DataObject) -> None:
        plies = len(self.match.plies)
        seat = data.draw(st.integers(-1, self.match.game.players - 1))
        ply = data.draw(st.integers(max(-1, plies - 6), plies))
        if self.match.undo_floor(seat) <= ply < plies:
            self.match.undo(seat, ply)
            assert len(self.match.plies) == ply
        else:
            self.refused("error-undo", self.match.undo, seat, ply)

    # ---- wrong moves

    def refused(self, code: str, call: Callable[..., object], *given: int) -> None:
        before = dump(self.match.state)
        with pytest.raises(IllegalAction) as caught:
            call(*given)
        assert caught.value.code == code
        assert dump(self.match.state) == before

    @precondition(running)
    @rule(data=st.data())
    def wrong_seat(self, data: st.DataObject) -> None:
        seats = [p for p in range(-1, self.match.game.players) if p != self.match.seat()]
        action = self.match.game.legal(self.match.state)[0]
        seat = data.draw(st.sampled_from(seats))
        self.refused("error-not-yours", self.match.play, seat, action)

    @precondition(running)
    @rule(action=st.integers(-3, 300))
    def wrong_action(self, action: int) -> None:
        if action not in self.match.game.legal(self.match.state):
            self.refused("error-illegal", self.match.play, self.match.seat(), action)

    @precondition(lambda self: not self.running())
    @rule(seat=st.integers(-1, 4), action=st.integers(-1, 40))
    def too_late(self, seat: int, action: int) -> None:
        self.refused("error-over", self.match.play, seat, action)

    # ---- copies

    @rule()
    def keep_a_clone(self) -> None:
        clone = self.match.state.clone()
        assert dump(clone) == dump(self.match.state)
        self.kept = [*self.kept[-3:], (clone, dump(clone))]

    @precondition(lambda self: self.kept and self.running())
    @rule()
    def overwrite_a_clone(self) -> None:
        clone, _ = self.kept.pop()
        clone.assign(self.match.state)
        assert dump(clone) == dump(self.match.state)
        self.match.game.apply(clone, self.match.game.legal(clone)[-1])

    @rule(data=st.data(), seed=st.integers(0, 2**30))
    def determinize(self, data: st.DataObject, seed: int) -> None:
        game, s = self.match.game, self.match.state
        viewer = data.draw(st.integers(-1, game.players - 1))
        other = game.determinize(s, viewer, Rng(seed))
        assert seen(game, other, viewer) == seen(game, s, viewer)
        assert COMPONENTS[self.spec.id](game, other) == self.pieces
        if self.running():
            game.apply(other, game.legal(other)[0])

    @rule()
    def record_and_replay(self) -> None:
        seats = ["x"] * self.match.game.players
        text = record_of(self.match, seats, {}).to_json()
        again = replay(self.spec, read_record(text))
        assert dump(again.state) == dump(self.match.state)
        assert record_of(again, seats, {}).to_json() == text
        self.match = again

    # ---- always

    @invariant()
    def position_is_sound(self) -> None:
        game, s = self.match.game, self.match.state
        check_legal(game, s)
        assert COMPONENTS[self.spec.id](game, s) == self.pieces
        assert s.ply == len(self.match.plies) <= LONGEST[self.spec.id](game.players)
        assert s.log is None
        assert all(dump(clone) == was for clone, was in self.kept)

    @invariant()
    def shown_is_sound(self) -> None:
        game, s = self.match.game, self.match.state
        check_scores(game, s)
        assert self.match.view(0) == table_view(game, s.clone(), 0)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_anything_in_any_order(spec: Spec) -> None:
    class TableOfThis(Table):
        pass

    TableOfThis.spec = spec
    run_state_machine_as_test(TableOfThis, settings=SETTINGS)
