"""Observations through numpy: the document, the version guard, and reading them."""

import hashlib
import json
import runpy
from pathlib import Path

import numpy as np
import pytest

from contract.cases import Case, some, walk_of
from research.tables import CASES, every_seating
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.research.observation import Eye, check_version, version_of

ROOT = Path(__file__).parents[2]
FROZEN = Path(__file__).parent / "encodings.json"


def test_the_document_is_what_the_games_say() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "observations.py"))["document"]()
    assert (ROOT / "docs" / "observations.md").read_text("utf-8") == made


def fingerprint(game: Game) -> str:
    """Of the action table, the layout, and the numbers along a game."""
    eye = Eye(game)
    digest = hashlib.sha256()
    digest.update(" ".join([game.word(action) for action in range(eye.actions)]).encode())
    digest.update(str([(part.name, part.size, part.high) for part in eye.parts]).encode())
    for step in walk_of(game, 1):
        for seat in range(game.players):
            digest.update(eye.look(step.state, seat).tobytes())
        digest.update(eye.mask(step.state).tobytes())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_encoding_freezes_does_not_change(case: Case) -> None:
    """A change breaks policies and datasets: raise ENCODING, then run `research.freeze`."""
    known = json.loads(FROZEN.read_text("utf-8"))[str(case)]
    assert known == {"encoding": case.spec.encoding, "digest": fingerprint(case.game())}


@every_seating
def test_parts_masks_and_scales(case: Case) -> None:
    game = case.game()
    eye = Eye(game)
    assert sum(part.size for part in eye.parts) == eye.width == len(eye.high)
    for step in some(walk_of(game, 2)[:-1], 10):
        seen = eye.look(step.state, 0)
        assert not seen.flags.writeable or seen.base is None  # its own, not the buffer
        again = eye.look(step.state, 1)
        assert not np.array_equal(seen, again)
        assert eye.part(seen, "seat").tolist() == [1] + [0] * (case.players - 1)
        assert eye.part(np.stack([seen, again]), "seat").shape == (2, case.players)
        assert np.flatnonzero(eye.mask(step.state)).tolist() == game.legal(step.state)
        scaled = eye.scaled(seen)
        assert scaled.dtype == np.float32
        assert 0 <= scaled.min() <= scaled.max() <= 1
    assert not eye.mask(walk_of(game, 2)[-1].state).any()


def test_nothing_is_used_under_another_version() -> None:
    game = game_spec("murals").game(3, {})
    assert version_of(game) == "murals/3/rules-2/encoding-1"
    check_version(game, version_of(game))
    for other in ("murals/2/rules-2/encoding-1", "murals/3/rules-2/encoding-2", ""):
        with pytest.raises(OptionError) as caught:
            check_version(game, other)
        assert caught.value.code == "error-encoding-version"
