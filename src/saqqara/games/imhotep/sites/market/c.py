"""Market C, the Booming Market: four cards in a square; a coin buys two that lie side by side.

Frames
    TAKE_CARD  owner  a slot, or two for a coin, for the stone from source a
    GAIN_CARD  auto   seat a gets the second of two cards, kind b from slot c, after the first
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, weights
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import CARD_NAME
from saqqara.games.imhotep.observed import SEAT, put_seats
from saqqara.games.imhotep.sites.market import gain
from saqqara.games.imhotep.sites.market.values import card_worth
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, for_seat, of_seat
from saqqara.kernel.encoding import Part
from saqqara.kernel.event import Args, Message, Move
from saqqara.kernel.frame import AUTO, a_of, b_of, c_of, frame
from saqqara.kernel.game import Choices

PAIRS: Final = 8
PAIR_FIRST: Final = vec[i64]([0, 0, 1, 1, 2, 2, 3, 3])
PAIR_SECOND: Final = vec[i64]([1, 2, 0, 3, 0, 3, 1, 2])
COIN_PRICE: Final = 60  # to the hints


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


def why_not(s: ImhotepState, seat: i64, pair: i64) -> Message:
    """Must agree with list_pairs."""
    if of_seat(s.coins, seat) == 0:
        return Message("imhotep-no-coin", {})
    for slot in (PAIR_FIRST[pair], PAIR_SECOND[pair]):
        if card_in_slot(s, slot) < 0:
            return Message("imhotep-no-card-there", {"slot": slot + 1})
    return Message("imhotep-coin-alike", {})


def take_two(s: ImhotepState, seat: i64, pair: i64) -> None:
    """For a coin; the first takes its whole effect before the second (DYN-4.2, 4.4)."""
    first: i64 = PAIR_FIRST[pair]
    second: i64 = PAIR_SECOND[pair]
    kind = card_in_slot(s, first)
    other = card_in_slot(s, second)
    if s.log is not None:
        tell_coin(s, seat)
    s.coins -= for_seat(seat, 1)
    gain.leave_display(s, first, kind)
    gain.leave_display(s, second, other)
    s.played += cards.card(other)
    s.push(frame(do.GAIN_CARD, AUTO, seat, other, second))
    gain.gain(s, seat, kind, first)


def tell_coin(s: ImhotepState, seat: i64) -> None:
    args: Args = {"seat": seat, "coins": of_seat(s.coins, seat) - 1}
    s.tell("imhotep-event-coin", args, [Move("coin", f"coins-{seat}", "box")])


def run_gain(s: ImhotepState, packed: i64) -> None:
    s.played -= cards.card(b_of(packed))
    gain.gain(s, a_of(packed), b_of(packed), c_of(packed))


def label(s: ImhotepState, pair: i64, told: Message) -> Message:
    told.args["card"] = CARD_NAME[max(card_in_slot(s, PAIR_FIRST[pair]), 0)]
    told.args["other"] = CARD_NAME[max(card_in_slot(s, PAIR_SECOND[pair]), 0)]
    return told


def view(s: ImhotepState) -> list[int]:
    return [of_seat(s.coins, seat) for seat in range(s.players)]


def worth(s: ImhotepState, seat: i64, pair: i64) -> i64:
    """Two cards that lie there, to the hints."""
    both = card_worth(s, seat, card_in_slot(s, PAIR_FIRST[pair]))
    both += card_worth(s, seat, card_in_slot(s, PAIR_SECOND[pair]))
    return both - COIN_PRICE - 15 * weights.later(s)


def parts(players: int) -> list[Part]:
    return [Part("coins", players, box.COINS, f"market C, by {SEAT}")]


def encode(s: ImhotepState, viewer: i64, out: vec[u8], at: i64) -> i64:
    return put_seats(out, at, s.coins, viewer, s.players)
