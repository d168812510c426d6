"""The market, the draw pile, passing, the hand limit."""

from games.cleopatra.table import A, B, C, Table
from rules import rule
from saqqara.games.cleopatra.state import AMULETS, HAND, MERCHANTS, pile_size

TEN = "artisan1 " * 10


@rule("CLE-5.1", "CLE-5.2", "CLE-6.1")
def test_scenario_3_a_row_is_taken_whole_and_replaced() -> None:
    t = Table("lapis1").pile("wood1 " * 9)
    t.stall(0, "stone1 down marble1")
    before = pile_size(t.s)
    t.play(A, "stall 1")
    assert t.hand(A) == "artisan1 stone1 marble1 lapis1"  # what lay face down was an artisan
    assert t.heights() == [3, 0, 0]
    assert pile_size(t.s) == before - 3
    assert t.known(A) == "stone1 marble1"
    t.play(A, "done")
    assert t.to_act == B


@rule("CLE-5.1", "CLE-5.3")
def test_scenario_3_stalls_grow_until_they_are_taken() -> None:
    t = Table(market="stalls").pile("artisan1 " * 20)
    for number in range(3):
        t.stall(number, "stone1")
    for seat, stall, heights in ((A, 2, [2, 1, 2]), (B, 1, [1, 2, 3]), (C, 3, [2, 3, 1])):
        t.play(seat, f"stall {stall}")
        assert t.legal() == ["stall 1", "stall 2", "stall 3"]
        t.play(seat, "stall 3")
        assert t.legal() == ["stall 1", "stall 2"]
        t.play(seat, "stall 1", "stall 2", "done")
        assert t.heights() == heights


@rule("CLE-5.3")
def test_the_player_says_which_card_goes_to_which_stall() -> None:
    t = Table(market="stalls").pile("artisan1 lapis1 artisan1 artisan1 artisan1", ups=4)
    t.stall(0, "stone1")
    t.coming = ["top lapis1"]
    t.play(A, "stall 1")
    assert t.board(A)["loose"] == ["down", "lapis1", "artisan1"]
    t.play(A, "stall 3", "stall 1", "stall 2")
    assert t.board()["market"][2] == {"up": [], "down": 1, "old": 0}
    assert t.board()["market"][0]["up"] == ["lapis1"]


@rule("CLE-5.3")
def test_stalls_can_be_refilled_from_left_to_right() -> None:
    t = Table(market="stalls", refill="auto")
    t.play(A, "stall 1")
    assert t.heights() == [1, 1, 1]
    assert t.legal() == ["done"]


@rule("CLE-5.4", "CLE-L4")
def test_scenario_31_an_empty_pile_is_made_of_the_discards() -> None:
    t = Table().pile("artisan1 artisan1").discard("stone1 stone1 wood1 wood1 lapis1")
    t.play(A, "stall 1")
    assert t.heights() == [3, 0, 0]
    assert t.discards() == ""
    pile = t.board()["pile"]
    assert pile["size"] == 4
    up = pile["up"] + (pile["top"] != "down")
    taken_up = len(t.board()["market"][0]["up"])
    assert up + taken_up == 2


@rule("CLE-5.4")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    t = Table().pile("artisan1 artisan1 artisan1").discard("stone1")
    t.play(A, "stall 1")
    assert t.board()["pile"] == {"size": 0, "top": "", "up": 0, "down": 0, "blind": 0}
    assert t.discards() == "stone1"


@rule("CLE-5.5")
def test_few_cards_go_to_different_stalls_and_an_empty_one_cannot_be_visited() -> None:
    t = Table(market="stalls").pile("artisan1 artisan1")
    t.stall(0, "stone1")
    t.play(A, "stall 1", "stall 2", "stall 3", "done")
    assert t.heights() == [0, 1, 1]
    assert t.legal("stall") == ["stall 2", "stall 3"]


@rule("CLE-6.4", "CLE-L5")
def test_scenario_32_who_can_do_nothing_passes() -> None:
    t = Table().merchants(0, 0, 0).pile("")
    t.play(A, "stall 1", "done")
    assert t.legal() == ["pass"]
    t.discard("stone1 wood1")
    t.play(B, "pass")
    assert t.heights()[0] == 2
    assert t.legal() == ["done"]


@rule("CLE-6.4")
def test_nobody_passes_who_can_take_or_build() -> None:
    assert "pass" not in Table().legal()
    t = Table("artisan1 wood1 stone1").pile("")
    t.stall(0, "")
    assert t.legal("build")
    assert "pass" not in t.legal()


@rule("CLE-9.6", "CLE-L5")
def test_scenario_32_as_many_passes_as_players_end_the_game() -> None:
    t = Table("", "trompe", "").merchants(0, 0, 0).pile("")
    t.stall(0, "")
    t.play(A, "pass", "done").play(B, "pass", "done")
    before = t.over
    t.play(C, "pass", "done")
    assert (before, t.over) == (False, True)
    reckoning = t.board()["camps"][B]["reckoning"]
    assert reckoning is not None
    assert (reckoning["tainted"], reckoning["eaten"]) == (1, True)


@rule("CLE-9.6", "CLE-L5")
def test_five_players_end_the_game_with_five_passes() -> None:
    t = Table("", "", "", "", "").merchants(0, 0, 0, 0, 0).pile("")
    t.stall(0, "")
    for seat in range(4):
        t.play(seat, "pass", "done")
    assert not t.over
    t.play(4, "pass", "done")
    assert t.over


@rule("CLE-9.6")
def test_a_build_in_between_starts_the_count_of_passes_again() -> None:
    t = Table("", "", "artisan1 wood1 stone1").merchants(0, 0, 0).pile("")
    t.stall(0, "")
    t.play(A, "pass", "done").play(B, "pass", "done").build(C, "w1")
    t.play(C, "done", "done").play(A, "pass", "done")
    assert not t.over


@rule("CLE-6.12", "CLE-L9")
def test_scenario_11_three_ways_out_of_a_large_hand() -> None:
    hand = "artisan1 " * 8 + "stone1 smuggler"
    t = Table(hand).play(A, "stall 1", "done")
    assert t.legal() == ["limit discard", "limit keep", "limit smuggler"]
    assert t.camp(A)["hand_size"] == 13
    keep = Table(hand).play(A, "stall 1", "done", "limit keep")
    assert (keep.camp(A)["hand_size"], keep.amulets(A)) == (13, 3)
    smuggle = Table(hand).play(A, "stall 1", "done", "limit smuggler")
    assert (smuggle.camp(A)["hand_size"], smuggle.amulets(A)) == (12, 1)
    assert smuggle.discards() == "smuggler"
    t.play(A, "limit discard", "card artisan1", "card artisan1", "card smuggler")
    assert (t.camp(A)["hand_size"], t.amulets(A)) == (10, 1)
    assert t.discards() == "artisan1 artisan1 smuggler"
    assert t.to_act == B


@rule("CLE-6.12")
def test_discards_go_in_ascending_order_and_leave_exactly_ten() -> None:
    t = Table("stone1 stone1 lapis2 " + "artisan1 " * 7).play(A, "stall 1", "done")
    t.play(A, "limit discard", "card stone1")
    assert "card artisan1" not in t.legal()
    t.play(A, "card wood1")
    assert t.legal() == ["card lapis2"]  # nothing else is left from here on
    t.play(A, "card lapis2")
    assert t.to_act == B


@rule("CLE-6.12", "CLE-L9")
def test_who_keeps_too_many_pays_again_next_time() -> None:
    t = Table(TEN, "", "").play(A, "stall 1", "done", "limit keep")
    for seat in (B, C):
        t.play(seat, "stall 1", "done")
    t.play(A, "stall 1", "done")
    assert t.legal("limit") == ["limit discard", "limit keep"]
    t.play(A, "limit keep")
    assert t.amulets(A) == 3 + 6


@rule("CLE-9.7")
def test_a_game_that_builds_nothing_ends_after_500_turns() -> None:
    t = Table().pile("artisan1 " * 9)
    t.s.turns = 498
    t.play(A, "stall 1", "done")
    before = t.over
    t.play(B, "stall 1", "done")
    assert (before, t.over) == (False, True)
    assert t.s.books[AMULETS + A] == 0
    assert t.s.books[MERCHANTS + A] == 3
    assert t.s.piles[HAND + C] == 0


@rule("CLE-9.7")
def test_two_courtesans_cannot_fetch_each_other_for_ever() -> None:
    t = Table("courtesan").discard("courtesan")
    for _ in range(20):
        t.play(A, "play courtesan", "card courtesan")
    assert t.amulets(A) == 20
    assert t.legal("play") == []
    t.play(A, "stall 1", "play courtesan", "card courtesan", "done")
    assert (t.to_act, t.amulets(A)) == (B, 21)
