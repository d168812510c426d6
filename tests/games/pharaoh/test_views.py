"""What is secret and what is not (section 2)."""

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from games.pharaoh.table import ALL_LOTS, NOBODY, A, B, C, Table, all_cards, cards_of_the_game
from rules import rule
from saqqara.games.pharaoh.view import PharaohView
from saqqara.kernel.encoding import width
from saqqara.kernel.event import SPECTATOR, sees
from saqqara.kernel.rng import Rng


def hands_seen(board: PharaohView) -> list[list[str] | None]:
    return [camp["hand"] for camp in board["camps"]]


def in_mid_game() -> Table:
    """A has won crew, B a treasure; A is about to lay a second card."""
    t = Table(3, "crew 6f, coin 2, jar 1")
    t.wins(A, "3")
    t.wins(B, "2", "4")
    t.play(A, "lay 1")
    return t


@rule("PHA-2.1")
def test_a_hand_is_its_owners() -> None:
    t = in_mid_game()
    assert hands_seen(t.board(A)) == [["2", "4", "5"], None, None]
    assert hands_seen(t.board(B)) == [None, ["1", "3", "5"], None]
    assert hands_seen(t.board(C)) == [None, None, ["1", "2", "3", "4", "5"]]
    assert hands_seen(t.board(SPECTATOR)) == [None, None, None]


@rule("PHA-2.1")
def test_all_else_lies_open() -> None:
    t = in_mid_game()
    views = [t.board(seat) for seat in (A, B, C, SPECTATOR)]
    for board in views:
        for camp in board["camps"]:
            camp["hand"] = None
            camp["flag_points"] = None
    assert views == [views[0]] * 4
    board = views[0]
    assert [camp["hand_size"] for camp in board["camps"]] == [3, 3, 5]
    assert [camp["bid"] for camp in board["camps"]] == [["1"], [], []]
    assert [camp["bid_sum"] for camp in board["camps"]] == [1, 0, 0]
    assert [camp["tent"] for camp in board["camps"]] == [["3", "6f"], [], []]
    assert [camp["treasure"] for camp in board["camps"]] == [[], ["coin 2"], []]
    assert [camp["pharaohs_left"] for camp in board["camps"]] == [2, 2, 2]
    assert board["hospital"] == ["2", "4"]
    assert board["row"][0] == "jar 1"


@rule("PHA-2.1", "PHA-6.3")
def test_flags_are_counted_for_whom_sees_the_hand() -> None:
    """As if the game ended now; cards that are laid are still one's own."""
    t = Table(3, "crew 6f, crew 3f, jar 1")
    t.wins(A, "3")
    t.wins(B, "2", "4")
    assert [camp["flag_points"] for camp in t.board(A)["camps"]] == [1, None, None]
    assert [camp["flag_points"] for camp in t.board(B)["camps"]] == [None, 1, None]
    assert [camp["flag_points"] for camp in t.board(SPECTATOR)["camps"]] == [None, None, None]
    t = Table(3, "crew 6f, jar 1, jar 2, sword 1, sword 2", open_hands="on")
    t.wins(A, "3")
    t.all_pass(3)
    t.play(A, "lay 6f")
    assert [camp["flag_points"] for camp in t.board(SPECTATOR)["camps"]] == [1, 0, 0]


@rule("PHA-2.1")
def test_a_view_is_a_copy() -> None:
    t = in_mid_game()
    board = t.board(A)
    board["hospital"].append("7f")
    board["camps"][A]["tent"].clear()
    assert t.hospital == "2 4"
    assert t.tent(A) == "3 6f"


@rule("PHA-2.1", "PHA-L16")
def test_with_open_hands_everybody_sees_all() -> None:
    t = Table(2, open_hands="on")
    for viewer in (A, B, SPECTATOR):
        assert hands_seen(t.board(viewer)) == [["1", "2", "3", "4", "5"]] * 2


@rule("PHA-2.1")
def test_all_hands_are_shown_at_the_end() -> None:
    t = Table(2)
    t.all_pass(19)
    assert hands_seen(t.board(SPECTATOR)) == [None, None]
    t.all_pass()
    assert hands_seen(t.board(SPECTATOR)) == [["1", "2", "3", "4", "5"]] * 2


@rule("PHA-2.2", "PHA-L16")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_can_be_worked_out_from_what_a_spectator_sees(players: int) -> None:
    """Starting hands, and the moves of the events that are for everyone: nothing else."""
    rng = Rng(7, players)
    t = Table(players)
    hands = [["1", "2", "3", "4", "5"] for _ in range(players)]
    told = 0
    while not t.over:
        words = t.legal()
        t.play(t.to_act, words[rng.below(len(words))])
        for ply in t.match.plies[told:]:
            for event in ply.events:
                assert sees(event.audience, SPECTATOR)
                for move in event.moves:
                    card = move.piece.removeprefix("crew ")
                    if move.piece != "pharaoh" and move.source.startswith("hand-"):
                        hands[int(move.source[-1])].remove(card)
                    if move.target.startswith("hand-"):
                        hands[int(move.target[-1])].append(card)
        told = len(t.match.plies)
        for seat in range(players):
            assert sorted(hands[seat]) == sorted(t.camp(seat)["hand"] or [])


@rule("PHA-2.3", "PHA-L17")
def test_the_deck_is_known_as_a_set_without_an_order() -> None:
    t = Table(3, "coin 5, crew 3f, jar 1, throne 1")
    left = [lot for lot in ALL_LOTS if lot not in ("coin 5", "crew 3f", "jar 1", "throne 1")]
    for viewer in (A, B, C, SPECTATOR):
        assert t.board(viewer)["deck"] == left


@rule("PHA-2.3", "PHA-L17")
def test_a_position_does_not_hold_the_order_of_the_deck() -> None:
    """Two games with the same lots in another order: where they differ is the row alone."""
    coming = "coin 5, crew 3f, jar 1, throne 1, coin 4, coin 3, coin 2, coin 1"
    t = Table(2, coming)
    other = Table(
        2, coming.replace("coin 4, coin 3, coin 2, coin 1", "coin 1, coin 4, jar 2, coin 2")
    )
    assert t.match.digest() == other.match.digest()
    t.all_pass(4)
    other.all_pass(4)
    assert t.match.digest() != other.match.digest()


@rule("PHA-2.2", "PHA-2.3")
def test_a_bot_may_think_about_the_true_position() -> None:
    """Nothing is unknown but the coming lots, so there is nothing to guess."""
    t = in_mid_game()
    game, state = t.match.game, t.match.state
    for seat in (A, B, C):
        guess = game.determinize(state, seat, Rng(1))
        assert game.position(guess) == game.position(state)
        assert guess is not state
    assert all_cards(t) == cards_of_the_game(3)


@rule("PHA-2.1")
def test_the_frame_of_the_view() -> None:
    t = Table(2)
    view = t.match.view(B)
    assert (view["game"], view["players"], view["seat"], view["decider"]) == ("pharaoh", 2, B, A)
    assert (view["over"], view["scores"], view["winners"]) == (False, None, None)
    t.all_pass(20)
    view = t.match.view(SPECTATOR)
    assert (view["over"], view["scores"], view["winners"]) == (True, [0, 0], [A, B])
    assert view["decider"] == NOBODY


@rule("PHA-4.6", "PHA-4.7")
def test_the_table_shows_the_opening_bonus_while_there_is_one() -> None:
    t = Table(2)
    t.all_pass(8)
    assert (t.round, t.board()["opening_bonus"]) == (3, 3)
    t.play(A, "lay 1", "declare bonus")
    assert t.board(B)["opening_bonus"] == 0
    assert Table(2, bonus="off").board()["opening_bonus"] == 0


@rule("PHA-2.1")
def test_numbers_for_learning_tell_no_more_than_the_view() -> None:
    """Hands of others are all 0, their sizes are not; with open hands everything is told."""
    for open_hands in ("off", "on"):
        t = Table(2, open_hands=open_hands)
        parts = t.match.game.encoder.layout()
        out = vec[u8]([u8(0)] * width(parts))
        t.match.game.encoder.encode(t.match.state, B, out, 0)
        begin = width(parts[: [part.name for part in parts].index("hand")])
        hands = [int(out[begin + i]) for i in range(20)]
        assert hands[:10] == [1] * 5 + [0] * 5
        assert hands[10:] == ([1] * 5 if open_hands == "on" else [0] * 5) + [0] * 5
