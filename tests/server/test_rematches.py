"""Another game with the same people: offered to them, and to nobody else until they answer."""

from pathlib import Path

from saqqara.server import wire
from saqqara.server.outbox import PATIENCE
from saqqara.server.parts import Parts
from saqqara.server.web import account, tables
from server.in_process import (
    HandClock,
    client,
    guests,
    in_server,
    info_of,
    join,
    on_disk,
    open_table,
    played_table,
    refused,
    start,
)
from server.test_turn_notices import Postman, deliver, notices, set_webhook


def taken(info: wire.TableInfo) -> list[str]:
    """By seat: who sits there, or with a question mark for whom it is kept."""
    return [f"{seat.kept_for}?" if seat.kept_for else seat.user or seat.bot for seat in info.seats]


async def offered(parts: Parts, user: str, id: str) -> wire.TableInfo:
    info: wire.TableInfo = await tables.rematch.fn(parts, user, id)
    return info


def test_seats_are_kept_for_who_played_and_one_press_takes_them(
    database_url: str, tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, eve = await guests(parts, 3)
        id = await played_table(parts, [ann, bob], bots=["novice"])
        new = await offered(parts, ann, id)
        assert taken(new) == [f"{bob}?", "novice", ann]  # moved on by one
        assert new.seats[0].name == "Bob"
        for wanted in (-1, 0):
            assert await refused(join(parts, eve, new.id, wanted)) == "error-seat-kept"
        assert await refused(join(parts, ann, new.id, 0)) == "error-seat-kept"
        assert await refused(start(parts, ann, new.id)) == "error-seats-free"
        watching = await client(parts, new.id, eve)
        assert watching.viewer.seat == -1
        mine = (await tables.my_tables.fn(parts, bob)).tables
        assert new.id in [each.table.id for each in mine]
        assert taken(await offered(parts, bob, id)) == [bob, "novice", ann]
        assert (await start(parts, ann, new.id)).status == "running"
        assert taken((await on_disk(parts, new.id)).info) == [bob, "novice", ann]

    in_server(database_url, tmp_path, test)


def test_who_declines_frees_the_seat_and_may_think_again(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, eve, dan = await guests(parts, 4)
        id = await played_table(parts, [ann, bob, eve])
        new = await offered(parts, ann, id)
        await tables.leave.fn(parts, bob, new.id)
        assert taken(await info_of(parts, new.id)) == ["", f"{eve}?", ann]
        assert taken(await join(parts, dan, new.id)) == [dan, f"{eve}?", ann]
        mine = (await tables.my_tables.fn(parts, bob)).tables
        assert new.id not in [each.table.id for each in mine]
        assert taken(await offered(parts, bob, id)) == [dan, f"{eve}?", ann]  # too late
        await tables.leave.fn(parts, dan, new.id)
        assert taken(await offered(parts, bob, id)) == [bob, f"{eve}?", ann]

    in_server("", tmp_path, test)


def test_the_host_opens_a_kept_seat_or_gives_it_to_a_bot(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, eve, dan = await guests(parts, 4)
        id = await played_table(parts, [ann, bob, eve])
        new = (await offered(parts, ann, id)).id
        free = wire.BotSeating(0, "")
        assert await refused(tables.seat_bot.fn(parts, dan, new, free)) == "error-owner"
        assert taken(await tables.seat_bot.fn(parts, ann, new, free)) == ["", f"{eve}?", ann]
        await tables.seat_bot.fn(parts, ann, new, wire.BotSeating(1, "novice"))
        assert taken(await join(parts, dan, new)) == [dan, "novice", ann]
        assert (await tables.my_tables.fn(parts, eve)).tables[0].table.id == id

    in_server("", tmp_path, test)


def test_against_bots_alone_nothing_is_left_to_wait_for(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        id = await played_table(parts, [ann], bots=["novice"])
        new = await offered(parts, ann, id)
        assert (await start(parts, ann, new.id)).status == "running"

    in_server("", tmp_path, test)


def test_people_who_share_a_device_keep_all_their_seats(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await begun_table_of_three(parts, ann, bob)
        new = await offered(parts, bob, id)
        assert taken(new) == [f"{ann}?", bob, f"{ann}?"]
        back = await offered(parts, ann, id)
        assert [(seat.user, seat.name) for seat in back.seats] == [
            (ann, "Amy"),
            (bob, "Bob"),
            (ann, "Ann"),
        ]

    in_server("", tmp_path, test)


async def begun_table_of_three(parts: Parts, ann: str, bob: str) -> str:
    id = await open_table(parts, ann, players=3, local={1: "Amy"})
    await join(parts, bob, id)
    await start(parts, ann, id)
    return id


def test_the_result_tells_of_the_offer_and_of_its_end(tmp_path: Path) -> None:
    """Without the game's events once more: nothing of it has changed."""

    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await played_table(parts, [ann, bob])
        looking = await client(parts, id, bob)
        assert looking.update["state"]["rematch"] == ""
        new = (await offered(parts, ann, id)).id
        looking.read()
        assert looking.update["state"]["rematch"] == new
        assert looking.update["events"] == []
        await tables.leave.fn(parts, ann, new)
        looking.read()
        assert looking.update["state"]["rematch"] == ""
        assert (await info_of(parts, id)).origin == {}

    in_server("", tmp_path, test)


def test_whoever_deletes_themselves_keeps_no_seat_and_offers_none(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, eve = await guests(parts, 3)
        id = await played_table(parts, [ann, bob, eve])
        new = (await offered(parts, ann, id)).id
        await account.delete_person(parts, bob)
        assert taken(await info_of(parts, new)) == ["", f"{eve}?", ann]
        await account.delete_person(parts, ann)
        assert await refused(info_of(parts, new)) == "error-missing"
        again = await offered(parts, eve, id)
        assert again.id != new
        assert taken(again) == ["", eve, ""]

    in_server("", tmp_path, test)


def test_the_offer_is_sent_as_other_notices_are(tmp_path: Path) -> None:
    clock, postman = HandClock(), Postman()

    async def test(parts: Parts) -> None:
        parts.workers.notice_delivery.post = postman.post  # type: ignore[assignment]
        ann, bob, eve = await guests(parts, 3)
        id = await played_table(parts, [ann, bob, eve])
        for user in (ann, bob, eve):
            await set_webhook(parts, user, f"https://hooks.example/{user}")
        new = (await offered(parts, ann, id)).id
        assert await deliver(parts) == 0
        await offered(parts, eve, id)  # who answers meanwhile is not disturbed
        clock.pass_by(PATIENCE + 1)
        assert await deliver(parts) == 1
        ((url, body),) = postman.sent
        assert url.endswith(bob)
        assert b'"kind":"rematch"' in body
        assert new.encode() in body
        clock.pass_by(PATIENCE + 1)
        assert await deliver(parts) == 0
        await offered(parts, bob, id)
        await start(parts, ann, new)
        assert {row.kind for row in await notices(parts)} <= {"turn"}

    in_server("", tmp_path, test, clock=clock)
