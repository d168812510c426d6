"""The board: readable in 80 columns, whatever lies on it."""

import copy
from collections.abc import Iterator
from typing import Any, cast

import pytest

from saqqara.games import game_spec
from saqqara.games.pharaoh.tables import CREW_WORD
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.match import Match, TableView
from saqqara.kernel.rng import Rng
from saqqara.terminal.boards.pharaoh import LOT_ID, PharaohBoard
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import THEMES
from saqqara.text import LANGUAGES, Texts
from terminal.playing import ambiguous, too_wide

SHORT = ["Ana", "Ben", "Chie", "Dai"]
LONG = ["Maximiliane-Theodora von und zu Hatschepsut-Amenophis der Zweite"] * 3 + ["発掘調査隊" * 9]
BOARD = PharaohBoard()


def positions(players: int, seed: int, options: dict[str, str]) -> Iterator[Match]:
    match = Match(game_spec("pharaoh"), players, options)
    rng = Rng(seed)
    while not match.state.over():
        legal = match.game.legal(match.state)
        match.play(match.seat(), legal[rng.below(len(legal))])
        yield match


def draw(view: TableView, lang: str, names: list[str], full: bool = False) -> str:
    return "\n".join(BOARD.draw(Scene(view, names, Texts(lang), THEMES["ascii"], full)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_position_is_too_wide(lang: str, players: int) -> None:
    for seed, options in enumerate([{}, {"open_hands": "on"}]):
        for number, match in enumerate(positions(players, seed, options)):
            seat = (number % (players + 1)) - 1
            names = LONG if number % 2 else SHORT
            shown = draw(match.view(seat), lang, names, full=number % 3 == 0)
            assert too_wide(shown) == []
            assert ambiguous(shown) == set()


def crowded() -> TableView:
    """More on the table than any game can have."""
    view = cast(Any, copy.deepcopy(Match(game_spec("pharaoh"), 4, {"first": "1"}).view(0)))
    board = view["board"]
    board.update(round=3, leader=1, high=99, horus_used=True, hospital=list(CREW_WORD) * 3)
    board.update(row=list(LOT_ID)[-4:], deck=list(LOT_ID), removed=list(LOT_ID))
    for camp in board["camps"]:
        camp.update(hand=list(CREW_WORD) * 3, bid=list(CREW_WORD) * 2, tent=list(CREW_WORD) * 2)
        camp.update(hand_size=30, bid_sum=80, treasure=list(LOT_ID)[:15], passed=True)
    return cast(TableView, view)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_table_is_not_too_wide_and_lacks_nothing(lang: str) -> None:
    shown = draw(crowded(), lang, LONG, full=True)
    assert too_wide(shown) == []
    for id in LOT_ID.values():
        assert shown.count(Texts(lang).say(id).split()[0]) >= 2
    assert shown.replace("\n", " ").count("7f") >= 12 + 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_sees_its_own_hand_only(lang: str) -> None:
    match = Match(game_spec("pharaoh"), 3, {"first": "1"})
    match.rewind(0)
    own = draw(match.view(0), lang, SHORT)
    nobody = draw(match.view(SPECTATOR), lang, SHORT)
    assert own.count("1 2 3 4 5") == 1
    assert nobody.count("1 2 3 4 5") == 0


def test_open_hands_are_all_shown() -> None:
    match = Match(game_spec("pharaoh"), 3, {"open_hands": "on"})
    assert draw(match.view(0), "en", SHORT).count("1 2 3 4 5") == 3


def lots_turned_up() -> Match:
    match = Match(game_spec("pharaoh"), 3, {"first": "1"})
    for word in ("lot jar 2", "lot crew 5f", "lot coin 5", "lot throne 1"):
        match.play_words(-1, [word])
    return match


def test_a_position_is_drawn_like_this() -> None:
    match = lots_turned_up()
    match.play_words(0, ["lay 4", "declare bonus"])
    match.play_words(1, ["lay 2", "lay 5", "declare"])
    match.play_words(2, ["horus"])
    expected = """\
== Round 1 of 5 ===================================== Return of the Pharaoh ==
 Lots      >> 2 jars <<   crew 5 with a flag   5 gold coins   1 throne
 Bidding   7 by Ben, no Horus pass left in this auction
 Hospital  -
------------------------------------------------------------------------------
  Player                 Hand  Played            Tent         Pharaohs Points
* Ana                    4     4 = 4             -            2        0
  Ben                    3     2 5 = 7           -            2        0
  Chie            Horus  5     passed            -            2        0
------------------------------------------------------------------------------
 Your hand  1 2 3 5 (sum 11)"""
    assert draw(match.view(0), "en", SHORT) == expected


def test_it_is_drawn_in_japanese_too() -> None:
    match = lots_turned_up()
    match.play_words(0, ["lay 4", "declare bonus"])
    match.play_words(1, ["horus"])
    match.play_words(2, ["pass"])
    match.play_words(1, ["lay 3"])
    expected = """\
== 第1ラウンド（全5ラウンド） ============================== ファラオの帰還 ==
 場札  >> 隊員5人（旗あり） <<   金貨5枚   玉座1脚
 宣言  まだありません
 病院  4（合計4人）
------------------------------------------------------------------------------
  プレイヤー             手札  手元              テント       ファラオ 得点
  Ana                    4枚   -                 -            2枚      2点
    財宝: 壺2個
* Ben             ホルス 4枚   3 = 3             -            2枚      0点
  Chie                   5枚   -                 -            2枚      0点
------------------------------------------------------------------------------
 あなたの手札  1 2 4 5（合計12人）"""
    assert draw(match.view(1), "ja", SHORT) == expected


def test_the_opening_bonus_is_shown_as_such() -> None:
    match = lots_turned_up()
    match.play_words(0, ["lay 4", "declare bonus"])
    assert "4 +1 = 5" in draw(match.view(0), "en", SHORT)


def test_the_deck_is_listed_on_demand() -> None:
    match = lots_turned_up()
    assert "Deck" not in draw(match.view(0), "en", SHORT)
    assert "3 swords" in draw(match.view(0), "en", SHORT, full=True)
