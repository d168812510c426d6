"""The engine and the naive game play the same random games side by side."""

import pytest

from drawing import examples
from games.senet.naive import NaiveGame
from games.senet.table import Table
from rules import rule
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng

GAMES = examples(12)


@rule("SEN-4.1", "SEN-5.1", "SEN-6.4", "SEN-7.1")
@pytest.mark.parametrize("pawns", [5, 7])
def test_both_play_the_same_games(pawns: int) -> None:
    met: set[str] = set()
    for seed in range(GAMES):
        first = seed % 2
        t = Table(pawns=str(pawns), first=str(first + 1))
        naive = NaiveGame(first, pawns)
        rng = Rng(seed)
        while not naive.over:
            assert not t.over
            if t.to_act == CHANCE:
                assert t.thrower == "AB".index(naive.turn)
                word = t.match.game.word(t.match.game.sample(t.match.state, rng))
                t.match.play(CHANCE, action_of(t.match.game, word))
                naive.throw(int(word.split()[1]))
                continue
            assert t.to_act == "AB".index(naive.turn)
            legal = t.legal()
            assert sorted(legal) == sorted(naive.moves())
            word = legal[rng.below(len(legal))]
            naive.play(word)
            t.play(t.to_act, word)
            met.update(t.told)
            for seat, letter in enumerate("AB"):
                assert t.at(seat) == [n for n, each in enumerate(naive.path) if each == letter]
                assert t.off(seat) == naive.off[letter]
        assert t.over
    assert met > {"senet-event-swap", "senet-event-back", "senet-event-water", "senet-event-off"}
