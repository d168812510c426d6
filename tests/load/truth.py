"""What is in the database after a run, compared with what clients were told.

Every acknowledged move is stored once, at its ply, with its word. The plies of a game have
no gap, replay to a legal game, and chance among them follows from the sealed secret.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, select

from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of
from saqqara.server.rows import deal_of, info_of
from saqqara.server.schema import PLIES, TABLES

Stored = tuple[int, int, str, str | None]  # ply, seat, word, id of the move
Acked = tuple[str, int, str, str, int]  # table, seat, id of the move, word, ply after it


def faults(connection: Connection, acked: Iterable[Acked]) -> list[str]:
    """Everything that is not as it has to be; empty when all is well."""
    found: list[str] = []
    stored: dict[str, list[Stored]] = defaultdict(list)
    rows = select(PLIES.c.table_id, PLIES.c.ply, PLIES.c.seat, PLIES.c.word, PLIES.c.move_id)
    for table, ply, seat, word, move in connection.execute(
        rows.order_by(PLIES.c.table_id, PLIES.c.ply)
    ):
        stored[table].append((ply, seat, word, move))
    for row in connection.execute(select(TABLES).where(TABLES.c.status != "open")):
        found += replay_faults(row, stored[row.id])
    return found + acked_faults(stored, acked)


def acked_faults(stored: dict[str, list[Stored]], acked: Iterable[Acked]) -> list[str]:
    # The id of a move stands at its last ply: chance may have followed the decision.
    moves = {
        (table, move): (ply, *decision_before(plies, ply))
        for table, plies in stored.items()
        for ply, _, _, move in plies
        if move is not None
    }
    found = []
    told: Counter[tuple[str, str]] = Counter()
    for table, seat, id, word, after in acked:
        key = (table, f"{seat}:{id}")
        told[key] += 1
        at = moves.get(key)
        if at is None:
            found.append(f"lost: {key} {word} at {after}")
        elif at[1:] != (seat, word) or at[0] + 1 != after:
            found.append(f"stored as another move: {key} {word} at {after}: {at}")
    found += [f"acknowledged twice: {key}" for key, count in told.items() if count > 1]
    return found


def decision_before(plies: list[Stored], ply: int) -> tuple[int, str]:
    """Seat and word of the last decision up to a ply that was not chance."""
    while plies[ply][1] == CHANCE:
        ply -= 1
    return plies[ply][1], plies[ply][2]


def replay_faults(row: Row[Any], plies: list[Stored]) -> list[str]:
    info = info_of(row)
    match = Match(game_spec(info.game), info.players, info.options)
    dealer = SealedDealer(row.secret, info.salt, deal_of(row).version)
    if [ply for ply, *_ in plies] != list(range(row.ply)):
        return [f"{info.id}: {len(plies)} plies where {row.ply} should be, or a gap"]
    for ply, seat, word, _ in plies:
        if match.seat() != seat:
            return [f"{info.id}: seat {seat} at ply {ply}, where {match.seat()} decides"]
        action = action_of(match.game, word)
        if seat == CHANCE and action != dealer.outcome(match.game, match.state, match.history()):
            return [f"{info.id}: chance at ply {ply} is not what was sealed"]
        match.play(seat, action)
    if match.state.over() != (info.status == "over"):
        return [f"{info.id}: {info.status}, but over is {match.state.over()}"]
    return []
