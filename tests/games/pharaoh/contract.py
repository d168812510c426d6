"""For the contract: the pieces of Pharaoh, its longest play, and what its random games come to."""

from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh.state import PLACES, PharaohState, pharaohs_in_hand, row_lots
from saqqara.games.pharaoh.tables import CREW_WORD, PHARAOHS, TREASURES
from saqqara.kernel.bits import members
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def components(game: Game, s: State) -> list[str]:
    """Crew anywhere and lots anywhere; a crew lot that was won has become a crew card."""
    assert isinstance(s, PharaohState)
    found = [word for place in range(PLACES) for word in crew.words(s.crew[place])]
    lots = [*members(s.deck), *members(s.removed), *row_lots(s)]
    for seat in range(game.players):
        lots.extend(members(s.won[seat]))
        assert 0 <= pharaohs_in_hand(s, seat) <= PHARAOHS[game.players]
    for lot in lots:
        treasure = lot < TREASURES
        kind = -1 if treasure else crew.kind_of_lot(lot)
        found.append(f"treasure {lot}" if treasure else CREW_WORD[kind])
    return sorted(found)


def longest(players: int) -> int:
    """Twenty auctions. In each, a crew card is laid at most once, every declaration lays
    one, and every seat passes at most once. Then twenty lots and the chip."""
    crew_cards = 5 * players + 5
    return 20 * (2 * crew_cards + players) + 20 + 1


SAME_PLAY = {  # tests/contract/test_same_play.py
    "pharaoh-2": "63d6fa61b9cac4fa 730 [180, 175] [360, 240]",
    "pharaoh-3": "ab22748820ae80bb 1157 [147, 156, 126] [180, 300, 120]",
    "pharaoh-4": "ca8a4bc22a5702f2 1723 [103, 110, 121, 131] [180, 120, 120, 180]",
}
