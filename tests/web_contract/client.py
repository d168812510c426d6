"""What the sources of the browser client say about the engine, found by scan.mjs."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "web" / "src"
SCANNER: Final = Path(__file__).with_name("scan.mjs")


@dataclass(frozen=True)
class Fact:
    """A string of the client, and what it is used as."""

    file: str
    line: int
    kind: str  # message, told, word, verb, place; string: any
    how: str  # is, drawn (as an attribute), starts; of messages say, tell, has
    parts: tuple[str | None, ...]  # None: only known at a table
    args: tuple[str, ...] | None = None  # what a message is given; None: nobody knows

    @property
    def game(self) -> str:
        found = re.match(r"games/(\w+)/", self.file)
        return found[1] if found else ""

    @property
    def shape(self) -> str:
        return "".join("{}" if part is None else part for part in self.parts)

    @property
    def is_whole(self) -> bool:
        return None not in self.parts

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.kind} {self.how} '{self.shape}'"

    def pattern(self) -> str:
        """A regular expression that fits all that it stands for."""
        body = "".join(".+" if part is None else re.escape(part) for part in self.parts)
        if self.kind == "verb":
            return f"{body}(?: .*)?"
        return f"{body}.*" if self.how == "starts" else body


def scan(folder: Path) -> list[Fact]:
    ours = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node's wheel
    done = subprocess.run(
        ["node", SCANNER, folder, SOURCES.parent / "package.json"],
        env=os.environ | {"PATH": ours},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stderr}\n(Node and Svelte come with `make setup`)"
    return list(dict.fromkeys(fact_of(each) for each in json.loads(done.stdout)))


def fact_of(found: dict[str, Any]) -> Fact:
    args = None if found["args"] is None else tuple(found["args"])
    return Fact(**found | {"parts": tuple(found["parts"]), "args": args})


@cache
def facts() -> list[Fact]:
    return scan(SOURCES)
