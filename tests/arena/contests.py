"""Small contests to look at."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from saqqara.arena.backends import processes
from saqqara.arena.contest import play_contest
from saqqara.arena.plan import Plan, pair
from saqqara.arena.table import DealResult
from saqqara.games import game_spec

TIMES = ("seconds", "slowest", "decisions_per_s", "time_per_move")


def plan(
    bots: tuple[str, ...] = ("random", "random"),
    players: int = 2,
    games: int = 4,
    seed: int = 1,
    deadline: float = 10.0,
) -> Plan:
    return Plan((pair(game_spec("pharaoh"), players, {}, bots),), games, seed, deadline)


def nothing(games: int) -> None:
    """No progress bar."""


def played(
    what: Plan,
    workers: int = 1,
    folder: Path | None = None,
    progress: Callable[[int], None] = nothing,
) -> list[DealResult]:
    return play_contest(what, lambda: processes(workers, what.bots()), folder, progress)


def without_times(data: Any) -> Any:
    """Results or summaries without what the clock said."""
    if isinstance(data, dict):
        return {key: without_times(value) for key, value in data.items() if key not in TIMES}
    if isinstance(data, list):
        return [without_times(item) for item in data]
    return deepcopy(data)
