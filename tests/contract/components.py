"""What the kernel cannot know of a game: its pieces, and how long it can last.

A game in the registry that is missing here fails the contract.
"""

from collections import Counter
from collections.abc import Callable

from saqqara.games.cleopatra import cards as cleopatra_cards
from saqqara.games.cleopatra import garden as cleopatra_garden
from saqqara.games.cleopatra.state import (
    AGE,
    AGE_CARDS,
    AGE_DOWNS,
    AGE_HELD,
    AMULETS,
    BIDS,
    FACE_DOWN,
    FETCHED,
    HAND,
    KNOWN,
    MERCHANTS,
    SANCTUARIES,
    TALENTS,
    CleopatraState,
    old_downs,
    pile_size,
    slots,
    stall_down,
    statue_cells,
)
from saqqara.games.cleopatra.state import DECK as CLEOPATRA_DECK
from saqqara.games.cleopatra.state import DRAWN_UP as CLEOPATRA_DRAWN_UP
from saqqara.games.cleopatra.state import PLACES as CLEOPATRA_PLACES
from saqqara.games.imhotep import cards as imhotep_cards
from saqqara.games.imhotep import expansion as imhotep_expansion
from saqqara.games.imhotep import hidden as imhotep_hidden
from saqqara.games.imhotep.state import (
    ImhotepState,
    card_in_slot,
    of_seat,
    owner_at,
    stones_at,
)
from saqqara.games.imhotep.tables import CARD_WORD, PYRAMIDS, SITES, SLOTS, TOMBS
from saqqara.games.mini import pile
from saqqara.games.mini import tables as mini_tables
from saqqara.games.mini.state import MiniState, load_of
from saqqara.games.murals import state as murals_state
from saqqara.games.murals.tables import CARDS
from saqqara.games.pharaoh import crew
from saqqara.games.pharaoh import tables as pharaoh_tables
from saqqara.games.pharaoh.state import PLACES, PharaohState, pharaohs_in_hand, row_lots
from saqqara.kernel.bits import members
from saqqara.kernel.game import Game
from saqqara.kernel.state import State

# ---- Cleopatra and the Society of Architects


def cleopatra_components(game: Game, s: State) -> list[str]:
    """Cards anywhere, mosaics anywhere; what everybody knows of a hand is in it."""
    assert isinstance(s, CleopatraState)
    double = {CLEOPATRA_DRAWN_UP, *range(KNOWN, KNOWN + 5), *range(FETCHED, FETCHED + 5)}
    places = [place for place in range(CLEOPATRA_PLACES) if place not in double]
    found = [word for place in places for word in cleopatra_cards.words(s.piles[place])]
    shown = [s.pile_top - 1] if 0 < s.pile_top < 18 else []
    for kind in [*shown, *slots(s.loose)]:
        if kind >= 0:
            found.extend(cleopatra_cards.words(cleopatra_cards.card(kind)))
    older = [list(s.older[start : start + AGE]) for start in range(0, len(s.older), AGE)]
    for age in older:
        found.extend(cleopatra_cards.words(age[AGE_CARDS]))
    unseen = pile_size(s) - len(shown)
    unseen += sum(stall_down(s, stall) - old_downs(s, stall) for stall in range(3))
    if s.pile_top > 0:  # nothing is being dealt, revealed or taken
        unseen += [s.loose >> at & 31 for at in range(0, 15, 5)].count(FACE_DOWN)
        assert cleopatra_cards.size(s.piles[CLEOPATRA_DECK]) >= unseen
        for age in older:
            lying = sum(int(age[AGE_DOWNS]).to_bytes(5, "little"))  # at the stalls, loose, taken
            assert cleopatra_cards.size(age[AGE_CARDS]) == lying
    free = set(cleopatra_garden.cells_of(s.free_lo, s.free_hi))
    laid = [cell for p in s.laid if p >= 0 for cell in cleopatra_garden.PLACED[p]]
    assert free.isdisjoint(laid)
    assert len(free) + len(laid) == 72
    for tile in range(12):
        places_of_tile = [s.laid[tile] >= 0, s.tiles >> tile & 1, s.removed >> tile & 1]
        assert sum(places_of_tile) == 1
    for seat in range(game.players):
        held = cleopatra_cards.words(s.piles[HAND + seat])
        parts = [s.piles[KNOWN + seat], s.piles[FETCHED + seat]]
        parts += [age[AGE_HELD + seat] for age in older]
        apart = Counter(word for part in parts for word in cleopatra_cards.words(part))
        assert apart <= Counter(held)
        assert s.books[AMULETS + seat] >= 0
        assert s.books[TALENTS + seat] >= max(0, s.books[BIDS + seat])
        assert sum(s.earned[10 * seat : 10 * seat + 10]) == s.books[TALENTS + seat]
        assert 0 <= s.books[MERCHANTS + seat] <= 3
        assert free.issuperset(statue_cells(s, seat)) or s.books[SANCTUARIES + seat] == 0
    return sorted(found)


def cleopatra_longest(players: int) -> int:
    """500 turns at most (CLE-9.7). In a turn cards may be fetched, paid and discarded as often as
    Courtesans turn up again, which no rule ends; random games stay far below 100 plies a turn."""
    return 500 * 100 + 5 * players


# ---- Return of the Pharaoh


def pharaoh_components(game: Game, s: State) -> list[str]:
    """Crew anywhere and lots anywhere; a crew lot that was won has become a crew card."""
    assert isinstance(s, PharaohState)
    cards = [word for place in range(PLACES) for word in crew.words(s.crew[place])]
    lots = [*members(s.deck), *members(s.removed), *row_lots(s)]
    for seat in range(game.players):
        lots.extend(members(s.won[seat]))
        assert 0 <= pharaohs_in_hand(s, seat) <= pharaoh_tables.PHARAOHS[game.players]
    for lot in lots:
        treasure = lot < pharaoh_tables.TREASURES
        kind = -1 if treasure else crew.kind_of_lot(lot)
        cards.append(f"treasure {lot}" if treasure else pharaoh_tables.CREW_WORD[kind])
    return sorted(cards)


def pharaoh_longest(players: int) -> int:
    """Twenty auctions. In each, a crew card is laid at most once, every declaration lays
    one, and every seat passes at most once. Then twenty lots and the chip."""
    crew_cards = 5 * players + 5
    return 20 * (2 * crew_cards + players) + 20 + 1


# ---- Imhotep


def imhotep_components(game: Game, s: State) -> list[str]:
    """Stones in quarries, on sleds, ships and sites; cards in piles, on display and owned."""
    assert isinstance(s, ImhotepState)
    stones = [owner_at(s.cargo, space) for space in range(16)]
    found = imhotep_cards.words(s.deck + s.discard + s.down_known + s.peeked + s.played)
    for slot in range(SLOTS):
        if card_in_slot(s, slot) >= 0:
            found.extend(imhotep_cards.words(imhotep_cards.card(card_in_slot(s, slot))))
    for token in s.hidden:
        if imhotep_hidden.place_of(token) < imhotep_hidden.BEFORE:
            found.append(CARD_WORD[imhotep_hidden.kind_in(token)])
    for seat in range(game.players):
        lying = sum(of_seat(s.lying[site], seat) for site in range(PYRAMIDS, SITES))
        own = of_seat(s.quarry, seat) + of_seat(s.sled, seat) + lying + stones.count(seat)
        assert of_seat(s.sled, seat) <= of_seat(s.room, seat)
        found.extend([f"stone {seat}"] * own)
        found.extend(imhotep_cards.words(s.owned[seat]))
    for site in range(SITES):
        assert stones_at(s, site) == sum(of_seat(s.lying[site], seat) for seat in range(4))
    check_imhotep_dynasty(s)
    return sorted(found)


def check_imhotep_dynasty(s: ImhotepState) -> None:
    """Coins and scarabs never come back; a tomb is undrawn, open, or gone for good."""
    assert s.tombs & s.open_tombs == 0
    assert (s.tombs | s.open_tombs) < 2**TOMBS
    taken = 0
    for seat in range(4):
        assert s.tomb[seat] & taken == 0
        taken |= s.tomb[seat]
        assert 0 <= of_seat(s.coins, seat) <= 2
        assert 0 <= imhotep_expansion.scarabs_left(s, seat) <= 2
        secret = imhotep_hidden.cards_at(s, imhotep_hidden.BEFORE + seat)
        blue = imhotep_cards.blue_part(s.owned[seat])
        for kind, word in enumerate(CARD_WORD):
            assert imhotep_cards.count(secret, kind) <= imhotep_cards.count(blue, kind), word


def imhotep_longest(players: int) -> int:
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


# ---- Murals of the Nile


def murals_components(game: Game, s: State) -> list[str]:
    """Every card is in one place, and what is known of a hand is in it."""
    assert isinstance(s, murals_state.MuralsState)
    places = [murals_state.DECK, murals_state.SHOWN, murals_state.SHEET]
    for seat in range(game.players):
        hand = set(murals_state.words(s, murals_state.HELD + seat))
        assert hand >= set(murals_state.words(s, murals_state.KNOWN + seat))
        places.append(murals_state.HELD + seat)
    return sorted([card for place in places for card in murals_state.words(s, place)])


def murals_longest(players: int) -> int:
    """Every card is placed once, and then perhaps followed by a stop; before that it may be
    turned up and miss, or be taken into a hand: two decisions each, with chance."""
    return CARDS * (2 + 1) + CARDS * 2 + CARDS * 2 + players + 1


# ---- Mini


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


# ---- by game id

COMPONENTS: dict[str, Callable[[Game, State], list[str]]] = {
    "cleopatra": cleopatra_components,
    "imhotep": imhotep_components,
    "murals": murals_components,
    "pharaoh": pharaoh_components,
    "mini": mini_components,
}
LONGEST: dict[str, Callable[[int], int]] = {
    "cleopatra": cleopatra_longest,
    "imhotep": imhotep_longest,
    "murals": murals_longest,
    "pharaoh": pharaoh_longest,
    "mini": mini_longest,
}
