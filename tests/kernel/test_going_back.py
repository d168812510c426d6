"""What has been shown stays shown: going back, composed moves and previews stop there."""

import pytest

from games.cleopatra.table import A, Table
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.match import Match, action_of


def with_courtesan() -> Table:
    """Playing a Courtesan shows the discards to its player."""
    return Table("courtesan artisan1 wood1 stone1").merchants(0).discard("wood1 lapis1")


def test_nobody_goes_back_past_what_a_seat_has_uncovered() -> None:
    t = with_courtesan()
    t.build(A, "w1")
    assert t.match.shown_floor() == 0
    t.match.play(A, action_of(t.match.game, "play courtesan"))
    assert t.match.shown_floor() == len(t.match.plies)


def test_nobody_takes_back_what_has_shown_them_something() -> None:
    t = with_courtesan()
    t.build(A, "w1")
    assert t.match.undo_floor(A) == 0
    t.match.play(A, action_of(t.match.game, "play courtesan"))
    plies = len(t.match.plies)
    assert t.match.seat() == A  # its turn goes on
    assert t.match.undo_floor(A) == plies
    with pytest.raises(IllegalAction):
        t.match.undo(A, plies - 1)
    t.match.play(A, action_of(t.match.game, "card wood1"))
    assert t.match.undo_floor(A) >= plies


def test_nothing_follows_what_uncovers_something_in_one_go() -> None:
    t = with_courtesan()
    before = t.match.digest()
    with pytest.raises(IllegalAction) as caught:
        t.match.play_words(A, ["play courtesan", "card wood1"])
    assert caught.value.code == "error-reveals"
    assert (t.match.digest(), t.match.plies) == (before, [])


def test_a_preview_ends_with_what_uncovers_something() -> None:
    t = with_courtesan()
    game, s = t.match.game, t.match.state
    words = [action_of(game, word) for word in ("play courtesan", "card wood1")]
    told = [[(e.message.id, e.message.args) for e in game.preview(s, words[:n])] for n in (1, 2)]
    assert told[0] == told[1] != []


def test_of_a_move_with_a_bad_part_nothing_stays() -> None:
    match = Match(game_spec("pharaoh"), 2, {"first": "1"})
    match.deal(SeededDealer(1))
    before, plies = match.digest(), len(match.plies)
    with pytest.raises(IllegalAction):
        match.play_words(A, ["lay 1", "pass"])
    assert (match.digest(), len(match.plies)) == (before, plies)
