"""Bots for absent people; when a table needs somebody to look after it."""

import pytest

from saqqara.table.clock import RETURN_SECONDS
from saqqara.table.table import TAKE_BACK
from table.tables import (
    BOT,
    QUICK,
    SLOW,
    START,
    UNTIMED,
    act,
    any_word,
    mini_table,
    offers_table,
    pharaoh_table,
    snapshot,
)


def test_a_bot_of_the_chosen_level_takes_over() -> None:
    table = mini_table(2, pace=QUICK)
    assert table.step_away(0, "scribe", START + 5) == table.ply()
    assert table.seats[0].player_bot() == "scribe"
    assert (table.bot_seats(), table.people()) == ([0], [1])
    assert table.due(START + 6) == START + 6
    table.play(0, table.ply(), ["quarry"], START + 7)
    assert table.clock.left == [55, 60]  # bots are not paid
    table.step_away(1, "", START + 8)
    assert table.seats[1].player_bot() == BOT
    assert table.people() == []


def test_coming_back_ends_it() -> None:
    table = mini_table(2, pace=QUICK)
    table.step_away(0, "scribe", START + 5)
    table.come_back(0, START + 10)
    assert (table.bot_seats(), table.people()) == ([], [0, 1])
    assert table.due(START + 10) == START + 10 + 55
    before = snapshot(table)
    table.come_back(0, START + 12)  # is there already
    assert snapshot(table) == before


def test_the_seat_stays_the_persons() -> None:
    table = mini_table(2)
    table.step_away(1, "", START)
    assert (table.seats[1].user, table.seats[1].name) == ("user-1", "Bek")


@pytest.mark.parametrize("pace", [QUICK, SLOW])
def test_who_is_late_is_replaced(pace: object) -> None:
    table = mini_table(2, pace=pace)  # type: ignore[arg-type]
    deadline = table.due(START)
    assert deadline is not None
    before = snapshot(table)
    assert table.replace_late(deadline - 1) == table.ply()
    assert snapshot(table) == before
    assert table.replace_late(deadline) == table.ply()
    assert table.seats[0].stand_in == BOT
    assert table.due(deadline) == deadline
    table.come_back(0, deadline + 5)
    assert table.clock.left[0] == RETURN_SECONDS
    assert table.due(deadline + 5) == deadline + 5 + RETURN_SECONDS


def test_all_who_are_late_are_replaced_at_once() -> None:
    table = offers_table(3, pace=QUICK)
    table.play(1, table.ply(), ["offer 1"], START + 1)
    table.replace_late(START + 60)
    assert [seat.stand_in for seat in table.seats] == [BOT, "", BOT]


def test_replacing_somebody_may_settle_a_take_back() -> None:
    """The late person was the last one who had not agreed."""
    table = mini_table(2, pace=QUICK)
    begin = table.ply()
    act(table, "quarry")
    table.propose(TAKE_BACK, 0, begin, START)
    assert table.replace_late(START + 60) == begin
    assert table.ply() == begin
    assert table.asked() == [0]


def test_a_late_proposer_loses_the_proposal() -> None:
    table = mini_table(2, pace=QUICK)
    table.propose(TAKE_BACK, 0, 0, START)
    table.replace_late(START + 60)
    assert table.proposal is None
    assert table.ply() == 3


def test_nobody_is_due_without_clock_and_bots() -> None:
    table = mini_table(2)
    assert table.due(START) is None
    assert table.replace_late(START + 10**9) == table.ply()
    assert table.people() == [0, 1]


def test_a_bot_is_due_at_once_and_a_person_at_the_deadline() -> None:
    table = mini_table(2, bots=(1,), pace=QUICK)
    assert table.due(START + 3) == START + 60
    act(table, "quarry", now=START + 3)
    assert table.bot_seats() == [1]
    assert table.due(START + 4) == START + 4


def test_a_bot_that_has_answered_is_not_due() -> None:
    table = offers_table(3, bots=(2,), pace=QUICK)
    assert table.bot_seats() == [2]
    table.play(2, table.ply(), ["offer 0"], START)
    assert table.bot_seats() == []
    assert table.due(START) == START + 60


@pytest.mark.parametrize("pace", [UNTIMED, QUICK, SLOW])
def test_a_finished_table_is_never_due(pace: object) -> None:
    table = pharaoh_table(2, bots=(1,), pace=pace)  # type: ignore[arg-type]
    while not table.over():
        assert (table.due(START) is None) is (pace is UNTIMED and not table.bot_seats())
        act(table, any_word(table, table.match.seat()))
    assert table.due(START) is None
