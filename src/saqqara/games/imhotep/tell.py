"""Imhotep: the events that are not of one side or card, told by the rules while they apply.

Each function is called just before its change is made, while pieces lie where they come
from. All is public but what one player sees of the face-down cards. Numbers of ships, spaces
and slots are told from 1, as people count; seats, and places in moves, from 0.

Places: quarry-0 sled-0 cards-0 (by seat)  ship-0-2 (ship, space)  harbour  dock-temple
    deck discard played market-2  pyramids-7 pyramids-beside  temple-3  burial-11
    obelisk-0 waiting-0 (by seat)  tower-4  round-deck round-card  box

A New Dynasty adds: beside-temple (stones that found no place, by site)  pyramids-7 (scaffolds,
    hallway)  arena-3 track-0-5 (seat, space)  hill-4  crypt-11  tombs  path-6  shaft-0 (by seat)
    avenue-2  prophecies (and by name: prophecy ra)  scarabs-0 coins-0 (by seat)  scaffolds
"""

from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import (
    CARD_NAME,
    SIDE_NAME,
    SITE_NAME,
    SOURCE_NAME,
    card,
    dock_place,
    fleet_word,
    slot_place,
    source_place,
    stone,
)
from saqqara.games.imhotep.state import ImhotepState, berth, owner_at
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Args, Move

# ---- setup and rounds


def side_drawn(s: ImhotepState, site: i64, side: i64) -> None:
    s.tell("imhotep-event-side", {"site": SITE_NAME[site], "side": SIDE_NAME[side]}, [])


def first_drawn(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-first", {"seat": seat}, [])


def fetched(seat: i64, stones: i64) -> list[Move]:
    return [Move(stone(seat), f"quarry-{seat}", f"sled-{seat}")] * stones


def fill_sled(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones}
    s.tell("imhotep-event-fill-sled", args, fetched(seat, stones))


def fleet_revealed(s: ImhotepState, fleet: i64) -> None:
    """The ships of the round before go back to the box, with its card."""
    moves: list[Move] = []
    if s.fleet >= 0:
        moves.append(Move(f"round {fleet_word(s.fleet)}", "round-card", "box"))
        for ship in range(box.SHIPS):
            site = berth(s, ship)
            source = dock_place(site) if site >= 0 else "harbour"
            moves.append(Move(f"ship-{ship}", source, "box"))
    moves.append(Move(f"round {fleet_word(fleet)}", "round-deck", "round-card"))
    moves.extend([Move(f"ship-{ship}", "box", "harbour") for ship in range(box.SHIPS)])
    args: Args = {
        "round": s.round,
        "one": box.FLEET_SIZE[box.SHIPS * fleet],
        "two": box.FLEET_SIZE[box.SHIPS * fleet + 1],
        "three": box.FLEET_SIZE[box.SHIPS * fleet + 2],
        "four": box.FLEET_SIZE[box.SHIPS * fleet + 3],
    }
    s.tell("imhotep-event-round", args, moves)


def reshuffle(s: ImhotepState) -> None:
    moves = [Move(card(kind), "discard", "deck") for kind in cards.kinds(s.discard)]
    s.tell("imhotep-event-reshuffle", {"cards": cards.size(s.discard)}, moves)


# ---- turns


def get(s: ImhotepState, seat: i64, stones: i64) -> None:
    if stones > 0:
        args: Args = {"seat": seat, "stones": stones}
        s.tell("imhotep-event-get", args, fetched(seat, stones))


def load(s: ImhotepState, seat: i64, space: i64) -> None:
    args: Args = {"seat": seat, "ship": space // box.SPACES + 1, "space": space % box.SPACES + 1}
    move = Move(stone(seat), f"sled-{seat}", source_place(seat, space))
    s.tell("imhotep-event-load", args, [move])


def sail(s: ImhotepState, seat: i64, ship: i64, site: i64) -> None:
    args: Args = {"seat": seat, "ship": ship + 1, "site": SITE_NAME[site]}
    s.tell("imhotep-event-sail", args, [Move(f"ship-{ship}", "harbour", dock_place(site))])


def order(s: ImhotepState, seat: i64, owner: i64) -> None:
    s.tell("imhotep-event-order", {"seat": seat, "other_seat": owner}, [])


def pass_turn(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-pass", {"seat": seat}, [])


def stranded(s: ImhotepState) -> None:
    moves: list[Move] = []
    for space in range(box.SHIPS * box.SPACES):
        owner = owner_at(s.cargo, space)
        if owner >= 0:
            moves.append(Move(stone(owner), source_place(owner, space), f"quarry-{owner}"))
    s.tell("imhotep-event-stranded", {"stones": len(moves)}, moves)


# ---- face-down cards


def deal_down(s: ImhotepState, slot: i64) -> None:
    move = Move("card", "deck", slot_place(slot))
    s.tell("imhotep-event-deal-down", {"slot": slot + 1}, [move])


def peek(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-peek", args, [], bit(seat))


def not_kept(s: ImhotepState, seat: i64, pile: i64, slot: i64) -> None:
    """A seat that kept another card discards these, from a slot (-1: the draw pile)."""
    for kind in cards.kinds(pile):
        args: Args = {"seat": seat, "card": CARD_NAME[kind]}
        s.tell("imhotep-event-not-kept", args, [Move(card(kind), slot_place(slot), "discard")])


def leftover(s: ImhotepState, pile: i64) -> None:
    """What lies face down at the end of a round, in the last slot."""
    for kind in cards.kinds(pile):
        move = Move(card(kind), slot_place(box.SLOTS - 1), "discard")
        s.tell("imhotep-event-leftover", {"card": CARD_NAME[kind]}, [move])


# ---- the end


def end_value(s: ImhotepState, seat: i64, source: i64, points: i64) -> None:
    args: Args = {"seat": seat, "points": points, "source": SOURCE_NAME[source]}
    s.tell("imhotep-event-end-points", args, [])
