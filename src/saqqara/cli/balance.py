"""`saqqara balance`: what each side of a board brings, and how much it helps to begin."""

import json
from pathlib import Path
from typing import Final

from saqqara.arena.balance import (
    FIRST,
    SEAT_1,
    BalanceSummary,
    PartSummary,
    SeatSummary,
    TableSummary,
    board_plan,
    mixed_boards,
    plain_boards,
    play_boards,
    subfolder,
    summarize_boards,
)
from saqqara.arena.balance_chart import BalanceWords, draw_balance
from saqqara.arena.contest import CHART, RESULTS, SUMMARY
from saqqara.arena.parquet import parquet_bytes
from saqqara.arena.plan import MAX_DEALS, Plan
from saqqara.arena.store import plan_data, write_whole
from saqqara.arena.table import DealResult
from saqqara.cli.arena import option_key
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.extras import require
from saqqara.cli.help import WIDTH
from saqqara.cli.many import clear_failures, opening_of, seed_of
from saqqara.cli.names import bot_names, names_in
from saqqara.cli.output import print_json, print_table, progress_bar, safe_line
from saqqara.cli.values import bad_input, game_options, player_count, spec_named
from saqqara.cli.values import number as whole_number
from saqqara.games import GAMES
from saqqara.kernel.spec import Parts, Spec
from saqqara.text import Texts
from saqqara.text.width import wrap

ALL: Final = "all"
USUAL_BOT: Final = "greedy"
USUAL_GAMES: Final = 400
NEEDED: Final = ("pyarrow",)


def run(given: Given, texts: Texts) -> int:
    spec = spec_named(given.words[0])
    parts = parts_of(spec)
    asked = boards_asked(given, parts)
    plans = plans_of(given, spec, parts, asked)
    require(NEEDED, "arena")
    out = given.option("--out")
    folder = None if out is None else Path(out)
    opening = opening_of(given, plans[0].bots())
    games = sum(plan.all_games() for plan in plans)
    with (
        clear_failures(folder, texts),
        progress_bar(games, texts.say("cli-simulate-progress")) as progress,
    ):
        results = play_boards(plans, opening, folder, progress)
        summary = summarize_boards(parts, plans, results, asked or [ALL])
        if folder is not None:
            write_files(folder, plans, results, summary, chart_words(summary, texts))
    if "--json" in given.flags:
        print_json(summary)
    else:
        show(summary, folder, texts)
    return 0


# ---- what is to be played


def parts_of(spec: Spec) -> Parts:
    if spec.parts is None:
        able = ", ".join([each.id for each in GAMES if each.parts is not None])
        raise bad_input("cli-balance-game", game=spec.id, allowed=able)
    return spec.parts


def boards_asked(given: Given, parts: Parts) -> list[str]:
    """The boards that were named, or one of each side; none means all, mixed."""
    named = [name.upper() for text in given.options.get("--sides", []) for name in names_in(text)]
    if "--all" in given.flags:
        if "--sides" in given.options:
            raise bad_input("cli-balance-either")
        return []
    for board in named:
        if len(board) != len(parts.sources) or not set(board) <= set(parts.sides):
            raise bad_input(
                "cli-balance-sides",
                value=board,
                letters=len(parts.sources),
                sides=", ".join(parts.sides),
            )
    if "--sides" in given.options and not named:
        raise bad_input("cli-error-needs-value", option="--sides", value="SIDES,..")
    return list(dict.fromkeys(named)) or list(plain_boards(parts))


def plans_of(given: Given, spec: Spec, parts: Parts, asked: list[str]) -> list[Plan]:
    """One for each number of players."""
    games = whole_number(given.option("--games"), "--games", 1, MAX_DEALS, default=USUAL_GAMES)
    seed = seed_of(given)
    bots = tuple(bot_names(given.option("--bots")) or [USUAL_BOT])
    boards = tuple(asked) or mixed_boards(parts, seed)
    step = len(asked) or len(parts.sides)
    return [
        board_plan(
            spec,
            parts,
            players,
            options_for(given, spec, parts, players),
            bots,
            boards,
            step,
            games,
            seed,
        )
        for players in counts_of(given.option("--players"), spec)
    ]


def counts_of(text: str | None, spec: Spec) -> list[int]:
    """Whether so many can play is for the game to say."""
    if text is None:
        return list(spec.players)
    counts = [player_count(name, 0) for name in names_in(text)]
    if not counts:
        raise bad_input("cli-error-needs-value", option="--players", value="N,..")
    return sorted(set(counts))


def options_for(given: Given, spec: Spec, parts: Parts, players: int) -> dict[str, str]:
    """Seat 1 begins, so that what a seat wins tells what its place in the order is worth."""
    chosen = given.options.get("--option", [])
    for text in chosen:
        if option_key(text) in {parts.option, FIRST}:
            raise bad_input("cli-balance-option", option=option_key(text))
    own = [f"{FIRST}={SEAT_1}"] if FIRST in {option.id for option in spec.options} else []
    return game_options(spec, players, [*chosen, *own], edition_in(given, spec))


# ---- what came of it


def write_files(
    folder: Path,
    plans: list[Plan],
    results: list[list[DealResult]],
    summary: BalanceSummary,
    words: BalanceWords,
) -> None:
    for plan, deals in zip(plans, results, strict=True):
        content = parquet_bytes(plan, deals, json.dumps(plan_data(plan)))
        write_whole(subfolder(folder, plan) / RESULTS, content)
    text = json.dumps(summary, ensure_ascii=False, indent=2)
    write_whole(folder / SUMMARY, text.encode() + b"\n")
    write_whole(folder / CHART, draw_balance(summary, words).encode())


def chart_words(summary: BalanceSummary, texts: Texts) -> BalanceWords:
    return BalanceWords(
        texts.say("cli-balance-chart-title", name=texts.game_name(summary["game"])),
        texts.say("cli-balance-chart-pieces"),
        texts.say("cli-balance-chart-first"),
        texts.say("cli-balance-chart-legend"),
        {row["part"]: texts.say(row["part"]) for row in summary["results"][0]["parts"]},
        [
            texts.say("cli-balance-players", players=table["players"])
            for table in summary["results"]
        ],
    )


def show(summary: BalanceSummary, folder: Path | None, texts: Texts) -> None:
    for place, table in enumerate(summary["results"]):
        if place > 0:
            print()
        show_table(summary["game"], table, texts)
    if folder is not None:
        print("\n" + safe_line(texts.say("cli-arena-files", folder=str(folder))))


def show_table(game: str, table: TableSummary, texts: Texts) -> None:
    heading = texts.say(
        "cli-arena-heading",
        name=texts.game_name(game),
        players=table["players"],
        games=table["games"],
        deals=table["deals"],
    )
    print("\n".join(wrap(heading, WIDTH)) + "\n")
    head = [
        texts.say("cli-balance-head-part"),
        texts.say("cli-balance-head-pieces"),
        texts.say("cli-head-points"),
        texts.say("cli-balance-head-each"),
        texts.say("cli-arena-head-interval"),
    ]
    print_table(head, [part_row(row, texts) for row in table["parts"]])
    print()
    head = [
        texts.say("cli-head-seat"),
        texts.say("cli-head-share"),
        texts.say("cli-arena-head-interval"),
        texts.say("cli-head-points"),
    ]
    print_table(head, [seat_row(seat) for seat in table["seats"]])
    print()
    print("\n".join(wrap(first_line(table, texts), WIDTH)))
    if table["faults"]:
        print("\n".join(wrap(texts.say("cli-balance-faults", seats=table["faults"]), WIDTH)))


def part_row(row: PartSummary, texts: Texts) -> list[str]:
    each = row["points_per_piece"]
    return [
        f"{texts.say(row['part'])} {row['side']}",
        f"{row['pieces']:.2f}",
        f"{row['points']:.2f}",
        "-" if each is None else f"{each:.2f}",
        between(row["interval"]),
    ]


def between(interval: list[float] | None) -> str:
    return "-" if interval is None else f"{interval[0]:.2f} .. {interval[1]:.2f}"


def seat_row(seat: SeatSummary) -> list[str]:
    low, high = seat["interval"]
    return [
        str(seat["seat"] + 1),
        f"{100 * seat['win_share']:.1f} %",
        f"{100 * low:.1f} .. {100 * high:.1f}",
        f"{seat['mean_score']:.2f}",
    ]


def first_line(table: TableSummary, texts: Texts) -> str:
    return texts.say(
        "cli-balance-first",
        share=f"{100 * (table['seats'][0]['win_share'] - table['even_share']):+.1f}",
        points=f"{table['first_lead']:+.2f}",
        interval=between(table["first_lead_interval"]),
    )
