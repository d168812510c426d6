"""The board as text, or as pixels: what the terminal shows, seen by a spectator or a seat.

Pixels are drawn with Pillow and the small fixed-width font inside it, so that a picture looks
the same on every machine: no window, no fonts of the system, no game library. That font has
Latin letters only, so pixels are in English.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.state import State
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import THEMES, WIDTH
from saqqara.text import Texts

ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (ANSI, RGB)
MARGIN: Final = 12
LINE: Final = 14
GLYPH: Final = 6
LINES: Final = 44  # as many as the largest board takes, so that all pictures have one size
PAPER: Final = (20, 28, 36)
INK: Final = (243, 232, 208)


def board_lines(game: Game, s: State, seat: int = SPECTATOR, lang: str = "en") -> list[str]:
    """The board in lines of at most 78 cells."""
    names = [f"player_{number}" for number in range(game.players)]
    view = table_view(game, s, seat)
    scene = Scene(view, names, Texts(lang), THEMES["ascii"], printed=game.voice.printed())
    return BOARDS[game.id].draw(scene)


def board_text(game: Game, s: State, seat: int = SPECTATOR, lang: str = "en") -> str:
    return "\n".join(board_lines(game, s, seat, lang)) + "\n"


def board_pixels(game: Game, s: State, seat: int = SPECTATOR) -> NDArray[np.uint8]:
    """Rows, columns, and red, green, blue."""
    from PIL import Image, ImageDraw, ImageFont

    lines = board_lines(game, s, seat)
    size = (WIDTH * GLYPH + 2 * MARGIN, max(LINES, len(lines)) * LINE + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default_imagefont()
    for number, line in enumerate(lines):
        plain = line.encode("latin-1", "replace").decode("latin-1")
        pen.text((MARGIN, MARGIN + number * LINE), plain, fill=INK, font=font)
    return np.asarray(image, np.uint8).copy()
