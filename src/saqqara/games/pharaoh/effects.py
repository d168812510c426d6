"""Return of the Pharaoh: what a choice will do, by comparing the positions before and after it.

Of other seats only what lies open is compared: what they won, not the crew in their hands.
"""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew, scoring
from saqqara.games.pharaoh.actions import LAY_MORE
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    TENT,
    PharaohState,
    auctioned_lot,
    pharaohs_in_hand,
)
from saqqara.games.pharaoh.tables import TREASURES
from saqqara.games.pharaoh.verbs import LOT_NAME
from saqqara.kernel.bits import has
from saqqara.kernel.event import Args
from saqqara.kernel.frame import kind_of
from saqqara.kernel.voice import COST, END, GAIN, NOTE, Effect, tell_points, tell_points_of


def effects(before: PharaohState, after: PharaohState, seat: i64, players: i64) -> list[Effect]:
    found: list[Effect] = []
    if kind_of(after.top()) == LAY_MORE:
        number = crew.value(after.crew[BID + seat])
        args: Args = {"number": number, "least": after.high + 1}
        enough = number > after.high
        found.append(Effect("pharaoh-effect-sum", args, GAIN if enough else NOTE))
        return found
    if after.chip == seat and before.chip != seat:
        found.append(Effect("pharaoh-effect-chip", {}, GAIN))
    if pharaohs_in_hand(after, seat) < pharaohs_in_hand(before, seat):
        found.append(Effect("pharaoh-effect-pharaoh", {}, COST))
        healed = crew.size(before.crew[HOSPITAL])
        if healed > 0:
            found.append(Effect("pharaoh-effect-crew", {"cards": healed}, GAIN))
    if after.row != before.row or after.depth == 0:
        tell_end(found, before, after, seat, players)
    elif after.leader == seat:
        found.append(Effect("pharaoh-effect-leads", {"number": after.high}, GAIN))
    else:
        found.append(Effect("pharaoh-effect-out", {}, NOTE))
    return found


def tell_end(
    found: list[Effect], before: PharaohState, after: PharaohState, seat: i64, players: i64
) -> None:
    """The auction is over: who has the lot, what it counts, and what it cost."""
    lot = auctioned_lot(before)
    args: Args = {"lot": LOT_NAME[lot]}
    if has(after.removed, lot):
        found.append(Effect("pharaoh-effect-removed", args, NOTE))
    elif has_won(before, after, seat, lot):
        found.append(Effect("pharaoh-effect-wins", args, GAIN))
        lost = crew_size(before, seat) - crew_size(after, seat)
        if lost > 0:
            found.append(Effect("pharaoh-effect-hospital", {"cards": lost}, COST))
    else:
        args["seat"] = before.leader
        found.append(Effect("pharaoh-effect-gives", args, COST))
    each: i64
    behind: i64
    for behind in range(players):
        each = (seat + behind) % players
        points = treasure(after, each) - treasure(before, each)
        if each == seat:
            tell_points(found, points)
        else:
            tell_points_of(found, each, points)
    if after.depth == 0:
        found.append(Effect("common-effect-over", {}, END))
    elif after.round != before.round:
        found.append(Effect("common-effect-round", {}, END))


def treasure(s: PharaohState, seat: i64) -> i64:
    """Points that lie open before everybody."""
    return scoring.treasure_points(s, seat) + scoring.variety_points(s, seat)


def crew_size(s: PharaohState, seat: i64) -> i64:
    """How many crew cards a seat has, wherever they lie before it."""
    return (
        crew.size(s.crew[HAND + seat])
        + crew.size(s.crew[BID + seat])
        + crew.size(s.crew[TENT + seat])
    )


def has_won(before: PharaohState, after: PharaohState, seat: i64, lot: i64) -> bool:
    """Has this seat taken the lot? A pass never does, though a pharaoh card brings crew too."""
    if lot < TREASURES:
        return has(after.won[seat], lot)
    if pharaohs_in_hand(after, seat) < pharaohs_in_hand(before, seat):
        return False
    return crew_size(after, seat) > crew_size(before, seat)
