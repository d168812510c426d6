"""What holds for all cards, hands and games."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from games.murals.table import ALL_CARDS, A, arrange
from rules import rule
from saqqara.games import game_spec
from saqqara.games.murals import cards
from saqqara.games.murals.state import DECK, HELD, SHEET, SHOWN, MuralsState, numbers
from saqqara.kernel.bits import members
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.rng import Rng

HANDS = st.sets(st.integers(0, 99), min_size=1, max_size=10)
SETS = st.sets(st.integers(0, 49))


@rule("MUR-5.7")
@given(hand=HANDS)
def test_a_hand_can_be_laid_in_descending_order(hand: set[int]) -> None:
    """Card after card, through the rules: no ankh interrupts, as there is no supply."""
    words = [ALL_CARDS[card] for card in sorted(hand, reverse=True)]
    t = arrange([" ".join(words), ""])
    for word in words:
        assert f"hand {word}" in t.legal()
        t.play(A, f"hand {word}")
    assert t.over
    assert t.combo(A) == [0, 0, 0, 0, 1, 0, 2, 0, 3, 0, 5][len(hand)]


@rule("MUR-5.1", "MUR-5.4", "MUR-5.5")
def test_the_sizes_of_all_shadows() -> None:
    total = 0
    for last in range(100):
        cells = cards.numbers(cards.shadow_low(last), cards.shadow_high(last))
        assert len(cells) == (9 - last // 10) * (9 - last % 10)
        assert all(cell // 10 > last // 10 and cell % 10 > last % 10 for cell in cells)
        assert [card for card in range(100) if cards.in_shadow(card, last)] == cells
        total += len(cells)
    assert total == 2025


@given(chosen=SETS)
def test_sets_of_cards(chosen: set[int]) -> None:
    bits = sum(1 << card for card in chosen)
    assert cards.size(bits) == len(chosen)
    assert members(bits) == sorted(chosen)
    if chosen:
        assert cards.lowest(bits) == min(chosen)


@rule("MUR-1.6", "MUR-8.6")
@given(seed=st.integers(0, 10_000), players=st.integers(2, 4))
def test_no_card_gets_lost(seed: int, players: int) -> None:
    game = game_spec("murals").game(players, {})
    rng = Rng(seed, players)
    s = game.start()
    assert isinstance(s, MuralsState)
    turns = 0
    while not s.over():
        if s.seat() == CHANCE:
            action = game.sample(s, rng)
        else:
            legal = game.legal(s)
            turns += s.count == 0
            action = legal[rng.below(len(legal))]
        game.apply(s, action)
        places = [DECK, SHOWN, SHEET, *[HELD + seat for seat in range(players)]]
        found = Counter(card for place in places for card in numbers(s, place))
        assert found == Counter(range(100))
    assert turns <= 100
    assert sum(s.cubes[4 + seat] for seat in range(players)) == 24
