"""Chapters of lessons, read from the files of this package: <course>/<n>_<chapter>.toml.

docs/learning.md tells how one is written. A chapter is a record to start from and steps; each step
names a message, places to look at and, if the learner has something to do, the words that are
awaited. Whether the words are legal is for the rules to say, when a chapter is walked through.
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from saqqara.kernel.errors import SaqqaraError

# The boxes that are taught, in the order in which they are offered, and the game of each.
COURSES: Final = {
    "imhotep": "imhotep",
    "dynasty": "imhotep",
    "murals": "murals",
    "pharaoh": "pharaoh",
    "cleopatra": "cleopatra",
    "senet": "senet",
}
# Who may sit at the table of a lesson, besides the learner.
NAMES: Final = ("lesson-name-nefer", "lesson-name-hori", "lesson-name-merit", "lesson-name-khay")
ANY: Final = "*"  # at the end of an awaited word: whatever begins so
FILE: Final = re.compile(r"(\d+)_([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
TAKEN: Final = ("title", "learnt")  # what a chapter says besides its steps
OTHERWISE: Final = "else"  # the kind words for whatever has none of its own


class LessonError(SaqqaraError):
    """A chapter is not as it should be, or is not there."""


def wrong(where: str, reason: str) -> LessonError:
    return LessonError(
        f"lesson {where}: {reason}", "error-lesson", {"reason": f"{where}: {reason}"}
    )


@dataclass(frozen=True)
class Step:
    id: str
    point: tuple[str, ...]  # places of the board
    awaits: tuple[tuple[str, ...], ...]  # answers that go on, each as its decisions; () = read on
    refuse: dict[str, str]  # beginning of another word: which kind words
    then: tuple[str, ...]  # what others and chance decide after it


@dataclass(frozen=True)
class Chapter:
    course: str
    id: str
    game: str
    players: int
    seat: int
    minutes: int
    names: tuple[str, ...]  # message ids by seat; "" = the learner
    options: dict[str, str]
    start: tuple[str, ...]
    steps: tuple[Step, ...]

    def text(self, *parts: str) -> str:
        """The id of a message of this chapter."""
        return "-".join(["lesson", self.course, self.id, *parts])


# ---- reading: every field is checked, as people write these files


class Reader:
    """One table of a file, whose keys must all be known."""

    def __init__(self, where: str, table: object, known: tuple[str, ...]) -> None:
        if not isinstance(table, dict):
            raise wrong(where, "must be a table")
        self.where = where
        self.table: dict[str, Any] = table
        for key in table:
            if key not in known:
                raise wrong(where, f"'{key}' is not known; there are {', '.join(known)}")

    def number(self, key: str, least: int, most: int, usual: int | None = None) -> int:
        found = self.table.get(key, usual)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise wrong(self.where, f"'{key}' must be a whole number from {least} to {most}")
        return found

    def id(self, key: str) -> str:
        found = self.table.get(key)
        if not isinstance(found, str) or not ID.fullmatch(found):
            raise wrong(self.where, f"'{key}' must be words of lower-case letters with hyphens")
        return found

    def texts(self, key: str) -> tuple[str, ...]:
        found = self.table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
            raise wrong(self.where, f"'{key}' must be a list of texts")
        return tuple(found)

    def text_table(self, key: str) -> dict[str, str]:
        found = self.table.get(key, {})
        if not isinstance(found, dict) or not all(isinstance(item, str) for item in found.values()):
            raise wrong(self.where, f"'{key}' must be a table of texts")
        return dict(found)


def read_chapter(course: str, id: str, text: str) -> Chapter:
    """LessonError says what is wrong with it."""
    where = f"{course}/{id}"
    if course not in COURSES:
        raise wrong(where, f"there is no course {course}; there are {', '.join(COURSES)}")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise wrong(where, f"it is not TOML: {error}") from error
    known = ("players", "seat", "minutes", "names", "options", "start", "step")
    head = Reader(where, data, known)
    players = head.number("players", 2, 5)
    names = head.texts("names")
    seat = head.number("seat", 0, players - 1, 0)
    if len(names) != players or [at for at, name in enumerate(names) if not name] != [seat]:
        raise wrong(where, "'names' must name every seat but the learner's, which is \"\"")
    for name in names:
        if name and (name not in NAMES or names.count(name) > 1):
            raise wrong(where, f"'names' may have each of {', '.join(NAMES)} once")
    steps = data.get("step")
    if not isinstance(steps, list) or not steps:
        raise wrong(where, "there must be at least one [[step]]")
    found = tuple(read_step(f"{where}, step {at + 1}", each) for at, each in enumerate(steps))
    ids = [step.id for step in found]
    for each in ids:
        if each in TAKEN or ids.count(each) > 1:
            raise wrong(where, f"the id '{each}' of a step is taken")
    return Chapter(
        course,
        id,
        COURSES[course],
        players,
        seat,
        head.number("minutes", 1, 15),
        names,
        head.text_table("options"),
        head.texts("start"),
        found,
    )


def read_step(where: str, data: object) -> Step:
    head = Reader(where, data, ("id", "point", "await", "refuse", "then"))
    awaits = tuple(decisions(each) for each in head.texts("await"))
    if any(not all(answer) for answer in awaits):
        raise wrong(where, "an awaited word is empty")
    step = Step(
        head.id("id"), head.texts("point"), awaits, head.text_table("refuse"), head.texts("then")
    )
    if not awaits and (step.refuse or step.then):
        raise wrong(where, "'refuse' and 'then' belong to a step that awaits something")
    return step


def decisions(text: str) -> tuple[str, ...]:
    return tuple(" ".join(part.split()) for part in text.split(";"))


# ---- the files of the package


@cache
def course_of(course: str) -> tuple[Chapter, ...]:
    """The chapters of a course in order; none yet: an empty one."""
    folder = files("saqqara.lessons").joinpath(course)
    if course not in COURSES or not folder.is_dir():
        return ()
    found: list[tuple[int, Chapter]] = []
    for item in folder.iterdir():
        if not item.name.endswith(".toml"):
            continue
        name = FILE.fullmatch(item.name)
        if name is None:
            raise wrong(f"{course}/{item.name}", "a chapter is called <n>_<chapter>.toml")
        found.append((int(name[1]), read_chapter(course, name[2], item.read_text("utf-8"))))
    found.sort(key=lambda each: each[0])
    return tuple(chapter for _, chapter in found)


def chapter_of(course: str, id: str) -> Chapter | None:
    return next((each for each in course_of(course) if each.id == id), None)
