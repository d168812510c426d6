"""Results as Parquet: one row for each seat of each game. docs/bots.md lists the columns."""

from typing import Any, Final

from saqqara.arena.plan import Plan
from saqqara.arena.table import DealResult, GameResult

PLAN_KEY: Final = b"saqqara.run"  # in the file's metadata: the plan, as in run.json


def schema(plan_text: str) -> Any:
    import pyarrow as pa

    return pa.schema(
        [
            pa.field("game", pa.string(), nullable=False),
            pa.field("players", pa.int8(), nullable=False),
            pa.field("varied", pa.string(), nullable=False),
            pa.field("deal", pa.int32(), nullable=False),
            pa.field("rotation", pa.int8(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("bot", pa.int8(), nullable=False),
            pa.field("name", pa.string(), nullable=False),
            pa.field("score", pa.int32(), nullable=False),
            pa.field("sources", pa.map_(pa.string(), pa.int32()), nullable=False),
            pa.field("pieces", pa.map_(pa.string(), pa.int32()), nullable=False),
            pa.field("place", pa.int8(), nullable=False),
            pa.field("win", pa.float64(), nullable=False),
            pa.field("decisions", pa.int32(), nullable=False),
            pa.field("forced", pa.int32(), nullable=False),
            pa.field("seconds", pa.float64(), nullable=False),
            pa.field("slowest", pa.float64(), nullable=False),
            pa.field("late", pa.int32(), nullable=False),
            pa.field("fault", pa.string()),
            pa.field("fault_ply", pa.int32()),
        ],
        metadata={PLAN_KEY: plan_text.encode()},
    )


def parquet_bytes(plan: Plan, results: list[DealResult], plan_text: str) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    order = {pairing.game: place for place, pairing in enumerate(plan.pairings)}
    rows = [
        row
        for deal in sorted(results, key=lambda each: (order[each["game"]], each["deal"]))
        for game in deal["games"]
        for row in rows_of(plan, deal, game)
    ]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema(plan_text)), sink, compression="zstd")
    return bytes(sink.getvalue())


def rows_of(plan: Plan, deal: DealResult, game: GameResult) -> list[dict[str, object]]:
    pairing = plan.pairing(deal["game"])
    return [
        {
            **seat,
            "game": pairing.game,
            "players": pairing.players,
            "varied": pairing.value(deal["deal"]),
            "deal": deal["deal"],
            "rotation": game["rotation"],
            "seat": place,
            "name": pairing.bots[seat["bot"]],
            "sources": list(seat["sources"].items()),
            "pieces": list(seat["pieces"].items()),
            "fault": None if seat["fault"] is None else seat["fault"]["kind"],
            "fault_ply": None if seat["fault"] is None else seat["fault"]["ply"],
        }
        for place, seat in enumerate(game["seats"])
    ]
