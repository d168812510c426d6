"""The commands of the README and of the guides run as they stand there, one after the other, in one
empty folder, as a reader types them.

Numbers of games are made small, and bots quick. What installs, builds or needs what a reader has
trained is not run here: `make ship`, `make image` and the tests of packages do that.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from documents import DOCS, ROOT, blocks, indented
from services.server import HOST, free_port

pytestmark = pytest.mark.once  # about files

PAGES = ("README.md", *(f"docs/guide/{path.name}" for path in sorted(DOCS.glob("guide/*[a-z].md"))))
WALKS = [page for page in PAGES if not page.endswith(".ja.md")]
CALL = re.compile(r"(?:\S*/)?saqqara (?P<rest>\S.*)")
ELSEWHERE = ("make ", "pip ", "podman ", "python3 -m venv ", "PYTHONPATH=", "/opt/saqqara/bin/pip ")
# Few games, and no bots that think for long where nothing is compiled.
QUICKLY = (
    (r"--games \d+", "--games 2"),
    (r"^(arena|dataset) (?!.*--games)", r"\1 --games 2 "),
    (r"\barchitect\b", "novice"),
)
LONG = 120  # seconds, on a busy machine


def lines_of(page: str) -> Iterator[str]:
    path = ROOT / page
    if page == "README.md":
        yield from (line.strip() for line in indented(path))
    for block in blocks("sh"):
        if block.path == path and not block.why:
            yield from block.text.splitlines()


def commands_of(page: str) -> list[str]:
    """What is typed there, without comments."""
    lines = [re.sub(r"\s+# .*", "", line) for line in lines_of(page)]
    return [line for line in lines if not line.startswith(ELSEWHERE)]


def call(rest: str) -> list[str]:
    for slow, quick in QUICKLY:
        rest = re.sub(slow, quick, rest)
    return [sys.executable, "-m", "saqqara", *shlex.split(rest)]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"}


def run(rest: str, folder: Path) -> None:
    rest, _, target = rest.partition(" > ")
    done = subprocess.run(
        call(rest),
        cwd=folder,
        env=environment(),
        stdin=subprocess.DEVNULL,  # whoever plays leaves at once
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=LONG,
    )
    is_fine = done.returncode in {0, 1} if rest.startswith("doctor") else done.returncode == 0
    assert is_fine, f"saqqara {rest}\n{done.stdout[-500:]}\n{done.stderr[-1500:]}"
    if target:
        (folder / target).write_text(done.stdout, "utf-8")


def serve(rest: str, folder: Path) -> None:
    """Until it is ready; then it ends in good order, as by Ctrl-C."""
    port = free_port()
    words = [*call(rest.replace("0.0.0.0", HOST)), "--port", str(port)]
    with subprocess.Popen(
        words, cwd=folder, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as server:
        deadline = time.monotonic() + LONG
        while not answers(f"http://{HOST}:{port}/readyz"):
            if server.poll() is not None or time.monotonic() > deadline:
                server.kill()
                told = server.communicate()[0]
                raise AssertionError(f"saqqara {rest}\n{told.decode()[-1500:]}")
            time.sleep(0.1)
        server.send_signal(signal.SIGINT)
        told = server.communicate(timeout=LONG)[0]
        assert server.returncode == 0, told.decode()[-1500:]


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def a_program(folder: Path) -> None:
    """The bot in another language that a reader has by then: ./my-bot."""
    program = folder / "my-bot"
    source = (ROOT / "examples" / "greedy_bot.py").read_text("utf-8")
    program.write_text(f"#!{sys.executable}\n{source}", "utf-8")
    program.chmod(0o755)


@pytest.mark.parametrize("page", WALKS)
def test_a_reader_can_type_it(page: str, tmp_path: Path) -> None:
    folder = tmp_path
    for line in commands_of(page):
        if line.startswith("cd "):
            folder /= line.removeprefix("cd ")
            a_program(folder)
        elif found := CALL.fullmatch(line):
            rest = found["rest"]
            shutil.rmtree(folder / "data", ignore_errors=True)  # each dataset is one's first
            (serve if rest.startswith("serve") else run)(rest, folder)
        else:
            raise AssertionError(f"{page}: who runs this? {line}")


def test_guides_have_commands_to_type() -> None:
    assert len([line for page in WALKS for line in commands_of(page)]) >= 20


@pytest.mark.parametrize("page", [page for page in WALKS if page != "README.md"])
def test_the_translation_has_the_same_commands(page: str) -> None:
    japanese = commands_of(page.replace(".md", ".ja.md"))
    assert [line.replace(" --lang ja", "") for line in japanese] == commands_of(page)
