"""What is in the box and how the table is laid out (sections 1 and 3)."""

from collections import Counter

import pytest

from games.pharaoh.table import ALL_LOTS, A, B, C, D, Table, all_cards, board_of, cards_of_the_game
from rules import rule
from saqqara.games import game_spec
from saqqara.games.pharaoh import tables
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import NotationError, OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.rng import Rng


@rule("PHA-1.1")
def test_crew_cards() -> None:
    t = Table(4)
    hands = Counter(" ".join(t.hand(seat) for seat in range(4)).split())
    assert hands == {"1": 4, "2": 4, "3": 4, "4": 4, "5": 4}
    flagged = [lot for lot in ALL_LOTS if lot.startswith("crew")]
    assert flagged == ["crew 3f", "crew 4f", "crew 5f", "crew 6f", "crew 7f"]


@rule("PHA-1.2")
def test_treasure_cards() -> None:
    treasure = [lot.split() for lot in ALL_LOTS if not lot.startswith("crew")]
    assert len(treasure) == 15
    kinds = ["throne", "jar", "sword", "ankh", "coin"]
    for most, kind in enumerate(kinds, start=1):
        numbers = [int(number) for each, number in treasure if each == kind]
        assert numbers == list(range(1, most + 1))
    assert sum(int(number) for _, number in treasure) == 35


@rule("PHA-1.3", "PHA-L20")
def test_58_cards() -> None:
    """Four players use every crew, treasure, pharaoh and tent card of the box."""
    t = Table(4)
    crew_and_treasure = all_cards(t).total()
    pharaohs = sum(t.pharaohs(seat) for seat in range(4))
    tents = len(t.board()["camps"])
    hospital = 1
    assert (crew_and_treasure, pharaohs, tents, tables.ROUNDS) == (40, 8, 4, 5)
    assert crew_and_treasure + pharaohs + tents + hospital + tables.ROUNDS == 58


@rule("PHA-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_gets_lost(players: int) -> None:
    """Card by card, after every decision of a few random games."""
    assert cards_of_the_game(players).total() == 5 * players + 20
    for seed in range(3):
        rng = Rng(seed)
        t = Table(players)
        while not t.over:
            words = t.legal()
            t.play(t.to_act, words[rng.below(len(words))])
            assert all_cards(t) == cards_of_the_game(players)


@rule("PHA-3.1", "PHA-3.2")
def test_two_players_have_three_pharaohs() -> None:
    assert [Table(players).pharaohs(A) for players in (2, 3, 4)] == [3, 2, 2]
    camp = Table(2).camp(A)
    assert (camp["bid"], camp["tent"], camp["treasure"], camp["pharaohs_used"]) == ([], [], [], 0)


@rule("PHA-3.3", "PHA-3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_holds_all_lots(players: int) -> None:
    match = Match(game_spec("pharaoh"), players, {"first": "1"})
    turned_up: list[str] = []
    while match.seat() == CHANCE:
        legal = [match.game.word(action) for action in match.game.legal(match.state)]
        left = [f"lot {lot}" for lot in ALL_LOTS if lot not in turned_up]
        assert legal == left  # every lot that is left, and no other, can come next
        match.play(CHANCE, action_of(match.game, left[-1]))
        turned_up.append(left[-1].removeprefix("lot "))
    assert turned_up == ["crew 7f", "crew 6f", "crew 5f", "crew 4f"]
    assert board_of(match)["row"] == turned_up


@rule("PHA-3.4")
def test_the_row_is_laid_in_order() -> None:
    t = Table(3, "coin 5, jar 1, crew 3f, throne 1")
    for lot in ["coin 5", "jar 1", "crew 3f", "throne 1"]:
        assert t.lot == lot
        t.all_pass()
    assert t.round == 2


@rule("PHA-3.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chip_is_drawn(players: int) -> None:
    match = Match(game_spec("pharaoh"), players, {})
    words = [match.game.word(action) for action in match.game.legal(match.state)]
    assert words == [f"first {seat + 1}" for seat in range(players)]
    assert board_of(match)["chip"] == -1
    match.play(CHANCE, action_of(match.game, f"first {players}"))
    match.deal(SeededDealer(1))
    assert board_of(match)["chip"] == players - 1
    assert match.seat() == players - 1


@rule("PHA-3.5")
def test_every_seat_can_draw_the_chip() -> None:
    drawn = set()
    for seed in range(40):
        match = Match(game_spec("pharaoh"), 4, {})
        match.deal(SeededDealer(seed))
        drawn.add(match.seat())
    assert drawn == {A, B, C, D}


@rule("PHA-3.5")
@pytest.mark.parametrize("seat", [A, B, C])
def test_the_chip_is_given(seat: int) -> None:
    t = Table(3, first=str(seat + 1))
    assert (t.chip, t.start, t.to_act) == (seat, seat, seat)


@rule("PHA-3.5")
def test_the_chip_is_given_to_a_player() -> None:
    with pytest.raises(OptionError, match="there are 3 players"):
        Table(3, first="4")


@rule("PHA-3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    t = Table(players, first="2")
    for step in range(players):
        assert t.to_act == (B + step) % players
        t.play(t.to_act, "pass")


@rule("PHA-L19")
@pytest.mark.parametrize("word", ["resign", "give up", "concede"])
def test_nobody_resigns(word: str) -> None:
    with pytest.raises(NotationError):
        action_of(Table(2).match.game, word)
