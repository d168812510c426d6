"""How far a person has come: levels of bots beaten, lessons, puzzles, reviews."""

from pathlib import Path
from typing import Any

from sqlalchemy import insert, select, update

from saqqara.bots.names import LEVELS
from saqqara.lessons.chapters import COURSES, course_of
from saqqara.server import finished_games, wire, wire_path
from saqqara.server.parts import Parts
from saqqara.server.path import path_of
from saqqara.server.schema import LESSONS, PUZZLE_RATINGS, RESULTS, REVIEWS
from saqqara.server.web import people, tables
from server.in_process import (
    advance,
    guests,
    in_server,
    loaded_table,
    played_table,
    refused,
)

DYNASTY = {"sides": "CCCCC", "expansion": "on"}


async def walked(parts: Parts, user: str, viewer: str | None = None) -> wire_path.Path:
    seen = user if viewer is None else viewer
    return await parts.store.read(lambda c: path_of(c, user, seen))


async def climb(parts: Parts, user: str, course: str = "pharaoh") -> wire_path.Climb:
    return next(each for each in (await walked(parts, user)).climbs if each.course == course)


async def result(parts: Parts, table: str, seat: int = 0) -> Any:
    found = select(RESULTS).where(RESULTS.c.table_id == table, RESULTS.c.seat == seat)
    return await parts.store.read(lambda c: c.execute(found).one())


async def played(
    parts: Parts, user: str, bots: list[str], *, won: bool, game: str = "pharaoh", **wish: Any
) -> str:
    """A finished game against bots that ended so."""
    id = await played_table(parts, [user], game, bots=bots, **wish)
    own = update(RESULTS).where(RESULTS.c.table_id == id, RESULTS.c.seat == 0)
    await parts.store.write(lambda c: c.execute(own.values(place=1 if won else 2)))
    return id


def test_a_level_is_beaten_alone_by_winning(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        before = await climb(parts, ann)
        assert (before.beaten, before.next, before.rungs, before.last) == ("", "novice", [], None)
        lost = await result(parts, await played(parts, ann, ["novice", "novice"], won=False))
        after = await climb(parts, ann)
        assert (after.beaten, after.next, after.last) == ("", "novice", lost.at)
        assert after.rungs == [wire_path.Rung("novice", 1, 0, lost.score)]

        second = await result(parts, await played(parts, ann, ["novice"], won=True))
        # Among stronger ones the weakest counts.
        mixed = await result(parts, await played(parts, ann, ["vizier", "mason"], won=True))
        after = await climb(parts, ann)
        assert (after.beaten, after.next, after.last) == ("mason", "architect", mixed.at)
        assert after.rungs == [
            wire_path.Rung("novice", 2, 1, max(lost.score, second.score)),
            wire_path.Rung("mason", 1, 1, mixed.score),
        ]
        # With people at the table it says nothing about the bots.
        shared = await played_table(parts, [ann, bob], bots=["vizier"])
        await parts.store.write(
            lambda c: c.execute(update(RESULTS).values(place=1).where(RESULTS.c.table_id == shared))
        )
        assert await climb(parts, ann) == after
        assert (await climb(parts, bob)).rungs == []

        await played(parts, ann, [LEVELS[-1]], won=True)
        top = await climb(parts, ann)
        assert (top.beaten, top.next) == (LEVELS[-1], "")

    in_server(database_url, tmp_path, test)


def test_a_box_played_as_options_has_its_own_ladder(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        await played(parts, ann, ["novice"], won=True, game="imhotep", options=DYNASTY)
        assert (await climb(parts, ann, "dynasty")).beaten == "novice"
        assert (await climb(parts, ann, "imhotep")).rungs == []
        await played(parts, ann, ["scribe"], won=True, game="imhotep")
        assert (await climb(parts, ann, "imhotep")).beaten == "scribe"
        assert (await climb(parts, ann, "dynasty")).beaten == "novice"
        assert [each.course for each in (await walked(parts, ann)).climbs] == list(COURSES)

    in_server("", tmp_path, test)


def test_what_ifs_and_imports_count_for_nobody(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        id = await played(parts, ann, ["novice"], won=False)
        before = await climb(parts, ann)
        own = await tables.own_record.fn(parts, ann, id)
        profile = await people.profile.fn(parts, ann)
        assert (own.games, own.won, own.before) == (1, 0, None)

        wish = wire.Fork(ply=0, seat=0, bots=["vizier"])
        fork = (await tables.fork.fn(parts, ann, id, wish)).id
        await advance(parts, fork)
        better = update(RESULTS).where(RESULTS.c.table_id == fork, RESULTS.c.seat == 0)
        await parts.store.write(lambda c: c.execute(better.values(place=1, score=1000)))
        text = finished_games.record_text(await loaded_table(parts, id))
        record, match = finished_games.checked_record(text)
        await parts.store.write(lambda c: finished_games.import_record(c, ann, record, match, 1.0))

        assert await climb(parts, ann) == before
        assert await tables.own_record.fn(parts, ann, id) == own
        assert await people.profile.fn(parts, ann) == profile
        # At the what-if itself there is no record to speak of.
        assert await tables.own_record.fn(parts, ann, fork) == wire.OwnRecord(0, 0, None, None)

    in_server(database_url, tmp_path, test)


def test_lessons_and_reviews_are_told_to_nobody_else(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        table = await played_table(parts, [ann, bob])
        course = next(course for course in COURSES if course_of(course))
        chapter = course_of(course)[0].id
        lesson = {"user_id": ann, "step": 1, "updated_at": 7.0}
        lessons = [
            {**lesson, "course": course, "chapter": chapter, "done_at": 7.0},
            {**lesson, "course": course, "chapter": "of-long-ago", "done_at": 9.0},
            {**lesson, "course": "senet", "chapter": "begun", "done_at": None},
        ]
        review = {"table_id": table, "asked_by": ann, "version": 1, "simulations": 1}
        puzzles = {"user_id": ann, "course": "murals", "rating": 1512.5, "deviation": 90.0}
        rows = [
            insert(LESSONS).values(lessons),
            insert(REVIEWS).values(**review, status="done", decisions=1, created_at=1.0),
            insert(PUZZLE_RATINGS).values(**puzzles, tried=5, solved=3),
        ]
        await parts.store.write(lambda c: [c.execute(row) for row in rows])

        own, seen = await walked(parts, ann), await walked(parts, ann, bob)
        assert (own.reviews, seen.reviews) == (1, 0)
        mine, theirs = (
            next(each for each in found.climbs if each.course == course) for found in (own, seen)
        )
        assert (mine.lessons, mine.chapters, mine.last) == (1, len(course_of(course)), 7.0)
        assert (theirs.lessons, theirs.last) == (0, None)
        for found in (own, seen):
            (murals,) = [each for each in found.climbs if each.course == "murals"]
            assert murals.puzzles == wire_path.PuzzlesTried(5, 3, 1512.5)
        assert await walked(parts, bob) == await walked(parts, bob, "")
        assert await refused(walked(parts, "nobody")) == "error-missing"

    in_server(database_url, tmp_path, test)
