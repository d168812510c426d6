"""Deciding at the same time: answers come in any order and wait in envelopes."""

from itertools import permutations

import pytest

from saqqara.kernel.record import record_of
from saqqara.table.table import Table
from table.tables import (
    START,
    TO_OFFERS,
    act,
    mini_table,
    offers_table,
    refuses,
    seen_by,
    seen_by_others,
    snapshot,
    words_of,
)

ORDERS = [order for players in (2, 3, 4) for order in permutations(range(players))]
OFFERS = ["offer 2", "offer 0", "offer 3", "offer 1"]  # by seat


def record(table: Table) -> str:
    return record_of(table.match, ["x"] * len(table.seats), {}).to_json()


def in_seat_order(players: int) -> Table:
    table = offers_table(players)
    act(table, *OFFERS[:players])
    return table


# ---- any order


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_every_order_gives_the_same_record(order: tuple[int, ...]) -> None:
    table = offers_table(len(order))
    for seat in order:
        table.play(seat, table.ply(), [OFFERS[seat]], START)
    assert record(table) == record(in_seat_order(len(order)))
    assert table.envelopes == {}


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_answers_to_the_first_question_hold_however_late(order: tuple[int, ...]) -> None:
    """Everybody answers what they saw when the offers began."""
    table = offers_table(len(order))
    begin = table.ply()
    for seat in order:
        table.play(seat, begin, [OFFERS[seat]], START)
    assert record(table) == record(in_seat_order(len(order)))


def test_answers_to_older_questions_do_not_hold() -> None:
    table = offers_table(3)
    begin = table.ply()
    act(table, "offer 1")
    for ply in (begin - 1, 0, -1, table.ply() + 1):
        refuses(table, "error-stale", table.play, 2, ply, ["offer 1"], START)
        refuses(table, "error-stale", table.play, 1, ply, ["offer 1"], START)


def test_who_has_answered_is_not_asked() -> None:
    table = offers_table(3)
    table.play(1, table.ply(), ["offer 1"], START)
    assert table.asked() == [0, 2]
    assert table.envelopes == {1: ["offer 1"]}
    table.play(0, table.ply(), ["offer 2"], START)
    assert table.asked() == [2]
    assert words_of(table)[-2:] == ["offer 2", "offer 1"]
    refuses(table, "error-not-asked", table.play, 1, table.ply(), ["offer 0"], START)


def test_early_answers_are_checked_at_once() -> None:
    table = offers_table(3)
    ply = table.ply()
    refuses(table, "error-illegal", table.play, 2, ply, ["quarry"], START)
    refuses(table, "error-illegal", table.play, 2, ply, ["offer 1", "offer 1"], START)
    refuses(table, "error-illegal", table.play, 1, ply, ["offer 1", "offer 1"], START)
    refuses(table, "error-notation", table.play, 2, ply, ["bid 1"], START)
    refuses(table, "error-notation", table.play, 2, ply, [], START)


def test_choices_are_there_for_everybody() -> None:
    table = offers_table(3)
    for seat in range(3):
        words = [table.match.game.word(action) for action in table.choices(seat)]
        assert words == ["offer 0", "offer 1", "offer 2", "offer 3"]


# ---- nobody notices


def test_an_envelope_shows_nothing_to_the_others() -> None:
    for offer in ("offer 0", "offer 3"):
        for seat in (1, 2):
            table = offers_table(3)
            before = seen_by_others(table, seat)
            table.play(seat, table.ply(), [offer], START)
            assert seen_by_others(table, seat) == before
            table.undo(seat, table.ply(), table.ply(), START)
            assert seen_by_others(table, seat) == before


def test_an_offer_that_is_played_shows_only_that_it_was_made() -> None:
    """Seat 0 needs no envelope; what it offered makes no difference to anybody else."""
    shown = []
    for offer in ("offer 0", "offer 3"):
        table = offers_table(3)
        table.play(0, table.ply(), [offer], START)
        shown.append(seen_by_others(table, 0))
    assert shown[0] == shown[1]


# ---- changing one's mind


def test_an_envelope_can_be_changed_before_it_is_opened() -> None:
    table = offers_table(3)
    before = snapshot(table)
    table.play(1, table.ply(), ["offer 3"], START)
    assert table.undo(1, table.ply(), table.ply(), START) == table.ply()
    assert snapshot(table) == before
    for seat, word in ((1, "offer 0"), (2, "offer 3"), (0, "offer 2")):
        table.play(seat, table.ply(), [word], START)
    assert record(table) == record(in_seat_order(3))


def test_a_second_envelope_replaces_the_first() -> None:
    table = offers_table(2)
    table.play(1, table.ply(), ["offer 3"], START)
    table.play(1, table.ply(), ["offer 0"], START)
    table.play(0, table.ply(), ["offer 2"], START)
    assert record(table) == record(in_seat_order(2))


def test_an_opened_envelope_stays_open() -> None:
    table = offers_table(3)
    begin = table.ply()
    table.play(1, begin, ["offer 1"], START)
    table.play(0, begin, ["offer 1"], START)
    refuses(table, "error-undo", table.undo, 0, table.ply(), begin, START)
    table.undo(1, table.ply(), begin + 1, START)  # nobody has followed: still sealed
    assert table.asked() == [1, 2]
    table.play(2, table.ply(), ["offer 1"], START)
    table.play(1, table.ply(), ["offer 1"], START)
    refuses(table, "error-stale", table.undo, 1, begin, begin + 1, START)
    refuses(table, "error-undo", table.undo, 1, table.ply(), begin + 1, START)
    refuses(table, "error-undo", table.undo, 2, table.ply(), begin + 2, START)


def test_a_played_offer_can_be_changed_beside_the_envelopes_of_others() -> None:
    table = offers_table(3)
    begin = table.ply()
    table.play(2, begin, ["offer 3"], START)
    table.play(0, begin, ["offer 1"], START)
    assert table.undo_floor(0) == begin
    shown = seen_by(table, 2)
    table.undo(0, table.ply(), begin, START)
    assert seen_by(table, 2) != shown  # that seat 0 thinks again is no secret
    assert table.envelopes == {2: ["offer 3"]}
    for seat, word in ((0, "offer 2"), (1, "offer 0")):
        table.play(seat, table.ply(), [word], START)
    assert record(table) == record(in_seat_order(3))


def test_an_envelope_is_an_act_of_another() -> None:
    """Seat 1 made the last public move; once another has answered to it, it stands."""
    table = offers_table(3)
    begin = table.ply()
    assert table.match.plies[-1].seat == 1
    assert table.undo_floor(1) == begin - 2
    table.play(2, begin, ["offer 3"], START)
    assert table.undo_floor(1) == begin
    refuses(table, "error-undo", table.undo, 1, begin, begin - 1, START)
    table.undo(2, begin, begin, START)
    assert table.undo(1, begin, begin - 1, START) == begin - 1


def test_the_own_envelope_does_not_hold_back_the_own_undo() -> None:
    table = offers_table(3)
    begin = table.ply()
    table.play(1, begin, ["offer 3"], START)
    assert table.undo(1, begin, begin - 1, START) == begin  # first out of the envelope
    assert table.undo(1, begin, begin - 1, START) == begin - 1
    assert table.asked() == [1]


def test_without_such_a_moment_only_one_seat_is_asked() -> None:
    table = mini_table(3)
    for word in TO_OFFERS[3]:
        assert table.asked() == [table.match.seat()]
        act(table, word)
    refuses(table, "error-not-asked", table.play, 2, table.ply(), ["offer 1"], START)
