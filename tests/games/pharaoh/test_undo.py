"""Taking back: within one's own decisions, never past another seat or chance."""

import pytest

from games.pharaoh.table import A, B, Table
from rules import rule
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.game import Choices
from saqqara.kernel.match import Match
from saqqara.kernel.playout import playout
from saqqara.kernel.rng import Rng


def cannot_undo(match: Match, seat: int, ply: int) -> None:
    before = match.digest()
    with pytest.raises(IllegalAction) as caught:
        match.undo(seat, ply)
    assert caught.value.code == "error-undo"
    assert match.digest() == before


@rule("PHA-4.3")
def test_cards_can_be_taken_back_before_the_declaration() -> None:
    """A slip of the hand, not the taking back that the rules forbid: nothing is declared yet."""
    t = Table(2)
    begin = len(t.match.plies)
    empty = t.match.digest()
    t.play(A, "lay 1")
    one_card = t.match.digest()
    t.play(A, "lay 3")
    t.match.undo(A, begin + 1)
    assert (t.bid(A), t.hand(A), t.high) == ("1", "2 3 4 5", 0)
    assert t.match.digest() == one_card
    t.play(A, "lay 5")
    t.match.undo(A, begin)
    assert t.match.digest() == empty
    assert t.to_act == A


@rule("PHA-4.3", "PHA-4.8")
def test_what_another_seat_has_answered_stays() -> None:
    t = Table(2)
    begin = len(t.match.plies)
    t.play(A, "lay 2", "declare")
    cannot_undo(t.match, B, begin)
    t.play(B, "lay 4")
    assert t.match.undo_floor(A) == len(t.match.plies)
    cannot_undo(t.match, A, begin)
    assert t.match.undo_floor(B) == begin + 2
    cannot_undo(t.match, B, begin + 1)
    t.match.undo(B, begin + 2)
    assert (t.to_act, t.high, t.bid(B)) == (B, 2, "")


@rule("PHA-3.4")
def test_lots_that_were_turned_up_stay() -> None:
    t = Table(2)
    cannot_undo(t.match, A, len(t.match.plies) - 1)
    t.all_pass(4)
    assert t.round == 2
    dealt = len(t.match.plies)
    cannot_undo(t.match, B, dealt - 5)  # B's pass, before the deal
    t.play(A, "lay 1", "lay 2")
    assert t.match.undo_floor(A) == dealt
    cannot_undo(t.match, A, dealt - 1)
    t.match.undo(A, dealt)
    assert t.hand(A) == "1 2 3 4 5"


@rule("PHA-4.3", "PHA-4.8")
@pytest.mark.parametrize("words", [["lay 1", "declare"], ["lay 1", "declare bonus"], ["pass"]])
def test_a_declaration_and_a_pass_are_final(words: list[str]) -> None:
    """Also before anybody has answered, and the refusal says why."""
    t = Table(3)
    begin = len(t.match.plies)
    t.play(A, *words)
    assert t.to_act == B
    for ply in range(begin, len(t.match.plies)):
        cannot_undo(t.match, A, ply)
    assert t.match.no_undo(A, begin).details["why"] == "turn"


@rule("PHA-4.8", "PHA-4.9")
def test_a_pass_is_final_even_if_the_same_player_opens_the_next_auction() -> None:
    """B's Horus pass removes the lot, and B starts the next auction: another turn."""
    t = Table(2, "coin 5, coin 4")
    t.play(A, "pass")
    t.play(B, "horus")
    begin = len(t.match.plies)
    cannot_undo(t.match, B, begin - 1)
    t.play(B, "lay 1")
    assert t.lot == "coin 4"
    cannot_undo(t.match, B, begin - 1)
    t.match.undo(B, begin)
    assert (t.lot, t.bid(B)) == ("coin 4", "")


@rule("PHA-4.3")
def test_a_composed_move_is_played_whole_or_not_at_all() -> None:
    t = Table(2)
    before = t.match.digest()
    with pytest.raises(IllegalAction):
        t.match.play_words(A, ["lay 1", "lay 4", "lay 4"])
    assert t.match.digest() == before
    t.match.play_words(A, ["lay 1", "lay 4", "declare"])
    assert (t.high, t.to_act) == (5, B)


# ---- what undo and search stand on: copies of a position


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_copy_goes_its_own_way(players: int) -> None:
    """At every tenth ply of a game, a copy is played to the end; the position stays."""
    t = Table(players)
    game, state = t.match.game, t.match.state
    other = game.start()
    rng = Rng(players)
    out = Choices(game.actions)
    while not t.over:
        words = t.legal()
        t.play(t.to_act, words[rng.below(len(words))])
        if state.ply % 10 == 0:
            before = game.position(state)
            copy = state.clone()
            assert game.position(copy) == before
            playout(game, copy, rng, out)
            assert game.position(state) == before
            assert game.position(copy) != before
            other.assign(state)
            assert game.position(other) == before
            playout(game, other, rng, out)
            assert game.position(state) == before
