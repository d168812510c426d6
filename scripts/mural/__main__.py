"""Draws the painting of Murals of the Nile, 1000 x 1000 units, 100 to a card.

    python scripts/mural           # writes web/src/games/murals/mural.svg
    python scripts/mural --check   # fails if that file is not up to date

One file for all hundred cards: a board shows the part that it needs.
"""

import sys
from pathlib import Path

from land import desert, fields, sky
from nature import palm_crown, umbel
from pen import INK
from river import band, depths, left_bank, procession, right_bank, ship, surface, water

TARGET = Path(__file__).parents[2] / "web" / "src" / "games" / "murals" / "mural.svg"


def gradient(name: str, *stops: tuple[float, str]) -> str:
    inner = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def painting() -> str:
    defs = gradient("sky", (0, "#A9D6CB"), (0.62, "#F4E2B4"), (1, "#F1CF94"))
    defs += gradient("nile", (0, "#58BDB4"), (0.55, "#2C97A4"), (1, "#1F5C87"))
    defs += f'<g id="crown">{palm_crown()}</g><g id="umbel">{umbel()}</g>'
    drawn = sky() + desert() + fields() + band() + procession() + water() + left_bank()
    drawn += ship(522, 800, 0.98) + right_bank() + surface() + depths()
    pens = f'stroke-linejoin="round" stroke-linecap="round" stroke="{INK}" stroke-width="2"'
    size = 'viewBox="0 0 1000 1000" width="1000" height="1000"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    return f"{head}<g {pens}><defs>{defs}</defs>{drawn}</g></svg>\n"


def main() -> int:
    drawn = painting()
    if "--check" in sys.argv:
        return int(not TARGET.exists() or TARGET.read_text("utf-8") != drawn)
    TARGET.write_text(drawn, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
