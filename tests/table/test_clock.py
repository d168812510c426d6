"""Clocks: banks, increments, allowances, deadlines; no way to make time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.table.clock import RETURN_SECONDS, TICK, Clock, new_clock
from saqqara.table.pace import DAYS, LIVE, Pace, after_counted
from saqqara.table.table import TAKE_BACK, Table
from table.tables import (
    QUICK,
    SLOW,
    START,
    UNTIMED,
    act,
    any_word,
    mini_table,
    offers_table,
    pharaoh_table,
)

DAY = 86400.0
OFFICE = Pace(DAYS, days=1, window_from=9 * 60, window_to=17 * 60, zone="Europe/Berlin")


# ---- the clock alone


def test_only_running_seats_are_charged() -> None:
    clock = new_clock(QUICK, 3, START)
    clock.set_running([0, 2], START)
    clock.charge(START + 5)
    assert clock.left == [55, 60, 55]
    clock.set_running([1], START + 7)
    clock.charge(START + 10)
    assert clock.left == [53, 57, 53]


def test_nothing_is_less_than_no_time() -> None:
    clock = new_clock(QUICK, 2, START)
    clock.set_running([0], START)
    clock.charge(START + 1000)
    assert clock.left == [0, 60]


def test_time_that_goes_backwards_is_not_charged() -> None:
    clock = new_clock(QUICK, 2, START)
    clock.set_running([0], START)
    clock.charge(START - 100)
    assert clock.left == [60, 60]


def test_without_a_pace_nothing_runs() -> None:
    clock = new_clock(UNTIMED, 2, START)
    clock.set_running([0, 1], START)
    clock.charge(START + DAY)
    clock.turn_ends(0)
    clock.comes_back(0)
    assert clock.left == [0, 0]
    assert clock.deadline() is None
    assert clock.out_of_time(START + DAY) == []


def test_the_first_seat_to_run_out_sets_the_deadline() -> None:
    clock = Clock(QUICK, [30.0, 20.0, 10.0], START)
    assert clock.deadline() is None
    clock.set_running([0, 1], START)
    assert clock.deadline() == START + 20
    assert clock.out_of_time(START + 20) == [1]
    assert clock.out_of_time(START + 30) == [0, 1]


def test_a_pause_costs_nothing() -> None:
    clock = new_clock(QUICK, 2, START)
    clock.set_running([0], START)
    clock.pause(START + 10)
    assert clock.deadline() is None
    assert clock.out_of_time(START + DAY) == []
    clock.pause(START + 20)  # twice is once
    clock.resume(START + DAY)
    assert clock.left == [50, 60]
    assert clock.deadline() == START + DAY + 50


def test_slow_clocks_run_inside_the_window_only() -> None:
    clock = new_clock(OFFICE, 2, START)  # 23:13 in Berlin
    clock.set_running([1], START)
    assert clock.left == [8 * 3600, 8 * 3600]
    assert clock.deadline() == after_counted(OFFICE, START, 8 * 3600)
    clock.charge(START + 9 * 3600)
    assert clock.left[1] == 8 * 3600
    clock.charge(START + 11 * 3600)
    assert 6 * 3600 < clock.left[1] < 8 * 3600


def test_who_comes_back_after_running_out_has_a_little_time() -> None:
    for pace in (QUICK, SLOW):
        clock = Clock(pace, [0.0, TICK / 2, 5.0], START)
        for seat in range(3):
            clock.comes_back(seat)
        assert clock.left == [RETURN_SECONDS, RETURN_SECONDS, 5.0]


@given(
    st.sampled_from([QUICK, SLOW, OFFICE]),
    st.lists(st.floats(0.01, 2 * DAY), min_size=3, max_size=3),
    st.floats(0, DAY),
)
def test_time_is_out_exactly_at_the_deadline(pace: Pace, left: list[float], late: float) -> None:
    clock = Clock(pace, list(left), START)
    clock.set_running([0, 2], START)
    deadline = clock.deadline()
    assert deadline is not None
    first = 0 if left[0] <= left[2] else 2
    assert first in clock.out_of_time(deadline)
    assert clock.out_of_time(deadline - 2 * TICK) == []
    assert first in clock.out_of_time(deadline + late)


# ---- the clock of a table


def test_the_increment_is_paid_when_the_turn_is_over() -> None:
    table = mini_table(2, pace=QUICK)
    table.play(0, table.ply(), ["quarry"], START + 4)
    assert table.clock.left == [66, 60]
    table.play(1, table.ply(), ["quarry"], START + 10)
    assert table.clock.left == [66, 64]


def test_a_turn_of_several_decisions_is_paid_once() -> None:
    table = mini_table(2, pace=QUICK)
    act(table, "quarry", "quarry", "load 1", "load 2")
    left = table.clock.left[0]
    for second, word in enumerate(["sail 1 market", "take 1", "red coin"], 1):
        assert table.clock.running == [0]
        table.play(0, table.ply(), [word], START + second)
    assert table.clock.left[0] == left - 3 + 10
    assert table.clock.running == [1]


def test_a_list_is_paid_once_too() -> None:
    table = mini_table(2, pace=QUICK)
    act(table, "quarry", "quarry", "load 1", "load 2")
    left = table.clock.left[0]
    table.play(0, table.ply(), ["sail 1 market", "take 1", "red coin"], START + 3)
    assert table.clock.left[0] == left - 3 + 10


def test_an_undone_turn_gives_its_increment_back() -> None:
    """A sealed offer ends the turn, and may be undone as long as nobody has seen it."""
    table = offers_table(3, pace=QUICK)
    begin = table.ply()
    for cycle in range(1, 6):
        table.play(0, table.ply(), ["offer 1"], START + 2 * cycle)
        table.undo(0, table.ply(), begin, START + 2 * cycle)
    assert table.clock.left == [50, 50, 50]
    table.play(0, table.ply(), ["offer 1"], START + 12)
    assert table.clock.left == [58, 48, 48]


def test_an_undo_inside_the_turn_pays_nothing() -> None:
    table = mini_table(2, pace=QUICK)
    act(table, "quarry", "quarry", "load 1", "load 2")
    left = list(table.clock.left)
    begin = table.ply()
    table.play(0, begin, ["sail 1 market"], START + 1)
    table.undo(0, table.ply(), begin, START + 2)
    assert table.clock.left == [left[0] - 2, left[1]]


def test_an_offer_in_an_envelope_ends_the_turn() -> None:
    table = offers_table(3, pace=QUICK)
    table.play(2, table.ply(), ["offer 1"], START + 5)
    assert table.clock.left == [55, 55, 65]
    assert table.clock.running == [0, 1]
    table.play(2, table.ply(), ["offer 2"], START + 6)  # another envelope instead
    assert table.clock.left == [54, 54, 65]
    table.undo(2, table.ply(), table.ply(), START + 8)
    assert table.clock.left == [52, 52, 55]
    assert table.clock.running == [0, 1, 2]


@pytest.mark.parametrize("early", [False, True])
def test_a_new_turn_after_offers_is_another_turn(early: bool) -> None:
    """Seat 0 offers and then begins the next round: paid alike, whoever was quicker."""
    for pace in (QUICK, SLOW):
        table = offers_table(2, pace=pace)
        allowance = table.clock.left[0]
        order = [1, 0] if early else [0, 1]
        for seat in order:
            table.play(seat, table.ply(), ["offer 1"], START + 5)
        assert table.asked() == [0]
        expected = allowance - 5 + 10 if pace.kind == LIVE else allowance
        assert table.clock.left[0] == expected


def test_every_slow_turn_begins_with_the_whole_allowance() -> None:
    table = mini_table(2, pace=SLOW)
    table.play(0, table.ply(), ["quarry"], START + DAY)
    assert table.clock.left == [DAY, 2 * DAY]
    table.play(1, table.ply(), ["quarry"], START + 2.5 * DAY)
    assert table.clock.left == [2 * DAY, 0.5 * DAY]
    assert table.due(START + 3 * DAY) == START + 4.5 * DAY


def test_an_undone_slow_turn_goes_on_with_what_it_had() -> None:
    table = offers_table(2, pace=SLOW)
    begin = table.ply()
    table.play(0, begin, ["offer 1"], START + 1.5 * DAY)
    table.undo(0, table.ply(), begin, START + 1.75 * DAY)
    assert table.clock.left == [0.5 * DAY, 0.25 * DAY]
    assert table.clock.running == [0, 1]


def test_leaving_and_coming_back_brings_no_time() -> None:
    for pace in (QUICK, SLOW):
        table = mini_table(2, pace=pace)
        table.step_away(0, "", START + 20)
        table.come_back(0, START + 21)
        assert table.clock.left[0] == new_clock(pace, 2, START).left[0] - 20


def test_bots_have_no_clock() -> None:
    table = mini_table(2, bots=(0,), pace=QUICK)
    assert table.clock.running == []
    table.play(0, table.ply(), ["quarry"], START + 30)
    assert table.clock.left == [60, 60]
    assert table.clock.running == [1]


def test_a_finished_game_has_no_clock() -> None:
    table = pharaoh_table(2, pace=QUICK)
    while not table.over():
        act(table, any_word(table, table.match.seat(), 7 * table.ply()))
    assert table.clock.running == []
    assert table.clock.deadline() is None


seconds = st.floats(0, 30)
pauses = st.lists(st.tuples(seconds, seconds), min_size=1, max_size=8)


@given(st.sampled_from([QUICK, SLOW]), pauses, st.booleans())
def test_no_cycle_of_playing_and_undoing_makes_time(
    pace: Pace, steps: list[tuple[float, float]], sealed: bool
) -> None:
    """Whoever plays and takes it back has as much time as who just thought."""
    table = offers_table(3, pace=pace)
    seat = 2 if sealed else 0  # in an envelope, or as a ply that nobody has seen
    begin, now = table.ply(), START
    for before, after in steps:
        had = table.clock.left[seat]
        now += before
        table.play(seat, table.ply(), [any_word(table, seat)], now)
        now += after
        table.undo(seat, table.ply(), begin, now)
        assert table.clock.left[seat] <= max(0.0, had - before) + 1e-6
        assert table.asked()[0 if not sealed else -1] == seat


def test_a_take_back_goes_on_with_the_clocks_as_they_are() -> None:
    table: Table = mini_table(2, bots=(1,), pace=QUICK)
    begin = table.ply()
    act(table, "quarry", "quarry", now=START + 5)
    table.propose(TAKE_BACK, 0, begin, START + 8)
    assert table.clock.left[0] == 60 - 5 + 10 - 3
    assert table.clock.running == [0]
