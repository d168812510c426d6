"""Imhotep: what is asked of a seat, what each choice does, and the rule behind it."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import asking_dynasty, deck, harbour
from saqqara.games.imhotep.actions import (
    BONUS,
    BONUS_CARD,
    BONUS_LOAD,
    BONUS_STONES,
    CARD,
    CHOOSE_FIRST,
    CHOOSE_PYRAMID,
    CHOOSE_SIDE,
    DEAL_CARD,
    DEAL_DOWN,
    DRAW_CARD,
    FIRST,
    FLEET,
    GET,
    KEEP,
    KEEP_CARD,
    LOAD,
    LOAD_STONE,
    LOAD_THEN_SAIL,
    NEXT,
    NO_BONUS,
    OFFERING,
    PASS,
    PEEK,
    PLAY,
    PLAY_NEW,
    POINT,
    PYRAMID,
    RA_OFFERING,
    REVEAL_FLEET,
    SAIL,
    SAIL_SHIP,
    SET_ORDER,
    SIDE,
    STONES_INSTEAD,
    TAKE,
    TAKE_CARD,
    TURN,
)
from saqqara.games.imhotep.names import CARD_NAME, PYRAMID_NAME, SIDE_NAME, SITE_NAME
from saqqara.games.imhotep.sites.pyramids import next_space
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, side_of
from saqqara.games.imhotep.tables import (
    BASE_SIDES,
    BLUE,
    CARD_SPACE,
    FLEET_SIZE,
    GET_STONES,
    LOAD_SPACE,
    MARKET,
    PYRAMID_B,
    SHIPS,
    SIDE_D,
    SITES,
    SPACES,
    STONES_SPACE,
    TEMPLE_STONES,
)
from saqqara.kernel.bits import members
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of

# ---- prompts


def prompt(s: ImhotepState) -> Message:
    packed = s.top()
    kind = kind_of(packed)
    a = a_of(packed)
    if kind == TURN:
        return Message("imhotep-prompt-turn", {"round": s.round})
    if kind == LOAD_STONE:
        if b_of(packed) > 0:
            return Message("imhotep-prompt-load-first", {})
        return Message("imhotep-prompt-load", {})
    if kind == LOAD_THEN_SAIL:
        return Message("imhotep-prompt-load-then-sail", {})
    if kind == SAIL_SHIP:
        if b_of(packed) == 1:
            return Message("imhotep-prompt-sail-lever", {})
        return Message("imhotep-prompt-sail", {"ship": members(a)[0] + 1})
    if kind == SET_ORDER:
        args: Args = {"ship": a + 1, "site": SITE_NAME[c_of(packed)]}
        return Message("imhotep-prompt-order", args)
    if kind == TAKE_CARD:
        return Message("imhotep-prompt-take", {})
    if kind == KEEP_CARD:
        return Message("imhotep-prompt-keep", {})
    return prompt_of_site(s, packed)


def prompt_of_site(s: ImhotepState, packed: i64) -> Message:
    kind = kind_of(packed)
    seat = seat_of(packed)
    if kind >= DEAL_DOWN:
        return asking_dynasty.prompt(s, packed)
    if kind == CHOOSE_PYRAMID:
        return Message("imhotep-prompt-pyramid", {})
    if kind == BONUS_CARD:
        return Message("imhotep-prompt-bonus-card", {})
    if kind == BONUS_STONES:
        stones = harbour.can_fetch(s, seat, GET_STONES)
        return Message("imhotep-prompt-bonus-stones", {"stones": stones})
    if kind == BONUS_LOAD:
        return Message("imhotep-prompt-bonus-load", {})
    if kind == OFFERING:
        return Message("imhotep-prompt-offering", {"space": a_of(packed) + 1})
    return prompt_of_chance(packed)


def prompt_of_chance(packed: i64) -> Message:
    kind = kind_of(packed)
    a = a_of(packed)
    if kind == CHOOSE_SIDE:
        return Message("imhotep-prompt-side", {"site": SITE_NAME[a]})
    if kind == CHOOSE_FIRST:
        return Message("imhotep-prompt-first", {})
    if kind == REVEAL_FLEET:
        return Message("imhotep-prompt-fleet", {})
    if kind == DEAL_CARD:
        return Message("imhotep-prompt-deal", {"slot": a + 1})
    if kind == PEEK:
        return Message("imhotep-prompt-peek", {"seat": a})
    if kind == DRAW_CARD:
        return Message("imhotep-prompt-draw", {"seat": a})
    return Message("imhotep-prompt-uncover", {})


# ---- labels


def label(s: ImhotepState, action: i64) -> Message:
    if action >= PLAY_NEW:
        return asking_dynasty.label(s, action)
    if action == GET:
        stones = harbour.can_fetch(s, s.seat(), GET_STONES)
        return Message("imhotep-label-get", {"stones": stones})
    if action < SAIL:
        space = action - LOAD
        args: Args = {"ship": space // SPACES + 1, "space": space % SPACES + 1}
        return Message("imhotep-label-load", args)
    if action < PLAY:
        voyage = action - SAIL
        args = {"ship": voyage // SITES + 1, "site": SITE_NAME[voyage % SITES]}
        return Message("imhotep-label-sail", args)
    if action < PASS:
        return Message("imhotep-label-play", {"card": CARD_NAME[action - PLAY + BLUE]})
    if action == PASS:
        return Message("imhotep-label-pass", {})
    if action < TAKE:
        return Message("imhotep-label-next", {"other_seat": action - NEXT})
    if action < KEEP:
        return take_label(s, action - TAKE)
    if action < PYRAMID:
        return Message("imhotep-label-keep", {"card": CARD_NAME[action - KEEP]})
    if action < BONUS:
        return pyramid_label(s, action - PYRAMID)
    if action <= STONES_INSTEAD:
        return bonus_label(s, action)
    return chance_label(action)


def take_label(s: ImhotepState, slot: i64) -> Message:
    kind = card_in_slot(s, slot)
    if kind < 0 and s.dynasty:
        return asking_dynasty.pile_label(s, slot)
    if kind < 0:
        return Message("imhotep-label-take-down", {"cards": deck.face_down(s), "slot": slot + 1})
    return Message("imhotep-label-take", {"card": CARD_NAME[kind], "slot": slot + 1})


def pyramid_label(s: ImhotepState, pyramid: i64) -> Message:
    space = next_space(s, pyramid)
    args: Args = {"pyramid": PYRAMID_NAME[pyramid], "points": PYRAMID_B[space]}
    if space == CARD_SPACE:
        return Message("imhotep-label-pyramid-card", args)
    if space == STONES_SPACE:
        return Message("imhotep-label-pyramid-stones", args)
    if space == LOAD_SPACE:
        return Message("imhotep-label-pyramid-load", args)
    return Message("imhotep-label-pyramid", args)


def bonus_label(s: ImhotepState, action: i64) -> Message:
    if kind_of(s.top()) == RA_OFFERING:
        return asking_dynasty.offering_label(s, action)
    if action == NO_BONUS:
        return Message("imhotep-label-no-bonus", {})
    if action == POINT:
        return Message("imhotep-label-point", {})
    if action == STONES_INSTEAD:
        stones = harbour.can_fetch(s, s.seat(), TEMPLE_STONES)
        return Message("imhotep-label-stones", {"stones": stones})
    if kind_of(s.top()) == BONUS_CARD:
        return Message("imhotep-label-bonus-card", {})
    stones = harbour.can_fetch(s, s.seat(), GET_STONES)
    return Message("imhotep-label-bonus-stones", {"stones": stones})


def chance_label(action: i64) -> Message:
    if action < FLEET:
        return Message("imhotep-label-card", {"card": CARD_NAME[action - CARD]})
    if action < SIDE:
        first = SHIPS * (action - FLEET)
        args: Args = {
            "one": FLEET_SIZE[first],
            "two": FLEET_SIZE[first + 1],
            "three": FLEET_SIZE[first + 2],
            "four": FLEET_SIZE[first + 3],
        }
        return Message("imhotep-label-fleet", args)
    if action < FIRST:
        chosen = action - SIDE
        args = {"site": SITE_NAME[chosen // BASE_SIDES], "side": SIDE_NAME[chosen % BASE_SIDES]}
        return Message("imhotep-label-side", args)
    return Message("imhotep-label-first", {"seat": action - FIRST})


# ---- rules

BLUE_RULE: Final[tuple[str, ...]] = (
    "imhotep-rule-lever",
    "imhotep-rule-hammer",
    "imhotep-rule-sail-card",
    "imhotep-rule-chisel",
)
BLUE_RULE_ID: Final[tuple[str, ...]] = ("IMH-5.1", "IMH-5.2", "IMH-5.3", "IMH-5.4")


def rule(s: ImhotepState, action: i64) -> Message:
    meant = asking_dynasty.frame_rule(kind_of(s.top()))
    if meant is not None:
        return meant
    return asking_dynasty.rule(action) if action >= PLAY_NEW else base_rule(s, action)


def base_rule(s: ImhotepState, action: i64) -> Message:
    if action == GET:
        return Message("imhotep-rule-get", {"rule": "IMH-4.2"})
    if action < SAIL:
        return Message("imhotep-rule-load", {"rule": "IMH-4.3"})
    if action < PLAY:
        return Message("imhotep-rule-sail", {"rule": "IMH-4.4"})
    if action < PASS:
        return Message(BLUE_RULE[action - PLAY], {"rule": BLUE_RULE_ID[action - PLAY]})
    if action == PASS:
        return Message("imhotep-rule-pass", {"rule": "IMH-4.6"})
    if action < TAKE:
        return Message("imhotep-rule-lever", {"rule": "IMH-5.1"})
    if action < KEEP:
        if card_in_slot(s, action - TAKE) < 0:
            if side_of(s, MARKET) == SIDE_D:
                return Message("imhotep-rule-keep", {"rule": "DYN-9.1"})
            return Message("imhotep-rule-face-down", {"rule": "IMH-7.4"})
        return Message("imhotep-rule-take", {"rule": "IMH-7.1"})
    if action < PYRAMID:
        return Message("imhotep-rule-face-down", {"rule": "IMH-7.4"})
    if action < BONUS:
        return Message("imhotep-rule-pyramid", {"rule": "IMH-8.3"})
    if action < POINT:
        return Message("imhotep-rule-bonus", {"rule": "IMH-8.8"})
    if action < CARD:
        return Message("imhotep-rule-offering", {"rule": "IMH-9.4"})
    return chance_rule(action)


def chance_rule(action: i64) -> Message:
    if action < FLEET:
        return Message("imhotep-rule-card", {"rule": "IMH-2.3"})
    if action < SIDE:
        return Message("imhotep-rule-fleet", {"rule": "IMH-2.2"})
    if action < FIRST:
        return Message("imhotep-rule-side", {"rule": "IMH-14.2"})
    return Message("imhotep-rule-first", {"rule": "IMH-2.4"})
