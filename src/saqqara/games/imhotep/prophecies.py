"""A New Dynasty: prophecies, and the scarabs that players place on them.

Frames
    DRAW_PROPHECY  chance  a prophecy is turned up; a more follow
"""

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import FAILED, FULFILLED, PROPHECIES_ON, STORAGE_RED
from saqqara.games.imhotep.names import PROPHECY_NAME
from saqqara.games.imhotep.observed import SEAT
from saqqara.games.imhotep.state import ImhotepState, for_seat, of_seat
from saqqara.kernel.encoding import Part, around, numbered, put_one
from saqqara.kernel.event import Args, Message, Move
from saqqara.kernel.frame import CHANCE, a_of, frame
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


def turn_up(s: ImhotepState) -> None:
    if s.figures[PROPHECIES_ON] == 1:
        s.push(frame(do.DRAW_PROPHECY, CHANCE, box.OPEN_PROPHECIES - 1))


def prophecy_at(s: ImhotepState, number: i64) -> i64:
    """The prophecy that was turned up as this one in order; -1 = none."""
    return (s.prophecies >> 3 * number & 7) - 1


def turned_up(s: ImhotepState) -> i64:
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


def list_cards(s: ImhotepState, out: Choices) -> None:
    prophecy: i64
    for prophecy in range(box.PROPHECIES):
        if number_of(s, prophecy) < 0:
            out.add(do.PROPHECY + prophecy)


def decide(s: ImhotepState, packed: i64, action: i64) -> None:
    prophecy = action - do.PROPHECY
    if s.log is not None:
        tell_card(s, prophecy)
    s.prophecies += (prophecy + 1) << 3 * turned_up(s)
    if a_of(packed) > 0:
        s.push(frame(do.DRAW_PROPHECY, CHANCE, a_of(packed) - 1))


def tell_card(s: ImhotepState, prophecy: i64) -> None:
    move = Move(f"prophecy {box.PROPHECY_WORD[prophecy]}", "box", "prophecies")
    s.tell("imhotep-event-prophecy", {"prophecy": PROPHECY_NAME[prophecy]}, [move])


def sample(s: ImhotepState, rng: Rng) -> i64:
    """Each card that is left being equally likely."""
    prophecy = rng.below(box.PROPHECIES)
    while number_of(s, prophecy) >= 0:
        prophecy = rng.below(box.PROPHECIES)
    return do.PROPHECY + prophecy


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
        tell_scarab(s, seat, prophecy)
    s.scarabs += for_seat(seat, (number_of(s, prophecy) + 1) << 2 * window_of(s.round))


def tell_scarab(s: ImhotepState, seat: i64, prophecy: i64) -> None:
    args: Args = {"seat": seat, "prophecy": PROPHECY_NAME[prophecy]}
    move = Move(f"scarab-{seat}", f"scarabs-{seat}", f"prophecy {box.PROPHECY_WORD[prophecy]}")
    s.tell("imhotep-event-scarab", args, [move])


def why_not(s: ImhotepState, seat: i64, prophecy: i64) -> Message:
    """Must agree with list_scarabs."""
    if scarabs_left(s, seat) == 0:
        return Message("imhotep-no-scarab", {})
    if has_scarab_on(s, seat, number_of(s, prophecy)):
        return Message("imhotep-scarab-there", {"prophecy": PROPHECY_NAME[prophecy]})
    return Message("imhotep-scarab-window", {})


def label(s: ImhotepState, told: Message) -> Message:
    window = window_of(s.round) if s.round > 0 else 0
    told.args["points"] = s.figures[FULFILLED + window]
    told.args["lost"] = -s.figures[FAILED + window]
    return told


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


def points(s: ImhotepState, seat: i64) -> i64:
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


# ---- what is seen, and what a bot thinks of it


class ProphecyView(TypedDict):
    prophecy: box.Prophecy
    scarabs: list[int]  # by seat: window from 0 of the scarab on it, -1 = none
    met: list[bool]  # by seat, as things stand
    progress: list[int]  # by seat: stones, monuments or cards of those that it asks for
    needed: list[int]  # by seat: how many make it come true, as things stand


def view(s: ImhotepState, number: i64) -> ProphecyView:
    prophecy = prophecy_at(s, number)
    return {
        "prophecy": box.PROPHECY_WORD[prophecy],
        "scarabs": [scarab_window(s, seat, number) for seat in range(s.players)],
        "met": [is_met(s, seat, prophecy) for seat in range(s.players)],
        "progress": [progress(s, seat, prophecy) for seat in range(s.players)],
        "needed": [needed(s, seat, prophecy) for seat in range(s.players)],
    }


def scarab_window(s: ImhotepState, seat: i64, number: i64) -> int:
    for window in range(box.WINDOWS):
        if scarab_in(s, seat, window) == number:
            return window
    return -1


def scarab_worth(s: ImhotepState, seat: i64, prophecy: i64) -> i64:
    """What holds now is likely to hold in the end, the more so the fewer rounds are left; the
    second round of a window is soon enough."""
    if s.round % 2 == 1 or not is_met(s, seat, prophecy):
        return weights.NEVER
    window = window_of(s.round)
    plus: i64 = s.figures[FULFILLED + window]
    minus: i64 = s.figures[FAILED + window]
    likely = 92 - 10 * weights.later(s)  # percent
    if likely * plus + (100 - likely) * minus > 0:
        return weights.SURE
    return weights.NEVER


def card_worth(s: ImhotepState, seat: i64, kind: i64) -> i64:
    """A card may help a prophecy on which the seat has a scarab."""
    number: i64
    for number in range(box.OPEN_PROPHECIES):
        prophecy = prophecy_at(s, number)
        if prophecy >= box.SET and has_scarab_on(s, seat, number):
            if prophecy == box.SET:
                helps = kind == box.STATUE
            elif prophecy == box.AMUN:
                helps = cards.is_red(kind)
            else:
                helps = not cards.is_red(kind) and not cards.is_blue(kind) and kind != box.STATUE
            if helps and not is_met(s, seat, prophecy):
                return 130
    return 0


def parts(players: int) -> list[Part]:
    named = numbered(list(box.PROPHECY_WORD))
    shown = box.OPEN_PROPHECIES * box.PROPHECIES
    scarabs = players * box.WINDOWS * box.OPEN_PROPHECIES
    on = f"(3 x {SEAT} + window) x 3 + card on which the scarab lies"
    return [
        Part("prophecies", shown, 1, f"7 x card in order + prophecy: {named}"),
        Part("scarabs", scarabs, 1, on),
    ]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    number: i64
    for number in range(box.OPEN_PROPHECIES):
        at = put_one(out, at, box.PROPHECIES, prophecy_at(s, number))
    step: i64
    window: i64
    for step in range(s.players):
        for window in range(box.WINDOWS):
            scarab = scarab_in(s, around(step, viewer, s.players), window)
            at = put_one(out, at, box.OPEN_PROPHECIES, scarab)
    return at
