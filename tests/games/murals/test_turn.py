"""A turn: sources, the shadow, misses, bonuses (sections 4 to 7)."""

import pytest

from games.murals.table import A, B, arrange
from rules import rule


@rule("MUR-4.3")
def test_nobody_can_stop_before_the_first_card() -> None:
    t = arrange(["11", "12"], deck="33", rest="deck")
    assert t.legal() == ["draw", "hand 11"]
    t.refused(A, "stop")


@rule("MUR-4.1", "MUR-4.2")
def test_the_source_is_free_each_time() -> None:
    t = arrange(["89", "12"], deck="77 60", display="98", rest="deck")
    t.play(A, "display 98", "hand 89", "draw")
    assert (t.count, t.last, t.display, t.hand(A)) == (3, "77", "", "")


@rule("MUR-5.2", "MUR-L3")
def test_the_first_card_may_go_anywhere_and_cannot_miss() -> None:
    """B's turn ended with 00, whose shadow is large; A turns up 99."""
    t = arrange(["11", "55"], deck="00 99", rest="deck")
    t.play(A, "draw", "stop")
    t.coming = ["50", "99"]
    t.play(A, "take deck")
    t.play(B, "draw")
    assert t.placed("00", "99")
    assert (t.miss(A), t.miss(B)) == (0, 0)


@rule("MUR-4.4", "MUR-L4")
def test_a_card_turned_up_is_placed_at_once() -> None:
    """Nothing is asked between turning it up and placing it."""
    t = arrange(["11", "12"], deck="33", rest="deck")
    t.play(A, "draw")
    assert t.placed("33")
    assert t.last == "33"


@rule("MUR-5.6", "MUR-L1")
def test_no_card_at_hand_can_be_placed_in_the_shadow() -> None:
    t = arrange(["34", ""], display="99", last="22", count=1, rest="deck")
    t.refused(A, "hand 34")
    t.refused(A, "display 99")
    assert t.legal() == ["draw", "stop"]


@rule("MUR-5.1", "MUR-6.1", "MUR-L2")
@pytest.mark.parametrize(
    ("last", "card", "misses"),
    [
        ("22", "33", True),
        ("22", "32", False),
        ("22", "23", False),
        ("44", "35", False),
        ("44", "53", False),
        ("08", "19", True),
        ("80", "91", True),
        ("99", "00", False),
    ],
)
def test_what_misses(last: str, card: str, misses: bool) -> None:
    t = arrange(["", ""], deck=card, rest="deck", last=last, count=2)
    t.play(A, "draw")
    assert t.miss(A) == (-1 if misses else 0)
    assert t.placed(card) is not misses


@rule("MUR-6.2", "MUR-6.3", "MUR-6.4", "MUR-L13")
def test_after_a_miss() -> None:
    """88 carries an ankh, which does nothing; the next player may use the card."""
    t = arrange(["10", "20"], deck="00 88", rest="deck")
    t.play(A, "draw", "draw")
    assert (t.display, t.miss(A), t.hand(A), t.combo(A)) == ("88", -1, "10", 0)
    assert t.placed("00")
    assert t.to_act == B
    assert "display 88" in t.legal()


@rule("MUR-7.1", "MUR-L5")
def test_an_ankh_card_brings_a_card_from_every_source() -> None:
    t = arrange(["88 65", ""], deck="49 48 51 47", display="57", rest="deck")
    t.play(A, "hand 88", "take deck")
    t.play(A, "display 57")
    t.refused(A, "stop")
    t.play(A, "take deck", "draw")
    assert t.legal() == ["take deck"]


@rule("MUR-7.1")
def test_the_card_of_an_ankh_may_be_placed_right_away() -> None:
    t = arrange(["22", ""], display="62", rest="deck")
    t.play(A, "hand 22", "take 62")
    assert "hand 62" in t.legal()


@rule("MUR-7.3", "MUR-7.6", "MUR-L6")
def test_each_card_comes_from_the_deck_or_the_display() -> None:
    """Five cards bring two; the second is chosen when the first has been seen."""
    t = arrange(["", "99"], deck="77", display="66 12", rest="deck", last="90", count=5)
    t.play(A, "stop")
    assert t.legal() == ["take deck", "take 12", "take 66"]
    assert (t.board()["owed"], t.board()["owed_by"]) == (2, "combo")
    t.play(A, "take deck")
    assert t.hand(A) == "77"
    assert t.legal() == ["take deck", "take 12", "take 66"]
    t.play(A, "take 66")
    assert (t.hand(A), t.display, t.to_act) == ("66 77", "12", B)


@rule("MUR-7.3", "MUR-7.6")
def test_a_card_of_the_display_counts_like_one_of_the_deck() -> None:
    """Seven cards bring three, all of them from the display if one likes."""
    t = arrange(["", "99"], display="12 43 66", rest="deck", last="90", count=7)
    t.play(A, "stop", "take 43", "take 12")
    assert (t.to_act, t.board()["owed"], t.legal()) == (A, 1, ["take deck", "take 66"])
    t.play(A, "take 66")
    assert (t.hand(A), t.known(A), t.to_act) == ("12 43 66", "12 43 66", B)


@rule("MUR-7.4", "MUR-7.5")
@pytest.mark.parametrize("count", range(1, 11))
def test_the_combo_table(count: int) -> None:
    steps = [0, 0, 0, 1, 0, 2, 0, 3, 0, 5][count - 1]
    draws = [1, 0, 1, 1, 2, 1, 3, 1, 4, 1][count - 1]
    t = arrange(["90", "99"], rest="deck", count=count - 1, last="91" if count > 1 else "")
    t.play(A, "hand 90")
    if count < 10:
        t.play(A, "stop")
    assert t.combo(A) == steps
    taken = 0
    while t.to_act == A:
        t.play(A, "take deck")
        taken += 1
    assert taken == draws


@rule("MUR-7.7", "MUR-7.8", "MUR-L7")
def test_the_area_comes_before_the_ankh_and_both_before_the_choice() -> None:
    """70 finishes K and carries an ankh."""
    t = arrange(["70", ""], rest="deck", sheet="71 80 81")
    t.play(A, "hand 70")
    told = [event.message.id for event in t.match.plies[-1].events]
    assert told == ["murals-event-hand", "murals-event-area", "murals-event-ankh"]
    assert t.area(A) == 1
    assert t.legal() == ["take deck"]
    k = next(area for area in t.board()["areas"] if area["letter"] == "K")
    assert (k["open"], k["by"]) == (0, A)


@rule("MUR-7.7")
def test_an_area_is_not_finished_before_its_last_card() -> None:
    t = arrange(["70 71", ""], rest="deck", sheet="80 81")
    t.play(A, "hand 71")
    assert t.area(A) == 0
    t.play(A, "hand 70")
    assert t.area(A) == 1


@rule("MUR-4.3", "MUR-7.2", "MUR-L12")
def test_an_ankh_on_the_tenth_card_allows_no_eleventh() -> None:
    t = arrange(["70 60", "99"], deck="15 16", rest="deck", count=9, last="90")
    t.play(A, "hand 70")
    assert t.board()["owed_by"] == "ankh"
    t.play(A, "take deck")
    assert t.combo(A) == 5
    assert t.board()["owed_by"] == "combo"
    t.play(A, "take deck")
    assert (t.hand(A), t.to_act) == ("15 16 60", B)


@rule("MUR-5.3")
def test_only_the_card_before_casts_a_shadow() -> None:
    """33 lies in the shadow of 00, but not in that of 90, which came between."""
    t = arrange(["00 90 33", ""], rest="deck")
    t.play(A, "hand 00")
    t.refused(A, "hand 33")
    t.play(A, "hand 90", "hand 33")
    assert t.count == 3
