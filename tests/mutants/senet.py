"""Mistakes to plant in Senet."""

from mutants.plants import Row, plants_of

SETUP: list[Row] = [
    ("odd-squares-for-the-first", "SEN-2.1", "rules", "if square % 2 == 0:", "if square % 2 == 1:"),
    ("a-pawn-too-few", "SEN-2.1", "rules", "range(1, 2 * pawns + 1)", "range(1, 2 * pawns)"),
    (
        "foremost-stays",
        "SEN-2.3",
        "rules",
        "s.pawns[s.start] += bit(foremost + 1) - bit(foremost)",
        "pass",
    ),
    (
        "the-other-throws-first",
        "SEN-2.3",
        "rules",
        "s.then(frame(STICKS, CHANCE, s.start))",
        "s.then(frame(STICKS, CHANCE, 1 - s.start))",
    ),
    ("chosen-first-off-by-one", "SEN-2.2", "game", "int(first) - 1", "2 - int(first)"),
]

THROWING: list[Row] = [
    ("as-likely-as-dice", "SEN-3.1", "tables", "[0, 4, 6, 4, 1, 1]", "[0, 4, 4, 4, 1, 1]"),
    ("four-dark-sides-are-light", "SEN-3.1", "tables", "[0, 1, 2, 3, 4, 0]", "[0, 1, 2, 3, 4, 4]"),
    (
        "three-throws-again",
        "SEN-3.2",
        "rules",
        "return value == 1 or value > 3",
        "return value == 1 or value > 2",
    ),
    (
        "stuck-ends-the-turn",
        "SEN-5.3",
        "rules",
        "next_throw(s, seat, throws_again(value))",
        "next_throw(s, seat, False)",
    ),
    (
        "turns-do-not-change",
        "SEN-3.2",
        "rules",
        "    if not again:\n        seat = 1 - seat\n",
        "",
    ),
]

MOVING: list[Row] = [
    (
        "onto-own-pawns",
        "SEN-4.2",
        "rules",
        "return not has(s.pawns[seat], square) and not guarded",
        "return not guarded",
    ),
    (
        "nobody-is-guarded",
        "SEN-4.4",
        "rules",
        " and not guarded(s.pawns[1 - seat], square)",
        "",
    ),
    (
        "guarded-only-from-behind",
        "SEN-4.4",
        "state",
        "(has(pawns, square - 1) or has(pawns, square + 1))",
        "has(pawns, square - 1)",
    ),
    (
        "two-are-a-block",
        "SEN-4.5",
        "state",
        "first = pawns & pawns >> 1 & pawns >> 2",
        "first = pawns & pawns >> 1",
    ),
    (
        "own-blocks-block",
        "SEN-4.5",
        "rules",
        "return blocks(s.pawns[1 - seat] & between) != 0",
        "return blocks((s.pawns[0] | s.pawns[1]) & between) != 0",
    ),
    (
        "blocks-are-passed",
        "SEN-4.5",
        "rules",
        "if square < HAPPINESS < target or passes_block(s, seat, square, target):",
        "if square < HAPPINESS < target:",
    ),
    (
        "driven-pawn-stays",
        "SEN-4.3",
        "rules",
        "        s.pawns[other] |= bit(square)",
        "        s.pawns[other] |= bit(target + 1)",
    ),
    (
        "back-though-others-go-on",
        "SEN-5.1",
        "rules",
        "    if out.n > 0:\n        return\n",
        "",
    ),
    (
        "back-through-a-block",
        "SEN-5.1",
        "rules",
        "target < 1 or passes_block(s, seat, target, square):",
        "target < 1:",
    ),
    ("back-beyond-the-start", "SEN-5.2", "rules", "or target < 1 or", "or target < -1 or"),
    (
        "back-over-the-water",
        "SEN-5.2",
        "rules",
        "if square > HAPPINESS or target < 1",
        "if target < 1",
    ),
]

HOUSES: list[Row] = [
    ("happiness-is-passed", "SEN-6.2", "rules", "if square < HAPPINESS < target or ", "if "),
    (
        "happiness-at-another-square",
        "SEN-6.2",
        "tables",
        "HAPPINESS: Final = 26",
        "HAPPINESS: Final = 25",
    ),
    (
        "pawns-stand-in-the-water",
        "SEN-6.3",
        "rules",
        "    if target == WATER:\n        s.pawns[seat] |= bit(rebirth(s))\n        return\n",
        "",
    ),
    ("water-keeps-the-turn", "SEN-6.3", "rules", " and target != WATER)", ")"),
    (
        "reborn-behind-a-taken-square",
        "SEN-6.3",
        "state",
        "        square -= 1",
        "        square += 1",
    ),
    ("reborn-at-the-start", "SEN-6.1", "tables", "REBIRTH: Final = 15", "REBIRTH: Final = 14"),
    (
        "any-throw-leads-out",
        "SEN-6.4",
        "rules",
        "return OFF if target == OFF else NOWHERE",
        "return OFF if target >= OFF else NOWHERE",
    ),
    (
        "horus-needs-a-one",
        "SEN-6.4",
        "rules",
        "    if square == HORUS:\n        return OFF\n",
        "",
    ),
    (
        "last-houses-are-safe",
        "SEN-6.5",
        "rules",
        "    if target > WATER:\n        s.pawns[other] |= bit(rebirth(s))\n    else:\n",
        "    if True:\n",
    ),
]

END: list[Row] = [
    (
        "one-pawn-may-stay",
        "SEN-7.1",
        "rules",
        "if s.pawns[seat] == 0:",
        "if s.pawns[seat] & (s.pawns[seat] - 1) == 0:",
    ),
    (
        "stopped-too-late",
        "SEN-7.2",
        "rules",
        "if s.throws == MOST_THROWS:",
        "if s.throws > MOST_THROWS:",
    ),
    (
        "longer-way-wins",
        "SEN-7.2",
        "game",
        "self.score(s, seat) - scoring",
        "self.score(s, seat) + scoring",
    ),
]

PLANTS = plants_of("senet", "games/senet", SETUP + THROWING + MOVING + HOUSES + END)
