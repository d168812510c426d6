"""Return of the Pharaoh: the observation of a seat as numbers (kernel/encoding.py).

Of other hands only the size is told, as in the view; with open hands, and once the game is
over, the cards too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.actions import LAY_MORE
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    ROW_BITS,
    ROW_MASK,
    TENT,
    PharaohState,
    pharaohs_in_hand,
)
from saqqara.games.pharaoh.tables import CREW_KINDS, LOTS, LOTS_PER_ROUND, ROUNDS
from saqqara.games.pharaoh.verbs import VERBS, lot_word
from saqqara.kernel.bits import has
from saqqara.kernel.encoding import (
    Encoder,
    Part,
    around,
    asked_parts,
    from_seat,
    numbered,
    put,
    put_asked,
    put_nothing,
    put_one,
    put_set,
)
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.state import State

HIGHEST_BID: Final = 100
CARDS: Final = 25  # crew in play: five for each of four players, and five flagged ones
KIND: Final = "crew kind (1 2 3 4 5 3f 4f 5f 6f 7f)"
ASKED: Final = vec[i64]([ask.kind for ask in VERBS.listed])
ASKED_WORDS: Final = "; ".join([ask.word for ask in VERBS.listed])


@mypyc_attr(acyclic=True)
class PharaohEncoder(Encoder):
    def __init__(self, players: i64, open_hands: bool) -> None:
        self.players = players
        self.open_hands = open_hands

    def layout(self) -> list[Part]:
        n = self.players
        seats = "seat from the viewer"
        lots = [lot_word(lot) for lot in range(LOTS)]
        return [
            *asked_parts(n, len(ASKED), ASKED_WORDS),
            Part("lowest", 1, CREW_KINDS - 1, "the lowest crew kind that may follow in this bid"),
            Part("round", 1, ROUNDS, "round, 0 before the first"),
            Part("chip", n, 1, f"holds the Horus chip: {seats} i"),
            Part("start", n, 1, f"opened this auction: {seats} i"),
            Part("leader", n, 1, f"declared the highest number: {seats} i"),
            Part("high", 1, HIGHEST_BID, "the highest number declared, 0 = none"),
            Part("horus_used", 1, 1, "somebody made a Horus pass in this auction"),
            Part("deck", LOTS, 1, f"lot i is not turned up: {numbered(lots)}"),
            Part("row", LOTS_PER_ROUND * LOTS, 1, "20 x place + lot; place 0 is under the hammer"),
            Part("removed", LOTS, 1, "nobody wanted lot i"),
            Part("hospital", CREW_KINDS, CARDS, f"cards by {KIND}"),
            Part("hand", n * CREW_KINDS, CARDS, f"10 x {seats} + {KIND}; 0 where not shown"),
            Part("hand_size", n, CARDS, f"cards in hand by {seats}"),
            Part("bid", n * CREW_KINDS, CARDS, f"10 x {seats} + {KIND}"),
            Part("bid_sum", n, HIGHEST_BID, f"the sum of the bid by {seats}"),
            Part("tent", n * CREW_KINDS, CARDS, f"10 x {seats} + {KIND}"),
            Part("won", n * LOTS, 1, f"20 x {seats} + lot of treasure"),
            Part("pharaohs", n, 3, f"pharaoh cards left by {seats}"),
            Part("passed", n, 1, f"passed in this auction: {seats} i"),
        ]

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, PharaohState)
        players = self.players
        at = encode_asked(s, viewer, players, out, at)
        at = put(out, at, s.round)
        at = put_one(out, at, players, from_seat(s.chip, viewer, players))
        at = put_one(out, at, players, from_seat(s.start, viewer, players))
        at = put_one(out, at, players, from_seat(s.leader, viewer, players))
        at = put(out, at, s.high)
        at = put(out, at, s.horus_used)
        at = put_set(out, at, LOTS, s.deck)
        row = s.row
        for _ in range(LOTS_PER_ROUND):
            at = put_one(out, at, LOTS, (row & ROW_MASK) - 1)
            row >>= ROW_BITS
        at = put_set(out, at, LOTS, s.removed)
        at = put_crew(out, at, s.crew[HOSPITAL])
        return encode_camps(s, viewer, players, self.open_hands or s.depth == 0, out, at)

    def longest(self) -> i64:
        """Twenty auctions. In each, a crew card is laid at most once, every declaration lays
        one, and every seat passes at most once. Then twenty lots and the chip."""
        crew_cards = 5 * self.players + 5
        return LOTS * (2 * crew_cards + self.players) + LOTS + 1


def encode_asked(s: PharaohState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    at = put_asked(out, at, s, viewer, players, ASKED, len(ASKED))
    packed = s.top()
    if kind_of(packed) == LAY_MORE and seat_of(packed) == viewer:
        return put(out, at, a_of(packed))
    return put_nothing(out, at, 1)


def encode_camps(
    s: PharaohState, viewer: i64, players: i64, all_hands: bool, out: vec[u8], at: i64
) -> i64:
    step: i64
    for step in range(players):
        if step == 0 or all_hands:
            at = put_crew(out, at, s.crew[HAND + around(step, viewer, players)])
        else:
            at = put_nothing(out, at, CREW_KINDS)
    for step in range(players):
        at = put(out, at, crew.size(s.crew[HAND + around(step, viewer, players)]))
    for step in range(players):
        at = put_crew(out, at, s.crew[BID + around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, crew.value(s.crew[BID + around(step, viewer, players)]))
    for step in range(players):
        at = put_crew(out, at, s.crew[TENT + around(step, viewer, players)])
    for step in range(players):
        at = put_set(out, at, LOTS, s.won[around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, pharaohs_in_hand(s, around(step, viewer, players)))
    for step in range(players):
        out[at + step] = u8(has(s.passed, around(step, viewer, players)))
    return at + players


def put_crew(out: vec[u8], at: i64, pile: i64) -> i64:
    kind: i64
    for kind in range(CREW_KINDS):
        out[at + kind] = u8(crew.count(pile, kind))
    return at + CREW_KINDS
