"""Writes docs/api.md and docs/views.md from the source: `python scripts/reference.py`.

The compiled engine keeps no docstrings, so that `help()` shows bare signatures; api.md has them.
views.md has what bots and boards see of every game. A test compares both with the source.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENT = ROOT / "docs" / "api.md"
HEAD = """# Python API

Made by `scripts/reference.py` from the source; a test compares them. All of this page is public:
`import saqqara`, which offers what `saqqara.__all__` names (of it `saqqara.__version__` is not told
further below), and then what bots and research programs are given. It stays as it is within a major
version ([what is promised](stability.md)); everything else is private. Compiled modules keep no
docstrings: what `help()` does not tell is here.

```python
import saqqara

game = saqqara.play("murals", bots=["scribe", "novice"], seed=7)  # a whole game between bots
for event in game.events:
    print(event.text("en"))  # or "ja"
print(game.names, game.scores, game.winners)
```

```python
import saqqara

game = saqqara.start("imhotep", players=2, options={"wrath": True}, bots={1: "mason"}, seed=1)
while not game.over:
    print(game.view(0)["board"])  # what seat 0 sees
    game.choose(game.choices[0])  # one of the words that are offered
game.save("game.json")
```

A bot of your own is a function of an `Observer`, or a class derived from `saqqara.Bot` with a
method `choose(observer)`. On the command line it is `py:MODULE:CLASS:ARGUMENT`, made by calling
`CLASS(seed, stream, argument)`: `saqqara arena pharaoh --bots py:my_bots:MyBot,scribe` looks for
`my_bots.py` in the current folder too.
"""
VIEWS = ROOT / "docs" / "views.md"
VIEWS_HEAD = """# Views

Made by `scripts/reference.py` from the source; a test compares them. What a seat may see of each
game: `board` of what `observer.view()` gives a bot, `game.view(seat)` a program and the protocol a
browser; `saqqara bot try NAME --views` prints it. Seats count from 0, `-1` is nobody or nothing,
`None` is what this viewer may not know. Types that are not explained here are texts: words of the
game's notation.
"""
# Each with the classes and functions that are shown, in this order.
PARTS: dict[str, tuple[str, ...]] = {
    "saqqara/api.py": (
        *("play", "start", "load", "game_names", "bot_names"),
        *("Playthrough", "Happening"),
    ),
    "saqqara/bots/bot.py": ("Bot",),
    "saqqara/bots/observer.py": ("Observer",),
    "saqqara/bots/names.py": ("make_bot",),
    "saqqara/kernel/game.py": ("Game", "Hints", "scores", "winners"),
    "saqqara/kernel/voice.py": ("Voice", "Refusal", "Effect"),
    "saqqara/kernel/encoding.py": ("Encoder", "Part"),
    "saqqara/kernel/match.py": ("Match", "TableView", "action_of"),
    "saqqara/kernel/event.py": ("Event", "Message", "Move", "sees"),
    "saqqara/kernel/record.py": ("read_record", "replay", "record_of", "verify_deal"),
    "saqqara/kernel/errors.py": ("SaqqaraError",),
    "saqqara/text/texts.py": ("Texts",),
    "saqqara/research/observation.py": ("Eye", "check_version"),
    "saqqara/research/vector.py": ("VectorGames",),
    "saqqara/research/vector_env.py": ("vector_env", "SelfPlay", "AgainstBots"),
    "saqqara/research/dataset.py": ("load_dataset",),
}
Definition = ast.FunctionDef | ast.ClassDef


def definitions(body: list[ast.stmt]) -> dict[str, Definition]:
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def signature(function: ast.FunctionDef) -> str:
    arguments = ast.unparse(function.args).removeprefix("self, ").removeprefix("self")
    returned = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    return f"{function.name}({arguments}){returned}"


def told(node: Definition) -> str:
    return ast.get_docstring(node) or ""


def is_property(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(name, ast.Name) and name.id == "property" for name in function.decorator_list
    )


def function_lines(function: ast.FunctionDef, level: str) -> list[str]:
    return [f"{level} `{signature(function)}`", "", *paragraphs(told(function))]


def paragraphs(text: str) -> list[str]:
    """Examples of docstrings as code."""
    out: list[str] = []
    for block in text.split("\n\n"):
        if block:
            is_code = block.startswith((">>>", "    "))
            out += ["```python", *block.splitlines(), "```", ""] if is_code else [block, ""]
    return out


def class_lines(node: ast.ClassDef) -> list[str]:
    lines = [f"### class `{node.name}`", "", *paragraphs(told(node))]
    methods = [
        each
        for each in definitions(node.body).values()
        if isinstance(each, ast.FunctionDef)
        and (not each.name.startswith("_") or each.name == "__init__")
    ]
    rows = [
        f"- `{each.name}`, a property: {flat(told(each)) or ast.unparse(each.returns)}"
        if is_property(each) and each.returns is not None
        else f"- `{signature(each)}`{': ' if told(each) else ''}{flat(told(each))}"
        for each in methods
    ]
    fields = [f"- `{ast.unparse(each)}`" for each in node.body if isinstance(each, ast.AnnAssign)]
    return [*lines, *fields, *rows, ""] if fields or rows else lines


def flat(text: str) -> str:
    return " ".join(text.split())


def part_lines(path: str, names: tuple[str, ...]) -> list[str]:
    tree = ast.parse((ROOT / "src" / path).read_text("utf-8"))
    found = definitions(tree.body)
    module = path.removesuffix(".py").replace("/", ".")
    lines = [f"## `{'saqqara' if module == 'saqqara.api' else module}`", ""]
    for name in names:
        node = found[name]
        lines += (
            class_lines(node) if isinstance(node, ast.ClassDef) else function_lines(node, "###")
        )
    return lines


def document() -> str:
    lines = [line for path, names in PARTS.items() for line in part_lines(path, names)]
    return HEAD + "\n" + "\n".join(lines).rstrip() + "\n"


# ---- what a seat sees


def shapes_in(folder: Path) -> dict[str, str]:
    """The TypedDicts of a game, by name, as they are written; comments are part of them."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and "TypedDict" in map(ast.unparse, node.bases):
                found[node.name] = ast.get_source_segment(text, node) or ""
    return found


def view_lines(folder: Path) -> list[str]:
    """The view of a game first, then whatever it is made of."""
    shapes = shapes_in(folder)
    order = [f"{folder.name.capitalize()}View"]
    for name in order:  # it grows while it is read
        words = re.findall(r"\w+", shapes[name])
        order += [word for word in dict.fromkeys(words) if word in shapes and word not in order]
    code = "\n\n\n".join([shapes[name] for name in order])
    return [f"## `{folder.name}`", "", "```python", *code.splitlines(), "```", ""]


def views() -> str:
    games = sorted(path.parent for path in (ROOT / "src/saqqara/games").glob("*/view.py"))
    played = [folder for folder in games if folder.name != "mini"]  # a game for our own tests
    lines = [line for folder in played for line in view_lines(folder)]
    return VIEWS_HEAD + "\n" + "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
    VIEWS.write_text(views(), "utf-8")
