"""Imhotep: why something in a turn is not possible, loading and sailing by cards too; the sites
have the rest. All of it lies open to everybody."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import blue, harbour, prophecies
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import SITE_NAME
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.state import ImhotepState, owner_at, ship_size
from saqqara.kernel.bits import has, members
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of, b_of, kind_of, seat_of


def not_in_turn(s: ImhotepState, packed: i64, action: i64) -> Message:
    seat = seat_of(packed)
    if action == do.GET:
        return harbour.why_not_get(s, seat)
    if action < do.SAIL:
        return no_loading(s, packed, action - do.LOAD)
    if action < do.PLAY:
        return no_sailing(s, packed, action - do.SAIL)
    if action < do.PASS:
        return blue.why_not(s, seat, action - do.PLAY + box.BLUE)
    if action == do.PASS:
        return Message("imhotep-must-act", {})
    if action < do.GET_AND_MOVE:
        return blue.why_not_new(s, seat, action - do.PLAY_NEW + box.RAFT_CARD)
    if action == do.GET_AND_MOVE:
        return hallway.why_not(s, seat)
    return prophecies.why_not(s, seat, action - do.SCARAB)


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
    if not has(s.moored, ship):
        return Message("imhotep-no-ship-left", {"ship": ship + 1})
    if kind_of(packed) == do.SAIL_SHIP and b_of(packed) == 0 and not has(a_of(packed), ship):
        return Message("imhotep-other-ship", {"ship": members(a_of(packed))[0] + 1})
    missing = harbour.lacking(s, ship)
    if missing > 0:
        return Message("imhotep-too-few", {"ship": ship + 1, "missing": missing})
    return Message("imhotep-dock-taken", {"site": SITE_NAME[voyage % box.SITES]})
