"""Murals of the Nile: the events, told by the rules just before the change is made.

A card from the deck into a hand is told twice: everybody sees a card without a face go;
only its owner hears which one it was. view.py lists the places of the moves.
"""

from mypy_extensions import i64

from saqqara.games.murals import scoring
from saqqara.games.murals.cards import CARD_WORD
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import AREA, COMBO, MISS, MuralsState
from saqqara.games.murals.verbs import AREA_NAME, card_args
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Move


def starter_drawn(s: MuralsState, seat: i64) -> None:
    s.tell("murals-event-first", {"seat": seat}, [])


def placed(s: MuralsState, id: str, seat: i64, card: i64, source: str) -> None:
    args = card_args(card)
    args["seat"] = seat
    s.tell(id, args, [Move(f"card {CARD_WORD[card]}", source, f"cell-{CARD_WORD[card]}")])


def placed_from_deck(s: MuralsState, seat: i64, card: i64) -> None:
    placed(s, "murals-event-deck", seat, card, "deck")


def placed_from_hand(s: MuralsState, seat: i64, card: i64) -> None:
    placed(s, "murals-event-hand", seat, card, f"hand-{seat}")


def placed_from_display(s: MuralsState, seat: i64, card: i64) -> None:
    placed(s, "murals-event-display", seat, card, "display")


def missed(s: MuralsState, seat: i64, card: i64) -> None:
    args = card_args(card)
    args["seat"] = seat
    moves = [
        Move(f"card {CARD_WORD[card]}", "deck", "display"),
        cube("miss", seat, -s.cubes[MISS + seat], 1),
    ]
    s.tell("murals-event-miss", args, moves)


def cube(track: str, seat: i64, stands: i64, steps: i64) -> Move:
    """A cube on its way along a track; places are counted without a sign."""
    return Move(f"cube {track} {seat}", f"{track}-{stands}", f"{track}-{stands + steps}")


def area_finished(s: MuralsState, seat: i64, area: i64, steps: i64) -> None:
    args: dict[str, int | str] = {"seat": seat, "area": AREA_NAME[area], "steps": steps}
    s.tell("murals-event-area", args, [cube("area", seat, s.cubes[AREA + seat], steps)])


def ankh(s: MuralsState, seat: i64) -> None:
    s.tell("murals-event-ankh", {"seat": seat}, [])


def stopped(s: MuralsState, seat: i64) -> None:
    s.tell("murals-event-stop", {"seat": seat, "cards": s.count}, [])


def combo_bonus(s: MuralsState, seat: i64, steps: i64, draws: i64) -> None:
    args: dict[str, int | str] = {"seat": seat, "cards": s.count, "steps": steps, "draws": draws}
    moves: list[Move] = []
    if steps > 0:
        moves.append(cube("combo", seat, s.cubes[COMBO + seat], steps))
    s.tell("murals-event-combo", args, moves)


def card_taken(s: MuralsState, seat: i64, card: i64) -> None:
    args = card_args(card)
    args["seat"] = seat
    s.tell("murals-event-take", args, [Move(f"card {CARD_WORD[card]}", "display", f"hand-{seat}")])


def card_dealt(s: MuralsState, seat: i64, card: i64) -> None:
    s.tell("murals-event-deal", {"seat": seat}, [Move("card", "deck", f"hand-{seat}")])
    s.tell("murals-event-deal-own", card_args(card), [], bit(seat))


def skipped(s: MuralsState, first: i64, number: i64, players: i64) -> None:
    """The seats from *first* on that have nothing left to place."""
    behind: i64
    for behind in range(number):
        s.tell("murals-event-skip", {"seat": (first + behind) % players}, [])


def final_scores(s: MuralsState, sheet: Sheet, players: i64) -> None:
    """The reckoning, one track after the other."""
    for seat in range(players):
        combo = scoring.track_points(s, sheet, COMBO, seat, players)
        s.tell("murals-event-score-combo", {"seat": seat, "points": combo}, [])
    for seat in range(players):
        area = scoring.track_points(s, sheet, AREA, seat, players)
        s.tell("murals-event-score-area", {"seat": seat, "points": area}, [])
    for seat in range(players):
        miss = scoring.track_points(s, sheet, MISS, seat, players)
        s.tell("murals-event-score-miss", {"seat": seat, "points": miss}, [])
