"""Imhotep: what is printed on boards and cards, for whoever draws them (`Game.printed`).

The figures themselves stand in tables.py. Those of sides C and D are in the view: an edition
may replace them, and some of them lie face down for a while.
"""

from typing import Final, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep.tables import (
    BESIDE_POINTS,
    CARD_SPACE,
    CARD_WORD,
    CHOICE,
    CRYPT_PENALTY,
    DECORATION_STONES,
    HEIGHT_PRIZES,
    HILL_FIRST,
    HILL_LEVELS,
    HORUS_STONES,
    LEVEL_POINTS,
    LOAD_SPACE,
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_B_SPACES,
    ROUNDS,
    ROW_PRIZES,
    ROWS,
    SEATS,
    SET_MORE,
    SET_POINTS,
    SHAFT_COLUMNS,
    SLED,
    STATUE,
    STONES_SPACE,
    TEMPLE_A_POINTS,
    TEMPLE_B,
    TOWER_POINTS,
    TOWER_STONES,
    TWO_POINTS,
)

BONUS_WORD: Final = {CARD_SPACE: "card", STONES_SPACE: "stones", LOAD_SPACE: "load"}


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
    first = SEATS * (players - 2)
    return {
        "rounds": ROUNDS,
        "sled": SLED,
        "beside": BESIDE_POINTS,
        "pyramid_a": list(PYRAMID_A),
        "pyramid_b": list(PYRAMID_B),
        "small": PYRAMID_B_SPACES,
        "bonuses": [BONUS_WORD.get(space, "") for space in range(len(PYRAMID_B))],
        "temple_a": TEMPLE_A_POINTS,
        "temple_b": [reward_word(reward) for reward in TEMPLE_B],
        "chamber_rows": ROWS,
        "sets": list(SET_POINTS),
        "set_more": SET_MORE,
        "rows": list(ROW_PRIZES)[:players],
        "heights": [HEIGHT_PRIZES[first + rank] for rank in range(players)],
        "towers": list(TOWER_POINTS),
        "tower_stones": TOWER_STONES,
        "decoration_stones": DECORATION_STONES,
        "hill_levels": [HILL_FIRST[up + 1] - HILL_FIRST[up] for up in range(HILL_LEVELS)],
        "crypt_penalty": CRYPT_PENALTY,
        "shaft_columns": SHAFT_COLUMNS,
        "level_points": LEVEL_POINTS,
        "horus_stones": HORUS_STONES[players],
        "cards": {word: colour(kind) for kind, word in enumerate(CARD_WORD)},
    }


def reward_word(reward: i64) -> str:
    if reward == CHOICE:
        return "choice"
    return "two" if reward == TWO_POINTS else "card"


def colour(kind: i64) -> str:
    if kind == STATUE:
        return "purple"
    if cards.is_red(kind):
        return "red"
    return "blue" if cards.is_blue(kind) else "green"
