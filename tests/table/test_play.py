"""Deciding at a table: what is refused changes nothing, lists are all or nothing."""

import pytest

from saqqara.kernel.match import Match
from saqqara.table.seats import Seat
from saqqara.table.table import LONGEST_ANSWER, PAUSE, TAKE_BACK
from table.tables import (
    QUICK,
    START,
    act,
    any_word,
    mini_table,
    offers_table,
    pharaoh_table,
    refuses,
    words_of,
)


def test_chance_comes_first() -> None:
    table = mini_table(2)
    assert words_of(table) == ["deal red", "deal 2", "deal 4"]
    assert (table.ply(), table.asked(), table.over()) == (3, [0], False)


def test_a_decision_and_the_chance_that_follows() -> None:
    table = mini_table(2)
    act(table, "quarry", "quarry", "load 1", "load 2")
    kept = table.play(0, table.ply(), ["sail 1 temple"], START)
    assert kept == 7
    assert words_of(table)[7] == "sail 1 temple"
    assert [word.split()[0] for word in words_of(table)[8:]] == ["draw"] * 3
    assert table.asked() == [0]


def test_words_may_be_typed_as_people_type() -> None:
    table = mini_table(2)
    table.play(0, table.ply(), ["  QUARRY "], START)
    assert words_of(table)[-1] == "quarry"


def test_refused_decisions_change_nothing() -> None:
    table = mini_table(2, pace=QUICK)
    act(table, "quarry", now=START + 1)
    later = START + 5
    refuses(table, "error-stale", table.play, 1, table.ply() - 1, ["quarry"], later)
    refuses(table, "error-stale", table.play, 1, table.ply() + 1, ["quarry"], later)
    refuses(table, "error-stale", table.play, 1, -1, ["quarry"], later)
    refuses(table, "error-stale", table.play, 0, table.ply() - 1, ["quarry"], later)
    refuses(table, "error-not-asked", table.play, 0, table.ply(), ["quarry"], later)
    refuses(table, "error-illegal", table.play, 1, table.ply(), ["sail 1 temple"], later)
    refuses(table, "error-illegal", table.play, 1, table.ply(), ["draw 2"], later)
    refuses(table, "error-notation", table.play, 1, table.ply(), ["dance"], later)


def test_no_decision_is_no_answer() -> None:
    """It would otherwise drop the proposal that others are thinking about."""
    table = mini_table(2)
    table.propose(PAUSE, 1, 0, START)
    refuses(table, "error-notation", table.play, 0, table.ply(), [], START)


def test_too_many_decisions_are_not_even_tried() -> None:
    table = mini_table(2)
    many = ["quarry"] * (LONGEST_ANSWER + 1)
    refuses(table, "error-too-many", table.play, 0, table.ply(), many, START)
    refuses(table, "error-not-yours", table.play, 0, table.ply(), many[1:], START)


def test_a_paused_table_takes_no_decisions() -> None:
    table = mini_table(2, bots=(1,))
    table.propose(PAUSE, 0, 0, START)
    refuses(table, "error-paused", table.play, 0, table.ply(), ["quarry"], START)
    table.resume(START)
    act(table, "quarry")


def test_a_finished_game_takes_no_decisions() -> None:
    table = pharaoh_table(2)
    while not table.over():
        act(table, any_word(table, table.match.seat()))
    assert table.asked() == table.choices(0) == []
    refuses(table, "error-not-asked", table.play, 0, table.ply(), ["pass"], START)
    refuses(table, "error-stale", table.play, 0, 3, ["pass"], START)
    refuses(table, "error-over", table.undo, 0, table.ply(), table.ply() - 1, START)
    refuses(table, "error-over", table.propose, PAUSE, 0, 0, START)
    refuses(table, "error-over", table.propose, TAKE_BACK, 0, 3, START)


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        (["sail 1 market", "take 1", "red coin", "quarry"], "error-not-yours"),
        (["sail 1 market", "take 1", "take 2"], "error-illegal"),
        (["sail 1 market", "take one"], "error-notation"),
        (["sail 1 temple", "discard 1"], "error-not-yours"),  # chance comes between
    ],
)
def test_a_list_with_one_bad_part_is_refused_as_a_whole(texts: list[str], code: str) -> None:
    table = mini_table(2, pace=QUICK)
    act(table, "quarry", "quarry", "load 1", "load 2", now=START + 1)
    refuses(table, code, table.play, 0, table.ply(), texts, START + 2)


def test_nothing_follows_a_reveal_in_one_list() -> None:
    table = offers_table(2)
    table.play(0, table.ply(), ["offer 1"], START)
    refuses(table, "error-reveals", table.play, 1, table.ply(), ["offer 1", "quarry"], START)


def test_a_good_list_is_taken_as_a_whole() -> None:
    table = mini_table(2)
    act(table, "quarry", "quarry", "load 1", "load 2")
    kept = table.play(0, table.ply(), ["sail 1 market", "take 1", "red coin"], START)
    assert kept == 7
    assert words_of(table)[kept:] == ["sail 1 market", "take 1", "red coin"]
    assert table.asked() == [1]


def test_choices_are_of_who_is_asked() -> None:
    table = pharaoh_table(3)
    seat = table.match.seat()
    assert table.choices(seat) == table.match.game.legal(table.match.state)
    assert all(table.choices(other) == [] for other in range(3) if other != seat)


def test_a_whole_game_is_what_its_words_say() -> None:
    table = pharaoh_table(3)
    while not table.over():
        act(table, any_word(table, table.match.seat(), 3 * table.ply()))
    again = Match(table.match.spec, 3, {})
    for word in words_of(table):
        again.play_words(again.seat(), [word])
    assert again.digest() == table.match.digest()


def test_seats_know_who_decides() -> None:
    assert Seat().is_free()
    assert not Seat(bot="sage").is_free()
    person = Seat(user="u", name="Ani")
    assert (person.is_free(), person.player_bot()) == (False, "")
    person.stand_in = "scribe"
    assert person.player_bot() == "scribe"
    assert Seat(bot="sage", stand_in="scribe").player_bot() == "sage"
