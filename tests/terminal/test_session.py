"""A person at the terminal: every command, every mistake."""

import io
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing import examples
from saqqara.bots import Observer
from saqqara.bots.judge import Judged, judge
from saqqara.kernel.errors import OptionError
from saqqara.terminal.console import CLEAR, SCREENFUL, Leave
from saqqara.terminal.session import Session
from saqqara.text import LANGUAGES, Texts
from terminal.playing import (
    Interrupter,
    Typist,
    any_numbers,
    config,
    flat,
    play,
    session_of,
    too_wide,
)

ASKED = "Player 1 >"
GONE = "\n" * SCREENFUL  # what was shown before is off the screen


def answers(lines: Sequence[str], lang: str = "en") -> list[str]:
    """What is shown after each line, the line itself left out."""
    asked = Texts(lang).say("play-ask", name=Texts(lang).say("play-name-person", number=1))
    shown = play(config(lang=lang), [*lines, "quit"]).split(f"{asked} ")
    assert len(shown) == len(lines) + 2
    return [part.partition("\n")[2] for part in shown[1:-1]]


def greeting(lang: str) -> str:
    return play(config(lang=lang), [])


# ---- what a new player sees


def test_the_greeting_says_how_to_play_and_where_help_is() -> None:
    shown = greeting("en")
    assert "You are Player 1. You play against Sinuhe and Meryt." in shown
    assert "Choose by number" in shown
    assert "'help'" in shown
    assert "「ヘルプ」" in greeting("ja")


def test_choices_are_numbered_with_their_notation() -> None:
    shown = greeting("en")
    assert " 1) Play crew 1 [lay 1]" in shown
    assert " 6) Plain pass [pass]" in shown
    assert "隊員1人を出す [lay 1]" in greeting("ja")


def test_what_the_others_did_is_told_in_sentences() -> None:
    shown = play(config(), ["5 declare"])
    news = shown.split("5 declare\n")[1].split("==")[0]
    assert news.startswith("- Player 1 plays crew 5. Player 1 declares 5.\n- Sinuhe ")
    assert "Meryt " in news


# ---- choosing


@pytest.mark.parametrize("line", ["3", "３", "lay 3", "LAY 3", "ｌａｙ　３", "  lay   3 "])
def test_a_choice_is_made_by_number_or_notation(line: str) -> None:
    assert answers([line])[0].startswith("- Player 1 plays crew 3.\nYou have played 3.")


@pytest.mark.parametrize("line", ["lay 3, lay 5, declare", "3 5 declare", "５ ３ 宣言"])
def test_a_whole_declaration_is_typed_at_once(line: str) -> None:
    shown = play(config(), [line])
    assert "- Player 1 plays crew 3 and crew 5. Player 1 declares 8." in shown


def test_the_opening_bonus_is_typed_at_once() -> None:
    shown = flat(play(config(), ["3 5 bonus"]))
    assert "Player 1 declares 9, with an opening bonus of 1." in shown


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("3 5 frog", "I don't understand 'frog'. Type ? for your choices. Nothing was played."),
        ("3 6f declare", "You do not have crew 6 with a flag to play."),
        ("3 3 declare", "You do not have crew 3 to play."),
        ("3 5 pass", "You have played cards: declare, or undo to pass. Nothing was"),
        ("declare 3", "Play at least one card before you declare. Nothing was played."),
        ("3 5 declare declare", "Your decision is complete before the end of what you typed."),
    ],
)
def test_a_composed_move_is_done_as_a_whole_or_not_at_all(line: str, problem: str) -> None:
    first, second = answers([line, "3"])
    assert first.startswith(problem)
    assert second.startswith("- Player 1 plays crew 3.\nYou have played 3.")


def test_a_number_that_is_too_low_is_explained() -> None:
    shown = play(config(options={"first": "2"}, seed=3), ["1 declare", "quit"])
    assert "That makes 1; it must be more than" in shown
    shown = play(config(options={"first": "2"}, seed=3, lang="ja"), ["1 宣言", "quit"])
    assert "合計は1人です。" in shown


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("9", "There is no choice 9. Choose from 1 to 8."),
        ("0", "There is no choice 0. Choose from 1 to 8."),
        ("frog", "I don't understand 'frog'. Type ? for your choices."),
        ("declare", "Play at least one card before you declare."),
        ("lot jar 2", "'lot jar 2' is not possible now."),
        ("? 9", "There is no choice 9. Choose from 1 to 8."),
        ("undo", "Nothing to undo: you have not decided anything yet."),
        (",", "I don't understand ','. Type ? for your choices."),
        ("\x1b[2J", "I don't understand '[2j'. Type ? for your choices."),
    ],
)
def test_a_mistake_costs_one_line_and_nothing_else(line: str, problem: str) -> None:
    first, second = answers([line, "3"])
    assert first == problem + "\n"
    assert second.startswith("- Player 1 plays crew 3.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@settings(max_examples=examples(15))
@given(lines=st.lists(st.text(max_size=60), max_size=8))
def test_garbage_does_no_harm(lang: str, lines: list[str]) -> None:
    clean = ["".join(line.splitlines()) for line in lines]
    shown = play(config(["human", "random"], lang=lang), clean)
    assert Texts(lang).say("play-ask", name=Texts(lang).say("play-name-person", number=1)) in shown


# ---- looking things up


def test_question_mark_shows_the_rule_behind_each_choice() -> None:
    shown = answers(["?"])[0]
    assert shown.startswith("1-5) Play as many crew cards")
    assert "\n  8) A Pharaoh pass costs" in shown
    for rule in ("PHA-4.3", "PHA-4.9", "PHA-4.10", "PHA-4.11"):
        assert rule in shown


def test_question_mark_and_number_show_one_rule() -> None:
    shown = answers(["? 7"])[0]
    assert shown.startswith("  7) A Horus pass")
    assert shown.count("PHA-") == 1


@pytest.mark.parametrize(("lang", "word"), [("en", "help"), ("ja", "ヘルプ")])
def test_help_explains_the_game_and_the_commands(lang: str, word: str) -> None:
    shown = answers([word], lang)[0]
    texts = Texts(lang)
    assert texts.say("play-help-title") in shown
    flat = "".join(shown.split())
    for line in texts.say("play-help-commands").splitlines():
        assert "".join(line.split()) in flat
    assert too_wide(shown) == []


@pytest.mark.parametrize(("lang", "word"), [("en", "board"), ("ja", "盤")])
def test_board_is_shown_with_the_deck_and_the_choices(lang: str, word: str) -> None:
    shown = answers([word], lang)[0]
    assert Texts(lang).say("pharaoh-board-deck") in shown
    assert "[lay 1]" in shown


def test_an_empty_line_repeats_the_question() -> None:
    assert answers([""])[0].startswith("The lot is ")


def test_log_tells_everything_with_the_lots() -> None:
    shown = flat(answers(["log"])[0])
    assert shown.count("Turned up:") == 4
    assert answers(["log 1"])[0].count("\n") == 1


# ---- taking back


@pytest.mark.parametrize("word", ["undo", "取消"])
def test_undo_takes_back_one_decision(word: str) -> None:
    _, _, back, again = answers(["lay 3", "lay 5", word, word])
    assert back.startswith("Taken back: lay 5.\n")
    assert "3 = 3" in back
    assert again.startswith("Taken back: lay 3.\n")
    assert "1 2 3 4 5 (sum 15)" in again


def test_undo_stops_at_what_others_have_done() -> None:
    shown = play(config(), ["5 declare", "undo"])
    assert "Nothing to undo: your turn is over." in shown


# ---- one choice only


def forced_position(seats: Sequence[str]) -> tuple[Session, io.StringIO]:
    """Player 1 has neither crew nor pharaohs left, and somebody else made the Horus pass."""
    session, out = session_of(config(seats))
    lots = ["lot jar 1", "lot jar 2", "lot coin 1", "lot coin 2"]
    session.match.play_words(-1, lots)
    for _ in range(3):
        session.match.play_words(0, ["pharaoh"])
        session.match.play_words(1, ["pass"])
    session.match.play_words(0, ["lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "declare"])
    session.match.play_words(1, ["horus"])
    session.match.play_words(
        -1, [lot.replace("coin", "ankh").replace("jar", "sword") for lot in lots]
    )
    session.match.play_words(1, ["horus"])
    return session, out


def test_a_forced_choice_is_made_with_a_note() -> None:
    session, out = forced_position(["human", "random"])
    session.person_decides(0)
    assert out.getvalue().endswith("\nPlayer 1 has only one choice: Plain pass.\n")
    assert session.match.game.word(session.match.plies[-1].action) == "pass"


def test_a_forced_choice_of_who_is_looking_needs_no_hand_over() -> None:
    session, out = forced_position(["human", "human"])
    session.viewer = 0
    session.person_decides(0)
    assert out.getvalue().endswith("\nPlayer 1 has only one choice: Plain pass.\n")


def test_a_forced_choice_of_another_is_asked_as_one_choice_may_tell_a_hand() -> None:
    session, out = forced_position(["human", "human"])
    session.viewer = 1
    with pytest.raises(Leave):  # nobody is there to press Enter
        session.person_decides(0)
    assert "only one choice" not in out.getvalue()
    assert "It is Player 1's turn now." in flat(out.getvalue())


def test_a_single_choice_that_can_be_undone_is_asked() -> None:
    """The last card laid leaves nothing but to declare, but it may have been a slip."""
    shown = play(config(options={"first": "1", "bonus": "off"}), ["lay 5"])
    assert "1) Declare 5 [declare]" in shown
    assert "only one choice" not in shown


# ---- leaving


@pytest.mark.parametrize("word", ["quit", "q", "exit", "終了"])
def test_quit_leaves(word: str) -> None:
    shown = play(config(), [word, "3"])
    assert "You left before the game was over" in shown
    assert "plays crew 3" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_end_of_input_and_interruption_leave_politely(lang: str) -> None:
    words = Texts(lang).say("play-left-unrecorded")[:8]
    sources = (Typist([]), Interrupter([]), Interrupter(["lay 3"]))
    for source in sources:
        last = play(config(lang=lang), source).rpartition(" >")[2]
        assert words in last


# ---- several people


def test_nobody_sees_the_next_hand_before_the_hand_over() -> None:
    shown = play(config(["human", "human"]), ["", "4 bonus", "", "board", "5 declare"])
    greeting, first, second, third = shown.split(GONE)[:4]
    assert "At this keyboard: Player 1 and Player 2." in greeting
    assert "It is Player 1's turn now." in greeting
    assert "Your hand" not in greeting
    assert "Your hand  1 2 3 4 5" in first
    assert second.startswith("\nIt is Player 2's turn now.")
    assert "Your hand" not in second
    assert "Your hand  1 2 3 4 5" in third
    assert "1 2 3 5 (" not in third
    assert "Player 1 declares 5, with an opening bonus of 1." in flat(third)


def test_a_hand_over_can_be_left() -> None:
    assert "You left before the game was over" in play(config(["human", "human"]), ["quit"])


def test_everybody_is_told_what_happened_since_their_own_decision() -> None:
    shown = play(config(["human"] * 3), ["", "pass", "", "horus", "", "log"])
    last = shown.split(GONE)[-1]
    assert "Player 1 passes.\n- Player 2 makes a Horus pass" in last


def test_a_real_terminal_is_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    session, out = session_of(config(["human", "human"]))
    session.console.is_terminal = True
    monkeypatch.setenv("TERM", "xterm")
    session.console.clear()
    assert out.getvalue() == CLEAR
    monkeypatch.setenv("TERM", "dumb")
    session.console.clear()
    assert GONE in out.getvalue()


# ---- what cannot be played


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "error-game"),
        ({"players": 5}, "error-players"),
        ({"players": 2}, "error-seats"),
        ({"options": {"x": "y"}}, "error-option"),
        ({"options": {"first": "9"}}, "error-option-value"),
        ({"theme": "neon"}, "error-theme"),
        ({"seats": ("human", "random", "genius")}, "bot-unknown"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_configuration_is_an_option_error(
    changes: dict[str, object], code: str, lang: str
) -> None:
    with pytest.raises(OptionError) as caught:
        play(replace(config(), **changes), [])  # type: ignore[arg-type]
    assert caught.value.code == code
    assert Texts(lang).error(caught.value) != ""


def test_different_games_without_a_seed() -> None:
    shown = {play(config(seed=None), any_numbers(1)) for _ in range(3)}
    assert len(shown) > 1


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("ja", "ヒント")])
def test_a_hint_says_what_is_best_and_what_the_next_ones_cost(
    lang: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quickly(observer: Observer, seed: int) -> list[Judged]:
        return judge(observer, seed, 12, 3, looks=4)

    monkeypatch.setattr("saqqara.terminal.session.judge", quickly)
    first, *others = answers([word], lang)[0].splitlines()
    texts = Texts(lang)
    begin, _, _ = texts.say("learn-hint-best", percent=0, points=0, game="pharaoh").partition("0")
    assert begin in first
    assert others
