"""What greedy picks in ten positions, and why a good player would: the yardstick must be fair."""

import pytest

from games.pharaoh.table import A, B, Table, arrange
from saqqara.bots.greedy import EVEN, GreedyBot
from saqqara.bots.observer import Observer


def greedy_turn(t: Table) -> list[str]:
    """The words of a whole turn of the seat that decides."""
    seat = t.to_act
    words: list[str] = []
    while t.to_act == seat and not t.over and len(words) < 12:
        bot = GreedyBot(1, 1, EVEN)
        action = bot.choose(Observer(t.match.game, t.match.state, seat))
        words.append(t.match.game.word(action))
        t.play(seat, words[-1])
        if not words[-1].startswith("lay"):
            break
    return words


def test_the_start_player_opens_with_the_bonus() -> None:
    """A declaration with the bonus costs the same crew and is harder to beat."""
    assert greedy_turn(Table(3, "coin 5, jar 2, ankh 3, sword 1"))[-1] == "declare bonus"


def test_a_cheap_opening_is_enough() -> None:
    """Cards that were laid cannot be taken back: begin low, raise when somebody else wants it."""
    assert greedy_turn(Table(2, "sword 3, jar 2, ankh 3, coin 1"))[0] == "lay 1"


def test_a_large_treasure_is_worth_a_raise() -> None:
    """Five points and a new kind for a crew of six."""
    t = Table(2, "coin 5, jar 2, ankh 3, sword 1")
    t.play(A, "lay 4", "declare bonus")
    words = greedy_turn(t)
    assert words[-1] == "declare"
    assert t.high == 6


def test_a_single_coin_is_not_worth_the_whole_crew() -> None:
    """One point for a crew of more than twelve in round 1, when crew is dear."""
    t = Table(2, "coin 1, jar 2, ankh 3, sword 1")
    t.play(A, "lay 2", "lay 4", "lay 5", "declare bonus")
    assert greedy_turn(t)[0] in {"pass", "horus"}


def test_a_free_horus_pass_beats_a_plain_one() -> None:
    """The chip opens the next auction with a bonus, and costs nothing."""
    t = Table(3, "throne 1, coin 5, ankh 3, sword 1")
    t.play(A, "lay 3", "lay 4", "lay 5", "declare bonus")
    assert greedy_turn(t) == ["horus"]


def test_with_the_horus_pass_gone_a_plain_pass_is_left() -> None:
    """A pharaoh card is not spent on an empty hospital."""
    t = Table(3, "throne 1, coin 5, ankh 3, sword 1")
    t.play(A, "lay 3", "lay 4", "lay 5", "declare bonus")
    t.play(B, "horus")
    assert greedy_turn(t) == ["pass"]


def test_a_full_hospital_is_worth_a_pharaoh_card() -> None:
    """Eighteen strong crew for one card, and three rounds in which to use them."""
    t = arrange(
        ["1 2 3", "1 2 3"], row="jar 1, sword 1, coin 2, ankh 1", round=2, hospital="4 4 5 5"
    )
    assert greedy_turn(t) == ["pharaoh"]


def test_the_last_lot_is_worth_everything() -> None:
    """Crew is worth nothing after the game."""
    t = Table(2)
    t.all_pass(19)
    words = greedy_turn(t)
    assert words[-1].startswith("declare")


def test_nothing_is_too_dear_in_the_last_auction() -> None:
    """The other has declared; any crew that can beat it must be laid."""
    t = Table(2)
    t.all_pass(19)
    first = t.to_act
    t.play(first, "lay 4", "declare")
    assert greedy_turn(t)[-1] == "declare"
    assert t.leader == 1 - first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_more_is_laid_than_needed(players: int) -> None:
    """The cheapest sum that beats the last number: 1 against nothing, 4 against 3."""
    t = Table(players, "ankh 4, jar 2, coin 3, sword 1")
    t.play(A, "lay 2", "declare bonus")
    greedy_turn(t)
    assert (t.leader, t.high) == (B, 4)


FOUR_KINDS = "throne 1, jar 1, sword 1, ankh 1"


def raise_against_nine(row: str) -> str:
    """Round 3; A owns four kinds of treasure and no coin, B has declared 9: what A ends with."""
    t = arrange(
        ["1 2 3 4 5", "1 2 3 4 5"], row=row, round=3, chip=B, won=[FOUR_KINDS, ""], bonus="off"
    )
    t.play(B, "lay 4", "lay 5", "declare")
    return greedy_turn(t)[-1]


def test_a_missing_kind_is_worth_more_than_another_of_one() -> None:
    """The first coins are the fifth kind, which brings four points more; more ankhs do not."""
    assert raise_against_nine("coin 2, ankh 2") == "declare"
    assert raise_against_nine("ankh 2, coin 2") in {"pass", "horus"}
