"""Cleopatra: what is told before a choice is taken."""

from games.cleopatra.table import A, Table
from saqqara.kernel.match import action_of
from saqqara.kernel.voice import COST, GAIN, NOTE
from saqqara.text import Texts

SPHINX = "artisan1 stone1 marble1"


def told(t: Table, *words: str) -> list[str]:
    game = t.match.game
    effects = game.preview(t.s, [action_of(game, word) for word in words])
    texts = Texts("en")
    return [texts.render(each.message, ["Ann", "Ben", "Cat"]) for each in effects]


def tones(t: Table, *words: str) -> dict[str, str]:
    game = t.match.game
    effects = game.preview(t.s, [action_of(game, word) for word in words])
    return {each.message.id.removeprefix("cleopatra-effect-"): each.tone for each in effects}


def last_piece() -> Table:
    """One sphinx is missing to the fifth complete category."""
    t = Table(f"{SPHINX} artisan1", "", "").walls(*range(1, 10)).merchants(2)
    t.s.sphinxes, t.s.obelisks, t.s.doors, t.s.throne, t.s.steps = 5, 2, 3, 2, 4
    return t


def test_a_payment_is_told_whole() -> None:
    """What C1 of the first players' findings wanted to read: merchants, amulets, Talents."""
    t = Table("artisan1 stone2", "", "").merchants(2)
    t.s.sphinxes = 1
    paid = told(t, "build sphinx", "pay artisan single", "pay stone double", "pay marble merchant")
    assert paid[0].startswith("+")
    assert paid[1:] == [
        "+1 amulet",
        "\N{MINUS SIGN}1 merchant, \N{MINUS SIGN}3 at the end",
        "\N{MINUS SIGN}2 cards",
    ]


def test_amulets_are_a_cost_and_talents_a_gain() -> None:
    t = Table("artisan1 stone2", "", "").merchants(2)
    t.s.sphinxes = 1
    steps = ["build sphinx", "pay artisan single", "pay stone double", "pay marble merchant"]
    assert tones(t, *steps) == {
        "talents-more": GAIN,
        "amulets-more": COST,
        "merchants": COST,
        "cards-less": NOTE,
    }


def test_a_piece_tells_what_it_earns_before_it_is_paid() -> None:
    t = Table(SPHINX, "", "")
    assert told(t, "build sphinx")[-1].startswith("earns ")


def test_the_last_piece_warns_before_it_is_begun_and_before_the_visit_is_closed() -> None:
    t = last_piece().corrupt(9, 1, 1)
    assert "the game ends with this visit" in told(t, "build sphinx")
    t.build(A, "sphinx")
    closing = told(t, "done")
    assert "ends the game" in closing
    assert "you are eaten" in closing
    assert "Cleopatra takes 1 step" in closing


def test_who_has_fewer_amulets_is_told_so() -> None:
    t = last_piece().corrupt(1, 9, 9).build(A, "sphinx")
    assert "you are not eaten" in told(t, "done")


def test_hidden_hands_leave_it_open_who_is_eaten() -> None:
    """Two unknown cards may both be tainted."""
    t = last_piece().give(1, "stone1 wood1").corrupt(2, 1, 0).build(A, "sphinx")
    assert "you may be eaten" in told(t, "done")
