"""The bot that plays anything."""

from mypy_extensions import i64

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        return choices[self.rng(observer).below(len(choices))]

    def pick(self, choices: Choices, ply: i64) -> i64:
        """The same without an observer: this bot looks at nothing."""
        return choices.items[Rng(self.key, ply).below(choices.n)]
