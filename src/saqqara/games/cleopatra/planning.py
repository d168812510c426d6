"""Cleopatra: what a hand could build, for hints. All in hundredths of a Talent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import cards, payment
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import HAND, MERCHANTS, CleopatraState
from saqqara.games.cleopatra.tables import (
    CATEGORIES,
    DOOR,
    DOUBLE_OF,
    MOSAIC,
    OBELISK,
    RESOURCES,
    SINGLE_OF,
    SPHINX,
    THRONE,
    TROMPE,
    WALL,
)
from saqqara.games.cleopatra.worth import Thoughts, next_payout, pieces_left

MERCHANT: Final = 300
TROMPE_COST: Final = 155  # what playing one gives away
MANY: Final = 5  # pieces that a plan looks at
# from the dearest piece to the cheapest
DEAREST_FIRST: Final = vec[i64]([THRONE, OBELISK, MOSAIC, DOOR, SPHINX, WALL])


def try_payment(due: i64, t: Thoughts) -> bool:
    """Pay from `hand` and `merchants` as a player would; `cost` is what that gives away."""
    t.cost = 0
    resource: i64
    for resource in range(RESOURCES):
        need = payment.units(due, resource)
        if need > 0 and not try_resource(resource, need, t):
            return False
    return True


def try_resource(resource: i64, need: i64, t: Thoughts) -> bool:
    unit = t.unit[resource]
    doubles = cards.count(t.hand, DOUBLE_OF[resource])
    while need > 1 and doubles > 0:
        t.hand -= cards.card(DOUBLE_OF[resource])
        t.cost += unit
        doubles -= 1
        need -= 2
    singles = min(cards.count(t.hand, SINGLE_OF[resource]), need)
    t.hand -= cards.card(SINGLE_OF[resource]) * singles
    t.cost += unit * singles
    need -= singles
    if need > 0 and doubles > 0:
        t.hand -= cards.card(DOUBLE_OF[resource])
        t.cost += unit
        need -= min(need, 2)
    trompes = min(cards.count(t.hand, TROMPE), need)
    t.hand -= cards.card(TROMPE) * trompes
    t.cost += TROMPE_COST * trompes
    need -= trompes
    if need > t.merchants:
        return False
    t.merchants -= need
    t.cost += MERCHANT * need
    return True


def plan(s: CleopatraState, r: Ruleset, seat: i64, t: Thoughts) -> i64:
    """What a visit could bring in Talents x 100: the best pieces one after the other."""
    hand = s.piles[HAND + seat]
    merchants = s.books[MERCHANTS + seat]
    total: i64 = 0
    taken: i64 = 0
    i: i64
    for i in range(CATEGORIES):
        category = DEAREST_FIRST[i]
        left = pieces_left(s, category)
        while left > 0 and taken < MANY:
            t.hand = hand
            t.merchants = merchants
            if not try_payment(r.cost[category], t):
                break
            gain = 100 * next_payout(s, r, category)
            if t.merchants < merchants and gain < 2 * MERCHANT * (merchants - t.merchants):
                break
            hand = t.hand
            merchants = t.merchants
            total += gain
            taken += 1
            left -= 1
    if taken == 2:
        total += 200
    elif taken > 2:
        total += 500
    return total
