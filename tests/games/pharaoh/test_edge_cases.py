"""The edge cases E1 to E18: what the rulebook's examples do not show."""

import pytest

from games.pharaoh.table import A, B, C, Table, arrange
from rules import rule

PASSES = ["pass", "horus", "pharaoh"]


@rule("PHA-3.1", "PHA-3.2", "PHA-3.3", "PHA-3.4")
@pytest.mark.parametrize(("players", "pharaohs"), [(2, 3), (3, 2), (4, 2)])
def test_e1_setup(players: int, pharaohs: int) -> None:
    t = Table(players)
    for seat in range(players):
        assert t.hand(seat) == "1 2 3 4 5"
        assert t.pharaohs(seat) == pharaohs
    assert len(t.row) == 4
    assert len(t.board()["deck"]) == 16
    assert (t.round, t.hospital) == (1, "")


@rule("PHA-4.7", "PHA-L4")
def test_e2_the_bonus_needs_a_card() -> None:
    t = Table(2)
    t.refused(A, "declare bonus")
    t.refused(A, "declare")


@rule("PHA-4.4", "PHA-4.6", "PHA-4.7")
def test_e3_a_declaration_must_be_higher() -> None:
    t = Table(2)
    t.play(A, "lay 3", "declare bonus")
    assert (t.round, t.high) == (1, 4)
    t.refused(B, "lay 4", "declare")
    t.refused(B, "lay 1", "lay 2", "declare")
    t.refused(B, "lay 4", "declare bonus")
    t.refused(B, "lay 5", "declare bonus")
    t.play(B, "lay 5", "declare")
    assert (t.high, t.leader) == (5, B)


@rule("PHA-4.7", "PHA-L2")
def test_e4_the_bonus_is_optional() -> None:
    t = Table(2)
    t.play(A, "lay 3", "declare")
    assert t.high == 3


@rule("PHA-4.7", "PHA-L5")
@pytest.mark.parametrize("kind", PASSES)
def test_e5_no_bonus_once_the_start_player_passed(kind: str) -> None:
    t = Table(3)
    t.play(A, kind)
    t.refused(B, "lay 1", "declare bonus")
    t.play(B, "lay 1", "declare")
    assert t.high == 1


@rule("PHA-4.1", "PHA-4.9", "PHA-4.12", "PHA-L6", "PHA-L7", "PHA-L8", "PHA-L12")
def test_e6_an_auction_with_every_kind_of_turn() -> None:
    t = Table(3, "throne 1")
    t.play(A, "lay 2", "declare bonus")
    assert t.high == 3
    t.play(B, "horus")
    t.play(C, "lay 4", "declare")
    assert t.high == 4
    t.play(A, "lay 3", "declare")
    assert t.high == 5
    assert t.hand(C) == "1 2 3 5"
    t.play(C, "pharaoh")
    assert t.treasure(A) == ["throne 1"]
    assert t.hospital == "2 3"
    assert t.hand(A) == "1 4 5"
    assert (t.hand(C), t.tent(C), t.pharaohs(C)) == ("1 2 3 4 5", "", 1)
    assert (t.chip, t.start, t.to_act) == (B, B, B)


@rule("PHA-4.4", "PHA-4.16")
def test_e7_one_is_enough_for_the_last_player() -> None:
    t = Table(3, "throne 1")
    t.play(A, "pass")
    t.play(B, "pass")
    t.play(C, "lay 1", "declare")
    assert t.treasure(C) == ["throne 1"]
    assert t.hospital == "1"
    assert t.to_act == A


@rule("PHA-4.15", "PHA-4.16", "PHA-L10")
def test_e8_the_last_player_makes_a_horus_pass() -> None:
    t = Table(3, "throne 1")
    t.play(A, "pass")
    t.play(B, "pass")
    t.play(C, "horus")
    assert t.removed == ["throne 1"]
    assert (t.chip, t.start, t.to_act) == (C, C, C)


@rule("PHA-4.9")
def test_e9_one_horus_pass_in_an_auction() -> None:
    t = Table(3)
    t.play(A, "horus")
    assert t.chip == A
    t.refused(B, "horus")
    t.play(B, "pass")
    t.refused(C, "horus")
    t.play(C, "pass")
    t.play(A, "horus")  # and again in the next one
    assert t.chip == A


@rule("PHA-4.9")
def test_e10_without_a_horus_pass_the_chip_stays() -> None:
    t = Table(3)
    t.play(A, "pass")
    t.play(B, "lay 1", "declare")
    t.play(C, "pharaoh")
    assert (t.chip, t.start, t.to_act) == (A, A, A)


@rule("PHA-4.10", "PHA-L8")
def test_e11_pharaoh_pass_with_an_empty_hospital() -> None:
    t = Table(2)
    t.play(A, "pharaoh")
    assert (t.pharaohs(A), t.tent(A), t.hand(A)) == (2, "", "1 2 3 4 5")


@rule("PHA-4.10")
def test_e12_pharaoh_pass_without_a_card() -> None:
    t = Table(2)
    for left in (2, 1, 0):
        t.play(A, "pharaoh")
        assert t.pharaohs(A) == left
        t.play(B, "pass")
    t.refused(A, "pharaoh")
    t.play(A, "pass")
    t.play(B, "pharaoh")
    assert [t.camp(seat)["pharaohs_used"] for seat in (A, B)] == [3, 1]


@rule("PHA-4.10", "PHA-L9")
def test_e13_two_pharaoh_passes_in_one_auction() -> None:
    t = Table(3, "throne 1")
    t.wins(C, "5")
    assert t.hospital == "5"
    t.play(A, "pharaoh")
    assert (t.tent(A), t.hospital) == ("5", "")
    t.play(B, "pharaoh")
    assert (t.tent(A), t.tent(B), t.hospital) == ("5", "", "")
    assert (t.pharaohs(A), t.pharaohs(B), t.pharaohs(C)) == (1, 1, 2)


@rule("PHA-4.14", "PHA-5.1")
def test_e14_crew_is_won() -> None:
    t = Table(2, "crew 7f")
    t.wins(A, "5")
    assert (t.tent(A), t.hospital, t.hand(A)) == ("5 7f", "", "1 2 3 4")
    t.all_pass(3)
    assert t.round == 2
    assert (t.hand(A), t.tent(A)) == ("1 2 3 4 5 7f", "")


@rule("PHA-4.15", "PHA-5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_e15_nobody_wants_anything(players: int) -> None:
    t = Table(players, "jar 1, crew 4f, coin 5, ankh 2", first="2")
    first_row = t.row
    t.all_pass(4)
    assert sorted(t.removed) == sorted(first_row)
    assert (t.round, t.chip, t.to_act) == (2, B, B)
    t.all_pass(16)
    assert t.over
    assert len(t.removed) == 20
    assert t.scores == [0] * players
    assert t.winners == list(range(players))


@rule("PHA-L14")
def test_e16_an_empty_hand() -> None:
    t = Table(3, "coin 5")
    t.wins(A, "1", "2", "3", "4", "5")
    assert (t.hand(A), t.hospital, t.to_act) == ("", "1 2 3 4 5", A)
    assert sorted(t.legal()) == sorted(PASSES)
    t.refused(A, "lay 1")
    t.play(A, "pharaoh")
    assert t.tent(A) == "1 2 3 4 5"
    t.play(B, "pass")
    t.play(C, "pass")
    assert sorted(t.legal()) == sorted(PASSES)
    t.play(A, "horus")
    t.play(B, "pass")
    t.play(C, "pass")
    t.play(A, "pass")
    t.play(B, "pass")
    t.play(C, "pass")
    assert (t.round, t.hand(A)) == (2, "1 2 3 4 5")


@rule("PHA-6.5")
def test_e17_flags_in_the_hospital_score_for_nobody() -> None:
    t = arrange(["1 2 3 4 5 6f", "1 2 3 4 5"], hospital="7f", round=5, row="coin 1")
    t.wins(B, "1")
    assert t.over
    assert t.hospital == "1 7f"
    assert t.scores == [1, 1]  # A: the flag in hand; B: the coin
    assert t.winners == [A]


@rule("PHA-6.4", "PHA-6.6", "PHA-L18")
@pytest.mark.parametrize(
    ("hands", "tents", "hospital", "winners"),
    [
        (["5", "4"], ["", ""], "1 1 2 2 3 3 4 5", [A]),
        (["5", "5"], ["", ""], "1 1 2 2 3 3 4 4", [A, B]),
        (["5", "2 3"], ["", ""], "1 1 2 3 4 4 5", [A, B]),
        (["5", "2"], ["", "4"], "1 1 2 3 3 4 5", [B]),
    ],
)
def test_e18_ties(hands: list[str], tents: list[str], hospital: str, winners: list[int]) -> None:
    t = arrange(hands, tents=tents, hospital=hospital, round=5, row="coin 1")
    t.all_pass()
    assert t.over
    assert t.scores == [0, 0]
    assert t.winners == winners
