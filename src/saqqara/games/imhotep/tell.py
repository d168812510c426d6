"""Imhotep: the events, told by the rules while they apply.

Each function is called just before its change is made, while pieces lie where they come
from. All is public but what one player sees of the face-down cards. Numbers of ships, spaces
and slots are told from 1, as people count; seats, and places in moves, from 0.

Places: quarry-0 sled-0 cards-0 (by seat)  ship-0-2 (ship, space)  harbour  dock-temple
    deck discard played market-2  pyramids-7 pyramids-beside  temple-3  burial-11
    obelisk-0 waiting-0 (by seat)  tower-4  round-deck round-card  box
"""

from mypy_extensions import i64

from saqqara.games.imhotep import cards
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import (
    CARD_NAME,
    PYRAMID_NAME,
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
from saqqara.games.imhotep.state import (
    ImhotepState,
    berth,
    card_in_slot,
    of_seat,
    owner_at,
    side_of,
    stones_at,
)
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


def deal(s: ImhotepState, kind: i64, slot: i64) -> None:
    args: Args = {"card": CARD_NAME[kind], "slot": slot + 1}
    s.tell("imhotep-event-deal", args, [Move(card(kind), "deck", slot_place(slot))])


def deal_down(s: ImhotepState) -> None:
    args: Args = {"slot": box.SLOTS}
    s.tell("imhotep-event-deal-down", args, [Move("card", "deck", slot_place(box.SLOTS - 1))])


def clear_market(s: ImhotepState) -> None:
    """What lies face up goes; face-down cards that nobody knows are told one by one."""
    moves: list[Move] = []
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            moves.append(Move(card(kind), slot_place(slot), "discard"))
    for kind in cards.kinds(s.down_known):
        moves.append(Move(card(kind), slot_place(box.SLOTS - 1), "discard"))
    if moves:
        s.tell("imhotep-event-clear", {"cards": len(moves)}, moves)


def leftover(s: ImhotepState, kind: i64) -> None:
    move = Move(card(kind), slot_place(box.SLOTS - 1), "discard")
    s.tell("imhotep-event-leftover", {"card": CARD_NAME[kind]}, [move])


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


def play(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-play", args, [Move(card(kind), f"cards-{seat}", "played")])


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


# ---- market and cards


def stone_home(s: ImhotepState, seat: i64, source: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"quarry-{seat}")
    s.tell("imhotep-event-home", {"seat": seat}, [move])


def look(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-look", {"seat": seat}, [])


def peek(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-peek", args, [], bit(seat))


def not_kept(s: ImhotepState, seat: i64, kind: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-not-kept", args, [Move(card(kind), slot_place(box.SLOTS - 1), "discard")])


def card_kept(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-card", args, [Move(card(kind), slot_place(slot), f"cards-{seat}")])


def red_card(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red", args, [Move(card(kind), slot_place(slot), "played")])


def red_idle(s: ImhotepState, seat: i64, kind: i64, slot: i64) -> None:
    args: Args = {"seat": seat, "card": CARD_NAME[kind]}
    s.tell("imhotep-event-red-idle", args, [Move(card(kind), slot_place(slot), "discard")])


def card_done(s: ImhotepState, kind: i64) -> None:
    move = Move(card(kind), "played", "discard")
    s.tell("imhotep-event-discard", {"card": CARD_NAME[kind]}, [move])


# ---- pyramids


def pyramid_stone(s: ImhotepState, seat: i64, source: i64, space: i64, points: i64) -> None:
    moves = [Move(stone(seat), source_place(seat, source), f"pyramids-{space}")]
    args: Args = {"seat": seat, "points": points}
    if side_of(s, box.PYRAMIDS) == box.SIDE_A:
        s.tell("imhotep-event-pyramid", args, moves)
    else:
        args["pyramid"] = PYRAMID_NAME[space // box.PYRAMID_B_SPACES]
        s.tell("imhotep-event-small-pyramid", args, moves)


def pyramid_beside(s: ImhotepState, seat: i64, source: i64, points: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), "pyramids-beside")
    s.tell("imhotep-event-beside", {"seat": seat, "points": points}, [move])


def no_bonus(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-no-bonus", {"seat": seat}, [])


def bonus_card(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-bonus-card", {"seat": seat}, [])


def bonus_stones(s: ImhotepState, seat: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones}
    s.tell("imhotep-event-bonus-stones", args, fetched(seat, stones))


def bonus_load(s: ImhotepState, seat: i64) -> None:
    s.tell("imhotep-event-bonus-load", {"seat": seat}, [])


# ---- temple


def temple_stone(s: ImhotepState, seat: i64, source: i64, space: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"temple-{space}")
    s.tell("imhotep-event-temple", {"seat": seat, "space": space + 1}, [move])


def temple_points(s: ImhotepState, seat: i64, space: i64, points: i64) -> None:
    args: Args = {"seat": seat, "points": points, "space": space + 1}
    s.tell("imhotep-event-temple-points", args, [])


def temple_stones(s: ImhotepState, seat: i64, space: i64, stones: i64) -> None:
    args: Args = {"seat": seat, "stones": stones, "space": space + 1}
    s.tell("imhotep-event-temple-stones", args, fetched(seat, stones))


def temple_card(s: ImhotepState, seat: i64, space: i64) -> None:
    s.tell("imhotep-event-temple-card", {"seat": seat, "space": space + 1}, [])


# ---- burial chamber and obelisks


def burial_stone(s: ImhotepState, seat: i64, source: i64) -> None:
    place = stones_at(s, box.BURIAL)
    args: Args = {"seat": seat, "row": place % box.ROWS + 1, "column": place // box.ROWS + 1}
    move = Move(stone(seat), source_place(seat, source), f"burial-{place}")
    s.tell("imhotep-event-burial", args, [move])


def obelisk_stone(s: ImhotepState, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "height": of_seat(s.lying[box.OBELISKS], seat) + 1}
    move = Move(stone(seat), source_place(seat, source), f"obelisk-{seat}")
    s.tell("imhotep-event-obelisk", args, [move])


def obelisk_waiting(s: ImhotepState, seat: i64, source: i64) -> None:
    args: Args = {"seat": seat, "stones": of_seat(s.waiting, seat) + 1}
    move = Move(stone(seat), source_place(seat, source), f"waiting-{seat}")
    s.tell("imhotep-event-waiting", args, [move])


def tower(s: ImhotepState, seat: i64, space: i64) -> None:
    moves = [Move(stone(seat), f"waiting-{seat}", f"tower-{space}")] * box.TOWER_STONES
    s.tell("imhotep-event-tower", {"seat": seat, "points": box.TOWER_POINTS[space]}, moves)


# ---- the end


def end_value(s: ImhotepState, seat: i64, source: i64, points: i64) -> None:
    args: Args = {"seat": seat, "points": points, "source": SOURCE_NAME[source]}
    s.tell("imhotep-event-end-points", args, [])
