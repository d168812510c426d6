"""The strongest level: with a network where one has learned the game, else as the level below."""

import pytest

from bots.positions import decision
from saqqara.bots import LEVELS, Observer, check_bot, make_bot
from saqqara.bots import names as bot_names
from saqqara.bots.champion import ChampionBot
from saqqara.bots.network_files import has_weights
from saqqara.games import GAMES, game_spec
from saqqara.kernel.spec import Spec


def test_it_is_the_highest_level() -> None:
    assert LEVELS[-1] == "thoth"
    bot = make_bot("thoth", 1)
    assert isinstance(bot, ChampionBot)
    assert bot.learned.seconds == bot.plain.seconds == bot_names.THOTH_SECONDS <= 1.0


@pytest.mark.parametrize("spec", GAMES, ids=[spec.id for spec in GAMES])
def test_it_plays_every_game_with_every_number_of_players(spec: Spec) -> None:
    for players in spec.players:
        game, s = decision(spec, players, 6)
        check_bot("thoth", game)
        bot = ChampionBot(1, 0, 0.01)
        assert bot.choose(Observer(game, s, s.seat())) in game.legal(s)
        assert (bot.learned.search is not None) == has_weights(game)
        assert (bot.plain.search is not None) != has_weights(game)


@pytest.mark.once
@pytest.mark.parametrize("name", ["murals", "pharaoh"])
def test_a_network_comes_with_the_package(name: str) -> None:
    assert has_weights(game_spec(name).game(2, {}))
