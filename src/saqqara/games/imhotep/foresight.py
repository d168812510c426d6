"""Imhotep: what boards show of a choice before it is taken: where stones would come to lie, and
what that would bring everybody.

The stones are placed on a clone by the rules themselves. What only chance or an owner can
decide is passed over: nothing is guessed, and all that is looked at lies open.
"""

from collections.abc import Callable
from typing import Final, Literal, NotRequired, TypedDict

from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import harbour, scoring
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place
from saqqara.games.imhotep.sites import temple
from saqqara.games.imhotep.sites.burial import groups
from saqqara.games.imhotep.sites.burial.groups import GroupView
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at, side_of
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Game


class ForeseenView(TypedDict):
    kind: str  # of the gains: points, at-least, at-end, each-round, spaces, steps, cards, ...
    gains: list[list[int]]  # seat and amount, of all whom it touches
    owners: list[int]  # of the stones, in the order in which they come
    # where each would lie, as in the moves of events; "" = nobody can know
    places: list[box.Place | Literal[""]]
    groups: NotRequired[list[GroupView]]  # of these owners, afterwards: burial chamber A, C, D
    rows: NotRequired[list[list[int]]]  # afterwards: burial chamber B
    worth: NotRequired[list[int]]  # by seat, afterwards: obelisks A


ImhotepForeseen = ForeseenView


@mypyc_attr(acyclic=True)
class Walk:
    """The stones of a choice on their way, on a clone of the position."""

    def __init__(self, s: ImhotepState) -> None:
        self.s = s
        self.owners: list[int] = []
        self.places: list[str] = []
        self.asked = False  # somebody is asked about a stone
        self.sure = True  # chance has no say in what the stones bring


def foresee(game: Game, s: ImhotepState, action: i64) -> ForeseenView | None:
    if do.SAIL <= action < do.PLAY:
        voyage = action - do.SAIL
        return sailing(game, s, voyage // box.SITES, voyage % box.SITES)
    if do.HILL <= action < do.BUILD:
        return burying(game, s, action)
    return None


def told_clone(s: ImhotepState) -> ImhotepState:
    """Nothing is pending there, and it tells what happens."""
    copy = s.clone()
    assert isinstance(copy, ImhotepState)
    copy.depth = 0
    copy.log = []
    return copy


def landed(s: ImhotepState, source: str) -> str:
    """Where a stone has come to lie, by the last thing that was told; "" = it has not."""
    if s.log:
        for event in reversed(s.log):
            for move in event.moves:
                if move.source == source:
                    return move.target
    return ""


# ---- a stone that its owner buries


def burying(game: Game, s: ImhotepState, action: i64) -> ForeseenView:
    """Burial chamber C and D, at the place of choice."""
    packed = s.top()
    seat = seat_of(packed)
    after = told_clone(s)
    game.decide(after, packed, action)
    return {
        "kind": "at-end",
        "gains": [[seat, total(after, box.BURIAL, seat) - total(s, box.BURIAL, seat)]],
        "owners": [seat],
        "places": [landed(after, source_place(seat, a_of(packed)))],
        "groups": groups.groups_of(after, seat),
    }


# ---- a ship that sails


def sailing(game: Game, s: ImhotepState, ship: i64, site: i64) -> ForeseenView:
    """Its stones in the order of unloading; a Lever's may be another."""
    after = told_clone(s)
    walk = Walk(after)
    after.push(frame(do.UNLOAD, AUTO, ship, harbour.queue_of(s, ship), site))
    unload(game, walk)
    told: ForeseenView = {
        "kind": kind_of_gain(walk, s, site),
        "gains": [],
        "owners": walk.owners,
        "places": walk.places,
    }
    for seat in range(s.players):
        amount = gain(walk, s, site, told["kind"], seat)
        if amount != 0 or seat in walk.owners:
            told["gains"].append([seat, amount])
    add_worth(told, after, site)
    return told


def unload(game: Game, walk: Walk) -> None:
    s = walk.s
    blind = False  # the next tile of the scaffolding would have to be turned up
    while s.depth > 0:
        packed = s.top()
        s.depth -= 1
        kind = kind_of(packed)
        if kind == do.UNLOAD:
            unload_one(game, walk, packed, blind)
        elif seat_of(packed) == AUTO:
            game.run(s, packed)
        elif kind == do.REVEAL_SCAFFOLD:
            blind = True
        elif seat_of(packed) == CHANCE:
            walk.sure = False
        else:
            walk.asked = True


def unload_one(game: Game, walk: Walk, packed: i64, blind: bool) -> None:
    s = walk.s
    queue = b_of(packed)
    source = box.SPACES * a_of(packed) + (queue & 7) - 1
    owner = owner_at(s.cargo, source)
    walk.owners.append(owner)
    if blind:
        walk.places.append("")
        walk.sure = False
        if queue >> 3 != 0:
            s.push(frame(do.UNLOAD, AUTO, a_of(packed), queue >> 3, box.PYRAMIDS))
        return
    s.log = []
    game.run(s, packed)
    walk.places.append(landed(s, source_place(owner, source)))


# ---- what it brings


def kind_of_gain(walk: Walk, s: ImhotepState, site: i64) -> str:
    side = side_of(s, site)
    if site == box.MARKET:
        return "cards"
    if site == box.OBELISKS and side == box.SIDE_C and walk.places[0].startswith("path"):
        return "tiles"
    if walk.asked:
        return "choices"
    if site == box.PYRAMIDS:
        return "points" if walk.sure and walk.s.sled == s.sled else "at-least"
    if site == box.TEMPLE:
        if side == box.SIDE_D:
            return "steps"
        return "each-round" if side == box.SIDE_A else "spaces"
    if site == box.OBELISKS and side == box.SIDE_B:
        return "points"
    return "at-end"


def gain(walk: Walk, s: ImhotepState, site: i64, kind: str, seat: i64) -> int:
    after = walk.s
    if kind in {"cards", "choices", "tiles"}:
        return walk.owners.count(seat)
    count = COUNT.get(kind, visible)
    return count(after, site, seat) - count(s, site, seat)


def earned(s: ImhotepState, site: i64, seat: i64) -> i64:
    """The sources begin with the sites."""
    return s.earned[box.SOURCES * seat + box.FROM_PYRAMIDS + site - box.PYRAMIDS]


def total(s: ImhotepState, site: i64, seat: i64) -> i64:
    """Earned, and what the end of the game would add."""
    source = box.FROM_PYRAMIDS + site - box.PYRAMIDS
    return earned(s, site, seat) + scoring.end_value(s, seat, source, False)


def steps(s: ImhotepState, site: i64, seat: i64) -> i64:
    """Of its chariot, which only the temple has."""
    return of_seat(s.chariots, seat) if site == box.TEMPLE else 0


def visible(s: ImhotepState, site: i64, seat: i64) -> i64:
    """Stones of a seat that lie uppermost in the temple."""
    found: i64 = 0
    if site != box.TEMPLE:
        return found
    space: i64
    for space in range(temple.places(s)):
        if owner_at(s.temple, space) == seat:
            found += 1
    return found


COUNT: Final[dict[str, Callable[[ImhotepState, i64, i64], i64]]] = {
    "points": earned,
    "at-least": earned,
    "steps": steps,
    "at-end": total,
}


def add_worth(told: ForeseenView, after: ImhotepState, site: i64) -> None:
    """What boards write beside the stones."""
    side = side_of(after, site)
    if site == box.BURIAL and side == box.SIDE_A:
        told["groups"] = []
        for seat in range(after.players):
            if seat in told["owners"]:
                told["groups"].extend(groups.groups_of(after, seat))
    elif site == box.BURIAL and side == box.SIDE_B:
        told["rows"] = groups.rows(after)
    elif site == box.OBELISKS and side == box.SIDE_A:
        told["worth"] = [total(after, box.OBELISKS, seat) for seat in range(after.players)]
