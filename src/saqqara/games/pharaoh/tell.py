"""Return of the Pharaoh: the events, told by the rules while they apply.

Each function is called just before its change is made, while pieces lie where they
come from. Everything that happens here is public.
"""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew, scoring
from saqqara.games.pharaoh.state import (
    BID,
    HOSPITAL,
    TENT,
    PharaohState,
    auctioned_lot,
    row_size,
)
from saqqara.games.pharaoh.tables import CREW_WORD, TREASURES
from saqqara.games.pharaoh.verbs import CREW_NAME, LOT_NAME, lot_word
from saqqara.kernel.event import Move


def moves_of(pile: i64, source: str, target: str) -> list[Move]:
    return [Move(f"crew {word}", source, target) for word in crew.words(pile)]


def chip_drawn(s: PharaohState, seat: i64) -> None:
    s.tell("pharaoh-event-chip-drawn", {"seat": seat}, [Move("chip", "box", f"camp-{seat}")])


def round_begins(s: PharaohState) -> None:
    s.tell("pharaoh-event-round", {"round": s.round}, [])


def crew_comes_home(s: PharaohState, seat: i64) -> None:
    pile = s.crew[TENT + seat]
    if pile != crew.EMPTY:
        args: dict[str, int | str] = {"seat": seat, "cards": crew.size(pile)}
        s.tell("pharaoh-event-home", args, moves_of(pile, f"tent-{seat}", f"hand-{seat}"))


def lot_turned_up(s: PharaohState, lot: i64) -> None:
    move = Move(lot_word(lot), "deck", f"row-{row_size(s)}")
    s.tell("pharaoh-event-lot", {"lot": LOT_NAME[lot]}, [move])


def auction_opens(s: PharaohState) -> None:
    args: dict[str, int | str] = {"seat": s.start, "lot": LOT_NAME[auctioned_lot(s)]}
    s.tell("pharaoh-event-auction", args, [])


def card_laid(s: PharaohState, seat: i64, kind: i64) -> None:
    move = Move(f"crew {CREW_WORD[kind]}", f"hand-{seat}", f"bid-{seat}")
    s.tell("pharaoh-event-lay", {"seat": seat, "card": CREW_NAME[kind]}, [move])


def declared(s: PharaohState, seat: i64, number: i64, bonus: i64) -> None:
    if bonus > 0:
        args: dict[str, int | str] = {"seat": seat, "number": number, "bonus": bonus}
        s.tell("pharaoh-event-declare-bonus", args, [])
    else:
        s.tell("pharaoh-event-declare", {"seat": seat, "number": number}, [])


def plain_pass(s: PharaohState, seat: i64) -> None:
    s.tell("pharaoh-event-pass", {"seat": seat}, [])


def horus_pass(s: PharaohState, seat: i64) -> None:
    if s.chip == seat:
        s.tell("pharaoh-event-horus-keep", {"seat": seat}, [])
        return
    args: dict[str, int | str] = {"seat": seat, "other_seat": s.chip}
    s.tell("pharaoh-event-horus", args, [Move("chip", f"camp-{s.chip}", f"camp-{seat}")])


def pharaoh_pass(s: PharaohState, seat: i64) -> None:
    pile = s.crew[HOSPITAL]
    moves = [Move("pharaoh", f"hand-{seat}", f"camp-{seat}")]
    moves.extend(moves_of(pile, "hospital", f"tent-{seat}"))
    s.tell("pharaoh-event-pharaoh", {"seat": seat, "cards": crew.size(pile)}, moves)


def lot_removed(s: PharaohState) -> None:
    lot = auctioned_lot(s)
    s.tell("pharaoh-event-removed", {"lot": LOT_NAME[lot]}, [Move(lot_word(lot), "row-0", "box")])


def lot_won(s: PharaohState, players: i64) -> None:
    """The winner takes the lot; their crew goes where the lot sends it, other bids go back."""
    winner = s.leader
    lot = auctioned_lot(s)
    target = f"tent-{winner}"
    id = "pharaoh-event-won-crew"
    moves = [Move(lot_word(lot), "row-0", target)]
    if lot < TREASURES:
        target = "hospital"
        id = "pharaoh-event-won-treasure"
        moves = [Move(lot_word(lot), "row-0", f"camp-{winner}")]
    moves.extend(moves_of(s.crew[BID + winner], f"bid-{winner}", target))
    for seat in range(players):
        if seat != winner:
            moves.extend(moves_of(s.crew[BID + seat], f"bid-{seat}", f"hand-{seat}"))
    args: dict[str, int | str] = {
        "seat": winner,
        "lot": LOT_NAME[lot],
        "cards": crew.size(s.crew[BID + winner]),
    }
    s.tell(id, args, moves)


def final_scores(s: PharaohState, players: i64) -> None:
    """The reckoning, one source after the other."""
    for seat in range(players):
        treasure = scoring.treasure_points(s, seat)
        s.tell("pharaoh-event-score-treasure", {"seat": seat, "points": treasure}, [])
    for seat in range(players):
        variety = scoring.variety_points(s, seat)
        s.tell("pharaoh-event-score-variety", {"seat": seat, "points": variety}, [])
    for seat in range(players):
        flags = scoring.flag_points(s, seat)
        s.tell("pharaoh-event-score-flags", {"seat": seat, "points": flags}, [])
