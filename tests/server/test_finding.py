"""Finding somebody to play with: one press joins a table that waits, or opens one."""

import asyncio
from pathlib import Path
from typing import Any

from saqqara.games import VARIANTS
from saqqara.server import manners, wire
from saqqara.server.finding import JUST_NOW
from saqqara.server.parts import Parts
from saqqara.server.web import tables
from server.in_process import HandClock, client, guests, in_server, open_table, refused


async def find(
    parts: Parts, user: str, game: str = "pharaoh", players: int = 2, **options: str
) -> wire.TableInfo:
    info: wire.TableInfo = await tables.find_table.fn(
        parts, user, wire.FindTable(game, players, options)
    )
    return info


def people(info: wire.TableInfo) -> list[str]:
    return [seat.user for seat in info.seats]


def test_people_who_look_at_the_same_moment_meet(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        four = await guests(parts, 4)
        found = await asyncio.gather(*(find(parts, user, players=4) for user in four))
        assert len({info.id for info in found}) == 1
        (table,) = (await tables.list_lobby.fn(parts)).tables
        assert sorted(people(table)) == sorted(four)

    in_server(database_url, tmp_path, test)


def test_ones_own_table_is_found_again(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        first = await find(parts, ann)
        assert (first.public, first.owner, people(first)) == (True, ann, [ann, ""])
        assert (await find(parts, ann)).id == first.id
        assert people(await find(parts, bob)) == [ann, bob]
        assert (await find(parts, bob)).id == first.id  # full by now

    in_server("", tmp_path, test)


def test_what_was_not_meant_for_anybody_is_not_joined(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        wishes: list[dict[str, Any]] = [
            {"public": False},
            {"public": True, "rated": True},
            {"public": True, "bots": ["novice"]},  # full
            {"public": True, "game": "murals"},
            {"public": True, "game": "imhotep", "options": VARIANTS[0].presets[0].options},
        ]
        others = [await open_table(parts, ann, **wish) for wish in wishes]
        found = await find(parts, bob)
        assert found.id not in others
        assert people(found) == [bob, ""]
        base = await find(parts, cleo, "imhotep")
        assert base.id not in others
        preset: dict[str, Any] = VARIANTS[0].presets[1].options
        dynasty = await find(parts, cleo, "imhotep", **preset)
        assert dynasty.id == others[-1]
        assert await refused(find(parts, bob, players=9)) == "error-players"
        assert await refused(find(parts, bob, "mehen")) == "error-game"

    in_server("", tmp_path, test)


def test_the_wished_number_of_players_first_then_who_waits_longest(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann, bob, cleo, dan = await guests(parts, 4)
        three = await open_table(parts, ann, players=3, public=True)
        days = await open_table(parts, ann, public=True, pace={"kind": "days", "days": 2})
        clock.pass_by(1)
        two = await open_table(parts, bob, public=True)
        clock.pass_by(1)
        await open_table(parts, cleo, public=True)
        assert (await find(parts, dan)).id == two
        assert (await find(parts, bob)).id == two  # where he sits
        assert days != three

    in_server("", tmp_path, test, clock=clock)


def test_nobody_is_sent_to_a_table_whose_host_has_gone(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        left = await open_table(parts, ann, public=True)
        clock.pass_by(JUST_NOW + 1)
        attended = await open_table(parts, bob, public=True)
        looking = await client(parts, attended, bob)
        clock.pass_by(JUST_NOW + 1)
        assert (await find(parts, cleo)).id == attended
        await tables.leave.fn(parts, cleo, attended)
        looking.close()
        clock.pass_by(JUST_NOW + 1)
        assert (await find(parts, cleo)).id not in {left, attended}

    in_server("", tmp_path, test, clock=clock)


def test_people_who_blocked_each_other_are_not_brought_together(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        table = await find(parts, ann)
        now = parts.tables.clock()
        await parts.store.write(lambda c: manners.block(c, ann, bob, now))
        await parts.store.write(lambda c: manners.block(c, cleo, ann, now))
        assert (await find(parts, bob)).id != table.id
        assert (await find(parts, cleo)).id != table.id

    in_server("", tmp_path, test)
