"""The end of the game and the options (sections 13 and 14)."""

import pytest

from games.imhotep.table import G, N, Table, W
from rules import rule
from saqqara.games import game_spec
from saqqara.games.imhotep import scoring
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import winners
from saqqara.kernel.match import Match, action_of


def end(t: Table) -> None:
    """Reckon up the position as it stands."""
    scoring.finish(t.s, t.match.game.options["wrath"] == "on")
    t.s.depth = 0


@rule("IMH-13.1")
def test_everything_is_added_at_the_end() -> None:
    t = Table(3)
    t.build("pyramids", "WNG")
    t.build("burial", "WWW")
    t.build("obelisks", "NNG")
    t.give(W, "statue, statue, lever")
    t.give(N, "pyramid decoration, burial decoration")
    assert t.scores == [2, 1, 3]  # what was earned at once
    assert [sum(t.player(seat)["end_points"].values()) for seat in range(3)] == [10, 14, 6]
    end(t)
    assert t.scores == [2 + 6 + 3 + 1, 1 + 12 + 2, 3 + 6]
    assert [sum(t.player(seat)["end_points"].values()) for seat in range(3)] == [0, 0, 0]
    game = t.match.game
    assert game.score_sheet(t.s, W) == {
        "imhotep-source-pyramids": 2,
        "imhotep-source-temple": 0,
        "imhotep-source-burial": 6,
        "imhotep-source-obelisks": 0,
        "imhotep-source-statues": 3,
        "imhotep-source-ornaments": 0,
        "imhotep-source-blue": 1,
    }


@rule("IMH-13.1")
def test_a_whole_game_ends_with_the_reckoning() -> None:
    t = Table(2)
    while not t.over:
        t.finish_round()
    told = [m.args["source"] for m in t.messages() if m.id == "imhotep-event-end-points"]
    assert "imhotep-source-burial" in told
    for seat in range(2):
        assert sum(t.match.game.score_sheet(t.s, seat).values()) == t.scores[seat]


@rule("IMH-13.2", "IMH-13.6", "IMH-L16")
@pytest.mark.parametrize(
    ("sides", "card", "site", "stones", "points"),
    [
        ("AAAAA", "pyramid decoration", "pyramids", "WNG" * 5 + "W", 5),  # two beside
        ("AAAAA", "temple decoration", "temple", "WNG" * 4, 4),  # most are covered
        ("AAAAA", "burial decoration", "burial", "WN", 0),
        ("AAAAA", "obelisk decoration", "obelisks", "WNG", 1),
        ("AAAAB", "obelisk decoration", "obelisks", "WWWNNNGG", 2),  # towers and waiting
    ],
)
def test_decorations(sides: str, card: str, site: str, stones: str, points: int) -> None:
    t = Table(3, sides)
    t.build(site, stones)
    t.give(G, card)
    assert t.end_points("ornaments") == [0, 0, points]
    t.give(G, card)
    assert t.end_points("ornaments") == [0, 0, 2 * points]


@rule("IMH-13.3")
@pytest.mark.parametrize(("statues", "points"), [(0, 0), (1, 1), (4, 10), (5, 15), (6, 17)])
def test_statues(statues: int, points: int) -> None:
    t = Table(3, deal="lever, lever, sail, sail")
    t.give(N, ", ".join(["statue"] * statues))
    assert t.end_points("statues")[N] == points


@rule("IMH-13.4")
def test_blue_cards_that_were_not_played() -> None:
    t = Table(3)
    t.give(N, "lever, hammer, sail, chisel, chisel")
    assert t.end_points("blue")[N] == 5


@rule("IMH-13.5")
def test_the_sled_breaks_a_tie() -> None:
    t = Table(3)
    t.build("pyramids", "WGN")  # 2, 1, 3 points
    t.give(W, "lever")
    t.sleds(2, 3, 5)
    end(t)
    assert t.scores == [3, 3, 1]
    assert t.winners == [N]
    t.sleds(3, 3, 5)
    assert t.winners == [W, N]


# ---- options


@rule("IMH-14.1", "IMH-L20")
def test_the_wrath_of_the_pharaoh() -> None:
    t = Table(3, wrath="on")
    t.build("pyramids", "WN")
    t.build("temple", "WNWNWNW")
    t.build("burial", "WN")
    t.build("obelisks", "W")
    before = [sum(t.player(seat)["end_points"].values()) for seat in range(3)]
    assert t.end_points("wrath") == [0, -5, -5]
    end(t)
    assert t.match.game.score_sheet(t.s, G) == {
        "imhotep-source-pyramids": 0,
        "imhotep-source-temple": 0,
        "imhotep-source-burial": 0,
        "imhotep-source-obelisks": 0,
        "imhotep-source-statues": 0,
        "imhotep-source-ornaments": 0,
        "imhotep-source-blue": 0,
        "imhotep-source-wrath": -5,
    }
    assert t.scores == [2 + before[W], 1 + before[N], -5]  # below zero, and only once


@rule("IMH-L20")
def test_stones_of_red_cards_and_in_towers_avert_the_wrath() -> None:
    t = Table(3, "AAAAB", fleets="4-4-2-1", deal="sarcophagus, statue, statue, statue", wrath="on")
    t.build("pyramids", "W")
    t.build("temple", "WNNNNN")  # W's is covered
    t.build("obelisks", "WWW")
    assert t.end_points("wrath")[W] == -5
    t.ship(4, "W")
    t.play(W, "sail 4 market", "take 1")
    assert t.end_points("wrath")[W] == 0


@rule("IMH-14.1")
def test_no_wrath_without_the_option() -> None:
    t = Table(3)
    assert t.end_points("wrath") == [0, 0, 0]
    end(t)
    assert t.scores == [0, 0, 0]
    assert "imhotep-source-wrath" not in t.match.game.score_sheet(t.s, W)


@rule("IMH-14.2")
def test_sides_by_lot() -> None:
    match = Match(game_spec("imhotep"), 3, {"sides": "random", "first": "1"})
    game = match.game
    for site, side in (
        ("market", "b"),
        ("pyramids", "a"),
        ("temple", "b"),
        ("burial", "b"),
        ("obelisks", "a"),
    ):
        assert match.seat() == CHANCE
        assert [game.word(action) for action in game.legal(match.state)] == [
            f"side {site} a",
            f"side {site} b",
        ]
        assert "?" in game.position(match.state).split(" | ")[0]
        match.play(CHANCE, action_of(game, f"side {site} {side}"))
    assert game.position(match.state).startswith("sides babba round 1 start 1")


@rule("IMH-L21")
def test_two_players_differ_in_nothing_else() -> None:
    t = Table(2)
    assert t.players == 2
    assert [t.quarry(seat) + t.sled(seat) for seat in range(2)] == [29, 29]
    assert winners(t.match.game, t.s) == [N]  # more on the sled, nothing earned yet
