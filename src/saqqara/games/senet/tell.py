"""Senet: the events, told by the rules just before the change is made."""

from mypy_extensions import i64

from saqqara.games.senet.state import SenetState, rebirth
from saqqara.games.senet.tables import OFF, WATER
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args, Move


def pawn(seat: i64, source: i64, target: i64) -> Move:
    """A pawn on its way from square to square."""
    return Move(f"pawn-{seat}", f"square-{source}", f"square-{target}")


def first(s: SenetState, seat: i64) -> None:
    s.tell("senet-event-first", {"seat": seat}, [])


def opening(s: SenetState, square: i64) -> None:
    args: Args = {"seat": s.start, "square": square, "to": square + 1}
    s.tell("senet-event-opening", args, [pawn(s.start, square, square + 1)])


def throw(s: SenetState, seat: i64, value: i64) -> None:
    s.tell("senet-event-throw", {"seat": seat, "squares": value}, [])


def stuck(s: SenetState, seat: i64) -> None:
    s.tell("senet-event-stuck", {"seat": seat}, [])


def move(s: SenetState, seat: i64, square: i64, target: i64) -> None:
    args: Args = {"seat": seat, "square": square, "to": target}
    if target == OFF:
        off = Move(f"pawn-{seat}", f"square-{square}", f"off-{seat}")
        s.tell("senet-event-off", {"seat": seat, "square": square}, [off])
    elif target == WATER:
        args["to"] = rebirth(s)
        s.tell("senet-event-water", args, [pawn(seat, square, rebirth(s))])
    elif has(s.pawns[1 - seat], target):
        swap(s, seat, square, target, args)
    elif target > square:
        s.tell("senet-event-move", args, [pawn(seat, square, target)])
    else:
        s.tell("senet-event-back", args, [pawn(seat, square, target)])


def swap(s: SenetState, seat: i64, square: i64, target: i64, args: Args) -> None:
    """Another pawn makes room; beyond the water it falls in, and `square` is where it comes out."""
    other = 1 - seat
    args["other_seat"] = other
    moves = [pawn(seat, square, target)]
    if target > WATER:
        args["square"] = rebirth(s)
        moves.append(pawn(other, target, rebirth(s)))
        s.tell("senet-event-drown", args, moves)
        return
    moves.append(pawn(other, target, square))
    s.tell("senet-event-swap" if target > square else "senet-event-back-swap", args, moves)


def won(s: SenetState, seat: i64) -> None:
    s.tell("senet-event-won", {"seat": seat}, [])


def stopped(s: SenetState) -> None:
    s.tell("senet-event-stopped", {"throws": s.throws}, [])
