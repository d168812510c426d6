"""Imhotep: the whole position in words."""

from collections.abc import Callable
from typing import Final

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
from saqqara.kernel.frame import a_of, b_of, c_of, in_words, kind_of, seat_of


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


# Of most frames (kernel/frame.py, in_words).
WORD: Final[dict[int, str]] = {
    do.CHOOSE_SIDE: "side {a1}",
    do.CHOOSE_FIRST: "first",
    do.BEGIN_ROUND: "begin round",
    do.REVEAL_FLEET: "reveal fleet",
    do.DEAL_CARD: "deal {a1}",
    do.TURN: "turn {seat}",
    do.LOAD_STONE: "load {seat} from {a1} more {b}",
    do.LOAD_THEN_SAIL: "load and sail {seat}",
    do.END_TURN: "end turn {a1}",
    do.END_ROUND: "end round",
    do.CLEAR_MARKET: "clear market",
    do.UNCOVER: "uncover {a}",
    do.PEEK: "peek {a1}",
    do.KEEP_CARD: "keep {seat}",
    do.DRAW_CARD: "draw {a1}",
    do.BONUS_CARD: "bonus card {seat}",
    do.BONUS_STONES: "bonus stones {seat}",
    do.BONUS_LOAD: "bonus load {seat}",
    do.TEMPLE_SPACE: "temple {a1}",
    do.OFFERING: "offering {seat} at {a1}",
    do.DEAL_DOWN: "deal down {a1}",
    do.KEEP_PILE: "keep {seat} of {a1}",
    do.REVEAL_SCAFFOLD: "scaffold",
    do.SCAFFOLD_REWARD: "reward {a1} {b}",
    do.RA_SPACE: "ra {a1}",
    do.RA_OFFERING: "ra offering {seat} at {a1}",
    do.RA_DRAW: "ra draw {a1} more {b}",
    do.KEEP_DRAWN: "keep drawn {seat}",
    do.OPEN_TOMB: "open tomb more {a}",
    do.CHOOSE_BUILD: "build {seat} of {a1}",
    do.RAFT_SITE: "raft {seat}",
    do.DRAW_PROPHECY: "prophecy more {a}",
}
FROM_SOURCE: Final[dict[int, str]] = {  # where the stone lies that is to be placed
    do.TAKE_CARD: "take",
    do.CHOOSE_PYRAMID: "pyramid",
    do.CHOOSE_HILL: "hill",
    do.CHOOSE_TOMB: "tomb",
    do.CHOOSE_AVENUE: "avenue",
}


def frame_word(packed: i64) -> str:
    kind = kind_of(packed)
    if kind in FROM_SOURCE:
        seat = seat_of(packed)
        return f"{FROM_SOURCE[kind]} {seat + 1} from {source_place(seat, a_of(packed))}"
    if kind in SPECIAL_WORD:
        return SPECIAL_WORD[kind](packed)
    return in_words(WORD[kind], packed)


def sail_word(packed: i64) -> str:
    lever = " lever" if b_of(packed) == 1 else ""
    return f"sail {seat_of(packed) + 1} ship {ships_word(a_of(packed))}{lever}"


def gangplank_word(packed: i64) -> str:
    return f"gangplank {seat_of(packed) + 1} ship {ships_word(a_of(packed))}"


def ships_word(ships: i64) -> str:
    return " ".join([str(ship + 1) for ship in members(ships)])


def order_word(packed: i64) -> str:
    return f"order {seat_of(packed) + 1} {queue_word(packed)}"


def unload_word(packed: i64) -> str:
    return f"unload {queue_word(packed)}"


def queue_word(packed: i64) -> str:
    spaces = [str(b_of(packed) >> 3 * i & 7) for i in range(box.SPACES)]
    site = box.SITE_WORD[c_of(packed)]
    return f"ship {a_of(packed) + 1} at {site} spaces {' '.join(spaces)}"


def done_word(packed: i64) -> str:
    return f"discard {box.CARD_WORD[a_of(packed)]}"


def gain_word(packed: i64) -> str:
    card = box.CARD_WORD[b_of(packed)]
    return f"gain {a_of(packed) + 1} {card} from {c_of(packed) + 1}"


SPECIAL_WORD: Final[dict[int, Callable[[i64], str]]] = {
    do.SAIL_SHIP: sail_word,
    do.GANGPLANK_SHIP: gangplank_word,
    do.SET_ORDER: order_word,
    do.UNLOAD: unload_word,
    do.CARD_DONE: done_word,
    do.GAIN_CARD: gain_word,
}


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
