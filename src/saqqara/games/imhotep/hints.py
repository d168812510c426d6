"""Imhotep: what a player of the game would find promising. All in hundredths of a point.

Sailing is rated by what the cargo brings at this dock against the other free docks, for the
own stones and against the others'; loading by what a stone may hope for; fetching by the
room on the sled. Sites are rated by the stone that is next to lie there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.outlook import (
    Outlook,
    hundredth,
    look,
    look_for,
    look_for_others,
    weigh,
)
from saqqara.games.imhotep.sites import pyramids
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, of_seat
from saqqara.games.imhotep.worth import card_worth, space_worth
from saqqara.kernel.bits import count
from saqqara.kernel.game import Choices

TWO_CARDS: Final = 240  # the better of two

# The weights below were found by play against a bot that knows no hints: what raised the
# margin over many games, at two and three players and on several mixes of sides, stayed.
FETCHED: Final = 61  # a stone on the sled
EMPTY_SLED: Final = 92  # what fetching is worth besides when the sled is empty
TEMPO: Final = 50  # a blue card keeps its point if it is not played
TOGETHER: Final = 18  # for each own stone that is already aboard
LAST_NEEDED: Final = 43  # for the stone that lets a ship sail
BEHIND: Final = 3  # for each space behind the bow
CHOICE_OF_DOCK: Final = 88  # hundredths: this dock rather than another
SAILED: Final = 21  # hundredths: the cargo is brought in at all


# ---- turns


def aboard_worth(s: ImhotepState, seat: i64, ship: i64) -> i64:
    """What speaks for loading on this ship rather than on another."""
    worth = TOGETHER * harbour.stones_of(s, ship, seat)
    if harbour.lacking(s, ship) == 1:
        worth += LAST_NEEDED
    return worth


def get_worth(s: ImhotepState, seat: i64) -> i64:
    fetched = harbour.can_fetch(s, seat, box.GET_STONES)
    if s.round == box.ROUNDS:
        fetched = min(fetched, count(s.free) // s.players)
    worth = FETCHED * fetched
    if of_seat(s.sled, seat) == 0:
        worth += EMPTY_SLED
    return worth


# ---- choices


def play_worth(s: ImhotepState, seat: i64, kind: i64, hoped: i64) -> i64:
    if kind == box.HAMMER:
        return get_worth(s, seat) + hoped - TEMPO
    if kind == box.LEVER:
        return 130 - TEMPO
    if kind == box.SAIL_CARD:
        return hoped + 110 - TEMPO
    return 2 * hoped - TEMPO


def rate_stop(s: ImhotepState, seat: i64, action: i64) -> i64:
    """Choices of a stone's owner while a ship is unloaded, or in the temple."""
    if action >= do.POINT:
        if action == do.STONES_INSTEAD and s.round < box.ROUNDS:
            return 52 * harbour.can_fetch(s, seat, box.TEMPLE_STONES)
        return 100 * (do.STONES_INSTEAD - action)
    if action >= do.BONUS:
        return 50 * (do.BONUS + 1 - action)
    if action >= do.PYRAMID:
        return space_worth(pyramids.next_space(s, action - do.PYRAMID))
    if action >= do.KEEP:
        return card_worth(s, seat, action - do.KEEP)
    if action >= do.TAKE:
        kind = card_in_slot(s, action - do.TAKE)
        if kind < 0:
            return TWO_CARDS
        return card_worth(s, seat, kind)
    if action == do.NEXT + seat:
        return 10
    return 0


def rate(
    s: ImhotepState, seat: i64, kind: i64, out: Choices, rates: vec[i64], ahead: Outlook
) -> None:
    """Rate the listed choices of *seat*; *kind* is the frame that waits."""
    i: i64
    if out.items[0] < do.NEXT:
        rate_turn(s, seat, kind, out, rates, ahead)
        return
    for i in range(out.n):
        rates[i] = rate_stop(s, seat, out.items[i])


def rate_turn(
    s: ImhotepState, seat: i64, kind: i64, out: Choices, rates: vec[i64], ahead: Outlook
) -> None:
    """Rate what is done with stones, ships and blue cards, in the order of the action table."""
    look(s, ahead)
    look_for(s, ahead, seat)
    if kind == do.LOAD_THEN_SAIL:
        look_for_others(s, ahead, seat)
    hoped = ahead.hopes[seat + 1]
    i: i64 = 0
    if out.items[0] == do.GET:
        rates[0] = get_worth(s, seat)
        i = 1
    i = rate_loading(s, seat, kind == do.LOAD_THEN_SAIL, hoped, i, out, rates, ahead)
    if i < out.n and out.items[i] < do.PLAY:
        look_for_others(s, ahead, seat)
        i = rate_sailing(s, seat, kind == do.SAIL_SHIP, i, out, rates, ahead)
    while i < out.n:
        action = out.items[i]
        if action < do.PASS:
            rates[i] = play_worth(s, seat, action - do.PLAY + box.BLUE, hoped)
        elif action == do.PASS:
            rates[i] = 0
        else:
            rates[i] = rate_stop(s, seat, action)
        i += 1


def rate_loading(
    s: ImhotepState,
    seat: i64,
    sails: bool,
    hoped: i64,
    i: i64,
    out: Choices,
    rates: vec[i64],
    ahead: Outlook,
) -> i64:
    """Rate the loadings from choice *i* on; *sails*: the ship sails at once. What comes next."""
    items = out.items
    n = out.n
    bow: i64 = -box.SPACES  # the first space of the ship that was figured out last
    worth: i64 = 0
    while i < n and items[i] < do.SAIL:
        place = items[i] - do.LOAD
        if place >= bow + box.SPACES:
            ship = place >> 2
            bow = box.SPACES * ship
            worth = hoped + aboard_worth(s, seat, ship)
            if sails:
                worth += weigh(s, ahead, ship, seat)
        rates[i] = worth - BEHIND * (place - bow)
        i += 1
    return i


def rate_sailing(
    s: ImhotepState,
    seat: i64,
    must: bool,
    i: i64,
    out: Choices,
    rates: vec[i64],
    ahead: Outlook,
) -> i64:
    """Rate the sailings from choice *i* on; *must*: a ship has to sail now. What comes next."""
    items = out.items
    n = out.n
    sailing = ahead.sailing
    first: i64 = -box.SITES  # the first choice of the ship that was weighed last
    mean: i64 = 0
    while i < n and items[i] < do.PLAY:
        if items[i] >= first + box.SITES:
            ship = (items[i] - do.SAIL) // box.SITES
            first = do.SAIL + box.SITES * ship
            mean = weigh(s, ahead, ship, seat)
        worth = sailing[items[i] - first]
        if must:
            rates[i] = worth
        else:
            rates[i] = hundredth((worth - mean) * CHOICE_OF_DOCK + worth * SAILED)
        i += 1
    return i
