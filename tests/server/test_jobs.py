"""Jobs in the database: bots' turns and deadlines are leased, and done once."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update

from saqqara.server.parts import Parts
from saqqara.server.schema import TABLES
from saqqara.server.workers import LEASE_SECONDS
from server.in_process import (
    PATIENCE,
    HandClock,
    client,
    guest,
    guests,
    in_server,
    info_of,
    make_house,
    on_disk,
    open_server,
    open_table,
    running_table,
    start,
    stored_plies,
    work,
)

# ---- leases


def test_what_a_dead_server_leased_is_taken_over(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], bots=["novice"])
        player = await client(parts, id, ann)
        while player.choices():
            await player.play(player.choices()[0])
            player.read()
        ply = (await info_of(parts, id)).ply
        dead = make_house(parts.settings.database_url(), tmp_path, clock=clock)
        assert [each[0] for each in await dead.workers.lease()] == [id]
        dead.store.close()  # and does nothing about it
        assert await work(parts) == 0
        clock.pass_by(LEASE_SECONDS - 1)
        assert await work(parts) == 0
        clock.pass_by(2)
        assert await work(parts) == 1
        assert len(await stored_plies(parts, id)) > ply

    in_server(database_url, tmp_path, test, clock=clock)


def test_two_servers_lease_different_tables(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        for _ in range(10):
            id = await open_table(parts, ann, seat=-1, bots=["novice", "novice"])
            await start(parts, ann, id)
        other = make_house(parts.settings.database_url(), tmp_path)
        found = await asyncio.gather(parts.workers.lease(), other.workers.lease())
        other.store.close()
        leased = [id for each in found for id, _ in each]
        assert len(leased) == len(set(leased)) == 10

    in_server(database_url, tmp_path, test)


def test_two_servers_play_every_bot_turn_once(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            open_server(database_url, tmp_path) as one,
            open_server(database_url, tmp_path) as two,
        ):
            ann = await guest(one)
            ids = []
            for n in range(4):
                id = await open_table(one, ann, seat=-1, bots=["novice", "novice"])
                await start((one, two)[n % 2], ann, id)
                ids.append(id)
            async with asyncio.timeout(PATIENCE):
                while True:
                    infos = [(await on_disk(two, id)).info for id in ids]
                    if all(info.status == "over" for info in infos):
                        break
                    await asyncio.sleep(0.05)
            for id, info in zip(ids, infos, strict=True):
                plies = await stored_plies(one, id)
                assert [row.ply for row in plies] == list(range(info.ply))

    asyncio.run(run())


def test_a_job_done_twice_changes_nothing(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], bots=["novice"])
        player = await client(parts, id, ann)
        while player.choices():
            await player.play(player.choices()[0])
            player.read()
        ((_, version),) = await parts.workers.lease()
        twice = [parts.workers.look_after(id, version) for _ in range(2)]
        await asyncio.gather(*twice)
        player.read()
        plies = await stored_plies(parts, id)
        assert len(plies) == player.update["ply"]
        back = make_house("", tmp_path)  # a second look with what it knew before
        await back.workers.look_after(id, version)
        back.store.close()
        table = (await on_disk(parts, id)).table
        assert table is not None
        if not table.bot_seats():
            assert len(await stored_plies(parts, id)) == len(plies)

    in_server("", tmp_path, test)


@pytest.mark.parametrize("due", [True, False])
def test_a_worker_looks_only_after_what_is_due(due: bool, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, pace={"kind": "days", "days": 1})
        moment = clock.now - 1 if due else clock.now + 1
        row = update(TABLES).where(TABLES.c.id == id).values(due_at=moment)
        await parts.store.write(lambda c: c.execute(row))
        assert await work(parts) == int(due)
        assert (await info_of(parts, id)).seats[0].stand_in == ""  # nobody is late yet

    in_server("", tmp_path, test, clock=clock)
