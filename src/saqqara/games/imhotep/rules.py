"""Imhotep: the rules of round, turn, ships and blue cards. Rule ids: docs/rules/imhotep.md.

Map (frame kind, who decides, what follows)
    CHOOSE_SIDE, CHOOSE_FIRST: opening.py
    BEGIN_ROUND     auto    the next round: REVEAL_FLEET; after the sixth the game is over
    REVEAL_FLEET    chance  the round card; then the market is dealt (sites/market.py); TURN
    TURN            a seat  get, load, sail, play a blue card, or pass if nothing else is possible
    LOAD_STONE      a seat  Hammer, Chisel: a space from a on; b more stones follow
    LOAD_THEN_SAIL  a seat  Sail: a space; then SAIL_SHIP with that ship
    SAIL_SHIP       a seat  Lever, Sail: one of the ships in set a, and a site; b = 1: Lever
    SET_ORDER       a seat  Lever: whose stone is next; ship a, order so far b, site c
    UNLOAD          auto    the first stone of ship a in order b is placed at site c, then the rest
    END_TURN        auto    of seat a: the next TURN, or after the fourth ship the end of the round
    END_ROUND       auto    the temple; then CLEAR_MARKET
    CLEAR_MARKET    auto    left-over cards are discarded; then BEGIN_ROUND
    Raft, Gangplank, prophecies: expansion.py

Where a stone goes and what it brings is told in sites/. A site may push frames of its own
on top of UNLOAD, and so may whatever they bring about: the stack runs chains depth first.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, expansion, harbour, hidden, scoring, tell
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON, SECRET
from saqqara.games.imhotep.sites import crypt, hallway, market, monuments, place
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
    monuments.end_round(s)


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
        list_blue(s, seat, out)
    if s.dynasty:
        list_more(s, seat, out)
    elif out.n == 0:
        out.add(do.PASS)


def list_more(s: ImhotepState, seat: i64, out: Choices) -> None:
    """What A New Dynasty adds to a turn: new blue cards, the figure, scarabs."""
    raft = expansion.can_raft(s, seat)
    gangplank = expansion.can_gangplank(s, seat)
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
        expansion.list_scarabs(s, seat, out)


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


def list_blue(s: ImhotepState, seat: i64, out: Choices) -> None:
    """Blue cards that can have their whole effect (IMH-4.5, 5.1 to 5.4).

    RULING: IMH-L9, the Hammer also when fewer than three stones, or none, can be fetched.
    """
    sled = of_seat(s.sled, seat)
    owned = s.owned[seat]
    if cards.count(owned, box.LEVER) > 0 and s.ready != 0:
        out.add(do.PLAY + box.LEVER - box.BLUE)
    if cards.count(owned, box.HAMMER) > 0 and s.free != 0 and sled + of_seat(s.quarry, seat) > 0:
        out.add(do.PLAY + box.HAMMER - box.BLUE)
    if cards.count(owned, box.SAIL_CARD) > 0 and sled > 0 and harbour.some_loadable_to_sail(s):
        out.add(do.PLAY + box.SAIL_CARD - box.BLUE)
    if cards.count(owned, box.CHISEL) > 0 and sled > 1 and s.free & (s.free - 1) != 0:
        out.add(do.PLAY + box.CHISEL - box.BLUE)


def decide_turn(s: ImhotepState, packed: i64, action: i64) -> None:
    """The usual actions first: almost all turns get, load or sail."""
    seat = seat_of(packed)
    if action < do.SAIL:
        s.passes = 0
        s.push(frame(do.TURN, left_of(s, seat)))
        if action == do.GET:
            get(s, seat)
        else:
            harbour.load(s, seat, action - do.LOAD)
    elif action < do.PLAY:
        s.passes = 0
        s.push(frame(do.END_TURN, AUTO, seat))
        sail(s, seat, action - do.SAIL, False)
    elif action == do.PASS:
        pass_turn(s, seat)
    elif action >= do.SCARAB:
        expansion.place_scarab(s, seat, action)  # costs no action (DYN-17.3)
        s.push(packed)
    else:
        decide_special(s, seat, action)


def decide_special(s: ImhotepState, seat: i64, action: i64) -> None:
    """A blue card, or a get that moves the figure of the hallway."""
    s.passes = 0
    s.push(frame(do.END_TURN, AUTO, seat))
    if action < do.PASS:
        play(s, seat, action - do.PLAY + box.BLUE)
    elif action == do.GET_AND_MOVE:
        get(s, seat)
        hallway.move_figure(s, seat)
    else:
        play(s, seat, action - do.PLAY_NEW + box.RAFT_CARD)


def get(s: ImhotepState, seat: i64) -> None:
    """Three stones, or as many as there are and fit (IMH-4.2)."""
    if s.log is not None:
        tell.get(s, seat, harbour.can_fetch(s, seat, box.GET_STONES))
    harbour.fetch(s, seat, box.GET_STONES)


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


# ---- blue cards


def play(s: ImhotepState, seat: i64, kind: i64) -> None:
    """The card lies apart until its whole effect is over (IMH-5.5). RULING: IMH-L27."""
    if s.log is not None:
        tell.play(s, seat, kind)
    if s.figures[SECRET] == 1:
        show_secret(s, seat, kind)
    s.owned[seat] -= cards.card(kind)
    s.played += cards.card(kind)
    s.push(frame(do.CARD_DONE, AUTO, kind))
    if kind >= box.RAFT_CARD:
        play_new(s, seat, kind)
    elif kind == box.LEVER:
        s.push(frame(do.SAIL_SHIP, seat, s.ready, 1))
    elif kind == box.HAMMER:
        get(s, seat)
        s.push(frame(do.LOAD_STONE, seat, 0, 0))
    elif kind == box.SAIL_CARD:
        s.push(frame(do.LOAD_THEN_SAIL, seat))
    else:
        s.push(frame(do.LOAD_STONE, seat, 0, 1))


def show_secret(s: ImhotepState, seat: i64, kind: i64) -> None:
    """A card that all have seen is played before one that only its owner knows.

    RULING: DYN-L17, of those the oldest.
    """
    before = hidden.BEFORE + seat
    if cards.count(s.owned[seat], kind) == cards.count(hidden.cards_at(s, before), kind):
        hidden.take(s, kind, before)


def play_new(s: ImhotepState, seat: i64, kind: i64) -> None:
    """Stones go back to the quarry first (DYN-15.5 to 15.7)."""
    if kind == box.RAFT_CARD:
        expansion.return_stones(s, seat, box.RAFT_STONES - 1)
        s.push(frame(do.RAFT_SITE, seat))
    else:
        expansion.return_stones(s, seat, 1)
        s.push(frame(do.GANGPLANK_SHIP, seat, expansion.own_ships(s, seat)))


def list_load(s: ImhotepState, packed: i64, out: Choices) -> None:
    """Spaces from a on, in ascending order; if b stones follow, so many must be left (IMH-5.4)."""
    spaces = s.free >> a_of(packed) << a_of(packed)
    if b_of(packed) > 0:
        highest: i64 = box.SHIPS * box.SPACES - 1
        while not has(spaces, highest):
            highest -= 1
        spaces -= bit(highest)
    harbour.list_spaces(spaces, out)


def decide_load(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    space = action - do.LOAD
    harbour.load(s, seat, space)
    if b_of(packed) > 0:
        s.push(frame(do.LOAD_STONE, seat, space + 1, 0))


def list_load_then_sail(s: ImhotepState, seat: i64, out: Choices) -> None:
    """On ships that may sail then; spaces that unload alike once (IMH-5.3)."""
    ship: i64
    for ship in range(box.SHIPS):
        if harbour.loadable_to_sail(s, ship):
            harbour.list_spaces(harbour.distinct_spaces(s, ship, seat), out)


def decide_load_then_sail(s: ImhotepState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    space = action - do.LOAD
    harbour.load(s, seat, space)
    s.push(frame(do.SAIL_SHIP, seat, bit(space >> 2), 0))


def decide_sail_ship(s: ImhotepState, packed: i64, action: i64) -> None:
    sail(s, seat_of(packed), action - do.SAIL, b_of(packed) == 1)


def may_end_round(s: ImhotepState, action: i64) -> bool:
    """A last ship that sails or has sailed, or a pass."""
    if action == do.PASS:
        return s.passes + 1 == s.players
    return s.moored & (s.moored - 1) == 0 and (s.moored == 0 or action >= do.SAIL)
