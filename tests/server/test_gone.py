"""A person who vanishes from a table without a clock: the others may go on."""

from pathlib import Path
from typing import Any

from saqqara.server import wire
from saqqara.server.parts import Parts
from saqqara.server.web import absence
from server.in_process import (
    HandClock,
    client,
    guest,
    guests,
    in_server,
    info_of,
    on_disk,
    refused,
    running_table,
)

LONG = 200.0  # seconds


async def stand_in(parts: Parts, user: str, id: str, seat: int) -> wire.TableInfo:
    info: wire.TableInfo = await absence.stand_in.fn(parts, user, id, wire.StandIn(seat))
    return info


async def end(parts: Parts, user: str, id: str) -> Any:
    return await absence.end.fn(parts, user, id)


async def asked_seat(parts: Parts, id: str) -> int:
    loaded = await on_disk(parts, id)
    assert loaded.table is not None
    return loaded.table.asked()[0]


def test_a_bot_plays_on_for_who_vanished_once_somebody_asks(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await running_table(parts, people)
        gone = await asked_seat(parts, id)
        other = people[1 - gone]
        await client(parts, id, other)
        assert await refused(stand_in(parts, other, id, gone)) == "error-not-gone"
        clock.pass_by(LONG)
        stranger = await guest(parts, "Eve")
        assert await refused(stand_in(parts, stranger, id, gone)) == "error-spectator"
        assert await refused(stand_in(parts, other, id, 7)) == "error-seat"
        assert await refused(stand_in(parts, other, id, 1 - gone)) == "error-not-gone"
        assert (await info_of(parts, id)).seats[gone].stand_in == ""  # never by itself
        assert (await stand_in(parts, other, id, gone)).seats[gone].stand_in
        back = await client(parts, id, people[gone])
        await back.send("back")
        assert (await info_of(parts, id)).seats[gone].stand_in == ""

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_who_is_here_is_waited_for(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await running_table(parts, people)
        slow = await asked_seat(parts, id)
        await client(parts, id, people[slow])
        clock.pass_by(LONG)
        assert await refused(stand_in(parts, people[1 - slow], id, slow)) == "error-not-gone"
        assert await refused(end(parts, people[1 - slow], id)) == "error-not-gone"

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_a_clock_needs_nobody_to_ask(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await running_table(parts, people, pace={"kind": "days", "days": 3})
        gone = await asked_seat(parts, id)
        clock.pass_by(LONG)
        assert await refused(stand_in(parts, people[1 - gone], id, gone)) == "error-not-gone"

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_a_table_is_ended_only_by_the_last_who_is_there(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        people = await guests(parts, 3)
        id = await running_table(parts, people)
        gone = await asked_seat(parts, id)
        first, second = (user for seat, user in enumerate(people) if seat != gone)
        await client(parts, id, first)
        other = await client(parts, id, second)
        clock.pass_by(LONG)
        assert await refused(end(parts, first, id)) == "error-others-here"
        other.close()
        assert (await end(parts, first, id)).status == "closed"
        assert (await on_disk(parts, id)).info.status == "closed"

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)
