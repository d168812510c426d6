"""Imhotep: what happens before the first round: sides, start player, sleds.

CHOOSE_SIDE   chance  the side of site a, one of b, with random sides; then the next site
CHOOSE_FIRST  chance  the start player; then what is turned up for the game, BEGIN_ROUND
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import prophecies, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RED_KEPT, SIDES_DECIDE
from saqqara.games.imhotep.state import ImhotepState, for_seat, left_of, side_of
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame
from saqqara.kernel.game import Choices


def list_sides(packed: i64, out: Choices) -> None:
    """A and B; with b = 4 also C and D."""
    side: i64
    for side in range(b_of(packed)):
        out.add(side_action(a_of(packed), side))


def side_action(site: i64, side: i64) -> i64:
    if side < box.BASE_SIDES:
        return do.SIDE + box.BASE_SIDES * site + side
    return do.SIDE_NEW + box.BASE_SIDES * site + side - box.SIDE_C


def side_in(action: i64) -> i64:
    """The side that such an action draws."""
    if action < do.SIDE_NEW:
        return (action - do.SIDE) % box.BASE_SIDES
    return (action - do.SIDE_NEW) % box.BASE_SIDES + box.SIDE_C


def decide_side(s: ImhotepState, packed: i64, action: i64) -> None:
    """One site after the other gets its side by lot (IMH-14.2)."""
    site = a_of(packed)
    side = side_in(action)
    if s.log is not None:
        tell.side_drawn(s, site, side)
    s.sides += side << 2 * site
    if site + 1 < box.SITES:
        s.push(frame(do.CHOOSE_SIDE, CHANCE, site + 1, b_of(packed)))
        return
    if s.figures[SIDES_DECIDE] == 1 and s.figures[RED_KEPT] == 1 and only_base_sides(s):
        leave_expansion(s)
    set_out(s, s.start)


def only_base_sides(s: ImhotepState) -> bool:
    site: i64
    for site in range(box.SITES):
        if side_of(s, site) >= box.SIDE_C:
            return False
    return True


def leave_expansion(s: ImhotepState) -> None:
    """Only sides A and B were drawn: the rules of the base game (DYN-1.4)."""
    kept = s.figures[:]
    kept[RED_KEPT] = 0
    s.figures = kept
    surplus = stones_each(s.players, True) - stones_each(s.players, False)
    seat: i64
    for seat in range(s.players):
        s.quarry -= for_seat(seat, surplus)


def stones_each(players: i64, expansion_in_use: bool) -> i64:
    """With two players a second colour in a new dynasty (DYN-2.2)."""
    if players == 2 and expansion_in_use:
        return box.STONES + box.SECOND_COLOUR
    return box.STONES


def set_out(s: ImhotepState, first: i64) -> None:
    """Draw the start player, unless known; then the sleds are laid out."""
    if first < 0:
        s.push(frame(do.CHOOSE_FIRST, CHANCE))
    else:
        fill_sleds(s, first)


def list_first(s: ImhotepState, out: Choices) -> None:
    seat: i64
    for seat in range(s.players):
        out.add(do.FIRST + seat)


def fill_sleds(s: ImhotepState, first: i64) -> None:
    """In turn order 2, 3, 4, 5 stones from quarry to sled (IMH-2.4); the first round begins."""
    if s.log is not None:
        tell.first_drawn(s, first)
    s.start = first
    seat = first
    stones: i64
    for stones in range(box.FIRST_SLED, box.FIRST_SLED + s.players):
        if s.log is not None:
            tell.fill_sled(s, seat, stones)
        s.quarry -= for_seat(seat, stones)
        s.sled += for_seat(seat, stones)
        seat = left_of(s, seat)
    s.push(frame(do.BEGIN_ROUND, AUTO))
    if side_of(s, box.PYRAMIDS) == box.SIDE_C:
        s.push(frame(do.REVEAL_SCAFFOLD, CHANCE))
    prophecies.turn_up(s)


def pack_sides(letters: str) -> i64:
    """`ABBAA` as two bits per site."""
    sides: i64 = 0
    for letter in reversed(letters):
        side: i64 = ord(letter) - ord("A")
        sides = sides << 2 | side
    return sides
