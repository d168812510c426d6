"""The upper half of the wall: sky, desert and fields."""

import math

from nature import (
    RANDOM,
    butterfly,
    falcon,
    flying_bird,
    gazelle,
    hoopoe,
    hound,
    ox,
    palm,
    scarab,
    wheat,
)
from pen import (
    CARNELIAN,
    CLAY,
    CREAM,
    DEEP_SKIN,
    GOLD,
    INK,
    LAPIS,
    LINEN,
    STONE,
    STONE_SHADE,
    STRAW,
    TURQUOISE,
    WOOD,
    at,
    dot,
    line,
    path,
    rod,
    short,
    zigzag,
)
from people import CARRYING, WORKING, Arms, kneeling, person, woman


def sky() -> str:
    drawn = '<rect width="1000" height="320" fill="url(#sky)"/>' + stars() + sun()
    drawn += falcon(352, 84, 1.0) + scarab(552, 54, 0.74)
    flock = (
        (620, 66, 0.8, True),
        (704, 40, 0.85, False),
        (700, 112, 0.7, True),
        (792, 70, 0.9, True),
        (866, 122, 0.8, False),
        (890, 46, 0.85, True),
        (958, 92, 0.8, True),
    )
    colours = (LAPIS, TURQUOISE, "#8C6A3C")
    for x, y, size, up in flock:
        drawn += flying_bird(x, y, size, wing=colours[x % 3], flip=True, up=up)
    drawn += flying_bird(252, 164, 0.75, wing=CARNELIAN) + hoopoe(450, 156, 0.72, flip=True)
    return drawn


def stars() -> str:
    """The night still stands at the upper edge."""
    band = f'<rect width="1000" height="13" fill="{LAPIS}"/>' + line("M0 13H1000", INK, 2)
    spokes = "".join(
        f"M{x} 6.5m-4 0h8m-6.8 -3.4l5.6 6.8m0 -6.8l-5.6 6.8" for x in range(108, 1000, 22)
    )
    return band + line(spokes, "#F6D98A", 1.3)


def sun() -> str:
    """With rays that end in giving hands."""
    drawn = ""
    for k, angle in enumerate(range(4, 90, 11)):
        reach = 205 if k % 2 else 160
        x, y = (50 + f(math.radians(angle)) * reach for f in (math.cos, math.sin))
        ray = f"M50 50L{short(x)} {short(y)}"
        hand = path("M-3 -5Q6 -7 13 -4L8 -1L15 1L8 3Q4 8 -3 5Z", "#E2B27A", 1.4)
        drawn += line(ray, GOLD, 4.5) + line(ray, "#F6D98A", 1.6)
        drawn += f'<g transform="translate({short(x)} {short(y)}) rotate({angle})">{hand}</g>'
    drawn += (
        dot(50, 50, 39, GOLD, 2.6) + dot(50, 50, 32, "#E9B64A", 1.6) + dot(50, 50, 25, CARNELIAN)
    )
    cobra = "M50 72q-7 -1 -8 8q-1 8 6 10q-5 4 0 8q6 -2 6 -9q7 -3 5 -10q-1 -7 -9 -7z"
    return drawn + path(cobra, GOLD, 1.6)


def desert() -> str:
    drawn = path("M0 296Q60 232 150 250Q230 196 330 232Q400 216 470 266L1000 250V330H0Z", "#E8BC86")
    drawn += line(
        "".join(f"M{RANDOM.randint(10, 460)} {RANDOM.randint(266, 312)}h.1" for _ in range(40)),
        CLAY,
        4,
    )
    drawn += rock_tomb(238, 286) + obelisk(652, 280) + step_pyramid() + pyramids()
    drawn += path(
        "M0 300Q120 268 260 292Q400 270 520 290Q700 262 820 284Q920 268 1000 282V340H0Z", "#D9A15F"
    )
    drawn += line(
        "".join(
            f"M{RANDOM.randint(0, 980)} {RANDOM.randint(296, 326)}q6 -5 12 0" for _ in range(54)
        ),
        "#A66E38",
        1.5,
    )
    return drawn + hunt() + haulers()


def rock_tomb(x: int, y: int) -> str:
    """A door in the cliff, between two columns and under a winged lintel."""
    d = path("M-46 0L-40 -58H42L48 0Z", "#F0D3A0") + path("M-50 -58H52L46 -70H-44Z", CREAM, 1.8)
    d += path("M-14 0V-46H16V0Z", "#4A3020", 1.8) + path("M-14 -46H16L12 -40H-10Z", GOLD, 1.2)
    column = path("M-6 0H6L4 -44H-4Z", CARNELIAN, 1.6) + path("M-8 -44H8L5 -52H-5Z", TURQUOISE, 1.4)
    d += at(-28, 0, 1, column) + at(31, 0, 1, column)
    d += dot(1, -64, 4.5, CARNELIAN, 1.4) + line(
        "M-6 -64Q-18 -68 -28 -62M8 -64Q20 -68 30 -62", LAPIS, 3
    )
    return at(x, y, 0.92, d + line("M-52 0H54", INK, 2.4))


def obelisk(x: int, y: int) -> str:
    d = path("M-11 0L-7 -138L0 -156L7 -138L11 0Z", "#D58E6B") + path(
        "M2 0L1 -154L7 -138L11 0Z", "#B56A4A", 0
    )
    d += path("M-7 -138L0 -156L7 -138Z", GOLD, 1.6) + path("M-18 0H18V-9H-18Z", STONE, 1.8)
    marks = dot(-1, -122, 3, INK, 0) + line(
        "M-5 -110q4 -5 8 0M-4 -98v8m0 -4h6M-5 -82h9m-9 4h9", INK, 1.6
    )
    marks += line("M-4 -66l4 -6l4 6zM-5 -52q5 6 9 0M-4 -40v9m4 -9v9M-6 -22h11", INK, 1.6)
    return at(x, y, 1, d + marks)


def step_pyramid() -> str:
    drawn = ""
    for k in range(6):
        half, y = 112 - k * 17, 278 - k * 23
        left, right = 528 - half, 528 + half
        drawn += path(f"M{left} {y}L{left + 5} {y - 23}H{right - 5}L{right} {y}Z", "#E6CF9B")
        mid = 528 + half * 0.34
        side = f"M{short(mid)} {y}L{short(mid - 2)} {y - 23}H{right - 5}L{right} {y}Z"
        drawn += path(side, STONE_SHADE, 0)
        drawn += line(f"M{left + 8} {y - 11}H{right - 8}", INK, 0.8, 'opacity=".45"')
        joints = "".join(f"M{x} {y}v-11m14 0v-11" for x in range(left + 14, right - 22, 28))
        drawn += line(joints, INK, 0.8, 'opacity=".35"')
    return drawn


def pyramids() -> str:
    drawn = path("M664 282L740 168L818 282Z", STONE) + path(
        "M740 168L762 282H818Z", STONE_SHADE, 1.4
    )
    drawn += path("M740 168L724 192L736 187L748 194L757 192Z", GOLD, 1.6)
    drawn += path("M784 284L840 214L900 284Z", STONE) + path(
        "M840 214L856 284H900Z", STONE_SHADE, 1.4
    )
    return drawn + line("M688 262h40M700 240h24M800 270h36M816 248h20", INK, 0.9, 'opacity=".4"')


def hunt() -> str:
    """Gazelles before a hound, at the foot of the hills."""
    drawn = gazelle(356, 286, 0.66) + gazelle(326, 262, 0.5, coat="#E6B878")
    tuft = line("M0 0l-5 -12M0 0v-15M0 0l6 -11", "#7D8A4A", 2)
    drawn += at(306, 300, 1, tuft) + at(394, 296, 0.9, tuft) + at(176, 296, 1, tuft)
    return drawn + hound(296, 300, 0.44)


def haulers() -> str:
    """A block on a sled, drawn up to the pyramid."""
    block = path("M0 0H34V-24H0Z", CREAM) + line("M6 -16h22M6 -8h14", INK, 0.9)
    sled = rod("M-4 3H42Q48 3 50 -4", WOOD, 3)
    drawn = at(458, 304, 1, block + sled) + line("M508 298L546 282", INK, 1.6)
    pull: Arms = ([(18, -92), (6, -76), (-22, -70)], [(-16, -92), (-14, -72), (-26, -66)])
    drawn += person(528, 310, 0.36, legs="wide", lean=18, wig="cloth", skin=DEEP_SKIN, arms=pull)
    return drawn + person(
        552, 310, 0.36, legs="stride", lean=14, wig="shaved", collar="", arms=pull
    )


def fields() -> str:
    drawn = '<rect y="330" width="1000" height="142" fill="#CFC27A"/>'
    for k in range(5):
        drawn += path(f"M0 {334 + k * 12}H1000V{340 + k * 12}H0Z", ("#9DB865", "#B7BE6B")[k % 2], 0)
    drawn += line("M0 331H1000", INK, 2.4) + path(
        "M0 404H440Q470 404 476 440V472H0Z", "#8A5A36", 1.8
    )
    for k, y in enumerate(range(414, 470, 11)):
        drawn += line(f"M4 {y}H{452 + k * 4}", "#6B4127", 2, 'stroke-dasharray="18 6"')
    drawn += path("M484 330Q498 400 492 472H520Q526 400 510 330Z", TURQUOISE)
    for y in range(344, 470, 16):
        drawn += zigzag(490 + (y - 330) * 0.03, 514, y, LINEN, 1.6, 3, 6)
    drawn += palm(36, 352, 150, 1, 10) + palm(112, 344, 104, 0.9, -8) + palm(908, 350, 176, 1, -10)
    drawn += palm(968, 350, 120, 0.95, 8) + palm(846, 344, 92, 0.8, 6) + palm(420, 346, 70, 0.75, 6)
    return drawn + village() + granaries() + shaduf() + ploughing() + harvest()


def village() -> str:
    drawn = path("M204 344h56v-26h-56z", STONE) + path("M198 318h68l-5 -8h-58z", LINEN, 1.8)
    drawn += path("M224 344v-18h14v18z", LAPIS, 1.5) + path("M292 346h70v-38h-70z", "#E3C48B")
    drawn += path("M286 308h82l-5 -8h-72z", LINEN, 1.8)
    windows = "M302 326h10v-10h-10zM322 326h10v-10h-10zM342 326h10v-10h-10z"
    jars = path("M0 0Q-9 -8 -4 -17H4Q9 -8 0 0Z", CLAY, 1.5) + line("M-4 -17h8", INK, 2)
    drawn += path(windows, CARNELIAN, 1.2) + at(272, 346, 1, jars) + at(286, 348, 0.8, jars)
    cat = path("M0 0Q-4 -12 4 -14L3 -20L7 -17L11 -20L11 -13Q16 -6 14 0Z", "#D98A4E", 1.4)
    return drawn + at(178, 345, 1, cat + line("M0 0Q-10 -2 -9 -9", INK, 2))


def granaries() -> str:
    silo = path("M-19 0Q-21 -40 0 -46Q21 -40 19 0Z", STONE, 1.9) + path(
        "M-5 0V-13H5V0Z", "#4A3020", 1.3
    )
    silo += line("M-17 -16Q0 -10 17 -16M-14 -30Q0 -25 14 -30", STONE_SHADE, 1.6)
    silo += path("M-5 -45h10v-5h-10z", CARNELIAN, 1.3)
    ladder = rod("M26 0L12 -44", WOOD, 1.6) + line("M18 -6l8 -1M16 -16l8 -1M13 -26l8 -1", INK, 1.4)
    return at(640, 350, 1, silo) + at(682, 352, 1.04, silo + ladder) + at(770, 350, 0.92, silo)


def shaduf() -> str:
    """Lifts water out of the canal."""
    post = rod("M540 398V346M534 398L540 352", WOOD, 3) + rod("M506 330L592 368", WOOD, 2.4)
    bucket = line("M508 330V386", INK, 1.3) + path("M501 386H515L512 398H504Z", CLAY, 1.6)
    return post + bucket + dot(594, 370, 9, "#8A7350", 1.8)


def ploughing() -> str:
    beam = "M128 448Q160 420 200 410L318 402"
    drawn = ox(236, 456, 0.86, CLAY, LINEN) + ox(262, 464, 0.86, "#F2E3C0", "#3A2A1E")
    drawn += (
        line(beam, INK, 6) + line(beam, WOOD, 3.2) + path("M126 440l-10 24l26 -6z", "#6B6B66", 1.8)
    )
    drawn += rod("M134 446Q118 424 106 418")
    whip = line("M-2 -122Q30 -140 70 -110")
    push: Arms = ([(18, -92), (24, -72), (32, -52)], [(-18, -92), (-20, -110), (-2, -122)])
    drawn += person(
        80, 466, 0.98, arms=push, legs="wide", lean=6, wig="cloth", profile="long", extra=whip
    )
    seeds = "".join(
        dot(52 + 7 * k, -98 + 9 * k * (0.6 + 0.2 * (k % 2)), 2, GOLD, 0.8) for k in range(7)
    )
    bag = path("M-18 -70h24l-4 20h-16z", CLAY, 1.8)
    sow: Arms = ([(18, -92), (34, -84), (46, -96)], [(-18, -92), (-22, -72), (-8, -62)])
    drawn += person(
        392,
        466,
        0.96,
        arms=sow,
        legs="walk",
        cloth=CREAM,
        wig="curls",
        skin=DEEP_SKIN,
        profile="round",
        extra=bag + seeds,
        collar="",
    )
    egret = path(
        "M0 0Q-12 -8 -16 -2Q-10 4 4 4Q10 0 10 -10Q12 -14 18 -12L11 -7Q10 4 4 4Z", LINEN, 1.5
    )
    return (
        drawn + at(336, 458, 1, egret + line("M-2 4v8M4 4v8", INK, 1.6)) + at(164, 462, 0.8, egret)
    )


def harvest() -> str:
    sickle = line("M38 -62Q54 -66 56 -48", INK, 4) + line("M38 -62Q54 -66 56 -48", "#9AA3A6", 2)
    drawn = person(
        582,
        466,
        0.97,
        arms=WORKING,
        legs="step",
        lean=8,
        wig="shaved",
        profile="old",
        belly=True,
        extra=sickle,
    )
    drawn += wheat(622, 690, 466, 60, 8)
    drawn += person(
        724,
        468,
        0.97,
        arms=WORKING,
        legs="wide",
        lean=16,
        cloth=CREAM,
        wig="short",
        skin=DEEP_SKIN,
        beard=True,
        extra=sickle,
    )
    drawn += wheat(764, 800, 468, 56, 8) + butterfly(664, 384, 0.7)
    sheaf = path("M-24 -128Q0 -118 24 -128L19 -146H-19Z", CLAY, 1.8) + line(
        "M-22 -134H22M-20 -140H20", INK, 1
    )
    sheaf += path("M-19 -146Q-12 -160 0 -158Q12 -160 19 -146Z", STRAW, 1.6)
    drawn += woman(830, 468, 0.94, arms=CARRYING, wig="band", extra=sheaf)
    drawn += ox(922, 468, 0.74, "#9B948C", "#7C756D", flip=True, donkey=True)
    drawn += path("M890 424h50l-6 -28h-38z", CLAY) + path("M896 396Q914 376 934 396Z", STRAW, 1.6)
    return drawn + wheat(972, 1000, 470, 60, 8) + gleaner()


def gleaner() -> str:
    pick: Arms = ([(18, -92), (30, -76), (36, -60)], [(-16, -92), (8, -74), (30, -58)])
    ears = line("M36 -60l10 -8M36 -60l12 -2", STRAW, 3)
    return kneeling(452, 468, 0.62, arms=pick, skin=DEEP_SKIN, extra=ears)
