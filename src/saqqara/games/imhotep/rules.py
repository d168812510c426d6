"""Imhotep: the rules of round, turn and ships. Rule ids: docs/rules/imhotep.md.

Map (frame kind, who decides, what follows)
    CHOOSE_SIDE, CHOOSE_FIRST: opening.py
    BEGIN_ROUND     auto    the next round: REVEAL_FLEET; after the sixth the game is over
    REVEAL_FLEET    chance  the round card; then the market is dealt (sites/market); TURN
    TURN            a seat  get, load, sail, play a blue card, or pass if nothing else is possible
    SAIL_SHIP       a seat  Lever, Sail: one of the ships in set a, and a site; b = 1: Lever
    SET_ORDER       a seat  Lever: whose stone is next; ship a, order so far b, site c
    UNLOAD          auto    the first stone of ship a in order b is placed at site c, then the rest
    END_TURN        auto    of seat a: the next TURN, or after the fourth ship the end of the round
    END_ROUND       auto    the temple; then CLEAR_MARKET
    CLEAR_MARKET    auto    left-over cards are discarded; then BEGIN_ROUND
    of blue cards: blue.py; DRAW_PROPHECY: prophecies.py

Where a stone goes and what it brings is told in sites/. A site may push frames of its own
on top of UNLOAD, and so may whatever they bring about: the stack runs chains depth first.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import (
    blue,
    cards,
    harbour,
    hidden,
    prophecies,
    scoring,
    sites,
    tell,
)
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON
from saqqara.games.imhotep.sites import market, temple
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import (
    ALL_SHIPS,
    ALL_SITES,
    ImhotepState,
    left_of,
    of_seat,
    owner_at,
    side_of,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, c_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- rounds


def run_begin_round(s: ImhotepState, wrath: bool) -> None:
    if s.round == box.ROUNDS:
        scoring.finish(s, wrath)
        hidden.show_secrets(s)  # DYN-16.3
        return
    s.round += 1
    s.push(frame(do.REVEAL_FLEET, CHANCE))


def list_fleets(s: ImhotepState, out: Choices) -> None:
    fleet: i64
    for fleet in range(box.FLEETS):
        if has(s.fleets, fleet):
            out.add(do.FLEET + fleet)


def decide_fleet(s: ImhotepState, action: i64) -> None:
    """Four empty ships, all docks free (IMH-3.1); the market is filled; the first turn."""
    fleet = action - do.FLEET
    if s.log is not None:
        tell.fleet_revealed(s, fleet)
    s.fleets -= bit(fleet)
    s.fleet = fleet
    s.sizes = 0
    s.free = 0
    s.lacking = 0
    ship: i64
    for ship in range(box.SHIPS):
        size: i64 = box.FLEET_SIZE[box.SHIPS * fleet + ship]
        s.sizes += size << 4 * ship
        minimum: i64 = box.MINIMUM[size]
        s.free += (bit(size) - 1) << box.SPACES * ship
        s.lacking += minimum << 4 * ship
    s.ready = 0
    s.moored = ALL_SHIPS
    s.docks = ALL_SITES
    s.berths = 0
    s.passes = 0
    s.push(frame(do.TURN, s.start))
    if side_of(s, box.BURIAL) == box.SIDE_D:
        crypt.begin_round(s)
    market.deal_from(s, 0)


def run_end_turn(s: ImhotepState, packed: i64) -> None:
    """The round ends at once with the fourth ship; who sailed it fixes the start (IMH-3.5, 3.6)."""
    follower = left_of(s, a_of(packed))
    if s.moored != 0:
        s.push(frame(do.TURN, follower))
    else:
        s.start = follower
        s.push(frame(do.END_ROUND, AUTO))


def run_end_round(s: ImhotepState) -> None:
    """The temple first, then the left-over cards: those are not yet discards (IMH-3.7)."""
    s.push(frame(do.CLEAR_MARKET, AUTO))
    temple.end_round(s)


def run_clear_market(s: ImhotepState) -> None:
    s.push(frame(do.BEGIN_ROUND, AUTO))
    if s.round < box.ROUNDS:
        market.clear(s)


# ---- the turn


def list_turn(s: ImhotepState, seat: i64, ships: i64, out: Choices) -> None:
    """Exactly one action (IMH-4.1); a pass only if there is none (4.6).

    *ships* are offered for sailing: all that are ready, or for a playout some of them.
    """
    sled = of_seat(s.sled, seat)
    if (sled < box.SLED or sled < of_seat(s.room, seat)) and of_seat(s.quarry, seat) > 0:
        out.add(do.GET)
    if sled > 0:
        harbour.list_spaces(s.free, out)
    list_sailings(s, ships, out)
    if cards.blue_cards(s.owned[seat]) != 0:
        blue.list_cards(s, seat, out)
    if s.dynasty:
        list_more(s, seat, out)
    elif out.n == 0:
        out.add(do.PASS)


def list_more(s: ImhotepState, seat: i64, out: Choices) -> None:
    """What A New Dynasty adds to a turn: new blue cards, the figure, scarabs."""
    raft = blue.can_raft(s, seat)
    gangplank = blue.can_gangplank(s, seat)
    if out.n == 0 and not raft and not gangplank:
        out.add(do.PASS)
    if raft:
        out.add(do.PLAY_NEW)
    if gangplank:
        out.add(do.PLAY_NEW + 1)
    if (
        side_of(s, box.PYRAMIDS) == box.SIDE_D
        and out.items[0] == do.GET
        and hallway.figure_target(s) >= 0
    ):
        out.add(do.GET_AND_MOVE)
    if s.figures[PROPHECIES_ON] == 1:
        prophecies.list_scarabs(s, seat, out)


def list_sailings(s: ImhotepState, ships: i64, out: Choices) -> None:
    """A ship of the set, to a site where none lies this round (IMH-4.4)."""
    items = out.items
    n = out.n
    docks = harbour.LISTED[s.docks]
    while ships != 0:
        before = do.SAIL + box.SITES * harbour.LOWEST[(ships & -ships) % 19] - 1
        left = docks
        while left != 0:
            items[n] = before + (left & 7)
            n += 1
            left >>= 3
        ships &= ships - 1
    out.n = n


def decide_turn(s: ImhotepState, packed: i64, action: i64) -> None:
    """The usual actions first: almost all turns get, load or sail."""
    seat = seat_of(packed)
    if action < do.SAIL:
        s.passes = 0
        s.push(frame(do.TURN, left_of(s, seat)))
        if action == do.GET:
            harbour.get(s, seat)
        else:
            harbour.load(s, seat, action - do.LOAD)
    elif action < do.PLAY:
        s.passes = 0
        s.push(frame(do.END_TURN, AUTO, seat))
        sail(s, seat, action - do.SAIL, False)
    elif action == do.PASS:
        pass_turn(s, seat)
    elif action >= do.SCARAB:
        prophecies.place_scarab(s, seat, action)  # costs no action (DYN-17.3)
        s.push(packed)
    else:
        decide_special(s, seat, action)


def decide_special(s: ImhotepState, seat: i64, action: i64) -> None:
    """A blue card, or a get that moves the figure of the hallway."""
    s.passes = 0
    s.push(frame(do.END_TURN, AUTO, seat))
    if action < do.PASS:
        blue.play(s, seat, action - do.PLAY + box.BLUE)
    elif action == do.GET_AND_MOVE:
        harbour.get(s, seat)
        hallway.move_figure(s, seat)
    else:
        blue.play(s, seat, action - do.PLAY_NEW + box.RAFT_CARD)


def pass_turn(s: ImhotepState, seat: i64) -> None:
    """When all have passed in succession, the round ends as it stands (IMH-4.7).

    RULING: IMH-L1, the printed rules do not foresee it.
    """
    if s.log is not None:
        tell.pass_turn(s, seat)
    s.passes += 1
    if s.passes == s.players:
        strand_ships(s)
    s.push(frame(do.END_TURN, AUTO, seat))


def strand_ships(s: ImhotepState) -> None:
    """Nobody can act: stones on ships go back to the quarries, and nothing is loaded any more."""
    if s.log is not None:
        tell.stranded(s)
    space: i64
    for space in range(box.SHIPS * box.SPACES):
        owner = owner_at(s.cargo, space)
        if owner >= 0:
            s.quarry += bit(8 * owner)
    s.cargo = 0
    s.free = 0
    s.ready = 0
    s.moored = 0


def may_end_round(s: ImhotepState, action: i64) -> bool:
    """A last ship that sails or has sailed, or a pass."""
    if action == do.PASS:
        return s.passes + 1 == s.players
    return s.moored & (s.moored - 1) == 0 and (s.moored == 0 or action >= do.SAIL)


# ---- sailing and unloading


def sail(s: ImhotepState, seat: i64, voyage: i64, lever: bool) -> None:
    """A ship (voyage = 5 x ship + site) docks and is unloaded, for a Lever in any order."""
    ship = voyage // box.SITES
    site = voyage - box.SITES * ship
    if s.log is not None:
        tell.sail(s, seat, ship, site)
    s.docks &= ~bit(site)
    s.berths += (site + 1) << 4 * ship
    s.moored -= bit(ship)
    s.ready -= bit(ship)
    s.free &= ~((bit(box.SPACES) - 1) << box.SPACES * ship)
    if lever:
        set_order(s, seat, ship, 0, site)
    else:
        s.push(frame(do.UNLOAD, AUTO, ship, harbour.queue_of(s, ship), site))


def run_unload(s: ImhotepState, packed: i64) -> None:
    """One stone at a time, each with all that it brings about (IMH-6.1, 6.2)."""
    ship = a_of(packed)
    queue = b_of(packed)
    site = c_of(packed)
    source = box.SPACES * ship + (queue & 7) - 1
    if queue >> 3 != 0:
        s.push(frame(do.UNLOAD, AUTO, ship, queue >> 3, site))
    place(s, site, owner_at(s.cargo, source), source)


def place(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    """A stone of *seat* arrives from *source*; it leaves there when its place is decided."""
    if site == box.MARKET:
        market.place(s, seat, source)
    else:
        sites.place(s, site, seat, source)


# ---- the Lever's order


def set_order(s: ImhotepState, seat: i64, ship: i64, queue: i64, site: i64) -> None:
    """Ask for the next stone; with one owner left there is nothing to decide (IMH-5.1)."""
    left = harbour.owners_left(s, ship, queue)
    if left & (left - 1) != 0:
        s.push(frame(do.SET_ORDER, seat, ship, queue, site))
        return
    owner: i64
    for owner in range(s.players):
        if has(left, owner):
            while has(harbour.owners_left(s, ship, queue), owner):
                queue = harbour.append_stone(s, ship, queue, owner)
    s.push(frame(do.UNLOAD, AUTO, ship, queue, site))


def list_order(s: ImhotepState, packed: i64, out: Choices) -> None:
    left = harbour.owners_left(s, a_of(packed), b_of(packed))
    owner: i64
    for owner in range(s.players):
        if has(left, owner):
            out.add(do.NEXT + owner)


def decide_order(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    ship = a_of(packed)
    if s.log is not None:
        tell.order(s, seat, action - do.NEXT)
    queue = harbour.append_stone(s, ship, b_of(packed), action - do.NEXT)
    set_order(s, seat, ship, queue, c_of(packed))
