"""Dealers: the same seed, the same deal; a sealed deal can be checked by anyone."""

import hashlib
import hmac

import pytest

from saqqara.games import mini
from saqqara.kernel.dealer import SEALED_VERSIONS, Dealer, SealedDealer, SeededDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


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
    assert SeededDealer(5, 6).outcome(game, game.start(), "") == game.sample(
        game.start(), Rng(5, 6)
    )


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


def laid_along_the_weights(game: Game, s: State, message: str) -> int:
    """An HMAC as a number: a card of the pile, counted by kinds."""
    key = hmac.new(b"one", message.encode(), hashlib.sha256)
    cards = [kind for kind in game.legal(s) for _ in range(game.weight(s, kind))]
    return cards[int(key.hexdigest(), 16) % len(cards)]


def test_anyone_can_work_out_a_sealed_outcome() -> None:
    """The recipe in other words, from nothing but the words of a record."""
    match = Match(mini.SPEC, 3, {})
    dealer = SealedDealer(b"one", "a")
    match.deal(dealer)
    again = Match(mini.SPEC, 3, {})
    words: list[str] = []
    for ply in match.plies:
        way = hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()
        message = f"saqqara 2|mini|a|{len(words)}|{way}"
        assert ply.action == laid_along_the_weights(again.game, again.state, message)
        words.append(again.game.word(ply.action))
        again.take(ply.action)
    assert len(words) == 3


def test_an_outcome_of_the_first_version_hangs_on_the_ply_alone() -> None:
    game = mini.SPEC.game(3, {})
    s = game.start()
    dealer = SealedDealer(b"one", "a", 1)
    expected = laid_along_the_weights(game, s, "saqqara 1|mini|a|0")
    assert dealer.outcome(game, s, "one way") == dealer.outcome(game, s, "another") == expected


@pytest.mark.parametrize("version", SEALED_VERSIONS)
@pytest.mark.parametrize("plies", [1, 2])
def test_a_sealed_outcome_depends_on_the_ply(plies: int, version: int) -> None:
    game = mini.SPEC.game(3, {})
    s = game.start()
    later = s.clone()
    later.ply = plies
    dealers = [SealedDealer(f"{i}".encode(), "", version) for i in range(50)]
    now = [dealer.outcome(game, s, "") for dealer in dealers]
    assert now != [dealer.outcome(game, later, "") for dealer in dealers]


def test_another_way_to_a_draw_tells_nothing_about_it() -> None:
    """Draw, go back, do something else first, draw: the card is another; by the same way it is
    the same. Over many secrets neither way favours the card of the other."""
    same = 0
    for number in range(60):
        dealer = SealedDealer(f"{number}".encode(), "")
        first = drawn(dealer, ["load 1", "load 2"])
        assert drawn(dealer, ["load 1", "load 2"]) == first
        same += drawn(dealer, ["load 2", "load 1"]) == first
    assert same < 20  # of the first version: 60


def drawn(dealer: SealedDealer, loads: list[str]) -> list[str]:
    """The three cards that seat 0 draws at the temple after these loads, in an open game of two:
    the same position at the same ply, however the ships were loaded."""
    match = Match(mini.SPEC, 2, {})
    for word in ["deal red", "deal 2", "deal 4"]:
        match.take(action_of(match.game, word))
    for word in ["quarry", "quarry", *loads, f"sail {1 + loads.index('load 1')} temple"]:
        match.play(match.seat(), action_of(match.game, word))
    begin = len(match.plies)
    match.deal(dealer)
    return [match.game.word(ply.action) for ply in match.plies[begin:]]


def test_the_history_is_that_of_the_plies_whatever_was_taken_back() -> None:
    match = Match(mini.SPEC, 3, {})
    match.deal(SealedDealer(b"one", "a"))
    before = match.history()
    match.play(0, action_of(match.game, "quarry"))
    longer = match.history()
    assert longer != before
    match.rewind(len(match.plies) - 1)
    assert match.history() == before
    match.play(0, action_of(match.game, "quarry"))
    assert match.history() == longer


def test_a_deal_says_of_which_version_it_is_unless_it_is_of_the_first() -> None:
    assert "version" not in SealedDealer(b"one", "a", 1).published()
    assert SealedDealer(b"one", "a").published()["version"] == "2"
