"""A New Dynasty: the figures that had to be reconstructed, and what is fixed for one game.

Where a figure is printed only on a board or a tile that we have not seen, it stands in STANDARD,
with the clue that it was made from; an edition file replaces it (kernel/edition.py). All of it,
and the options that the rules ask for, become one `vec`, laid out as the numbers below say, which
every position of the game shares.
"""

import re
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.kernel.edition import Edition, edition_error

# ---- the table; reconstructed, unless a line says otherwise

STANDARD: Final[dict[str, object]] = {
    # spaces of the five tiles: points, K = a card, S3 = up to three stones, as on pyramids B
    "scaffolds": [
        ["1", "3", "K", "2"],
        ["2", "S3", "1", "3"],
        ["K", "2", "S3", "3"],
        ["3", "1", "2", "K"],
        ["S3", "2", "3", "1"],
    ],
    # points of the squares, clockwise from the top left: those of pyramid A, spread
    "hallway": [2, 3, 1, 3, 2, 4, 1, 3, 2, 3, 1, 4, 2, 3],
    # what the columns bring; the two kinds are printed, their places are not
    "temple_c": ["P1", "P2_or_S4", "P1", "draw3_keep1", "P1"],
    # points of the track from the start to the goal: five or six stones reach it
    "arena_track": [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 9],
    "arena_arrows": [2, 1, 3, 1, 2, 1, 3, 2, 1, 2, 3, 1],
    # first and second at the end of a round, by number of players: printed
    "arena_round": {"2": [2, 0], "3": [2, 1], "4": [2, 1]},
    # 24 spaces: printed as tiles; the shape of the grid is not
    "crypt_columns": 6,
    # tiles of the 15 spaces: three squares on average, some that may not fit
    "obelisk_path": [
        *["L3", "I2", "I3", "L4", "I2", "L3", "O4", "I1"],
        *["I3", "J4", "L3", "I2", "T4", "I3", "S4"],
    ],
    # squares (x, y), y upwards; tiles may be turned, not flipped
    "obelisk_shapes": {
        "I1": [[0, 0]],
        "I2": [[0, 0], [1, 0]],
        "I3": [[0, 0], [1, 0], [2, 0]],
        "L3": [[0, 0], [1, 0], [0, 1]],
        "O4": [[0, 0], [1, 0], [0, 1], [1, 1]],
        "L4": [[0, 0], [0, 1], [0, 2], [1, 0]],
        "J4": [[1, 0], [1, 1], [1, 2], [0, 0]],
        "T4": [[0, 0], [1, 0], [2, 0], [1, 1]],
        "S4": [[0, 0], [1, 0], [1, 1], [2, 1]],
    },
    # by number of players: half of obelisks A, rounded down
    "obelisk_ranks": {"2": [5, 0], "3": [6, 3, 0], "4": [7, 5, 2, 0]},
    # height and points: as much per stone as obelisks A with four players
    "avenue": [[2, 5], [2, 4], [3, 8], [3, 7], [3, 6], [4, 12], [4, 11], [5, 16]],
    # points of a prophecy that comes true, and of one that does not, by window
    "prophecies": [[6, -3], [4, -2], [2, -1]],
    # is the Extra Storage a red card?
    "extra_storage_red": 1,
}

# ---- the layout of the vec

DYNASTY: Final = 0  # 1: some part or the secret cards are in use: cards face down are `hidden`
RED_KEPT: Final = 1  # 1: some part is in use: red cards are kept; known once sides are drawn
SECRET: Final = 2  # 1: secret market cards
FIGURE_SQUARE_FIRST: Final = 3  # 1: the hallway is filled from the figure's own square on
OVERFLOW_AVERTS: Final = 4  # 1: an overflow stone averts the penalty of the crypt
RAFT_TO_MARKET: Final = 5  # 1: a raft may go to the market
STORAGE_RED: Final = 6
CRYPT_COLUMNS: Final = 7
SCAFFOLD_SPACE: Final = 8  # + 4 x tile + space: points, or CARD_REWARD, or STONES_REWARD + stones
HALL_POINTS: Final = 28  # + square
RA_POINTS: Final = 42  # + column
RA_STONES: Final = 47  # + column: stones instead, 0 = no choice
RA_CARDS: Final = 52  # + column: cards to draw
TRACK_POINTS: Final = 57  # + space of the track
ARROWS: Final = 70  # + stone place
ROUND_POINTS: Final = 82  # + 2 x (players - 2): of the first; the next: of the second
RANK_POINTS: Final = 88  # + 4 x (players - 2) + rank
AVENUE_HEIGHT: Final = 100  # + site
AVENUE_POINTS: Final = 108  # + site
FULFILLED: Final = 116  # + window
FAILED: Final = 119  # + window
PATH_TILE: Final = 122  # + 12 x space: ways in which the tile of that space can lie, 0 = no more
WAYS: Final = 12
FIGURES: Final = 302
PROPHECIES_ON: Final = FIGURES
RULES: Final = FIGURES + 1  # by which rules the game is played
SIDES_DECIDE: Final = FIGURES + 2  # 1: only the sides say whether A New Dynasty is in use
CARD_REWARD: Final = 100
STONES_REWARD: Final = 200


def check(tables: dict[str, object]) -> None:
    """Figures that the rules cannot use."""
    for number, tile in enumerate(lists(tables["scaffolds"])):
        for space, text in enumerate(tile):
            if not re.fullmatch(r"[0-9]|K|S[1-9]", text):
                amiss(f"scaffolds.{number + 1}.{space + 1}", "0-9, K, S1-S9")
    for number, text in enumerate(texts(tables["temple_c"])):
        if not re.fullmatch(r"P[0-9]|P[0-9]_or_S[1-9]|draw[2-5]_keep1", text):
            amiss(f"temple_c.{number + 1}", "P0-P9, P0_or_S1-P9_or_S9, draw2_keep1-draw5_keep1")
    shapes = cast(dict[str, list[list[int]]], tables["obelisk_shapes"])
    for number, text in enumerate(texts(tables["obelisk_path"])):
        if text not in shapes:
            amiss(f"obelisk_path.{number + 1}", ", ".join(shapes))
    for name, squares in shapes.items():
        if not fits(squares):
            place = f"obelisk_shapes.{name}"
            raise edition_error("imhotep-edition-shape", {"place": place})
    for number, (height, _) in enumerate(number_lists(tables["avenue"])):
        in_range(f"avenue.{number + 1}.1", height, 1, 7)
    for number, arrows in enumerate(numbers(tables["arena_arrows"])):
        in_range(f"arena_arrows.{number + 1}", arrows, 0, 9)
    in_range("extra_storage_red", cast(int, tables["extra_storage_red"]), 0, 1)
    if cast(int, tables["crypt_columns"]) not in {2, 3, 4, 6, 8, 12}:
        amiss("crypt_columns", "2, 3, 4, 6, 8, 12")


def fits(squares: list[list[int]]) -> bool:
    """Squares of a tile hang together, on three columns and four levels."""
    reached = squares[:1]
    for x, y in reached:  # grows while it is read
        for beside in ([x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]):
            if beside in squares and beside not in reached:
                reached.append(beside)
    inside = [x for x, y in squares if 0 <= x < box.SHAFT_COLUMNS and 0 <= y <= 3]
    return len(reached) == len(inside) == len(squares)


def in_range(place: str, number: int, lowest: int, highest: int) -> None:
    if not lowest <= number <= highest:
        amiss(place, f"{lowest}-{highest}")


def amiss(place: str, allowed: str) -> None:
    raise edition_error("imhotep-edition-figure", {"place": place, "allowed": allowed})


def lists(table: object) -> list[list[str]]:
    return cast(list[list[str]], table)


def number_lists(table: object) -> list[list[int]]:
    return cast(list[list[int]], table)


def texts(table: object) -> list[str]:
    return cast(list[str], table)


def numbers(table: object) -> list[int]:
    return cast(list[int], table)


NOTES: Final[dict[str, str]] = {
    "scaffolds": "imhotep-note-scaffolds",
    "hallway": "imhotep-note-hallway",
    "temple_c": "imhotep-note-temple-c",
    "arena_track": "imhotep-note-arena-track",
    "arena_arrows": "imhotep-note-arena-arrows",
    "arena_round": "imhotep-note-arena-round",
    "crypt_columns": "imhotep-note-crypt-columns",
    "obelisk_path": "imhotep-note-obelisk-path",
    "obelisk_shapes": "imhotep-note-obelisk-shapes",
    "obelisk_ranks": "imhotep-note-obelisk-ranks",
    "avenue": "imhotep-note-avenue",
    "prophecies": "imhotep-note-prophecies",
    "extra_storage_red": "imhotep-note-extra-storage-red",
}
EDITION: Final = Edition(STANDARD, check, NOTES)


# ---- from tables to numbers


def reward(text: str) -> int:
    if text == "K":
        return CARD_REWARD
    return STONES_REWARD + int(text[1:]) if text[0] == "S" else int(text)


def column_reward(text: str) -> tuple[int, int, int]:
    """Points, stones instead, cards to draw."""
    if text.startswith("draw"):
        return 0, 0, int(text[4])
    return int(text[1]), int(text[-1]) if "_or_" in text else 0, 0


def turned(squares: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A quarter turn, moved back to the corner."""
    spun = [(y, -x) for x, y in squares]
    left = min([x for x, _ in spun])
    low = min([y for _, y in spun])
    return sorted([(x - left, y - low) for x, y in spun])


def ways(shape: list[list[int]]) -> list[int]:
    """Each way in which a tile can lie on three columns, packed by `way`."""
    found: list[int] = []
    squares = sorted([(x, y) for x, y in shape])
    for _ in range(4):
        squares = turned(squares)
        for shift in range(box.SHAFT_COLUMNS - max([x for x, _ in squares])):
            packed = way([(x + shift, y) for x, y in squares])
            if packed not in found:
                found.append(packed)
    return found


def way(squares: list[tuple[int, int]]) -> int:
    """Six bits per column: three for the squares in it, three for how far up they begin."""
    packed = 0
    for column in range(box.SHAFT_COLUMNS):
        heights = [y for x, y in squares if x == column]
        if heights:
            packed |= (len(heights) | min(heights) << 3) << 6 * column
    return packed


def in_rows(table: object, width: int) -> list[int]:
    """Lists by number of players, filled up with zeros."""
    rows = cast(dict[str, list[int]], table)
    found: list[int] = []
    for players in ("2", "3", "4"):
        found.extend(rows[players] + [0] * (width - len(rows[players])))
    return found


def figures(options: dict[str, str], rules: int) -> vec[i64]:
    """What is fixed for a game under complete options."""
    tables = EDITION.tables(options)
    columns = [column_reward(text) for text in texts(tables["temple_c"])]
    shapes = cast(dict[str, list[list[int]]], tables["obelisk_shapes"])
    found = option_figures(options)
    found.extend([cast(int, tables["extra_storage_red"]), cast(int, tables["crypt_columns"])])
    found.extend([reward(text) for tile in lists(tables["scaffolds"]) for text in tile])
    found.extend(numbers(tables["hallway"]))
    for part in range(3):
        found.extend([column[part] for column in columns])
    found.extend(numbers(tables["arena_track"]))
    found.extend(numbers(tables["arena_arrows"]))
    found.extend(in_rows(tables["arena_round"], 2))
    found.extend(in_rows(tables["obelisk_ranks"], 4))
    for part in range(2):
        found.extend([site[part] for site in number_lists(tables["avenue"])])
    for part in range(2):
        found.extend([window[part] for window in number_lists(tables["prophecies"])])
    for name in texts(tables["obelisk_path"]):
        lying = ways(shapes[name])
        found.extend(lying + [0] * (WAYS - len(lying)))
    assert len(found) == FIGURES
    found.append(1 if options["prophecies"] == "on" else 0)
    found.append(rules)
    found.append(1 if rules >= 2 and not modules_in_use(options) else 0)
    return packed(found)


def packed(numbers: list[int]) -> vec[i64]:
    boxed: list[i64] = []
    for number in numbers:
        boxed.append(number)
    return vec[i64](boxed)


def modules_in_use(options: dict[str, str]) -> bool:
    return options["expansion"] == "on" or options["prophecies"] == "on"


def in_use(options: dict[str, str]) -> bool:
    """Is some part of the expansion in use (DYN-1.4)? With all sides by lot it is held to be,
    until they are drawn (opening.py)."""
    sides = options["sides"]
    if modules_in_use(options):
        return True
    return sides == "random-all" or "C" in sides or "D" in sides


def option_figures(options: dict[str, str]) -> list[int]:
    used = in_use(options)
    switches = [
        used or options["secret_cards"] == "on",
        used,
        options["secret_cards"] == "on",
        options["hall_figure_square_first"] == "on",
        options["crypt_overflow_averts_penalty"] == "on",
        options["raft_may_target_market"] == "on",
    ]
    return [1 if each else 0 for each in switches]


def path_tiles(options: dict[str, str]) -> tuple[list[str], list[list[list[int]]]]:
    """The tiles along the path of obelisks C: their names, and their squares (x, y)."""
    tables = EDITION.tables(options)
    shapes = cast(dict[str, list[list[int]]], tables["obelisk_shapes"])
    names = texts(tables["obelisk_path"])
    return names, [shapes[name] for name in names]


# ---- squares of a tile by column, as choices: `build 2 1 0`


def all_profiles() -> list[tuple[int, int, int]]:
    """Up to four squares on three columns."""
    found: list[tuple[int, int, int]] = []
    for left in range(5):
        for middle in range(5 - left):
            for right in range(5 - left - middle):
                if left + middle + right > 0:
                    found.append((left, middle, right))
    return found


PROFILES: Final[list[tuple[int, int, int]]] = all_profiles()


def profile_table() -> vec[i64]:
    """The number of a profile by 25 x left + 5 x middle + right."""
    found = [0] * 125
    for number, (left, middle, right) in enumerate(PROFILES):
        found[25 * left + 5 * middle + right] = number
    return packed(found)


PROFILE_NUMBER: Final = profile_table()


def squares_in(way: i64, column: i64) -> i64:
    return way >> 6 * column & 7


def begins(way: i64, column: i64) -> i64:
    """How far above the foot of the tile its squares in a column begin."""
    return way >> 6 * column + 3 & 7


def profile_of(way: i64) -> i64:
    left = squares_in(way, 0)
    middle = squares_in(way, 1)
    right = squares_in(way, 2)
    return PROFILE_NUMBER[25 * left + 5 * middle + right]


assert SCAFFOLD_SPACE + box.SCAFFOLDS * box.SCAFFOLD_SPACES == HALL_POINTS
assert HALL_POINTS + box.HALL_SQUARES == RA_POINTS
assert ARROWS + box.ARENA_PLACES == ROUND_POINTS
assert AVENUE_HEIGHT + box.AVENUE_SITES == AVENUE_POINTS
assert FULFILLED + box.WINDOWS == FAILED
assert PATH_TILE + WAYS * box.PATH_SPACES == FIGURES
assert box.TOMBS % 6 == 0
