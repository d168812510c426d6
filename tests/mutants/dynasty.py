"""Mistakes to plant in A New Dynasty: sides C and D, new cards, prophecies, secret cards."""

from mutants.plants import Row, plants_of

SETUP: list[Row] = [
    (
        "no-second-colour-for-two",
        "DYN-2.2",
        "opening",
        "    if players == 2 and expansion_in_use:\n",
        "    if players == 3 and expansion_in_use:\n",
    ),
    (
        "expansion-although-only-base-sides",
        "DYN-1.4",
        "opening",
        "        leave_expansion(s)\n",
        "        pass\n",
    ),
    ("three-new-statues", "DYN-15.4", "tables", "NEW_STATUES: Final = 4", "NEW_STATUES: Final = 3"),
    ("one-coin-each", "DYN-1.3", "tables", "COINS: Final = 2", "COINS: Final = 1"),
    (
        "figure-starts-one-further",
        "DYN-10.1",
        "game",
        'int(options["hall_start"]) - 1',
        'int(options["hall_start"]) % 14',
    ),
    (
        "red-cards-are-discarded",
        "DYN-2.1",
        "sites/market/gain",
        "keeper: i64 = s.figures[RED_KEPT] * (seat + 1)",
        "keeper: i64 = 0",
    ),
    (
        "four-prophecies",
        "DYN-17.1",
        "prophecies",
        "frame(do.DRAW_PROPHECY, CHANCE, box.OPEN_PROPHECIES - 1)",
        "frame(do.DRAW_PROPHECY, CHANCE, box.OPEN_PROPHECIES - 2)",
    ),
]

MARKETS: list[Row] = [
    ("coins-are-not-spent", "DYN-4.2", "sites/market/c", "    s.coins -= for_seat(seat, 1)\n", ""),
    (
        "second-card-takes-effect-first",
        "DYN-4.4",
        "sites/market/c",
        "    first: i64 = PAIR_FIRST[pair]\n    second: i64 = PAIR_SECOND[pair]\n",
        "    first: i64 = PAIR_SECOND[pair]\n    second: i64 = PAIR_FIRST[pair]\n",
    ),
    (
        "empty-booming-market-brings-nothing",
        "DYN-4.3",
        "sites/market/__init__",
        "if side_of(s, box.MARKET) == box.SIDE_C and deck.prepare_draw(s):",
        "if side_of(s, box.MARKET) == box.SIDE_D and deck.prepare_draw(s):",
    ),
    (
        "two-cards-in-a-black-pile",
        "DYN-9.2",
        "tables",
        "PILE_CARDS: Final = 3",
        "PILE_CARDS: Final = 2",
    ),
    (
        "black-piles-are-cleared",
        "DYN-9.2",
        "sites/market/d",
        "    if side_of(s, box.MARKET) == box.SIDE_B and pile_size(s, box.SLOTS - 1) > 0:\n",
        "    if pile_size(s, box.SLOTS - 1) > 0:\n",
    ),
    (
        "black-cards-discarded-when-not-kept",
        "DYN-9.3",
        "sites/market/d",
        "    if side_of(s, box.MARKET) == box.SIDE_B:\n        discard(s, seat, slot)",
        "    if side_of(s, box.MARKET) == box.SIDE_D:\n        discard(s, seat, slot)",
    ),
]

PYRAMIDS: list[Row] = [
    (
        "tie-on-a-tile-scores-three",
        "DYN-5.2",
        "tables",
        "MAJORITY_TIED: Final = 1",
        "MAJORITY_TIED: Final = 3",
    ),
    (
        "next-tile-after-the-reward",
        "DYN-L4",
        "sites/pyramids/c",
        (
            "    s.push(frame(do.SCAFFOLD_REWARD, AUTO, seat, brings))"
            "  # RULING: DYN-L4, after the next tile\n    if tiles_up(s) < box.SCAFFOLDS:\n"
            "        s.push(frame(do.REVEAL_SCAFFOLD, CHANCE))\n"
        ),
        (
            "    if tiles_up(s) < box.SCAFFOLDS:\n"
            "        s.push(frame(do.REVEAL_SCAFFOLD, CHANCE))\n"
            "    s.push(frame(do.SCAFFOLD_REWARD, AUTO, seat, brings))\n"
        ),
    ),
    (
        "majority-without-the-fourth-stone",
        "DYN-5.2",
        "sites/pyramids/c",
        "    for space in range(first, first + box.SCAFFOLD_SPACES):\n        owner",
        "    for space in range(first, first + box.SCAFFOLD_SPACES - 1):\n        owner",
    ),
    (
        "figure-square-first-always",
        "DYN-L12",
        "sites/pyramids/d",
        "start: i64 = 1 - s.figures[FIGURE_SQUARE_FIRST]",
        "start: i64 = 0",
    ),
    (
        "figure-moves-with-every-action",
        "DYN-10.3",
        "rules",
        "        and out.items[0] == do.GET\n",
        "",
    ),
    ("full-ring-scores-nothing", "DYN-10.4", "sites/overflow", "box.OVERFLOW_POINTS)", "0)"),
]

TEMPLES: list[Row] = [
    (
        "ra-keeps-two-cards",
        "DYN-6.4",
        "sites/temple/c",
        "    s.discard += others\n",
        "    s.owned[seat] += others\n",
    ),
    (
        "ra-offers-points-only",
        "DYN-6.3",
        "sites/temple/c",
        "harbour.can_fetch(s, seat, s.figures[RA_STONES + column]) > 0",
        "harbour.can_fetch(s, seat, s.figures[RA_STONES + column]) > 9",
    ),
    (
        "chariots-jump-over-others",
        "DYN-11.2",
        "sites/temple/d",
        "    while target < box.ARENA_GOAL and is_taken(s, target):\n        target += 1\n",
        "",
    ),
    (
        "second-chariot-behind-two-firsts",
        "DYN-11.3",
        "sites/temple/d",
        "    if ahead > 1:\n        return 0\n    return s.figures[first + ahead]",
        "    return s.figures[first + min(ahead, 1)]",
    ),
    (
        "chariot-on-the-start-scores",
        "DYN-11.3",
        "sites/temple/d",
        "    if mine == 0:\n        return 0\n    first",
        "    first",
    ),
    (
        "goal-stone-scores-nothing",
        "DYN-11.5",
        "sites/temple/d",
        "        earn(s, seat, box.FROM_TEMPLE, box.OVERFLOW_POINTS)\n",
        "",
    ),
]

CHAMBERS: list[Row] = [
    (
        "hill-stone-on-one-neighbour",
        "DYN-7.1",
        "sites/burial/c",
        "not has(stones, place) and stones & SUPPORT[place] == SUPPORT[place]",
        "not has(stones, place) and (level_of(place) == 0 or stones & SUPPORT[place] != 0)",
    ),
    ("five-levels-count", "DYN-7.2", "tables", "HILL_CAP: Final = 4", "HILL_CAP: Final = 5"),
    (
        "hill-areas-do-not-climb",
        "DYN-7.2",
        "sites/burial/c",
        "    found = support(place)\n",
        "    found: i64 = 0\n",
    ),
    ("tombs-stay-for-the-next-round", "DYN-8.1", "sites/burial/d", "    s.open_tombs = 0\n", ""),
    (
        "crypt-overflow-averts-the-loss",
        "DYN-L11",
        "sites/burial/d",
        "if s.figures[OVERFLOW_AVERTS] == 1 and of_seat",
        "if of_seat",
    ),
    (
        "crypt-columns-run-on",
        "DYN-8.3",
        "sites/burial/d",
        "    if column < columns - 1:\n",
        "    if place < box.TOMBS - 1:\n",
    ),
    (
        "no-loss-without-a-grave",
        "DYN-8.4",
        "sites/burial/d",
        "    return -box.CRYPT_PENALTY\n",
        "    return 0\n",
    ),
]

OBELISKS: list[Row] = [
    (
        "tiles-leave-holes",
        "DYN-13.3",
        "sites/obelisks/c",
        "            if foot not in (NO_FOOT, here):\n                return False\n",
        "",
    ),
    (
        "tiles-may-be-left-out",
        "DYN-13.2",
        "sites/obelisks/c",
        "    if count(possible) > 1:\n",
        "    if count(possible) > 2:\n",
    ),
    (
        "rank-by-squares-alone",
        "DYN-13.5",
        "sites/obelisks/c",
        "    return levels(s, seat) << 8 | squares\n",
        "    return squares\n",
    ),
    (
        "level-scores-one",
        "DYN-13.4",
        "tables",
        "LEVEL_POINTS: Final = 2",
        "LEVEL_POINTS: Final = 1",
    ),
    (
        "two-sites-at-a-time",
        "DYN-14.1",
        "sites/obelisks/d",
        "if owner_at(s.track, site) == seat and not is_finished(s, site):",
        "if owner_at(s.track, site) == seat and stones_on(s, site) == 1:",
    ),
    (
        "unfinished-obelisk-scores-whole",
        "DYN-14.3",
        "sites/obelisks/d",
        "            if is_finished(s, site):\n                points",
        "            if stones_on(s, site) > 0:\n                points",
    ),
    (
        "sites-of-others-are-free",
        "DYN-14.1",
        "sites/obelisks/d",
        "        if owner_at(s.track, site) < 0:\n            out.add(do.AVENUE + site)",
        "        if not is_finished(s, site):\n            out.add(do.AVENUE + site)",
    ),
]

CARDS: list[Row] = [
    (
        "storage-for-one-stone",
        "DYN-15.1",
        "tables",
        "STORAGE_ROOM: Final = 2",
        "STORAGE_ROOM: Final = 1",
    ),
    (
        "private-quarry-without-a-point",
        "DYN-15.2",
        "sites/market/gain",
        "        earn(s, seat, box.FROM_QUARRY, box.PRIVATE_POINTS)\n",
        "",
    ),
    (
        "ornament-counts-the-quarry",
        "DYN-15.3",
        "scoring",
        "ornaments * of_seat(s.sled, seat)",
        "ornaments * of_seat(s.quarry, seat)",
    ),
    (
        "raft-with-two-stones",
        "DYN-15.5",
        "blue",
        "of_seat(s.sled, seat) >= box.RAFT_STONES",
        "of_seat(s.sled, seat) >= box.RAFT_STONES - 1",
    ),
    (
        "raft-keeps-its-stones",
        "DYN-15.5",
        "blue",
        "        return_stones(s, seat, box.RAFT_STONES - 1)\n",
        "",
    ),
    (
        "raft-to-the-market",
        "DYN-L15",
        "blue",
        "    if s.figures[RAFT_TO_MARKET] == 1:\n",
        "    if s.figures[RAFT_TO_MARKET] >= 0:\n",
    ),
    (
        "gangplank-to-an-empty-dock",
        "DYN-L14",
        "blue",
        "                if not has(s.docks, site):\n",
        "                if has(s.docks, site) or True:\n",
    ),
    (
        "gangplank-with-a-foreign-ship",
        "DYN-15.6",
        "blue",
        "if has(s.ready, ship) and harbour.stones_of(s, ship, seat) > 0:",
        "if has(s.ready, ship):",
    ),
]

PROPHECIES: list[Row] = [
    (
        "scarabs-cost-the-turn",
        "DYN-17.3",
        "rules",
        "        s.push(packed)\n    else:\n        decide_special",
        "        s.push(frame(do.END_TURN, AUTO, seat))\n    else:\n        decide_special",
    ),
    (
        "two-scarabs-in-a-window",
        "DYN-17.2",
        "prophecies",
        "if scarab_in(s, seat, window_of(s.round)) >= 0 or scarabs_left(s, seat) == 0:",
        "if scarabs_left(s, seat) == 0:",
    ),
    (
        "two-scarabs-on-a-card",
        "DYN-17.2",
        "prophecies",
        "if number >= 0 and not has_scarab_on(s, seat, number):",
        "if number >= 0:",
    ),
    ("a-third-scarab", "DYN-17.2", "tables", "SCARABS: Final = 2", "SCARABS: Final = 3"),
    (
        "windows-shift-by-a-round",
        "DYN-17.2",
        "prophecies",
        "return (round - 1) // 2",
        "return round // 3",
    ),
    (
        "osiris-content-with-a-tie",
        "DYN-18.1",
        "prophecies",
        "    return most + 1\n",
        "    return most\n",
    ),
    (
        "isis-looks-at-the-wrong-site",
        "DYN-18.3",
        "prophecies",
        "return box.BURIAL if prophecy == box.ANUBIS else box.TEMPLE",
        "return box.TEMPLE if prophecy == box.ANUBIS else box.BURIAL",
    ),
    ("horus-alike-for-four", "DYN-18.4", "tables", "[0, 0, 3, 3, 2]", "[0, 0, 3, 3, 3]"),
    (
        "amun-forgets-the-storage",
        "DYN-18.6",
        "prophecies",
        "return cards.red_count(owned) + storage",
        "return cards.red_count(owned)",
    ),
    (
        "failed-prophecies-cost-nothing",
        "DYN-17.4",
        "prophecies",
        "                points += s.figures[FAILED + window]\n",
        "                pass\n",
    ),
]

HIDDEN: list[Row] = [
    (
        "secret-cards-shown",
        "DYN-16.1",
        "view",
        "seat != viewer and not s.over():",
        "seat != viewer and s.over():",
    ),
    (
        "secret-draw-known-to-all",
        "DYN-16.2",
        "sites/market/__init__",
        "return bit(a_of(packed)) if gain.is_secret(s, cards.card_of(action)) else EVERYONE",
        "return EVERYONE",
    ),
    (
        "secret-cards-never-shown",
        "DYN-16.3",
        "rules",
        "        hidden.show_secrets(s)  # DYN-16.3\n",
        "",
    ),
    (
        "green-cards-secret-too",
        "DYN-16.2",
        "sites/market/gain",
        "if s.figures[SECRET] == 0 or not cards.is_blue(kind):",
        "if s.figures[SECRET] == 0:",
    ),
    (
        "black-pile-forgotten",
        "DYN-9.4",
        "sites/market/d",
        "    hidden.show(s, hidden.in_slot(slot), seat)\n",
        "",
    ),
    (
        "black-pile-known-to-all",
        "DYN-9.4",
        "hidden",
        "    return has(seen_by(token), seat) or place_of(token) == BEFORE + seat",
        "    return seen_by(token) != 0 or place_of(token) == BEFORE + seat",
    ),
    (
        "bots-know-secret-cards",
        "DYN-L17",
        "hidden",
        "pile_of(each) == pile and before == secret and not knows(each, seat)",
        "pile_of(each) == pile and before == secret and not secret and not knows(each, seat)",
    ),
    (
        "old-rules-keep-black-cards-secret",
        "DYN-16.2",
        "sites/market/gain",
        "s.figures[RULES] >= 2 and is_secret(s, kind)",
        "is_secret(s, kind)",
    ),
]

TOLD: list[Row] = [
    (
        "full-sled-by-the-old-measure",
        "DYN-15.1",
        "harbour",
        "    if of_seat(s.sled, seat) == room:\n",
        "    if of_seat(s.sled, seat) == 5:\n",
    ),
    (
        "scarab-refused-for-the-wrong-reason",
        "DYN-17.2",
        "prophecies",
        "    if scarabs_left(s, seat) == 0:\n",
        "    if scarabs_left(s, seat) < 2:\n",
    ),
    (
        "open-tomb-said-to-be-taken",
        "DYN-8.2",
        "sites/burial/d",
        "has(s.tomb[0] | s.tomb[1] | s.tomb[2] | s.tomb[3], tomb)",
        "has(s.tomb[0] | s.tomb[1], tomb)",
    ),
    (
        "hidden-cards-counted-for-their-owner",
        "DYN-16.1",
        "view",
        "s.figures[SECRET] == 0 or seat == viewer or s.over()",
        "s.figures[SECRET] == 0 or s.over()",
    ),
    (
        "unopened-scaffolds-shown-as-open",
        "DYN-5.3",
        "sites/pyramids/c",
        "if not is_up(s, tile)]",
        "if is_up(s, tile)]",
    ),
]

PLANTS = plants_of(
    "dynasty",
    "games/imhotep",
    [
        *SETUP,
        *MARKETS,
        *PYRAMIDS,
        *TEMPLES,
        *CHAMBERS,
        *OBELISKS,
        *CARDS,
        *PROPHECIES,
        *HIDDEN,
        *TOLD,
    ],
)
