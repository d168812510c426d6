"""Notation: one word or few for every action, readable from any keyboard."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.cases import SEATINGS, Case
from saqqara.kernel.errors import NotationError
from saqqara.kernel.match import action_of, plain

# Full-width forms of the printable ASCII characters, and the ideographic space.
FULL_WIDTH = {code: code + 0xFEE0 for code in range(0x21, 0x7F)} | {0x20: 0x3000}

pytestmark = pytest.mark.parametrize("case", SEATINGS, ids=str)


def test_words_are_unique_and_read_back(case: Case) -> None:
    game = case.game()
    words = [game.word(action) for action in range(game.actions)]
    assert len(set(words)) == game.actions
    assert [action_of(game, word) for word in words] == list(range(game.actions))
    assert [plain(word) for word in words] == words
    assert all(word.isascii() and word for word in words)


def test_any_keyboard_will_do(case: Case) -> None:
    game = case.game()
    for action in range(game.actions):
        word = game.word(action)
        for typed in (
            word.upper(),
            word.translate(FULL_WIDTH),
            word.upper().translate(FULL_WIDTH),
            f"  {word.replace(' ', '   ')}\t\n",
            f"\u3000{word.title()}\u00a0",
        ):
            assert action_of(game, typed) == action


def test_other_text_is_refused_with_a_short_message(case: Case) -> None:
    game = case.game()
    for text in ("", " ", "0", "-1", game.word(0) + "x", game.word(0)[:-1], "x" * 10_000, "\ud800"):
        with pytest.raises(NotationError) as caught:
            action_of(game, text)
        assert caught.value.code == "error-notation"
        assert len(str(caught.value)) < 100


@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused(case: Case, text: str) -> None:
    game = case.game()
    try:
        action = action_of(game, text)
    except NotationError:
        return
    assert game.word(action) == plain(text)


@given(data=st.data())
def test_text_near_notation_is_read_or_refused(case: Case, data: st.DataObject) -> None:
    """Pieces of real words, put together anew: the likeliest to be taken for something else."""
    game = case.game()
    parts = sorted({part for a in range(game.actions) for part in game.word(a).split()})
    text = data.draw(st.lists(st.sampled_from([*parts, " ", "-", "１"]), max_size=4).map(" ".join))
    try:
        action = action_of(game, text)
    except NotationError:
        return
    assert game.word(action) == plain(text)
