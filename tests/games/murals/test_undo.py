"""Taking back: within one's own decisions, never past a card of the deck."""

import pytest

from games.murals.table import A, B, arrange
from rules import rule
from saqqara.games import game_spec
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.match import Match, action_of


def opening() -> Match:
    """Two players; A holds 99, B 98, and the turn is A's."""
    match = Match(game_spec("murals"), 2, {"first": "1"})
    for word in ("deal 99", "deal 98"):
        match.play(-1, action_of(match.game, word))
    return match


@rule("MUR-4.2")
def test_cards_placed_from_hand_can_be_taken_back() -> None:
    """They show what the player holds, but teach the player nothing."""
    match = opening()
    begin, before = len(match.plies), match.digest()
    match.play_words(A, ["hand 99", "stop"])
    match.undo(A, begin)
    assert match.digest() == before


@rule("MUR-4.4")
def test_a_card_turned_up_stays() -> None:
    match = opening()
    match.play(A, action_of(match.game, "draw"))
    match.play(-1, action_of(match.game, "reveal 50"))
    assert match.undo_floor(A) == len(match.plies)
    with pytest.raises(IllegalAction):
        match.undo(A, len(match.plies) - 2)


@rule("MUR-7.3")
def test_a_card_taken_from_the_deck_stays() -> None:
    match = opening()
    match.play_words(A, ["hand 99", "stop", "take deck"])
    match.play(-1, action_of(match.game, "deal 50"))
    assert match.undo_floor(A) == len(match.plies)


@rule("MUR-5.7")
def test_several_cards_in_one_go() -> None:
    t = arrange(["99 98 97 12", "96"], rest="deck")
    before = t.match.game.position(t.match.state)
    with pytest.raises(IllegalAction):
        t.match.play_words(A, ["hand 12", "hand 97"])
    t = arrange(["99 98 97 12", "96"], rest="deck")
    assert t.match.game.position(t.match.state) == before
    t.match.play_words(A, ["hand 99", "hand 98", "hand 97", "hand 12", "stop"])
    assert t.combo(A) == 1
    assert t.to_act == A
    t.play(A, "take deck")
    assert t.to_act == B
