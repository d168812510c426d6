"""The levels that search: their budgets, and which of them play with a network."""

import pytest

from bots.positions import decision
from saqqara.bots import LEVELS, Observer, check_bot, make_bot
from saqqara.bots.levels import CHAMPION, SEARCHING, ChampionBot, level_bot
from saqqara.bots.network_files import has_weights
from saqqara.bots.thinker import SearchBot
from saqqara.games import GAMES, game_spec
from saqqara.kernel.spec import Spec


def test_budgets_grow_and_nobody_thinks_longer_than_a_second() -> None:
    assert LEVELS[-1] == CHAMPION
    budgets = list(SEARCHING.values())
    assert budgets == sorted(budgets, key=lambda each: (each[1], each[0]))
    assert all(seconds <= 1.0 for _, seconds in budgets)
    for level, (simulations, seconds) in SEARCHING.items():
        bot = make_bot(level, 1)
        if isinstance(bot, ChampionBot):
            assert (bot.learned.simulations, bot.learned.seconds) == (simulations, seconds)
            bot = bot.plain
        assert isinstance(bot, SearchBot)
        assert (bot.simulations, bot.seconds) == (simulations, seconds)


@pytest.mark.parametrize(
    ("level", "share", "simulations", "seconds"),
    [("vizier", 0.25, 0, 0.25), ("architect", 0.5, 1500, 0), ("mason", 0.04, 50, 0)],
)
def test_where_many_wait_a_level_hurries(
    level: str, share: float, simulations: int, seconds: float
) -> None:
    bot = level_bot(level, 1, 0, share)
    assert isinstance(bot, SearchBot)
    assert (bot.simulations, bot.seconds) == (simulations, seconds)


def test_the_champion_hurries_too() -> None:
    bot = level_bot(CHAMPION, 1, 0, 0.25)
    assert isinstance(bot, ChampionBot)
    assert bot.learned.seconds == bot.plain.seconds == 0.25 * SEARCHING[CHAMPION][1]


@pytest.mark.parametrize("spec", GAMES, ids=[spec.id for spec in GAMES])
def test_the_champion_plays_every_game_with_every_number_of_players(spec: Spec) -> None:
    for players in spec.players:
        game, s = decision(spec, players, 6)
        check_bot(CHAMPION, game)
        bot = ChampionBot(1, 0, 0, 0.01)
        assert bot.choose(Observer(game, s, s.seat())) in game.legal(s)
        assert (bot.learned.search is not None) == has_weights(game)
        assert (bot.plain.search is not None) != has_weights(game)


@pytest.mark.once
@pytest.mark.parametrize("name", ["imhotep", "murals", "pharaoh"])
def test_a_network_comes_with_the_package(name: str) -> None:
    assert has_weights(game_spec(name).game(2, {}))
