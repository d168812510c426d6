"""Text by terminal cells."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.text.width import (
    NOT_FIRST,
    OPENING,
    cells,
    columns,
    pad,
    pad_left,
    together,
    truncate,
    wrap,
)

WORDS = st.text(alphabet="ab 12-,.漢字かなカナー、。（）「」・ﾊﾝ", max_size=120)


def squeezed(text: str) -> str:
    return "".join(text.split())


def test_kanji_take_two_cells() -> None:
    assert cells("ab") == 2
    assert cells("漢字") == 4
    assert cells("ﾊﾝ") == 2
    assert cells("") == 0


@given(WORDS, st.integers(0, 40))
def test_padded_text_has_exactly_its_width(text: str, width: int) -> None:
    assert cells(pad(text, width)) == width
    assert cells(pad_left(text, width)) == width


@given(WORDS, st.integers(0, 40))
def test_truncated_text_fits(text: str, width: int) -> None:
    cut = truncate(text, width)
    assert cells(cut) <= width
    assert cut == text or cut.endswith("." * min(2, width))


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [("abcdef", 5, "abc.."), ("漢字漢字", 7, "漢字.."), ("漢字漢字", 6, "漢字.."), ("ab", 2, "ab")],
)
def test_what_was_cut_shows_it(text: str, width: int, expected: str) -> None:
    assert truncate(text, width) == expected


@given(WORDS, st.integers(8, 40))
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = wrap(text, width, "- ", "  ")
    assert all(cells(line) <= width for line in lines)
    assert all(line == line.rstrip() for line in lines)
    whole = lines[0].removeprefix("-") + "".join(lines[1:])
    assert squeezed(whole) == squeezed(text)


def test_english_is_wrapped_between_words() -> None:
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("", 8) == [""]
    assert wrap("abcdefghijk", 4) == ["abcd", "efgh", "ijk"]


def test_words_that_belong_together_stay_so() -> None:
    lots = ", ".join([together("2 gold coins"), together("3 gold coins")])
    assert wrap(lots, 20) == ["2 gold coins,", "3 gold coins"]


def test_japanese_is_wrapped_before_a_word() -> None:
    text = "次の競りのスタートプレイヤーになります。"
    assert wrap(text, 34) == ["次の競りの", "スタートプレイヤーになります。"]


@given(st.text(alphabet="漢かカ、。（）ー", max_size=60))
def test_no_line_begins_or_ends_with_the_wrong_mark(text: str) -> None:
    """Unless a piece without any place to break is longer than the line."""
    if re.search("[^、。]{9}|[、。）ー]{9}", text):
        return
    lines = wrap("漢" + text, 30)
    assert all(line[0] not in NOT_FIRST for line in lines if len(line) > 8)
    assert all(line[-1] not in OPENING for line in lines[:-1])


@given(st.lists(st.text(alphabet="ab漢", min_size=1, max_size=30), max_size=12))
def test_columns_fit_and_lose_nothing(items: list[str]) -> None:
    lines = columns(items, 78)
    assert all(cells(line) <= 78 for line in lines)
    assert sorted(" ".join(lines).split()) == sorted(items)


def test_columns_are_read_downwards() -> None:
    assert columns(["a", "b", "c", "d", "e"], 10, gap=3) == ["a   c   e", "b   d"]
