"""The palace garden as bit masks: placements of the mosaics, components, what still fits.

The 72 cells are numbered in the order of (row, column) without the throne platform, and lie in
two words: `lo` holds rows 0 to 5 (54 bits), `hi` rows 6 to 8 (18 bits). A placement is a number
0..2307: by tile, orientation, smallest covered cell. All tables are made once, on import.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra.tables import (
    CELLS,
    GRID,
    ORIENTATIONS,
    PALM_MAP,
    SHAPES,
    TILES,
    WALL_CELLS,
)
from saqqara.kernel.bits import bit, count, has

LO_BITS: Final = 54
HI_BITS: Final = 18
ALL_LO: Final = 0x3FFFFFFFFFFFFF
ALL_HI: Final = 0x3FFFF
LO_ROWS: Final = 6
HI_COLUMNS: Final = 6


def bit_of_cell(cell: int) -> int:
    """The number of a garden cell in the two words; -1 = the throne platform."""
    row, column = cell // GRID, cell % GRID
    if row < LO_ROWS:
        return cell
    if 3 <= column <= 5:
        return -1
    return LO_BITS + (row - LO_ROWS) * HI_COLUMNS + (column if column < 3 else column - 3)


def mask_of(cells: list[int]) -> tuple[int, int]:
    """Cells as (lo, hi)."""
    lo, hi = 0, 0
    for cell in cells:
        number = bit_of_cell(cell)
        if number < LO_BITS:
            lo |= bit(number)
        else:
            hi |= bit(number - LO_BITS)
    return lo, hi


# ---- placements


def turned(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(column, -row) for row, column in cells]


def shifted(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """With least row 0 and least column 0, sorted."""
    top = min([row for row, _ in cells])
    left = min([column for _, column in cells])
    return sorted([(row - top, column - left) for row, column in cells])


def orientations(tile: int) -> list[list[tuple[int, int]]]:
    """The different orientations of a tile, sorted: the index is the orientation number."""
    found: list[list[tuple[int, int]]] = []
    cells = list(SHAPES[tile])
    for _ in range(2):
        for _ in range(4):
            cells = turned(cells)
            if shifted(cells) not in found:
                found.append(shifted(cells))
        cells = [(row, -column) for row, column in cells]
    return sorted(found)


def covered(shape: list[tuple[int, int]], row: int, column: int) -> list[int]:
    """The cells of a shape moved to this place; empty if it does not lie in the garden."""
    cells: list[int] = []
    for r, c in shape:
        if row + r >= GRID or column + c >= GRID:
            return []
        cell = (row + r) * GRID + column + c
        if bit_of_cell(cell) < 0:
            return []
        cells.append(cell)
    return cells


def all_placements() -> list[list[list[list[int]]]]:
    """By tile and orientation: the placements, each as its cells, ascending."""
    found: list[list[list[list[int]]]] = []
    for tile in range(TILES):
        per_tile: list[list[list[int]]] = []
        for shape in orientations(tile):
            places: list[list[int]] = []
            for row in range(GRID):
                for column in range(GRID):
                    cells = covered(shape, row, column)
                    if cells:
                        places.append(cells)
            per_tile.append(sorted(places))
        found.append(per_tile)
    return found


def first_numbers(places: list[list[list[list[int]]]]) -> list[int]:
    """The first placement of each tile and orientation (8 x tile + orientation), and the end."""
    starts: list[int] = []
    total = 0
    for tile in range(TILES):
        for orientation in range(ORIENTATIONS):
            starts.append(total)
            if orientation < len(places[tile]):
                total += len(places[tile][orientation])
    return [*starts, total]


def flat(places: list[list[list[list[int]]]]) -> list[list[int]]:
    return [cells for per_tile in places for per_turn in per_tile for cells in per_turn]


BY_TILE: Final = all_placements()
PLACED: Final[list[list[int]]] = flat(BY_TILE)  # cells by placement
PLACEMENTS: Final = 2308
START: Final = vec[i64](first_numbers(BY_TILE))
P_LO: Final = vec[i64]([mask_of(cells)[0] for cells in PLACED])
P_HI: Final = vec[i64]([mask_of(cells)[1] for cells in PLACED])
P_CELL: Final = vec[i64]([cells[0] for cells in PLACED])  # the smallest covered cell
BIT_OF: Final = vec[i64]([bit_of_cell(cell) for cell in range(CELLS)])
CELL_OF: Final = vec[i64]([cell for cell in range(CELLS) if bit_of_cell(cell) >= 0])
WALL_LO: Final = vec[i64]([mask_of(list(cells))[0] for cells in WALL_CELLS])
WALL_HI: Final = vec[i64]([mask_of(list(cells))[1] for cells in WALL_CELLS])


def palm_cells(rows: list[str]) -> list[int]:
    """The cells marked P on a map that begins with the back row."""
    found: list[int] = []
    for index, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark == "P":
                found.append((GRID - 1 - index) * GRID + column)
    return sorted(found)


def palms_of_placements(rows: list[str]) -> list[int]:
    """By placement: how many palms it covers."""
    lo, hi = mask_of(palm_cells(rows))
    return [count(P_LO[i] & lo) + count(P_HI[i] & hi) for i in range(PLACEMENTS)]


STANDARD_PALMS: Final = palms_of_placements(list(PALM_MAP))

# ---- what fits


def free_at(placement: i64, lo: i64, hi: i64) -> bool:
    """Do all its cells lie in the region?"""
    mine = P_LO[placement]
    if mine & lo != mine:
        return False
    mine = P_HI[placement]
    return mine & hi == mine


def fits_turned(tile: i64, orientation: i64, lo: i64, hi: i64) -> bool:
    """Does the tile fit into the region in this orientation?"""
    i: i64
    for i in range(START[8 * tile + orientation], START[8 * tile + orientation + 1]):
        if free_at(i, lo, hi):
            return True
    return False


def fits(tile: i64, lo: i64, hi: i64) -> bool:
    """Does the tile fit into the region in any orientation?"""
    i: i64
    for i in range(START[8 * tile], START[8 * tile + 8]):
        if free_at(i, lo, hi):
            return True
    return False


def any_fits(tiles: i64, lo: i64, hi: i64) -> bool:
    """Does any tile of the set fit into the region?"""
    if count(lo) + count(hi) < 5:
        return False
    tile: i64
    for tile in range(TILES):
        if has(tiles, tile) and fits(tile, lo, hi):
            return True
    return False


def placement_at(tile: i64, orientation: i64, cell: i64) -> i64:
    """The placement with this smallest cell; -1 if there is none."""
    i: i64
    for i in range(START[8 * tile + orientation], START[8 * tile + orientation + 1]):
        if P_CELL[i] == cell:
            return i
    return -1


# ---- components: orthogonally connected cells of a region

NOT_LEFT: Final = 0x3FDFEFF7FBFDFE  # lo without column 0
NOT_RIGHT: Final = 0x1FEFF7FBFDFEFF  # lo without column 8
HI_NOT_LEFT: Final = 0x36DB6  # hi without columns 0 and 6: nothing lies left of them
HI_NOT_RIGHT: Final = 0x1B6DB  # hi without columns 2 and 8


def grown_lo(lo: i64, hi: i64) -> i64:
    """Cells of rows 0 to 5 that are in the set or beside it."""
    sides = lo << 1 & NOT_LEFT | lo >> 1 & NOT_RIGHT
    ahead = lo << 9 & ALL_LO | lo >> 9
    below = (hi & 7) << 45 | (hi & 56) << 48
    return lo | sides | ahead | below


def grown_hi(lo: i64, hi: i64) -> i64:
    """The same of rows 6 to 8."""
    sides = hi << 1 & HI_NOT_LEFT | hi >> 1 & HI_NOT_RIGHT
    ahead = hi << 6 & ALL_HI | hi >> 6
    above = lo >> 45 & 7 | lo >> 48 & 56
    return hi | sides | ahead | above


def component(start_lo: i64, start_hi: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """All cells of the region that hang together with those of the start."""
    now_lo = start_lo
    now_hi = start_hi
    while True:
        next_lo = grown_lo(now_lo, now_hi) & lo
        next_hi = grown_hi(now_lo, now_hi) & hi
        if next_lo == now_lo and next_hi == now_hi:
            return now_lo, now_hi
        now_lo = next_lo
        now_hi = next_hi


def first_component(lo: i64, hi: i64) -> tuple[i64, i64]:
    """The component with the smallest cell of a region that is not empty."""
    if lo != 0:
        return component(lo & -lo, 0, lo, hi)
    return component(0, hi & -hi, lo, hi)


def component_at(cell: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    number = BIT_OF[cell]
    if number < LO_BITS:
        return component(bit(number), 0, lo, hi)
    return component(0, bit(number - LO_BITS), lo, hi)


def smallest_cell(lo: i64, hi: i64) -> i64:
    """The smallest cell of a set that is not empty."""
    number: i64 = 0
    if lo == 0:
        number = LO_BITS
        lo = hi
    while lo & 1 == 0:
        lo >>= 1
        number += 1
    return CELL_OF[number]


def cells_of(lo: int, hi: int) -> list[int]:
    """The cells of a set, ascending."""
    found: list[int] = []
    for cell in range(CELLS):
        number = BIT_OF[cell]
        if 0 <= number < LO_BITS:
            if has(lo, number):
                found.append(cell)
        elif number >= LO_BITS and has(hi, number - LO_BITS):
            found.append(cell)
    return found


def closed_cells(tiles: i64, lo: i64, hi: i64) -> tuple[i64, i64]:
    """The cells of a region in components into which no tile of the set fits."""
    closed_lo: i64 = 0
    closed_hi: i64 = 0
    left_lo = lo
    left_hi = hi
    while left_lo != 0 or left_hi != 0:
        part_lo, part_hi = first_component(left_lo, left_hi)
        left_lo &= ~part_lo
        left_hi &= ~part_hi
        if not any_fits(tiles, part_lo, part_hi):
            closed_lo |= part_lo
            closed_hi |= part_hi
    return closed_lo, closed_hi
