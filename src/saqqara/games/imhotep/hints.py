"""Imhotep: what a player of the game would find promising. All in hundredths of a point.

Sailing is rated by what the cargo brings at this dock against the other free docks, for the
own stones and against the others'; loading by what a stone may hope for; fetching by the
room on the sled. Sites are rated by the stone that is next to lie there: each side says what that
is worth, in its file.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, prophecies, rules, sites, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.outlook import Outlook, hundredth, look, look_for, look_for_others, weigh
from saqqara.games.imhotep.questions import QUESTIONS
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import ALL_SITES, ImhotepState, of_seat
from saqqara.kernel.bits import count
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.game import Choices, Game, Hints
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class ImhotepHints(Hints):
    def __init__(self) -> None:
        self.ahead = Outlook()

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        seat = seat_of(packed)
        kind = kind_of(packed)
        i: i64
        if kind == do.TURN or out.items[0] < do.NEXT:
            rate_turn(s, seat, kind, out, rates, self.ahead)
            return
        asked = QUESTIONS[kind]
        for i in range(out.n):
            rates[i] = asked.rate(s, seat, packed, out.items[i])

    def list_some(self, game: Game, s: State, rng: Rng, out: Choices) -> None:
        """The sailings of one ship only, drawn from the harbour, and none if it may not sail:
        most choices of a turn are sailings, and to weigh a cargo costs most."""
        assert isinstance(s, ImhotepState)
        packed = s.top()
        out.n = 0
        if kind_of(packed) == do.TURN and s.ready != 0:
            ship = harbour.random_ship(s.moored, rng)
            rules.list_turn(s, seat_of(packed), s.ready & ship, out)
            if out.items[0] != do.PASS:
                return
            out.n = 0
        game.choices(s, out)


# ---- turns


def rate_turn(
    s: ImhotepState, seat: i64, kind: i64, out: Choices, rates: vec[i64], ahead: Outlook
) -> None:
    """Rate what is done with stones, ships and blue cards, in the order of the action table."""
    docks = s.docks
    if kind == do.GANGPLANK_SHIP:
        docks = ALL_SITES - docks
    look(s, ahead, docks)
    look_for(s, ahead, docks, seat, seat)
    if kind == do.LOAD_THEN_SAIL:
        look_for_others(s, ahead, docks, seat)
    hoped = ahead.hopes[seat + 1]
    i: i64 = 0
    if out.items[0] == do.GET:
        rates[0] = get_worth(s, seat)
        i = 1
    i = rate_loading(s, seat, kind == do.LOAD_THEN_SAIL, hoped, i, out, rates, ahead, docks)
    if i < out.n and out.items[i] < do.PLAY:
        look_for_others(s, ahead, docks, seat)
        must = kind in (do.SAIL_SHIP, do.GANGPLANK_SHIP)
        i = rate_sailing(s, seat, must, i, out, rates, ahead, docks)
    while i < out.n:
        rates[i] = turn_worth(s, seat, out.items[i], hoped)
        i += 1


def turn_worth(s: ImhotepState, seat: i64, action: i64, hoped: i64) -> i64:
    """Anything in a turn but fetching, loading and sailing."""
    if action < do.PASS:
        return play_worth(s, seat, action - do.PLAY + box.BLUE, hoped)
    if action < do.PLAY_NEW:
        return 0
    if action == do.PLAY_NEW:
        return raft_worth(s, seat) - 2 * weights.STONE - weights.TEMPO
    if action < do.GET_AND_MOVE:
        return 90 - weights.TEMPO
    if action == do.GET_AND_MOVE:
        return get_worth(s, seat) + hallway.worth(s, 1) // 20 - hallway.worth(s, 0) // 20
    return prophecies.scarab_worth(s, seat, action - do.SCARAB)


def get_worth(s: ImhotepState, seat: i64) -> i64:
    fetched = harbour.can_fetch(s, seat, box.GET_STONES)
    if s.round == box.ROUNDS:
        fetched = min(fetched, count(s.free) // s.players)
    worth = weights.FETCHED * fetched
    if of_seat(s.sled, seat) == 0:
        worth += weights.EMPTY_SLED
    return worth


def play_worth(s: ImhotepState, seat: i64, kind: i64, hoped: i64) -> i64:
    if kind == box.HAMMER:
        return get_worth(s, seat) + hoped - weights.TEMPO
    if kind == box.LEVER:
        return 130 - weights.TEMPO
    if kind == box.SAIL_CARD:
        return hoped + 110 - weights.TEMPO
    return 2 * hoped - weights.TEMPO


def raft_worth(s: ImhotepState, seat: i64) -> i64:
    best: i64 = 0
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        best = max(best, sites.worth(s, site, seat))
    return best


def aboard_worth(s: ImhotepState, seat: i64, ship: i64) -> i64:
    """What speaks for loading on this ship rather than on another."""
    worth = weights.TOGETHER * harbour.stones_of(s, ship, seat)
    if harbour.lacking(s, ship) == 1:
        worth += weights.LAST_NEEDED
    return worth


def rate_loading(
    s: ImhotepState,
    seat: i64,
    sails: bool,
    hoped: i64,
    i: i64,
    out: Choices,
    rates: vec[i64],
    ahead: Outlook,
    docks: i64,
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
                worth += weigh(s, ahead, ship, seat, docks)
        rates[i] = worth - weights.BEHIND * (place - bow)
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
    docks: i64,
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
            mean = weigh(s, ahead, ship, seat, docks)
        worth = sailing[items[i] - first]
        if must:
            rates[i] = worth
        else:
            rates[i] = hundredth((worth - mean) * weights.CHOICE_OF_DOCK + worth * weights.SAILED)
        i += 1
    return i
