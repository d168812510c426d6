"""Cleopatra: cards that nobody has seen and that are older than the draw pile.

A shuffle makes the draw pile of the discards. What lies face down in the market at that moment,
and what players hold unseen, comes from the pile of before: these cards are an *age* of their own
and never mix with the new pile (CLE-5.4). Several shuffles may leave several ages behind.

`CleopatraState.older` holds the ages, the oldest first, AGE numbers each. It is shared between
clones and therefore never written to: whoever changes it puts a new one in its place. Mostly it
is empty, and everything here ends at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DOWNS,
    AGE_DRAWN,
    AGE_HELD,
    DECK,
    DRAWN,
    DRAWN_UP,
    FACE_DOWN,
    FETCHED,
    HAND,
    KEPT,
    KNOWN,
    OLD_DOWN,
    SLOT_BITS,
    CleopatraState,
    hidden_cards,
    old_downs,
    stall_down,
)
from saqqara.games.cleopatra.tables import KINDS, SEATS, STALLS
from saqqara.kernel.bits import bit

LOOSE: Final = 24  # in AGE_DOWNS, above the three stalls: drawn for the market and not laid
TAKEN: Final = 32  # taken from the market and not looked at
NO_AGE: Final = vec[i64]([])


# ---- a shuffle


def close_age(s: CleopatraState) -> None:
    """The draw pile is used up: what is left of it lies in the market or is held unseen."""
    age = vec[i64]([0] * AGE)
    age[AGE_CARDS] = s.piles[DECK]
    stall: i64
    for stall in range(STALLS):
        age[AGE_DOWNS] |= (stall_down(s, stall) - old_downs(s, stall)) << 8 * stall
    age[AGE_DOWNS] |= loosen(s) << LOOSE
    age[AGE_DRAWN] = s.piles[DRAWN] - s.piles[DRAWN_UP] - all_older(s, AGE_DRAWN)
    seat: i64
    for seat in range(SEATS):
        age[AGE_HELD + seat] = fresh_cards(s, seat)
    s.piles[DECK] = cards.EMPTY
    put_ages(s, s.older, age)


def loosen(s: CleopatraState) -> i64:
    """Face-down cards that are drawn and not laid belong to the old pile; how many."""
    found: i64 = 0
    at: i64 = 0
    while s.loose >> at != 0:
        if s.loose >> at & 31 == FACE_DOWN:
            s.loose += (OLD_DOWN - FACE_DOWN) << at
            found += 1
        at += SLOT_BITS
    return found


def put_ages(s: CleopatraState, older: vec[i64], last: vec[i64]) -> None:
    """These ages and one more, without those of which nothing is left."""
    kept: list[int] = []
    at: i64 = 0
    while at < len(older):
        if is_alive(older, at):
            kept.extend([older[at + i] for i in range(AGE)])
        at += AGE
    if len(last) > 0 and is_alive(last, 0):
        kept.extend([last[i] for i in range(AGE)])
    s.older = vec[i64](kept)


def is_alive(older: vec[i64], at: i64) -> bool:
    i: i64
    for i in range(AGE):
        if older[at + i] != 0:
            return True
    return False


def change(s: CleopatraState, at: i64, by: i64) -> None:
    """One number of the ages, on a copy: clones share what is there."""
    older = s.older[:]
    older[at] += by
    s.older = older


# ---- the market


def lay_old(s: CleopatraState, stall: i64) -> None:
    """A card that was drawn before the shuffle, and is laid after it; always of the last age."""
    at = len(s.older) - AGE + AGE_DOWNS
    change(s, at, bit(8 * stall) - bit(LOOSE))


def take_old(s: CleopatraState, stall: i64) -> None:
    """The old cards of a stall are about to be looked at."""
    if old_downs(s, stall) == 0:
        return
    older = s.older[:]
    at: i64 = AGE_DOWNS
    while at < len(older):
        downs = older[at] >> 8 * stall & 255
        older[at] += (downs << TAKEN) - (downs << 8 * stall)
        at += AGE
    s.older = older


def age_of_taken(s: CleopatraState) -> i64:
    """Where the age of the next card stands that is looked at; -1 = it is of the draw pile."""
    at: i64 = 0
    while at < len(s.older):
        if s.older[at + AGE_DOWNS] >> TAKEN != 0:
            return at
        at += AGE
    return -1


def unseen(s: CleopatraState) -> i64:
    """The cards among which the next one is that somebody looks at."""
    at = age_of_taken(s)
    return s.piles[DECK] if at < 0 else s.older[at + AGE_CARDS]


def see(s: CleopatraState, seat: i64, one: i64) -> None:
    """The seat has looked at a card and holds it."""
    at = age_of_taken(s)
    if at < 0:
        s.piles[DECK] -= one
        return
    older = s.older[:]
    older[at + AGE_CARDS] -= one
    older[at + AGE_DOWNS] -= bit(TAKEN)
    older[at + AGE_HELD + seat] += one
    put_ages(s, older, NO_AGE)


# ---- hands


def all_older(s: CleopatraState, field: i64) -> i64:
    """What all ages together have in a field of piles."""
    found: i64 = cards.EMPTY
    while field < len(s.older):
        found += s.older[field]
        field += AGE
    return found


def fresh_cards(s: CleopatraState, seat: i64) -> i64:
    """What a seat holds unseen by the others that came to it since the last shuffle."""
    return hidden_cards(s, seat) - all_older(s, AGE_HELD + seat)


def maybe_lose(s: CleopatraState, seat: i64, kind: i64) -> i64:
    """A card has left the unseen part of a hand: of which age; -1 = of none.

    Cards of a kind are alike, so it is the newest one that may have gone.
    """
    if len(s.older) == 0:
        return -1
    left = cards.count(s.piles[HAND + seat], kind) - cards.count(s.piles[KNOWN + seat], kind)
    left -= cards.count(s.piles[FETCHED + seat], kind)
    if cards.count(all_older(s, AGE_HELD + seat), kind) <= left:
        return -1
    at = len(s.older) - AGE
    while cards.count(s.older[at + AGE_HELD + seat], kind) == 0:
        at -= AGE
    change(s, at + AGE_HELD + seat, -cards.card(kind))
    return at


def maybe_pass_on(s: CleopatraState, at: i64, seat: i64, kind: i64) -> None:
    """What a seat was given unseen keeps its age."""
    if at >= 0:
        change(s, at + AGE_HELD + seat, cards.card(kind))


def lose_all(s: CleopatraState, seat: i64) -> None:
    """A hand has been shown."""
    if all_older(s, AGE_HELD + seat) == cards.EMPTY:
        return
    older = s.older[:]
    at: i64 = AGE_HELD + seat
    while at < len(older):
        older[at] = cards.EMPTY
        at += AGE
    s.older = older


def keep_drawn(s: CleopatraState, seat: i64) -> None:
    """A Vizier's old cards: what is kept is held now, the others were discarded."""
    if all_older(s, AGE_DRAWN) == cards.EMPTY:
        return
    older = s.older[:]
    left = s.piles[KEPT] - cards.without(s.piles[DRAWN_UP], s.piles[DRAWN])
    at: i64 = 0
    while at < len(older):
        kept = common(older[at + AGE_DRAWN], left)
        left -= kept
        older[at + AGE_DRAWN] = cards.EMPTY
        older[at + AGE_HELD + seat] += kept
        at += AGE
    s.older = older


def common(pile: i64, other: i64) -> i64:
    found: i64 = cards.EMPTY
    kind: i64
    for kind in range(KINDS):
        found += cards.card(kind) * min(cards.count(pile, kind), cards.count(other, kind))
    return found
