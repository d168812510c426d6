"""Writes web/src/wire.ts: the browser's types, from the server's own structures.

    PYTHONPATH=src:tests python scripts/wire_types.py           # writes the file
    PYTHONPATH=src:tests python scripts/wire_types.py --check   # fails if it is not up to date

It reads the source folder, as compiled classes have no annotations. What strings of a view may be
is told by the engine (`Annotated[str, CARD_WORD]`); board_types.py writes those types and the words
of each game.
"""

import dataclasses
import json
import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from saqqara.games import GAMES
from saqqara.kernel.match import TableView
from saqqara.server import messages, wire, wire_path, wire_puzzles, wire_reviews
from saqqara.server.web.problems import Trouble
from web_contract.engine import shape_name, shapes_of, things_of

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"


ROOTS: list[Any] = [
    *[value for value in vars(wire).values() if isinstance(value, type)],
    *[value for value in vars(wire_path).values() if isinstance(value, type)],
    *[value for value in vars(wire_reviews).values() if isinstance(value, type)],
    *[value for value in vars(messages).values() if isinstance(value, type)],
    *[value for value in vars(wire_puzzles).values() if isinstance(value, type)],
    Trouble,
    TableView,
    *[shape for spec in GAMES for shape in shapes_of(spec.id).values()],
]
THINGS = {
    words: f"{spec.id}.{name}" for spec in GAMES for name, words in things_of(spec.id).items()
}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNIONS = {"FromClient": messages.FromClient, "ToClient": messages.ToClient}


def is_shape(kind: Any) -> bool:
    """A class that becomes an interface."""
    if not isinstance(kind, type):
        return False
    return issubclass(kind, msgspec.Struct) or dataclasses.is_dataclass(kind) or is_typeddict(kind)


def text_of(kind: Any, found: dict[str, Any]) -> str:
    """A Python type in TypeScript; shapes on the way are added to *found*."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated and isinstance(parts[1], str):
        return parts[1]
    if origin is Annotated and isinstance(parts[1], tuple):
        return THINGS[parts[1]]
    if origin in {Annotated, NotRequired}:
        return text_of(parts[0], found)
    if origin in {Union, types.UnionType}:
        return " | ".join(text_of(part, found) for part in parts)
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin is list:
        inner = text_of(parts[0], found)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(text_of(part, found) for part in parts) + "]"
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return f"Record<string, {text_of(parts[1], found)}>"
    if is_shape(kind):
        return name_in(found, kind)
    return "unknown"


def name_in(found: dict[str, Any], kind: Any) -> str:
    name = shape_name(kind)
    assert found.get(name, kind) is kind, name
    found[name] = kind
    return name


def interface(name: str, kind: Any, found: dict[str, Any]) -> str:
    lines = []
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f'  type: "{config.tag}";')
    optional = optional_fields(kind)
    for field, hint in get_type_hints(kind, include_extras=True).items():
        mark = "?" if field in optional else ""
        lines.append(f"  {field}{mark}: {text_of(hint, found)};")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def optional_fields(kind: Any) -> set[str]:
    """What a client may leave out: fields with a default, of what it sends; what a view has only
    sometimes; and what the server leaves out."""
    if is_typeddict(kind):
        return set(kind.__optional_keys__)
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return set()
    config = kind.__struct_config__
    if not config.forbid_unknown_fields and not config.omit_defaults:
        return set()
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def source() -> str:
    found: dict[str, Any] = {}
    for root in ROOTS:
        if is_shape(root) and root.__module__.startswith("saqqara"):
            name_in(found, root)
    done: dict[str, str] = {}
    while len(done) < len(found):
        for name in [name for name in found if name not in done]:
            done[name] = interface(name, found[name], found)
    unions = [
        f"export type {name} = " + " | ".join(part.__name__ for part in get_args(union)) + ";\n"
        for name, union in UNIONS.items()
    ]
    head = "// Made by scripts/wire_types.py from the server's structures. Do not edit.\n"
    games = [
        f'import type * as {spec.id} from "./games/{spec.id}/words";'
        for spec in sorted(GAMES, key=lambda spec: spec.id)
        if any(f" {spec.id}." in text or f"({spec.id}." in text for text in done.values())
    ]
    games.append('import type { MessageId } from "./messages";\n')
    return "\n".join([head, *games, *(done[name] for name in sorted(done)), *unions])


def strings_of(kind: Any, path: str = "") -> dict[str, list[str]]:
    """What the strings of a view may be, by path (`camps[].hand[]`); [] = anything."""
    origin, parts = get_origin(kind), get_args(kind)
    if kind is str or (origin is Annotated and isinstance(parts[1], str)):
        return {path: []}
    if origin is Annotated:
        return {path: list(parts[1])}
    if origin is Literal:
        return {path: list(parts)}
    if origin is list:
        return strings_of(parts[0], f"{path}[]")
    found: dict[str, list[str]] = {}
    if origin in {Union, types.UnionType}:
        alike = [strings_of(part, path) for part in parts]
        for each in {path for one in alike for path in one}:
            words = [one[each] for one in alike if each in one]
            found[each] = [word for some in words for word in some] if all(words) else []
    elif origin is NotRequired:
        found = strings_of(parts[0], path)
    elif is_typeddict(kind):
        for key, hint in get_type_hints(kind, include_extras=True).items():
            found |= strings_of(hint, f"{path}.{key}" if path else key)
    return found


def main() -> int:
    if "--strings" in sys.argv:  # of the views of a game, for tests
        print(json.dumps(strings_of(shapes_of(sys.argv[-1])["view"])))
        return 0
    text = source()
    if "--check" in sys.argv:
        return int(not TARGET.exists() or TARGET.read_text("utf-8") != text)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
