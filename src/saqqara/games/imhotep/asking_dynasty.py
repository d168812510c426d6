"""A New Dynasty: what is asked, what each choice does, and the rule behind it; as in asking.py."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import cards, expansion, harbour
from saqqara.games.imhotep.actions import (
    AVENUE,
    BUILD,
    CARD_NEW,
    CHOOSE_AVENUE,
    CHOOSE_BUILD,
    CHOOSE_HILL,
    CHOOSE_TOMB,
    COIN,
    DEAL_DOWN,
    DRAW_PROPHECY,
    GANGPLANK_SHIP,
    GET_AND_MOVE,
    HILL,
    KEEP_DRAWN,
    KEEP_NEW,
    KEEP_PILE,
    OPEN_TOMB,
    PLAY_NEW,
    POINT,
    PROPHECY,
    RA_OFFERING,
    RAFT,
    RAFT_SITE,
    REVEAL_SCAFFOLD,
    SCAFFOLD,
    SCARAB,
    SIDE_NEW,
    TILE,
    TOMB,
)
from saqqara.games.imhotep.figures import (
    AVENUE_HEIGHT,
    AVENUE_POINTS,
    FAILED,
    FULFILLED,
    PROFILES,
    RA_POINTS,
    RA_STONES,
)
from saqqara.games.imhotep.names import CARD_NAME, PROPHECY_NAME, SIDE_NAME, SITE_NAME
from saqqara.games.imhotep.sites import black, hallway
from saqqara.games.imhotep.sites.booming import PAIR_FIRST, PAIR_SECOND
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, side_of
from saqqara.games.imhotep.tables import (
    BASE_SIDES,
    GET_STONES,
    HILL_FIRST,
    MARKET,
    RAFT_CARD,
    SIDE_B,
    SIDE_C,
)
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, kind_of

# ---- prompts


def prompt(s: ImhotepState, packed: i64) -> Message:
    kind = kind_of(packed)
    a = a_of(packed)
    if kind == KEEP_PILE:
        if side_of(s, MARKET) == SIDE_B:
            return Message("imhotep-prompt-keep", {})
        return Message("imhotep-prompt-keep-pile", {})
    if kind == RA_OFFERING:
        return Message("imhotep-prompt-offering", {"space": a + 1})
    if kind == CHOOSE_BUILD:
        return Message("imhotep-prompt-build", {"space": a + 1})
    if kind in PLAIN_PROMPTS:
        return Message(PLAIN_PROMPTS[kind], {})
    if kind == DEAL_DOWN:
        return Message("imhotep-prompt-deal-down", {"slot": a + 1})
    return Message("imhotep-prompt-ra-draw", {"seat": a})


PLAIN_PROMPTS: Final[dict[int, str]] = {
    KEEP_DRAWN: "imhotep-prompt-keep-drawn",
    CHOOSE_HILL: "imhotep-prompt-hill",
    CHOOSE_TOMB: "imhotep-prompt-tomb",
    CHOOSE_AVENUE: "imhotep-prompt-avenue",
    RAFT_SITE: "imhotep-prompt-raft",
    GANGPLANK_SHIP: "imhotep-prompt-gangplank",
    OPEN_TOMB: "imhotep-prompt-open-tomb",
    REVEAL_SCAFFOLD: "imhotep-prompt-scaffold",
    DRAW_PROPHECY: "imhotep-prompt-prophecy",
}


# ---- labels


def label(s: ImhotepState, action: i64) -> Message:
    if action < GET_AND_MOVE:
        return Message("imhotep-label-play", {"card": CARD_NAME[action - PLAY_NEW + RAFT_CARD]})
    if action == GET_AND_MOVE:
        return figure_label(s)
    if action < COIN:
        return scarab_label(s, action - SCARAB)
    if action < KEEP_NEW:
        return coin_label(s, action - COIN)
    if action < HILL:
        return Message("imhotep-label-keep", {"card": CARD_NAME[cards.kept(action)]})
    if action < TOMB:
        return hill_label(action - HILL)
    if action < BUILD:
        return Message("imhotep-label-tomb", {"tomb": action - TOMB + 1})
    if action < AVENUE:
        left, middle, right = PROFILES[action - BUILD]
        args: Args = {"left": left, "middle": middle, "right": right}
        return Message("imhotep-label-build", args)
    if action < RAFT:
        return avenue_label(s, action - AVENUE)
    if action < CARD_NEW:
        return Message("imhotep-label-raft", {"site": SITE_NAME[action - RAFT]})
    return chance_label(action)


def figure_label(s: ImhotepState) -> Message:
    stones = harbour.can_fetch(s, s.seat(), GET_STONES)
    args: Args = {"stones": stones, "square": hallway.figure_target(s) + 1}
    return Message("imhotep-label-get-and-move", args)


def scarab_label(s: ImhotepState, prophecy: i64) -> Message:
    window = expansion.window_of(s.round) if s.round > 0 else 0
    args: Args = {
        "prophecy": PROPHECY_NAME[prophecy],
        "points": s.figures[FULFILLED + window],
        "lost": -s.figures[FAILED + window],
    }
    return Message("imhotep-label-scarab", args)


def coin_label(s: ImhotepState, pair: i64) -> Message:
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    args: Args = {
        "card": CARD_NAME[max(card_in_slot(s, first), 0)],
        "other": CARD_NAME[max(card_in_slot(s, second), 0)],
        "slot": first + 1,
        "second": second + 1,
    }
    return Message("imhotep-label-coin", args)


def hill_label(place: i64) -> Message:
    level = 0
    while place >= HILL_FIRST[level + 1]:
        level += 1
    args: Args = {"level": level + 1, "number": place - HILL_FIRST[level] + 1}
    return Message("imhotep-label-hill", args)


def avenue_label(s: ImhotepState, site: i64) -> Message:
    args: Args = {
        "number": site + 1,
        "height": s.figures[AVENUE_HEIGHT + site],
        "points": s.figures[AVENUE_POINTS + site],
    }
    return Message("imhotep-label-avenue", args)


def offering_label(s: ImhotepState, action: i64) -> Message:
    """Points or stones in the Temple of Ra."""
    column = a_of(s.top())
    if action == POINT:
        return Message("imhotep-label-points", {"points": s.figures[RA_POINTS + column]})
    stones = harbour.can_fetch(s, s.seat(), s.figures[RA_STONES + column])
    return Message("imhotep-label-stones", {"stones": stones})


def pile_label(s: ImhotepState, slot: i64) -> Message:
    args: Args = {"cards": black.pile_size(s, slot), "slot": slot + 1}
    if side_of(s, MARKET) == SIDE_B:
        return Message("imhotep-label-take-down", args)
    return Message("imhotep-label-look-pile", args)


def chance_label(action: i64) -> Message:
    if action < SIDE_NEW:
        return Message("imhotep-label-card", {"card": CARD_NAME[cards.card_of(action)]})
    if action < PROPHECY:
        chosen = action - SIDE_NEW
        args: Args = {
            "site": SITE_NAME[chosen // BASE_SIDES],
            "side": SIDE_NAME[chosen % BASE_SIDES + SIDE_C],
        }
        return Message("imhotep-label-side", args)
    if action < SCAFFOLD:
        return Message("imhotep-label-prophecy", {"prophecy": PROPHECY_NAME[action - PROPHECY]})
    if action < TILE:
        return Message("imhotep-label-scaffold", {"tile": action - SCAFFOLD + 1})
    return Message("imhotep-label-tile", {"tomb": action - TILE + 1})


# ---- rules

NEW_BLUE_RULE: Final[tuple[str, ...]] = ("imhotep-rule-raft", "imhotep-rule-gangplank")
NEW_BLUE_ID: Final[tuple[str, ...]] = ("DYN-15.5", "DYN-15.6")


def rule(action: i64) -> Message:
    if action < GET_AND_MOVE:
        return Message(NEW_BLUE_RULE[action - PLAY_NEW], {"rule": NEW_BLUE_ID[action - PLAY_NEW]})
    if action == GET_AND_MOVE:
        return Message("imhotep-rule-figure", {"rule": "DYN-10.3"})
    if action < COIN:
        return Message("imhotep-rule-scarab", {"rule": "DYN-17.2"})
    if action < KEEP_NEW:
        return Message("imhotep-rule-coin", {"rule": "DYN-4.2"})
    if action < HILL:
        return Message("imhotep-rule-keep", {"rule": "DYN-9.1"})
    if action < TOMB:
        return Message("imhotep-rule-hill", {"rule": "DYN-7.1"})
    if action < BUILD:
        return Message("imhotep-rule-tomb", {"rule": "DYN-8.2"})
    if action < AVENUE:
        return Message("imhotep-rule-build", {"rule": "DYN-13.3"})
    if action < RAFT:
        return Message("imhotep-rule-avenue", {"rule": "DYN-14.1"})
    if action < CARD_NEW:
        return Message("imhotep-rule-raft", {"rule": "DYN-15.5"})
    return chance_rule(action)


def chance_rule(action: i64) -> Message:
    if action < SIDE_NEW:
        return Message("imhotep-rule-new-card", {"rule": "DYN-1.2"})
    if action < PROPHECY:
        return Message("imhotep-rule-new-side", {"rule": "DYN-1.1"})
    if action < SCAFFOLD:
        return Message("imhotep-rule-prophecy", {"rule": "DYN-17.1"})
    if action < TILE:
        return Message("imhotep-rule-scaffold", {"rule": "DYN-5.2"})
    return Message("imhotep-rule-tile", {"rule": "DYN-8.1"})


def frame_rule(kind: i64) -> Message | None:
    """Choices of the base game that mean something else here."""
    if kind == KEEP_DRAWN:
        return Message("imhotep-rule-ra-cards", {"rule": "DYN-6.4"})
    if kind == RA_OFFERING:
        return Message("imhotep-rule-ra", {"rule": "DYN-6.3"})
    if kind == GANGPLANK_SHIP:
        return Message("imhotep-rule-gangplank", {"rule": "DYN-15.6"})
    if kind == KEEP_PILE:
        return Message("imhotep-rule-keep", {"rule": "DYN-9.1"})
    return None
