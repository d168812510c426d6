"""Counting points (section 9), and how long a game lasts."""

import pytest

from games.murals.table import A, B, C, D, Table, arrange
from rules import rule
from saqqara.kernel.rng import Rng


@rule("MUR-9.3", "MUR-9.4", "MUR-L18")
def test_two_players_never_get_the_points_of_the_third_place() -> None:
    t = arrange(["99", ""], cubes=[(5, 1, -3), (9, 20, 0)])
    t.play(A, "hand 99")
    assert t.scores == [4 + 3 + 2, 6 + 5 + 4]
    assert t.winners == [B]


@rule("MUR-9.1", "MUR-9.2", "MUR-9.3", "MUR-9.4")
def test_four_players() -> None:
    """Combo 7 3 3 1, area 4 9 0 9, miss -2 0 -1 -5; A's last card brings 3 area steps."""
    t = arrange(["99", "", "", ""], cubes=[(7, 1, -2), (3, 9, 0), (3, 0, -1), (1, 9, -5)])
    t.play(A, "hand 99")
    assert t.over
    sheets = [t.match.game.score_sheet(t.match.state, seat) for seat in (A, B, C, D)]
    assert [sheet["murals-source-combo"] for sheet in sheets] == [6, 4, 4, 0]
    assert [sheet["murals-source-area"] for sheet in sheets] == [1, 5, 0, 5]
    assert [sheet["murals-source-miss"] for sheet in sheets] == [1, 4, 2, 0]
    assert t.scores == [8, 13, 6, 5]


@rule("MUR-9.6", "MUR-L15")
def test_a_shared_win() -> None:
    t = arrange(["99", ""], cubes=[(10, 3, -2), (12, 6, -4)])
    t.play(A, "hand 99")
    assert t.scores == [13, 13]
    assert t.winners == [A, B]


@rule("MUR-1.5", "MUR-L16")
def test_tracks_have_no_end() -> None:
    t = arrange(["90", "99"], rest="deck", count=9, last="91", cubes=[(58, 0, -30), (0, 0, 0)])
    t.play(A, "hand 90")
    assert t.combo(A) == 63
    t = arrange(["", "12"], deck="99", last="00", count=1, cubes=[(0, 0, -30), (0, 0, 0)])
    t.play(A, "draw")
    assert t.miss(A) == -31


@rule("MUR-8.5", "MUR-8.6", "MUR-1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_within_a_hundred_turns(players: int) -> None:
    """All cards on the sheet, all area steps given, every turn with a card."""
    for seed in range(6):
        rng = Rng(seed, players)
        t = Table(players)
        turns = 0
        while not t.over:
            words = t.legal()
            turns += t.count == 0 and words[0] != "take deck"
            t.coming = []
            t.match.play(t.to_act, t.match.game.legal(t.match.state)[rng.below(len(words))])
            while t.to_act < 0 and not t.over:
                t.match.play(-1, t.match.game.sample(t.match.state, rng))
        board = t.board()
        assert turns <= 100
        assert len(board["sheet"]) == 100
        assert sum(camp["area"] for camp in board["camps"]) == 24
        assert all(camp["miss"] <= 0 for camp in board["camps"])


@rule("MUR-9.3", "MUR-9.4")
def test_the_reckoning_is_told_track_by_track() -> None:
    t = arrange(["99", ""], cubes=[(3, 0, -2), (4, 5, 0)])
    t.play(A, "hand 99")
    told = [e.message for e in t.match.plies[-1].events if "-score-" in e.message.id]
    assert [(m.id.rpartition("-")[2], m.args["seat"], m.args["points"]) for m in told] == [
        *[("combo", A, 4), ("combo", B, 6)],
        *[("area", A, 3), ("area", B, 5)],
        *[("miss", A, 2), ("miss", B, 4)],
    ]
