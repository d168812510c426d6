"""The table of 216 choices, and the numbers of orientations and placements, as they are frozen."""

from saqqara.games import game_spec
from saqqara.games.cleopatra import garden
from saqqara.games.cleopatra.names import cell_word
from saqqara.games.cleopatra.tables import CARD_WORD, SHAPES, TILE_WORD

Cells = list[tuple[int, int]]

RESOURCES = ("artisan", "wood", "stone", "marble", "lapis")
SOURCES = ("single", "double", "trompe", "merchant")
PIECES = (
    *(f"w{n}" for n in range(1, 10)),
    *("sphinx", "obelisk", "door left", "door right", "throne", "mosaic"),
    *(f"tile {letter}" for letter in "filnptuvwxyz"),
)
PLAYS = ("beggar", "courtesan", "envoy", "scribe add", "scribe remove", "vizier")
FAMILIES = (
    [f"stall {n}" for n in (1, 2, 3)],
    [f"build {piece}" for piece in PIECES],
    [f"play {card}" for card in PLAYS],
    ["done"],
    ["pass"],
    [f"pay {resource} {source}" for resource in RESOURCES for source in SOURCES],
    [f"turn {n}" for n in range(1, 9)],
    [f"cell {cell_word(cell)}" for cell in range(81)],
    [f"card {word}" for word in CARD_WORD],
    ["talents"],
    [f"ask {resource}" for resource in RESOURCES],
    ["yes", "no"],
    [f"limit {way}" for way in ("discard", "keep", "smuggler")],
    [f"tens {n}" for n in range(31)],
    [f"ones {n}" for n in range(10)],
)


def test_the_families_of_choices_in_their_order() -> None:
    sizes = [len(family) for family in FAMILIES]
    assert sizes == [3, 27, 6, 1, 1, 20, 8, 81, 17, 1, 5, 2, 3, 31, 10]
    game = game_spec("cleopatra").game(3, {})
    words = [word for family in FAMILIES for word in family]
    assert [game.word(action) for action in range(216)] == words


def test_cells_count_by_rows_from_the_front() -> None:
    assert [cell_word(cell) for cell in (0, 8, 9, 4 * 9 + 7, 80)] == ["a1", "i1", "a2", "h5", "i9"]


def symmetries(cells: Cells) -> list[Cells]:
    """All eight, each moved to row 0 and column 0 and sorted."""
    found = []
    for down, right, swapped in ((a, b, c) for a in (1, -1) for b in (1, -1) for c in (0, 1)):
        turned = [(down * r, right * c) for r, c in cells]
        if swapped:
            turned = [(c, r) for r, c in turned]
        least = min(r for r, _ in turned), min(c for _, c in turned)
        found.append(sorted((r - least[0], c - least[1]) for r, c in turned))
    return found


def test_orientations_are_numbered_by_their_sorted_cells() -> None:
    for tile, shape in enumerate(SHAPES):
        different = sorted({tuple(cells) for cells in symmetries(list(shape))})
        assert [tuple(cells) for cells in garden.orientations(tile)] == different
        for number, cells in enumerate(different):
            place = garden.placement_at(tile, number, cells[0][1])  # in the corner a1
            assert [divmod(cell, 9) for cell in garden.PLACED[place]] == list(cells)


def test_orientation_and_smallest_cell_name_one_placement() -> None:
    seen = set()
    for tile in range(len(TILE_WORD)):
        for turned in range(8):
            for cell in range(81):
                place = garden.placement_at(tile, turned, cell)
                if place >= 0:
                    assert min(garden.PLACED[place]) == cell
                    seen.add(place)
    assert len(seen) == 2308
