"""The garden: masks against plain sets, the photographed positions, sanctuaries."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing import examples
from games.cleopatra.table import EMPTY_GARDEN, A, B, Table
from rules import rule
from saqqara.games.cleopatra import garden, mosaics, palace
from saqqara.games.cleopatra.names import cell_word
from saqqara.games.cleopatra.state import SANCTUARIES, sanctuary_cells, statues_left
from saqqara.games.cleopatra.tables import SHAPES, TILE_WORD
from saqqara.kernel.bits import members

MOSAIC = "artisan1 artisan1 stone1 marble1 lapis1"
G1: Final = """
, , , # # # , , T
, F . # # # T T T
F F F # # # . . T
F . . P P , . . .
. . . P P , . . .
. . . P , , . . .
I I I I I L L L L
, . . U , U . . L
, . . U U U . . ,
"""
G2: Final = """
, W W # # # , , I
W W . # # # . . I
W . . # # # . . I
. . U U L L . . I
. . U , , L . . I
. . U U , L . . .
F . . Z , L . . T
F F F Z Z Z T T T
, F . , , Z . . T
"""
G3: Final = """
V V V # # # U U ,
V L . # # # . U ,
V L . # # # U U ,
. L . Z Z , . F .
. L L I Z , F F F
T . . I Z Z . . F
T T T I P P . W W
T . . I P P W W ,
, . . I P , W . ,
"""
G4: Final = """
, W W # # # , L L
W W . # # # . . L
W F . # # # . . L
F F . , N N . . L
Z F F U U N N N .
Z Z Z , U , . . .
, . Z U U X V V V
Y Y Y Y X X X . V
, . Y , , X . . V
"""
G5: Final = """
L L , # # # U U I
L . . # # # U . I
L . X # # # U U I
L X X X , F F . I
W . X T T T F F I
W W . , T Y F N .
Z W W P T Y Y N N
Z Z Z P P Y . . N
, . Z P P Y . . N
"""
G6: Final = """
U U U # # # V V V
U . U # # # V Z Z
I . X # # # V Z ,
I X X X P P Z Z .
I . X P P P T Y .
I F . , T T T Y Y
I F F W W , T Y ,
F F W W N N N Y L
, . W N N L L L L
"""


def parts(lo: int, hi: int) -> list[int]:
    """The sizes of the components of a set, ascending."""
    found: list[int] = []
    while lo or hi:
        part_lo, part_hi = garden.first_component(lo, hi)
        found.append(len(garden.cells_of(part_lo, part_hi)))
        lo &= ~part_lo
        hi &= ~part_hi
    return sorted(found)


def bonus(t: Table, squares: bool = False) -> list[int]:
    return [palace.wall_bonus(t.s, slot, squares) for slot in range(9)]


def turn_and_cell(t: Table, letter: str) -> tuple[str, str]:
    """How a mosaic that lies there is turned, and its smallest cell."""
    tile = TILE_WORD.index(letter)
    cell = garden.PLACED[t.s.laid[tile]][0]
    turns = [o for o in range(8) if garden.placement_at(tile, o, cell) == t.s.laid[tile]]
    return str(turns[0] + 1), cell_word(cell)


def region(t: Table, cell: str) -> tuple[int, int]:
    """The uncovered cells that hang together with this one."""
    number = (int(cell[1]) - 1) * 9 + "abcdefghi".index(cell[0])
    return garden.component_at(number, t.s.free_lo, t.s.free_hi)


def fitting(t: Table, cell: str) -> list[str]:
    """The mosaics left that fit there."""
    there = region(t, cell)
    return [TILE_WORD[tile] for tile in members(t.s.tiles) if garden.fits(tile, *there)]


def closed_region(t: Table, cell: str) -> int:
    """The size of a region that is closed."""
    lo, hi = region(t, cell)
    assert lo & ~t.s.closed_lo == 0
    assert hi & ~t.s.closed_hi == 0
    return len(garden.cells_of(lo, hi))


def palms_of(t: Table, tile: str) -> int:
    return garden.STANDARD_PALMS[t.s.laid[TILE_WORD.index(tile)]]


# ---- the photographs


@rule("CLE-7.9", "CLE-7.3")
def test_g1() -> None:
    t = Table().garden(G1, left="N V W X Y Z")
    palms = {tile: palms_of(t, tile) for tile in "ftpilu"}
    assert palms == {"f": 1, "t": 3, "p": 5, "i": 3, "l": 3, "u": 5}
    assert parts(t.s.closed_lo, t.s.closed_hi) == [1, 2, 5, 5, 6]
    open_lo, open_hi = t.s.free_lo & ~t.s.closed_lo, t.s.free_hi & ~t.s.closed_hi
    assert parts(open_lo, open_hi) == [8, 15]
    assert fitting(t, "a4") == ["v", "w", "x", "z"]  # eight cells
    assert fitting(t, "g7") == ["n", "v", "w", "x", "y", "z"]  # fifteen
    assert bonus(t) == [1, 1, 1, 0, 0, 1, 1, 0, 1]


@rule("CLE-7.9", "CLE-L11")
@pytest.mark.parametrize(
    ("last", "sizes"),
    [("T", [2]), ("F", [5]), ("P", [5, 6]), ("I", [1, 6]), ("L", [5]), ("U", [1, 5, 5, 6])],
)
def test_g1_what_the_last_tile_has_closed(last: str, sizes: list[int]) -> None:
    before = G1.replace(last, ".")
    t = Table(MOSAIC).garden(before, top=last, left=f"{last} N V W X Y Z")
    whole = Table().garden(G1, left="N V W X Y Z")
    placement = whole.s.laid[TILE_WORD.index(last.lower())]
    mosaics.lay_tile(t.s, TILE_WORD.index(last.lower()), placement)
    assert parts(t.s.claim_lo, t.s.claim_hi) == sizes


@rule("CLE-7.10", "CLE-L12", "CLE-7.11")
def test_scenario_29_claims_after_the_p() -> None:
    t = Table(MOSAIC).garden(G1.replace("P", "."), top="p", left="P N V W X Y Z")
    whole = Table().garden(G1, left="N V W X Y Z")
    t.mosaic(A, *turn_and_cell(whole, "p"))
    assert t.legal() == ["done", "cell a1", "cell g1"]
    assert t.talents(A) == 5 + 4 + 5
    t.play(A, "cell a1")
    assert t.legal() == ["done", "cell g1"]
    t.play(A, "cell g1")
    assert statues_left(t.s, A) == 0
    assert sanctuary_cells(t.s, A) == 11
    assert "done" in t.legal()
    assert not t.legal("cell")


@rule("CLE-7.10")
def test_scenario_29_no_statue_no_question() -> None:
    t = Table(MOSAIC).garden(G1.replace("P", "."), top="p", left="P N V W X Y Z")
    whole = Table().garden(G1, left="N V W X Y Z")
    t.s.books[SANCTUARIES + A] = 1 + (80 + 1 << 7)
    t.mosaic(A, *turn_and_cell(whole, "p"))
    assert not t.legal("cell")


@rule("CLE-7.10", "CLE-L11")
def test_what_is_not_claimed_at_once_never_is() -> None:
    t = Table(f"{MOSAIC} {MOSAIC}").garden(G1.replace("P", "."), top="p", left="P N V W X Y Z")
    whole = Table().garden(G1, left="N V W X Y Z")
    t.coming = ["tile n"]
    t.mosaic(A, *turn_and_cell(whole, "p")).play(A, "done")
    t.build(A, "mosaic").play(A, t.legal("turn")[0])
    t.play(A, t.legal("cell")[0])
    offered = {claim["cell"] for claim in t.board(A)["claims"]}
    assert offered.isdisjoint({"a1", "g1"})


@rule("CLE-7.9", "CLE-L11")
def test_scenario_30_the_last_mosaic_closes_everything() -> None:
    t = Table(MOSAIC).garden("", top="x", left="x")
    t.mosaic(A, "1", "h4")
    assert [len(claim["cells"]) for claim in t.board(A)["claims"]] == [67]
    t.play(A, "cell a1")
    assert sanctuary_cells(t.s, A) == 67
    assert t.board()["mosaic"] == ""


@rule("CLE-7.9")
def test_g2() -> None:
    t = Table().garden(G2, left="N P V X Y")
    assert {cell: closed_region(t, cell) for cell in ("e3", "c1", "g1")} == {
        "e3": 4,  # orange
        "c1": 3,  # white
        "g1": 2,  # green
    }


@rule("CLE-7.12", "CLE-7.13")
def test_g3_all_is_closed_and_the_pile_is_removed() -> None:
    t = Table().garden(G3, left="N X Y")
    assert (t.s.closed_lo, t.s.closed_hi) == (t.s.free_lo, t.s.free_hi)
    assert parts(t.s.closed_lo, t.s.closed_hi) == [1, 1, 2, 2, 3, 3, 3, 3, 4, 5]
    mosaics.run_pile_check(t.s)
    t.match.game.run_automatic(t.match.state)
    t.deal()
    assert (t.board()["mosaics_left"], t.board()["mosaics_removed"]) == ([], ["n", "x", "y"])
    assert palace.complete(t.s, 5)


@rule("CLE-7.9", "CLE-7.3")
def test_g4() -> None:
    t = Table().garden(G4, left="I P T")
    assert parts(t.s.closed_lo, t.s.closed_hi) == [1, 1, 2, 2, 2, 3, 4, 5]
    open_lo, open_hi = t.s.free_lo & ~t.s.closed_lo, t.s.free_hi & ~t.s.closed_hi
    assert parts(open_lo, open_hi) == [7]
    assert fitting(t, "g7") == ["p"]
    assert bonus(t) == [1, 2, 1, 1, 0, 1, 1, 1, 1]


@rule("CLE-7.3", "CLE-L10")
def test_g5_tiles_and_squares_at_the_walls() -> None:
    t = Table().garden(G5, left="V")
    assert parts(t.s.free_lo, t.s.free_hi) == [1, 1, 1, 1, 1, 2, 2, 4, 4]
    assert not garden.fits(TILE_WORD.index("v"), t.s.free_lo, t.s.free_hi)
    assert bonus(t) == [1, 2, 1, 1, 0, 2, 1, 1, 1]
    assert bonus(t, squares=True) == [2, 3, 3, 2, 0, 3, 3, 2, 3]


def test_g6_all_twelve_fit() -> None:
    t = Table().garden(G6, left="")
    t.s.tiles, t.s.tile = 0, -1
    assert len(garden.cells_of(t.s.free_lo, t.s.free_hi)) == 12
    assert sum(palms_of(t, tile) for tile in TILE_WORD) == 29


# ---- laying


@rule("CLE-3.5", "CLE-7.8")
def test_placements_on_the_empty_garden() -> None:
    sizes = [garden.START[8 * tile + 8] - garden.START[8 * tile] for tile in range(12)]
    assert dict(zip("FILNPTUVWXYZ", sizes, strict=True)) == {
        "F": 288,
        "I": 66,
        "L": 276,
        "N": 276,
        "P": 344,
        "T": 144,
        "U": 170,
        "V": 144,
        "W": 144,
        "X": 36,
        "Y": 276,
        "Z": 144,
    }
    assert sum(sizes) == garden.PLACEMENTS == len(garden.PLACED)
    assert [len(turns) for turns in garden.BY_TILE] == [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4]
    five = [0] * 12
    for tile in range(12):
        palms = garden.STANDARD_PALMS[garden.START[8 * tile] : garden.START[8 * tile + 8]]
        five[tile] = palms.count(5)
    assert five == [32, 6, 24, 24, 52, 16, 26, 18, 16, 4, 24, 16]
    assert EMPTY_GARDEN.count("#") == 9


@rule("CLE-7.8")
def test_a_mosaic_lies_on_free_cells_of_the_garden_only() -> None:
    t = Table(MOSAIC).garden(G4, top="p", left="I P T")
    t.build(A, "mosaic")
    placing = t.board(A)["placing"]
    assert placing is not None
    free = {cell_word(cell) for cell in garden.cells_of(t.s.free_lo, t.s.free_hi)}
    assert placing["spots"]
    assert all(len(set(spot["cells"])) == 5 for spot in placing["spots"])
    assert all(free.issuperset(spot["cells"]) for spot in placing["spots"])
    for word in t.legal("turn"):
        state = t.match.state.clone()
        t.play(A, word)
        assert t.legal("cell")
        t.match.state = state


@rule("CLE-10.6")
def test_a_scribe_takes_only_a_mosaic_that_fits() -> None:
    """Of the four that are left, only one has room in this garden."""
    t = Table(f"{MOSAIC} scribe").garden(G4, top="i", left="I P T Z")
    assert t.legal("build tile") == ["build tile p"]


@rule("CLE-7.7", "CLE-2.2")
def test_the_next_mosaic_is_turned_up_and_may_be_built_at_once() -> None:
    t = Table(f"{MOSAIC} {MOSAIC}").garden("", top="i")
    t.coming = ["tile z"]
    t.mosaic(A, "2", "d1")
    assert t.board(B)["mosaic"] == "z"
    assert "build mosaic" in t.legal()


@rule("CLE-7.12")
def test_a_top_mosaic_without_room_is_removed_until_one_fits() -> None:
    t = Table(MOSAIC).garden(G4, top="p", left="I P T Z")
    t.coming = ["tile i", "tile t"]
    t.build(A, "mosaic").play(A, t.legal("turn")[0])
    t.play(A, t.legal("cell")[0])
    if t.legal("cell"):
        t.play(A, "done")
    assert "i" in t.board()["mosaics_removed"]
    assert "t" in t.board()["mosaics_removed"]


# ---- a naive twin: sets of cells instead of masks


def neighbours(cell: tuple[int, int]) -> list[tuple[int, int]]:
    r, c = cell
    return [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]


def naive_parts(cells: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    left = set(cells)
    found: list[set[tuple[int, int]]] = []
    while left:
        part = {min(left)}
        edge = list(part)
        while edge:
            for near in neighbours(edge.pop()):
                if near in left and near not in part:
                    part.add(near)
                    edge.append(near)
        found.append(part)
        left -= part
    return found


def naive_fits(tile: int, cells: set[tuple[int, int]]) -> bool:
    shape = list(SHAPES[tile])
    for _ in range(2):
        for _ in range(4):
            shape = [(c, -r) for r, c in shape]
            r0, c0 = shape[0]
            for row, column in cells:
                if all((row + r - r0, column + c - c0) in cells for r, c in shape):
                    return True
        shape = [(r, -c) for r, c in shape]
    return False


ALL_CELLS: Final = {divmod(cell, 9) for cell in range(81) if garden.BIT_OF[cell] >= 0}


@rule("CLE-7.9")
@settings(max_examples=examples(60), deadline=None)
@given(
    numbers=st.lists(st.integers(0, garden.PLACEMENTS - 1), min_size=3, max_size=40),
    tiles=st.integers(0, 4095),
)
def test_closed_components_are_those_of_plain_sets(numbers: list[int], tiles: int) -> None:
    free = set(ALL_CELLS)
    lo, hi = garden.ALL_LO, garden.ALL_HI
    for number in numbers:
        cells = {divmod(cell, 9) for cell in garden.PLACED[number]}
        assert garden.free_at(number, lo, hi) is (cells <= free)
        if cells <= free:
            free -= cells
            lo &= ~garden.P_LO[number]
            hi &= ~garden.P_HI[number]
    closed: set[tuple[int, int]] = set()
    for part in naive_parts(free):
        if not any(naive_fits(tile, part) for tile in members(tiles)):
            closed |= part
    found = garden.closed_cells(tiles, lo, hi)
    assert {divmod(cell, 9) for cell in garden.cells_of(*found)} == closed


def test_fits_agrees_with_plain_sets_for_every_tile_in_the_photographs() -> None:
    for drawing in (G1, G2, G3, G4, G5, G6):
        t = Table().garden(drawing, left="X")
        free = {divmod(cell, 9) for cell in garden.cells_of(t.s.free_lo, t.s.free_hi)}
        for tile in range(12):
            assert garden.fits(tile, t.s.free_lo, t.s.free_hi) is naive_fits(tile, free)
