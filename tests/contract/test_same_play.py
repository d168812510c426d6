"""Both builds play alike: the same constants hold compiled and uncompiled.

A change of rules, of the generator or of notation changes them; nothing else may.
"""

import hashlib

import pytest

from contract.cases import SEATINGS, Case, walk
from saqqara.kernel.playout import Tally, tally_playouts

# A digest of three random games, and the sums of ten more played inside the engine.
EXPECTED: dict[str, str] = {
    "cleopatra-3": "d7892331ca3ca2d0 5646 [98, 260, 184] [120, 300, 180]",
    "cleopatra-4": "a3815c2d408c9602 4708 [176, 107, 232, 259] [60, 0, 180, 360]",
    "cleopatra-5": "eece4e1b26145a63 4735 [100, 133, 133, 139, 202] [120, 60, 60, 60, 300]",
    "imhotep-2": "e1fd68a87b5ad7c3 914 [398, 398] [270, 330]",
    "imhotep-3": "06f19d1caebee7a2 968 [301, 270, 332] [120, 120, 360]",
    "imhotep-4": "3ea56cd92acbe93a 1057 [266, 231, 271, 278] [120, 60, 240, 180]",
    "murals-2": "8c26424aca9e6ab2 1923 [126, 120] [360, 240]",
    "murals-3": "585654b61c93400a 1911 [117, 86, 106] [360, 120, 120]",
    "murals-4": "bd569c3512dc8b1d 1868 [81, 81, 92, 94] [60, 180, 180, 180]",
    "pharaoh-2": "63d6fa61b9cac4fa 730 [180, 175] [360, 240]",
    "pharaoh-3": "ab22748820ae80bb 1157 [147, 156, 126] [180, 300, 120]",
    "pharaoh-4": "ca8a4bc22a5702f2 1723 [103, 110, 121, 131] [180, 120, 120, 180]",
    "mini-2": "95b85d58dfeddf24 281 [114, 82] [480, 120]",
    "mini-3": "2fe87ef6c6077867 309 [66, 76, 70] [240, 240, 120]",
    "mini-4": "83673047df5629f3 326 [51, 69, 47, 61] [120, 120, 60, 300]",
}


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
    assert summary(case) == EXPECTED.get(str(case))


def test_no_constant_is_left_over() -> None:
    assert set(EXPECTED) == {str(case) for case in SEATINGS}
