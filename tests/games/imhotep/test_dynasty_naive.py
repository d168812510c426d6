"""A New Dynasty again, slowly: squares on a grid, stones as coordinates, sums over subsets.

Each twin follows the words of the rules and shares no code with the engine.
"""

from hypothesis import given
from hypothesis import strategies as st

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import W
from rules import rule
from saqqara.games.imhotep.figures import PATH_TILE, PROFILES, STANDARD, WAYS, profile_of
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.games.imhotep.sites.burial import d as crypt
from saqqara.games.imhotep.sites.obelisks import c as giant
from saqqara.games.imhotep.sites.temple import d as arena
from saqqara.games.imhotep.state import for_seat
from saqqara.kernel.bits import bit

Square = tuple[int, int]


def areas(stones: set[Square], touching: dict[Square, set[Square]]) -> list[set[Square]]:
    left = set(stones)
    found = []
    while left:
        area: set[Square] = set()
        edge = {left.pop()}
        while edge:
            area |= edge
            edge = {t for each in edge for t in touching[each]} & left
            left -= edge
        found.append(area)
    return found


# ---- the hill


HILL = [(level, index) for level in range(5) for index in range(5 - level)]


def hill_neighbours() -> dict[Square, set[Square]]:
    """Stones half a stone apart on the level above or below, or next to each other."""
    centre = {(level, index): (level / 2 + index, level) for level, index in HILL}
    found: dict[Square, set[Square]] = {}
    for one in HILL:
        x, y = centre[one]
        found[one] = {
            other
            for other in HILL
            if (abs(centre[other][0] - x), abs(centre[other][1] - y)) in {(1, 0), (0.5, 1)}
        }
    return found


@rule("DYN-7.2")
@given(st.sets(st.sampled_from(HILL)))
def test_areas_on_the_hill(stones: set[Square]) -> None:
    expected = 0
    for area in areas(stones, hill_neighbours()):
        expected += len(area) * min(4, len({level for level, _ in area}))
    places = sum(bit(HILL.index(stone)) for stone in stones)
    assert hill.points(places) == expected


@rule("DYN-7.1")
@given(st.sets(st.sampled_from(HILL), max_size=14))
def test_free_places_on_the_hill(stones: set[Square]) -> None:
    built: set[Square] = set()
    for level, index in sorted(stones):  # only what can stand
        if level == 0 or {(level - 1, index), (level - 1, index + 1)} <= built:
            built.add((level, index))
    t = DynastyTable(3, "AAACA")
    t.s.tomb[W] = sum(bit(HILL.index(stone)) for stone in built)
    t.put("burial", "W")
    expected = [
        f"hill {level + 1} {index + 1}"
        for level, index in HILL
        if (level, index) not in built
        and (level == 0 or {(level - 1, index), (level - 1, index + 1)} <= built)
    ]
    assert t.legal() == expected


# ---- the crypt


@rule("DYN-8.3")
@given(st.sets(st.integers(0, 23)), st.sampled_from([3, 4, 6, 8]))
def test_areas_in_the_crypt(tombs: set[int], columns: int) -> None:
    stones = {divmod(tomb, columns) for tomb in tombs}
    touching = {(r, c): {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} for r, c in stones}
    points = [0, 1, 3, 6, 10, 15]
    expected = 0
    for area in areas(stones, touching):
        expected += points[len(area)] if len(area) <= 5 else 15 + 2 * (len(area) - 5)
    assert crypt.area_points(sum(bit(tomb) for tomb in tombs), columns) == expected


# ---- the giant obelisk


def quarter_turns(shape: list[list[int]]) -> list[set[Square]]:
    squares = {(x, y) for x, y in shape}
    found = []
    for _ in range(4):
        squares = {(-y, x) for x, y in squares}
        found.append(squares)
    return found


def builds(heights: list[int], shape: list[list[int]]) -> set[tuple[int, ...]]:
    """Lay the tile on every spot of a grid: nothing overlaps, nothing sticks out, no hole."""
    filled = {(x, y) for x in range(3) for y in range(heights[x])}
    found = set()
    for squares in quarter_turns(shape):
        for dx in range(-4, 8):
            for dy in range(-4, max(heights) + 5):
                tile = {(x + dx, y + dy) for x, y in squares}
                if tile & filled or any(not (0 <= x < 3 and y >= 0) for x, y in tile):
                    continue
                after = filled | tile
                tops = tuple(sum(x == column for x, _ in after) for column in range(3))
                if all((x, y) in after for x in range(3) for y in range(tops[x])):
                    found.add(tops)
    return found


@rule("DYN-13.3", "DYN-L9")
@given(st.lists(st.integers(0, 5), min_size=3, max_size=3), st.integers(0, 14))
def test_tiles_are_built_without_holes(heights: list[int], space: int) -> None:
    t = DynastyTable(3, "AAAAC")
    t.s.shaft_0, t.s.shaft_1, t.s.shaft_2 = heights
    found = set()
    for number in range(WAYS):
        way = t.s.figures[PATH_TILE + WAYS * space + number]
        if way and giant.fits(t.s, W, way):
            added = PROFILES[profile_of(way)]
            found.add(tuple(h + a for h, a in zip(heights, added, strict=True)))
    names, shapes = STANDARD["obelisk_path"], STANDARD["obelisk_shapes"]
    assert isinstance(names, list)
    assert isinstance(shapes, dict)
    assert found == builds(heights, shapes[names[space]])


# ---- the arena


@rule("DYN-11.2", "DYN-11.3")
@given(st.lists(st.integers(0, 12), min_size=3, max_size=3), st.integers(1, 3))
def test_chariots(spaces: list[int], arrows: int) -> None:
    t = DynastyTable(3, "AADAA")
    t.s.chariots = sum(for_seat(seat, space) for seat, space in enumerate(spaces))
    if spaces[W] < 12:
        free = [space for space in range(spaces[W] + arrows, 12) if space not in spaces[1:]]
        assert arena.space_after(t.s, W, arrows) == min([*free, 12])
    if len({space for space in spaces if 0 < space < 12}) == len(
        [space for space in spaces if 0 < space < 12]
    ):
        running = sorted({space for space in spaces if space}, reverse=True)
        in_goal = spaces.count(12)
        for seat, space in enumerate(spaces):
            first = space > 0 and space == running[0]
            second = len(running) > 1 and space == running[1] and in_goal < 2
            assert arena.round_points(t.s, seat) == (2 if first else 1 if second else 0)
