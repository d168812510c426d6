"""What crosses the wire of reviews; as wire.py, whose other half it is."""

from typing import Literal

from msgspec import Struct

from saqqara.server.wire import Grade, ReasonInfo, Text


class ReviewOption(Struct):
    """One choice of a decision, as the search holds it by what its seat could know."""

    word: str
    label: Text
    loss: float  # win share given away, against the best
    error: float  # standard error of that
    grade: Grade  # how large that is
    win_shares: list[float]  # by seat, 0..1
    score: float  # points that the deciding seat may expect
    reasons: list[ReasonInfo]  # what speaks against it, beside the best; [] of the best


class ReviewStep(Struct):
    """A decision of a seat, or all that chance decided in a row."""

    ply: int  # the first of it
    plies: int
    seat: int  # -1 = chance
    word: str  # "" of chance
    label: Text | None
    forced: bool  # there was no choice
    loss: float  # win share given away
    error: float  # standard error of that
    grade: Grade  # how large that is
    options: list[ReviewOption]  # best first, the one taken among them; [] where nothing was lost
    chances: list[float]  # win chances by seat after it
    luck: list[float]  # of chance: what it brought beyond what was expected; else []
    luck_error: list[float]


class ReviewSeat(Struct):
    decisions: int  # in which there was a choice
    accuracy: float  # 0..100
    luck: float  # in win shares
    luck_error: float
    mistakes: list[int]  # plies, in the order of the game
    costly: list[int]  # plies of the decisions that cost most, the dearest first


class ReviewTurn(Struct):
    """A turning point."""

    ply: int  # the first of it
    end: int  # the ply after it
    seat: int  # whose turn it was; -1 = chance
    swing: list[float]  # by seat: by how much its win chance changed


class Review(Struct):
    """A finished game looked at again. Empty until it is done."""

    table: str
    status: Literal["off", "none", "waiting", "done", "failed"]  # off: not on this server
    looked: int  # steps that are done
    decisions: int  # steps in all; 0 before somebody asked
    simulations: int  # for each decision
    start: list[float] = []  # win chances by seat before the first ply
    steps: list[ReviewStep] = []
    seats: list[ReviewSeat] = []
    turns: list[ReviewTurn] = []
