"""A New Dynasty: what people try that is not possible, and why; as in refusals.py."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, expansion, harbour
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import PROPHECIES_ON
from saqqara.games.imhotep.names import CARD_NAME, PROPHECY_NAME, SITE_NAME
from saqqara.games.imhotep.sites import avenue, hallway, hill
from saqqara.games.imhotep.sites.booming import PAIR_FIRST, PAIR_SECOND
from saqqara.games.imhotep.state import (
    ALL_SITES,
    ImhotepState,
    card_in_slot,
    of_seat,
    owner_at,
    side_of,
)
from saqqara.kernel.bits import has
from saqqara.kernel.event import Message
from saqqara.kernel.frame import a_of


def tried(s: ImhotepState, kind: i64) -> list[int]:
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
            if expansion.number_of(s, prophecy) >= 0:
                found.append(do.SCARAB + prophecy)
    return found


def why_not(s: ImhotepState, seat: i64, action: i64) -> Message:
    if action < do.GET_AND_MOVE:
        return no_playing(s, seat, action - do.PLAY_NEW + box.RAFT_CARD)
    if action == do.GET_AND_MOVE:
        return no_moving(s, seat)
    if action < do.COIN:
        return no_scarab(s, seat, action - do.SCARAB)
    if action < do.KEEP_NEW:
        return no_pair(s, seat, action - do.COIN)
    if action < do.TOMB:
        return no_hill(s, action - do.HILL)
    if action < do.BUILD:
        return no_tomb(s, action - do.TOMB)
    if action < do.RAFT:
        return no_avenue(s, action - do.AVENUE)
    return Message("imhotep-raft-market", {})


# ---- the turn


def no_playing(s: ImhotepState, seat: i64, kind: i64) -> Message:
    """Must agree with expansion.can_raft and can_gangplank."""
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


def no_getting(s: ImhotepState, seat: i64) -> Message:
    room = of_seat(s.room, seat)
    if of_seat(s.sled, seat) == room:
        return Message("imhotep-sled-full", {})
    return Message("imhotep-quarry-empty", {})


def no_moving(s: ImhotepState, seat: i64) -> Message:
    """Must agree with rules.list_more."""
    if harbour.can_fetch(s, seat, 1) == 0:
        return no_getting(s, seat)
    assert hallway.figure_target(s) < 0
    return Message("imhotep-figure-stuck", {})


def no_scarab(s: ImhotepState, seat: i64, prophecy: i64) -> Message:
    """Must agree with expansion.list_scarabs."""
    if expansion.scarabs_left(s, seat) == 0:
        return Message("imhotep-no-scarab", {})
    if expansion.has_scarab_on(s, seat, expansion.number_of(s, prophecy)):
        return Message("imhotep-scarab-there", {"prophecy": PROPHECY_NAME[prophecy]})
    return Message("imhotep-scarab-window", {})


def no_gangplank(s: ImhotepState, packed: i64, seat: i64, voyage: i64) -> Message:
    """Must agree with expansion.list_gangplank."""
    ship = voyage // box.SITES
    if not has(s.moored, ship):
        return Message("imhotep-no-ship-left", {"ship": ship + 1})
    if has(a_of(packed), ship):
        return Message("imhotep-gangplank-free", {"site": SITE_NAME[voyage % box.SITES]})
    if harbour.stones_of(s, ship, seat) == 0:
        return Message("imhotep-gangplank-other", {"ship": ship + 1})
    return Message("imhotep-too-few", {"ship": ship + 1, "missing": harbour.lacking(s, ship)})


# ---- sites


def no_pair(s: ImhotepState, seat: i64, pair: i64) -> Message:
    """Must agree with booming.list_pairs."""
    if of_seat(s.coins, seat) == 0:
        return Message("imhotep-no-coin", {})
    for slot in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
        if card_in_slot(s, slot) < 0:
            return Message("imhotep-no-card-there", {"slot": slot + 1})
    return Message("imhotep-coin-alike", {})


def no_hill(s: ImhotepState, place: i64) -> Message:
    if has(hill.taken(s), place):
        return Message("imhotep-hill-taken", {})
    return Message("imhotep-hill-support", {})


def no_tomb(s: ImhotepState, tomb: i64) -> Message:
    if has(s.tomb[0] | s.tomb[1] | s.tomb[2] | s.tomb[3], tomb):
        return Message("imhotep-tomb-taken", {"tomb": tomb + 1})
    return Message("imhotep-tomb-closed", {"tomb": tomb + 1})


def no_avenue(s: ImhotepState, site: i64) -> Message:
    if avenue.is_finished(s, site):
        return Message("imhotep-avenue-finished", {"number": site + 1})
    other = owner_at(s.track, site)
    return Message("imhotep-avenue-taken", {"number": site + 1, "other_seat": other})
