"""For the contract: the pieces of Murals, its longest play, and what its random games come to."""

from saqqara.games.murals.state import DECK, HELD, KNOWN, SHEET, SHOWN, MuralsState, words
from saqqara.games.murals.tables import CARDS
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def components(game: Game, s: State) -> list[str]:
    """Every card is in one place, and what is known of a hand is in it."""
    assert isinstance(s, MuralsState)
    places = [DECK, SHOWN, SHEET]
    for seat in range(game.players):
        hand = set(words(s, HELD + seat))
        assert hand >= set(words(s, KNOWN + seat))
        places.append(HELD + seat)
    return sorted([card for place in places for card in words(s, place)])


def longest(players: int) -> int:
    """Every card is placed once, and then perhaps followed by a stop; before that it may be
    turned up and miss, or be taken into a hand: two decisions each, with chance."""
    return CARDS * (2 + 1) + CARDS * 2 + CARDS * 2 + players + 1


SAME_PLAY = {  # tests/contract/test_same_play.py
    "murals-2": "8c26424aca9e6ab2 1923 [126, 120] [360, 240]",
    "murals-3": "585654b61c93400a 1911 [117, 86, 106] [360, 120, 120]",
    "murals-4": "bd569c3512dc8b1d 1868 [81, 81, 92, 94] [60, 180, 180, 180]",
}
