"""Mistakes to plant in Cleopatra and the Society of Architects."""

from mutants.plants import Row, plants_of

BEGGAR_REVEALS = """\
        return True

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"other_seat": a_of(packed)}
"""
SETUP: list[Row] = [
    (
        "first-player-gets-every-hand",
        "CLE-4.4",
        "rules",
        "            seat = (seat + 1) % r.players\n        s.push(frame(DEAL,",
        "            pass\n        s.push(frame(DEAL,",
    ),
    (
        "lot-for-the-start-unheard",
        "CLE-4.7",
        "rules",
        "    s.turn = action - FIRST\n",
        "    s.turn = 0\n",
    ),
    ("four-talents-to-begin-with", "CLE-4.3", "tables", "TALENTS: Final = 5", "TALENTS: Final = 4"),
    ("odd-card-face-up", "CLE-L3", "market", "s.ups = size // 2", "s.ups = (size + 1) // 2"),
    ("trompes-although-left-out", "CLE-1.1", "ruleset", 'options["trompe"] != "none"', "True"),
    (
        "preset-of-the-market-unread",
        "CLE-11.1",
        "ruleset",
        '"original-2006": {"market": "stalls"',
        '"original-2006": {"market": "row"',
    ),
    ("thirty-one-artisans", "CLE-1.1", "tables", "[30, 18, 11, 9, 7,", "[31, 18, 11, 9, 7,"),
]

MARKET: list[Row] = [
    ("two-cards-come-to-the-market", "CLE-5.3", "tables", "DRAWN: Final = 3 ", "DRAWN: Final = 2 "),
    (
        "face-down-cards-stay-behind",
        "CLE-5.2",
        "market",
        "    if downs > 0:\n        s.push(frame(FACE, CHANCE, seat, downs,",
        "    if downs > 1:\n        s.push(frame(FACE, CHANCE, seat, downs - 1,",
    ),
    ("taken-openly-yet-forgotten", "CLE-2.3", "market", "    s.piles[KNOWN + seat] += ups\n", ""),
    (
        "a-stall-filled-twice",
        "CLE-5.3",
        "market",
        "        if not has(a_of(packed), stall):\n",
        "        if a_of(packed) >= 0:\n",
    ),
    ("no-refill-after-a-pass", "CLE-5.3", "rules", "        market.refill(s, seat)\n", ""),
    (
        "old-cards-join-the-new-pile",
        "CLE-L20",
        "market",
        "    if not r.first_rules:\n        ages.close_age(s)\n",
        "",
    ),
    (
        "discards-are-not-shuffled-in",
        "CLE-5.4",
        "market",
        "        if s.piles[DISCARD] != cards.EMPTY:\n            shuffle",
        "        if s.piles[DISCARD] == cards.EMPTY:\n            shuffle",
    ),
    (
        "fetched-cards-known-after-a-shuffle",
        "CLE-5.4",
        "market",
        "        s.piles[FETCHED + seat] = cards.EMPTY\n",
        "        pass\n",
    ),
]

BUILDING: list[Row] = [
    (
        "wall-costs-no-stone",
        "CLE-7.1",
        "tables",
        "    (1, 1, 1, 0, 0),\n",
        "    (1, 1, 0, 0, 0),\n",
    ),
    (
        "last-double-half-is-lost",
        "CLE-6.3",
        "palace",
        "        s.over_units += bit(payment.UNIT * resource)\n",
        "        pass\n",
    ),
    (
        "left-over-used-for-ever",
        "CLE-6.3",
        "palace",
        "    s.over_units = payment.over_after(cost, s.over_units)\n",
        "",
    ),
    ("left-over-outlasts-the-visit", "CLE-6.3", "rules", "    s.over_units = 0\n", ""),
    (
        "doubles-without-amulets",
        "CLE-6.3",
        "palace",
        "        take_amulets(s, seat, r.amulets[kind])\n",
        "        take_amulets(s, seat, 0)\n",
    ),
    (
        "merchants-are-not-spent",
        "CLE-6.3",
        "palace",
        "s.books[MERCHANTS + seat] -= 1",
        "s.books[MERCHANTS + seat] -= 0",
    ),
    (
        "trompe-stands-for-an-artisan",
        "CLE-6.3",
        "payment",
        "    if short > merchants and not trompe_artisan:\n        return False\n",
        "",
    ),
    (
        "payment-backwards",
        "CLE-6.6",
        "palace",
        "for source in range(b_of(packed), SOURCES):",
        "for source in range(SOURCES):",
    ),
    (
        "sphinxes-pay-alike",
        "CLE-7.4",
        "palace",
        "return SPHINX_PAY[s.sphinxes]",
        "return SPHINX_PAY[0]",
    ),
    ("wall-bonus-by-cells", "CLE-7.3", "palace", "    if squares:\n", "    if not squares:\n"),
    (
        "door-counts-all-walls",
        "CLE-7.6",
        "palace",
        "    while 0 <= slot < WALLS and has(s.walls, slot):\n        length += 1\n",
        "    while 0 <= slot < WALLS:\n        length += has(s.walls, slot)\n",
    ),
    (
        "right-door-counts-from-the-left",
        "CLE-L2",
        "palace",
        "    if side == 1:\n",
        "    if side == 2:\n",
    ),
    (
        "both-doors-on-one-side",
        "CLE-7.6",
        "palace",
        "            if not has(s.doors, slot):\n",
        "            if s.doors != 3:\n",
    ),
    ("bonus-for-one-piece", "CLE-6.9", "tables", "[0, 0, 2, 5]", "[0, 1, 2, 5]"),
    ("visits-never-forgotten", "CLE-6.9", "rules", "    s.built = 0\n", ""),
    (
        "cleopatra-walks-once-a-visit",
        "CLE-6.10",
        "rules",
        "        s.steps = steps\n",
        "        s.steps += 1\n",
    ),
]

GARDEN: list[Row] = [
    (
        "palms-pay-nothing",
        "CLE-7.7",
        "mosaics",
        "talents = MOSAIC_PAY + r.palms[placement]",
        "talents = MOSAIC_PAY",
    ),
    (
        "mosaics-overlap",
        "CLE-7.8",
        "garden",
        "    mine = P_HI[placement]\n    return mine & hi == mine",
        "    return True",
    ),
    (
        "mosaics-are-not-mirrored",
        "CLE-3.5",
        "garden",
        "    for _ in range(2):\n        for _ in range(4):",
        "    for _ in range(1):\n        for _ in range(4):",
    ),
    (
        "sanctuaries-touch-at-corners",
        "CLE-7.9",
        "garden",
        "    ahead = lo << 9 & ALL_LO | lo >> 9\n",
        "    ahead = lo << 9 & ALL_LO | lo >> 9 | lo << 10 & ALL_LO & NOT_LEFT\n",
    ),
    (
        "closed-by-the-top-tile-alone",
        "CLE-7.9",
        "mosaics",
        "garden.closed_cells(s.tiles, open_lo, open_hi)",
        "garden.closed_cells(s.tiles & -s.tiles, open_lo, open_hi)",
    ),
    (
        "a-third-statue",
        "CLE-7.10",
        "mosaics",
        "if statues_left(s, seat) > 0 and",
        "if statues_left(s, seat) >= 0 and",
    ),
    (
        "misfit-stays-on-the-pile",
        "CLE-7.12",
        "mosaics",
        "        if garden.fits(s.tile, s.free_lo, s.free_hi):\n            return\n",
        "        return\n",
    ),
    (
        "removed-mosaic-stays-in-the-pile",
        "CLE-7.12",
        "mosaics",
        "        s.tiles &= ~bit(s.tile)\n",
        "",
    ),
    (
        "scribe-takes-what-does-not-fit",
        "CLE-10.6",
        "palace",
        " and tile != s.tile and garden.fits(tile, s.free_lo, s.free_hi)",
        " and tile != s.tile",
    ),
    (
        "mosaics-complete-with-one-left",
        "CLE-7.13",
        "palace",
        "    return s.tiles == 0",
        "    return s.tiles & s.tiles - 1 == 0",
    ),
]

OFFERING: list[Row] = [
    (
        "no-offering-by-a-scribe",
        "CLE-8.1",
        "characters",
        "    s.dice += 1\n    if s.dice == DICE:\n",
        "    s.dice += 1\n    if s.dice > DICE:\n",
    ),
    ("dice-stay-on-the-altar", "CLE-8.6", "offering", "    s.dice = 0\n", "    s.dice = 1\n"),
    (
        "only-the-first-pays",
        "CLE-8.3",
        "offering",
        "        earn(s, seat, FROM_OFFERINGS, -s.books[BIDS + seat])\n",
        "        if rank == 1:\n            earn(s, seat, FROM_OFFERINGS, -s.books[BIDS + seat])\n",
    ),
    (
        "equal-bids-share-the-lower-rank",
        "CLE-8.4",
        "offering",
        "if s.books[BIDS + other] > s.books[BIDS + seat]:",
        "if s.books[BIDS + other] >= s.books[BIDS + seat] and other != seat:",
    ),
    (
        "first-goes-below-no-amulets",
        "CLE-8.5",
        "offering",
        "-min(OFFERING_FIRST, s.books[AMULETS + seat])",
        "-OFFERING_FIRST",
    ),
    ("a-bid-above-the-purse", "CLE-8.2", "offering", "range(min(left, 9) + 1)", "range(10)"),
    ("dice-favour-the-ankh", "CLE-6.11", "rules", "        ways *= 5\n", "        ways *= 4\n"),
]

END: list[Row] = [
    (
        "dice-after-the-last-visit",
        "CLE-L14",
        "rules",
        "    elif r.final_roll:\n",
        "    elif not r.final_roll:\n",
    ),
    (
        "standard-cards-corrupt",
        "CLE-9.2",
        "scoring",
        "return cards.tainted(s.piles[HAND + seat])",
        "return cards.size(s.piles[HAND + seat])",
    ),
    (
        "sanctuaries-do-not-help",
        "CLE-9.3",
        "scoring",
        "return max(left - sanctuary_cells(s, seat), 0)",
        "return max(left, 0)",
    ),
    (
        "all-eaten-when-all-are-equal",
        "CLE-9.4",
        "scoring",
        "    fewer = False\n",
        "    fewer = True\n",
    ),
    (
        "one-crocodile-for-a-tie",
        "CLE-9.4",
        "scoring",
        "        if theirs > mine:\n",
        "        if theirs > mine or (theirs == mine and other < seat):\n",
    ),
    (
        "merchants-worth-nothing",
        "CLE-9.5",
        "scoring",
        "return s.books[TALENTS + seat] + merchant_talents(s, seat)",
        "return s.books[TALENTS + seat]",
    ),
    (
        "more-amulets-win-a-tie",
        "CLE-9.5",
        "scoring",
        "* MANY + MANY - 1 - remaining(s, seat)",
        "* MANY + remaining(s, seat)",
    ),
    (
        "eaten-before-the-end",
        "CLE-9.4",
        "scoring",
        "if s.depth == 0 and eaten(s, seat, players):",
        "if eaten(s, seat, players):",
    ),
    (
        "over-after-three-passes",
        "CLE-L5",
        "rules",
        "return s.passes >= r.players or",
        "return s.passes >= 3 or",
    ),
    ("passes-add-up-over-the-game", "CLE-L5", "rules", "    s.passes = 0\n", ""),
    (
        "eleven-cards-allowed",
        "CLE-6.12",
        "tables",
        "HAND_LIMIT: Final = 10",
        "HAND_LIMIT: Final = 11",
    ),
    (
        "keeping-all-costs-one-amulet",
        "CLE-6.12",
        "rules",
        "characters.take_amulets(s, seat, hand_size(s, seat) - HAND_LIMIT)",
        "characters.take_amulets(s, seat, 1)",
    ),
]

CHARACTERS: list[Row] = [
    (
        "beggar-skips-the-last-opponent",
        "CLE-10.3",
        "giving",
        "    if number >= r.players:\n",
        "    if number >= r.players - 1:\n",
    ),
    (
        "beggar-gets-tainted-cards",
        "CLE-10.3",
        "giving",
        "for kind in range(STANDARDS):",
        "for kind in range(STANDARDS + 5):",
    ),
    (
        "courtesan-fetches-nothing-from-the-pile",
        "CLE-10.4",
        "characters",
        "    s.piles[DISCARD] -= one\n",
        "",
    ),
    (
        "envoy-without-an-amulet",
        "CLE-10.5",
        "giving",
        "            take_amulets(s, user, 1)\n        elif",
        "            take_amulets(s, user, 0)\n        elif",
    ),
    (
        "envoy-never-from-the-supply",
        "CLE-10.5",
        "giving",
        "elif r.envoy_supply:",
        "elif not r.envoy_supply:",
    ),
    (
        "scribe-moves-a-die-for-amulets",
        "CLE-10.7",
        "characters",
        "    lose_card(s, seat, SCRIBE)\n",
        "    lose_card(s, seat, SCRIBE)\n    take_amulets(s, seat, 2)\n",
    ),
    (
        "smuggler-without-an-amulet",
        "CLE-10.8",
        "characters",
        "    lose_card(s, seat, kind)\n    take_amulets(s, seat, r.amulets[kind])\n",
        "    lose_card(s, seat, kind)\n",
    ),
    (
        "vizier-for-nothing",
        "CLE-10.9",
        "characters",
        "    take_amulets(s, seat, cards.size(s.piles[KEPT]))\n",
        "",
    ),
]

HIDDEN: list[Row] = [
    (
        "hands-shown-to-all",
        "CLE-2.1",
        "view",
        "shown = seat == viewer or s.depth == 0",
        "shown = True",
    ),
    (
        "bids-shown-before-they-open",
        "CLE-8.2",
        "view",
        '"bid": bid if bid >= 0 and shown else None',
        '"bid": bid if bid >= 0 else None',
    ),
    (
        "discards-shown-to-all",
        "CLE-L1",
        "view",
        "cards.words(s.piles[DISCARD]) if searching else None",
        "cards.words(s.piles[DISCARD])",
    ),
    (
        "vizier-shown-to-all",
        "CLE-10.9",
        "view",
        '"drawn": cards.words(s.piles[DRAWN]) if own else None',
        '"drawn": cards.words(s.piles[DRAWN])',
    ),
    (
        "begged-card-seen-by-all",
        "CLE-10.3",
        "favours",
        "        return bit(seat_of(packed)) | bit(a_of(packed))\n",
        "        return EVERYONE\n",
    ),
    (
        "bots-know-the-bids",
        "CLE-8.2",
        "hidden",
        "        if seat != viewer and d.books[BIDS + seat] >= 0:\n",
        "        if seat == viewer and d.books[BIDS + seat] >= 0:\n",
    ),
    (
        "bots-know-the-hands",
        "CLE-2.1",
        "hidden",
        "            d.piles[HAND + seat] += drawn - unknown\n",
        "            d.piles[DECK] += drawn - unknown\n",
    ),
    (
        "a-beggars-card-can-be-taken-back",
        "CLE-10.3",
        "favours",
        BEGGAR_REVEALS,
        BEGGAR_REVEALS.replace("True", "False"),
    ),
]

TOLD: list[Row] = [
    (
        "dear-pieces-said-to-stand",
        "CLE-6.5",
        "refusals",
        "        return has(s.walls, piece)\n",
        "        return not has(s.walls, piece)\n",
    ),
    (
        "trompes-counted-for-artisans",
        "CLE-6.3",
        "refusals",
        "    if not r.trompe_artisan:\n        trompes",
        "    if r.trompe_artisan:\n        trompes",
    ),
    (
        "amulets-foretold-as-a-gain",
        "CLE-6.3",
        "effects",
        '{"amulets": amulets}, COST))',
        '{"amulets": amulets}, GAIN))',
    ),
    (
        "last-visit-foretold-too-late",
        "CLE-9.1",
        "effects",
        "    palace.lay_piece(built, r, 0, piece)\n",
        "",
    ),
    (
        "proposal-spends-merchants-first",
        "CLE-6.7",
        "payment",
        "return (way.merchants, way.amulets, way.wasted, len(way.steps), way.steps)",
        "return (-way.merchants, way.amulets, way.wasted, len(way.steps), way.steps)",
    ),
    (
        "spots-do-not-say-what-they-close",
        "CLE-7.9",
        "aids",
        "garden.closed_cells(s.tiles & ~bit(tile), open_lo, open_hi)",
        "garden.closed_cells(s.tiles, open_lo, open_hi)",
    ),
]

PLANTS = plants_of(
    "cleopatra",
    "games/cleopatra",
    [*SETUP, *MARKET, *BUILDING, *GARDEN, *OFFERING, *END, *CHARACTERS, *HIDDEN, *TOLD],
)
