"""Hypothesis sits at a table: anybody does anything at any time, and what must hold holds."""

from copy import deepcopy

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

from drawing import examples
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.event import sees
from saqqara.kernel.match import Match
from saqqara.table.pace import DAYS, LIVE, Pace
from saqqara.table.sealed import asked_seats
from saqqara.table.table import PAUSE, TAKE_BACK, Table
from table.tables import (
    QUICK,
    SLOW,
    START,
    UNTIMED,
    any_word,
    mini_table,
    offers_table,
    pharaoh_table,
    snapshot,
    words_of,
)

SETTINGS = settings(
    max_examples=examples(40),
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
TABLES = {"pharaoh": pharaoh_table, "mini": mini_table, "offers": offers_table}

seats = st.integers(0, 2)
numbers = st.integers(0, 99)
waits = st.sampled_from([0.0, 0.5, 7.0, 61.0, 90_000.0])


class Anything(RuleBasedStateMachine):
    kind: str

    @initialize(
        players=st.integers(2, 3),
        bots=st.sampled_from([(), (0,), (1,)]),
        pace=st.sampled_from([UNTIMED, QUICK, SLOW]),
    )
    def set_up(self, players: int, bots: tuple[int, ...], pace: Pace) -> None:
        self.table: Table = TABLES[self.kind](players, bots, pace)
        self.players = players
        self.now = START
        self.ended = 0  # turns that may have been paid for
        self.returned = 0

    def change(self, name: str, *given: object) -> bool:
        """Call a method of the table; a refusal changes nothing, `kept` is true."""
        table = self.table
        before, words = snapshot(table), words_of(table)
        try:
            kept = getattr(table, name)(*given, self.now)
        except SaqqaraError:
            assert snapshot(table) == before
            return False
        if kept is None:
            kept = len(words)
        assert 0 <= kept <= len(words)
        assert words_of(table)[:kept] == words[:kept]
        assert name != "play" or kept == len(words)
        return True

    def person(self, number: int) -> int:
        """A seat of a person, there or not."""
        found = [seat for seat in range(self.players) if self.table.seats[seat].user]
        return found[number % len(found)]

    # ---- time

    @rule(wait=waits)
    def time_passes(self, wait: float) -> None:
        self.now += wait

    # ---- playing

    @rule(number=numbers, count=st.integers(1, 4))
    def somebody_plays(self, number: int, count: int) -> None:
        for _ in range(count):
            asked = self.table.asked()
            if not asked:
                return
            seat = asked[number % len(asked)]
            ply, word = self.table.ply(), any_word(self.table, seat, number)
            assert self.change("play", seat, ply, [word]) is not self.table.clock.paused
            self.ended += 1

    @rule(seat=seats, back=st.integers(-1, 3), number=numbers)
    def anybody_plays(self, seat: int, back: int, number: int) -> None:
        """With any word, at a ply that may be long past."""
        seat %= self.players
        game = self.table.match.game
        asked = seat in asked_seats(self.table.match)
        ply = self.table.ply() - back
        seen = any(sees(each.audience, seat) for each in self.table.match.plies[max(ply, 0) :])
        done = self.change("play", seat, ply, [game.word(number % game.actions)])
        if done:
            assert asked
            assert back == 0 or not seen
            self.ended += 1

    @rule(seat=seats, back=st.integers(0, 4))
    def undo(self, seat: int, back: int) -> None:
        seat %= self.players
        table = self.table
        envelopes = deepcopy(table.envelopes)
        taken = table.match.plies[max(table.ply() - back, 0) :]
        left = table.clock.left[seat]
        total = sum(table.clock.left)
        if self.change("undo", seat, table.ply(), table.ply() - back):
            assert envelopes.pop(seat, None) is not None or all(ply.seat == seat for ply in taken)
            assert table.envelopes == envelopes
            assert table.clock.left[seat] <= left
            assert sum(table.clock.left) <= total
            assert seat in table.asked()

    # ---- agreeing

    @rule(seat=seats, kind=st.sampled_from([TAKE_BACK, PAUSE]), back=st.integers(-1, 12))
    def propose(self, seat: int, kind: str, back: int) -> None:
        self.change("propose", kind, self.person(seat), self.table.ply() - back)

    @precondition(lambda self: self.table.proposal is not None)
    @rule(seat=seats, agree=st.booleans())
    def answer(self, seat: int, agree: bool) -> None:
        ply = self.table.ply()
        if self.change("answer", self.person(seat), agree) and not agree:
            assert self.table.proposal is None
            assert self.table.ply() == ply

    @precondition(lambda self: self.table.proposal is not None)
    @rule()
    def all_agree(self) -> None:
        for seat in self.table.people():
            if self.table.proposal is not None:
                assert self.change("answer", seat, True)
        assert self.table.proposal is None

    @precondition(lambda self: self.table.clock.paused)
    @rule()
    def resume(self) -> None:
        left = list(self.table.clock.left)
        assert self.change("resume")
        assert self.table.clock.left == left

    # ---- absent people

    @rule(seat=seats)
    def step_away(self, seat: int) -> None:
        assert self.change("step_away", self.person(seat), "")

    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        self.returned += 1
        assert self.change("come_back", self.person(seat))

    @rule()
    def replace_late(self) -> None:
        late = self.table.clock.out_of_time(self.now)
        assert self.change("replace_late")
        assert all(self.table.seats[seat].stand_in for seat in late)
        due = self.table.due(self.now)
        assert due is None or due >= self.now

    # ---- always

    @invariant()
    def its_words_are_all_there_is(self) -> None:
        match = self.table.match
        again = Match(match.spec, self.players, {})
        for word in words_of(self.table):
            again.play_words(again.seat(), [word])
        assert again.digest() == match.digest()

    @invariant()
    def clocks_are_sane(self) -> None:
        clock = self.table.clock
        asked = self.table.asked()
        bots = self.table.bot_seats()
        assert clock.running == [seat for seat in asked if seat not in bots]
        assert all(left >= 0 for left in clock.left)
        assert clock.since <= self.now
        if clock.pace.kind == LIVE:
            most = 60.0 * self.players + 10.0 * self.ended + 30.0 * self.returned
            assert sum(clock.left) <= most
        elif clock.pace.kind == DAYS:
            assert max(clock.left) <= clock.pace.allowance()
        else:
            assert clock.left == [0.0] * self.players

    @invariant()
    def envelopes_are_of_seats_that_decide_at_once(self) -> None:
        table = self.table
        assert table.match.seat() not in table.envelopes
        assert set(table.envelopes) <= set(asked_seats(table.match))

    @invariant()
    def it_is_due_if_somebody_is_waited_for(self) -> None:
        table = self.table
        running = bool(table.clock.running) and table.clock.pace.kind != UNTIMED.kind
        idle = not running and not table.bot_seats()
        due = table.due(self.now)
        assert (due is None) is (table.over() or table.clock.paused or idle)

    @invariant()
    def a_proposal_waits_for_somebody(self) -> None:
        proposal = self.table.proposal
        if proposal is not None:
            assert proposal.seat in self.table.people()
            assert any(seat not in proposal.agreed for seat in self.table.people())


@pytest.mark.parametrize("kind", list(TABLES))
def test_anything_at_any_time(kind: str) -> None:
    class AnythingAtThis(Anything):
        pass

    AnythingAtThis.kind = kind
    run_state_machine_as_test(AnythingAtThis, settings=SETTINGS)
