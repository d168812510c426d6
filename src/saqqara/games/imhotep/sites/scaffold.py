"""Pyramids C, the Scaffolding: five tiles of four spaces, one upon the other.

A stone brings what its space says, at once. The fourth stone of a tile settles who has most stones
on it, and the next tile is turned up.

Fields: `pyramid` holds the stones, 4 x number of the tile in order + space.
Frames
    REVEAL_SCAFFOLD  chance  the next tile
    SCAFFOLD_REWARD  auto    the reward b of a fourth space, for seat a
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import deck, harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import CARD_REWARD, SCAFFOLD_SPACE, STONES_REWARD
from saqqara.games.imhotep.sites.overflow import lay_beside
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    lie_down,
    of_seat,
    owner_at,
    stones_at,
    with_owner,
)
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame
from saqqara.kernel.game import Choices

# ---- tiles


def tile_at(s: ImhotepState, number: i64) -> i64:
    """The tile that was turned up as this one in order; -1 = none yet."""
    return (s.scaffolds >> 3 * number & 7) - 1


def tiles_up(s: ImhotepState) -> i64:
    """How many tiles have been turned up."""
    number: i64 = 0
    while number < box.SCAFFOLDS and tile_at(s, number) >= 0:
        number += 1
    return number


def list_tiles(s: ImhotepState, out: Choices) -> None:
    tile: i64
    for tile in range(box.SCAFFOLDS):
        if not is_up(s, tile):
            out.add(do.SCAFFOLD + tile)


def is_up(s: ImhotepState, tile: i64) -> bool:
    number: i64
    for number in range(box.SCAFFOLDS):
        if tile_at(s, number) == tile:
            return True
    return False


def decide_tile(s: ImhotepState, action: i64) -> None:
    tile = action - do.SCAFFOLD
    if s.log is not None:
        tell_dynasty.scaffold(s, tile)
    s.scaffolds += (tile + 1) << 3 * tiles_up(s)


# ---- stones


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next space of the tile, its reward at once (DYN-5.1); the fourth settles it (5.2)."""
    lying = stones_at(s, box.PYRAMIDS)
    if lying >= box.SCAFFOLDS * box.SCAFFOLD_SPACES:
        lay_beside(s, box.PYRAMIDS, seat, source)
        return
    space = lying % box.SCAFFOLD_SPACES
    brings: i64 = s.figures[reward_index(s, lying)]
    if s.log is not None:
        tell_dynasty.scaffold_stone(s, seat, source, lying)
    harbour.lift(s, seat, source)
    s.pyramid += with_owner(seat, lying)
    lie_down(s, box.PYRAMIDS, seat)
    if space < box.SCAFFOLD_SPACES - 1:
        bring(s, seat, brings)
        return
    settle(s, lying - space)
    s.push(frame(do.SCAFFOLD_REWARD, AUTO, seat, brings))  # RULING: DYN-L4, after the next tile
    if tiles_up(s) < box.SCAFFOLDS:
        s.push(frame(do.REVEAL_SCAFFOLD, CHANCE))


def reward_index(s: ImhotepState, place: i64) -> i64:
    """Where in the figures the reward of a place stands; its tile must be turned up."""
    tile = tile_at(s, place // box.SCAFFOLD_SPACES)
    return SCAFFOLD_SPACE + box.SCAFFOLD_SPACES * tile + place % box.SCAFFOLD_SPACES


def run_reward(s: ImhotepState, packed: i64) -> None:
    bring(s, a_of(packed), b_of(packed))


def bring(s: ImhotepState, seat: i64, brings: i64) -> None:
    """Points, a card, or stones (DYN-5.1)."""
    if brings < CARD_REWARD:
        if s.log is not None:
            tell_dynasty.scaffold_points(s, seat, brings)
        earn(s, seat, box.FROM_PYRAMIDS, brings)
    elif brings == CARD_REWARD:
        if deck.prepare_draw(s):
            if s.log is not None:
                tell_dynasty.scaffold_card(s, seat)
            s.push(frame(do.DRAW_CARD, CHANCE, seat))
    else:
        if s.log is not None:
            stones = harbour.can_fetch(s, seat, brings - STONES_REWARD)
            tell_dynasty.scaffold_stones(s, seat, stones)
        harbour.fetch(s, seat, brings - STONES_REWARD)


# ---- who has most stones on a tile


def counts_on(s: ImhotepState, first: i64) -> i64:
    """Stones on the four spaces from *first* on, eight bits per seat."""
    counts: i64 = 0
    space: i64
    for space in range(first, first + box.SCAFFOLD_SPACES):
        owner = owner_at(s.pyramid, space)
        if owner >= 0:
            counts += bit(8 * owner)
    return counts


def majority_points(counts: i64, seat: i64, players: i64) -> i64:
    """Three points alone, one each if tied (DYN-5.2)."""
    mine = of_seat(counts, seat)
    tied: i64 = 0
    other: i64
    for other in range(players):
        if of_seat(counts, other) > mine:
            return 0
        if of_seat(counts, other) == mine:
            tied += 1
    if tied > 1:
        return box.MAJORITY_TIED
    return box.MAJORITY_SOLE


def settle(s: ImhotepState, first: i64) -> None:
    counts = counts_on(s, first)
    seat: i64
    for seat in range(s.players):
        points = majority_points(counts, seat, s.players)
        if points > 0:
            if s.log is not None:
                tell_dynasty.majority(s, seat, points)
            earn(s, seat, box.FROM_PYRAMIDS, points)
