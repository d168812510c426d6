"""Cleopatra: the whole position in words."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import cards, garden
from saqqara.games.cleopatra.names import cell_word
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DOWNS,
    AGE_DRAWN,
    AGE_HELD,
    AMULETS,
    BIDS,
    DECK,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    FETCHED,
    HAND,
    KEPT,
    KNOWN,
    MERCHANTS,
    PLAYED,
    SANCTUARIES,
    TALENTS,
    CleopatraState,
    slots,
    stall_down,
)
from saqqara.games.cleopatra.state import STALL as STALL_PLACE
from saqqara.games.cleopatra.tables import (
    FROM,
    SEATS,
    STALLS,
    TILE_WORD,
    TILES,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of

FRAME_WORD: Final[dict[int, str]] = {
    **{ask.kind: ask.word for ask in VERBS.listed},
    do.BEGIN: "begin",
    do.DRAW: "draw",
    do.LAY_OUT: "lay out",
    do.PILE_CHECK: "pile check",
    do.PIECE_DONE: "piece done",
    do.CHARACTER_DONE: "character done",
    do.BEGGING: "begging",
    do.OFFERING: "offering",
    do.END_TURN: "end turn",
    do.FINISH: "finish",
}


def position(s: CleopatraState, players: i64) -> str:
    parts = [
        f"turn {s.turn + 1} after {s.turns} passes {s.passes}",
        pile_position(s),
        "deck " + " ".join(cards.words(s.piles[DECK])),
        "discard " + " ".join(cards.words(s.piles[DISCARD])),
        "loose " + " ".join([str(kind) for kind in slots(s.loose)]),
        "played " + " ".join(cards.words(s.piles[PLAYED])),
        "drawn " + " ".join(cards.words(s.piles[DRAWN])),
        "drawn up " + " ".join(cards.words(s.piles[DRAWN_UP])),
        "kept " + " ".join(cards.words(s.piles[KEPT])),
    ]
    for stall in range(STALLS):
        up = " ".join(cards.words(s.piles[STALL_PLACE + stall]))
        parts.append(f"stall {up} and {stall_down(s, stall)}")
    parts.extend(older_positions(s))
    parts.append(palace_position(s))
    parts.append(garden_position(s))
    for seat in range(players):
        parts.append(camp_position(s, seat))
    parts.append("pending " + ", ".join([pending(s.stack[i]) for i in range(s.depth)]))
    return " | ".join(parts)


def pile_position(s: CleopatraState) -> str:
    text = f"pile {s.pile_top} over {s.ups} up {s.downs} down"
    return text if s.blind == 0 else f"{text} less {s.blind}"


def older_positions(s: CleopatraState) -> list[str]:
    """What is left of former draw piles, the oldest first; nothing before the first shuffle."""
    found: list[str] = []
    for start in range(0, len(s.older), AGE):
        piles = [s.older[start + AGE_CARDS], s.older[start + AGE_DRAWN]]
        piles.extend([s.older[start + AGE_HELD + seat] for seat in range(SEATS)])
        if any(piles):
            told = ", ".join([" ".join(cards.words(pile)) for pile in piles])
            found.append(f"older {s.older[start + AGE_DOWNS]:x} of {told}")
    return found


def palace_position(s: CleopatraState) -> str:
    walls = "".join([str(slot + 1) for slot in members(s.walls)])
    return (
        f"dice {s.dice} steps {s.steps} walls {walls} sphinxes {s.sphinxes} "
        f"obelisks {s.obelisks} doors {s.doors} throne {s.throne} "
        f"built {s.built} due {s.due:x} over {s.over_units:x}"
    )


def garden_position(s: CleopatraState) -> str:
    fields = ["pile " + " ".join([TILE_WORD[tile] for tile in members(s.tiles)])]
    fields.append("top " + (TILE_WORD[s.tile] if s.tile >= 0 else "-"))
    fields.append("removed " + " ".join([TILE_WORD[tile] for tile in members(s.removed)]))
    for tile in range(TILES):
        if s.laid[tile] >= 0:
            cells = [cell_word(cell) for cell in garden.PLACED[s.laid[tile]]]
            fields.append(f"{TILE_WORD[tile]} {' '.join(cells)}")
    closed = [cell_word(cell) for cell in garden.cells_of(s.closed_lo, s.closed_hi)]
    fields.append("closed " + " ".join(closed))
    claims = [cell_word(cell) for cell in garden.cells_of(s.claim_lo, s.claim_hi)]
    fields.append("claims " + " ".join(claims))
    return "; ".join(fields)


def camp_position(s: CleopatraState, seat: i64) -> str:
    earned = [str(s.earned[FROM * seat + source]) for source in range(FROM)]
    sanctuaries = s.books[SANCTUARIES + seat]
    fields = [
        f"seat {seat + 1} talents {s.books[TALENTS + seat]} amulets {s.books[AMULETS + seat]}",
        f"merchants {s.books[MERCHANTS + seat]} bid {s.books[BIDS + seat]}",
        f"statues {sanctuaries & 127} {sanctuaries >> 7}",
        "hand " + " ".join(cards.words(s.piles[HAND + seat])),
        "known " + " ".join(cards.words(s.piles[KNOWN + seat])),
        "fetched " + " ".join(cards.words(s.piles[FETCHED + seat])),
        "earned " + " ".join(earned),
    ]
    return "; ".join(fields)


def pending(packed: i64) -> str:
    """One frame in words; steps nest here, so a position names every frame it has."""
    numbers = f"{a_of(packed)} {b_of(packed)} {c_of(packed)}"
    return f"{FRAME_WORD[kind_of(packed)]} {seat_of(packed) + 1} ({numbers})"
