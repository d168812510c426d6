"""What changed of a view, for clients that ask for no more than that (`patches=1`).

A board is taken in its entries, a list of objects in those of the list. For each seat of a table
that somebody looks at so, we keep what its entries came to when they were last told: a hash to see
which changed, and a checksum, of which the digest of the board is the sum. A client that holds the
version a patch begins from, and whose board has the same digest afterwards, has the board that a
whole update would have told; any other asks anew. Nothing is patched for a viewer that missed
something, or when something was taken back.
"""

import functools
from collections.abc import Mapping
from typing import Any, Final
from zlib import crc32

import msgspec

from saqqara.server.messages import ENCODE, Patch, PatchedAct, Update, ViewPatch

SUM_SIZE: Final = 32
SUM_BITS: Final = (1 << SUM_SIZE) - 1
HASH_BITS: Final = (1 << 64) - 1
NONE: Final = -1  # no mark


def entries_of(board: Mapping[str, Any]) -> dict[str, Any]:
    """By path: those of a list of objects (of camps, say) each by its place."""
    found: dict[str, Any] = {}
    for key, value in board.items():
        if type(value) is list and value and type(value[0]) is dict:
            for path, each in zip(paths_of(key, len(value)), value, strict=True):
                found[path] = each
        else:
            found[key] = value
    return found


@functools.lru_cache(1000)
def paths_of(key: str, length: int) -> list[str]:
    return [f"{key}/{at}" for at in range(length)]


@functools.lru_cache(10_000)
def key_sum(key: str) -> int:
    return crc32(key.encode())


class Entry:
    """One of a board, encoded."""

    __slots__ = ("hash", "mark", "text", "value")

    def __init__(self, value: Any) -> None:
        self.value = value
        self.text: bytes = ENCODE(value)
        self.hash = hash(self.text) & HASH_BITS
        self.mark = NONE  # hash and checksum in one number: few entries need theirs

    def marked(self, key: str) -> int:
        if self.mark == NONE:
            self.mark = self.hash << SUM_SIZE | crc32(self.text, key_sum(key))
        return self.mark


class Entries:
    """The entries of boards that are told at the same time, each encoded once: most are the same
    for all seats."""

    def __init__(self) -> None:
        self.known: dict[str, Entry] = {}
        # Whole boards; each with itself, so that nothing else has its id meanwhile.
        self.boards: dict[int, tuple[object, dict[str, Entry]]] = {}

    def of_board(self, board: Mapping[str, Any]) -> dict[str, Entry]:
        """By path. A board that everybody sees alike is one object for all of them."""
        found = self.boards.get(id(board))
        if found is None:
            entries = {key: self.of(key, value) for key, value in entries_of(board).items()}
            found = self.boards[id(board)] = board, entries
        return found[1]

    def of(self, key: str, value: Any) -> Entry:
        found = self.known.get(key)
        if found is None or (found.value is not value and found.value != value):
            found = self.known[key] = Entry(value)
        return found


class Held:
    """A board as it was told last: of each entry its mark only, a number that all seats share."""

    __slots__ = ("digest", "marks", "version")

    def __init__(self) -> None:
        self.version = -1
        self.marks: dict[str, int] = {}
        self.digest = 0

    def step(self, board: Mapping[str, Any], entries: Entries) -> tuple[dict[str, Any], list[str]]:
        """The entries that are other than before, encoded, and those that are gone."""
        changed: dict[str, Any] = {}
        now = entries.of_board(board)
        marks = self.marks
        for key, entry in now.items():
            before = marks.get(key, NONE)
            if before >> SUM_SIZE != entry.hash:
                marks[key] = mark = entry.marked(key)
                self.count(before, mark)
                changed[key] = msgspec.Raw(entry.text)
        if len(marks) == len(now):
            return changed, []
        gone = [key for key in marks if key not in now]
        for key in gone:
            self.count(marks.pop(key), NONE)
        return changed, gone

    def count(self, before: int, mark: int) -> None:
        """The digest is the sum of the checksums."""
        old = 0 if before == NONE else before & SUM_BITS
        new = 0 if mark == NONE else mark & SUM_BITS
        self.digest = (self.digest - old + new) & SUM_BITS

    def view(self, view: dict[str, Any], entries: Entries) -> ViewPatch:
        head = {name: part for name, part in view.items() if name != "board"}
        return ViewPatch(head, *self.step(view["board"], entries))


Boards = dict[int, Held]  # of one table, by seat


def patch_of(
    boards: Boards, seat: int, update: Update, base: int, entries: Entries
) -> Patch | None:
    """From version *base* to this update; None if it has to be told as a whole."""
    if update.view is None:
        boards.pop(seat, None)
        return None
    held = boards.get(seat)
    if held is None or held.version != base:
        held = boards[seat] = Held()
        held.version = update.version
        held.step(update.view["board"], entries)
        return None
    held.version = update.version
    acts = [PatchedAct(act.ply, held.view(act.view, entries)) for act in update.acts]
    return Patch(
        base,
        update.version,
        update.ply,
        update.kept,
        update.events,
        held.view(update.view, entries),
        held.digest,
        update.decision,
        update.undo,
        update.state,
        update.answer,
        acts,
    )
