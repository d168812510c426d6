"""How balanced the boards of a game are: what each side of each part brings, and the first seat.

For each number of players a contest (contest.py) is played whose board changes from deal to
deal. Points per piece are sums over all deals with that side; how sure they are is told by the
spread between deals, as the games of a deal share their luck.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from statistics import fmean
from typing import Final, TypedDict

from saqqara import __version__
from saqqara.arena.backends import Opening
from saqqara.arena.contest import play_contest
from saqqara.arena.plan import Plan, pair
from saqqara.arena.shares import share_interval, t_quantile
from saqqara.arena.table import DealResult, SeatResult
from saqqara.bots.foreign import DEADLINE
from saqqara.build_info import compiled
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Parts, Spec

FORMAT: Final = 1
MIXES: Final = 1024  # boards of a mixed run, before they come again
FIRST: Final = "first"  # the option that says who begins, where a game has it
SEAT_1: Final = "1"


class PartSummary(TypedDict):
    part: str  # message id
    side: str
    games: int
    pieces: float  # of a player in a game
    points: float
    points_per_piece: float | None  # None: nobody brought any
    interval: list[float] | None  # 95 %, low and high; None: from one deal nothing can be told


class SeatSummary(TypedDict):
    seat: int  # from 0, in the order of play
    win_share: float
    interval: list[float]
    mean_score: float


class TableSummary(TypedDict):
    """All games of one number of players."""

    players: int
    deals: int
    games: int
    seconds: float  # of playing, added up over all workers
    faults: int  # seats whose bot failed
    even_share: float
    seats: list[SeatSummary]
    first_lead: float  # points of the first seat above the mean of the others
    first_lead_interval: list[float] | None
    parts: list[PartSummary]


class BalanceSummary(TypedDict):
    format: int
    version: str
    compiled: bool
    seed: int
    game: str
    options: dict[str, str]
    bots: list[str]
    boards: list[str]  # as asked for
    results: list[TableSummary]


# ---- which boards


def plain_boards(parts: Parts) -> tuple[str, ...]:
    """A board of each side: `AAAAA`, `BBBBB` .."""
    return tuple(side * len(parts.sources) for side in parts.sides)


def mixed_boards(parts: Parts, seed: int) -> tuple[str, ...]:
    """Boards mixed at random. Among as many as there are sides, each part shows each side once."""
    rng = Rng(seed)
    orders = list(permutations(parts.sides))
    boards: list[str] = []
    while len(boards) < MIXES:
        columns = [orders[rng.below(len(orders))] for _ in parts.sources]
        boards += ["".join(sides) for sides in zip(*columns, strict=True)]
    return tuple(boards)


def board_plan(
    spec: Spec,
    parts: Parts,
    players: int,
    options: dict[str, str],
    bots: tuple[str, ...],
    boards: tuple[str, ...],
    step: int,
    games: int,
    seed: int,
) -> Plan:
    """At least so many games; every *step* deals, each side has been used equally often."""
    pairing = pair(spec, players, options, bots)
    fixed = {key: value for key, value in pairing.options.items() if key != parts.option}
    pairing = replace(pairing, options=fixed, varied=parts.option, values=boards)
    deals = math.ceil(games / players / step) * step
    return Plan((pairing,), deals * players, seed, DEADLINE)


# ---- playing


def subfolder(folder: Path, plan: Plan) -> Path:
    return folder / f"{plan.pairings[0].players}-players"


def play_boards(
    plans: list[Plan], opening: Opening, folder: Path | None, progress: Callable[[int], None]
) -> list[list[DealResult]]:
    """The deals of each plan; all of them by the same workers."""
    with opening() as backend:
        return [
            play_contest(
                plan,
                lambda: nullcontext(backend),
                None if folder is None else subfolder(folder, plan),
                progress,
            )
            for plan in plans
        ]


# ---- what came of it


def summarize_boards(
    parts: Parts, plans: list[Plan], results: list[list[DealResult]], boards: list[str]
) -> BalanceSummary:
    pairing = plans[0].pairings[0]
    return {
        "format": FORMAT,
        "version": __version__,
        "compiled": compiled(),
        "seed": plans[0].seed,
        "game": pairing.game,
        "options": pairing.options,
        "bots": list(pairing.bots),
        "boards": boards,
        "results": [
            table_summary(parts, plan, sorted(deals, key=lambda each: each["deal"]))
            for plan, deals in zip(plans, results, strict=True)
        ],
    }


def table_summary(parts: Parts, plan: Plan, deals: list[DealResult]) -> TableSummary:
    players = plan.pairings[0].players
    games = [game for deal in deals for game in deal["games"]]
    leads = [
        fmean(first_lead([seat["score"] for seat in game["seats"]]) for game in deal["games"])
        for deal in deals
    ]
    lead, lead_interval = ratio([(each, 1) for each in leads])
    return {
        "players": players,
        "deals": len(deals),
        "games": len(games),
        "seconds": round(sum(game["seconds"] for game in games), 3),
        "faults": sum(seat["fault"] is not None for game in games for seat in game["seats"]),
        "even_share": round(1 / players, 6),
        "seats": [seat_summary(deals, seat, players) for seat in range(players)],
        "first_lead": lead or 0.0,
        "first_lead_interval": lead_interval,
        "parts": list(part_summaries(parts, plan, deals)),
    }


def first_lead(scores: list[int]) -> float:
    return scores[0] - fmean(scores[1:])


def seat_summary(deals: list[DealResult], seat: int, players: int) -> SeatSummary:
    shares = [fmean(game["seats"][seat]["win"] for game in deal["games"]) for deal in deals]
    scores = [game["seats"][seat]["score"] for deal in deals for game in deal["games"]]
    low, high = share_interval(shares, players)
    return {
        "seat": seat,
        "win_share": round(fmean(shares), 6),
        "interval": [round(low, 6), round(high, 6)],
        "mean_score": round(fmean(scores), 4),
    }


def part_summaries(parts: Parts, plan: Plan, deals: list[DealResult]) -> Iterator[PartSummary]:
    """By part, then by side; only sides that were played."""
    pairing = plan.pairings[0]
    for place, (part, sources) in enumerate(parts.sources.items()):
        for side in parts.sides:
            chosen = [deal for deal in deals if pairing.value(deal["deal"])[place] == side]
            if chosen:
                yield part_summary(part, side, sources, chosen)


def part_summary(
    part: str, side: str, sources: tuple[str, ...], deals: list[DealResult]
) -> PartSummary:
    sums = [deal_sums(deal, part, sources) for deal in deals]
    games = sum(len(deal["games"]) for deal in deals)
    seats = sum(len(game["seats"]) for deal in deals for game in deal["games"])
    each, interval = ratio(sums)
    return {
        "part": part,
        "side": side,
        "games": games,
        "pieces": round(sum(pieces for _, pieces in sums) / seats, 4),
        "points": round(sum(points for points, _ in sums) / seats, 4),
        "points_per_piece": each,
        "interval": interval,
    }


def deal_sums(deal: DealResult, part: str, sources: tuple[str, ...]) -> tuple[int, int]:
    """Points and pieces of all players in all games of a deal."""
    seats = [seat for game in deal["games"] for seat in game["seats"]]
    points = sum(points_from(seat, sources) for seat in seats)
    return points, sum(seat["pieces"][part] for seat in seats)


def points_from(seat: SeatResult, sources: tuple[str, ...]) -> int:
    return sum(seat["sources"].get(source, 0) for source in sources)


def ratio(sums: Sequence[tuple[float, int]]) -> tuple[float | None, list[float] | None]:
    """All points by all pieces, and a 95 % interval, of which each deal is one observation.

    The spread is that of what a deal's points lie above the common ratio (the usual estimate
    for a ratio of two sums).
    """
    pieces = sum(number for _, number in sums)
    if pieces == 0:
        return None, None
    each = sum(points for points, _ in sums) / pieces
    deals = len(sums)
    if deals < 2:
        return round(each, 4), None
    squares = sum((points - each * number) ** 2 for points, number in sums)
    half = t_quantile(deals - 1) * math.sqrt(squares * deals / (deals - 1)) / pieces
    return round(each, 4), [round(each - half, 4), round(each + half, 4)]
