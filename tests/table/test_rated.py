"""A rated game is strict: nobody gains by going back, or by going."""

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
    assert (table.rated, table.strict) == (True, True)
    table.come_back(0, START)
    table.step_away(0, "vizier", START)
    assert table.seats[0].stand_in == BOT
    open_table = mini_table(2)
    open_table.step_away(0, "vizier", START)
    assert open_table.seats[0].stand_in == "vizier"


def test_who_lets_a_bot_decide_has_lost_and_the_game_stays_rated() -> None:
    """Not by going alone: by the first decision that is not one's own."""
    table = rated(mini_table(3))
    table.step_away(0, "", START)
    table.come_back(0, START)
    act(table, "quarry")
    assert not table.seats[0].forfeited
    table.step_away(1, "", START)
    act(table, "quarry")
    table.come_back(1, START)
    assert [seat.forfeited for seat in table.seats] == [False, True, False]
    assert table.rated
    open_table = mini_table(2)
    open_table.step_away(0, "", START)
    act(open_table, "quarry")
    assert not open_table.seats[0].forfeited


def test_who_is_late_has_lost_and_the_game_stays_rated() -> None:
    table = rated(mini_table(2, pace=QUICK))
    table.replace_late(START + 59)
    assert table.seats[0].stand_in == ""
    table.replace_late(START + 60)
    act(table, "quarry")
    assert (table.rated, table.seats[0].forfeited) == (True, True)


def test_where_no_clock_runs_the_others_do_not_win_by_waiting() -> None:
    table = rated(mini_table(2))
    table.replace_gone(0, START)
    act(table, "quarry")
    assert (table.rated, table.seats[0].forfeited) == (False, False)


def test_who_resigned_is_gone_for_good() -> None:
    table = mini_table(2)
    table.resign(0, START)
    seat = table.seats[0]
    assert (seat.stand_in, seat.resigned, seat.forfeited) == ("scribe", True, True)
    refuses(table, "error-resigned", table.come_back, 0, START)
    refuses(table, "error-resigned", table.step_away, 0, "vizier", START)
    refuses(table, "error-resigned", table.propose, PAUSE, 0, 0, START)
    assert table.resign(0, START) == table.ply()  # said twice
    assert table.bot_seats() == [0]
    act(table, "quarry")  # the bot's
    table.propose(TAKE_BACK, 1, 3, START)  # nobody else is there to ask
    assert table.ply() == 3
    assert seat.resigned


def test_who_resigned_takes_the_last_place() -> None:
    """Whatever the bot scored; the others' places count among themselves."""
    for gone in ([], [0], [0, 2], [0, 1, 2]):
        table = finished(3)
        ranks = [table.match.game.rank(table.match.state, seat) for seat in range(3)]
        for seat in gone:
            table.seats[seat].forfeited = True
        there = [seat for seat in range(3) if seat not in gone]
        places = table.places()
        assert [places[seat] for seat in gone] == [3] * len(gone)
        for seat in there:
            assert places[seat] == 1 + sum(ranks[other] > ranks[seat] for other in there)
        best = max(ranks[seat] for seat in there or range(3))
        assert table.winners() == [seat for seat in there or range(3) if ranks[seat] == best]
    refuses(table, "error-over", table.resign, 0, START)


def finished(players: int) -> Table:
    table = mini_table(players)
    while not table.over():
        seat = table.asked()[0]
        table.play(seat, table.ply(), [table.match.game.word(table.choices(seat)[0])], START)
    return table
