"""Figures: legs, bodies, faces and hair are chosen one by one, so that no two look alike."""

from pen import (
    CARNELIAN,
    CREAM,
    FAIR_SKIN,
    GOLD,
    INK,
    LINEN,
    SKIN,
    TURQUOISE,
    WOOD,
    Point,
    at,
    dot,
    limb,
    line,
    once,
    path,
    rod,
    turned,
)

Arms = tuple[list[Point], list[Point]]

# From the hip: back leg, front leg. The last point is the ankle.
LEGS: dict[str, tuple[list[Point], list[Point]]] = {
    "stride": ([(-5, -54), (-15, -28), (-17, -4)], [(4, -54), (19, -28), (20, -4)]),
    "walk": ([(-4, -54), (-8, -29), (-12, -4)], [(3, -54), (11, -29), (11, -4)]),
    "wide": ([(-6, -54), (-20, -30), (-29, -4)], [(4, -54), (24, -34), (24, -4)]),
    "stand": ([(-4, -54), (-6, -28), (-7, -4)], [(4, -54), (7, -28), (8, -4)]),
    "step": ([(-4, -54), (2, -30), (-16, -12)], [(4, -54), (14, -30), (12, -4)]),
}
HANGING: Arms = ([(18, -92), (26, -73), (22, -56)], [(-18, -92), (-25, -73), (-20, -56)])
OFFERING: Arms = ([(18, -92), (33, -80), (47, -84)], [(-16, -92), (14, -74), (43, -76)])
CARRYING: Arms = ([(16, -92), (27, -105), (17, -122)], [(-16, -92), (-27, -105), (-17, -122)])
GREETING: Arms = ([(18, -92), (33, -88), (38, -108)], [(-16, -92), (20, -80), (34, -98)])
WORKING: Arms = ([(18, -92), (32, -76), (48, -70)], [(-16, -92), (8, -74), (36, -61)])


def foot(leg: list[Point], skin: str) -> str:
    x, y = leg[-1]
    sole = f"M{x - 3:g} {y + 2:g}h13"
    return line(sole, INK, 6) + line(f"M{x - 2:g} {y + 2:g}h11", skin, 3.4)


def clothes(kind: str, colour: str, skin: str, belly: bool) -> str:
    wide = 13 if belly else 9
    torso = f"M-20 -95Q-14 -99 0 -99Q14 -99 20 -95Q14 -80 {wide} -62H-9Q-13 -80 -20 -95Z"
    if kind == "dress":
        folds = line("M-4 -74L-4 -14M4 -74L6 -14", "#C9B48A", 1)
        gown = path("M-10 -82L10 -82L14 -40L18 -10L-13 -10L-12 -50Z", colour)
        return path(torso, colour) + gown + folds
    if kind == "robe":
        gown = path("M-10 -80L11 -80L17 -40L25 -12L-19 -12L-13 -50Z", colour)
        folds = line("M-6 -76L-14 -14M0 -76L-3 -13M6 -76L12 -13M10 -60L20 -14", "#C9B48A", 1)
        return path(torso, skin) + gown + folds + path("M-10 -66L11 -66L9 -44L1 -40Z", colour, 1.4)
    hem = {"long": "L22 -20L-14 -20L-12 -54Z", "flap": "L27 -34L6 -40L-14 -32L-12 -54Z"}
    kilt = "M-9 -66H9L13 -56" + hem.get(kind, "L20 -32L2 -36L-15 -31L-12 -54Z")
    folds = line("M2 -60L10 -36M-3 -60L-5 -36", "#C9B48A", 1.2)
    return path(torso, skin) + path(kilt, colour) + folds + line("M-10 -64H11", GOLD, 4)


PROFILES = {
    "straight": "M-6 -118Q2 -124 9 -118L11 -111L15 -108L11 -106Q11 -101 5 -101Q-4 -100 -6 -108Z",
    "long": "M-6 -118Q2 -125 9 -119L12 -112L17 -107L12 -106Q13 -101 7 -100Q-4 -99 -6 -108Z",
    "round": "M-6 -118Q2 -123 9 -118Q12 -114 11 -111L14 -108L11 -106Q12 -99 4 -100Q-4 -99 -6 -108Z",
    "old": "M-6 -118Q2 -123 8 -118L10 -112L15 -109L10 -107L12 -103Q10 -99 4 -100Q-4 -100 -6 -108Z",
}


def face(kind: str, skin: str, beard: bool) -> str:
    drawn = path("M-4 -98V-106H5V-98Z", skin, 1.5) + path(PROFILES[kind], skin, 1.7)
    drawn += line("M4.5 -112h4", "#fff", 3) + line("M7 -112h.1M2 -112L-1 -111", INK, 2)
    if kind == "old":
        drawn += line("M3 -106l-2 3M9 -116l-4 1", INK, 0.8)
    if kind == "round":
        drawn += line("M9 -104.5h3", CARNELIAN, 1.4)
    return drawn + (path("M6 -101L10 -101L11 -90L7 -91Z", INK, 1) if beard else "")


def hair(kind: str, colour: str) -> str:
    crown = "M9 -119Q2 -127 -8 -122Q-16 -116 -13 "
    if kind == "shaved":
        return line("M-6 -112Q-7 -119 0 -121", INK, 1)
    if kind == "long":
        locks = line("M-11 -112L-11 -90M-8 -114L-7 -91M-5 -113L-4 -96", "#6A5138", 1)
        return path(crown + "-86L-3 -88L-2 -112Q2 -116 9 -116Z", colour, 1.2) + locks
    if kind == "band":
        wig = path(crown + "-92L-4 -93L-3 -112Q2 -116 9 -116Z", colour, 1.2)
        return (
            wig
            + line("M-13 -115Q-4 -121 9 -117.5", GOLD, 2.6)
            + dot(-14, -113, 2.4, CARNELIAN, 0.8)
        )
    if kind == "curls":
        rows = "".join(
            line(f"M-12 {y}h9", "#6A5138", 1.2, 'stroke-dasharray="2 2"')
            for y in (-116, -111, -106)
        )
        return path(crown + "-100L-4 -100L-3 -112Q2 -116 9 -117Z", colour, 1.2) + rows
    if kind == "lock":
        lock = path(
            "M-4 -121Q-16 -118 -14 -104Q-17 -96 -10 -93Q-6 -98 -9 -105Q-9 -113 -2 -117Z",
            colour,
            1.2,
        )
        return line("M-6 -112Q-7 -119 0 -121", INK, 1) + lock
    if kind == "cloth":
        cloth = path(
            "M10 -119Q2 -128 -8 -123Q-16 -117 -15 -96L-5 -98L-2 -112Q2 -116 10 -116Z", LINEN, 1.4
        )
        return cloth + line("M-13 -112l9 -2M-14 -105l9 -2", TURQUOISE, 1.6)
    return path(crown + "-100L-5 -100L-3 -112Q2 -116 9 -116Z", colour, 1.2)


def person(
    x: float,
    y: float,
    size: float = 1.0,
    *,
    arms: Arms = HANGING,
    legs: str = "stride",
    wears: str = "kilt",
    cloth: str = LINEN,
    skin: str = SKIN,
    wig: str = "short",
    wig_colour: str = INK,
    profile: str = "straight",
    beard: bool = False,
    belly: bool = False,
    collar: str = TURQUOISE,
    lean: float = 0,
    flip: bool = False,
    extra: str = "",
    behind: str = "",
    cone: bool = False,
) -> str:
    """A figure 120 units tall, feet on y. Arms: shoulder, elbow, hand, the front one first."""
    back, front = LEGS[legs]
    below = limb(back, 8, skin) + foot(back, skin) + limb(front, 8, skin) + foot(front, skin)
    body = once(clothes(wears, cloth, skin, belly))
    necklace = path("M-15 -97Q0 -84 15 -97Q0 -101 -15 -97Z", collar, 1.5) if collar else ""
    head = once(face(profile, skin, beard) + hair(wig, wig_colour))
    if cone:
        head += path("M-6 -123Q0 -138 6 -122Z", CREAM, 1.4)
    drawn = limb(arms[1], 6, skin) + body + necklace + head + limb(arms[0], 6, skin) + extra
    upper = turned(lean, drawn, " 0 -56") if lean else drawn
    return at(x, y, size, behind + once(below) + upper, flip)


def kneeling(
    x: float,
    y: float,
    size: float,
    *,
    arms: Arms,
    skin: str = SKIN,
    wig: str = "cloth",
    cloth: str = LINEN,
    extra: str = "",
    flip: bool = False,
    profile: str = "long",
) -> str:
    """On one knee: for potters, gardeners and whoever prays."""
    legs = limb([(-4, -26), (-24, -8), (-34, -3)], 8, skin) + foot([(-34, -4)], skin)
    legs += limb([(4, -26), (22, -28), (20, -4)], 8, skin) + foot([(20, -4)], skin)
    down = '<g transform="translate(0 30)">'
    trunk = path("M-20 -95Q0 -102 20 -95Q13 -80 9 -60H-9Q-13 -80 -20 -95Z", skin)
    apron = path("M-11 -64H11L20 -50L22 -42L-14 -44Z", cloth)
    head = face(profile, skin, False) + hair(wig, INK)
    drawn = limb(arms[1], 6, skin) + trunk + apron + head + limb(arms[0], 6, skin) + extra
    return at(x, y, size, legs + down + drawn + "</g>", flip)


def standard(top: str) -> str:
    """A pole with an emblem, held by a walker's front hand."""
    return rod("M38 4V-118", WOOD, 2.2) + f'<g transform="translate(38 -118)">{top}</g>'


def woman(x: float, y: float, size: float, **look: object) -> str:
    fair: dict[str, object] = {
        "skin": FAIR_SKIN,
        "wears": "dress",
        "legs": "stand",
        "wig": "long",
        "profile": "round",
    }
    return person(x, y, size, **(fair | look))  # type: ignore[arg-type]
