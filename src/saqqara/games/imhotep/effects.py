"""Imhotep: what a choice will do, by comparing the positions before and after it.

Only what lies open is compared: stones, points, the sites and cards with a face. What other
seats have in secret counts nowhere here.
"""

from mypy_extensions import i64

from saqqara.games.imhotep import cards, scoring
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import CARD_NAME
from saqqara.games.imhotep.sites import temple
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at, side_of
from saqqara.kernel.event import Args
from saqqara.kernel.voice import COST, END, GAIN, NOTE, Effect, tell_points, tell_points_of


def effects(before: ImhotepState, after: ImhotepState, seat: i64) -> list[Effect]:
    found: list[Effect] = []
    tell_stones(found, of_seat(after.sled, seat) - of_seat(before.sled, seat))
    tell_cards(found, before, after, seat)
    each: i64
    behind: i64
    for behind in range(after.players):
        each = (seat + behind) % after.players
        later = to_come(after, each) - to_come(before, each)
        if after.depth == 0:
            later += earned(after, each) - earned(before, each)
        elif each == seat:
            tell_points(found, scoring.score(after, each) - scoring.score(before, each))
        else:
            tell_points_of(found, each, scoring.score(after, each) - scoring.score(before, each))
        tell_prospects(found, each, seat, later)
        tell_temple(found, each, seat, in_temple(after, each) - in_temple(before, each))
    if after.depth == 0:
        found.append(Effect("common-effect-over", {}, END))
    elif before.moored != 0 and after.moored == 0:
        found.append(Effect("common-effect-round", {}, END))
    return found


def earned(s: ImhotepState, seat: i64) -> i64:
    """What sites, statues and decorations have brought by now."""
    points: i64 = 0
    source: i64
    for source in range(box.FROM_BLUE):
        points += s.earned[box.SOURCES * seat + source]
    return points


def to_come(s: ImhotepState, seat: i64) -> i64:
    """What they would bring besides if the game ended here; after the end it is earned.

    Blue cards and prophecies are left out: others may hold some in secret.
    """
    points: i64 = 0
    source: i64
    if s.depth > 0:
        for source in range(box.FROM_BLUE):
            points += scoring.end_value(s, seat, source, False)
    return points


def in_temple(s: ImhotepState, seat: i64) -> i64:
    """Stones of a seat that lie uppermost: they count when the round ends."""
    if side_of(s, box.TEMPLE) >= box.SIDE_C:
        return 0
    found: i64 = 0
    space: i64
    for space in range(temple.places(s)):
        if owner_at(s.temple, space) == seat:
            found += 1
    return found


# ---- telling


def tell_stones(found: list[Effect], stones: i64) -> None:
    if stones > 0:
        found.append(Effect("imhotep-effect-stones-more", {"stones": stones}, GAIN))
    elif stones < 0:
        found.append(Effect("imhotep-effect-stones-less", {"stones": -stones}, NOTE))


def tell_cards(found: list[Effect], before: ImhotepState, after: ImhotepState, seat: i64) -> None:
    kind: i64
    for kind in range(len(CARD_NAME)):
        more = cards.count(after.owned[seat], kind) - cards.count(before.owned[seat], kind)
        args: Args = {"card": CARD_NAME[kind]}
        if more > 0:
            found.append(Effect("imhotep-effect-card-more", args, GAIN))
        elif more < 0:
            found.append(Effect("imhotep-effect-card-less", args, COST))


def tell_prospects(found: list[Effect], seat: i64, own: i64, points: i64) -> None:
    if points == 0:
        return
    args: Args = {"points": max(points, -points)}
    if seat != own:
        args["seat"] = seat
    if points > 0 and seat == own:
        found.append(Effect("imhotep-effect-end-more", args, GAIN))
    elif points > 0:
        found.append(Effect("imhotep-effect-end-more-of", args, NOTE))
    elif seat == own:
        found.append(Effect("imhotep-effect-end-less", args, COST))
    else:
        found.append(Effect("imhotep-effect-end-less-of", args, NOTE))


def tell_temple(found: list[Effect], seat: i64, own: i64, stones: i64) -> None:
    if stones == 0:
        return
    args: Args = {"stones": max(stones, -stones)}
    if seat != own:
        args["seat"] = seat
    if stones > 0 and seat == own:
        found.append(Effect("imhotep-effect-temple-more", args, GAIN))
    elif stones > 0:
        found.append(Effect("imhotep-effect-temple-more-of", args, NOTE))
    elif seat == own:
        found.append(Effect("imhotep-effect-temple-less", args, COST))
    else:
        found.append(Effect("imhotep-effect-temple-less-of", args, NOTE))
