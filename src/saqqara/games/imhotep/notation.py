"""Imhotep: the whole position in words."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, words_dynasty
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import fleet_word, source_place
from saqqara.games.imhotep.state import (
    ImhotepState,
    berth,
    card_in_slot,
    of_seat,
    owner_at,
    ship_stones,
    side_of,
)
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of


def seats_word(owners: list[int]) -> str:
    """Owners from 1, empty spaces as dots."""
    return "".join([str(owner + 1) if owner >= 0 else "." for owner in owners])


def spaces_of(packed: i64, count: i64) -> list[int]:
    return [owner_at(packed, space) for space in range(count)]


def side_word(s: ImhotepState, site: i64) -> str:
    """`a`, `b`; `?` while the side has still to be drawn."""
    packed = s.top()
    if kind_of(packed) == do.CHOOSE_SIDE and site >= a_of(packed):
        return "?"
    return box.SIDE_WORD[side_of(s, site)]


def position(s: ImhotepState) -> str:
    sides = "".join([side_word(s, site) for site in range(box.SITES)])
    parts = [
        f"sides {sides} round {s.round} start {s.start + 1} passes {s.passes}",
        "fleets " + " ".join([fleet_word(fleet) for fleet in members(s.fleets)]),
        "harbour " + ", ".join([ship_position(s, ship) for ship in range(box.SHIPS)]),
        market_position(s),
        "pyramids " + seats_word(spaces_of(s.pyramid, 15)),
        "temple " + seats_word(spaces_of(s.temple, 5)),
        "burial " + seats_word(burial_owners(s)),
        "track " + seats_word(spaces_of(s.track, 8)),
    ]
    for seat in range(s.players):
        parts.append(seat_position(s, seat))
    if s.dynasty:
        parts.extend(words_dynasty.position(s))
    parts.append("pending " + ", ".join(pending(s)))
    return " | ".join(parts)


def ship_position(s: ImhotepState, ship: i64) -> str:
    site = berth(s, ship)
    where = "moored" if site < 0 else box.SITE_WORD[site]
    return f"{seats_word(ship_stones(s, ship))} {where}"


def market_position(s: ImhotepState) -> str:
    shown: list[str] = []
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        shown.append(box.CARD_WORD[kind] if kind >= 0 else "-")
    fields = [
        "market " + ", ".join(shown),
        f"down {s.down}",
        "known " + ", ".join(cards.words(s.down_known)),
        "peeked " + ", ".join(cards.words(s.peeked)),
        "played " + ", ".join(cards.words(s.played)),
        "unseen " + ", ".join(cards.words(s.deck)),
        "discard " + ", ".join(cards.words(s.discard)),
    ]
    return "; ".join(fields)


def burial_owners(s: ImhotepState) -> list[int]:
    """Owners in the order of placing; on sides C and D by place, -1 = free."""
    owner: dict[int, int] = {}
    for seat in range(s.players):
        for place in members(s.tomb[seat]):
            owner[place] = seat
    side = side_of(s, box.BURIAL)
    if side >= box.SIDE_C:
        places = box.HILL_PLACES if side == box.SIDE_C else box.TOMBS
        return [owner.get(place, -1) for place in range(places)]
    return [owner[place] for place in range(len(owner))]


def seat_position(s: ImhotepState, seat: i64) -> str:
    lying = [str(of_seat(s.lying[site], seat)) for site in range(1, box.SITES)]
    points = [str(s.earned[box.SOURCES * seat + source]) for source in range(box.BASE_SOURCES)]
    fields = [
        f"seat {seat + 1}",
        f"quarry {of_seat(s.quarry, seat)} sled {of_seat(s.sled, seat)}",
        f"waiting {of_seat(s.waiting, seat)}",
        "lying " + " ".join(lying),
        "points " + " ".join(points),
        "cards " + ", ".join(cards.words(s.owned[seat])),
    ]
    return "; ".join(fields)


def pending(s: ImhotepState) -> list[str]:
    """What is awaited, the next first; empty when the game is over."""
    return [frame_word(s.stack[s.depth - 1 - back]) for back in range(s.depth)]


def frame_word(packed: i64) -> str:
    kind = kind_of(packed)
    seat = seat_of(packed) + 1
    a = a_of(packed)
    if kind >= do.DEAL_DOWN:
        return words_dynasty.frame_word(packed)
    if kind == do.TURN:
        return f"turn {seat}"
    if kind == do.LOAD_STONE:
        return f"load {seat} from {a + 1} more {b_of(packed)}"
    if kind == do.LOAD_THEN_SAIL:
        return f"load and sail {seat}"
    if kind == do.SAIL_SHIP:
        ships = " ".join([str(ship + 1) for ship in members(a)])
        return f"sail {seat} ship {ships}" + (" lever" if b_of(packed) == 1 else "")
    if kind in {do.SET_ORDER, do.UNLOAD}:
        queue = [str(b_of(packed) >> 3 * i & 7) for i in range(box.SPACES)]
        what = "unload" if kind == do.UNLOAD else f"order {seat}"
        return f"{what} ship {a + 1} at {box.SITE_WORD[c_of(packed)]} spaces {' '.join(queue)}"
    if kind in {do.TAKE_CARD, do.CHOOSE_PYRAMID}:
        what = "take" if kind == do.TAKE_CARD else "pyramid"
        return f"{what} {seat} from {source_place(seat - 1, a)}"
    return plain_frame_word(kind, seat, a)


def plain_frame_word(kind: i64, seat: i64, a: i64) -> str:
    names: dict[int, str] = {
        do.CHOOSE_SIDE: f"side {a + 1}",
        do.CHOOSE_FIRST: "first",
        do.BEGIN_ROUND: "begin round",
        do.REVEAL_FLEET: "reveal fleet",
        do.DEAL_CARD: f"deal {a + 1}",
        do.END_TURN: f"end turn {a + 1}",
        do.END_ROUND: "end round",
        do.CLEAR_MARKET: "clear market",
        do.UNCOVER: f"uncover {a}",
        do.PEEK: f"peek {a + 1}",
        do.KEEP_CARD: f"keep {seat}",
        do.DRAW_CARD: f"draw {a + 1}",
        do.CARD_DONE: f"discard {box.CARD_WORD[a] if kind == do.CARD_DONE else ''}",
        do.BONUS_CARD: f"bonus card {seat}",
        do.BONUS_STONES: f"bonus stones {seat}",
        do.BONUS_LOAD: f"bonus load {seat}",
        do.TEMPLE_SPACE: f"temple {a + 1}",
        do.OFFERING: f"offering {seat} at {a + 1}",
    }
    return names[kind]
