"""Murals of the Nile: what a choice will do, by comparing the positions before and after it.

Hands of others are compared by their size only.
"""

from mypy_extensions import i64

from saqqara.games.murals import scoring
from saqqara.games.murals.actions import DRAWN, OWED, TURN
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import AREA, COMBO, DECK, HELD, SHOWN, MuralsState, size
from saqqara.kernel.event import Args
from saqqara.kernel.frame import a_of, kind_of, seat_of
from saqqara.kernel.voice import COST, END, GAIN, NOTE, Effect


def effects(
    before: MuralsState, after: MuralsState, seat: i64, sheet: Sheet, players: i64
) -> list[Effect]:
    found: list[Effect] = []
    if kind_of(after.top()) == DRAWN and before.last >= 0:
        found.append(Effect("murals-effect-risk", {}, COST))
    tell_steps(found, "murals-effect-area", after.cubes[AREA + seat] - before.cubes[AREA + seat])
    tell_steps(found, "murals-effect-combo", after.cubes[COMBO + seat] - before.cubes[COMBO + seat])
    held = size(after, HELD + seat) - size(before, HELD + seat)
    if held > 0:
        found.append(Effect("murals-effect-cards", {"cards": held}, GAIN))
    tell_owed(found, before, after, seat)
    tell_standings(found, before, after, seat, sheet, players)
    if kind_of(after.top()) == TURN and seat_of(after.top()) == seat and after.count > before.count:
        tell_combo(found, after, sheet)
    if after.depth == 0:
        found.append(Effect("common-effect-over", {}, END))
    elif before.turn != after.turn:
        found.append(Effect("murals-effect-turn", {}, NOTE))
    return found


def tell_steps(found: list[Effect], id: str, steps: i64) -> None:
    if steps > 0:
        found.append(Effect(id, {"steps": steps}, GAIN))


def cards_owed(s: MuralsState, seat: i64) -> i64:
    """Cards that are still to be taken, as far as there are any."""
    packed = s.top()
    if kind_of(packed) != OWED or seat_of(packed) != seat:
        return 0
    return min(a_of(packed), size(s, DECK) + size(s, SHOWN))


def tell_owed(found: list[Effect], before: MuralsState, after: MuralsState, seat: i64) -> None:
    """An ankh or the combo lets the seat take cards next; those it knew of are not told again."""
    owed = cards_owed(after, seat)
    if owed > 0 and cards_owed(before, seat) == 0:
        found.append(Effect("murals-effect-cards", {"cards": owed}, GAIN))


def tell_standings(
    found: list[Effect],
    before: MuralsState,
    after: MuralsState,
    seat: i64,
    sheet: Sheet,
    players: i64,
) -> None:
    """What the tracks are worth as they stand, own points first."""
    behind: i64
    for behind in range(players):
        each = (seat + behind) % players
        points = scoring.score(after, sheet, each, players)
        points -= scoring.score(before, sheet, each, players)
        args: Args = {"points": max(points, -points)}
        if each != seat:
            args["seat"] = each
        if points > 0 and each == seat:
            found.append(Effect("murals-effect-stands-more", args, GAIN))
        elif points > 0:
            found.append(Effect("murals-effect-stands-more-of", args, NOTE))
        elif points < 0 and each == seat:
            found.append(Effect("murals-effect-stands-less", args, COST))
        elif points < 0:
            found.append(Effect("murals-effect-stands-less-of", args, NOTE))


def tell_combo(found: list[Effect], s: MuralsState, sheet: Sheet) -> None:
    """What stopping would bring then."""
    steps = sheet.steps[s.count]
    draws = min(sheet.draws[s.count], size(s, DECK) + size(s, SHOWN))
    if steps > 0 or draws > 0:
        args: Args = {"steps": steps, "cards": draws}
        found.append(Effect("murals-effect-stop", args, NOTE))
