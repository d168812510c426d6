"""Murals of the Nile in a terminal: the wall, the odds, and what people type."""

from typing import Any

import pytest

from games.murals.table import A, Table, arrange
from saqqara.kernel.event import SPECTATOR
from saqqara.terminal import commands
from saqqara.terminal.boards import BOARDS
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import THEMES, WIDTH
from saqqara.text import LANGUAGES, Texts
from saqqara.text.width import cells

BOARD = BOARDS["murals"]
NAMES = ["Ana", "Ben", "Chie", "Dai"]


def scene(t: Table, seat: int = A, lang: str = "en", theme: str = "ascii") -> Scene:
    return Scene(t.match.view(seat), NAMES, Texts(lang), THEMES[theme])


def drawn(t: Table, seat: int = A, lang: str = "en") -> str:
    return "\n".join(BOARD.draw(scene(t, seat, lang)))


def in_mid_turn(**options: Any) -> Table:
    """77 was placed last; 78 lies in the display, 12 in A's hand came from there."""
    return arrange(
        ["12 99 30", "98"],
        sheet="77 00 01 66",
        display="78",
        rest="deck",
        last="77",
        count=3,
        known=["12", ""],
        **options,
    )


def test_the_wall_shows_cards_shadow_and_ankhs() -> None:
    rows = drawn(in_mid_turn()).splitlines()[1:11]
    assert rows[0].startswith(" A== A== a02 b03+b04")
    assert rows[7][28:32] == ">M=="
    assert rows[8][28:40] == " m87+m.. m.."
    assert rows[9][32:40] == " m.. m.."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
def test_no_line_is_too_wide(lang: str, theme: str) -> None:
    hands = [" ".join(f"{n:02d}" for n in range(60, 100)), "00 01", "02", "03"]
    t = arrange(hands, known=[hands[0], "", "", ""], rest="deck")
    for seat in (A, SPECTATOR):
        lines = BOARD.draw(Scene(t.match.view(seat), NAMES, Texts(lang), THEMES[theme], True))
        assert max(cells(line) for line in lines) <= WIDTH


def test_the_odds_are_those_of_the_viewer() -> None:
    """88 89 98 lie in the shadow; A holds 99, and 98 may be in the deck."""
    assert "3% chance of a miss (3 of 92 unseen)" in drawn(in_mid_turn())
    assert BOARD.aside(scene(in_mid_turn())) == [" Next card  3% chance of a miss (3 of 92 unseen)"]


def test_without_the_option_nothing_is_told() -> None:
    assert "unseen" not in drawn(in_mid_turn(odds="off"))
    assert BOARD.aside(scene(in_mid_turn(odds="off"))) == []


def test_a_card_that_cannot_miss() -> None:
    t = arrange(["12", "98"], rest="deck", last="95", count=1)
    assert "cannot miss" in drawn(t)
    assert "ミスなし" in drawn(t, lang="ja")


def test_what_is_known_of_hands() -> None:
    line = next(line for line in drawn(in_mid_turn(), 1).splitlines() if line.startswith("  Ana"))
    assert line.split()[1:4] == ["3", "cards", "12"]
    assert "Your hand  98" in drawn(in_mid_turn(), 1)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("h99, h30, s", ["hand 99", "hand 30", "stop"]),
        ("d", ["draw"]),
        ("o78 stop", ["display 78", "stop"]),
        ("display 78", ["display 78"]),
        ("手札99、場札78", ["hand 99", "display 78"]),
        ("めくる", ["draw"]),
        ("ストップ", ["stop"]),
        ("t78", ["take 78"]),
        ("取る78", ["take 78"]),
        ("引く", ["take deck"]),
        ("nonsense", ["nonsense"]),
    ],
)
def test_what_people_type(typed: str, words: list[str]) -> None:
    game = in_mid_turn().match.game
    known = {game.word(action): action for action in range(game.actions)}
    assert commands.notation(commands.read(typed).text or typed, known, BOARD) == words


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["hand 13"], "You do not have 13 in hand."),
        (["display 13"], "13 is not in the display."),
        (["hand 99"], "99 is in the shadow of 77."),
        (["hand 12", "hand 99"], "99 is in the shadow of 12."),
        (["hand 30", "stop", "stop"], ""),
    ],
)
def test_what_is_objected(words: list[str], problem: str) -> None:
    assert BOARD.objection(scene(in_mid_turn()), words) == problem


def test_cards_from_hand_are_told_together() -> None:
    t = arrange(["99 98 97", "96"], rest="deck")
    t.play(A, "hand 99", "hand 98", "hand 97")
    told = BOARD.sentences(t.heard(A, len(t.match.plies) - 3), Texts("en"), NAMES)
    assert told == ["Ana places 99, 98 and 97 from their hand."]


def test_a_tie_tells_the_sums() -> None:
    t = arrange(["99", ""], cubes=[(10, 3, -2), (12, 6, -5)])
    t.play(A, "hand 99")
    text = BOARD.tie(scene(t), [0, 1])
    assert "Ana (sum 14)" in text
    assert "Ben (sum 13)" in text
