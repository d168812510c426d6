"""A New Dynasty: sides C and D (sections 3 to 14), the test vectors of the rules first."""

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import G, K, N, W
from rules import rule
from saqqara.games.imhotep.figures import PATH_TILE, PROFILES, STANDARD, WAYS, profile_of, ways
from saqqara.games.imhotep.sites import place
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.obelisks import c as giant
from saqqara.games.imhotep.sites.pyramids.c import majority_points, tile_at
from saqqara.games.imhotep.sites.temple import d as arena
from saqqara.games.imhotep.state import QUARRY, ImhotepState, for_seat
from saqqara.games.imhotep.tables import SITE_WORD
from saqqara.kernel.bits import bit
from saqqara.kernel.rng import Rng

FLEET = "4-3-3-2"  # for three players


def places(*numbers: int) -> int:
    return sum(bit(number) for number in numbers)


# ---- scaffolding


@rule("DYN-5.2")
@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("BBWG", [3, 0, 0, 0]),
        ("BBWW", [1, 1, 0, 0]),
        ("BWGN", [1, 1, 1, 1]),
        ("BWWG", [0, 3, 0, 0]),
    ],
)
def test_the_majority_on_a_tile(stones: str, points: list[int]) -> None:
    counts = sum(for_seat("BWGN".index(stone), 1) for stone in stones)
    assert [majority_points(counts, seat, 4) for seat in range(4)] == points


@rule("DYN-5.1", "DYN-5.3", "DYN-L4", "DYN-12.4")
def test_a_tile_ends_and_its_reward_finds_the_next_one() -> None:
    """Tile 3, 1, 2, card, then tile 1, 3, card, 2; the card is an Entrance."""
    t = DynastyTable(2, "ACAAA", luck="scaffold 4, scaffold 1")
    t.coming = ["entrance"]
    t.put("pyramids", "WNW")
    assert t.points("pyramids") == [5, 1]
    t.put("pyramids", "N")
    assert t.points("pyramids") == [6, 3]  # 3 + 2 + 1, and 1 + 1 + 1 on the new tile
    assert t.dynasty["scaffolds"] is not None
    assert t.dynasty["scaffolds"]["tiles"] == [4, 1]
    assert t.player(N)["stones"]["pyramids"] == 3


@rule("DYN-5.1")
def test_a_space_brings_stones() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 5")
    t.sleds(4, 0, 0)
    t.put("pyramids", "WN")
    assert [t.sled(W), t.points("pyramids")[N]] == [5, 2]  # three stones, but one fits


@rule("DYN-5.4", "DYN-3.1", "DYN-12.1", "DYN-L8")
def test_after_five_tiles_a_stone_scores_one_beside() -> None:
    t = DynastyTable(3, "ACAAA")
    t.bury_all_but("")
    t.collect(G)
    t.put("pyramids", "WN" * 10)
    before = t.points("pyramids")[G]
    t.put("pyramids", "GG")
    assert t.points("pyramids")[G] == before + 2
    assert (t.board()["pyramids"]["beside"], t.player(G)["stones"]["pyramids"]) == (2, 2)
    t.give_back("pyramid decoration", W)
    assert t.end_points("ornaments")[W] == 22 // 3


@rule("DYN-5.3")
def test_nobody_knows_which_tile_comes_next() -> None:
    """It is any of those face down, whoever looks and however a position is filled in."""
    for viewer in (W, N, -1):
        tiles: set[int] = set()
        for seed in range(40):
            t = DynastyTable(3, "ACAAA", luck="scaffold 2")
            scaffolds = t.seen_by(viewer)["scaffolds"]
            assert scaffolds is not None
            assert scaffolds["hidden"] == [1, 3, 4, 5]
            other = t.match.game.determinize(t.s, viewer, Rng(seed))
            assert isinstance(other, ImhotepState)
            for _ in range(4):
                place(other, SITE_WORD.index("pyramids"), G, QUARRY)
            t.match.game.run_automatic(other)
            t.match.game.apply(other, t.match.game.sample(other, Rng(seed)))
            tiles.add(tile_at(other, 1) + 1)
        assert tiles == {1, 3, 4, 5}


# ---- hallway


@rule("DYN-10.1", "DYN-10.2", "DYN-1.3")
def test_stones_follow_the_figure_clockwise() -> None:
    t = DynastyTable(3, "ADAAA")
    t.put("pyramids", "WNG")
    assert t.points("pyramids") == [3, 1, 3]
    assert t.board()["pyramids"]["spaces"][:5] == [-1, W, N, G, -1]


@rule("DYN-10.3", "DYN-L12")
def test_getting_stones_may_move_the_figure() -> None:
    t = DynastyTable(3, "ADAAA")
    t.put("pyramids", "WNG")
    t.sleds(2, 3, 3)
    t.play(W, "get and move figure")
    assert t.dynasty["hallway"] is not None
    assert (t.dynasty["hallway"]["figure"], t.sled(W)) == (4, 5)
    assert t.dynasty["hallway"]["next"] == 5
    t.play(N, "get")
    assert t.dynasty["hallway"]["figure"] == 4
    t.sleds(5, 5, 5)
    t.turn(W)
    assert t.legal("get") == []


@rule("DYN-10.4", "DYN-10.2")
def test_the_own_square_comes_last_and_then_the_ring_is_full() -> None:
    t = DynastyTable(3, "ADAAA")
    t.put("pyramids", "W" * 13)
    assert t.board()["pyramids"]["spaces"][0] == -1
    assert t.legal("get and") == []
    t.put("pyramids", "N")
    assert t.board()["pyramids"]["spaces"][0] == N
    t.put("pyramids", "G")
    assert (t.points("pyramids")[G], t.board()["pyramids"]["beside"]) == (1, 1)


@rule("DYN-10.2", "DYN-1.3")
def test_options_of_the_hallway() -> None:
    t = DynastyTable(3, "ADAAA", hall_figure_square_first="on", hall_start="5")
    t.put("pyramids", "WN")
    assert t.board()["pyramids"]["spaces"][4:6] == [W, N]


# ---- temple of Ra


@rule("DYN-6.1", "DYN-6.2", "DYN-6.3", "DYN-L5")
def test_columns_bring_their_rewards_from_the_left() -> None:
    t = DynastyTable(3, "AACAA", fleets=f"{FLEET} 4-3-2-2")
    t.sleds(1, 1, 1)
    t.put("temple", "WNG")
    t.end_round()
    assert (t.to_act, t.legal()) == (N, ["point", "stones"])
    t.play(N, "stones")
    assert (t.sled(N), t.points("temple")) == (5, [1, 0, 1])


@rule("DYN-6.3")
def test_without_a_stone_to_take_it_is_points() -> None:
    t = DynastyTable(3, "AACAA")
    t.sleds(1, 5, 1)
    t.put("temple", "WN")
    t.end_round()
    assert t.points("temple") == [1, 2, 0]


@rule("DYN-6.4", "DYN-L5")
def test_three_cards_are_drawn_and_one_is_kept() -> None:
    t = DynastyTable(3, "AACAA")
    t.sleds(5, 5, 5)
    t.put("temple", "WNGW")
    t.coming = ["entrance", "lever", "statue"]
    t.end_round()
    assert (t.to_act, t.legal()) == (W, ["keep entrance", "keep lever", "keep statue"])
    assert t.seen_by(W)["drawn"] == ["entrance", "lever", "statue"]
    assert t.seen_by(N)["drawn"] == []
    t.play(W, "keep entrance")
    assert t.points("pyramids")[W] == 2
    assert sorted(t.discards())[:1] == ["lever"]
    assert "entrance" in t.cards(W)


@rule("DYN-6.4")
def test_with_one_card_left_it_is_simply_drawn() -> None:
    t = DynastyTable(3, "AACAA")
    t.sleds(5, 5, 5)
    t.put("temple", "WNGW")
    t.last_round()
    t.s.display = 0
    t.bury_all_but("lever")
    t.collect(N)
    t.end_round()
    assert t.over
    assert "lever" in t.cards(W)


@rule("DYN-6.1")
def test_two_players_use_four_columns() -> None:
    t = DynastyTable(2, "AACAA")
    t.put("temple", "WNWNN")
    assert t.board()["temple"]["visible"] == [N, N, W, N]


# ---- arena


@rule("DYN-11.1", "DYN-11.2", "DYN-L13")
def test_a_chariot_goes_on_when_it_meets_others() -> None:
    t = DynastyTable(3, "AADAA")
    t.s.chariots = for_seat(W, 3) + for_seat(N, 5) + for_seat(G, 6)
    t.put("temple", "W")  # the first place has two arrows
    assert t.dynasty["arena"] is not None
    assert t.dynasty["arena"]["chariots"] == [7, 5, 6]


@rule("DYN-11.3", "DYN-L13")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [
        ([12, 12, 5], [2, 2, 0]),
        ([12, 4, 5], [2, 0, 1]),
        ([0, 0, 3], [0, 0, 2]),
        ([0, 0, 0], [0] * 3),
    ],
)
def test_the_first_and_the_second_score_each_round(spaces: list[int], points: list[int]) -> None:
    t = DynastyTable(3, "AADAA")
    t.s.chariots = sum(for_seat(seat, space) for seat, space in enumerate(spaces))
    assert [arena.round_points(t.s, seat) for seat in range(3)] == points
    t.end_round()
    assert t.points("temple") == points


@rule("DYN-11.3")
def test_with_two_players_the_second_gets_nothing() -> None:
    t = DynastyTable(2, "AADAA")
    t.s.chariots = for_seat(W, 3) + for_seat(N, 5)
    assert [arena.round_points(t.s, seat) for seat in range(2)] == [0, 2]


@rule("DYN-11.4", "DYN-2.4")
def test_the_track_scores_in_the_end() -> None:
    t = DynastyTable(3, "AADAA")
    t.s.chariots = for_seat(W, 12) + for_seat(N, 8)
    assert t.end_points("temple") == [9, 4, 0]


@rule("DYN-11.5", "DYN-3.1")
def test_when_all_places_are_full_and_in_the_goal() -> None:
    t = DynastyTable(3, "AADAA")
    t.put("temple", "G" * 12)
    t.s.chariots = for_seat(W, 3) + for_seat(N, 12)
    before = t.points("temple")
    t.put("temple", "WN")
    assert t.dynasty["arena"] is not None
    assert t.dynasty["arena"]["chariots"][:2] == [4, 12]
    assert t.points("temple") == [before[0], before[1] + 1, before[2]]


@rule("DYN-11.5")
def test_a_stone_for_a_chariot_in_the_goal_takes_a_place() -> None:
    t = DynastyTable(3, "AADAA")
    t.s.chariots = for_seat(N, 12)
    t.put("temple", "NW")
    assert t.board()["temple"]["visible"][:2] == [N, W]
    assert t.dynasty["arena"] is not None
    assert t.dynasty["arena"]["chariots"][W] == 1  # the arrow of the second place


# ---- tomb hill


@rule("DYN-7.2")
def test_the_worked_example_of_the_hill() -> None:
    assert hill.points(places(0, 1, 5, 9, 12, 14, 4)) == 25


@rule("DYN-7.1", "DYN-L6")
def test_a_stone_needs_two_below() -> None:
    t = DynastyTable(3, "AAACA")
    t.put("burial", "W", "hill 1 2")
    t.put("burial", "N", "hill 1 3")
    t.put("burial", "G")
    assert t.legal() == ["hill 1 1", "hill 1 4", "hill 1 5", "hill 2 2"]
    t.play(G, "hill 2 2")
    assert t.board()["burial"]["stones"][6] == G


@rule("DYN-7.3", "DYN-3.1")
def test_a_full_hill() -> None:
    t = DynastyTable(3, "AAACA")
    t.s.tomb[W] = places(*range(15))
    t.put("burial", "N")
    assert t.points("burial") == [0, 1, 0]


# ---- crypt


@rule("DYN-8.1", "DYN-1.5", "DYN-L11")
def test_four_tombs_a_round_and_the_rest_leaves() -> None:
    t = DynastyTable(3, "AAADA", luck="tile 1, tile 2, tile 8, tile 20")
    assert t.dynasty["crypt"] is not None
    assert t.dynasty["crypt"]["open"] == [1, 2, 8, 20]
    t.end_round()
    assert t.dynasty["crypt"] is not None
    assert len(t.dynasty["crypt"]["open"]) == 4
    assert t.dynasty["crypt"]["left"] == 16
    assert not {1, 2, 8, 20} & set(t.dynasty["crypt"]["open"])


@rule("DYN-8.2", "DYN-8.5", "DYN-3.1")
def test_a_stone_takes_a_tomb_and_without_one_a_point() -> None:
    t = DynastyTable(3, "AAADA", luck="tile 1, tile 2, tile 8, tile 20")
    for tomb in (1, 2, 8, 20):
        t.put("burial", "W", f"tomb {tomb}")
    assert t.board()["burial"]["stones"][7] == W
    t.put("burial", "N")
    assert t.points("burial") == [0, 1, 0]


@rule("DYN-8.3")
def test_groups_in_the_crypt() -> None:
    assert crypt.area_points(places(0, 1, 7), 6) == 6
    assert crypt.area_points(places(5, 11, 17, 6), 6) == 6 + 1


@rule("DYN-8.4", "DYN-L11")
def test_who_has_no_stone_in_the_crypt_loses_four() -> None:
    t = DynastyTable(3, "AAADA")
    t.put("burial", "W", t.legal_tomb())
    assert t.end_points("burial") == [1, -4, -4]
    t.s.open_tombs = 0
    t.put("burial", "N")
    assert t.end_points("burial") == [1, -4, -4]


@rule("DYN-8.4")
def test_by_option_a_stone_beside_averts_the_loss() -> None:
    t = DynastyTable(3, "AAADA", crypt_overflow_averts_penalty="on")
    t.s.open_tombs = 0
    t.put("burial", "N")
    assert t.end_points("burial") == [-4, 0, -4]


# ---- giant obelisk


def tops(heights: tuple[int, int, int], shape: str) -> list[tuple[int, int, int]]:
    """The columns after each way to build a tile."""
    t = DynastyTable(3, "AAAAC")
    t.s.shaft_0, t.s.shaft_1, t.s.shaft_2 = heights
    path = STANDARD["obelisk_path"]
    assert isinstance(path, list)
    space = path.index(shape)
    found = []
    for number in range(WAYS):
        way = t.s.figures[PATH_TILE + WAYS * space + number]
        if way and giant.fits(t.s, W, way):
            added = PROFILES[profile_of(way)]
            found.append(tuple(h + a for h, a in zip(heights, added, strict=True)))
    return sorted(found)  # type: ignore[arg-type]


@rule("DYN-13.3", "DYN-L9")
@pytest.mark.parametrize(
    ("heights", "shape", "after"),
    [
        ((0, 0, 0), "L3", [(0, 1, 2), (0, 2, 1), (1, 2, 0), (2, 1, 0)]),
        ((0, 0, 0), "T4", [(1, 2, 1)]),
        ((0, 0, 0), "S4", []),
        ((0, 0, 1), "S4", [(1, 2, 2)]),
        ((2, 1, 0), "O4", []),
    ],
)
def test_where_a_tile_fits(
    heights: tuple[int, int, int], shape: str, after: list[tuple[int, int, int]]
) -> None:
    assert tops(heights, shape) == after


@rule("DYN-13.3")
def test_tiles_are_turned_but_not_flipped() -> None:
    shapes = STANDARD["obelisk_shapes"]
    assert isinstance(shapes, dict)
    assert [len(ways(shapes[name])) for name in ("I1", "O4", "I3", "S4")] == [3, 2, 4, 3]
    assert set(ways(shapes["L4"])) != set(ways(shapes["J4"]))


@rule("DYN-13.1", "DYN-13.3")
def test_a_stone_brings_a_tile_to_build() -> None:
    t = DynastyTable(3, "AAAAC")
    t.put("obelisks", "W")
    assert t.legal() == ["build 0 1 2", "build 0 2 1", "build 1 2 0", "build 2 1 0"]
    t.play(W, "build 2 1 0")
    assert t.dynasty["giant"] is not None
    assert t.dynasty["giant"]["heights"][W] == [2, 1, 0]
    assert t.dynasty["giant"]["tiles"][0]["columns"] == [[0, 2], [0, 1], [0, 0]]


@rule("DYN-13.2", "DYN-13.3")
@pytest.mark.parametrize(
    ("shape", "asked", "built"),
    [("O4", ["build 0 2 2", "build 2 2 0"], [0, 0, 0]), ("T4", None, [1, 2, 1])],
)
def test_a_tile_is_asked_for_where_two_ways_fit(
    shape: str, asked: list[str] | None, built: list[int]
) -> None:
    t = DynastyTable(3, "AAAAC")
    path = STANDARD["obelisk_path"]
    assert isinstance(path, list)
    t.skip_path(path.index(shape))
    t.put("obelisks", "W")
    assert t.dynasty["giant"] is not None
    assert t.dynasty["giant"]["heights"][W] == built
    if asked is not None:
        assert t.legal() == asked


@rule("DYN-13.2", "DYN-13.5")
def test_a_tile_that_does_not_fit_is_put_away() -> None:
    t = DynastyTable(3, "AAAAC")
    t.skip_path(14)
    t.put("obelisks", "W")
    assert t.dynasty["giant"] is not None
    assert t.dynasty["giant"]["heights"][W] == [0, 0, 0]
    assert t.end_points("obelisks")[W] == 0


@rule("DYN-13.4", "DYN-13.5")
def test_levels_and_ranks() -> None:
    t = DynastyTable(4, "AAAAC")
    t.s.shaft_0 = for_seat(W, 3) + for_seat(N, 3) + for_seat(G, 2)
    t.s.shaft_1 = t.s.shaft_0
    t.s.shaft_2 = t.s.shaft_0
    assert t.end_points("obelisks") == [6 + 6, 6 + 6, 4 + 2, 0]
    t.s.shaft_0 += for_seat(N, 1)
    assert t.end_points("obelisks") == [6 + 5, 6 + 7, 4 + 2, 0]
    assert t.dynasty["giant"] is not None
    assert t.dynasty["giant"]["ranks"] == [7, 5, 2, 0]
    assert t.dynasty["giant"]["rank_points"] == [5, 7, 2, 0]
    assert giant.standing(t.s, K) == 0


@rule("DYN-13.5")
def test_levels_rank_before_squares() -> None:
    """W has two levels of six squares, N one level and ten squares."""
    t = DynastyTable(2, "AAAAC")
    t.s.shaft_0 = for_seat(W, 2) + for_seat(N, 5)
    t.s.shaft_1 = for_seat(W, 2) + for_seat(N, 4)
    t.s.shaft_2 = for_seat(W, 2) + for_seat(N, 1)
    assert t.end_points("obelisks") == [4 + 5, 2]


@rule("DYN-13.6", "DYN-3.1")
def test_after_the_path_a_stone_scores_one() -> None:
    t = DynastyTable(3, "AAAAC")
    t.skip_path(15)
    t.put("obelisks", "W")
    assert t.points("obelisks")[W] == 1


# ---- avenue


@rule("DYN-14.1")
def test_a_site_must_be_finished_before_the_next() -> None:
    t = DynastyTable(3, "AAAAD")
    t.put("obelisks", "W", "avenue 1")
    t.put("obelisks", "N")
    assert t.legal() == [f"avenue {number}" for number in range(2, 9)]
    t.play(N, "avenue 8")
    t.put("obelisks", "W")
    t.put("obelisks", "W")
    assert t.legal("avenue") == [f"avenue {number}" for number in range(2, 8)]


@rule("DYN-14.3")
def test_finished_and_unfinished_obelisks() -> None:
    t = DynastyTable(3, "AAAAD")
    t.put("obelisks", "W", "avenue 3")
    assert t.end_points("obelisks")[W] == 1
    t.put("obelisks", "WW")
    assert t.end_points("obelisks")[W] == 8


@rule("DYN-14.2", "DYN-3.1")
def test_without_a_site_a_stone_scores_one() -> None:
    t = DynastyTable(3, "AAAAD")
    t.s.track = sum((W + 1) << 3 * site for site in range(8))
    t.put("obelisks", "N")
    assert t.points("obelisks") == [0, 1, 0]
