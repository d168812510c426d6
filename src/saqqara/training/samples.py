"""What is learned from: decisions of self-play as arrays, and the files they are kept in.

A decision is what its seat saw, what the search made of its choices (which were legal, and how
often each was tried), what the search expected, who won in the end and by how much. Choices of all
decisions stand one after the other; `counts` says how many belong to each.
"""

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from saqqara.arena.store import write_whole

FIELDS: Final = ("seen", "results", "expected", "leads", "counts", "actions", "odds")
FOLDER: Final = "samples"
MOST_LEAD: Final = 3.0
# How much what the search expected counts beside who won. All decisions of a game share who won, so
# a network learns that by heart from few games; a search has looked at many ends.
SEARCHED: Final = 0.8

Array = NDArray[Any]
Floats = NDArray[np.float32]


@dataclass
class Samples:
    seen: Array  # bytes, a row for each decision
    results: Array  # shares of the win, of the seats from the one that decided on
    expected: Array  # the same, as the search expected them
    leads: Array  # of that seat at the end before the best of the others, as hints count wealth
    counts: Array  # legal choices
    actions: Array  # all legal choices, and
    odds: Array  # how often each was tried, as shares of 1

    def __len__(self) -> int:
        return len(self.counts)


@dataclass
class Batch:
    """Some decisions, ready to be learned: a column for each action of the game."""

    seen: Array
    values: Floats  # what every seat is worth
    masks: NDArray[np.bool_]
    odds: Floats
    leads: Floats  # in their usual spread


def joined(parts: list[Samples]) -> Samples:
    return Samples(*[np.concatenate([getattr(part, field) for part in parts]) for field in FIELDS])


def save(path: Path, samples: Samples) -> None:
    """All of it or nothing."""
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **{field: getattr(samples, field) for field in FIELDS})
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, buffer.getvalue())


def load(path: Path) -> Samples:
    with np.load(path) as found:
        return Samples(*[found[field] for field in FIELDS])


def latest(folder: Path, most: int, since: int = 0) -> Samples:
    """Everything that is kept there from round *since* on, or if that is too much the latest, by
    whole files."""
    taken: list[Samples] = []
    total = 0
    for path in sorted((folder / FOLDER).glob("*.npz"), reverse=True):
        if int(path.name[:4]) < since:
            break
        part = load(path)
        if taken and total + len(part) > most:
            break
        taken.append(part)
        total += len(part)
    return joined(taken[::-1])


def values_of(samples: Samples) -> Floats:
    """Who won, and what the search expected."""
    values = (1 - SEARCHED) * samples.results + SEARCHED * samples.expected
    return values.astype(np.float32)


def leads_of(samples: Samples) -> Floats:
    """In units of what is usual among these samples, none above MOST_LEAD of them."""
    usual = max(float(np.abs(samples.leads).mean()), 1e-9)
    found: Floats = np.clip(samples.leads / usual, -MOST_LEAD, MOST_LEAD).astype(np.float32)
    return found


class Shelf:
    """Samples that batches are taken from."""

    def __init__(self, samples: Samples, actions: int) -> None:
        self.samples = samples
        self.width = actions
        self.values = values_of(samples)
        self.leads = leads_of(samples)
        self.ends = np.cumsum(samples.counts)
        self.starts = self.ends - samples.counts

    def batch(self, rows: NDArray[np.int64]) -> Batch:
        counts = self.samples.counts[rows]
        lines = np.repeat(np.arange(len(rows)), counts)
        within = np.arange(len(lines)) - np.repeat(np.cumsum(counts) - counts, counts)
        places = np.repeat(self.starts[rows], counts) + within
        masks = np.zeros((len(rows), self.width), np.bool_)
        odds = np.zeros((len(rows), self.width), np.float32)
        columns = self.samples.actions[places]
        masks[lines, columns] = True
        odds[lines, columns] = self.samples.odds[places]
        return Batch(self.samples.seen[rows], self.values[rows], masks, odds, self.leads[rows])
