"""Records: written, read and replayed, a game is the same game."""

from functools import lru_cache

import pytest

from contract.cases import CASES, Case, walk
from saqqara.kernel.dealer import SEALED, SEALED_VERSIONS, SealedDealer
from saqqara.kernel.errors import RecordError
from saqqara.kernel.match import Match
from saqqara.kernel.record import Record, read_record, record_of, replay, verify_deal
from saqqara.kernel.rng import Rng

pytestmark = pytest.mark.parametrize("case", CASES, ids=str)


def match_of(case: Case, plies: int) -> Match:
    match = Match(case.spec, case.players, case.options)
    for step in walk(case)[:plies]:
        match.take(step.action)
    return match


def names(case: Case) -> list[str]:
    return [f"プレイヤー {seat}" for seat in range(case.players)]


@lru_cache(maxsize=4)
def sealed_text(case: Case, version: int) -> str:
    dealer = SealedDealer(b"a secret", "the salt", version)
    match = Match(case.spec, case.players, case.options)
    rng = Rng(3)
    match.deal(dealer)
    while not match.state.over():
        legal = match.game.legal(match.state)
        match.play(match.seat(), legal[rng.below(len(legal))])
        match.deal(dealer)
    return record_of(match, names(case), dealer.published()).to_json()


def sealed_record(case: Case, version: int = SEALED) -> Record:
    """A game whose chance was sealed with a commitment."""
    return read_record(sealed_text(case, version))


def test_a_record_replays_to_the_same_game(case: Case) -> None:
    total = len(walk(case)) - 1
    for plies in (0, 1, 15, 16, 17, total):
        match = match_of(case, plies)
        text = record_of(match, names(case), {}).to_json()
        record = read_record(text)
        again = replay(case.spec, record)
        assert again.game.position(again.state) == match.game.position(match.state)
        assert [p.action for p in again.plies] == [p.action for p in match.plies]
        assert record_of(again, record.seats, record.dealer).to_json() == text
        assert bool(record.scores) == (plies == total)


def test_a_record_can_be_replayed_to_any_ply(case: Case) -> None:
    game = case.game()
    record = record_of(match_of(case, -1), names(case), {})
    for ply in (0, 1, 7, 16, 20, len(record.plies)):
        s = replay(case.spec, record, ply).state
        assert s.ply == ply
        assert game.position(s) == game.position(walk(case)[ply].state)
    with pytest.raises(RecordError) as caught:
        replay(case.spec, record, len(record.plies) + 1)
    assert caught.value.code == "error-record-ply"


def test_writing_a_record_leaves_the_match_alone(case: Case) -> None:
    match = match_of(case, 20)
    before = match.digest()
    first = record_of(match, names(case), {}).to_json()
    assert record_of(match, names(case), {}).to_json() == first
    assert match.digest() == before
    assert len(match.plies) == 20


@pytest.mark.parametrize("version", SEALED_VERSIONS)
def test_a_sealed_deal_can_be_verified(case: Case, version: int) -> None:
    record = sealed_record(case, version)
    chances = sum(ply.seat == -1 for ply in replay(case.spec, record).plies)
    assert verify_deal(case.spec, record) == chances > 0


def test_another_secret_or_salt_is_noticed(case: Case) -> None:
    for key, value in (("secret", "00ff"), ("commitment", "ab" * 32)):
        record = sealed_record(case)
        record.dealer[key] = value
        with pytest.raises(RecordError, match="not the one that was promised"):
            verify_deal(case.spec, record)
    record = sealed_record(case)
    record.dealer["salt"] = "another salt"
    with pytest.raises(RecordError, match="does not follow from the secret"):
        verify_deal(case.spec, record)


def test_a_deal_is_verified_by_its_own_version(case: Case) -> None:
    """The first version is the one that a record says nothing of."""
    record = sealed_record(case)
    assert record.dealer.pop("version") == "2"
    with pytest.raises(RecordError, match="does not follow from the secret"):
        verify_deal(case.spec, record)
    assert "version" not in sealed_record(case, 1).dealer
    record.dealer["version"] = "3"
    with pytest.raises(RecordError, match="version 3 are not known"):
        verify_deal(case.spec, record)


def test_a_changed_outcome_is_noticed(case: Case) -> None:
    """Digests and result are made to fit; only the secret can tell."""
    record = sealed_record(case)
    match = Match(case.spec, case.players, case.options)
    match.take(next(p.action for p in replay(case.spec, record, 1).plies))
    rng = Rng(1)
    while match.seat() != -1:
        legal = match.game.legal(match.state)
        match.take(legal[rng.below(len(legal))])
    dealer = SealedDealer(b"a secret", "the salt")
    honest = dealer.outcome(match.game, match.state, match.history())
    other = next(a for a in match.game.legal(match.state) if a != honest)
    match.take(other)
    forged = record_of(match, record.seats, record.dealer)
    replay(case.spec, forged)
    with pytest.raises(RecordError, match="does not follow from the secret"):
        verify_deal(case.spec, forged)
