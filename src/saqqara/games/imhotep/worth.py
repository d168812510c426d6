"""Imhotep: what a stone at a site and a market card are worth, roughly, to the hints (hints.py).

All in hundredths of a point. Sites are rated by the stone that is next to lie there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.ranking import HEIGHT_SHARES, ROW_SHARES, one_more_brings
from saqqara.games.imhotep.sites import burial, obelisks, pyramids
from saqqara.games.imhotep.state import ImhotepState, of_seat, side_of, stones_at
from saqqara.kernel.bits import bit, count

BONUS_CARD_WORTH: Final = 120  # beside the points of its space
# What a visible stone in the temple may still earn in later rounds, by their number.
STAYING: Final = vec[i64]([0, 55, 90, 112, 125, 130])
STONES_A_ROUND: Final = 26  # that come to a site, in tenths


# ---- a stone at a site; *nth* others of its ship come before it


def pyramid_worth(s: ImhotepState, nth: i64) -> i64:
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        return large_pyramid_worth(stones_at(s, box.PYRAMIDS) + nth)
    best: i64 = 100 * box.BESIDE_POINTS
    pyramid: i64
    for pyramid in range(box.PYRAMIDS_B):
        space = pyramids.next_space(s, pyramid)
        if space >= 0:
            best = max(best, space_worth(space))
    return best


def large_pyramid_worth(lying: i64) -> i64:
    """Side A, by the stones that lie there before."""
    if lying < box.PYRAMID_A_SPACES:
        return 100 * box.PYRAMID_A[lying]
    return 100 * box.BESIDE_POINTS


def space_worth(space: i64) -> i64:
    worth = 100 * box.PYRAMID_B[space]
    if space in (box.CARD_SPACE, box.STONES_SPACE, box.LOAD_SPACE):
        worth += BONUS_CARD_WORTH
    return worth


def temple_worth(s: ImhotepState) -> i64:
    worth = 100 + STAYING[box.ROUNDS - s.round]
    if side_of(s, box.TEMPLE) == box.SIDE_A:
        return worth
    return worth * 4 // 3


def burial_worth(s: ImhotepState, seat: i64, nth: i64) -> i64:
    place = stones_at(s, box.BURIAL) + nth
    later = box.ROUNDS - s.round
    if side_of(s, box.BURIAL) == box.SIDE_A:
        return 100 * group_gain(s.tomb[seat], bit(place)) + 15 * later
    gain = one_more_brings(burial.row_counts(s, place % box.ROWS), seat, ROW_SHARES, 0)
    return rank_worth(gain, later) + 40 * later + 40


def group_gain(mine: i64, here: i64) -> i64:
    """What a stone adds to the groups that it touches and joins (burial chamber A)."""
    touching = burial.beside(here) & mine
    if touching == 0:
        return burial.set_points(1)
    joined: i64 = 1
    before: i64 = 0
    while touching != 0:
        group = burial.group_around(touching & -touching, mine)
        size = count(group)
        joined += size
        before += burial.set_points(size)
        touching &= ~group
    return burial.set_points(joined) - before


def rank_worth(gain: i64, later: i64) -> i64:
    """A gain by rank, which others may still undo in so many rounds."""
    return 100 * gain * (box.ROUNDS + 1 - later) // (box.ROUNDS + 1)


def obelisk_worth(s: ImhotepState, seat: i64) -> i64:
    later = box.ROUNDS - s.round
    if side_of(s, box.OBELISKS) == box.SIDE_A:
        gain = one_more_brings(s.lying[box.OBELISKS], seat, HEIGHT_SHARES, 16 * (s.players - 2))
        return rank_worth(gain, later) + 30 * later + 30
    tower = obelisks.towers(s)
    if tower == box.TOWERS:
        return 100
    waiting = of_seat(s.waiting, seat)
    if waiting == 2:
        return 60 * box.TOWER_POINTS[tower]
    if later == 0 and waiting == 0:
        return 100
    return 30 * box.TOWER_POINTS[tower]


# ---- cards


def card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    if is_personal(kind):
        return personal_worth(s, seat, kind)
    return common_worth(s, kind)


def is_personal(kind: i64) -> bool:
    """Is the card worth more to one seat than to another?"""
    return kind in (box.STATUE, box.SARCOPHAGUS, box.PAVED_PATH)


def personal_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    if kind == box.STATUE:
        owned = cards.count(s.owned[seat], box.STATUE)
        gain = burial.set_points(owned + 1) - burial.set_points(owned)
        return 100 * gain + 15 * (box.ROUNDS - s.round)
    if kind == box.SARCOPHAGUS:
        return burial_worth(s, seat, 0) + 20
    return obelisk_worth(s, seat) + 20


def common_worth(s: ImhotepState, kind: i64) -> i64:
    later = box.ROUNDS - s.round
    if kind == box.ENTRANCE:
        return pyramid_worth(s, 0) + 20
    if kind < box.BLUE:
        site = kind - box.DECORATION
        return (100 * stones_at(s, site) + 10 * STONES_A_ROUND * later) // box.DECORATION_STONES
    return 100 + 20 * min(later, 3)
