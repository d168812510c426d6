"""Pyramids C, the Scaffolding: five tiles of four spaces, one upon the other.

A stone brings what its space says, at once. The fourth stone of a tile settles who has most stones
on it, and the next tile is turned up.

Fields: `pyramid` holds the stones, 4 x number of the tile in order + space.
Frames
    REVEAL_SCAFFOLD  chance  the next tile
    SCAFFOLD_REWARD  auto    the reward b of a fourth space, for seat a
"""

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import deck, harbour, tell, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import CARD_REWARD, SCAFFOLD_SPACE, STONES_REWARD
from saqqara.games.imhotep.names import source_place, stone
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
from saqqara.kernel.encoding import Part, put_one
from saqqara.kernel.event import Args, Move
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

MAJORITY_WORTH: Final = 55  # for a share in the tile being built


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
        tell_tile(s, tile)
    s.scaffolds += (tile + 1) << 3 * tiles_up(s)


def tell_tile(s: ImhotepState, tile: i64) -> None:
    move = Move(f"scaffold {tile + 1}", "scaffolds", "pyramids")
    s.tell("imhotep-event-scaffold", {"tile": tile + 1}, [move])


def sample(s: ImhotepState, rng: Rng) -> i64:
    """Each tile that is left being equally likely."""
    tile = rng.below(box.SCAFFOLDS)
    while is_up(s, tile):
        tile = rng.below(box.SCAFFOLDS)
    return do.SCAFFOLD + tile


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
        tell_stone(s, seat, source, lying)
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
            tell_points(s, seat, brings)
        earn(s, seat, box.FROM_PYRAMIDS, brings)
    elif brings == CARD_REWARD:
        if deck.prepare_draw(s):
            if s.log is not None:
                s.tell("imhotep-event-scaffold-card", {"seat": seat}, [])
            s.push(frame(do.DRAW_CARD, CHANCE, seat))
    else:
        if s.log is not None:
            stones = harbour.can_fetch(s, seat, brings - STONES_REWARD)
            tell_stones(s, seat, stones)
        harbour.fetch(s, seat, brings - STONES_REWARD)


def tell_stone(s: ImhotepState, seat: i64, source: i64, place: i64) -> None:
    args: Args = {"seat": seat, "space": place % box.SCAFFOLD_SPACES + 1}
    move = Move(stone(seat), source_place(seat, source), f"pyramids-{place}")
    s.tell("imhotep-event-scaffold-stone", args, [move])


def tell_points(s: ImhotepState, seat: i64, points: i64) -> None:
    s.tell("imhotep-event-scaffold-points", {"seat": seat, "points": points}, [])


def tell_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones}
    s.tell("imhotep-event-scaffold-stones", args, tell.fetched(seat, stones))


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
                s.tell("imhotep-event-majority", {"seat": seat, "points": points}, [])
            earn(s, seat, box.FROM_PYRAMIDS, points)


# ---- what is seen, and what a bot thinks of it


class ScaffoldsView(TypedDict):
    tiles: list[int]  # turned up so far, from 1, in order; the last one is being built
    rewards: list[list[str]]  # of those tiles, by space: points, `card`, `stones 3`
    left: int  # tiles still face down
    hidden: list[int]  # which ones, in no order


def view(s: ImhotepState) -> ScaffoldsView:
    up = tiles_up(s)
    tiles = [tile_at(s, number) for number in range(up)]
    rewards: list[list[str]] = []
    for tile in tiles:
        first = SCAFFOLD_SPACE + box.SCAFFOLD_SPACES * tile
        spaces = range(first, first + box.SCAFFOLD_SPACES)
        rewards.append([reward_word(s.figures[space]) for space in spaces])
    return {
        "tiles": [tile + 1 for tile in tiles],
        "rewards": rewards,
        "left": box.SCAFFOLDS - up,
        "hidden": [tile + 1 for tile in range(box.SCAFFOLDS) if not is_up(s, tile)],
    }


def reward_word(number: i64) -> str:
    if number == CARD_REWARD:
        return "card"
    return f"stones {number - STONES_REWARD}" if number > STONES_REWARD else str(number)


def worth(s: ImhotepState, nth: i64) -> i64:
    place = stones_at(s, box.PYRAMIDS) + nth
    if place >= box.SCAFFOLDS * box.SCAFFOLD_SPACES:
        return weights.BESIDE
    if tile_at(s, place // box.SCAFFOLD_SPACES) < 0:
        return 200 + MAJORITY_WORTH  # on a tile that is still face down
    brings: i64 = s.figures[reward_index(s, place)]
    if brings < CARD_REWARD:
        return 100 * brings + MAJORITY_WORTH
    if brings == CARD_REWARD:
        return weights.CARD + MAJORITY_WORTH
    return weights.STONE * (brings - STONES_REWARD) + MAJORITY_WORTH


def parts() -> list[Part]:
    size = box.SCAFFOLDS * box.SCAFFOLDS
    return [Part("scaffolds", size, 1, "5 x place in order + tile turned up")]


def encode(s: ImhotepState, out: vec[u8], at: i64) -> i64:
    place: i64
    for place in range(box.SCAFFOLDS):
        at = put_one(out, at, box.SCAFFOLDS, tile_at(s, place))
    return at
