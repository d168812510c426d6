"""Both builds play alike: the same constants hold compiled and uncompiled.

A change of rules, of the generator or of notation changes them; nothing else may. Each is a digest
of three random games, and the sums of ten more played inside the engine; a game has its own in
`tests/games/<game>/contract.py`.
"""

import hashlib

import pytest

from contract.cases import SEATINGS, Case, walk
from contract.components import SAME_PLAY
from saqqara.kernel.playout import Tally, tally_playouts


def summary(case: Case) -> str:
    game = case.game()
    text: list[str] = []
    for seed in (1, 2, 3):
        for step in walk(case, seed):
            text.append(game.position(step.state))
            text.append(game.word(step.action) if step.action >= 0 else "end")
            text.append(" ".join(map(str, game.legal(step.state))))
    digest = hashlib.sha256("\n".join(text).encode()).hexdigest()[:16]
    tally = Tally(case.players)
    tally_playouts(game, 2024, 0, 10, tally)
    return f"{digest} {tally.decisions} {tally.points} {tally.sixtieths}"


@pytest.mark.parametrize("case", SEATINGS, ids=str)
def test_the_same_seed_is_the_same_game_on_every_build(case: Case) -> None:
    assert summary(case) == SAME_PLAY.get(str(case))


def test_no_constant_is_left_over() -> None:
    assert set(SAME_PLAY) == {str(case) for case in SEATINGS}
