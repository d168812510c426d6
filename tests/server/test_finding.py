"""Finding somebody to play with: one press joins a table that waits, or opens one."""

import asyncio
from pathlib import Path
from typing import Any

from saqqara.games import VARIANTS
from saqqara.server import manners, wire
from saqqara.server.finding import JUST_NOW
from saqqara.server.house import House
from saqqara.server.web import tables
from server.houses import HandClock, client, guests, in_house, open_table, refused


async def find(
    house: House, user: str, game: str = "pharaoh", players: int = 2, **options: str
) -> wire.TableInfo:
    info: wire.TableInfo = await tables.find_table.fn(
        house, user, wire.FindTable(game, players, options)
    )
    return info


def people(info: wire.TableInfo) -> list[str]:
    return [seat.user for seat in info.seats]


def test_people_who_look_at_the_same_moment_meet(database_url: str, tmp_path: Path) -> None:
    async def test(house: House) -> None:
        four = await guests(house, 4)
        found = await asyncio.gather(*(find(house, user, players=4) for user in four))
        assert len({info.id for info in found}) == 1
        (table,) = (await tables.list_lobby.fn(house)).tables
        assert sorted(people(table)) == sorted(four)

    in_house(database_url, tmp_path, test)


def test_ones_own_table_is_found_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann, bob = await guests(house, 2)
        first = await find(house, ann)
        assert (first.public, first.owner, people(first)) == (True, ann, [ann, ""])
        assert (await find(house, ann)).id == first.id
        assert people(await find(house, bob)) == [ann, bob]
        assert (await find(house, bob)).id == first.id  # full by now

    in_house("", tmp_path, test)


def test_what_was_not_meant_for_anybody_is_not_joined(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        wishes: list[dict[str, Any]] = [
            {"public": False},
            {"public": True, "rated": True},
            {"public": True, "bots": ["novice"]},  # full
            {"public": True, "game": "murals"},
            {"public": True, "game": "imhotep", "options": VARIANTS[0].presets[0].options},
        ]
        others = [await open_table(house, ann, **wish) for wish in wishes]
        found = await find(house, bob)
        assert found.id not in others
        assert people(found) == [bob, ""]
        base = await find(house, cleo, "imhotep")
        assert base.id not in others
        preset: dict[str, Any] = VARIANTS[0].presets[1].options
        dynasty = await find(house, cleo, "imhotep", **preset)
        assert dynasty.id == others[-1]
        assert await refused(find(house, bob, players=9)) == "error-players"
        assert await refused(find(house, bob, "senet")) == "error-game"

    in_house("", tmp_path, test)


def test_the_wished_number_of_players_first_then_who_waits_longest(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        ann, bob, cleo, dan = await guests(house, 4)
        three = await open_table(house, ann, players=3, public=True)
        days = await open_table(house, ann, public=True, pace={"kind": "days", "days": 2})
        clock.pass_by(1)
        two = await open_table(house, bob, public=True)
        clock.pass_by(1)
        await open_table(house, cleo, public=True)
        assert (await find(house, dan)).id == two
        assert (await find(house, bob)).id == two  # where he sits
        assert days != three

    in_house("", tmp_path, test, clock=clock)


def test_nobody_is_sent_to_a_table_whose_host_has_gone(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        left = await open_table(house, ann, public=True)
        clock.pass_by(JUST_NOW + 1)
        attended = await open_table(house, bob, public=True)
        looking = await client(house, attended, bob)
        clock.pass_by(JUST_NOW + 1)
        assert (await find(house, cleo)).id == attended
        await tables.leave.fn(house, cleo, attended)
        looking.close()
        clock.pass_by(JUST_NOW + 1)
        assert (await find(house, cleo)).id not in {left, attended}

    in_house("", tmp_path, test, clock=clock)


def test_people_who_blocked_each_other_are_not_brought_together(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        table = await find(house, ann)
        now = house.desk.clock()
        await house.store.write(lambda c: manners.block(c, ann, bob, now))
        await house.store.write(lambda c: manners.block(c, cleo, ann, now))
        assert (await find(house, bob)).id != table.id
        assert (await find(house, cleo)).id != table.id

    in_house("", tmp_path, test)
