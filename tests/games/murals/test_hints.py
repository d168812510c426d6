"""What greedy picks in ten positions, and why a good player would: the yardstick must be fair."""

import pytest

from games.murals.table import A, B, Table, arrange
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.observer import Observer


def greedy(t: Table) -> str:
    bot = GreedyBot(1, 1, EVEN)
    action = bot.choose(Observer(t.match.game, t.match.state, t.to_act))
    return t.match.game.word(action)


def greedy_turn(t: Table) -> list[str]:
    """The words of a whole turn of the seat that decides."""
    seat = t.to_act
    words: list[str] = []
    while t.to_act == seat and not t.over and len(words) < 30:
        words.append(greedy(t))
        t.play(seat, words[-1])
    return words


def test_the_first_card_comes_from_the_deck() -> None:
    """It cannot miss, and the card in hand is kept for later."""
    assert greedy(arrange(["45", "46"], rest="deck")) == "draw"


def test_without_a_shadow_there_is_no_reason_to_stop() -> None:
    """After 95 the next card cannot miss, and two cards bring nothing."""
    assert greedy(arrange(["", "46"], rest="deck", last="95", count=2)) == "draw"


def test_a_large_shadow_is_not_challenged_for_little() -> None:
    """After 00 four cards of five would miss; one card brings a card."""
    assert greedy(arrange(["", "46"], rest="deck", last="00", count=1)) == "stop"


def test_a_good_bonus_is_taken_rather_than_risked() -> None:
    """Eight cards bring three steps; after 33 the risk is more than a third."""
    assert greedy(arrange(["", "46"], rest="deck", last="33", count=8)) == "stop"


def test_a_hand_of_ten_is_laid_whole() -> None:
    """Cards of the deck are free while nothing can miss; the hand does the rest: five steps."""
    hand = "94 91 86 80 74 60 52 40 20 10"
    t = arrange([hand, "46"], deck="95", sheet="99 98 97", rest="deck")
    greedy_turn(t)
    assert t.combo(A) == 5


def test_one_card_more_makes_the_bonus() -> None:
    """Three placed, and 40 in hand fits: the fourth card brings a step."""
    t = arrange(["40", "46"], rest="deck", last="41", count=3)
    assert greedy(t) == "hand 40"


def test_an_area_is_finished_when_it_can_be() -> None:
    """M lacks 99 only: three steps, more than the turn could lose."""
    sheet = "66 67 68 69 77 78 79 87 88 89 97 98"
    t = arrange(["99 15", "46"], sheet=sheet, rest="deck")
    assert greedy(t) == "hand 99"


def test_a_card_that_finishes_an_area_is_taken_from_the_display() -> None:
    """99 would be a gift to the next player: three steps."""
    sheet = "66 67 68 69 77 78 79 87 88 89 97 98"
    t = arrange(["", "46"], sheet=sheet, display="99 12", rest="deck", last="90", count=1)
    t.play(A, "stop")
    assert greedy(t) == "take 99"


def test_the_last_cell_is_not_opened_for_others() -> None:
    """Placing 80 leaves 81 of K in the display, but in reach: both, or neither."""
    t = arrange(["80 30", "46"], sheet="70 71", display="81", rest="deck")
    words = greedy_turn(t)
    assert ("hand 80" in words) == ("display 81" in words)
    assert t.area(A) == (1 if "hand 80" in words else 0)


@pytest.mark.parametrize("held", [8, 10])
def test_at_the_end_the_hand_is_laid_in_the_best_portions(held: int) -> None:
    """Nothing can be drawn any more: eight cards at once bring three steps, ten bring five."""
    hand = ["99", "95", "90", "84", "75", "62", "51", "40", "23", "11"][:held]
    t = arrange([" ".join(hand), ""])
    assert len(greedy_turn(t)) == held
    assert t.combo(A) == {8: 3, 10: 5}[held]


def test_with_five_cards_at_the_end_one_is_left_over() -> None:
    """Four cards bring a step, five bring none: the fifth waits for a turn of its own."""
    t = arrange(["99 95 90 84 75", "00"])
    greedy_turn(t)
    assert (t.combo(A), t.to_act) == (1, B)
