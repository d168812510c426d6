"""Mistakes to plant in Return of the Pharaoh."""

from mutants.plants import Row, plants_of

SETUP: list[Row] = [
    ("two-pharaohs-for-two-players", "PHA-3.2", "tables", "[0, 0, 3, 2, 2]", "[0, 0, 2, 2, 2]"),
    (
        "starting-hand-without-the-five",
        "PHA-3.1",
        "crew",
        "    for kind in range(PLAIN_KINDS):\n        pile",
        "    for kind in range(PLAIN_KINDS - 1):\n        pile",
    ),
    (
        "chip-always-to-the-first",
        "PHA-3.5",
        "rules",
        "    s.chip = seat\n    s.then(frame(ROUND, AUTO))",
        "    s.chip = 0\n    s.then(frame(ROUND, AUTO))",
    ),
    ("chosen-holder-off-by-one", "PHA-3.5", "game", "int(first) - 1", "int(first) % players"),
    ("holder-without-a-seat", "PHA-3.5", "__init__", "int(first) > players", "int(first) > 4"),
    (
        "newest-lot-sold-first",
        "PHA-3.4",
        "rules",
        "s.row |= (lot + 1) << ROW_BITS * place",
        "s.row = s.row << ROW_BITS | lot + 1",
    ),
    ("lots-come-back", "PHA-3.4", "rules", "    s.deck -= bit(lot)\n", ""),
    (
        "three-lots-in-a-round",
        "PHA-3.4",
        "rules",
        "if place + 1 < LOTS_PER_ROUND:",
        "if place + 2 < LOTS_PER_ROUND:",
    ),
    ("a-sixth-round", "PHA-5.2", "rules", "if s.round == ROUNDS:", "if s.round > ROUNDS:"),
    ("a-round-too-few", "PHA-5.2", "rules", "if s.round == ROUNDS:", "if s.round == ROUNDS - 1:"),
    (
        "crew-stays-at-the-tent",
        "PHA-5.1",
        "rules",
        "s.crew[HAND + seat] += s.crew[TENT + seat]\n        s.crew[TENT + seat] = crew.EMPTY",
        "pass",
    ),
]

DECLARING: list[Row] = [
    ("equal-is-enough", "PHA-4.4", "rules", "if laid > s.high:", "if laid >= s.high:"),
    (
        "bonus-after-the-first-declaration",
        "PHA-4.7",
        "rules",
        "if bonus and seat == s.start and s.high == 0:",
        "if bonus and seat == s.start:",
    ),
    (
        "bonus-for-everybody",
        "PHA-4.7",
        "rules",
        "if bonus and seat == s.start and s.high == 0:",
        "if bonus and s.high == 0:",
    ),
    (
        "bonus-although-switched-off",
        "PHA-4.7",
        "rules",
        "if bonus and seat == s.start",
        "if seat == s.start",
    ),
    ("bonus-of-one", "PHA-4.6", "rules", "        return s.round\n", "        return 1\n"),
    (
        "bonus-declared-plainly",
        "PHA-4.6",
        "rules",
        "        bonus = s.round\n",
        "        bonus = 0\n",
    ),
    (
        "cards-laid-in-any-order",
        "PHA-4.3",
        "rules",
        "list_cards(s, seat, a_of(packed), extra, out)",
        "list_cards(s, seat, 0, extra, out)",
    ),
    (
        "cards-that-lead-nowhere",
        "PHA-4.4",
        "rules",
        "while counts > 0 and reach > 0:",
        "while counts > 0 and reach >= 0:",
    ),
    (
        "earlier-cards-do-not-count",
        "PHA-4.4",
        "rules",
        "reach = crew.value(hand) + crew.value(s.crew[BID + seat]) + bonus - s.high",
        "reach = crew.value(hand) + bonus - s.high",
    ),
    (
        "winner-opens-the-next-auction",
        "PHA-4.1",
        "rules",
        "    winner = s.leader\n",
        "    winner = s.leader\n    s.chip = winner\n",
    ),
    (
        "declarations-anticlockwise",
        "PHA-4.2",
        "rules",
        "        follower = (seat + 1) % players\n",
        "        follower = (seat + players - 1) % players\n",
    ),
    (
        "six-on-the-five-of-flags",
        "PHA-1.1",
        "tables",
        "[1, 2, 3, 4, 5, 3, 4, 5, 6, 7]",
        "[1, 2, 3, 4, 5, 3, 4, 6, 6, 7]",
    ),
]

PASSING: list[Row] = [
    ("horus-twice-in-an-auction", "PHA-4.9", "rules", "    s.horus_used = 1\n", ""),
    ("horus-once-in-a-game", "PHA-4.9", "rules", "    s.horus_used = 0\n", ""),
    (
        "horus-leaves-the-chip",
        "PHA-4.9",
        "rules",
        "    s.horus_used = 1\n    s.chip = seat\n",
        "    s.horus_used = 1\n",
    ),
    (
        "pharaoh-without-a-card",
        "PHA-4.10",
        "rules",
        "if pharaohs_in_hand(s, seat) > 0:",
        "if s.pharaohs > 0:",
    ),
    ("pharaoh-card-not-spent", "PHA-4.10", "rules", "    s.pharaohs -= bit(4 * seat)\n", ""),
    (
        "patients-straight-to-hand",
        "PHA-4.10",
        "rules",
        "s.crew[TENT + seat] += s.crew[HOSPITAL]",
        "s.crew[HAND + seat] += s.crew[HOSPITAL]",
    ),
    ("hospital-not-emptied", "PHA-4.10", "rules", "    s.crew[HOSPITAL] = crew.EMPTY\n", ""),
    (
        "a-pass-is-not-final",
        "PHA-4.8",
        "rules",
        "    s.passed |= bit(seat)\n",
        "    s.passed |= bit(seat) if s.leader < 0 or action != PASS else 0\n",
    ),
]

AUCTION_END: list[Row] = [
    (
        "last-one-in-wins-without-a-bid",
        "PHA-4.16",
        "rules",
        "if still_in == 0:",
        "if still_in == 0 or (s.leader < 0 and still_in & still_in - 1 == 0):",
    ),
    (
        "unwanted-lot-comes-back",
        "PHA-4.15",
        "rules",
        "    s.removed |= bit(auctioned_lot(s))\n",
        "    s.deck |= bit(auctioned_lot(s))\n",
    ),
    (
        "winning-bid-comes-home",
        "PHA-4.13",
        "rules",
        "s.crew[HOSPITAL] += s.crew[BID + winner]\n",
        "s.crew[HAND + winner] += s.crew[BID + winner]\n",
    ),
    (
        "bid-for-crew-falls-ill",
        "PHA-4.14",
        "rules",
        "s.crew[TENT + winner] += s.crew[BID + winner] + crew.card(",
        "s.crew[HOSPITAL] += s.crew[BID + winner]\n        s.crew[TENT + winner] += crew.card(",
    ),
    (
        "won-crew-usable-at-once",
        "PHA-4.14",
        "rules",
        "s.crew[TENT + winner] += s.crew[BID + winner] + crew",
        "s.crew[HAND + winner] += s.crew[BID + winner] + crew",
    ),
    (
        "losing-bids-rest-too",
        "PHA-4.12",
        "rules",
        "s.crew[HAND + seat] += s.crew[BID + seat]\n",
        "s.crew[TENT + seat] += s.crew[BID + seat]\n",
    ),
    ("high-number-outlasts-the-auction", "PHA-4.4", "rules", "    s.high = 0\n", ""),
]

SCORING: list[Row] = [
    ("variety-of-four-kinds", "PHA-6.2", "tables", "[0, 0, 1, 3, 6, 10]", "[0, 0, 1, 3, 5, 10]"),
    (
        "each-treasure-one-point",
        "PHA-6.1",
        "scoring",
        "points += TREASURE_ITEMS[lot]",
        "points += 1",
    ),
    (
        "kinds-counted-as-cards",
        "PHA-6.2",
        "scoring",
        "kinds |= bit(TREASURE_KIND[lot])",
        "kinds |= bit(lot % 5)",
    ),
    (
        "plain-five-has-a-flag",
        "PHA-6.3",
        "crew",
        "range(PLAIN_KINDS, CREW_KINDS)",
        "range(PLAIN_KINDS - 1, CREW_KINDS)",
    ),
    (
        "tent-does-not-count",
        "PHA-6.5",
        "scoring",
        "return s.crew[HAND + seat] + s.crew[TENT + seat]",
        "return s.crew[HAND + seat]",
    ),
    (
        "tie-broken-by-number-of-crew",
        "PHA-6.4",
        "scoring",
        "return crew.value(own_crew(s, seat))",
        "return crew.size(own_crew(s, seat))",
    ),
    (
        "tie-break-beats-points",
        "PHA-6.4",
        "game",
        "self.score(s, seat) * 1000 +",
        "self.score(s, seat) * 10 +",
    ),
]

TOLD: list[Row] = [
    (
        "hands-shown-to-all",
        "PHA-2.1",
        "view",
        "open_hands or seat == viewer or s.depth == 0",
        "True",
    ),
    (
        "open-hands-stay-closed",
        "PHA-2.1",
        "view",
        "open_hands or seat == viewer or",
        "seat == viewer or",
    ),
    (
        "hands-closed-at-the-end",
        "PHA-2.1",
        "view",
        "seat == viewer or s.depth == 0",
        "seat == viewer",
    ),
    (
        "flags-of-hidden-hands-shown",
        "PHA-2.1",
        "view",
        "scoring.flags_at_hand(s, seat) if shown else None",
        "scoring.flags_at_hand(s, seat)",
    ),
    (
        "hidden-hands-encoded",
        "PHA-2.1",
        "encoding",
        "if step == 0 or all_hands:",
        "if step >= 0 or all_hands:",
    ),
    (
        "a-pass-can-be-taken-back",
        "PHA-4.8",
        "game",
        "return DECLARE <= action <= PASS_PHARAOH",
        "return DECLARE <= action < PASS_PHARAOH - 2",
    ),
    (
        "bonus-counted-where-it-is-off",
        "PHA-4.7",
        "refusals",
        "        if not bonus:\n",
        "        if bonus:\n",
    ),
    (
        "small-first-for-every-card",
        "PHA-4.3",
        "refusals",
        "== LAY_MORE and kind < a_of(packed)",
        "== LAY_MORE and kind <= a_of(packed) + 1",
    ),
    (
        "least-to-declare-off-by-one",
        "PHA-4.4",
        "effects",
        '"least": after.high + 1',
        '"least": after.high',
    ),
    (
        "patients-not-foretold",
        "PHA-4.10",
        "effects",
        "healed = crew.size(before.crew[HOSPITAL])",
        "healed = crew.size(after.crew[HOSPITAL])",
    ),
    (
        "pass-said-to-win-crew",
        "PHA-4.14",
        "effects",
        "        return False\n    return crew_size(after",
        "        pass\n    return crew_size(after",
    ),
    (
        "keeping-the-chip-told-as-taking",
        "PHA-4.9",
        "voice",
        "    if s.chip == s.seat():\n        told.id",
        "    if s.chip < 0:\n        told.id",
    ),
    (
        "losing-bids-do-not-fly-back",
        "PHA-4.12",
        "tell",
        "        if seat != winner:\n",
        "        if seat < winner:\n",
    ),
    (
        "flag-points-not-told",
        "PHA-6.3",
        "tell",
        "flags = scoring.flag_points(s, seat)",
        "flags = scoring.variety_points(s, seat)",
    ),
]

PLANTS = plants_of(
    "pharaoh", "games/pharaoh", [*SETUP, *DECLARING, *PASSING, *AUCTION_END, *SCORING, *TOLD]
)
