"""Cleopatra: what people try that is not possible, and why.

Only the deciding seat's own hand and purse are looked at, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, palace, payment
from saqqara.games.cleopatra.actions import (
    ASK_ACT,
    ASK_AFTER,
    ASK_BEGGAR,
    ASK_CELL,
    ASK_DISCARD,
    ASK_LIMIT,
    ASK_NAME,
    ASK_OFFER,
    ASK_ONES,
    ASK_ORIENT,
    ASK_PAY,
    ASK_REFILL,
    ASK_TENS,
    ASK_VISIT,
    ASK_VIZIER,
    BUILD,
    CARD,
    DONE,
    GIVE_TALENTS,
    ORIENT,
    PASS,
    PAY,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_OBELISK,
    PIECE_THRONE,
    PIECE_TILE,
    PLAY_BEGGAR,
    PLAY_COURTESAN,
    PLAY_SCRIBE_REMOVE,
    STALL,
)
from saqqara.games.cleopatra.names import CARD_NAME, MERCHANT_NAME, RESOURCE_NAME, TILE_NAME
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import DRAWN, HAND, MERCHANTS, TALENTS, CleopatraState
from saqqara.games.cleopatra.tables import (
    BEGGAR,
    BEGGED,
    BY_MERCHANT,
    BY_TROMPE,
    COURTESAN,
    ENVOY,
    MOST_CHARACTERS,
    ORIENTATIONS,
    RESOURCE_WORD,
    RESOURCES,
    SCRIBE,
    SOURCES,
    STALLS,
    TROMPE,
    VIZIER,
    WALLS,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of

CHARACTER: Final[tuple[int, ...]] = (BEGGAR, COURTESAN, ENVOY, SCRIBE, SCRIBE, VIZIER)  # by PLAY_


# ---- what people would try


def tried(s: CleopatraState, r: Ruleset) -> list[int]:
    """What there is at this table and in this hand; all else is in the table of verbs."""
    packed = s.top()
    kind = kind_of(packed)
    if kind in (ASK_ACT, ASK_VISIT, ASK_AFTER):
        stalls = STALLS if r.stalls else 1
        return [*range(STALL, STALL + stalls), *range(BUILD, PASS + 1)]
    if kind == ASK_PAY:
        first = PAY + SOURCES * payment.next_resource(s.due)
        return list(range(first, first + SOURCES))
    if kind == ASK_ORIENT:
        return [ORIENT + turned for turned in range(ORIENTATIONS) if exists(a_of(packed), turned)]
    place = DRAWN if kind == ASK_VIZIER else HAND + seat_of(packed)
    if kind in (ASK_DISCARD, ASK_VIZIER, ASK_BEGGAR):
        found = [CARD + card for card in sorted(set(cards.kinds(s.piles[place])))]
        return [*found, GIVE_TALENTS] if kind == ASK_BEGGAR else found
    return VERBS.tried(kind)


def exists(tile: i64, turned: i64) -> bool:
    """Some tiles look the same in several orientations; those have no number."""
    at = ORIENTATIONS * tile + turned
    return garden.START[at] < garden.START[at + 1]


# ---- why not


def why_not(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
    kind = kind_of(packed)
    if kind in (ASK_ACT, ASK_VISIT, ASK_AFTER):
        return not_in_turn(s, r, packed, action)
    if kind == ASK_PAY:
        return not_payable(s, r, packed, (action - PAY) % SOURCES)
    if kind == ASK_ORIENT:
        return Message("cleopatra-no-room", {"tile": TILE_NAME[a_of(packed)]})
    if kind == ASK_CELL:
        return Message("cleopatra-no-room-there", {"tile": TILE_NAME[a_of(packed)]})
    if kind == ASK_REFILL:
        return Message("cleopatra-stall-has-card", {"stall": action - STALL + 1})
    if kind in (ASK_TENS, ASK_ONES):
        return Message("cleopatra-bid-too-high", {"talents": s.books[TALENTS + seat_of(packed)]})
    if kind == ASK_LIMIT:
        return Message("cleopatra-no-such-card", {"card": "cleopatra-card-smuggler"})
    if kind == ASK_NAME:
        return Message("cleopatra-name-somebody", {})
    if kind == ASK_OFFER:
        return Message("cleopatra-nothing-to-offer", {"resource": RESOURCE_NAME[a_of(packed)]})
    if kind == ASK_BEGGAR:
        if action == GIVE_TALENTS:
            return Message("cleopatra-too-poor", {"talents": BEGGED})
        return Message("cleopatra-tainted-gift", {"card": CARD_NAME[action - CARD]})
    return Message("cleopatra-cards-in-order", {"card": CARD_NAME[action - CARD]})


def not_in_turn(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
    """Markets, pieces, characters, the end of the turn."""
    if PLAY_BEGGAR <= action < DONE:
        return not_playable(s, packed, action)
    if action in (DONE, PASS):
        return Message("cleopatra-must-act", {})
    if kind_of(packed) == ASK_AFTER:
        return Message("cleopatra-one-action", {})
    if action < BUILD:
        if kind_of(packed) == ASK_VISIT:
            return Message("cleopatra-one-action", {})
        return Message("cleopatra-market-empty", {})
    return not_buildable(s, r, seat_of(packed), action - BUILD)


def not_playable(s: CleopatraState, packed: i64, action: i64) -> Message:
    """Not in the hand, too many, or without any effect (CLE-10.2)."""
    card = CHARACTER[action - PLAY_BEGGAR]
    if cards.count(s.piles[HAND + seat_of(packed)], card) == 0:
        return Message("cleopatra-no-such-card", {"card": CARD_NAME[card]})
    if a_of(packed) >= MOST_CHARACTERS:
        return Message("cleopatra-enough-characters", {"characters": MOST_CHARACTERS})
    if action == PLAY_COURTESAN:
        return Message("cleopatra-no-discards", {})
    if action == PLAY_SCRIBE_REMOVE:
        return Message("cleopatra-altar-empty", {})
    return Message("cleopatra-no-cards-left", {})


def not_buildable(s: CleopatraState, r: Ruleset, seat: i64, piece: i64) -> Message:
    """Built already, without room, without a Scribe, or too dear; must agree with list_pieces."""
    category = palace.category_of(piece)
    if piece >= PIECE_TILE:
        tile = piece - PIECE_TILE
        if not has(s.tiles, tile):
            return Message("cleopatra-tile-gone", {"tile": TILE_NAME[tile]})
        if tile == s.tile:
            return Message("cleopatra-tile-on-top", {"tile": TILE_NAME[tile]})
        if not garden.fits(tile, s.free_lo, s.free_hi):
            return Message("cleopatra-no-room", {"tile": TILE_NAME[tile]})
        if cards.count(s.piles[HAND + seat], SCRIBE) == 0:
            return Message("cleopatra-scribe-needed", {"tile": TILE_NAME[tile]})
    elif piece == PIECE_MOSAIC and s.tile < 0:
        return Message("cleopatra-no-mosaics", {})
    elif stands(s, piece):
        return Message("cleopatra-stands", {})
    return not_affordable(s, r, seat, category)


def not_affordable(s: CleopatraState, r: Ruleset, seat: i64, category: i64) -> Message:
    """What singles and doubles cannot cover, and how much of it merchants and the like could."""
    due = payment.due_after_over(r.cost[category], s.over_units)
    hand = s.piles[HAND + seat]
    args: Args = {}
    missing = 0
    for resource in range(RESOURCES):
        short = payment.short_of(hand, due, resource)
        args[RESOURCE_WORD[resource]] = short
        missing += short
    trompes = cards.count(hand, TROMPE)
    if not r.trompe_artisan:
        trompes = min(trompes, missing - payment.short_of(hand, due, 0))
    args["missing"] = missing
    args["wild"] = s.books[MERCHANTS + seat] + trompes
    return Message("cleopatra-cannot-pay", args)


def stands(s: CleopatraState, piece: i64) -> bool:
    """Is the place taken, or the last piece of its kind built?"""
    if piece < WALLS:
        return has(s.walls, piece)
    if PIECE_OBELISK < piece < PIECE_THRONE:
        return has(s.doors, piece - PIECE_DOOR)
    return palace.complete(s, palace.category_of(piece))


def not_payable(s: CleopatraState, r: Ruleset, packed: i64, source: i64) -> Message:
    """Not there, not for artisans, out of order, or needed for something later."""
    seat = seat_of(packed)
    resource = payment.next_resource(s.due)
    card = MERCHANT_NAME
    if source != BY_MERCHANT:
        card = CARD_NAME[payment.card_kind(resource, source)]
    if source == BY_TROMPE and resource == 0 and not r.trompe_artisan:
        return Message("cleopatra-no-artisan", {})
    hand, merchants = s.piles[HAND + seat], s.books[MERCHANTS + seat]
    if not payment.held(hand, merchants, resource, source, r.trompe_artisan):
        return Message("cleopatra-no-such-card", {"card": card})
    if source < b_of(packed):
        return Message("cleopatra-paid-in-order", {"card": card})
    return Message("cleopatra-needed-later", {"card": card})
