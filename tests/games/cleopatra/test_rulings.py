"""Rulings that no scenario shows alone: turn order round the table, limits, the supply."""

import pytest

from games.cleopatra.table import A, B, C, D, Table
from rules import rule
from saqqara.kernel.frame import CHANCE

WALL = "artisan1 wood1 stone1"
MOSAIC = "artisan1 artisan1 stone1 marble1 lapis1"
BLANK = "artisan1 " * 20


def turn_of_b(*hands: str) -> Table:
    """A has been at the market, so that opponents of B sit behind and before B."""
    return Table(*hands).pile(BLANK).play(A, "stall 1", "done")


@rule("CLE-10.3")
def test_a_beggar_asks_round_the_table() -> None:
    t = turn_of_b("", "beggar", "", "").play(B, "play beggar")
    for seat in (C, D, A):
        assert t.to_act == seat
        t.play(seat, "talents")
    assert (t.to_act, t.talents(B), t.talents(A)) == (B, 5 + 6, 3)


@rule("CLE-10.5")
def test_an_envoy_names_asks_and_accepts_round_the_table() -> None:
    t = turn_of_b("lapis1", "envoy", "lapis1", "lapis1").corrupt(1, 0, 1, 1)
    t.play(B, "play envoy", "ask lapis", "yes", "no", "yes")  # C, not D, A
    t.play(C, "yes").play(A, "yes")
    t.play(B, "no", "yes")  # not from C, but from A
    assert t.all_amulets() == [0, 1, 1, 1]
    assert (t.hand(B), t.hand(C), t.hand(D)) == ("lapis1", "lapis1", "lapis1")


@rule("CLE-10.5")
def test_an_envoy_may_be_refused_and_may_refuse() -> None:
    t = Table("envoy", "wood1", "wood1").corrupt(0, 2, 2)
    t.play(A, "play envoy", "ask wood", "yes", "yes").play(B, "no").play(C, "yes").play(A, "no")
    assert (t.all_amulets(), t.hand(A), t.discards()) == ([0, 2, 2], "", "envoy")


@rule("CLE-10.9")
def test_a_vizier_may_keep_nothing() -> None:
    t = Table("vizier").pile("stone1 " * 7).play(A, "play vizier", "done")
    assert (t.hand(A), t.amulets(A)) == ("", 0)
    assert t.discards() == "stone1 " * 5 + "vizier"


@rule("CLE-6.12", "CLE-L9")
def test_the_hand_limit_follows_every_action() -> None:
    built = Table(WALL + " stone1" * 11).merchants(0).build(A, "w1").play(A, "done", "done")
    assert built.legal("limit") == ["limit discard", "limit keep"]
    passed = Table("stone1 " * 11, "", "").merchants(0, 0, 0).pile("")
    passed.stall(0, "")
    passed.play(A, "pass", "done")
    assert passed.legal("limit")


@rule("CLE-6.12", "CLE-L9", "CLE-10.8")
@pytest.mark.parametrize("others", [10, 15])
def test_one_smuggler_is_enough_and_counts_among_the_cards(others: int) -> None:
    t = Table("smuggler " + "stone1 " * (others - 3)).play(A, "stall 1", "done", "limit smuggler")
    assert (t.camp(A)["hand_size"], t.amulets(A), t.to_act) == (others, 1, B)


@rule("CLE-6.12")
def test_ten_cards_are_not_too_many() -> None:
    t = Table("stone1 " * 7).play(A, "stall 1", "done")
    assert (t.to_act, t.camp(A)["hand_size"]) == (B, 10)


@rule("CLE-6.12")
def test_discarded_tainted_cards_bring_no_amulets_of_their_own() -> None:
    t = Table("beggar trompe " + "stone1 " * 7).play(A, "stall 1", "done", "limit discard")
    t.play(A, "card trompe", "card beggar")
    assert (t.amulets(A), t.discards()) == (1, "trompe beggar")


@rule("CLE-L17", "CLE-1.4")
def test_amulets_and_talents_never_run_out() -> None:
    """The box holds 89 amulets and Talents for 416."""
    t = Table("trompe wood1 stone1").merchants(0).corrupt(60, 60, 60).rich(400, 400, 400)
    t.build(A, "w1")
    assert (t.amulets(A), t.talents(A)) == (61, 403)


@rule("CLE-2.2")
def test_a_card_that_lies_face_up_on_the_pile_is_seen_by_all() -> None:
    t = Table().pile("stone1 " * 3 + "lapis1", ups=3)
    t.coming = ["top stone1", "top stone1", "top lapis1"]
    t.play(A, "stall 1")
    assert t.coming == []
    assert {t.board(seat)["pile"]["top"] for seat in (A, B, C, -1)} == {"lapis1"}


@rule("CLE-2.2")
def test_nobody_knows_the_mosaics_below_the_top_one_after_a_scribe_either() -> None:
    t = Table(f"{MOSAIC} scribe").garden("", top="i", left="i z f")
    t.build(A, "tile z").play(A, "turn 1", "cell a1")
    assert (t.board()["mosaic"], t.board()["mosaics_left"]) == ("i", ["f", "i"])
    t = Table(MOSAIC).garden("", top="i", left="i z f").build(A, "mosaic").play(A, "turn 1")
    t.match.play(A, next(a for a in t.match.game.legal(t.match.state)))
    assert t.match.seat() == CHANCE
    assert t.legal() == ["tile f", "tile z"]  # either may come
    weights = [t.match.game.weight(t.match.state, a) for a in t.match.game.legal(t.match.state)]
    assert weights == [1, 1]


@rule("CLE-2.1")
def test_in_the_end_everything_is_shown() -> None:
    t = Table("", "trompe", "").merchants(0, 0, 0).pile("")
    t.stall(0, "")
    t.play(A, "pass", "done").play(B, "pass", "done").play(C, "pass", "done")
    camp = t.board(A)["camps"][B]
    assert (camp["hand"], camp["talents"], camp["amulets"]) == (["trompe"], 5, 0)


@rule("CLE-6.3")
def test_left_over_units_are_lost_after_the_visit() -> None:
    t = Table("wood2 artisan1 stone1 artisan1 stone1", "", "").merchants(0)
    t.build(A, "w1")
    assert "build w2" in t.legal()
    t.play(A, "done", "done")
    for seat in (B, C):
        t.play(seat, "stall 1", "done")
    assert t.hand(A) == "artisan1 stone1"
    assert t.legal("build") == []  # the second half of the wood is gone


@rule("CLE-6.9")
def test_one_piece_brings_no_bonus() -> None:
    t = Table(WALL).build(A, "w1")
    before = t.talents(A)
    assert t.play(A, "done").talents(A) == before


@rule("CLE-7.5")
def test_the_pedestal_comes_before_the_throne() -> None:
    throne = "artisan1 artisan1 artisan1 marble1 marble1 lapis1 lapis1 "
    t = Table(throne * 2)
    game, state = t.match.game, t.match.state
    build = game.legal(state)[t.legal().index("build throne")]
    assert game.voice.label(state, build).args["piece"] == "cleopatra-pedestal"
    t.build(A, "throne")
    assert game.voice.label(t.match.state, build).args["piece"] == "cleopatra-throne"


@rule("CLE-7.10", "CLE-L12")
def test_a_claimed_sanctuary_is_never_on_offer_again() -> None:
    t = Table(MOSAIC, MOSAIC, "").garden("", top="v", left="v i x")
    t.coming = ["tile i"]
    t.build(A, "mosaic")
    corner = {"a3", "b3", "c3", "c2", "c1"}
    spots = t.board(A)["placing"]
    assert spots is not None
    there = next(spot for spot in spots["spots"] if set(spot["cells"]) == corner)
    t.play(A, f"turn {there['turn']}", f"cell {there['cell']}")
    assert t.legal() == ["done", "cell a1"]
    t.play(A, "cell a1", "done", "done").mosaic(B, "2", "d1")
    assert t.legal("cell") == []
    assert t.board(B)["camps"][A]["sanctuaries"] == [{"cell": "a1", "size": 4}]
    assert (t.camp(A)["statues"], t.camp(B)["statues"]) == (1, 2)


@rule("CLE-8.2")
def test_who_has_nothing_still_bids() -> None:
    t = Table("scribe").rich(0, 0, 3)
    t.s.dice = 4
    t.play(A, "play scribe add")
    assert t.legal() == ["tens 0"]
    t.play(A, "tens 0")
    assert t.legal() == ["ones 0"]
    t.play(A, "ones 0").play(B, "tens 0", "ones 0").play(C, "tens 0", "ones 3")
    assert t.all_amulets() == [1, 1, 0]


@rule("CLE-9.1")
def test_a_last_roll_calls_no_offering_without_the_fifth_die() -> None:
    t = Table("artisan1 stone1 marble1", final_dice="roll").walls(*range(1, 10))
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    t.coming = ["roll 4"]
    t.build(A, "sphinx").play(A, "done")
    assert (t.over, t.board()["dice"], t.coming) == (True, 4, [])


@rule("CLE-10.7", "CLE-8.1")
def test_a_fifth_ankh_comes_before_a_scribe_could_prevent_it() -> None:
    t = Table(f"{WALL} scribe").merchants(0)
    t.s.dice = 4
    t.coming = ["roll 1"]
    t.build(A, "w1").play(A, "done")
    assert t.legal("tens")
