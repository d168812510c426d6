"""`saqqara arena`: which bot is stronger, and how sure that is."""

import re
from pathlib import Path
from typing import Final

from saqqara.arena.chart import ChartWords
from saqqara.arena.contest import play_contest, write_files
from saqqara.arena.plan import MAX_DEALS, Pairing, Plan, pair
from saqqara.arena.summary import BotSummary, GameSummary, Summary, summarize
from saqqara.bots.foreign import DEADLINE
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.extras import require
from saqqara.cli.help import WIDTH
from saqqara.cli.many import clear_failures, opening_of, seed_of
from saqqara.cli.names import bot_names
from saqqara.cli.output import print_json, print_table, progress_bar, safe_line
from saqqara.cli.values import (
    bad_input,
    closest,
    game_options,
    number,
    player_count,
    spec_named,
    usual_players,
)
from saqqara.games import GAMES
from saqqara.kernel.match import plain
from saqqara.kernel.spec import Spec
from saqqara.text import Texts
from saqqara.text.width import CUT, cells, together, truncate, wrap

ALL: Final = "all"
LONGEST_DEADLINE: Final = 3600
NAME_CELLS: Final = 16
FAULTY: Final = 1  # exit code, for whoever tests a bot
NEEDED: Final = ("openskill", "pyarrow")


def run(given: Given, texts: Texts) -> int:
    plan, left_out = plan_of(given)
    require(NEEDED, "arena")
    out = given.option("--out")
    folder = None if out is None else Path(out)
    opening = opening_of(given, plan.bots())
    with (
        clear_failures(folder, texts),
        progress_bar(plan.all_games(), texts.say("cli-simulate-progress")) as progress,
    ):
        results = play_contest(plan, opening, folder, progress)
        summary = summarize(plan, results, left_out)
        if folder is not None:
            write_files(folder, plan, results, summary, chart_words(summary, texts))
    if "--json" in given.flags:
        print_json(summary)
    else:
        show(summary, folder, texts)
    return FAULTY if "--strict" in given.flags and has_faults(summary) else 0


def has_faults(summary: Summary) -> bool:
    return any(sum(bot["faults"].values()) for each in summary["results"] for bot in each["bots"])


# ---- what is to be played


def plan_of(given: Given) -> tuple[Plan, list[str]]:
    """The plan, and the games of `all` that so many cannot play."""
    bots = tuple(bot_names(given.option("--bots")))
    if not bots:
        raise bad_input("cli-arena-bots")
    players = given.option("--players")
    chosen = given.options.get("--option", [])
    if plain(given.words[0]) == ALL:
        if given.option("--edition") is not None:
            raise bad_input("cli-error-edition-one")
        pairings, left_out = pair_all(players, chosen, bots)
    else:
        spec = spec_named(given.words[0])
        count = player_count(players, default_players(spec, bots))
        options = game_options(spec, count, chosen, edition_in(given, spec))
        pairings = [pair(spec, count, options, bots)]
        left_out = []
    games = number(given.option("--games"), "--games", 1, MAX_DEALS, default=100)
    deadline = seconds(given.option("--deadline"))
    return Plan(tuple(pairings), games, seed_of(given), deadline), left_out


def default_players(spec: Spec, bots: tuple[str, ...]) -> int:
    return len(bots) if len(bots) > 1 else usual_players(spec)


def pair_all(
    players: str | None, chosen: list[str], bots: tuple[str, ...]
) -> tuple[list[Pairing], list[str]]:
    """Every game; an option counts for those games that have it, and must be one of somebody."""
    for text in chosen:
        key = option_key(text)
        known = sorted({option.id for spec in GAMES for option in spec.options})
        if key not in known:
            near = closest(key, known)
            raise bad_input("cli-arena-option", option=key, allowed=near or ", ".join(known))
    pairings: list[Pairing] = []
    left_out: list[str] = []
    for spec in GAMES:
        count = player_count(players, default_players(spec, bots))
        if count not in spec.players:
            left_out.append(spec.id)
            continue
        own = [text for text in chosen if option_key(text) in {each.id for each in spec.options}]
        pairings.append(pair(spec, count, game_options(spec, count, own), bots))
    if not pairings:
        raise bad_input("cli-arena-nobody", players=player_count(players, len(bots)))
    return pairings, left_out


def option_key(text: str) -> str:
    return plain(text).partition("=")[0].strip().replace("-", "_")


def seconds(text: str | None) -> float:
    if text is None:
        return DEADLINE
    try:
        value = float(plain(text))
    except ValueError:
        value = 0.0
    if not 0 < value <= LONGEST_DEADLINE:  # refuses NaN too
        raise bad_input("cli-arena-deadline", value=text, high=LONGEST_DEADLINE)
    return value


# ---- what came of it


def heading(result: GameSummary, texts: Texts) -> str:
    return texts.say(
        "cli-arena-heading",
        name=texts.game_name(result["game"]),
        players=result["players"],
        games=result["games"],
        deals=result["deals"],
    )


def chart_words(summary: Summary, texts: Texts) -> ChartWords:
    return ChartWords(
        texts.say("cli-arena-chart-title"),
        texts.say("cli-arena-chart-legend"),
        [heading(result, texts) for result in summary["results"]],
    )


def show(summary: Summary, folder: Path | None, texts: Texts) -> None:
    for place, result in enumerate(summary["results"]):
        if place > 0:
            print()
        show_result(result, texts)
    if summary["left_out"]:
        games = ", ".join(summary["left_out"])
        print("\n" + "\n".join(wrap(texts.say("cli-arena-left-out", games=games), WIDTH)))
    if folder is not None:
        print("\n" + safe_line(texts.say("cli-arena-files", folder=str(folder))))


def show_result(result: GameSummary, texts: Texts) -> None:
    print("\n".join(wrap(heading(result, texts), WIDTH)) + "\n")
    head = [
        texts.say("cli-head-bot"),
        texts.say("cli-head-share"),
        texts.say("cli-arena-head-interval"),
        texts.say("cli-arena-head-rating"),
        texts.say("cli-head-points"),
        texts.say("cli-arena-head-mean"),
        texts.say("cli-arena-head-max"),
        texts.say("cli-arena-head-faults"),
    ]
    print_table(head, [row_of(bot) for bot in result["bots"]])
    print()
    for bot in result["bots"]:
        show_sources(bot, texts)
    for note in result["fault_notes"]:
        line = texts.say(
            "cli-arena-fault",
            bot=short_name(note["bot"], NAME_CELLS),
            kind=note["kind"],
            deal=note["deal"],
            ply=note["ply"],
            said=note["said"] or "-",
        )
        print(truncate(safe_line(line), WIDTH))
        for last in note["stderr"][-3:]:
            print(truncate(safe_line(f"    {last}"), WIDTH))


def short_name(name: str, width: int) -> str:
    """The end of a command says more than its beginning: whole words of it, if one fits."""
    shown = safe_line(name)
    while cells(shown) > width and (words := re.split(r"[ :/]", shown, maxsplit=1))[1:]:
        shown = words[1]
    while cells(shown) > width:
        shown = CUT + shown[len(CUT) + 1 :]
    return shown


def row_of(bot: BotSummary) -> list[str]:
    times = "" if bot["seats"] == 1 else f" x {bot['seats']}"
    low, high = bot["interval"]
    return [
        short_name(bot["name"], NAME_CELLS - len(times)) + times,
        f"{100 * bot['win_share']:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{bot['rating']['mu']:.1f}",
        f"{bot['mean_score']:.2f}",
        f"{1000 * bot['time_per_move']['mean']:,.2f}",
        f"{1000 * bot['time_per_move']['max']:,.0f}",
        str(sum(bot["faults"].values())),
    ]


def show_sources(bot: BotSummary, texts: Texts) -> None:
    """Where the points came from."""
    items = [
        together(f"{texts.say(source)} {points:.1f}")
        for source, points in bot["mean_score_by_source"].items()
    ]
    line = texts.say(
        "cli-arena-sources",
        bot=short_name(bot["name"], NAME_CELLS),
        sources=texts.say("common-list-gap").join(items),
    )
    print("\n".join(wrap(line, WIDTH, "", "    ")))
