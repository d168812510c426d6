"""What the doors are tried on: every game and player count, and A New Dynasty once."""

import random
from typing import Any

import pytest

from contract.cases import Case
from saqqara.games import GAMES, game_spec

DYNASTY = {"sides": "CDCDC", "expansion": "on", "prophecies": "on", "secret_cards": "on"}
SEATINGS = [Case(spec, players, {}) for spec in GAMES for players in spec.players]
CASES = [*SEATINGS, Case(game_spec("imhotep"), 3, DYNASTY)]

every_game = pytest.mark.parametrize("case", CASES, ids=str)
every_seating = pytest.mark.parametrize("case", SEATINGS, ids=str)


def any_legal(mask: Any, rng: random.Random) -> int:
    return int(rng.choice(mask.nonzero()[0]))
