"""On a Ray cluster of this machine: contests, boards and datasets come out as anywhere else.

Ray takes longer to start than all of this to play, so it is started once.
"""

import os
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pyarrow.parquet as pq
import pytest

from arena.contests import nothing, plan, played, without_times
from bots.programs import answering
from saqqara.arena.backends import Backend, Work, processes, ray_cluster
from saqqara.arena.balance import board_plan, play_boards
from saqqara.arena.contest import play_contest
from saqqara.games import game_spec
from saqqara.research.dataset import DECISIONS, make_dataset, play_noted
from saqqara.training.rounds import Run, read_log
from training.test_rounds import ALONE, TINY
from training.test_rounds import without_times as but_times

pytestmark = [pytest.mark.timeout(900), pytest.mark.usefixtures("cluster")]


class SlowClock:
    """Ray gives itself 30 seconds to start, which is little on a busy machine."""

    def __getattr__(self, name: str) -> object:
        return getattr(time, name)

    def monotonic(self) -> float:
        return time.monotonic() / 20


@pytest.fixture(scope="module")
def started() -> Iterator[ModuleType]:
    """What `ray_cluster("local")` starts, and ends afterwards."""
    import ray  # not before: it takes a second, and each process of a run collects this file

    with (
        tempfile.TemporaryDirectory(prefix="ray") as folder,  # a short path, for sockets
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        patch.setattr("ray._private.node.time", SlowClock())
        patch.delenv("RAY_USAGE_STATS_ENABLED", raising=False)
        with ray_cluster("local", cpus=1):
            assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
            yield ray
        assert not ray.is_initialized()


@pytest.fixture
def cluster(started: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens the cluster finds it there, and leaves it for the next."""
    assert started.is_initialized()
    monkeypatch.setattr(started, "init", lambda **_: None)
    monkeypatch.setattr(started, "shutdown", lambda: None)


def test_a_contest_with_a_program_that_plays() -> None:
    what = plan(("random", "cmd:" + answering()), games=6)
    found = play_contest(what, lambda: ray_cluster("local", cpus=1), None, nothing)
    assert without_times(found) == without_times(played(what))


def test_the_balance_of_boards() -> None:
    imhotep = game_spec("imhotep")
    assert imhotep.parts is not None
    boards = ("ABCDA", "DCBAD")
    what = [board_plan(imhotep, imhotep.parts, 2, {"first": "1"}, ("random",), boards, 2, 4, 1)]
    found = play_boards(what, lambda: ray_cluster("local", cpus=1), None, nothing)
    here = play_boards(what, lambda: processes(1, what[0].bots()), None, nothing)
    assert without_times(found) == without_times(here)


def test_a_dataset(tmp_path: Path) -> None:
    what = plan(("random", "scribe"), seed=3)
    there, here = tmp_path / "ray", tmp_path / "here"
    make_dataset(what, lambda: ray_cluster("local", cpus=1, work=play_noted), there, nothing)
    make_dataset(what, lambda: processes(1, what.bots(), play_noted), here, nothing)
    one, two = (pq.read_table(folder / DECISIONS) for folder in (there, here))
    assert one.equals(two)


def test_a_training_run(tmp_path: Path) -> None:
    """Self-play, the teacher's network and the gate reach the cluster, and bring the same."""

    def on_ray(_: Iterable[str], work: Work) -> AbstractContextManager[Backend]:
        return ray_cluster("local", cpus=1, work=work)

    there, here = tmp_path / "ray", tmp_path / "here"
    settings = replace(TINY, primer=1)
    for folder, opener in ((there, on_ray), (here, ALONE)):
        Run(settings, folder, opener).train(1, 0)
    one, two = ((folder / "networks" / "0001.bin").read_bytes() for folder in (there, here))
    assert one == two
    logs = [but_times(read_log(folder)) for folder in (there, here)]
    for [row] in logs:
        row["teacher"] = Path(str(row["teacher"])).name
    assert logs[0] == logs[1]
