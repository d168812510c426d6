"""`saqqara simulate`: many games between bots, and what came of them."""

import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Final, TypedDict

from saqqara.arena.series import MAX_GAMES, MAX_SEED, Totals
from saqqara.arena.simulate import bots_by_seat, simulate
from saqqara.build_info import compiled
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.names import bot_names
from saqqara.cli.output import print_json, print_table, progress_bar
from saqqara.cli.values import (
    bad_input,
    game_options,
    number,
    player_count,
    spec_named,
    usual_players,
)
from saqqara.text import Texts

MOST_WORKERS: Final = 60  # Windows cannot wait for more


class Result(TypedDict):
    game: str
    players: int
    games: int
    decisions: int  # of seats; chance does not count
    seconds: float  # by the clock
    wins: list[float]  # games won by each seat; a shared win counts as a fraction
    mean_score: list[float]
    compiled: bool


def run(given: Given, texts: Texts) -> int:
    spec = spec_named(given.words[0])
    named = bot_names(given.option("--bots"))
    default = len(named) if len(named) > 1 else usual_players(spec)
    players = player_count(given.option("--players"), default)
    chosen = given.options.get("--option", [])
    options = game_options(spec, players, chosen, edition_in(given, spec))
    bots = bots_by_seat(tuple(named), players)
    games = number(given.option("--games"), "--games", 1, MAX_GAMES, default=100)
    seed = number(given.option("--seed"), "--seed", 0, MAX_SEED, default=1)
    workers = number(given.option("--workers"), "--workers", 0, MOST_WORKERS, default=1)
    workers = workers or min(MOST_WORKERS, os.cpu_count() or 1)
    folder = given.option("--records")
    begin = time.perf_counter()
    with (
        clear_failures(folder),
        progress_bar(games, texts.say("cli-simulate-progress")) as progress,
    ):
        totals = simulate(spec, players, options, games, seed, bots, workers, folder, progress)
    result = as_data(spec.id, players, totals, time.perf_counter() - begin)
    if "--json" in given.flags:
        print_json(result)
    else:
        show(result, bots, texts)
    return 0


@contextmanager
def clear_failures(folder: str | None) -> Iterator[None]:
    """What a machine may refuse, as a sentence for a person."""
    try:
        yield
    except BrokenProcessPool as error:
        raise bad_input("cli-error-workers") from error
    except OSError as error:
        if folder is None:
            raise
        reason = error.strerror or str(error)
        raise bad_input("cli-error-folder", folder=folder, reason=reason) from error


def as_data(game: str, players: int, totals: Totals, seconds: float) -> Result:
    return {
        "game": game,
        "players": players,
        "games": totals.games,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "wins": totals.wins(),
        "mean_score": totals.mean_score(),
        "compiled": compiled(),
    }


def show(result: Result, bots: tuple[str, ...], texts: Texts) -> None:
    summary = texts.say(
        "cli-simulate-result",
        name=texts.game_name(result["game"]),
        players=result["players"],
        games=result["games"],
        decisions=result["decisions"],
        seconds=f"{result['seconds']:.1f}",
    )
    print(f"{summary}\n")
    head = [
        texts.say("cli-head-seat"),
        texts.say("cli-head-bot"),
        texts.say("cli-head-wins"),
        texts.say("cli-head-share"),
        texts.say("cli-head-score"),
    ]
    rows = [
        [
            str(seat + 1),
            bot,
            f"{result['wins'][seat]:,.1f}",
            f"{100 * result['wins'][seat] / result['games']:.1f} %",
            f"{result['mean_score'][seat]:.2f}",
        ]
        for seat, bot in enumerate(bots)
    ]
    print_table(head, rows, words=2)
