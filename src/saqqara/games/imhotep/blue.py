"""Imhotep: the blue cards, and the Raft and the Gangplank of A New Dynasty.

Frames
    LOAD_STONE      a seat  Hammer, Chisel: a space from a on; b more stones follow
    LOAD_THEN_SAIL  a seat  Sail: a space; then SAIL_SHIP with that ship
    RAFT_SITE       a seat  Raft: the site where its stone is placed
    GANGPLANK_SHIP  a seat  Gangplank: a ship with an own stone, to a site where a ship lies
    SAIL_SHIP and what follows: rules.py
"""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, harbour, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import RAFT_TO_MARKET, SECRET
from saqqara.games.imhotep.names import CARD_NAME, SITE_NAME, card, stone
from saqqara.games.imhotep.state import ALL_SITES, ImhotepState, for_seat, of_seat
from saqqara.kernel.bits import bit, has
from saqqara.kernel.event import Args, Message, Move
from saqqara.kernel.frame import AUTO, a_of, b_of, frame, seat_of
from saqqara.kernel.game import Choices


def list_cards(s: ImhotepState, seat: i64, out: Choices) -> None:
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


def play(s: ImhotepState, seat: i64, kind: i64) -> None:
    """The card lies apart until its whole effect is over (IMH-5.5). RULING: IMH-L27."""
    if s.log is not None:
        tell_play(s, seat, kind)
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
        harbour.get(s, seat)
        s.push(frame(do.LOAD_STONE, seat, 0, 0))
    elif kind == box.SAIL_CARD:
        s.push(frame(do.LOAD_THEN_SAIL, seat))
    else:
        s.push(frame(do.LOAD_STONE, seat, 0, 1))


def tell_play(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-play", args, [Move(card(kind), f"cards-{seat}", "played")])


def show_secret(s: ImhotepState, seat: i64, kind: i64) -> None:
    """A card that all have seen is played before one that only its owner knows.

    RULING: DYN-L17, of those the oldest.
    """
    before = hidden.BEFORE + seat
    if cards.count(s.owned[seat], kind) == cards.count(hidden.cards_at(s, before), kind):
        hidden.take(s, kind, before)


def why_not(s: ImhotepState, seat: i64, kind: i64) -> Message:
    """Must agree with list_cards."""
    sled = of_seat(s.sled, seat)
    if cards.count(s.owned[seat], kind) == 0:
        return Message("imhotep-no-card", {"card": CARD_NAME[kind]})
    if kind == box.LEVER:
        return Message("imhotep-no-ship-ready", {})
    if kind == box.CHISEL and sled < 2:
        return Message("imhotep-chisel-stones", {})
    if kind == box.CHISEL:
        return Message("imhotep-chisel-spaces", {})
    if s.free == 0:
        return Message("imhotep-no-space", {})
    if kind == box.HAMMER:
        return Message("imhotep-quarry-empty", {})
    if sled == 0:
        return Message("imhotep-sled-empty", {})
    return Message("imhotep-no-ship-soon-ready", {})


# ---- loading


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


# ---- the Raft and the Gangplank


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


def why_not_new(s: ImhotepState, seat: i64, kind: i64) -> Message:
    """Must agree with can_raft and can_gangplank."""
    if cards.count(s.owned[seat], kind) == 0:
        return Message("imhotep-no-card", {"card": CARD_NAME[kind]})
    if kind == box.RAFT_CARD:
        return Message("imhotep-raft-stones", {"stones": box.RAFT_STONES})
    if of_seat(s.sled, seat) == 0:
        return Message("imhotep-gangplank-stone", {})
    if s.docks == ALL_SITES:
        return Message("imhotep-gangplank-nowhere", {})
    if s.ready == 0:
        return Message("imhotep-no-ship-ready", {})
    return Message("imhotep-gangplank-no-own", {})


def no_gangplank(s: ImhotepState, packed: i64, seat: i64, voyage: i64) -> Message:
    """Must agree with list_gangplank."""
    ship = voyage // box.SITES
    if not has(s.moored, ship):
        return Message("imhotep-no-ship-left", {"ship": ship + 1})
    if has(a_of(packed), ship):
        return Message("imhotep-gangplank-free", {"site": SITE_NAME[voyage % box.SITES]})
    if harbour.stones_of(s, ship, seat) == 0:
        return Message("imhotep-gangplank-other", {"ship": ship + 1})
    return Message("imhotep-too-few", {"ship": ship + 1, "missing": harbour.lacking(s, ship)})


def play_new(s: ImhotepState, seat: i64, kind: i64) -> None:
    """Stones go back to the quarry first (DYN-15.5 to 15.7)."""
    if kind == box.RAFT_CARD:
        return_stones(s, seat, box.RAFT_STONES - 1)
        s.push(frame(do.RAFT_SITE, seat))
    else:
        return_stones(s, seat, 1)
        s.push(frame(do.GANGPLANK_SHIP, seat, own_ships(s, seat)))


def return_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    """From the sled back to the quarry, before anything else (DYN-15.7)."""
    if s.log is not None:
        tell_returned(s, seat, stones)
    s.sled -= for_seat(seat, stones)
    s.quarry += for_seat(seat, stones)


def list_raft(s: ImhotepState, out: Choices) -> None:
    """The four monuments. RULING: DYN-L15, the market only by option."""
    if s.figures[RAFT_TO_MARKET] == 1:
        out.add(do.RAFT + box.MARKET)
    site: i64
    for site in range(box.PYRAMIDS, box.SITES):
        out.add(do.RAFT + site)


def list_gangplank(s: ImhotepState, packed: i64, out: Choices) -> None:
    """To a site where a ship lies (DYN-15.6)."""
    ship: i64
    site: i64
    for ship in range(box.SHIPS):
        if has(a_of(packed), ship):
            for site in range(box.SITES):
                if not has(s.docks, site):
                    out.add(do.SAIL + box.SITES * ship + site)


def tell_returned(s: ImhotepState, seat: i64, stones: i64) -> None:
    moves = [Move(stone(seat), f"sled-{seat}", f"quarry-{seat}")] * stones
    s.tell("imhotep-event-returned", {"seat": seat, "stones": stones}, moves)
