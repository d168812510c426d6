"""Writes docs/map.md, what each file is for: `python scripts/map.py`.

From the first sentence of each module, where whoever changes a file reads it. A test compares the
page with the source, so that no file stays off the map.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "map.md"
HEAD = """# Map

Where everything lives. Made by `scripts/map.py` from the first sentence of each file; a test
compares them. [design](design.md) says why it is built so, [adding a game](adding-a-game.md) what a
game is made of, [testing](testing.md) what is tested where.

| I want to change | it is in |
| --- | --- |
| a rule | `src/saqqara/games/<game>/`; test: `tests/games/<game>/`; text: `docs/rules/` |
| a figure of a box | the game's `tables.py` or its edition (`docs/editions.md`) |
| how games in general work | `src/saqqara/kernel/` |
| how well a bot plays | the game's hints, and `src/saqqara/bots/` |
| a lesson | `src/saqqara/lessons/<course>/`; how to write one: `docs/learning.md` |
| a word that people read | `src/saqqara/locales/<language>/`, a game's in `games/<game>/` there |
| a board in the browser | `web/src/games/<game>/` |
| what is around a board | `web/src/table/`; other pages `web/src/pages/` |
| a board in the terminal | `src/saqqara/terminal/boards/` |
| what the server answers | `src/saqqara/server/web/`, and the module of `server/` that it asks |
| the command line | `src/saqqara/cli/` |
| an interface for researchers | `src/saqqara/research/` |
| how a network learns a game | `src/saqqara/training/`; how it plays: `bots/network.py` |
"""
LAYERS = (  # from the bottom to the top
    *("kernel", "games", "bots", "lessons", "table", "text"),
    *("arena", "terminal", "research", "training", "server", "cli"),
)
WEB = {
    ".": "The program that starts in the browser.",
    "lib": "What pages share: requests, the live table, words, settings.",
    "pages": "A file for each address, and what it is made of in a folder beside it.",
    "table": "A table whichever game is played: prompt, choices, players, log, chat, result.",
    "furigana": "Readings over the kanji of pages and boards, for those who switch them on.",
    "family": "The family table: a board for a room, phones as hands, and the picture for streams.",
    "review": "A finished game looked at again: its page, and learning from mistakes.",
    "study": "A board on which one person tries moves: lessons, puzzles, mistakes of a game.",
    "learn": "What coach, hints, review and puzzles say alike.",
    "box": "Beside the box: tools for people who play with the real game, without a server.",
    "games": "A folder for each game, found by its manifest `index.ts`.",
    "covers": "The pictures by which a game is chosen.",
    "widgets": "Small parts that many pages have.",
    "testing": "What unit tests of the client are made with.",
}
COMMENT = re.compile(
    r"\s*(?:<script[^>]*>\s*</script>\s*)?(?:<!--(?P<tag>.*?)-->|(?P<lines>(?://[^\n]*\n)+)|/\*(?P<block>.*?)\*/)",
    re.DOTALL,
)


def sentence(text: str) -> str:
    """The first one, in one line."""
    first = re.split(r"\n\s*\n", text.strip())[0]
    line = " ".join(first.split())
    end = re.search(r"(?<=[^.])\.(?= [A-Z`<(]|$)", line)
    return (line[: end.end()] if end else line).rstrip(":")


def of_module(path: Path) -> str:
    """What a file says of itself; "" = nothing."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return sentence(ast.get_docstring(ast.parse(text)) or "")
    found = COMMENT.match(text)
    if found is None:
        return ""
    said = "".join(filter(None, found.groups()))
    return sentence(re.sub(r"(?m)^\s*(//|\*)", "", said))


def row(path: Path, name: str) -> str:
    return f"| `{name}` | {of_module(path).replace('|', chr(92) + '|')} |"


def python_modules(folder: Path) -> Iterable[Path]:
    return sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")


def python_packages(top: Path) -> Iterable[Path]:
    """With all that are in it, but for the history of the database."""
    found = sorted(path.parent for path in top.rglob("__init__.py"))
    return [folder for folder in found if folder.name != "versions"]


def web_modules(folder: Path) -> Iterable[Path]:
    files = sorted(folder.glob("*.ts")) + sorted(folder.glob("*.svelte"))
    return [path for path in files if not path.name.endswith((".test.ts", ".d.ts"))]


def listed() -> list[Path]:
    """Every file that has to stand on the map."""
    source, web = ROOT / "src" / "saqqara", ROOT / "web" / "src"
    python = [path for folder in python_packages(source) for path in python_modules(folder)]
    folders = [web, *(path for path in web.rglob("*") if path.is_dir())]
    return python + [path for folder in folders for path in web_modules(folder)]


def python_part() -> list[str]:
    source = ROOT / "src" / "saqqara"
    lines = ["", "## The package, `src/saqqara`", "", "| | |", "| --- | --- |"]
    lines += [row(path, path.stem) for path in python_modules(source)]
    lines += [row(source / layer / "__init__.py", f"{layer}/") for layer in LAYERS]
    for layer in LAYERS:
        for folder in python_packages(source / layer):
            name = folder.relative_to(source).as_posix()
            about = of_module(folder / "__init__.py")
            lines += ["", f"### `{name}`", "", about, "", "| | |", "| --- | --- |"]
            lines += [row(path, path.stem) for path in python_modules(folder)]
    return lines


def web_part() -> list[str]:
    web = ROOT / "web" / "src"
    lines = ["", "## The browser client, `web/src`"]
    for top, about in WEB.items():
        base = web / top
        inner = [] if top == "." else sorted(path for path in base.rglob("*") if path.is_dir())
        for folder in [base, *inner]:
            modules = list(web_modules(folder))
            if not modules and folder != base:
                continue
            name = folder.relative_to(web).as_posix().replace(".", "web/src")
            lines += ["", f"### `{name}`", ""] + ([about, ""] if folder == base else [])
            if modules:
                lines += ["| | |", "| --- | --- |"]
                lines += [row(path, path.name.removesuffix(".ts")) for path in modules]
            else:
                lines.pop()
    return lines


def page() -> str:
    return HEAD + "\n".join([*python_part(), *web_part()]) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(page(), "utf-8")
