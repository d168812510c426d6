"""A record that says something else than the game it tells is refused."""

import pytest

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import RecordError
from saqqara.kernel.match import Match
from saqqara.kernel.record import Record, record_of, replay

SPEC = game_spec("pharaoh")


def finished() -> Record:
    """Nobody ever bids: both have nothing, and share the win."""
    match = Match(SPEC, 2, {})
    dealer = SeededDealer(1)
    match.deal(dealer)
    while not match.state.over():
        match.play_words(match.seat(), ["pass"])
        match.deal(dealer)
    return record_of(match, ["Ann", "Ben"], {})


def test_scores_and_winners_are_those_of_the_game() -> None:
    record = finished()
    assert (record.scores, record.winners) == ([0, 0], [0, 1])
    replay(SPEC, record)
    record.winners = [1]
    with pytest.raises(RecordError, match="the recorded result differs"):
        replay(SPEC, record)
    record.winners, record.scores = [0, 1], [0, 1]
    with pytest.raises(RecordError, match="the recorded result differs"):
        replay(SPEC, record)
