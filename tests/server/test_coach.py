"""The coach beside a player: asks about clear mistakes, holds nothing up, and hides from nobody."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saqqara.bots.judge import Budget, Judged
from saqqara.server import bot_processes
from saqqara.server.bot_processes import Question, coaching
from saqqara.server.limits import COACH
from saqqara.server.parts import Parts
from server.in_process import (
    Client,
    HandClock,
    asked_client,
    clients,
    codes,
    guests,
    in_server,
    only,
    running_table,
)


def judged(word: str, share: float) -> Judged:
    """A choice of which nothing but the share of the win is known for sure."""
    return {
        "action": 0,
        "word": word,
        "visits": 9,
        "win_shares": [share, 1 - share],
        "scores": [10.0 * share, 5.0],
        "sources": [{"pharaoh-source-treasure": 10.0 * share}, {"pharaoh-source-treasure": 5.0}],
        "reply": "",
        "reply_seat": -1,
        "reply_share": 0.0,
        "reply_label": None,
        "ends": "",
        "looks": [share] * 9,
        "points": [
            {"pharaoh-source-treasure": [10.0 * share] * 9},
            {"pharaoh-source-treasure": [5.0] * 9},
        ],
    }


class Thinkers:
    """Instead of processes: every choice but one is a clear mistake."""

    def __init__(self, parts: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.best = ""
        self.leave_out: set[str] = set()
        monkeypatch.setattr(parts.thinkers, "ask", self.ask)

    async def ask(self, work: Callable[[Question], list[Judged]], asked: Question) -> list[Judged]:
        assert work is coaching
        self.asked.append(asked)
        await self.gate.wait()
        match = bot_processes.match_of(asked)
        words = [match.game.word(each) for each in match.game.legal(match.state)]
        known = [word for word in words if word not in self.leave_out or word == asked.about]
        lines = [judged(word, 0.9 if word == self.best else 0.4) for word in known]
        if asked.seat == 1:
            for line in lines:
                line["win_shares"].reverse()
                line["points"].reverse()
        return sorted(lines, key=lambda line: line["word"] != self.best)


async def answer(player: Client, **message: Any) -> dict[str, Any]:
    """What the coach says, when it has said it."""
    heard = await player.send("coach", ply=player.update["ply"], **message)
    await asyncio.gather(*player.session.coach.answering)
    return only([*heard, *player.read()], "coach")


def test_a_clear_mistake_is_asked_about_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        users = await guests(parts, 2)
        mover = asked_client(await clients(parts, await running_table(parts, users), users))
        seat = mover.viewer.seat
        thinkers.best, other = mover.choices()[0], mover.choices()[1]
        await mover.send("coach", ply=mover.update["ply"])  # as soon as the person is asked
        told = await answer(mover, moves=[other])
        assert (told["grade"], told["better"]) == ("much", "")
        assert told["loss"] == pytest.approx(0.5)
        [reason] = told["reasons"]
        assert (reason["kind"], reason["seat"], reason["points"]) == ("own", seat, 5.0)
        shown = await answer(mover, moves=[other], show=True)
        assert shown["better"] == thinkers.best
        fine = await answer(mover, moves=[thinkers.best], show=True)
        assert (fine["grade"], fine["reasons"], fine["better"]) == ("none", [], "")
        nonsense = await answer(mover, moves=["fly away"])
        assert nonsense["grade"] == "none"
        assert len(thinkers.asked) == 1  # judged once, whatever is asked of it

    in_server("", tmp_path, test)


def test_of_very_many_choices_the_chosen_one_is_judged_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        users = await guests(parts, 2)
        mover = asked_client(await clients(parts, await running_table(parts, users), users))
        thinkers.best, other = mover.choices()[0], mover.choices()[1]
        thinkers.leave_out = {other}
        assert (await answer(mover, moves=[other]))["grade"] == "much"
        assert [asked.about for asked in thinkers.asked] == ["", other]

    in_server("", tmp_path, test)


def test_a_move_does_not_wait_for_a_judgement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saqqara.server.coach.PATIENCE", 0.01)

    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        thinkers.gate.clear()  # it thinks for ever
        users = await guests(parts, 2)
        mover = asked_client(await clients(parts, await running_table(parts, users), users))
        assert (await answer(mover, moves=[mover.choices()[1]]))["grade"] == "none"
        assert (await mover.play(mover.choices()[0]))["type"] == "ack"
        assert parts.thinkers.coaching == 1
        await mover.send("coach", on=False)
        await asyncio.sleep(0)  # a cancelled task ends with its next turn
        assert parts.thinkers.coaching == 0

    in_server("", tmp_path, test)


def test_coaches_neither_crowd_out_bots_nor_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        thinkers.gate.clear()
        users = await guests(parts, 2)
        parts.thinkers.urgent.processes = 1
        first = asked_client(await clients(parts, await running_table(parts, users), users))
        second = asked_client(await clients(parts, await running_table(parts, users), users))
        await first.send("coach", ply=first.update["ply"])
        await asyncio.sleep(0)
        assert (await answer(second, moves=[second.choices()[0]]))["grade"] == "none"
        assert len(thinkers.asked) == 1

    in_server("", tmp_path, test)


def test_judging_is_limited_by_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        parts.limits.enabled = True
        parts.limits.clock = HandClock()
        users = await guests(parts, 2)
        mover = asked_client(await clients(parts, await running_table(parts, users), users))
        thinkers.best, other = mover.choices()[0], mover.choices()[1]
        for _ in range(int(COACH.burst)):
            parts.limits.check(f"coach:{mover.viewer.user}", COACH)
        assert (await answer(mover, moves=[other]))["grade"] == "none"
        assert thinkers.asked == []

    in_server("", tmp_path, test)


def test_others_see_who_plays_with_a_coach(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(parts: Parts) -> None:
        Thinkers(parts, monkeypatch)
        users = await guests(parts, 2)
        players = await clients(parts, await running_table(parts, users), users)
        mover = asked_client(players)
        other = players[1 - mover.viewer.seat]
        other.read()
        await mover.send("coach", ply=mover.update["ply"])
        assert only(other.read(), "presence")["coached"] == [mover.viewer.seat]
        await mover.send("coach", ply=mover.update["ply"])
        assert other.read() == []  # told once
        await mover.send("coach", on=False)
        assert only(other.read(), "presence")["coached"] == []

    in_server("", tmp_path, test)


def test_there_is_no_coach_at_rated_tables_or_for_spectators(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        users = await guests(parts, 3)
        rated = await running_table(parts, users[:2], rated=True)
        mover = asked_client(await clients(parts, rated, users[:2]))
        assert codes(await mover.send("coach", ply=mover.update["ply"])) == ["error-no-coach"]
        [watcher] = await clients(parts, await running_table(parts, users[:2]), users[2:])
        assert codes(await watcher.send("coach", ply=1)) == ["error-spectator"]
        assert thinkers.asked == []

    in_server("", tmp_path, test)


def test_nobody_is_judged_who_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(parts: Parts) -> None:
        thinkers = Thinkers(parts, monkeypatch)
        users = await guests(parts, 2)
        players = await clients(parts, await running_table(parts, users), users)
        mover = asked_client(players)
        other = players[1 - mover.viewer.seat]
        assert (await answer(other, moves=[mover.choices()[0]]))["grade"] == "none"
        await mover.send("coach", ply=mover.update["ply"] + 1)
        assert thinkers.asked == []

    in_server("", tmp_path, test)


@pytest.mark.once
def test_the_true_coach_judges_every_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_processes, "COACH_BUDGET", Budget(8, 2))

    async def test(parts: Parts) -> None:
        users = await guests(parts, 2)
        id = await running_table(parts, users)
        mover = asked_client(await clients(parts, id, users))
        loaded = await parts.tables.loaded(id)
        assert loaded.table is not None
        asked = bot_processes.question(loaded.table, mover.viewer.seat, "hint", loaded.secret)
        assert {line["word"] for line in coaching(asked)} == set(mover.choices())
        one = mover.choices()[-1]
        monkeypatch.setattr(bot_processes, "MOST_COACHED", 1)
        assert one in {line["word"] for line in coaching(asked.of(one))}
        assert len(coaching(asked)) <= 3

    in_server("", tmp_path, test)
