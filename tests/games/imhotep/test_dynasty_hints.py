"""What greedy picks on the new sides, and why a good player would."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import N, W
from saqqara.bots.greedy import EVEN, GreedyBot, best_rated
from saqqara.bots.observer import Observer
from saqqara.games import game_spec
from saqqara.games.imhotep.state import for_seat
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


def greedy(t: DynastyTable) -> str:
    bot = GreedyBot(1, 1, EVEN)
    return t.match.game.word(bot.choose(Observer(t.match.game, t.match.state, t.to_act)))


def test_the_hill_grows_where_own_stones_lie() -> None:
    """Beside two own stones an area of three is worth more than a lone stone."""
    t = DynastyTable(3, "AAACA")
    t.s.tomb[W] = bit(0) | bit(1)
    t.put("burial", "W")
    assert greedy(t) == "hill 2 1"  # three stones on two levels


def test_a_tomb_beside_own_stones() -> None:
    t = DynastyTable(3, "AAADA", luck="tile 2, tile 9, tile 17, tile 24")
    t.s.tomb[W] = bit(0) | bit(7)
    t.put("burial", "W")
    assert greedy(t) == "tomb 2"


def test_a_tile_that_completes_a_level() -> None:
    t = DynastyTable(3, "AAAAC")
    t.s.shaft_0 = for_seat(W, 1)
    t.skip_path(1)
    t.put("obelisks", "W")  # two squares in a row
    assert greedy(t) == "build 0 1 1"


def test_late_a_small_obelisk_is_begun() -> None:
    t = DynastyTable(3, "AAAAD")
    t.s.round = 5
    t.put("obelisks", "W")
    assert greedy(t) == "avenue 1"


def test_a_known_card_is_better_than_an_unknown_one() -> None:
    t = DynastyTable(3, "DAAAA", deal="lever, lever, hammer, statue, statue, sail, sail, sail")
    t.put("market", "W", "take 3", "keep statue")
    t.give(W, "statue, statue, statue")
    t.put("market", "W")
    assert greedy(t) == "take 3"  # the fifth statue lies there, and W knows it


def test_a_scarab_is_laid_on_what_holds_and_not_on_what_does_not() -> None:
    luck = "prophecy osiris, prophecy set, prophecy ra"
    t = DynastyTable(3, "AAAAA", luck=luck, prophecies="on")
    t.s.round = 6
    assert not greedy(t).startswith("scarab")
    t.put("pyramids", "WW")
    assert greedy(t) == "scarab osiris"


def test_the_stones_of_others_are_not_driven_to_the_goal() -> None:
    t = DynastyTable(2, "AADAA", fleets="4-3-2-2")
    t.s.chariots = for_seat(N, 8)
    t.ship(1, "NNN.")
    assert greedy(t) != "sail 1 temple"


@pytest.mark.parametrize("sides", ["CCCCC", "DDDDD", "BCADC"])
def test_greedy_beats_chance(sides: str) -> None:
    options = {"sides": sides, "expansion": "on", "prophecies": "on", "secret_cards": "on"}
    game = game_spec("imhotep").game(2, options)
    out = Choices(game.actions)
    rates = vec[i64]([0] * game.actions)
    rng = Rng(7)
    ahead = 0
    for number in range(10):
        s = game.start()
        while not s.over():
            if s.seat() == CHANCE:
                game.apply(s, game.sample(s, rng))
            elif s.seat() == number % 2:
                game.list_choices(s, out)
                game.apply(s, best_rated(game, s, rng, EVEN, out, rates))
            else:
                legal = game.legal(s)
                game.apply(s, legal[rng.below(len(legal))])
        ahead += game.rank(s, number % 2) > game.rank(s, 1 - number % 2)
    assert ahead >= 9
