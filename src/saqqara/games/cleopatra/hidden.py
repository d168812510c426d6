"""Cleopatra: positions that a seat cannot tell apart.

What a seat does not know is put back among the unseen cards and drawn anew: the unknown parts of
other hands, what others fetched with a Courtesan (out of what has been discarded), a Vizier's
cards, sealed bids. Cards of a former draw pile change places only with each other (ages.py).
Talents and amulets change before all eyes, so nobody needs to guess them.

Where another seat is in the middle of a choice, its new cards must let it go on: they are drawn
again until they do, and after many failures its old ones come back.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import ages, cards, giving, palace, rules
from saqqara.games.cleopatra.actions import (
    ASK_BEGGAR,
    ASK_COURTESAN,
    ASK_DISCARD,
    ASK_ONES,
    ASK_PAY,
    ASK_VIZIER,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DRAWN,
    AGE_HELD,
    BIDS,
    DECK,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    FETCHED,
    HAND,
    KEPT,
    TALENTS,
    CleopatraState,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.frame import b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

TRIES: Final = 200


def determinize(s: CleopatraState, r: Ruleset, viewer: i64, rng: Rng) -> CleopatraState:
    d = s.clone()
    if d.over():
        return d  # all lies open
    redraw(d, r, viewer, rng)
    packed = d.stack[d.depth - 1]
    kind = kind_of(packed)
    if seat_of(packed) != viewer and kind in (ASK_PAY, ASK_DISCARD, ASK_BEGGAR):
        tries: i64 = 0
        while not can_go_on(d, r, packed):
            tries += 1
            d.assign(s)
            if tries == TRIES:
                return d
            redraw(d, r, viewer, rng)
    return d


def can_go_on(d: CleopatraState, r: Ruleset, packed: i64) -> bool:
    """Does the seat of this frame have a choice with its new hand?"""
    out = Choices(len(VERBS.words))
    kind = kind_of(packed)
    if kind == ASK_PAY:
        palace.list_pay(d, r, packed, out)
    elif kind == ASK_DISCARD:
        rules.list_discard(d, packed, out)
    else:
        giving.list_beggar(d, packed, out)
    return out.n > 0


def redraw(d: CleopatraState, r: Ruleset, viewer: i64, rng: Rng) -> None:
    packed = d.stack[d.depth - 1]
    kind = kind_of(packed)
    decider = seat_of(packed)
    if not (kind == ASK_COURTESAN and decider == viewer):
        redraw_fetched(d, r, viewer, rng)
    if kind == ASK_VIZIER and decider != viewer:
        unseen = d.piles[DRAWN] + d.piles[KEPT] - d.piles[DRAWN_UP]
        unseen -= ages.all_older(d, AGE_DRAWN)
        d.piles[DECK] += unseen
        redraw_hands(d, r, viewer, rng)
        redraw_ages(d, r, viewer, True, rng)
        drawn = draw(d, DECK, cards.size(unseen), rng) + ages.all_older(d, AGE_DRAWN)
        d.piles[DRAWN] = d.piles[DRAWN_UP] + drawn
        keep_again(d, decider, b_of(packed), rng)
    else:
        redraw_hands(d, r, viewer, rng)
        redraw_ages(d, r, viewer, False, rng)
    redraw_bids(d, r, viewer, packed, rng)


def draw(d: CleopatraState, place: i64, number: i64, rng: Rng) -> i64:
    """So many random cards out of a pile."""
    drawn = some(d.piles[place], number, rng)
    d.piles[place] -= drawn
    return drawn


def redraw_fetched(d: CleopatraState, r: Ruleset, viewer: i64, rng: Rng) -> None:
    """Others took any of the cards that had been discarded."""
    seat: i64
    for seat in range(r.players):
        if seat != viewer:
            d.piles[DISCARD] += d.piles[FETCHED + seat]
    for seat in range(r.players):
        if seat != viewer and d.piles[FETCHED + seat] != cards.EMPTY:
            fetched = draw(d, DISCARD, cards.size(d.piles[FETCHED + seat]), rng)
            d.piles[HAND + seat] += fetched - d.piles[FETCHED + seat]
            d.piles[FETCHED + seat] = fetched


def redraw_hands(d: CleopatraState, r: Ruleset, viewer: i64, rng: Rng) -> None:
    seat: i64
    for seat in range(r.players):
        if seat != viewer:
            d.piles[DECK] += ages.fresh_cards(d, seat)
    for seat in range(r.players):
        if seat != viewer:
            unknown = ages.fresh_cards(d, seat)
            drawn = draw(d, DECK, cards.size(unknown), rng)
            d.piles[HAND + seat] += drawn - unknown


def redraw_ages(d: CleopatraState, r: Ruleset, viewer: i64, with_drawn: bool, rng: Rng) -> None:
    """Of each former pile: what others hold of it and what lies in the market."""
    start: i64 = 0
    older = d.older[:]
    while start < len(older):
        redraw_age(d, r, viewer, with_drawn, older, start, rng)
        start += AGE
    d.older = older


def redraw_age(
    d: CleopatraState,
    r: Ruleset,
    viewer: i64,
    with_drawn: bool,
    older: vec[i64],
    start: i64,
    rng: Rng,
) -> None:
    pool = older[start + AGE_CARDS]
    seat: i64
    for seat in range(r.players):
        if seat != viewer:
            pool += older[start + AGE_HELD + seat]
    if with_drawn:
        pool += older[start + AGE_DRAWN]
        older[start + AGE_DRAWN] = some(pool, cards.size(older[start + AGE_DRAWN]), rng)
        pool -= older[start + AGE_DRAWN]
    for seat in range(r.players):
        held = older[start + AGE_HELD + seat]
        if seat != viewer and held != cards.EMPTY:
            older[start + AGE_HELD + seat] = some(pool, cards.size(held), rng)
            pool -= older[start + AGE_HELD + seat]
            d.piles[HAND + seat] += older[start + AGE_HELD + seat] - held
    older[start + AGE_CARDS] = pool


def some(pile: i64, number: i64, rng: Rng) -> i64:
    """So many random cards of a pile."""
    found: i64 = cards.EMPTY
    while number > 0:
        found += cards.card(cards.random_kind(pile - found, rng))
        number -= 1
    return found


def keep_again(d: CleopatraState, seat: i64, number: i64, rng: Rng) -> None:
    """A Vizier's player keeps as many of the new cards, in ascending order."""
    d.piles[KEPT] = draw(d, DRAWN, number, rng)
    lowest: i64 = 0
    if number > 0:
        lowest = cards.kinds(d.piles[KEPT])[number - 1]
    d.stack[d.depth - 1] = frame(ASK_VIZIER, seat, lowest, number)


def redraw_bids(d: CleopatraState, r: Ruleset, viewer: i64, packed: i64, rng: Rng) -> None:
    """Sealed bids may be anything that their owners can pay; mostly it is a small part."""
    seat: i64
    for seat in range(r.players):
        if seat != viewer and d.books[BIDS + seat] >= 0:
            d.books[BIDS + seat] = small_part(d.books[TALENTS + seat], rng)
    if kind_of(packed) == ASK_ONES and seat_of(packed) != viewer:
        tens = rng.below(d.books[TALENTS + seat_of(packed)] // 10 + 1)
        d.stack[d.depth - 1] = frame(ASK_ONES, seat_of(packed), tens)


def small_part(talents: i64, rng: Rng) -> i64:
    """From nothing to everything, a quarter on the average."""
    least = rng.below(talents + 1)
    for _ in range(2):
        least = min(least, rng.below(talents + 1))
    return least
