"""What is told of a move, before it and after it."""

import pytest

from games.foretold import foretold, labelled, said
from games.senet.table import A, B, arrange
from rules import rule


@rule("SEN-4.3", "SEN-6.3", "SEN-6.4")
@pytest.mark.parametrize(
    ("ours", "theirs", "squares", "word", "label"),
    [
        ([10], [1], 2, "move 10", "senet-label-move square=10 to=12"),
        ([10], [12], 2, "move 10", "senet-label-move-swap square=10 to=12 other_seat=1"),
        ([26], [15], 1, "move 26", "senet-label-water square=26 to=14"),
        ([28], [1], 3, "move 28", "senet-label-off square=28 to=31"),
        ([25], [1], 2, "back 25", "senet-label-back square=25 to=23"),
        ([25], [23], 2, "back 25", "senet-label-back-swap square=25 to=23 other_seat=1"),
    ],
)
def test_a_choice_says_where_it_leads(
    ours: list[int], theirs: list[int], squares: int, word: str, label: str
) -> None:
    t = arrange(ours, theirs)
    t.throw(squares)
    assert labelled(t.match, word) == label


@rule("SEN-3.2", "SEN-5.1")
@pytest.mark.parametrize(
    ("ours", "squares", "prompt"),
    [
        ([10], 2, "senet-prompt-turn squares=2"),
        ([10], 4, "senet-prompt-turn-again squares=4"),
        ([25], 2, "senet-prompt-back squares=2"),
    ],
)
def test_what_is_asked_says_what_was_thrown(ours: list[int], squares: int, prompt: str) -> None:
    t = arrange(ours, [1])
    t.throw(squares)
    assert said(t.match.game.voice.prompt(t.match.state)) == prompt


@rule("SEN-4.3", "SEN-4.4", "SEN-6.2", "SEN-6.3", "SEN-6.5", "SEN-7.1")
@pytest.mark.parametrize(
    ("ours", "theirs", "squares", "word", "effects"),
    [
        ([10], [1], 2, "move 10", []),
        ([10], [12], 2, "move 10", ["senet-effect-driven-back seat=1 squares=2 gain"]),
        ([10, 13], [1], 2, "move 10", ["senet-effect-guarded gain"]),
        ([23], [1], 3, "move 23", ["senet-effect-happiness gain"]),
        ([10], [1], 4, "move 10", ["senet-effect-again gain"]),
        ([25], [1], 2, "back 25", ["senet-effect-loses squares=2 cost"]),
        (
            [25],
            [23],
            2,
            "back 25",
            ["senet-effect-helped-on seat=1 squares=2 cost", "senet-effect-loses squares=2 cost"],
        ),
        (
            [26],
            [1],
            1,
            "move 26",
            ["senet-effect-loses squares=11 cost", "senet-effect-turn-ends note"],
        ),
        ([26], [29], 3, "move 26", ["senet-effect-driven-back seat=1 squares=14 gain"]),
        ([28, 1], [1], 3, "move 28", ["common-effect-points-more points=1 gain"]),
        (
            [28],
            [1],
            3,
            "move 28",
            ["common-effect-points-more points=1 gain", "common-effect-over end"],
        ),
    ],
)
def test_what_a_choice_will_do(
    ours: list[int], theirs: list[int], squares: int, word: str, effects: list[str]
) -> None:
    t = arrange(ours, [square for square in theirs if square not in ours])
    t.throw(squares)
    assert foretold(t.match, word) == effects


@rule("SEN-6.3", "SEN-6.5")
def test_pawns_are_told_to_move_where_they_go() -> None:
    t = arrange([26], [29])
    t.throw(3)
    t.play(A, "move 26")
    [moved] = [event for event in t.match.plies[-1].events if event.moves]
    assert said(moved.message) == "senet-event-drown seat=0 square=15 to=29 other_seat=1"
    told = [(move.piece, move.source, move.target) for move in moved.moves]
    assert told == [("pawn-0", "square-26", "square-29"), ("pawn-1", "square-29", "square-15")]
    t.throw(2)
    t.play(B, "move 15")
    [moved] = [event for event in t.match.plies[-1].events if event.moves]
    assert said(moved.message) == "senet-event-move seat=1 square=15 to=17"


@rule("SEN-6.3")
def test_a_step_into_the_water_is_asked_twice() -> None:
    t = arrange([26, 10], [1])
    t.throw(1)
    game, s = t.match.game, t.match.state
    light = {game.word(action): game.voice.is_light(s, action) for action in game.legal(s)}
    assert light == {"move 10": True, "move 26": False}
