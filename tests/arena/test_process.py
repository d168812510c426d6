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
from saqqara.cli.main import main

SAQQARA = [sys.executable, "-m", "saqqara"]
GAMES = 60
KEPT = 3  # deals that are finished when a contest is killed, or some more of other workers

# While there is a file `hold`, it thinks for ever once some deals are finished.
HELD = f"""
import time
from pathlib import Path
from saqqara.bots import Bot, Observer

class Held(Bot):
    def __init__(self, seed: int, stream: int, argument: str) -> None:
        super().__init__(seed, stream)
        self.folder = Path(argument)

    def choose(self, observer: Observer) -> int:
        while (self.folder / "hold").exists() and finished(self.folder) >= {KEPT}:
            time.sleep(0.01)
        return observer.legal()[0]

def finished(folder: Path) -> int:
    path = folder / "killed" / "deals.jsonl"
    return path.read_bytes().count(b"\\n") if path.exists() else 0
"""


@pytest.fixture
def held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which a contest is held up until there is no file `hold` any more."""
    (tmp_path / "held_bots.py").write_text(HELD, "utf-8")
    (tmp_path / "hold").touch()
    path = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{path}" if path else str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "held_bots", raising=False)
    return tmp_path


def arguments(held: Path, folder: str, *more: str) -> list[str]:
    bots = f"random,py:held_bots:Held:{held}"
    command = ["arena", "pharaoh", "--bots", bots, "--games", str(GAMES)]
    return [*command, "--out", str(held / folder), "--json", *more]


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
def test_a_killed_contest_is_continued(
    held: Path, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = held / "killed"
    call = [*SAQQARA, *arguments(held, "killed", "--workers", workers)]
    with started(call, lambda: lines(folder) >= KEPT) as process:
        process.kill()
    kept = lines(folder)
    assert KEPT <= kept < GAMES // 2
    assert not (folder / "summary.json").exists()
    begin = (folder / "deals.jsonl").read_bytes()
    (held / "hold").unlink()
    summary = finished(call)
    assert (folder / "deals.jsonl").read_bytes().startswith(begin[: begin.rindex(b"\n") + 1])
    assert lines(folder) == GAMES // 2
    assert main(arguments(held, "whole")) == 0
    whole = json.loads(capsys.readouterr().out)
    assert without_times(summary) == without_times(whole)
    assert summary["results"][0]["games"] == GAMES


def members(group: int) -> list[int]:
    """The processes of a group that have not ended."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, check=True, text=True
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [int(row[0]) for row in rows if int(row[1]) == group and not row[2].startswith("Z")]


def test_workers_do_not_outlive_a_killed_contest(held: Path) -> None:
    call = [*SAQQARA, *arguments(held, "killed", "--workers", "2")]
    with started(call, lambda: lines(held / "killed") >= KEPT) as process:
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
