"""A New Dynasty: the Raft and the Gangplank, and scarabs on prophecies.

Frames
    DRAW_PROPHECY   chance  a prophecy is turned up; a more follow
    RAFT_SITE       a seat  Raft: the site where its stone is placed
    GANGPLANK_SHIP  a seat  Gangplank: a ship with an own stone, to a site where a ship lies
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, harbour, tell_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import (
    FAILED,
    FULFILLED,
    PROPHECIES_ON,
    RAFT_TO_MARKET,
    STORAGE_RED,
)
from saqqara.games.imhotep.sites import place
from saqqara.games.imhotep.state import (
    ALL_SITES,
    SLED_STONE,
    ImhotepState,
    for_seat,
    of_seat,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- the new blue cards


def list_new_blue(s: ImhotepState, seat: i64, out: Choices) -> None:
    if can_raft(s, seat):
        out.add(do.PLAY_NEW)
    if can_gangplank(s, seat):
        out.add(do.PLAY_NEW + box.GANGPLANK - box.RAFT_CARD)


def can_raft(s: ImhotepState, seat: i64) -> bool:
    """It takes three stones on the sled (DYN-15.5)."""
    return (
        cards.count(s.owned[seat], box.RAFT_CARD) > 0 and of_seat(s.sled, seat) >= box.RAFT_STONES
    )


def can_gangplank(s: ImhotepState, seat: i64) -> bool:
    """A stone on the sled, a ship that may sail with an own stone, a ship at a site (DYN-15.6)."""
    if cards.count(s.owned[seat], box.GANGPLANK) == 0 or of_seat(s.sled, seat) == 0:
        return False
    return s.docks != ALL_SITES and own_ships(s, seat) != 0


def own_ships(s: ImhotepState, seat: i64) -> i64:
    """Ships that may sail and carry a stone of this seat."""
    ships: i64 = 0
    ship: i64
    for ship in range(box.SHIPS):
        if has(s.ready, ship) and harbour.stones_of(s, ship, seat) > 0:
            ships |= bit(ship)
    return ships


def return_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    """From the sled back to the quarry, before anything else (DYN-15.7)."""
    if s.log is not None:
        tell_dynasty.returned(s, seat, stones)
    s.sled -= for_seat(seat, stones)
    s.quarry += for_seat(seat, stones)


def list_raft(s: ImhotepState, out: Choices) -> None:
    """The four monuments. RULING: DYN-L15, the market only by option."""
    if s.figures[RAFT_TO_MARKET] == 1:
        out.add(do.RAFT + box.MARKET)
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        out.add(do.RAFT + site)


def decide_raft(s: ImhotepState, packed: i64, action: i64) -> None:
    place(s, action - do.RAFT, seat_of(packed), SLED_STONE)


def list_gangplank(s: ImhotepState, packed: i64, out: Choices) -> None:
    """To a site where a ship lies (DYN-15.6)."""
    ship: i64
    site: i64
    for ship in range(box.SHIPS):
        if has(a_of(packed), ship):
            for site in range(box.SITES):
                if not has(s.docks, site):
                    out.add(do.SAIL + box.SITES * ship + site)


# ---- prophecies


def draw_prophecies(s: ImhotepState) -> None:
    if s.figures[PROPHECIES_ON] == 1:
        s.push(frame(do.DRAW_PROPHECY, CHANCE, box.OPEN_PROPHECIES - 1))


def prophecy_at(s: ImhotepState, number: i64) -> i64:
    """The prophecy that was turned up as this one in order; -1 = none."""
    return (s.prophecies >> 3 * number & 7) - 1


def open_prophecies(s: ImhotepState) -> i64:
    number: i64 = 0
    while number < box.OPEN_PROPHECIES and prophecy_at(s, number) >= 0:
        number += 1
    return number


def number_of(s: ImhotepState, prophecy: i64) -> i64:
    """As which in order a prophecy was turned up; -1 = it was not."""
    number: i64
    for number in range(box.OPEN_PROPHECIES):
        if prophecy_at(s, number) == prophecy:
            return number
    return -1


def list_prophecies(s: ImhotepState, out: Choices) -> None:
    prophecy: i64
    for prophecy in range(box.PROPHECIES):
        if number_of(s, prophecy) < 0:
            out.add(do.PROPHECY + prophecy)


def decide_prophecy(s: ImhotepState, packed: i64, action: i64) -> None:
    prophecy = action - do.PROPHECY
    if s.log is not None:
        tell_dynasty.prophecy(s, prophecy)
    s.prophecies += (prophecy + 1) << 3 * open_prophecies(s)
    if a_of(packed) > 0:
        s.push(frame(do.DRAW_PROPHECY, CHANCE, a_of(packed) - 1))


# ---- scarabs


def window_of(round: i64) -> i64:
    """Rounds 1-2, 3-4, 5-6 (DYN-17.2)."""
    return (round - 1) // 2


def scarab_in(s: ImhotepState, seat: i64, window: i64) -> i64:
    """On which card, in order, a seat has a scarab in a window; -1 = on none."""
    return (of_seat(s.scarabs, seat) >> 2 * window & 3) - 1


def scarabs_left(s: ImhotepState, seat: i64) -> i64:
    left: i64 = box.SCARABS
    window: i64
    for window in range(box.WINDOWS):
        if scarab_in(s, seat, window) >= 0:
            left -= 1
    return left


def list_scarabs(s: ImhotepState, seat: i64, out: Choices) -> None:
    """Two in a game, one on a card, one in a window (DYN-17.2)."""
    if scarab_in(s, seat, window_of(s.round)) >= 0 or scarabs_left(s, seat) == 0:
        return
    prophecy: i64
    for prophecy in range(box.PROPHECIES):
        number = number_of(s, prophecy)
        if number >= 0 and not has_scarab_on(s, seat, number):
            out.add(do.SCARAB + prophecy)


def has_scarab_on(s: ImhotepState, seat: i64, number: i64) -> bool:
    window: i64
    for window in range(box.WINDOWS):
        if scarab_in(s, seat, window) == number:
            return True
    return False


def place_scarab(s: ImhotepState, seat: i64, action: i64) -> None:
    prophecy = action - do.SCARAB
    if s.log is not None:
        tell_dynasty.scarab(s, seat, prophecy)
    s.scarabs += for_seat(seat, (number_of(s, prophecy) + 1) << 2 * window_of(s.round))


# ---- do they come true?


def is_met(s: ImhotepState, seat: i64, prophecy: i64) -> bool:
    """DYN-18.1 to DYN-18.7."""
    return progress(s, seat, prophecy) >= needed(s, seat, prophecy)


def progress(s: ImhotepState, seat: i64, prophecy: i64) -> i64:
    """Stones, monuments or cards that a seat has of those a prophecy asks for."""
    owned = s.owned[seat]
    if prophecy == box.HORUS:
        return monuments(s, seat)
    if prophecy == box.SET:
        return cards.count(owned, box.STATUE)
    if prophecy == box.AMUN:
        storage = cards.count(owned, box.EXTRA_STORAGE) * s.figures[STORAGE_RED]
        return cards.red_count(owned) + storage
    if prophecy > box.AMUN:
        return cards.green_count(owned)
    return of_seat(s.lying[site_of(prophecy)], seat)


def needed(s: ImhotepState, seat: i64, prophecy: i64) -> i64:
    """How many make it come true; at a site one more than any other player has there."""
    if prophecy == box.HORUS:
        return box.SITES - box.PYRAMIDS
    if prophecy == box.SET:
        return box.SET_STATUES
    if prophecy == box.AMUN:
        return box.AMUN_REDS
    if prophecy > box.AMUN:
        return box.RA_GREENS
    most: i64 = 0
    other: i64
    for other in range(s.players):
        if other != seat:
            most = max(most, of_seat(s.lying[site_of(prophecy)], other))
    return most + 1


def site_of(prophecy: i64) -> i64:
    """Of the prophecies that are about one."""
    if prophecy == box.OSIRIS:
        return box.PYRAMIDS
    return box.BURIAL if prophecy == box.ANUBIS else box.TEMPLE


def monuments(s: ImhotepState, seat: i64) -> i64:
    """With as many stones of a seat as Horus asks for."""
    found: i64 = 0
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        if of_seat(s.lying[site], seat) >= box.HORUS_STONES[s.players]:
            found += 1
    return found


def prophecy_points(s: ImhotepState, seat: i64) -> i64:
    """Of all scarabs of a seat (DYN-17.4)."""
    points: i64 = 0
    window: i64
    for window in range(box.WINDOWS):
        number = scarab_in(s, seat, window)
        if number >= 0:
            if is_met(s, seat, prophecy_at(s, number)):
                points += s.figures[FULFILLED + window]
            else:
                points += s.figures[FAILED + window]
    return points
