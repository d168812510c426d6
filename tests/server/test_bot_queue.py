"""Bots at many tables: who thinks next, for how long, and what people are told meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.greedy import GreedyBot
from saqqara.bots.thinker import SearchBot
from saqqara.server.bot_processes import hurried_bot
from saqqara.server.bot_queue import LONG_SECONDS, tell_places
from saqqara.server.bus import Alive
from saqqara.server.members import LINKS
from saqqara.server.parts import Parts
from saqqara.server.workers import LEAST_SHARE, OWNER_SECONDS, PATIENCE
from server.in_process import HandClock, client, guest, in_server, make_house, open_table, start


async def bots_only(parts: Parts, ann: str, level: str) -> str:
    """A table at which a bot is asked first; its owner looks on."""
    id = await open_table(parts, ann, seat=-1, bots=[level, level])
    await start(parts, ann, id)
    return id


async def ids_leased(parts: Parts) -> list[str]:
    return [id for id, _ in await parts.workers.lease()]


def test_searches_are_begun_only_where_a_process_is_free(database_url: str, tmp_path: Path) -> None:
    """Who waits longest is first; quick bots do not wait behind searches."""
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        searches = []
        for _ in range(5):
            searches.append(await bots_only(parts, ann, "vizier"))
            clock.pass_by(0.1)
        quick = await bots_only(parts, ann, "novice")
        found = await ids_leased(parts)
        assert found[-1] == quick or quick in found
        assert set(found) == {*searches[:2], quick}  # one process, and one that is next
        assert await ids_leased(parts) == []
        parts.workers.searching.discard(searches[0])  # it has thought
        assert await ids_leased(parts) == [searches[2]]
        other = make_house(parts.settings.database_url(), tmp_path, clock=clock)
        assert set(await ids_leased(other)) == set(searches[3:])  # another machine helps
        other.store.close()

    in_server(database_url, tmp_path, test, clock=clock)


def test_a_quick_job_is_left_to_the_owner_for_a_moment(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        members = parts.routes.members
        members.own.address = "10.0.0.1:1"
        for id in ("there", "idle"):  # of these two one does no jobs
            word = Alive(id, "10.0.0.2:1", "m", "", LINKS, works=id == "there")
            members.hear(word)
        ann = await guest(parts)
        tables = [await bots_only(parts, ann, "novice") for _ in range(24)]
        theirs = {table for table in tables if members.owner_of(table) == "there"}
        assert 0 < len(theirs) < 24
        first = set(await ids_leased(parts))
        assert first == set(tables) - theirs
        clock.pass_by(OWNER_SECONDS + 0.1)
        assert set(await ids_leased(parts)) >= theirs

    in_server(database_url, tmp_path, test, clock=clock)


def test_the_more_wait_the_shorter_a_bot_thinks(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        workers = parts.workers
        shares = []
        for waiting in (0, 1, int(PATIENCE), 2 * int(PATIENCE), 100_000):
            workers.waiting = waiting
            shares.append(workers.share())
        assert shares == [1.0, 1.0, 1.0, 0.5, LEAST_SHARE]
        parts.routes.members.hear(Alive("helper", works=True, thinkers=3))
        workers.waiting = 2 * int(PATIENCE)
        assert workers.share() == 1.0  # with four processes instead of one

    in_server(database_url, tmp_path, test)


@pytest.mark.parametrize(("share", "simulations"), [(1.0, 3000), (0.5, 1500)])
def test_a_bot_that_searches_hurries(share: float, simulations: int) -> None:
    bot = hurried_bot("architect", 7, 1, share)
    assert isinstance(bot, SearchBot)
    assert bot.simulations == simulations


def test_a_bot_that_does_not_search_has_no_need_to_hurry() -> None:
    assert isinstance(hurried_bot("scribe", 7, 1, 0.04), GreedyBot)


def test_people_are_told_the_place_of_their_bot(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        tables = []
        for _ in range(3):
            tables.append(await bots_only(parts, ann, "vizier"))
            clock.pass_by(1)
        watching = await client(parts, tables[2], ann)
        watching.read()
        await tell_places(parts)
        assert not told_places(watching)  # not yet
        clock.pass_by(LONG_SECONDS)
        await tell_places(parts)
        assert told_places(watching) == [(3, 3)]

    def told_places(watching: Any) -> list[tuple[int, int]]:
        watching.read()
        return [(m["place"], m["waiting"]) for m in watching.heard if m["type"] == "queue"]

    in_server(database_url, tmp_path, test, clock=clock)


def test_a_server_that_ends_hands_its_jobs_back(database_url: str, tmp_path: Path) -> None:
    """Whoever goes on need not wait for the end of its leases."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await bots_only(parts, ann, "novice")
        other = make_house(parts.settings.database_url(), tmp_path)
        other.workers.sleep = asyncio.sleep
        for leased, version in await other.workers.lease():
            other.workers.begin(leased, version)
        assert await ids_leased(parts) == []
        await other.workers.stop()  # before it began
        assert await ids_leased(parts) == [id]
        other.store.close()

    in_server(database_url, tmp_path, test)
