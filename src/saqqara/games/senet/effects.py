"""Senet: what a choice will do, by comparing the positions before and after it."""

from mypy_extensions import i64

from saqqara.games.senet.rules import throws_again
from saqqara.games.senet.scoring import borne_off, way_left
from saqqara.games.senet.state import SenetState, guarded
from saqqara.games.senet.tables import HAPPINESS, SQUARES
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args
from saqqara.kernel.frame import a_of
from saqqara.kernel.voice import COST, GAIN, NOTE, Effect, tell_over, tell_points


def effects(before: SenetState, after: SenetState, seat: i64, pawns: i64) -> list[Effect]:
    found: list[Effect] = []
    other = 1 - seat
    tell_points(found, borne_off(after, seat, pawns) - borne_off(before, seat, pawns))
    gone = way_left(after, other) - way_left(before, other)
    if gone > 0:
        args: Args = {"seat": other, "squares": gone}
        found.append(Effect("senet-effect-driven-back", args, GAIN))
    elif gone < 0:
        args = {"seat": other, "squares": -gone}
        found.append(Effect("senet-effect-helped-on", args, COST))
    arrived = arrival(before, after, seat)
    left = way_left(after, seat) - way_left(before, seat)
    if left > 0:
        found.append(Effect("senet-effect-loses", {"squares": left}, COST))
    elif arrived == HAPPINESS:
        found.append(Effect("senet-effect-happiness", {}, GAIN))
    if arrived > 0 and guarded(after.pawns[seat], arrived):
        found.append(Effect("senet-effect-guarded", {}, GAIN))
    tell_over(found, after)
    if after.over():
        return found
    if a_of(after.top()) == seat:
        found.append(Effect("senet-effect-again", {}, GAIN))
    elif throws_again(after.thrown):
        found.append(Effect("senet-effect-turn-ends", {}, NOTE))
    return found


def arrival(before: SenetState, after: SenetState, seat: i64) -> i64:
    """The square where the moved pawn stands now; 0 if it left the board."""
    square: i64
    for square in range(1, SQUARES + 1):
        if has(after.pawns[seat], square) and not has(before.pawns[seat], square):
            return square
    return 0
