"""Draws docs/figures and writes tables of docs/*.md: `python scripts/site/figures.py`.

Figures that were measured stand once, in docs/data. A chart follows from them, and so does a table
between `<!-- table: NAME -->` and `<!-- end -->`; a test compares all of them. The website draws
the charts anew, in the language and the colours of the page.
"""

import json
import math
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from saqqara.arena.balance_chart import MORE_STYLE, draw_balance
from saqqara.arena.chart import STYLE, quote, text
from saqqara.cli.balance import chart_words
from saqqara.text import Texts

ROOT: Final = Path(__file__).parents[2]
DATA: Final = ROOT / "docs" / "data"
FOLDER: Final = ROOT / "docs" / "figures"
WIDTH, LEFT, SCALE, ROW, BAR = 720, 250, 330, 24, 12

WORDS: Final = {
    "en": {
        "speed": "Random play on one core",
        "speed-scale": "millions of decisions a second, inside the engine",
        "speed-peer": "OpenSpiel, median of four games",
        "speed-legend": "Dashed: OpenSpiel. One run on a quiet machine of two cores.",
        "row-players": "{name}, {players} players",
        "levels": "How far apart the levels are",
        "levels-scale": "rating: 400 points are ten times the odds",
        "levels-legend": "{names}. Each from its games against the one before.",
    },
    "ja": {
        "speed": "1コアでのランダムプレイ",
        "speed-scale": "エンジン内での決定の数（100万回／秒）",
        "speed-peer": "OpenSpiel（4ゲームの中央値）",
        "speed-legend": "破線: OpenSpiel。ほかに負荷のない2コアのマシンで1回測定。",
        "row-players": "{name}（{players}人）",
        "levels": "レベルの差",
        "levels-scale": "レーティング（400点でオッズ10倍）",
        "levels-legend": "{names}。それぞれ1つ前のレベルとの対戦から。",
    },
}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text("utf-8"))


def at(share: float) -> float:
    return round(LEFT + SCALE * share, 1)


def frame(title: str, legend: str, parts: list[str], height: int) -> str:
    box = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    label = quote(title)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{label}">',
            f"<style>{STYLE}{MORE_STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            text(16, 30, "title", title),
            *parts,
            text(16, height - 14, "range", legend),
            "</svg>\n",
        ]
    )


def grid(ticks: list[tuple[float, str]], top: int, bottom: int) -> Iterator[str]:
    for share, label in ticks:
        yield f'<path class="grid" d="M{at(share)} {top}V{bottom}"/>'
        yield text(at(share), bottom + 16, "tick", label, "middle")


def bar(top: float, name: str, share: float, style: str, value: str) -> Iterator[str]:
    yield text(LEFT - 12, top + BAR, "name", name, "end")
    width = round(SCALE * share, 1)
    yield f'<rect class="{style}" x="{LEFT}" y="{top + 2}" width="{width}" height="{BAR}"/>'
    yield text(LEFT + SCALE + 14, top + BAR, "value", value)


def balance(lang: str) -> str:
    summary = json.loads((DATA / "balance.json").read_text("utf-8"))
    return draw_balance(summary, chart_words(summary, Texts(lang)))


def speed(lang: str) -> str:
    words, texts, data = WORDS[lang], Texts(lang), read("speed.toml")
    rows, peer = data["row"], data["openspiel"]["inside"]
    most = math.ceil(max(row["inside"] for row in rows))
    top = 68
    bottom = top + ROW * (len(rows) + 1)
    parts = [text(LEFT, 54, "range", words["speed-scale"])]
    parts += grid([(n / most, str(n)) for n in range(0, most + 1, 2)], top, bottom)
    parts += bar(top, words["speed-peer"], peer / most, "bar1", f"{peer:.1f}")
    for place, row in enumerate(rows, start=1):
        name = texts.game_name(row["game"]).split(" and the ")[0]
        label = words["row-players"].format(name=name, players=row["players"])
        parts += bar(top + ROW * place, label, row["inside"] / most, "bar", f"{row['inside']:.1f}")
    parts.append(f'<path class="even" d="M{at(peer / most)} {top}V{bottom}"/>')
    return frame(words["speed"], words["speed-legend"], parts, bottom + 54)


def tables_of_levels() -> list[tuple[tuple[str, int, str], list[dict[str, Any]]]]:
    """The rows of the levels by game, number of players and options, the lowest level first."""
    found: dict[tuple[str, int, str], list[dict[str, Any]]] = {}
    for row in read("levels.toml")["row"]:
        found.setdefault((row["game"], row["players"], row.get("option", "")), []).append(row)
    return list(found.items())


def rating_of(share: float, players: int) -> float:
    """By how much one is stronger than equal others at all other seats if it wins this share; 400
    points are ten times the odds, as in chess."""
    known = min(max(share, 0.005), 0.995)
    return 400 * math.log10(known * (players - 1) / (1 - known))


def ladder(rows: list[dict[str, Any]]) -> list[tuple[str, float, float]]:
    """Levels with their ratings and how far 95 % reach, each from the one below; the lowest is 0.
    It ends where a level has not been measured."""
    found = [(rows[0]["against"], 0.0, 0.0)]
    for row in rows:
        below, rating, reach = found[-1]
        if row["against"] != below:
            break
        step = rating_of(row["win_share"], row["players"])
        low, high = (rating_of(end, row["players"]) for end in row["interval"])
        found.append((row["bot"], rating + step, math.hypot(reach, (high - low) / 2)))
    return found


def levels(lang: str) -> str:
    """A line for each game and number of players, on which the levels stand by their rating."""
    words, texts, tables = WORDS[lang], Texts(lang), tables_of_levels()
    ladders = [ladder(rows) for _, rows in tables]
    lowest = min(rating for each in ladders for _, rating, _ in each)
    most = max(rating for each in ladders for _, rating, _ in each)
    first, last = math.floor(lowest / 200), math.ceil(most / 200)
    top, step = 68, 30
    bottom = top + step * len(tables)

    def place(rating: float) -> float:
        return (rating - 200 * first) / (200 * (last - first))

    ticks = [(place(200 * n), str(200 * n)) for n in range(first, last + 1)]
    names = [texts.say(f"bot-name-{level}") for level, _, _ in max(ladders, key=len)]
    legend = words["levels-legend"].format(names=", ".join(f"{name[:1]}: {name}" for name in names))
    parts = [text(LEFT, 54, "range", words["levels-scale"]), *grid(ticks, top, bottom)]
    for number, ((key, _), found) in enumerate(zip(tables, ladders, strict=True)):
        middle = top + step * number + step / 2
        parts.append(text(LEFT - 12, middle + 4, "name", table_words(key, lang), "end"))
        ends = [at(place(rating)) for _, rating, _ in found]
        parts.append(f'<path class="whisker" d="M{min(ends)} {middle}H{max(ends)}"/>')
        for (level, _, _), x in zip(found, ends, strict=True):
            initial = texts.say(f"bot-name-{level}")[:1]
            parts.append(f'<circle class="bar" cx="{x}" cy="{middle}" r="8"/>')
            parts.append(text(x, middle + 4, "tick", initial, "middle"))
    return frame(words["levels"], legend, parts, bottom + 54)


def table_words(key: tuple[str, int, str], lang: str) -> str:
    game, players, option = key
    texts = Texts(lang)
    name = texts.say("imhotep-new-dynasty-name") if option else texts.game_name(game)
    short = name.split(" and the ")[0]
    return WORDS[lang]["row-players"].format(name=short, players=players)


FIGURES: Final[dict[str, Callable[[str], str]]] = {
    "balance": balance,
    "speed": speed,
    "levels": levels,
}


def speed_table() -> list[str]:
    data = read("speed.toml")
    peer = data["openspiel"]
    lines = [
        "| per second | inside the engine | from Python | clones | by R | by L | one clone |",
        "|---|---|---|---|---|---|---|",
        (
            f"| OpenSpiel, median of four games | {peer['inside']} M (R) | {peer['python']} M (L) |"
            f" {peer['clones']} M | 1 | 1 | {peer['clone_us']} us |"
        ),
    ]
    return lines + [
        f"| {row['name']}, {row['players']} players | {row['inside']} M | {row['python']} M |"
        f" {row['clones']} M | {row['by_r']} | {row['by_l']} | {row['clone_us']:.2f} us |"
        for row in data["row"]
    ]


def levels_table() -> list[str]:
    """Shares with their intervals and games; a rating scale of its own for each table."""
    names = list(dict.fromkeys(row["bot"] for row in read("levels.toml")["row"]))
    lines = [f"| game | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for key, rows in tables_of_levels():
        known = {row["bot"]: row for row in rows}
        rated = {level: rating for level, rating, _ in ladder(rows)}
        cells = [table_words(key, "en")]
        for name in names:
            row = known.get(name)
            if row is None:
                cells.append("")
                continue
            low, high = row["interval"]
            cell = f"{row['win_share']:.2f} ({low:.2f}-{high:.2f}, {row['games']})"
            cells.append(f"{cell} **{rated[name]:+.0f}**" if name in rated else cell)
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def balance_results() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((DATA / "balance.json").read_text("utf-8"))["results"]
    return found


def heading(first: str) -> list[str]:
    tables = balance_results()
    names = " | ".join(f"{table['players']} players" for table in tables)
    return [f"| {first}{' ' if first else ''}| {names} |", "|---" * (len(tables) + 1) + "|"]


def balance_table() -> list[str]:
    texts, lines = Texts("en"), heading("points per stone")
    for rows in zip(*[table["parts"] for table in balance_results()], strict=True):
        name = texts.say(rows[0]["part"]).capitalize()
        cells = [
            f"{row['points_per_piece']:.2f} ({row['interval'][0]:.2f}-{row['interval'][1]:.2f})"
            for row in rows
        ]
        lines.append(f"| {name} {rows[0]['side']} | {' | '.join(cells)} |")
    return lines


def seats_table() -> list[str]:
    tables, lines = balance_results(), heading("")
    for seat in range(max(table["players"] for table in tables)):
        cells: list[str] = []
        for table in tables:
            own = [row for row in table["seats"] if row["seat"] == seat]
            cells += [
                f"{100 * row['win_share']:.1f} %"
                f" ({100 * row['interval'][0]:.1f}-{100 * row['interval'][1]:.1f})"
                for row in own
            ] or [""]
        lines.append(f"| seat {seat + 1} wins | {' | '.join(cells)} |")
    leads = [
        f"{table['first_lead']:+.2f} ({table['first_lead_interval'][0]:.2f}"
        f" to {table['first_lead_interval'][1]:.2f})"
        for table in tables
    ]
    lines.append(f"| seat 1, points above the others | {' | '.join(leads)} |")
    counts = [f"{table['games']:,} ({table['deals']:,})" for table in tables]
    return [*lines, f"| games (deals) | {' | '.join(counts)} |"]


TABLES: Final[dict[str, Callable[[], list[str]]]] = {
    "speed": speed_table,
    "levels": levels_table,
    "balance": balance_table,
    "seats": seats_table,
}
MARKED: Final = re.compile(r"<!-- table: (?P<name>\w+) -->\n.*?<!-- end -->\n", re.DOTALL)


def written(page: str) -> str:
    """A page with its tables as the data have them."""

    def made(found: re.Match[str]) -> str:
        table = "\n".join(TABLES[found["name"]]())
        return f"<!-- table: {found['name']} -->\n\n{table}\n\n<!-- end -->\n"

    return MARKED.sub(made, page)


def files() -> dict[Path, str]:
    """All that is made, by path."""
    pages = {path: path.read_text("utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}
    made = {path: written(page) for path, page in pages.items() if MARKED.search(page)}
    return made | {FOLDER / f"{name}.svg": draw("en") for name, draw in FIGURES.items()}


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, "utf-8")
