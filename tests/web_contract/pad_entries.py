"""What people at a table would enter into the score pads of the browser client: read off a final
view of a spectator, as they would read it off boards, tracks and cards."""

from collections.abc import Callable
from typing import Any, Final

from saqqara.games.imhotep import tables as box
from saqqara.games.murals.sheet import TRACKS
from saqqara.games.pharaoh.tables import TREASURE_ITEMS, TREASURE_KIND, TREASURE_WORD, TREASURES

Board = Any  # the board of a view
Entry = dict[str, Any]
Read = Callable[[Board, dict[str, str], list[int]], Entry]

REDS: Final = {*box.CARD_WORD[: box.REDS], "extra storage", "private quarry"}
BLUES: Final = {*box.CARD_WORD[box.BLUE : box.BLUE + box.BLUES], "raft", "gangplank"}
GREENS: Final = dict(
    zip(box.SITE_WORD[1:], box.CARD_WORD[box.DECORATION + 1 : box.DECORATION + 5], strict=True)
)
MARKET, PYRAMIDS, TEMPLE, BURIAL, OBELISKS = range(box.SITES)


def imhotep(board: Board, options: dict[str, str], track: list[int]) -> Entry:
    sides = "".join(board[site]["side"].upper() for site in box.SITE_WORD)
    turned_up = board.get("dynasty", {}).get("prophecies", [])
    return {
        "sides": sides,
        "wrath": options["wrath"] == "on",
        "overflowAverts": options["crypt_overflow_averts_penalty"] == "on",
        "prophecies": [each["prophecy"] for each in turned_up],
        "chamber": board["burial"]["stones"],
        "avenue": avenue(board, sides),
        "seats": [imhotep_seat(board, sides, seat, track[seat]) for seat in range(len(track))],
    }


def avenue(board: Board, sides: str) -> list[dict[str, int]]:
    if sides[OBELISKS] != "D":
        return []
    owners = board["obelisks"]["towers"]
    stones = board["dynasty"]["avenue"]["stones"]
    return [{"owner": owner, "stones": n} for owner, n in zip(owners, stones, strict=True)]


def imhotep_seat(board: Board, sides: str, seat: int, track: int) -> Entry:
    player = board["players"][seat]
    cards, stones = player["cards"], player["stones"]
    turned_up = board.get("dynasty", {}).get("prophecies", [])
    in_chamber = board["burial"]["stones"].count(seat)
    arena = board["dynasty"]["arena"]["chariots"][seat] if sides[TEMPLE] == "D" else 0
    return {
        "track": track,
        "pyramids": stones["pyramids"],
        "temple": stones["temple"],
        **obelisks(board, sides, seat, stones["burial"] - in_chamber),
        "chariot": arena,
        "statues": cards.count("statue"),
        "decorations": {site: cards.count(card) for site, card in GREENS.items()},
        "ornaments": cards.count("stone ornament"),
        "blue": sum(card in BLUES for card in cards),
        "reds": sum(card in REDS for card in cards),
        "sled": player["sled"],
        "scarabs": [each["scarabs"][seat] for each in turned_up],
    }


def obelisks(board: Board, sides: str, seat: int, beside_chamber: int) -> Entry:
    """What of it is asked for depends on the side; the rest stays as it was, on nothing."""
    side = sides[OBELISKS]
    stones = board["players"][seat]["stones"]["obelisks"]
    along = sum(each["stones"] for each in avenue(board, sides) if each["owner"] == seat)
    return {
        "beside": {"burial": beside_chamber, "obelisks": stones - along if side == "D" else 0},
        "height": stones if side == "A" else 0,
        "towers": board["obelisks"]["towers"].count(seat) if side == "B" else 0,
        "waiting": board["obelisks"]["waiting"][seat] if side == "B" else 0,
        "columns": board["dynasty"]["giant"]["heights"][seat] if side == "C" else [0, 0, 0],
        "path": stones if side == "C" else 0,
    }


def cleopatra(board: Board, _: dict[str, str], __: list[int]) -> Entry:
    asked = ("amulets", "tainted", "cells")
    return {
        "seats": [
            {
                "talents": camp["talents"],
                "merchants": camp["merchants"],
                **{name: camp["reckoning"][name] for name in asked},
            }
            for camp in board["camps"]
        ]
    }


def murals(board: Board, _: dict[str, str], __: list[int]) -> Entry:
    return {"seats": [{track: camp[track] for track in TRACKS} for camp in board["camps"]]}


def pharaoh(board: Board, _: dict[str, str], __: list[int]) -> Entry:
    camps = board["camps"]
    lots = [
        f"{TREASURE_WORD[TREASURE_KIND[lot]]} {TREASURE_ITEMS[lot]}" for lot in range(TREASURES)
    ]
    owner = {word: seat for seat, camp in enumerate(camps) for word in camp["treasure"]}
    crews = [camp["hand"] + camp["tent"] for camp in camps]
    return {
        "owners": [owner.get(word, -1) for word in lots],
        "seats": [
            {
                "flags": sum(card.endswith("f") for card in crew),
                "crew": sum(int(card.removesuffix("f")) for card in crew),
            }
            for crew in crews
        ],
    }


READ: Final[dict[str, Read]] = {
    "imhotep": imhotep,
    "cleopatra": cleopatra,
    "murals": murals,
    "pharaoh": pharaoh,
}
