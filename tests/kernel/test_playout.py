"""Sums over many games."""

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.kernel.playout import Tally


def test_a_shared_win_is_divided() -> None:
    """Nobody ever bids, so that three share the win."""
    match = Match(game_spec("pharaoh"), 3, {})
    dealer = SeededDealer(1)
    match.deal(dealer)
    while not match.state.over():
        match.play_words(match.seat(), ["pass"])
        match.deal(dealer)
    tally = Tally(3)
    tally.count(match.game, match.state, 60)
    assert (tally.games, tally.decisions, tally.sixtieths) == (1, 60, [20, 20, 20])
