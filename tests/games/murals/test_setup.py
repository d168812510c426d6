"""What is on the table and how it is laid out (sections 1 and 3)."""

from collections import Counter

import pytest

from games.murals.table import ALL_CARDS, A, B, C, D, Table
from rules import rule
from saqqara.games import game_spec
from saqqara.games.murals.tables import ANKH, AREA_ROWS, LETTERS, VALUES
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match


@rule("MUR-1.1", "MUR-3.1", "MUR-3.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_one_card(players: int) -> None:
    t = Table(players)
    assert t.deck_size == 100 - players
    assert [camp["hand_size"] for camp in t.board()["camps"]] == [1] * players
    assert (t.display, t.board()["sheet"], t.to_act) == ("", [], A)
    hands = [t.hand(seat) for seat in range(players)]
    assert len(set(hands)) == players
    assert set(hands) <= set(ALL_CARDS)


@rule("MUR-1.5", "MUR-3.2")
def test_all_cubes_begin_at_0() -> None:
    for camp in Table(4).board()["camps"]:
        assert (camp["combo"], camp["area"], camp["miss"]) == (0, 0, 0)


@rule("MUR-1.2")
def test_a_card_lies_in_the_row_and_column_of_its_digits() -> None:
    t = Table(2, "11 12 45")
    t.play(A, "draw")
    assert t.board()["sheet"] == ["45"]
    assert t.board()["wall"][4][5] == "H"
    areas = {area["letter"]: area["cells"] for area in t.board()["areas"]}
    assert "45" in areas["H"]
    for row in range(10):
        for column in range(10):
            assert f"{row}{column}" in areas[t.board()["wall"][row][column]]


@rule("MUR-1.3")
def test_twelve_areas_of_our_map() -> None:
    cells = Counter("".join(AREA_ROWS))
    assert sorted(cells) == list(LETTERS)
    assert sum(cells.values()) == 100
    assert sum(VALUES.values()) == 24
    assert Counter(VALUES.values()) == {1: 4, 2: 4, 3: 4}
    assert all(connected(letter) for letter in LETTERS)


def connected(letter: str) -> bool:
    """Whether the area hangs together: ours do, editions need not."""
    cells = {(r, c) for r in range(10) for c in range(10) if AREA_ROWS[r][c] == letter}
    seen = [min(cells)]
    for r, c in seen:
        beside = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}
        seen.extend(sorted(beside & cells - set(seen)))
    return len(seen) == len(cells)


@rule("MUR-1.4")
def test_thirteen_ankh_cards() -> None:
    assert len(set(ANKH)) == 13
    assert 22 in ANKH
    assert not {8, 25, 37, 45, 62, 64, 69, 81, 95} & set(ANKH)


@rule("MUR-3.4", "MUR-3.5", "MUR-L17")
def test_who_begins_and_that_it_goes_clockwise() -> None:
    t = Table(4, "10 20 30 40 50 60 71 80 90 91 92 94 95 96", first="3")
    assert [t.hand(seat) for seat in (C, D, A, B)] == ["10", "20", "30", "40"]
    for seat in (C, D, A, B, C):
        assert t.to_act == seat
        t.play(seat, "draw", "stop", "take deck")
    match = Match(game_spec("murals"), 3, {})
    words = [match.game.word(action) for action in match.game.legal(match.state)]
    assert words == ["first 1", "first 2", "first 3"]
    found = set()
    for seed in range(12):
        match = Match(game_spec("murals"), 3, {})
        match.deal(SeededDealer(seed))
        found.add(match.seat())
    assert found == {A, B, C}


@rule("MUR-3.4")
def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(OptionError) as caught:
        game_spec("murals").game(2, {"first": "3"})
    assert caught.value.code == "error-option-value"
