"""A contest from the plan to the results, and the files that are made of them."""

import csv
import io
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from saqqara.arena.backends import Job, Opening, play_all
from saqqara.arena.chart import ChartWords, draw_chart
from saqqara.arena.parquet import parquet_bytes
from saqqara.arena.plan import Plan
from saqqara.arena.store import open_store, plan_data, write_whole
from saqqara.arena.summary import Summary
from saqqara.arena.table import DealResult

RESULTS = "results.parquet"
SUMMARY = "summary.json"
SHEET = "summary.csv"
CHART = "chart.svg"


def play_contest(
    plan: Plan,
    opening: Opening,
    folder: Path | None,
    progress: Callable[[int], None],
) -> list[DealResult]:
    """Every deal of the plan. With a *folder*, what was played there before is not again.

    *progress* is told how many games have just been finished, those of before included.
    """
    if folder is None:
        return play_missing(plan, opening, [], lambda _: None, progress)
    with open_store(folder, plan) as store:
        return play_missing(plan, opening, store.done, store.add, progress)


def play_missing(
    plan: Plan,
    opening: Opening,
    done: list[DealResult],
    keep: Callable[[DealResult], None],
    progress: Callable[[int], None],
) -> list[DealResult]:
    wanted = {pairing.game: plan.deals(pairing) for pairing in plan.pairings}
    results = [each for each in done if each["deal"] < wanted.get(each["game"], 0)]
    known = {(each["game"], each["deal"]) for each in results}
    progress(sum(len(each["games"]) for each in results))
    if len(results) == sum(wanted.values()):
        return results
    with opening() as backend, closing(play_all(backend, missing(plan, known))) as found:
        for result in found:
            keep(result)
            results.append(result)
            progress(len(result["games"]))
    return results


def missing(plan: Plan, known: set[tuple[str, int]]) -> Iterator[Job]:
    for pairing in plan.pairings:
        for deal in range(plan.deals(pairing)):
            if (pairing.game, deal) not in known:
                yield pairing.for_deal(deal), plan.seed, plan.deadline, deal


def write_files(
    folder: Path,
    plan: Plan,
    results: list[DealResult],
    summary: Summary,
    words: ChartWords,
) -> None:
    write_whole(folder / RESULTS, parquet_bytes(plan, results, json.dumps(plan_data(plan))))
    text = json.dumps(summary, ensure_ascii=False, indent=2)
    write_whole(folder / SUMMARY, text.encode() + b"\n")
    write_whole(folder / SHEET, sheet_of(summary).encode())
    write_whole(folder / CHART, draw_chart(summary, words).encode())


def sheet_of(summary: Summary) -> str:
    """A line for each bot of each game, for spreadsheets."""
    out = io.StringIO()
    writer = csv.writer(out)
    head = ("game", "players", "games", "bot", "seats", "win_share", "low", "high", "even_share")
    writer.writerow((*head, "rating", "mean_score", "seconds_per_move", "faults"))
    for result in summary["results"]:
        for bot in result["bots"]:
            place = (result["game"], result["players"], result["games"], bot["name"], bot["seats"])
            share = (bot["win_share"], *bot["interval"], bot["even_share"], bot["rating"]["mu"])
            rest = (bot["mean_score"], bot["time_per_move"]["mean"], sum(bot["faults"].values()))
            writer.writerow((*place, *share, *rest))
    return out.getvalue()
