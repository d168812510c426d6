"""Imhotep: what people try that is not possible, and why. All of it lies open to everybody."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import blue, harbour, prophecies
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON
from saqqara.games.imhotep.names import PYRAMID_NAME, SITE_NAME
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.market import c as booming
from saqqara.games.imhotep.sites.obelisks import d as avenue
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import ImhotepState, owner_at, ship_size, side_of
from saqqara.games.imhotep.verbs import VERBS
from saqqara.kernel.bits import has, members
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of


def tried(s: ImhotepState) -> list[int]:
    """What the table says, but only the players there are, and what A New Dynasty adds."""
    kind = kind_of(s.top())
    if kind == do.SET_ORDER:
        return list(range(do.NEXT, do.NEXT + s.players))
    return [*VERBS.tried(kind), *also_tried(s, kind)]


def why_not(s: ImhotepState, packed: i64, action: i64) -> Message:
    seat = seat_of(packed)
    if action == do.GET:
        return harbour.why_not_get(s, seat)
    if action >= do.PLAY_NEW:
        return why_not_new(s, seat, action)
    if action < do.SAIL:
        return no_loading(s, packed, action - do.LOAD)
    if action < do.PLAY:
        return no_sailing(s, packed, action - do.SAIL)
    if action < do.PASS:
        return blue.why_not(s, seat, action - do.PLAY + box.BLUE)
    if action == do.PASS:
        return Message("imhotep-must-act", {})
    if action < do.TAKE:
        return Message("imhotep-no-stone-aboard", {"other_seat": action - do.NEXT})
    if action < do.KEEP:
        return Message("imhotep-no-card-there", {"slot": action - do.TAKE + 1})
    return Message("imhotep-pyramid-complete", {"pyramid": PYRAMID_NAME[action - do.PYRAMID]})


def also_tried(s: ImhotepState, kind: i64) -> list[int]:
    """The actions of A New Dynasty that people would try besides, where it is in use."""
    if kind == do.TURN and s.dynasty:
        return tried_in_turn(s)
    if kind == do.TAKE_CARD and side_of(s, box.MARKET) == box.SIDE_C:
        return list(range(do.COIN, do.KEEP_NEW))
    return [do.RAFT + box.MARKET] if kind == do.RAFT_SITE else []


def tried_in_turn(s: ImhotepState) -> list[int]:
    found = [do.PLAY_NEW, do.PLAY_NEW + 1]
    if side_of(s, box.PYRAMIDS) == box.SIDE_D:
        found.append(do.GET_AND_MOVE)
    if s.figures[PROPHECIES_ON] == 1:
        for prophecy in range(box.PROPHECIES):
            if prophecies.number_of(s, prophecy) >= 0:
                found.append(do.SCARAB + prophecy)
    return found


def why_not_new(s: ImhotepState, seat: i64, action: i64) -> Message:
    if action < do.GET_AND_MOVE:
        return blue.why_not_new(s, seat, action - do.PLAY_NEW + box.RAFT_CARD)
    if action == do.GET_AND_MOVE:
        return hallway.why_not(s, seat)
    if action < do.COIN:
        return prophecies.why_not(s, seat, action - do.SCARAB)
    if action < do.KEEP_NEW:
        return booming.why_not(s, seat, action - do.COIN)
    if action < do.TOMB:
        return hill.why_not(s, action - do.HILL)
    if action < do.BUILD:
        return crypt.why_not(s, action - do.TOMB)
    if action < do.RAFT:
        return avenue.why_not(s, action - do.AVENUE)
    return Message("imhotep-raft-market", {})


# ---- loading


def no_loading(s: ImhotepState, packed: i64, place: i64) -> Message:
    ship = place // box.SPACES
    space = place % box.SPACES
    size = ship_size(s, ship)
    if not has(s.moored, ship):
        return Message("imhotep-no-ship-left", {"ship": ship + 1})
    if space >= size:
        return Message("imhotep-no-such-space", {"ship": ship + 1, "size": size})
    if owner_at(s.cargo, place) >= 0:
        return Message("imhotep-space-taken", {"ship": ship + 1, "space": space + 1})
    kind = kind_of(packed)
    if kind == do.LOAD_THEN_SAIL:
        return no_loading_to_sail(s, seat_of(packed), ship, space)
    if kind == do.LOAD_STONE:
        if b_of(packed) > 0:
            return Message("imhotep-chisel-last", {})
        return Message("imhotep-chisel-order", {})
    return Message("imhotep-sled-empty", {})


def no_loading_to_sail(s: ImhotepState, seat: i64, ship: i64, space: i64) -> Message:
    """Too few stones even with this one, or it would unload as on an earlier space (IMH-L29)."""
    missing = harbour.lacking(s, ship) - 1
    if missing > 0:
        return Message("imhotep-still-too-few", {"ship": ship + 1, "missing": missing})
    alike: i64 = 0
    free = harbour.free_spaces(s, ship)
    wanted = harbour.owners_with(s, ship, space, seat)
    while not has(free, alike) or harbour.owners_with(s, ship, alike, seat) != wanted:
        alike += 1
    return Message("imhotep-space-alike", {"ship": ship + 1, "space": alike + 1})


# ---- sailing


def no_sailing(s: ImhotepState, packed: i64, voyage: i64) -> Message:
    ship = voyage // box.SITES
    if kind_of(packed) == do.GANGPLANK_SHIP:
        return blue.no_gangplank(s, packed, seat_of(packed), voyage)
    if not has(s.moored, ship):
        return Message("imhotep-no-ship-left", {"ship": ship + 1})
    if kind_of(packed) == do.SAIL_SHIP and b_of(packed) == 0 and not has(a_of(packed), ship):
        return Message("imhotep-other-ship", {"ship": members(a_of(packed))[0] + 1})
    missing = harbour.lacking(s, ship)
    if missing > 0:
        return Message("imhotep-too-few", {"ship": ship + 1, "missing": missing})
    return Message("imhotep-dock-taken", {"site": SITE_NAME[voyage % box.SITES]})
