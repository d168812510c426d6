"""Dealers supply the outcomes of chance; a position never holds a generator.

SeededDealer   bots, tests, simulations: the same seed deals the same game.
SealedDealer   a public table: before the first ply the table publishes the hash of a
               secret; each outcome follows from an HMAC of the secret and the ply; with
               the result the secret is published. Anyone can then verify every outcome.
               `salt` is public and fixed after the commitment, for instance by the
               players, so that the table could not try secrets until one suited it.
"""

import hashlib
import hmac

from mypy_extensions import mypyc_attr

from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    def outcome(self, game: Game, s: State) -> int:
        """One outcome of the pending CHANCE decision, by its odds."""
        raise NotImplementedError


class SeededDealer(Dealer):
    def __init__(self, seed: int, stream: int = 0) -> None:
        self.rng = Rng(seed, stream)

    def outcome(self, game: Game, s: State) -> int:
        return game.sample(s, self.rng)


class SealedDealer(Dealer):
    def __init__(self, secret: bytes, salt: str) -> None:
        self.secret = secret
        self.salt = salt

    def commitment(self) -> str:
        """What is published at the start; it tells nothing about the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def outcome(self, game: Game, s: State) -> int:
        message = f"saqqara 1|{game.id}|{self.salt}|{s.ply}"
        digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
        outcomes = game.legal(s)
        weights = [game.weight(s, outcome) for outcome in outcomes]
        left = int.from_bytes(digest, "big") % sum(weights)
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights must be positive")
