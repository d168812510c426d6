"""Cleopatra: what a choice will do, by comparing the positions before and after it.

Talents and amulets change before all eyes, so they are compared for every seat; hands of others
by what everybody can tell of them.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, palace, scoring
from saqqara.games.cleopatra.actions import ASK_PAY, ASK_VISIT, PIECE_MOSAIC, ROLL_DICE
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    HAND,
    KNOWN,
    MERCHANTS,
    TALENTS,
    CleopatraState,
    hand_size,
    sanctuary_cells,
)
from saqqara.games.cleopatra.tables import MERCHANT_WORTH, STEPS
from saqqara.kernel.event import Args
from saqqara.kernel.frame import a_of, kind_of
from saqqara.kernel.voice import COST, END, GAIN, NOTE, Effect

SAFE: Final = 0
IN_DANGER: Final = 1
EATEN: Final = 2


def effects(before: CleopatraState, after: CleopatraState, seat: i64, r: Ruleset) -> list[Effect]:
    found: list[Effect] = []
    behind: i64
    tell_own(found, before, after, seat)
    if kind_of(after.top()) == ASK_PAY and before.due == 0:
        tell_piece(found, after, r, a_of(after.top()))
    for behind in range(1, r.players):
        tell_other(found, before, after, (seat + behind) % r.players)
    if after.steps > before.steps:
        found.append(Effect("cleopatra-effect-steps", {"steps": after.steps - before.steps}, NOTE))
    tell_end(found, before, after, seat, r)
    return found


def tell_own(found: list[Effect], before: CleopatraState, after: CleopatraState, seat: i64) -> None:
    talents = after.books[TALENTS + seat] - before.books[TALENTS + seat]
    if talents > 0:
        found.append(Effect("cleopatra-effect-talents-more", {"talents": talents}, GAIN))
    elif talents < 0:
        found.append(Effect("cleopatra-effect-talents-less", {"talents": -talents}, COST))
    amulets = after.books[AMULETS + seat] - before.books[AMULETS + seat]
    if amulets > 0:
        found.append(Effect("cleopatra-effect-amulets-more", {"amulets": amulets}, COST))
    elif amulets < 0:
        found.append(Effect("cleopatra-effect-amulets-less", {"amulets": -amulets}, GAIN))
    merchants = before.books[MERCHANTS + seat] - after.books[MERCHANTS + seat]
    if merchants > 0:
        args: Args = {"merchants": merchants, "talents": MERCHANT_WORTH * merchants}
        found.append(Effect("cleopatra-effect-merchants", args, COST))
    cells = sanctuary_cells(after, seat) - sanctuary_cells(before, seat)
    if cells > 0:
        found.append(Effect("cleopatra-effect-sanctuary", {"amulets": cells}, GAIN))
    if after.depth == 0:
        return
    held = hand_size(after, seat) - hand_size(before, seat)
    tainted = scoring.hand_amulets(after, seat) - scoring.hand_amulets(before, seat)
    if held > 0:
        found.append(Effect("cleopatra-effect-cards-more", {"cards": held}, GAIN))
    elif held < 0:
        found.append(Effect("cleopatra-effect-cards-less", {"cards": -held}, NOTE))
    if tainted > 0:
        found.append(Effect("cleopatra-effect-tainted", {"amulets": tainted}, COST))


def tell_other(
    found: list[Effect], before: CleopatraState, after: CleopatraState, seat: i64
) -> None:
    talents = after.books[TALENTS + seat] - before.books[TALENTS + seat]
    amulets = after.books[AMULETS + seat] - before.books[AMULETS + seat]
    args: Args = {"seat": seat, "talents": max(talents, -talents)}
    if talents > 0:
        found.append(Effect("cleopatra-effect-talents-more-of", args, NOTE))
    elif talents < 0:
        found.append(Effect("cleopatra-effect-talents-less-of", args, NOTE))
    args = {"seat": seat, "amulets": max(amulets, -amulets)}
    if amulets > 0:
        found.append(Effect("cleopatra-effect-amulets-more-of", args, NOTE))
    elif amulets < 0:
        found.append(Effect("cleopatra-effect-amulets-less-of", args, NOTE))


def tell_piece(found: list[Effect], s: CleopatraState, r: Ruleset, piece: i64) -> None:
    """A piece that is begun but not paid: what it will earn, and whether it is the last one.

    What a mosaic earns depends on where it is laid.
    """
    if piece >= PIECE_MOSAIC:
        return
    earns: Args = {"talents": palace.payout(s, r, piece)}
    found.append(Effect("cleopatra-effect-earns", earns, GAIN))
    built = s.clone()
    palace.lay_piece(built, r, 0, piece)
    if palace.categories_complete(built) >= STEPS:
        found.append(Effect("cleopatra-effect-last-visit", {}, END))


# ---- the end


def tell_end(
    found: list[Effect], before: CleopatraState, after: CleopatraState, seat: i64, r: Ruleset
) -> None:
    kind = kind_of(after.top())
    if after.depth == 0:
        found.append(Effect("common-effect-over", {}, END))
    elif kind == ROLL_DICE and after.steps == STEPS:
        found.append(Effect("cleopatra-effect-last-roll", {}, END))
    elif kind == ASK_VISIT and is_last(after) and not is_last(before):
        found.append(Effect("cleopatra-effect-last-visit", {}, END))
    else:
        return
    danger = fate(after, seat, r.players)
    if danger == EATEN:
        found.append(Effect("cleopatra-effect-eaten", {}, END))
    elif danger == IN_DANGER:
        found.append(Effect("cleopatra-effect-danger", {}, COST))
    else:
        found.append(Effect("cleopatra-effect-safe", {}, GAIN))


def is_last(s: CleopatraState) -> bool:
    """Does the game end with this visit?"""
    return palace.categories_complete(s) >= STEPS


def fate(s: CleopatraState, seat: i64, players: i64) -> i64:
    """Whether the crocodile eats this seat if the game ends here, as far as it can know.

    Of another hand the cards that everybody can tell count, and of the others none to all may be
    tainted.
    """
    mine = scoring.remaining(s, seat)
    other: i64
    least_above = False  # somebody has more for certain
    most_below = True  # everybody has as much at most ...
    one_below = False  # ... and somebody less
    for other in range(players):
        if other == seat:
            continue
        bare = s.books[AMULETS + other] - sanctuary_cells(s, other)
        known = cards.tainted(s.piles[KNOWN + other])
        unknown = cards.size(s.piles[HAND + other]) - cards.size(s.piles[KNOWN + other])
        if max(bare + known, 0) > mine:
            least_above = True
        most = max(bare + known + unknown, 0)
        if most > mine:
            most_below = False
        elif most < mine:
            one_below = True
    if least_above:
        return SAFE
    if most_below and one_below:
        return EATEN
    return IN_DANGER
