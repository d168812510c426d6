"""Imhotep: one position. Small numbers are packed into integers behind the helpers below.

Everything lies open but `peeked` and `hidden`. The draw pile has no order yet, and what lies face
down on market B has no identity yet: both are `deck`, until chance is asked (deck.py). As soon as
a part of A New Dynasty is in use, face-down cards are `hidden` instead (hidden.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.cards import EMPTY
from saqqara.kernel.bits import bit
from saqqara.kernel.state import State, copy_vector

STACK: Final = 24  # frames that can be pending at once
QUARRY: Final = 16  # a stone comes from its owner's quarry; below: from this space of a ship
SLED_STONE: Final = 17  # it comes from its owner's sled (Raft)
ALL_SHIPS: Final = 15  # a set of ships
ALL_SITES: Final = 31  # a set of sites


@mypyc_attr(acyclic=True)
class ImhotepState(State):
    def __init__(  # noqa: PLR0915, a statement for each field
        self, stack: vec[i64], owned: vec[i64], tomb: vec[i64], lying: vec[i64], earned: vec[i64]
    ) -> None:
        super().__init__(stack)
        self.players: i64 = 0  # how many play
        self.dynasty = False  # is A New Dynasty in use? As in `figures`, but quick to ask
        self.sides: i64 = 0  # two bits per site: its side
        self.round: i64 = 0  # 1-6; 0 before the first
        self.start: i64 = -1  # seat that begins this round, -1 before the draw
        self.passes: i64 = 0  # passes in succession
        # the harbour
        self.fleets: i64 = 0  # bit set of round cards not revealed, the removed one among them
        self.fleet: i64 = -1  # the round card in use, -1 before the first
        self.sizes: i64 = 0  # four bits per ship: how many spaces it has
        self.free: i64 = 0  # bit set of spaces (4 x ship + space) that a stone can be loaded on
        self.lacking: i64 = 0  # four bits per ship: stones it lacks to sail
        self.ready: i64 = 0  # bit set of ships that may sail: moored, minimum aboard
        self.moored: i64 = 0  # bit set of ships that have not sailed
        self.docks: i64 = 0  # bit set of sites where no ship lies this round
        self.berths: i64 = 0  # four bits per ship: site + 1 where it lies, 0 = has not sailed
        self.cargo: i64 = 0  # three bits per space: owner + 1, 0 = empty
        # stones that are the players' own, eight bits per seat
        self.quarry: i64 = 0
        self.sled: i64 = 0
        # market cards, as piles (cards.py)
        self.deck: i64 = 0  # unseen: the draw pile, and `down` cards of the market
        self.discard: i64 = EMPTY
        self.display: i64 = 0  # five bits per slot: kind + 1 of the face-up card, 0 = none
        self.down: i64 = 0  # face-down cards on the market that are still any of `deck`
        self.down_known: i64 = EMPTY  # face-down cards that everybody can tell by counting
        self.peeked: i64 = EMPTY  # face-down cards out of `deck` that a seat looks at: hidden
        self.played: i64 = EMPTY  # cards whose effect is under way
        # the sites; three bits per space: owner + 1, 0 = empty
        self.pyramid: i64 = 0  # A: spaces in order; B: 5 x pyramid + space
        self.temple: i64 = 0  # the visible stone of each space
        self.track: i64 = 0  # obelisks B: towers in order; C: spaces of the path; D: sites
        self.waiting: i64 = 0  # obelisks B, eight bits per seat: stones in no tower
        self.owned = owned  # per seat, a pile of cards face up before them
        self.tomb = tomb  # per seat, bit set of places in the burial chamber (3 x column + row)
        # per site, stones there: eight bits per seat, from bit 32 the sum; at the market those
        # that came, as they go back to the quarry
        self.lying = lying
        self.earned = earned  # points by 10 x seat + source
        # A New Dynasty; its sides also use the fields above, as their files say
        self.figures: vec[i64] = vec[
            i64
        ]()  # fixed for the game and shared by all copies (figures.py)
        self.hidden: vec[i64] = vec[
            i64
        ]()  # cards that not all may know (hidden.py); never changed in place
        self.shuffles: i64 = 0  # how often the discards became the draw pile
        self.room: i64 = 0  # stones a sled holds, eight bits per seat
        self.coins: i64 = 0  # market C, eight bits per seat
        self.scaffolds: i64 = 0  # pyramids C, three bits per tile in order: tile + 1
        self.figure: i64 = 0  # pyramids D: the square of the Imhotep figure
        self.chariots: i64 = 0  # temple D, eight bits per seat: space of the track
        self.open_tombs: i64 = 0  # burial D: bit set of tomb tiles laid out
        self.tombs: i64 = 0  # burial D: bit set of tomb tiles not drawn
        self.shaft_0: i64 = 0  # obelisks C, eight bits per seat: height of the left column
        self.shaft_1: i64 = 0
        self.shaft_2: i64 = 0
        self.laid: i64 = 0  # obelisks C, four bits per space: how its tile lies + 1, 0 = unused
        self.avenue: i64 = 0  # obelisks D, three bits per site: stones; owners are in `track`
        self.prophecies: i64 = 0  # three bits per card in order: prophecy + 1
        self.scarabs: i64 = 0  # eight bits per seat, two per window: card + 1

    def copy_numbers(self, other: "ImhotepState") -> None:
        self.copy_counts(other)
        self.players = other.players
        self.dynasty = other.dynasty
        self.sides = other.sides
        self.round = other.round
        self.start = other.start
        self.passes = other.passes
        self.fleets = other.fleets
        self.fleet = other.fleet
        self.sizes = other.sizes
        self.free = other.free
        self.lacking = other.lacking
        self.ready = other.ready
        self.moored = other.moored
        self.docks = other.docks
        self.berths = other.berths
        self.cargo = other.cargo
        self.quarry = other.quarry
        self.sled = other.sled
        self.deck = other.deck
        self.discard = other.discard
        self.display = other.display
        self.down = other.down
        self.down_known = other.down_known
        self.peeked = other.peeked
        self.played = other.played
        self.pyramid = other.pyramid
        self.temple = other.temple
        self.track = other.track
        self.waiting = other.waiting
        self.figures = other.figures
        self.hidden = other.hidden
        self.shuffles = other.shuffles
        self.room = other.room
        self.coins = other.coins
        self.scaffolds = other.scaffolds
        self.figure = other.figure
        self.chariots = other.chariots
        self.open_tombs = other.open_tombs
        self.tombs = other.tombs
        self.shaft_0 = other.shaft_0
        self.shaft_1 = other.shaft_1
        self.shaft_2 = other.shaft_2
        self.laid = other.laid
        self.avenue = other.avenue
        self.prophecies = other.prophecies
        self.scarabs = other.scarabs

    def clone(self) -> "ImhotepState":
        copy = ImhotepState(
            self.stack[:], self.owned[:], self.tomb[:], self.lying[:], self.earned[:]
        )
        copy.copy_numbers(self)
        return copy

    def assign(self, other: State) -> None:
        assert isinstance(other, ImhotepState)
        self.copy_numbers(other)
        self.copy_frames(other)
        copy_vector(other.owned, self.owned)
        copy_vector(other.tomb, self.tomb)
        copy_vector(other.lying, self.lying)
        copy_vector(other.earned, self.earned)


# ---- seats


def left_of(s: ImhotepState, seat: i64) -> i64:
    return (seat + 1) % s.players


def of_seat(packed: i64, seat: i64) -> i64:
    """One seat's number out of eight bits per seat."""
    return packed >> 8 * seat & 255


def for_seat(seat: i64, number: i64) -> i64:
    """What to add to change one seat's number."""
    return number << 8 * seat


def earn(s: ImhotepState, seat: i64, source: i64, points: i64) -> None:
    s.earned[box.SOURCES * seat + source] += points


# ---- sites


def side_of(s: ImhotepState, site: i64) -> i64:
    return s.sides >> 2 * site & 3


def owner_at(spaces: i64, space: i64) -> i64:
    """Whose stone lies on a space, out of three bits per space; -1 = nobody's."""
    return (spaces >> 3 * space & 7) - 1


def with_owner(seat: i64, space: i64) -> i64:
    """What to add to lay a stone of *seat* on an empty space."""
    return (seat + 1) << 3 * space


def lie_down(s: ImhotepState, site: i64, seat: i64) -> None:
    """One more stone of *seat* came to *site*; where it lies, is for the site to say."""
    s.lying[site] += bit(8 * seat) + bit(32)


def stones_at(s: ImhotepState, site: i64) -> i64:
    """All stones of all colours at a site (IMH-13.6)."""
    return s.lying[site] >> 32


# ---- ships


def ship_size(s: ImhotepState, ship: i64) -> i64:
    return s.sizes >> 4 * ship & 15


def berth(s: ImhotepState, ship: i64) -> i64:
    """The site where a ship lies, -1 = it has not sailed."""
    return (s.berths >> 4 * ship & 15) - 1


def card_in_slot(s: ImhotepState, slot: i64) -> i64:
    """The kind of the face-up card, -1 = none."""
    return (s.display >> 5 * slot & 31) - 1


def ship_stones(s: ImhotepState, ship: i64) -> list[int]:
    """Owners by space from the bow, -1 = empty; only the spaces that the ship has."""
    return [owner_at(s.cargo, box.SPACES * ship + space) for space in range(ship_size(s, ship))]


# ---- for views


def spaces_of(packed: i64, count: i64) -> list[int]:
    """Owners by space, -1 = empty."""
    return [owner_at(packed, space) for space in range(count)]


def figures_from(s: ImhotepState, first: i64, count: i64) -> list[int]:
    """Some figures of the game, one after the other (figures.py)."""
    return [s.figures[index] for index in range(first, first + count)]
