"""Summaries, ratings and files, from results that are made up or played."""

import csv
import io
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

from arena.contests import plan, played
from saqqara.arena.chart import ChartWords, draw_chart
from saqqara.arena.contest import write_files
from saqqara.arena.parquet import PLAN_KEY, parquet_bytes
from saqqara.arena.ratings import rate
from saqqara.arena.store import plan_data
from saqqara.arena.summary import summarize
from saqqara.arena.table import DealResult, FaultData, GameResult, SeatResult
from saqqara.build_info import compiled

FAULT: FaultData = {"kind": "late", "ply": 9, "said": "", "exit": None, "stderr": ["slow"]}


def seat(bot: int, place: int, win: float, **changes: Any) -> SeatResult:
    made: SeatResult = {
        "bot": bot,
        "score": 10 - place,
        "sources": {"pharaoh-source-treasure": 8 - place, "pharaoh-source-variety": 2},
        "pieces": {"there": place},
        "place": place,
        "win": win,
        "decisions": 12,
        "forced": 2,
        "seconds": 0.5,
        "slowest": 0.1 * place,
        "late": 0,
        "fault": None,
    }
    return {**made, **changes}  # type: ignore[typeddict-item]


def game(rotation: int, *seats: SeatResult) -> GameResult:
    return {"rotation": rotation, "seconds": 1.25, "seats": list(seats)}


def deal(number: int, *games: GameResult) -> DealResult:
    return {"game": "pharaoh", "deal": number, "games": list(games)}


WON = (game(0, seat(0, 1, 1.0), seat(1, 2, 0.0)), game(1, seat(1, 2, 0.0), seat(0, 1, 1.0)))
SPLIT = (game(0, seat(0, 1, 1.0), seat(1, 2, 0.0)), game(1, seat(1, 1, 1.0), seat(0, 2, 0.0)))


def test_figures() -> None:
    """Three deals won twice, one split, in the wrong order."""
    deals = [deal(3, *SPLIT), deal(0, *WON), deal(2, *WON), deal(1, *WON)]
    summary = summarize(plan(games=8), deals, ["cleopatra"])
    assert (summary["seed"], summary["deadline"], summary["left_out"]) == (1, 10.0, ["cleopatra"])
    assert summary["compiled"] is compiled()
    (result,) = summary["results"]
    assert (result["deals"], result["games"], result["decisions"]) == (4, 8, 192)
    assert result["seconds"] == 10.0
    assert result["seat_shares"] == [0.625, 0.375]
    first, second = result["bots"]
    assert (first["win_share"], second["win_share"]) == (0.875, 0.125)
    assert first["even_share"] == 0.5
    assert first["interval"][0] < 0.875 < first["interval"][1]
    assert first["interval"] == pytest.approx([1 - end for end in reversed(second["interval"])])
    assert first["mean_score"] == pytest.approx(8.875)
    assert first["mean_score_by_source"] == {
        "pharaoh-source-treasure": 6.875,
        "pharaoh-source-variety": 2.0,
    }
    assert (first["decisions"], first["decisions_per_s"]) == (96, 20.0)
    assert first["time_per_move"] == {"mean": 0.05, "max": 0.2}
    assert first["rating"]["mu"] > second["rating"]["mu"]
    assert result["fault_notes"] == []


def test_one_against_the_rest() -> None:
    rotations = [
        game(0, seat(0, 1, 1.0), seat(1, 2, 0.0), seat(1, 3, 0.0)),
        game(1, seat(1, 1, 0.5), seat(0, 1, 0.5), seat(1, 3, 0.0)),
        game(2, seat(1, 1, 1.0), seat(1, 2, 0.0), seat(0, 3, 0.0)),
    ]
    what = plan(("rollout", "random"), players=3, games=6)
    summary = summarize(what, [deal(0, *rotations), deal(1, *rotations)], [])
    one, rest = summary["results"][0]["bots"]
    assert (one["seats"], rest["seats"]) == (1, 2)
    assert one["even_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert (one["win_share"], rest["win_share"]) == (0.5, 0.5)


def test_who_meets_nobody_else_wins_for_certain() -> None:
    both = [game(0, seat(0, 1, 1.0), seat(0, 2, 0.0)), game(1, seat(0, 1, 0.5), seat(0, 1, 0.5))]
    summary = summarize(plan(("random",), 2, 2), [deal(0, *both)], [])
    (bot,) = summary["results"][0]["bots"]
    assert (bot["win_share"], bot["interval"], bot["even_share"]) == (1.0, [1.0, 1.0], 1.0)


def test_faults_are_counted_by_kind_and_the_first_are_told() -> None:
    bad = game(0, seat(0, 2, 0.0, fault=FAULT, late=1), seat(1, 1, 1.0, late=3))
    summary = summarize(plan(games=40), [deal(number, bad, bad) for number in range(20)], [])
    (result,) = summary["results"]
    first, second = result["bots"]
    assert first["faults"] == {
        "crashed": 0,
        "late": 80,
        "nonsense": 0,
        "illegal": 0,
        "flooded": 0,
    }
    assert (first["games_lost_by_fault"], second["games_lost_by_fault"]) == (40, 0)
    assert second["faults"]["late"] == 120
    assert len(result["fault_notes"]) == 10
    assert result["fault_notes"][0] == {
        "bot": "random",
        "deal": 0,
        "rotation": 0,
        "seat": 0,
        "kind": "late",
        "ply": 9,
        "said": "",
        "exit": None,
        "stderr": ["slow"],
    }


# ---- ratings


def test_ratings_follow_the_places() -> None:
    ranked = rate(3, [game(0, seat(0, 1, 1.0), seat(1, 2, 0.0), seat(2, 3, 0.0))] * 20)
    assert ranked[0]["mu"] > ranked[1]["mu"] > ranked[2]["mu"]
    assert all(each["sigma"] < 25 / 3 for each in ranked)
    for each in ranked:
        assert each["ordinal"] == pytest.approx(each["mu"] - 3 * each["sigma"], abs=0.001)


def test_equals_stay_equal() -> None:
    ranked = rate(2, [game(0, seat(0, 1, 0.5), seat(1, 1, 0.5))] * 5)
    assert ranked[0] == ranked[1]
    assert rate(1, [game(0, seat(0, 1, 1.0), seat(0, 2, 0.0))])[0]["mu"] == pytest.approx(25)


# ---- files


COLUMNS = {
    "game": "string",
    "players": "int8",
    "varied": "string",
    "deal": "int32",
    "rotation": "int8",
    "seat": "int8",
    "bot": "int8",
    "name": "string",
    "score": "int32",
    "sources": "map<string, int32>",
    "pieces": "map<string, int32>",
    "place": "int8",
    "win": "double",
    "decisions": "int32",
    "forced": "int32",
    "seconds": "double",
    "slowest": "double",
    "late": "int32",
    "fault": "string",
    "fault_ply": "int32",
}


def test_the_table_has_a_row_for_each_seat() -> None:
    what = plan(games=6)
    bad = (game(0, seat(0, 2, 0.0, fault=FAULT), seat(1, 1, 1.0)), *WON[1:])
    content = parquet_bytes(what, [deal(2, *bad), deal(0, *WON), deal(1, *SPLIT)], "{}")
    found = pq.read_table(io.BytesIO(content))
    types = {field.name: str(field.type) for field in found.schema}
    assert {name: re.sub(r" \(.*\)", "", text) for name, text in types.items()} == COLUMNS
    rows = found.to_pylist()
    assert [(row["deal"], row["rotation"], row["seat"]) for row in rows] == [
        (number, rotation, place) for number in range(3) for rotation in (0, 1) for place in (0, 1)
    ]
    assert (rows[0]["name"], rows[0]["score"], rows[0]["fault"]) == ("random", 9, None)
    assert dict(rows[0]["sources"]) == {"pharaoh-source-treasure": 7, "pharaoh-source-variety": 2}
    assert (rows[0]["varied"], dict(rows[0]["pieces"])) == ("", {"there": 1})
    assert (rows[8]["fault"], rows[8]["fault_ply"]) == ("late", 9)


def test_all_files_of_a_contest(tmp_path: Path) -> None:
    what = plan(games=4)
    results = played(what)
    summary = summarize(what, results, [])
    write_files(tmp_path, what, results, summary, ChartWords("t", "l", ["Return of the Pharaoh"]))
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == summary
    table = pq.read_table(tmp_path / "results.parquet")
    assert table.num_rows == 8
    assert json.loads(table.schema.metadata[PLAN_KEY]) == json.loads(json.dumps(plan_data(what)))
    assert ElementTree.parse(tmp_path / "chart.svg").getroot().tag.endswith("svg")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "chart.svg",
        "results.parquet",
        "summary.csv",
        "summary.json",
    ]
    with open(tmp_path / "summary.csv", encoding="utf-8", newline="") as file:
        lines = list(csv.DictReader(file))
    assert [line["bot"] for line in lines] == [bot["name"] for bot in summary["results"][0]["bots"]]
    assert float(lines[0]["win_share"]) == summary["results"][0]["bots"][0]["win_share"]
    assert [line["faults"] for line in lines] == ["0", "0"]


def chart(names: tuple[str, ...] = ("random", "random"), title: str = "Wins") -> str:
    deals = [deal(number, *WON) for number in range(3)]
    summary = summarize(plan(games=6), deals, [])
    for bot, name in zip(summary["results"][0]["bots"], names, strict=True):
        bot["name"] = name
    return draw_chart(summary, ChartWords(title, "what is what", ["Pharaoh & Co"]))


def test_the_chart_shows_every_figure() -> None:
    texts = [each.text for each in ElementTree.fromstring(chart()).iter() if each.text]
    for expected in ("Wins", "what is what", "Pharaoh & Co", "random", "100.0 %", "0.0 %", "50 %"):
        assert expected in texts


def test_the_chart_is_well_formed_whatever_the_names() -> None:
    root = ElementTree.fromstring(chart(('cmd:<b> & "x" \x1b[2J' + "y" * 100, "日本"), '<&">'))
    assert root.get("aria-label") == '<&">'


def test_the_chart_needs_nothing_else_and_knows_the_dark() -> None:
    text = chart()
    assert "prefers-color-scheme: dark" in text
    assert not re.search(r"href|url\(|@import|<script|<image", text)
    colours = set(re.findall(r"class=\"(\w+)\"", text))
    assert colours <= set(re.findall(r"\.(\w+)", text))


def test_the_chart_stays_inside_its_frame() -> None:
    root = ElementTree.fromstring(chart())
    width, height = float(root.get("width", "")), float(root.get("height", ""))
    for each in root.iter():
        for key, end in (("x", width), ("y", height)):
            assert 0 <= float(each.get(key, "0")) < end
