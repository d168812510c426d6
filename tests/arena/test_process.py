"""A contest as a process that is killed: nothing is lost, and nothing is left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from arena.contests import without_times
from bots.programs import is_alive, script
from saqqara.build_info import compiled

SAQQARA = [sys.executable, "-m", "saqqara"]
GAMES = 4000 if compiled() else 300  # a second or so


def call(folder: Path, *more: str) -> list[str]:
    command = ["arena", "pharaoh", "--bots", "random,random", "--games", str(GAMES)]
    return [*SAQQARA, *command, "--out", str(folder), "--json", *more]


def lines(folder: Path) -> int:
    path = folder / "deals.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def started(command: list[str], until: Callable[[], object]) -> "subprocess.Popen[bytes]":
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    while process.poll() is None and not until():
        time.sleep(0.005)
    assert process.poll() is None
    return process


def finished(command: list[str]) -> Any:
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    return json.loads(done.stdout)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_killed_contest_is_continued(tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "killed"
    with started(call(folder, "--workers", workers), lambda: lines(folder) > 5) as process:
        process.kill()
    kept = lines(folder)
    assert 5 < kept < GAMES // 2
    assert not (folder / "summary.json").exists()
    begin = (folder / "deals.jsonl").read_bytes()
    summary = finished(call(folder, "--workers", workers))
    assert (folder / "deals.jsonl").read_bytes().startswith(begin[: begin.rindex(b"\n") + 1])
    assert lines(folder) == GAMES // 2
    whole = finished(call(tmp_path / "whole"))
    assert without_times(summary) == without_times(whole)
    assert summary["results"][0]["games"] == GAMES


def members(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, check=True, text=True
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [int(row[0]) for row in rows if int(row[1]) == group and not row[2].startswith("Z")]


def test_workers_do_not_outlive_a_killed_contest(tmp_path: Path) -> None:
    with started(call(tmp_path, "--workers", "2"), lambda: lines(tmp_path) > 1) as process:
        assert len(members(process.pid)) >= 3
        process.kill()
    while members(process.pid):
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("workers", "end"),
    [("1", signal.SIGINT), ("1", signal.SIGTERM), ("2", signal.SIGINT), ("2", signal.SIGKILL)],
)
def test_programs_do_not_outlive_a_contest(
    tmp_path: Path, workers: str, end: signal.Signals
) -> None:
    """Not even one that does not notice that nobody asks any more."""
    note = tmp_path / "pids"
    sleepy = f"import os; open({str(note)!r}, 'a').write(str(os.getpid()) + '\\n')\n"
    sleepy += "import time\ntime.sleep(1000)"
    bots = ["--bots", f"cmd:{script(tmp_path, sleepy)}", "--deadline", "1000", "--players", "2"]
    command = [*SAQQARA, "arena", "pharaoh", *bots, "--games", "9", "--workers", workers]
    wanted = int(workers)

    def all_asleep() -> bool:
        return note.exists() and note.read_text().count("\n") >= wanted

    with started(command, all_asleep) as process:
        pids = [int(line) for line in note.read_text().split()]
        assert all(is_alive(pid) for pid in pids)
        os.killpg(process.pid, end) if end == signal.SIGINT else process.send_signal(end)
    assert process.returncode == {2: 130, 15: 143, 9: -9}[end]
    left = [int(line) for line in note.read_text().split()]
    for _ in range(3000):
        left = [pid for pid in left if is_alive(pid)]
        if not left:
            break
        time.sleep(0.01)
    assert left == []
