"""What one may do about somebody who behaves badly: block, report."""

from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, select

from saqqara.cli import administration
from saqqara.server import leaving, manners, wire
from saqqara.server.parts import Parts
from saqqara.server.schema import BLOCKS, CHAT, REPORTS
from saqqara.server.web import manners as routes
from server.in_process import (
    client,
    clients,
    guest,
    guests,
    in_server,
    join,
    open_table,
    refused,
    running_table,
)


def said(messages: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for message in messages for line in message.get("lines", [])]


def test_who_is_blocked_is_not_heard(database_url: str, tmp_path: Path) -> None:
    """By the one who blocked them; everybody else hears them, and the blocked one hears all."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users)
        ann, bob, cleo = await clients(parts, id, users)
        await bob.send("say", text="before")
        await routes.block.fn(parts, users[0], users[1])
        for each in (ann, bob, cleo):
            each.read()
        await bob.send("say", text="rude")
        assert said(ann.read()) == []
        assert said(cleo.read()) == ["before", "rude"]
        await ann.send("say", text="hello")
        assert said(bob.read())[-1] == "hello"
        again = await client(parts, id, users[0])
        assert [line["text"] for line in again.heard[0]["chat"]] == ["hello"]
        nameless = await client(parts, id)
        assert len(nameless.heard[0]["chat"]) == 3
        await routes.unblock.fn(parts, users[0], users[1])
        again = await client(parts, id, users[0])
        assert len(again.heard[0]["chat"]) == 3

    in_server(database_url, tmp_path, test)


def test_who_is_blocked_does_not_sit_at_my_tables(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        await routes.block.fn(parts, ann, bob)
        id = await open_table(parts, ann, players=3)
        assert await refused(join(parts, bob, id)) == "error-blocked"
        await join(parts, cleo, id)
        other = await open_table(parts, bob)
        await join(parts, ann, other)  # one may still go to them
        await routes.unblock.fn(parts, ann, bob)
        await join(parts, bob, id)

    in_server(database_url, tmp_path, test)


def test_blocks_are_listed_and_checked(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        await routes.block.fn(parts, ann, bob)
        await routes.block.fn(parts, ann, bob)
        found = await routes.list_blocks.fn(parts, ann)
        assert [(each.id, each.name) for each in found] == [(bob, "Bob")]
        assert await routes.list_blocks.fn(parts, bob) == []
        assert await refused(routes.block.fn(parts, ann, ann)) == "error-self"
        assert await refused(routes.block.fn(parts, ann, "nobody")) == "error-missing"
        await routes.unblock.fn(parts, ann, cleo)  # was not blocked

    in_server(database_url, tmp_path, test)


def test_somebody_blocks_so_many_at_most(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(parts: Parts) -> None:
        monkeypatch.setattr(manners, "MOST_BLOCKS", 1)
        ann, bob, cleo = await guests(parts, 3)
        await routes.block.fn(parts, ann, bob)
        assert await refused(routes.block.fn(parts, ann, cleo)) == "error-blocks"

    in_server("", tmp_path, test)


def test_a_report_keeps_the_line_as_it_was(database_url: str, tmp_path: Path) -> None:
    """Only a line that this person wrote at this table."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        ann, bob = users
        id = await running_table(parts, users)
        _, speaker = await clients(parts, id, users)
        await speaker.send("say", text="rude")
        line = await parts.store.read(lambda c: c.execute(select(CHAT.c.id)).scalar_one())
        await routes.report.fn(parts, ann, wire.Report(bob, id, line, "please look"))
        await routes.report.fn(parts, ann, wire.Report(bob))
        for wish in (wire.Report(bob, id, line + 1), wire.Report(bob, "other", line)):
            assert await refused(routes.report.fn(parts, ann, wish)) == "error-missing"
        own = routes.report.fn(parts, bob, wire.Report(bob, id, line))
        assert await refused(own) == "error-self"
        found = await parts.store.read(lambda c: administration.reports(c, ""))
        assert [(each["line"], each["text"]) for each in found] == [
            ("", ""),
            ("rude", "please look"),
        ]
        assert found[1]["about"] == {"id": bob, "name": "Bob"}
        assert found[1]["by"] == {"id": ann, "name": "Ann"}
        assert len(await parts.store.read(lambda c: administration.reports(c, "bob"))) == 2
        assert await parts.store.read(lambda c: administration.reports(c, "ann")) == []

    in_server(database_url, tmp_path, test)


def pairs(table: Table, connection: Connection) -> list[tuple[str, str]]:
    rows = connection.execute(select(table.c.user_id, table.c.other_id))
    return [(row.user_id, row.other_id) for row in rows]


def test_who_deletes_themselves_takes_blocks_and_reports_along(
    database_url: str, tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        cleo = await guest(parts, "Cleo")
        for one, other in ((ann, bob), (bob, cleo), (cleo, ann)):
            await routes.block.fn(parts, one, other)
            await routes.report.fn(parts, one, wire.Report(other))
        theirs = await parts.store.read(lambda c: leaving.belongings(c, bob, 0.0))
        assert [each.id for each in theirs["blocks"]] == [cleo]
        assert [each["other_id"] for each in theirs["reports"]] == [cleo]
        await parts.store.write(lambda c: leaving.delete_person(c, bob, 0.0))
        for table in (BLOCKS, REPORTS):
            assert await parts.store.read(partial(pairs, table)) == [(cleo, ann)]

    in_server(database_url, tmp_path, test)
