"""Nobody gains by what is around the game: going back, leaving, looking aside."""

from pathlib import Path

from sqlalchemy import update

from saqqara.kernel.frame import CHANCE
from saqqara.server import wire
from saqqara.server.house import House
from saqqara.server.schema import TABLES
from saqqara.server.web import tables
from server.houses import (
    advance,
    advance_to,
    clients,
    codes,
    guests,
    in_house,
    info_of,
    loaded_table,
    on_disk,
    played_table,
    refused,
    running_table,
    words_of,
)


def test_a_rated_draw_is_never_taken_back(database_url: str, tmp_path: Path) -> None:
    """Also not after a restart, by what the disk knows; nor is the game tried out aside."""

    async def test(house: House) -> None:
        users = await guests(house, 2)
        id = await running_table(house, users, "murals", rated=True)
        await advance_to(house, id, lambda t: t.match.plies[-1].seat == CHANCE and t.ply() > 20)
        house.desk.forget(id)
        ann, bob = await clients(house, id, users)
        before = words_of(await on_disk(house, id))
        for ply in (0, len(before) - 1):
            sent = await ann.send("propose", kind="take-back", ply=ply)
            assert codes(sent) == ["error-rated-shown"]
        assert codes(await bob.send("answer", agree=True)) == ["error-no-proposal"]
        assert words_of(await on_disk(house, id)) == before
        fork = tables.fork.fn(house, users[0], id, wire.Fork(ply=3, seat=0))
        assert await refused(fork) == "error-not-over"

    in_house(database_url, tmp_path, test)


def test_tables_of_before_go_on_as_they_were_sealed(database_url: str, tmp_path: Path) -> None:
    """A table of the first version says nothing of its deal; it is dealt, exported and verified
    by that version to the end."""

    async def test(house: House) -> None:
        users = await guests(house, 2)
        id = await running_table(house, users)
        old = update(TABLES).where(TABLES.c.id == id).values(deal="{}")
        await house.store.write(lambda c: c.execute(old).rowcount)
        house.desk.forget(id)
        assert (await loaded_table(house, id)).deal.version == 1
        # What was dealt at the opening is of the newest version: begin again by the first.
        await advance(house, id, 5)
        ann, bob = await clients(house, id, users)
        await ann.send("propose", kind="take-back", ply=0)
        await bob.send("answer", agree=True)
        await advance(house, id)
        shown = await tables.verify.fn(house, id)
        assert (shown.sealed, shown.version) == (True, 1)
        assert shown.outcomes > 0
        record = (await tables.record.fn(house, id)).content
        assert '"version"' not in record
        new = await played_table(house, users)
        assert (await tables.verify.fn(house, new)).version == 2
        assert (await info_of(house, new)).status == "over"

    in_house(database_url, tmp_path, test)
