"""The command as a process: pipes, interrupts, streams, exit codes."""

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

import saqqara.cli.main
from saqqara.build_info import version_line

SAQQARA = [sys.executable, "-m", "saqqara"]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*SAQQARA, *arguments],
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
    )


def test_a_whole_call() -> None:
    done = run("simulate", "pharaoh", "--games", "8", "--workers", "2", "--json")
    assert (done.returncode, done.stderr) == (0, b"")  # nobody watches: no progress bar
    assert json.loads(done.stdout)["games"] == 8


def test_the_tested_build_is_the_one_that_runs() -> None:
    assert run("--version").stdout.decode().strip() == version_line()


def test_a_wrong_call() -> None:
    done = run("simulate", "pharaoh", "--players", "12", "--lang", "ja")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "12人では遊べません" in done.stderr.decode()


def test_a_terminal_that_lacks_the_letters() -> None:
    done = run("games", "--lang", "ja", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u30a4" in done.stdout
    data = json.loads(run("games", "--json", PYTHONIOENCODING="ascii").stdout)
    assert "イムホテップ" in [game["name"]["ja"] for game in data]


def test_an_edition_file_is_utf_8_whatever_the_locale_is() -> None:
    done = run("edition", "murals", "--lang", "ja", PYTHONIOENCODING="cp932")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode("utf-8").startswith("# ナイルの壁画")


def test_nobody_reads_the_output() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as out:
        done = subprocess.run(
            [*SAQQARA, "games", "--json"], stdout=out, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (141, b"")


def test_an_interrupt_in_the_middle_of_work(tmp_path: Path) -> None:
    command = ["simulate", "pharaoh", "--games", "1000000000", "--workers", "2"]
    command += ["--records", str(tmp_path)]
    with subprocess.Popen(
        [*SAQQARA, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        while process.poll() is None and not list(tmp_path.iterdir()):
            time.sleep(0.01)  # until the first game is written
        os.killpg(process.pid, signal.SIGINT)  # as the terminal does with Ctrl-C
        out, err = process.communicate()
    assert (process.returncode, out, err) == (130, b"", b"saqqara: stopped.\n")


def test_an_interrupt_is_told(call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(saqqara.cli.main, "dispatch", interrupted)
    outcome = call("games")
    assert (outcome.code, outcome.err) == (130, "saqqara: stopped.\n")
