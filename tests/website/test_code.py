"""Code in documents is true: Python runs, commands are understood, data can be read.

What is not run says so in the line above it: `<!-- not run: why -->`.
"""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from documents import DOCUMENTS, ROOT, Block, blocks, indented
from saqqara.cli.main import command_named
from saqqara.cli.parse import check_positionals, find_command, parse

pytestmark = pytest.mark.once  # about files

KNOWN = {"python", "sh", "json", "toml", "yaml", "sql", "nginx", "text"}
SYNOPSIS = re.compile(r"\.\.|\[--|\b[A-Z]+\||\b[A-Z]{4,}\b(?!=)|[|] ")
ADDRESS = "2|GAME"  # what is hashed, no command
TYPES_ONLY = {"docs/views.md"}  # made from the source, no programs
DATASET = "dataset pharaoh --bots scribe --games 4 --out data"  # which pages read
RUN = {  # cheap, and needing nothing that is not there
    ("edition", "murals"),
    ("doctor", "--json"),
    ("simulate", "pharaoh", "--players", "4", "--games", "10000"),
}


def runnable() -> list[Block]:
    return [each for each in blocks("python") if not each.why]


def source_of(block: Block) -> str:
    """What is typed at a prompt is as if all of `saqqara` had been imported."""
    if not block.text.startswith(">>>"):
        return block.text
    typed = [line[4:] for line in block.text.splitlines() if line.startswith((">>>", "..."))]
    return "\n".join(["from saqqara import *", *typed, ""])


def test_every_block_says_what_it_is() -> None:
    for block in blocks("", *KNOWN):
        assert block.kind in KNOWN, f"{block.name}: name the language after the three backticks"
    assert len(blocks(*KNOWN)) > 60


def test_python_runs(tmp_path: Path) -> None:
    """All in one process, each with names of its own, as readers paste them."""
    program = tmp_path / "all_blocks.py"
    parts = [f"from saqqara.cli.main import main; assert main({DATASET.split()!r}) == 0"]
    seen: set[str] = set()
    for block in runnable():
        name = block.path.relative_to(ROOT).as_posix()
        source = source_of(block)
        plain = re.sub(r"#.*|\"\"\".*?\"\"\"", "", source)  # a translation says the same
        if name not in TYPES_ONLY and plain not in seen:
            seen.add(plain)
            parts.append(f"exec(compile({source!r}, {name!r}, 'exec'), {{'__name__': 'page'}})")
    assert len(parts) > 6
    program.write_text("\n".join(parts), "utf-8")
    done = subprocess.run(
        [sys.executable, program],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.name)
def test_python_can_be_read(block: Block) -> None:
    ast.parse(source_of(block))


@pytest.mark.parametrize("block", blocks("json", "toml", "yaml"), ids=lambda block: block.name[:60])
def test_data_can_be_read(block: Block) -> None:
    if block.why:
        return
    if block.kind == "json":
        decoder, rest = json.JSONDecoder(), block.text.strip()
        while rest:  # one or several
            _, end = decoder.raw_decode(rest)
            rest = rest[end:].strip()
    elif block.kind == "toml":
        tomllib.loads(block.text)
    else:
        yaml.safe_load(block.text)


def command_lines() -> list[tuple[str, str]]:
    """All that begins with saqqara, in fences and indented."""
    lines = [(block.path, line) for block in blocks("sh") for line in block.text.splitlines()]
    lines += [(path, line.strip()) for path in DOCUMENTS for line in indented(path)]
    found = re.compile(r"(?:\S*/)?saqqara (?P<rest>\S.*)")
    return [
        (path.relative_to(ROOT).as_posix(), match["rest"])
        for path, line in lines
        if (match := found.match(line)) and not match["rest"].startswith(ADDRESS)
    ]


def words_of(line: str) -> list[str]:
    words = shlex.split(line, comments=True)
    ends = [place for place, word in enumerate(words) if word in {">", "&&", "|"}]
    return words[: ends[0]] if ends else words


COMMANDS = [each for each in command_lines() if not SYNOPSIS.search(each[1].split("#")[0])]


def test_there_are_commands() -> None:
    assert len(COMMANDS) > 50


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_commands_are_understood(page: str, line: str) -> None:
    """By the parser of the program itself: command, options, their values, and what is missing."""
    words = words_of(line)
    place = find_command(words)
    assert place >= 0
    command = command_named(words[place])
    check_positionals(command, parse(words[:place] + words[place + 1 :], command))


def test_cheap_commands_run(tmp_path: Path) -> None:
    told = {tuple(words_of(line)) for _, line in COMMANDS}
    assert told >= RUN
    for words in sorted(RUN):
        done = subprocess.run(
            [sys.executable, "-m", "saqqara", *words],
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert done.returncode in {0, 1} if words[0] == "doctor" else done.returncode == 0, words
        assert done.stdout
