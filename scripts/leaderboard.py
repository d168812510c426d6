"""The leaderboard of bots: measures its rows with `saqqara arena`, and writes its page.

    python scripts/leaderboard.py                          # docs/leaderboard.md from the .toml
    python scripts/leaderboard.py measure                  # first measures the rows without figures
    python scripts/leaderboard.py measure pharaoh rollout  # .. or these again: game, bot

docs/leaderboard.toml is the leaderboard: whoever has a bot adds a row to it, without figures, and
lets this program measure it. docs/leaderboard.md, which it writes, tells how. The figures of bots
that do not look at the clock are the same on every machine.
"""

import json
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from saqqara import __version__
from saqqara.games import game_spec
from saqqara.text import Texts

ROOT = Path(__file__).parents[1]
BOARD = ROOT / "docs" / "leaderboard.toml"
PAGE = ROOT / "docs" / "leaderboard.md"

FORMAT = 1
AGAINST = "scribe"  # at all other seats: quick, the same everywhere, and no fool
FEWEST_GAMES = 100
USUAL_GAMES = 400
SEED = 1
GIVEN = ("game", "players", "bot", "games", "author", "source")  # by whoever adds the row
MEASURED = ("win_share", "interval", "faults", "rules", "saqqara", "measured")  # by this program

TOML_HEAD = """\
# The leaderboard of bots. docs/leaderboard.md tells what the keys mean and how to add a row;
# scripts/leaderboard.py fills in the figures.

format = 1
"""
PAGE_HEAD = """\
# Leaderboard

Made by `scripts/leaderboard.py` from [leaderboard.toml](leaderboard.toml); a test compares them.
Each bot plays against `scribe` at all other seats, with the usual options, every deal in every
rotation around the table ([the arena](bots.md)). *even* is the share of a bot that is as strong as
`scribe`.
"""
PAGE_TAIL = """\
## Adding your bot

Anyone may: add a row to `docs/leaderboard.toml`, have it measured, and send both files.

```toml
[[row]]
game = "pharaoh"
players = 2
bot = "py:mybot:Mybot"
games = 400
author = "you"
source = "where the bot can be read or downloaded"
```

    python scripts/leaderboard.py measure

It plays `saqqara arena GAME --bots BOT,scribe --players N --games K --seed 1` for every row without
figures, in the current folder, so that `py:` finds your module. `measure GAME BOT` measures a row
again.

| key | | |
|---|---|---|
| `game`, `players` | given | a row for each game and number of players |
| `bot` | given | its name as the arena takes it ([bots](bots.md)); `py:` and `cmd:` too |
| `games` | given | at least 100; rounded up to whole deals |
| `author` | given | who made it; `saqqara` for the bots of this package |
| `source` | given | for bots that are not of this package: where others find what was measured |
| `win_share`, `interval` | measured | share of the games, and its 95 % interval |
| `faults` | measured | illegal choices, errors, no answers; a bot with faults is not listed |
| `rules`, `saqqara` | measured | versions; with other rules a row has to be measured again |
| `measured` | measured | the day |
"""

Row = dict[str, Any]


def read_board(path: Path = BOARD) -> list[Row]:
    data = tomllib.loads(path.read_text("utf-8"))
    if data.get("format") != FORMAT:
        raise SystemExit(f"{path.name}: format {data.get('format')} is not {FORMAT}")
    rows: list[Row] = data.get("row", [])
    return rows


# ---- measuring


def command_of(row: Row) -> list[str]:
    return [
        *("saqqara", "arena", row["game"], "--bots", f"{row['bot']},{AGAINST}"),
        *("--players", str(row["players"]), "--games", str(row["games"]), "--seed", str(SEED)),
    ]


def measured(row: Row) -> Row:
    """The row with figures, as the arena has them."""
    command = [sys.executable, "-m", *command_of(row), "--json"]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode != 0:
        raise SystemExit(told.stderr)
    (result,) = json.loads(told.stdout)["results"]
    bot = result["bots"][0]
    return {
        **row,
        "games": result["games"],
        "win_share": round(bot["win_share"], 3),
        "interval": [round(end, 3) for end in bot["interval"]],
        "faults": sum(bot["faults"].values()),
        "rules": game_spec(row["game"]).rules,
        "saqqara": __version__,
        "measured": datetime.now(UTC).date(),
    }


def measure(rows: list[Row], wanted: list[str], path: Path = BOARD) -> list[Row]:
    """*wanted* are a game and a bot, or a game, or nothing for what has no figures yet. The file is
    written after each row: a run that is cut short has not been for nothing."""
    for place, row in enumerate(rows):
        named = wanted and [row["game"], row["bot"]][: len(wanted)] == wanted
        if named or (not wanted and "win_share" not in row):
            print(" ".join(command_of(row)), flush=True)
            rows[place] = measured(row)
            path.write_text(toml_of(rows), "utf-8")
    return rows


# ---- writing


def toml_of(rows: list[Row]) -> str:
    parts = [TOML_HEAD]
    for row in sorted(rows, key=rank):
        keys = [key for key in (*GIVEN, *MEASURED) if key in row]
        parts.append("\n".join(["[[row]]", *[f"{key} = {value_of(row[key])}" for key in keys], ""]))
    return "\n".join(parts)


def value_of(value: Any) -> str:
    """What JSON writes of texts, numbers and lists is TOML too."""
    return json.dumps(value, ensure_ascii=False) if not hasattr(value, "isoformat") else str(value)


def rank(row: Row) -> tuple[Any, ...]:
    return (row["game"], row["players"], -row.get("win_share", -1.0), row["bot"])


def page_of(rows: list[Row]) -> str:
    lines = [PAGE_HEAD]
    tables = sorted({(row["game"], row["players"]) for row in rows})
    for game, players in tables:
        lines += [
            f"## {Texts('en').game_name(game)}, {players} players (even: {1 / players:.2f})",
            "",
            "| | bot | win share | interval | games | by | measured |",
            "|---|---|---|---|---|---|---|",
        ]
        listed = [row for row in rows if (row["game"], row["players"]) == (game, players)]
        fair = [row for row in sorted(listed, key=rank) if row.get("faults") == 0]
        for place, row in enumerate(fair, start=1):
            low, high = row["interval"]
            by = f"{row['author']}: {row['source']}" if "source" in row else row["author"]
            lines.append(
                f"| {place} | `{row['bot']}` | {row['win_share']:.3f} | {low:.3f}-{high:.3f} "
                f"| {row['games']:,} | {by} | {row['measured']}, {row['saqqara']} |"
            )
        lines.append("")
    return "\n".join([*lines, PAGE_TAIL])


if __name__ == "__main__":
    board = read_board()
    if sys.argv[1:2] == ["measure"]:
        board = measure(board, sys.argv[2:])
    PAGE.write_text(page_of(board), "utf-8")
