"""What a contest plays: who meets whom, on which deals, in which seats. Plain data.

A deal is a number. Everything that chance decides follows from (seed, deal), and each deal
is played once in every rotation of the bots around the table, so that over a deal each bot
has sat everywhere and had the same luck. Between deals the order around the table changes
too, so that nobody always sits behind the same neighbour.
"""

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final

from saqqara.bots import check_bot
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

MAX_DEALS: Final = 10_000_000


@dataclass(frozen=True)
class Pairing:
    """The bots of one game. A bot is known by its place in *bots*: names may repeat."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    varied: str = ""  # an option that changes from deal to deal,
    values: tuple[str, ...] = ()  # through these values in turn

    def value(self, deal: int) -> str:
        """Of the option that changes; "" without one."""
        return self.values[deal % len(self.values)] if self.values else ""

    def for_deal(self, deal: int) -> "Pairing":
        """All that a worker has to know."""
        if not self.values:
            return self
        options = {**self.options, self.varied: self.value(deal)}
        return replace(self, options=options, varied="", values=())

    def chairs(self) -> tuple[int, ...]:
        """As many bots as seats: the last one takes what is left."""
        return tuple(min(chair, len(self.bots) - 1) for chair in range(self.players))

    def seatings(self, deal: int) -> list[tuple[int, ...]]:
        """The bots by seat, for each game of a deal."""
        first, *others = self.chairs()
        orders = sorted(set(permutations(others)))
        around = (first, *orders[deal % len(orders)])
        return [around[-turn:] + around[:-turn] for turn in range(self.players)]


@dataclass(frozen=True)
class Plan:
    pairings: tuple[Pairing, ...]
    games: int  # at least so many for each pairing; whole deals are played
    seed: int
    deadline: float  # seconds for a decision

    def deals(self, pairing: Pairing) -> int:
        return -(-self.games // pairing.players)

    def all_games(self) -> int:
        return sum(self.deals(pairing) * pairing.players for pairing in self.pairings)

    def bots(self) -> set[str]:
        return {bot for pairing in self.pairings for bot in pairing.bots}

    def pairing(self, game: str) -> Pairing:
        return next(pairing for pairing in self.pairings if pairing.game == game)


def pair(spec: Spec, players: int, options: dict[str, str], bots: tuple[str, ...]) -> Pairing:
    """OptionError if the game or a bot cannot be, or there are more bots than seats."""
    game = spec.game(players, options)
    for name in bots:
        check_bot(name, game)
    if not 1 <= len(bots) <= players:
        raise OptionError(
            f"{len(bots)} bots do not fit {players} seats; name one for each seat, or fewer",
            "bot-surplus",
            {"bots": len(bots), "players": players},
        )
    return Pairing(spec.id, spec.rules, players, game.options, bots)
