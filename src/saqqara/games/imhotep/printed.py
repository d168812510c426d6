"""Imhotep: what is printed on boards and cards, for whoever draws them (`Voice.printed`).

The figures themselves stand in tables.py. Those of sides C and D are in the view: an edition
may replace them, and some of them lie face down for a while.
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box

BONUS_WORD: Final = {box.CARD_SPACE: "card", box.STONES_SPACE: "stones", box.LOAD_SPACE: "load"}


class ImhotepPrinted(TypedDict):
    rounds: int
    sled: int  # stones it holds
    beside: int  # points of a stone beside the pyramids
    pyramid_a: list[int]  # points in the order of filling
    pyramid_b: list[int]  # three small ones
    small: int  # spaces of a small one
    bonuses: list[str]  # by space of pyramid_b: card, stones, load, "" = none
    temple_a: int  # points of a visible stone
    temple_b: list[str]  # by space: choice, two, card
    chamber_rows: int  # of burial chambers A and B
    sets: list[int]  # points of groups and statues, from none up
    set_more: int  # for each one more
    rows: list[int]  # burial chamber B: points by rank
    heights: list[int]  # obelisks A: points by rank
    towers: list[int]  # obelisks B: points along the track
    tower_stones: int
    decoration_stones: int  # that make a point of a decoration
    hill_levels: list[int]  # burial chamber C: places, from the lowest up
    crypt_penalty: int  # burial chamber D: points that are lost
    shaft_columns: int  # obelisks C
    level_points: int  # obelisks C
    horus_stones: int  # that the prophecy of Horus asks for at every site
    cards: dict[str, str]  # colour by card


def printed(players: i64) -> ImhotepPrinted:
    first = box.SEATS * (players - 2)
    return {
        "rounds": box.ROUNDS,
        "sled": box.SLED,
        "beside": box.BESIDE_POINTS,
        "pyramid_a": list(box.PYRAMID_A),
        "pyramid_b": list(box.PYRAMID_B),
        "small": box.PYRAMID_B_SPACES,
        "bonuses": [BONUS_WORD.get(space, "") for space in range(len(box.PYRAMID_B))],
        "temple_a": box.TEMPLE_A_POINTS,
        "temple_b": [reward_word(reward) for reward in box.TEMPLE_B],
        "chamber_rows": box.ROWS,
        "sets": list(box.SET_POINTS),
        "set_more": box.SET_MORE,
        "rows": list(box.ROW_PRIZES)[:players],
        "heights": [box.HEIGHT_PRIZES[first + rank] for rank in range(players)],
        "towers": list(box.TOWER_POINTS),
        "tower_stones": box.TOWER_STONES,
        "decoration_stones": box.DECORATION_STONES,
        "hill_levels": [
            box.HILL_FIRST[up + 1] - box.HILL_FIRST[up] for up in range(box.HILL_LEVELS)
        ],
        "crypt_penalty": box.CRYPT_PENALTY,
        "shaft_columns": box.SHAFT_COLUMNS,
        "level_points": box.LEVEL_POINTS,
        "horus_stones": box.HORUS_STONES[players],
        "cards": {word: colour(kind) for kind, word in enumerate(box.CARD_WORD)},
    }


def reward_word(reward: i64) -> str:
    if reward == box.CHOICE:
        return "choice"
    return "two" if reward == box.TWO_POINTS else "card"


def colour(kind: i64) -> str:
    if kind == box.STATUE:
        return "purple"
    if cards.is_red(kind):
        return "red"
    return "blue" if cards.is_blue(kind) else "green"
