"""Cleopatra: what prompts, labels and rules tell of the position; verbs.py has the table."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import cards, garden, palace, payment, tell
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    DOWN_NAME,
    MERCHANT_NAME,
    RESOURCE_NAME,
    TILE_NAME,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    DISCARD,
    FACE_DOWN,
    KEPT,
    TALENTS,
    CleopatraState,
    hand_size,
    sanctuary_size,
    stall_down,
    stall_size,
)
from saqqara.games.cleopatra.tables import (
    BEGGED,
    BY_MERCHANT,
    HAND_LIMIT,
    SOURCES,
    VISIT_PAY,
)
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.kernel.event import Message
from saqqara.kernel.frame import NO_FRAME, a_of, b_of, c_of, kind_of, seat_of

# ---- prompts


def prompt(s: CleopatraState, r: Ruleset) -> Message:
    packed = s.top()
    asked = VERBS.prompt(kind_of(packed))
    if kind_of(packed) < do.ASK_LIMIT:
        tell_of_turn(asked, s, packed)
    else:
        tell_of_cards(asked, s, packed)
        tell_of_others(asked, s, r, packed)
    return asked


def tell_of_turn(asked: Message, s: CleopatraState, packed: i64) -> None:
    kind = kind_of(packed)
    if kind == do.ASK_PAY:
        resource = payment.next_resource(s.due)
        asked.args["piece"] = tell.piece_name(s, a_of(packed))
        asked.args["resource"] = RESOURCE_NAME[resource]
        asked.args["units"] = payment.units(s.due, resource)
    elif kind in (do.ASK_ORIENT, do.ASK_CELL):
        asked.args["tile"] = TILE_NAME[a_of(packed)]
    elif kind == do.ASK_VISIT:
        asked.args["pieces"] = s.built
    elif kind == do.ASK_REFILL:
        asked.args["card"] = loose_name(s)


def tell_of_cards(asked: Message, s: CleopatraState, packed: i64) -> None:
    kind = kind_of(packed)
    held = hand_size(s, seat_of(packed))
    if kind == do.ASK_COURTESAN:
        asked.args["cards"] = cards.size(s.piles[DISCARD])
    elif kind == do.ASK_LIMIT:
        asked.args["cards"] = held
        asked.args["excess"] = held - HAND_LIMIT
    elif kind == do.ASK_DISCARD:
        asked.args["excess"] = held - HAND_LIMIT


def tell_of_others(asked: Message, s: CleopatraState, r: Ruleset, packed: i64) -> None:
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == do.ASK_BEGGAR:
        asked.args["other_seat"] = a_of(packed)
    elif kind in (do.ASK_TENS, do.ASK_ONES):
        asked.args["talents"] = s.books[TALENTS + seat]
    elif kind in (do.ASK_NAME, do.ASK_OFFER, do.ASK_ACCEPT):
        steps = c_of(packed)
        if kind == do.ASK_OFFER:
            steps = r.players - steps
        asked.args["other_seat"] = (seat + steps) % r.players
        asked.args["resource"] = RESOURCE_NAME[a_of(packed)]


def loose_name(s: CleopatraState) -> str:
    """The drawn card that is laid next."""
    card = s.loose & 31
    return DOWN_NAME if card >= FACE_DOWN else CARD_NAME[card - 1]


# ---- labels


def label(s: CleopatraState, r: Ruleset, action: i64) -> Message:
    told = VERBS.label(action)
    packed = s.top()
    if action < do.BUILD:
        return label_of_stall(s, r, kind_of(packed), action - do.STALL, told)
    if action < do.PLAY_BEGGAR:
        tell_of_piece(s, r, action - do.BUILD, told)
    elif action == do.DONE:
        return label_of_done(s, kind_of(packed), told)
    elif do.PAY <= action < do.ORIENT:
        tell_of_payment(r, action - do.PAY, told)
    elif do.CELL <= action < do.CARD:
        return label_of_cell(s, r, packed, action - do.CELL, told)
    elif do.CARD <= action < do.DRAW_CARD:
        return label_of_answer(s, r, packed, action, told)
    return told


def label_of_stall(s: CleopatraState, r: Ruleset, kind: i64, stall: i64, told: Message) -> Message:
    told.args["cards"] = stall_size(s, stall)
    told.args["down"] = stall_down(s, stall)
    if kind == do.ASK_REFILL:
        return Message("cleopatra-label-refill", told.args)
    return told if r.stalls else Message("cleopatra-label-market", told.args)


def tell_of_piece(s: CleopatraState, r: Ruleset, piece: i64, told: Message) -> None:
    if piece == do.PIECE_MOSAIC:
        told.args["tile"] = TILE_NAME[s.tile]
    elif piece < do.PIECE_MOSAIC:
        told.args["piece"] = tell.piece_name(s, piece)
        told.args["talents"] = palace.payout(s, r, piece)


def label_of_done(s: CleopatraState, kind: i64, told: Message) -> Message:
    if kind == do.ASK_CLAIM:
        return Message("cleopatra-label-no-claim", {})
    if kind == do.ASK_VISIT:
        return Message("cleopatra-label-close", {"talents": VISIT_PAY[min(s.built, 3)]})
    if kind == do.ASK_VIZIER:
        return Message("cleopatra-label-kept", {"cards": cards.size(s.piles[KEPT])})
    return told


def tell_of_payment(r: Ruleset, step: i64, told: Message) -> None:
    source = step % SOURCES
    told.args["card"] = MERCHANT_NAME
    told.args["amulets"] = 0
    if source != BY_MERCHANT:
        kind = payment.card_kind(step // SOURCES, source)
        told.args["card"] = CARD_NAME[kind]
        told.args["amulets"] = r.amulets[kind]


def label_of_cell(s: CleopatraState, r: Ruleset, packed: i64, cell: i64, told: Message) -> Message:
    if kind_of(packed) == do.ASK_CLAIM:
        told.args["cells"] = sanctuary_size(s, cell)
        return Message("cleopatra-label-claim", told.args)
    told.args["palms"] = r.palms[garden.placement_at(a_of(packed), b_of(packed), cell)]
    return told


CARD_LABEL: Final[dict[int, str]] = {
    do.ASK_BEGGAR: "cleopatra-label-gift",
    do.ASK_COURTESAN: "cleopatra-label-fetch",
    do.ASK_VIZIER: "cleopatra-label-keep",
}


def label_of_answer(
    s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message
) -> Message:
    seat = seat_of(packed)
    if action < do.GIVE_TALENTS:
        return Message(CARD_LABEL.get(kind_of(packed), told.id), told.args)
    if action == do.GIVE_TALENTS:
        told.args["talents"] = BEGGED
    elif action in (do.YES, do.NO):
        return label_of_yes(r, packed, action == do.YES, told)
    elif action == do.LIMIT_DISCARD:
        told.args["excess"] = hand_size(s, seat) - HAND_LIMIT
    elif action == do.LIMIT_KEEP:
        told.args["amulets"] = hand_size(s, seat) - HAND_LIMIT
    elif do.TENS <= action < do.ONES:
        low = 10 * (action - do.TENS)
        told.args["low"] = low
        told.args["high"] = min(low + 9, s.books[TALENTS + seat])
    elif action >= do.ONES:
        told.args["talents"] = 10 * a_of(packed) + action - do.ONES
    return told


def label_of_yes(r: Ruleset, packed: i64, yes: bool, told: Message) -> Message:
    kind = kind_of(packed)
    if kind == do.ASK_OFFER:
        told.args["resource"] = RESOURCE_NAME[a_of(packed)]
        return Message("cleopatra-label-offer" if yes else "cleopatra-label-decline", told.args)
    told.args["other_seat"] = (seat_of(packed) + c_of(packed)) % r.players
    if kind == do.ASK_ACCEPT:
        return told
    return Message("cleopatra-label-name" if yes else "cleopatra-label-leave-out", told.args)


# ---- rules


def rule(s: CleopatraState, action: i64) -> Message:
    """Pieces and characters have the same rule wherever they are asked for."""
    kind = kind_of(s.top())
    if do.BUILD <= action < do.DONE:
        kind = NO_FRAME
    return VERBS.rule(kind, action)
