"""What greedy picks, and why a good player would."""

import pytest

from games.senet.table import arrange
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.observer import Observer


@pytest.mark.parametrize(
    ("ours", "theirs", "squares", "word"),
    [
        ([26, 10], [1, 3], 1, "move 10"),  # not into the water
        ([28, 10], [1, 3], 3, "move 28"),  # a pawn borne off is a point
        ([10, 4], [13, 1], 3, "move 10"),  # drives a pawn back, and stands out of its reach
        ([22, 4], [20, 1], 2, "move 22"),  # out of reach of the likely two
        ([26, 12], [29, 1], 3, "move 26"),  # into the water with it
        ([10, 13, 5], [12, 8], 4, "move 10"),  # beside a friend both are guarded
        ([23, 14], [10, 11], 3, "move 23"),  # the house that all have to reach
    ],
)
def test_greedy_picks(ours: list[int], theirs: list[int], squares: int, word: str) -> None:
    t = arrange(ours, theirs)
    t.throw(squares)
    assert word in t.legal()
    bot = GreedyBot(1, 1, EVEN)
    action = bot.choose(Observer(t.match.game, t.match.state, t.to_act))
    assert t.match.game.word(action) == word
