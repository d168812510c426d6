"""Strokes and colours of the painting: flat colour, dark outline, as short SVG as possible."""

INK = "#2B2118"
SKIN, DEEP_SKIN, FAIR_SKIN = "#A5552F", "#86401F", "#D0935A"
LINEN, CREAM, STRAW, WOOD = "#FBF5E6", "#F3E0B0", "#E9C357", "#B98545"
TURQUOISE, LAPIS, GOLD = "#1FA6A0", "#1F4E79", "#C8962E"
CARNELIAN, MALACHITE, LEAF = "#B5432A", "#3E7C4F", "#5B9A55"
CLAY, STONE, STONE_SHADE = "#C98B55", "#E9D3A0", "#C9A76A"

Point = tuple[float, float]

_drawn: dict[str, str] = {}


def short(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def pen(width: float, stroke: str) -> str:
    """Outline attributes; the group round the picture already sets ink and width 2."""
    if not width:
        return ' stroke="none"'
    colour = f' stroke="{stroke}"' if stroke != INK else ""
    return colour + (f' stroke-width="{width:g}"' if width != 2 else "")


def path(d: str, fill: str, width: float = 2, stroke: str = INK, more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{pen(width, stroke)}{more and " " + more}/>'


def line(d: str, stroke: str = INK, width: float = 2, more: str = "") -> str:
    return path(d, "none", width, stroke, more)


def dot(x: float, y: float, r: float, fill: str, width: float = 2) -> str:
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r)}" fill="{fill}"{pen(width, INK)}/>'
    )


def rod(d: str, colour: str = WOOD, width: float = 2.6) -> str:
    """A line with an outline: poles, oars, ropes."""
    return line(d, INK, width + 2.4) + line(d, colour, width)


def limb(points: list[Point], width: float, colour: str) -> str:
    d = "M" + " ".join(f"{short(x)} {short(y)}" for x, y in points)
    return line(d, INK, width + 3) + line(d, colour, width)


def at(x: float, y: float, size: float, inner: str, flip: bool = False) -> str:
    scale = f"{-size:g} {size:g}" if flip else f"{size:g}"
    return f'<g transform="translate({short(x)} {short(y)}) scale({scale})">{inner}</g>'


def turned(angle: float, inner: str, about: str = "") -> str:
    return f'<g transform="rotate({angle:g}{about})">{inner}</g>'


def once(svg: str) -> str:
    """The first use draws a group and names it, later ones refer to it: a small file."""
    if svg in _drawn:
        return f'<use href="#{_drawn[svg]}"/>'
    _drawn[svg] = f"m{len(_drawn)}"
    return f'<g id="{_drawn[svg]}">{svg}</g>'


def zigzag(x0: float, x1: float, y: float, colour: str, width: float, high: int, step: int) -> str:
    count = int((x1 - x0) / step)
    teeth = "".join(f"l{step} {high if k % 2 else -high}" for k in range(count))
    return line(f"M{short(x0)} {short(y)}{teeth}", colour, width)
