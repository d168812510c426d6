"""The leaderboard: its format, that its page says the same, and that figures can be had again."""

import runpy
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots import make_bot
from saqqara.games import game_spec

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "leaderboard.py"))
ROWS: list[dict[str, Any]] = SCRIPT["read_board"]()
OF_OTHERS = ("py:", "cmd:")
KINDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "players": int,
    "bot": str,
    "games": int,
    "author": str,
    "win_share": (float, int),
    "interval": list,
    "faults": int,
    "rules": int,
    "saqqara": str,
    "measured": date,
}


def name_of(row: dict[str, Any]) -> str:
    return f"{row.get('game')}-{row.get('bot')}"


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_a_row(row: dict[str, Any]) -> None:
    assert set(KINDS) <= set(row) <= {*KINDS, "source"}, "run scripts/leaderboard.py measure"
    for key, kind in KINDS.items():
        assert isinstance(row[key], kind)
    spec = game_spec(row["game"])
    assert row["players"] in spec.players
    assert row["rules"] == spec.rules, "the rules have changed: measure this row again"
    assert row["games"] >= SCRIPT["FEWEST_GAMES"]
    assert row["games"] % row["players"] == 0
    low, high = row["interval"]
    assert 0 <= low <= row["win_share"] <= high <= 1
    assert row["faults"] >= 0
    if row["bot"].startswith(OF_OTHERS):
        assert row["source"]
    else:
        make_bot(row["bot"], 0)


def test_no_row_is_there_twice() -> None:
    keys = [(row["game"], row["players"], row["bot"], row.get("source")) for row in ROWS]
    assert len(set(keys)) == len(keys)


def test_the_files_are_as_the_script_writes_them() -> None:
    assert (ROOT / "docs" / "leaderboard.toml").read_text("utf-8") == SCRIPT["toml_of"](ROWS)
    page = (ROOT / "docs" / "leaderboard.md").read_text("utf-8")
    assert page == SCRIPT["page_of"](ROWS), "run scripts/leaderboard.py"


def test_a_row_is_measured_as_it_was(tmp_path: Path) -> None:
    """All but the day: the bots do not look at the clock."""
    row = next(row for row in ROWS if (row["game"], row["bot"]) == ("senet", "novice"))
    fresh = {key: value for key, value in row.items() if key in SCRIPT["GIVEN"]}
    board = tmp_path / "leaderboard.toml"
    (again,) = SCRIPT["measure"]([fresh], [], board)
    for key in ("games", "win_share", "interval", "faults", "rules"):
        assert again[key] == row[key]
    assert SCRIPT["read_board"](board) == [again]


def test_what_is_asked_for_is_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    board = tmp_path / "leaderboard.toml"
    measure = SCRIPT["measure"]
    monkeypatch.setitem(measure.__globals__, "measured", lambda row: {**row, "win_share": 9})
    rows = [
        {"game": "pharaoh", "players": 2, "bot": "random", "games": 100},
        {"game": "pharaoh", "players": 2, "bot": "novice", "games": 100, "win_share": 0.5},
        {"game": "senet", "players": 2, "bot": "novice", "games": 100, "win_share": 0.5},
    ]

    def renewed(*wanted: str) -> list[int]:
        found = measure([dict(row) for row in rows], list(wanted), board)
        return [place for place, row in enumerate(found) if row.get("win_share") == 9]

    assert renewed() == [0]
    assert renewed("pharaoh") == [0, 1]
    assert renewed("pharaoh", "novice") == [1]
    assert renewed("murals") == []
