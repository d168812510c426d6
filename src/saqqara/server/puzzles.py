"""Puzzles for people: the day's, what was tried, ratings and streaks. Units of work.

Nothing is searched here: what a choice is worth stands with the puzzle (saqqara.puzzles). The
solution leaves the server with the verdict on an answer and in no other way. The first answer
counts, for the rating of its course; who looks at a puzzle again may try whatever they like.

The rating is Glicko's (one game against an opponent of the puzzle's rating): new people move
fast, others slowly. A day is a date in UTC, the same for everybody. The puzzle of the day of each
course is the next in an order that all servers share; a streak is a row of days on which one of
the day's puzzles was answered, right or wrong: coming back is what it counts.
"""

import hashlib
from datetime import UTC, date, datetime, timedelta
from functools import cache
from math import log, pi, sqrt
from typing import Final, Literal

from sqlalchemy import Connection, insert, select, update

from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match, action_of, plain
from saqqara.puzzles import COURSES, GAP, Choice, Puzzle, by_id, game_of, position_of, puzzles_of
from saqqara.server.judgements import reason_info
from saqqara.server.rows import Missing
from saqqara.server.schema import PUZZLE_RATINGS, PUZZLE_TRIES, USERS
from saqqara.server.studies import Position, study_of
from saqqara.server.views import text_of
from saqqara.server.wire import StudyMoves
from saqqara.server.wire_puzzles import (
    PuzzleChoice,
    PuzzleCourse,
    PuzzleLine,
    PuzzleList,
    Puzzles,
    PuzzleStanding,
    PuzzleStep,
    PuzzleStudy,
    PuzzleVerdict,
)

SEEDS: Final = 2**31
GRACE: Final = 2 * 3600.0  # seconds after midnight in which yesterday's puzzle still counts

NEW_RATING: Final = 1200.0
NEW_DEVIATION: Final = 180.0  # a first answer moves about a step of the puzzles
LEAST_DEVIATION: Final = 60.0  # nobody stands still
PUZZLE_DEVIATION: Final = 100.0  # a search is not a person: what is hard for one may not be so
SCALE: Final = log(10) / 400

# Whoever else plays: message ids.
OTHERS: Final = ("lesson-name-nefer", "lesson-name-hori", "lesson-name-merit", "lesson-name-khay")


# ---- which puzzle


def puzzle_of(id: str) -> tuple[str, Puzzle]:
    """Its course, and the puzzle."""
    found = by_id().get(id)
    if found is None:
        raise Missing("puzzle")
    return found


def day_of(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


@cache
def in_order(course: str) -> tuple[str, ...]:
    """The puzzles of a course as days take them: mixed, but everywhere in the same way."""
    ids = [puzzle["id"] for puzzle in puzzles_of(course)]
    return tuple(sorted(ids, key=lambda id: hashlib.sha256(f"{course} {id}".encode()).digest()))


def courses() -> list[str]:
    return [course for course in COURSES if puzzles_of(course)]


def of_the_day(course: str, day: date) -> str:
    """The id of the puzzle; "" where the course has none."""
    ids = in_order(course)
    return ids[day.toordinal() % len(ids)] if ids else ""


def course_of_the_day(day: date) -> str:
    there = courses()
    return there[day.toordinal() % len(there)] if there else ""


def counted_day(puzzle: str, course: str, asked: str, now: float) -> str:
    """The day for which an answer counts, "" for none. *asked* is the day on which the puzzle was
    opened: shortly after midnight yesterday's may be finished."""
    today = day_of(now)
    late = day_of(now - GRACE)
    days = [day for day in dict.fromkeys((today, late)) if of_the_day(course, day) == puzzle]
    if not days:
        return ""
    chosen = next((day for day in days if day.isoformat() == asked), None)
    if chosen is None:
        chosen = today if today in days else None
    return chosen.isoformat() if chosen is not None else ""


# ---- looking


def overview(connection: Connection, user: str | None, now: float) -> Puzzles:
    today = day_of(now)
    tries = tries_of(connection, user)
    standings = standings_of(connection, user)
    listed = [
        PuzzleCourse(
            course,
            game_of(course),
            len(puzzles_of(course)),
            of_the_day(course, today),
            tries.get(of_the_day(course, today)),
            standings.get(course),
        )
        for course in courses()
    ]
    return Puzzles(
        today.isoformat(), course_of_the_day(today), streak_of(connection, user, now), listed
    )


def puzzle_list(connection: Connection, user: str | None, course: str) -> PuzzleList:
    if course not in COURSES:
        raise Missing("puzzle")
    tries = tries_of(connection, user)
    lines = [
        PuzzleLine(each["id"], each["rating"], each["players"], tries.get(each["id"]))
        for each in sorted(puzzles_of(course), key=lambda each: (each["rating"], each["id"]))
    ]
    standing = standings_of(connection, user).get(course)
    return PuzzleList(course, game_of(course), standing, lines)


def tries_of(connection: Connection, user: str | None) -> dict[str, bool]:
    if user is None:
        return {}
    wanted = select(PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.solved)
    found = connection.execute(wanted.where(PUZZLE_TRIES.c.user_id == user))
    return {row.puzzle: row.solved for row in found}


def standings_of(connection: Connection, user: str | None) -> dict[str, PuzzleStanding]:
    if user is None:
        return {}
    found = connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.user_id == user))
    return {
        row.course: PuzzleStanding(row.rating, row.deviation, row.tried, row.solved)
        for row in found
    }


def streak_of(connection: Connection, user: str | None, now: float) -> int:
    """Days in a row, up to today or yesterday: who has not been here yet today loses nothing."""
    if user is None:
        return 0
    wanted = select(PUZZLE_TRIES.c.day).distinct()
    found = connection.execute(
        wanted.where(PUZZLE_TRIES.c.user_id == user, PUZZLE_TRIES.c.day != "")
    )
    return streak({row.day for row in found}, day_of(now))


def streak(days: set[str], today: date) -> int:
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= timedelta(days=1)
    return count


# ---- looking at the board


def puzzle_study(id: str, wish: StudyMoves, tried: bool, now: float) -> PuzzleStudy:
    """The position, and what comes of one move. What chance decides then is the same each time."""
    course, puzzle = puzzle_of(id)
    match = position_of(course, puzzle)
    begun = len(match.plies)
    for words in wish.moves[:1]:
        match.play_words(puzzle["seat"], words)
        match.deal(SeededDealer(int(id, 16) % SEEDS))
    names = list(OTHERS[: puzzle["players"]])
    names[puzzle["seat"]] = ""
    closed = len(match.plies) > begun
    position = Position(id, match, puzzle["seat"], names, begun, closed)
    day = day_of(now)
    opened = day.isoformat() if of_the_day(course, day) == id else ""
    return PuzzleStudy(study_of(position, wish), course, puzzle["rating"], opened, tried)


def was_tried(connection: Connection, user: str, id: str) -> bool:
    return id in tries_of(connection, user)


# ---- answering


class Judgement:
    """What an answer is worth: by its first word that is no solution."""

    def __init__(self, course: str, puzzle: Puzzle, words: list[str]) -> None:
        self.course = course
        self.puzzle = puzzle
        self.match = position_of(course, puzzle)
        tried = position_of(course, puzzle)
        tried.play_words(puzzle["seat"], words)  # only what is possible is judged
        self.chosen = self.told(self.match, named(puzzle["choices"], plain(words[0])))
        self.verdict: Literal["best", "equal", "other"] = "best"
        if plain(words[0]) not in puzzle["solutions"]:
            self.verdict = "other"
        elif plain(words[0]) != puzzle["solutions"][0]:
            self.verdict = "equal"
        else:
            self.go_on(words)

    def go_on(self, words: list[str]) -> None:
        """A move of several decisions that begins well may end otherwise."""
        match = position_of(self.course, self.puzzle)
        for number, follow in enumerate(self.puzzle["then"][: len(words) - 1]):
            match.take(action_of(match.game, words[number]))
            chosen = named(follow["choices"], plain(words[number + 1]))
            if chosen["loss"] >= GAP:
                self.verdict = "other"
                self.chosen = self.told(match, chosen)
                return
            if chosen["word"] != follow["choices"][0]["word"]:
                self.verdict = "equal"
                return

    def solved(self) -> bool:
        return self.verdict != "other"

    def told(self, match: Match, choice: Choice) -> PuzzleChoice:
        label = match.game.voice.label(match.state, action_of(match.game, choice["word"]))
        reasons = [reason_info(each) for each in choice["reasons"]]
        return PuzzleChoice(choice["word"], text_of(label), choice["loss"], reasons)

    def solutions(self) -> list[PuzzleChoice]:
        puzzle = self.puzzle
        return [
            self.told(self.match, named(puzzle["choices"], each)) for each in puzzle["solutions"]
        ]

    def explained(self) -> PuzzleChoice | None:
        """What was chosen; beside a solution the best of the others, which many would choose."""
        if not self.solved():
            return self.chosen
        others = [each for each in self.puzzle["choices"] if each["reasons"]]
        return self.told(self.match, others[0]) if others else None

    def line(self) -> list[PuzzleStep]:
        """How the best choice goes on in the same turn."""
        match = position_of(self.course, self.puzzle)
        match.take(action_of(match.game, self.puzzle["solutions"][0]))
        found: list[PuzzleStep] = []
        for follow in self.puzzle["then"]:
            action = action_of(match.game, follow["choices"][0]["word"])
            label = match.game.voice.label(match.state, action)
            found.append(PuzzleStep(match.game.word(action), text_of(label)))
            match.take(action)
        return found


def named(choices: list[Choice], word: str) -> Choice:
    return next(each for each in choices if each["word"] == word)


def judgement_of(id: str, words: list[str]) -> Judgement:
    course, puzzle = puzzle_of(id)
    return Judgement(course, puzzle, words)


def verdict_alone(
    judgement: Judgement, asked_day: str, standing: PuzzleStanding | None, now: float
) -> PuzzleVerdict:
    """For somebody whom we do not know: the browser keeps the books. It sends where it stands, and
    keeps what comes back."""
    before = standing or new_standing()
    after = rated(before, judgement.puzzle["rating"], judgement.solved())
    day = counted_day(judgement.puzzle["id"], judgement.course, asked_day, now)
    return verdict(judgement, True, day, before, after, 0)


def answer(
    connection: Connection, user: str, judgement: Judgement, asked_day: str, now: float
) -> PuzzleVerdict:
    """Let the first answer count."""
    course, puzzle = judgement.course, judgement.puzzle
    # Answers at the same moment must not both be the first.
    connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update()).all()
    day = counted_day(puzzle["id"], course, asked_day, now)
    counted = first_try(connection, user, course, puzzle["id"], judgement.solved(), day, now)
    before = standings_of(connection, user).get(course) or new_standing()
    after = before
    if counted:
        after = rated(before, puzzle["rating"], judgement.solved())
        keep_standing(connection, user, course, after)
    return verdict(judgement, counted, day, before, after, streak_of(connection, user, now))


def verdict(
    judgement: Judgement,
    counted: bool,
    day: str,
    before: PuzzleStanding,
    after: PuzzleStanding,
    streak: int,
) -> PuzzleVerdict:
    return PuzzleVerdict(
        judgement.verdict,
        judgement.chosen,
        judgement.solutions(),
        judgement.line(),
        judgement.explained(),
        judgement.puzzle["rating"],
        judgement.puzzle["win"],
        counted,
        day,
        after,
        after.rating - before.rating,
        streak,
    )


def first_try(
    connection: Connection, user: str, course: str, id: str, solved: bool, day: str, now: float
) -> bool:
    """Note an answer; False if there was one before. A puzzle that was tried before counts for
    its day all the same."""
    key = (PUZZLE_TRIES.c.user_id == user) & (PUZZLE_TRIES.c.puzzle == id)
    known = connection.execute(select(PUZZLE_TRIES.c.day).where(key)).first()
    if known is not None:
        if day:
            connection.execute(update(PUZZLE_TRIES).where(key).values(day=day))
        return False
    row = {
        "user_id": user,
        "puzzle": id,
        "course": course,
        "solved": solved,
        "day": day,
        "at": now,
    }
    connection.execute(insert(PUZZLE_TRIES), row)
    return True


def keep_standing(connection: Connection, user: str, course: str, standing: PuzzleStanding) -> None:
    values = {
        "rating": standing.rating,
        "deviation": standing.deviation,
        "tried": standing.tried,
        "solved": standing.solved,
    }
    key = (PUZZLE_RATINGS.c.user_id == user) & (PUZZLE_RATINGS.c.course == course)
    if connection.execute(update(PUZZLE_RATINGS).where(key).values(values)).rowcount == 0:
        connection.execute(insert(PUZZLE_RATINGS), {"user_id": user, "course": course, **values})


# ---- the rating


def new_standing() -> PuzzleStanding:
    return PuzzleStanding(NEW_RATING, NEW_DEVIATION, 0, 0)


def rated(standing: PuzzleStanding, puzzle: float, solved: bool) -> PuzzleStanding:
    """Glicko after one game against an opponent of the rating *puzzle*."""
    weight = 1 / sqrt(1 + 3 * (SCALE * PUZZLE_DEVIATION / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (standing.rating - puzzle) / 400))
    known = SCALE**2 * weight**2 * expected * (1 - expected)
    spread = 1 / (1 / standing.deviation**2 + known)
    rating = standing.rating + SCALE * spread * weight * ((1.0 if solved else 0.0) - expected)
    return PuzzleStanding(
        rating,
        max(LEAST_DEVIATION, sqrt(spread)),
        standing.tried + 1,
        standing.solved + (1 if solved else 0),
    )
