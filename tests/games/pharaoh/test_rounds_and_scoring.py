"""The end of a round and the end of the game (sections 5 and 6)."""

import pytest

from games.pharaoh.table import A, B, C, Table, arrange
from rules import rule
from saqqara.games.pharaoh import tables


@rule("PHA-5.1", "PHA-4.14")
def test_tents_come_home_only_when_the_round_is_over() -> None:
    t = Table(2, "crew 6f, coin 1, coin 2, coin 3")
    t.wins(A, "5")
    t.all_pass(2)
    assert (t.hand(A), t.tent(A)) == ("1 2 3 4", "5 6f")
    t.all_pass()
    assert (t.round, t.hand(A), t.tent(A)) == (2, "1 2 3 4 5 6f", "")
    t.play(A, "lay 6f", "declare")
    assert t.high == 6


@rule("PHA-5.1")
def test_only_the_own_tent_comes_home() -> None:
    t = arrange(
        ["1 2", "1 2 3 4 5", "1 2 3 4 5"],
        tents=["3 4f", "7f", ""],
        hospital="4 5",
        round=2,
        row="jar 1",
    )
    t.all_pass()
    assert [t.hand(seat) for seat in (A, B, C)] == ["1 2 3 4f", "1 2 3 4 5 7f", "1 2 3 4 5"]
    assert [t.tent(seat) for seat in (A, B, C)] == ["", "", ""]
    assert t.hospital == "4 5"


@rule("PHA-5.2")
def test_the_chip_stays_when_a_round_ends() -> None:
    t = Table(3)
    t.all_pass(3)
    t.play(A, "pass")
    t.play(B, "horus")
    t.play(C, "pass")
    assert (t.round, t.chip, t.start, t.to_act) == (2, B, B, B)
    assert len(t.row) == 4


@rule("PHA-5.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_rounds_of_four_auctions(players: int) -> None:
    t = Table(players)
    for auction in range(20):
        assert not t.over
        assert t.round == auction // 4 + 1
        assert len(t.row) == 4 - auction % 4
        assert len(t.board()["deck"]) == 20 - 4 * t.round
        t.all_pass()
    assert t.over
    assert (t.row, t.board()["deck"]) == ([], [])
    t.refused(A, "pass", code="error-over")


@rule("PHA-L15", "PHA-6.3")
def test_tents_come_home_after_the_last_round_too() -> None:
    t = arrange(["1 2 3 4 5", "1 2 3 4 5"], round=5, row="crew 7f")
    t.wins(A, "1")
    assert t.over
    assert (t.hand(A), t.tent(A)) == ("1 2 3 4 5 7f", "")
    assert t.scores == [1, 0]


def sheet(t: Table, seat: int) -> list[int]:
    return list(t.match.game.score_sheet(t.match.state, seat).values())


@rule("PHA-6.1")
@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("", 0),
        ("throne 1", 1),
        ("sword 3", 3),
        ("coin 1, coin 2, coin 3, coin 4, coin 5", 15),
        ("ankh 4, jar 2", 6),
    ],
)
def test_one_point_for_each_item(won: str, points: int) -> None:
    t = arrange(["1 2 3 4 5", "1 2 3 4 5"], won=["", won], round=5, row="jar 1")
    assert sheet(t, B)[0] == points
    assert t.camp(B)["treasure_points"] == points


@rule("PHA-6.1")
def test_all_treasure_together() -> None:
    assert sum(tables.TREASURE_ITEMS) == 35


@rule("PHA-6.2")
@pytest.mark.parametrize(
    ("won", "points"),
    [
        ("", 0),
        ("coin 1, coin 2, coin 5", 0),
        ("coin 1, ankh 1, ankh 2", 1),
        ("coin 1, ankh 1, sword 3", 3),
        ("coin 1, ankh 1, sword 3, jar 2", 6),
        ("coin 1, ankh 1, sword 3, jar 2, throne 1", 10),
        ("coin 1, coin 2, ankh 1, sword 3, jar 2, throne 1", 10),
    ],
)
def test_different_kinds_score_extra(won: str, points: int) -> None:
    t = arrange(["1 2 3 4 5", "1 2 3 4 5"], won=["", won], round=5, row="jar 1")
    assert sheet(t, B)[1] == points
    assert t.camp(B)["variety_points"] == points


@rule("PHA-6.3")
def test_one_point_for_each_flag_in_hand_or_tent() -> None:
    t = arrange(
        ["1 2 3 4 5 3f 7f", "1 2 3 4 5"], tents=["4f", "5f"], hospital="6f", round=5, row="jar 1"
    )
    assert [sheet(t, seat)[2] for seat in (A, B)] == [3, 1]


@rule("PHA-6.4")
def test_points_come_before_the_tie_break() -> None:
    t = arrange(["1 2 3 4 5", "1"], hospital="2 3 4 5", won=["", "throne 1"], round=5, row="jar 1")
    t.all_pass()
    assert t.scores == [0, 1]
    assert t.winners == [B]


@rule("PHA-6.4")
def test_flagged_crew_counts_in_the_tie_break() -> None:
    t = arrange(
        ["1 7f", "1 3 3f", "1 2 4"],
        hospital="2 2 3 3 4 4 5 5 5",
        won=["", "", "throne 1"],
        round=5,
        row="jar 1",
    )
    t.all_pass()
    assert t.scores == [1, 1, 1]
    assert t.winners == [A]  # 8 against 7 and 7


@rule("PHA-6.5")
def test_unused_pharaohs_score_nothing() -> None:
    t = Table(2)
    t.play(A, "pharaoh")
    t.play(B, "pass")
    t.all_pass(19)
    assert (t.pharaohs(A), t.pharaohs(B)) == (2, 3)
    assert t.scores == [0, 0]
    assert t.winners == [A, B]


@rule("PHA-6.5")
def test_patients_do_not_break_a_tie() -> None:
    """A's larger crew is in the hospital."""
    t = arrange(["1 2", "1 2 3"], hospital="3 4 4 5 5", round=5, row="jar 1")
    t.all_pass()
    assert t.winners == [B]


@rule("PHA-6.6", "PHA-L18")
def test_several_share_a_win() -> None:
    t = arrange(
        ["1 4", "2 3", "5"],
        hospital="1 1 2 2 3 3 4 4 5 5",
        won=["coin 1", "throne 1", "ankh 1"],
        round=5,
        row="jar 1",
    )
    t.all_pass()
    assert t.scores == [1, 1, 1]
    assert t.winners == [A, B, C]
    assert t.match.view(A)["winners"] == [A, B, C]
