"""The rules one by one, and the examples of docs/rules/senet.md."""

import pytest

from games.senet.table import A, B, Table, arrange
from rules import rule
from saqqara.games import game_spec
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of

# ---- what is needed, and setting up


@rule("SEN-1.1", "SEN-1.2", "SEN-1.4", "SEN-2.1", "SEN-2.3", "SEN-7.3", "SEN-L1", "SEN-L2")
@pytest.mark.parametrize(
    ("pawns", "ours", "theirs"),
    [
        ("5", [2, 4, 6, 8, 11], [1, 3, 5, 7, 9]),
        ("7", [2, 4, 6, 8, 10, 12, 15], [1, 3, 5, 7, 9, 11, 13]),
    ],
)
@pytest.mark.parametrize("first", [A, B])
def test_pawns_stand_in_turn_and_the_foremost_steps(
    pawns: str, ours: list[int], theirs: list[int], first: int
) -> None:
    t = Table(pawns=pawns, first=str(first + 1))
    assert (t.at(first), t.at(1 - first)) == (ours, theirs)
    assert t.thrower == first
    assert len(t.board["squares"]) == 30
    assert t.match.view(A)["board"] == t.match.view(B)["board"]


@rule("SEN-2.2")
def test_who_begins_is_drawn() -> None:
    match = Match(game_spec("senet"), 2, {})
    game = match.game
    legal = game.legal(match.state)
    assert [game.word(action) for action in legal] == ["first 1", "first 2"]
    assert [game.weight(match.state, action) for action in legal] == [1, 1]
    assert [game.score(match.state, seat) for seat in (A, B)] == [0, 0]
    match.play(CHANCE, action_of(game, "first 2"))
    assert game.position(match.state).startswith("start 2 ")
    assert "pawns 2 4 6 8 11" in game.position(match.state).split("seat 2")[1]


# ---- throwing


@rule("SEN-1.3", "SEN-3.1")
def test_the_odds_are_those_of_four_sticks() -> None:
    t = Table()
    game, s = t.match.game, t.match.state
    assert t.legal() == [f"throw {squares}" for squares in range(1, 6)]
    weights = [game.weight(s, action) for action in game.legal(s)]
    by_light = [0] * 5
    for sides in range(16):
        by_light[sides.bit_count()] += 1
    assert weights == [*by_light[1:], by_light[0]]


@rule("SEN-3.1")
@pytest.mark.parametrize(("squares", "light"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 0)])
def test_the_sticks_show_it(squares: int, light: int) -> None:
    t = Table()
    t.throw(squares)
    assert (t.board["thrown"], t.board["light"], t.board["thrower"]) == (squares, light, A)


@rule("SEN-3.2")
@pytest.mark.parametrize(("squares", "then"), [(1, A), (2, B), (3, B), (4, A), (5, A)])
def test_one_four_and_five_throw_again(squares: int, then: int) -> None:
    t = Table()
    t.turn(A, squares, "move 11")
    assert t.thrower == then


@rule("SEN-3.3", "SEN-L3")
def test_each_throw_is_used_before_the_next() -> None:
    t = Table()
    t.turn(A, 1, "move 11")
    assert t.to_act == CHANCE
    t.turn(A, 4, "move 12")
    assert t.at(A)[-1] == 16


# ---- moving


@rule("SEN-4.1")
def test_a_pawn_moves_by_the_whole_throw_over_others() -> None:
    t = arrange([10], [11, 12, 14])
    t.throw(3)
    assert t.legal() == ["move 10"]
    t.play(A, "move 10")
    assert t.at(A) == [13]


@rule("SEN-4.2")
def test_not_onto_an_own_pawn() -> None:
    t = arrange([10, 12], [1])
    t.throw(2)
    assert t.legal() == ["move 12"]
    assert t.refused(A, "move 10") == "senet-own-pawn"


@rule("SEN-4.3")
def test_a_lone_pawn_changes_places() -> None:
    t = arrange([10], [12])
    t.turn(A, 2, "move 10")
    assert (t.at(A), t.at(B)) == ([12], [10])


@rule("SEN-4.4", "SEN-L4")
@pytest.mark.parametrize("pair", [[12, 13], [11, 12], [20, 21], [10, 11]])
def test_two_side_by_side_guard_each_other(pair: list[int]) -> None:
    """Around the corners of the path too."""
    for square in pair:
        t = arrange([square - 2, 1], pair)
        t.throw(2)
        assert f"move {square - 2}" not in t.legal()
        assert t.refused(A, f"move {square - 2}") == "senet-guarded"
    assert t.board["sides"][B]["guarded"] == pair


@rule("SEN-4.4")
def test_a_pawn_with_a_gap_beside_it_is_alone() -> None:
    t = arrange([10], [12, 14])
    t.turn(A, 2, "move 10")
    assert t.at(B) == [10, 14]


@rule("SEN-4.5", "SEN-L5")
def test_three_in_a_row_cannot_be_passed_by_the_other() -> None:
    t = arrange([11, 1], [12, 13, 14])
    t.throw(4)
    assert t.legal() == ["move 1"]
    assert t.refused(A, "move 11") == "senet-block"
    assert t.board["sides"][B]["blocked"] == [12, 13, 14]
    t.play(A, "move 1")
    own = arrange([11, 12, 13, 14], [1])
    own.throw(4)
    assert "move 11" in own.legal()


@rule("SEN-4.5")
def test_two_and_one_in_a_row_can_be_passed() -> None:
    t = arrange([10], [11, 12, 14])
    t.throw(5)
    assert t.legal() == ["move 10"]
    assert t.board["sides"][B]["blocked"] == []


@rule("SEN-4.5", "SEN-6.4")
def test_a_block_in_the_last_houses_holds_up_a_five() -> None:
    t = arrange([26, 3], [28, 29, 30])
    t.throw(5)
    assert t.legal() == ["move 3"]
    assert t.refused(A, "move 26") == "senet-block"


@rule("SEN-4.3", "SEN-4.4", "SEN-4.5")
def test_example_guard_and_block() -> None:
    t = arrange([10, 11, 16], [12, 13, 14, 19])
    t.throw(4)
    assert t.legal() == ["move 16"]
    assert t.refused(A, "move 11") == "senet-block"
    assert t.refused(A, "move 10") == "senet-guarded"
    other = arrange([10, 11, 16], [12, 13, 14, 19])
    other.turn(A, 3, "move 16")
    assert other.at(B) == [12, 13, 14, 16]


# ---- moving back


@rule("SEN-5.1", "SEN-L6")
def test_back_only_if_nothing_can_move_on() -> None:
    t = arrange([25, 28], [20])
    t.throw(2)  # 25 cannot pass 26, 28 needs a three
    assert t.legal() == ["back 25"]
    t.play(A, "back 25")
    assert t.at(A) == [23, 28]
    free = arrange([25, 10], [20])
    free.throw(2)
    assert free.legal() == ["move 10"]
    assert free.refused(A, "back 25") == "senet-forward-first"


@rule("SEN-5.1", "SEN-L6")
def test_going_back_drives_a_pawn_forward() -> None:
    t = arrange([25], [22])
    t.turn(A, 3, "back 25")
    assert (t.at(A), t.at(B)) == ([22], [25])
    assert t.told[0] == "senet-event-back-swap"


@rule("SEN-5.1")
def test_going_back_minds_guards_blocks_and_own_pawns() -> None:
    t = arrange([25, 28], [22, 23])
    t.throw(2)  # 23 is guarded
    assert t.told == ["senet-event-throw", "senet-event-stuck"]
    own = arrange([25, 23, 28], [10])
    own.throw(4)  # none can move on; 25 and 23 go back
    assert own.legal() == ["back 23", "back 25"]
    pair = arrange([25, 24, 28], [10])
    pair.throw(1)
    assert pair.refused(A, "move 24") == "senet-own-pawn"
    blocked = arrange([25, 26], [24, 23, 22])
    blocked.throw(4)  # 26 moves on to 30
    assert blocked.legal() == ["move 26"]
    back = arrange([25], [24, 23, 22])
    back.throw(4)
    assert back.told == ["senet-event-throw", "senet-event-stuck"]


@rule("SEN-5.2")
def test_not_beyond_the_first_square_nor_from_behind_the_water() -> None:
    t = arrange([28, 2], [4, 5])
    t.throw(2)  # 4 is guarded, 2 would have to go to 0
    assert t.told == ["senet-event-throw", "senet-event-stuck"]
    stay = arrange([28, 29, 24], [10])
    stay.throw(4)  # 24 cannot pass 26
    assert stay.legal() == ["back 24"]
    assert stay.refused(A, "back 28") == "senet-no-return"
    start = arrange([25, 24, 2], [4, 5, 10])
    start.throw(2)
    assert start.legal() == ["move 24"]
    low = arrange([3, 25], [6, 7, 8])
    low.throw(4)
    assert low.legal() == ["back 25"]
    assert low.refused(A, "back 3") == "senet-behind-start"


@rule("SEN-5.2")
def test_from_the_house_of_happiness_one_may_go_back() -> None:
    """A three would lead to 29, where a guarded pawn stands."""
    t = arrange([26], [29, 30])
    t.turn(A, 3, "back 26")
    assert t.at(A) == [23]


@rule("SEN-5.3", "SEN-L7")
@pytest.mark.parametrize(("squares", "then"), [(1, A), (2, B), (4, A)])
def test_a_throw_that_nobody_can_use_is_lost(squares: int, then: int) -> None:
    """A pawn on 28 needs a three."""
    t = arrange([28], [10])
    t.throw(squares)
    assert t.told == ["senet-event-throw", "senet-event-stuck"]
    assert t.thrower == then


# ---- houses


@rule("SEN-6.1")
def test_the_house_of_rebirth_is_a_square_like_any_other() -> None:
    t = arrange([13], [15])
    t.turn(A, 2, "move 13")
    assert (t.at(A), t.at(B)) == ([15], [13])


@rule("SEN-6.2")
def test_no_pawn_passes_the_house_of_happiness() -> None:
    t = arrange([23, 10], [1])
    t.throw(4)
    assert t.legal() == ["move 10"]
    assert t.refused(A, "move 23") == "senet-happiness-first"
    other = arrange([23, 10], [1])
    other.throw(3)
    assert other.legal() == ["move 10", "move 23"]
    other.play(A, "move 23")
    assert other.at(A) == [10, 26]


@rule("SEN-6.2")
def test_who_is_driven_from_it_has_to_come_back() -> None:
    t = arrange([24], [26, 1])
    t.turn(A, 2, "move 24")
    assert t.at(B) == [1, 24]
    t.throw(3)
    assert t.legal() == ["move 1"]


@rule("SEN-6.3", "SEN-L8")
def test_the_water_sends_back_and_ends_the_turn() -> None:
    t = arrange([26], [1])
    t.turn(A, 1, "move 26")
    assert t.at(A) == [15]
    assert t.thrower == B


@rule("SEN-6.3")
def test_out_of_the_water_to_the_first_free_square_before() -> None:
    t = arrange([26, 14], [15])
    t.turn(A, 1, "move 26")
    assert t.at(A) == [13, 14]


@rule("SEN-6.4", "SEN-L9")
@pytest.mark.parametrize(
    ("square", "squares", "then"),
    [(26, 2, 28), (26, 3, 29), (26, 4, 30), (26, 5, 0), (28, 3, 0), (29, 2, 0)]
    + [(30, squares, 0) for squares in range(1, 6)],
)
def test_out_of_the_last_houses(square: int, squares: int, then: int) -> None:
    t = arrange([square, 1], [10])
    t.turn(A, squares, f"move {square}")
    assert t.at(A) == ([1, then] if then else [1])
    assert t.off(A) == (3 if then else 4)


@rule("SEN-6.4")
@pytest.mark.parametrize(("square", "wanted"), [(28, 3), (29, 2)])
def test_only_the_right_throw_leads_out(square: int, wanted: int) -> None:
    for squares in {1, 2, 3, 4, 5} - {wanted}:
        t = arrange([square, 8], [1])
        t.throw(squares)
        assert t.legal() == ["move 8"]
        assert t.refused(A, f"move {square}") == "senet-exact"


@rule("SEN-6.5", "SEN-L10")
@pytest.mark.parametrize("square", [28, 29, 30])
def test_a_lone_pawn_behind_the_water_falls_in(square: int) -> None:
    t = arrange([26], [square])
    t.turn(A, square - 26, "move 26")
    assert (t.at(A), t.at(B)) == ([square], [15])
    assert t.thrower == (A if square == 30 else B)


@rule("SEN-6.5")
def test_a_guarded_one_does_not() -> None:
    t = arrange([26, 1], [28, 29])
    t.throw(2)
    assert t.legal() == ["move 1"]


@rule("SEN-6.3", "SEN-6.5")
def test_example_the_last_houses() -> None:
    t = arrange([26, 28], [29, 15])
    t.throw(3)
    assert t.legal() == ["move 26", "move 28"]
    t.play(A, "move 26")
    assert (t.at(A), t.at(B)) == ([28, 29], [14, 15])
    assert t.thrower == B


# ---- the end


@rule("SEN-7.1")
def test_the_last_pawn_wins_at_once() -> None:
    t = arrange([30], [28, 29])
    t.turn(A, 4, "move 30")
    assert t.over
    assert (t.scores, t.winners) == ([5, 3], [A])


@rule("SEN-7.2", "SEN-L11")
@pytest.mark.parametrize(
    ("ours", "theirs", "won"),
    [
        ([12], [13, 14], [A]),  # more pawns borne off
        ([12, 14], [16, 2], [A]),  # 33 squares to go after the move, and 44
        ([3, 9], [20, 11], [B]),
        ([12, 10], [16, 9], [A, B]),  # 37 each
    ],
)
def test_after_very_many_throws_the_game_is_stopped(
    ours: list[int], theirs: list[int], won: list[int]
) -> None:
    t = arrange(ours, theirs, throws=999)
    t.turn(A, 3, f"move {ours[0]}")
    assert t.over
    assert t.told[-1] == "senet-event-stopped"
    assert t.winners == won


@rule("SEN-7.2")
def test_a_throw_that_nobody_can_use_may_be_the_last() -> None:
    t = arrange([28], [29], throws=999)
    t.throw(1)
    assert t.over
    assert t.winners == [B]
