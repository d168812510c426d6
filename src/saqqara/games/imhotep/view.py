"""Imhotep: what a seat may see.

All lies open but the face-down cards of market B while somebody looks at them: those two
are for the one who looks. Unseen cards and round cards are known as sets.
"""

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, groups, hidden, scoring
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import SECRET
from saqqara.games.imhotep.groups import GroupView
from saqqara.games.imhotep.names import SOURCE_NAME, fleet_word, source_place
from saqqara.games.imhotep.notation import burial_owners, side_word, spaces_of
from saqqara.games.imhotep.sites import black, obelisks, temple
from saqqara.games.imhotep.state import (
    ImhotepState,
    berth,
    card_in_slot,
    of_seat,
    ship_size,
    ship_stones,
    side_of,
    stones_at,
)
from saqqara.games.imhotep.view_dynasty import DynastyView
from saqqara.kernel.bits import has, members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of


class ShipView(TypedDict):
    size: int
    minimum: int  # stones needed to sail
    spaces: list[int]  # owners from the bow, -1 = empty
    site: str  # where it lies, "" = it has not sailed
    may_sail: bool


class UnloadingView(TypedDict):
    ship: int  # from 0
    site: str
    spaces: list[int]  # spaces from 0 still to be unloaded, in order; a Lever's so far


class MarketView(TypedDict):
    side: str
    cards: list[str]  # by slot, "" = none face up
    face_down: int  # cards face down in the last slot
    known: list[str]  # face-down cards that everybody can tell by counting
    looking: int  # seat that looks at the face-down cards, -1 = nobody
    seen: list[str] | None  # what it sees; None = not for this viewer, or nobody looks
    unseen: list[str]  # the draw pile and unknown face-down cards, in no order
    draw_pile: int
    discard: list[str]
    played: list[str]  # cards whose effect is under way


class PyramidsView(TypedDict):
    side: str
    spaces: list[int]  # owners; A, C: in order of filling, B: five of each small one, D: squares
    beside: int  # stones laid beside


class TempleView(TypedDict):
    side: str
    visible: list[int]  # owners of the uppermost stones; D: of the stone places
    stones: int  # covered ones too


class BurialView(TypedDict):
    side: str
    stones: list[int]  # owners in order: three rows, column by column; C, D: by place, -1 = free
    groups: list[GroupView]  # A, C, D: stones of an owner that touch, and what they are worth now
    rows: list[list[int]]  # B: what each row is worth now, by seat


class ObelisksView(TypedDict):
    side: str
    heights: list[int]  # by seat: stones here, towers of B and waiting ones included
    waiting: list[int]  # by seat, B only
    towers: list[int]  # owners of the towers on the track (B), of the sites (D), -1 = free


class PlayerView(TypedDict):
    quarry: int
    sled: int
    cards: list[str]
    stones: dict[str, int]  # by site
    score: int  # earned so far; at the end everything
    points: dict[str, int]  # the same by source
    end_points: dict[str, int]  # what the sources would add if the game ended now


class ImhotepView(TypedDict):
    round: int
    start: int  # seat, -1 before the draw
    round_card: str  # "" before the first
    round_cards: list[str]  # not revealed; one of them never will be
    ships: list[ShipView]
    unloading: UnloadingView | None
    arriving: str  # where the stone lies whose owner decides: `ship-0-2`, `quarry-1`, "" = none
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
        "market": market_view(s, viewer),
        "pyramids": pyramids_view(s),
        "temple": {
            "side": side_word(s, box.TEMPLE),
            "visible": spaces_of(s.temple, temple_places(s)),
            "stones": stones_at(s, box.TEMPLE),
        },
        "burial": {
            "side": side_word(s, box.BURIAL),
            "stones": burial_owners(s),
            "groups": groups.groups(s),
            "rows": groups.rows(s),
        },
        "obelisks": obelisks_view(s),
        "players": [player_view(s, seat, viewer, wrath) for seat in range(s.players)],
    }


def temple_places(s: ImhotepState) -> i64:
    return box.ARENA_PLACES if side_of(s, box.TEMPLE) == box.SIDE_D else temple.width(s)


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


def looker(s: ImhotepState) -> int:
    """The seat that looks at the face-down cards, -1 = nobody."""
    packed = s.top()
    if kind_of(packed) in {do.KEEP_CARD, do.KEEP_PILE}:
        return seat_of(packed)
    return a_of(packed) if kind_of(packed) == do.PEEK else -1


def market_view(s: ImhotepState, viewer: i64) -> MarketView:
    looking = looker(s)
    sees = looking >= 0 and looking == viewer
    shown: list[str] = []
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        shown.append(box.CARD_WORD[kind] if kind >= 0 else "")
    unseen = s.deck if sees else s.deck + s.peeked
    return {
        "side": side_word(s, box.MARKET),
        "cards": shown,
        "face_down": deck.face_down(s) + black.pile_size(s, box.SLOTS - 1),
        "known": cards.words(s.down_known),
        "looking": looking,
        "seen": cards.words(seen_by_looker(s)) if sees else None,
        "unseen": cards.words(unseen + hidden.unknown_to(s, viewer)),
        "draw_pile": deck.draw_pile(s),
        "discard": cards.words(s.discard),
        "played": cards.words(s.played),
    }


def seen_by_looker(s: ImhotepState) -> i64:
    if s.dynasty:
        return black.pile(s, a_of(s.top()))
    return deck.seen_by_looker(s)


def pyramids_view(s: ImhotepState) -> PyramidsView:
    spaces = pyramid_spaces(side_of(s, box.PYRAMIDS))
    lying = stones_at(s, box.PYRAMIDS)
    return {
        "side": side_word(s, box.PYRAMIDS),
        "spaces": spaces_of(s.pyramid, spaces),
        "beside": lying - spaces if lying > spaces else 0,
    }


def pyramid_spaces(side: i64) -> int:
    if side == box.SIDE_A:
        return box.PYRAMID_A_SPACES
    if side == box.SIDE_B:
        return box.PYRAMIDS_B * box.PYRAMID_B_SPACES
    return box.SCAFFOLDS * box.SCAFFOLD_SPACES if side == box.SIDE_C else box.HALL_SQUARES


def obelisks_view(s: ImhotepState) -> ObelisksView:
    b = side_of(s, box.OBELISKS) == box.SIDE_B
    return {
        "side": side_word(s, box.OBELISKS),
        "heights": [of_seat(s.lying[box.OBELISKS], seat) for seat in range(s.players)],
        "waiting": [of_seat(s.waiting, seat) for seat in range(s.players)] if b else [],
        "towers": towers(s),
    }


def towers(s: ImhotepState) -> list[int]:
    side = side_of(s, box.OBELISKS)
    if side == box.SIDE_C:
        return []
    if side == box.SIDE_D:
        return spaces_of(s.track, box.AVENUE_SITES)
    return spaces_of(s.track, obelisks.towers(s))


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
