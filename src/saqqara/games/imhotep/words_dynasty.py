"""A New Dynasty: what it adds to the whole position in words (notation.py)."""

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import expansion, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import source_place
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at
from saqqara.kernel.bits import members
from saqqara.kernel.frame import a_of, b_of, c_of, kind_of, seat_of


def position(s: ImhotepState) -> list[str]:
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
    return [*parts, *[seat_position(s, seat) for seat in range(s.players)]]


def token_word(token: i64) -> str:
    seen = " ".join([str(seat + 1) for seat in members(hidden.seen_by(token))])
    where = f"{hidden.place_of(token)} pile {hidden.pile_of(token)}"
    return f"{box.CARD_WORD[hidden.kind_in(token)]} at {where} seen {seen}"


def path_word(s: ImhotepState, space: i64) -> str:
    return f"{owner_at(s.track, space) + 1}:{s.laid >> 4 * space & 15}"


def seat_position(s: ImhotepState, seat: i64) -> str:
    columns = [of_seat(s.shaft_0, seat), of_seat(s.shaft_1, seat), of_seat(s.shaft_2, seat)]
    scarabs = [str(expansion.scarab_in(s, seat, window) + 1) for window in range(box.WINDOWS)]
    fields = [
        f"room {of_seat(s.room, seat)} coins {of_seat(s.coins, seat)}",
        f"chariot {of_seat(s.chariots, seat)} tomb {s.tomb[seat]:o}",
        "columns " + " ".join([str(column) for column in columns]),
        "scarabs " + " ".join(scarabs),
        "points "
        + " ".join([str(s.earned[box.SOURCES * seat + source]) for source in range(8, 10)]),
    ]
    return "; ".join(fields)


def frame_word(packed: i64) -> str:
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
