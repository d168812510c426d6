"""A rated game is strict: nobody gains by going back."""

from saqqara.table.table import PAUSE, TAKE_BACK, Table
from table.tables import BOT, QUICK, START, act, mini_table, offers_table, refuses, words_of


def rated(table: Table) -> Table:
    table.strict = table.rated = True
    return table


def sailing_table(bots: tuple[int, ...] = ()) -> Table:
    """Rated; seat 0 may sail, and chance has dealt the first three plies only."""
    table = rated(mini_table(2, bots))
    act(table, "quarry", "quarry", "load 1", "load 2")
    return table


def test_a_take_back_stops_at_chance() -> None:
    table = sailing_table()
    refuses(table, "error-rated-shown", table.propose, TAKE_BACK, 0, 2, START)
    act(table, "sail 1 temple")  # three cards are drawn
    drawn = table.ply()
    refuses(table, "error-rated-shown", table.propose, TAKE_BACK, 0, drawn - 1, START)
    act(table, table.match.game.word(table.choices(0)[0]))
    refuses(table, "error-rated-shown", table.propose, TAKE_BACK, 0, drawn - 4, START)
    table.propose(TAKE_BACK, 0, drawn, START)
    assert table.answer(1, True, START) == drawn == table.ply()


def test_a_take_back_stops_at_a_reveal() -> None:
    table = rated(offers_table(2))
    begin = table.ply()
    act(table, "offer 1", "offer 2")
    assert any(ply.reveals for ply in table.match.plies)
    refuses(table, "error-rated-shown", table.propose, TAKE_BACK, 0, begin, START)


def test_a_take_back_needs_another_person() -> None:
    """Bots do not agree to anything, nor does somebody who is away."""
    table = sailing_table(bots=(1,))
    refuses(table, "error-rated-alone", table.propose, TAKE_BACK, 0, 5, START)
    table.propose(PAUSE, 0, 0, START)  # harms nobody
    assert table.clock.paused
    table = sailing_table()
    table.step_away(1, "", START)
    refuses(table, "error-rated-alone", table.propose, TAKE_BACK, 0, 5, START)
    table.come_back(1, START)
    table.propose(TAKE_BACK, 0, 5, START)
    assert table.answer(1, True, START) == 5


def test_two_seats_of_one_person_do_not_agree_with_each_other() -> None:
    table = sailing_table()
    table.seats[1].user = table.seats[0].user
    refuses(table, "error-rated-alone", table.propose, TAKE_BACK, 0, 5, START)


def test_going_is_not_agreeing() -> None:
    table = sailing_table()
    table.propose(TAKE_BACK, 0, 5, START)
    table.step_away(1, "", START)
    assert (table.proposal, table.ply()) == (None, 7)


def test_the_same_way_brings_the_same_cards_at_any_table() -> None:
    """Where going back is free, drawing again is no second chance, and all of it verifies."""
    table = mini_table(2, bots=(1,))
    act(table, "quarry", "quarry", "load 1", "load 2", "sail 1 temple")
    words = words_of(table)
    table.propose(TAKE_BACK, 0, 7, START)
    act(table, "sail 1 temple")
    assert words_of(table) == words


def test_nobody_lets_a_strong_bot_win_for_them() -> None:
    table = rated(mini_table(2))
    table.step_away(0, "vizier", START)
    assert table.seats[0].stand_in == BOT
    assert (table.rated, table.strict) == (False, True)
    table.come_back(0, START)
    assert (table.rated, table.strict) == (False, True)
    table.step_away(0, "vizier", START)
    assert table.seats[0].stand_in == BOT
    open_table = mini_table(2)
    open_table.step_away(0, "vizier", START)
    assert open_table.seats[0].stand_in == "vizier"


def test_a_game_is_no_longer_rated_when_a_bot_plays_for_who_is_late() -> None:
    table = rated(mini_table(2, pace=QUICK))
    table.replace_late(START + 59)
    assert table.rated
    table.replace_late(START + 60)
    assert (table.rated, table.seats[0].stand_in) == (False, BOT)
