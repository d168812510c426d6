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

BITS: Final = 0xFFFFFFFF


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


class Entries:
    """The entries of boards that are told at the same time, each encoded once: most are the same
    for all seats."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[Any, bytes, int]] = {}

    def of(self, key: str, value: Any) -> tuple[Any, bytes, int]:
        """With its text and a hash of it."""
        found = self.known.get(key)
        if found is None or found[0] != value:
            text = ENCODE(value)
            found = self.known[key] = value, text, hash(text)
        return found


class Held:
    """A board as it was told last."""

    def __init__(self) -> None:
        self.version = -1
        self.hashes: dict[str, int] = {}
        self.sums: dict[str, int] = {}
        self.digest = 0

    def step(self, board: Mapping[str, Any], entries: Entries) -> tuple[dict[str, Any], list[str]]:
        """The entries that are other than before, encoded, and those that are gone."""
        changed: dict[str, Any] = {}
        now = entries_of(board)
        hashes, of = self.hashes, entries.of
        for key, value in now.items():
            _, text, known = of(key, value)
            if hashes.get(key) != known:  # few are; only those need a checksum
                hashes[key] = known
                self.put(key, crc32(text, key_sum(key)))
                changed[key] = msgspec.Raw(text)
        if len(hashes) == len(now):
            return changed, []
        gone = [key for key in hashes if key not in now]
        for key in gone:
            self.put(key, 0)
            del self.hashes[key], self.sums[key]
        return changed, gone

    def put(self, key: str, checksum: int) -> None:
        self.digest = (self.digest - self.sums.get(key, 0) + checksum) & BITS
        self.sums[key] = checksum

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
