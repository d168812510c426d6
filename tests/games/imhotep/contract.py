"""For the contract: the pieces of Imhotep, its longest play, and what its random games come to."""

from saqqara.games.imhotep import cards, hidden, prophecies
from saqqara.games.imhotep.state import (
    ImhotepState,
    card_in_slot,
    of_seat,
    owner_at,
    stones_at,
)
from saqqara.games.imhotep.tables import CARD_WORD, PYRAMIDS, SITES, SLOTS, TOMBS
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def components(game: Game, s: State) -> list[str]:
    """Stones in quarries, on sleds, ships and sites; cards in piles, on display and owned."""
    assert isinstance(s, ImhotepState)
    stones = [owner_at(s.cargo, space) for space in range(16)]
    found = cards.words(s.deck + s.discard + s.down_known + s.peeked + s.played)
    for slot in range(SLOTS):
        if card_in_slot(s, slot) >= 0:
            found.extend(cards.words(cards.card(card_in_slot(s, slot))))
    for token in s.hidden:
        if hidden.place_of(token) < hidden.BEFORE:
            found.append(CARD_WORD[hidden.kind_in(token)])
    for seat in range(game.players):
        lying = sum(of_seat(s.lying[site], seat) for site in range(PYRAMIDS, SITES))
        own = of_seat(s.quarry, seat) + of_seat(s.sled, seat) + lying + stones.count(seat)
        assert of_seat(s.sled, seat) <= of_seat(s.room, seat)
        found.extend([f"stone {seat}"] * own)
        found.extend(cards.words(s.owned[seat]))
    for site in range(SITES):
        assert stones_at(s, site) == sum(of_seat(s.lying[site], seat) for seat in range(4))
    check_dynasty(s)
    return sorted(found)


def check_dynasty(s: ImhotepState) -> None:
    """Coins and scarabs never come back; a tomb is undrawn, open, or gone for good."""
    assert s.tombs & s.open_tombs == 0
    assert (s.tombs | s.open_tombs) < 2**TOMBS
    taken = 0
    for seat in range(4):
        assert s.tomb[seat] & taken == 0
        taken |= s.tomb[seat]
        assert 0 <= of_seat(s.coins, seat) <= 2
        assert 0 <= prophecies.scarabs_left(s, seat) <= 2
        secret = hidden.cards_at(s, hidden.BEFORE + seat)
        blue = cards.blue_part(s.owned[seat])
        for kind, word in enumerate(CARD_WORD):
            assert cards.count(secret, kind) <= cards.count(blue, kind), word


def longest(players: int) -> int:
    """Six rounds with 13 spaces at most. Every get brings a stone, which is loaded or stays on a
    sled; every other action loads a stone or sails a ship, and may be followed by passes of all.
    A card adds four decisions to its action, a stone twelve: a look, a bonus, a red card of each.
    A New Dynasty adds three prophecies, five tiles, four cards and four tombs a round, and scarabs;
    two cards for a coin, each with what a stone brings; stones that a raft or a plank takes back.
    """
    loads = 6 * 13
    actions = loads + (loads + 9 * players) + 6 * 4 + 4 * 6
    chance = 5 + 1 + 6 * (1 + 4 + 2)
    temple = 6 * 5 * 12
    dynasty = 3 + 5 + 6 * 8 + 2 * players + 2 * players * 20
    return actions * (players + 5) + 20 * loads + temple + chance + dynasty


SAME_PLAY = {  # tests/contract/test_same_play.py
    "imhotep-2": "e1fd68a87b5ad7c3 914 [398, 398] [270, 330]",
    "imhotep-3": "06f19d1caebee7a2 968 [301, 270, 332] [120, 120, 360]",
    "imhotep-4": "3ea56cd92acbe93a 1057 [266, 231, 271, 278] [120, 60, 240, 180]",
}
