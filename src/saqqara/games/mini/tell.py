"""Mini: the events, told by the rules just before the change is made.

What is hidden is told twice: everybody hears that a card went, and sees a card with no
face move; only its owner hears which one it was.
"""

from mypy_extensions import i64

from saqqara.games.mini import scoring
from saqqara.games.mini.state import MiniState, load_of
from saqqara.games.mini.tables import CARD_WORD
from saqqara.games.mini.verbs import CARD_NAME, SHIP_NAME, SITE_NAME
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Move


def round_begins(s: MiniState) -> None:
    s.tell("mini-event-round", {"round": s.round}, [])


def card_dealt(s: MiniState, kind: i64, slot: i64) -> None:
    move = Move(f"card {CARD_WORD[kind]}", "deck", f"slot-{slot}")
    s.tell("mini-event-deal", {"card": CARD_NAME[kind]}, [move])


def quarried(s: MiniState, seat: i64, stones: i64) -> None:
    moves = [Move(f"stone {seat}", "quarry", f"store-{seat}")] * stones
    s.tell("mini-event-quarry", {"seat": seat, "stones": stones}, moves)


def loaded(s: MiniState, seat: i64, ship: i64) -> None:
    move = Move(f"stone {seat}", f"store-{seat}", f"ship-{ship}-{load_of(s, ship)}")
    s.tell("mini-event-load", {"seat": seat, "ship": SHIP_NAME[ship]}, [move])


def sailed(s: MiniState, seat: i64, ship: i64, site: i64) -> None:
    args: dict[str, int | str] = {"seat": seat, "ship": SHIP_NAME[ship], "site": SITE_NAME[site]}
    s.tell("mini-event-sail", args, [Move(f"ship {ship}", "harbour", f"site-{site}")])


def card_taken(s: MiniState, seat: i64, slot: i64) -> None:
    kind = s.slots[slot]
    move = Move(f"card {CARD_WORD[kind]}", f"slot-{slot}", f"camp-{seat}")
    s.tell("mini-event-take", {"seat": seat, "card": CARD_NAME[kind]}, [move])


def red_point(s: MiniState, seat: i64) -> None:
    s.tell("mini-event-red-point", {"seat": seat}, [])


def red_coin(s: MiniState, seat: i64) -> None:
    s.tell("mini-event-red-coin", {"seat": seat}, [Move("coin", "box", f"camp-{seat}")])


def temple_point(s: MiniState, seat: i64) -> None:
    s.tell("mini-event-temple", {"seat": seat}, [])


def card_drawn(s: MiniState, seat: i64, kind: i64) -> None:
    s.tell("mini-event-draw", {"seat": seat}, [Move("card", "deck", f"hand-{seat}")])
    s.tell("mini-event-draw-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def card_discarded(s: MiniState, seat: i64, kind: i64) -> None:
    s.tell("mini-event-discard", {"seat": seat}, [Move("card", f"hand-{seat}", "discard")])
    s.tell("mini-event-discard-own", {"card": CARD_NAME[kind]}, [], bit(seat))


def offered(s: MiniState, seat: i64, coins: i64, open_bids: bool) -> None:
    if open_bids:
        s.tell("mini-event-offer-open", {"seat": seat, "coins": coins}, [])
        return
    s.tell("mini-event-offer", {"seat": seat}, [])
    s.tell("mini-event-offer-own", {"coins": coins}, [], bit(seat))


def offer_opened(s: MiniState, seat: i64, points: i64) -> None:
    args: dict[str, int | str] = {"seat": seat, "coins": s.sealed[seat], "points": points}
    s.tell("mini-event-opened", args, [])


def final_scores(s: MiniState, players: i64) -> None:
    for seat in range(players):
        s.tell("mini-event-score-made", {"seat": seat, "points": s.points[seat]}, [])
    for seat in range(players):
        market = scoring.market_points(s, seat)
        s.tell("mini-event-score-market", {"seat": seat, "points": market}, [])
    for seat in range(players):
        hand = scoring.hand_points(s, seat)
        s.tell("mini-event-score-hand", {"seat": seat, "points": hand}, [])
