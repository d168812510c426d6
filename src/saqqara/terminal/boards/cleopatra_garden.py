"""Cleopatra: the garden, and the mosaic that is being laid in it."""

from collections.abc import Sequence
from typing import Final

from saqqara.games.cleopatra.shapes import CleopatraView
from saqqara.games.cleopatra.tables import GRID
from saqqara.text.width import pad

SHAPE: Final = 9  # cells of a mosaic side by side with others: four of five, and a gap


def garden(board: CleopatraView) -> list[str]:
    """Rows from the back: letters of mosaics, commas for palms, numbers for statues."""
    marks: dict[str, str] = {}
    for laid in board["mosaics"]:
        marks.update(dict.fromkeys(laid["cells"], laid["tile"].upper()))
    for seat, camp in enumerate(board["camps"]):
        for sanctuary in camp["sanctuaries"]:
            marks[sanctuary["cell"]] = str(seat + 1)
    lines = ["     " + " ".join("abcdefghi")]
    for index, row in enumerate(board["palms"]):
        number = GRID - index
        shown = []
        for column, mark in enumerate(row):
            plain = "," if mark == "P" else mark
            shown.append(marks.get(f"{'abcdefghi'[column]}{number}", plain))
        lines.append(f"  {number}  " + " ".join(shown))
    return lines


# ---- the mosaic that is being laid


def mosaic_shapes(board: CleopatraView) -> list[str]:
    """Each orientation that fits somewhere, as it would lie in the garden above, side by side
    below its number; `@` is the cell that it is named by. One, once it is chosen."""
    placing = board["placing"]
    if placing is None:
        return []
    cells_of = {spot["turn"]: spot["cells"] for spot in placing["spots"]}
    blocks: list[list[str]] = []
    for turn, named in sorted(cells_of.items()):
        blocks.append([str(turn) if placing["orientation"] == 0 else "", *shape_lines(named)])
    height = max([len(block) for block in blocks], default=0)
    lines: list[str] = []
    for row in range(height):
        parts = [pad(block[row] if row < len(block) else "", SHAPE) for block in blocks]
        lines.append(("     " + "".join(parts)).rstrip())
    return lines if placing["orientation"] == 0 else lines[1:]


def shape_lines(named: Sequence[str]) -> list[str]:
    """From the back row to the front one, as the garden is drawn."""
    places = [("abcdefghi".index(cell[0]), int(cell[1:])) for cell in named]
    left = min(column for column, _ in places)
    right = max(column for column, _ in places)
    rows = range(max(row for _, row in places), min(row for _, row in places) - 1, -1)
    return [
        " ".join([mark_at(places, column, row) for column in range(left, right + 1)]).rstrip()
        for row in rows
    ]


def mark_at(places: Sequence[tuple[int, int]], column: int, row: int) -> str:
    if (column, row) == places[0]:
        return "@"
    return "#" if (column, row) in places else " "
