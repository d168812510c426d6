"""A record that says something else than the game it tells is refused."""

import pytest

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import RecordError
from saqqara.kernel.match import Match
from saqqara.kernel.record import Record, read_record, record_of, replay

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


def test_a_record_that_was_cut_is_refused() -> None:
    record = finished()
    last = len(record.plies)
    record.plies.pop()
    del record.digests[last]
    record.scores, record.winners = [], []
    with pytest.raises(RecordError, match="the last ply has no digest"):
        replay(SPEC, record)


def test_a_key_stands_in_a_record_once() -> None:
    text = finished().to_json()
    with pytest.raises(RecordError, match="a key stands there twice"):
        read_record(text.replace('"players": 2', '"players": 2, "players": 3'))


def test_a_replay_that_goes_astray_is_noticed() -> None:
    record = finished()
    record.digests[16] = "0" * 16
    with pytest.raises(RecordError, match="the position differs"):
        replay(SPEC, record)
