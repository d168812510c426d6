"""Mini: what a seat may see.

Built by listing. Hidden are the kinds in the deck, the hands, what was discarded face
down, how far a discard has gone in kind, and offers until they are opened.
"""

from typing import TypedDict

from mypy_extensions import i64

from saqqara.games.mini import pile
from saqqara.games.mini.state import MiniState, load_of, owner_at
from saqqara.games.mini.tables import CARD_WORD, SHIPS, SITE_WORD, SLOTS


class ShipView(TypedDict):
    owners: list[int]  # seats, from bow to stern
    site: str  # "" = not sailed


class CampView(TypedDict):
    stones: int
    coins: int
    points: int
    taken: list[str]
    hand: list[str] | None  # card words; None = not for this viewer
    hand_size: int
    trimmed: list[str] | None
    trimmed_size: int
    has_offered: bool
    offer: int | None


class MiniView(TypedDict):
    round: int
    turn: int  # seat
    deck_size: int
    market: list[str]  # card words by slot, "" = empty
    ships: list[ShipView]
    camps: list[CampView]  # by seat


def view(s: MiniState, viewer: i64, players: i64, open_bids: bool) -> MiniView:
    ships: list[ShipView] = []
    for ship in range(SHIPS):
        ships.append(ship_view(s, ship))
    camps: list[CampView] = []
    for seat in range(players):
        camps.append(camp_view(s, seat, seat == viewer, open_bids))
    market: list[str] = []
    for slot in range(SLOTS):
        market.append(CARD_WORD[s.slots[slot]] if s.slots[slot] >= 0 else "")
    return {
        "round": s.round,
        "turn": s.turn,
        "deck_size": pile.size(s.deck),
        "market": market,
        "ships": ships,
        "camps": camps,
    }


def ship_view(s: MiniState, ship: i64) -> ShipView:
    site = s.docked[ship]
    owners = [int(owner_at(s, ship, place)) for place in range(load_of(s, ship))]
    return {"owners": owners, "site": SITE_WORD[site] if site >= 0 else ""}


def camp_view(s: MiniState, seat: i64, own: bool, open_bids: bool) -> CampView:
    hand_shown = own or s.depth == 0
    offer_shown = s.sealed[seat] >= 0 and (own or open_bids)
    return {
        "stones": s.stones[seat],
        "coins": s.coins[seat],
        "points": s.points[seat],
        "taken": pile.words(s.taken[seat]),
        "hand": pile.words(s.hands[seat]) if hand_shown else None,
        "hand_size": pile.size(s.hands[seat]),
        "trimmed": pile.words(s.trimmed[seat]) if own else None,
        "trimmed_size": pile.size(s.trimmed[seat]),
        "has_offered": s.sealed[seat] >= 0,
        "offer": s.sealed[seat] if offer_shown else None,
    }
