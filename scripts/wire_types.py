"""Writes web/src/wire.ts: the browser's types, from the server's own structures.

    PYTHONPATH=src python scripts/wire_types.py           # writes the file
    PYTHONPATH=src python scripts/wire_types.py --check   # fails if it is not up to date

It reads the source folder, as compiled classes have no annotations.
"""

import dataclasses
import sys
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from saqqara.games.cleopatra import printed as cleopatra_printed
from saqqara.games.cleopatra import shapes as cleopatra
from saqqara.games.imhotep import foresight, printed
from saqqara.games.imhotep import view as imhotep
from saqqara.games.murals import view as murals
from saqqara.games.pharaoh import view as pharaoh
from saqqara.kernel.match import TableView
from saqqara.server import messages, wire
from saqqara.server.web.problems import Trouble

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
ROOTS: list[Any] = [
    *[value for value in vars(wire).values() if isinstance(value, type)],
    *[value for value in vars(messages).values() if isinstance(value, type)],
    Trouble,
    TableView,
    imhotep.ImhotepView,
    foresight.ForeseenView,
    printed.ImhotepPrinted,
    pharaoh.PharaohView,
    pharaoh.PharaohPrinted,
    cleopatra.CleopatraView,
    cleopatra_printed.CleopatraPrinted,
    murals.MuralsView,
]
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
    """Its own name; with that of its game where an earlier game has the same."""
    name = str(kind.__name__)
    if found.get(name, kind) is not kind:
        name = kind.__module__.split(".")[2].title() + name  # saqqara.games.GAME
    found[name] = kind
    return name


def interface(name: str, kind: Any, found: dict[str, Any]) -> str:
    lines = []
    config = getattr(kind, "__struct_config__", None)
    if config is not None and config.tag is not None:
        lines.append(f'  type: "{config.tag}";')
    optional = optional_fields(kind)
    for field, hint in get_type_hints(kind).items():
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
            found[root.__name__] = root
    done: dict[str, str] = {}
    while len(done) < len(found):
        for name in [name for name in found if name not in done]:
            done[name] = interface(name, found[name], found)
    unions = [
        f"export type {name} = " + " | ".join(part.__name__ for part in get_args(union)) + ";\n"
        for name, union in UNIONS.items()
    ]
    head = "// Made by scripts/wire_types.py from the server's structures. Do not edit.\n"
    return "\n".join([head, *(done[name] for name in sorted(done)), *unions])


def main() -> int:
    text = source()
    if "--check" in sys.argv:
        return int(not TARGET.exists() or TARGET.read_text("utf-8") != text)
    TARGET.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
