"""Imhotep: the events of A New Dynasty, told as those of tell.py.

More places: beside-temple (stones that found no place, by site)  pyramids-7 (scaffolds, hallway)
    arena-3 track-0-5 (seat, space)  hill-4  crypt-11  tombs  path-6  shaft-0 (by seat)  avenue-2
    prophecies (and by name: prophecy ra)  scarabs-0 coins-0 (by seat)  scaffolds
"""

from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.figures import AVENUE_HEIGHT, squares_in
from saqqara.games.imhotep.names import (
    CARD_NAME,
    PROPHECY_NAME,
    SITE_NAME,
    card,
    slot_place,
    source_place,
    stone,
)
from saqqara.games.imhotep.state import ImhotepState, of_seat
from saqqara.kernel.bits import bit, members
from saqqara.kernel.event import Args, Move


def beside(s: ImhotepState, site: i64, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "site": SITE_NAME[site], "points": box.OVERFLOW_POINTS}
    move = Move(stone(seat), source_place(seat, source), f"beside-{box.SITE_WORD[site]}")
    s.tell("imhotep-event-overflow", args, [move])


# ---- market and cards


def deal_down(s: ImhotepState, slot: i64) -> None:
    move = Move("card", "deck", slot_place(slot))
    s.tell("imhotep-event-deal-down", {"slot": slot + 1}, [move])


def look(s: ImhotepState, seat: i64, slot: i64) -> None:
    s.tell("imhotep-event-look-pile", {"seat": seat, "slot": slot + 1}, [])


def pile_discarded(s: ImhotepState, seat: i64, slot: i64, pile: i64) -> None:
    """By a seat that kept the other card, or (-1) at the end of the round."""
    for kind in cards.kinds(pile):
        move = Move(card(kind), slot_place(slot), "discard")
        if seat < 0:
            s.tell("imhotep-event-leftover", {"card": CARD_NAME[kind]}, [move])
        else:
            args: Args = {"seat": seat, "card": CARD_NAME[kind]}
            s.tell("imhotep-event-not-kept", args, [move])


def drawn_discarded(s: ImhotepState, seat: i64, pile: i64) -> None:
    for kind in cards.kinds(pile):
        args: Args = {"seat": seat, "card": CARD_NAME[kind]}
        s.tell("imhotep-event-not-kept", args, [Move(card(kind), "deck", "discard")])


def coin(s: ImhotepState, seat: i64) -> None:
    args: Args = {"seat": seat, "coins": of_seat(s.coins, seat) - 1}
    s.tell("imhotep-event-coin", args, [Move("coin", f"coins-{seat}", "box")])


def secret_card(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    """Everybody sees a card with no face; only its owner hears which one it is."""
    move = Move("card", slot_place(slot), f"cards-{seat}")
    s.tell("imhotep-event-secret", {"seat": seat}, [move])
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-peek", args, [], bit(seat))


def red_gained(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-card", args, [Move(card(kind), slot_place(slot), f"cards-{seat}")])


def card_kept(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red-kept", args, [Move(card(kind), "played", f"cards-{seat}")])


def fetched(seat: i64, stones: i64) -> list[Move]:
    return [Move(stone(seat), f"quarry-{seat}", f"sled-{seat}")] * stones


def private_quarry(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "points": box.PRIVATE_POINTS, "stones": stones}
    s.tell("imhotep-event-private-quarry", args, fetched(seat, stones))


def returned(s: ImhotepState, seat: i64, stones: i64) -> None:
    moves = [Move(stone(seat), f"sled-{seat}", f"quarry-{seat}")] * stones
    s.tell("imhotep-event-returned", {"seat": seat, "stones": stones}, moves)


# ---- pyramids


def scaffold(s: ImhotepState, tile: i64) -> None:
    move = Move(f"scaffold {tile + 1}", "scaffolds", "pyramids")
    s.tell("imhotep-event-scaffold", {"tile": tile + 1}, [move])


def scaffold_stone(s: ImhotepState, seat: i64, source: i64, place: i64) -> None:
    args: Args = {"seat": seat, "space": place % box.SCAFFOLD_SPACES + 1}
    move = Move(stone(seat), source_place(seat, source), f"pyramids-{place}")
    s.tell("imhotep-event-scaffold-stone", args, [move])


def scaffold_points(s: ImhotepState, seat: i64, points: i64) -> None:
    s.tell("imhotep-event-scaffold-points", {"seat": seat, "points": points}, [])


def scaffold_card(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-scaffold-card", {"seat": seat}, [])


def scaffold_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones}
    s.tell("imhotep-event-scaffold-stones", args, fetched(seat, stones))


def majority(s: ImhotepState, seat: i64, points: i64) -> None:
    s.tell("imhotep-event-majority", {"seat": seat, "points": points}, [])


def hall_stone(s: ImhotepState, seat: i64, source: i64, square: i64, points: i64) -> None:
    args: Args = {"seat": seat, "square": square + 1, "points": points}
    move = Move(stone(seat), source_place(seat, source), f"pyramids-{square}")
    s.tell("imhotep-event-hall", args, [move])


def figure(s: ImhotepState, seat: i64, square: i64) -> None:
    args: Args = {"seat": seat, "square": square + 1}
    move = Move("figure", f"pyramids-{s.figure}", f"pyramids-{square}")
    s.tell("imhotep-event-figure", args, [move])


# ---- temple


def ra_draw(s: ImhotepState, seat: i64, number: i64) -> None:
    s.tell("imhotep-event-ra-draw", {"seat": seat, "cards": number}, [])


def arena_stone(s: ImhotepState, seat: i64, source: i64, number: i64) -> None:
    where = f"arena-{number}" if number < box.ARENA_PLACES else "beside-temple"
    move = Move(stone(seat), source_place(seat, source), where)
    s.tell("imhotep-event-arena", {"seat": seat}, [move])


def arena_goal(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-arena-goal", {"seat": seat, "points": box.OVERFLOW_POINTS}, [])


def chariot(s: ImhotepState, seat: i64, target: i64) -> None:
    space = of_seat(s.chariots, seat)
    moves: list[Move] = []
    if target != space:
        moves.append(Move(f"chariot-{seat}", f"track-{seat}-{space}", f"track-{seat}-{target}"))
    s.tell("imhotep-event-chariot", {"seat": seat, "space": target}, moves)


def arena_points(s: ImhotepState, seat: i64, points: i64) -> None:
    s.tell("imhotep-event-arena-points", {"seat": seat, "points": points}, [])


# ---- burial chamber


def hill_stone(s: ImhotepState, seat: i64, source: i64, place: i64) -> None:
    level = 0
    while place >= box.HILL_FIRST[level + 1]:
        level += 1
    args: Args = {
        "seat": seat,
        "level": level + 1,
        "number": place - box.HILL_FIRST[level] + 1,
    }
    move = Move(stone(seat), source_place(seat, source), f"hill-{place}")
    s.tell("imhotep-event-hill", args, [move])


def tombs_gone(s: ImhotepState) -> None:
    gone = members(s.open_tombs)
    moves = [Move(f"tomb {tomb + 1}", "tombs", "box") for tomb in gone]
    s.tell("imhotep-event-tombs-gone", {"tiles": len(gone)}, moves)


def tomb_open(s: ImhotepState, tomb: i64) -> None:
    s.tell(
        "imhotep-event-tomb-open", {"tomb": tomb + 1}, [Move(f"tomb {tomb + 1}", "box", "tombs")]
    )


def tomb_stone(s: ImhotepState, seat: i64, source: i64, tomb: i64) -> None:
    moves = [
        Move(f"tomb {tomb + 1}", "tombs", "box"),
        Move(stone(seat), source_place(seat, source), f"crypt-{tomb}"),
    ]
    s.tell("imhotep-event-tomb", {"seat": seat, "tomb": tomb + 1}, moves)


# ---- obelisks


def path_stone(s: ImhotepState, seat: i64, source: i64, space: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"path-{space}")
    s.tell("imhotep-event-path", {"seat": seat, "space": space + 1}, [move])


def tile_unused(s: ImhotepState, seat: i64, space: i64) -> None:
    s.tell("imhotep-event-tile-unused", {"seat": seat}, [Move("tile", f"path-{space}", "box")])


def tile_built(s: ImhotepState, seat: i64, space: i64, way: i64) -> None:
    args: Args = {
        "seat": seat,
        "left": squares_in(way, 0),
        "middle": squares_in(way, 1),
        "right": squares_in(way, 2),
    }
    move = Move("tile", f"path-{space}", f"shaft-{seat}")
    s.tell("imhotep-event-tile", args, [move])


def avenue_stone(s: ImhotepState, seat: i64, source: i64, site: i64) -> None:
    stones = (s.avenue >> 3 * site & 7) + 1
    args: Args = {
        "seat": seat,
        "number": site + 1,
        "stones": stones,
        "height": s.figures[AVENUE_HEIGHT + site],
    }
    move = Move(stone(seat), source_place(seat, source), f"avenue-{site}")
    s.tell("imhotep-event-avenue", args, [move])


# ---- prophecies


def prophecy(s: ImhotepState, prophecy: i64) -> None:
    move = Move(f"prophecy {box.PROPHECY_WORD[prophecy]}", "box", "prophecies")
    s.tell("imhotep-event-prophecy", {"prophecy": PROPHECY_NAME[prophecy]}, [move])


def scarab(s: ImhotepState, seat: i64, prophecy: i64) -> None:
    args: Args = {"seat": seat, "prophecy": PROPHECY_NAME[prophecy]}
    move = Move(f"scarab-{seat}", f"scarabs-{seat}", f"prophecy {box.PROPHECY_WORD[prophecy]}")
    s.tell("imhotep-event-scarab", args, [move])
