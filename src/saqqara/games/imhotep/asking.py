"""Imhotep: what prompts, labels and rules tell of the position; verbs.py has the table."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, prophecies
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RA_POINTS, RA_STONES
from saqqara.games.imhotep.names import SITE_NAME
from saqqara.games.imhotep.sites import market
from saqqara.games.imhotep.sites.market import c as booming
from saqqara.games.imhotep.sites.obelisks import d as avenue
from saqqara.games.imhotep.sites.pyramids import ab as pyramids
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, side_of
from saqqara.games.imhotep.verbs import VERBS
from saqqara.kernel.bits import members
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of

# ---- prompts


def prompt(s: ImhotepState) -> Message:
    packed = s.top()
    kind = kind_of(packed)
    asked = VERBS.prompt(kind)
    if kind == do.TURN:
        asked.args["round"] = s.round
    elif kind == do.LOAD_STONE and b_of(packed) > 0:
        return Message("imhotep-prompt-load-first", {})
    elif kind == do.SAIL_SHIP:
        if b_of(packed) == 1:
            return Message("imhotep-prompt-sail-lever", {})
        asked.args["ship"] = members(a_of(packed))[0] + 1
    elif kind == do.SET_ORDER:
        asked.args = {"ship": a_of(packed) + 1, "site": SITE_NAME[c_of(packed)]}
    elif kind == do.BONUS_STONES:
        asked.args["stones"] = harbour.can_fetch(s, seat_of(packed), box.GET_STONES)
    elif kind == do.KEEP_PILE and side_of(s, box.MARKET) == box.SIDE_B:
        return Message("imhotep-prompt-keep", {})
    else:
        name_place(asked, kind, a_of(packed))
    return asked


def name_place(asked: Message, kind: i64, a: i64) -> None:
    """What the first number of the frame stands for, where the question says it."""
    if kind in {do.OFFERING, do.RA_OFFERING, do.CHOOSE_BUILD}:
        asked.args["space"] = a + 1
    elif kind in {do.DEAL_CARD, do.DEAL_DOWN}:
        asked.args["slot"] = a + 1
    elif kind in {do.PEEK, do.DRAW_CARD, do.RA_DRAW}:
        asked.args["seat"] = a
    elif kind == do.CHOOSE_SIDE:
        asked.args["site"] = SITE_NAME[a]


# ---- labels


def label(s: ImhotepState, action: i64) -> Message:
    told = VERBS.label(action)
    verb = VERBS.of[action].start
    if verb == do.GET:
        told.args["stones"] = harbour.can_fetch(s, s.seat(), box.GET_STONES)
    elif verb == do.TAKE:
        return market.label(s, action - do.TAKE, told)
    elif verb == do.PYRAMID:
        return pyramids.label(s, action - do.PYRAMID, told)
    elif do.BONUS <= verb <= do.STONES_INSTEAD:
        return bonus_label(s, action, told)
    elif verb == do.GET_AND_MOVE:
        told.args["stones"] = harbour.can_fetch(s, s.seat(), box.GET_STONES)
        told.args["square"] = hallway.figure_target(s) + 1
    elif verb == do.SCARAB:
        return prophecies.label(s, told)
    elif verb == do.COIN:
        return booming.label(s, action - do.COIN, told)
    elif verb == do.AVENUE:
        return avenue.label(s, action - do.AVENUE, told)
    return told


def bonus_label(s: ImhotepState, action: i64, told: Message) -> Message:
    """A bonus of the pyramids, or an offering: one point or stones, in the Temple of Ra more."""
    kind = kind_of(s.top())
    stones: i64 = box.GET_STONES
    if action == do.NO_BONUS:
        return told
    if action == do.POINT:
        if kind != do.RA_OFFERING:
            return told
        points = s.figures[RA_POINTS + a_of(s.top())]
        return Message("imhotep-label-points", {"points": points})
    if action == do.BONUS and kind == do.BONUS_CARD:
        return Message("imhotep-label-bonus-card", {})
    if kind == do.RA_OFFERING:
        stones = s.figures[RA_STONES + a_of(s.top())]
    elif action == do.STONES_INSTEAD:
        stones = box.TEMPLE_STONES
    told.args["stones"] = harbour.can_fetch(s, s.seat(), stones)
    return told


# ---- rules


def rule(s: ImhotepState, action: i64) -> Message:
    told = VERBS.rule(kind_of(s.top()), action)
    if told.id == "imhotep-rule-take" and card_in_slot(s, action - do.TAKE) < 0:
        if side_of(s, box.MARKET) == box.SIDE_D:
            return Message("imhotep-rule-keep", {"rule": "DYN-9.1"})
        return Message("imhotep-rule-face-down", {"rule": "IMH-7.4"})
    return told
