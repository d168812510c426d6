"""Cleopatra: the shape of a view, field by field; view.py fills it."""

from typing import Literal, TypedDict

from saqqara.games.cleopatra.aids import PlacingView, SpendsView
from saqqara.games.cleopatra.names import Building, Cell
from saqqara.games.cleopatra.tables import Card, Resource, Tile
from saqqara.games.cleopatra.verbs import Payment


class StallView(TypedDict):
    up: list[Card]  # card words
    down: int  # face-down cards
    old: int  # those of them that were drawn before the last shuffle


class PileView(TypedDict):
    size: int
    top: Card | Literal["down", ""]  # a card word, "down", or "" = empty
    up: int  # face-up cards below the top
    down: int
    blind: int  # so many of both a Vizier has taken, nobody knows which


class TileView(TypedDict):
    tile: Tile
    cells: list[Cell]  # as `a1`: column from the left, row from the front


class PieceView(TypedDict):
    piece: Building  # as in `build PIECE`
    cost: list[int]  # by resource, less what is left over in this visit
    talents: int  # what it pays now; for the mosaic without its palms
    payable: bool  # by the viewer, now
    proposal: list[Payment]  # the cheapest payment, words; empty if not payable
    spends: SpendsView  # by the proposal
    options: list[list[list[Payment]]]  # by resource due, every way to pay it, the cheapest first


class VisitView(TypedDict):
    built: int  # pieces
    piece: str  # being paid, "" = none
    due: list[int]  # by resource
    over: list[int]  # left-over units, by resource
    proposal: list[Payment]  # the rest of the cheapest payment, for who pays
    spends: SpendsView  # by the proposal
    options: list[list[list[Payment]]]  # as of a piece, of what is due, for who pays


class ClaimView(TypedDict):
    cell: Cell
    cells: list[Cell]


class EnvoyView(TypedDict):
    resource: Resource
    named: list[int]  # seats
    offering: list[int]
    opponent: int  # the seat that is named, or whose offer is decided; -1 = asked to offer


class VizierView(TypedDict):
    seat: int
    size: int  # cards drawn
    up: list[Card]  # those that everybody saw being drawn
    drawn: list[Card] | None  # not kept; None = not for this viewer
    kept: list[Card] | None


class SanctuaryView(TypedDict):
    cell: Cell
    size: int


class DeducibleView(TypedDict):
    talents: int
    amulets: int
    known: list[Card]  # cards that must be in the hand


class ReckoningView(TypedDict):
    amulets: int
    tainted: int
    cells: int
    remaining: int
    eaten: bool


class CampView(TypedDict):
    hand: list[Card] | None  # card words; None = not for this viewer
    hand_size: int
    talents: int | None
    amulets: int | None
    left: int | None  # amulets if the game ended now: with tainted cards, without sanctuaries
    merchants: int
    statues: int  # not used yet
    sanctuaries: list[SanctuaryView]
    has_bid: bool
    bid: int | None
    deducible: DeducibleView
    reckoning: ReckoningView | None  # once the game is over


class CleopatraView(TypedDict):
    turn: int  # seat, -1 before the draw
    turns: int  # finished
    steps: int  # Cleopatra's
    dice: int  # on the Altar
    market: list[StallView]  # one row, or three stalls
    pile: PileView
    discard_size: int
    discards: list[Card] | None  # for who searches them with a Courtesan
    loose: list[Card | Literal["down"]]  # drawn and not laid, oldest first; "down" = face down
    walls: list[bool]
    sphinxes: int
    obelisks: int
    doors: list[bool]  # left, right
    throne: int  # 1 = the pedestal, 2 = the throne too
    palms: list[str]  # rows from the back to the front
    mosaics: list[TileView]  # laid
    mosaic: Tile | Literal[""]  # on top of the pile, "" = none
    mosaics_left: list[Tile]  # in the pile, in no order, the top one among them
    mosaics_removed: list[Tile]
    closed: list[Cell]  # cells of sanctuaries, claimed or not
    quarry: list[PieceView]
    visit: VisitView
    placing: PlacingView | None
    claims: list[ClaimView]
    envoy: EnvoyView | None
    vizier: VizierView | None
    tens: int | None  # of the viewer's bid in the making
    camps: list[CampView]  # by seat
