"""Mini: the observation of a seat as numbers (kernel/encoding.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.mini import pile
from saqqara.games.mini.state import MiniState, owner_at
from saqqara.games.mini.tables import CAPACITY, HIGHEST_BID, KINDS, SHIPS, SLOTS, STORE
from saqqara.games.mini.verbs import VERBS
from saqqara.kernel.encoding import (
    Encoder,
    Part,
    around,
    asked_parts,
    from_seat,
    put,
    put_asked,
    put_nothing,
    put_one,
)
from saqqara.kernel.state import State

ASKED: Final = vec[i64]([ask.kind for ask in VERBS.listed])
ASKED_WORDS: Final = ", ".join([ask.word for ask in VERBS.listed])
MANY: Final = 32  # more than there are cards, coins or points
SITES: Final = 2


@mypyc_attr(acyclic=True)
class MiniEncoder(Encoder):
    def __init__(self, players: i64, rounds: i64, open_bids: bool) -> None:
        self.players = players
        self.rounds = rounds
        self.open_bids = open_bids

    def layout(self) -> list[Part]:
        n = self.players
        seats = "seat from the viewer"
        return [
            *asked_parts(n, len(ASKED), ASKED_WORDS),
            Part("round", 1, MANY, "round"),
            Part("turn", n, 1, f"whose turn it is: {seats} i"),
            Part("deck", 1, MANY, "cards in the deck"),
            Part("market", SLOTS * KINDS, 1, "5 x slot + kind"),
            Part("ships", SHIPS * CAPACITY * n, 1, f"(3 x ship + place) x players + {seats}"),
            Part("docked", SHIPS * SITES, 1, "2 x ship + site where it lies"),
            Part("stones", n, STORE, f"by {seats}"),
            Part("coins", n, MANY, f"by {seats}"),
            Part("points", n, MANY, f"by {seats}"),
            Part("taken", n * KINDS, MANY, f"5 x {seats} + kind"),
            Part("hand", n * KINDS, MANY, f"5 x {seats} + kind; 0 where not shown"),
            Part("hand_size", n, MANY, f"by {seats}"),
            Part("trimmed", KINDS, MANY, "what the viewer discarded, by kind"),
            Part("trimmed_size", n, MANY, f"by {seats}"),
            Part("offered", n, 1, f"has offered: {seats} i"),
            Part("offer", n, HIGHEST_BID, f"coins offered by {seats}; 0 where not shown"),
        ]

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, MiniState)
        players = self.players
        at = put_asked(out, at, s, viewer, players, ASKED, len(ASKED))
        at = put(out, at, s.round)
        at = put_one(out, at, players, from_seat(s.turn, viewer, players))
        at = put(out, at, pile.size(s.deck))
        i: i64
        for i in range(SLOTS):
            at = put_one(out, at, KINDS, s.slots[i])
        for i in range(SHIPS * CAPACITY):
            owner = owner_at(s, i // CAPACITY, i % CAPACITY)
            at = put_one(out, at, players, from_seat(owner, viewer, players))
        for i in range(SHIPS):
            at = put_one(out, at, SITES, s.docked[i])
        at = encode_camps(s, viewer, players, out, at)
        return encode_offers(s, viewer, players, self.open_bids, out, at)

    def longest(self) -> i64:
        """In a round slots are filled, every stone that fits on a ship is loaded and then asks six
        decisions at most, each ship sails, each seat offers; a quarry brings a stone at least."""
        stones: i64 = SHIPS * CAPACITY
        a_round = SLOTS + stones * (1 + 6) + SHIPS + self.players
        return self.rounds * (a_round + stones) + STORE * self.players


def encode_camps(s: MiniState, viewer: i64, players: i64, out: vec[u8], at: i64) -> i64:
    step: i64
    for step in range(players):
        at = put(out, at, s.stones[around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, s.coins[around(step, viewer, players)])
    for step in range(players):
        at = put(out, at, s.points[around(step, viewer, players)])
    for step in range(players):
        at = put_pile(out, at, s.taken[around(step, viewer, players)])
    for step in range(players):
        if step == 0 or s.depth == 0:
            at = put_pile(out, at, s.hands[around(step, viewer, players)])
        else:
            at = put_nothing(out, at, KINDS)
    for step in range(players):
        at = put(out, at, pile.size(s.hands[around(step, viewer, players)]))
    at = put_pile(out, at, s.trimmed[viewer])
    for step in range(players):
        at = put(out, at, pile.size(s.trimmed[around(step, viewer, players)]))
    return at


def encode_offers(
    s: MiniState, viewer: i64, players: i64, open_bids: bool, out: vec[u8], at: i64
) -> i64:
    step: i64
    for step in range(players):
        out[at + step] = u8(s.sealed[around(step, viewer, players)] >= 0)
    at += players
    for step in range(players):
        if step == 0 or open_bids:
            at = put(out, at, s.sealed[around(step, viewer, players)])
        else:
            at = put(out, at, 0)
    return at


def put_pile(out: vec[u8], at: i64, cards: i64) -> i64:
    kind: i64
    for kind in range(KINDS):
        at = put(out, at, pile.count(cards, kind))
    return at
