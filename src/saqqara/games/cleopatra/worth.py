"""Cleopatra: what things are worth to a seat, for hints. All in hundredths of a Talent.

Only by what the seat may know: its own hand, the public books, and the known part of others'.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import cards, palace
from saqqara.games.cleopatra.actions import PIECE_DOOR, PIECE_SPHINX
from saqqara.games.cleopatra.payment import units
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    HAND,
    KNOWN,
    MERCHANTS,
    TALENTS,
    CleopatraState,
    hand_size,
    sanctuary_cells,
)
from saqqara.games.cleopatra.tables import (
    BEGGAR,
    BIG_PAY,
    CATEGORIES,
    COURTESAN,
    DOOR,
    DOUBLES,
    MERCHANT_WORTH,
    MOSAIC,
    OBELISK,
    PIECES,
    RESOURCE_OF,
    RESOURCES,
    SCRIBE,
    SMUGGLER,
    SPHINX,
    STANDARDS,
    STEPS,
    THRONE,
    TROMPE,
    VIZIER,
    WALL,
)
from saqqara.kernel.bits import count

# A unit while it is wanted, by resource: what a piece pays, shared out by how rare the cards are.
UNIT_WORTH: Final = vec[i64]([105, 130, 105, 125, 140])
ENOUGH: Final = vec[i64]([5, 2, 3, 2, 2])  # units in hand from which more of them only pile up
MOSAIC_HOPE: Final = 8  # Talents for a mosaic well laid
SURPLUS: Final = 15  # a unit that no piece will want
TAINTED_SHARE: Final = 3  # of ten unknown cards
# An amulet, by how many fewer one has than the most corrupt of the others: none to six or more
PRICE: Final = vec[i64]([420, 330, 250, 180, 130, 100, 80])
FAR_AHEAD: Final = 30  # Talents from which an amulet is twice as dear
PRICE_AHEAD: Final = 520  # more corrupt than all others


@mypyc_attr(acyclic=True)
class Thoughts:
    """What is worked out once for all choices of a decision."""

    def __init__(self) -> None:
        self.price: i64 = 0  # of an amulet
        self.lead: i64 = 0  # Talents ahead of the richest other, merchants included
        self.margin: i64 = 0  # amulets fewer than the most corrupt other
        self.unit = vec[i64]([0] * RESOURCES)  # worth of one more unit, by resource
        # a payment that is tried out
        self.hand: i64 = 0
        self.merchants: i64 = 0
        self.cost: i64 = 0  # what it gives away


def think(s: CleopatraState, r: Ruleset, seat: i64, spare: i64, t: Thoughts) -> None:
    """Work all of it out; *spare* units more than enough are still welcome."""
    compare(s, r, seat, t)
    resource: i64
    for resource in range(RESOURCES):
        held = held_units(s.piles[HAND + seat], resource)
        if wanted(s, r, resource) < held + 1 - spare:
            t.unit[resource] = SURPLUS
        elif held >= ENOUGH[resource] + spare:
            t.unit[resource] = UNIT_WORTH[resource] // 3
        else:
            t.unit[resource] = UNIT_WORTH[resource]


def compare(s: CleopatraState, r: Ruleset, seat: i64, t: Thoughts) -> None:
    """Amulets and wealth beside those of the others; what follows for an amulet's price."""
    mine = s.books[AMULETS + seat] + cards.tainted(s.piles[HAND + seat]) - sanctuary_cells(s, seat)
    mine = max(mine, 0)
    most: i64 = 0
    richest: i64 = 0
    other: i64
    for other in range(r.players):
        if other != seat:
            most = max(most, corruption(s, other))
            richest = max(
                richest, s.books[TALENTS + other] + MERCHANT_WORTH * s.books[MERCHANTS + other]
            )
    wealth = s.books[TALENTS + seat] + MERCHANT_WORTH * s.books[MERCHANTS + seat]
    t.lead = wealth - richest
    t.margin = most - mine
    if t.margin < 0:
        t.price = PRICE_AHEAD
    else:
        t.price = PRICE[min(t.margin, 6)]
    if s.steps >= STEPS - 2:
        t.price += t.price // 4
    if t.lead > 0:  # the rich have most to lose
        t.price += t.price * min(t.lead, FAR_AHEAD) // FAR_AHEAD


def corruption(s: CleopatraState, seat: i64) -> i64:
    """How corrupt another seat will be at the end, as far as all know."""
    known = s.piles[KNOWN + seat]
    unknown = hand_size(s, seat) - cards.size(known)
    tainted = cards.tainted(known) + unknown * TAINTED_SHARE // 10
    return max(s.books[AMULETS + seat] + tainted - sanctuary_cells(s, seat), 0)


def pieces_left(s: CleopatraState, category: i64) -> i64:
    if category == WALL:
        return PIECES[WALL] - count(s.walls)
    if category == SPHINX:
        return PIECES[SPHINX] - s.sphinxes
    if category == OBELISK:
        return PIECES[OBELISK] - s.obelisks
    if category == DOOR:
        return PIECES[DOOR] - count(s.doors)
    if category == THRONE:
        return PIECES[THRONE] - s.throne
    return count(s.tiles)


def wanted(s: CleopatraState, r: Ruleset, resource: i64) -> i64:
    """Units that the pieces still to be built need."""
    needed: i64 = 0
    category: i64
    for category in range(CATEGORIES):
        needed += units(r.cost[category], resource) * pieces_left(s, category)
    return needed


def held_units(hand: i64, resource: i64) -> i64:
    kind: i64
    held: i64 = 0
    for kind in range(STANDARDS):
        if RESOURCE_OF[kind] == resource:
            held = cards.count(hand, kind) + 2 * cards.count(hand, kind + DOUBLES)
    return held


def card_worth(t: Thoughts, kind: i64) -> i64:
    """A card in hand; a tainted one is an amulet sooner or later."""
    if kind < STANDARDS:
        return t.unit[RESOURCE_OF[kind]]
    if kind < TROMPE:
        return t.unit[RESOURCE_OF[kind]] * 9 // 5 - t.price
    if kind == TROMPE:
        return 140 - t.price
    if kind == COURTESAN:
        return 120 - t.price
    if kind == BEGGAR:
        return 330 - 2 * t.price
    if kind == VIZIER:
        return 180
    if kind == SCRIBE:
        return 40
    if kind == SMUGGLER:
        return 60 - t.price
    return 60


def pile_worth(t: Thoughts, pile: i64) -> i64:
    total: i64 = 0
    kind: i64
    for kind in range(SMUGGLER + 2):
        held = cards.count(pile, kind)
        if held > 0:
            total += held * card_worth(t, kind)
    return total


def next_payout(s: CleopatraState, r: Ruleset, category: i64) -> i64:
    """What the next piece of a category pays, in Talents: the best place of several."""
    if category == MOSAIC:
        return MOSAIC_HOPE
    best: i64 = 0
    slot: i64
    if category == WALL:
        for slot in range(PIECES[WALL]):
            if s.walls >> slot & 1 == 0:
                best = max(best, palace.payout(s, r, slot))
        return best
    if category == DOOR:
        for slot in range(2):
            if s.doors >> slot & 1 == 0:
                best = max(best, palace.payout(s, r, PIECE_DOOR + slot))
        return best
    if category == SPHINX:
        return palace.payout(s, r, PIECE_SPHINX)
    return BIG_PAY
