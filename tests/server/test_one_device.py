"""People who share one device hold several seats of one person."""

from pathlib import Path

from saqqara.server import wire
from saqqara.server.parts import Parts
from saqqara.server.web import tables
from server.in_process import Client, guest, guests, in_server, info_of, open_table, refused, start


async def through_eyes(parts: Parts, id: str, user: str, seat: int) -> Client:
    made = Client(parts, id, user)
    made.viewer.wanted = seat
    await made.open()
    return made


def test_every_seat_is_played_by_its_own_eyes(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, players=3, local={1: "Bea", 2: "Cid"}, rated=True)
        await start(parts, ann, id)
        info = await info_of(parts, id)
        assert [seat.name for seat in info.seats] == ["Ann", "Bea", "Cid"]
        assert not info.rated
        eyes = [await through_eyes(parts, id, ann, seat) for seat in range(3)]
        for seat, each in enumerate(eyes):
            assert each.update["view"]["seat"] == seat
            asked = each.update["state"]["asked"]
            assert (each.update["decision"] is not None) == (seat in asked)

    in_server(database_url, tmp_path, test)


def test_nobody_looks_through_the_eyes_of_others(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, eve = await guests(parts, 2)
        id = await open_table(parts, ann, players=2, local={1: "Bea"})
        await start(parts, ann, id)
        for user in (eve, ""):
            spy = await through_eyes(parts, id, user, 1)
            assert spy.update["view"]["seat"] == -1
            assert spy.update["decision"] is None

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_one_person_agrees_for_all_their_seats(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, players=2, local={1: "Bea"})
        await start(parts, ann, id)
        first = await through_eyes(parts, id, ann, 0)
        await first.send("propose", kind="pause")
        assert first.update["state"]["clock"]["paused"]

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_a_seat_that_is_not_there_or_taken_is_refused(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        for seat, code in ((0, "error-seat-taken"), (2, "error-seat"), (-1, "error-seat")):
            wish = open_table(parts, ann, players=2, local={seat: "Bea"})
            assert await refused(wish) == code

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)


def test_who_leaves_takes_all_along_and_who_frees_a_seat_stays(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, players=3, local={1: "Bea", 2: "Cid"})
        await tables.seat_bot.fn(parts, ann, id, wire.BotSeating(0, "novice"))
        (mine,) = (await tables.my_tables.fn(parts, ann)).tables
        assert (mine.table.id, mine.seat) == (id, 1)
        await tables.leave.fn(parts, ann, id)
        assert await refused(info_of(parts, id)) == "error-missing"

    in_server(f"sqlite:///{tmp_path}/a.db", tmp_path, test)
