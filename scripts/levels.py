"""The table of levels: measures with the arena what is missing in docs/data/levels.toml.

    python scripts/levels.py                        # every row that is missing, quick ones first
    python scripts/levels.py --games 200 --workers 16 --minutes 25 --upto architect
    python scripts/levels.py pharaoh imhotep        # of these games only

A row is a level at one seat against the level below it at all others, in one game with one number
of players. The file is written after each row, so a run that is cut short has not been for
nothing. Levels whose budget is time want a machine that has nothing else to do. What
docs/bots.md shows of it is written by scripts/site/figures.py.
"""

import argparse
import json
import subprocess
import sys
import time
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from saqqara.bots.names import LEVELS
from saqqara.games import GAMES, game_spec

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "docs" / "data" / "levels.toml"
HEAD: Final = """\
# Every level of bots against the one below, at one seat against all others; scripts/levels.py
# measures what is missing, docs/bots.md tells more.
"""
KEYS: Final = ("game", "players", "option", "bot", "against", "games", "win_share", "interval")
MIXED: Final = "sides=random-all"  # A New Dynasty: all four sides of every site
PUBLIC: Final = [spec.id for spec in GAMES]
FEWEST: Final = 200

Row = dict[str, Any]
Place = tuple[str, int, str, str]  # game, players, option, the higher level


def places(upto: str) -> list[Place]:
    """All rows of the table, the lower levels first: they cost least."""
    tables = [
        (game, players, option)
        for game in PUBLIC
        for option in ("", MIXED)[: 1 + (game == "imhotep")]
        for players in game_spec(game).players
    ]
    levels = LEVELS[1 : LEVELS.index(upto) + 1]
    return [(*table, level) for level in levels for table in tables]


def place_of(row: Row) -> Place:
    return row["game"], row["players"], row.get("option", ""), row["bot"]


def order(row: Row) -> tuple[int, str, int, int]:
    game, players, option, bot = place_of(row)
    return PUBLIC.index(game), option, players, LEVELS.index(bot)


def read(path: Path = FILE) -> list[Row]:
    rows: list[Row] = tomllib.loads(path.read_text("utf-8"))["row"]
    return rows


def toml_of(rows: list[Row]) -> str:
    parts = [HEAD]
    for row in sorted(rows, key=order):
        lines = [f"{key} = {json.dumps(row[key])}" for key in KEYS if row.get(key)]
        parts.append("\n".join(["[[row]]", *lines, ""]))
    return "\n".join(parts)


def measured(place: Place, games: int, workers: int) -> Row:
    game, players, option, bot = place
    against = dict(pairwise(reversed(LEVELS)))[bot]
    command = [
        *(sys.executable, "-m", "saqqara", "arena", game, "--bots", f"{bot},{against}", "--json"),
        *("--players", str(players), "--games", str(games), "--workers", str(workers)),
        *(("--option", option) if option else ()),
    ]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode != 0:
        raise SystemExit(told.stderr)
    (result,) = json.loads(told.stdout)["results"]
    found = result["bots"][0]
    if any(faults for each in result["bots"] for faults in each["faults"].values()):
        raise SystemExit(f"{' '.join(command[3:])}: a bot made faults")
    return {
        "game": game,
        "players": players,
        "option": option,
        "bot": bot,
        "against": against,
        "games": result["games"],
        "win_share": round(found["win_share"], 3),
        "interval": [round(end, 3) for end in found["interval"]],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--games", type=int, default=FEWEST)
    parser.add_argument("--upto", default=LEVELS[-1], choices=LEVELS[1:])
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0)
    asked = parser.parse_args()
    begin = time.monotonic()
    rows = read()
    sure = {place_of(row) for row in rows if row["games"] >= min(asked.games, FEWEST)}
    for place in places(asked.upto):
        if place in sure or (asked.names and place[0] not in asked.names):
            continue
        if asked.minutes and time.monotonic() - begin > 60 * asked.minutes:
            break
        row = measured(place, asked.games, asked.workers)
        rows = [each for each in rows if place_of(each) != place] + [row]
        FILE.write_text(toml_of(rows), "utf-8")
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
