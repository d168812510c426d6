"""Messages in the language of the person who reads them."""

import subprocess
import sys

import pytest

from saqqara.kernel.errors import IllegalAction, OptionError, SaqqaraError
from saqqara.kernel.event import Message
from saqqara.text import LANGUAGES, Texts, pick_language
from saqqara.text.language import VARIABLES

NAMES = ["Ana", "Ben"]


def test_a_message_is_said_in_each_language() -> None:
    assert Texts("en").say("pharaoh-name") == "Return of the Pharaoh"
    assert Texts("ja").say("pharaoh-name") == "ファラオの帰還"


def test_arguments_are_shown_without_isolation_marks() -> None:
    assert Texts("en").say("play-name-person", number=2) == "Player 2"
    assert Texts("ja").say("play-name-person", number=2) == "プレイヤー2"


def test_seats_become_names_and_ids_become_words() -> None:
    message = Message("pharaoh-event-auction", {"seat": 1, "lot": "pharaoh-jar-2"})
    assert Texts("en").render(message, NAMES) == "Ben opens the auction for 2 jars."
    assert Texts("ja").render(message, NAMES) == "Benさんから壺2個の競りが始まります。"


def test_other_seats_become_names_too() -> None:
    message = Message("pharaoh-event-horus", {"seat": 1, "other_seat": 0})
    assert "Ana" in Texts("en").render(message, NAMES)


def test_a_rule_id_stays_as_it_is() -> None:
    message = Message("pharaoh-rule-pass", {"rule": "PHA-4.11"})
    for lang in LANGUAGES:
        assert "PHA-4.11" in Texts(lang).render(message, NAMES)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (0, "Ana makes a Pharaoh pass, but the hospital is empty."),
        (1, "Ana makes a Pharaoh pass: one crew card moves from the hospital to their tent."),
        (3, "Ana makes a Pharaoh pass: 3 crew cards move from the hospital to their tent."),
    ],
)
def test_english_has_plural_forms(cards: int, expected: str) -> None:
    message = Message("pharaoh-event-pharaoh", {"seat": 0, "cards": cards})
    assert Texts("en").render(message, NAMES) == expected


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("pharaoh-throne-1", "玉座1脚"),
        ("pharaoh-jar-2", "壺2個"),
        ("pharaoh-sword-3", "剣3本"),
        ("pharaoh-ankh-4", "アンク4個"),
        ("pharaoh-coin-5", "金貨5枚"),
        ("pharaoh-crew-5", "隊員5人"),
        ("pharaoh-flag-crew-7", "隊員7人（旗あり）"),
    ],
)
def test_japanese_has_counters(id: str, expected: str) -> None:
    assert Texts("ja").say(id) == expected


def test_cards_are_counted_in_sheets() -> None:
    message = Message("pharaoh-event-home", {"seat": 0, "cards": 2})
    expected = "Anaさんはテントの隊員カード2枚を手札に加えました。"
    assert Texts("ja").render(message, NAMES) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_id_is_our_bug(lang: str) -> None:
    with pytest.raises(KeyError):
        Texts(lang).say("play-no-such-message")
    with pytest.raises(KeyError):
        Texts(lang).render(Message("pharaoh-event-lot", {"lot": "no-lot"}), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_argument_is_our_bug(lang: str) -> None:
    with pytest.raises(KeyError):
        Texts(lang).say("play-name-person")


def test_errors_are_told_by_their_code() -> None:
    error = IllegalAction("'pass' is not possible", "error-illegal", {"word": "pass", "ply": 3})
    assert Texts("en").error(error) == "'pass' is not possible now."
    assert Texts("ja").error(error) == "「pass」は今はできません。"


def test_an_error_without_a_message_is_told_in_its_own_words() -> None:
    error = SaqqaraError("the sky fell", "error-sky", {})
    assert Texts("ja").error(error) == "the sky fell"


def test_details_of_errors_are_not_looked_up() -> None:
    error = SaqqaraError("", "error-notation", {"text": "pharaoh-name"})
    assert Texts("en").error(error) == "I don't understand 'pharaoh-name'."


def test_sentences_and_lists_are_joined_as_the_language_does() -> None:
    assert Texts("en").join(["A.", "B."]) == "A. B."
    assert Texts("ja").join(["A。", "B。"]) == "A。B。"
    assert Texts("en").listed([]) == ""
    assert Texts("en").listed(["A"]) == "A"
    assert Texts("en").listed(["A", "B", "C"]) == "A, B and C"
    assert Texts("ja").listed(["A", "B", "C"]) == "A、B、C"


# ---- which language


def test_the_asked_language_is_spoken() -> None:
    assert pick_language("en") == "en"
    assert pick_language("ja_JP.UTF-8") == "ja"


def test_a_language_that_we_lack_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        pick_language("tlh")
    assert caught.value.code == "error-language"


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "ja_JP", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "ja_JP", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "", "LC_MESSAGES": "ja"}, "ja"),
    ],
)
def test_the_environment_decides_otherwise(
    environment: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert pick_language(None) == expected


def test_fluent_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, saqqara.text; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
