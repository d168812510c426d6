"""Bots at their seats, who play on by themselves until somebody else is asked.

What they choose is what they would choose in the arena. Nothing is imagined for a bot that does
not look, and nobody is asked where there is only one choice: for whoever plays millions of games
against bots, most of the time would go into that.
"""

from saqqara.bots.bot import Bot
from saqqara.bots.observer import Observer
from saqqara.bots.random import RandomBot
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


class Company:
    def __init__(self, game: Game, bots: list[Bot | None]) -> None:
        self.game: Game = game
        self.bots = bots  # by seat; None where no bot sits
        self.out: Choices = Choices(game.actions)

    def play_on(self, s: State, rng: Rng) -> bool:
        """Chance and bots decide until a seat without a bot is asked; False when it is over."""
        while settle_chance(self.game, s, rng):
            bot = self.bots[s.seat()]
            if bot is None:
                return True
            self.decide(s, bot)
        return False

    def decide(self, s: State, bot: Bot) -> None:
        out = self.out
        self.game.list_choices(s, out)
        if out.n == 1:
            self.game.apply(s, out.items[0])
        elif isinstance(bot, RandomBot):
            self.game.apply(s, bot.pick(out, s.ply))
        else:
            self.game.apply(s, bot.choose(Observer(self.game, s, s.seat())))
