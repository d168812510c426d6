"""Nobody gains by what is around the game: going back, leaving, looking aside."""

from pathlib import Path

from sqlalchemy import select, update

from saqqara.kernel.frame import CHANCE
from saqqara.server import finished_games, wire
from saqqara.server.parts import Parts
from saqqara.server.schema import RESULTS, TABLES
from saqqara.server.web import people, tables
from server.in_process import (
    advance,
    advance_to,
    clients,
    codes,
    guest,
    guests,
    in_server,
    info_of,
    join,
    loaded_table,
    on_disk,
    open_table,
    played_table,
    refused,
    running_table,
    start,
    words_of,
)


def test_a_rated_draw_is_never_taken_back(database_url: str, tmp_path: Path) -> None:
    """Also not after a restart, by what the disk knows; nor is the game tried out aside."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "murals", rated=True)
        await advance_to(parts, id, lambda t: t.match.plies[-1].seat == CHANCE and t.ply() > 20)
        parts.tables.forget(id)
        ann, bob = await clients(parts, id, users)
        before = words_of(await on_disk(parts, id))
        for ply in (0, len(before) - 1):
            sent = await ann.send("propose", kind="take-back", ply=ply)
            assert codes(sent) == ["error-rated-shown"]
        assert codes(await bob.send("answer", agree=True)) == ["error-no-proposal"]
        assert words_of(await on_disk(parts, id)) == before
        fork = tables.fork.fn(parts, users[0], id, wire.Fork(ply=3, seat=0))
        assert await refused(fork) == "error-not-over"

    in_server(database_url, tmp_path, test)


def test_tables_of_before_go_on_as_they_were_sealed(database_url: str, tmp_path: Path) -> None:
    """A table of the first version says nothing of its deal; it is dealt, exported and verified
    by that version to the end."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        old = update(TABLES).where(TABLES.c.id == id).values(deal="{}")
        await parts.store.write(lambda c: c.execute(old).rowcount)
        parts.tables.forget(id)
        assert (await loaded_table(parts, id)).deal.version == 1
        # What was dealt at the opening is of the newest version: begin again by the first.
        await advance(parts, id, 5)
        ann, bob = await clients(parts, id, users)
        await ann.send("propose", kind="take-back", ply=0)
        await bob.send("answer", agree=True)
        await advance(parts, id)
        shown = await tables.verify.fn(parts, id)
        assert (shown.sealed, shown.version) == (True, 1)
        assert shown.outcomes > 0
        record = (await tables.record.fn(parts, id)).content
        assert '"version"' not in record
        new = await played_table(parts, users)
        assert (await tables.verify.fn(parts, new)).version == 2
        assert (await info_of(parts, new)).status == "over"

    in_server(database_url, tmp_path, test)


# ---- what counts


def test_games_against_bots_alone_are_not_rated(database_url: str, tmp_path: Path) -> None:
    """Nor are they against oneself; what was rated before stays."""

    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        alone = await played_table(parts, [ann], bots=["novice"], rated=True)
        assert not (await info_of(parts, alone)).rated
        assert await rated_results(parts) == []
        both = await played_table(parts, [ann, bob], bots=["novice"], rated=True)
        assert (await info_of(parts, both)).rated
        assert await rated_results(parts) == [both]

    in_server(database_url, tmp_path, test)


def test_nobody_saves_a_lost_game_by_going(database_url: str, tmp_path: Path) -> None:
    """Who lets a bot decide takes the last place, and the game counts; also after a restart. The
    bot is weak, whatever was wished for."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, rated=True, substitute="vizier")
        ann, bob = await clients(parts, id, users)
        await ann.send("away", level="vizier")
        bob.read()
        state = bob.update["state"]
        assert (state["rated"], state["unrated"]) == (True, False)
        assert state["seats"][0]["stand_in"] == "scribe"
        assert codes(await bob.send("propose", kind="take-back", ply=1)) == ["error-rated-alone"]
        await advance_to(parts, id, lambda table: table.seats[0].forfeited)
        parts.tables.forget(id)
        await ann.send("back")
        assert ann.update["state"]["seats"][0]["forfeited"]
        await advance(parts, id)
        assert await rated_results(parts) == [id]
        assert await places(parts, id) == [2, 1]
        assert (await info_of(parts, id)).winners == [1]
        ratings = [(await people.profile.fn(parts, user)).ratings[0] for user in users]
        assert ratings[0].mu < ratings[1].mu

    in_server(database_url, tmp_path, test)


def test_who_resigns_comes_last(database_url: str, tmp_path: Path) -> None:
    """A bot plays on for good; result, ratings, pages and replay agree, also after a restart."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users, rated=True)
        ann, bob, cleo = await clients(parts, id, users)
        await ann.send("resign")
        bob.read()
        seat = bob.update["state"]["seats"][0]
        assert (seat["user"], seat["name"], seat["stand_in"]) == (users[0], "Ann", "scribe")
        assert (seat["resigned"], seat["forfeited"]) == (True, True)
        parts.tables.forget(id)
        assert codes(await ann.send("back")) == ["error-resigned"]
        assert codes(await ann.send("away", level="vizier")) == ["error-resigned"]
        assert (await ann.play("pass"))["code"] == "error-resigned"
        await advance(parts, id)
        found = await places(parts, id)
        assert found[0] == 3
        assert sorted(found[1:]) in ([1, 1], [1, 2])
        winners = [seat for seat, place in enumerate(found) if place == 1]
        info = await info_of(parts, id)
        assert info.winners == winners == (await on_disk(parts, id)).info.winners
        assert info.seats[0].resigned
        cleo.read()
        assert cleo.update["view"]["winners"] == winners
        assert (await tables.scores.fn(parts, id)).winners == winners
        shown = finished_games.replay_at(await loaded_table(parts, id), info.ply, -1, 0)
        assert shown.view["winners"] == winners
        assert await rated_results(parts) == [id]
        assert codes(await bob.send("resign")) == ["error-over"]

    in_server(database_url, tmp_path, test)


async def places(parts: Parts, id: str) -> list[int]:
    found = select(RESULTS.c.place).where(RESULTS.c.table_id == id).order_by(RESULTS.c.seat)
    return await parts.store.read(lambda c: list(c.execute(found).scalars()))


async def rated_results(parts: Parts) -> list[str]:
    found = select(RESULTS.c.table_id).where(RESULTS.c.rated).distinct()
    return await parts.store.read(lambda c: list(c.execute(found).scalars()))


# ---- the players' part of the deal


def test_everybody_at_the_table_has_a_word_in_the_deal(database_url: str, tmp_path: Path) -> None:
    """Given after the seal is known; the first one stays; who gives none is not waited for."""

    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await open_table(parts, ann, players=4, bots=["novice"])
        promised = (await info_of(parts, id)).commitment
        assert await refused(word(parts, bob, id, "tooearly")) == "error-spectator"
        await join(parts, bob, id)
        assert await word(parts, bob, id, "scarab17")
        assert not await word(parts, bob, id, "another1")
        assert await word(parts, ann, id, "papyrus2")
        await join(parts, cleo, id)
        info = await start(parts, ann, id, "")
        assert (info.salt, info.commitment) == ("papyrus2|scarab17", promised)
        assert not await word(parts, cleo, id, "toolate1")  # no mistake: it was on its way
        assert await word(parts, bob, id, "scarab17")  # as asked again by a page loaded anew
        await advance(parts, id)
        shown = await tables.verify.fn(parts, id)
        assert shown.words == [("Ann", "papyrus2"), ("Bob", "scarab17"), ("Cleo", "")]
        assert (shown.salt, shown.commitment) == ("papyrus2|scarab17", promised)
        assert shown.outcomes > 0

    in_server(database_url, tmp_path, test)


def test_who_starts_a_game_at_once_gives_the_word_with_it(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await open_table(parts, ann, bots=["novice"])
        assert (await start(parts, ann, id, "papyrus2")).salt == "papyrus2"
        await advance(parts, id)
        assert (await tables.verify.fn(parts, id)).words == [("Ann", "papyrus2")]

    in_server("", tmp_path, test)


async def word(parts: Parts, user: str, id: str, text: str) -> bool:
    """Does it count?"""
    taken: wire.DealWordTaken = await tables.give_word.fn(parts, user, id, wire.DealWord(text))
    return taken.counts
