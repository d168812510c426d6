"""For the contract: the pieces of Cleopatra, its longest play, what its random games come to."""

from collections import Counter

from saqqara.games.cleopatra import cards, garden
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DOWNS,
    AGE_HELD,
    AMULETS,
    BIDS,
    DECK,
    DRAWN_UP,
    FACE_DOWN,
    FETCHED,
    HAND,
    KNOWN,
    MERCHANTS,
    PLACES,
    SANCTUARIES,
    TALENTS,
    CleopatraState,
    old_downs,
    pile_size,
    slots,
    stall_down,
    statue_cells,
)
from saqqara.kernel.game import Game
from saqqara.kernel.state import State


def components(game: Game, s: State) -> list[str]:
    """Cards anywhere, mosaics anywhere; what everybody knows of a hand is in it."""
    assert isinstance(s, CleopatraState)
    double = {DRAWN_UP, *range(KNOWN, KNOWN + 5), *range(FETCHED, FETCHED + 5)}
    places = [place for place in range(PLACES) if place not in double]
    found = [word for place in places for word in cards.words(s.piles[place])]
    shown = [s.pile_top - 1] if 0 < s.pile_top < 18 else []
    for kind in [*shown, *slots(s.loose)]:
        if kind >= 0:
            found.extend(cards.words(cards.card(kind)))
    older = [list(s.older[start : start + AGE]) for start in range(0, len(s.older), AGE)]
    for age in older:
        found.extend(cards.words(age[AGE_CARDS]))
    unseen = pile_size(s) - len(shown)
    unseen += sum(stall_down(s, stall) - old_downs(s, stall) for stall in range(3))
    if s.pile_top > 0:  # nothing is being dealt, revealed or taken
        unseen += [s.loose >> at & 31 for at in range(0, 15, 5)].count(FACE_DOWN)
        assert cards.size(s.piles[DECK]) >= unseen
        for age in older:
            lying = sum(int(age[AGE_DOWNS]).to_bytes(5, "little"))  # at the stalls, loose, taken
            assert cards.size(age[AGE_CARDS]) == lying
    free = set(garden.cells_of(s.free_lo, s.free_hi))
    laid = [cell for p in s.laid if p >= 0 for cell in garden.PLACED[p]]
    assert free.isdisjoint(laid)
    assert len(free) + len(laid) == 72
    for tile in range(12):
        places_of_tile = [s.laid[tile] >= 0, s.tiles >> tile & 1, s.removed >> tile & 1]
        assert sum(places_of_tile) == 1
    for seat in range(game.players):
        held = cards.words(s.piles[HAND + seat])
        parts = [s.piles[KNOWN + seat], s.piles[FETCHED + seat]]
        parts += [age[AGE_HELD + seat] for age in older]
        apart = Counter(word for part in parts for word in cards.words(part))
        assert apart <= Counter(held)
        assert s.books[AMULETS + seat] >= 0
        assert s.books[TALENTS + seat] >= max(0, s.books[BIDS + seat])
        assert sum(s.earned[10 * seat : 10 * seat + 10]) == s.books[TALENTS + seat]
        assert 0 <= s.books[MERCHANTS + seat] <= 3
        assert free.issuperset(statue_cells(s, seat)) or s.books[SANCTUARIES + seat] == 0
    return sorted(found)


def longest(players: int) -> int:
    """500 turns at most (CLE-9.7). In a turn cards may be fetched, paid and discarded as often as
    Courtesans turn up again, which no rule ends; random games stay far below 100 plies a turn."""
    return 500 * 100 + 5 * players


SAME_PLAY = {  # tests/contract/test_same_play.py
    "cleopatra-3": "d7892331ca3ca2d0 5646 [98, 260, 184] [120, 300, 180]",
    "cleopatra-4": "a3815c2d408c9602 4708 [176, 107, 232, 259] [60, 0, 180, 360]",
    "cleopatra-5": "eece4e1b26145a63 4735 [100, 133, 133, 139, 202] [120, 60, 60, 60, 300]",
}
