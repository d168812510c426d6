"""An auction: turns, declarations, passes and what becomes of the lot (section 4)."""

import pytest

from games.pharaoh.table import NOBODY, A, B, C, D, Table, arrange
from rules import rule

ROW = "jar 1, jar 2, sword 1, sword 2"


@rule("PHA-4.1", "PHA-L12")
def test_the_start_player_stays_while_the_chip_moves() -> None:
    t = Table(3, "jar 1, jar 2")
    assert (t.lot, t.start, t.to_act) == ("jar 1", A, A)
    t.play(A, "lay 1", "declare")
    t.play(B, "horus")
    assert (t.chip, t.start) == (B, A)
    t.play(C, "lay 2", "declare")
    assert t.to_act == A  # B has passed, and holds the chip
    t.play(A, "pass")
    assert (t.lot, t.start, t.to_act) == ("jar 2", B, B)


@rule("PHA-4.1", "PHA-L12")
def test_the_chip_decides_between_auctions_only() -> None:
    """A chip taken by the player before the start player does not jump the queue."""
    t = Table(4)
    t.play(A, "pass")
    t.play(B, "pass")
    t.play(C, "horus")
    assert (t.chip, t.start, t.to_act) == (C, A, D)
    t.play(D, "pass")
    assert (t.start, t.to_act) == (C, C)


@rule("PHA-4.2")
def test_players_who_passed_are_skipped() -> None:
    t = Table(4)
    t.play(A, "lay 1", "declare")
    t.play(B, "pass")
    t.play(C, "lay 2", "declare")
    t.play(D, "pass")
    t.play(A, "lay 2", "declare")
    t.play(C, "lay 3", "declare")
    t.play(A, "lay 3", "declare")
    assert (t.high, t.leader, t.to_act) == (6, A, C)


@rule("PHA-4.2")
@pytest.mark.parametrize("other", [B, C])
def test_only_the_player_to_act_decides(other: int) -> None:
    t = Table(3)
    t.refused(other, "pass", code="error-not-yours")
    t.play(A, "lay 1")
    t.refused(other, "lay 2", code="error-not-yours")
    t.refused(other, "declare", code="error-not-yours")


@rule("PHA-4.2")
def test_an_auction_goes_on_until_all_but_the_leader_have_passed() -> None:
    t = Table(3, "coin 5")
    t.play(A, "lay 1", "declare")
    t.play(B, "pass")
    assert (t.lot, t.to_act) == ("coin 5", C)
    t.play(C, "lay 2", "declare")
    assert (t.lot, t.to_act) == ("coin 5", A)
    t.play(A, "pass")
    assert t.treasure(C) == ["coin 5"]


@rule("PHA-4.3")
def test_laid_cards_stay() -> None:
    t = Table(2)
    t.play(A, "lay 2", "lay 3", "declare")
    assert (t.hand(A), t.bid(A), t.high) == ("1 4 5", "2 3", 5)
    t.play(B, "lay 1", "lay 5", "declare")
    t.refused(A, "lay 2")  # it lies in the bid
    t.refused(A, "declare")
    t.play(A, "lay 4", "declare")
    assert (t.hand(A), t.bid(A), t.high) == ("1 5", "2 3 4", 9)


@rule("PHA-4.3")
def test_a_card_that_is_not_in_hand() -> None:
    t = Table(2)
    t.refused(A, "lay 3f")
    t.refused(A, "lay 2", "lay 2")


@rule("PHA-4.3", "PHA-4.8")
def test_who_lays_a_card_has_to_declare() -> None:
    t = Table(2)
    for kind in ("pass", "horus", "pharaoh"):
        t.refused(A, "lay 1", kind)


@rule("PHA-4.4", "PHA-L3")
def test_the_number_is_the_sum_of_the_bid() -> None:
    t = Table(2)
    t.play(A, "lay 1", "lay 2", "declare")
    assert t.high == 3
    t.play(B, "lay 4", "declare")
    assert t.high == 4
    t.refused(A, "lay 3", "lay 4", "lay 3")
    t.play(A, "lay 3", "declare")
    assert (t.high, t.bid(A)) == (6, "1 2 3")


@rule("PHA-4.4")
def test_equal_is_not_enough() -> None:
    t = Table(2)
    t.play(A, "lay 4", "declare")
    t.refused(B, "lay 4", "declare")
    t.refused(B, "lay 1", "lay 3", "declare")
    t.play(B, "lay 5", "declare")
    assert t.high == 5
    t.refused(A, "lay 1", "declare")


@rule("PHA-4.4")
def test_no_card_is_offered_that_leads_nowhere() -> None:
    t = Table(2)
    t.play(A, "lay 3", "lay 4", "lay 5", "declare")
    assert t.high == 12
    assert [word for word in t.legal() if word.startswith("lay")] == ["lay 1", "lay 2"]
    t.play(B, "lay 1")
    assert t.legal() == ["lay 2", "lay 3"]
    t.play(B, "lay 3")
    assert t.legal() == ["lay 4"]
    t.play(B, "lay 4")
    assert t.legal() == ["lay 5"]
    t.play(B, "lay 5")
    assert t.legal() == ["declare"]


@rule("PHA-4.5")
def test_flags_make_no_difference() -> None:
    t = arrange(["1 2 3 4 5 3f", "1 2 3 4 5 4f"], round=2, row=ROW)
    t.play(A, "lay 3f", "declare")
    assert t.high == 3
    t.refused(B, "lay 3", "declare")
    t.play(B, "lay 4f", "declare")
    assert t.high == 4
    t.play(A, "lay 3", "declare")
    assert (t.high, t.bid(A)) == (6, "3 3f")


@rule("PHA-4.5")
def test_cards_at_the_tent_cannot_be_laid() -> None:
    t = arrange(["1 2", "1 2 3 4 5"], tents=["3 4 5 7f", ""], row=ROW)
    assert [word for word in t.legal() if word.startswith("lay")] == ["lay 1", "lay 2"]
    t.play(A, "lay 1", "lay 2", "declare")
    assert t.high == 3  # the tent does not count either


@rule("PHA-4.6")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_the_bonus_is_the_round_number(round: int) -> None:
    t = arrange(["1 2 3 4 5", "1 2 3 4 5"], round=round, row=ROW)
    t.play(A, "lay 1", "lay 4", "declare bonus")
    assert (t.high, t.leader, t.bid(A)) == (5 + round, A, "1 4")


@rule("PHA-4.6")
def test_every_auction_has_an_opening_bonus() -> None:
    t = Table(2)
    for auction in range(20):
        opener = auction % 2
        t.play(opener, "lay 1")
        assert t.legal()[-1] == "declare bonus"
        t.match.undo(opener, len(t.match.plies) - 1)
        t.play(opener, "pass")
        t.play(1 - opener, "horus")
    assert t.over


@rule("PHA-4.7")
def test_the_bonus_is_gone_after_the_first_declaration() -> None:
    t = arrange(["1 2 3 4 5", "1 2 3 4 5"], round=4, row=ROW)
    t.play(A, "lay 1", "declare bonus")
    assert t.high == 5
    t.play(B, "lay 1", "lay 5", "declare")
    assert t.high == 6
    t.refused(A, "lay 2", "lay 5", "declare bonus")
    t.refused(A, "lay 2", "lay 3", "declare")  # 6 is not more than 6: the 4 has to be made up
    t.play(A, "lay 2", "lay 5", "declare")
    assert t.high == 8


@rule("PHA-4.7")
def test_the_bonus_is_gone_also_if_it_was_not_used() -> None:
    t = Table(2)
    t.play(A, "lay 1", "declare")
    t.play(B, "lay 2", "declare")
    t.refused(A, "lay 2", "declare bonus")


@rule("PHA-4.7", "PHA-L1")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_the_bonus_is_full_or_none(round: int) -> None:
    """The numbers that can be declared with a 1: with and without, and nothing between."""
    numbers = []
    for word in ("declare", "declare bonus"):
        t = arrange(["1 2 3 4 5", "1 2 3 4 5"], round=round, row=ROW)
        t.play(A, "lay 1")
        assert t.legal()[-2:] == ["declare", "declare bonus"]
        t.play(A, word)
        numbers.append(t.high)
    assert numbers == [1, 1 + round]


@rule("PHA-4.7")
def test_without_the_option_there_is_no_bonus() -> None:
    t = Table(2, bonus="off")
    t.refused(A, "lay 1", "declare bonus")
    t.play(A, "lay 3", "declare")
    assert t.high == 3
    t.play(B, "lay 4", "declare")
    assert t.high == 4


@rule("PHA-4.7", "PHA-L5")
def test_taking_the_chip_brings_no_bonus_in_this_auction() -> None:
    t = Table(3, first="3")
    t.play(C, "pass")
    t.play(A, "horus")
    t.refused(B, "lay 1", "declare bonus")
    t.play(B, "pass")
    t.play(A, "lay 1", "declare bonus")  # but in the next, which A starts
    assert t.high == 2


@rule("PHA-4.8")
@pytest.mark.parametrize("kind", ["pass", "horus", "pharaoh"])
def test_a_pass_is_final(kind: str) -> None:
    t = Table(3)
    t.play(A, kind)
    assert t.camp(A)["passed"]
    t.play(B, "lay 1", "declare")
    t.play(C, "lay 2", "declare")
    assert t.to_act == B
    t.refused(A, "lay 5", code="error-not-yours")
    t.play(B, "pass")
    assert t.to_act in (A, B, C)
    assert not any(t.camp(seat)["passed"] for seat in (A, B, C))  # a new auction


@rule("PHA-4.8")
@pytest.mark.parametrize("kind", ["pass", "horus", "pharaoh"])
def test_a_pass_after_a_declaration(kind: str) -> None:
    t = Table(2, "throne 1")
    t.play(A, "lay 1", "declare")
    t.play(B, "lay 2", "declare")
    t.play(A, kind)
    assert t.treasure(B) == ["throne 1"]
    assert t.hand(A) == "1 2 3 4 5"


@rule("PHA-4.9")
def test_the_chip_can_be_taken_from_anybody() -> None:
    t = Table(4, first="3")
    t.play(C, "pass")
    t.play(D, "pass")
    t.play(A, "lay 1", "declare")
    t.play(B, "horus")
    assert (t.chip, t.start) == (B, B)


@rule("PHA-4.9")
def test_horus_is_free_again_in_the_next_auction() -> None:
    t = Table(2)
    t.play(A, "horus")
    t.play(B, "pass")
    t.play(A, "pass")
    t.play(B, "horus")
    assert (t.chip, t.to_act) == (B, B)
    assert not t.board()["horus_used"]


@rule("PHA-4.10")
def test_pharaoh_takes_everybodys_patients() -> None:
    t = Table(3, "coin 1, coin 2, coin 3, coin 4")
    t.wins(A, "5")
    t.wins(B, "4")
    assert t.hospital == "4 5"
    t.play(A, "lay 1", "declare")
    t.play(B, "pass")
    t.play(C, "pharaoh")
    assert t.tent(C) == "4 5"
    assert t.hospital == "1"  # came at the end of this auction, too late for C
    assert (t.pharaohs(C), t.camp(C)["pharaohs_used"]) == (1, 1)


@rule("PHA-4.11")
def test_a_plain_pass_changes_nothing_else() -> None:
    t = Table(3, "coin 1")
    t.wins(B, "2")
    before = [(t.hand(seat), t.tent(seat), t.pharaohs(seat)) for seat in (A, B, C)]
    t.play(A, "pass")
    assert [(t.hand(seat), t.tent(seat), t.pharaohs(seat)) for seat in (A, B, C)] == before
    assert (t.hospital, t.chip, t.high, t.leader) == ("2", A, 0, NOBODY)
    assert not t.board()["horus_used"]


@rule("PHA-4.12", "PHA-L6")
def test_losing_bids_return_at_the_end() -> None:
    t = Table(3, "coin 5")
    t.play(A, "lay 1", "declare")
    t.play(B, "lay 2", "declare")
    t.play(C, "lay 3", "declare")
    t.play(A, "pass")
    assert (t.hand(A), t.bid(A)) == ("2 3 4 5", "1")  # not yet
    t.play(B, "pass")
    assert [t.hand(seat) for seat in (A, B, C)] == ["1 2 3 4 5", "1 2 3 4 5", "1 2 4 5"]
    assert [t.bid(seat) for seat in (A, B, C)] == ["", "", ""]


@rule("PHA-4.13")
def test_a_treasure_sends_the_bid_to_the_hospital() -> None:
    t = Table(2, "ankh 4, coin 5")
    t.play(A, "lay 1", "lay 2", "declare bonus")
    t.play(B, "pass")
    assert (t.treasure(A), t.hospital, t.hand(A), t.tent(A)) == (["ankh 4"], "1 2", "3 4 5", "")
    t.wins(B, "5")
    assert (t.treasure(B), t.hospital) == (["coin 5"], "1 2 5")


@rule("PHA-4.13", "PHA-5.1")
def test_patients_stay_from_round_to_round() -> None:
    t = Table(2, "ankh 4")
    t.wins(A, "5")
    t.all_pass(11)
    assert (t.round, t.hospital, t.hand(A)) == (4, "5", "1 2 3 4")


@rule("PHA-4.14")
def test_crew_won_rests_with_the_bid_at_the_tent() -> None:
    t = Table(2, "crew 6f, coin 1")
    t.wins(A, "1", "3")
    assert (t.tent(A), t.hand(A), t.hospital, t.treasure(A)) == ("1 3 6f", "2 4 5", "", [])
    t.refused(A, "lay 6f")
    t.refused(A, "lay 1")


@rule("PHA-4.15", "PHA-L13")
@pytest.mark.parametrize("lot", ["coin 5", "crew 7f"])
def test_a_lot_that_nobody_wants_is_removed(lot: str) -> None:
    t = Table(3, lot)
    t.all_pass()
    assert t.removed == [lot]
    assert lot not in t.row
    assert [t.tent(seat) + t.hand(seat) for seat in (A, B, C)] == ["1 2 3 4 5"] * 3


@rule("PHA-4.16", "PHA-L10")
@pytest.mark.parametrize("kind", ["pass", "horus", "pharaoh"])
def test_the_last_player_may_pass_in_any_way(kind: str) -> None:
    t = Table(2, "coin 5, coin 4")
    t.play(A, "pass")
    assert t.to_act == B
    t.play(B, kind)
    assert t.removed == ["coin 5"]
    assert t.chip == (B if kind == "horus" else A)
    assert t.pharaohs(B) == (2 if kind == "pharaoh" else 3)


@rule("PHA-4.16", "PHA-L11")
def test_the_winner_has_no_further_turn() -> None:
    t = Table(3, "coin 5, coin 4", first="2")
    t.play(B, "lay 1", "declare")
    t.play(C, "pass")
    t.play(A, "pass")
    assert t.treasure(B) == ["coin 5"]
    assert (t.lot, t.to_act) == ("coin 4", B)  # as the start player of the next auction
    assert (t.high, t.leader, t.chip, t.pharaohs(B)) == (0, NOBODY, B, 2)


@rule("PHA-L7")
def test_a_pharaoh_pass_does_not_take_the_own_bid() -> None:
    t = Table(3, "coin 1, coin 2")
    t.wins(C, "5")
    t.play(A, "lay 3", "declare")
    t.play(B, "lay 4", "declare")
    t.play(C, "pass")
    t.play(A, "pharaoh")
    assert (t.tent(A), t.hand(A)) == ("5", "1 2 3 4 5")
    assert t.hospital == "4"


@rule("PHA-L9")
def test_a_later_pharaoh_pass_finds_the_hospital_empty() -> None:
    t = Table(4, "coin 1")
    t.wins(D, "1", "5")
    for seat in (A, B, C):
        t.play(seat, "pharaoh")
    assert [t.tent(seat) for seat in (A, B, C)] == ["1 5", "", ""]
    assert [t.pharaohs(seat) for seat in (A, B, C, D)] == [1, 1, 1, 2]
