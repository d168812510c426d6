"""Dealers: the same seed, the same deal; a sealed deal can be checked by anyone."""

import hashlib
import hmac

import pytest

from saqqara.games import mini
from saqqara.kernel.dealer import Dealer, SealedDealer, SeededDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng


def dealt(dealer: Dealer) -> list[int]:
    """The outcomes of chance in a game whose seats always choose the first move."""
    match = Match(mini.SPEC, 3, {})
    match.deal(dealer)
    while not match.state.over():
        match.play(match.seat(), match.game.legal(match.state)[-1])
        match.deal(dealer)
    return [ply.action for ply in match.plies if ply.seat == CHANCE]


def test_the_same_seed_deals_the_same() -> None:
    assert dealt(SeededDealer(1)) == dealt(SeededDealer(1))
    assert dealt(SeededDealer(1, 2)) == dealt(SeededDealer(1, 2))
    assert len({tuple(dealt(SeededDealer(seed))) for seed in range(10)}) == 10
    assert dealt(SeededDealer(1)) != dealt(SeededDealer(1, 2))


def test_a_seeded_dealer_draws_as_a_playout_does() -> None:
    game = mini.SPEC.game(3, {})
    assert SeededDealer(5, 6).outcome(game, game.start()) == game.sample(game.start(), Rng(5, 6))


def test_secret_and_salt_both_matter() -> None:
    deals = {
        tuple(dealt(SealedDealer(secret, salt)))
        for secret in (b"one", b"two", b"")
        for salt in ("a", "b", "", "砂")
    }
    assert len(deals) == 12
    assert dealt(SealedDealer(b"one", "a")) == dealt(SealedDealer(b"one", "a"))


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dealer = SealedDealer(b"one", "a")
    assert dealer.commitment() == hashlib.sha256(b"one").hexdigest()
    assert dealer.commitment() == SealedDealer(b"one", "b").commitment()
    assert dealer.commitment() != SealedDealer(b"two", "a").commitment()


def test_anyone_can_work_out_a_sealed_outcome() -> None:
    """The recipe in other words: an HMAC as a number, laid along the weights."""
    game = mini.SPEC.game(3, {})
    s = game.start()
    key = hmac.new(b"one", f"saqqara 1|mini|a|{s.ply}".encode(), hashlib.sha256)
    cards = [kind for kind in game.legal(s) for _ in range(game.weight(s, kind))]
    expected = cards[int(key.hexdigest(), 16) % len(cards)]
    assert SealedDealer(b"one", "a").outcome(game, s) == expected


@pytest.mark.parametrize("plies", [1, 2])
def test_a_sealed_outcome_depends_on_the_ply(plies: int) -> None:
    game = mini.SPEC.game(3, {})
    s = game.start()
    later = s.clone()
    later.ply = plies
    dealers = [SealedDealer(f"{i}".encode(), "") for i in range(50)]
    assert [d.outcome(game, s) for d in dealers] != [d.outcome(game, later) for d in dealers]
