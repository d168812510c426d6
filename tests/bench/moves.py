"""What a move costs the server, part by part, in one process without sockets.

    PYTHONPATH=tests python tests/bench/moves.py [--tables 50] [--moves 3000] [PACKAGE ...]

People at many tables play at random through the server's own sessions, viewers and store (SQLite,
every move on disk): four at each, and a spectator. Told is the CPU time of a move in each part,
without the parts inside it, in millionths of a second; the thread that writes to disk counts
apart. With folders that hold a package `saqqara` (.venv/package of another clone, say) these
builds take turns, so that they share the noise of the machine.
"""

import argparse
import asyncio
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

GAMES: Final = ("pharaoh", "imhotep")
PLAYERS: Final = 4
REST: Final = "tasks, wake-ups, the rest"
WRITER: Final = "writing to disk (the other thread)"

# Whose time counts as what; what is not there in a build is left out.
PARTS: Final = (
    ("decode", "saqqara.server.table_session", "TableSession", "decode"),
    ("rules", "saqqara.table.table", "Table", "play"),
    ("what was typed, into notation", "saqqara.server.table_session", "", "in_notation"),
    ("views", "saqqara.server.views", "", "table_view"),
    ("choices and refusals", "saqqara.server.views", "", "decision_of"),
    ("events", "saqqara.server.views", "", "events_for"),
    ("boards on the way", "saqqara.server.views", "", "acts_for"),
    ("boards on the way", "saqqara.server.views", "Sight", "acts"),
    ("views", "saqqara.server.views", "Sight", "view"),
    ("state of the table", "saqqara.server.views", "", "state_of"),
    ("state of the table", "saqqara.server.viewers", "", "state_of"),
    ("the rest of an update", "saqqara.server.views", "", "update_of"),
    ("the rest of an update", "saqqara.server.viewers", "", "update_of"),
    ("events", "saqqara.server.viewers", "", "happened_since"),
    ("patches", "saqqara.server.viewers", "", "patch_of"),
    ("encode", "saqqara.server.viewers", "", "ENCODE"),
    ("encode", "saqqara.server.table_session", "", "ENCODE"),
    ("telling viewers", "saqqara.server.viewers", "Viewers", "changed"),
    ("rows", "saqqara.server.rows", "", "change_of"),
    ("at a glance", "saqqara.server.rows", "", "glance_text"),
    ("notices", "saqqara.server.outbox", "", "newly_asked"),
    ("notices", "saqqara.server.outbox", "", "taken_back"),
    ("changing a table", "saqqara.server.live_tables", "LiveTables", "after_store"),
)


class Meter:
    """CPU time by part, each without the parts inside it."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = defaultdict(int)
        self.inside: list[int] = []  # of the parts that are open, what their own parts took

    def wrap(self, part: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def measured(*args: Any, **more: Any) -> Any:
            self.inside.append(0)
            begin = time.thread_time_ns()
            try:
                return call(*args, **more)
            finally:
                took = time.thread_time_ns() - begin
                self.spent[part] += took - self.inside.pop()
                if self.inside:
                    self.inside[-1] += took

        return measured

    def wrap_all(self) -> None:
        for part, module, owner, name in PARTS:
            place: Any = importlib.import_module(module)
            place = getattr(place, owner, None) if owner else place
            if hasattr(place, name):
                setattr(place, name, self.wrap(part, getattr(place, name)))


class Swallow:
    """Takes what a viewer is told, and keeps what its decision needs."""

    def __init__(self) -> None:
        self.messages = 0
        self.bytes = 0

    def tell(self, message: bytes) -> bool:
        self.messages += 1
        self.bytes += len(message)
        return True

    def hang_up(self) -> None:
        """Nobody is there."""


class Play:
    def __init__(self, parts: Any, patches: bool) -> None:
        self.parts = parts
        self.patches = patches
        self.moves = 0
        self.last = 0
        self.told = Swallow()
        self.users: list[str] = []

    async def prepare(self) -> None:
        from saqqara.server import accounts

        for number in range(PLAYERS):
            name = f"Player {number}"
            user = await self.parts.store.write(
                lambda c, name=name: accounts.new_user(c, name, "en", 0.0)
            )
            self.users.append(user)

    async def open(self, game: str) -> tuple[str, list[Any]]:
        from saqqara.server import lobby
        from saqqara.server.table_session import TableSession
        from saqqara.server.viewers import Viewer
        from saqqara.server.wire import NewTable

        def seat_all(connection: Any) -> str:
            wish = lobby.checked_wish(NewTable(game, PLAYERS))
            id: str = lobby.open_table(connection, self.users[0], wish, 0.0)
            for seat in range(1, PLAYERS):
                lobby.join(connection, id, self.users[seat], seat, 0.0)
            lobby.start(connection, id, self.users[0], "", 0.0)
            return id

        id = await self.parts.store.write(seat_all)
        sessions = []
        for user in [*self.users, ""]:
            viewer = Viewer(id, user)
            if hasattr(viewer, "patches"):
                viewer.patches = self.patches
            session = TableSession(self.parts, viewer, user)
            await session.open(0)
            if hasattr(viewer, "connect"):
                viewer.connect(self.told)
            sessions.append(session)
        return id, sessions

    async def play(self, number: int, id: str, sessions: list[Any]) -> None:
        """One game, or until there were moves enough."""
        chance = random.Random(number)
        found: list[Any] = []
        await self.parts.tables.look(id, found.append)
        table = found[0].table
        while not table.over() and self.moves < self.last:
            seat = table.asked()[0]
            word = table.match.game.word(chance.choice(table.choices(seat)))
            self.moves += 1
            play = {"type": "play", "id": f"m{self.moves}", "ply": table.ply(), "moves": [word]}
            await sessions[seat].receive(msgspec.json.encode(play))
            for session in sessions:
                if not hasattr(session.viewer, "connect"):  # builds that send from a box
                    while session.viewer.outbox:
                        self.told.tell(session.viewer.outbox.popleft())

    async def open_all(self, tables: int) -> list[tuple[str, list[Any]]]:
        return [await self.open(GAMES[number % len(GAMES)]) for number in range(tables)]

    async def play_all(self, opened: list[tuple[str, list[Any]]], moves: int) -> None:
        self.last = self.moves + moves
        await asyncio.gather(*(self.play(at, *each) for at, each in enumerate(opened)))


async def measure(tables: int, moves: int, patches: bool, folder: str) -> dict[str, Any]:
    from saqqara.server.migrate import migrate
    from saqqara.server.parts import Parts
    from saqqara.server.run import prepare_process
    from saqqara.server.settings import Settings

    parts = Parts(Settings(data=Path(folder), limits=False, thinkers=1))
    migrate(parts.store.engine)
    meter = Meter()
    play = Play(parts, patches)
    await play.prepare()
    await play.play_all(await play.open_all(10), moves // 10)
    opened = await play.open_all(tables)
    prepare_process()  # as the server has it
    meter.wrap_all()
    before = (play.moves, play.told.messages, play.told.bytes)
    main, both = time.thread_time_ns(), time.process_time_ns()
    await play.play_all(opened, moves)
    main, both = time.thread_time_ns() - main, time.process_time_ns() - both
    made = play.moves - before[0]
    meter.spent[WRITER] = both - main
    meter.spent[REST] = main - sum(meter.spent[part] for part in meter.spent if part != WRITER)
    parts.store.close()
    return {
        "parts": {part: spent / made / 1e6 for part, spent in meter.spent.items()},
        "whole": both / made / 1e6,
        "messages": (play.told.messages - before[1]) / made,
        "bytes": (play.told.bytes - before[2]) / made,
    }


def one(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="saqqara-moves-") as folder:
        found = asyncio.run(measure(given.tables, given.moves, given.patches, folder))
    sys.stdout.write(json.dumps(found) + "\n")


def in_turns(given: argparse.Namespace) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {package: [] for package in given.packages}
    for _ in range(given.rounds):
        for package in given.packages:
            path = os.pathsep.join([package, os.environ.get("PYTHONPATH", "")])
            size = ["--tables", str(given.tables), "--moves", str(given.moves), "--one"]
            size += ["--patches"] if given.patches else []
            done = subprocess.run(
                [sys.executable, __file__, *size],
                env=os.environ | {"PYTHONPATH": path},
                stdout=subprocess.PIPE,
                check=True,
            )
            found[package].append(json.loads(done.stdout))
    return found


def tell(found: dict[str, list[dict[str, Any]]]) -> None:
    middle = {
        package: {
            part: statistics.median(each["parts"].get(part, 0.0) for each in rounds)
            for part in {part for each in rounds for part in each["parts"]}
        }
        for package, rounds in found.items()
    }
    first = next(iter(middle.values()))
    names = {part for parts in middle.values() for part in parts}
    for part in sorted(names, key=lambda part: -first.get(part, 0.0)):
        spent = "".join(f"{1000 * parts.get(part, 0.0):9.1f}" for parts in middle.values())
        sys.stdout.write(f"{part:38}{spent}\n")
    for name, unit in (("whole", 1000), ("messages", 1), ("bytes", 1)):
        values = [statistics.median(each[name] for each in rounds) for rounds in found.values()]
        sys.stdout.write(f"{name:38}" + "".join(f"{unit * value:9.1f}" for value in values) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("packages", nargs="*", default=[""], help="folders with a saqqara in them")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--patches", action="store_true", help="viewers take patches")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        one(given)
    else:
        tell(in_turns(given))


if __name__ == "__main__":
    main()
