"""Imhotep: how stones and points are written on the board."""

from collections.abc import Mapping
from typing import Final, cast

from saqqara.games.imhotep.printed import ImhotepPrinted
from saqqara.kernel.event import SPECTATOR
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import tint

LETTERS: Final = "ABCD"


def printed(scene: Scene) -> ImhotepPrinted:
    return cast(ImhotepPrinted, scene.printed)


def letter(scene: Scene, seat: int) -> str:
    """The stone of a seat: capital for the viewer's own; for a spectator all are alike."""
    own = scene.view["seat"] in {seat, SPECTATOR}
    return tint(LETTERS[seat] if own else LETTERS[seat].lower(), seat, scene.theme)


def tally(scene: Scene, values: Mapping[int, object]) -> str:
    """`A 7  b 3`: something for each seat."""
    return "  ".join([f"{letter(scene, seat)} {value}" for seat, value in values.items()])
