"""The lower half of the wall: a procession on the bank, and the river."""

import math

from nature import (
    butterfly,
    crocodile,
    duck,
    fish,
    flying_bird,
    frog,
    heron,
    hippo,
    ibis,
    kingfisher,
    lotus,
    ox,
    pad,
    papyrus,
    turtle,
)
from pen import (
    CARNELIAN,
    CLAY,
    CREAM,
    DEEP_SKIN,
    FAIR_SKIN,
    GOLD,
    INK,
    LAPIS,
    LEAF,
    LINEN,
    MALACHITE,
    STONE,
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
from people import CARRYING, HANGING, OFFERING, Arms, person, standard, woman


def band() -> str:
    drawn = f'<rect y="470" width="1000" height="15" fill="{LAPIS}" stroke-width="2.4"/>'
    for k, colour in enumerate((GOLD, TURQUOISE, CARNELIAN, LINEN)):
        dashes = 'stroke-dasharray="12 68" stroke-linecap="butt"'
        drawn += f'<path d="M{4 + 20 * k} 477.5H1000" stroke="{colour}" stroke-width="9" {dashes}/>'
    return drawn


def walker(x: float, **look: object) -> str:
    return person(x, 604, 0.82, flip=True, **look)  # type: ignore[arg-type]


def lady(x: float, **look: object) -> str:
    return woman(x, 604, 0.82, flip=True, **look)


def procession() -> str:
    drawn = '<rect y="485" width="1000" height="124" fill="#F6E6BF"/>'
    drawn += line("".join(f"M{x} 492v4m-3 4h6" for x in range(14, 1000, 36)), "#D9BD82", 1.6)
    return drawn + heralds() + shrine() + music() + gifts()


def heralds() -> str:
    perch = path("M-16 0H16V-4H-16Z", GOLD, 1.5)
    bird = path("M-12 -4Q-8 -16 4 -16L14 -12L6 -10Q8 -4 2 -4Z", LAPIS, 1.5)
    disc = dot(0, -12, 8, CARNELIAN, 1.6) + path(
        "M-14 -8Q-8 -20 -6 -8M14 -8Q8 -20 6 -8", "none", 2, GOLD
    )
    drawn = walker(
        40,
        arms=OFFERING,
        legs="walk",
        cloth=CREAM,
        collar=GOLD,
        wig="curls",
        wears="long",
        extra=standard(perch + bird),
    )
    drawn += walker(
        104,
        arms=OFFERING,
        collar=CARNELIAN,
        skin=DEEP_SKIN,
        wig="shaved",
        profile="long",
        extra=standard(perch + disc),
    )
    horn = path("M22 -108L70 -116L78 -126L80 -100L70 -108L24 -102Z", GOLD, 1.8)
    blow = ([(16, -92), (34, -96), (48, -102)], [(-14, -92), (16, -86), (40, -98)])
    return drawn + walker(166, arms=blow, legs="wide", profile="round", belly=True, extra=horn)


def shrine() -> str:
    """The barque of a god, on the shoulders of four priests."""
    barque = path(
        "M262 556Q270 574 296 578H404Q430 574 438 556Q446 578 424 594Q350 602 276 594"
        "Q254 578 262 556Z",
        GOLD,
        2.2,
    )
    barque += path("M310 578V532H390V578Z", LINEN) + path(
        "M304 532H396L390 522H310Z", CARNELIAN, 1.8
    )
    doors = "M320 578V540H334V578ZM343 578V540H357V578ZM366 578V540H380V578Z"
    barque += path(doors, LAPIS, 1.4) + dot(350, 514, 9, CARNELIAN, 1.8)
    barque += path("M318 520Q334 506 341 514M382 520Q366 506 359 514", "none", 2.4, TURQUOISE)
    pole = ([(16, -92), (30, -80), (24, -66)], [(-16, -92), (-26, -78), (-16, -64)])
    looks = (
        ("stride", "straight", "long"),
        ("walk", "old", "kilt"),
        ("walk", "long", "long"),
        ("stride", "round", "flap"),
    )
    drawn = ""
    for x, (legs, profile, wears) in zip((240, 292, 408, 462), looks, strict=True):
        drawn += walker(
            x,
            arms=pole,
            legs=legs,
            profile=profile,
            wears=wears,
            wig="shaved",
            collar=TURQUOISE if x % 4 else GOLD,
        )
    drawn += f'<g transform="translate(0 -24)">{barque}</g>' + line("M216 556H486", INK, 7)
    return drawn + line("M216 556H486", "#8A5A36", 4)


def music() -> str:
    rattle = line("M42 -98V-112", GOLD, 4) + path(
        "M36 -112Q34 -128 42 -128Q50 -128 48 -112Z", "none", 2.4, GOLD
    )
    shake = ([(16, -92), (32, -84), (42, -100)], [(-16, -92), (-22, -72), (-14, -56)])
    drawn = lady(
        528, arms=shake, cone=True, collar=LAPIS, extra=rattle + line("M35 -120h14", INK, 1.6)
    )
    beat = ([(16, -92), (34, -84), (24, -70)], [(-16, -92), (10, -76), (30, -84)])
    drum = dot(34, -78, 15, "#E2B27A") + dot(34, -78, 10, LINEN, 1)
    drawn += lady(
        584,
        arms=beat,
        cloth="#BFE0D2",
        wig="band",
        legs="walk",
        profile="straight",
        cone=True,
        collar=CARNELIAN,
        extra=drum,
    )
    harp = path("M10 -14Q64 -20 58 -104L50 -104Q48 -44 10 -30Z", CARNELIAN)
    harp += "".join(
        line(f"M{20 + 7 * k} {-30 - 3 * k}L52 {-98 + 11 * k}", INK, 1) for k in range(5)
    )
    pluck = ([(16, -92), (34, -84), (46, -74)], [(-16, -92), (12, -70), (38, -56)])
    return drawn + lady(644, arms=pluck, wears="robe", profile="long", collar=GOLD, behind=harp)


def gifts() -> str:
    tray = path("M-32 -122H32L24 -112H-24Z", GOLD, 1.8)
    fruit = tray + dot(-18, -129, 8, CARNELIAN, 1.6) + dot(-3, -131, 9, MALACHITE, 1.6)
    fruit += dot(13, -129, 8, "#7A4B8C", 1.6) + dot(25, -127, 5, GOLD, 1.4)
    loaves = "M-26 -122Q-18 -144 -8 -122ZM-6 -122Q2 -148 12 -122ZM12 -122Q20 -140 28 -122Z"
    bread = path("M-32 -122H32L24 -112H-24Z", CLAY, 1.8) + path(loaves, "#E6CF9B", 1.6)
    drawn = walker(708, arms=CARRYING, legs="walk", wears="flap", wig="curls", extra=fruit)
    drawn += walker(
        772,
        arms=CARRYING,
        cloth=CREAM,
        collar=CARNELIAN,
        skin=DEEP_SKIN,
        wig="cloth",
        profile="round",
        legs="step",
        extra=bread,
    )
    flowers = lotus(46, -66, 0.8) + lotus(-20, -50, 0.6, bud=True) + lotus(40, -74, 0.6, bud=True)
    hold = ([(16, -92), (32, -78), (44, -66)], [(-16, -92), (-24, -72), (-20, -52)])
    drawn += lady(
        832, arms=hold, wears="dress", cloth="#F2C9A8", wig="band", legs="walk", extra=flowers
    )
    drawn += ox(908, 605, 0.62, "#F2E3C0", CARNELIAN, flip=True) + dot(868, 556, 7, TURQUOISE, 1.6)
    lead = ([(16, -92), (36, -80), (52, -70)], [(-16, -92), (-26, -78), (-14, -66)])
    drawn += walker(
        966,
        arms=lead,
        cloth=CREAM,
        wears="long",
        profile="old",
        beard=True,
        legs="walk",
        extra=line("M52 -70Q60 -64 70 -62"),
    )
    child = person(
        684,
        604,
        0.46,
        flip=True,
        legs="step",
        wig="lock",
        profile="round",
        skin=FAIR_SKIN,
        collar="",
        arms=HANGING,
    )
    return drawn + child


def water() -> str:
    drawn = '<rect y="606" width="1000" height="394" fill="url(#nile)"/>'
    bank = "M-4 606H1004V620q-21 9 -42 0" + "t-42 0" * 23 + "Z"
    drawn += path(bank, "#6FA257", 2.2)
    wave = zigzag(-10, 1010, 646, "#BFE6DC", 1.8, 5, 10).replace("/>", ' id="zg" opacity=".5"/>')
    rows = (f'<use href="#zg" x="{(k % 2) * 10}" y="{22 * k}"/>' for k in range(1, 11))
    return drawn + wave + "".join(rows)


def left_bank() -> str:
    drawn = ""
    for x, high, lean in ((8, 210, -4), (30, 170, 6), (52, 226, 8), (74, 150, 4), (96, 190, 14)):
        drawn += papyrus(x, 872, high, lean, 0.92)
    drawn += butterfly(72, 772, 0.66, "#E9B64A", 15) + frog(34, 846, 0.9)
    drawn += flying_bird(136, 668, 0.8, wing=GOLD, body="#F2E3C0")
    return drawn + flying_bird(222, 652, 0.7, wing=MALACHITE, body="#E2B27A", up=False) + fowler()


def fowler() -> str:
    throw: Arms = ([(18, -92), (34, -98), (44, -118)], [(-18, -92), (-30, -84), (-40, -96)])
    stick = rod("M44 -118q6 -16 20 -12") + line("M-40 -96q-4 -10 -10 -12")
    drawn = person(
        190,
        800,
        0.92,
        arms=throw,
        legs="wide",
        wears="flap",
        collar=GOLD,
        wig="curls",
        profile="long",
        lean=-4,
        extra=stick,
    )
    hold = ([(16, -92), (26, -74), (20, -58)], [(-16, -92), (-24, -74), (-34, -66)])
    drawn += woman(246, 800, 0.72, arms=hold, wig="band", extra=lotus(20, -58, 0.7))
    hull = "M104 762Q116 792 146 798H268Q290 792 300 764"
    hull += "Q312 790 288 812Q210 828 124 812Q98 792 104 762Z"
    drawn += path(hull, "#8DAE5A", 2.4)
    drawn += "".join(line(f"M{x} 799l-4 18", INK, 1.6) for x in range(140, 290, 22))
    return drawn + lotus(103, 764, 0.6, bud=True) + lotus(302, 766, 0.6, bud=True)


def sail() -> str:
    drawn = line("M-6 -10V-176", INK, 7) + line("M-6 -10V-176", "#8A5A36", 4)
    drawn += line("M-6 -174L-140 -24M-6 -174L140 -30", INK, 1.3)
    drawn += path(
        "M-86 -166Q0 -178 78 -166Q96 -110 82 -56Q-4 -46 -90 -56Q-70 -110 -86 -166Z", "#F5E7C4", 2.4
    )
    for k in range(1, 7):
        x = -88 + k * 24.5
        stripe = f"M{short(x)} -171Q{short(x + 14)} -110 {short(x)} -50L{short(x + 9)} -49"
        stripe += f"Q{short(x + 22)} -110 {short(x + 9)} -171Z"
        drawn += path(stripe, (CARNELIAN, TURQUOISE, GOLD)[k % 3], 0, more='opacity=".85"')
    drawn += dot(0, -112, 20, GOLD) + dot(0, -112, 12, CARNELIAN, 1.6)
    return drawn + rod("M-92 -167H86M-94 -56H88", WOOD, 2.4)


def rowers() -> str:
    looks = (
        ("short", -6, "straight"),
        ("cloth", 10, "old"),
        ("curls", 2, "long"),
        ("shaved", 14, "round"),
    )
    drawn = ""
    for x, (wig, lean, profile) in zip((-96, -62, 64, 96), looks, strict=True):
        pull: Arms = ([(16, -92), (32, -72), (44, -60)], [(-14, -92), (20, -72), (40, -56)])
        drawn += person(
            x,
            -6,
            0.58,
            arms=pull,
            wig=wig,
            lean=lean,
            profile=profile,
            skin=DEEP_SKIN if lean > 5 else "#A5552F",
        )
        drawn += rod(f"M{x + 24} -40L{x - 14} 44") + path(
            f"M{x - 11} 34l-9 24l-5 -2l6 -25z", WOOD, 1.4
        )
    return drawn


def ship(x: float, y: float, size: float) -> str:
    cabin = path("M-30 -8V-44H44V-8Z", GOLD) + path("M-34 -44H48L44 -52H-30Z", CARNELIAN, 1.6)
    cabin += path("M-24 -8V-38H-6V-8ZM2 -8V-38H18V-8ZM26 -8V-38H38V-8Z", LAPIS, 1.2)
    hull = path(
        "M-176 -52Q-170 -30 -150 -16L-136 -8H140Q162 -18 172 -58Q188 -50 184 -40"
        "Q170 10 124 30Q0 46 -128 30Q-172 12 -188 -42Q-186 -52 -176 -52Z",
        "#D9A94E",
        2.6,
    )
    hull += path(
        "M-162 0Q-150 20 -126 29Q0 45 124 29Q150 18 164 -2Q80 18 0 18Q-90 18 -162 0Z",
        MALACHITE,
        1.6,
    )
    for k in range(10):
        y_bead = 10 + 3 * math.sin((k / 9.2) * math.pi)
        hull += dot(-110 + 24 * k, y_bead, 5, (LINEN, TURQUOISE)[k % 2], 1.4)
    eye = path("M-158 -14Q-146 -26 -130 -14Q-146 -6 -158 -14Z", LINEN, 1.6) + dot(
        -145, -15, 4, INK, 0
    )
    rudder = rod("M150 -40L186 50") + path("M180 34l14 22l-8 6l-12 -20z", WOOD, 1.6)
    ends = lotus(-180, -48, 0.9) + lotus(177, -54, 0.9)
    return at(x, y, size, sail() + cabin + rowers() + hull + eye + ends + rudder)


def right_bank() -> str:
    reeds = (
        (736, 150, -12),
        (760, 205, -6),
        (790, 168, -4),
        (812, 240, -8),
        (842, 186, 4),
        (866, 246, 0),
        (892, 200, 6),
        (918, 250, 4),
        (942, 176, 8),
        (966, 232, 6),
        (990, 196, 10),
    )
    drawn = "".join(papyrus(x, 880, high, lean, 0.95) for x, high, lean in reeds)
    drawn += path("M806 720q22 16 44 0l-6 -10h-32z", WOOD, 1.8) + duck(
        828, 712, 0.6, head=CARNELIAN
    )
    drawn += heron(912, 870, 1.15, flip=True) + ibis(768, 874, 0.92)
    drawn += path("M930 760q20 14 40 0l-6 -10h-28z", WOOD, 1.8) + dot(944, 750, 6, LINEN, 1.4)
    drawn += dot(956, 750, 6, LINEN, 1.4) + flying_bird(736, 660, 0.75, wing=CARNELIAN, flip=True)
    return drawn + butterfly(812, 800, 0.6, "#7FB4E2", 20) + frog(846, 862, 0.8)


def surface() -> str:
    pads = (
        (40, 868, 34),
        (330, 868, 30),
        (396, 868, 24),
        (668, 868, 32),
        (980, 868, 30),
        (860, 868, 24),
    )
    drawn = "".join(pad(*each) for each in pads) + kingfisher(346, 668, 0.72)
    drawn += lotus(56, 866, 0.9) + lotus(346, 864, 1.0) + lotus(386, 866, 0.7, bud=True)
    drawn += lotus(690, 864, 0.9) + lotus(654, 866, 0.7, bud=True) + hippo()
    drawn += duck(440, 872, 0.8) + duck(596, 872, 0.72, CLAY, LAPIS, flip=True)
    return drawn + line("M0 890H1000", "#BFE6DC", 2, 'opacity=".6"')


def depths() -> str:
    drawn = ""
    for k, y in enumerate(range(908, 990, 20)):
        drawn += f'<use href="#zg" x="{(k % 2) * 10}" y="{y - 646}" opacity=".6"/>'
    weeds = ((24, 70), (56, 46), (318, 76), (384, 50), (690, 64), (712, 84), (940, 60), (968, 82))
    for x, high in weeds:
        drawn += line(f"M{x} 992q-10 {-high // 3} 0 {-high * 2 // 3}t2 {-high // 3}", LEAF, 4)
    silver = ("#9FB7C9", "#E7EEF0")
    drawn += fish(126, 936, 1.05, TURQUOISE, tall=1.3) + fish(
        240, 966, 0.8, GOLD, "#F6E3B4", flip=True
    )
    drawn += fish(262, 918, 0.6, *silver) + fish(450, 926, 0.9, *silver, flip=True)
    drawn += fish(448, 972, 0.7, CARNELIAN, "#F2C9A8") + turtle(346, 944, 0.86)
    drawn += fish(892, 930, 1.05, GOLD, "#F6E3B4", tall=1.35) + fish(836, 972, 0.7, TURQUOISE)
    drawn += fish(40, 966, 0.7, CARNELIAN, "#F2C9A8") + fish(
        44, 918, 0.5, GOLD, "#F6E3B4", flip=True
    )
    drawn += fish(960, 974, 0.6, *silver, flip=True) + crocodile()
    drawn += path("M0 990Q100 980 220 990T460 988T700 990T1000 986V1000H0Z", "#D9B26E")
    shells = "".join(dot(x, 994, 2.5, STONE, 1) for x in (90, 330, 560, 770, 905))
    return drawn + shells
