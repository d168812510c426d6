"""Imhotep at the terminal: whole games, choices in tables, mistakes, the end."""

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from saqqara.cli.values import game_options
from saqqara.games import game_spec
from saqqara.kernel.errors import IllegalAction, OptionError
from saqqara.kernel.match import Match, TableView, action_of
from saqqara.kernel.record import read_record, replay
from saqqara.terminal import screen
from saqqara.terminal.commands import read
from saqqara.terminal.console import SCREENFUL, Leave
from saqqara.terminal.play import PlayConfig
from saqqara.terminal.session import Session
from saqqara.terminal.theme import THEMES
from saqqara.text import LANGUAGES, Texts
from terminal.imhotep_table import BOARD, NAMES, begun, positions, turns
from terminal.playing import ambiguous, any_numbers, config, flat, play, session_of, too_wide

GONE = "\n" * SCREENFUL
SOURCES = (
    "imhotep-source-pyramids",
    "imhotep-source-temple",
    "imhotep-source-burial",
    "imhotep-source-obelisks",
    "imhotep-source-statues",
    "imhotep-source-ornaments",
    "imhotep-source-blue",
    "imhotep-source-wrath",
)


def imhotep(seats: Sequence[str] = ("human", "random", "random"), **changes: Any) -> PlayConfig:
    """The person begins, unless said otherwise."""
    changes["options"] = {"first": "1", **changes.get("options", {})}
    return config(seats, game="imhotep", **changes)


def set_out(how: PlayConfig, fleet: str, cards: str) -> tuple[Session, io.StringIO]:
    """A session whose ships and cards are known, seen by the first player."""
    session, out = session_of(how)
    words = [f"card {card}" for card in cards.split(", ")]
    session.match.play_words(-1, [f"round {fleet}", *words])
    session.viewer = 0
    return session, out


def answer(line: str, lang: str = "en") -> str:
    """What is said to a first move that is not possible."""
    session, out = set_out(imhotep(lang=lang), "4-3-2-1", "lever, statue, statue, statue")
    assert not session.play_typed(0, read(line).text)
    return flat(out.getvalue())


# ---- whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "sides"), [(2, "AAAAA"), (2, "BBBBB"), (3, "ABABA"), (4, "AAAAA"), (4, "BBBBB")]
)
def test_a_game_is_played_from_the_greeting_to_the_score_sheet(
    lang: str, players: int, sides: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    options = {"sides": sides, "wrath": "on"}
    seats = ["human"] + ["random"] * (players - 1)
    how = imhotep(seats, lang=lang, options=options, record=file, seed=players)
    shown = play(how, any_numbers(players, 16))
    assert too_wide(shown.replace(f"saqqara replay {file}", "")) == []
    assert ambiguous(shown) == set()
    record = read_record(file.read_text("utf-8"))
    match = replay(game_spec("imhotep"), record)
    assert match.state.over()
    sheet = read_sheet(shown, lang)
    assert set(sheet) == {*SOURCES, "play-sheet-total"}
    totals = [sum(sheet[source][seat] for source in SOURCES) for seat in range(players)]
    assert totals == sheet["play-sheet-total"] == record.scores


def read_sheet(shown: str, lang: str) -> dict[str, list[int]]:
    """The rows of the score sheet by the ids of their names."""
    say = Texts(lang).say
    lines = shown.rpartition(say("imhotep-board-over"))[2].splitlines()
    rows: dict[str, list[int]] = {}
    for line in lines:
        for id in (*SOURCES, "play-sheet-total"):
            found = re.fullmatch(rf"{re.escape(say(id))}((?: +-?\d+)+)", line)
            if found:
                rows[id] = [int(value) for value in found[1].split()]
    return rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_alone_can_be_watched(lang: str) -> None:
    shown = play(imhotep(["random"] * 4, lang=lang, options={"sides": "random"}), [])
    assert too_wide(shown) == []
    assert set(read_sheet(shown, lang)) == {*SOURCES[:-1], "play-sheet-total"}


# ---- choices


def shown_choices(match: Match, lang: str = "en") -> str:
    legal = match.game.legal(match.state)
    return "\n".join(screen.choices(match.game, match.state, legal, Texts(lang), NAMES))


def test_loading_and_sailing_are_laid_out_as_tables() -> None:
    match = turns(begun("AAAAA"), "1 load 2 1, 2 load 2 3, 3 load 1 2")
    assert (
        shown_choices(match)
        == """\
  1) Take 3 stones from the quarry [get]
  Load one stone [load ship space]
    Ship 1   2) space 1    3) space 3    4) space 4
    Ship 2   5) space 2
    Ship 3   6) space 1    7) space 2    8) space 3
    Ship 4   9) space 1   10) space 2
  Sail a ship to a site [sail ship site]
    Ship 2  11) Market 12) Pyramids 13) Temple 14) Burial Chamber 15) Obelisks"""
    )


def test_they_are_laid_out_as_tables_in_japanese_too() -> None:
    match = turns(begun("AAAAA"), "1 load 2 1, 2 load 2 3, 3 load 1 2")
    assert (
        shown_choices(match, "ja")
        == """\
  1) 採石場から石材3個を取る [get]
  石材1個を船に載せる [load 船 マス]
    船1   2) 1マス目    3) 3マス目    4) 4マス目
    船2   5) 2マス目
    船3   6) 1マス目    7) 2マス目    8) 3マス目
    船4   9) 1マス目   10) 2マス目
  船を建築現場に移動させる [sail 船 建築現場]
    船2  11) 市場   12) ピラミッド   13) 神殿   14) 埋葬室   15) オベリスク"""
    )


def test_a_few_choices_need_no_table() -> None:
    match = turns(begun("AAAAA", "4-2-2-1"), "1 load 2 1, 2 load 2 2, 3 load 3 1")
    turns(match, "1 load 3 2, 2 load 1 1, 3 load 1 2, 1 get, 2 load 1 3, 3 load 4 1")
    assert "  2) Load ship 1, space 4 [load 1 4]" in shown_choices(match)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_is_listed_once_and_the_list_is_short(players: int, lang: str) -> None:
    for match in positions(players, 2, {"sides": "BBBBB"}):
        if match.state.over() or match.seat() < 0:
            continue
        shown = shown_choices(match, lang)
        count = len(match.game.legal(match.state))
        numbers = [int(number) for number in re.findall(r"(?:^| )(\d+)\) ", shown, re.MULTILINE)]
        assert sorted(numbers) == list(range(1, count + 1))
        assert too_wide(shown) == []
        assert shown.count("\n") < 14


# ---- typing


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("load 2 4", "Ship 2 has only 3 spaces."),
        ("load 4 2", "Ship 4 has only one space."),
        ("load", "Name a ship and one of its spaces"),
        ("load 1", "Name a ship and one of its spaces"),
        ("sail 1", "Name a ship and a site"),
        ("sail 1 temple", "Ship 1 needs 3 more stones to sail."),
        ("play lever", "You do not have the Lever."),
        ("hammer, load 1 1", "You do not have the Hammer."),
        ("load 1 1, load 1 2", "Your decision is complete before the end of what you typed."),
        ("pyramid left", "'pyramid left' is not possible now."),
        ("play", "I don't understand 'play'."),
        ("#1", "'take 1' is not possible now."),
    ],
)
def test_a_mistake_is_explained(line: str, problem: str) -> None:
    assert answer(line).startswith(problem)


def test_a_mistake_is_explained_in_japanese() -> None:
    assert answer("load 4 2", "ja").startswith("船4のマスは1つだけです。")
    assert answer("のみ", "ja").startswith("「のみ」を持っていません。")
    assert answer("sail 4 market", "ja").startswith("船4を移動させるには、石材があと1個必要です。")


def refused(match: Match, word: str) -> str:
    """What is said to the seat that decides if it types this; "" if it may."""
    try:
        match.check(match.seat(), action_of(match.game, word))
    except IllegalAction as error:
        return Texts("en").error(error, NAMES)
    return ""


def test_what_is_wrong_later_in_a_round_is_explained_too() -> None:
    match = turns(begun("AAAAA"), "1 load 4 1, 2 sail 4 temple, 3 load 3 1, 1 load 3 2, 2 get")
    assert refused(match, "sail 3 temple") == "There is already a ship at the Temple this round."
    assert refused(match, "sail 4 market") == "Ship 4 has already sailed."
    assert refused(match, "load 4 1") == "Ship 4 has already sailed."
    assert refused(match, "load 3 2") == "There is already a stone on space 2 of ship 3."
    assert refused(match, "sail 3 market") == ""
    turns(match, "3 load 2 1")
    assert refused(match, "load 1 1") == "Your sled is empty; take stones first."
    assert refused(match, "get") == ""
    turns(match, "1 get")
    assert refused(match, "get") == "Your sled is full."


def test_no_reason_is_made_up_while_a_ship_is_unloaded() -> None:
    match = turns(begun("BBBBB"), "1 load 4 1, 2 load 4 2, 3 sail 4 market")
    assert refused(match, "load 4 1") == "'load 4 1' is not possible now."


@pytest.mark.parametrize(
    ("line", "happened"),
    [
        ("採石", "Player 1 takes 3 stones from the quarry."),
        ("ＬＯＡＤ　４　１", "Player 1 loads ship 4, space 1."),
        ("load 2 2", "Player 1 loads ship 2, space 2."),
    ],
)
def test_moves_can_be_typed(line: str, happened: str) -> None:
    assert f"- {happened}" in play(imhotep(seed=5), [line])


def test_a_blue_card_is_played_in_one_line() -> None:
    session, out = set_out(imhotep(), "4-3-3-2", "chisel, statue, statue, statue")
    match = session.match
    turns(match, "1 load 4 1, 2 get, 3 get, 1 sail 4 market, 1 take 1, 2 load 1 1, 3 load 1 2")
    turns(match, "1 get, 2 load 2 1, 3 load 2 2")
    assert session.play_typed(0, "のみ、load 1 4、load 3 1")
    session.tell()
    news = "- Player 1 plays the Chisel card. Player 1 loads ship 1, space 4. Player 1"
    assert news in out.getvalue()


# ---- news


def told(match: Match, lang: str = "en") -> list[str]:
    return screen.news(screen.events_for(match.plies, 0), BOARD, Texts(lang), NAMES)


def test_what_happens_to_a_stone_and_the_next_turn_are_told_apart() -> None:
    """Ben's stone is laid in Ana's turn; then Ben takes his own."""
    match = turns(begun("AAAAA"), "1 load 4 2, 2 load 4 1, 3 get, 1 sail 4 burial, 2 get")
    assert told(match)[-4:] == [
        "- Ana sails ship 4 to the Burial Chamber.",
        "- Ben places a stone in the Burial Chamber, column 1, row 1.",
        "- Ana places a stone in the Burial Chamber, column 1, row 2.",
        "- Ben takes 3 stones from the quarry.",
    ]
    assert told(match, "ja")[-4:] == [
        "- Anaさんが船4を埋葬室に移動させました。",
        "- Benさんは埋葬室の1列目・1行目に石材を置きました。",
        "- Anaさんは埋葬室の1列目・2行目に石材を置きました。",
        "- Benさんが採石し、石材3個を石材置き場に移しました。",
    ]


def test_other_owners_decide_in_a_turn() -> None:
    match = turns(begun("BBBBB"), "1 load 4 2, 2 load 4 1, 3 get, 1 sail 4 pyramids")
    turns(match, "2 pyramid right, 1 pyramid right")
    assert told(match)[-3:] == [
        "- Ana sails ship 4 to the Pyramids.",
        "- Ben builds the right pyramid and scores 2 points.",
        "- Ana builds the right pyramid and scores 3 points.",
    ]


def test_only_who_looks_is_told_the_face_down_cards() -> None:
    match = turns(begun("BAAAA"), "1 load 4 2, 2 load 4 1, 3 sail 4 market, 2 take 4")
    turns(match, "0 card chisel, 0 card hammer")
    for seat in range(3):
        events = screen.events_for(match.plies, seat)
        text = " ".join(screen.news(events, BOARD, Texts("en"), NAMES))
        assert "Ben looks at the two face-down cards." in text
        assert ("Only Ben sees: Hammer." in text) == (seat == 1)


# ---- several people


def test_people_need_not_look_away_where_nothing_is_hidden() -> None:
    shown = play(imhotep(["human", "human"]), ["get", "get", "load 1 1"])
    assert GONE not in shown
    assert "look away" not in shown
    assert shown.count("- Player 1 takes 3 stones from the quarry.") == 1
    assert shown.count("- Player 2 takes 2 stones from the quarry.") == 1


def test_they_do_while_somebody_looks_at_face_down_cards() -> None:
    how = imhotep(["human"] * 3, options={"sides": "BAAAA"})
    session, out = set_out(how, "4-3-3-2", "lever, statue, sail")
    turns(session.match, "1 load 4 2, 2 load 4 1, 3 sail 4 market, 2 take 4")
    turns(session.match, "0 card chisel, 0 card hammer")
    with pytest.raises(Leave):
        session.person_decides(1)
    assert "Everybody else, please look away." in flat(out.getvalue())
    assert "Hammer" not in out.getvalue()


# ---- the end


def announced(lang: str, scores: list[int], winners: list[int], sleds: list[int]) -> str:
    session, out = session_of(imhotep(["human", "random"], lang=lang))
    scene = session.scene()
    view = cast(Any, dict(scene.view))
    view.update(over=True, scores=scores, winners=winners)
    players = [
        {**player, "sled": sled}
        for player, sled in zip(view["board"]["players"], sleds, strict=True)
    ]
    view["board"] = {**view["board"], "players": players}
    session.announce(replace(scene, view=cast(TableView, view)))
    return flat(out.getvalue())


def test_a_broken_tie_is_explained() -> None:
    assert announced("en", [31, 31], [1], [0, 2]) == (
        "Tied on 31 points: Player 1 (empty sled) and Sinuhe (2 stones). "
        "Most stones on the sled wins. Sinuhe wins with 31 points."
    )
    assert announced("ja", [31, 31], [1], [0, 2]).replace(" ", "") == (
        "31点で同点です:プレイヤー1さん（石材0個）、シヌヘさん（石材2個）。"
        "石材置き場の石材が多いほうの勝ちです。シヌヘさんが31点で勝ちました。"
    )


def test_a_shared_win_is_said_to_be_shared() -> None:
    shown = announced("en", [31, 31], [0, 1], [1, 1])
    assert "Player 1 and Sinuhe share the win with 31 points." in shown


# ---- looking things up


def lines_of_rules(match: Match, lang: str) -> Iterator[str]:
    legal = match.game.legal(match.state)
    yield from screen.rules(match.game, match.state, legal, 0, Texts(lang), NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_rule_behind_every_choice(lang: str) -> None:
    for match in positions(3, 5, {"sides": "BBBBB"}):
        if not match.state.over():
            shown = "\n".join(lines_of_rules(match, lang))
            assert "IMH-" in shown
            assert too_wide(shown) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_the_game(lang: str) -> None:
    shown = "\n".join(screen.help_page("imhotep", Texts(lang), THEMES["ascii"]))
    assert too_wide(shown) == []
    assert ambiguous(shown) == set()
    for site in ("market", "pyramids", "temple", "burial", "obelisks"):
        assert Texts(lang).say(f"imhotep-site-{site}") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_tells_of_the_expansion_only_where_it_is_in_use(lang: str) -> None:
    texts = Texts(lang)
    first = texts.say("imhotep-guide-dynasty")[:12]
    base = "\n".join(screen.help_page("imhotep", texts, THEMES["ascii"]))
    whole = "\n".join(screen.help_page("imhotep", texts, THEMES["ascii"], dynasty=True))
    assert (first in base, first in whole) == (False, True)
    assert too_wide(whole) == []
    assert len(whole.splitlines()) > len(base.splitlines())


# ---- options


@pytest.mark.parametrize("text", ["sides=ABBAB", "sides=abbab", "SIDES = ＡＢＢＡＢ"])
def test_sides_may_be_typed_in_any_letters(text: str) -> None:
    assert game_options(game_spec("imhotep"), 3, [text])["sides"] == "ABBAB"


def test_sides_that_do_not_exist_are_refused() -> None:
    with pytest.raises(OptionError):
        game_options(game_spec("imhotep"), 3, ["sides=ABEAB"])


@pytest.mark.parametrize(
    "line", ["船1 1マス目", "ship 1 space 1", "船1の1マス目に載せる", "load 1 1"]
)
def test_a_move_can_be_typed_as_the_board_shows_it(line: str) -> None:
    shown = play(imhotep(lang="ja"), [line])
    assert "船1の1マス目に石材を載せました。" in "".join(shown.split())
