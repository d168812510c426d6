"""Imhotep: one position. Small numbers are packed into integers behind the helpers below.

Everything lies open but `peeked` and `hidden`. The draw pile has no order yet, and what lies face
down on market B has no identity yet: both are `deck`, until chance is asked (deck.py). As soon as
a part of A New Dynasty is in use, face-down cards are `hidden` instead (hidden.py).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep.tables import SEATS, SITES, SOURCES, SPACES
from saqqara.kernel.bits import bit
from saqqara.kernel.event import Event
from saqqara.kernel.state import State

STACK: Final = 24  # frames that can be pending at once
QUARRY: Final = 16  # a stone comes from its owner's quarry; below: from this space of a ship
SLED_STONE: Final = 17  # it comes from its owner's sled (Raft)
ALL_SHIPS: Final = 15  # a set of ships
ALL_SITES: Final = 31  # a set of sites


@mypyc_attr(acyclic=True)
class ImhotepState(State):
    def __init__(  # noqa: PLR0915, a statement for each field
        self,
        ply: i64,
        depth: i64,
        stack: vec[i64],
        log: list[Event] | None,
        players: i64,
        dynasty: bool,
        sides: i64,
        round: i64,
        start: i64,
        passes: i64,
        fleets: i64,
        fleet: i64,
        sizes: i64,
        free: i64,
        lacking: i64,
        ready: i64,
        moored: i64,
        docks: i64,
        berths: i64,
        cargo: i64,
        quarry: i64,
        sled: i64,
        deck: i64,
        discard: i64,
        display: i64,
        down: i64,
        down_known: i64,
        peeked: i64,
        played: i64,
        pyramid: i64,
        temple: i64,
        track: i64,
        waiting: i64,
        owned: vec[i64],
        tomb: vec[i64],
        lying: vec[i64],
        earned: vec[i64],
        figures: vec[i64],
        hidden: vec[i64],
        shuffles: i64,
        room: i64,
        coins: i64,
        scaffolds: i64,
        figure: i64,
        chariots: i64,
        open_tombs: i64,
        tombs: i64,
        shaft_0: i64,
        shaft_1: i64,
        shaft_2: i64,
        laid: i64,
        avenue: i64,
        prophecies: i64,
        scarabs: i64,
    ) -> None:
        super().__init__(ply, depth, stack, log)
        self.players = players  # how many play
        self.dynasty = dynasty  # is A New Dynasty in use? As in `figures`, but quick to ask
        self.sides = sides  # two bits per site: its side
        self.round = round  # 1-6; 0 before the first
        self.start = start  # seat that begins this round, -1 before the draw
        self.passes = passes  # passes in succession
        # the harbour
        self.fleets = fleets  # bit set of round cards not revealed, the removed one among them
        self.fleet = fleet  # the round card in use, -1 before the first
        self.sizes = sizes  # four bits per ship: how many spaces it has
        self.free = free  # bit set of spaces (4 x ship + space) that a stone can be loaded on
        self.lacking = lacking  # four bits per ship: stones it lacks to sail
        self.ready = ready  # bit set of ships that may sail: moored, minimum aboard
        self.moored = moored  # bit set of ships that have not sailed
        self.docks = docks  # bit set of sites where no ship lies this round
        self.berths = berths  # four bits per ship: site + 1 where it lies, 0 = has not sailed
        self.cargo = cargo  # three bits per space: owner + 1, 0 = empty
        # stones that are the players' own, eight bits per seat
        self.quarry = quarry
        self.sled = sled
        # market cards, as piles (cards.py)
        self.deck = deck  # unseen: the draw pile, and `down` cards of the market
        self.discard = discard
        self.display = display  # five bits per slot: kind + 1 of the face-up card, 0 = none
        self.down = down  # face-down cards on the market that are still any of `deck`
        self.down_known = down_known  # face-down cards that everybody can tell by counting
        self.peeked = peeked  # face-down cards out of `deck` that one seat now looks at: hidden
        self.played = played  # cards whose effect is under way
        # the sites; three bits per space: owner + 1, 0 = empty
        self.pyramid = pyramid  # A: spaces in order; B: 5 x pyramid + space
        self.temple = temple  # the visible stone of each space
        self.track = track  # obelisks B: towers in order; C: spaces of the path; D: sites
        self.waiting = waiting  # obelisks B, eight bits per seat: stones in no tower
        self.owned = owned  # per seat, a pile of cards face up before them
        self.tomb = tomb  # per seat, bit set of places in the burial chamber (3 x column + row)
        # per site, stones there: eight bits per seat, from bit 32 the sum; at the market those
        # that came, as they go back to the quarry
        self.lying = lying
        self.earned = earned  # points by 10 x seat + source
        # A New Dynasty; its sides also use the fields above, as their files say
        self.figures = figures  # fixed for the game and shared by all copies (figures.py)
        self.hidden = hidden  # cards that not all may know (hidden.py); never changed in place
        self.shuffles = shuffles  # how often the discards became the draw pile
        self.room = room  # stones a sled holds, eight bits per seat
        self.coins = coins  # market C, eight bits per seat
        self.scaffolds = scaffolds  # pyramids C, three bits per tile in order: tile + 1
        self.figure = figure  # pyramids D: the square of the Imhotep figure
        self.chariots = chariots  # temple D, eight bits per seat: space of the track
        self.open_tombs = open_tombs  # burial D: bit set of tomb tiles laid out
        self.tombs = tombs  # burial D: bit set of tomb tiles not drawn
        self.shaft_0 = shaft_0  # obelisks C, eight bits per seat: height of the left column
        self.shaft_1 = shaft_1
        self.shaft_2 = shaft_2
        self.laid = laid  # obelisks C, four bits per space: how its tile lies + 1, 0 = unused
        self.avenue = avenue  # obelisks D, three bits per site: stones; owners are in `track`
        self.prophecies = prophecies  # three bits per card in order: prophecy + 1
        self.scarabs = scarabs  # eight bits per seat, two per window: card + 1

    def clone(self) -> "ImhotepState":
        return ImhotepState(
            self.ply,
            self.depth,
            self.stack[:],
            None,
            self.players,
            self.dynasty,
            self.sides,
            self.round,
            self.start,
            self.passes,
            self.fleets,
            self.fleet,
            self.sizes,
            self.free,
            self.lacking,
            self.ready,
            self.moored,
            self.docks,
            self.berths,
            self.cargo,
            self.quarry,
            self.sled,
            self.deck,
            self.discard,
            self.display,
            self.down,
            self.down_known,
            self.peeked,
            self.played,
            self.pyramid,
            self.temple,
            self.track,
            self.waiting,
            self.owned[:],
            self.tomb[:],
            self.lying[:],
            self.earned[:],
            self.figures,
            self.hidden,
            self.shuffles,
            self.room,
            self.coins,
            self.scaffolds,
            self.figure,
            self.chariots,
            self.open_tombs,
            self.tombs,
            self.shaft_0,
            self.shaft_1,
            self.shaft_2,
            self.laid,
            self.avenue,
            self.prophecies,
            self.scarabs,
        )

    def assign(self, other: State) -> None:
        assert isinstance(other, ImhotepState)
        self.assign_stack(other)
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
        self.assign_dynasty(other)
        i: i64
        for i in range(SEATS):
            self.owned[i] = other.owned[i]
            self.tomb[i] = other.tomb[i]
        for i in range(SITES):
            self.lying[i] = other.lying[i]
        for i in range(SEATS * SOURCES):
            self.earned[i] = other.earned[i]

    def assign_dynasty(self, other: "ImhotepState") -> None:
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
    s.earned[SOURCES * seat + source] += points


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
    return [owner_at(s.cargo, SPACES * ship + space) for space in range(ship_size(s, ship))]
