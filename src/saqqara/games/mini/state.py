"""Mini: one position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.mini import pile
from saqqara.kernel.state import State, copy_vector

SEATS: Final = 4  # room for four; with fewer players the rest stays empty
STACK: Final = 8  # frames that can be pending at once
OWNER_BITS: Final = 4  # per stone in `cargo`
OWNER_MASK: Final = 15


@mypyc_attr(acyclic=True)
class MiniState(State):
    def __init__(
        self,
        stack: vec[i64],
        cargo: vec[i64],
        docked: vec[i64],
        slots: vec[i64],
        stones: vec[i64],
        coins: vec[i64],
        points: vec[i64],
        taken: vec[i64],
        hands: vec[i64],
        trimmed: vec[i64],
        sealed: vec[i64],
    ) -> None:
        super().__init__(stack)
        self.round: i64 = 0  # from 1; 0 before the first, one more than all after the last
        self.turn: i64 = 0  # the seat whose turn it is, whoever decides inside it
        self.deck: i64 = pile.EMPTY  # cards not drawn; no order exists; nobody sees the kinds
        self.cargo = cargo  # per ship, owners from bow to stern, four bits each (seat + 1)
        self.docked = docked  # per ship, its site; -1 = not sailed
        self.slots = slots  # per market slot, a kind; -1 = empty
        self.stones = stones  # per seat, stones in store
        self.coins = coins  # per seat; an offer is paid when it is opened
        self.points = points  # per seat, points made during the game
        self.taken = taken  # per seat, pile of cards from the market
        self.hands = hands  # per seat, pile; its owner's only
        self.trimmed = trimmed  # per seat, pile discarded face down; its owner knows it
        self.sealed = sealed  # per seat, coins offered, -1 = none; its owner's until opened

    def copy_numbers(self, other: "MiniState") -> None:
        self.copy_counts(other)
        self.round = other.round
        self.turn = other.turn
        self.deck = other.deck

    def clone(self) -> "MiniState":
        copy = MiniState(
            self.stack[:],
            self.cargo[:],
            self.docked[:],
            self.slots[:],
            self.stones[:],
            self.coins[:],
            self.points[:],
            self.taken[:],
            self.hands[:],
            self.trimmed[:],
            self.sealed[:],
        )
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, MiniState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.cargo, self.cargo)
        copy_vector(other.docked, self.docked)
        copy_vector(other.slots, self.slots)
        copy_vector(other.stones, self.stones)
        copy_vector(other.coins, self.coins)
        copy_vector(other.points, self.points)
        copy_vector(other.taken, self.taken)
        copy_vector(other.hands, self.hands)
        copy_vector(other.trimmed, self.trimmed)
        copy_vector(other.sealed, self.sealed)


def owner_at(s: MiniState, ship: i64, place: i64) -> i64:
    """Whose stone lies there, counted from the bow; -1 if none."""
    return (s.cargo[ship] >> OWNER_BITS * place & OWNER_MASK) - 1


def load_of(s: MiniState, ship: i64) -> i64:
    """How many stones a ship carries."""
    n: i64 = 0
    while owner_at(s, ship, n) >= 0:
        n += 1
    return n
