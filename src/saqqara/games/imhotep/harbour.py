"""The harbour: what is loaded where. Spaces are numbered 4 x ship + space from the bow.

`free`, `lacking`, `ready` and `moored` are kept up to date here and in rules.sail, so that listing
a turn needs no counting.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep import tell
from saqqara.games.imhotep.state import (
    QUARRY,
    ImhotepState,
    for_seat,
    of_seat,
    owner_at,
    with_owner,
)
from saqqara.kernel.bits import bit, has, members
from saqqara.kernel.event import Message
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# The lowest member of a set within 0..16 is LOWEST[(bits & -bits) % 19], because powers of two
# leave different remainders. Listing a turn so takes as many steps as there are choices.
LOWEST: Final = vec[i64]([0, 0, 1, 13, 2, 16, 14, 6, 3, 8, 0, 12, 15, 5, 7, 11, 4, 10, 9])


def listed(docks: int) -> i64:
    """The members of a set of sites in ascending order: three bits each, site + 1."""
    row: i64 = 0
    for site in reversed(members(docks)):
        row = row << 3 | (site + 1)
    return row


LISTED: Final = vec[i64]([listed(docks) for docks in range(32)])

LOTS: Final = 12  # can be shared out evenly among one to four ships


def lots_of(ships: int) -> list[i64]:
    """Which ship, as a set, each lot stands for."""
    held = members(ships) or [0]
    return [bit(held[lot % len(held)]) for lot in range(LOTS)]


DRAWN_SHIP: Final = vec[i64]([one for ships in range(16) for one in lots_of(ships)])

# ---- quarry and sled


def can_fetch(s: ImhotepState, seat: i64, most: i64) -> i64:
    """How many stones would go from quarry to sled: as many as there are and fit (IMH-4.2)."""
    most = min(most, of_seat(s.room, seat) - of_seat(s.sled, seat))
    return min(most, of_seat(s.quarry, seat))


def fetch(s: ImhotepState, seat: i64, most: i64) -> None:
    """Up to *most* stones from the quarry to the sled."""
    moved = for_seat(seat, can_fetch(s, seat, most))
    s.quarry -= moved
    s.sled += moved


def get(s: ImhotepState, seat: i64) -> None:
    """Three stones, or as many as there are and fit (IMH-4.2)."""
    if s.log is not None:
        tell.get(s, seat, can_fetch(s, seat, box.GET_STONES))
    fetch(s, seat, box.GET_STONES)


def why_not_get(s: ImhotepState, seat: i64) -> Message:
    room = of_seat(s.room, seat)
    if of_seat(s.sled, seat) == room:
        return Message("imhotep-sled-full", {})
    return Message("imhotep-quarry-empty", {})


# ---- loading


def free_spaces(s: ImhotepState, ship: i64) -> i64:
    """The free spaces of a ship, as a set of space numbers from the bow."""
    return s.free >> box.SPACES * ship & 15


def lacking(s: ImhotepState, ship: i64) -> i64:
    """How many stones a ship lacks to sail (IMH-4.4)."""
    return s.lacking >> 4 * ship & 15


def stones_aboard(s: ImhotepState, ship: i64) -> i64:
    return filled(s.cargo >> 3 * box.SPACES * ship)


def stones_of(s: ImhotepState, ship: i64, seat: i64) -> i64:
    """How many stones of *seat* are aboard a ship: the spaces that differ from it in nothing."""
    return box.SPACES - filled(s.cargo >> 3 * box.SPACES * ship ^ 0o1111 * (seat + 1))


def filled(spaces: i64) -> i64:
    """How many of the four lowest spaces, three bits each, are not 0; without a loop."""
    flags = (spaces | spaces >> 1 | spaces >> 2) & 0o1111
    return flags * 0o1111 >> 9 & 7


def list_spaces(spaces: i64, out: Choices) -> None:
    """One choice for each space in a set."""
    items = out.items
    n = out.n
    while spaces != 0:
        items[n] = do.LOAD + LOWEST[(spaces & -spaces) % 19]
        n += 1
        spaces &= spaces - 1
    out.n = n


def load(s: ImhotepState, seat: i64, space: i64) -> None:
    """One stone from the sled to a free space (IMH-4.3)."""
    if s.log is not None:
        tell.load(s, seat, space)
    s.sled -= bit(8 * seat)
    s.cargo += with_owner(seat, space)
    s.free -= bit(space)
    ship = space >> 2
    lacks = lacking(s, ship)
    if lacks > 0:
        s.lacking -= bit(4 * ship)
        if lacks == 1:
            s.ready |= bit(ship)


def loadable_to_sail(s: ImhotepState, ship: i64) -> bool:
    """Would one stone more be loadable, and enough for this ship to sail (IMH-5.3)?"""
    return free_spaces(s, ship) != 0 and lacking(s, ship) <= 1


def some_loadable_to_sail(s: ImhotepState) -> bool:
    ship: i64
    for ship in range(box.SHIPS):
        if loadable_to_sail(s, ship):
            return True
    return False


def random_ship(ships: i64, rng: Rng) -> i64:
    """One ship out of a set, as a set; all are equally likely."""
    return DRAWN_SHIP[LOTS * ships + rng.below(LOTS)]


# ---- unloading


def queue_of(s: ImhotepState, ship: i64) -> i64:
    """The stones of a ship in unloading order: three bits each, space + 1, first lowest."""
    queue: i64 = 0
    shift: i64 = 0
    space: i64
    for space in range(box.SPACES):
        if owner_at(s.cargo, box.SPACES * ship + space) >= 0:
            queue |= (space + 1) << shift
            shift += 3
    return queue


def owners_left(s: ImhotepState, ship: i64, queue: i64) -> i64:
    """The set of owners of stones that are not in the order yet."""
    owners: i64 = 0
    space: i64
    for space in range(box.SPACES):
        owner = owner_at(s.cargo, box.SPACES * ship + space)
        if owner >= 0 and not in_queue(queue, space):
            owners |= bit(owner)
    return owners


def in_queue(queue: i64, space: i64) -> bool:
    while queue != 0:
        if (queue & 7) - 1 == space:
            return True
        queue >>= 3
    return False


def append_stone(s: ImhotepState, ship: i64, queue: i64, seat: i64) -> i64:
    """The order with the foremost stone of *seat* that was not in it."""
    space: i64 = 0
    while owner_at(s.cargo, box.SPACES * ship + space) != seat or in_queue(queue, space):
        space += 1
    shift: i64 = 0
    while queue >> shift != 0:
        shift += 3
    return queue | (space + 1) << shift


def owners_with(s: ImhotepState, ship: i64, extra: i64, seat: i64) -> i64:
    """Owners in unloading order if *seat* had a stone on space *extra*: three bits, owner + 1."""
    owners: i64 = 0
    space: i64
    for space in range(box.SPACES):
        owner = seat if space == extra else owner_at(s.cargo, box.SPACES * ship + space)
        if owner >= 0:
            owners = owners << 3 | (owner + 1)
    return owners


def distinct_spaces(s: ImhotepState, ship: i64, seat: i64) -> i64:
    """Free spaces of a ship that give different unloading orders, the foremost of each kind.

    RULING: IMH-L29, for a ship that sails at once: nothing more can be loaded, and stones of
    one owner are alike.
    """
    chosen: i64 = 0
    free = free_spaces(s, ship)
    space: i64
    earlier: i64
    for space in range(box.SPACES):
        if has(free, space):
            fresh = True
            for earlier in range(space):
                if has(chosen, earlier) and owners_with(s, ship, earlier, seat) == owners_with(
                    s, ship, space, seat
                ):
                    fresh = False
            if fresh:
                chosen |= bit(space)
    return chosen << box.SPACES * ship


def lift(s: ImhotepState, seat: i64, source: i64) -> None:
    """Take a stone from where it comes: a space of a ship, or its owner's quarry or sled."""
    if source < QUARRY:
        s.cargo -= with_owner(seat, source)
    elif source == QUARRY:
        s.quarry -= bit(8 * seat)
    else:
        s.sled -= bit(8 * seat)
