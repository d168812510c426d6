"""Obelisks D, the Avenue: sites of their own height and points; one owner each.

Fields: `track` holds the owners, `avenue` the stones of the sites.
Frames
    CHOOSE_AVENUE  owner  which free site, for the stone from source a
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import AVENUE_HEIGHT, AVENUE_POINTS
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import ImhotepState, figures_from, lie_down, owner_at, with_owner
from saqqara.kernel.bits import bit
from saqqara.kernel.encoding import Part, put
from saqqara.kernel.event import Args, Message, Move
from saqqara.kernel.frame import a_of, frame, seat_of
from saqqara.kernel.game import Choices


def stones_on(s: ImhotepState, site: i64) -> i64:
    return s.avenue >> 3 * site & 7


def is_finished(s: ImhotepState, site: i64) -> bool:
    return stones_on(s, site) == s.figures[AVENUE_HEIGHT + site]


def unfinished(s: ImhotepState, seat: i64) -> i64:
    """The site that a seat has still to finish; -1 = none."""
    site: i64
    for site in range(box.AVENUE_SITES):
        if owner_at(s.track, site) == seat and not is_finished(s, site):
            return site
    return -1


def has_free_site(s: ImhotepState) -> bool:
    site: i64
    for site in range(box.AVENUE_SITES):
        if owner_at(s.track, site) < 0:
            return True
    return False


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """To the own unfinished site, else to a free one of choice (DYN-14.1), else beside (14.2)."""
    site = unfinished(s, seat)
    if site >= 0:
        lay_on(s, seat, source, site)
    elif has_free_site(s):
        s.push(frame(do.CHOOSE_AVENUE, seat, source))
    else:
        lay_beside(s, box.OBELISKS, seat, source)


def lay_on(s: ImhotepState, seat: i64, source: i64, site: i64) -> None:
    if s.log is not None:
        tell_stone(s, seat, source, site)
    harbour.lift(s, seat, source)
    lie_down(s, box.OBELISKS, seat)
    s.avenue += bit(3 * site)


def list_sites(s: ImhotepState, out: Choices) -> None:
    site: i64
    for site in range(box.AVENUE_SITES):
        if owner_at(s.track, site) < 0:
            out.add(do.AVENUE + site)


def decide_site(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    site = action - do.AVENUE
    lay_on(s, seat, a_of(packed), site)
    s.track += with_owner(seat, site)


def end_points(s: ImhotepState, seat: i64) -> i64:
    """A finished obelisk its points, an unfinished one a point a stone (DYN-14.3)."""
    points: i64 = 0
    site: i64
    for site in range(box.AVENUE_SITES):
        if owner_at(s.track, site) == seat:
            if is_finished(s, site):
                points += s.figures[AVENUE_POINTS + site]
            else:
                points += box.WAITING_POINTS * stones_on(s, site)
    return points


def tell_stone(s: ImhotepState, seat: i64, source: i64, site: i64) -> None:
    stones = stones_on(s, site) + 1
    args: Args = {
        "seat": seat,
        "number": site + 1,
        "stones": stones,
        "height": s.figures[AVENUE_HEIGHT + site],
    }
    move = Move(stone(seat), source_place(seat, source), f"avenue-{site}")
    s.tell("imhotep-event-avenue", args, [move])


def why_not(s: ImhotepState, site: i64) -> Message:
    if is_finished(s, site):
        return Message("imhotep-avenue-finished", {"number": site + 1})
    other = owner_at(s.track, site)
    return Message("imhotep-avenue-taken", {"number": site + 1, "other_seat": other})


def label(s: ImhotepState, site: i64, told: Message) -> Message:
    told.args["height"] = s.figures[AVENUE_HEIGHT + site]
    told.args["points"] = s.figures[AVENUE_POINTS + site]
    return told


# ---- what is seen, and what a bot thinks of it


class AvenueView(TypedDict):
    heights: list[int]  # by site
    points: list[int]
    stones: list[int]


def view(s: ImhotepState) -> AvenueView:
    return {
        "heights": figures_from(s, AVENUE_HEIGHT, box.AVENUE_SITES),
        "points": figures_from(s, AVENUE_POINTS, box.AVENUE_SITES),
        "stones": [stones_on(s, site) for site in range(box.AVENUE_SITES)],
    }


def worth(s: ImhotepState, seat: i64) -> i64:
    site = unfinished(s, seat)
    if site < 0:
        if not has_free_site(s):
            return weights.BESIDE
        return 100 + 28 * min(weights.later(s), 4)
    left: i64 = s.figures[AVENUE_HEIGHT + site] - stones_on(s, site)
    points: i64 = s.figures[AVENUE_POINTS + site]
    if left == 1:
        return 100 * (points - stones_on(s, site)) * 75 // 100
    if left > 2 * (weights.later(s) + 1):
        return weights.BESIDE
    return 100 * points // s.figures[AVENUE_HEIGHT + site]


def choice_worth(s: ImhotepState, site: i64) -> i64:
    """A site of the avenue to begin: as dear as one can hope to finish."""
    height: i64 = s.figures[AVENUE_HEIGHT + site]
    points: i64 = s.figures[AVENUE_POINTS + site]
    if height > 1 + weights.later(s):
        return 100 - height
    return 100 * points // height + points


def parts() -> list[Part]:
    return [Part("avenue", box.AVENUE_SITES, 7, "stones at site i of the avenue")]


def encode(s: ImhotepState, out: vec[u8], at: i64) -> i64:
    site: i64
    for site in range(box.AVENUE_SITES):
        at = put(out, at, stones_on(s, site))
    return at
