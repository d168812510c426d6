"""Coming back to a table: what was missed, what was replaced, the recap; falling behind."""

import random
from pathlib import Path

import pytest

from saqqara.server import finished_games
from saqqara.server.parts import Parts
from saqqara.server.web import tables
from server.in_process import (
    Client,
    advance,
    as_sent,
    asked_client,
    client,
    clients,
    guests,
    in_server,
    info_of,
    loaded_table,
    on_disk,
    running_table,
    told_log,
)


def test_who_comes_back_gets_what_was_missed(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        ann = await client(parts, id, users[0])
        await advance(parts, id, 20)
        ann.read()
        ann.close()
        known = ann.update["ply"]
        await advance(parts, id, 15, seed=3)
        again = await client(parts, id, users[0], since=known)
        assert again.update["kept"] == known
        assert all(event["ply"] >= known for event in again.update["events"])
        log = told_log(ann.heard + again.heard)
        disk = await on_disk(parts, id)
        assert log == as_sent(finished_games.events_between(disk, 0, 0))
        beyond = await client(parts, id, users[0], since=9999)
        assert (beyond.update["kept"], beyond.update["events"]) == (beyond.update["ply"], [])

    in_server(database_url, tmp_path, test)


@pytest.mark.parametrize("kept_in_memory", [True, False])
def test_who_comes_back_learns_what_was_replaced_meanwhile(
    kept_in_memory: bool, database_url: str, tmp_path: Path
) -> None:
    """With the version that was told last; without it only what came after the ply."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "imhotep")
        away = await client(parts, id, users[0])
        for n in range(4):
            await advance(parts, id, 5, seed=n)
        away.read()
        away.close()
        known, version = away.update["ply"], away.update["version"]
        for back in (6, 2):
            ann, bob = await clients(parts, id, users)
            await ann.send("propose", kind="take-back", ply=ann.update["ply"] - back)
            await bob.send("answer", agree=True)
            for n in range(4):
                await advance(parts, id, 4, seed=50 + n)
        if not kept_in_memory:
            parts.tables.forget(id)
        disk = await on_disk(parts, id)
        again = Client(parts, id, users[0])
        await again.open(known, version)
        assert 0 < again.update["kept"] <= known - 6
        known_log = as_sent(finished_games.events_between(disk, 0, 0))
        assert told_log(away.heard + again.heard) == known_log
        newest = Client(parts, id, users[0])
        await newest.open(again.update["ply"], again.update["version"])
        assert newest.update["events"] == []

    in_server(database_url, tmp_path, test)


def test_the_recap_begins_where_one_last_looked(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        ann = await client(parts, id, users[0])
        assert ann.heard[0]["seen_ply"] == 0
        await advance(parts, id, 20)
        ann.read()
        seen = ann.update["ply"]
        await ann.send("seen", ply=seen)
        ann.close()
        await advance(parts, id, 20, seed=4)
        again = await client(parts, id, users[0])
        assert again.heard[0]["seen_ply"] == seen
        (mine,) = (await tables.my_tables.fn(parts, users[0])).tables
        assert mine.seen_ply == seen
        recap = as_sent(finished_games.events_between(await loaded_table(parts, id), seen, 0))
        assert recap == [e for e in again.update["events"] if e["ply"] >= seen]
        assert recap
        bob = await client(parts, id, users[1])
        assert bob.heard[0]["seen_ply"] == 0

    in_server(database_url, tmp_path, test)


def test_a_viewer_that_does_not_read_is_dropped_alone(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "imhotep")
        players = await clients(parts, id, users)
        stuck = await client(parts, id)
        rng = random.Random(1)
        while not stuck.viewer.dropped:
            mover = asked_client(players)
            await mover.send("ping")
            for _ in range(8):
                await mover.send("propose", kind="pause")
                await mover.send("answer", agree=False)
            assert (await mover.play(rng.choice(mover.choices())))["type"] == "ack"
        assert not stuck.viewer.outbox
        assert (await info_of(parts, id)).status == "running"
        assert not any(each.viewer.dropped for each in players)

    in_server("", tmp_path, test)
