"""What is told of the way from novice to Thoth."""

from msgspec import Struct


class Rung(Struct):
    """How somebody does alone against bots of one level, or of that level and above."""

    level: str
    played: int
    won: int
    best: int  # points


class PuzzlesTried(Struct):
    tried: int
    solved: int
    rating: float


class Climb(Struct):
    """How far somebody has come with one box."""

    course: str
    game: str
    beaten: str  # the highest level, "" = none yet
    next: str  # the level above it, "" = there is none
    rungs: list[Rung]  # of levels that were played against, from the lowest
    last: float | None  # when something was done for it
    lessons: int  # chapters been through; told to nobody else
    chapters: int  # that there are
    puzzles: PuzzlesTried | None


class Path(Struct):
    climbs: list[Climb]
    reviews: int  # asked for; told to nobody else
