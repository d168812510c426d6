"""Imhotep: sides C and D, prophecies and what the players have of A New Dynasty, in lines."""

from collections.abc import Sequence
from typing import Final

from saqqara.games.imhotep.names import CARD_NAME, PROPHECY_NAME
from saqqara.games.imhotep.prophecies import ProphecyView
from saqqara.games.imhotep.sites.market.d import PileView
from saqqara.games.imhotep.tables import (
    CARD_WORD,
    PROPHECY_WORD,
    SCAFFOLD_SPACES,
    SCAFFOLDS,
)
from saqqara.games.imhotep.view import DynastyView, ImhotepView
from saqqara.terminal.boards.imhotep_letters import letter, printed, tally
from saqqara.terminal.scene import Scene
from saqqara.text.width import pad, together

GAP: Final = "   "
AVENUE_ROW: Final = 4  # sites of the avenue in a line
CARD_ID: Final = dict(zip(CARD_WORD, CARD_NAME, strict=True))
PROPHECY_ID: Final = dict(zip(PROPHECY_WORD, PROPHECY_NAME, strict=True))


def spaces_text(
    scene: Scene, owners: Sequence[int], values: Sequence[str], following: int
) -> list[str]:
    """Stones, or what a free space is worth; the next one in brackets."""
    out = [
        letter(scene, owner) if owner >= 0 else value
        for owner, value in zip(owners, values, strict=True)
    ]
    if 0 <= following < len(out):
        out[following] = f"[{out[following]}]"
    return out


def beside(scene: Scene, stones: int) -> str:
    if stones > 0:
        return scene.texts.say("imhotep-board-beside", stones=stones)
    return scene.texts.say("imhotep-board-then")


def reward_text(scene: Scene, word: str) -> str:
    """`3`, `card` or `stones 3` of a scaffold; `2 stones 4` or `card 3` of the temple."""
    parts = word.split()
    if parts[0] == "card":
        return scene.texts.say("imhotep-board-card")
    if parts[0] == "stones":
        return scene.texts.say("imhotep-board-reward-stones", stones=int(parts[1]))
    if len(parts) > 1:
        return scene.texts.say(
            "imhotep-board-reward-choice", points=int(parts[0]), stones=int(parts[2])
        )
    return parts[0]


# ---- pyramids


def scaffolding(scene: Scene, board: ImhotepView, dynasty: DynastyView) -> list[str]:
    """The tile that is being built, and how many come after it."""
    tiles = dynasty["scaffolds"]
    if tiles is None or not tiles["tiles"]:
        return [scene.texts.say("imhotep-board-nothing")]
    spaces = board["pyramids"]["spaces"]
    lying = len([owner for owner in spaces if owner >= 0])
    if lying == len(spaces):
        return [beside(scene, board["pyramids"]["beside"])]
    number = min(lying // SCAFFOLD_SPACES, len(tiles["tiles"]) - 1)
    first = SCAFFOLD_SPACES * number
    rewards = [reward_text(scene, word) for word in tiles["rewards"][number]]
    owners = spaces[first : first + SCAFFOLD_SPACES]
    text = " ".join(spaces_text(scene, owners, rewards, lying - first))
    where = scene.texts.say("imhotep-board-scaffold", number=number + 1, tiles=SCAFFOLDS)
    return [text + GAP + where]


def hallway(scene: Scene, board: ImhotepView, dynasty: DynastyView) -> list[str]:
    ring = dynasty["hallway"]
    if ring is None:
        return []
    values = [str(points) for points in ring["points"]]
    squares = spaces_text(scene, board["pyramids"]["spaces"], values, ring["next"])
    squares[ring["figure"]] += "^"
    note = scene.texts.say("imhotep-board-figure", square=ring["figure"] + 1)
    if ring["next"] < 0:
        note = beside(scene, board["pyramids"]["beside"])
    return [" ".join(squares) + GAP + note]


# ---- temple


def temple_of_ra(scene: Scene, board: ImhotepView, dynasty: DynastyView) -> list[str]:
    columns = dynasty["ra"]
    if columns is None:
        return []
    place = board["temple"]
    visible = spaces_text(
        scene,
        place["visible"],
        ["."] * len(place["visible"]),
        place["stones"] % len(place["visible"]),
    )
    texts = [
        together(f"{stone} {reward_text(scene, word)}")
        for stone, word in zip(visible, columns["rewards"], strict=True)
    ]
    return [GAP.join(texts)]


def arena(scene: Scene, board: ImhotepView, dynasty: DynastyView) -> list[str]:
    """Arrows of the stone places, then where the chariots are and what that is worth."""
    race = dynasty["arena"]
    if race is None:
        return []
    place = board["temple"]
    arrows = [str(number) for number in race["arrows"]]
    stones = spaces_text(scene, place["visible"], arrows, place["stones"])
    goal = len(race["track"]) - 1
    where = {
        seat: f"{space}/{goal} (+{race['track'][space]})"
        for seat, space in enumerate(race["chariots"])
    }
    scoring = {seat: points for seat, points in enumerate(race["round_points"]) if points}
    each = tally(scene, scoring) or scene.texts.say("imhotep-board-nothing")
    return [
        " ".join(stones) + GAP + scene.texts.say("imhotep-board-each-round", points=each),
        scene.texts.say("imhotep-board-chariots", chariots=tally(scene, where)),
    ]


# ---- burial chamber


def hill(scene: Scene, board: ImhotepView, dynasty: DynastyView, note: str) -> list[str]:
    """From the top; what the areas of each player are worth beside the lowest level."""
    stones = [letter(scene, owner) if owner >= 0 else "." for owner in board["burial"]["stones"]]
    lines: list[str] = []
    first = 0
    for level, places in enumerate(printed(scene)["hill_levels"]):
        row = stones[first : first + places]
        lines.insert(0, f"{' ' * level}{' '.join(row)}")
        first += places
    areas = dynasty["hill"]
    if areas is not None:
        values = {
            seat: "+".join([str(points) for points in found])
            for seat, found in enumerate(areas["areas"])
            if found
        }
        lines[1] = pad(lines[1], 9) + GAP + tally(scene, values)
    lines[-1] = pad(lines[-1], 9) + GAP + note
    return lines


def crypt(scene: Scene, board: ImhotepView, dynasty: DynastyView, note: str) -> list[str]:
    """Row by row; open tombs show their number."""
    grid = dynasty["crypt"]
    if grid is None:
        return []
    texts = [
        letter(scene, owner) if owner >= 0 else str(tomb) if tomb in grid["open"] else "."
        for tomb, owner in enumerate(board["burial"]["stones"], start=1)
    ]
    columns = grid["columns"]
    rows = [texts[first : first + columns] for first in range(0, len(texts), columns)]
    lines = ["".join([pad(text, 3) for text in row]) for row in rows]
    tombs = " ".join([f"[{tomb}]" for tomb in grid["open"]])
    open_text = tombs or scene.texts.say("imhotep-board-nothing")
    lines[0] += GAP + scene.texts.say("imhotep-board-tombs", tombs=open_text, left=grid["left"])
    lines[1] += GAP + note
    return lines


# ---- obelisks


def giant(scene: Scene, board: ImhotepView, dynasty: DynastyView, note: str) -> list[str]:
    """The path, then the columns of each player from the left, with complete levels."""
    path = dynasty["giant"]
    if path is None:
        return []
    owners = [tile["owner"] for tile in path["tiles"]]
    owners += [-1] * (len(path["shapes"]) - len(owners))
    text = " ".join(spaces_text(scene, owners, path["shapes"], len(path["tiles"])))
    columns = {
        seat: scene.texts.say(
            "imhotep-board-shaft",
            columns="-".join([str(height) for height in heights]),
            levels=path["levels"][seat],
        )
        for seat, heights in enumerate(path["heights"])
    }
    lying = sum(board["obelisks"]["heights"])
    if lying >= len(path["shapes"]):
        text += GAP + beside(scene, lying - len(path["shapes"]))
    return [text, tally(scene, columns), note]


def avenue(scene: Scene, board: ImhotepView, dynasty: DynastyView, note: str) -> list[str]:
    """`3 b 1/4 = 12`: number, owner, stones, height, points."""
    sites = dynasty["avenue"]
    if sites is None:
        return []
    texts: list[str] = []
    for number, owner in enumerate(board["obelisks"]["towers"]):
        stone = letter(scene, owner) if owner >= 0 else "-"
        height = f"{sites['stones'][number]}/{sites['heights'][number]}"
        texts.append(f"#{number + 1} {stone} {height}={sites['points'][number]}".ljust(12))
    rows = [texts[first : first + AVENUE_ROW] for first in range(0, len(texts), AVENUE_ROW)]
    return [*["  ".join(row).rstrip() for row in rows], note]


# ---- the market


def pile_text(scene: Scene, pile: PileView) -> str:
    """Cards face down, and those that the viewer has seen."""
    if pile["cards"] == 0:
        return ""
    text = scene.texts.say("imhotep-board-face-down", cards=pile["cards"])
    if not pile["known"]:
        return text
    names = [scene.texts.say(CARD_ID[card]) for card in pile["known"]]
    return scene.texts.say(
        "imhotep-board-pile", cards=pile["cards"], known=scene.texts.listed(names)
    )


# ---- prophecies and what the players have


def prophecy_text(scene: Scene, prophecy: ProphecyView, windows: list[list[int]]) -> str:
    """`Osiris: A +6  b +4`; a star after those for whom it holds now."""
    scarabs = {
        seat: f"+{windows[window][0]}/{windows[window][1]}"
        for seat, window in enumerate(prophecy["scarabs"])
        if window >= 0
    }
    holds = "".join([letter(scene, seat) for seat, met in enumerate(prophecy["met"]) if met])
    return scene.texts.say(
        "imhotep-board-prophecy",
        prophecy=scene.texts.say(PROPHECY_ID[prophecy["prophecy"]]),
        scarabs=tally(scene, scarabs) or "-",
        holds=holds or "-",
    )


def extra_lines(scene: Scene, dynasty: DynastyView) -> list[str]:
    """Prophecies, scarabs and coins; nothing if there are none."""
    lines = [
        prophecy_text(scene, prophecy, dynasty["windows"]) for prophecy in dynasty["prophecies"]
    ]
    parts: list[str] = []
    if dynasty["scarabs"] is not None:
        left = tally(scene, dict(enumerate(dynasty["scarabs"])))
        parts.append(scene.texts.say("imhotep-board-scarabs", scarabs=left))
    if dynasty["coins"] is not None:
        left = tally(scene, dict(enumerate(dynasty["coins"])))
        parts.append(scene.texts.say("imhotep-board-coins", coins=left))
    if parts:
        lines.append(GAP.join(parts))
    if dynasty["drawn"]:
        names = [scene.texts.say(CARD_ID[card]) for card in dynasty["drawn"]]
        lines.append(scene.texts.say("imhotep-board-seen", cards=scene.texts.listed(names)))
    return lines
