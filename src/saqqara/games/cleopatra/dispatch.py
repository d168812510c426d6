"""Cleopatra: which handler lists and carries out a decision, by groups of frame kinds."""

from mypy_extensions import i64

from saqqara.games.cleopatra import (
    characters,
    giving,
    market,
    mosaics,
    offering,
    rules,
)
from saqqara.games.cleopatra.actions import (
    ASK_ACCEPT,
    ASK_BEGGAR,
    ASK_CELL,
    ASK_CLAIM,
    ASK_COURTESAN,
    ASK_KIND,
    ASK_LIMIT,
    ASK_NAME,
    ASK_OFFER,
    ASK_ORIENT,
    ASK_REFILL,
    ASK_TENS,
    ASK_VIZIER,
    DEAL,
    FACE,
    NEXT_TILE,
    NO,
    REVEAL,
    ROLL_DICE,
    YES,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    DISCARD,
    CleopatraState,
)
from saqqara.kernel.frame import seat_of
from saqqara.kernel.game import Choices


def list_outcomes(s: CleopatraState, r: Ruleset, kind: i64, out: Choices) -> None:
    if kind == REVEAL:
        market.list_reveal(s, out)
    elif kind in (FACE, DEAL):
        market.list_face(s, out)
    elif kind == ROLL_DICE:
        rules.list_roll(s, out)
    elif kind == NEXT_TILE:
        mosaics.list_next_tile(s, out)
    else:
        rules.list_first(r, out)


def decide_outcome(s: CleopatraState, r: Ruleset, packed: i64, kind: i64, action: i64) -> None:
    if kind == REVEAL:
        market.decide_reveal(s, action)
    elif kind == FACE:
        market.decide_face(s, packed, action)
    elif kind == ROLL_DICE:
        rules.decide_roll(s, action)
    elif kind == NEXT_TILE:
        mosaics.decide_next_tile(s, action)
    elif kind == DEAL:
        rules.decide_deal(s, r, packed, action)
    else:
        rules.decide_first(s, r, action)


def list_of_turn(s: CleopatraState, packed: i64, kind: i64, out: Choices) -> None:
    if kind == ASK_ORIENT:
        mosaics.list_orient(s, packed, out)
    elif kind == ASK_CELL:
        mosaics.list_cells(s, packed, out)
    elif kind == ASK_CLAIM:
        mosaics.list_claims(s, out)
    elif kind == ASK_REFILL:
        market.list_refill(packed, out)
    elif kind == ASK_LIMIT:
        rules.list_limit(s, seat_of(packed), out)
    else:
        rules.list_discard(s, packed, out)


def decide_in_turn(s: CleopatraState, r: Ruleset, packed: i64, kind: i64, action: i64) -> None:
    if kind == ASK_ORIENT:
        mosaics.decide_orient(s, packed, action)
    elif kind == ASK_CELL:
        mosaics.decide_cell(s, r, packed, action)
    elif kind == ASK_CLAIM:
        mosaics.decide_claim(s, packed, action)
    elif kind == ASK_REFILL:
        market.decide_refill(s, packed, action)
    elif kind == ASK_LIMIT:
        rules.decide_limit(s, r, packed, action)
    else:
        rules.decide_discard(s, packed, action)


def list_of_characters(s: CleopatraState, r: Ruleset, packed: i64, kind: i64, out: Choices) -> None:
    if kind == ASK_COURTESAN:
        characters.list_cards(s.piles[DISCARD], 0, out)
    elif kind == ASK_VIZIER:
        characters.list_vizier(s, packed, out)
    elif kind == ASK_BEGGAR:
        giving.list_beggar(s, packed, out)
    elif kind == ASK_KIND:
        giving.list_resources(out)
    elif kind == ASK_NAME:
        giving.list_name(r, packed, out)
    elif kind == ASK_OFFER:
        giving.list_offer(s, packed, out)
    elif kind == ASK_ACCEPT:
        out.add(YES)
        out.add(NO)
    elif kind == ASK_TENS:
        offering.list_tens(s, packed, out)
    else:
        offering.list_ones(s, packed, out)


def decide_character(s: CleopatraState, r: Ruleset, packed: i64, kind: i64, action: i64) -> None:
    if kind == ASK_COURTESAN:
        characters.decide_courtesan(s, packed, action)
    elif kind == ASK_VIZIER:
        characters.decide_vizier(s, packed, action)
    elif kind == ASK_BEGGAR:
        giving.decide_beggar(s, packed, action)
    elif kind == ASK_KIND:
        giving.decide_kind(s, packed, action)
    elif kind == ASK_NAME:
        giving.decide_name(s, r, packed, action)
    elif kind == ASK_OFFER:
        giving.decide_offer(s, r, packed, action)
    elif kind == ASK_ACCEPT:
        giving.decide_accept(s, r, packed, action)
    elif kind == ASK_TENS:
        offering.decide_tens(s, packed, action)
    else:
        offering.decide_ones(s, r, packed, action)
