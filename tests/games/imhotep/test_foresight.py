"""Imhotep: what a board shows of a choice before it is taken comes true."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import N, Table, W
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep.foresight import ForeseenView
from saqqara.games.imhotep.printed import ImhotepPrinted
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

TABLES = [
    *[("AAAAA", 2), ("AAAAA", 3), ("AAAAA", 4)],
    *[("BBBBB", 2), ("BBBBB", 3), ("BBBBB", 4)],
    *[("CCCCC", 3), ("CCCCC", 4), ("DDDDD", 2), ("DDDDD", 4)],
]
COUNTED = {"cards", "choices", "tiles"}  # a stone, a card or whatever it brings


def foreseen(t: Table, word: str) -> ForeseenView:
    game = t.match.game
    told = game.foresee(t.match.state, action_of(game, word))
    assert told is not None
    return cast(ForeseenView, told)


def gains(t: Table, word: str) -> tuple[str, dict[int, int]]:
    told = foreseen(t, word)
    return told["kind"], dict(cast(list[tuple[int, int]], told["gains"]))


def positions(sides: str, players: int) -> Iterator[Match]:
    """A random game, stopped before each decision of a seat."""
    match = Match(game_spec("imhotep"), players, {"sides": sides})
    chance = Rng(players, 18)
    while not match.state.over():
        if match.seat() != CHANCE:
            yield match
            legal = match.game.legal(match.state)
            match.take(legal[chance.below(len(legal))])
        else:
            match.take(match.game.sample(match.state, chance))


def added(before: Any, after: Any, site: str, points: str) -> list[int]:
    """By seat: points of a site that were earned, or would be if the game ended now."""
    source = f"imhotep-source-{site}"
    return [
        then[points][source] - first[points][source]
        for first, then in zip(before["players"], after["players"], strict=True)
    ]


def uppermost(board: Any, players: int) -> list[int]:
    return [board["temple"]["visible"].count(seat) for seat in range(players)]


def sailed(game: Game, s: State, action: int) -> State:
    """When the ship is unloaded, or somebody is asked something."""
    after = s.clone()
    game.apply(after, action)
    chance = Rng(s.ply)
    while not after.over() and after.seat() == CHANCE:  # as a tile that is turned up on the way
        game.apply(after, game.sample(after, chance))
    return after


def came_true(game: Game, s: State, action: int, told: ForeseenView) -> None:
    _, number, site = game.word(action).split()
    before: Any = game.voice.view(s, -1)
    aboard = [owner for owner in before["ships"][int(number) - 1]["spaces"] if owner >= 0]
    assert told["owners"] == aboard
    assert len(told["places"]) == len(aboard)
    amounts = [0] * game.players
    for seat, amount in told["gains"]:
        amounts[seat] = amount
    assert {seat for seat, _ in told["gains"]} >= set(aboard)
    kind = told["kind"]
    if kind in COUNTED:
        assert amounts == [aboard.count(seat) for seat in range(game.players)]
        return
    end = sailed(game, s, action)
    after: Any = game.voice.view(end, -1)
    earned = added(before, after, site, "points")
    if kind == "points":
        waiting = end.over() and site == "obelisks"  # the end scores stones in no tower
        assert waiting or earned == amounts
    elif kind == "at-least":
        assert all(more >= least for more, least in zip(earned, amounts, strict=True))
    elif kind == "at-end":  # some have been earned for good, where the game ends with the ship
        to_come = added(before, after, site, "end_points")
        assert [now + later for now, later in zip(earned, to_come, strict=True)] == amounts
    elif kind == "steps":
        then = after["dynasty"]["arena"]["chariots"]
        now = before["dynasty"]["arena"]["chariots"]
        assert [a - b for a, b in zip(then, now, strict=True)] == amounts
    else:
        then, now = uppermost(after, game.players), uppermost(before, game.players)
        assert [a - b for a, b in zip(then, now, strict=True)] == amounts
    lies_there(told, after)
    if site == "burial":
        assert after["burial"]["rows"] == told.get("rows", [])
        mine = [group for group in after["burial"]["groups"] if group["seat"] in aboard]
        assert mine == told.get("groups", [])
    if "worth" in told:
        source = "imhotep-source-obelisks"
        players = after["players"]
        sums = [each["points"][source] + each["end_points"][source] for each in players]
        assert sums == told["worth"]


def lies_there(told: ForeseenView, after: Any) -> None:
    """The last stone of every place is where it was foreseen."""
    lists = {
        "pyramids": after["pyramids"]["spaces"],
        "temple": after["temple"]["visible"],
        "arena": after["temple"]["visible"],
        "burial": after["burial"]["stones"],
    }
    for place, owner in dict(zip(told["places"], told["owners"], strict=True)).items():
        name, _, number = place.partition("-")
        if name in lists and number.isdecimal():
            assert lists[name][int(number)] == owner


def test_sailings_of_random_games_bring_what_was_shown() -> None:
    met: Counter[str] = Counter()
    for sides, players in TABLES:
        seen: Counter[str] = Counter()
        for match in positions(sides, players):
            for action in match.game.legal(match.state):
                told = cast(ForeseenView | None, match.game.foresee(match.state, action))
                word = match.game.word(action)
                assert (told is not None) == word.startswith(("sail", "hill", "tomb"))
                if told is None or not word.startswith("sail"):
                    continue
                seen[word[7:]] += 1
                if seen[word[7:]] % 4 == 1:
                    came_true(match.game, match.state, action, told)
                    met[told["kind"]] += 1
    assert set(met) == {
        *["points", "at-least", "at-end", "each-round", "spaces", "steps"],
        *COUNTED,
    }


# ---- single sites


@rule("IMH-7.1")
def test_a_stone_at_the_market_is_a_card() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.ship(1, "NWN.")
    assert gains(t, "sail 1 market") == ("cards", {W: 1, N: 2})
    assert foreseen(t, "sail 1 market")["places"] == ["", "", ""]


@rule("IMH-8.1", "IMH-8.2")
def test_the_pyramid_is_filled_in_order_and_then_beside() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.build("pyramids", "WNWNWNWNWNWN")
    t.ship(1, "NNWW")
    assert gains(t, "sail 1 pyramids") == ("points", {W: 2, N: 7})
    assert foreseen(t, "sail 1 pyramids")["places"] == [
        "pyramids-12",
        "pyramids-13",
        "pyramids-beside",
        "pyramids-beside",
    ]


@rule("IMH-8.3", "IMH-8.9")
def test_small_pyramids_are_a_choice_until_they_are_full() -> None:
    t = Table(2, sides="BBBBB", fleets="4-3-2-1")
    t.ship(1, "WN..")
    t.ship(2, "WNN")
    assert gains(t, "sail 2 pyramids") == ("choices", {W: 1, N: 2})
    for pyramid in ("left", "middle", "right"):
        t.build_small(pyramid, "WNWNW")
    assert gains(t, "sail 2 pyramids") == ("points", {W: 1, N: 2})


@rule("IMH-9.1")
def test_who_is_covered_in_the_temple_is_told() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.build("temple", "NNWW")
    t.ship(2, "WWN")
    assert gains(t, "sail 2 temple") == ("each-round", {W: 1, N: -1})
    assert foreseen(t, "sail 2 temple")["places"] == ["temple-0", "temple-1", "temple-2"]


@rule("IMH-10.1", "IMH-10.2")
def test_groups_are_shown_as_they_will_touch() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.build("burial", "WNWN")  # W N W | N
    t.ship(1, "NN..")
    assert [
        (each["seat"], each["places"], each["points"]) for each in t.board()["burial"]["groups"]
    ] == [
        (W, [0], 1),
        (W, [2], 1),
        (N, [1], 1),
        (N, [3], 1),
    ]
    t.ship(3, "NW")
    told = foreseen(t, "sail 3 burial")
    assert told["places"] == ["burial-4", "burial-5"]
    assert gains(t, "sail 3 burial") == ("at-end", {W: 2 - 0, N: 6 - 2})
    assert [(each["seat"], each["places"], each["points"]) for each in told["groups"]] == [
        (W, [0], 1),
        (W, [2, 5], 3),
        (N, [1, 3, 4], 6),
    ]


@rule("IMH-10.3", "IMH-12.1")
def test_rows_are_shown_with_their_ranks() -> None:
    t = Table(2, sides="BBBBB", fleets="4-3-2-1")
    t.build("burial", "WN")
    assert t.board()["burial"]["rows"] == [[8, 0], [0, 8], [0, 0]]
    t.ship(3, "NN")
    told = foreseen(t, "sail 3 burial")
    assert told["rows"] == [[6, 6], [0, 8], [0, 8]]
    assert gains(t, "sail 3 burial") == ("at-end", {W: -2, N: 14})


@rule("IMH-11.1", "IMH-12.2")
def test_those_who_lose_a_rank_are_told_though_no_stone_of_theirs_is_aboard() -> None:
    t = Table(2, fleets="4-3-2-1")
    t.build("obelisks", "W")
    t.ship(3, "NN")
    assert gains(t, "sail 3 obelisks") == ("at-end", {W: -9, N: 10})
    assert foreseen(t, "sail 3 obelisks")["worth"] == [1, 10]


@rule("IMH-11.2")
def test_the_third_stone_makes_a_tower() -> None:
    t = Table(2, sides="BBBBB", fleets="4-3-2-1")
    t.build("obelisks", "NNW")
    t.ship(2, "WNW")
    assert gains(t, "sail 2 obelisks") == ("points", {N: 10, W: 9})
    assert foreseen(t, "sail 2 obelisks")["places"] == ["waiting-0", "waiting-1", "waiting-0"]


# ---- A New Dynasty


SCAFFOLDS = "scaffold 1, scaffold 2"  # 1 3 card 2; 2 stones-3 1 3


@rule("DYN-5.1", "DYN-5.2")
def test_the_scaffolding_tells_what_is_sure() -> None:
    t = DynastyTable(2, "ACAAA", fleets="4-3-2-1", luck=SCAFFOLDS)
    t.ship(3, "WN")
    assert gains(t, "sail 3 pyramids") == ("points", {W: 1, N: 3})
    t.ship(1, "NWNN")  # a card, and the next tile
    assert gains(t, "sail 1 pyramids") == ("at-least", {W: 3, N: 1 + 2 + 3})
    t.put("pyramids", "WNW")
    assert gains(t, "sail 1 pyramids") == ("at-least", {W: 1, N: 2 + 1})
    assert foreseen(t, "sail 1 pyramids")["places"] == ["pyramids-3", "", "", ""]
    assert gains(t, "sail 3 pyramids") == ("at-least", {W: 2 + 3, N: 0})


@rule("DYN-5.1")
def test_stones_that_a_scaffold_brings_are_no_points() -> None:
    t = DynastyTable(2, "ACAAA", fleets="4-3-2-1", luck=SCAFFOLDS)
    t.put("pyramids", "WNWNW")
    t.ship(4, "N")
    t.sleds(2, 2)
    assert gains(t, "sail 4 pyramids") == ("at-least", {N: 0})
    t.sleds(2, 5)  # no room
    assert gains(t, "sail 4 pyramids") == ("points", {N: 0})


@rule("DYN-10.2")
def test_the_hallway_is_filled_round_the_figure() -> None:
    t = DynastyTable(2, "ADAAA", fleets="4-3-2-1", hall_start="13")
    t.put("pyramids", "W")
    t.ship(2, "NWN")
    assert foreseen(t, "sail 2 pyramids")["places"] == ["pyramids-0", "pyramids-1", "pyramids-2"]
    assert gains(t, "sail 2 pyramids") == ("points", {W: 3, N: 2 + 1})


@rule("DYN-11.1", "DYN-11.2")
def test_chariots_go_on_from_where_another_stands() -> None:
    t = DynastyTable(2, "AADAA", fleets="4-3-2-1")
    t.put("temple", "WN")  # two arrows, one
    t.ship(3, "NW")  # three arrows, one
    assert gains(t, "sail 3 temple") == ("steps", {W: 1, N: 3})
    t.ship(4, "W")  # beyond the other one, by three
    assert gains(t, "sail 4 temple") == ("steps", {W: 3})


@rule("DYN-7.1", "DYN-7.2")
def test_a_place_on_the_hill_shows_the_areas_it_makes() -> None:
    t = DynastyTable(2, "AAACA", fleets="4-3-2-1")
    t.put("burial", "WW", "hill 1 1", "hill 1 2")
    t.ship(4, "W")
    assert gains(t, "sail 4 burial") == ("choices", {W: 1})
    t.play(W, "sail 4 burial")
    told = foreseen(t, "hill 2 1")
    assert told["places"] == ["hill-5"]
    assert told["gains"] == [[W, 6 - 2]]
    assert told["groups"] == [{"seat": W, "places": [0, 1, 5], "points": 6}]
    apart = foreseen(t, "hill 1 4")["groups"]
    assert [(each["places"], each["points"]) for each in apart] == [([0, 1], 2), ([3], 1)]


@rule("DYN-8.2", "DYN-8.3", "DYN-8.4")
def test_a_tomb_shows_the_areas_it_makes() -> None:
    t = DynastyTable(2, "AAADA", fleets="4-3-2-1", luck="tile 1, tile 2, tile 7, tile 9")
    t.put("burial", "W", "tomb 1")
    t.ship(3, "WN")
    t.play(W, "sail 3 burial")
    assert foreseen(t, "tomb 7")["gains"] == [[W, 3 - 1]]
    assert foreseen(t, "tomb 9")["gains"] == [[W, 2 - 1]]
    assert foreseen(t, "tomb 7")["groups"] == [{"seat": W, "places": [0, 6], "points": 3}]
    t.play(W, "tomb 9")
    assert foreseen(t, "tomb 2")["gains"] == [[N, 1 + 4]]


@rule("DYN-14.1")
def test_the_avenue_is_a_choice_only_without_a_site_of_ones_own() -> None:
    t = DynastyTable(2, "AAAAD", fleets="4-3-2-1")
    t.ship(3, "WW")
    assert gains(t, "sail 3 obelisks") == ("choices", {W: 2})
    t.put("obelisks", "W", "avenue 3")
    assert gains(t, "sail 3 obelisks") == ("at-end", {W: 8 - 1})


@rule("DYN-13.1")
def test_stones_on_the_path_are_tiles() -> None:
    t = DynastyTable(2, "AAAAC", fleets="4-3-2-1")
    t.ship(3, "WN")
    assert gains(t, "sail 3 obelisks") == ("tiles", {W: 1, N: 1})
    assert foreseen(t, "sail 3 obelisks")["places"] == ["path-0", "path-1"]
    t.skip_path(15)
    assert gains(t, "sail 3 obelisks") == ("at-end", {W: 1, N: 1})


@rule("DYN-10.2")
def test_figures_of_an_edition_are_foreseen() -> None:
    edition = "hallway = [9, 8, 7, 6, 5, 4, 3, 2, 1, 9, 8, 7, 6, 5]"
    t = DynastyTable(2, "ADAAA", fleets="4-3-2-1", hall_start="14", edition=edition)
    t.ship(3, "WN")
    assert gains(t, "sail 3 pyramids") == ("points", {W: 9, N: 8})


# ---- what is printed


def printed(players: int) -> ImhotepPrinted:
    return cast(ImhotepPrinted, game_spec("imhotep").game(players, {}).voice.printed())


@rule("IMH-8.1", "IMH-8.4", "IMH-11.2")
def test_boards_say_what_their_spaces_bring() -> None:
    t = Table(2)
    for points in printed(2)["pyramid_a"]:
        before = t.points("pyramids")[W]
        t.build("pyramids", "W")
        assert t.points("pyramids")[W] - before == points
    b = Table(2, sides="BBBBB")
    for nth, pyramid in enumerate(("left", "middle", "right")):
        small = printed(2)["small"]
        for points in printed(2)["pyramid_b"][small * nth : small * (nth + 1)]:
            before = b.points("pyramids")[N]
            b.build_small(pyramid, "N")
            assert b.points("pyramids")[N] - before == points
    towers = Table(2, sides="BBBBB")
    for nth, points in enumerate(printed(2)["towers"]):
        before = towers.points("obelisks")[nth % 2]
        towers.build("obelisks", "WN"[nth % 2] * printed(2)["tower_stones"])
        assert towers.points("obelisks")[nth % 2] - before == points


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("IMH-10.2", "IMH-10.3", "IMH-11.1")
def test_boards_say_what_ranks_and_groups_bring(players: int) -> None:
    colours = "WNGK"[:players]
    a = Table(players)
    for nth, colour in enumerate(colours):
        a.build("obelisks", colour * (players - nth))
    assert a.end_points("obelisks") == printed(players)["heights"]
    rows = Table(players, sides="BBBBB")
    for nth, colour in enumerate(colours):
        rows.build("burial", colour * 3 * (players - nth))
    assert [3 * points for points in printed(players)["rows"]] == rows.end_points("burial")
    groups = Table(players)
    known = printed(players)["sets"]
    for size in range(1, 9):
        groups.build("burial", "W")
        more = printed(players)["set_more"] * max(0, size - len(known) + 1)
        assert groups.end_points("burial")[W] == known[min(size, len(known) - 1)] + more


@rule("IMH-7.6", "IMH-7.8", "DYN-15.1")
def test_every_card_has_its_colour() -> None:
    found = Counter(printed(2)["cards"].values())
    assert found == {"red": 5, "green": 5, "blue": 6, "purple": 1}
