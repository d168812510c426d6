"""What a training run is made of: all that its results depend on, kept beside them."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from saqqara import __version__
from saqqara.arena.store import write_whole
from saqqara.build_info import differing, engine_digest
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.spec import Spec

FORMAT: Final = 2
RUN: Final = "run.json"


@dataclass(frozen=True)
class Settings:
    game: str
    rules: int
    encoding: int
    players: int
    options: dict[str, str]
    mixed: bool  # other options in each game, as far as the observation has the same layout
    seed: int
    primer: int  # games played by the hints, before the first round
    games: int  # of self-play, in a round
    simulations: int  # of a decision in self-play, and of a turn where networks are compared
    gate_games: int  # in which a new network has to prove itself
    first: int  # sums of the hidden layers
    second: int
    steps: int  # of learning, in a round
    batch: int  # decisions of a step
    learner: str  # `numpy`, or `torch` and its device


def game_of(settings: Settings, spec: Spec) -> Game:
    return spec.game(settings.players, settings.options)


def settle(folder: Path, settings: Settings) -> None:
    """Write down what is done in this folder, or see that it is what was: OptionError if not."""
    wanted: dict[str, Any] = {
        "format": FORMAT,
        "version": __version__,  # for people; `engine` tells whether games would be the same
        "engine": engine_digest(settings.game, weights=False),
        **asdict(settings),
    }
    path = folder / RUN
    if not path.exists():
        write_whole(path, json.dumps(wanted, indent=2).encode() + b"\n")
        return
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise other_run(folder, [RUN])
    if changed := differing(found, wanted):
        raise other_run(folder, changed)


def other_run(folder: Path, changed: list[str]) -> OptionError:
    what = ", ".join(changed)
    return OptionError(
        f"{folder} holds another training run; these differ: {what}",
        "cli-train-other",
        {"folder": str(folder), "what": what},
    )
