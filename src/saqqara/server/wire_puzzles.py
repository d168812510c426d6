"""What crosses the wire about puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from saqqara.server.messages import Study
from saqqara.server.wire import ReasonInfo, Text, Word


class PuzzleStanding(Struct, forbid_unknown_fields=True):
    """Where somebody stands with the puzzles of a course."""

    rating: Annotated[float, Meta(ge=0, le=4000)]
    deviation: Annotated[float, Meta(ge=1, le=1000)]  # how sure the rating is not
    tried: Annotated[int, Meta(ge=0, le=1_000_000)]
    solved: Annotated[int, Meta(ge=0, le=1_000_000)]


class PuzzleCourse(Struct):
    """The puzzles of a box."""

    id: str
    game: str
    puzzles: int
    today: str  # the id of the day's puzzle
    solved: bool | None  # today's, by the first answer; None = not tried, or nobody we know
    standing: PuzzleStanding | None


class Puzzles(Struct):
    day: str  # the date in UTC
    course: str  # whose puzzle is the puzzle of the day
    streak: int  # days in a row
    courses: list[PuzzleCourse]


class PuzzleLine(Struct):
    id: str
    rating: int  # how hard it is
    players: int
    solved: bool | None  # by the first answer; None = not tried


class PuzzleList(Struct):
    course: str
    game: str
    standing: PuzzleStanding | None
    puzzles: list[PuzzleLine]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    moves: Annotated[list[Word], Meta(min_length=1, max_length=64)]  # sent together
    day: Annotated[str, Meta(max_length=10)] = ""  # when it was opened, as the server said
    standing: PuzzleStanding | None = None  # of somebody whom only their browser knows


class PuzzleChoice(Struct):
    word: str
    label: Text
    loss: float  # of a win, against the best choice
    reasons: list[ReasonInfo]  # why the best is better


class PuzzleStep(Struct):
    word: str
    label: Text


class PuzzleVerdict(Struct):
    """What an answer is worth; the only way in which a solution leaves the server."""

    verdict: Literal["best", "equal", "other"]
    chosen: PuzzleChoice
    solutions: list[PuzzleChoice]  # the best first, then those as good
    line: list[PuzzleStep]  # how the best goes on in the same turn
    explained: PuzzleChoice | None  # what was chosen, or what else comes to mind, with reasons
    rating: int  # of the puzzle
    win: float  # the chances that the best choice leaves, 0..1
    counted: bool  # the first answer
    day: str  # for which it counts, "" = none
    standing: PuzzleStanding
    change: float  # of the rating
    streak: int


class PuzzleStudy(Struct):
    """The position of a puzzle. Nothing here tells its solution."""

    study: Study
    course: str
    rating: int
    day: str  # whose puzzle it is today; "" = of no day
    tried: bool  # answered before
