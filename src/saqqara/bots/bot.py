"""What a bot is: something that chooses, from what one seat may know."""

from mypy_extensions import i64, mypyc_attr

from saqqara.bots.observer import Observer
from saqqara.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses by nothing but (seed, stream) and what is seen: ask twice, hear the same.

    No generator is kept from one decision to the next, so an undo, a saved table or another
    worker changes nothing. Only bots whose budget is time look at the clock.
    """

    def __init__(self, seed: i64, stream: i64) -> None:
        mixed = Rng(seed, stream)
        self.key: i64 = mixed.word() << 31 ^ mixed.word()

    def choose(self, observer: Observer) -> int:
        """One of observer.legal()."""
        raise NotImplementedError

    def rng(self, observer: Observer) -> Rng:
        """The generator of this decision."""
        return Rng(self.key, observer.ply)
