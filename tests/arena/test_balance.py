"""The balance of boards: which are played, what is counted, and how sure it is."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from arena.contests import nothing, without_times
from saqqara.arena.backends import processes
from saqqara.arena.balance import (
    MIXES,
    BalanceSummary,
    board_plan,
    mixed_boards,
    plain_boards,
    play_boards,
    ratio,
    subfolder,
    summarize_boards,
)
from saqqara.arena.balance_chart import BalanceWords, draw_balance
from saqqara.arena.plan import Plan
from saqqara.arena.store import DEALS
from saqqara.arena.table import DealResult, play_deal
from saqqara.games import GAMES, game_spec
from saqqara.kernel.event import Event
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Parts, Spec

IMHOTEP = game_spec("imhotep")
BOARDS = ("ABCDA", "DCBAD")


def parts() -> Parts:
    assert IMHOTEP.parts is not None
    return IMHOTEP.parts


def plans(counts: tuple[int, ...] = (2, 3), games: int = 5, seed: int = 1) -> list[Plan]:
    options = {"first": "1"}
    return [
        board_plan(
            IMHOTEP, parts(), players, options, ("random",), BOARDS, len(BOARDS), games, seed
        )
        for players in counts
    ]


def played(
    what: list[Plan], workers: int = 1, folder: Path | None = None
) -> list[list[DealResult]]:
    return play_boards(what, lambda: processes(workers, what[0].bots()), folder, nothing)


# ---- boards


def test_plain_boards() -> None:
    assert plain_boards(parts()) == ("AAAAA", "BBBBB", "CCCCC", "DDDDD")


def test_mixed_boards_use_every_side_equally_often() -> None:
    boards = mixed_boards(parts(), 7)
    assert len(boards) == MIXES
    for begin in range(0, MIXES, 4):
        for sides in zip(*boards[begin : begin + 4], strict=True):
            assert sorted(sides) == ["A", "B", "C", "D"]
    assert len(set(boards)) > MIXES / 2
    assert mixed_boards(parts(), 7) == boards
    assert mixed_boards(parts(), 8) != boards


def test_games_are_rounded_up_so_that_sides_are_played_equally_often() -> None:
    for plan, games in zip(plans((2, 3, 4), games=9), (12, 12, 16), strict=True):
        (pairing,) = plan.pairings
        assert plan.all_games() == games
        assert plan.deals(pairing) % len(BOARDS) == 0
        assert [pairing.value(deal) for deal in range(3)] == ["ABCDA", "DCBAD", "ABCDA"]
        assert pairing.options["first"] == "1"
        assert "sides" not in pairing.options


def test_each_deal_is_played_on_its_board() -> None:
    (plan,) = plans((2,), games=4)
    (pairing,) = plan.pairings
    for deal, result in enumerate(played([plan])[0]):
        alone = pairing.for_deal(deal)
        assert alone.options["sides"] == BOARDS[deal % 2]
        assert (alone.varied, alone.values) == ("", ())
        assert without_times(play_deal(alone, 1, 10.0, deal)) == without_times(result)


# ---- what is counted


@pytest.mark.parametrize("spec", [spec for spec in GAMES if spec.parts], ids=lambda spec: spec.id)
def test_parts_and_their_sources_are_those_of_the_game(spec: Spec) -> None:
    assert spec.parts is not None
    sheets: set[str] = set()
    for board in plain_boards(spec.parts):
        game = spec.game(2, {spec.parts.option: board})
        s = game.start()
        assert list(game.pieces(s, 0)) == list(spec.parts.sources)
        sheets |= set(game.score_sheet(s, 0))
    assert {each for sources in spec.parts.sources.values() for each in sources} <= sheets


def test_a_game_without_parts_counts_nothing() -> None:
    game = game_spec("pharaoh").game(2, {})
    assert game.pieces(game.start(), 0) == {}


@pytest.mark.parametrize("board", ["AAAAA", "BBBBB", "CCCCC", "DDDDD"])
def test_stones_are_counted_where_they_come(board: str) -> None:
    """At the market, as events tell; elsewhere, as they lie there."""
    game = IMHOTEP.game(3, {"sides": board, "expansion": "on"})
    for seed in range(5):
        s, rng = game.start(), Rng(seed)
        log: list[Event] = []
        s.log = log
        while settle_chance(game, s, rng):
            choices = game.legal(s)
            game.apply(s, choices[rng.below(len(choices))])
        home = Counter(
            event.message.args["seat"] for event in log if event.message.id == "imhotep-event-home"
        )
        assert sum(home.values()) > 0
        for seat in range(3):
            market, *others = game.pieces(s, seat).values()
            assert market == home[seat]
            view = game.voice.view(s, seat)
            players = view["players"]
            assert isinstance(players, list)
            assert others == list(players[seat]["stones"].values())


def test_points_per_piece() -> None:
    """Sums, not the mean of ratios; a deal counts once, however many games it has."""
    assert ratio([(2, 1), (4, 2), (6, 3)]) == (2.0, [2.0, 2.0])
    each, interval = ratio([(0, 1), (6, 1)])
    assert each == 3.0
    assert interval is not None  # t of one degree of freedom, times the standard error 3
    assert interval == pytest.approx([3 - 38.1186, 3 + 38.1186], abs=1e-3)
    assert ratio([(1, 10), (9, 10), (5, 0)])[0] == 0.75
    assert ratio([(5, 2)]) == (2.5, None)
    assert ratio([(0, 0), (3, 0)]) == (None, None)


def test_more_deals_are_surer() -> None:
    few = ratio([(1, 1), (3, 1)] * 10)[1]
    many = ratio([(1, 1), (3, 1)] * 90)[1]
    assert few is not None
    assert many is not None
    assert (few[1] - few[0]) / (many[1] - many[0]) == pytest.approx(3, rel=0.1)


def test_a_summary_adds_up() -> None:
    what = plans()
    results = played(what)
    summary = summarize_boards(parts(), what, results, list(BOARDS))
    assert [table["players"] for table in summary["results"]] == [2, 3]
    for table, deals in zip(summary["results"], results, strict=True):
        sides = [(row["part"], row["side"]) for row in table["parts"]]
        names = list(parts().sources)
        assert sides == sorted(sides, key=lambda each: (names.index(each[0]), each[1]))
        assert len(sides) == 10
        assert sum(seat["win_share"] for seat in table["seats"]) == pytest.approx(1, abs=1e-5)
        seats = [seat for deal in deals for game in deal["games"] for seat in game["seats"]]
        shares = [row["points"] * row["games"] / table["games"] for row in table["parts"]]
        assert sum(shares) == pytest.approx(
            sum(seat["score"] for seat in seats) / len(seats), abs=0.01
        )
        first, *others = [seat["mean_score"] for seat in table["seats"]]
        lead = first - sum(others) / len(others)
        assert table["first_lead"] == pytest.approx(lead, abs=0.01)


# ---- where it is played


def test_workers_do_not_change_the_result() -> None:
    what = plans()
    assert without_times(played(what, workers=2)) == without_times(played(what))


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    what = plans()
    first = played(what, folder=tmp_path)
    again = played(what, folder=tmp_path)
    assert again == first  # times too
    files = [subfolder(tmp_path, plan) / DEALS for plan in plans(games=9)]
    before = [file.read_bytes() for file in files]
    longer = played(plans(games=9), folder=tmp_path)
    assert [len(deals) for deals in longer] == [6, 4]
    for file, old in zip(files, before, strict=True):
        assert file.read_bytes().startswith(old)


# ---- the chart


def chart(summary: BalanceSummary) -> ElementTree.Element:
    words = BalanceWords(
        "T <&>",
        "per stone",
        "first",
        "legend",
        {part: part[-4:] for part in parts().sources},
        [f"{table['players']} players" for table in summary["results"]],
    )
    return ElementTree.fromstring(draw_balance(summary, words))


def test_the_chart_has_a_bar_for_every_figure() -> None:
    what = plans()
    summary = summarize_boards(parts(), what, played(what), list(BOARDS))
    svg = chart(summary)
    rows = [row for table in summary["results"] for row in table["parts"]]
    bars = [each for each in svg.iter() if each.get("class", "").startswith("bar")]
    assert len(bars) == len(rows) + 2 * len(what)  # and the key, and the first seats
    texts = [each.text for each in svg.iter() if each.text]
    for row in rows:
        assert f"{row['points_per_piece']:.2f}" in texts
    height = float(svg.get("height", "0"))
    ends = [float(each.get("y", "0")) for each in svg.iter() if each.get("y")]
    assert ends
    assert max(ends) < height


def test_the_chart_bears_what_was_never_played() -> None:
    what = plans((2,))
    summary = summarize_boards(parts(), what, played(what), list(BOARDS))
    before = len(list(chart(summary).iter()))
    summary["results"][0]["parts"][0]["points_per_piece"] = None
    summary["results"][0]["parts"][0]["interval"] = None
    summary["results"][0]["parts"][1]["interval"] = [-2.0, 9.5]
    svg = chart(summary)
    assert len(list(svg.iter())) < before + 12
    ticks = [int(each.text or "") for each in svg.iter() if (each.text or "").isdecimal()]
    assert max(ticks) == 10
    assert all(after - before == 1 for before, after in pairwise(ticks))
