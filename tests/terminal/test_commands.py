"""What people type, and how it is understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saqqara.games import GAMES, game_spec
from saqqara.kernel.spec import Spec
from saqqara.terminal import commands
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.commands import VERB_OF, WORDS, Request, notation, read
from saqqara.terminal.console import printable
from saqqara.text import LANGUAGES, Texts

PHARAOH = game_spec("pharaoh").game(2, {})
KNOWN = {PHARAOH.word(action): action for action in range(PHARAOH.actions)}
BOARD = BOARDS["pharaoh"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Request(commands.NOTHING)),
        ("   ", Request(commands.NOTHING)),
        ("3", Request(commands.CHOICE, 3)),
        (" ３ ", Request(commands.CHOICE, 3)),
        ("１０", Request(commands.CHOICE, 10)),
        ("?", Request(commands.RULES)),
        ("？", Request(commands.RULES)),
        ("? 3", Request(commands.RULES, 3)),
        ("？３", Request(commands.RULES, 3)),
        ("ルール ２", Request(commands.RULES, 2)),
        ("UNDO", Request(commands.UNDO)),
        ("ｕｎｄｏ", Request(commands.UNDO)),
        ("取消", Request(commands.UNDO)),
        ("help", Request(commands.HELP)),
        ("ﾍﾙﾌﾟ", Request(commands.HELP)),
        ("盤", Request(commands.BOARD)),
        ("log", Request(commands.LOG)),
        ("ログ　１００", Request(commands.LOG, 100)),
        ("終了", Request(commands.QUIT)),
        ("quit now", Request(commands.MOVES, text="quit now")),
        ("help 3", Request(commands.MOVES, text="help 3")),
        ("? x", Request(commands.MOVES, text="? x")),
        ("-1", Request(commands.MOVES, text="-1")),
        ("9" * 5000, Request(commands.MOVES, text="9" * 5000)),
        ("²", Request(commands.CHOICE, 2)),
        ("Lay 3", Request(commands.MOVES, text="lay 3")),
    ],
)
def test_lines_are_understood(line: str, expected: Request) -> None:
    assert read(line) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("lay 3", ["lay 3"]),
        ("declare bonus", ["declare bonus"]),
        ("lay 3, lay 5, declare", ["lay 3", "lay 5", "declare"]),
        ("lay 3 lay 5 declare bonus", ["lay 3", "lay 5", "declare bonus"]),
        ("lay 3 5 declare", ["lay 3", "lay 5", "declare"]),
        ("3 5 declare", ["lay 3", "lay 5", "declare"]),
        ("3,5,declare", ["lay 3", "lay 5", "declare"]),
        ("3 5 bonus", ["lay 3", "lay 5", "declare bonus"]),
        ("7f 5 3 3f declare", ["lay 3", "lay 5", "lay 3f", "lay 7f", "declare"]),
        ("3、5、宣言", ["lay 3", "lay 5", "declare"]),
        ("3 5 上乗せ", ["lay 3", "lay 5", "declare bonus"]),
        ("パス", ["pass"]),
        ("ホルス", ["horus"]),
        ("ファラオ", ["pharaoh"]),
        ("3 frog declare", ["lay 3", "frog", "declare"]),
        (",,", []),
    ],
)
def test_moves_are_understood(text: str, expected: list[str]) -> None:
    assert notation(text, KNOWN, BOARD) == expected


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_no_command_hides_a_move(spec: Spec) -> None:
    game = spec.game(spec.players[0], {})
    words = {game.word(action) for action in range(game.actions)}
    assert words & set(VERB_OF) == set()
    assert all(read(word) == Request(commands.MOVES, text=word) for word in words)


def test_no_word_has_two_meanings() -> None:
    assert len(VERB_OF) == sum(len(words) for words in WORDS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_command(lang: str) -> None:
    text = Texts(lang).say("play-help-commands")
    for words in WORDS.values():
        assert any(f"{word}:" in text or f"{word}（" in text or word == "?" for word in words)


def test_the_japanese_help_names_japanese_commands() -> None:
    text = Texts("ja").say("play-help-commands")
    for verb in (commands.UNDO, commands.HELP, commands.BOARD, commands.LOG, commands.QUIT):
        assert any(word in text for word in WORDS[verb] if not word.isascii())


@given(st.text())
def test_whatever_is_typed_is_understood_somehow(line: str) -> None:
    request = read(line)
    words = notation(request.text, KNOWN, BOARD)
    assert request.verb in {*WORDS, commands.NOTHING, commands.CHOICE, commands.MOVES}
    assert all(words)


@given(st.text())
def test_typed_text_cannot_steer_the_terminal(line: str) -> None:
    assert all(char.isprintable() for char in printable(line))


def test_escapes_are_left_out() -> None:
    assert printable("\x1b[31mred\x07\n") == "[31mred"
    assert printable("a\tb") == "a b"
    assert printable("\ud800x\ufffd") == "x?"
