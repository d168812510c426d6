"""The two examples of the rulebook, played through, and its small examples."""

from games.murals.table import A, B, C, Table, arrange
from rules import rule
from saqqara.games.murals.tables import AREA_ROWS, VALUES

NEARLY_J = "52 53 54 63 65 72 73 74 82 83"  # area J but for 62 and 64


def first_example() -> Table:
    deck = "25 08 37 50 22 62 81 95 69 64 12"
    return arrange(["90", "91", "45"], deck=deck, sheet=NEARLY_J, rest="deck")


@rule("MUR-4.1", "MUR-4.2", "MUR-5.1", "MUR-7.4")
def test_three_cards_from_the_deck_and_a_bonus_card() -> None:
    """Step 1 and 2: 08 lies in a higher row than 25, 37 to the left of column 8."""
    t = first_example()
    t.play(A, "draw", "draw", "draw")
    assert t.placed("25", "08", "37")
    assert (t.count, t.last) == (3, "37")
    t.play(A, "stop")
    assert t.to_act == A
    assert t.legal() == ["take deck"]
    t.play(A, "take deck")
    assert (t.hand(A), t.combo(A), t.to_act) == ("50 90", 0, B)


@rule("MUR-6.1", "MUR-5.1")
def test_had_37_come_right_after_25_it_would_have_missed() -> None:
    t = arrange(["90", "91", "45"], deck="25 37", rest="deck")
    t.play(A, "draw", "draw")
    assert (t.miss(A), t.display, t.to_act) == (-1, "37", B)


@rule("MUR-6.1", "MUR-6.2", "MUR-6.3", "MUR-7.1")
def test_an_ankh_then_a_miss() -> None:
    """Steps 3 to 7."""
    t = first_example()
    t.play(A, "draw", "draw", "draw", "stop", "take deck")
    t.play(B, "draw")
    assert t.legal() == ["take deck"]
    t.refused(B, "stop")
    t.play(B, "take deck")
    assert t.hand(B) == "62 91"
    assert "stop" in t.legal()
    t.play(B, "hand 62", "draw")
    assert t.placed("22", "62", "81")
    t.play(B, "draw")
    assert (t.display, t.miss(B), t.combo(B), t.to_act) == ("95", -1, 0, C)
    assert t.placed("22", "62", "81")
    assert not t.placed("95")


@rule("MUR-4.1", "MUR-5.5", "MUR-7.4", "MUR-7.7")
def test_the_display_and_an_area_finished() -> None:
    """Steps 8 to 11."""
    t = first_example()
    t.play(A, "draw", "draw", "draw", "stop", "take deck")
    t.play(B, "draw", "take deck", "hand 62", "draw", "draw")
    t.play(C, "display 95", "draw", "draw")
    assert t.placed("95", "69", "64")
    assert t.area(C) == 3
    t.play(C, "hand 45", "stop")
    assert t.combo(C) == 1
    t.play(C, "take deck")
    assert (t.hand(C), t.to_act) == ("12", A)


@rule("MUR-8.2", "MUR-8.3", "MUR-8.5", "MUR-7.2", "MUR-L8", "MUR-L11")
def test_the_end_of_a_game() -> None:
    """The second example: the supply runs out, two players are skipped."""
    t = arrange(["19 29", "70 49", ""], deck="09", last="90", count=5)
    t.play(A, "draw")
    assert t.deck_size == 0
    t.play(A, "hand 19")
    assert t.area(A) == 2
    t.play(A, "hand 29")
    assert (t.combo(A), t.hand(A), t.to_act) == (3, "", B)
    t.play(B, "hand 70")
    assert (t.area(B), t.hand(B)) == (1, "49")
    t.play(B, "stop")
    assert t.to_act == B
    t.play(B, "hand 49")
    assert (t.area(B), t.over, len(t.board()["sheet"])) == (2, True, 100)


@rule("MUR-5.3", "MUR-5.4", "MUR-5.5")
def test_what_the_shadow_forbids() -> None:
    t = arrange(["82 25 33 99", ""], last="22", count=1, deck="00", rest="deck")
    assert t.legal() == ["draw", "stop", "hand 25", "hand 82"]
    for free in ("95", "69"):
        t = arrange(["82 25 33 99", ""], last=free, count=1, deck="00", rest="deck")
        assert t.legal()[2:] == ["hand 25", "hand 33", "hand 82", "hand 99"]
    t = arrange(["11", "05 99"], last="00", count=2, deck="90", rest="deck", turn=B)
    t.play(B, "hand 05", "draw")
    assert "hand 99" in t.legal()  # after 90; what 00 and 05 shaded does not matter


@rule("MUR-9.1", "MUR-9.2", "MUR-9.3", "MUR-L14")
def test_equal_places_on_a_track() -> None:
    t = arrange(["99", "", "", ""], cubes=[(10, 0, 0), (9, 0, 0), (9, 0, 0), (8, 0, 0)])
    assert [camp["combo_points"] for camp in t.board()["camps"]] == [6, 4, 4, 0]
    assert [camp["miss_points"] for camp in t.board()["camps"]] == [4, 4, 4, 4]


@rule("MUR-9.5")
def test_the_tie_break_adds_the_three_cubes() -> None:
    """10, 6 and -2 make 14; the other has as many points, and 13."""
    t = arrange(["99", ""], cubes=[(10, 3, -2), (9, 6, -2)])
    t.play(A, "hand 99")
    assert t.over
    assert t.area(A) == 6
    assert t.scores == [6 + 5 + 4, 4 + 5 + 4]
    t = arrange(["99", ""], cubes=[(10, 3, -2), (12, 6, -5)])
    t.play(A, "hand 99")
    assert t.scores == [4 + 5 + 4, 6 + 5 + 2]
    assert t.winners == [A]  # 14 against 13


@rule("MUR-1.3")
def test_64_lies_in_an_area_of_three_and_45_does_not() -> None:
    assert VALUES[AREA_ROWS[6][4]] == 3
    assert AREA_ROWS[4][5] != AREA_ROWS[6][4]
