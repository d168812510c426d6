"""Cleopatra: the observation of a seat as numbers (kernel/encoding.py).

Talents and amulets change before all eyes, so those of everybody are told, as are the cards that
everybody can tell to be in a hand. Bids are their owners' until they are opened.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.actions import (
    ALL_PIECES,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_CELL,
    ASK_COURTESAN,
    ASK_DISCARD,
    ASK_NAME,
    ASK_OFFER,
    ASK_ONES,
    ASK_ORIENT,
    ASK_PAY,
    ASK_VIZIER,
)
from saqqara.games.cleopatra.state import (
    AMULETS,
    BIDS,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    HAND,
    KEPT,
    KNOWN,
    MERCHANTS,
    SLOT_BITS,
    STALL,
    TALENTS,
    CleopatraState,
    hand_size,
    old_downs,
    sanctuary_cells,
    stall_down,
    statues_left,
)
from saqqara.games.cleopatra.tables import (
    CARD_WORD,
    DICE,
    KINDS,
    MOST_TURNS,
    RESOURCE_WORD,
    RESOURCES,
    STALLS,
    STATUES,
    TILE_WORD,
    TILES,
    WALLS,
)
from saqqara.games.cleopatra.tables import DRAWN as DRAWN_AT_ONCE
from saqqara.games.cleopatra.tables import MERCHANTS as KIT_MERCHANTS
from saqqara.kernel.encoding import (
    LARGEST,
    Encoder,
    Part,
    around,
    from_seat,
    numbered,
    put,
    put_nothing,
    put_one,
    put_set,
    seat_parts,
)
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of
from saqqara.kernel.state import State

CARDS: Final = 109
QUESTIONS: Final = ASK_ONES - ASK_ACT + 1
LOW_CELLS: Final = 54  # garden cells of the first set; the second holds the rest
HIGH_CELLS: Final = 18
CELLS: Final = LOW_CELLS + HIGH_CELLS
TOPS: Final = 20  # values of a slot: none, 17 kinds, face down, face down of before a shuffle
PLIES: Final = 100  # more than a turn takes, outcomes of chance included
UNITS: Final = 15  # the most units of a resource that are counted


def layout(players: int) -> list[Part]:
    n = players
    seats = "seat from the viewer"
    kind = f"card kind ({' '.join(CARD_WORD)})"
    tiles = numbered(list(TILE_WORD))
    return [
        *seat_parts(n),
        Part(
            "question", QUESTIONS, 1, "what is asked of whoever decides (actions.py, ASK_ACT + i)"
        ),
        Part("piece", ALL_PIECES, 1, "the piece that is being paid"),
        Part("placing", TILES, 1, "the mosaic that is being laid"),
        Part("resource", RESOURCES, 1, f"an Envoy asks for {numbered(list(RESOURCE_WORD))}"),
        Part("named", n, 1, f"an Envoy names {seats} i"),
        Part("offering", n, 1, f"offers an Envoy a card: {seats} i"),
        Part(
            "number", 1, LARGEST, "own question: orientation, lowest card kind, or tens of the bid"
        ),
        Part("turn", n, 1, f"whose turn it is: {seats} i"),
        Part("turns", 1, LARGEST, "turns finished, halved"),
        Part("passes", 1, 5, "turns passed in a row"),
        Part("dice", 1, DICE, "dice on the Altar"),
        Part("steps", 1, 5, "Cleopatra's space"),
        Part("walls", WALLS, 1, "wall i is built"),
        Part("built", 5, 9, "sphinxes, obelisks, left door, right door, pedestal and throne"),
        Part("visit", 1, 50, "pieces built in this visit"),
        Part("due", RESOURCES, UNITS, "units of a resource still to pay"),
        Part("over", RESOURCES, UNITS, "units of a resource left over"),
        Part("top_tile", TILES, 1, f"the mosaic on top: {tiles}"),
        Part("tiles", TILES, 1, "mosaic i is in the pile"),
        Part("removed", TILES, 1, "mosaic i fitted nowhere"),
        Part("free", CELLS, 1, "garden cell i, from the front left, is uncovered"),
        Part("closed", CELLS, 1, "garden cell i is part of a sanctuary"),
        Part("claim", CELLS, 1, "garden cell i can be claimed now"),
        Part("top", TOPS, 1, f"top of the draw pile: 0 none, 1 + {kind}, 18 face down"),
        Part("pile", 3, CARDS, "cards below the top: face up, face down; of both, taken unseen"),
        Part(
            "loose",
            DRAWN_AT_ONCE * TOPS,
            1,
            "cards drawn for the market, not laid: 20 x card + top; 19 face down before a shuffle",
        ),
        Part("market", STALLS * KINDS, CARDS, f"17 x stall + {kind}, face up"),
        Part("market_down", STALLS, CARDS, "face-down cards of the stall"),
        Part("market_old", STALLS, CARDS, "those of them drawn before the last shuffle"),
        Part("discards", 1, CARDS, "cards discarded"),
        Part("search", KINDS, CARDS, f"the discards by {kind}, for a Courtesan of the viewer"),
        Part("drawn", KINDS, CARDS, f"a Vizier's cards by {kind}: the viewer's, or what all saw"),
        Part("kept", KINDS, CARDS, f"those that the viewer keeps by {kind}"),
        Part("hand", n * KINDS, CARDS, f"17 x {seats} + {kind}; of others what all can tell"),
        Part("hand_size", n, CARDS, f"cards in hand by {seats}"),
        Part("talents", n, LARGEST, f"Talents by {seats}"),
        Part("amulets", n, LARGEST, f"amulets by {seats}"),
        Part("merchants", n, KIT_MERCHANTS, f"Nile Merchants by {seats}"),
        Part("statues", n, STATUES, f"statues left by {seats}"),
        Part("sanctuaries", n, CELLS, f"cells of own sanctuaries by {seats}"),
        Part("has_bid", n, 1, f"has bid: {seats} i"),
        Part("bid", 1, LARGEST, "the viewer's bid"),
    ]


@mypyc_attr(acyclic=True)
class CleopatraEncoder(Encoder):
    def __init__(self, players: i64) -> None:
        self.players = players

    def layout(self) -> list[Part]:
        return layout(self.players)

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, CleopatraState)
        players = self.players
        at = put_one(out, at, players, viewer)
        at = encode_question(s, viewer, players, out, at)
        at = put_one(out, at, players, from_seat(s.turn, viewer, players))
        at = put(out, at, s.turns // 2)
        at = put(out, at, s.passes)
        at = encode_palace(s, out, at)
        at = encode_garden(s, out, at)
        at = encode_market(s, out, at)
        at = encode_characters(s, viewer, out, at)
        return encode_camps(s, viewer, players, out, at)

    def longest(self) -> i64:
        return MOST_TURNS * PLIES + 5 * self.players


def encode_question(s: CleopatraState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    packed: i64 = 0
    decider: i64 = -1
    if s.depth > 0:
        packed = s.stack[s.depth - 1]
        decider = seat_of(packed)
    kind = kind_of(packed)
    at = put_one(out, at, players, from_seat(decider, viewer, players))
    if decider < 0:
        at = put_nothing(out, at, QUESTIONS + ALL_PIECES + TILES + RESOURCES + 2 * players)
        return put_nothing(out, at, 1)
    at = put_one(out, at, QUESTIONS, kind - ASK_ACT)
    piece: i64 = -1
    if kind == ASK_PAY:
        piece = a_of(packed)
    at = put_one(out, at, ALL_PIECES, piece)
    tile: i64 = -1
    if kind in (ASK_ORIENT, ASK_CELL):
        tile = a_of(packed)
    at = put_one(out, at, TILES, tile)
    at = encode_envoy(packed, kind, viewer, players, out, at)
    if decider == viewer:
        return put(out, at, own_number(packed, kind))
    return put_nothing(out, at, 1)


def own_number(packed: i64, kind: i64) -> i64:
    if kind in (ASK_CELL, ASK_PAY):
        return b_of(packed)
    if kind in (ASK_DISCARD, ASK_VIZIER, ASK_ONES):
        return a_of(packed)
    if kind in (ASK_NAME, ASK_ACCEPT):
        return c_of(packed)
    return 0


def encode_envoy(packed: i64, kind: i64, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    if kind not in (ASK_NAME, ASK_OFFER, ASK_ACCEPT):
        return put_nothing(out, at, RESOURCES + 2 * players)
    at = put_one(out, at, RESOURCES, a_of(packed))
    named = b_of(packed) & 31
    offering = b_of(packed) >> 5
    if kind == ASK_ACCEPT:
        offering = named
        named = 0
    step: i64
    for step in range(players):
        seat = around(step, viewer, players)
        out[at + step] = u8(named >> seat & 1)
        out[at + players + step] = u8(offering >> seat & 1)
    return at + 2 * players


def encode_palace(s: CleopatraState, out: vec[u8], at: i64) -> i64:
    at = put(out, at, s.dice)
    at = put(out, at, s.steps)
    at = put_set(out, at, WALLS, s.walls)
    at = put(out, at, s.sphinxes)
    at = put(out, at, s.obelisks)
    at = put_set(out, at, 2, s.doors)
    at = put(out, at, s.throne)
    at = put(out, at, s.built)
    resource: i64
    for resource in range(RESOURCES):
        at = put(out, at, s.due >> 4 * resource & 15)
    for resource in range(RESOURCES):
        at = put(out, at, s.over_units >> 4 * resource & 15)
    return at


def encode_garden(s: CleopatraState, out: vec[u8], at: i64) -> i64:
    at = put_one(out, at, TILES, s.tile)
    at = put_set(out, at, TILES, s.tiles)
    at = put_set(out, at, TILES, s.removed)
    at = put_set(out, at, LOW_CELLS, s.free_lo)
    at = put_set(out, at, HIGH_CELLS, s.free_hi)
    at = put_set(out, at, LOW_CELLS, s.closed_lo)
    at = put_set(out, at, HIGH_CELLS, s.closed_hi)
    at = put_set(out, at, LOW_CELLS, s.claim_lo)
    return put_set(out, at, HIGH_CELLS, s.claim_hi)


def encode_market(s: CleopatraState, out: vec[u8], at: i64) -> i64:
    at = put_one(out, at, TOPS, s.pile_top)
    at = put(out, at, s.ups)
    at = put(out, at, s.downs)
    at = put(out, at, s.blind)
    loose = s.loose
    for _ in range(DRAWN_AT_ONCE):
        at = put_one(out, at, TOPS, loose & 31)
        loose >>= SLOT_BITS
    stall: i64
    for stall in range(STALLS):
        at = put_pile(out, at, s.piles[STALL + stall])
    for stall in range(STALLS):
        at = put(out, at, stall_down(s, stall))
    for stall in range(STALLS):
        at = put(out, at, old_downs(s, stall))
    return put(out, at, cards.size(s.piles[DISCARD]))


def encode_characters(s: CleopatraState, viewer: i64, out: vec[u8], at: i64) -> i64:
    kind: i64 = 0
    own = False
    if s.depth > 0:
        kind = kind_of(s.stack[s.depth - 1])
        own = seat_of(s.stack[s.depth - 1]) == viewer
    if own and kind == ASK_COURTESAN:
        at = put_pile(out, at, s.piles[DISCARD])
    else:
        at = put_nothing(out, at, KINDS)
    if kind != ASK_VIZIER:
        return put_nothing(out, at, 2 * KINDS)
    if not own:
        at = put_pile(out, at, s.piles[DRAWN_UP])
        return put_nothing(out, at, KINDS)
    at = put_pile(out, at, s.piles[DRAWN])
    return put_pile(out, at, s.piles[KEPT])


def encode_camps(s: CleopatraState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    step: i64
    for step in range(players):
        seat = around(step, viewer, players)
        if step == 0 or s.depth == 0:
            at = put_pile(out, at, s.piles[HAND + seat])
        else:
            at = put_pile(out, at, s.piles[KNOWN + seat])
    for step in range(players):
        at = put(out, at, hand_size(s, around(step, viewer, players)))
    for step in range(players):
        at = put(out, at, s.books[TALENTS + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, s.books[AMULETS + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, s.books[MERCHANTS + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, statues_left(s, around(step, viewer, players)))
    for step in range(players):
        at = put(out, at, sanctuary_cells(s, around(step, viewer, players)))
    for step in range(players):
        out[at + step] = u8(s.books[BIDS + around(step, viewer, players)] >= 0)
    return put(out, at + players, s.books[BIDS + viewer])


def put_pile(out: vec[u8], at: i64, pile: i64) -> i64:
    if pile == cards.EMPTY:
        return put_nothing(out, at, KINDS)
    kind: i64
    for kind in range(KINDS):
        out[at + kind] = u8(cards.count(pile, kind))
    return at + KINDS
