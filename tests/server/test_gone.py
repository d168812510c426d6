"""A person who vanishes from a table without a clock: the others may go on."""

from pathlib import Path
from typing import Any

from saqqara.server import wire
from saqqara.server.house import House
from saqqara.server.web import absence
from server.houses import (
    HandClock,
    client,
    guest,
    guests,
    in_house,
    info_of,
    on_disk,
    refused,
    running_table,
)

LONG = 200.0  # seconds


async def stand_in(house: House, user: str, id: str, seat: int) -> wire.TableInfo:
    info: wire.TableInfo = await absence.stand_in.fn(house, user, id, wire.StandIn(seat))
    return info


async def end(house: House, user: str, id: str) -> Any:
    return await absence.end.fn(house, user, id)


async def asked_seat(house: House, id: str) -> int:
    loaded = await on_disk(house, id)
    assert loaded.table is not None
    return loaded.table.asked()[0]


def test_a_bot_plays_on_for_who_vanished_once_somebody_asks(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        people = await guests(house, 2)
        id = await running_table(house, people)
        gone = await asked_seat(house, id)
        other = people[1 - gone]
        await client(house, id, other)
        assert await refused(stand_in(house, other, id, gone)) == "error-not-gone"
        clock.pass_by(LONG)
        stranger = await guest(house, "Eve")
        assert await refused(stand_in(house, stranger, id, gone)) == "error-spectator"
        assert await refused(stand_in(house, other, id, 7)) == "error-seat"
        assert await refused(stand_in(house, other, id, 1 - gone)) == "error-not-gone"
        assert (await info_of(house, id)).seats[gone].stand_in == ""  # never by itself
        assert (await stand_in(house, other, id, gone)).seats[gone].stand_in
        back = await client(house, id, people[gone])
        await back.send("back")
        assert (await info_of(house, id)).seats[gone].stand_in == ""

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_who_is_here_is_waited_for(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        people = await guests(house, 2)
        id = await running_table(house, people)
        slow = await asked_seat(house, id)
        await client(house, id, people[slow])
        clock.pass_by(LONG)
        assert await refused(stand_in(house, people[1 - slow], id, slow)) == "error-not-gone"
        assert await refused(end(house, people[1 - slow], id)) == "error-not-gone"

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_a_clock_needs_nobody_to_ask(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        people = await guests(house, 2)
        id = await running_table(house, people, pace={"kind": "days", "days": 3})
        gone = await asked_seat(house, id)
        clock.pass_by(LONG)
        assert await refused(stand_in(house, people[1 - gone], id, gone)) == "error-not-gone"

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)


def test_a_table_is_ended_only_by_the_last_who_is_there(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        people = await guests(house, 3)
        id = await running_table(house, people)
        gone = await asked_seat(house, id)
        first, second = (user for seat, user in enumerate(people) if seat != gone)
        await client(house, id, first)
        other = await client(house, id, second)
        clock.pass_by(LONG)
        assert await refused(end(house, first, id)) == "error-others-here"
        other.close()
        assert (await end(house, first, id)).status == "closed"
        assert (await on_disk(house, id)).info.status == "closed"

    in_house(f"sqlite:///{tmp_path}/a.db", tmp_path, test, clock=clock)
