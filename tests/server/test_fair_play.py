"""Nobody gains by what is around the game: going back, leaving, looking aside."""

from pathlib import Path

from sqlalchemy import select, update

from saqqara.kernel.frame import CHANCE
from saqqara.server import library, wire
from saqqara.server.house import House
from saqqara.server.schema import RESULTS, TABLES
from saqqara.server.web import people, tables
from server.houses import (
    advance,
    advance_to,
    clients,
    codes,
    guest,
    guests,
    in_house,
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


# ---- what counts


def test_games_against_bots_alone_are_not_rated(database_url: str, tmp_path: Path) -> None:
    """Nor are they against oneself; what was rated before stays."""

    async def test(house: House) -> None:
        ann, bob = await guests(house, 2)
        alone = await played_table(house, [ann], bots=["novice"], rated=True)
        assert not (await info_of(house, alone)).rated
        assert await rated_results(house) == []
        both = await played_table(house, [ann, bob], bots=["novice"], rated=True)
        assert (await info_of(house, both)).rated
        assert await rated_results(house) == [both]

    in_house(database_url, tmp_path, test)


def test_nobody_saves_a_lost_game_by_going(database_url: str, tmp_path: Path) -> None:
    """Who lets a bot decide takes the last place, and the game counts; also after a restart. The
    bot is weak, whatever was wished for."""

    async def test(house: House) -> None:
        users = await guests(house, 2)
        id = await running_table(house, users, rated=True, substitute="vizier")
        ann, bob = await clients(house, id, users)
        await ann.send("away", level="vizier")
        bob.read()
        state = bob.update["state"]
        assert (state["rated"], state["unrated"]) == (True, False)
        assert state["seats"][0]["stand_in"] == "scribe"
        assert codes(await bob.send("propose", kind="take-back", ply=1)) == ["error-rated-alone"]
        await advance_to(house, id, lambda table: table.seats[0].forfeited)
        house.desk.forget(id)
        await ann.send("back")
        assert ann.update["state"]["seats"][0]["forfeited"]
        await advance(house, id)
        assert await rated_results(house) == [id]
        assert await places(house, id) == [2, 1]
        assert (await info_of(house, id)).winners == [1]
        ratings = [(await people.profile.fn(house, user)).ratings[0] for user in users]
        assert ratings[0].mu < ratings[1].mu

    in_house(database_url, tmp_path, test)


def test_who_resigns_comes_last(database_url: str, tmp_path: Path) -> None:
    """A bot plays on for good; result, ratings, pages and replay agree, also after a restart."""

    async def test(house: House) -> None:
        users = await guests(house, 3)
        id = await running_table(house, users, rated=True)
        ann, bob, cleo = await clients(house, id, users)
        await ann.send("resign")
        bob.read()
        seat = bob.update["state"]["seats"][0]
        assert (seat["user"], seat["name"], seat["stand_in"]) == (users[0], "Ann", "scribe")
        assert (seat["resigned"], seat["forfeited"]) == (True, True)
        house.desk.forget(id)
        assert codes(await ann.send("back")) == ["error-resigned"]
        assert codes(await ann.send("away", level="vizier")) == ["error-resigned"]
        assert (await ann.play("pass"))["code"] == "error-resigned"
        await advance(house, id)
        found = await places(house, id)
        assert found[0] == 3
        assert sorted(found[1:]) in ([1, 1], [1, 2])
        winners = [seat for seat, place in enumerate(found) if place == 1]
        info = await info_of(house, id)
        assert info.winners == winners == (await on_disk(house, id)).info.winners
        assert info.seats[0].resigned
        cleo.read()
        assert cleo.update["view"]["winners"] == winners
        assert (await tables.scores.fn(house, id)).winners == winners
        shown = library.replay_at(await loaded_table(house, id), info.ply, -1, 0)
        assert shown.view["winners"] == winners
        assert await rated_results(house) == [id]
        assert codes(await bob.send("resign")) == ["error-over"]

    in_house(database_url, tmp_path, test)


async def places(house: House, id: str) -> list[int]:
    found = select(RESULTS.c.place).where(RESULTS.c.table_id == id).order_by(RESULTS.c.seat)
    return await house.store.read(lambda c: list(c.execute(found).scalars()))


async def rated_results(house: House) -> list[str]:
    found = select(RESULTS.c.table_id).where(RESULTS.c.rated).distinct()
    return await house.store.read(lambda c: list(c.execute(found).scalars()))


# ---- the players' part of the deal


def test_everybody_at_the_table_has_a_word_in_the_deal(database_url: str, tmp_path: Path) -> None:
    """Given after the seal is known; the first one stays; who gives none is not waited for."""

    async def test(house: House) -> None:
        ann, bob, cleo = await guests(house, 3)
        id = await open_table(house, ann, players=4, bots=["novice"])
        promised = (await info_of(house, id)).commitment
        assert await refused(word(house, bob, id, "tooearly")) == "error-spectator"
        await join(house, bob, id)
        assert await word(house, bob, id, "scarab17")
        assert not await word(house, bob, id, "another1")
        assert await word(house, ann, id, "papyrus2")
        await join(house, cleo, id)
        info = await start(house, ann, id, "")
        assert (info.salt, info.commitment) == ("papyrus2|scarab17", promised)
        assert not await word(house, cleo, id, "toolate1")  # no mistake: it was on its way
        assert await word(house, bob, id, "scarab17")  # as asked again by a page loaded anew
        await advance(house, id)
        shown = await tables.verify.fn(house, id)
        assert shown.words == [("Ann", "papyrus2"), ("Bob", "scarab17"), ("Cleo", "")]
        assert (shown.salt, shown.commitment) == ("papyrus2|scarab17", promised)
        assert shown.outcomes > 0

    in_house(database_url, tmp_path, test)


def test_who_starts_a_game_at_once_gives_the_word_with_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ann = await guest(house)
        id = await open_table(house, ann, bots=["novice"])
        assert (await start(house, ann, id, "papyrus2")).salt == "papyrus2"
        await advance(house, id)
        assert (await tables.verify.fn(house, id)).words == [("Ann", "papyrus2")]

    in_house("", tmp_path, test)


async def word(house: House, user: str, id: str, text: str) -> bool:
    """Does it count?"""
    taken: wire.DealWordTaken = await tables.give_word.fn(house, user, id, wire.DealWord(text))
    return taken.counts
