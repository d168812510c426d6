"""Training, round by round: the teacher plays, the network learns, the arena compares the two.

A round is numbered from 1. Its steps leave files, and games that are there are not played again,
so a run that was broken off goes on where it was:

    samples/0001-000.npz      decisions of self-play, a file for every PART games
    learners/0001.npz         the weights in floats after learning
    networks/0001.bin         the same as the bot plays them (docs/training.md)
    gates/0001/               the contest with the teacher, and against-NAME/ with others
    log.parquet               a row for each finished round; the command line draws chart.svg of it

Before the first round a network may learn from play by the hints (`--primer`, primer.py); its files
have the number 0000. The first teacher is that network, without one the search by the hints of the
game. A network that wins clearly more than its share against the teacher becomes the teacher;
without gates (`--gate-games 0`) each does. All samples are kept, whoever was the teacher; the
primer's are learned from in the first round only, as play by the hints has no more to teach then.
"""

import time
from collections.abc import Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypedDict

from saqqara.arena.backends import Opener, play_all
from saqqara.arena.store import lock, write_whole
from saqqara.bots.network_files import weights_bytes
from saqqara.games import game_spec
from saqqara.training.gate import UNTRIED, Verdict, compare
from saqqara.training.model import (
    Learner,
    Losses,
    NumpyLearner,
    fresh_arrays,
    learn,
    load_arrays,
    save_arrays,
    whole_numbers,
)
from saqqara.training.primer import primer_samples
from saqqara.training.samples import FOLDER, Samples, Shelf, joined, latest, save
from saqqara.training.selfplay import play_samples
from saqqara.training.settings import Settings, game_of, settle

LOG: Final = "log.parquet"
LOCK: Final = "lock"
PART: Final = 50  # games of self-play in a file
MOST_SAMPLES: Final = 1_000_000  # decisions that are learned from at once
NUMPY: Final = "numpy"


class Row(TypedDict):
    """A finished round, as the log has it."""

    round: int
    teacher: str
    games: int
    samples: int  # learned from, those of earlier rounds among them
    value_loss_before: float
    choice_loss_before: float
    value_loss: float
    choice_loss: float
    gate_games: int
    gate_share: float
    gate_low: float
    gate_high: float
    accepted: bool
    against: list[str]
    against_shares: list[float]
    play_seconds: float
    learn_seconds: float
    gate_seconds: float


class Run:
    """A training run in its folder."""

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        opener: Opener,
        against: tuple[str, ...] = (),
        tell: Callable[[list[Row]], None] = lambda _: None,
    ) -> None:
        self.settings = settings
        self.spec = game_spec(settings.game)
        self.game = game_of(settings, self.spec)
        self.folder = folder
        self.opener = opener
        self.against = against
        self.tell = tell

    def train(self, rounds: int, seconds: float) -> list[Row]:
        """Go on up to round number *rounds*; no round begins after so many *seconds*."""
        begin = time.monotonic()
        self.folder.mkdir(parents=True, exist_ok=True)
        with open(self.folder / LOCK, "ab") as held:
            lock(held, self.folder)
            settle(self.folder, self.settings)
            rows = read_log(self.folder)
            if self.settings.primer and not self.network(0).exists():
                self.prepare()
            while len(rows) < rounds and (not seconds or time.monotonic() - begin < seconds):
                row = self.round(len(rows) + 1, self.teacher(rows))
                rows.append(row)
                write_log(self.folder, rows)
                self.tell(rows)
        return rows

    def teacher(self, rows: list[Row]) -> str:
        """The last network that proved better, by name; before there is one, the search."""
        for row in reversed(rows):
            if row["accepted"]:
                return self.bot(row["round"])
        if self.settings.primer:
            return self.bot(0)
        return f"search:{self.settings.simulations}"

    def bot(self, number: int) -> str:
        return f"net:{self.settings.simulations}:{self.network(number)}"

    def network(self, number: int) -> Path:
        return self.folder / "networks" / f"{number:04}.bin"

    def round(self, number: int, teacher: str) -> Row:
        times = [time.monotonic()]
        self.play(number, teacher)
        times.append(time.monotonic())
        samples, before, after = self.learn(number)
        times.append(time.monotonic())
        verdict, others = (
            self.compare(number, teacher) if self.settings.gate_games else (UNTRIED, [])
        )
        times.append(time.monotonic())
        spent = [round(end - start, 1) for start, end in pairwise(times)]
        return {
            "round": number,
            "teacher": teacher,
            "games": self.settings.games,
            "samples": samples,
            "value_loss_before": before[0],
            "choice_loss_before": before[1],
            "value_loss": after[0],
            "choice_loss": after[1],
            "gate_games": verdict.games,
            "gate_share": verdict.share,
            "gate_low": verdict.low,
            "gate_high": verdict.high,
            "accepted": verdict is UNTRIED or verdict.better(),
            "against": list(self.against[: len(others)]),
            "against_shares": others,
            "play_seconds": spent[0],
            "learn_seconds": spent[1],
            "gate_seconds": spent[2],
        }

    def prepare(self) -> None:
        """Learn from play by the hints."""
        self.collect(0, self.settings.primer, primer_samples, (self.settings,))
        self.learn(0)

    def play(self, number: int, teacher: str) -> None:
        self.collect(number, self.settings.games, play_samples, (self.settings, teacher))

    def collect(
        self, number: int, count: int, play: Callable[..., Samples], given: tuple[Any, ...]
    ) -> None:
        """The games of a round, as far as its files are missing; each is told its number."""
        first = max(0, number - 1) * count
        parts = [
            (self.folder / FOLDER / f"{number:04}-{start // PART:03}.npz", first + start, size)
            for start in range(0, count, PART)
            for size in [min(PART, count - start)]
        ]
        wanted = [part for part in parts if not part[0].exists()]
        jobs = ((*given, game) for _, begin, size in wanted for game in range(begin, begin + size))
        if not wanted:
            return
        with (
            self.opener((), play) as backend,
            closing(play_all(backend, jobs)) as found,
        ):
            for path, _, size in wanted:
                games: list[Samples] = [next(found) for _ in range(size)]
                save(path, joined(games))

    def learn(self, number: int) -> tuple[int, Losses, Losses]:
        """Learn from everything that is kept, beginning with what the round before knew."""
        settings = self.settings
        since = 1 if number > 1 else 0
        samples = latest(self.folder, MOST_SAMPLES, since)
        shelf = Shelf(samples, int(self.game.actions))
        seed = settings.seed + number
        if not self.learner_file(number - 1).exists():
            arrays = fresh_arrays(self.game, settings.first, settings.second, seed)
        else:
            arrays = load_arrays(self.learner_file(number - 1))
        learner = learner_named(settings.learner, arrays)
        before, after = learn(learner, self.game, shelf, settings.steps, settings.batch, seed)
        arrays = learner.arrays()
        save_arrays(self.learner_file(number), arrays)
        numbers = whole_numbers(self.game, arrays)
        content = weights_bytes(self.game, settings.first, settings.second, numbers)
        self.network(number).parent.mkdir(exist_ok=True)
        write_whole(self.network(number), content)
        return len(shelf.samples), before, after

    def learner_file(self, number: int) -> Path:
        return self.folder / "learners" / f"{number:04}.npz"

    def compare(self, number: int, teacher: str) -> tuple[Verdict, list[float]]:
        """With the teacher; and for people to see with those named, whatever comes of it."""
        folder = self.folder / "gates" / f"{number:04}"
        new = self.bot(number)
        verdict = compare(self.settings, number, new, teacher, folder, self.opener)
        others = [
            compare(self.settings, number, new, other, folder / f"against-{place}", self.opener)
            for place, other in enumerate(self.against, 1)
        ]
        return verdict, [each.share for each in others]


def learner_named(name: str, arrays: Any) -> Learner:
    """`numpy`, `torch:cpu`, `torch:cuda`."""
    kind, _, device = name.partition(":")
    if kind == NUMPY:
        return NumpyLearner(arrays)
    from saqqara.training.torch_model import TorchLearner

    return TorchLearner(arrays, device or "cpu")


# ---- the log


def read_log(folder: Path) -> list[Row]:
    import pyarrow.parquet as pq

    path = folder / LOG
    if not path.exists():
        return []
    rows: list[Row] = pq.read_table(path).to_pylist()
    return rows


def write_log(folder: Path, rows: list[Row]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = {int: pa.int64(), float: pa.float64(), bool: pa.bool_(), str: pa.string()}
    listed = {"against": pa.list_(pa.string()), "against_shares": pa.list_(pa.float64())}
    fields = [
        (name, listed[name] if name in listed else kinds[kind])
        for name, kind in Row.__annotations__.items()
    ]
    sink = pa.BufferOutputStream()
    pq.write_table(pa.Table.from_pylist(rows, schema=pa.schema(fields)), sink)
    write_whole(folder / LOG, bytes(sink.getvalue()))
