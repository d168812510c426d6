"""Cleopatra: what is asked of a seat, what each choice does, and the rule behind it."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, garden, palace, payment, tell
from saqqara.games.cleopatra.actions import (
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AFTER,
    ASK_BEGGAR,
    ASK_CELL,
    ASK_CLAIM,
    ASK_COURTESAN,
    ASK_DISCARD,
    ASK_KIND,
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
    CELL,
    DONE,
    DRAW_CARD,
    FIRST,
    GIVE_TALENTS,
    LIMIT_DISCARD,
    LIMIT_KEEP,
    ONES,
    ORIENT,
    PASS,
    PAY,
    PIECE_DOOR,
    PIECE_MOSAIC,
    PIECE_OBELISK,
    PIECE_SPHINX,
    PIECE_THRONE,
    PIECE_TILE,
    PLAY_BEGGAR,
    RESOURCE,
    ROLL,
    STALL,
    TENS,
    TILE,
    TOP_CARD,
    TOP_DOWN,
    YES,
)
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    COLUMN_NAME,
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
    GRID,
    HAND_LIMIT,
    SOURCES,
    VISIT_PAY,
    WALLS,
)
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of

# ---- prompts

PLAIN_PROMPT: Final[dict[int, str]] = {
    ASK_ACT: "cleopatra-prompt-act",
    ASK_AFTER: "cleopatra-prompt-after",
    ASK_KIND: "cleopatra-prompt-kind",
    ASK_VIZIER: "cleopatra-prompt-vizier",
    ASK_CLAIM: "cleopatra-prompt-claim",
    1: "cleopatra-prompt-first",
    2: "cleopatra-prompt-deal",
    3: "cleopatra-prompt-reveal",
    4: "cleopatra-prompt-face",
    5: "cleopatra-prompt-roll",
    6: "cleopatra-prompt-tile",
}


def prompt(s: CleopatraState, r: Ruleset) -> Message:
    packed = s.stack[s.depth - 1]
    kind = kind_of(packed)
    if kind in PLAIN_PROMPT:
        return Message(PLAIN_PROMPT[kind], {})
    if kind <= ASK_VISIT:
        return prompt_of_visit(s, packed)
    if kind <= ASK_COURTESAN:
        return prompt_of_cards(s, packed)
    return prompt_of_others(s, r, packed)


def prompt_of_visit(s: CleopatraState, packed: i64) -> Message:
    kind = kind_of(packed)
    if kind == ASK_PAY:
        resource = payment.next_resource(s.due)
        args: Args = {
            "piece": tell.piece_name(s, a_of(packed)),
            "resource": RESOURCE_NAME[resource],
            "units": payment.units(s.due, resource),
        }
        return Message("cleopatra-prompt-pay", args)
    if kind == ASK_ORIENT:
        return Message("cleopatra-prompt-orient", {"tile": TILE_NAME[a_of(packed)]})
    if kind == ASK_CELL:
        return Message("cleopatra-prompt-cell", {"tile": TILE_NAME[a_of(packed)]})
    return Message("cleopatra-prompt-visit", {"pieces": s.built})


def prompt_of_cards(s: CleopatraState, packed: i64) -> Message:
    kind = kind_of(packed)
    if kind == ASK_REFILL:
        return Message("cleopatra-prompt-refill", {"card": loose_name(s)})
    if kind == ASK_COURTESAN:
        return Message("cleopatra-prompt-courtesan", {"cards": cards.size(s.piles[DISCARD])})
    held = hand_size(s, seat_of(packed))
    if kind == ASK_LIMIT:
        return Message("cleopatra-prompt-limit", {"cards": held, "excess": held - HAND_LIMIT})
    return Message("cleopatra-prompt-discard", {"excess": held - HAND_LIMIT})


def prompt_of_others(s: CleopatraState, r: Ruleset, packed: i64) -> Message:
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind == ASK_BEGGAR:
        return Message("cleopatra-prompt-beggar", {"other_seat": a_of(packed)})
    if kind in (ASK_TENS, ASK_ONES):
        return Message("cleopatra-prompt-bid", {"talents": s.books[TALENTS + seat]})
    resource = RESOURCE_NAME[a_of(packed)]
    if kind == ASK_OFFER:
        user = (seat + r.players - c_of(packed)) % r.players
        return Message("cleopatra-prompt-offer", {"other_seat": user, "resource": resource})
    other = (seat + c_of(packed)) % r.players
    args: Args = {"other_seat": other, "resource": resource}
    return Message("cleopatra-prompt-name" if kind == ASK_NAME else "cleopatra-prompt-accept", args)


def loose_name(s: CleopatraState) -> str:
    """The drawn card that is laid next."""
    card = s.loose & 31
    return DOWN_NAME if card >= FACE_DOWN else CARD_NAME[card - 1]


# ---- labels


def label(s: CleopatraState, r: Ruleset, action: i64) -> Message:
    packed = s.stack[s.depth - 1]
    if action < BUILD:
        return label_of_stall(s, r, kind_of(packed), action - STALL)
    if action < PLAY_BEGGAR:
        return label_of_piece(s, r, action - BUILD)
    if action < DONE:
        return Message(PLAY_LABEL[action - PLAY_BEGGAR], {})
    if action == DONE:
        return label_of_done(s, kind_of(packed))
    if action == PASS:
        return Message("cleopatra-label-pass", {})
    if action < ORIENT:
        return label_of_payment(r, action - PAY)
    if action < CARD:
        return label_in_garden(s, r, packed, action)
    if action < DRAW_CARD:
        return label_of_answer(s, r, packed, action)
    return label_of_chance(action)


PLAY_LABEL: Final[tuple[str, ...]] = (
    "cleopatra-label-beggar",
    "cleopatra-label-courtesan",
    "cleopatra-label-envoy",
    "cleopatra-label-scribe-add",
    "cleopatra-label-scribe-remove",
    "cleopatra-label-vizier",
)


def label_of_stall(s: CleopatraState, r: Ruleset, kind: i64, stall: i64) -> Message:
    args: Args = {"stall": stall + 1, "cards": stall_size(s, stall), "down": stall_down(s, stall)}
    if kind == ASK_REFILL:
        return Message("cleopatra-label-refill", args)
    return Message("cleopatra-label-stall" if r.stalls else "cleopatra-label-market", args)


def label_of_piece(s: CleopatraState, r: Ruleset, piece: i64) -> Message:
    if piece == PIECE_MOSAIC:
        return Message("cleopatra-label-mosaic", {"tile": TILE_NAME[s.tile]})
    if piece >= PIECE_TILE:
        return Message("cleopatra-label-tile", {"tile": TILE_NAME[piece - PIECE_TILE]})
    args: Args = {"piece": tell.piece_name(s, piece), "talents": palace.payout(s, r, piece)}
    return Message("cleopatra-label-build", args)


def label_of_done(s: CleopatraState, kind: i64) -> Message:
    if kind == ASK_CLAIM:
        return Message("cleopatra-label-no-claim", {})
    if kind == ASK_VISIT:
        return Message("cleopatra-label-close", {"talents": VISIT_PAY[min(s.built, 3)]})
    if kind == ASK_VIZIER:
        return Message("cleopatra-label-kept", {"cards": cards.size(s.piles[KEPT])})
    return Message("cleopatra-label-end-turn", {})


def label_of_payment(r: Ruleset, step: i64) -> Message:
    resource = step // SOURCES
    source = step % SOURCES
    if source == BY_MERCHANT:
        args: Args = {"card": MERCHANT_NAME, "resource": RESOURCE_NAME[resource], "amulets": 0}
        return Message("cleopatra-label-pay", args)
    kind = payment.card_kind(resource, source)
    args = {
        "card": CARD_NAME[kind],
        "resource": RESOURCE_NAME[resource],
        "amulets": r.amulets[kind],
    }
    return Message("cleopatra-label-pay", args)


def label_in_garden(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
    if action < CELL:
        return Message("cleopatra-label-orient", {"number": action - ORIENT + 1})
    cell = action - CELL
    args: Args = {"column": COLUMN_NAME[cell % GRID], "row": cell // GRID + 1}
    if kind_of(packed) == ASK_CLAIM:
        args["cells"] = sanctuary_size(s, cell)
        return Message("cleopatra-label-claim", args)
    placement = garden.placement_at(a_of(packed), b_of(packed), cell)
    args["palms"] = r.palms[placement]
    return Message("cleopatra-label-cell", args)


def label_of_answer(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
    if action < GIVE_TALENTS:
        return Message(CARD_LABEL[kind_of(packed)], {"card": CARD_NAME[action - CARD]})
    if action == GIVE_TALENTS:
        return Message("cleopatra-label-alms", {"talents": BEGGED})
    if action < YES:
        return Message("cleopatra-label-kind", {"resource": RESOURCE_NAME[action - RESOURCE]})
    if action < LIMIT_DISCARD:
        return label_of_yes(r, packed, action == YES)
    if action < TENS:
        return label_of_limit(s, seat_of(packed), action)
    if action < ONES:
        low = 10 * (action - TENS)
        high = min(low + 9, s.books[TALENTS + seat_of(packed)])
        return Message("cleopatra-label-tens", {"low": low, "high": high})
    return Message("cleopatra-label-bid", {"talents": 10 * a_of(packed) + action - ONES})


CARD_LABEL: Final[dict[int, str]] = {
    ASK_BEGGAR: "cleopatra-label-gift",
    ASK_COURTESAN: "cleopatra-label-fetch",
    ASK_DISCARD: "cleopatra-label-discard",
    ASK_VIZIER: "cleopatra-label-keep",
}


def label_of_yes(r: Ruleset, packed: i64, yes: bool) -> Message:
    kind = kind_of(packed)
    if kind == ASK_OFFER:
        args: Args = {"resource": RESOURCE_NAME[a_of(packed)]}
        return Message("cleopatra-label-offer" if yes else "cleopatra-label-decline", args)
    args = {"other_seat": (seat_of(packed) + c_of(packed)) % r.players}
    if kind == ASK_ACCEPT:
        return Message("cleopatra-label-accept" if yes else "cleopatra-label-refuse", args)
    return Message("cleopatra-label-name" if yes else "cleopatra-label-leave-out", args)


def label_of_limit(s: CleopatraState, seat: i64, action: i64) -> Message:
    excess = hand_size(s, seat) - HAND_LIMIT
    if action == LIMIT_DISCARD:
        return Message("cleopatra-label-limit-discard", {"excess": excess})
    if action == LIMIT_KEEP:
        return Message("cleopatra-label-limit-keep", {"amulets": excess})
    return Message("cleopatra-label-limit-smuggler", {})


def label_of_chance(action: i64) -> Message:
    if action < TOP_CARD:
        return Message("cleopatra-label-draw", {"card": CARD_NAME[action - DRAW_CARD]})
    if action < TOP_DOWN:
        return Message("cleopatra-label-top", {"card": CARD_NAME[action - TOP_CARD]})
    if action == TOP_DOWN:
        return Message("cleopatra-label-top", {"card": DOWN_NAME})
    if action < TILE:
        return Message("cleopatra-label-roll", {"ankhs": action - ROLL})
    if action < FIRST:
        return Message("cleopatra-label-next-tile", {"tile": TILE_NAME[action - TILE]})
    return Message("cleopatra-label-first", {"seat": action - FIRST})


# ---- rules


def rule(s: CleopatraState, action: i64) -> Message:
    if BUILD <= action < PLAY_BEGGAR:
        return rule_of_piece(action - BUILD)
    if PLAY_BEGGAR <= action < DONE:
        at = action - PLAY_BEGGAR
        return Message(PLAY_RULE[at], {"rule": PLAY_RULE_ID[at]})
    kind = kind_of(s.stack[s.depth - 1])
    if action >= DRAW_CARD or kind not in RULE_OF_FRAME:
        return rule_of_action(action)
    id, rule_id = RULE_OF_FRAME[kind]
    return Message(id, {"rule": rule_id})


PLAY_RULE: Final[tuple[str, ...]] = (
    "cleopatra-rule-beggar",
    "cleopatra-rule-courtesan",
    "cleopatra-rule-envoy",
    "cleopatra-rule-scribe",
    "cleopatra-rule-scribe",
    "cleopatra-rule-vizier",
)
PLAY_RULE_ID: Final[tuple[str, ...]] = (
    "CLE-10.3",
    "CLE-10.4",
    "CLE-10.5",
    "CLE-10.7",
    "CLE-10.7",
    "CLE-10.9",
)
RULE_OF_FRAME: Final[dict[int, tuple[str, str]]] = {
    ASK_CLAIM: ("cleopatra-rule-claim", "CLE-7.10"),
    ASK_VISIT: ("cleopatra-rule-close", "CLE-6.9"),
    ASK_REFILL: ("cleopatra-rule-refill", "CLE-5.3"),
    ASK_AFTER: ("cleopatra-rule-after", "CLE-6.2"),
    ASK_DISCARD: ("cleopatra-rule-limit", "CLE-6.12"),
    ASK_LIMIT: ("cleopatra-rule-limit", "CLE-6.12"),
    ASK_COURTESAN: ("cleopatra-rule-courtesan", "CLE-10.4"),
    ASK_VIZIER: ("cleopatra-rule-vizier", "CLE-10.9"),
    ASK_BEGGAR: ("cleopatra-rule-beggar", "CLE-10.3"),
    ASK_KIND: ("cleopatra-rule-envoy", "CLE-10.5"),
    ASK_NAME: ("cleopatra-rule-envoy", "CLE-10.5"),
    ASK_OFFER: ("cleopatra-rule-envoy", "CLE-10.5"),
    ASK_ACCEPT: ("cleopatra-rule-envoy", "CLE-10.5"),
}


def rule_of_piece(piece: i64) -> Message:
    if piece < WALLS:
        return Message("cleopatra-rule-wall", {"rule": "CLE-7.3"})
    if piece == PIECE_SPHINX:
        return Message("cleopatra-rule-sphinx", {"rule": "CLE-7.4"})
    if piece in (PIECE_OBELISK, PIECE_THRONE):
        return Message("cleopatra-rule-big", {"rule": "CLE-7.5"})
    if PIECE_DOOR <= piece < PIECE_THRONE:
        return Message("cleopatra-rule-door", {"rule": "CLE-7.6"})
    if piece >= PIECE_TILE:
        return Message("cleopatra-rule-tile", {"rule": "CLE-10.6"})
    return Message("cleopatra-rule-mosaic", {"rule": "CLE-7.7"})


def rule_of_action(action: i64) -> Message:
    if action < BUILD:
        return Message("cleopatra-rule-market", {"rule": "CLE-5.1"})
    if action < PAY:
        return Message("cleopatra-rule-pass", {"rule": "CLE-6.4"})
    if action < ORIENT:
        return Message("cleopatra-rule-pay", {"rule": "CLE-6.3"})
    if action < TENS:
        return Message("cleopatra-rule-lay", {"rule": "CLE-7.8"})
    if action < DRAW_CARD:
        return Message("cleopatra-rule-offering", {"rule": "CLE-8.4"})
    if action < ROLL:
        return Message("cleopatra-rule-pile", {"rule": "CLE-4.5"})
    if action < TILE:
        return Message("cleopatra-rule-dice", {"rule": "CLE-6.11"})
    if action < FIRST:
        return Message("cleopatra-rule-tiles", {"rule": "CLE-4.1"})
    return Message("cleopatra-rule-first", {"rule": "CLE-4.7"})
