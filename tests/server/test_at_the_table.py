"""What people do at a table besides deciding: take-backs, pauses, leaving, talk, watching."""

from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.judge import Budget, Judged
from saqqara.server import bot_processes, finished_games
from saqqara.server.limits import CHAT, MESSAGES
from saqqara.server.parts import Parts
from saqqara.server.table_session import LONGEST_MESSAGE
from server.in_process import (
    HandClock,
    advance,
    as_sent,
    asked_client,
    client,
    clients,
    codes,
    guest,
    guests,
    in_server,
    on_disk,
    only,
    open_table,
    running_table,
    stored_plies,
    told_log,
    words_of,
    work,
)

LIVE = {"kind": "live", "bank": 60, "increment": 5}


# ---- by consent


def test_an_answer_never_counts_for_another_proposal(database_url: str, tmp_path: Path) -> None:
    """Ann's take-back is replaced by a pause while Bob still reads it."""

    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users)
        await advance(parts, id, 25)
        ann, bob, cleo = await clients(parts, id, users)
        await ann.send("propose", kind="take-back", ply=12)
        await cleo.send("answer", agree=True, proposal=1)
        await cleo.send("propose", kind="pause")
        assert codes(await bob.send("answer", agree=True, proposal=1)) == ["error-other-proposal"]
        newest = bob.update["state"]["proposal"]
        assert (newest["id"], newest["kind"], newest["agreed"]) == (2, "pause", [2])
        loaded = await on_disk(parts, id)  # as another server would find it
        assert loaded.table is not None
        assert (loaded.table.proposals, loaded.table.proposal is None) == (2, False)
        await ann.send("answer", agree=True, proposal=2)
        await bob.send("answer", agree=True, proposal=2)
        assert bob.update["state"]["clock"]["paused"]

    in_server(database_url, tmp_path, test)


def test_a_take_back_needs_everybody(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users, "imhotep")
        await advance(parts, id, 25)
        ann, bob, cleo = await clients(parts, id, users)
        before = words_of(await on_disk(parts, id))
        await ann.send("propose", kind="take-back", ply=12)
        bob.read()
        proposal = bob.update["state"]["proposal"]
        assert proposal == {"id": 1, "kind": "take-back", "seat": 0, "ply": 12, "agreed": [0]}
        await bob.send("answer", agree=True)
        assert words_of(await on_disk(parts, id)) == before
        await cleo.send("answer", agree=False)
        assert cleo.update["state"]["proposal"] is None
        assert codes(await bob.send("answer", agree=True)) == ["error-no-proposal"]

        await ann.send("propose", kind="take-back", ply=12)
        await bob.send("answer", agree=True)
        await cleo.send("answer", agree=True)
        stored = words_of(await on_disk(parts, id))
        assert stored[:12] == before[:12]
        assert len(stored) == cleo.update["ply"] < len(before)
        await advance(parts, id, 6, seed=9)
        disk = await on_disk(parts, id)
        for each in (ann, bob, cleo):
            each.read()
            log = finished_games.events_between(disk, 0, each.viewer.seat)
            assert told_log(each.heard) == as_sent(log)
        far = await ann.send("propose", kind="take-back", ply=500)
        assert codes(far) == ["error-undo"]

    in_server(database_url, tmp_path, test)


def test_chance_deals_the_same_after_a_take_back(tmp_path: Path) -> None:
    """Or people would take back until the draw suits them."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        id = await running_table(parts, [ann], bots=["novice"])
        await advance(parts, id, 40, seed=2)
        before = words_of(await on_disk(parts, id))
        player = await client(parts, id, ann)
        await player.send("propose", kind="take-back", ply=0)  # nobody else to ask
        table = (await on_disk(parts, id)).table
        assert table is not None
        dealt = words_of(await on_disk(parts, id))
        assert 0 < len(dealt) < len(before)
        assert dealt == before[: len(dealt)]

    in_server("", tmp_path, test)


def test_a_pause_stops_the_clock_until_somebody_goes_on(database_url: str, tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, pace=LIVE)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        clock.pass_by(10)
        await players[0].send("propose", kind="pause")
        await players[1].send("answer", agree=True)
        mover.read()
        assert mover.update["state"]["clock"]["paused"]
        assert mover.update["state"]["clock"]["left"][mover.viewer.seat] == 50
        clock.pass_by(100_000)
        assert await work(parts) == 0
        assert (await mover.play(mover.choices()[0]))["code"] == "error-paused"
        await players[0].send("resume")
        mover.read()
        state = mover.update["state"]["clock"]
        assert (state["paused"], state["left"][mover.viewer.seat]) == (False, 50)
        assert state["deadline"] == clock.now + 50
        assert (await mover.play(mover.choices()[0]))["type"] == "ack"

    in_server(database_url, tmp_path, test, clock=clock)


# ---- leaving and being late


def test_a_bot_plays_for_who_is_away_and_hands_back(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, substitute="scribe")
        players = await clients(parts, id, users)
        mover = asked_client(players)
        seat, ply = mover.viewer.seat, mover.update["ply"]
        assert codes(await mover.send("away", level="god")) == ["error-level"]
        await mover.send("away", level="novice")
        assert mover.update["state"]["seats"][seat]["stand_in"] == "novice"
        assert (await mover.play(mover.choices()[0]))["code"] == "error-away"
        assert await work(parts) == 1
        mover.read()
        assert mover.update["ply"] > ply
        assert (await stored_plies(parts, id))[ply].seat == seat
        await mover.send("back")
        assert mover.update["state"]["seats"][seat]["stand_in"] == ""
        other = players[1 - seat]
        await other.send("away")
        assert other.update["state"]["seats"][1 - seat]["stand_in"] == "scribe"
        while not mover.update["decision"]:
            assert await work(parts) == 1
            mover.read()
        assert (await mover.play(mover.choices()[0]))["type"] == "ack"

    in_server(database_url, tmp_path, test)


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [(LIVE, 60.0), ({"kind": "days", "days": 2}, 2 * 86400.0)],
    ids=["live", "days"],
)
def test_who_is_late_is_replaced_and_may_come_back(
    pace: dict[str, Any], seconds: float, database_url: str, tmp_path: Path
) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, pace=pace, substitute="novice")
        players = await clients(parts, id, users)
        late = asked_client(players)
        seat = late.viewer.seat
        clock.pass_by(seconds - 1)
        assert await work(parts) == 0
        clock.pass_by(1)
        assert await work(parts) == 1
        late.read()
        assert late.update["state"]["seats"][seat]["stand_in"] == "novice"
        await late.send("back")
        assert late.update["state"]["seats"][seat]["stand_in"] == ""
        assert late.update["state"]["clock"]["left"][seat] >= 30
        clock.pass_by(seconds)
        assert await work(parts) == 1
        ply = late.update["ply"]
        assert await work(parts) == 1  # now the bot decides
        late.read()
        assert late.update["ply"] > ply

    in_server(database_url, tmp_path, test, clock=clock)


def test_the_clock_runs_for_who_is_asked(tmp_path: Path) -> None:
    clock = HandClock()

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users, "imhotep", pace=LIVE)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        seat = mover.viewer.seat
        while mover.update["decision"]:
            clock.pass_by(2)
            await mover.play(mover.choices()[0])
            mover.read()
        state = mover.update["state"]["clock"]
        assert state["left"][1 - seat] == 60
        assert state["left"][seat] < 60 + 5  # some was spent; the increment is paid once
        assert state["running"] == [1 - seat]

    in_server("", tmp_path, test, clock=clock)


# ---- who is here


def test_presence_names_who_sits_and_counts_who_watches(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await running_table(parts, [ann, bob])
        first = await client(parts, id, ann)
        assert first.heard[0]["here"] == [ann]
        second = await client(parts, id, bob)
        await client(parts, id, bob)  # a second window
        await client(parts, id, cleo)
        nameless = await client(parts, id)
        presence = first.read()[-1]
        seated = {"here": sorted([ann, bob]), "coached": []}
        assert presence == {"type": "presence", **seated, "watching": 2}
        nameless.close()
        second.close()
        assert first.read()[-1] == {"type": "presence", **seated, "watching": 1}

    in_server("", tmp_path, test)


def test_a_nameless_spectator_sits_on_no_seat(database_url: str, tmp_path: Path) -> None:
    """Neither on a bot's nor on a free one."""

    async def test(parts: Parts) -> None:
        ann = await guest(parts)
        begun = await running_table(parts, [ann], bots=["novice"])
        waiting = await open_table(parts, ann)
        for id in (begun, waiting):
            watching = await client(parts, id)
            assert watching.heard[0]["seat"] == -1
            assert watching.update["decision"] is None
            assert codes(await watching.send("away")) == ["error-spectator"]
            assert codes(await watching.send("propose", kind="pause")) == ["error-spectator"]
            assert (await watching.play("declare"))["code"] == "error-spectator"
            assert codes(await watching.send("hint", ply=0)) == ["error-spectator"]
            assert codes(await watching.send("say", text="hi")) == ["error-not-signed-in"]
            await watching.send("seen", ply=3)
            assert codes(watching.heard) == ["error-spectator"] * 4 + ["error-not-signed-in"]

    in_server(database_url, tmp_path, test)


def test_spectators_see_the_game_go_on(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 3)
        id = await running_table(parts, users[:2])
        watching = await client(parts, id, users[2])
        await advance(parts, id, 30)
        watching.read()
        assert watching.update["view"]["seat"] == -1
        log = finished_games.events_between(await on_disk(parts, id), 0, -1)
        assert told_log(watching.heard) == as_sent(log)

    in_server("", tmp_path, test)


# ---- talk


def test_chat_is_one_clean_line_for_all(database_url: str, tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        ann, bob, cleo = await guests(parts, 3)
        id = await running_table(parts, [ann, bob])
        first = await client(parts, id, ann, "Ann")
        second = await client(parts, id, bob, "Bob")
        third = await client(parts, id, cleo, "Cleo")
        await first.send("say", text="  hi\n\n\x00\u202ethere <b>全員</b> ")
        await third.send("say", text="I watch")
        await third.send("say", text=" \t\n ")
        lines = [m for m in second.read() if m["type"] == "chat"][-1]["lines"]
        said = [(line["name"], line["seat"], line["text"]) for line in lines]
        assert said == [("Ann", 0, "hi there <b>全員</b>"), ("Cleo", -1, "I watch")]
        late = await client(parts, id, bob)
        assert late.heard[0]["chat"] == lines
        assert codes(await first.send("say", text="x" * 501)) == ["error-message"]
        assert codes(await first.send("say", text="")) == ["error-message"]

    in_server(database_url, tmp_path, test)


def test_who_talks_or_sends_too_much_has_to_wait(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        now = HandClock()
        parts.limits.clock = now
        ann, bob = await guests(parts, 2)
        id = await running_table(parts, [ann, bob])
        talker, other = await clients(parts, id, [ann, bob])
        for _ in range(int(CHAT.burst)):
            assert codes(await talker.send("say", text="hi")) == []
        assert codes(await talker.send("say", text="hi")) == ["error-too-fast"]
        assert codes(await other.send("say", text="hi")) == []
        now.pass_by(1)
        assert codes(await talker.send("say", text="hi")) == []
        now.pass_by(1000)
        for _ in range(int(MESSAGES.burst)):
            assert codes(await talker.send("ping")) == []
        assert codes(await talker.send("ping")) == ["error-too-fast"]
        assert codes(await other.send("ping")) == []

    in_server("", tmp_path, test, limits=True)


def test_what_is_not_understood_is_answered_and_harms_nobody(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        garbage: list[str | bytes] = [
            "",
            "nonsense",
            b"\xff\xfe",
            "[" * 5000,
            '{"type":"play"}',
            '{"type":"play","id":"","ply":1,"moves":["x"]}',
            '{"type":"play","id":"\\u0000","ply":1,"moves":["x"]}',
            '{"type":"play","id":"a","ply":-1,"moves":["x"]}',
            '{"type":"play","id":"a","ply":1,"moves":[]}',
            '{"type":"undo","ply":1e99,"to":0}',
            '{"type":"open","sesame":1}',
            "x" * (LONGEST_MESSAGE + 1),
        ]
        for text in garbage:
            await mover.session.receive(text)
            assert codes(mover.read()) == ["error-message"], text
        assert (await mover.play(mover.choices()[0]))["type"] == "ack"

    in_server("", tmp_path, test)


# ---- hints


def test_hints_are_for_who_is_asked_at_unrated_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "HINT_BUDGET", Budget(8, 4))

    async def here(work: Any, asked: bot_processes.Question) -> list[Judged]:
        found: list[Judged] = work(asked)
        return found

    async def test(parts: Parts) -> None:
        monkeypatch.setattr(parts.thinkers, "ask", here)
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        other = players[1 - mover.viewer.seat]
        ply = mover.update["ply"]
        hints = only(await mover.send("hint", ply=ply), "hint")
        assert hints["ply"] == ply
        assert {line["word"] for line in hints["choices"]} <= set(mover.choices())
        first, *others = hints["choices"]
        assert (first["loss"], first["grade"], first["reasons"]) == (0, "none", [])
        assert others
        assert all(line["loss"] >= 0 for line in others)
        assert codes(await other.send("hint", ply=ply)) == ["error-not-asked"]
        assert codes(await mover.send("hint", ply=ply + 1)) == ["error-stale"]
        rated = await running_table(parts, users, rated=True)
        mover = asked_client(await clients(parts, rated, users))
        asked = await mover.send("hint", ply=mover.update["ply"])
        assert codes(asked) == ["error-no-hints"]

    in_server("", tmp_path, test)


# ---- what a choice will do


def test_consequences_travel_with_the_choice_and_for_several_on_request(tmp_path: Path) -> None:
    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        players = await clients(parts, id, users)
        mover = asked_client(players)
        other = players[1 - mover.viewer.seat]
        ply = mover.update["ply"]
        lay = next(each for each in mover.update["decision"]["choices"] if each["word"] == "lay 2")
        summed = {"id": "pharaoh-effect-sum", "args": {"number": 2, "least": 1}}
        assert lay["effects"] == [{"text": summed, "tone": "gain"}]
        moves = ["lay 2", "lay 3", "declare"]
        told = only(await mover.send("preview", ply=ply, moves=moves), "preview")
        leads = {"id": "pharaoh-effect-leads", "args": {"number": 5}}
        assert (told["moves"], told["effects"]) == (moves, [{"text": leads, "tone": "gain"}])
        assert mover.update["ply"] == ply
        assert only(await other.send("preview", ply=ply, moves=moves), "preview")["effects"] == []
        late = only(await mover.send("preview", ply=ply + 1, moves=moves), "preview")
        assert late["effects"] == []
        assert codes(await mover.send("preview", ply=ply, moves=["declare"])) == ["error-illegal"]

    in_server("", tmp_path, test)
