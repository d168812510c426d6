"""Worked examples: first those of the rulebook, then those of docs/rules/pharaoh.md."""

from games.pharaoh.table import NOBODY, A, B, C, Table, arrange
from rules import rule


@rule("PHA-4.4", "PHA-4.6", "PHA-4.7")
def test_s1_bidding() -> None:
    """Two players, round 2. Two players have no third 2 between them: one is borrowed."""
    t = arrange(
        ["1 2 3 4 5", "1 2 2 3"],
        hospital="5",
        borrowed=("2", "4"),
        round=2,
        row="jar 1, jar 2, sword 1, sword 2",
    )
    t.play(A, "lay 1", "declare bonus")
    assert (t.high, t.leader, t.bid(A)) == (3, A, "1")
    t.play(B, "lay 2", "lay 2", "declare")
    assert (t.high, t.leader, t.bid(B)) == (4, B, "2 2")
    t.refused(A, "lay 2", "lay 3", "declare bonus")
    t.play(A, "lay 2", "lay 3", "declare")
    assert (t.high, t.leader, t.bid(A)) == (6, A, "1 2 3")
    t.play(B, "lay 3", "declare")
    assert (t.high, t.leader, t.bid(B)) == (7, B, "2 2 3")
    assert t.to_act == A


def table_in_round_3() -> Table:
    """Section 7 of the rulebook begins here, at the second lot of round 3.

    C has scouted a 5 with a flag in round 1 and lost it to the hospital in round 2, so
    that all hold 1 to 5 and one 5 is in the hospital.
    """
    t = Table(
        3,
        "crew 5f, throne 1, coin 1, coin 2,"
        "ankh 1, ankh 2, ankh 3, ankh 4,"
        "coin 3, jar 2, crew 3f, coin 5,"
        "sword 1, sword 2, sword 3, jar 1",
    )
    t.wins(C, "1")
    t.all_pass(3)
    t.wins(C, "5f")
    t.all_pass(3)
    t.all_pass()
    return t


@rule("PHA-4.1", "PHA-4.2", "PHA-4.9", "PHA-4.10", "PHA-4.12", "PHA-4.13", "PHA-4.15")
def test_s2_a_round_in_full() -> None:
    t = table_in_round_3()
    assert (t.round, t.chip, t.to_act, t.hospital) == (3, A, A, "5f")
    assert [t.hand(seat) for seat in (A, B, C)] == ["1 2 3 4 5"] * 3
    assert t.row == ["jar 2", "crew 3f", "coin 5"]
    lot_jar_2(t)
    lot_crew_3(t)
    lot_coin_5(t)
    next_round(t)


def lot_jar_2(t: Table) -> None:
    t.play(A, "lay 4", "declare bonus")
    assert (t.high, t.leader, t.to_act) == (7, A, B)
    t.play(B, "horus")
    assert (t.chip, t.to_act) == (B, C)
    t.play(C, "pass")
    assert t.treasure(A) == ["jar 2"]
    assert t.hospital == "4 5f"
    assert t.hand(A) == "1 2 3 5"
    assert (t.lot, t.start, t.to_act) == ("crew 3f", B, B)


def lot_crew_3(t: Table) -> None:
    t.play(B, "pharaoh")
    assert (t.tent(B), t.hospital, t.pharaohs(B)) == ("4 5f", "", 1)
    t.play(C, "horus")
    assert (t.chip, t.to_act) == (C, A)
    t.play(A, "pass")
    assert "crew 3f" in t.removed
    assert (t.lot, t.start, t.to_act) == ("coin 5", C, C)


def lot_coin_5(t: Table) -> None:
    t.play(C, "horus")
    assert (t.chip, t.to_act) == (C, A)
    t.refused(A, "horus")
    t.refused(A, "lay 3", "lay 5", "declare bonus")
    t.play(A, "lay 3", "lay 5", "declare")
    assert (t.high, t.leader, t.to_act) == (8, A, B)
    t.refused(B, "horus")
    t.refused(B, "lay 4", "lay 5", "lay 5f")  # that one rests at the tent
    t.play(B, "lay 4", "lay 5", "declare")
    assert (t.high, t.leader, t.to_act) == (9, B, A)  # C is skipped
    t.play(A, "pass")
    assert t.treasure(B) == ["coin 5"]
    assert t.hospital == "4 5"
    assert t.hand(A) == "1 2 3 5"


def next_round(t: Table) -> None:
    assert t.hand(B) == "1 2 3 4 5f"
    assert [t.tent(seat) for seat in (A, B, C)] == ["", "", ""]
    assert (t.round, t.lot, t.chip, t.start, t.to_act) == (4, "sword 1", C, C, C)
    assert (t.high, t.leader) == (0, NOBODY)
    t.play(C, "pharaoh")
    assert (t.tent(C), t.hospital, t.pharaohs(C)) == ("4 5", "", 1)
    assert t.to_act == A


@rule("PHA-6.1", "PHA-6.2", "PHA-6.3")
def test_s3_scoring() -> None:
    t = arrange(
        ["1 2 3 4 5 3f 4f", "1 2 3 4 5"],
        tents=["5f", ""],
        won=["throne 1, jar 2, sword 1, coin 4, coin 5", ""],
        round=5,
        row="sword 3",
    )
    assert list(t.match.game.score_sheet(t.match.state, A).values()) == [13, 6, 3]
    t.all_pass()
    assert t.over
    assert t.scores == [22, 0]
    assert t.winners == [A]


# ---- the examples of our own document


@rule("PHA-4.3", "PHA-4.7", "PHA-4.10", "PHA-4.14")
def test_three_auctions_of_our_document() -> None:
    ana, ben, chie = A, B, C
    t = Table(
        3,
        "throne 1, coin 1, coin 2, coin 3,"
        "ankh 1, ankh 2, sword 1, sword 2,"
        "ankh 3, jar 1, crew 6f, coin 4",
    )
    t.all_pass(8)
    assert (t.round, t.lot, t.chip) == (3, "ankh 3", ana)

    t.play(ana, "lay 2", "declare bonus")
    assert t.high == 5
    t.play(ben, "lay 1", "lay 5", "declare")
    assert t.high == 6
    t.play(chie, "pass")
    t.refused(ana, "lay 4", "declare")
    t.play(ana, "lay 5", "declare")
    assert t.high == 7
    t.play(ben, "lay 2", "declare")
    assert t.high == 8
    t.play(ana, "pass")
    assert (t.treasure(ben), t.hospital, t.hand(ana)) == (["ankh 3"], "1 2 5", "1 2 3 4 5")

    assert (t.lot, t.to_act) == ("jar 1", ana)
    t.play(ana, "horus")
    t.play(ben, "lay 3", "declare")
    t.play(chie, "pharaoh")
    assert (t.treasure(ben), t.tent(chie), t.hospital) == (["jar 1", "ankh 3"], "1 2 5", "3")

    assert (t.lot, t.to_act) == ("crew 6f", ana)
    t.play(ana, "lay 5", "declare")
    assert t.hand(ben) == "4"
    t.refused(ben, "lay 4")
    t.play(ben, "pass")
    t.play(chie, "lay 2", "lay 4", "declare")
    t.play(ana, "lay 2", "declare")
    assert t.high == 7
    t.play(chie, "pass")
    assert (t.tent(ana), t.hand(ana)) == ("2 5 6f", "1 3 4")
    assert (t.tent(chie), t.hand(chie)) == ("1 2 5", "1 2 3 4 5")


@rule("PHA-6.4", "PHA-6.6")
def test_the_tie_of_our_document() -> None:
    ben, chie, third = A, B, C

    def result(chies_hand: str, hospital: str) -> Table:
        t = arrange(
            ["1 3 4 6f", chies_hand, "1 2 3 4 5"],
            hospital=hospital,
            won=["jar 1, jar 2, ankh 3, coin 2", "throne 1, sword 3, coin 4", ""],
            round=5,
            row="coin 1",
        )
        t.all_pass()
        return t

    shared = result("2 5 7f", "1 2 3 4 5")
    assert shared.scores == [12, 12, 0]
    assert shared.winners == [ben, chie]
    assert shared.scores[third] == 0
    saved = result("1 2 5 7f", "2 3 4 5")
    assert saved.scores == [12, 12, 0]
    assert saved.winners == [chie]
