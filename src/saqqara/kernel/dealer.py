"""Dealers supply the outcomes of chance; a position never holds a generator.

SeededDealer   bots, tests, simulations: the same seed deals the same game.
SealedDealer   a public table: before the first ply the table publishes the hash of a
               secret; each outcome follows from an HMAC of the secret, the ply and all
               that was decided before; with the result the secret is published. Anyone can
               then verify every outcome. `salt` is public and fixed after the commitment,
               by the players, so that the table could not try secrets until one suited it.

A sealed deal has a version. In version 1 an outcome hung on the ply alone: whoever drew a
card, went back and drew it later by another way knew what would come. Since version 2 it
hangs on the way, too, so another way tells nothing; the same way still leads to the same
card. Records and tables say which they are of; those that say nothing are of version 1.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import mypyc_attr

from saqqara.kernel.game import Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

SEALED: Final = 2  # the version of new sealed deals
SEALED_VERSIONS: Final = (1, SEALED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    def outcome(self, game: Game, s: State, history: str) -> int:
        """One outcome of the pending CHANCE decision, by its odds; *history* as Match has it."""
        raise NotImplementedError


class SeededDealer(Dealer):
    def __init__(self, seed: int, stream: int = 0) -> None:
        self.rng = Rng(seed, stream)

    def outcome(self, game: Game, s: State, history: str) -> int:
        return game.sample(s, self.rng)


class SealedDealer(Dealer):
    def __init__(self, secret: bytes, salt: str, version: int = SEALED) -> None:
        self.secret = secret
        self.salt = salt
        self.version = version

    def commitment(self) -> str:
        """What is published at the start; it tells nothing about the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def published(self) -> dict[str, str]:
        """What a record says of the deal, secret and all."""
        version = {"version": str(self.version)} if self.version > 1 else {}
        return {
            **version,
            "commitment": self.commitment(),
            "salt": self.salt,
            "secret": self.secret.hex(),
        }

    def outcome(self, game: Game, s: State, history: str) -> int:
        message = f"saqqara {self.version}|{game.id}|{self.salt}|{s.ply}"
        if self.version > 1:
            message += f"|{history}"
        digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
        outcomes = game.legal(s)
        weights = [game.weight(s, outcome) for outcome in outcomes]
        left = int.from_bytes(digest, "big") % sum(weights)
        for outcome, weight in zip(outcomes, weights, strict=True):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("weights must be positive")
