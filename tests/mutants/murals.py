"""Mistakes to plant in Murals of the Nile."""

from mutants.plants import Row, plants_of

SETUP: list[Row] = [
    (
        "two-cards-to-begin-with",
        "MUR-3.3",
        "tables",
        "HAND_CARDS: Final = 1 ",
        "HAND_CARDS: Final = 2 ",
    ),
    ("hands-dealt-backwards", "MUR-3.3", "rules", "range(players - 1, -1, -1)", "range(players)"),
    (
        "lot-for-the-start-unheard",
        "MUR-3.4",
        "rules",
        "frame(SETUP, AUTO, action - FIRST)",
        "frame(SETUP, AUTO, 0)",
    ),
    ("chosen-starter-off-by-one", "MUR-3.4", "game", "int(first) - 1", "int(first) % players"),
    ("starter-without-a-seat", "MUR-3.4", "__init__", "int(first) > players", "int(first) > 4"),
    ("ankh-card-wrong", "MUR-1.4", "tables", "[1, 4, 18, 22, 36,", "[1, 4, 18, 23, 36,"),
]

TURN: list[Row] = [
    (
        "shadow-outlasts-the-turn",
        "MUR-5.2",
        "rules",
        "s.count = 0\n    s.last = -1\n",
        "s.count = 0\n",
    ),
    ("stopping-before-a-card", "MUR-4.3", "rules", "if s.count > 0:", "if s.count >= 0:"),
    (
        "an-eleventh-card",
        "MUR-4.3",
        "rules",
        "s.count < MOST_PLACED and",
        "s.count <= MOST_PLACED and",
    ),
    (
        "hand-cards-in-the-shadow",
        "MUR-5.6",
        "rules",
        "list_cards(s.low[HELD + seat] & low,",
        "list_cards(s.low[HELD + seat],",
    ),
    (
        "display-cards-in-the-shadow",
        "MUR-5.6",
        "rules",
        "s.high[SHOWN] & high, DISPLAY",
        "s.high[SHOWN], DISPLAY",
    ),
    (
        "shadow-in-the-same-column",
        "MUR-5.4",
        "cards",
        "card % SIDE > last % SIDE",
        "card % SIDE >= last % SIDE",
    ),
    (
        "shadow-in-the-same-row",
        "MUR-5.4",
        "cards",
        "card // SIDE > last // SIDE",
        "card // SIDE >= last // SIDE",
    ),
    (
        "first-card-shadows-longest",
        "MUR-5.3",
        "rules",
        "    s.last = card\n",
        "    s.last = card if s.last < 0 else s.last\n",
    ),
    (
        "stopped-unasked",
        "MUR-4.5",
        "rules",
        "(sheet.asks_to_stop and hides_cards(s, s.turn))",
        "False",
    ),
    ("old-rules-ask-to-stop", "MUR-L21", "sheet", "rules >= 2", "rules >= 1"),
    (
        "display-forgotten-at-the-end-of-a-turn",
        "MUR-4.5",
        "rules",
        "low = (s.low[HELD + seat] | s.low[SHOWN])",
        "low = s.low[HELD + seat]",
    ),
    (
        "anticlockwise-after-a-stop",
        "MUR-3.5",
        "rules",
        "s.then(frame(BEGIN, AUTO, (seat + 1) % players))",
        "s.then(frame(BEGIN, AUTO, (seat + players - 1) % players))",
    ),
]

MISSES: list[Row] = [
    (
        "only-the-first-miss-counts",
        "MUR-6.2",
        "rules",
        "s.cubes[MISS + s.turn] -= 1",
        "s.cubes[MISS + s.turn] = -1",
    ),
    (
        "another-turn-after-a-miss",
        "MUR-6.2",
        "rules",
        "frame(BEGIN, AUTO, (s.turn + 1) % players)",
        "frame(BEGIN, AUTO, s.turn)",
    ),
    ("missed-card-leaves-the-game", "MUR-6.2", "rules", "    add(s, SHOWN, card)\n", ""),
    (
        "tenth-card-cannot-miss",
        "MUR-6.1",
        "rules",
        "    if cards.in_shadow(card, s.last):\n",
        "    if s.count < 9 and cards.in_shadow(card, s.last):\n",
    ),
]

BONUSES: list[Row] = [
    (
        "no-ankh-with-the-tenth-card",
        "MUR-7.2",
        "rules",
        "sheet.ankh[card] == 1 and not",
        "sheet.ankh[card] == 1 and s.count < MOST_PLACED and not",
    ),
    (
        "no-ankh-from-the-display",
        "MUR-7.3",
        "rules",
        "== 1 and not supply_is_empty(s)",
        "== 1 and not is_empty(s, DECK)",
    ),
    (
        "two-cards-for-an-ankh",
        "MUR-7.1",
        "rules",
        "frame(OWED, seat, 1, BY_ANKH)",
        "frame(OWED, seat, 2, BY_ANKH)",
    ),
    (
        "ten-cards-make-four-steps",
        "MUR-7.5",
        "tables",
        "3, 0, 5]  # printed",
        "3, 0, 4]  # printed",
    ),
    ("nine-cards-bring-three", "MUR-7.5", "tables", "3, 1, 4, 1]", "3, 1, 3, 1]"),
    (
        "no-combo-without-a-supply",
        "MUR-8.2",
        "rules",
        "    s.cubes[COMBO + seat] += steps\n",
        "    if not supply_is_empty(s):\n        s.cubes[COMBO + seat] += steps\n",
    ),
    (
        "display-card-counts-twice",
        "MUR-7.6",
        "rules",
        "add(s, KNOWN + seat, card)\n    owe(s, seat, a_of(packed) - 1,",
        "add(s, KNOWN + seat, card)\n    owe(s, seat, a_of(packed) - 2,",
    ),
    (
        "every-area-one-step",
        "MUR-7.7",
        "scoring",
        "        return sheet.value[area]\n",
        "        return 1\n",
    ),
    ("lower-half-alone-finishes", "MUR-7.7", "scoring", "if low | high == 0:", "if low == 0:"),
    (
        "painter-off-by-one",
        "MUR-7.7",
        "rules",
        "seat + 1 << BY_BITS * area",
        "seat << BY_BITS * area",
    ),
]

END: list[Row] = [
    (
        "skipped-while-the-display-serves",
        "MUR-L10",
        "rules",
        "    if supply_is_empty(s):\n        skipped",
        "    if is_empty(s, DECK):\n        skipped",
    ),
    (
        "over-with-cards-in-one-hand",
        "MUR-8.4",
        "rules",
        "if skipped == players:",
        "if skipped == players - 1:",
    ),
    (
        "shared-places-are-the-lower-ones",
        "MUR-9.2",
        "scoring",
        "if s.cubes[track + other] > own:",
        "if s.cubes[track + other] >= own and other != seat:",
    ),
    (
        "tracks-paid-crosswise",
        "MUR-9.3",
        "sheet",
        '("combo", "area", "miss")',
        '("combo", "miss", "area")',
    ),
    (
        "fourth-place-paid",
        "MUR-9.3",
        "sheet",
        "[*numbers(tracks[track]), 0]",
        "[*numbers(tracks[track]), 1]",
    ),
    (
        "misses-help-in-a-tie",
        "MUR-9.5",
        "scoring",
        "+ s.cubes[AREA + seat] + s.cubes[MISS + seat]",
        "+ s.cubes[AREA + seat] - s.cubes[MISS + seat]",
    ),
    (
        "tie-break-beats-points",
        "MUR-9.4",
        "game",
        "self.score(s, seat) * 10_000",
        "self.score(s, seat) * 10",
    ),
    (
        "ties-are-shared-at-once",
        "MUR-9.5",
        "game",
        " * 10_000 + scoring.tie_break(s, seat)",
        " * 10_000",
    ),
]

HIDDEN: list[Row] = [
    (
        "taken-from-the-display-in-secret",
        "MUR-2.2",
        "rules",
        "    add(s, KNOWN + seat, card)\n",
        "",
    ),
    ("known-after-it-is-placed", "MUR-2.2", "rules", "        remove(s, KNOWN + seat, card)\n", ""),
    (
        "hands-shown-to-all",
        "MUR-2.1",
        "view",
        "words(s, HELD + seat) if own else None",
        "words(s, HELD + seat)",
    ),
    (
        "dealt-card-told-to-all",
        "MUR-2.1",
        "tell",
        "card_args(card), [], bit(seat))",
        "card_args(card), [])",
    ),
    (
        "dealt-card-has-every-audience",
        "MUR-2.1",
        "game",
        "return bit(c_of(packed))",
        "return EVERYONE",
    ),
    (
        "bots-know-the-hands",
        "MUR-2.1",
        "hidden",
        "    d = s.clone()\n    seat: i64\n",
        "    d = s.clone()\n    seat: i64\n    players = 0\n",
    ),
    (
        "determinized-hands-lose-a-card",
        "MUR-2.1",
        "hidden",
        "while missing > 0:",
        "while missing > 1:",
    ),
    (
        "forced-stop-made-public",
        "MUR-L21",
        "game",
        "s.count == 0 or size(s, HELD + seat_of(packed)) == 0",
        "s.count >= 0",
    ),
    (
        "odds-by-the-deck-alone",
        "MUR-10.1",
        "view",
        '"unseen": cards.size(low) + cards.size(high)',
        '"unseen": size(s, DECK)',
    ),
    (
        "odds-although-switched-off",
        "MUR-10.1",
        "view",
        "odds_view(s, viewer) if with_odds else None",
        "odds_view(s, viewer)",
    ),
]

TOLD: list[Row] = [
    (
        "no-reason-for-an-empty-deck",
        "MUR-8.1",
        "refusals",
        '        out.append(Refusal(DRAW, Message("murals-deck-empty", {})))',
        "        pass",
    ),
    (
        "risk-told-for-the-first-card",
        "MUR-6.1",
        "effects",
        "== DRAWN and before.last >= 0",
        "== DRAWN",
    ),
    (
        "more-cards-owed-than-there-are",
        "MUR-7.6",
        "effects",
        "return min(a_of(packed), size(s, DECK) + size(s, SHOWN))",
        "return a_of(packed)",
    ),
    (
        "stop-promises-missing-cards",
        "MUR-7.6",
        "voice",
        "to_come(s, self.sheet.draws[s.count])",
        "self.sheet.draws[s.count]",
    ),
    (
        "last-skipped-player-not-told",
        "MUR-8.3",
        "tell",
        "for behind in range(number):",
        "for behind in range(number - 1):",
    ),
    (
        "miss-points-told-as-area-points",
        "MUR-9.3",
        "tell",
        "miss = scoring.track_points(s, sheet, MISS,",
        "miss = scoring.track_points(s, sheet, AREA,",
    ),
    (
        "others-encoded-as-the-viewer",
        "MUR-2.1",
        "encoding",
        "at = put(out, at, size(s, HELD + around(step, viewer, players)))",
        "at = put(out, at, size(s, HELD + viewer))",
    ),
    (
        "edition-with-an-ankh-twice",
        "MUR-10.2",
        "tables",
        "if card in cards[:index]:",
        "if card in cards[: index - 1]:",
    ),
]

PLANTS = plants_of(
    "murals", "games/murals", [*SETUP, *TURN, *MISSES, *BONUSES, *END, *HIDDEN, *TOLD]
)
