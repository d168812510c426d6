"""Single mistakes to plant in the rules, one at a time: does some test notice each of them?

A plant names the rule that it breaks, a file of the engine, a text that occurs there exactly
once, and what stands there instead. `scripts/mutants.py` plants them in a copy of the source
and runs the tests; test_plants.py sees to it that every plant still fits the source.
"""

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = "saqqara"


class Plant(NamedTuple):
    id: str  # game, then what is wrong
    rule: str  # of docs/rules; for the kernel the promise that is broken
    file: str  # below src/saqqara
    old: str
    new: str

    def path(self, src: Path) -> Path:
        return src / PACKAGE / self.file

    def planted(self, src: Path = ROOT / "src") -> str:
        """The text of the file with the mistake in it."""
        text = self.path(src).read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.id}: its text occurs {found} times in {self.file}, not once")
        return text.replace(self.old, self.new)


Row = tuple[str, str, str, str, str]


def plants_of(group: str, folder: str, rows: list[Row]) -> list[Plant]:
    """Rows of name, rule, file of the folder, old text, new text."""
    return [
        Plant(f"{group}-{name}", rule, f"{folder}/{file}.py", old, new)
        for name, rule, file, old, new in rows
    ]
