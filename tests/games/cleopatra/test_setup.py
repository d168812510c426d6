"""What is in the box, and how a game begins."""

from collections import Counter

import pytest

from games.cleopatra.table import A, Table, deck_words, state_of
from rules import rule
from saqqara.games import game_spec
from saqqara.games.cleopatra import cards, garden
from saqqara.games.cleopatra.state import DECK, HAND, STALL, pile_size, stall_down
from saqqara.games.cleopatra.tables import COSTS, PIECES, TILE_WORD
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match


def dealt(players: int, seed: int = 1, **options: str) -> Match:
    match = Match(game_spec("cleopatra"), players, options)
    match.deal(SeededDealer(seed))
    return match


@rule("CLE-1.1")
def test_scenario_1_the_deck() -> None:
    deck = cards.full_deck(with_trompe=True)
    assert cards.words(deck) == deck_words()
    assert (cards.size(deck), cards.standards(deck), cards.tainted(deck)) == (109, 75, 34)
    assert Counter(cards.words(deck)) == {
        "artisan1": 30,
        "stone1": 18,
        "marble1": 11,
        "wood1": 9,
        "lapis1": 7,
        "artisan2": 3,
        "stone2": 3,
        "marble2": 3,
        "wood2": 3,
        "lapis2": 3,
        "trompe": 8,
        "beggar": 2,
        "courtesan": 2,
        "envoy": 2,
        "scribe": 2,
        "smuggler": 2,
        "vizier": 1,
    }


@rule("CLE-1.2", "CLE-1.3")
def test_pieces_and_what_all_of_them_cost() -> None:
    assert list(PIECES) == [9, 6, 2, 2, 2, 12]
    total = [sum(COSTS[c][r] * PIECES[c] for c in range(6)) for r in range(5)]
    assert total == [55, 15, 31, 24, 18]
    assert "".join(TILE_WORD) == "filnptuvwxyz"


@rule("CLE-1.4", "CLE-4.2", "CLE-4.3", "CLE-L17")
def test_the_kit_of_a_player() -> None:
    for players in (3, 4, 5):
        match = dealt(players)
        board = match.view(A)["board"]
        assert (board["steps"], board["dice"]) == (0, 0)
        for seat in range(players):
            camp = match.view(seat)["board"]["camps"][seat]  # type: ignore[index]
            assert (camp["merchants"], camp["statues"]) == (3, 2)
            assert (camp["talents"], camp["amulets"]) == (5, 0)


@rule("CLE-4.4", "CLE-4.5", "CLE-4.6", "CLE-L3")
@pytest.mark.parametrize(
    ("players", "market", "trompe", "pile", "ups"),
    [
        (3, "row", "any", 97, 50),
        (4, "row", "any", 94, 48),
        (5, "row", "any", 91, 47),
        (3, "stalls", "any", 97, 50),
        (3, "row", "none", 89, 46),
        (4, "row", "none", 86, 44),
        (5, "stalls", "none", 83, 43),
    ],
)
def test_scenario_2_sizes(players: int, market: str, trompe: str, pile: int, ups: int) -> None:
    for seed in range(5):
        s = state_of(dealt(players, seed, market=market, trompe=trompe))
        assert [cards.size(s.piles[HAND + seat]) for seat in range(players)] == [3] * players
        assert pile_size(s) == pile
        stalls = [cards.size(s.piles[STALL + i]) + stall_down(s, i) for i in range(3)]
        assert stalls == ([1, 1, 1] if market == "stalls" else [3, 0, 0])
        shown = sum(cards.size(s.piles[STALL + i]) for i in range(3))
        assert s.ups + shown + (1 if 0 < s.pile_top < 18 else 0) == ups


@rule("CLE-1.5")
def test_no_card_is_lost_in_the_deal() -> None:
    s = state_of(dealt(4))
    found = cards.words(s.piles[DECK])
    for place in [*range(HAND, HAND + 4), *range(STALL, STALL + 3)]:
        found.extend(cards.words(s.piles[place]))
    if 0 < s.pile_top < 18:
        found.extend(cards.words(cards.card(s.pile_top - 1)))
    assert sorted(found) == sorted(deck_words())


@rule("CLE-4.1")
def test_only_the_top_mosaic_is_on_offer_and_any_may_be_there() -> None:
    tops: set[str] = set()
    for seed in range(80):
        board = dealt(3, seed).view(A)["board"]
        assert len(board["mosaics_left"]) == 12  # type: ignore[arg-type]
        tops.add(str(board["mosaic"]))
    assert tops == set(TILE_WORD)


@rule("CLE-4.7")
def test_anybody_may_begin_and_play_goes_clockwise() -> None:
    assert {dealt(5, seed).seat() for seed in range(40)} == set(range(5))
    t = Table("", "", "", "").pile("artisan1 " * 20)
    for seat in (0, 1, 2, 3, 0):
        assert t.to_act == seat
        t.play(seat, "stall 1", "done")


@rule("CLE-3.1")
def test_the_garden() -> None:
    board = Table().board(A)
    palms = garden.palm_cells(board["palms"])
    assert len(garden.CELL_OF) == 72
    assert len(palms) == 34
    expected = {(r, c) for r in range(6) for c in (3, 4, 5)}
    expected |= {(r, c) for r in (0, 1, 2, 6, 7, 8) for c in (0, 8)}
    expected |= {(8, c) for c in (1, 2, 6, 7)}
    assert {divmod(cell, 9) for cell in palms} == expected


@rule("CLE-3.2")
def test_the_slots_of_the_walls() -> None:
    cells = [garden.cells_of(garden.WALL_LO[w], garden.WALL_HI[w]) for w in range(9)]
    assert [[divmod(cell, 9) for cell in wall] for wall in cells] == [
        [(0, 0), (1, 0), (2, 0)],
        [(3, 0), (4, 0), (5, 0)],
        [(6, 0), (7, 0), (8, 0)],
        [(8, 0), (8, 1), (8, 2)],
        [],
        [(8, 6), (8, 7), (8, 8)],
        [(6, 8), (7, 8), (8, 8)],
        [(3, 8), (4, 8), (5, 8)],
        [(0, 8), (1, 8), (2, 8)],
    ]
