"""A position: the stack of pending frames, and what a game adds to it.

Clones share nothing that changes. `log` is where handlers tell what happens; it
is None in search and simulation, so that telling costs one comparison.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.kernel.event import EVERYONE, Args, Event, Message, Move
from saqqara.kernel.frame import NO_FRAME, seat_of


@mypyc_attr(acyclic=True)
class State:
    """The part of a position that every game has. A game subclasses it.

    A game's numbers have their first values in its constructor and stand once more in its
    `copy_numbers`, of which `clone` and `assign` are made; its vectors are given to the
    constructor, since a clone brings copies. What a copy forgets, tests/contract finds.
    """

    def __init__(self, stack: vec[i64]) -> None:
        self.ply: i64 = 0  # decisions taken so far, chance included
        self.depth: i64 = 0  # frames on the stack; 0 means that the game is over
        self.stack = stack  # pending frames, the next one last; longer than depth
        self.log: list[Event] | None = None

    def clone(self) -> "State":
        """An independent copy, without the log."""
        raise NotImplementedError

    def assign(self, other: "State") -> None:
        """Become a copy of *other* without allocating; both are of one game."""
        raise NotImplementedError

    def copy_counts(self, other: "State") -> None:
        """What `copy_numbers` begins with."""
        self.ply = other.ply
        self.depth = other.depth

    def copy_frames(self, other: "State") -> None:
        """The pending ones; what lies above them is scrap."""
        i: i64
        for i in range(other.depth):
            self.stack[i] = other.stack[i]

    def over(self) -> bool:
        return self.depth == 0

    def top(self) -> i64:
        """The frame that waits for a decision; NO_FRAME when the game is over."""
        if self.depth == 0:
            return NO_FRAME
        return self.stack[self.depth - 1]

    def seat(self) -> i64:
        """Who decides now: a seat or CHANCE. Not to be asked once the game is over."""
        return seat_of(self.stack[self.depth - 1])

    def then(self, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Schedule frames to run in reading order, before all that is pending."""
        if fourth != NO_FRAME:
            self.push(fourth)
        if third != NO_FRAME:
            self.push(third)
        if second != NO_FRAME:
            self.push(second)
        self.push(first)

    def push(self, packed: i64) -> None:
        self.stack[self.depth] = packed
        self.depth += 1

    def tell(self, id: str, args: Args, moves: list[Move], audience: int = EVERYONE) -> None:
        """Append an event. Callers ask `s.log is not None` first, to save building it."""
        if self.log is not None:
            self.log.append(Event(Message(id, args), audience, moves))


def copy_vector(source: vec[i64], target: vec[i64]) -> None:
    """Write every number of *source* into *target*, which is as long."""
    i: i64
    for i in range(len(source)):
        target[i] = source[i]
