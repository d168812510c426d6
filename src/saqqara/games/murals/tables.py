"""Murals of the Nile: the data, and nothing else.

The rulebook is at hand as text only. What is printed on the sheet and the cards alone
had to be reconstructed; such figures are marked, and an edition file can replace them
(`EDITION`; docs/rules/murals.md lists every figure with its source).
"""

from typing import Final

from saqqara.kernel.edition import Edition, edition_error

PLAYERS: Final = (2, 3, 4)  # printed
CARDS: Final = 100  # printed: numbers 00-99, one each
SIDE: Final = 10  # printed: ten rows by the tens digit, ten columns by the ones digit
HAND_CARDS: Final = 1  # printed: the starting hand
MOST_PLACED: Final = 10  # printed: cards in one turn
ANKHS: Final = 13  # printed

# ---- areas: their number and the values 1-3 are printed; there is no letter I

AREAS: Final = 12
LETTERS: Final = "ABCDEFGHJKLM"
HIGHEST_VALUE: Final = 3

# The map and the values are reconstructed; 64 in an area of value 3 without 45 is printed.
AREA_ROWS: Final[list[str]] = [
    "AAABBBCCCC",
    "AABBBDDCCC",
    "AEEBDDDDCF",
    "EEEGGDDHFF",
    "EEGGGHHHHF",
    "EEJJJHHHHF",
    "EEJJJJMMMM",
    "KKJJJLLMMM",
    "KKJJLLLMMM",
    "LLLLLLLMMM",
]
VALUES: Final[dict[str, int]] = {
    "A": 1,
    "B": 2,
    "C": 2,
    "D": 2,
    "E": 3,
    "F": 1,
    "G": 1,
    "H": 2,
    "J": 3,
    "K": 1,
    "L": 3,
    "M": 3,
}

# ---- ankh cards: 22 is printed, the other twelve are reconstructed

ANKH: Final[list[int]] = [1, 4, 18, 22, 36, 39, 43, 51, 57, 65, 70, 88, 93]

# ---- the combo bonus for 1..10 cards

STEPS: Final[list[int]] = [0, 0, 0, 1, 0, 2, 0, 3, 0, 5]  # printed
DRAWS: Final[list[int]] = [1, 0, 1, 1, 2, 1, 3, 1, 4, 1]  # 5, 6, 7, 9 and 10 reconstructed

# ---- points for the 1st, 2nd and 3rd place of a track

COMBO_POINTS: Final[list[int]] = [6, 4, 2]  # 6 and 4 are printed, 2 is reconstructed
AREA_POINTS: Final[list[int]] = [5, 3, 1]  # reconstructed
MISS_POINTS: Final[list[int]] = [4, 2, 1]  # reconstructed

STANDARD: Final[dict[str, object]] = {
    "areas": AREA_ROWS,
    "values": VALUES,
    "ankh": ANKH,
    "combo": {"steps": STEPS, "cards": DRAWS},
    "tracks": {"combo": COMBO_POINTS, "area": AREA_POINTS, "miss": MISS_POINTS},
}

MOST_STEPS: Final = 20  # limits that no sheet of this size reaches; they keep numbers small
MOST_DRAWS: Final = 10
MOST_POINTS: Final = 99


# ---- editions: what the rules can play with. Areas need not hang together.


def check(tables: dict[str, object]) -> None:
    """Refuse tables that the rules cannot use, with a message that says where."""
    check_areas(texts(tables["areas"]))
    values = table_of(tables["values"])
    for letter in LETTERS:
        check_number(f"values.{letter}", number_of(values[letter]), 1, HIGHEST_VALUE)
    check_ankh(numbers(tables["ankh"]))
    combo = table_of(tables["combo"])
    check_numbers("combo.steps", numbers(combo["steps"]), MOST_STEPS)
    check_numbers("combo.cards", numbers(combo["cards"]), MOST_DRAWS)
    tracks = table_of(tables["tracks"])
    for track in ("combo", "area", "miss"):
        check_points(f"tracks.{track}", numbers(tracks[track]))


def check_areas(rows: list[str]) -> None:
    """Ten rows of ten letters, and every area has a cell."""
    for index, row in enumerate(rows):
        if len(row) != SIDE or set(row) - set(LETTERS):
            place = f"areas.{index + 1}"
            raise edition_error(
                "murals-edition-row", {"place": place, "count": SIDE, "allowed": LETTERS}
            )
    found = "".join(rows)
    for letter in LETTERS:
        if letter not in found:
            raise edition_error("murals-edition-area", {"place": "areas", "letter": letter})


def check_ankh(cards: list[int]) -> None:
    """Thirteen different cards of the game."""
    for index, card in enumerate(cards):
        check_number(f"ankh.{index + 1}", card, 0, CARDS - 1)
        if card in cards[:index]:
            raise edition_error(
                "murals-edition-twice", {"place": f"ankh.{index + 1}", "card": card}
            )


def check_points(place: str, points: list[int]) -> None:
    """A better place is never worth less."""
    check_numbers(place, points, MOST_POINTS)
    for index in range(1, len(points)):
        if points[index] > points[index - 1]:
            raise edition_error("murals-edition-rising", {"place": f"{place}.{index + 1}"})


def check_numbers(place: str, given: list[int], highest: int) -> None:
    for index, number in enumerate(given):
        check_number(f"{place}.{index + 1}", number, 0, highest)


def check_number(place: str, number: int, lowest: int, highest: int) -> None:
    if not lowest <= number <= highest:
        raise edition_error(
            "murals-edition-range", {"place": place, "lowest": lowest, "highest": highest}
        )


# ---- tables come as plain data whose shape the kernel has checked


def texts(table: object) -> list[str]:
    assert isinstance(table, list)
    return [str(entry) for entry in table]


def numbers(table: object) -> list[int]:
    assert isinstance(table, list)
    return [number_of(entry) for entry in table]


def number_of(entry: object) -> int:
    assert isinstance(entry, int)
    return entry


def table_of(table: object) -> dict[str, object]:
    assert isinstance(table, dict)
    return table


NOTES: Final[dict[str, str]] = {
    "areas": "murals-note-areas",
    "values": "murals-note-values",
    "ankh": "murals-note-ankh",
    "combo": "murals-note-combo",
    "tracks": "murals-note-tracks",
}

EDITION: Final[Edition] = Edition(STANDARD, check, NOTES)
