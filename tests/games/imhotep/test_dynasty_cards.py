"""A New Dynasty: set-up, red cards, markets C and D, new cards (sections 1, 2, 4, 9, 12, 15)."""

from collections import Counter

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import G, N, W
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep import cards, hidden
from saqqara.games.imhotep.figures import RED_KEPT
from saqqara.games.imhotep.state import ImhotepState, for_seat, of_seat
from saqqara.kernel.rng import Rng

FLEET = "4-3-3-2"
FOUR = "lever, statue, hammer, sail"


def give(t: DynastyTable, seat: int, name: str) -> None:
    t.give(seat, name)


# ---- set-up


@rule("DYN-1.1")
def test_each_of_1024_mixes_can_be_played() -> None:
    letters = "ABCD"
    for number in range(0, 1024, 37):
        sides = "".join([letters[number >> 2 * site & 3] for site in range(5)])
        game = game_spec("imhotep").game(2, {"sides": sides})
        s = game.start()
        rng = Rng(number)
        while not s.over():
            legal = game.legal(s)
            game.apply(s, legal[rng.below(len(legal))])
        assert game.position(s).startswith(f"sides {sides.lower()} ")


@rule("DYN-1.1")
def test_all_sides_can_be_drawn_by_lot() -> None:
    t = DynastyTable(3, "random-all")
    assert t.match.plies[0].action >= 0
    found = [t.board()[site]["side"] for site in ("market", "pyramids", "temple")]
    assert found == ["d", "d", "d"]


@rule("DYN-1.2", "DYN-15.4")
def test_the_deck_of_48() -> None:
    found = Counter(cards.words(cards.full_deck(True)))
    assert found.total() == 48
    assert found["statue"] == 14
    new = ("extra storage", "private quarry", "stone ornament", "raft", "gangplank")
    assert [found[name] for name in new] == [2] * 5
    colours = [cards.red_count, cards.green_count, cards.blue_count]
    assert [colour(cards.full_deck(True)) for colour in colours] == [8, 10, 14]  # and 2 Storages


@rule("DYN-1.4", "DYN-L1", "DYN-2.2")
@pytest.mark.parametrize(
    ("options", "stones"),
    [
        ({}, 29),
        ({"secret_cards": "on"}, 29),
        ({"expansion": "on"}, 59),
        ({"prophecies": "on"}, 59),
        ({"sides": "AAAAD"}, 59),
        ({"sides": "random-all"}, 59),
    ],
)
def test_a_second_colour_with_two_players_once_in_use(options: dict[str, str], stones: int) -> None:
    t = DynastyTable(
        2,
        options.get("sides", "AAAAA"),
        **{key: value for key, value in options.items() if key != "sides"},
    )
    assert [t.quarry(seat) + t.sled(seat) for seat in range(2)] == [stones] * 2


@rule("DYN-1.4", "DYN-L1", "DYN-2.2")
@pytest.mark.parametrize(
    ("drawn", "stones", "kept"),
    [("aabba", 29, False), ("aabbd", 59, True)],
)
def test_with_sides_by_lot_those_drawn_say_whether_it_is_in_use(
    drawn: str, stones: int, kept: bool
) -> None:
    game = game_spec("imhotep").game(2, {"sides": "random-all", "first": "1"})
    s = game.start()
    for side in drawn:
        words = {game.word(action): action for action in game.legal(s)}
        game.apply(s, next(words[word] for word in words if word.endswith(f" {side}")))
    assert isinstance(s, ImhotepState)
    assert [of_seat(s.quarry, seat) + of_seat(s.sled, seat) for seat in range(2)] == [stones] * 2
    assert (s.figures[RED_KEPT] == 1) == kept


@rule("DYN-2.2")
def test_with_three_players_it_stays_29() -> None:
    t = DynastyTable(3, "CCCCC")
    assert t.quarry(W) + t.sled(W) == 29


@rule("DYN-1.5")
def test_the_order_of_what_is_drawn() -> None:
    t = DynastyTable(3, "DCADA", prophecies="on")
    game = t.match.game
    words = [game.word(ply.action).split()[0] for ply in t.match.plies]
    expected = ["prophecy"] * 3 + ["scaffold", "round"] + ["card"] * 8 + ["tile"] * 4
    assert words == expected


@rule("DYN-1.3")
def test_what_each_player_begins_with() -> None:
    assert DynastyTable(3, "CAAAA").dynasty["coins"] == [2, 2, 2]
    assert DynastyTable(3, "AADAA").seen_by(W)["arena"] is not None


# ---- red cards


@rule("DYN-2.1", "DYN-L3")
def test_red_cards_are_kept() -> None:
    t = DynastyTable(
        3, "AAAAA", fleets=FLEET, deal="entrance, statue, statue, sail", expansion="on"
    )
    t.ship(4, "W")
    t.play(W, "sail 4 market")
    t.play(W, "take 1")
    assert (t.cards(W), t.discards()) == (["entrance"], [])
    assert t.points("pyramids")[W] == 2


@rule("DYN-12.3", "DYN-L8")
def test_without_a_stone_a_red_card_is_kept_all_the_same() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 4")
    t.put("pyramids", "WWW")
    t.quarry_to(W, 1)
    t.coming = ["paved path"]
    t.put("pyramids", "W")
    assert t.quarry(W) == 0
    assert "paved path" in t.cards(W)
    assert t.player(W)["stones"]["obelisks"] == 0


@rule("DYN-12.3")
def test_a_red_card_asks_as_an_unloaded_stone_would() -> None:
    t = DynastyTable(3, "AAACA", fleets=FLEET, deal="sarcophagus, statue, statue, sail")
    t.ship(4, "N")
    t.play(W, "sail 4 market")
    t.play(N, "take 1")
    assert (t.to_act, len(t.legal("hill"))) == (N, 5)
    t.play(N, "hill 1 3")
    assert t.board()["burial"]["stones"][2] == N


@rule("DYN-12.2")
def test_decorations_count_covered_stones() -> None:
    t = DynastyTable(3, "AADAC")
    t.put("temple", "WNGWNG")
    give(t, W, "temple decoration")
    assert t.end_points("ornaments") == [2, 0, 0]


@rule("DYN-12.5")
def test_a_stone_that_finds_no_card_brings_nothing() -> None:
    t = DynastyTable(3, "AAAAA", expansion="on")
    t.s.display = 0
    before = t.quarry(W)
    t.put("market", "W")
    assert (t.quarry(W), t.cards(W)) == (before, [])


@rule("DYN-12.5")
def test_without_any_card_none_is_dealt() -> None:
    t = DynastyTable(3, "DAAAA")
    t.s.hidden = hidden.NOTHING
    t.bury_all_but("")
    t.collect(N)
    t.s.display = 0
    t.end_round()
    assert t.market() == [""] * 4


# ---- market C


@rule("DYN-4.1", "DYN-4.2", "DYN-4.4", "DYN-L2")
def test_a_coin_buys_two_neighbours() -> None:
    t = DynastyTable(3, "CAAAA", fleets=FLEET, deal=FOUR)
    t.ship(4, "W")
    t.play(W, "sail 4 market")
    assert t.legal() == [
        *["take 1", "take 2", "take 3", "take 4"],
        *["coin 1 2", "coin 1 3", "coin 2 1", "coin 2 4"],
        *["coin 3 1", "coin 3 4", "coin 4 2", "coin 4 3"],
    ]
    t.play(W, "coin 1 3")
    assert (t.cards(W), t.market()) == (["lever", "hammer"], ["", "statue", "", "sail"])
    assert t.dynasty["coins"] == [1, 2, 2]


@rule("DYN-4.2", "DYN-L2")
def test_pairs_need_both_cards_and_a_coin() -> None:
    t = DynastyTable(3, "CAAAA", fleets=FLEET, deal="statue, statue, statue, sail")
    t.put("market", "W", "take 4")
    t.put("market", "W")
    assert t.legal("coin") == ["coin 1 2", "coin 1 3"]  # alike: in one order only
    t.s.coins -= for_seat(W, 2)
    assert t.legal("coin") == []


@rule("DYN-4.3", "DYN-L2")
def test_an_empty_market_c_brings_the_top_card() -> None:
    t = DynastyTable(3, "CAAAA")
    t.s.display = 0
    t.coming = ["hammer"]
    t.put("market", "W")
    assert t.cards(W) == ["hammer"]


@rule("DYN-2.3", "DYN-4.4", "DYN-15.1", "DYN-15.2", "DYN-L3")
@pytest.mark.parametrize(("word", "sled"), [("coin 1 2", 7), ("coin 2 1", 5)])
def test_storage_and_quarry_in_either_order(word: str, sled: int) -> None:
    deal = "extra storage, private quarry, statue, sail"
    t = DynastyTable(3, "CAAAA", fleets=FLEET, deal=deal, expansion="on")
    t.sleds(5, 3, 4)
    t.put("market", "W", word)
    assert (t.sled(W), t.dynasty["room"][W]) == (sled, 7)
    assert t.points("private-quarry") == [1, 0, 0]
    assert t.cards(W) == ["extra storage", "private quarry"]


# ---- market D


DOWN = "lever, statue, entrance, hammer, chisel, sail, statue, statue"


@rule("DYN-9.1", "DYN-9.4", "DYN-L7")
def test_only_who_looks_knows_the_cards() -> None:
    t = DynastyTable(3, "DAAAA", deal=DOWN)
    assert t.market() == ["lever", "statue", "", ""]
    assert [pile["cards"] for pile in t.dynasty["piles"]] == [3, 3]
    t.put("market", "W", "take 3")
    assert t.legal() == ["keep entrance", "keep hammer", "keep chisel"]
    t.play(W, "keep hammer")
    assert t.cards(W) == ["hammer"]
    assert t.seen_by(W)["piles"][0]["known"] == ["entrance", "chisel"]
    assert t.seen_by(N)["piles"][0]["known"] == []


@rule("DYN-9.1", "DYN-9.2", "DYN-9.3")
def test_a_second_stone_finds_two_cards_and_the_next_round_three() -> None:
    t = DynastyTable(3, "DAAAA", deal=DOWN)
    t.put("market", "W", "take 3", "keep entrance")
    t.put("market", "N", "take 3")
    assert t.legal() == ["keep hammer", "keep chisel"]
    t.play(N, "keep chisel")
    t.put("market", "G", "take 3")
    assert t.cards(G) == ["hammer"]
    t.put("market", "G")
    assert t.legal() == ["take 1", "take 2", "take 4"]
    t.play(G, "take 1")
    t.end_round()
    assert [pile["cards"] for pile in t.dynasty["piles"]] == [3, 3]
    assert t.discards() == ["statue"]


@rule("DYN-9.4")
def test_what_a_seat_has_not_seen_may_be_anything_unseen() -> None:
    t = DynastyTable(3, "DAAAA", deal=DOWN)
    t.put("market", "W", "take 3", "keep hammer")
    seen: set[str] = set()
    for seed in range(60):
        for seat in (W, N):
            other = t.match.game.determinize(t.s, seat, Rng(seed))
            pile = cards.words(hidden.cards_at(other, 0))  # type: ignore[arg-type]
            if seat == W:
                assert pile == ["entrance", "chisel"]
            else:
                seen.update(pile)
    assert len(seen) > 5


@rule("DYN-9.4")
def test_an_old_pile_keeps_to_the_cards_that_were_unseen_then() -> None:
    """After a reshuffle the cards face down are those that the old pile still had."""
    t = DynastyTable(3, "DAAAA", deal=DOWN)
    t.bury_all_but_hidden()
    t.put("pyramids", "W")
    s = t.s
    s.deck, s.discard, s.shuffles = s.discard, cards.EMPTY, 1
    before = Counter(cards.words(hidden.unknown_to(s, N)))
    for seed in range(20):
        other = t.match.game.determinize(s, N, Rng(seed))
        assert Counter(cards.words(hidden.unknown_to(other, N))) == before  # type: ignore[arg-type]


@rule("DYN-9.4")
def test_so_it_is_with_the_two_cards_of_market_b_while_somebody_looks() -> None:
    t = DynastyTable(3, "BAAAA", deal="lever, statue, entrance, hammer, chisel", expansion="on")
    t.put("market", "W", "take 4")
    assert t.legal() == ["keep hammer", "keep chisel"]
    seen: set[str] = set()
    for seed in range(60):
        for seat in (W, N):
            other = t.match.game.determinize(t.s, seat, Rng(seed))
            pile = cards.words(hidden.cards_at(other, 1))  # type: ignore[arg-type]
            if seat == W:
                assert pile == ["hammer", "chisel"]
            else:
                seen.update(pile)
    assert len(seen) > 5


# ---- the new cards


@rule("DYN-15.1")
def test_two_extra_storages_make_room_for_nine() -> None:
    deal = "extra storage, extra storage, statue, sail"
    t = DynastyTable(3, "AAAAA", deal=deal, expansion="on")
    t.put("market", "WW", "take 1", "take 2")
    assert t.seen_by(N)["room"] == [9, 5, 5]
    t.sleds(7, 5, 5)
    t.play(W, "get")
    assert t.sled(W) == 9
    t.turn(W)
    assert t.legal("get") == []


@rule("DYN-15.3", "DYN-2.4")
def test_a_stone_ornament_counts_the_sled() -> None:
    t = DynastyTable(3, "AAAAA", expansion="on")
    t.sleds(4, 3, 4)
    give(t, W, "stone ornament, stone ornament")
    assert t.end_points("ornaments") == [8, 0, 0]


@rule("DYN-15.5", "DYN-15.7", "DYN-L15")
def test_a_raft_places_a_stone_and_returns_two() -> None:
    t = DynastyTable(3, "AAAAA", deal=FOUR, expansion="on")
    give(t, W, "raft")
    t.sleds(2, 3, 3)
    assert t.legal("play") == []
    t.sleds(4, 3, 3)
    before = t.quarry(W)
    t.play(W, "play raft")
    assert t.legal() == ["raft pyramids", "raft temple", "raft burial", "raft obelisks"]
    t.play(W, "raft pyramids")
    assert (t.sled(W), t.quarry(W), t.points("pyramids")[W]) == (1, before + 2, 2)
    assert (t.discards(), t.to_act) == (["raft"], N)


@rule("DYN-15.5")
def test_by_option_a_raft_goes_to_the_market() -> None:
    t = DynastyTable(3, "AAAAA", deal=FOUR, expansion="on", raft_may_target_market="on")
    give(t, W, "raft")
    t.sleds(3, 3, 3)
    t.play(W, "play raft", "raft market", "take 1")
    assert (t.cards(W), t.sled(W)) == (["lever"], 0)


@rule("DYN-15.6", "DYN-15.7", "DYN-L14")
def test_a_gangplank_leads_to_a_taken_dock() -> None:
    t = DynastyTable(3, "AAAAA", fleets=FLEET, deal=FOUR, expansion="on")
    give(t, W, "gangplank")
    t.sleds(1, 3, 3)
    t.ship(4, "W")
    assert t.legal("play") == []
    t.ship(3, "NN")
    t.play(W, "sail 3 temple")
    t.turn(W)
    t.play(W, "play gangplank")
    assert (t.sled(W), t.legal()) == (0, ["sail 4 temple"])
    t.play(W, "sail 4 temple")
    assert t.board()["temple"]["visible"][:3] == [N, N, W]
    assert t.discards() == ["gangplank"]


@rule("DYN-15.6", "DYN-L14")
def test_a_gangplank_to_an_empty_market_gains_nothing() -> None:
    t = DynastyTable(3, "AAAAA", fleets=FLEET, deal=FOUR, expansion="on")
    give(t, W, "gangplank")
    t.sleds(1, 3, 3)
    t.s.docks &= ~1
    t.s.display = 0
    t.ship(4, "W")
    before = t.quarry(W)
    t.play(W, "play gangplank", "sail 4 market")
    assert (t.quarry(W), t.cards(W)) == (before + 2, [])


@rule("DYN-15.7")
def test_unused_blue_cards_are_worth_a_point() -> None:
    t = DynastyTable(3, "AAAAA", deal=FOUR, expansion="on")
    give(t, W, "raft, gangplank, gangplank, lever")
    assert t.end_points("blue") == [4, 0, 0]
