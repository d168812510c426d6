"""The boards of A New Dynasty: readable in 80 columns, in every language, whatever lies on them."""

import copy
from typing import Any, cast

import pytest

from games.imhotep.dynasty_table import DynastyTable
from games.imhotep.table import N, W
from saqqara.games.imhotep.state import for_seat
from saqqara.games.imhotep.tables import PLAYERS
from saqqara.kernel.bits import bit
from saqqara.terminal.theme import WIDTH
from saqqara.text import LANGUAGES
from saqqara.text.width import cells
from terminal.imhotep_table import LONG, NAMES, draw, positions
from terminal.playing import ambiguous

ALL = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
MIXES = ("CCCCC", "DDDDD", "CDCDC", "BCDAD", "random-all")


@pytest.mark.parametrize("sides", MIXES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_fits_a_screen(players: int, sides: str) -> None:
    """At every fifth decision, for everybody in turn, with short and long names."""
    for number, match in enumerate(positions(players, 1, {"sides": sides, **ALL})):
        if number % 5:
            continue
        view = match.view(number % (players + 1) - 1)
        for lang in LANGUAGES:
            shown = draw(view, lang, LONG if number % 2 else NAMES, full=number % 3 == 0)
            assert [line for line in shown.splitlines() if cells(line) > WIDTH] == []
            assert ambiguous(shown) == set()
            assert shown.count("\n") < 48


def shown(t: DynastyTable, seat: int = W, lang: str = "en") -> str:
    return draw(t.match.view(seat), lang)


def test_the_scaffold_that_is_being_built() -> None:
    t = DynastyTable(3, "ACAAA", luck="scaffold 2, scaffold 3")
    assert "[2] 3 stones 1 3   tile 1 of 5" in shown(t)
    t.put("pyramids", "WNWN")
    assert "[card] 2 3 stones 3   tile 2 of 5" in shown(t)
    assert "[カード] 2 採石3 3   2/5枚目" in shown(t, lang="ja")


def test_the_hallway_and_its_figure() -> None:
    t = DynastyTable(3, "ADAAA")
    t.put("pyramids", "WN")
    assert "2^ A b [3] 2 4 1 3 2 3 1 4 2 3   ^ figure on square 1" in shown(t)


def test_the_temple_of_ra() -> None:
    t = DynastyTable(3, "AACAA")
    t.put("temple", "WN")
    assert "A 1   b 2 or stones   [.] 1   . card   . 1" in shown(t)


def test_the_arena_and_its_chariots() -> None:
    t = DynastyTable(3, "AADAA")
    t.put("temple", "WN")
    assert "A b [3] 1 2 1 3 2 1 2 3 1   each round: A 2  b 1" in shown(t)
    assert "chariots: A 2/12 (+1)  b 1/12 (+0)  c 0/12 (+0)" in shown(t)


def test_the_hill_with_its_areas() -> None:
    t = DynastyTable(3, "AAACA")
    t.s.tomb[W] = bit(0) | bit(1) | bit(5)
    t.s.tomb[N] = bit(3)
    text = shown(t)
    assert "A . . .\n" in text
    assert "A A . b .   now worth: A 6  b 1" in text
    assert "A 6  b 1" in text


def test_the_crypt_and_its_open_tombs() -> None:
    t = DynastyTable(3, "AAADA", luck="tile 1, tile 9, tile 17, tile 24")
    t.put("burial", "N", "tomb 9")
    text = shown(t)
    assert "1  .  .  .  .  .     open: [1] [17] [24] (20 left)" in text
    assert ".  .  b  .  .  .     now worth: A -4  b 1  c -4" in text


def test_the_giant_obelisk_and_its_columns() -> None:
    t = DynastyTable(3, "AAAAC")
    t.put("obelisks", "W", "build 2 1 0")
    text = shown(t)
    assert "A [I2] I3 L4 I2 L3 O4 I1 I3 J4 L3 I2 T4 I3 S4" in text
    assert "A 2-1-0 (0 levels)  b 0-0-0 (0 levels)" in text


def test_the_avenue() -> None:
    t = DynastyTable(3, "AAAAD")
    t.put("obelisks", "N", "avenue 6")
    assert "#6 b 1/4=12" in shown(t)
    assert "#1 - 0/2=5" in shown(t)


def test_the_black_market_shows_what_the_viewer_has_seen() -> None:
    deal = "lever, statue, entrance, hammer, chisel, sail, sail, statue"
    t = DynastyTable(3, "DAAAA", deal=deal)
    t.put("market", "W", "take 3", "keep hammer")
    assert "#3 2 face down: Entrance and Chisel" in shown(t)
    assert "#3 2 cards face down: keep one" in shown(t, N)
    assert "Chisel" not in shown(t, N)


def test_coins_room_and_secret_cards() -> None:
    t = DynastyTable(3, "CAAAA", deal="lever, statue, hammer, sail", **ALL)
    t.put("market", "N", "coin 1 3")
    assert "Coins: A 2  b 1  c 2" in shown(t)
    assert "2 face down" in shown(t)
    assert "Lever, Hammer" in shown(t, N)
    t.s.room += for_seat(W, 2)
    assert "/7" in shown(t)


def test_prophecies_and_scarabs() -> None:
    luck = "prophecy osiris, prophecy set, prophecy ra"
    t = DynastyTable(3, "AAAAA", luck=luck, prophecies="on")
    t.play(W, "scarab osiris")
    t.put("pyramids", "N")
    text = shown(t)
    assert "Osiris: scarabs A +6/-3; true now for b" in text
    assert "Scarabs: A 1  b 2  c 2" in text
    assert "オシリスの予言 - スカラベ: A +6/-3、今達成している人: b" in shown(t, lang="ja")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_crowded_table_is_not_too_wide(lang: str) -> None:
    """More on the table than any game can have."""
    t = DynastyTable(4, "DDDDC", prophecies="on", expansion="on")
    view = cast(Any, copy.deepcopy(t.match.view(0)))
    dynasty = view["board"]["dynasty"]
    for pile in dynasty["piles"]:
        pile["known"] = ["burial decoration"] * 3
    for prophecy in dynasty["prophecies"]:
        prophecy.update(scarabs=[0, 1, 2, 0], met=[True] * 4)
    dynasty["giant"].update(heights=[[35, 35, 35]] * 4, levels=[35] * 4)
    dynasty["arena"].update(chariots=[12] * 4, round_points=[2] * 4)
    text = draw(view, lang, LONG, full=True)
    assert [line for line in text.splitlines() if cells(line) > WIDTH] == []
