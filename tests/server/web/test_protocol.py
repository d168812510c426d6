"""docs/protocol.md tells of every message and every error code, and of no others."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from saqqara.server import messages

ROOT = Path(__file__).parents[3]
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SPEAKERS = ("kernel", "games", "table", "server")  # whose errors reach a client


def section(title: str) -> str:
    """From a heading of the second level to the next."""
    return PROTOCOL.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def described(title: str) -> list[str]:
    return re.findall(r"^### `(.+)`$", section(title), re.MULTILINE)


def tags(union: Any) -> list[str]:
    return [str(each.__struct_config__.tag) for each in get_args(union)]


DIRECTIONS = [("From the client", messages.FromClient), ("From the server", messages.ToClient)]


@pytest.mark.parametrize(("title", "union"), DIRECTIONS)
def test_every_message_is_described(title: str, union: Any) -> None:
    assert sorted(described(title)) == sorted(tags(union))


@pytest.mark.parametrize(("title", "union"), DIRECTIONS)
def test_every_message_has_an_example_and_all_its_fields(title: str, union: Any) -> None:
    for kind in get_args(union):
        tag = kind.__struct_config__.tag
        text = section(title).split(f"### `{tag}`\n", 1)[1].split("\n### ", 1)[0]
        example = json.loads(text.split("```json\n", 1)[1].split("```", 1)[0])
        assert example["type"] == tag
        assert set(example) == {"type", *kind.__struct_fields__}
        if tag != "snapshot":  # whose parts are shortened
            assert msgspec.convert(example, kind)


def test_examples_of_the_client_are_understood() -> None:
    for text in re.findall(r"```json\n(.*?)```", section("From the client"), re.DOTALL):
        assert messages.DECODE_CLIENT(text)


def test_every_error_code_is_described() -> None:
    source = "".join(
        path.read_text("utf-8")
        for part in SPEAKERS
        for path in (ROOT / "src" / "saqqara" / part).rglob("*.py")
    )
    used = set(re.findall(r'"(error-[a-z-]+)"', source))
    rows = re.findall(r"^\| `(error-[a-z-]+)` \|", section("Error codes"), re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert set(rows) == used
    assert set(re.findall(r"\berror-[a-z-]+", PROTOCOL)) == used


def test_the_limits_are_the_true_ones() -> None:
    from saqqara.server import limits

    table = section("HTTP").split("### Limits", 1)[1]
    bursts = [int(number) for number in re.findall(r"\| (\d+) \| ", table)]
    rates = (
        *(limits.REQUESTS, limits.MESSAGES, limits.GUESTS, limits.LOGINS, limits.TABLES),
        *(limits.IMPORTS, limits.EDITIONS, limits.CHAT, limits.HINTS, limits.COACH),
        *(limits.STUDIES, limits.REVIEWS, limits.TESTS),
    )
    assert bursts == [rate.burst for rate in rates]
