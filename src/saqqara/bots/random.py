"""The bot that plays anything."""

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer


class RandomBot(Bot):
    """Every legal choice is equally likely."""

    def choose(self, observer: Observer) -> int:
        choices = observer.legal()
        return choices[self.rng(observer).below(len(choices))]
