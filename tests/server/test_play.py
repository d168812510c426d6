"""Playing over connections: whole games, acks after the commit, retries, lists, undo."""

import asyncio
import random
from pathlib import Path

import pytest
from sqlalchemy import func, select

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.server import finished_games, views
from saqqara.server.parts import Parts
from saqqara.server.schema import PLIES, TABLES
from saqqara.server.store import make_engine
from server.in_process import (
    PATIENCE,
    Client,
    advance,
    advance_to,
    as_sent,
    asked_client,
    client,
    clients,
    codes,
    guest,
    guests,
    in_server,
    loaded_table,
    make_house,
    on_disk,
    only,
    open_table,
    running_table,
    start,
    stored_plies,
    told_log,
    words_of,
)

GAMES = ["pharaoh", "imhotep"]


async def composed(parts: Parts, id: str, least: int = 2) -> list[str]:
    """Several decisions of the seat that is asked, all of them possible as one list."""
    loaded = await on_disk(parts, id)
    assert loaded.table is not None
    match = loaded.table.match
    game, seat = match.game, match.seat()
    words: list[str] = []
    while match.seat() == seat and len(words) < 8:
        action = game.legal(match.state)[0]
        if game.reveals(match.state, action):
            break
        words.append(game.word(action))
        match.take(action)
    return words if len(words) >= least else []


async def table_with_list(parts: Parts, users: list[str]) -> tuple[str, list[str]]:
    """A table where the seat that is asked may decide several things in a row."""
    for seed in range(20):
        id = await running_table(parts, users)
        await advance(parts, id, 10 + seed, seed)
        words = await composed(parts, id)
        if words:
            return id, words
    raise AssertionError("no such position")


# ---- what is not possible


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_move_is_told_why(game: str, tmp_path: Path) -> None:
    """With the decision, to the seat that takes it; and as the answer to trying."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, game)
        players = [*await clients(parts, id, users), await client(parts, id)]
        mover = asked_client(players)
        assert [each.update["decision"] for each in players if each is not mover] == [None, None]
        refusals = mover.update["decision"]["refusals"]
        assert refusals
        assert not {each["word"] for each in refusals} & set(mover.choices())
        for each in refusals:
            answer = await mover.play(each["word"])
            assert (answer["code"], answer["why"]) == ("error-illegal", each["why"])
        answer = await mover.play("no such thing")
        assert (answer["code"], answer["why"]) == ("error-notation", None)

    in_server("", tmp_path, test)


# ---- whole games


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_to_the_end(game: str, database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, game, bots=["novice", "scribe"], name="all")
        players = await clients(parts, id, users)
        watching = await client(parts, id)
        games = [each.play_on(random.Random(n)) for n, each in enumerate(players)]
        counts = await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
        assert all(counts)
        await watching.until_update(Client.is_over)

        stored = await on_disk(parts, id)
        memory = await loaded_table(parts, id)
        assert words_of(stored) == words_of(memory)
        assert stored.info == memory.info
        assert stored.info.status == "over"
        assert finished_games.verification(stored).sealed
        for each in [*players, watching]:
            seat = each.viewer.seat
            assert told_log(each.heard) == as_sent(finished_games.events_between(stored, 0, seat))
            assert each.update["view"]["scores"] == stored.info.scores
            assert codes(each.heard) == []

    in_server(database_url, tmp_path, test, worker=True)


def test_bots_play_alone_when_somebody_wants_to_watch(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, seat=-1, bots=["novice", "scribe"])
        watching = await client(parts, id, ann)
        await start(parts, ann, id)
        await watching.until_update(Client.is_over)
        assert watching.viewer.seat == -1

    in_server("", tmp_path, test, worker=True)


# ---- acks


def test_an_acknowledged_move_is_on_disk(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        rng = random.Random(5)
        outside = make_engine(parts.settings.database_url())
        count = select(func.count()).where(PLIES.c.table_id == id)
        for _ in range(15):
            mover = asked_client(players)
            word = rng.choice(mover.choices())
            before = mover.update["ply"]
            ack = await mover.play(word)
            with outside.connect() as connection:
                assert connection.execute(count).scalar_one() == ack["ply"] > before
                row = connection.execute(
                    select(PLIES).where(PLIES.c.table_id == id, PLIES.c.ply == before)
                ).one()
                assert (row.word, row.seat) == (word, mover.viewer.seat)
                ply = select(TABLES.c.ply).where(TABLES.c.id == id)
                assert connection.execute(ply).scalar_one() == ack["ply"]
        outside.dispose()

    in_server(database_url, tmp_path, test)


def test_a_retry_gets_the_same_ack_and_plays_once(database_url: str, tmp_path: Path) -> None:
    """Also when the table was forgotten, and at another server."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id, words = await table_with_list(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        seat, ply = mover.viewer.seat, mover.update["ply"]
        first = await mover.play(*words, id="the same", ply=ply)
        assert first["type"] == "ack"
        stored = await stored_plies(parts, id)
        assert await mover.play(*words, id="the same", ply=ply) == first
        parts.tables.forget(id)
        assert await mover.play(*words, id="the same", ply=ply) == first
        other = make_house(parts.settings.database_url(), tmp_path)
        again = await client(other, id, users[seat])
        assert await again.play(*words, id="the same", ply=ply) == first
        other.store.close()
        assert await stored_plies(parts, id) == stored
        # An id belongs to a seat: the other's is not spent.
        rival = players[1 - seat]
        answer = await rival.play("nonsense", id="the same", ply=ply)
        assert answer["type"] == "error"

    in_server(database_url, tmp_path, test)


def test_long_ids_that_differ_at_their_end_are_two_moves(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        acks = []
        for n in range(12):
            mover = asked_client(players)
            acks.append(await mover.play(mover.choices()[0], id=f"{n:064}"))
        plies = [ack["ply"] for ack in acks]
        assert plies == sorted(set(plies))

    in_server(database_url, tmp_path, test)


def test_a_move_for_another_moment_is_stale(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        other = players[1 - mover.viewer.seat]
        ply = mover.update["ply"]
        word = mover.choices()[0]
        assert (await mover.play(word, ply=ply - 1))["code"] == "error-stale"
        assert (await mover.play(word, ply=ply + 1))["code"] == "error-stale"
        assert (await other.play(word, ply=ply))["code"] == "error-not-asked"
        assert (await mover.play("dance", ply=ply))["code"] == "error-notation"
        assert len(await stored_plies(parts, id)) == ply
        assert (await mover.play(word, ply=ply))["type"] == "ack"

    in_server("", tmp_path, test)


def test_a_list_is_played_whole_or_not_at_all(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id, words = await table_with_list(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        before = await stored_plies(parts, id)
        for bad in ([*words[:1], "dance"], [*words[:1], words[0] * 9]):
            assert (await mover.play(*bad))["type"] == "error"
            assert await stored_plies(parts, id) == before
            assert words_of(await loaded_table(parts, id)) == [row.word for row in before]
        ack = await mover.play(*words)
        plies = await stored_plies(parts, id)
        assert ack["type"] == "ack"
        assert [row.word for row in plies[len(before) : len(before) + len(words)]] == words
        assert all(row.seat == mover.viewer.seat for row in plies[len(before) :][: len(words)])
        for each in players:  # one update for the whole of it
            updates = [m for m in each.read() + each.heard if m["type"] == "update"]
            assert {m["ply"] for m in updates} == {ack["ply"]}

    in_server(database_url, tmp_path, test)


# ---- undo


async def undoable(parts: Parts, users: list[str]) -> tuple[str, list[Client], Client]:
    """Somebody has just decided something that may be undone."""
    id, words = await table_with_list(parts, users)
    players = await clients(parts, id, users)
    mover = asked_client(players)
    ply = mover.update["ply"]
    await mover.play(words[0])
    mover.read()
    assert mover.update["undo"] == ply == mover.update["ply"] - 1
    return id, players, mover


def test_undo_goes_back_inside_the_own_turn(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id, players, mover = await undoable(parts, users)
        other = players[1 - mover.viewer.seat]
        here = mover.update["ply"]
        assert codes(await other.send("undo", ply=here, to=here - 1)) == ["error-undo"]
        assert codes(await mover.send("undo", ply=here - 1, to=here - 1)) == ["error-stale"]
        assert codes(await mover.send("undo", ply=here, to=here - 2)) == ["error-undo"]
        messages = await mover.send("undo", ply=here, to=here - 1)
        update = only(messages, "update")
        assert (update["ply"], update["kept"], update["events"]) == (here - 1, here - 1, [])
        assert len(await stored_plies(parts, id)) == here - 1
        ack = await mover.play(mover.choices()[-1])
        assert ack["type"] == "ack"
        stored = await on_disk(parts, id)
        for each in players:
            each.read()
            seat = each.viewer.seat
            assert told_log(each.heard) == as_sent(finished_games.events_between(stored, 0, seat))

    in_server(database_url, tmp_path, test)


def test_an_undone_move_id_may_come_again(database_url: str, tmp_path: Path) -> None:
    """Many clients call a move after its ply."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id, _, mover = await undoable(parts, users)
        ply = mover.update["ply"]
        word = mover.choices()[0]
        for _ in range(3):
            assert (await mover.play(word, id=f"m{ply}", ply=ply))["type"] == "ack"
            assert len(await stored_plies(parts, id)) > ply
            mover.read()
            if not 0 <= mover.update["undo"] <= ply:
                break
            await mover.send("undo", ply=mover.update["ply"], to=ply)
            assert len(await stored_plies(parts, id)) == ply

    in_server(database_url, tmp_path, test)


def test_undo_never_passes_chance_or_another_seat(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "imhotep")
        await advance_to(parts, id, lambda table: table.ply() > 30)
        players = await clients(parts, id, users)
        loaded = await loaded_table(parts, id)
        assert loaded.table is not None
        plies = loaded.table.match.plies
        here = loaded.table.ply()
        for each in players:
            seat = each.viewer.seat
            mine = 0
            asked = seat in loaded.table.asked()
            while (
                asked and plies[here - 1 - mine].seat == seat and not plies[here - 1 - mine].reveals
            ):
                mine += 1
            assert each.update["undo"] == (here - mine if mine else -1)
            below = here - mine - 1
            assert codes(await each.send("undo", ply=here, to=below)) == ["error-undo"]
        assert len(await stored_plies(parts, id)) == here

    in_server("", tmp_path, test)


def test_the_board_in_between_is_what_each_would_have_been_sent() -> None:
    """Acts are the views of the plies on the way, of the same viewer, and only where told."""
    spec = game_spec("cleopatra")
    match = Match(spec, 3, {})
    dealer = SeededDealer(7)
    match.deal(dealer)
    rng = random.Random(7)
    seen: dict[int, list[dict[str, object]]] = {viewer: [] for viewer in range(-1, 3)}
    for _ in range(60):
        begin = len(match.plies)
        match.play(match.seat(), rng.choice(match.game.legal(match.state)))
        match.deal(dealer)
        for viewer, found in seen.items():
            events = views.events_for(match, begin, viewer)
            told = sorted({event.ply for event in events})
            acts = views.acts_for(match, events, viewer)
            assert [act.ply for act in acts] == [ply + 1 for ply in told[:-1]]
            for act in acts:
                assert act.view == views.view_of(finished_games.played_to(match, act.ply), viewer)
                found.append(act.view)
        if match.state.over():
            break
    assert all(seen.values())
    whole = views.events_for(match, 1, -1)
    assert len({event.ply for event in whole}) > views.MOST_ACTS + 1
    assert views.acts_for(match, whole, -1) == []
