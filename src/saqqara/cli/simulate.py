"""`saqqara simulate`: many games between bots, and what came of them."""

import time
from pathlib import Path
from typing import TypedDict

from saqqara.arena.simulate import MAX_GAMES, bots_by_seat, simulate
from saqqara.build_info import compiled
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.many import clear_failures, seed_of, workers_of
from saqqara.cli.names import bot_names
from saqqara.cli.output import print_json, print_table, progress_bar
from saqqara.cli.values import game_options, number, player_count, spec_named, usual_players
from saqqara.kernel.playout import Tally
from saqqara.text import Texts


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
    seed, workers = seed_of(given), workers_of(given)
    out = given.option("--records")
    folder = None if out is None else Path(out)
    begin = time.perf_counter()
    with (
        clear_failures(folder, texts, records=True),
        progress_bar(games, texts.say("cli-simulate-progress")) as progress,
    ):
        totals = simulate(spec, players, options, games, seed, bots, workers, out, progress)
    result = as_data(spec.id, players, totals, time.perf_counter() - begin)
    if "--json" in given.flags:
        print_json(result)
    else:
        show(result, bots, texts)
    return 0


def as_data(game: str, players: int, totals: Tally, seconds: float) -> Result:
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
