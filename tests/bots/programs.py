"""Programs that play, well or badly, and a table for them to sit at."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from saqqara.bots import Observer
from saqqara.bots.foreign import ForeignBot
from saqqara.games import game_spec
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

# Answers every question with the first choice; `answer` can be replaced in front of it.
FIRST = """
import json, sys
def answer(message):
    return {"choice": message["choices"][0]["word"]}
%s
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        said = answer(message)
        print(said if isinstance(said, str) else json.dumps(said), flush=True)
"""


def command(code: str) -> str:
    """A quick Python without site packages."""
    return f"{shlex.quote(sys.executable)} -I -S -c {shlex.quote(code)}"


def script(folder: Path, definition: str) -> str:
    """The same as a file: commas end a name on the command line."""
    path = folder / "bot.py"
    path.write_text(FIRST % definition, "utf-8")
    return f"{shlex.quote(sys.executable)} -I -S {shlex.quote(str(path))}"


def answering(definition: str = "") -> str:
    return command(FIRST % definition)


def decisions(game: Game, seed: int) -> Iterator[State]:
    """The positions of a random game at which a seat has a choice."""
    rng = Rng(seed)
    s = game.start()
    while not s.over():
        if s.seat() == CHANCE:
            game.apply(s, game.sample(s, rng))
            continue
        choices = game.legal(s)
        if len(choices) > 1:
            yield s.clone()
        game.apply(s, choices[rng.below(len(choices))])


def observers(count: int, players: int = 2) -> list[Observer]:
    game = game_spec("pharaoh").game(players, {})
    found = [Observer(game, s, s.seat()) for s in decisions(game, 3)]
    return found[:count]


def foreign(text: str, deadline: float = 30.0) -> ForeignBot:
    bot = ForeignBot(text, 1, 2)
    bot.deadline = deadline
    return bot


def is_alive(pid: int) -> bool:
    """A process that has ended may wait for a parent that never asks."""
    listed = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, check=False, text=True
    )
    return listed.stdout.strip()[:1] not in {"", "Z"}
