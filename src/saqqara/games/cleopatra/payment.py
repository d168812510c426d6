"""Paying for a piece: what may be played next, and the payment that a helper proposes.

Units are packed four bits per resource (`due`, `over`). A piece is paid resource by resource, and
within one by singles, doubles, Trompe-l'oeil, merchants, never backwards (CLE-6.6). So each payment
has one spelling, and only what can be completed is offered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.tables import (
    ARTISAN,
    BY_MERCHANT,
    BY_TROMPE,
    DOUBLE,
    DOUBLE_OF,
    RESOURCES,
    SINGLE,
    SINGLE_OF,
    SOURCES,
    TROMPE,
)
from saqqara.kernel.bits import bit

UNIT: Final = 4  # bits per resource


def units(packed: i64, resource: i64) -> i64:
    return packed >> UNIT * resource & 15


def next_resource(due: i64) -> i64:
    """The first resource that is still unpaid; there is one."""
    resource: i64 = 0
    while due & 15 == 0:
        due >>= UNIT
        resource += 1
    return resource


def due_after_over(cost: i64, over: i64) -> i64:
    """What is to be paid if left-over units fill needs first."""
    due = cost
    resource: i64
    for resource in range(RESOURCES):
        if units(over, resource) > 0 and units(due, resource) > 0:
            due -= bit(UNIT * resource)
    return due


def over_after(cost: i64, over: i64) -> i64:
    """Left-over units that are still there after a piece of this cost has been begun."""
    left = over
    resource: i64
    for resource in range(RESOURCES):
        if units(over, resource) > 0 and units(cost, resource) > 0:
            left -= bit(UNIT * resource)
    return left


# ---- what can be paid


def short_of(hand: i64, due: i64, resource: i64) -> i64:
    """Units of one resource that singles and doubles cannot cover."""
    short = units(due, resource) - cards.count(hand, SINGLE_OF[resource])
    short -= 2 * cards.count(hand, DOUBLE_OF[resource])
    return max(short, 0)


def can_pay(hand: i64, merchants: i64, due: i64, trompe_artisan: bool) -> bool:
    """Can all of it be paid?"""
    short = short_of(hand, due, ARTISAN)
    if short > merchants and not trompe_artisan:
        return False
    resource: i64
    for resource in range(1, RESOURCES):
        short += short_of(hand, due, resource)
    return short <= merchants + cards.count(hand, TROMPE)


def can_finish(
    hand: i64, merchants: i64, due: i64, resource: i64, source: i64, trompe_artisan: bool
) -> bool:
    """The same when nothing below *source* may pay for *resource* any more."""
    if source == SINGLE:
        return can_pay(hand, merchants, due, trompe_artisan)
    short = units(due, resource)
    if source == DOUBLE:
        short = max(short - 2 * cards.count(hand, DOUBLE_OF[resource]), 0)
    if short > merchants and (source == BY_MERCHANT or (resource == 0 and not trompe_artisan)):
        return False
    later: i64
    for later in range(resource + 1, RESOURCES):
        short += short_of(hand, due, later)
    return short <= merchants + cards.count(hand, TROMPE)


def card_kind(resource: i64, source: i64) -> i64:
    """The card that this source plays; not for merchants."""
    if source == SINGLE:
        return SINGLE_OF[resource]
    if source == DOUBLE:
        return DOUBLE_OF[resource]
    return TROMPE


def held(hand: i64, merchants: i64, resource: i64, source: i64, trompe_artisan: bool) -> bool:
    if source == BY_MERCHANT:
        return merchants > 0
    if source == BY_TROMPE and resource == ARTISAN and not trompe_artisan:
        return False
    return cards.count(hand, card_kind(resource, source)) > 0


def due_less(due: i64, resource: i64, source: i64) -> i64:
    """What is unpaid after one more source."""
    if source == DOUBLE and units(due, resource) > 1:
        return due - 2 * bit(UNIT * resource)
    return due - bit(UNIT * resource)


def may_play(
    hand: i64, merchants: i64, due: i64, resource: i64, source: i64, trompe_artisan: bool
) -> bool:
    """May this source pay next, so that the rest can still be paid?"""
    if not held(hand, merchants, resource, source, trompe_artisan):
        return False
    if source == BY_MERCHANT:
        merchants -= 1
    else:
        hand -= cards.card(card_kind(resource, source))
    due = due_less(due, resource, source)
    if units(due, resource) == 0:
        return can_pay(hand, merchants, due, trompe_artisan)
    return can_finish(hand, merchants, due, resource, source, trompe_artisan)


# ---- the payment that a helper proposes


class Way:
    """One way to pay: what it costs, and the steps (4 x resource + source) in order."""

    def __init__(self, amulets: int, wasted: int, merchants: int, steps: list[int]) -> None:
        self.amulets = amulets
        self.wasted = wasted
        self.merchants = merchants
        self.steps = steps


def order_of_ways(way: Way) -> tuple[int, int, int, int, list[int]]:
    """Fewest merchants, as each is worth Talents; then least corruption, waste, fewest cards.

    A tainted card that is not played costs an amulet at the end as well.
    """
    return (way.merchants, way.amulets, way.wasted, len(way.steps), way.steps)


def amulets_for(resource: i64, source: i64, amulets: vec[i64]) -> int:
    """What playing this source costs in corruption; *amulets* is by card kind."""
    return 0 if source == BY_MERCHANT else amulets[card_kind(resource, source)]


def proposal(
    hand: i64, merchants: i64, due: i64, trompe_artisan: bool, amulets: vec[i64]
) -> list[int]:
    """The cheapest payment as steps (4 x resource + source); empty if there is none.

    For whoever helps a person to pay (CLE-6.7); *amulets* is by card kind.
    """
    found = ways(hand, merchants, due, SINGLE, trompe_artisan, amulets, {})
    if not found:
        return []
    found.sort(key=order_of_ways)
    return found[0].steps


def ways(
    hand: i64,
    merchants: i64,
    due: i64,
    source: i64,
    trompe_artisan: bool,
    amulets: vec[i64],
    known: dict[tuple[int, int, int, int], list[Way]],
) -> list[Way]:
    """The best ways from here, one for each first step; what was figured out is in *known*."""
    if due == 0:
        return [Way(0, 0, 0, [])]
    key = (hand, merchants, due, source)
    if key in known:
        return known[key]
    resource = next_resource(due)
    found: list[Way] = []
    for each in range(source, SOURCES):
        if not may_play(hand, merchants, due, resource, each, trompe_artisan):
            continue
        left = due_less(due, resource, each)
        by_merchant = each == BY_MERCHANT
        rest = ways(
            hand if by_merchant else hand - cards.card(card_kind(resource, each)),
            merchants - 1 if by_merchant else merchants,
            left,
            each if units(left, resource) > 0 else SINGLE,
            trompe_artisan,
            amulets,
            known,
        )
        best = min(rest, key=order_of_ways)
        found.append(
            Way(
                best.amulets + amulets_for(resource, each, amulets),
                best.wasted + (1 if each == DOUBLE and units(due, resource) == 1 else 0),
                best.merchants + (1 if by_merchant else 0),
                [SOURCES * resource + each, *best.steps],
            )
        )
    known[key] = found
    return found
