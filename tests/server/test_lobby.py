"""Around a game: opening, sitting down, leaving, starting, another game, lists, notes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, select

from saqqara.server import finding, wire
from saqqara.server.lobby import MOST_OPEN
from saqqara.server.parts import Parts
from saqqara.server.rows import Conflict, Missing
from saqqara.server.schema import TABLES, VISITS
from saqqara.server.web import people, tables
from server.in_process import (
    advance,
    client,
    guest,
    guests,
    in_server,
    info_of,
    join,
    on_disk,
    open_table,
    played_table,
    refused,
    running_table,
    start,
)


async def rows_in(parts: Parts, table: Any) -> int:
    count = select(func.count()).select_from(table)
    return await parts.store.read(lambda c: c.execute(count).scalar_one())


# ---- opening

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "mehen"}, "error-game"),
    ({"players": 1}, "error-players"),
    ({"players": 9}, "error-players"),
    ({"game": "imhotep", "options": {"sides": "ABC"}}, "error-option-form"),
    ({"options": {"colour": "red"}}, "error-option"),
    ({"pace": {"kind": "hourglass"}}, "error-pace"),
    ({"pace": {"kind": "live", "bank": 5}}, "error-pace"),
    ({"pace": {"kind": "live", "bank": 60, "increment": 10_000}}, "error-pace"),
    ({"pace": {"kind": "days", "days": 0}}, "error-pace"),
    ({"pace": {"kind": "days", "days": 2, "window_from": 1440}}, "error-pace"),
    ({"pace": {"kind": "days", "days": 2, "zone": "Moon/Base"}}, "error-zone"),
    ({"pace": {"kind": "days", "days": 2, "zone": "../etc/passwd"}}, "error-zone"),
    ({"substitute": "god"}, "error-level"),
    ({"bots": ["god"]}, "error-level"),
    ({"bots": ["novice", "novice"]}, "error-bots-surplus"),
    ({"seat": 2}, "error-seat"),
]


def test_a_wrong_wish_is_refused_by_name_and_leaves_nothing(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        for wish, code in WRONG:
            assert await refused(open_table(parts, ann, **wish)) == code, wish
        assert await refused(open_table(parts, "nobody")) == "error-not-signed-in"
        assert await rows_in(parts, TABLES) == await rows_in(parts, VISITS) == 0

    in_server("", tmp_path, test)


def test_a_table_is_opened_as_wished(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts, "Ann")
        id = await open_table(
            parts,
            ann,
            "imhotep",
            players=4,
            options={"sides": "ABBAB"},
            name="  an   evening\x07 ",
            public=True,
            rated=True,
            pace={"kind": "days", "days": 3, "window_from": 480, "zone": "Asia/Tokyo"},
            bots=["novice", "mason"],
            substitute="novice",
            seat=1,
        )
        info = (await on_disk(parts, id)).info
        assert (info.status, info.owner, info.name) == ("open", ann, "an evening")
        assert [seat.user or seat.bot for seat in info.seats] == ["", ann, "novice", "mason"]
        assert info.options["sides"] == "ABBAB"
        assert (info.pace.days, info.pace.zone, info.substitute) == (3, "Asia/Tokyo", "scribe")
        assert info.public
        assert info.rated
        assert len(info.commitment) == 64

    in_server(database_url, tmp_path, test)


def test_nobody_fills_the_lobby_alone(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        ids = [await open_table(parts, ann) for _ in range(MOST_OPEN)]
        assert await refused(open_table(parts, ann)) == "error-open-tables"
        await open_table(parts, bob)
        await tables.leave.fn(parts, ann, ids[0])
        await open_table(parts, ann)

    in_server("", tmp_path, test)


# ---- sitting down


def test_people_sit_down_move_and_get_up(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo, dan = await guests(parts, 4)
        id = await open_table(parts, ann, players=3)
        assert (await join(parts, bob, id)).seats[1].user == bob
        assert (await join(parts, bob, id)).seats[1].user == bob  # once is enough
        assert await refused(join(parts, cleo, id, 0)) == "error-seat-taken"
        assert await refused(join(parts, cleo, id, 3)) == "error-seat"
        moved = await join(parts, bob, id, 2)
        assert [seat.user for seat in moved.seats] == [ann, "", bob]
        await join(parts, cleo, id)
        assert await refused(join(parts, dan, id)) == "error-full"
        assert await refused(join(parts, dan, "nowhere")) == "error-missing"
        await tables.leave.fn(parts, dan, id)  # who does not sit there changes nothing
        await tables.leave.fn(parts, cleo, id)
        seats = (await on_disk(parts, id)).info.seats
        assert [seat.user for seat in seats] == [ann, "", bob]

    in_server(database_url, tmp_path, test)


def test_the_table_passes_to_another_and_is_closed_by_the_last(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await open_table(parts, ann)
        await join(parts, bob, id)
        await tables.leave.fn(parts, ann, id)
        assert (await info_of(parts, id)).owner == bob
        assert await refused(start(parts, ann, id)) == "error-owner"
        await tables.write_notes.fn(parts, ann, id, wire.Notes("mine"))
        await tables.leave.fn(parts, bob, id)
        with pytest.raises(Missing):
            await info_of(parts, id)
        assert await rows_in(parts, TABLES) == await rows_in(parts, VISITS) == 0

    in_server("", tmp_path, test)


def test_two_people_cannot_take_the_same_seat(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo, dan = await guests(parts, 4)
        id = await open_table(parts, ann)
        wishes = [join(parts, user, id, 1) for user in (bob, cleo, dan)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        errors = [each for each in found if isinstance(each, Exception)]
        assert len(errors) == 2
        for error in errors:
            assert isinstance(error, Conflict) or getattr(error, "code", "") == "error-seat-taken"
        assert (await on_disk(parts, id)).info.seats[1].user in {bob, cleo, dan}

    in_server(database_url, tmp_path, test)


def test_the_owner_seats_bots(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await open_table(parts, ann, players=3)
        await join(parts, bob, id)

        async def seat_bot(user: str, seat: int, level: str) -> list[str]:
            wish = wire.BotSeating(seat, level)
            info = await tables.seat_bot.fn(parts, user, id, wish)
            return [each.user or each.bot for each in info.seats]

        assert await seat_bot(ann, 2, "novice") == [ann, bob, "novice"]
        assert await seat_bot(ann, 2, "mason") == [ann, bob, "mason"]
        assert await seat_bot(ann, 2, "") == [ann, bob, ""]
        assert await refused(seat_bot(ann, 2, "god")) == "error-level"
        assert await refused(seat_bot(ann, 1, "novice")) == "error-seat-taken"
        assert await refused(seat_bot(ann, 3, "novice")) == "error-seat"
        assert await refused(seat_bot(bob, 2, "novice")) == "error-owner"
        assert await seat_bot(ann, 0, "scribe") == ["scribe", bob, ""]  # and watches
        assert (await tables.my_tables.fn(parts, ann)).tables == []

    in_server("", tmp_path, test)


def test_who_looks_on_sees_people_come_and_the_game_begin(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await open_table(parts, ann)
        watching = await client(parts, id, bob)
        assert (watching.update["view"], watching.viewer.seat) == (None, -1)
        await join(parts, bob, id)
        watching.read()
        assert watching.update["state"]["seats"][1]["user"] == bob
        await start(parts, ann, id)
        watching.read()
        assert watching.viewer.seat == watching.update["view"]["seat"] == 1
        assert watching.update["state"]["status"] == "running"

    in_server("", tmp_path, test)


# ---- starting


def test_a_game_begins_when_all_seats_are_taken(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await open_table(parts, ann, rated=True)
        promised = (await info_of(parts, id)).commitment
        assert await refused(start(parts, ann, id)) == "error-seats-free"
        assert await refused(advance(parts, id)) == "error-not-begun"
        await join(parts, bob, id)
        assert await refused(start(parts, bob, id)) == "error-owner"
        info = await start(parts, ann, id, "our word")
        assert (info.status, info.salt, info.commitment) == ("running", "our word", promised)
        for wish in (start(parts, ann, id), join(parts, bob, id), join(parts, "x", id)):
            assert await refused(wish) == "error-begun"
        assert await refused(tables.leave.fn(parts, bob, id)) == "error-begun"

    in_server(database_url, tmp_path, test)


def test_without_a_word_of_the_players_the_salt_names_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # what makes the deals of other tests alike

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, bots=["novice"])
        info = await start(parts, ann, id, "")
        assert info.salt.startswith(f"{ann}|novice|")

    in_server("", tmp_path, test)


# ---- again


def test_the_first_makes_the_rematch_and_others_find_it(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await open_table(parts, ann, players=3, bots=["novice"], name="evening", rated=True)
        await join(parts, bob, id)
        assert await refused(tables.rematch.fn(parts, ann, id)) == "error-rematch"
        await start(parts, ann, id)
        await advance(parts, id)
        assert await refused(tables.rematch.fn(parts, cleo, id)) == "error-rematch"
        first = await tables.rematch.fn(parts, bob, id)
        again = await tables.rematch.fn(parts, ann, id)
        assert first.id == again.id != id
        assert [seat.user or seat.bot for seat in again.seats] == [bob, "novice", ann]
        assert (first.owner, first.name, first.rated, first.public) == (bob, "evening", True, False)
        assert [seat.user or seat.bot for seat in first.seats] == [bob, "novice", ""]
        assert first.origin == {"rematch_of": id}
        assert (await info_of(parts, id)).origin == {"rematch": first.id}
        assert (await start(parts, bob, first.id)).status == "running"

    in_server(database_url, tmp_path, test)


def test_a_rematch_that_was_closed_can_be_asked_for_again(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await played_table(parts, [ann], bots=["novice"])
        first = await tables.rematch.fn(parts, ann, id)
        await tables.leave.fn(parts, ann, first.id)
        second = await tables.rematch.fn(parts, ann, id)
        assert second.id != first.id

    in_server("", tmp_path, test)


# ---- lists and notes


def test_the_lobby_shows_public_tables_only(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        await open_table(parts, ann)
        shown = await open_table(parts, ann, public=True)
        imhotep = await open_table(parts, ann, "imhotep", public=True)
        running = await running_table(parts, [ann, bob], public=True)
        await running_table(parts, [ann, bob])

        async def lobby(**wish: Any) -> list[str]:
            return [table.id for table in (await tables.list_lobby.fn(parts, **wish)).tables]

        assert await lobby() == [imhotep, shown]  # newest first
        assert await lobby(game="imhotep") == [imhotep]
        assert await lobby(status="running") == [running]
        assert await lobby(status="nonsense") == []

    in_server("", tmp_path, test)


def test_my_tables_begin_with_those_that_wait_for_me(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        ids = [await running_table(parts, [ann, bob]) for _ in range(3)]
        waiting = await open_table(parts, bob)
        for user in (ann, bob):
            found = (await tables.my_tables.fn(parts, user)).tables
            seat = [ann, bob].index(user)
            for each in found:
                asked = []
                if each.table.status == "running":
                    table = (await on_disk(parts, each.table.id)).table
                    assert table is not None
                    asked = table.asked()
                assert each.asked is (seat in asked)
            flags = [each.asked for each in found]
            assert flags == sorted(flags, reverse=True)
        mine = (await tables.my_tables.fn(parts, bob)).tables
        assert {each.table.id for each in mine} == {*ids, waiting}
        assert (await tables.my_tables.fn(parts, cleo)).tables == []

    in_server(database_url, tmp_path, test)


def test_notes_are_for_their_writer_alone(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await running_table(parts, [ann, bob])
        secret = "keep the cards; 札を残す"
        await tables.write_notes.fn(parts, ann, id, wire.Notes(secret))
        await tables.write_notes.fn(parts, cleo, id, wire.Notes("I only watch"))
        assert (await tables.read_notes.fn(parts, ann, id)).text == secret
        assert (await tables.read_notes.fn(parts, cleo, id)).text == "I only watch"
        assert (await tables.read_notes.fn(parts, bob, id)).text == ""
        for user in (bob, cleo, ""):
            snapshot = await (await client(parts, id, user)).open()
            assert secret not in str(snapshot)
        assert await refused(tables.read_notes.fn(parts, ann, "nowhere")) == "error-missing"
        assert await refused(tables.write_notes.fn(parts, ann, "x", wire.Notes("")))

    in_server(database_url, tmp_path, test)


def test_a_new_name_is_shown_where_the_game_has_not_begun(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        begun = await running_table(parts, [ann, bob])
        waiting = await open_table(parts, ann)
        await people.change_me.fn(parts, ann, wire.Change(name="Anna"))
        assert (await on_disk(parts, waiting)).info.seats[0].name == "Anna"
        assert (await on_disk(parts, begun)).info.seats[0].name == "Ann"

    in_server("", tmp_path, test)


def test_own_tables_come_in_pages_those_that_go_on_first(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        waiting = await open_table(parts, ann)
        over = [await played_table(parts, [ann], bots=["novice"]) for _ in range(3)]

        def page(skip: int, limit: int) -> Any:
            return parts.store.read(lambda c: finding.mine(c, ann, skip, limit))

        first = [each.table.id for each in await page(0, 2)]
        assert sorted(first) == sorted([waiting, over[2]])
        assert [each.table.id for each in await page(2, 2)] == [over[1], over[0]]
        assert (await tables.my_tables.fn(parts, ann, 4)).tables == []

    in_server(database_url, tmp_path, test)


def test_the_list_of_ones_own_looks_at_a_page_of_games_that_are_over(tmp_path: Path) -> None:
    """Not at thousands, to sort them."""
    database = f"sqlite:///{tmp_path}/saqqara.db"

    async def test(parts: Parts) -> None:
        (ann,) = await guests(parts, 1)
        await played_table(parts, [ann], bots=["novice"])
        statements: list[tuple[str, Any]] = []

        def page(connection: Connection) -> str:
            def note(_c: Any, _cursor: Any, text: str, values: Any, *_: Any) -> None:
                statements.append((text, values))

            event.listen(connection, "before_cursor_execute", note)
            (found,) = finding.over(connection, ann, 0, 100)
            event.remove(connection, "before_cursor_execute", note)
            ((text, values),) = statements
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values).all()
            assert found.status == "over"
            return str(plan)

        plan = await parts.store.read(page)
        assert "ix_visits_own (user_id=? AND over_at>?)" in plan
        assert "SCAN tables" not in plan

    in_server(database, tmp_path, test)


def test_opening_a_table_looks_at_ones_own_only(tmp_path: Path) -> None:
    """Not at every table there is, in the only writer."""

    async def test(parts: Parts) -> None:
        statement = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE owner = 'a' AND status = 'open'"
        plan = await parts.store.read(lambda c: str(c.exec_driver_sql(statement).all()))
        assert "ix_tables_owner_status" in plan

    in_server(f"sqlite:///{tmp_path}/saqqara.db", tmp_path, test)
