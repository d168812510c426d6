"""Writes the figures that the browser client has at hand without a server, for people who play with
the real box: what score pads, set-up guides and the randomiser count with.

    PYTHONPATH=src python scripts/box_figures.py           # writes the file
    PYTHONPATH=src python scripts/box_figures.py --check   # fails if it is not up to date

All of them are the engine's own tables; none is written by hand in the client.
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import saqqara.games.cleopatra.tables as cleopatra
import saqqara.games.imhotep.tables as imhotep
import saqqara.games.murals.tables as murals
import saqqara.games.pharaoh.tables as pharaoh
from saqqara.games.imhotep.figures import STANDARD
from saqqara.games.imhotep.printed import printed as imhotep_printed
from saqqara.games.imhotep.sites.burial import c as hill
from saqqara.kernel.bits import members

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "box" / "figures.json"
COMMAND: Final = "PYTHONPATH=src python scripts/box_figures.py"


def main() -> int:
    text = json.dumps(figures(), indent=1) + "\n"
    is_current = FILE.exists() and FILE.read_text(encoding="utf-8") == text
    if sys.argv[1:] == ["--check"]:
        if not is_current:
            print(f"{FILE} is not up to date: run {COMMAND}", file=sys.stderr)
        return 0 if is_current else 1
    FILE.write_text(text, encoding="utf-8")
    return 0


def figures() -> dict[str, Any]:
    return {
        "imhotep": imhotep_figures(),
        "cleopatra": cleopatra_figures(),
        "murals": murals_figures(),
        "pharaoh": pharaoh_figures(),
    }


def imhotep_figures() -> dict[str, Any]:
    box = imhotep
    printed = imhotep_printed(box.SEATS)
    seats = box.PLAYERS
    taken = ("sets", "set_more", "towers", "tower_stones", "decoration_stones", "hill_levels")
    more = ("chamber_rows", "crypt_penalty", "shaft_columns", "level_points", "pyramid_a")
    # Those of the second row had to be reconstructed: the box at hand may say something else.
    read = ("arena_track", "crypt_columns", "obelisk_ranks", "avenue", "prophecies")
    return {
        "players": list(seats),
        **{name: printed[name] for name in (*taken, *more)},  # type: ignore[literal-required]
        **{name: STANDARD[name] for name in read},
        "rows": printed["rows"],
        "heights": {str(players): imhotep_printed(players)["heights"] for players in seats},
        "horus": {str(players): box.HORUS_STONES[players] for players in seats},
        "hill_beside": [members(hill.BESIDE[place]) for place in range(box.HILL_PLACES)],
        "hill_cap": box.HILL_CAP,
        "tombs": box.TOMBS,
        "waiting": box.WAITING_POINTS,
        "blue": box.BLUE_POINTS,
        "wrath": box.WRATH,
        "open_prophecies": box.OPEN_PROPHECIES,
        "prophecy_words": list(box.PROPHECY_WORD),
        "set_statues": box.SET_STATUES,
        "amun_reds": box.AMUN_REDS,
        "ra_greens": box.RA_GREENS,
        "scarabs": box.SCARABS,
        # for setting up
        "rounds": box.ROUNDS,
        "stones": box.STONES,
        "second_colour": box.SECOND_COLOUR,
        "sled": box.SLED,
        "first_sled": box.FIRST_SLED,
        "temple_width": {str(players): box.TEMPLE_WIDTH[players] for players in seats},
        "fleets": {
            str(players): [fleet(card) for card in box.FLEETS_FOR[players]] for players in seats
        },
        "deck": box.DECK_SIZE,
        "new_cards": box.NEW_STATUES + box.NEW_COPIES * (box.KINDS - box.BASE_KINDS),
        "copies": card_copies(),
        "face_down": box.FACE_DOWN,
        "slots": box.SLOTS,
        "coins": box.COINS,
        "pile_cards": box.PILE_CARDS,
        "scaffolds": box.SCAFFOLDS,
        "tombs_a_round": box.TOMBS_A_ROUND,
        "path": box.PATH_SPACES,
        "sites": list(box.SITE_WORD),
    }


def fleet(card: int) -> list[int]:
    first = imhotep.SHIPS * card
    return [imhotep.FLEET_SIZE[first + ship] for ship in range(imhotep.SHIPS)]


def card_copies() -> dict[str, int]:
    """Of the market cards, with those of A New Dynasty."""
    box = imhotep
    copies = {word: box.COPIES[kind] for kind, word in enumerate(box.CARD_WORD[: box.BASE_KINDS])}
    copies |= dict.fromkeys(box.CARD_WORD[box.BASE_KINDS :], box.NEW_COPIES)
    copies[box.CARD_WORD[box.STATUE]] += box.NEW_STATUES
    return copies


def cleopatra_figures() -> dict[str, Any]:
    box = cleopatra
    cards = sum(box.COPIES)
    piles = {str(players): cards - box.HAND * players for players in box.PLAYERS}
    return {
        "players": list(box.PLAYERS),
        "merchant_worth": box.MERCHANT_WORTH,
        "hand": box.HAND,
        "talents": box.TALENTS,
        "merchants": box.MERCHANTS,
        "statues": box.STATUES,
        "cards": cards,
        "piles": piles,
        "dice": box.DICE,
        "stalls": box.STALLS,
        "pieces": {word: box.PIECES[kind] for kind, word in enumerate(box.CATEGORY_WORD)},
    }


def murals_figures() -> dict[str, Any]:
    tracks = murals.STANDARD["tracks"]
    return {
        "players": list(murals.PLAYERS),
        "tracks": tracks,
        "cards": murals.CARDS,
        "hand": murals.HAND_CARDS,
    }


def pharaoh_figures() -> dict[str, Any]:
    box = pharaoh
    lots = range(box.TREASURES)
    return {
        "players": list(box.PLAYERS),
        "treasures": [
            {"kind": box.TREASURE_WORD[box.TREASURE_KIND[lot]], "items": box.TREASURE_ITEMS[lot]}
            for lot in lots
        ],
        "variety": list(box.VARIETY),
        "flag_points": box.FLAG_POINTS,
        "flagged": box.CREW_KINDS - box.PLAIN_KINDS,
        "crew": [box.CREW_VALUE[kind] for kind in range(box.PLAIN_KINDS)],
        "pharaohs": {str(players): box.PHARAOHS[players] for players in box.PLAYERS},
        "rounds": box.ROUNDS,
        "lots": box.LOTS,
        "lots_a_round": box.LOTS_PER_ROUND,
    }


if __name__ == "__main__":
    sys.exit(main())
