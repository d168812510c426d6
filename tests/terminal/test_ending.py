"""The end of a game: score sheet, winner, tie."""

from dataclasses import replace
from typing import Any, cast

import pytest

from saqqara.kernel.match import TableView
from saqqara.terminal import screen
from saqqara.terminal.theme import THEMES
from saqqara.text import LANGUAGES, Texts
from terminal.playing import config, session_of, too_wide

SHEETS = [
    {"pharaoh-source-treasure": 13, "pharaoh-source-variety": 6, "pharaoh-source-flags": 3},
    {"pharaoh-source-treasure": 4, "pharaoh-source-variety": 1, "pharaoh-source-flags": 0},
]


def test_the_score_sheet_has_a_row_for_each_source() -> None:
    lines = screen.score_sheet(SHEETS, Texts("en"), ["Ana", "Ben"], THEMES["ascii"])
    assert [line.split() for line in lines] == [
        ["Ana", "Ben"],
        ["Treasure", "13", "4"],
        ["Variety", "6", "1"],
        ["Crew", "with", "a", "flag", "3", "0"],
        ["-" * 56],
        ["Total", "22", "5"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_score_sheet_fits_long_names(lang: str, players: int) -> None:
    names = ["発掘調査隊の隊長" * 4, "Maximilian the Magnificent", "x", "y", "z"][:players]
    sheets = [SHEETS[0]] * players
    lines = screen.score_sheet(sheets, Texts(lang), names, THEMES["ascii"])
    assert too_wide("\n".join(lines)) == []


def announced(lang: str, scores: list[int], winners: list[int], hands: list[list[str]]) -> str:
    session, out = session_of(config(["human", "random"], lang=lang))
    scene = session.scene()
    view = cast(Any, dict(scene.view))
    view.update(over=True, scores=scores, winners=winners)
    camps = [
        {**camp, "hand": hand, "tent": ["3f"]}
        for camp, hand in zip(view["board"]["camps"], hands, strict=True)
    ]
    view["board"] = {**view["board"], "camps": camps}
    session.announce(replace(scene, view=cast(TableView, view)))
    return out.getvalue()


def test_the_winner_is_named() -> None:
    assert announced("en", [9, 5], [0], [[], []]) == "Player 1 wins with 9 points.\n"
    assert announced("ja", [9, 5], [0], [[], []]) == "プレイヤー1さんが9点で勝ちました。\n"


def test_a_score_is_in_the_unit_of_the_game() -> None:
    for lang, shown in [
        ("en", "Ana wins with 99 Talents."),
        ("ja", "Anaさんが99タレントで勝ちました。"),
    ]:
        assert Texts(lang).say("play-winner", name="Ana", points=99, game="cleopatra") == shown


def test_a_broken_tie_is_explained() -> None:
    assert announced("en", [9, 9], [1], [["1"], ["2", "5"]]) == (
        "Tied on 9 points: Player 1 (crew of 4) and Sinuhe (crew of 10). Largest crew\n"
        "wins.\nSinuhe wins with 9 points.\n"
    )
    assert announced("ja", [9, 9], [1], [["1"], ["2", "5"]]) == (
        "9点で同点です: プレイヤー1さん（隊員4人）、シヌヘさん（隊員10人）。隊員の\n"
        "合計人数が多いほうの勝ちです。\nシヌヘさんが9点で勝ちました。\n"
    )


def test_a_shared_win_is_said_to_be_shared() -> None:
    shown = announced("en", [1, 1], [0, 1], [["2"], ["2"]])
    assert "Player 1 and Sinuhe share the win with 1 point." in shown
    shown = announced("ja", [1, 1], [0, 1], [["2"], ["2"]])
    assert "プレイヤー1さん、シヌヘさんが1点で勝利を分け合いました。" in shown
