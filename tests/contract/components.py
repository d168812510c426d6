"""What the kernel cannot know of a game: its pieces, its longest play, what random games come to.

A game has them in `tests/games/<game>/contract.py`, mini here.
"""

from collections.abc import Callable
from importlib import import_module

from saqqara.games import GAMES
from saqqara.games.mini import pile
from saqqara.games.mini import tables as mini_tables
from saqqara.games.mini.state import MiniState, load_of
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def mini_components(game: Game, s: State) -> list[str]:
    assert isinstance(s, MiniState)
    cards = pile.words(s.deck)
    for slot in range(mini_tables.SLOTS):
        if s.slots[slot] >= 0:
            cards.append(mini_tables.CARD_WORD[s.slots[slot]])
    for seat in range(game.players):
        cards.extend(pile.words(s.taken[seat] + s.hands[seat] + s.trimmed[seat]))
        assert 0 <= s.stones[seat] <= mini_tables.STORE
        assert s.coins[seat] >= max(0, s.sealed[seat])
    for ship in range(mini_tables.SHIPS):
        assert load_of(s, ship) <= mini_tables.CAPACITY
    return sorted(cards)


def mini_longest(players: int) -> int:
    """Two rounds. In each, three slots are filled, every stone that fits on a ship is loaded
    and then asks six decisions at most (three draws, three discards), each ship sails, each
    seat offers. A quarry brings a stone at least, which ends up aboard or in store."""
    stones = mini_tables.SHIPS * mini_tables.CAPACITY
    a_round = mini_tables.SLOTS + stones * (1 + 6) + mini_tables.SHIPS + players
    quarries = 2 * stones + mini_tables.STORE * players
    return 2 * a_round + quarries


MINI_SAME_PLAY = {  # tests/contract/test_same_play.py
    "mini-2": "95b85d58dfeddf24 281 [114, 82] [480, 120]",
    "mini-3": "2fe87ef6c6077867 309 [66, 76, 70] [240, 240, 120]",
    "mini-4": "83673047df5629f3 326 [51, 69, 47, 61] [120, 120, 60, 300]",
}

# ---- by game id

OF_GAMES = {spec.id: import_module(f"games.{spec.id}.contract") for spec in GAMES}
COMPONENTS: dict[str, Callable[[Game, State], list[str]]] = {
    **{game: module.components for game, module in OF_GAMES.items()},
    "mini": mini_components,
}
LONGEST: dict[str, Callable[[int], int]] = {
    **{game: module.longest for game, module in OF_GAMES.items()},
    "mini": mini_longest,
}
SAME_PLAY: dict[str, str] = {
    case: digest
    for digests in [*[module.SAME_PLAY for module in OF_GAMES.values()], MINI_SAME_PLAY]
    for case, digest in digests.items()
}
# Games in which nobody decides twice without chance or somebody else between: `COMPOSES = False`.
ONE_BY_ONE: set[str] = {
    game for game, module in OF_GAMES.items() if not getattr(module, "COMPOSES", True)
}
