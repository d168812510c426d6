"""Family tables: the board sees what everybody may see, and seats go from phone to phone."""

import random
from pathlib import Path

import pytest

from saqqara.server import family, wire
from saqqara.server.messages import ENCODE
from saqqara.server.parts import Parts
from saqqara.server.web import tables
from server.in_process import (
    Client,
    Message,
    advance,
    asked_client,
    client,
    clients,
    guest,
    guests,
    in_server,
    info_of,
    join,
    loaded_table,
    on_disk,
    open_table,
    refused,
    start,
)

KINDS = {"cleopatra": 4, "imhotep": 4, "murals": 4, "pharaoh": 4, "senet": 2}
PLIES = 120  # of each game, in every run
HIDDEN = {"imhotep": {"sides": "BBBBB"}}  # with cards that nobody else sees


async def family_table(parts: Parts, board: str, game: str = "pharaoh", players: int = 2) -> str:
    options = HIDDEN.get(game, {})
    return await open_table(
        parts, board, game, players=players, seat=-1, family=True, rated=True, options=options
    )


async def codes_of(parts: Parts, board: str, id: str) -> list[str]:
    codes: wire.SeatCodes = await tables.seat_codes.fn(parts, board, id)
    return codes.codes


async def take(parts: Parts, user: str, id: str, seat: int, code: str) -> wire.TableInfo:
    info: wire.TableInfo = await tables.take_seat.fn(parts, user, id, wire.SeatTaking(seat, code))
    return info


async def watching(parts: Parts, id: str, user: str) -> Client:
    made = Client(parts, id, user)
    made.viewer.watches = True
    await made.open()
    return made


def public(heard: list[Message]) -> bytes:
    """What came of the game; who is here changes with every connection."""
    told = [dict(message) for message in heard if message["type"] in {"snapshot", "update"}]
    for message in told:
        message.pop("here", None)
    return ENCODE(told)


@pytest.mark.parametrize("game", KINDS)
def test_the_board_is_told_what_anybody_who_watches_is_told(game: str, tmp_path: Path) -> None:
    """Byte for byte, also where the person at the board holds a seat; a seat is told more."""

    async def test(parts: Parts) -> None:
        people = await guests(parts, 4)
        ann = people[0]
        players = KINDS[game]
        id = await family_table(parts, ann, game, players)
        for seat in range(1, players):
            await join(parts, people[seat], id, seat)
        await tables.join.fn(parts, ann, id, wire.Seating(0, "Mia"))  # plays on the board
        await start(parts, ann, id)
        board, stranger = await watching(parts, id, ann), await client(parts, id)
        hands = [await client(parts, id, each) for each in people[:players]]
        chance = random.Random(5)
        secret = (await loaded_table(parts, id)).secret
        while board.update["ply"] < PLIES and not board.over():
            asked = asked_client(hands)
            assert (await asked.play(chance.choice(asked.choices())))["type"] == "ack"
            board.read()
        stranger.read()
        assert public(board.heard) == public(stranger.heard)
        for message in board.heard:
            update = message.get("update", message)
            if "view" in update:
                assert update["view"]["seat"] == -1
                assert update["decision"] is None
                assert (update["answer"], update["undo"]) == ([], -1)
        codes = family.seat_codes(await loaded_table(parts, id), ann)
        told = str([each.heard for each in (board, stranger, *hands)])
        assert not any(code and code in told for code in [*codes, secret.hex()])
        assert public(hands[0].heard) != public(board.heard)
        assert (await board.send("play", id="x", ply=0, moves=["x"]))[0]["code"] == (
            "error-spectator"
        )

    in_server("", tmp_path, test)


def test_a_seat_goes_to_another_phone_in_the_middle_of_a_game(
    database_url: str, tmp_path: Path
) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo, dan = await guests(parts, 4)
        id = await family_table(parts, ann)
        await join(parts, bob, id, 0)
        await join(parts, cleo, id, 1)
        info = await start(parts, ann, id)
        assert (info.family, info.rated, info.public) == (True, False, False)
        await advance(parts, id, 8)
        lost, other = await clients(parts, id, [bob, cleo])
        code = (await codes_of(parts, ann, id))[0]
        info = await take(parts, dan, id, 0, code)
        assert [(seat.user, seat.name) for seat in info.seats] == [(dan, "Bob"), (cleo, "Cleo")]
        assert lost.viewer.moved
        assert lost.viewer.dropped
        assert not other.viewer.dropped
        assert (await lost.send("play", id="m", ply=0, moves=["pass"])) == []
        stored = (await on_disk(parts, id)).table
        assert stored is not None
        assert stored.seats[0].user == dan
        found, late = await clients(parts, id, [dan, bob])
        assert found.update["view"]["seat"] == 0
        assert late.update["view"]["seat"] == -1
        (mine,) = (await tables.my_tables.fn(parts, dan)).tables
        assert (mine.table.id, mine.seat) == (id, 0)
        assert (await tables.my_tables.fn(parts, bob)).tables == []
        # The code was for the phone that is gone.
        assert await refused(take(parts, bob, id, 0, code)) == "error-seat-code"
        hands = [found, other]
        chance = random.Random(2)
        while not found.over():
            asked = asked_client(hands)
            assert (await asked.play(chance.choice(asked.choices())))["type"] == "ack"
            for each in hands:
                each.read()
        assert set(await codes_of(parts, ann, id)) == {""}
        secret = (await loaded_table(parts, id)).secret
        told = family.seat_code(secret, id, 0, dan)  # the secret is known now
        assert await refused(take(parts, bob, id, 0, told)) == "error-over"

    in_server(database_url, tmp_path, test)


def test_codes_are_for_the_board_of_a_family_table_only(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, eve = await guests(parts, 3)
        usual = await open_table(parts, ann)
        await join(parts, bob, usual)
        assert await refused(codes_of(parts, ann, usual)) == "error-not-family"
        secret = (await loaded_table(parts, usual)).secret
        code = family.seat_code(secret, usual, 1, bob)
        assert await refused(take(parts, ann, usual, 1, code)) == "error-not-family"
        await start(parts, ann, usual)
        assert await refused(take(parts, ann, usual, 1, code)) == "error-not-family"
        id = await family_table(parts, ann, players=3)
        await join(parts, bob, id, 0)
        await tables.seat_bot.fn(parts, ann, id, wire.BotSeating(2, "novice"))
        assert await refused(codes_of(parts, bob, id)) == "error-owner"
        codes = await codes_of(parts, ann, id)
        assert codes[2] == ""
        assert len({*codes}) == 3
        for seat, wrong in ((0, ""), (0, "0" * 20), (0, codes[1]), (0, "ä"), (1, codes[0])):
            assert await refused(take(parts, eve, id, seat, wrong)) == "error-seat-code"
        assert await refused(take(parts, eve, id, 2, codes[2])) == "error-seat-bot"
        assert await refused(take(parts, eve, id, 3, codes[0])) == "error-seat"

    in_server("", tmp_path, test)


def test_a_seat_is_taken_up_before_the_game(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await family_table(parts, ann, players=3)
        await join(parts, bob, id, 0)
        lost = await client(parts, id, bob)
        codes = await codes_of(parts, ann, id)
        await take(parts, cleo, id, 0, codes[0])
        info = await take(parts, cleo, id, 1, codes[1])  # nobody sat there
        assert [(seat.user, seat.name) for seat in info.seats[:2]] == [
            (cleo, "Bob"),
            (cleo, "Cleo"),
        ]
        assert lost.viewer.moved

    in_server("", tmp_path, test)


def test_one_phone_holds_the_seats_of_several_children(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await family_table(parts, ann, players=3)
        await join(parts, bob, id, 0)
        for seat, name in ((1, "Mia"), (2, " Leo ")):
            await tables.join.fn(parts, bob, id, wire.Seating(seat, name))
        info = await info_of(parts, id)
        assert [(seat.user, seat.name) for seat in info.seats] == [
            (bob, "Bob"),
            (bob, "Mia"),
            (bob, "Leo"),
        ]
        again = tables.join.fn(parts, ann, id, wire.Seating(1, "Eve"))
        assert await refused(again) == "error-seat-taken"
        usual = await open_table(parts, ann)
        beside = tables.join.fn(parts, bob, usual, wire.Seating(1, "Eve"))
        assert await refused(beside) == "error-not-family"

    in_server("", tmp_path, test)


def test_the_board_stays_the_board_in_the_next_game(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await family_table(parts, ann)
        await join(parts, bob, id, 0)
        await join(parts, cleo, id, 1)
        await start(parts, ann, id)
        eve = await guest(parts, "Eve")
        await advance(parts, id)
        assert await refused(tables.rematch.fn(parts, eve, id)) == "error-rematch"
        asked: wire.TableInfo = await tables.rematch.fn(parts, bob, id)
        assert (asked.owner, asked.family) == (ann, True)
        again: wire.TableInfo = await tables.rematch.fn(parts, ann, id)
        assert again.id == asked.id
        assert ann not in [seat.user for seat in again.seats]
        sat: wire.TableInfo = await tables.rematch.fn(parts, cleo, id)
        assert [seat.user for seat in sat.seats] == [cleo, bob]
        assert (await start(parts, ann, sat.id)).status == "running"

    in_server("", tmp_path, test)
