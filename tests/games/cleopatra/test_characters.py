"""The six characters."""

import pytest

from games.cleopatra.table import A, B, C, D, Table
from rules import rule

WALL = "artisan1 wood1 stone1"
MOSAIC = "artisan1 artisan1 stone1 marble1 lapis1"


@rule("CLE-10.3", "CLE-10.1")
def test_scenario_15_a_beggar_and_three_opponents() -> None:
    t = Table("beggar", "stone1", "lapis1 trompe", "artisan1")
    t.play(A, "play beggar")
    assert (t.to_act, t.amulets(A)) == (B, 2)
    t.play(B, "talents")
    assert t.legal() == ["card lapis1", "talents"]  # no tainted card may be given
    t.play(C, "card lapis1").play(D, "card artisan1")
    assert (t.talents(A), t.talents(B)) == (7, 3)
    assert (t.hand(A), t.hand(C)) == ("artisan1 lapis1", "trompe")
    assert (t.to_act, t.discards()) == (A, "beggar")
    assert t.legal("stall") == ["stall 1"]


@rule("CLE-10.3", "CLE-L18")
@pytest.mark.parametrize(
    ("option", "hand", "talents", "left"),
    [("hand", "wood2 trompe", 5, 1), ("talents", "", 6, 0), ("nothing", "", 5, 1)],
)
def test_scenario_15_who_can_give_neither(option: str, hand: str, talents: int, left: int) -> None:
    t = Table("beggar", "trompe wood2", "", beggar_destitute=option).rich(5, 1, 9)
    t.play(A, "play beggar")
    assert t.to_act == C
    assert (t.hand(A), t.talents(A), t.talents(B)) == (hand, talents, left)
    assert t.known(A) == hand


@rule("CLE-10.3")
def test_who_has_a_card_but_no_talents_gives_the_card() -> None:
    t = Table("beggar", "stone1").rich(5, 1, 0).play(A, "play beggar")
    assert t.legal() == ["card stone1"]


@rule("CLE-10.4", "CLE-6.2", "CLE-10.1")
def test_scenario_25_a_courtesan_between_two_walls() -> None:
    t = Table("artisan1 artisan1 wood1 stone1 stone1 courtesan").merchants(0)
    assert t.legal("play") == []  # nothing is discarded yet
    t.build(A, "w1").play(A, "play courtesan", "card wood1").build(A, "w2").play(A, "done")
    assert (t.talents(A), t.amulets(A)) == (5 + 3 + 3 + 2, 1)
    assert "courtesan" in t.discards()


@rule("CLE-10.4", "CLE-10.2")
def test_scenario_17_any_discard_but_the_courtesan_itself() -> None:
    t = Table("courtesan").discard("stone1 vizier courtesan")
    t.play(A, "play courtesan")
    assert t.legal() == ["card stone1", "card courtesan", "card vizier"]
    t.play(A, "card vizier")
    assert (t.hand(A), t.amulets(A)) == ("vizier", 1)
    assert t.discards() == "stone1 courtesan courtesan"


@rule("CLE-10.5", "CLE-10.1")
def test_scenario_16_an_envoy_accepts_one_of_two() -> None:
    t = Table("envoy", "lapis1", "lapis1 stone1", "lapis1").corrupt(0, 3, 3, 3)
    t.play(A, "play envoy", "ask lapis", "yes", "yes", "no")
    t.play(B, "yes").play(C, "yes")
    t.play(A, "yes", "no")
    assert t.all_amulets() == [1, 2, 3, 3]
    assert (t.hand(A), t.hand(B), t.hand(C)) == ("lapis1", "", "stone1 lapis1")
    assert t.discards() == "envoy"


@rule("CLE-10.5", "CLE-L16")
def test_scenario_33_somebody_is_named_and_all_who_are_named_are_asked() -> None:
    t = Table("envoy", "wood1", "").play(A, "play envoy", "ask wood", "no")
    assert t.legal() == ["yes"]
    t.play(A, "yes")
    assert t.to_act == C
    assert t.legal() == ["no"]  # has no wood, and nobody is told so
    t.play(C, "no")
    assert (t.amulets(A), t.discards(), t.to_act) == (0, "envoy", A)


@rule("CLE-10.5")
@pytest.mark.parametrize(("option", "amulets"), [("supply", 1), ("none", 0)])
def test_scenario_33_a_giver_without_amulets(option: str, amulets: int) -> None:
    t = Table("envoy", "wood1", "", envoy_empty_giver=option)
    t.play(A, "play envoy", "ask wood", "yes", "no").play(B, "yes").play(A, "yes")
    assert (t.amulets(A), t.amulets(B), t.hand(A)) == (amulets, 0, "wood1")


@rule("CLE-10.5")
def test_an_envoy_asks_for_standard_cards_only() -> None:
    t = Table("envoy", "wood2 trompe", "").play(A, "play envoy", "ask wood", "yes", "no")
    assert t.legal() == ["no"]


@rule("CLE-10.6", "CLE-10.1")
def test_scenario_28_a_scribe_takes_another_mosaic() -> None:
    t = Table(f"{MOSAIC} scribe").garden("", top="i", left="i z")
    assert t.legal("build tile") == ["build tile z"]
    t.mosaic(A, "1", "a1", "tile z")
    assert t.amulets(A) == 2
    assert (t.board()["mosaic"], t.board()["mosaics_left"]) == ("i", ["i"])
    assert "scribe" in t.discards()


@rule("CLE-10.6")
def test_without_a_scribe_there_is_only_the_top_mosaic() -> None:
    t = Table(MOSAIC).garden("", top="i")
    assert t.legal("build tile") == []
    assert "build mosaic" in t.legal()


@rule("CLE-10.7", "CLE-8.1")
def test_scenario_13_the_scribe_adds_the_fifth_die() -> None:
    t = Table("scribe")
    t.s.dice = 4
    t.play(A, "play scribe add")
    assert t.discards() == "scribe"
    for seat in (A, B, C):
        t.play(seat, "tens 0", "ones 1")
    assert (t.board()["dice"], t.amulets(A), t.to_act) == (0, 0, A)


@rule("CLE-10.7", "CLE-10.2", "CLE-6.2")
def test_scenario_26_the_roll_comes_before_the_scribe() -> None:
    t = Table(f"{WALL} scribe smuggler").merchants(0)
    t.s.dice = 2
    assert t.legal("play") == ["play scribe add", "play scribe remove"]  # never a Smuggler
    t.coming = ["roll 2"]
    t.build(A, "w1").play(A, "done")
    assert t.board()["dice"] == 4
    t.play(A, "play scribe remove")
    assert (t.board()["dice"], t.amulets(A)) == (3, 0)
    assert t.legal() == ["done"]


@rule("CLE-10.2")
def test_a_die_cannot_be_taken_off_an_empty_altar() -> None:
    assert Table("scribe").legal("play") == ["play scribe add"]


@rule("CLE-10.8")
def test_a_smuggler_only_at_the_hand_limit() -> None:
    t = Table("smuggler " + "artisan1 " * 7)
    assert t.legal("play") == []
    t.play(A, "stall 1")
    assert t.legal() == ["done"]
    t.play(A, "done")
    assert "limit smuggler" in t.legal()


@rule("CLE-10.9", "CLE-10.1")
def test_scenario_14_a_vizier_keeps_three_of_five() -> None:
    t = Table("vizier").pile("artisan1 stone1 wood1 lapis1 marble2 trompe")
    t.coming = ["draw artisan1", "draw stone1", "draw wood1", "draw lapis1", "draw marble2"]
    t.play(A, "play vizier")
    assert t.legal("card") == [
        f"card {w}" for w in ["artisan1", "stone1", "wood1", "lapis1", "marble2"]
    ]
    t.play(A, "card stone1")
    assert t.legal("card") == ["card wood1", "card lapis1", "card marble2"]  # ascending
    t.play(A, "card wood1", "card lapis1")
    assert t.amulets(A) == 0
    t.play(A, "done")
    assert (t.hand(A), t.amulets(A)) == ("stone1 wood1 lapis1", 3)
    assert t.discards() == "artisan1 marble2 vizier"


@rule("CLE-10.9", "CLE-10.2")
def test_scenario_35_a_vizier_with_two_cards_left() -> None:
    t = Table("vizier").pile("stone1").discard("wood1")
    t.play(A, "play vizier", "card stone1", "card wood1")
    assert t.legal() == ["done"]
    t.play(A, "done")
    assert (t.hand(A), t.amulets(A), t.discards()) == ("stone1 wood1", 2, "vizier")
    assert Table("vizier").pile("").legal("play") == []


@rule("CLE-10.2", "CLE-L16")
def test_beggars_and_envoys_may_always_be_played() -> None:
    t = Table("beggar envoy", "trompe", "trompe", beggar_destitute="nothing").rich(5, 0, 0)
    assert t.legal("play") == ["play beggar", "play envoy"]
    t.play(A, "play beggar")
    assert (t.to_act, t.discards()) == (A, "beggar")


@rule("CLE-6.2", "CLE-L6")
def test_when_characters_may_be_played() -> None:
    t = Table(f"{WALL} scribe scribe envoy", "", "")
    assert t.legal("play") == ["play envoy", "play scribe add"]  # before the action
    t.play(A, "build w1")
    assert t.legal("play") == []  # not while a piece is paid
    t.pay_all(A)
    assert t.legal("play") == ["play envoy", "play scribe add"]  # between two pieces
    t.play(A, "play scribe add", "done")
    assert t.legal("play") == ["play envoy", "play scribe add", "play scribe remove"]  # after
    t.play(A, "done")
    assert t.to_act == B
    stalls = Table("scribe", market="stalls")
    stalls.play(A, "stall 1")
    assert stalls.legal("play") == []  # not between taking and the refill


@rule("CLE-6.2")
def test_a_character_just_taken_may_be_played() -> None:
    t = Table()
    t.stall(0, "scribe")
    t.play(A, "stall 1")
    assert t.legal("play") == ["play scribe add"]
