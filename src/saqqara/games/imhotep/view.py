"""Imhotep: what a seat may see.

All lies open but the face-down cards of market B while somebody looks at them: those two
are for the one who looks. Unseen cards and round cards are known as sets.
"""

from typing import Literal, NotRequired, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, hidden, prophecies, scoring
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import FAILED, FULFILLED, SECRET
from saqqara.games.imhotep.names import SOURCE_NAME, fleet_word, source_place
from saqqara.games.imhotep.prophecies import ProphecyView
from saqqara.games.imhotep.sites import burial, market, obelisks, pyramids, temple
from saqqara.games.imhotep.sites.burial import BurialView
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.burial.c import HillView
from saqqara.games.imhotep.sites.burial.d import CryptView
from saqqara.games.imhotep.sites.market import MarketView
from saqqara.games.imhotep.sites.market import c as booming
from saqqara.games.imhotep.sites.market import d as black
from saqqara.games.imhotep.sites.market.d import PileView
from saqqara.games.imhotep.sites.obelisks import ObelisksView
from saqqara.games.imhotep.sites.obelisks import c as giant
from saqqara.games.imhotep.sites.obelisks import d as avenue
from saqqara.games.imhotep.sites.obelisks.c import GiantView
from saqqara.games.imhotep.sites.obelisks.d import AvenueView
from saqqara.games.imhotep.sites.pyramids import PyramidsView
from saqqara.games.imhotep.sites.pyramids import c as scaffold
from saqqara.games.imhotep.sites.pyramids import d as hallway
from saqqara.games.imhotep.sites.pyramids.c import ScaffoldsView
from saqqara.games.imhotep.sites.pyramids.d import HallwayView
from saqqara.games.imhotep.sites.temple import TempleView
from saqqara.games.imhotep.sites.temple import c as ra
from saqqara.games.imhotep.sites.temple import d as arena
from saqqara.games.imhotep.sites.temple.c import RaView
from saqqara.games.imhotep.sites.temple.d import ArenaView
from saqqara.games.imhotep.state import (
    ImhotepState,
    berth,
    of_seat,
    ship_size,
    ship_stones,
    side_of,
)
from saqqara.kernel.bits import has, members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of


class ShipView(TypedDict):
    size: int
    minimum: int  # stones needed to sail
    spaces: list[int]  # owners from the bow, -1 = empty
    site: box.Site | Literal[""]  # where it lies, "" = it has not sailed
    may_sail: bool


class UnloadingView(TypedDict):
    ship: int  # from 0
    site: box.Site
    spaces: list[int]  # spaces from 0 still to be unloaded, in order; a Lever's so far


class PlayerView(TypedDict):
    quarry: int
    sled: int
    cards: list[box.Card]
    stones: dict[str, int]  # by site
    score: int  # earned so far; at the end everything
    points: dict[str, int]  # the same by source
    end_points: dict[str, int]  # what the sources would add if the game ended now


class DynastyView(TypedDict):
    room: list[int]  # by seat: stones that the sled holds
    secret: bool  # are blue cards secret?
    hidden_cards: list[int]  # by seat, blue cards that this viewer does not see
    coins: list[int] | None  # market C, by seat
    piles: list[PileView]  # face-down cards of the market
    drawn: list[box.Card]  # cards of which this viewer keeps one
    scaffolds: ScaffoldsView | None
    hallway: HallwayView | None
    ra: RaView | None
    arena: ArenaView | None
    hill: HillView | None
    crypt: CryptView | None
    giant: GiantView | None
    avenue: AvenueView | None
    prophecies: list[ProphecyView]
    windows: list[list[int]]  # points of a prophecy that comes true, and of one that does not
    scarabs: list[int] | None  # by seat, still to be placed


class ImhotepView(TypedDict):
    round: int
    start: int  # seat, -1 before the draw
    round_card: str  # "" before the first
    round_cards: list[str]  # not revealed; one of them never will be
    ships: list[ShipView]
    unloading: UnloadingView | None
    # where the stone lies whose owner decides: `ship-0-2`, `quarry-1`, "" = none
    arriving: box.Place | Literal[""]
    market: MarketView
    pyramids: PyramidsView
    temple: TempleView
    burial: BurialView
    obelisks: ObelisksView
    players: list[PlayerView]  # by seat
    dynasty: NotRequired[DynastyView]  # if a part of A New Dynasty is in use


def view(s: ImhotepState, viewer: i64, wrath: bool) -> ImhotepView:
    ships = box.SHIPS if s.fleet >= 0 else 0
    return {
        "round": s.round,
        "start": s.start,
        "round_card": fleet_word(s.fleet) if s.fleet >= 0 else "",
        "round_cards": [fleet_word(fleet) for fleet in members(s.fleets)],
        "ships": [ship_view(s, ship) for ship in range(ships)],
        "unloading": unloading_view(s),
        "arriving": arriving(s),
        "market": market.view(s, viewer),
        "pyramids": pyramids.view(s),
        "temple": temple.view(s),
        "burial": burial.view(s),
        "obelisks": obelisks.view(s),
        "players": [player_view(s, seat, viewer, wrath) for seat in range(s.players)],
    }


def own_view(s: ImhotepState, viewer: i64, public: ImhotepView) -> ImhotepView:
    """What a seat sees besides what everybody does, without A New Dynasty: the two cards of
    market B that it looks at."""
    if viewer < 0 or market.looker(s) != viewer:
        return public
    found = public.copy()
    found["market"] = market.view(s, viewer)
    return found


def ship_view(s: ImhotepState, ship: i64) -> ShipView:
    site = berth(s, ship)
    return {
        "size": ship_size(s, ship),
        "minimum": box.MINIMUM[ship_size(s, ship)],
        "spaces": ship_stones(s, ship),
        "site": box.SITE_WORD[site] if site >= 0 else "",
        "may_sail": has(s.ready, ship),
    }


def unloading_view(s: ImhotepState) -> UnloadingView | None:
    """The ship that is being unloaded: the innermost one, should there ever be two."""
    for back in range(s.depth):
        packed = s.stack[s.depth - 1 - back]
        if kind_of(packed) in {do.UNLOAD, do.SET_ORDER}:
            queue = [(b_of(packed) >> 3 * place & 7) - 1 for place in range(box.SPACES)]
            return {
                "ship": a_of(packed),
                "site": box.SITE_WORD[c_of(packed)],
                "spaces": [space for space in queue if space >= 0],
            }
    return None


def arriving(s: ImhotepState) -> str:
    packed = s.top()
    if kind_of(packed) in {
        do.TAKE_CARD,
        do.CHOOSE_PYRAMID,
        do.CHOOSE_HILL,
        do.CHOOSE_TOMB,
        do.CHOOSE_AVENUE,
    }:
        return source_place(seat_of(packed), a_of(packed))
    return ""


def player_view(s: ImhotepState, seat: i64, viewer: i64, wrath: bool) -> PlayerView:
    points: dict[str, int] = {}
    end_points: dict[str, int] = {}
    over = s.over()
    for source in range(scoring.sources(s)):
        points[SOURCE_NAME[source]] = s.earned[box.SOURCES * seat + source]
        end_points[SOURCE_NAME[source]] = 0 if over else scoring.end_value(s, seat, source, wrath)
    return {
        "quarry": of_seat(s.quarry, seat),
        "sled": of_seat(s.sled, seat),
        "cards": cards.words(open_cards(s, seat, viewer)),
        "stones": {
            box.SITE_WORD[site]: of_seat(s.lying[site], seat)
            for site in range(box.PYRAMIDS, box.SITES)
        },
        "score": scoring.score(s, seat),
        "points": points,
        "end_points": end_points,
    }


def open_cards(s: ImhotepState, seat: i64, viewer: i64) -> i64:
    """Secret market cards: those of others lie face down if they are blue (DYN-16.1)."""
    owned = s.owned[seat]
    if s.figures[SECRET] == 1 and seat != viewer and not s.over():
        return owned - cards.blue_part(owned)
    return owned


# ---- A New Dynasty


def dynasty_view(
    s: ImhotepState, viewer: i64, shapes: list[str], squares: list[list[list[int]]]
) -> DynastyView:
    """What A New Dynasty adds: of the face-down cards those that the viewer has looked at."""
    seats = range(s.players)
    has_scaffolds = side_of(s, box.PYRAMIDS) == box.SIDE_C
    has_hallway = side_of(s, box.PYRAMIDS) == box.SIDE_D
    has_ra = side_of(s, box.TEMPLE) == box.SIDE_C
    has_arena = side_of(s, box.TEMPLE) == box.SIDE_D
    has_hill = side_of(s, box.BURIAL) == box.SIDE_C
    has_crypt = side_of(s, box.BURIAL) == box.SIDE_D
    has_giant = side_of(s, box.OBELISKS) == box.SIDE_C
    has_avenue = side_of(s, box.OBELISKS) == box.SIDE_D
    turned_up = prophecies.turned_up(s)
    return {
        "room": [of_seat(s.room, seat) for seat in seats],
        "secret": s.figures[SECRET] == 1,
        "hidden_cards": [hidden_cards(s, seat, viewer) for seat in seats],
        "coins": booming.view(s) if side_of(s, box.MARKET) == box.SIDE_C else None,
        "piles": [
            black.view(s, slot, viewer) for slot in range(box.SLOTS) if black.holds_pile(s, slot)
        ],
        "drawn": cards.words(hidden.known_at(s, hidden.DRAWN, viewer)),
        "scaffolds": scaffold.view(s) if has_scaffolds else None,
        "hallway": hallway.view(s) if has_hallway else None,
        "ra": ra.view(s) if has_ra else None,
        "arena": arena.view(s) if has_arena else None,
        "hill": hill.view(s) if has_hill else None,
        "crypt": crypt.view(s) if has_crypt else None,
        "giant": giant.view(s, shapes, squares) if has_giant else None,
        "avenue": avenue.view(s) if has_avenue else None,
        "prophecies": [prophecies.view(s, number) for number in range(turned_up)],
        "windows": [
            [s.figures[FULFILLED + window], s.figures[FAILED + window]]
            for window in range(box.WINDOWS)
        ],
        "scarabs": [prophecies.scarabs_left(s, seat) for seat in seats] if turned_up > 0 else None,
    }


def hidden_cards(s: ImhotepState, seat: i64, viewer: i64) -> int:
    if s.figures[SECRET] == 0 or seat == viewer or s.over():
        return 0
    return cards.blue_count(s.owned[seat])
