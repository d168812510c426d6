"""Market C, the Booming Market: four cards in a square; a coin buys two that lie side by side.

Frames
    TAKE_CARD  owner  a slot, or two for a coin, for the stone from source a
    GAIN_CARD  auto   seat a gets the second of two cards, kind b from slot c, after the first
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, of_seat
from saqqara.kernel.game import Choices

PAIRS: Final = 8
PAIR_FIRST: Final = vec[i64]([0, 0, 1, 1, 2, 2, 3, 3])
PAIR_SECOND: Final = vec[i64]([1, 2, 0, 3, 0, 3, 1, 2])


def list_pairs(s: ImhotepState, seat: i64, out: Choices) -> None:
    """Two slots in the order in which their cards take effect (DYN-4.2, 4.4).

    RULING: DYN-L2, two cards of one kind in one order only.
    """
    if of_seat(s.coins, seat) == 0:
        return
    pair: i64
    for pair in range(PAIRS):
        first = card_in_slot(s, PAIR_FIRST[pair])
        second = card_in_slot(s, PAIR_SECOND[pair])
        if first >= 0 and second >= 0:
            if first != second or PAIR_FIRST[pair] < PAIR_SECOND[pair]:
                out.add(do.COIN + pair)
