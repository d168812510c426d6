"""How far a person has come: levels of bots beaten, lessons, puzzles, reviews. A unit of work.

A rung of the ladder is a level of bots. Whoever plays alone against bots and wins has beaten the
weakest of them. It unlocks nothing: it only shows the way from novice to Thoth. What-if games are
tries, and imported ones somebody else's: neither counts.
"""

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, case, func, select

from saqqara.bots.names import LEVELS
from saqqara.lessons.chapters import COURSES, course_of
from saqqara.server.late import TRY, box_of, level_of
from saqqara.server.rows import Missing
from saqqara.server.schema import LESSONS, PUZZLE_RATINGS, RESULTS, REVIEWS, TABLES, USERS
from saqqara.server.wire_path import Climb, Path, PuzzlesTried, Rung


class Climbed(NamedTuple):
    course: str
    level: str
    played: int
    won: int
    best: int
    last: float


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
    climbed = [*alone(connection, user), *not_yet_told(connection, user)]
    for course, level, played, won, best, last in climbed:
        if not level or course not in climbs:
            continue
        rung = found.setdefault((course, level), Rung(level, 0, 0, best))
        rung.played += played
        rung.won += won
        rung.best = max(rung.best, best)
        climb = climbs[course]
        climb.last = last if climb.last is None else max(climb.last, last)
    for course, climb in climbs.items():
        climb.rungs = [found[course, level] for level in LEVELS if (course, level) in found]
        beaten = [rung.level for rung in climb.rungs if rung.won]
        climb.beaten = beaten[-1] if beaten else ""
        climb.next = level_after(climb.beaten)


def alone(connection: Connection, user: str) -> list[Climbed]:
    """What a person did at tables where nobody else sat."""
    found = (
        select(
            RESULTS.c.box,
            RESULTS.c.level,
            func.count(),
            func.sum(case((RESULTS.c.place == 1, 1), else_=0)),
            func.max(RESULTS.c.score),
            func.max(RESULTS.c.at),
        )
        .where(RESULTS.c.user_id == user, RESULTS.c.box != TRY, RESULTS.c.level != "")
        .group_by(RESULTS.c.box, RESULTS.c.level)
    )
    return [Climbed(*row) for row in connection.execute(found)]


def not_yet_told(connection: Connection, user: str) -> list[Climbed]:
    """The same of results that do not say what they are: the table is asked."""
    bots = RESULTS.alias()
    found = (
        select(RESULTS, TABLES.c.options, TABLES.c.origin)
        .join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        .where(RESULTS.c.user_id == user, RESULTS.c.box.is_(None))
    )
    climbed = []
    for row in connection.execute(found).all():
        others = select(bots.c.bot).where(bots.c.table_id == row.table_id, bots.c.seat != row.seat)
        level = level_of(connection.execute(others).scalars().all())
        decode = msgspec.json.decode
        box = box_of(row.game, decode(row.options), decode(row.origin))
        if box != TRY:
            climbed.append(Climbed(box, level, 1, int(row.place == 1), row.score, row.at))
    return climbed


def level_after(level: str) -> str:
    """What is to be beaten next; "" at the top."""
    at = LEVELS.index(level) + 1 if level else 0
    return LEVELS[at] if at < len(LEVELS) else ""


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
