"""Observations as numbers: how a game writes what a seat sees into a buffer of bytes.

A game lists the parts of its observation once (`Encoder.layout`) and writes them in that order
(`Encoder.encode`); tests hold the two together, and docs/observations.md is made of the list.
Every entry is a whole number from 0 to the `high` of its part: one bit for a fact, a count
for a count. Players are told from the seat that looks: itself first, then clockwise.

What is written depends only on what the seat may see, and is frozen by ENCODING.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.state import State

LARGEST: Final = 255  # what a byte holds; larger counts are written as this


@mypyc_attr(acyclic=True)
class Part:
    """So many entries of one meaning, from 0 to *high* each."""

    def __init__(self, name: str, size: int, high: int, about: str) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.about = about  # what entry number i says


@mypyc_attr(acyclic=True)
class Encoder:
    """What learners are shown of a game; every game subclasses it."""

    def layout(self) -> list[Part]:
        """The parts of the observation, in the order in which `encode` writes them."""
        raise NotImplementedError

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        """Write what *viewer* sees into the caller's buffer, from *at* on, and nothing else: where
        it ends. By what the seat may see only, like a view; nothing is allocated. Frozen by
        ENCODING."""
        raise NotImplementedError

    def longest(self) -> i64:
        """More decisions than any play of this game takes, outcomes of chance included."""
        raise NotImplementedError


def width(parts: list[Part]) -> int:
    return sum([part.size for part in parts])


def seat_parts(players: int) -> list[Part]:
    """What every observation begins with: where the viewer sits, and who decides."""
    about = "decides now: seat from the viewer i; none: chance, or the game is over"
    return [
        Part("seat", players, 1, "the viewer sits at seat i, as actions count"),
        Part("decider", players, 1, about),
    ]


def asked_parts(players: int, asked: int, words: str) -> list[Part]:
    """The same, and what is asked; as `put_asked` writes it."""
    return [*seat_parts(players), Part("asked", asked, 1, f"the viewer decides: {words}")]


def numbered(words: list[str]) -> str:
    """What the numbers of an order stand for, for `about`."""
    return ", ".join([f"{number} {word}" for number, word in enumerate(words)])


def put(out: vec[u8], at: i64, value: i64) -> i64:
    """One number, kept within a byte; where the next one goes."""
    if value < 0:
        value = 0
    elif value > LARGEST:
        value = LARGEST
    out[at] = u8(value)
    return at + 1


def put_one(out: vec[u8], at: i64, size: i64, which: i64) -> i64:
    """*size* entries of which number *which* is 1; none if it is negative."""
    i: i64
    for i in range(at, at + size):
        out[i] = 0
    if which >= 0:
        out[at + which] = 1
    return at + size


# The two that write most of every observation do so by eights: going round the loop takes longer
# than writing a byte.


def put_set(out: vec[u8], at: i64, size: i64, bits: i64) -> i64:
    """A bit set as *size* entries."""
    end = at + size
    while at + 8 <= end:
        out[at] = u8(bits & 1)
        out[at + 1] = u8(bits >> 1 & 1)
        out[at + 2] = u8(bits >> 2 & 1)
        out[at + 3] = u8(bits >> 3 & 1)
        out[at + 4] = u8(bits >> 4 & 1)
        out[at + 5] = u8(bits >> 5 & 1)
        out[at + 6] = u8(bits >> 6 & 1)
        out[at + 7] = u8(bits >> 7 & 1)
        bits >>= 8
        at += 8
    while at < end:
        out[at] = u8(bits & 1)
        bits >>= 1
        at += 1
    return end


def put_nothing(out: vec[u8], at: i64, size: i64) -> i64:
    end = at + size
    while at + 8 <= end:
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        out[at + 4] = 0
        out[at + 5] = 0
        out[at + 6] = 0
        out[at + 7] = 0
        at += 8
    while at < end:
        out[at] = 0
        at += 1
    return end


def put_asked(
    out: vec[u8], at: i64, s: State, viewer: i64, players: i64, kinds: vec[i64], size: i64
) -> i64:
    """Where *viewer* sits, who decides, as it counts, and which of the first *size* kinds of frame
    is asked: that is told to the one who decides only."""
    packed = s.top()
    decider: i64 = -1
    if s.depth > 0:
        decider = seat_of(packed)
    at = put_one(out, at, players, viewer)
    at = put_one(out, at, players, from_seat(decider, viewer, players))
    i: i64
    for i in range(size):
        out[at + i] = u8(decider == viewer and kind_of(packed) == kinds[i])
    return at + size


def from_seat(seat: i64, viewer: i64, players: i64) -> i64:
    """A seat as *viewer* counts: 0 is the viewer; nobody (-1) stays nobody."""
    if seat < 0:
        return -1
    if seat < viewer:
        return seat - viewer + players
    return seat - viewer


def around(step: i64, viewer: i64, players: i64) -> i64:
    """The seat *step* places clockwise of the viewer, less than once around."""
    seat = viewer + step
    if seat >= players:
        return seat - players
    return seat
