"""Senet: the observation of a seat as numbers (kernel/encoding.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.games.senet import scoring
from saqqara.games.senet.state import SEATS, SenetState
from saqqara.games.senet.tables import MOST_THROWS, SQUARES, VALUES
from saqqara.games.senet.verbs import VERBS
from saqqara.kernel.encoding import (
    Encoder,
    Part,
    around,
    asked_parts,
    from_seat,
    put,
    put_asked,
    put_one,
    put_set,
)
from saqqara.kernel.state import State

MOST_PAWNS: Final = 7
BY: Final = 4  # so that the number of throws fits into a byte
ASKED: Final = vec[i64]([ask.kind for ask in VERBS.listed])
ASKED_WORDS: Final = "; ".join([ask.word for ask in VERBS.listed])


@mypyc_attr(acyclic=True)
class SenetEncoder(Encoder):
    def __init__(self, pawns: i64) -> None:
        self.pawns = pawns

    def layout(self) -> list[Part]:
        seats = "seat from the viewer"
        return [
            *asked_parts(SEATS, len(ASKED), ASKED_WORDS),
            Part("start", SEATS, 1, f"began: {seats} i"),
            Part("thrower", SEATS, 1, f"threw last: {seats} i"),
            Part("thrown", VALUES, 1, "the sticks show i + 1 squares"),
            Part("throws", 1, MOST_THROWS // BY, f"throws so far, divided by {BY}"),
            Part("pawns", SEATS * SQUARES, 1, f"30 x {seats} + square - 1: a pawn stands there"),
            Part("off", SEATS, MOST_PAWNS, f"pawns borne off by {seats}"),
        ]

    def encode(self, s: State, viewer: i64, out: vec[u8], at: i64) -> i64:
        assert isinstance(s, SenetState)
        at = put_asked(out, at, s, viewer, SEATS, ASKED, len(ASKED))
        at = put_one(out, at, SEATS, from_seat(s.start, viewer, SEATS))
        at = put_one(out, at, SEATS, from_seat(s.thrower, viewer, SEATS))
        at = put_one(out, at, VALUES, s.thrown - 1)
        at = put(out, at, s.throws // BY)
        step: i64
        for step in range(SEATS):
            at = put_set(out, at, SQUARES, s.pawns[around(step, viewer, SEATS)] >> 1)
        for step in range(SEATS):
            at = put(out, at, scoring.borne_off(s, around(step, viewer, SEATS), self.pawns))
        return at

    def longest(self) -> i64:
        """Who begins, then a move after each throw at most."""
        return 1 + 2 * MOST_THROWS
