"""Puzzles: positions of bot games in which one choice is clearly best and does not look it.

They are data, a file for each course (a box): `saqqara puzzles` finds them (arena/puzzles.py),
`puzzles_of` reads what is shipped. All that is judged of an answer stands in the file, so that
nothing is searched while people play.
"""

import json
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypedDict

from saqqara.bots.judge import LITTLE, Reason
from saqqara.games import VARIANTS, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match, action_of

FORMAT: Final = 1
COURSES: Final[tuple[str, ...]] = ("imhotep", "dynasty", "murals", "pharaoh", "cleopatra")
EQUAL: Final = LITTLE  # of a win: a choice that gives away no more is as good as the best
GAP: Final = 0.04  # what every other choice gives away at least


# What a reason holds that speaks of no source, or of no answer; left out of files.
OPEN: Final[dict[str, Any]] = {
    "source": "",
    "points": 0.0,
    "word": "",
    "word_seat": -1,
    "label": None,
}


class Choice(TypedDict):
    """One choice of the position, and what was found about it."""

    word: str
    loss: float  # of a win, against the best choice; 0.0 for the best
    reasons: list[Reason]  # why the best is better; empty for solutions


class Follow(TypedDict):
    """A decision that follows the best choice at once, of the same seat."""

    choices: list[Choice]  # the best first; here any that gives away less than GAP will do


class Puzzle(TypedDict):
    id: str  # of the position: the same wherever it is found again
    players: int
    options: dict[str, str]  # those that are not the usual
    rules: int
    plies: list[str]  # from the beginning up to the position, chance included
    seat: int  # whose decision it is, and as whom it is looked at
    solutions: list[str]  # the best choice first, then those that are as good
    win: float  # what the best choice makes of the seat's chances, 0..1
    searched: int  # simulations until the best choice leads and stays in the lead
    rating: int  # how hard it is, as a rating of somebody who solves every second of its kind
    choices: list[Choice]  # all that are possible, the best first
    then: list[Follow]  # how the best choice goes on in the same turn


class Collection(TypedDict):
    format: int
    course: str
    game: str
    puzzles: list[Puzzle]


def game_of(course: str) -> str:
    """The game that the box is played as."""
    for variant in VARIANTS:
        if course in {variant.id, *variant.aliases}:
            return variant.game
    return game_spec(course).id


def options_of(course: str) -> tuple[dict[str, str], ...]:
    """The ways in which games of a course are played, in turn: mixed boards most of all."""
    if course == "imhotep":
        return ({}, {"sides": "random"}, {"sides": "BBBBB"}, {"sides": "random"})
    if course == "dynasty":
        mixes = ("CCCCC", "DDDDD", "CDCDC", "DCDCD", "CCDDC", "DDCCD")
        return tuple({"sides": sides, "expansion": "on"} for sides in mixes)
    return ({},)


# ---- files


def in_brief(puzzle: Any) -> Any:
    """As it stands in files: reasons, of which there are many, without what they leave open."""
    return reasons_made(puzzle, brief)


def in_full(puzzle: Any) -> Any:
    return reasons_made(puzzle, full)


def read(text: str) -> Collection:
    collection: Collection = json.loads(text)
    collection["puzzles"] = [in_full(each) for each in collection["puzzles"]]
    return collection


def reasons_made(data: Any, way: Callable[[Any], Any]) -> Any:
    """*data* with every reason in it made anew."""
    if isinstance(data, list):
        return [reasons_made(each, way) for each in data]
    if not isinstance(data, dict):
        return data
    return {
        key: [way(each) for each in value] if key == "reasons" else reasons_made(value, way)
        for key, value in data.items()
    }


def brief(reason: Any) -> Any:
    return {key: value for key, value in reason.items() if key not in OPEN or value != OPEN[key]}


def full(reason: Any) -> Any:
    return {**reason, **{key: OPEN[key] for key in OPEN if key not in reason}}


@cache
def puzzles_of(course: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a course, in their order; none where there is no file."""
    if course not in COURSES:
        return ()
    file = files(__name__) / f"{course}.json"
    if not file.is_file():
        return ()
    return tuple(read(file.read_text("utf-8"))["puzzles"])


@cache
def by_id() -> dict[str, tuple[str, Puzzle]]:
    """Every shipped puzzle, with its course."""
    return {puzzle["id"]: (course, puzzle) for course in COURSES for puzzle in puzzles_of(course)}


def position_of(course: str, puzzle: Puzzle) -> Match:
    """The game up to the decision. RecordError and the like if it does not replay."""
    then = game_spec(game_of(course)).under(puzzle["rules"])
    if then is None:
        raise OptionError(
            f"puzzle {puzzle['id']} is of rules {puzzle['rules']}, which are not known",
            "error-record-rules",
            {"game": game_of(course), "rules": puzzle["rules"], "known": game_spec(course).rules},
        )
    match = Match(then, puzzle["players"], puzzle["options"])
    for word in puzzle["plies"]:
        match.play(match.seat(), action_of(match.game, word))
    return match
