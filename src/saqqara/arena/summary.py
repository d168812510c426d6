"""What came of a contest, in numbers: a pure function of the plan and the results."""

from collections import Counter
from statistics import fmean
from typing import Final, TypedDict

from saqqara import __version__
from saqqara.arena.plan import Pairing, Plan
from saqqara.arena.ratings import Rating, rate
from saqqara.arena.shares import share_interval
from saqqara.arena.table import DealResult, SeatResult
from saqqara.bots.foreign_program import FAULT_KINDS, LATE
from saqqara.build_info import compiled

FORMAT: Final = 1
MOST_NOTES: Final = 10  # faults told in full


class Times(TypedDict):
    mean: float  # seconds, of the decisions with more than one choice
    max: float


class BotSummary(TypedDict):
    name: str
    seats: int  # at each table
    even_share: float  # the share it would win if all were equally strong
    win_share: float
    interval: list[float]  # 95 %, low and high
    rating: Rating
    mean_score: float  # at a seat
    mean_score_by_source: dict[str, float]
    decisions: int
    decisions_per_s: float | None  # with more than one choice; None: no time was measured
    time_per_move: Times
    faults: dict[str, int]  # by kind
    games_lost_by_fault: int


class FaultNote(TypedDict):
    bot: str
    deal: int
    rotation: int
    seat: int
    kind: str
    ply: int
    said: str
    exit: int | None
    stderr: list[str]


class GameSummary(TypedDict):
    game: str
    players: int
    options: dict[str, str]
    deals: int
    games: int
    decisions: int
    seconds: float  # of playing, added up over all workers
    seat_shares: list[float]  # what each seat won, whoever sat there
    bots: list[BotSummary]
    fault_notes: list[FaultNote]  # the first few


class Summary(TypedDict):
    format: int
    version: str
    compiled: bool
    seed: int
    deadline: float
    left_out: list[str]  # games of `all` that cannot be played by so many
    results: list[GameSummary]


def summarize(plan: Plan, results: list[DealResult], left_out: list[str]) -> Summary:
    """*results* in any order; every deal of the plan, and no other."""
    return {
        "format": FORMAT,
        "version": __version__,
        "compiled": compiled(),
        "seed": plan.seed,
        "deadline": plan.deadline,
        "left_out": left_out,
        "results": [
            summary_of(pairing, sorted_deals(pairing.game, results)) for pairing in plan.pairings
        ],
    }


def sorted_deals(game: str, results: list[DealResult]) -> list[DealResult]:
    return sorted([each for each in results if each["game"] == game], key=lambda each: each["deal"])


def summary_of(pairing: Pairing, deals: list[DealResult]) -> GameSummary:
    games = [game for deal in deals for game in deal["games"]]
    seats = [seat for game in games for seat in game["seats"]]
    ratings = rate(len(pairing.bots), games)
    return {
        "game": pairing.game,
        "players": pairing.players,
        "options": pairing.options,
        "deals": len(deals),
        "games": len(games),
        "decisions": sum(seat["decisions"] for seat in seats),
        "seconds": round(sum(game["seconds"] for game in games), 3),
        "seat_shares": [
            round(fmean(game["seats"][seat]["win"] for game in games), 6)
            for seat in range(pairing.players)
        ],
        "bots": [bot_summary(pairing, bot, deals, rating) for bot, rating in enumerate(ratings)],
        "fault_notes": fault_notes(pairing, deals),
    }


def bot_summary(pairing: Pairing, bot: int, deals: list[DealResult], rating: Rating) -> BotSummary:
    shares = [
        fmean(sum(seat["win"] for seat in game["seats"] if seat["bot"] == bot) for game in games)
        for games in [deal["games"] for deal in deals]
    ]
    chairs = pairing.chairs().count(bot)
    alone = chairs == pairing.players  # the only one there is wins for certain
    low, high = (fmean(shares),) * 2 if alone else share_interval(shares, pairing.players)
    own = [
        seat
        for deal in deals
        for game in deal["games"]
        for seat in game["seats"]
        if seat["bot"] == bot
    ]
    decisions = sum(seat["decisions"] for seat in own)
    asked = decisions - sum(seat["forced"] for seat in own)
    seconds = sum(seat["seconds"] for seat in own)
    return {
        "name": pairing.bots[bot],
        "seats": chairs,
        "even_share": round(chairs / pairing.players, 6),
        "win_share": round(fmean(shares), 6),
        "interval": [round(low, 6), round(high, 6)],
        "rating": rating,
        "mean_score": round(fmean(seat["score"] for seat in own), 4),
        "mean_score_by_source": mean_sources(own),
        "decisions": decisions,
        "decisions_per_s": round(asked / seconds, 2) if seconds > 0 else None,
        "time_per_move": {
            "mean": round(seconds / asked, 6) if asked else 0.0,
            "max": max(seat["slowest"] for seat in own),
        },
        "faults": count_faults(own),
        "games_lost_by_fault": sum(1 for seat in own if seat["fault"] is not None),
    }


def mean_sources(seats: list[SeatResult]) -> dict[str, float]:
    """By source, in the order of the score sheets; what a sheet lacks counts as nothing."""
    sums: Counter[str] = Counter()
    for seat in seats:
        sums.update(seat["sources"])
    return {source: round(points / len(seats), 4) for source, points in sums.items()}


def count_faults(seats: list[SeatResult]) -> dict[str, int]:
    counts = dict.fromkeys(FAULT_KINDS, 0)
    for seat in seats:
        counts[LATE] += seat["late"]
        if seat["fault"] is not None:
            counts[seat["fault"]["kind"]] += 1
    return counts


def fault_notes(pairing: Pairing, deals: list[DealResult]) -> list[FaultNote]:
    notes: list[FaultNote] = []
    for deal in deals:
        for game in deal["games"]:
            for place, seat in enumerate(game["seats"]):
                if seat["fault"] is not None and len(notes) < MOST_NOTES:
                    notes.append(
                        {
                            "bot": pairing.bots[seat["bot"]],
                            "deal": deal["deal"],
                            "rotation": game["rotation"],
                            "seat": place,
                            **seat["fault"],
                        }
                    )
    return notes
