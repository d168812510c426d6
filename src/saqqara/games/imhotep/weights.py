"""Imhotep: what the hints weigh with, in hundredths of a point unless a line says otherwise.

The weights were found by play against a bot that knows no hints: what raised the margin over many
games, at two and three players and on several mixes of sides, stayed. Those of one side alone
stand in its file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.state import ImhotepState

# turns
FETCHED: Final = 61  # a stone on the sled
EMPTY_SLED: Final = 92  # what fetching is worth besides when the sled is empty
TEMPO: Final = 50  # a blue card keeps its point if it is not played
TOGETHER: Final = 18  # for each own stone that is already aboard
LAST_NEEDED: Final = 43  # for the stone that lets a ship sail
BEHIND: Final = 3  # for each space behind the bow
CHOICE_OF_DOCK: Final = 88  # hundredths: this dock rather than another
SAILED: Final = 21  # hundredths: the cargo is brought in at all
HOPE: Final = 160  # hundredths: a stone aboard also keeps others from filling the ship
ALONE: Final = 85  # hundredths of what the others gain that count against a sailing
SURE: Final = 5000  # a scarab that is worth it costs nothing: before all else
NEVER: Final = -5000
# sites: hundredths of what a stone brings there on sides A and B
TEMPLE: Final = 163
BURIAL: Final = 65
OBELISKS: Final = 75
LATE_AT_MARKET: Final = 30  # what each earlier stone takes from the best card that is left
# What a visible stone in the temple may still earn in later rounds, by their number.
STAYING: Final = vec[i64]([0, 55, 90, 112, 125, 130])
BESIDE: Final = 100  # a stone that finds no place
CARD: Final = 170  # an unknown card
STONE: Final = 45  # a stone on the sled, in a new dynasty


def later(s: ImhotepState) -> i64:
    """Rounds to come."""
    return box.ROUNDS - s.round


def rank_worth(gain: i64, later: i64) -> i64:
    """A gain by rank, which others may still undo in so many rounds."""
    return 100 * gain * (box.ROUNDS + 1 - later) // (box.ROUNDS + 1)
