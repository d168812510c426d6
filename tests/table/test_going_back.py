"""Undo inside the own turn, take-backs and pauses by consent."""

import pytest

from saqqara.kernel.errors import IllegalAction
from saqqara.table.table import PAUSE, TAKE_BACK, Table
from table.tables import (
    QUICK,
    SLOW,
    START,
    act,
    mini_table,
    offers_table,
    pharaoh_table,
    refuses,
    snapshot,
    words_of,
)

HOUR = 3600.0


def sailing_table() -> Table:
    """Seat 0 may sail with a stone of its own."""
    table = mini_table(2)
    act(table, "quarry", "quarry", "load 1", "load 2")
    return table


# ---- undo


def test_undo_goes_back_inside_the_turn() -> None:
    table = sailing_table()
    begin = table.ply()
    before = snapshot(table)
    act(table, "sail 1 market", "take 1")
    assert table.undo_floor(0) == begin
    assert table.undo(0, table.ply(), begin + 1, START) == begin + 1
    assert words_of(table)[begin:] == ["sail 1 market"]
    assert table.undo(0, table.ply(), begin, START) == begin
    assert snapshot(table) == before


def test_a_finished_turn_stays_though_nobody_has_followed() -> None:
    table = sailing_table()
    begin = table.ply()
    act(table, "load 1")
    assert table.asked() == [1]
    assert table.undo_floor(0) == table.ply()
    refuses(table, "error-undo", table.undo, 0, table.ply(), begin, START)


def test_a_refused_undo_says_why() -> None:
    table = mini_table(2)
    assert why_no_undo(table, 0, 2) == "nothing"
    act(table, "quarry", "quarry")
    assert why_no_undo(table, 0, 3) == "turn"  # the other was quick: a bot always is
    act(table, "load 1")
    assert why_no_undo(table, 0, 5) == "turn"
    act(table, "load 2", "sail 1 temple")  # cards are drawn
    assert why_no_undo(table, 0, 7) == "shown"
    table = sailing_table()
    begin = table.ply()
    act(table, "sail 1 market")
    assert why_no_undo(table, 0, begin - 1) == "ply"


def why_no_undo(table: Table, seat: int, to: int) -> object:
    with pytest.raises(IllegalAction) as caught:
        table.undo(seat, table.ply(), to, START)
    assert caught.value.code == "error-undo"
    return caught.value.details["why"]


def test_undo_stops_at_the_act_of_another() -> None:
    table = sailing_table()
    refuses(table, "error-undo", table.undo, 0, table.ply(), table.ply() - 1, START)
    begin = table.ply()
    act(table, "load 1", "quarry")
    refuses(table, "error-undo", table.undo, 0, table.ply(), begin, START)
    refuses(table, "error-undo", table.undo, 1, table.ply(), begin, START)


def test_undo_stops_at_chance() -> None:
    table = sailing_table()
    begin = table.ply()
    act(table, "sail 1 temple")  # three cards are drawn
    drawn = table.ply()
    assert table.undo_floor(0) == drawn
    refuses(table, "error-undo", table.undo, 0, drawn, begin, START)
    act(table, table.match.game.word(table.choices(0)[0]))
    refuses(table, "error-undo", table.undo, 0, table.ply(), begin, START)


def test_undo_stops_at_a_reveal() -> None:
    table = offers_table(2)
    begin = table.ply()
    act(table, "offer 1", "offer 2")
    opened = [ply for ply in table.match.plies if ply.reveals]
    assert [ply.seat for ply in opened] == [1]
    refuses(table, "error-undo", table.undo, 1, table.ply(), begin + 1, START)


@pytest.mark.parametrize("to", [-1, 99])
def test_undo_to_nowhere_is_refused(to: int) -> None:
    table = sailing_table()
    act(table, "load 1")
    refuses(table, "error-undo", table.undo, 0, table.ply(), to, START)
    refuses(table, "error-undo", table.undo, 0, table.ply(), table.ply(), START)


def test_undo_of_a_table_that_has_moved_on_is_refused() -> None:
    table = sailing_table()
    act(table, "load 1")
    refuses(table, "error-stale", table.undo, 0, table.ply() - 1, table.ply() - 1, START)


def test_undo_waits_for_the_end_of_a_pause() -> None:
    table = mini_table(2, bots=(1,))
    act(table, "quarry")
    table.propose(PAUSE, 0, 0, START)
    refuses(table, "error-paused", table.undo, 0, table.ply(), table.ply() - 1, START)


def test_undo_drops_a_proposal() -> None:
    table = sailing_table()
    act(table, "sail 1 market")
    table.propose(PAUSE, 1, 0, START)
    table.undo(0, table.ply(), table.ply() - 1, START)
    assert table.proposal is None


# ---- take-back


def test_a_take_back_needs_everybody() -> None:
    table = pharaoh_table(3)
    begin = table.ply()
    act(table, *["pass"] * 2)
    before = snapshot(table)
    assert table.propose(TAKE_BACK, 0, begin, START) == table.ply() == begin + 2
    assert table.answer(1, True, START) == begin + 2
    assert table.answer(1, True, START) == begin + 2  # twice is once
    assert snapshot(table)["plies"] == before["plies"]
    assert table.answer(2, True, START) == begin
    assert table.ply() == begin
    assert table.proposal is None


def test_bots_and_absent_people_are_not_asked() -> None:
    table = pharaoh_table(4, bots=(1,))
    begin = table.ply()
    act(table, "pass")
    table.step_away(2, "", START)
    table.propose(TAKE_BACK, 0, begin, START)
    assert table.ply() == begin + 1
    assert table.answer(3, True, START) == begin
    assert table.ply() == begin


def test_with_nobody_to_ask_it_is_done_at_once() -> None:
    table = pharaoh_table(3, bots=(1, 2))
    begin = table.ply()
    act(table, *["pass"] * 2)
    assert table.propose(TAKE_BACK, 0, begin, START) == begin
    assert table.ply() == begin


def test_one_refusal_is_enough() -> None:
    table = pharaoh_table(3)
    act(table, "pass")
    before = snapshot(table)
    table.propose(TAKE_BACK, 0, 0, START)
    table.answer(1, True, START)
    assert table.answer(2, False, START) == table.ply()
    assert snapshot(table) == before
    refuses(table, "error-no-proposal", table.answer, 1, True, START)


def test_an_answer_to_a_replaced_proposal_is_refused() -> None:
    table = pharaoh_table(3)
    act(table, "pass")
    table.propose(TAKE_BACK, 0, 0, START)
    table.propose(PAUSE, 2, 0, START)
    refuses(table, "error-other-proposal", table.answer, 1, True, START, 1)
    refuses(table, "error-other-proposal", table.answer, 1, False, START, 1)
    table.answer(0, True, START, 2)
    table.answer(1, True, START, 2)
    assert table.clock.paused


def test_a_move_drops_a_proposal() -> None:
    table = pharaoh_table(3)
    act(table, "pass")
    table.propose(TAKE_BACK, 0, 0, START)
    act(table, "pass")
    refuses(table, "error-no-proposal", table.answer, 1, True, START)
    sealed = offers_table(3)
    sealed.propose(PAUSE, 0, 0, START)
    sealed.play(2, sealed.ply(), ["offer 1"], START)
    assert sealed.proposal is None


def test_a_proposal_leaves_with_its_proposer() -> None:
    table = pharaoh_table(3)
    act(table, "pass")
    table.propose(TAKE_BACK, 0, 0, START)
    table.answer(1, True, START)
    table.step_away(0, "", START)
    assert table.proposal is None
    assert table.ply() > 0
    refuses(table, "error-no-proposal", table.answer, 2, True, START)


def test_who_leaves_is_not_waited_for() -> None:
    table = pharaoh_table(3)
    begin = table.ply()
    act(table, "pass")
    table.propose(TAKE_BACK, 0, begin, START)
    table.answer(1, True, START)
    assert table.step_away(2, "", START) == begin
    assert table.ply() == begin


def test_who_is_away_has_no_say() -> None:
    table = pharaoh_table(3)
    act(table, "pass")
    table.propose(TAKE_BACK, 1, 0, START)
    table.step_away(0, "", START)
    refuses(table, "error-away", table.answer, 0, False, START)
    refuses(table, "error-away", table.propose, PAUSE, 0, 0, START)
    refuses(table, "error-away", table.undo, 0, table.ply(), table.ply() - 1, START)
    table.come_back(0, START)
    table.answer(0, False, START)
    assert table.proposal is None


@pytest.mark.parametrize("ply", [-1, 4, 99])
def test_a_take_back_to_nowhere_is_refused(ply: int) -> None:
    table = mini_table(2)
    act(table, "quarry")
    assert table.ply() == 4
    refuses(table, "error-undo", table.propose, TAKE_BACK, 0, ply, START)


def test_a_take_back_into_chance_deals_the_same_again() -> None:
    table = mini_table(2, bots=(1,))
    act(table, "quarry")
    words = words_of(table)[:3]
    assert table.propose(TAKE_BACK, 0, 0, START) == 0
    assert words_of(table) == words
    assert table.asked() == [0]


def test_a_take_back_throws_envelopes_away() -> None:
    table = offers_table(3, bots=(1, 2))
    table.play(2, table.ply(), ["offer 1"], START)
    table.propose(TAKE_BACK, 0, 5, START)
    assert table.envelopes == {}
    assert table.asked() == [2]


def test_a_slow_turn_begins_again_after_a_take_back() -> None:
    table = mini_table(2, pace=SLOW)
    begin = table.ply()
    act(table, "quarry", now=START + HOUR)
    table.propose(TAKE_BACK, 1, begin, START + 2 * HOUR)
    table.answer(0, True, START + 3 * HOUR)
    assert table.clock.left == [48 * HOUR, 46 * HOUR]
    assert table.clock.running == [0]


# ---- pause


def test_a_pause_needs_everybody_and_one_resumes() -> None:
    table = mini_table(2, pace=QUICK)
    table.propose(PAUSE, 1, 0, START + 5)
    paused_before = table.clock.paused
    assert table.answer(0, True, START + 10) == table.ply()
    assert (paused_before, table.clock.paused) == (False, True)
    assert table.due(START + 10) is None
    table.resume(START + HOUR)
    assert table.clock.left == [50, 60]
    assert table.due(START + HOUR) == START + HOUR + 50
    before = snapshot(table)
    table.resume(START + HOUR + 1)  # nothing to resume
    assert snapshot(table) == before


def test_people_come_and_go_while_a_table_is_paused() -> None:
    table = mini_table(2, pace=QUICK)
    table.propose(PAUSE, 0, 0, START)
    table.answer(1, True, START)
    table.step_away(0, "", START + HOUR)
    assert table.due(START + HOUR) is None
    table.come_back(0, START + 2 * HOUR)
    table.resume(START + 3 * HOUR)
    assert table.clock.left == [60, 60]
    assert table.clock.running == [0]
