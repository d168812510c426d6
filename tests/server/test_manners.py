"""What one may do about somebody who behaves badly: block, report."""

from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, select

from saqqara.cli import administration
from saqqara.server import leaving, manners, wire
from saqqara.server.house import House
from saqqara.server.schema import BLOCKS, CHAT, REPORTS
from saqqara.server.web import manners as routes
from server.houses import (
    client,
    clients,
    guest,
    guests,
    in_house,
    join,
    open_table,
    refused,
    running_table,
)


def said(messages: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for message in messages for line in message.get("lines", [])]


def test_who_is_blocked_is_not_heard(database_url: str, tmp_path: Path) -> None:
    """By the one who blocked them; everybody else hears them, and the blocked one hears all."""

    async def test(house: House) -> None:
        users = await guests(house, 3)
        id = await running_table(house, users)
        ann, bob, cleo = await clients(house, id, users)
        await bob.send("say", text="before")
        await routes.block.fn(house, users[0], users[1])
        for each in (ann, bob, cleo):
            each.read()
        await bob.send("say", text="rude")
        assert said(ann.read()) == []
        assert said(cleo.read()) == ["before", "rude"]
        await ann.send("say", text="hello")
        assert said(bob.read())[-1] == "hello"
        again = await client(house, id, users[0])
        assert [line["text"] for line in again.heard[0]["chat"]] == ["hello"]
        nameless = await client(house, id)
        assert len(nameless.heard[0]["chat"]) == 3
        await routes.unblock.fn(house, users[0], users[1])
        again = await client(house, id, users[0])
        assert len(again.heard[0]["chat"]) == 3

    in_house(database_url, tmp_path, test)


def test_who_is_blocked_does_not_sit_at_my_tables(database_url: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        await routes.block.fn(house, ann, bob)
        id = await open_table(house, ann, players=3)
        assert await refused(join(house, bob, id)) == "error-blocked"
        await join(house, cleo, id)
        other = await open_table(house, bob)
        await join(house, ann, other)  # one may still go to them
        await routes.unblock.fn(house, ann, bob)
        await join(house, bob, id)

    in_house(database_url, tmp_path, test)


def test_blocks_are_listed_and_checked(database_url: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        await routes.block.fn(house, ann, bob)
        await routes.block.fn(house, ann, bob)
        found = await routes.list_blocks.fn(house, ann)
        assert [(each.id, each.name) for each in found] == [(bob, "Bob")]
        assert await routes.list_blocks.fn(house, bob) == []
        assert await refused(routes.block.fn(house, ann, ann)) == "error-self"
        assert await refused(routes.block.fn(house, ann, "nobody")) == "error-missing"
        await routes.unblock.fn(house, ann, cleo)  # was not blocked

    in_house(database_url, tmp_path, test)


def test_somebody_blocks_so_many_at_most(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(house: House) -> None:
        monkeypatch.setattr(manners, "MOST_BLOCKS", 1)
        ann, bob, cleo = await guests(house, 3)
        await routes.block.fn(house, ann, bob)
        assert await refused(routes.block.fn(house, ann, cleo)) == "error-blocks"

    in_house("", tmp_path, test)


def test_a_report_keeps_the_line_as_it_was(database_url: str, tmp_path: Path) -> None:
    """Only a line that this person wrote at this table."""

    async def test(house: House) -> None:
        users = await guests(house, 2)
        ann, bob = users
        id = await running_table(house, users)
        _, speaker = await clients(house, id, users)
        await speaker.send("say", text="rude")
        line = await house.store.read(lambda c: c.execute(select(CHAT.c.id)).scalar_one())
        await routes.report.fn(house, ann, wire.Report(bob, id, line, "please look"))
        await routes.report.fn(house, ann, wire.Report(bob))
        for wish in (wire.Report(bob, id, line + 1), wire.Report(bob, "other", line)):
            assert await refused(routes.report.fn(house, ann, wish)) == "error-missing"
        own = routes.report.fn(house, bob, wire.Report(bob, id, line))
        assert await refused(own) == "error-self"
        found = await house.store.read(lambda c: administration.reports(c, ""))
        assert [(each["line"], each["text"]) for each in found] == [
            ("", ""),
            ("rude", "please look"),
        ]
        assert found[1]["about"] == {"id": bob, "name": "Bob"}
        assert found[1]["by"] == {"id": ann, "name": "Ann"}
        assert len(await house.store.read(lambda c: administration.reports(c, "bob"))) == 2
        assert await house.store.read(lambda c: administration.reports(c, "ann")) == []

    in_house(database_url, tmp_path, test)


def pairs(table: Table, connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(select(table.c.user_id, table.c.other_id))
    return [(row.user_id, row.other_id) for row in rows]


def test_who_deletes_themselves_takes_blocks_and_reports_along(
    database_url: str, tmp_path: Path
) -> None:
    async def test(house: House) -> None:
        ann, bob = await guests(house, 2)
        cleo = await guest(house, "Cleo")
        for one, other in ((ann, bob), (bob, cleo), (cleo, ann)):
            await routes.block.fn(house, one, other)
            await routes.report.fn(house, one, wire.Report(other))
        theirs = await house.store.read(lambda c: leaving.belongings(c, bob, 0.0))
        assert [each.id for each in theirs["blocks"]] == [cleo]
        assert [each["other_id"] for each in theirs["reports"]] == [cleo]
        await house.store.write(lambda c: leaving.delete_person(c, bob, 0.0))
        for table in (BLOCKS, REPORTS):
            assert await house.store.read(partial(pairs, table)) == [(cleo, ann)]

    in_house(database_url, tmp_path, test)
