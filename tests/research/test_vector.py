"""Many games at once are the same games, one by one."""

import numpy as np
import pytest

from contract.cases import Case
from research.tables import every_game
from saqqara.kernel.errors import IllegalAction
from saqqara.kernel.game import scores, winners
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.research.observation import Eye
from saqqara.research.vector import VectorGames

GAMES = 5


def vector(case: Case, seed: int = 3) -> VectorGames:
    return VectorGames(case.spec.id, GAMES, case.players, case.options, seed)


@every_game
def test_rows_are_games_of_the_series(case: Case) -> None:
    """Each row is played beside it by hand, over the end of a game and on."""
    games = vector(case)
    rules = case.game()
    eye = Eye(rules)
    rngs = [Rng(3, number) for number in range(GAMES)]
    states = [rules.start() for _ in range(GAMES)]
    for row in range(GAMES):
        settle_chance(rules, states[row], rngs[row])
    ended = 0
    while ended < 2:
        for row, s in enumerate(states):
            assert games.seats[row] == s.seat()
            assert np.array_equal(games.observations[row], eye.look(s, s.seat()))
            assert np.array_equal(games.masks[row], eye.mask(s))
        actions = games.random_actions().copy()
        games.step(actions)
        for row, s in enumerate(states):
            rules.apply(s, int(actions[row]))
            over = not settle_chance(rules, s, rngs[row])
            assert games.ended[row] == over
            if over:
                ended += 1
                best = winners(rules, s)
                shares = [1 / len(best) if n in best else 0 for n in range(case.players)]
                assert games.shares[row].tolist() == shares
                assert games.points[row].tolist() == scores(rules, s)
                rngs[row] = Rng(3, int(games.numbers[row]))
                states[row] = rules.start()
                settle_chance(rules, states[row], rngs[row])
    assert sorted(number % GAMES for number in games.numbers.tolist()) == list(range(GAMES))


def test_windows_are_always_the_same_memory() -> None:
    games = VectorGames("pharaoh", 4, 3)
    seen, masks = games.observations, games.masks
    before = seen.copy()
    games.step_at_random()
    assert seen is games.observations
    assert not np.array_equal(seen, before)
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1
    mine = np.empty(seen.shape, np.float32)
    mask = np.empty(masks.shape, np.bool_)
    games.copy_into(mine, mask)
    assert np.array_equal(mine, seen)
    assert np.array_equal(mask, masks != 0)


def test_an_illegal_action_stops_all_games_before_they_move() -> None:
    games = VectorGames("pharaoh", 4, 3)
    before = games.observations.copy()
    actions = games.random_actions().copy()
    for wrong in (-1, games.eye.actions, int(np.flatnonzero(games.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(IllegalAction):
            games.step(actions)
    with pytest.raises(ValueError, match="3 actions for 4 games"):
        games.step(actions[:3])
    assert np.array_equal(games.observations, before)


def test_the_same_seed_plays_the_same_games() -> None:
    ends = []
    for seed in (1, 1, 2):
        games = VectorGames("murals", 3, 2, seed=seed)
        for _ in range(200):
            games.step_at_random()
        ends.append(games.observations.tobytes())
    assert ends[0] == ends[1] != ends[2]


# ---- moments of a row


@every_game
def test_a_moment_comes_back_in_any_row(case: Case) -> None:
    """Same position, same chance: the same decisions lead to the same end."""
    games = vector(case)
    for _ in range(10):
        games.step_at_random()
    moment, seen, mask = games.save(1), games.observations[1].copy(), games.masks[1].copy()
    lines = []
    for row in (1, 3):
        games.restore(row, moment)
        assert np.array_equal(games.observations[row], seen)
        assert np.array_equal(games.masks[row], mask)
        picker = np.random.default_rng(4)
        line: list[tuple[int, bytes]] = []
        while not line or not games.ended[row]:
            actions = games.random_actions().copy()
            actions[row] = picker.choice(np.flatnonzero(games.masks[row]))
            games.step(actions)
            line.append((int(actions[row]), games.observations[row].tobytes()))
        ended = (games.shares[row].tolist(), games.points[row].tolist(), int(games.numbers[row]))
        lines.append((line, ended))
    assert lines[0] == lines[1]


def test_any_game_of_the_series_is_played_again() -> None:
    games = VectorGames("murals", 6, 2, seed=3)
    first = games.observations.copy()
    for _ in range(30):
        games.step_at_random()
    games.begin(0, 4)
    assert np.array_equal(games.observations[0], first[4])
    assert games.numbers[0] == 4
    assert not games.ended[0]
