"""Imhotep: the four sites where stones stay, as lines of the board.

Where the order of filling is fixed, spaces stand in that order: a stone, or what the space
is worth as long as it is free. The next space stands in brackets. What is printed on a board
comes with the scene, what lies there and is worth with the view.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from saqqara.games.imhotep.view import ImhotepView
from saqqara.terminal.boards import imhotep_dynasty
from saqqara.terminal.boards.imhotep_letters import letter, printed, tally
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import WIDTH
from saqqara.text.width import cells, pad, together, wrap

GAP: Final = "   "
SIDES: Final = "abcd"
NAME_ID: Final[list[list[str]]] = [
    [
        "imhotep-board-pyramids-a",
        "imhotep-board-pyramids-b",
        "imhotep-board-pyramids-c",
        "imhotep-board-pyramids-d",
    ],
    [
        "imhotep-board-temple-a",
        "imhotep-board-temple-b",
        "imhotep-board-temple-c",
        "imhotep-board-temple-d",
    ],
    [
        "imhotep-board-burial-a",
        "imhotep-board-burial-b",
        "imhotep-board-burial-c",
        "imhotep-board-burial-d",
    ],
    [
        "imhotep-board-obelisks-a",
        "imhotep-board-obelisks-b",
        "imhotep-board-obelisks-c",
        "imhotep-board-obelisks-d",
    ],
]
BONUS_ID: Final = {
    "card": "imhotep-board-plus-card",
    "stones": "imhotep-board-plus-stones",
    "load": "imhotep-board-plus-load",
}
REWARD_ID: Final = {
    "choice": "imhotep-board-offering",
    "two": "imhotep-board-two",
    "card": "imhotep-board-card",
}
WIDE: Final = 48  # stones in the burial chamber that fit with a space between them


def site_lines(scene: Scene, board: ImhotepView) -> list[str]:
    sides = [
        board["pyramids"]["side"],
        board["temple"]["side"],
        board["burial"]["side"],
        board["obelisks"]["side"],
    ]
    ids = [NAME_ID[site][max(SIDES.find(side), 0)] for site, side in enumerate(sides)]
    names = [scene.texts.say(id) for id in ids]
    left = max(cells(name) for name in names) + 3
    blocks = [
        pyramids(scene, board),
        temple(scene, board),
        burial(scene, board, WIDTH - left),
        obelisks(scene, board),
    ]
    out: list[str] = []
    for name, block in zip(names, blocks, strict=True):
        begin = pad(f" {name}", left)
        for line in block:
            out.extend(wrap(line, WIDTH, begin, " " * left))
            begin = " " * left
    return out


def strip(scene: Scene, owners: Sequence[int], values: Sequence[str]) -> list[str]:
    """Stones, then the values of the free spaces, the next one in brackets."""
    out: list[str] = []
    is_next = True
    for owner, value in zip(owners, values, strict=True):
        if owner >= 0:
            out.append(letter(scene, owner))
        else:
            out.append(f"[{value}]" if is_next else value)
            is_next = False
    return out


def points_of(scene: Scene, board: ImhotepView, source: str) -> dict[int, int]:
    """What a source that counts at the end brings each player as it is now; at the end, has."""
    over = scene.view["over"]
    points = {
        seat: (player["points"] if over else player["end_points"])[source]
        for seat, player in enumerate(board["players"])
    }
    return {seat: value for seat, value in points.items() if value}


def worth(scene: Scene, points: Mapping[int, object]) -> str:
    text = tally(scene, points) or scene.texts.say("imhotep-board-nothing")
    id = "imhotep-board-scored" if scene.view["over"] else "imhotep-board-now"
    return scene.texts.say(id, points=text)


# ---- pyramids


def pyramids(scene: Scene, board: ImhotepView) -> list[str]:
    place = board["pyramids"]
    if place["side"] == "c":
        return imhotep_dynasty.scaffolding(scene, board, board["dynasty"])
    if place["side"] == "d":
        return imhotep_dynasty.hallway(scene, board, board["dynasty"])
    is_complete = min(place["spaces"]) >= 0
    note = scene.texts.say("imhotep-board-beside", stones=place["beside"]) if is_complete else ""
    if place["side"] == "a":
        values = [str(points) for points in printed(scene)["pyramid_a"]]
        spaces = strip(scene, place["spaces"], values)
        return [level_text(spaces) + GAP + (note or scene.texts.say("imhotep-board-then"))]
    small = [together(text) for text in small_pyramids(scene, place["spaces"])]
    return [" | ".join(small) + GAP + note]


def level_text(spaces: Sequence[str]) -> str:
    """The three levels: nine spaces in columns of three, then four, then one."""
    columns = [spaces[0:3], spaces[3:6], spaces[6:9]]
    ground = "  ".join([" ".join(column) for column in columns])
    return f"{ground} | {' '.join(spaces[9:13])} | {spaces[13]}"


def small_pyramids(scene: Scene, owners: Sequence[int]) -> list[str]:
    values = [value_on_b(scene, space) for space in range(len(owners))]
    out: list[str] = []
    for first in range(0, len(owners), printed(scene)["small"]):
        end = first + printed(scene)["small"]
        out.append(" ".join(strip(scene, owners[first:end], values[first:end])))
    return out


def value_on_b(scene: Scene, space: int) -> str:
    points = printed(scene)["pyramid_b"][space]
    bonus = BONUS_ID.get(printed(scene)["bonuses"][space])
    return str(points) if bonus is None else scene.texts.say(bonus, points=points)


# ---- temple


def temple(scene: Scene, board: ImhotepView) -> list[str]:
    """As seen from above; the next stone covers the space in brackets."""
    place = board["temple"]
    if place["side"] == "c":
        return imhotep_dynasty.temple_of_ra(scene, board, board["dynasty"])
    if place["side"] == "d":
        return imhotep_dynasty.arena(scene, board, board["dynasty"])
    visible = place["visible"]
    spaces = [letter(scene, owner) if owner >= 0 else "." for owner in visible]
    following = place["stones"] % len(visible)
    spaces[following] = f"[{spaces[following]}]"
    if place["side"] == "b":
        rewards = [f"{stone} {reward(scene, space)}" for space, stone in enumerate(spaces)]
        return [GAP.join([together(text) for text in rewards])]
    points = {seat: visible.count(seat) for seat in range(len(board["players"])) if seat in visible}
    each = tally(scene, points) or scene.texts.say("imhotep-board-nothing")
    return [" ".join(spaces) + GAP + scene.texts.say("imhotep-board-each-round", points=each)]


def reward(scene: Scene, space: int) -> str:
    return scene.texts.say(REWARD_ID[printed(scene)["temple_b"][space]])


# ---- burial chamber


def burial(scene: Scene, board: ImhotepView, room: int) -> list[str]:
    """Three rows, and to the right of them what they are worth."""
    if board["burial"]["side"] in "cd":
        return new_burial(scene, board)
    stones = board["burial"]["stones"]
    count = printed(scene)["chamber_rows"]
    spaces = [letter(scene, owner) for owner in stones]
    spaces += ["[.]", " .", " ."][: count - len(stones) % count]
    gap = " " if len(stones) <= WIDE else ""
    rows = [gap.join(spaces[row::count]) for row in range(count)]
    widest = max(cells(row) for row in rows)
    if board["burial"]["side"] == "b":
        notes = [row_note(scene, board, row) for row in range(count)]
    else:
        notes = wrap(group_note(scene, board), room - widest - len(GAP))
    rows += [""] * (len(notes) - count)
    notes += [""] * (len(rows) - len(notes))
    return [pad(row, widest) + GAP + note for row, note in zip(rows, notes, strict=True)]


def new_burial(scene: Scene, board: ImhotepView) -> list[str]:
    note = worth(scene, points_of(scene, board, "imhotep-source-burial"))
    if board["burial"]["side"] == "c":
        return imhotep_dynasty.hill(scene, board, board["dynasty"], note)
    return imhotep_dynasty.crypt(scene, board, board["dynasty"], note)


def group_note(scene: Scene, board: ImhotepView) -> str:
    """The points of each player, with the sizes of the groups."""
    source = "imhotep-source-burial"
    points = points_of(scene, board, source)
    sizes = {seat: group_sizes(board, seat) for seat in points}
    values = {
        seat: f"{value} ({'+'.join([str(size) for size in sizes[seat]])})"
        for seat, value in points.items()
    }
    return worth(scene, values)


def group_sizes(board: ImhotepView, seat: int) -> list[int]:
    """Of the groups of touching stones of a seat, the largest first."""
    groups = [group for group in board["burial"]["groups"] if group["seat"] == seat]
    return sorted([len(group["places"]) for group in groups], reverse=True)


def row_note(scene: Scene, board: ImhotepView, row: int) -> str:
    """What each player gets for this row."""
    owners = board["burial"]["stones"][row :: printed(scene)["chamber_rows"]]
    points = board["burial"]["rows"][row]
    return worth(scene, {seat: points[seat] for seat in sorted(set(owners))})


# ---- obelisks


def obelisks(scene: Scene, board: ImhotepView) -> list[str]:
    place = board["obelisks"]
    if place["side"] in "cd":
        note = worth(scene, points_of(scene, board, "imhotep-source-obelisks"))
        draw = imhotep_dynasty.giant if place["side"] == "c" else imhotep_dynasty.avenue
        return draw(scene, board, board["dynasty"], note)
    if place["side"] == "a":
        heights = tally(scene, dict(enumerate(place["heights"])))
        return [
            heights + GAP + prizes(scene),
            worth(scene, points_of(scene, board, "imhotep-source-obelisks")),
        ]
    values = [str(points) for points in printed(scene)["towers"]]
    free = [-1] * (len(values) - len(place["towers"]))
    spaces = strip(scene, place["towers"] + free, values)
    waiting = {seat: stones for seat, stones in enumerate(place["waiting"]) if stones}
    text = tally(scene, waiting) or scene.texts.say("imhotep-board-nothing")
    return [" ".join(spaces) + GAP + scene.texts.say("imhotep-board-waiting", stones=text)]


def prizes(scene: Scene) -> str:
    points = [str(each) for each in printed(scene)["heights"]]
    return scene.texts.say("imhotep-board-prizes", points="/".join(points))
