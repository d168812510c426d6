"""Imhotep: the whole position in words."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, hidden, prophecies
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import fleet_word, side_word, source_place
from saqqara.games.imhotep.sites import burial
from saqqara.games.imhotep.state import (
    ImhotepState,
    berth,
    card_in_slot,
    of_seat,
    owner_at,
    ship_stones,
    spaces_of,
)
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of


def seats_word(owners: list[int]) -> str:
    """Owners from 1, empty spaces as dots."""
    return "".join([str(owner + 1) if owner >= 0 else "." for owner in owners])


def position(s: ImhotepState) -> str:
    sides = "".join([side_word(s, site) for site in range(box.SITES)])
    parts = [
        f"sides {sides} round {s.round} start {s.start + 1} passes {s.passes}",
        "fleets " + " ".join([fleet_word(fleet) for fleet in members(s.fleets)]),
        "harbour " + ", ".join([ship_position(s, ship) for ship in range(box.SHIPS)]),
        market_position(s),
        "pyramids " + seats_word(spaces_of(s.pyramid, 15)),
        "temple " + seats_word(spaces_of(s.temple, 5)),
        "burial " + seats_word(burial.owners(s)),
        "track " + seats_word(spaces_of(s.track, 8)),
    ]
    for seat in range(s.players):
        parts.append(seat_position(s, seat))
    if s.dynasty:
        parts.extend(new_position(s))
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
        return new_frame_word(packed)
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


# ---- A New Dynasty


def new_position(s: ImhotepState) -> list[str]:
    tiles = [str(s.scaffolds >> 3 * number & 7) for number in range(box.SCAFFOLDS)]
    shown = [str(s.prophecies >> 3 * number & 7) for number in range(box.OPEN_PROPHECIES)]
    tokens = [token_word(each) for each in s.hidden]
    avenue = [f"{owner_at(s.track, site) + 1}:{s.avenue >> 3 * site & 7}" for site in range(8)]
    parts = [
        f"dynasty shuffles {s.shuffles}",
        "hidden " + ", ".join(tokens),
        f"stones {s.pyramid:o} figure {s.figure + 1}",
        "scaffolds " + " ".join(tiles),
        f"arena {s.temple:o}",
        "tombs " + " ".join([str(tomb + 1) for tomb in members(s.open_tombs)]),
        "left " + " ".join([str(tomb + 1) for tomb in members(s.tombs)]),
        "path " + " ".join([path_word(s, space) for space in range(box.PATH_SPACES)]),
        "avenue " + " ".join(avenue[: box.AVENUE_SITES]),
        "prophecies " + " ".join(shown),
    ]
    return [*parts, *[new_seat_position(s, seat) for seat in range(s.players)]]


def token_word(token: i64) -> str:
    seen = " ".join([str(seat + 1) for seat in members(hidden.seen_by(token))])
    where = f"{hidden.place_of(token)} pile {hidden.pile_of(token)}"
    return f"{box.CARD_WORD[hidden.kind_in(token)]} at {where} seen {seen}"


def path_word(s: ImhotepState, space: i64) -> str:
    return f"{owner_at(s.track, space) + 1}:{s.laid >> 4 * space & 15}"


def new_seat_position(s: ImhotepState, seat: i64) -> str:
    columns = [of_seat(s.shaft_0, seat), of_seat(s.shaft_1, seat), of_seat(s.shaft_2, seat)]
    scarabs = [str(prophecies.scarab_in(s, seat, window) + 1) for window in range(box.WINDOWS)]
    fields = [
        f"room {of_seat(s.room, seat)} coins {of_seat(s.coins, seat)}",
        f"chariot {of_seat(s.chariots, seat)} tomb {s.tomb[seat]:o}",
        "columns " + " ".join([str(column) for column in columns]),
        "scarabs " + " ".join(scarabs),
        "points "
        + " ".join([str(s.earned[box.SOURCES * seat + source]) for source in range(8, 10)]),
    ]
    return "; ".join(fields)


def new_frame_word(packed: i64) -> str:
    kind = kind_of(packed)
    seat = seat_of(packed) + 1
    a = a_of(packed)
    if kind in {do.CHOOSE_HILL, do.CHOOSE_TOMB, do.CHOOSE_AVENUE}:
        names: dict[int, str] = {
            do.CHOOSE_HILL: "hill",
            do.CHOOSE_TOMB: "tomb",
            do.CHOOSE_AVENUE: "avenue",
        }
        return f"{names[kind]} {seat} from {source_place(seat - 1, a)}"
    if kind == do.GAIN_CARD:
        return f"gain {a + 1} {box.CARD_WORD[b_of(packed)]} from {c_of(packed) + 1}"
    if kind == do.GANGPLANK_SHIP:
        ships = " ".join([str(ship + 1) for ship in members(a)])
        return f"gangplank {seat} ship {ships}"
    others: dict[int, str] = {
        do.DEAL_DOWN: f"deal down {a + 1}",
        do.KEEP_PILE: f"keep {seat} of {a + 1}",
        do.REVEAL_SCAFFOLD: "scaffold",
        do.SCAFFOLD_REWARD: f"reward {a + 1} {b_of(packed)}",
        do.RA_SPACE: f"ra {a + 1}",
        do.RA_OFFERING: f"ra offering {seat} at {a + 1}",
        do.RA_DRAW: f"ra draw {a + 1} more {b_of(packed)}",
        do.KEEP_DRAWN: f"keep drawn {seat}",
        do.OPEN_TOMB: f"open tomb more {a}",
        do.CHOOSE_BUILD: f"build {seat} of {a + 1}",
        do.RAFT_SITE: f"raft {seat}",
        do.DRAW_PROPHECY: f"prophecy more {a}",
    }
    return others[kind]
