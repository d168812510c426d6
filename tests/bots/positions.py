"""Positions that the tests of bots begin with."""

import pytest

from saqqara.games import GAMES, game_spec, mini
from saqqara.kernel.game import Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

SPECS = (*GAMES, mini.SPEC)
every_game = pytest.mark.parametrize("spec", SPECS, ids=[spec.id for spec in SPECS])


def decision(spec: Spec, players: int, number: int) -> tuple[Game, State]:
    """A real choice, the first one after so many random decisions."""
    game = spec.game(players, {})
    rng = Rng(3, number)
    s = game.start()
    taken = 0
    while settle_chance(game, s, rng):
        choices = game.legal(s)
        if taken >= number and len(choices) > 1:
            return game, s
        game.apply(s, choices[rng.below(len(choices))])
        taken += 1
    raise AssertionError("the game was too short")


def pharaoh_at(*words: str) -> tuple[Game, State]:
    """A two-player game of Pharaoh after these words."""
    game = game_spec("pharaoh").game(2, {"first": "1"})
    by_word = {game.word(action): action for action in range(game.actions)}
    s = game.start()
    for word in words:
        assert by_word[word] in game.legal(s)
        game.apply(s, by_word[word])
    return game, s


def last_lot() -> tuple[Game, State]:
    """The very last lot of a game of Pharaoh: coins, and crew is worth nothing any more."""
    rounds = []
    lots = ["throne 1", "jar 1", "jar 2", "sword 1", "sword 2", "sword 3", "ankh 1", "ankh 2"]
    lots += ["ankh 3", "ankh 4", "coin 1", "coin 2", "coin 3", "crew 3f", "crew 4f", "crew 5f"]
    lots += ["crew 6f", "crew 7f", "coin 4", "coin 5"]
    for number in range(5):
        rounds += [f"lot {lot}" for lot in lots[4 * number : 4 * number + 4]]
        rounds += ["pass", "pass"] * (4 if number < 4 else 3)
    return pharaoh_at(*rounds)


def forced_decision(spec: Spec) -> tuple[Game, State]:
    """The first decision of random games that leaves no choice, with more to come."""
    game = spec.game(spec.players[-1], {})
    for number in range(50):
        rng = Rng(9, number)
        s = game.start()
        while settle_chance(game, s, rng):
            choices = game.legal(s)
            if len(choices) == 1:
                return game, s
            game.apply(s, choices[rng.below(len(choices))])
    raise AssertionError("there is always a choice")
