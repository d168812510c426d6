"""The board of Imhotep: readable in 80 columns, whatever lies on it."""

import copy
from typing import Any, cast

import pytest

from games.imhotep.table import Table
from saqqara.games.imhotep.names import SITE_NAME
from saqqara.games.imhotep.tables import CARD_WORD, PLAYERS
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.match import TableView
from saqqara.terminal.boards.imhotep import HARBOUR, OFFER_ID
from saqqara.terminal.boards.imhotep_sites import group_sizes
from saqqara.terminal.theme import WIDTH
from saqqara.text import LANGUAGES, Texts
from saqqara.text.width import cells
from terminal.imhotep_table import LONG, NAMES, begun, draw, positions, turns
from terminal.playing import ambiguous

MIXES = ("AAAAA", "BBBBB", "ABABA", "BABAB", "AABBA", "BBAAB", "random")
OPENING = (
    "1 load 1 1, 2 load 1 3, 3 load 4 2, 1 load 2 1, 2 load 2 3, 3 sail 2 pyramids, "
    "1 get, 2 load 1 4, 3 sail 4 temple, 1 sail 1 market, 1 take 2"
)
OPENING_B = (
    "1 load 1 1, 2 load 1 3, 3 load 4 2, 1 load 2 1, 2 load 2 3, 3 sail 2 pyramids, "
    "1 pyramid left, 2 pyramid left, 2 no bonus, 1 get, 2 load 1 4, 3 sail 4 burial, "
    "1 sail 1 market, 1 take 4, 0 card chisel, 0 card sail"
)


def too_wide(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if cells(line) > WIDTH]


@pytest.mark.parametrize("sides", MIXES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_fits_a_screen(players: int, sides: str) -> None:
    """At every third decision, for everybody in turn, with short and long names."""
    for seed in range(2):
        options = {"sides": sides, "wrath": "on" if seed else "off"}
        for number, match in enumerate(positions(players, seed, options)):
            if number % 3:
                continue
            view = match.view(number % (players + 1) - 1)
            for lang in LANGUAGES:
                shown = draw(view, lang, LONG if number % 2 else NAMES)
                assert too_wide(shown) == []
                assert ambiguous(shown) == set()
                assert shown.count("\n") < 35


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_full_board_fits_too(lang: str) -> None:
    for number, match in enumerate(positions(4, 7, {"sides": "random"})):
        shown = draw(match.view(number % 5 - 1), lang, LONG, full=True)
        assert too_wide(shown) == []
        assert ambiguous(shown) == set()


def crowded(sides: str) -> TableView:
    """More on the table than any game can have."""
    view = cast(Any, copy.deepcopy(begun(sides).view(0)))
    board = view["board"]
    board["players"].append(copy.deepcopy(board["players"][0]))
    board["market"].update(cards=["burial decoration"] * 4, draw_pile=34)
    board["burial"]["stones"] = [place % 4 for place in range(57)]
    board["burial"]["groups"] = [
        {"seat": place % 4, "places": [place], "points": 1} for place in range(57)
    ]
    board["burial"]["rows"] = [[8] * 4] * 3
    board["obelisks"].update(heights=[29] * 4, waiting=[2] * 4, towers=[0, 1, 2, 3] * 2)
    board["pyramids"].update(spaces=[1] * len(board["pyramids"]["spaces"]), beside=99)
    for player in board["players"]:
        player.update(cards=sorted(CARD_WORD * 3), quarry=29, score=199)
        player["stones"].update(burial=57)
        player["end_points"].update(dict.fromkeys(player["end_points"], 99))
    return cast(TableView, view)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_a_crowded_table_is_not_too_wide_and_lacks_nothing(lang: str, sides: str) -> None:
    shown = draw(crowded(sides), lang, LONG, full=True)
    assert too_wide(shown) == []
    assert shown.count("199") == 4
    copies = Texts(lang).say("imhotep-board-copies", copies=3, card="x").replace("x", "")
    assert shown.count(copies.strip()) >= 4 * len(CARD_WORD)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_on_offer_is_cut_off(lang: str) -> None:
    for id in OFFER_ID.values():
        assert cells("#4 " + Texts(lang).say(id, points=11)) <= WIDTH - HARBOUR


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_ship_is_cut_off(lang: str) -> None:
    say = Texts(lang).say
    texts = [say("imhotep-board-docked", site=say(site)) for site in SITE_NAME]
    texts += [say("imhotep-board-ready", minimum=3)]
    texts += [say("imhotep-board-needs", minimum=3, stones=3)]
    assert max(cells(text) for text in texts) < HARBOUR - cells(">>1 <1 2 3 4|  ")


# ---- how it looks


def test_a_position_is_drawn_like_this() -> None:
    match = turns(begun("AAAAA"), OPENING)
    expected = """\
== Round 1 of 6 =================================================== Imhotep ==
 Ships (the bow < is unloaded first)  Market A - draw pile of 30
>>1 <. . B B|  at the Market          #1 Lever: sail, set the unloading order
  2 <. . .|    at the Pyramids        -
  3 <1 2 3|    min 2, needs 2 more    #3 Burial Chamber Decoration: worth 0
  4 <. .|      at the Temple          #4 Entrance: stone to the Pyramids
-- Sites: the next stone goes to [ ] -----------------------------------------
 Pyramids A        a B [3]  2 4 3  2 1 3 | 2 3 1 3 | 4   then 1 each
 Temple A          c [.] . . .   each round: c 1
 Burial Chamber A  [.]   now worth: nothing
                    .
                    .
 Obelisks A        a 0  B 0  c 0   tallest first: 12/6/1
                   now worth: nothing
-- Start player: Ana ---------------------------------------------------------
    Player           Sled  Quarry  Points  At end  Cards
  a Ana               3/5      25       2      +1  Statue
 *B Ben               0/5      26       1      +0  -
  c Chie              3/5      25       0      +0  -"""
    assert draw(match.view(1)) == expected


def test_it_is_drawn_in_japanese_too() -> None:
    match = turns(begun("BBBBB"), OPENING_B)
    expected = """\
== 第1ラウンド（全6ラウンド） ================================ イムホテップ ==
 船（船首<から順に降ろす）            市場B面 - 山札29枚
>>1 <. . b b|  市場に係留中           #1 てこ: 船を移動、降ろす順は自由
  2 <. . .|    ピラミッドに係留中     #2 偶像: 1から5枚で1・3・6・10・15点
  3 <1 2 3|    最少2個、あと2個       #3 出航: 1個載せた船を移動させる
  4 <. .|      埋葬室に係留中         #4 見えるカード: 出航、のみ
-- 建築現場（次の石材は[ ]に置く） -------------------------------------------
 ピラミッドB面  A b [3] 2 4 | [2] 3 1+採石 1 4 | [2] 3 3 1+積込み 4
 神殿B面        [.] 1点か石材   . 2点   . 1点か石材   . カード   . 1点か石材
 埋葬室B面      c     今終われば: c 8
                [.]   今終われば: なし
                 .    今終われば: なし
 オベリスクB面  [10] 9 8 7 6 5 5 5   待機中: なし
-- スタートプレイヤー: Anaさん -----------------------------------------------
    プレイヤー       石材置き場  採石場  得点  終了時  カード
 *A Ana                     3/5      25     2      +0  -
  b Ben                     0/5      26     1      +0  -
  c Chie                    3/5      25     0      +8  -"""
    assert draw(match.view(0), "ja") == expected


def test_own_stones_are_capital_letters() -> None:
    match = turns(begun("AAAAA"), "1 load 1 1, 2 load 1 2, 3 load 1 3")
    assert "1 <A b c 4|" in draw(match.view(0))
    assert "1 <a B c 4|" in draw(match.view(1))
    assert "1 <A B C 4|" in draw(match.view(SPECTATOR))
    assert "*B Ben" in draw(match.view(1))
    assert "*" not in draw(match.view(SPECTATOR))


def test_only_who_looks_sees_the_face_down_cards() -> None:
    match = turns(begun("BBBBB"), OPENING_B)
    assert "#4 you see: Sail and Chisel" in draw(match.view(0))
    for seat in (1, 2, SPECTATOR):
        assert "#4 2 cards face down: keep one" in draw(match.view(seat))
        assert "Chisel" not in draw(match.view(seat))


def test_face_down_cards_that_are_known_are_named() -> None:
    view = cast(Any, copy.deepcopy(begun("BAAAA").view(0)))
    view["board"]["market"].update(known=["chisel"], face_down=2)
    assert "#4 2 face down, one of them Chisel" in draw(view)
    view["board"]["market"].update(face_down=1)
    assert "#4 face down: Chisel" in draw(view)
    view["board"]["market"].update(known=[])
    assert "#4 one card face down" in draw(view)
    view["board"]["market"].update(face_down=0)
    assert "#4" not in draw(view)


def test_the_brackets_move_on_with_every_stone() -> None:
    match = begun("AAAAA")
    assert "[2] 1 3  2 4 3" in draw(match.view(0))
    turns(match, OPENING)
    assert "A b [3]  2 4 3" in draw(match.view(0))
    assert "c [.] . . ." in draw(match.view(0))


def test_a_complete_pyramid_counts_what_lies_beside() -> None:
    view = cast(Any, copy.deepcopy(begun("AAAAA").view(0)))
    view["board"]["pyramids"].update(spaces=[0] * 14, beside=3)
    assert "A A A  A A A  A A A | A A A A | A   complete, 3 beside" in draw(view)


def test_the_temple_shows_its_next_space_once_it_is_full() -> None:
    view = cast(Any, copy.deepcopy(begun("AAAAA").view(0)))
    view["board"]["temple"].update(visible=[0, 1, 0, 2, 1], stones=11)
    assert "A [b] A c b   each round: A 2  b 2  c 1" in draw(view)


def test_groups_in_the_burial_chamber_are_those_of_the_worked_example() -> None:
    table = Table(4)
    table.build("burial", "NNWGNWGKNGGGG")
    sizes = [group_sizes(table.board(), seat) for seat in range(4)]
    assert sizes == [[2], [3, 1], [6], [1]]


def test_rows_of_the_burial_chamber_are_those_of_the_worked_example() -> None:
    table = Table(4, sides="AAABA")
    table.build("burial", "WKGNKGGWGWKGW")
    shown = draw(table.match.view(SPECTATOR))
    assert "A B C A A     now worth: A 8  B 3  C 3" in shown
    assert "D D A D [.]   now worth: A 4  D 8" in shown
    assert "C C C C  .    now worth: C 8" in shown


def test_towers_stand_on_the_track() -> None:
    view = cast(Any, copy.deepcopy(begun("AAAAB").view(0)))
    view["board"]["obelisks"].update(towers=[1, 0], waiting=[2, 0, 1])
    assert "b A [8] 7 6 5 5 5   waiting: A 2  c 1" in draw(view)


def test_the_draw_pile_is_listed_on_demand() -> None:
    match = begun("AAAAA")
    assert "Unseen" not in draw(match.view(0))
    shown = draw(match.view(0), full=True)
    assert "Unseen cards (30): Entrance, 2 x Sarcophagus" in shown
    assert "Round cards left: 4-4-2-1" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_and_after_the_game(lang: str) -> None:
    *_, last = positions(3, 1, {})
    shown = draw(last.view(0), lang)
    assert Texts(lang).say("imhotep-board-over") in shown
    assert Texts(lang).say("imhotep-board-end") not in shown
    first = next(positions(3, 1, {"sides": "random"}))
    assert Texts(lang).say("imhotep-board-setup") in draw(first.view(0), lang)
