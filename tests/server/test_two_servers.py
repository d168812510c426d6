"""Two servers on one database: no ply twice, nobody left behind."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saqqara.server.parts import Parts
from saqqara.table.errors import TableError
from saqqara.table.table import Table
from server.in_process import (
    Client,
    Message,
    advance,
    as_sent,
    client,
    clients,
    guests,
    info_of,
    join,
    library_log,
    on_disk,
    open_server,
    open_table,
    running_table,
    start,
    stored_plies,
    told_log,
    words_of,
)


def two_houses(url: str, folder: Path, test: Any, redis: str = "") -> None:
    async def run() -> None:
        async with (
            open_server(url, folder, worker=False, redis=redis) as one,
            open_server(url, folder, worker=False, redis=redis) as two,
        ):
            await test(one, two)

    asyncio.run(run())


def test_two_servers_take_turns_at_one_table(database_url: str, tmp_path: Path) -> None:
    """Each finds that the other was quicker, reads what is new, and plays on."""

    async def test(one: Parts, two: Parts) -> None:
        users = await guests(one, 2)
        id = await running_table(one, users)
        rng = random.Random(1)
        for n in range(40):
            parts = (one, two)[n % 2]
            table = (await on_disk(parts, id)).table
            assert table is not None
            if table.over():
                break
            seat, ply = table.asked()[0], table.ply()
            word = table.match.game.word(rng.choice(table.choices(seat)))

            def act(table: Table, now: float, what: Any = (seat, ply, word)) -> int:
                return table.play(what[0], what[1], [what[2]], now)

            reached = await parts.tables.change(id, act, f"move-{n}")
            assert reached == len(await stored_plies(parts, id)) > ply
        disk = await on_disk(one, id)
        assert len(disk.moves) == n + 1 or disk.info.status == "over"

    two_houses(database_url, tmp_path, test)


def test_of_two_servers_at_once_one_plays_each_ply(database_url: str, tmp_path: Path) -> None:
    async def test(one: Parts, two: Parts) -> None:
        users = await guests(one, 2)
        id = await running_table(one, users, "imhotep")
        accepted: list[str] = []
        refused: set[str] = set()

        async def rush(parts: Parts, number: int) -> None:
            rng = random.Random(number)
            for n in range(25):
                move = f"{number}-{n}"

                def act(table: Table, now: float) -> int:
                    if table.over():
                        raise TableError("over", "error-over", {})
                    seat = table.asked()[0]
                    word = table.match.game.word(rng.choice(table.choices(seat)))
                    return table.play(seat, table.ply(), [word], now)

                try:
                    await parts.tables.change(id, act, move)
                    accepted.append(move)
                except TableError as error:
                    refused.add(error.code)

        await asyncio.gather(*(rush(parts, n) for n, parts in enumerate((one, two, one, two))))
        assert refused <= {"error-busy", "error-over"}
        plies = await stored_plies(one, id)
        assert [row.ply for row in plies] == list(range(len(plies)))
        ids = [row.move_id for row in plies if row.move_id]
        assert sorted(ids) == sorted(accepted)
        assert len(set(ids)) == len(ids) > 40
        disk = await on_disk(two, id)  # and it is a game
        assert disk.info.ply == len(plies)

    two_houses(database_url, tmp_path, test)


def is_at(ply: int, update: Message) -> bool:
    return bool(update["ply"] == ply)


def test_viewers_of_another_server_are_told(
    postgres_url: str, redis_server: Any, tmp_path: Path
) -> None:
    async def test(one: Parts, two: Parts) -> None:
        ann, bob = users = await guests(one, 2)
        id = await open_table(one, ann)
        away = await client(two, id, bob)
        await join(one, bob, id)
        await start(one, ann, id)
        await away.until_update(lambda update: bool(update["view"]))
        assert away.viewer.seat == away.update["view"]["seat"] == 1
        here = await client(one, id, ann)
        players = {0: here, 1: away}
        rng = random.Random(2)
        for _ in range(20):
            table = (await on_disk(one, id)).table
            assert table is not None
            seat, ply = table.asked()[0], table.ply()
            mover = players[seat]
            await mover.until_update(partial(is_at, ply))
            assert (await mover.play(rng.choice(mover.choices())))["type"] == "ack"
        await here.send("say", text="hello")
        await away.until(lambda message: message["type"] == "chat")
        ply = (await info_of(one, id)).ply
        disk = await on_disk(one, id)
        for user, each in zip(users, players.values(), strict=True):
            await each.until_update(lambda update: update["ply"] == ply)
            assert told_log(each.heard) == library_log(disk, users.index(user))

    two_houses(postgres_url, tmp_path, test, redis_server.url())


async def undone_elsewhere(one: Parts, two: Parts, quiet: bool) -> tuple[Client, list[Any]]:
    """Server two looks on while at one plies are taken back and played otherwise; *quiet*: two
    hears of it all at once."""
    users = await guests(one, 2)
    id = await running_table(one, users, "imhotep")
    await advance(one, id, 30)
    watching = await client(two, id, users[0])
    before = words_of(await on_disk(one, id))
    back = len(before) - 18  # further than chance alone ever decides

    def rewind(table: Table, now: float) -> int:
        table.match.rewind(back)
        table.match.deal(table.dealer)
        return back

    for change in (rewind, None):
        if change is not None:
            await one.tables.change(id, change)
        else:
            await advance(one, id, 24, seed=99)
        if not quiet:
            await two.catch_up(id, (await info_of(one, id)).version)
    await two.catch_up(id, (await info_of(one, id)).version)
    watching.read()
    disk = await on_disk(one, id)
    assert words_of(disk)[: len(before)] != before
    return watching, library_log(disk, 0)


@pytest.mark.parametrize("quiet", [False, True], ids=["step by step", "at once"])
def test_what_was_undone_elsewhere_is_told_anew(
    quiet: bool, database_url: str, tmp_path: Path
) -> None:
    async def test(one: Parts, two: Parts) -> None:
        watching, log = await undone_elsewhere(one, two, quiet)
        assert told_log(watching.heard) == as_sent(log)

    two_houses(database_url, tmp_path, test)


def test_a_move_id_undone_elsewhere_may_come_again(database_url: str, tmp_path: Path) -> None:
    async def test(one: Parts, two: Parts) -> None:
        users = await guests(one, 2)
        id = await running_table(one, users, "imhotep")
        here = await clients(one, id, users)
        there = await clients(two, id, users)
        seat = next(n for n, each in enumerate(here) if each.update["decision"])
        ply, word = here[seat].update["ply"], here[seat].choices()[0]
        assert (await here[seat].play(word, id="m"))["type"] == "ack"
        await two.catch_up(id, (await info_of(one, id)).version)
        await here[0].send("propose", kind="take-back", ply=ply)
        await two.catch_up(id, (await info_of(one, id)).version)
        await here[1].send("answer", agree=True)
        await two.catch_up(id, (await info_of(one, id)).version)
        assert len(await stored_plies(one, id)) == ply
        there[seat].read()
        assert (await there[seat].play(word, id="m", ply=ply))["type"] == "ack"
        assert len(await stored_plies(one, id)) > ply

    two_houses(database_url, tmp_path, test)


def test_who_looks_on_after_a_fault_is_told_what_others_did(
    database_url: str, tmp_path: Path
) -> None:
    """A server that forgot a table still tells its viewers when another changes it."""

    async def test(one: Parts, two: Parts) -> None:
        users = await guests(one, 2)
        id = await running_table(one, users)
        watching = await client(two, id, users[1])
        two.tables.forget(id)  # as after a change that could not be stored
        await advance(one, id, 20)
        await two.catch_up(id, (await info_of(one, id)).version)
        watching.read()
        assert watching.update["ply"] == (await info_of(one, id)).ply
        assert told_log(watching.heard) == library_log(await on_disk(one, id), 1)

    two_houses(database_url, tmp_path, test)
