"""Bots who play on by themselves: as they would, if each of them were asked."""

import pytest

from saqqara.bots import Bot, Company, Observer
from saqqara.bots.greedy import GreedyBot
from saqqara.bots.random import RandomBot
from saqqara.games import GAMES, mini
from saqqara.kernel.game import Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

TABLES = [(spec, players) for spec in (*GAMES, mini.SPEC) for players in spec.players]
at_every_table = pytest.mark.parametrize(
    ("spec", "players"), TABLES, ids=[f"{spec.id}-{players}" for spec, players in TABLES]
)


class Counting(Bot):
    """The first choice; counts how often it is asked, and where there is nothing to choose."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.asked = 0
        self.forced = 0

    def choose(self, observer: Observer) -> int:
        self.asked += 1
        self.forced += len(observer.legal()) == 1
        return observer.legal()[0]


def bots_of(players: int) -> list[Bot | None]:
    """Nobody at the first seat, then random and greedy bots in turn."""
    bots: list[Bot | None] = [None]
    for seat in range(1, players):
        bots.append(RandomBot(7, seat) if seat % 2 else GreedyBot(7, seat, 100))
    return bots


def asked_one_by_one(game: Game, s: State, bots: list[Bot | None], rng: Rng) -> bool:
    while settle_chance(game, s, rng):
        bot = bots[s.seat()]
        if bot is None:
            return True
        game.apply(s, bot.choose(Observer(game, s, s.seat())))
    return False


@pytest.mark.once
@at_every_table
def test_they_choose_what_they_would_choose_if_asked(spec: Spec, players: int) -> None:
    game = spec.game(players, {})
    company = Company(game, bots_of(players))
    mine, theirs = game.start(), game.start()
    rng, same = Rng(3), Rng(3)
    going_on = True
    while going_on:
        going_on = company.play_on(mine, rng)
        assert going_on == asked_one_by_one(game, theirs, bots_of(players), same)
        assert game.position(mine) == game.position(theirs)
        if going_on:
            assert mine.seat() == 0
            game.apply(mine, game.legal(mine)[0])
            game.apply(theirs, game.legal(theirs)[0])
    assert mine.over()


def test_nobody_is_asked_where_there_is_one_choice() -> None:
    game = mini.SPEC.game(2, {})
    bot = Counting()
    Company(game, [bot, bot]).play_on(game.start(), Rng(1))
    assert bot.asked > 0
    assert bot.forced == 0
