"""Imhotep: the message ids of things, and the words for pieces and places in events."""

from typing import Final

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import QUARRY, SLED_STONE, ImhotepState, side_of
from saqqara.kernel.frame import a_of, kind_of

SITE_NAME: Final[tuple[str, ...]] = (
    "imhotep-site-market",
    "imhotep-site-pyramids",
    "imhotep-site-temple",
    "imhotep-site-burial",
    "imhotep-site-obelisks",
)
SIDE_NAME: Final[tuple[str, ...]] = (
    "imhotep-side-a",
    "imhotep-side-b",
    "imhotep-side-c",
    "imhotep-side-d",
)
CARD_NAME: Final[tuple[str, ...]] = (
    "imhotep-card-entrance",
    "imhotep-card-sarcophagus",
    "imhotep-card-paved-path",
    "imhotep-card-pyramid-decoration",
    "imhotep-card-temple-decoration",
    "imhotep-card-burial-decoration",
    "imhotep-card-obelisk-decoration",
    "imhotep-card-lever",
    "imhotep-card-hammer",
    "imhotep-card-sail",
    "imhotep-card-chisel",
    "imhotep-card-statue",
    "imhotep-card-extra-storage",
    "imhotep-card-private-quarry",
    "imhotep-card-stone-ornament",
    "imhotep-card-raft",
    "imhotep-card-gangplank",
)
PROPHECY_NAME: Final[tuple[str, ...]] = (
    "imhotep-prophecy-osiris",
    "imhotep-prophecy-anubis",
    "imhotep-prophecy-isis",
    "imhotep-prophecy-horus",
    "imhotep-prophecy-set",
    "imhotep-prophecy-amun",
    "imhotep-prophecy-ra",
)
PYRAMID_NAME: Final[tuple[str, ...]] = (
    "imhotep-pyramid-left",
    "imhotep-pyramid-middle",
    "imhotep-pyramid-right",
)
SOURCE_NAME: Final[tuple[str, ...]] = (
    "imhotep-source-pyramids",
    "imhotep-source-temple",
    "imhotep-source-burial",
    "imhotep-source-obelisks",
    "imhotep-source-statues",
    "imhotep-source-ornaments",
    "imhotep-source-blue",
    "imhotep-source-wrath",
    "imhotep-source-private-quarry",
    "imhotep-source-prophecies",
)


def fleet_word(fleet: i64) -> str:
    """`4-3-2-2`."""
    sizes = [str(box.FLEET_SIZE[box.SHIPS * fleet + ship]) for ship in range(box.SHIPS)]
    return "-".join(sizes)


def side_word(s: ImhotepState, site: i64) -> str:
    """`a`, `b`; `?` while the side has still to be drawn."""
    packed = s.top()
    if kind_of(packed) == do.CHOOSE_SIDE and site >= a_of(packed):
        return "?"
    return box.SIDE_WORD[side_of(s, site)]


# ---- pieces and places, for the moves of events


def stone(seat: i64) -> str:
    return f"stone-{seat}"


def card(kind: i64) -> str:
    return f"card {box.CARD_WORD[kind]}"


def source_place(seat: i64, source: i64) -> str:
    """Where a stone comes from: `ship-0-2`, `quarry-1`."""
    if source == QUARRY:
        return f"quarry-{seat}"
    if source == SLED_STONE:
        return f"sled-{seat}"
    return f"ship-{source // box.SPACES}-{source % box.SPACES}"


def slot_place(slot: i64) -> str:
    """Where a card comes from: `market-2`, or the draw pile for slot -1."""
    return "deck" if slot < 0 else f"market-{slot}"


def dock_place(site: i64) -> str:
    return f"dock-{box.SITE_WORD[site]}"
