"""The Offering, and the final reckoning."""

import pytest

from games.cleopatra.table import A, B, C, Table
from rules import rule
from saqqara.games.cleopatra.state import SANCTUARIES
from saqqara.kernel.bits import members
from saqqara.kernel.match import action_of

WALL = "artisan1 wood1 stone1"


def offering(bids: list[int], amulets: list[int]) -> Table:
    t = Table("scribe", *[""] * (len(bids) - 1)).rich(*[20] * len(bids)).corrupt(*amulets)
    t.s.dice = 4
    t.play(A, "play scribe add")
    for seat, bid in enumerate(bids):
        t.play(seat, f"tens {bid // 10}", f"ones {bid % 10}")
    return t


@rule("CLE-8.2", "CLE-8.3", "CLE-8.4", "CLE-8.5")
@pytest.mark.parametrize(
    ("bids", "changes"),
    [
        ([7, 7, 3], [-3, -3, 2]),
        ([10, 5, 5, 2], [-3, 1, 1, 3]),
        ([4, 3, 2, 1, 0], [-3, 1, 2, 3, 4]),
        ([20, 0, 0], [-3, 1, 1]),
    ],
)
def test_scenario_12_ranks(bids: list[int], changes: list[int]) -> None:
    t = offering(bids, [5] * len(bids))
    assert [number - 5 for number in t.all_amulets()] == changes
    assert [20 - t.talents(seat) for seat in range(len(bids))] == bids


@rule("CLE-8.5")
def test_scenario_12_nobody_has_fewer_than_none() -> None:
    assert offering([5, 4, 3], [2, 0, 0]).all_amulets() == [0, 1, 2]


@rule("CLE-8.5", "CLE-L13")
def test_all_equal_means_all_first() -> None:
    assert offering([0, 0, 0], [4, 3, 2]).all_amulets() == [1, 0, 0]


@rule("CLE-8.2", "CLE-2.1")
def test_bids_are_made_at_once_and_unseen() -> None:
    t = Table("scribe").rich(12, 20, 3)
    t.s.dice = 4
    t.play(A, "play scribe add")
    assert members(t.match.game.together(t.match.state)) == [A, B, C]
    assert t.legal() == ["tens 0", "tens 1"]
    t.play(A, "tens 1")
    assert t.legal() == ["ones 0", "ones 1", "ones 2"]
    assert t.board(A)["tens"] == 1
    assert t.board(B)["tens"] is None
    t.play(A, "ones 2")
    assert (t.board(B)["camps"][A]["has_bid"], t.board(B)["camps"][A]["bid"]) == (True, None)
    assert t.board(A)["camps"][A]["bid"] == 12
    assert members(t.match.game.together(t.match.state)) == [B, C]
    assert t.legal() == ["tens 0", "tens 1", "tens 2"]
    t.play(B, "tens 2", "ones 0")
    assert t.legal() == ["tens 0"]
    t.play(C, "tens 0")
    assert t.match.game.reveals(t.match.state, 206)
    t.play(C, "ones 3")
    assert [t.talents(seat) for seat in (A, B, C)] == [0, 0, 0]


@rule("CLE-8.1", "CLE-8.6", "CLE-L13")
def test_scenario_34_an_offering_in_the_middle_of_a_visit() -> None:
    t = Table(f"{WALL} scribe", "", "")
    t.s.dice = 4
    t.build(A, "w1").play(A, "play scribe add")
    t.play(A, "tens 0")
    assert t.legal()[-1] == "ones 8"  # 5 and 3 for the wall
    t.play(A, "ones 0").play(B, "tens 0", "ones 0").play(C, "tens 0", "ones 0")
    assert (t.to_act, t.board()["dice"]) == (A, 0)
    assert t.legal()[-1] == "done"
    t.match.play(A, 36)
    assert t.legal() == [f"roll {n}" for n in range(6)]  # five dice again


@rule("CLE-6.11")
@pytest.mark.parametrize(
    ("altar", "ways"), [(0, [3125, 3125, 1250, 250, 25, 1]), (3, [25, 10, 1]), (4, [5, 1])]
)
def test_each_die_shows_an_ankh_once_in_six(altar: int, ways: list[int]) -> None:
    t = Table(WALL)
    t.s.dice = altar
    t.build(A, "w1")
    t.match.play(A, action_of(t.match.game, "done"))
    game, s = t.match.game, t.match.state
    assert [game.weight(s, outcome) for outcome in game.legal(s)] == ways


@rule("CLE-8.1", "CLE-8.6", "CLE-6.11")
def test_the_fifth_die_of_a_roll_calls_an_offering_before_the_turn_goes_on() -> None:
    t = Table(WALL)
    t.s.dice = 3
    t.coming = ["roll 2"]
    t.build(A, "w1").play(A, "done")
    assert t.legal("tens")
    for seat in (A, B, C):
        t.play(seat, "tens 0", "ones 0")
    assert (t.to_act, t.board()["dice"], t.legal()) == (A, 0, ["done"])


# ---- the end


def ended(*hands: str) -> Table:
    """The last visit has been closed."""
    t = Table(f"artisan1 stone1 marble1 {hands[0]}", *hands[1:]).merchants(*[0] * len(hands))
    t.walls(*range(1, 10))
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    return t


def finish(t: Table) -> Table:
    return t.build(A, "sphinx").play(A, "done")


@rule("CLE-9.2")
def test_scenario_19_tainted_cards_in_hand() -> None:
    t = finish(ended("wood2 beggar artisan1 artisan1 wood1 wood1", "", ""))
    reckoning = t.camp(A)["reckoning"]
    assert reckoning is not None
    assert (reckoning["tainted"], reckoning["remaining"]) == (2, 2)
    assert t.board(B)["camps"][A]["hand"] is not None  # all is shown now


@rule("CLE-9.4")
def test_nobody_is_eaten_before_the_end() -> None:
    t = ended("", "", "").corrupt(9, 0, 0)
    assert t.scores() == [5, 5, 5]
    assert finish(t).scores()[A] == 0


@rule("CLE-9.3")
def test_scenario_20_sanctuaries_take_amulets_away() -> None:
    drawing = """
    . . . # # # . . .
    . . . # # # . . .
    . . . # # # . . .
    . . . . . . . . .
    . . . . . . . . .
    I I I I I . . . .
    . . . . V V V . .
    . . . . V . P P .
    . . . . V . P P P
    """
    t = ended("", "", "").garden(drawing, left="X").corrupt(9, 5, 1)
    t.s.free_lo, t.s.free_hi = 0, 0
    six = (36, 37, 38, 45, 46, 47)
    for cells, seat, shift in (((0, 1, 2, 3), A, 0), ((20, 21), A, 7), (six, B, 0)):
        for cell in cells:
            t.s.free_lo |= 2**cell
        t.s.books[SANCTUARIES + seat] |= cells[0] + 1 << shift
    finish(t)
    found = [t.board()["camps"][seat]["reckoning"] for seat in (A, B)]
    assert [(each["cells"], each["remaining"]) for each in found if each] == [(6, 3), (6, 0)]


@rule("CLE-9.4", "CLE-9.5")
def test_scenario_21_a_real_game() -> None:
    t = ended("", "", "", "").rich(41 - 5, 37, 36, 44).corrupt(6, 1, 5, 13)
    finish(t)  # the sixth sphinx pays 5
    assert t.scores() == [41, 37, 36, 0]
    assert t.winners() == [A]


@rule("CLE-9.4", "CLE-L15")
@pytest.mark.parametrize(
    ("amulets", "eaten"),
    [([4, 4, 2], [True, True, False]), ([3, 3, 3], [False] * 3), ([0, 1, 0], [False, True, False])],
)
def test_scenario_22_who_is_eaten(amulets: list[int], eaten: list[bool]) -> None:
    t = finish(ended("", "", "").rich(10, 10, 10).corrupt(*amulets))
    found = [camp["reckoning"] for camp in t.board()["camps"]]
    assert [each["eaten"] for each in found if each] == eaten
    assert all(score == 0 for score, gone in zip(t.scores(), eaten, strict=True) if gone)


@rule("CLE-9.5", "CLE-L15")
def test_scenario_23_merchants_and_the_tie_break() -> None:
    t = ended("", "", "").rich(35, 43, 50).corrupt(2, 1, 9)
    t.merchants(1, 0, 0)
    finish(t)
    assert t.scores() == [43, 43, 0]
    assert t.winners() == [B]
    shared = finish(ended("", "", "").rich(38, 43, 50).corrupt(2, 2, 9))
    assert shared.winners() == [A, B]


@rule("CLE-9.1")
def test_the_end_knows_no_hand_limit_and_no_characters() -> None:
    t = finish(ended("scribe " + "artisan1 " * 12, "", ""))
    assert t.over


@rule("CLE-9.5")
def test_the_sheet_tells_where_the_talents_came_from() -> None:
    t = finish(ended("", "", "").rich(10, 10, 10).corrupt(4, 0, 0))
    sheet = t.match.game.score_sheet(t.match.state, A)
    assert sheet["cleopatra-source-sphinx"] == 5
    assert sheet["cleopatra-source-crocodile"] == -15
    assert sum(sheet.values()) == 0
