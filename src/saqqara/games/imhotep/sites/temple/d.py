"""Temple D, the Arena: stones drive chariots along a track.

Fields: `temple` holds the stones by stone place, `chariots` the spaces of the track.
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import harbour, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import ARROWS, ROUND_POINTS, TRACK_POINTS
from saqqara.games.imhotep.names import source_place, stone
from saqqara.games.imhotep.observed import SEAT, TALLEST, put_seats
from saqqara.games.imhotep.state import (
    ImhotepState,
    earn,
    figures_from,
    for_seat,
    lie_down,
    of_seat,
    stones_at,
    with_owner,
)
from saqqara.kernel.encoding import Part
from saqqara.kernel.event import Move


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """The next stone place moves the chariot (DYN-11.1); in the goal it is a point (11.5)."""
    number = stones_at(s, box.TEMPLE)
    if s.log is not None:
        tell_stone(s, seat, source, number)
    harbour.lift(s, seat, source)
    lie_down(s, box.TEMPLE, seat)
    arrows: i64 = 1
    if number < box.ARENA_PLACES:
        s.temple += with_owner(seat, number)
        arrows = s.figures[ARROWS + number]
    space = of_seat(s.chariots, seat)
    if space == box.ARENA_GOAL:
        if s.log is not None:
            s.tell("imhotep-event-arena-goal", {"seat": seat, "points": box.OVERFLOW_POINTS}, [])
        earn(s, seat, box.FROM_TEMPLE, box.OVERFLOW_POINTS)
        return
    target = space_after(s, seat, arrows)
    if s.log is not None:
        tell_chariot(s, seat, target)
    s.chariots += for_seat(seat, target - space)


def space_after(s: ImhotepState, seat: i64, arrows: i64) -> i64:
    """Where the chariot ends: occupied spaces count, and it goes on if it meets one (DYN-11.2)."""
    if arrows == 0:
        return of_seat(s.chariots, seat)
    target = of_seat(s.chariots, seat) + arrows
    while target < box.ARENA_GOAL and is_taken(s, target):
        target += 1
    return min(target, box.ARENA_GOAL)


def is_taken(s: ImhotepState, space: i64) -> bool:
    seat: i64
    for seat in range(s.players):
        if of_seat(s.chariots, seat) == space:
            return True
    return False


def end_round(s: ImhotepState) -> None:
    """The first and the second chariot score (DYN-11.3)."""
    seat: i64
    for seat in range(s.players):
        points = round_points(s, seat)
        if points > 0:
            if s.log is not None:
                tell_points(s, seat, points)
            earn(s, seat, box.FROM_TEMPLE, points)


def round_points(s: ImhotepState, seat: i64) -> i64:
    """Several in the goal are all first, and nobody is second; on the start nobody scores."""
    mine = of_seat(s.chariots, seat)
    if mine == 0:
        return 0
    first = ROUND_POINTS + 2 * (s.players - 2)
    ahead: i64 = 0
    other: i64
    for other in range(s.players):
        if of_seat(s.chariots, other) > mine:
            ahead += 1
    if ahead > 1:
        return 0
    return s.figures[first + ahead]


def end_points(s: ImhotepState, seat: i64) -> i64:
    """What its space says (DYN-11.4)."""
    return s.figures[TRACK_POINTS + of_seat(s.chariots, seat)]


def tell_stone(s: ImhotepState, seat: i64, source: i64, number: i64) -> None:
    where = f"arena-{number}" if number < box.ARENA_PLACES else "beside-temple"
    move = Move(stone(seat), source_place(seat, source), where)
    s.tell("imhotep-event-arena", {"seat": seat}, [move])


def tell_chariot(s: ImhotepState, seat: i64, target: i64) -> None:
    space = of_seat(s.chariots, seat)
    moves: list[Move] = []
    if target != space:
        moves.append(Move(f"chariot-{seat}", f"track-{seat}-{space}", f"track-{seat}-{target}"))
    s.tell("imhotep-event-chariot", {"seat": seat, "space": target}, moves)


def tell_points(s: ImhotepState, seat: i64, points: i64) -> None:
    s.tell("imhotep-event-arena-points", {"seat": seat, "points": points}, [])


class ArenaView(TypedDict):
    track: list[int]  # points by space, the last one is the goal
    arrows: list[int]  # by stone place
    chariots: list[int]  # space by seat
    round_points: list[int]  # by seat, if the round ended now


def view(s: ImhotepState) -> ArenaView:
    return {
        "track": figures_from(s, TRACK_POINTS, box.ARENA_GOAL + 1),
        "arrows": figures_from(s, ARROWS, box.ARENA_PLACES),
        "chariots": [of_seat(s.chariots, seat) for seat in range(s.players)],
        "round_points": [round_points(s, seat) for seat in range(s.players)],
    }


def worth(s: ImhotepState, seat: i64) -> i64:
    """Points of the track, and of the rounds in which the chariot may be ahead."""
    space = of_seat(s.chariots, seat)
    if space == box.ARENA_GOAL:
        return weights.BESIDE
    number = stones_at(s, box.TEMPLE)
    arrows: i64 = 1
    if number < box.ARENA_PLACES:
        arrows = s.figures[ARROWS + number]
    target = space_after(s, seat, arrows)
    gain: i64 = s.figures[TRACK_POINTS + target] - s.figures[TRACK_POINTS + space]
    passed: i64 = 0
    other: i64
    for other in range(s.players):
        there = of_seat(s.chariots, other)
        if other != seat and space <= there < target:
            passed += 1
    return 100 * gain + 35 * arrows + passed * (60 + 40 * weights.later(s))


def parts(players: int) -> list[Part]:
    return [Part("chariots", players, TALLEST, f"space of the arena by {SEAT}")]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    return put_seats(out, at, s.chariots, viewer, s.players)
