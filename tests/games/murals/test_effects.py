"""Murals: what is told before a choice is taken."""

from games.foretold import foretold, labelled
from games.murals.table import A, B, arrange
from rules import rule


@rule("MUR-6.1")
def test_only_a_card_after_another_is_a_risk() -> None:
    t = arrange(["99", ""], deck="10 20", rest="deck")
    assert foretold(t.match, "draw") == []
    t.play(A, "draw")
    assert foretold(t.match, "draw") == ["murals-effect-risk cost"]


@rule("MUR-7.4", "MUR-7.6")
def test_stopping_tells_steps_and_the_cards_that_there_are() -> None:
    """Nine cards bring four, but only three are left."""
    t = arrange(["", "99"], deck="10", display="12 13", last="90", count=9)
    assert "murals-effect-cards cards=3 gain" in foretold(t.match, "stop")
    assert labelled(t.match, "stop") == "murals-label-stop steps=0 cards=3"
    t = arrange(["", "99"], deck="10 11 12", display="13 14", last="90", count=9)
    assert "murals-effect-cards cards=4 gain" in foretold(t.match, "stop")
    t = arrange(["", "99"], deck="10", rest="deck", last="90", count=8)
    told = foretold(t.match, "stop")
    assert "murals-effect-combo steps=3 gain" in told
    assert "murals-effect-stands-less-of points=2 seat=1 note" in told  # from 6 to 4


@rule("MUR-7.7", "MUR-7.1")
def test_a_card_tells_area_ankh_and_what_stopping_would_bring() -> None:
    """70 finishes K and carries an ankh; as the third card it brings another one."""
    t = arrange(["70", "", ""], rest="deck", sheet="71 80 81", last="90", count=2)
    told = foretold(t.match, "hand 70")
    assert told[:2] == ["murals-effect-area steps=1 gain", "murals-effect-cards cards=1 gain"]
    t = arrange(["60", "", ""], rest="deck", last="90", count=3)
    assert foretold(t.match, "hand 60") == ["murals-effect-stop steps=1 cards=1 note"]


@rule("MUR-7.3")
def test_a_card_that_is_due_is_told_once() -> None:
    t = arrange(["", "99"], display="12 13", rest="deck", last="90", count=5)
    t.play(A, "stop")
    assert foretold(t.match, "take 12") == ["murals-effect-cards cards=1 gain"]


@rule("MUR-8.5")
def test_the_end_is_told() -> None:
    t = arrange(["99", "98"])
    assert foretold(t.match, "hand 99")[-1] == "murals-effect-turn note"
    t.play(A, "hand 99")
    assert t.to_act == B
    assert foretold(t.match, "hand 98")[-1] == "common-effect-over end"
