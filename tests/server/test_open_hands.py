"""Open hands: shown to who only watches, once every seat agreed, and to nobody else."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from drawing import examples
from saqqara.games import GAMES
from saqqara.server import views
from saqqara.server.messages import ENCODE
from saqqara.server.open_hands import ALL_HANDS, HANDS
from saqqara.server.parts import Parts
from saqqara.server.rows import Loaded
from saqqara.server.web import tables
from saqqara.server.wire import SeatCodes, Seating, SeatTaking, Start
from saqqara.table.table import Table
from server.in_process import (
    Client,
    Message,
    advance,
    as_sent,
    client,
    clients,
    codes,
    guests,
    in_server,
    loaded_table,
    on_disk,
    open_table,
    play_some,
    running_table,
)

NOW = 1_800_000_000.0
SECRETS = {"expansion": "on", "prophecies": "on", "secret_cards": "on", "sides": "DBDBD"}
OPTIONS = {"imhotep": SECRETS}
# What belongs to a hand, in words of its own: a list by seat, and what of it is the seat's own.
OWN = {
    "cleopatra": {f"camps/*/{part}" for part in ("hand", "talents", "amulets", "left")},
    "imhotep": {"players/*/cards", "dynasty/hidden_cards/*"},
    "murals": {"camps/*/hand"},
    "pharaoh": {"camps/*/hand", "camps/*/flag_points"},
    "senet": set[str](),
}
KINDS = [spec.id for spec in GAMES]
PLIES = 9  # between two looks


async def wishful(parts: Parts, id: str, user: str = "", watches: bool = False) -> Client:
    """Somebody who would like to see all hands."""
    made = Client(parts, id, user)
    made.viewer.wants_hands = True
    made.viewer.watches = watches
    await made.open()
    return made


def people_at(game: str) -> int:
    [spec] = [spec for spec in GAMES if spec.id == game]
    return min(4, spec.players[-1])


def told(heard: list[Message]) -> bytes:
    """What came of the game, but for who agreed, which everybody is told."""
    found = [dict(message.get("update", message)) for message in heard]
    found = [message for message in found if message["type"] == "update"]
    for message in found:
        message["state"] = {**message["state"], "open_hands": None}
    return ENCODE(found)


def last(who: Client) -> bytes:
    who.read()
    return told([who.update])


def differing(one: Any, other: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths at which two plain values differ, lists by seat as `*`."""
    if type(one) is type(other) and isinstance(one, dict) and one.keys() == other.keys():
        for key in one:
            yield from differing(one[key], other[key], (*path, key))
    elif type(one) is type(other) and isinstance(one, list) and len(one) == len(other):
        for first, second in zip(one, other, strict=True):
            yield from differing(first, second, (*path, "*"))
    elif one != other:
        yield path


def at(value: Any, path: str, seat: int) -> Any:
    for part in path.split("/"):
        value = value[seat] if part == "*" else value[part]
    return value


async def agree(parts: Parts, id: str, seats: list[int]) -> None:
    def act(table: Table, now: float) -> int:
        for seat in range(len(table.seats)):
            if (seat in table.open_hands) != (seat in seats):
                table.show_hand(seat, seat in seats)
        return table.ply()

    await parts.tables.change(id, act)


def test_every_game_says_what_a_hand_is() -> None:
    assert OWN.keys() == set(KINDS)
    assert HANDS.keys() == {game for game, own in OWN.items() if own}


def as_before(loaded: Loaded, viewer: int, kept: int) -> bytes:
    """What a viewer would be told if nobody had ever agreed to anything."""
    assert loaded.table is not None
    agreed, loaded.table.open_hands = loaded.table.open_hands, []
    update = views.update_of(loaded, viewer, kept, views.state_of(loaded, NOW))
    loaded.table.open_hands = agreed
    return told([as_sent(update)])


async def step(parts: Parts, id: str, chance: random.Random) -> None:
    def act(table: Table, now: float) -> int:
        kept = table.ply()
        play_some(table, chance, now, PLIES)
        return kept

    await parts.tables.change(id, act)


@pytest.mark.parametrize("game", KINDS)
def test_without_the_last_consent_nothing_differs(game: str, tmp_path: Path) -> None:
    """Byte for byte: for watchers until all agreed; for whoever sits there at any time, also
    if they connect as a watcher besides."""

    async def test(parts: Parts) -> None:
        players = people_at(game)
        users = await guests(parts, players)
        chance = random.Random(players)
        for _ in range(examples(2)):
            id = await running_table(parts, users, game, options=OPTIONS.get(game, {}))
            hands = await clients(parts, id, users)
            hands += [await wishful(parts, id, user) for user in users]
            seated = await wishful(parts, id, users[0], watches=True)
            plain, stranger = await client(parts, id), await wishful(parts, id)
            opened = 0
            while not plain.over():
                willing = list(range(players))
                if chance.randrange(3):
                    willing.remove(chance.randrange(players))
                await agree(parts, id, willing)
                await step(parts, id, chance)
                loaded = await loaded_table(parts, id)
                public = last(plain)
                assert public == as_before(loaded, -1, plain.update["kept"])
                assert last(seated) == public
                for each in hands:
                    heard = last(each)
                    assert heard == as_before(loaded, each.viewer.seat, each.update["kept"])
                if len(willing) < players:
                    assert last(stranger) == public
                else:
                    opened += last(stranger) != public
            assert bool(opened) == bool(OWN[game])
            for each in (*hands, seated, plain, stranger):
                each.close()

    in_server("", tmp_path, test)


@pytest.mark.parametrize("game", KINDS)
def test_open_hands_are_the_hands_and_nothing_else(game: str, tmp_path: Path) -> None:
    """Every difference from what a spectator sees is a seat's own hand, as the seat sees it: so no
    draw pile, no sealed bid, and nothing that was looked at."""

    async def test(parts: Parts) -> None:
        players = people_at(game)
        users = await guests(parts, players)
        shown: set[str] = set()
        for number in range(examples(3)):
            id = await running_table(parts, users, game, options=OPTIONS.get(game, {}))
            chance = random.Random(number)
            while True:
                await step(parts, id, chance)
                loaded = await on_disk(parts, id)
                assert loaded.table is not None
                if loaded.table.over():
                    break
                ply = loaded.table.ply()
                state = views.state_of(loaded, NOW)
                for kept in {ply, max(0, ply - 6)}:  # the second with boards on the way
                    public = as_sent(views.update_of(loaded, -1, kept, state))
                    opened = as_sent(views.update_of(loaded, ALL_HANDS, kept, state))
                    for path in map("/".join, differing(public, opened)):
                        where = path.removeprefix("acts/*/").removeprefix("view/board/")
                        shown.add(where)
                        assert where in OWN[game], path
                view = opened["view"]["board"]
                for seat in range(players):
                    own = as_sent(views.view_of(loaded.table.match, seat))["board"]
                    for path in OWN[game]:
                        assert at(view, path, seat) == at(own, path, seat), path
        assert shown == OWN[game]

    in_server("", tmp_path, test)


def test_consent_is_given_taken_back_and_kept(database_url: str, tmp_path: Path) -> None:
    """Told to all, stored, by one press for all seats of a person; bots agree by themselves."""

    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await open_table(parts, ann, players=3, bots=["novice"], local={1: "Mia"})
        await tables.start.fn(parts, ann, id, Start("salt"))
        await advance(parts, id, 12)
        (hand,) = await clients(parts, id, [ann])
        plain, stranger = await client(parts, id, bob), await wishful(parts, id, cleo)

        def hidden(who: Client) -> int:
            who.read()
            return [camp["hand"] for camp in who.update["view"]["board"]["camps"]].count(None)

        assert (hidden(stranger), hidden(plain), hidden(hand)) == (3, 3, 2)
        assert codes(await stranger.send("open-hand")) == ["error-spectator"]
        await hand.send("open-hand")
        assert (hidden(stranger), hidden(plain), hidden(hand)) == (0, 3, 2)
        seats = {seat for seat, each in enumerate(hand.update["state"]["seats"]) if each["user"]}
        for each in (hand, plain, stranger):
            assert set(each.update["state"]["open_hands"]) == seats
        parts.tables.forget(id)
        assert hidden(await wishful(parts, id)) == 0
        await hand.send("open-hand", agree=False)
        assert (hidden(stranger), hidden(await wishful(parts, id))) == (3, 3)
        assert stranger.update["state"]["open_hands"] == []

    in_server(database_url, tmp_path, test)


def test_a_seat_that_changes_hands_has_not_agreed(tmp_path: Path) -> None:
    """At a family table, by the code on the board: another person is asked anew."""

    async def test(parts: Parts) -> None:
        ann, bob, cleo, dan = await guests(parts, 4)
        id = await open_table(parts, ann, players=2, seat=-1, family=True)
        for seat, user in enumerate((bob, cleo)):
            await tables.join.fn(parts, user, id, Seating(seat))
        await tables.start.fn(parts, ann, id, Start("salt"))
        for each in await clients(parts, id, [bob, cleo]):
            await each.send("open-hand")
        board, stranger = await client(parts, id, ann), await wishful(parts, id)
        assert None not in hands_in(stranger)
        assert hands_in(board) == [None, None]  # the board never asks for them
        seats: SeatCodes = await tables.seat_codes.fn(parts, ann, id)
        await tables.take_seat.fn(parts, dan, id, SeatTaking(0, seats.codes[0]))
        stranger.read()
        assert stranger.update["state"]["open_hands"] == [1]
        assert hands_in(stranger) == [None, None]

    in_server("", tmp_path, test)


def hands_in(who: Client) -> list[Any]:
    return [camp["hand"] for camp in who.update["view"]["board"]["camps"]]


def test_nothing_is_opened_where_it_counts_or_nothing_is_hidden(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        rated = await running_table(parts, users, rated=True)
        for each in await clients(parts, rated, users):
            assert codes(await each.send("open-hand")) == ["error-rated-hands"]
            assert each.update["state"]["open_hands"] is None
        assert hands_in(await wishful(parts, rated)) == [None, None]
        for game, options, opens in (
            ("senet", {}, False),
            ("imhotep", {}, False),
            ("imhotep", SECRETS, True),
            ("pharaoh", {"open_hands": "on"}, False),
            ("pharaoh", {}, True),
        ):
            id = await running_table(parts, users, game, options=options)
            who = await client(parts, id, users[0])
            assert (who.update["state"]["open_hands"] == []) == opens

    in_server("", tmp_path, test)
