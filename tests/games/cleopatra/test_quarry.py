"""Visits to the quarry: paying, pieces, bonus, Cleopatra, dice."""

import pytest

from games.cleopatra.table import A, B, Table
from rules import rule
from saqqara.kernel.errors import IllegalAction

WALL = "artisan1 wood1 stone1"
SPHINX = "artisan1 stone1 marble1"
OBELISK = "artisan1 artisan1 artisan1 wood1 wood1 stone1 stone1"
THRONE = "artisan1 artisan1 artisan1 marble1 marble1 lapis1 lapis1"
MOSAIC = "artisan1 artisan1 stone1 marble1 lapis1"
DOOR = "artisan1 artisan1 wood1 marble1 lapis1"


def earned(t: Table, *pieces: str) -> int:
    """Talents for these pieces in one visit, the bonus included."""
    before = t.talents(A)
    t.build(A, *pieces).play(A, "done")
    return t.talents(A) - before


@rule("CLE-6.3", "CLE-L7")
def test_scenario_4_half_a_double_is_lost() -> None:
    t = Table("artisan1 stone1 marble2").merchants(0)
    t.build(A, "sphinx").play(A, "done")
    assert (t.hand(A), t.amulets(A), t.discards()) == ("", 1, "artisan1 stone1 marble2")
    assert t.board()["visit"]["over"] == [0, 0, 0, 0, 0]


@rule("CLE-6.3")
def test_scenario_5_one_double_pays_for_two_pieces() -> None:
    t = Table("artisan1 artisan1 wood2 marble1 lapis1 artisan1 stone1").merchants(0)
    t.play(A, "build door left", "pay artisan single", "pay artisan single", "pay wood double")
    t.pay_all(A)
    assert t.board()["visit"]["over"] == [0, 1, 0, 0, 0]
    t.build(A, "w1")
    assert (t.hand(A), t.amulets(A)) == ("", 1)


@rule("CLE-6.3", "CLE-6.6")
def test_scenario_24_what_can_be_played() -> None:
    t = Table("artisan1 artisan2 stone1 marble1 lapis1").merchants(0)
    t.play(A, "build mosaic")
    assert t.legal() == ["pay artisan single", "pay artisan double"]
    t.play(A, "pay artisan single")
    assert t.legal() == ["pay artisan double"]
    t.play(A, "pay artisan double")
    assert t.board()["visit"]["over"] == [1, 0, 0, 0, 0]
    t = Table("artisan1 artisan2 stone1 marble1 lapis1").merchants(0)
    t.play(A, "build mosaic", "pay artisan double")
    assert t.board()["visit"]["due"] == [0, 0, 1, 1, 1]
    t = Table("artisan1 trompe wood1").merchants(0)
    t.play(A, "build w1")
    assert t.legal() == ["pay artisan single"]
    t.play(A, "pay artisan single")
    assert t.legal() == ["pay wood single"]
    t.play(A, "pay wood single", "pay stone trompe")
    assert t.amulets(A) == 1


@rule("CLE-6.3")
def test_scenario_24_who_stands_for_an_artisan() -> None:
    hand = "trompe trompe wood1 stone1"
    assert "build w1" in Table(hand).merchants(0).legal()
    assert Table(hand, trompe="no_artisan").merchants(0).legal("build") == []
    assert "build w1" in Table(hand, trompe="no_artisan").merchants(1).legal()
    t = Table("")
    assert "build w1" in t.legal()
    t.build(A, "w1")
    assert (t.amulets(A), t.camp(A)["merchants"]) == (0, 0)
    t = Table("trompe trompe trompe").merchants(0).build(A, "w1")
    assert t.amulets(A) == 3


@rule("CLE-6.5", "CLE-6.8", "CLE-6.9", "CLE-7.4", "CLE-3.4")
def test_scenario_6_sphinxes() -> None:
    assert earned(Table(f"{SPHINX} " * 2), "sphinx", "sphinx") == 2 + 5 + 2
    assert earned(Table(f"{SPHINX} " * 4), *["sphinx"] * 4) == 2 + 5 + 2 + 5 + 5


@rule("CLE-7.5", "CLE-7.1", "CLE-6.9")
def test_scenario_7_large_pieces() -> None:
    assert earned(Table(f"{OBELISK} {OBELISK}"), "obelisk", "obelisk") == 26
    t = Table(f"{THRONE} {THRONE} {SPHINX}")
    assert t.board()["throne"] == 0
    assert earned(t, "throne", "throne", "sphinx") == 31
    assert t.board()["throne"] == 2


@rule("CLE-7.6", "CLE-3.3", "CLE-L2")
@pytest.mark.parametrize(
    ("walls", "left", "right"),
    [
        ((1, 2, 3, 4, 6, 9), 8, 5),
        ((1, 2, 3, 4, 5, 6, 7, 8, 9), 13, 13),
        ((), 4, 4),
        ((2, 3, 4, 5, 6, 7, 8, 9), 4, 12),
        ((1, 2, 3, 4, 5, 6, 7), 11, 4),
    ],
)
def test_scenario_8_door_frames(walls: tuple[int, ...], left: int, right: int) -> None:
    assert earned(Table(DOOR).walls(*walls), "door left") == left
    assert earned(Table(DOOR).walls(*walls), "door right") == right


@rule("CLE-6.9")
def test_pieces_of_an_earlier_visit_bring_no_bonus() -> None:
    wall = "artisan1 wood1 stone1"
    t = Table(wall, wall, "").merchants(0, 0, 0)
    t.coming = ["roll 0", "roll 0"]
    t.build(A, "w1").play(A, "done", "done").build(B, "w5").play(B, "done")
    assert [t.talents(A), t.talents(B)] == [5 + 3, 5 + 3]


@rule("CLE-7.6", "CLE-7.2")
def test_a_place_that_is_built_on_is_not_free() -> None:
    t = Table(f"{DOOR} {DOOR}", "", "")
    t.build(A, "door left")
    assert t.legal("build door") == ["build door right"]
    t.build(A, "w3")
    assert "build w3" not in t.legal()


@rule("CLE-7.2")
def test_a_wall_goes_to_any_free_slot() -> None:
    t = Table(WALL).walls(2, 5)
    assert t.legal("build w") == [f"build w{n}" for n in (1, 3, 4, 6, 7, 8, 9)]
    t.build(A, "w9")
    assert t.board()["walls"] == [False, True, False, False, True, False, False, False, True]


@rule("CLE-7.3", "CLE-6.8", "CLE-L8", "CLE-L10")
def test_scenario_9_the_order_of_building_counts() -> None:
    t = Table(f"{MOSAIC} {WALL}").garden("", top="i", left="i x")
    before = t.talents(A)
    t.mosaic(A, "2", "a1").build(A, "w2")  # a1 to a5: three palms
    assert t.talents(A) - before == 4 + 3 + 3 + 1
    t = Table(f"{MOSAIC} {WALL}").garden("", top="i", left="i x")
    t.build(A, "w2").mosaic(A, "2", "a1")
    assert t.talents(A) - before == 3 + 4 + 3
    t = Table(f"{MOSAIC} {WALL}", wall_bonus="squares").garden("", top="i", left="i x")
    t.mosaic(A, "2", "a1").build(A, "w2")
    assert t.talents(A) - before == 4 + 3 + 3 + 2


@rule("CLE-7.7", "CLE-7.8", "CLE-7.1")
def test_scenario_10_palms_under_a_mosaic() -> None:
    t = Table(MOSAIC).garden("", top="i", left="i x")
    t.mosaic(A, "2", "d1")
    assert t.talents(A) == 5 + 9
    t = Table(MOSAIC).garden("", top="x", left="i x")
    t.mosaic(A, "1", "h4")
    assert t.talents(A) == 5 + 4


@rule("CLE-6.8", "CLE-L8")
def test_a_chosen_piece_must_be_paid() -> None:
    t = Table(WALL).play(A, "build w1")
    assert all(word.startswith("pay") for word in t.legal())


@rule("CLE-6.5")
def test_only_what_can_be_paid_is_offered() -> None:
    t = Table("artisan1").merchants(1)
    assert t.legal("build") == []
    assert t.merchants(2).legal("build") == [f"build w{n}" for n in range(1, 10)] + ["build sphinx"]


@rule("CLE-6.10", "CLE-7.13")
def test_cleopatra_walks_when_the_visit_is_closed() -> None:
    t = Table(f"{SPHINX} {SPHINX} {OBELISK}")
    t.s.sphinxes, t.s.obelisks = 4, 1
    t.build(A, "sphinx", "obelisk", "sphinx")
    assert t.board()["steps"] == 0
    t.play(A, "done")
    assert t.board()["steps"] == 2


@rule("CLE-9.1", "CLE-6.10", "CLE-L14")
def test_scenario_18_five_categories_end_the_game_without_dice() -> None:
    t = Table(f"{SPHINX} {WALL}").walls(*range(1, 9))
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 3
    t.coming = ["roll 5"]
    t.build(A, "sphinx", "w9").play(A, "done")
    assert t.over
    assert (t.board()["steps"], t.board()["dice"]) == (5, 0)
    assert t.coming == ["roll 5"]


@rule("CLE-9.1", "CLE-L14")
def test_the_last_roll_can_be_asked_for() -> None:
    t = Table(SPHINX, final_dice="roll").walls(*range(1, 10))
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    t.coming = ["roll 5"]
    t.build(A, "sphinx").play(A, "done")
    assert t.legal("tens") == ["tens 0", "tens 1"]
    for seat in range(3):
        t.play(seat, "tens 0", "ones 0")
    assert t.over


@rule("CLE-9.1", "CLE-6.10")
def test_scenario_27_building_goes_on_after_the_fifth_category() -> None:
    t = Table(f"{SPHINX} {WALL} {MOSAIC}").walls(*range(1, 9)).garden("", top="i", left="i x")
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 3
    t.build(A, "sphinx", "w9").mosaic(A, "2", "d1")
    before = t.talents(A)
    t.play(A, "done")
    assert t.talents(A) - before == 5
    assert t.over


@rule("CLE-6.10")
def test_scenario_27_she_never_walks_beyond_space_five() -> None:
    t = Table(f"{SPHINX} {WALL}").walls(*range(1, 9)).garden("", left="")
    t.s.tiles, t.s.tile = 0, -1
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    t.build(A, "sphinx", "w9").play(A, "done")
    assert t.board()["steps"] == 5


@rule("CLE-6.11")
def test_dice_are_rolled_once_a_visit_and_ankhs_stay_on_the_altar() -> None:
    t = Table(WALL)
    t.s.dice = 2
    t.coming = ["roll 2"]
    t.build(A, "w1")
    assert t.board()["dice"] == 2
    t.play(A, "done")
    assert t.board()["dice"] == 4
    assert t.legal() == ["done"]


@rule("CLE-6.11")
def test_the_odds_of_the_dice() -> None:
    t = Table(WALL)
    t.s.dice = 3
    t.build(A, "w1")
    t.match.play(A, 36)
    game, state = t.match.game, t.match.state
    assert [game.word(a) for a in game.legal(state)] == ["roll 0", "roll 1", "roll 2"]
    assert [game.weight(state, a) for a in game.legal(state)] == [25, 10, 1]


@rule("CLE-6.1")
def test_a_quarry_visit_leaves_the_market_alone() -> None:
    t = Table(WALL).build(A, "w1").play(A, "done", "done")
    assert t.board()["market"][0]["up"] == ["artisan1", "stone1", "wood1"]
    assert t.to_act == B


@rule("CLE-6.1")
def test_another_seat_cannot_act() -> None:
    with pytest.raises(IllegalAction):
        Table(WALL).play(B, "stall 1")
