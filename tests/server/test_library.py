"""Finished games: replay, records in and out, what-ifs, score sheets, people's pages, ratings."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from cli.playing import played
from saqqara.cli.main import main
from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer, SeededDealer
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.game import scores
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.record import read_record, verify_deal
from saqqara.kernel.record import record_of as write_record
from saqqara.server import finished_games, scoring, wire
from saqqara.server.parts import Parts
from saqqara.server.schema import RATINGS, RESULTS, TABLES
from saqqara.server.web import people, tables
from server.in_process import (
    advance,
    as_sent,
    client,
    guest,
    guests,
    in_server,
    info_of,
    loaded_table,
    on_disk,
    open_table,
    played_table,
    refused,
    running_table,
    words_of,
    work,
)

GAMES = ["pharaoh", "imhotep"]


async def record_of(parts: Parts, id: str) -> str:
    return str((await tables.record.fn(parts, id)).content)


# ---- what is printed


def test_boards_and_cards_say_the_same_all_through_a_game(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 3)
        for game, figure in (("imhotep", "heights"), ("pharaoh", "rounds")):
            id = await open_table(parts, people[0], game, players=3)
            before = await tables.printed.fn(parts, id)
            assert before[figure] == game_spec(game).game(3, {}).voice.printed()[figure]
            begun = await running_table(parts, people, game)
            assert await tables.printed.fn(parts, begun) == before

    in_server("", tmp_path, test)


# ---- replay


@pytest.mark.parametrize("game", GAMES)
def test_every_ply_can_be_seen_from_every_seat(game: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        id = await played_table(parts, await guests(parts, 2), game)
        loaded = await loaded_table(parts, id)
        words = words_of(loaded)
        again = Match(game_spec(game), 2, loaded.info.options)
        events: list[Any] = []
        for ply in range(len(words) + 1):
            if ply:
                again.take(action_of(again.game, words[ply - 1]))
            for seat in (-1, 0, 1):
                shown = finished_games.replay_at(loaded, ply, seat, own=-1)
                assert shown.view == again.view(seat)
                assert (shown.ply, shown.plies) == (ply, len(words))
                assert shown.word == (words[ply - 1] if ply else "")
                assert shown.by == (again.plies[-1].seat if ply else -1)
            events += finished_games.replay_at(loaded, ply, 0, own=-1).events if ply else []
        assert events == finished_games.events_between(loaded, 0, 0)
        with pytest.raises(SaqqaraError) as caught:
            finished_games.replay_at(loaded, len(words) + 1, -1, -1)
        assert caught.value.code == "error-record-ply"

    in_server("", tmp_path, test)


def test_the_score_sheet_adds_up_and_shows_the_course(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        for game in GAMES:
            id = await played_table(parts, await guests(parts, 2), game)
            loaded = await loaded_table(parts, id)
            sheet = finished_games.score_sheet(loaded)
            assert sheet.scores == [sum(each.values()) for each in sheet.sheets]
            assert (sheet.scores, sheet.winners) == (loaded.info.scores, loaded.info.winners)
            order = sorted(range(2), key=lambda seat: sheet.places[seat])
            assert [seat for seat in order if sheet.places[seat] == 1] == sheet.winners
            assert sheet.course[0] == [0, *scores_at(loaded.info.options, game, [])]
            assert sheet.course[-1] == [loaded.info.ply, *sheet.scores]
            for ply, *points in sheet.course[:: max(1, len(sheet.course) // 5)]:
                words = words_of(loaded)[:ply]
                assert points == scores_at(loaded.info.options, game, words)

    in_server("", tmp_path, test)


def scores_at(options: dict[str, str], game: str, words: list[str]) -> list[int]:
    match = Match(game_spec(game), 2, options)
    for word in words:
        match.take(action_of(match.game, word))
    return scores(match.game, match.state)


def test_own_best_and_wins_are_told_to_nobody_else(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        first = await played_table(parts, [ann, bob])
        second = await played_table(parts, [bob, ann])
        elsewhere = await played_table(parts, [ann, bob], "imhotep")
        sheets = [await tables.scores.fn(parts, id) for id in (first, second)]
        for user, seats in ((ann, (0, 1)), (bob, (1, 0))):
            points = [sheet.scores[seat] for sheet, seat in zip(sheets, seats, strict=True)]
            won = [seat in sheet.winners for sheet, seat in zip(sheets, seats, strict=True)]
            own = await tables.own_record.fn(parts, user, second)
            assert own == wire.OwnRecord(2, sum(won), max(points), points[0])
            assert (await tables.own_record.fn(parts, user, first)).before == points[1]
            assert (await tables.own_record.fn(parts, user, elsewhere)).before is None
        # Whoever only looks hears nothing about those who played.
        assert await tables.own_record.fn(parts, cleo, first) == wire.OwnRecord(0, 0, None, None)

    in_server("", tmp_path, test)


def test_the_own_record_waits_for_the_end(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        people = await guests(parts, 2)
        id = await running_table(parts, people)
        code = await refused(tables.own_record.fn(parts, people[0], id))
        assert code == "error-not-over"

    in_server("", tmp_path, test)


# ---- records


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_out_and_comes_in_again(
    game: str, database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await played_table(parts, [ann, bob], game, bots=["novice"])
        text = await record_of(parts, id)
        file = tmp_path / "game.json"
        file.write_text(text, "utf-8")
        assert main(["check", "--json", str(file)]) == 0
        (report,) = json.loads(capsys.readouterr().out)
        record = read_record(text)
        assert report["verified"] == verify_deal(game_spec(game), record) > 0
        assert (await tables.verify.fn(parts, id)).outcomes == report["verified"]
        assert record.seats == ["Ann", "Bob", "novice"]

        copy = await tables.import_record.fn(parts, bob, wire.RecordText(text))
        assert (copy.status, copy.origin, copy.rated, copy.public) == (
            "over",
            {"import": True},
            False,
            False,
        )
        assert [seat.name for seat in copy.seats] == record.seats
        assert not any(seat.user or seat.bot for seat in copy.seats)
        assert await record_of(parts, copy.id) == text
        assert (await tables.verify.fn(parts, copy.id)).sealed
        assert (await on_disk(parts, copy.id)).info == copy
        assert await parts.store.read(lambda c: c.execute(counted(copy.id)).all()) == []
        watching = await client(parts, copy.id)
        assert watching.update["view"]["over"]

    in_server(database_url, tmp_path, test)


def counted(id: str) -> Any:
    return select(RESULTS).where(RESULTS.c.table_id == id)


def test_a_record_of_the_terminal_can_be_imported(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        match = played(Match(game_spec("pharaoh"), 3, {}), SeededDealer(1))
        text = write_record(match, ["Ann", "Bob", "Cleo"], {}).to_json()
        info = await tables.import_record.fn(parts, ann, wire.RecordText(text))
        assert info.commitment == ""
        assert not (await tables.verify.fn(parts, info.id)).sealed
        assert await record_of(parts, info.id) == text

    in_server("", tmp_path, test)


def changed_record(text: str, **fields: Any) -> str:
    return json.dumps(json.loads(text) | fields)


def bad_records(text: str) -> list[tuple[str, str]]:
    data = json.loads(text)
    plies, dealer = data["plies"], data["dealer"]
    half = len(plies) // 32 * 16
    unfinished = {
        "plies": plies[:half],
        "digests": {k: v for k, v in data["digests"].items() if int(k) <= half},
    }
    open_game = {k: v for k, v in data.items() if k not in {"result", "dealer"}} | unfinished
    return [
        ("", "error-record"),
        ("[]", "error-record"),
        ("[" * 100_000, "error-record"),
        (changed_record(text, game="mehen"), "error-game"),
        (changed_record(text, rules=99), "error-record-rules"),
        (changed_record(text, plies=plies[:-1]), "error-record-astray"),
        (changed_record(text, plies=[plies[0], *plies]), "error-record-astray"),
        (changed_record(text, plies=["x"] * 100_001), "error-record"),
        (changed_record(text, result={"scores": [99, 0], "winners": [0]}), "error-record-astray"),
        (changed_record(text, dealer=dealer | {"salt": "other"}), "error-record-astray"),
        (changed_record(text, dealer=dealer | {"secret": "00" * 32}), "error-record-astray"),
        (changed_record(text, dealer={"salt": "s"}), "error-record"),
        (json.dumps(open_game), "error-record-open"),
    ]


def test_a_bad_record_is_refused_by_name(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        text = await record_of(parts, await played_table(parts, [ann, bob]))
        for bad, code in bad_records(text):
            wish = tables.import_record.fn(parts, ann, wire.RecordText(bad))
            assert await refused(wish) == code, bad[:200]
        count = select(TABLES.c.id)
        assert len(await parts.store.read(lambda c: c.execute(count).all())) == 1

    in_server("", tmp_path, test)


def test_a_record_may_hold_any_names_and_salt(database_url: str, tmp_path: Path) -> None:
    """Records come from anywhere; what is in them must not trip the database."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        match = played(Match(game_spec("pharaoh"), 2, {}), SeededDealer(1))
        odd = write_record(match, ["", "\x00\u202e" + "x" * 500], {}).to_json()
        info = await tables.import_record.fn(parts, ann, wire.RecordText(odd))
        assert [seat.name for seat in info.seats] == ["-", "x" * 32]
        for salt, code in (("s" * 128, ""), ("s" * 129, "error-record"), ("\x00", "error-record")):
            dealer = SealedDealer(b"secret", salt)
            match = played(Match(game_spec("pharaoh"), 2, {}), dealer)
            text = write_record(match, ["Ann", "Bob"], dealer.published()).to_json()
            wish = wire.RecordText(text)
            if code:
                assert await refused(tables.import_record.fn(parts, ann, wish)) == code
            else:
                info = await tables.import_record.fn(parts, ann, wish)
                assert (await tables.verify.fn(parts, info.id)).sealed

    in_server(database_url, tmp_path, test)


# ---- what-ifs


@pytest.mark.parametrize("game", GAMES)
def test_a_what_if_goes_on_from_any_ply(game: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await played_table(parts, users, game, rated=True)
        source = await loaded_table(parts, id)
        words = words_of(source)
        for ply in range(0, len(words), 10):
            wish = wire.Fork(ply=ply, seat=ply % 2, bots=["novice"])
            info = await tables.fork.fn(parts, users[1], id, wish)
            assert info.origin == {"fork": id, "ply": ply}
            assert (info.rated, info.public, info.commitment) == (False, False, "")
            assert info.seats[ply % 2].user == users[1]
            assert info.seats[1 - ply % 2].bot == "novice"
            assert words_of(await loaded_table(parts, info.id))[:ply] == words[:ply]
            await advance(parts, info.id, seed=ply)
            over = await on_disk(parts, info.id)
            assert over.info.status == "over"
            assert not finished_games.verification(over).sealed
            assert "dealer" not in json.loads(finished_games.record_text(over))
        assert (await info_of(parts, id)).origin == {}
        rated = select(RESULTS.c.table_id).where(RESULTS.c.rated).distinct()
        assert await parts.store.read(lambda c: list(c.execute(rated).scalars())) == [id]

    in_server("", tmp_path, test)


def test_bots_play_along_in_a_what_if(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        id = await played_table(parts, [ann, bob], substitute="novice")
        info = await tables.fork.fn(parts, ann, id, wire.Fork(ply=20, seat=0))
        assert info.seats[1].bot == "novice"
        player = await client(parts, info.id, ann)
        rng = random.Random(1)
        while not player.over():
            if player.choices():
                assert (await player.play(rng.choice(player.choices())))["type"] == "ack"
            else:
                assert await work(parts) == 1
            player.read()
        for wish in (wire.Fork(ply=10_000), wire.Fork(ply=1, seat=2), wire.Fork(ply=1, seat=-1)):
            assert await refused(tables.fork.fn(parts, ann, id, wish)) in {
                "error-record-ply",
                "error-seat",
            }
        bad = wire.Fork(ply=1, bots=["god"])
        assert await refused(tables.fork.fn(parts, ann, id, bad)) == "error-level"

    in_server(database_url, tmp_path, test)


# ---- people's pages


def test_profile_and_history_keep_private_tables_private(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        hidden = await played_table(parts, [ann, bob], rated=True)
        shown = await played_table(parts, [ann, bob], "imhotep", public=True)
        profile = await people.profile.fn(parts, ann)
        assert (profile.name, profile.guest) == ("Ann", True)
        assert profile.played == {"pharaoh": 1, "imhotep": 1}
        assert [each.game for each in profile.ratings] == ["pharaoh"]

        async def history(viewer: str) -> list[wire.Result]:
            found = await parts.store.read(lambda c: finished_games.history(c, ann, viewer))
            return found.results

        assert {each.table for each in await history(ann)} == {hidden, shown}
        for viewer in (bob, ""):
            (result,) = await history(viewer)
            assert (result.table, result.names) == (shown, ["Ann", "Bob"])
        info = await info_of(parts, hidden)
        mine = next(each for each in await history(ann) if each.table == hidden)
        assert (mine.rated, mine.seat, mine.score) == (True, 0, info.scores[0])
        assert (mine.place == 1) is (0 in info.winners)
        assert await refused(people.profile.fn(parts, "nobody")) == "error-missing"

    in_server(database_url, tmp_path, test)


# ---- ratings


async def all_ratings(parts: Parts) -> list[Any]:
    order = select(RATINGS).order_by(RATINGS.c.game, RATINGS.c.user_id)
    return await parts.store.read(lambda c: [tuple(row) for row in c.execute(order)])


def test_rated_games_count_and_can_be_counted_again(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        await played_table(parts, [ann, bob])
        assert await all_ratings(parts) == []
        for game in GAMES:
            await played_table(parts, [ann, bob], game, rated=True)
            await played_table(parts, [bob, cleo], game, rated=True, bots=["mason"])
        found = await all_ratings(parts)
        assert [row[4] for row in found if row[1] == bob] == [2, 2]
        assert len(found) == 6
        info = await info_of(parts, await played_table(parts, [ann, cleo], rated=True))
        again = await all_ratings(parts)
        assert again != found
        winners = [[ann, cleo][seat] for seat in info.winners]
        if len(winners) == 1:
            new, old = (
                {row[1]: row[2] for row in each if row[0] == "pharaoh"} for each in (again, found)
            )
            assert new[winners[0]] > old[winners[0]]
        assert await parts.store.write(scoring.recompute) == 5
        for before, after in zip(again, await all_ratings(parts), strict=True):
            assert before[:2] == after[:2]
            assert before[2:] == pytest.approx(after[2:])

    in_server(database_url, tmp_path, test)


def test_games_that_end_together_all_count(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob = await guests(parts, 2)
        ids = [await running_table(parts, [ann, bob], rated=True) for _ in range(8)]
        await asyncio.gather(*(advance(parts, id, seed=n) for n, id in enumerate(ids)))
        assert [row[4] for row in await all_ratings(parts)] == [8, 8]

    in_server(database_url, tmp_path, test)


def test_leaders_have_played_and_can_be_switched_off(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        for n in range(finished_games.LEAST_GAMES):
            id = await running_table(parts, [ann, bob], rated=True)
            await advance(parts, id, seed=n)
        await played_table(parts, [ann, cleo], rated=True)
        board = await people.leaderboard.fn(parts, "pharaoh")
        assert {leader.user for leader in board.leaders} == {ann, bob}  # cleo: too few
        ratings = [leader.rating for leader in board.leaders]
        assert ratings == sorted(ratings, reverse=True)
        assert (await people.leaderboard.fn(parts, "imhotep")).leaders == []
        assert await refused(people.leaderboard.fn(parts, "mehen")) == "error-game"

    in_server("", tmp_path, test)

    async def quiet(parts: Parts) -> None:
        assert await refused(people.leaderboard.fn(parts, "pharaoh")) == "error-missing"
        assert not (await tables.games.fn(parts)).leaderboards

    in_server("", tmp_path, quiet, leaderboards=False)


def test_the_log_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def first(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await played_table(parts, users)
        log = as_sent(finished_games.events_between(await loaded_table(parts, id), 0, 1))
        parts.tables.forget(id)
        assert as_sent(finished_games.events_between(await loaded_table(parts, id), 0, 1)) == log

    in_server("", tmp_path, first)
