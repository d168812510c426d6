"""Files that hold anything: a clear error and the right exit code, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saqqara.cli import files
from saqqara.cli.main import main

NO_RECORDS = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "zeros": b"\0" * 1000,
    "half a character": "ファラオ".encode()[:-1],
    "byte order mark": "\ufeff{}".encode(),
    "wide text": "{}".encode("utf-16"),
    "words": b"once upon a time",
    "number": b"12",
    "list": b"[]",
    "object": b"{}",
    "null": b"null",
    "nan": b"NaN",
    "deep list": b"[" * 100_000,
    "deep object": b'{"a":' * 100_000,
    "closed deep list": b"[" * 100_000 + b"]" * 100_000,
    "endless number": b"9" * 100_000,
    "endless number inside": b'{"format": ' + b"9" * 100_000 + b"}",
}


@pytest.mark.parametrize("command", ["replay", "check"])
@pytest.mark.parametrize("content", NO_RECORDS.values(), ids=NO_RECORDS.keys())
def test_what_is_no_record(
    call: Callable[..., Any], tmp_path: Path, command: str, content: bytes
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    outcome = call(command, str(path))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("saqqara: ")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "check"])
def test_numbers_beyond_reason(call: Callable[..., Any], record: Path, command: str) -> None:
    whole = json.loads(record.read_text("utf-8"))
    for key in ("players", "rules", "format"):
        for number in (-1, 2**31, 2**63, 10**400):
            record.write_text(json.dumps({**whole, key: number}), "utf-8")
            outcome = call(command, str(record))
            assert outcome.code == 2
            assert len(outcome.err) < 1000
    for winners in ([2**70], [-(10**400)]):
        result = {**whole["result"], "winners": winners}
        record.write_text(json.dumps({**whole, "result": result}), "utf-8")
        assert call("check", str(record)).code == 1


def test_texts_beyond_reason(call: Callable[..., Any], record: Path) -> None:
    whole = json.loads(record.read_text("utf-8"))
    for text in ("x" * 100_000, "\x1b[31m\n", "\ud800", ""):
        record.write_text(json.dumps({**whole, "game": text}), "utf-8")
        outcome = call("check", str(record))
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1
        assert len(outcome.err) < 1000
        record.write_text(json.dumps({**whole, "plies": [text]}), "utf-8")
        assert call("check", str(record)).code == (2 if text == "\ud800" else 1)


def test_a_file_that_is_too_large(
    call: Callable[..., Any], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST", 100)
    outcome = call("check", str(record))
    assert outcome.code == 2
    assert "larger than" in outcome.err


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000])
def test_names_that_no_file_can_have(call: Callable[..., Any], name: str) -> None:
    for command in ("replay", "check"):
        outcome = call(command, name)
        assert outcome.code == 2
        assert outcome.err.count("\n") == 1


def test_a_file_that_may_not_be_read(
    call: Callable[..., Any], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    outcome = call("replay", str(record))
    assert outcome.code == 2
    assert "cannot be read (Permission denied)" in outcome.err


within_a_test = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@within_a_test
@given(cut=st.floats(0, 1), rest=st.binary(max_size=20))
def test_cut_records(record: Path, cut: float, rest: bytes) -> None:
    content = record.read_bytes()
    path = record.with_name("cut.json")
    path.write_bytes(content[: int(cut * (len(content) - 3))] + rest)
    assert main(["check", str(path)]) == 2
    assert main(["replay", str(path)]) == 2


@within_a_test
@given(place=st.floats(0, 1, exclude_max=True), byte=st.integers(0, 255))
def test_records_with_one_changed_byte(record: Path, place: float, byte: int) -> None:
    content = bytearray(record.read_bytes())
    content[int(place * len(content))] = byte
    path = record.with_name("changed.json")
    path.write_bytes(content)
    assert main(["check", str(path)]) in {0, 1, 2}
    assert main(["replay", str(path), "--json"]) in {0, 2}


@within_a_test
@given(content=st.binary(max_size=200))
def test_random_bytes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert main(["check", str(path)]) == 2


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=5,
)
FIELDS = ["format", "game", "rules", "players", "options", "seats", "dealer", "plies", "digests"]


@within_a_test
@given(field=st.sampled_from(FIELDS), value=json_values)
def test_records_with_one_other_field(record: Path, field: str, value: object) -> None:
    data = json.loads(record.read_text("utf-8"))
    data[field] = value
    path = record.with_name("other.json")
    path.write_text(json.dumps(data), "utf-8")
    assert main(["check", str(path)]) in {0, 1, 2}
    assert main(["replay", str(path)]) in {0, 2}
