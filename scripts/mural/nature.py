"""Animals and plants of the Nile."""

import math
import random

from pen import (
    CARNELIAN,
    CLAY,
    GOLD,
    INK,
    LAPIS,
    LEAF,
    LINEN,
    MALACHITE,
    STRAW,
    TURQUOISE,
    at,
    dot,
    limb,
    line,
    once,
    path,
    short,
)

RANDOM = random.Random(7)


def ox(
    x: float,
    y: float,
    size: float,
    coat: str,
    patch: str,
    *,
    flip: bool = False,
    donkey: bool = False,
) -> str:
    g = limb([(-34, -40), (-38, -20), (-36, -3)], 8, coat)
    g += limb([(24, -40), (26, -20), (22, -3)], 8, coat)
    g += line("M-46 -62Q-56 -50 -52 -26", INK, 3) + path("M-55 -30l6 0l-3 12z", INK, 1)
    g += path(
        "M-46 -66Q-20 -74 16 -68Q34 -76 44 -72L50 -58Q36 -44 26 -34Q0 -26 -36 -32Q-50 -44 -46 -66Z",
        coat,
    )
    g += path("M-30 -68Q-14 -70 -8 -58Q-18 -46 -32 -52Z", patch, 0)
    g += path("M6 -66Q18 -66 18 -54Q8 -48 2 -56Z", patch, 0)
    g += limb([(-24, -38), (-22, -20), (-26, -3)], 8, coat)
    g += limb([(32, -42), (38, -22), (36, -3)], 8, coat)
    g += path("M36 -74Q44 -86 56 -82L70 -66Q72 -58 64 -57L48 -60Q38 -62 36 -74Z", coat)
    if donkey:
        g += path("M44 -80Q34 -98 38 -112Q50 -102 52 -82Z", coat, 1.8)
        g += path("M50 -82Q46 -98 54 -110Q60 -98 58 -82Z", coat, 1.8)
    else:
        horn = "M46 -82Q50 -104 66 -106"
        g += line(horn, INK, 6) + line(horn, "#F2E3C0", 3) + path("M42 -82l-10 2l8 6z", coat, 1.5)
    g += dot(55, -73, 2.4, INK, 0) + dot(67, -61, 1.4, INK, 0)
    return at(x, y, size, g, flip)


def gazelle(x: float, y: float, size: float, *, flip: bool = False, coat: str = "#D9A060") -> str:
    """Leaping, with long horns."""
    g = limb([(-26, -30), (-40, -18), (-52, -20)], 4, coat)
    g += limb([(20, -34), (38, -30), (50, -20)], 4, coat)
    g += path(
        "M-34 -38Q-14 -48 10 -44Q22 -48 30 -60L38 -58Q36 -44 26 -34Q4 -24 -22 -26Q-36 -28 -34 -38Z",
        coat,
        1.8,
    )
    g += path("M-24 -28Q0 -22 20 -32Q2 -30 -24 -28Z", LINEN, 0)
    g += limb([(-24, -30), (-36, -10), (-48, -8)], 4, coat)
    g += limb([(24, -36), (40, -38), (50, -32)], 4, coat)
    g += path("M28 -60Q32 -70 40 -68L50 -60Q48 -55 38 -56Z", coat, 1.6)
    g += line("M32 -68Q24 -84 12 -86M36 -70Q30 -88 20 -92", INK, 2.6)
    g += path("M30 -64l-10 -2l8 7z", coat, 1.2) + dot(40, -63, 1.6, INK, 0)
    return at(x, y, size, g + path("M-34 -38l-8 -6l2 9z", INK, 1), flip)


def hound(x: float, y: float, size: float, *, flip: bool = False) -> str:
    coat = "#F2E3C0"
    g = limb([(-24, -24), (-38, -12), (-46, -14)], 4, coat)
    g += limb([(20, -24), (36, -20), (44, -10)], 4, coat)
    g += path(
        "M-30 -30Q-10 -38 14 -34Q24 -42 34 -42L46 -36L34 -32Q24 -22 12 -18Q-10 -16 -26 -20Z",
        coat,
        1.8,
    )
    g += limb([(-22, -22), (-30, -8), (-42, -4)], 4, coat) + limb(
        [(18, -22), (30, -28), (42, -24)], 4, coat
    )
    g += line("M-30 -28Q-42 -38 -38 -46Q-34 -48 -34 -42", INK, 2.4)
    g += path("M28 -40l-4 -10l9 6z", coat, 1.3) + line("M17 -38l3 12", CARNELIAN, 3)
    return at(x, y, size, g + dot(36, -38, 1.5, INK, 0), flip)


def flying_bird(
    x: float,
    y: float,
    size: float,
    *,
    body: str = LINEN,
    wing: str = LAPIS,
    flip: bool = False,
    up: bool = True,
) -> str:
    g = path("M-14 2Q-20 -18 -44 -26Q-30 -6 -16 8Z", wing, 1.6)
    g += line("M-20 -2L-34 -18M-18 3L-28 -8", LINEN, 1.2)
    g += path("M-30 10Q-10 -8 18 -2Q28 -10 34 -8L46 -4L34 -2Q28 4 16 8Q-6 14 -30 10Z", body, 1.8)
    if up:
        g += path("M2 0Q0 -24 -14 -40Q16 -32 16 -2Z", wing, 1.8)
        g += line("M4 -6L-4 -30M9 -6L4 -26", LINEN, 1.2)
    else:
        g += path("M12 2Q4 24 -14 36Q-14 14 -4 0Z", wing, 1.8)
        g += line("M4 6L-8 26M0 4L-8 16", LINEN, 1.2)
    g += path("M-30 10L-44 8L-42 14Z", INK, 1.2) + dot(33, -6, 1.6, INK, 0)
    return at(x, y, size, once(g + line("M-16 11L-30 18", CARNELIAN, 2)), flip)


def hoopoe(x: float, y: float, size: float, *, flip: bool = False) -> str:
    """With its crest and barred wings."""
    g = path("M-16 4Q-30 -16 -52 -18Q-40 2 -18 14Z", INK, 1.6) + line(
        "M-24 -6L-42 -14M-22 2L-36 -4", LINEN, 2.4
    )
    g += path(
        "M-32 14Q-10 -8 16 -4Q24 -12 32 -10Q36 -6 32 -2Q24 6 12 10Q-8 18 -32 14Z", "#D98A4E", 1.8
    )
    g += path("M4 0Q-2 -26 -22 -42Q14 -36 18 -2Z", INK, 1.8) + line(
        "M6 -8L-8 -30M12 -8L4 -28", LINEN, 2.6
    )
    g += path("M26 -10L18 -26L24 -20L24 -30L29 -21L33 -29L33 -19L39 -22L33 -9Z", "#E2A05E", 1.4)
    g += line("M34 -6L52 -2", INK, 2) + dot(30, -6, 1.6, INK, 0)
    return at(x, y, size, g + path("M-32 14L-48 14L-44 20Z", INK, 1.2), flip)


def kingfisher(x: float, y: float, size: float) -> str:
    """Hovers over the water, a fish in its bill."""
    g = path("M-4 -8Q-26 -34 -54 -32Q-44 -10 -8 4Z", TURQUOISE, 1.7)
    g += path("M8 -8Q28 -34 56 -30Q46 -8 12 4Z", TURQUOISE, 1.7)
    g += line("M-14 -6L-40 -24M-12 0L-34 -12M18 -6L42 -22M16 0L36 -10", LINEN, 1.5)
    g += path("M-8 18Q-14 -6 2 -20Q16 -8 12 16Q8 28 2 34Q-6 28 -8 18Z", LINEN, 1.8)
    g += path("M-8 -16Q-8 -30 4 -30Q14 -28 14 -18Q6 -10 -4 -12Z", LAPIS, 1.6)
    g += path("M12 -24L40 -16L12 -14Z", INK, 1) + dot(6, -22, 1.8, LINEN, 0)
    g += path("M-2 30l-6 16l8 -4l8 6l-2 -18z", LAPIS, 1.5)
    return at(x, y, size, g + path("M36 -26Q44 -16 36 -6Q30 -16 36 -26Z", CARNELIAN, 1.4))


def falcon(x: float, y: float, size: float) -> str:
    wing = path("M8 -6Q50 -34 108 -26L104 -14L96 -6L84 2L70 8L54 12L36 14L10 14Z", TURQUOISE)
    wing += path("M8 -6Q50 -34 108 -26Q60 -20 10 4Z", GOLD, 1.6)
    wing += line("M96 -22L96 -6M84 -20L84 2M70 -16L70 8M54 -10L54 12M36 -4L36 14", INK, 1.4)
    wing += path("M104 -14L108 -26L96 -22L96 -6Z", LAPIS, 1.4)
    g = once(wing) + f'<g transform="scale(-1 1)">{once(wing)}</g>'
    g += path("M-9 14L-16 40H16L9 14Z", LAPIS) + line("M-5 18L-8 40M0 16V40M5 18L8 40", GOLD, 1.5)
    g += path("M-11 -10Q0 -18 11 -10Q12 12 0 24Q-12 12 -11 -10Z", LINEN)
    g += line("M-6 -2q6 4 12 0M-6 4q6 4 12 0M-5 10q5 4 10 0", CARNELIAN, 1.6)
    g += path("M-7 -14Q-6 -27 3 -27Q11 -25 13 -17L8 -17Q6 -10 0 -10Q-6 -10 -7 -14Z", GOLD, 1.8)
    g += dot(3, -20, 2.2, INK, 0) + line("M3 -17l-1 5", INK, 1.6) + dot(1, -37, 9, CARNELIAN)
    g += line("M-8 34q-8 4 -4 12M8 34q8 4 4 12") + dot(-13, 49, 5, "none", 2.4)
    return at(x, y, size, g + dot(13, 49, 5, "none", 2.4))


def scarab(x: float, y: float, size: float) -> str:
    """Winged, lifting the morning sun."""
    wing = path("M8 2Q30 -26 62 -20Q60 -4 46 6Q26 14 8 12Z", LAPIS, 1.8)
    wing += path("M8 2Q30 -26 62 -20Q34 -12 10 8Z", TURQUOISE, 1.4)
    wing += line("M52 -18L46 4M42 -16L36 9M32 -12L26 11M22 -6L18 11", GOLD, 1.4)
    g = once(wing) + f'<g transform="scale(-1 1)">{once(wing)}</g>'
    g += line("M-8 -8L-14 -24L-6 -28M8 -8L14 -24L6 -28M-9 18L-18 30M9 18L18 30", INK, 3)
    g += dot(0, -34, 10, CARNELIAN) + path("M-8 -6Q0 -16 8 -6L10 0H-10Z", "#14756F", 1.8)
    g += path("M-12 0Q-14 24 0 28Q14 24 12 0Z", TURQUOISE) + line(
        "M0 0V27M-12 3Q0 8 12 3", INK, 1.6
    )
    return at(x, y, size, g + line("M-7 10q-1 8 3 13M7 10q1 8 -3 13", LINEN, 1))


def duck(
    x: float,
    y: float,
    size: float,
    coat: str = "#8C6A3C",
    head: str = MALACHITE,
    *,
    flip: bool = False,
) -> str:
    g = path(
        "M-26 -8Q-30 -18 -36 -18Q-24 -22 -10 -18Q4 -20 12 -14Q14 -28 10 -34Q12 -42 22 -40"
        "L32 -36L24 -32Q24 -8 12 0Q-12 6 -26 -8Z",
        coat,
        1.8,
    )
    g += path("M12 -14Q14 -28 10 -34Q12 -42 22 -40L24 -32Q24 -24 22 -18Z", head, 1.4)
    g += path("M-20 -12Q-4 -20 8 -10Q-4 -2 -20 -12Z", LINEN, 1.4)
    g += path("M23 -39L33 -36L24 -33Z", GOLD, 1.2) + dot(18, -35, 1.8, LINEN, 0)
    return at(x, y, size, g + line("M-30 4q8 5 16 0q8 -5 16 0q8 5 16 0", LINEN), flip)


def heron(x: float, y: float, size: float, *, flip: bool = False) -> str:
    g = line("M-3 -36L-6 -2M5 -36L6 -2M-6 -2h9M6 -2h9", CARNELIAN, 2.4)
    g += path(
        "M-30 -34Q-14 -56 8 -52Q14 -60 8 -76Q6 -92 18 -92L40 -84L22 -83Q18 -78 20 -66"
        "Q22 -48 10 -38Q-6 -30 -30 -34Z",
        "#AFC7CB",
        1.9,
    )
    g += path("M-32 -32Q-12 -50 4 -46Q-4 -34 -32 -32Z", LAPIS, 1.4)
    g += line("M12 -92Q2 -92 -6 -86", INK, 2.2) + dot(18, -87, 1.8, INK, 0)
    return at(x, y, size, g, flip)


def ibis(x: float, y: float, size: float, *, flip: bool = False) -> str:
    g = line("M-4 -30L-8 -2M6 -30L6 -2M-8 -2h10M6 -2h10", INK, 2.4)
    g += path(
        "M-34 -32Q-16 -52 10 -48Q18 -52 20 -66L27 -64Q28 -40 12 -32Q-8 -24 -34 -32Z", LINEN, 1.9
    )
    g += path("M-38 -30Q-28 -42 -14 -42Q-16 -30 -38 -30Z", INK, 1.2)
    g += path("M20 -64Q18 -76 28 -76Q46 -74 50 -52Q40 -66 28 -66Z", INK, 1.4)
    return at(x, y, size, g + dot(27, -71, 1.6, LINEN, 0), flip)


def fish(
    x: float,
    y: float,
    size: float,
    scales: str = TURQUOISE,
    belly: str = "#BFE0D2",
    *,
    flip: bool = False,
    tall: float = 1.0,
) -> str:
    h = 18 * tall
    g = path("M-34 0L-50 -14Q-46 0 -50 14Z", CARNELIAN, 1.8)
    g += path(f"M-36 0Q-10 {short(-h * 1.5)} 30 -4Q36 0 30 4Q-10 {short(h * 1.5)} -36 0Z", scales)
    g += path(f"M-28 3Q-4 {short(h)} 26 6Q0 8 -28 3Z", belly, 0)
    fin = f"M-18 {short(-h * 0.66)}Q-6 {short(-h * 1.5)} 12 {short(-h * 0.68)}"
    g += path(f"{fin}Q-4 {short(-h * 0.86)} -18 {short(-h * 0.66)}Z", GOLD, 1.5)
    g += line("M14 -9q6 8 0 18", INK, 1.6)
    g += line("M4 -8q5 7 0 14M-6 -9q5 8 0 16M-16 -6q4 6 0 12", INK, 1.1, 'opacity=".6"')
    g += dot(22, -3, 3, LINEN, 1.2) + dot(22.5, -3, 1.3, INK, 0)
    return at(x, y, size, g + path("M-2 8l-8 10l12 -6z", CARNELIAN, 1.3), flip)


def turtle(x: float, y: float, size: float) -> str:
    skin = "#7E9A5A"
    g = limb([(-18, 6), (-30, 16), (-38, 14)], 6, skin) + limb(
        [(16, 6), (24, 20), (34, 22)], 6, skin
    )
    g += path("M28 -4Q44 -18 52 -8Q54 2 44 4L28 6Z", skin, 1.8) + dot(45, -7, 1.8, INK, 0)
    g += path("M-32 8Q-30 -22 0 -24Q30 -22 34 8Q0 18 -32 8Z", "#A8763C")
    g += path(
        "M-12 -20L-2 -6H14L22 -18M-2 -6L-10 12M14 -6L20 12M-32 8L-2 -6M14 -6L34 8", "none", 1.4
    )
    return at(
        x,
        y,
        size,
        g + limb([(10, 10), (12, 24), (22, 28)], 6, skin) + path("M-32 6l-10 4l10 2z", skin, 1.4),
    )


def frog(x: float, y: float, size: float) -> str:
    g = path("M-18 0Q-26 -10 -14 -16Q-8 -28 6 -28Q16 -28 18 -18Q14 -8 8 -6L14 0Z", "#7DB26A", 1.8)
    g += path("M-18 0Q-12 -12 0 -4L-4 0Z", MALACHITE, 1.4) + dot(8, -27, 4.5, "#C7D58B", 1.4)
    return at(x, y, size, g + dot(9, -27, 1.8, INK, 0) + line("M17 -18q-5 3 -9 1", INK, 1.4))


def butterfly(x: float, y: float, size: float, wing: str = "#E08A3C", angle: int = -20) -> str:
    half = path("M0 0Q6 -26 28 -24Q30 -8 2 4Q22 2 20 18Q6 22 0 6Z", wing, 1.7)
    half += dot(18, -15, 3, LINEN, 1.2) + dot(13, 11, 2, LAPIS, 1)
    g = once(half) + f'<g transform="scale(-1 1)">{once(half)}</g>'
    g += line("M0 -8V12", INK, 4) + line("M0 -8Q-4 -18 -9 -18M0 -8Q4 -18 9 -18", INK, 1.3)
    return at(x, y, size, f'<g transform="rotate({angle})">{g}</g>')


def palm_crown() -> str:
    top = ""
    for angle in (-168, -140, -112, -68, -40, -12, 18, 162):
        reach = 52 if -150 < angle < -30 else 46
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        end = f"{short(c * reach)} {short(s * reach + 14)}"
        mx, my = c * reach * 0.55, s * reach * 0.8 - 10
        leaf = f"M0 0Q{short(mx)} {short(my - 8)} {end}Q{short(mx * 0.9)} {short(my + 10)} 0 0Z"
        top += path(leaf, MALACHITE if angle % 4 else LEAF, 1.7)
        top += line(f"M0 0Q{short(mx)} {short(my + 1)} {end}", INK, 0.9, 'opacity=".6"')
    dates = ((-8, 0), (-4, 6), (5, 6), (9, 1), (0, 2))
    return top + "".join(dot(dx, 9 + dy, 3.4, CARNELIAN, 1.2) for dx, dy in dates)


def palm(x: float, y: float, high: int, size: float = 1.0, lean: int = 8) -> str:
    bend = short(-high * 0.5)
    d = (
        f"M-6 0Q{short(lean * 0.2 - 4)} {bend} {lean - 4} {-high}"
        f"L{lean + 4} {-high}Q{short(lean * 0.2 + 6)} {bend} 8 0Z"
    )
    rings = "".join(
        f"M{short(lean * (k / high) ** 2 - 5)} {-k}l11 -3" for k in range(8, high - 4, 10)
    )
    trunk = path(d, "#9A6B3C") + line(rings, INK, 1.2)
    return at(x, y, size, trunk + f'<use href="#crown" x="{lean}" y="{-high}"/>')


def umbel() -> str:
    u = path("M0 4Q-22 -6 -26 -30Q-13 -38 0 -38Q13 -38 26 -30Q22 -6 0 4Z", "#7DB26A", 1.8)
    u += line("M0 2L-18 -30M0 2L-9 -35M0 2V-37M0 2L9 -35M0 2L18 -30", MALACHITE, 1.4)
    u += path("M-26 -30Q0 -46 26 -30Q0 -38 -26 -30Z", "#C7D58B", 1.4)
    return u + path("M0 4L-10 -12L-3 -10L0 -18L3 -10L10 -12Z", MALACHITE, 1.2)


def papyrus(x: float, y: float, high: int, lean: int = 0, size: float = 1.0) -> str:
    d = f"M0 0Q0 {short(-high * 0.6)} {lean} {-high}"
    top = f'<use href="#umbel" transform="translate({lean} {-high}) rotate({lean * 0.6:.0f})"/>'
    return at(x, y, size, line(d, INK, 5.5) + line(d, LEAF, 3.2) + top)


def lotus(x: float, y: float, size: float, *, bud: bool = False, petal: str = "#F2D6D0") -> str:
    if bud:
        g = path("M0 0Q-9 -14 0 -30Q9 -14 0 0Z", petal, 1.6)
        return at(
            x, y, size, once(g + path("M0 0Q-9 -8 -5 -17L0 -6L5 -17Q9 -8 0 0Z", MALACHITE, 1.2))
        )
    g = ""
    for ex, ey in ((-26, -16), (26, -16), (-15, -28), (15, -28), (0, -33)):
        first = f"M0 0Q{short(ex * 0.9 - 6)} {short(ey * 0.4)} {ex} {ey}"
        g += path(f"{first}Q{short(ex * 0.3 + 5)} {short(ey * 0.8)} 0 0Z", petal, 1.5)
    g += path("M0 2Q-14 -4 -17 -12Q-6 -10 0 -3Q6 -10 17 -12Q14 -4 0 2Z", MALACHITE, 1.3)
    return at(x, y, size, once(g))


def pad(x: int, y: int, wide: int) -> str:
    shape = f'cx="{x}" cy="{y}" rx="{wide}" ry="{short(wide * 0.26)}"'
    leaf = f'<ellipse {shape} fill="{LEAF}" stroke-width="1.6"/>'
    return leaf + line(f"M{x} {y}l{short(wide * 0.8)} {short(-wide * 0.12)}", INK, 1)


def wheat(x0: int, x1: int, y: int, high: int, step: int = 9) -> str:
    stems = ears = ""
    for x in range(x0, x1 + 1, step):
        tx, ty = round(x + RANDOM.uniform(-4, 4)), round(y - high + RANDOM.uniform(-8, 8))
        stems += f"M{x} {y}L{tx} {ty}"
        ears += f"M{tx} {ty + 6}q-5 -9 0 -20q5 11 0 20z"
    return line(stems, "#A97A22", 1.6) + path(ears, STRAW, 1.1)


def crocodile() -> str:
    skin = "#6E8B4E"
    g = path(
        "M520 950Q560 926 620 922Q680 912 742 926Q780 930 806 940L822 944Q812 956 780 956"
        "L740 954Q660 972 600 962Q560 958 520 950Z",
        skin,
        2.2,
    )
    g += path("M620 922l8 -8l8 6l8 -8l8 6l9 -8l8 7l9 -7l8 8l9 -6l8 8", "none")
    g += line("M806 948l-56 2", INK, 1.6)
    g += "".join(path(f"M{x} 950l3 5l3 -5z", LINEN, 0.8) for x in range(756, 806, 8))
    g += dot(752, 932, 3, GOLD, 1.4) + limb([(640, 958), (632, 972), (644, 976)], 6, skin)
    g += limb([(712, 956), (720, 970), (732, 972)], 6, skin)
    return g + "".join(dot(x, 940 + (x % 3) * 3, 2, "#4E6B36", 0) for x in range(560, 740, 14))


def hippo() -> str:
    hide = "#8C7C8C"
    g = path(
        "M130 880Q134 846 176 842Q214 836 240 852Q262 846 276 858Q290 868 284 884"
        "Q262 896 240 886Q180 896 130 880Z",
        hide,
        2.2,
    )
    g += dot(250, 858, 3.4, INK, 0) + dot(278, 866, 2.2, INK, 0)
    g += path("M234 850q-2 -12 8 -10q4 6 0 12z", hide, 1.8) + lotus(186, 846, 0.5)
    return g + line("M258 884q12 4 24 -2", INK, 1.8) + path("M262 882l2 7l3 -6z", CLAY, 1)
