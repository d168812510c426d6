"""Cleopatra: why something in a turn, or a payment, is not possible; questions.py has the rest.

Only the deciding seat's own hand and purse are looked at, and what lies open.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, palace, payment
from saqqara.games.cleopatra.actions import (
    ASK_AFTER,
    ASK_VISIT,
    BUILD,
    DONE,
    PASS,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_OBELISK,
    PIECE_THRONE,
    PIECE_TILE,
    PLAY_BEGGAR,
    PLAY_COURTESAN,
    PLAY_SCRIBE_REMOVE,
)
from saqqara.games.cleopatra.characters import CHARACTER
from saqqara.games.cleopatra.names import CARD_NAME, MERCHANT_NAME, TILE_NAME
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import HAND, MERCHANTS, CleopatraState
from saqqara.games.cleopatra.tables import (
    BY_MERCHANT,
    BY_TROMPE,
    MOST_CHARACTERS,
    RESOURCE_WORD,
    RESOURCES,
    SCRIBE,
    TROMPE,
    WALLS,
)
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of

NO_EFFECT: Final[dict[int, str]] = {
    PLAY_COURTESAN: "cleopatra-no-discards",
    PLAY_SCRIBE_REMOVE: "cleopatra-altar-empty",
}


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
    return Message(NO_EFFECT.get(action, "cleopatra-no-cards-left"), {})


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
