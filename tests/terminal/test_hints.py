"""Reasons in the terminal: the words of the catalogue that browsers have too."""

import pytest

from saqqara.bots.judge import Reason
from saqqara.terminal.hints import reason_words
from saqqara.text import Texts

NAMES = ["Ann", "Nefer"]


def reason(kind: str, seat: int = 0, source: str = "", points: float = 0.0) -> Reason:
    return {
        "kind": kind,
        "seat": seat,
        "source": source,
        "points": points,
        "word": "",
        "word_seat": -1,
        "label": None,
    }


REPLY: Reason = {
    **reason("reply", 1),
    "word": "sail 2 temple",
    "word_seat": 1,
    "label": {"id": "imhotep-label-sail", "args": {"ship": 2, "site": "imhotep-site-temple"}},
}


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (
            reason("own", 0, "imhotep-source-pyramids", 4.2),
            "You would get about 4 points fewer from the Pyramids.",
        ),
        (
            reason("other", 1, "imhotep-source-statues", 0.8),
            "Nefer would get about 1 point more from statues.",
        ),
        (reason("ends", 0, "common-effect-round"), "It ends the round at once."),
        (REPLY, "Nefer could answer: Sail ship 2 to the Temple"),
    ],
)
def test_a_reason_is_a_sentence_about_the_game(told: Reason, words: str) -> None:
    assert reason_words(told, "imhotep", 0, Texts("en"), NAMES) == words


def test_it_is_one_in_japanese_too() -> None:
    told = reason("other", 1, "imhotep-source-pyramids", 3.0)
    words = reason_words(told, "imhotep", 0, Texts("ja"), NAMES)
    assert words == "Neferさんはピラミッドで約3点得をします。"
