"""Draws terminal text as an SVG picture: `python scripts/picture.py <TEXT >PICTURE.svg`."""

import sys
from xml.sax.saxutils import escape

COLUMNS, LINE, GLYPH, MARGIN = 80, 18, 8.43, 16


def main() -> None:
    lines = sys.stdin.read().rstrip("\n").split("\n")
    width = round(COLUMNS * GLYPH + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">')
    print(f'<rect width="{width}" height="{height}" rx="10" fill="#141C24"/>')
    print('<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14"')
    print('   fill="#F3E8D0">')
    for number, line in enumerate(lines):
        y = MARGIN + (number + 0.8) * LINE
        colour = ' fill="#E3B354"' if line.startswith(("==", "Player 1 >")) else ""
        kept = escape(line).replace(" ", "\u00a0")  # plain spaces would collapse
        print(f'<text x="{MARGIN}" y="{y:.0f}"{colour}>{kept}</text>')
    print("</g>\n</svg>")


if __name__ == "__main__":
    main()
