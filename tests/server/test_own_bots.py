"""Bots of the host's own: chosen by name, fair, and nothing they do wrong loses a game."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.server import own_bots as own
from saqqara.server.bot_processes import BotProcesses
from saqqara.server.levels import own_bots
from saqqara.table.clock import new_clock
from saqqara.table.pace import Pace
from saqqara.table.seats import WEAK, Seat, may_be_rated
from saqqara.table.table import Table
from services.table_server import TableServer, begin, own_turn, say, told

BOTS = """
import time
from saqqara.bots import Bot, Observer

class Last(Bot):
    def choose(self, observer: Observer) -> int:
        print("what a bot prints is no answer")
        assert type(observer) is Observer
        return observer.legal()[-1]

class Broken(Bot):
    def choose(self, observer: Observer) -> int:
        raise RuntimeError("no idea")

class Cheat(Bot):
    def choose(self, observer: Observer) -> int:
        return 100_000

class Asleep(Bot):
    def choose(self, observer: Observer) -> int:
        time.sleep(600)
        return observer.legal()[0]

class Gone(Bot):
    def choose(self, observer: Observer) -> int:
        import os
        os._exit(3)
"""
PROGRAM = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decide":
        print(json.dumps({"choice": asked["choices"][-1]["word"]}))
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the host has written their bots."""
    (tmp_path / "own_bots_of_a_test.py").write_text(BOTS, "utf-8")
    (tmp_path / "last.py").write_text(PROGRAM, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def py(kind: str) -> str:
    return f"py:own_bots_of_a_test:{kind}"


def table_against(name: str) -> Table:
    match = Match(game_spec("murals"), 2, {})
    seats = [Seat(bot=name), Seat(bot=name)]
    table = Table(match, SealedDealer(bytes(32), "a table"), seats, new_clock(Pace(), 2, 0.0), WEAK)
    table.begin(0.0)
    return table


async def turn_of(bot: str, times: int = 1) -> list[list[str]]:
    thinkers = BotProcesses(1, {"Anubis": bot})
    try:
        table = table_against("Anubis")
        seat = table.bot_seats()[0]
        return [await thinkers.choose(table, seat, bytes(32)) for _ in range(times)]
    finally:
        thinkers.close()


@pytest.mark.parametrize("kind", ["py", "cmd"])
def test_it_plays_what_it_chooses(folder: Path, kind: str) -> None:
    bot = py("Last") if kind == "py" else f"cmd:{sys.executable} {folder / 'last.py'}"
    with capture_logs() as logs:
        first, second = asyncio.run(turn_of(bot, 2))
    assert logs == []
    assert first == second
    table = table_against("Anubis")
    game = table.match.game
    assert first[0] == game.word(game.legal(table.match.state)[-1])


@pytest.mark.parametrize(
    ("kind", "fault"),
    [("Broken", "crashed"), ("Cheat", "illegal"), ("Asleep", "late"), ("Gone", "crashed")],
)
def test_another_plays_the_turn_of_one_that_fails(
    folder: Path, kind: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if fault == "late":
        monkeypatch.setattr(own, "TURN_SECONDS", 1.0)
        monkeypatch.setattr(own, "START_SECONDS", 2.0)
    with capture_logs() as logs:
        [words] = asyncio.run(turn_of(py(kind)))
    [line] = logs
    assert (line["log_level"], line["bot"], line["kind"]) == ("warning", "Anubis", fault)
    assert line["instead"] == WEAK
    if kind == "Broken":
        assert "no idea" in line["said"]
        assert "RuntimeError: no idea" in line["stderr"][-1]
    table = table_against("Anubis")
    before = table.ply()
    table.play(table.bot_seats()[0], before, words, 1.0)
    assert table.ply() > before


def test_one_that_is_offered_no_longer_is_replaced() -> None:
    async def play() -> list[str]:
        thinkers = BotProcesses(1)
        table = table_against("Anubis")
        return await thinkers.choose(table, table.bot_seats()[0], bytes(32))

    with capture_logs() as logs:
        assert asyncio.run(play())
    assert [line["kind"] for line in logs] == ["missing"]


def test_nobody_waits_for_one_that_sleeps(folder: Path) -> None:
    """The end of a server does not wait for it either."""

    async def play() -> float:
        thinkers = BotProcesses(1, {"Anubis": py("Asleep")})
        table = table_against("Anubis")
        seat = table.bot_seats()[0]
        asking = asyncio.create_task(thinkers.choose(table, seat, bytes(32)))
        while not thinkers.own.running:
            await asyncio.sleep(0.05)
        asking.cancel()
        thinkers.close()
        return time.monotonic()

    closed = asyncio.run(play())
    assert time.monotonic() - closed < own.TURN_SECONDS


@pytest.mark.parametrize(
    ("told", "error"),
    [
        ("novice=py:own_bots_of_a_test:Last", "error-own-bot-name"),
        ("local=py:own_bots_of_a_test:Last", "error-own-bot-name"),
        ("=py:own_bots_of_a_test:Last", "error-own-bot-name"),
        ("A name of a bot that is long=py:own_bots_of_a_test:Last", "error-own-bot-name"),
        ("Anubis", "error-own-bot"),
        ("Anubis=vizier", "error-own-bot"),
        ("Anubis=py:own_bots_of_a_test:Nobody", "bot-plugin"),
        ("Anubis=cmd:no-such-program-anywhere", "bot-foreign-missing"),
    ],
)
def test_what_cannot_play_is_refused_at_the_start(folder: Path, told: str, error: str) -> None:
    with pytest.raises(OptionError) as refused:
        own_bots([told])
    assert refused.value.code == error
    assert own_bots(["アヌビス=" + py("Last")]) == {"アヌビス": py("Last")}


def test_two_have_two_names(folder: Path) -> None:
    with pytest.raises(OptionError):
        own_bots(["Anubis=" + py("Last"), "Anubis=" + py("Broken")])


def test_games_with_them_are_not_rated() -> None:
    people = [Seat("ann", "Ann"), Seat("ben", "Ben")]
    assert may_be_rated([*people, Seat(bot="vizier")])
    assert not may_be_rated([*people, Seat(bot="Anubis")])


def test_people_choose_it_by_its_name(folder: Path) -> None:
    with TableServer(
        "--bot", f"Anubis=cmd:{sys.executable} {folder / 'last.py'}",
        "--bot", f"Seth=cmd:{sys.executable} -c pass",
    ) as server, server.guest() as ann:  # fmt: skip
        levels = ann.get("/api/games").json()["levels"]
        assert levels[-2:] == ["Anubis", "Seth"]
        table = begin(ann, game="murals", players=3, bots=["Anubis", "Seth"], rated=True)
        with server.live(table, ann) as socket:
            update = own_turn(socket)
            for number in range(3):
                word = update["decision"]["choices"][0]["word"]
                say(socket, "play", id=f"move-{number}", ply=update["ply"], moves=[word])
                update = next_turn(socket, update["ply"])
        info: dict[str, Any] = ann.get(f"/api/tables/{table}").json()
        assert [seat["bot"] for seat in info["seats"]] == ["", "Anubis", "Seth"]
        assert not info["rated"]
        failed = [line for line in server.log_lines() if "failed" in line["event"]]
        assert {line["bot"] for line in failed} == {"Seth"}
        assert all(line["level"] == "warning" for line in failed)
        assert server.troubles() == []


def next_turn(socket: Any, ply: int) -> dict[str, Any]:
    """The next question to us after that ply."""
    while True:
        update = told(socket, "update")
        if update["decision"] is not None and update["ply"] > ply:
            return update
