"""How far a person has come: levels of bots beaten, lessons, puzzles, reviews. A unit of work.

A rung of the ladder is a level of bots. Whoever plays alone against bots and wins has beaten the
weakest of them. It unlocks nothing: it only shows the way from novice to Thoth. What-if games are
tries, and imported ones somebody else's: neither counts.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from saqqara.bots.names import LEVELS
from saqqara.games.imhotep.figures import in_use
from saqqara.lessons.chapters import COURSES, course_of
from saqqara.server.finished_games import IN_EARNEST
from saqqara.server.rows import Missing
from saqqara.server.schema import LESSONS, PUZZLE_RATINGS, RESULTS, REVIEWS, TABLES, USERS
from saqqara.server.wire import SeatInfo
from saqqara.server.wire_path import Climb, Path, PuzzlesTried, Rung

# Of the base game; tables of long ago may not say so.
BASE: Final = {"sides": "AAAAA", "expansion": "off", "prophecies": "off"}


def path_of(connection: Connection, user: str, viewer: str) -> Path:
    """Everybody sees how far somebody has come, as everybody sees what they have played and won;
    which lessons and reviews it took is theirs alone."""
    if connection.execute(select(USERS.c.id).where(USERS.c.id == user)).one_or_none() is None:
        raise Missing("person")
    climbs = {course: new_climb(course) for course in COURSES}
    add_games(connection, user, climbs)
    add_puzzles(connection, user, climbs)
    reviews = 0
    if viewer == user:
        add_lessons(connection, user, climbs)
        asked = select(func.count()).where(REVIEWS.c.asked_by == user, REVIEWS.c.status == "done")
        reviews = connection.execute(asked).scalar_one()
    return Path(list(climbs.values()), reviews)


def new_climb(course: str) -> Climb:
    return Climb(course, COURSES[course], "", LEVELS[0], [], None, 0, len(course_of(course)), None)


# ---- games


def add_games(connection: Connection, user: str, climbs: dict[str, Climb]) -> None:
    found: dict[tuple[str, str], Rung] = {}
    for row in alone(connection, user):
        seats = msgspec.json.decode(row.seats, type=list[SeatInfo])
        level = level_of(seats, row.seat)
        course = course_at(row.game, msgspec.json.decode(row.options, type=dict[str, str]))
        if not level or course not in climbs:
            continue
        rung = found.setdefault((course, level), Rung(level, 0, 0, row.score))
        rung.played += 1
        rung.won += row.place == 1
        rung.best = max(rung.best, row.score)
        climb = climbs[course]
        climb.last = row.at if climb.last is None else max(climb.last, row.at)
    for course, climb in climbs.items():
        climb.rungs = [found[course, level] for level in LEVELS if (course, level) in found]
        beaten = [rung.level for rung in climb.rungs if rung.won]
        climb.beaten = beaten[-1] if beaten else ""
        climb.next = level_after(climb.beaten)


def alone(connection: Connection, user: str) -> list[Any]:
    """The results of a person at tables where nobody else sat."""
    others = RESULTS.alias()
    elsewhere = select(others.c.seat).where(
        others.c.table_id == RESULTS.c.table_id,
        others.c.seat != RESULTS.c.seat,
        others.c.bot == "",
    )
    found = (
        select(
            RESULTS.c.game,
            RESULTS.c.seat,
            RESULTS.c.place,
            RESULTS.c.score,
            RESULTS.c.at,
            TABLES.c.options,
            TABLES.c.seats,
        )
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.user_id == user, IN_EARNEST, ~elsewhere.exists())
    )
    return list(connection.execute(found))


def level_of(seats: list[SeatInfo], own: int) -> str:
    """Of the weakest bot; "" if one of them is not of the ladder."""
    bots = [seat.bot for at, seat in enumerate(seats) if at != own]
    if not bots or any(bot not in LEVELS for bot in bots):
        return ""
    return min(bots, key=LEVELS.index)


def level_after(level: str) -> str:
    """What is to be beaten next; "" at the top."""
    at = LEVELS.index(level) + 1 if level else 0
    return LEVELS[at] if at < len(LEVELS) else ""


def course_at(game: str, options: dict[str, str]) -> str:
    """The box that was played: A New Dynasty is options of another game."""
    return "dynasty" if game == "imhotep" and in_use(BASE | options) else game


# ---- what was learnt


def add_lessons(connection: Connection, user: str, climbs: dict[str, Climb]) -> None:
    done = select(LESSONS).where(LESSONS.c.user_id == user, LESSONS.c.done_at.is_not(None))
    for row in connection.execute(done):
        climb = climbs.get(row.course)
        if climb is None or row.chapter not in [each.id for each in course_of(row.course)]:
            continue  # of another version of the lessons
        climb.lessons += 1
        climb.last = row.done_at if climb.last is None else max(climb.last, row.done_at)


def add_puzzles(connection: Connection, user: str, climbs: dict[str, Climb]) -> None:
    for row in connection.execute(select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.user_id == user)):
        if row.course in climbs:
            climbs[row.course].puzzles = PuzzlesTried(row.tried, row.solved, row.rating)
