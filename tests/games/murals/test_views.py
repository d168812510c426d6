"""What is secret and what is not (section 2), and the odds (MUR-10.1)."""

from librt.vecs import vec
from mypy_extensions import u8

from games.murals.table import A, B, C, Table, arrange
from rules import rule
from saqqara.games.murals.state import DECK, HELD, MuralsState, numbers
from saqqara.kernel.encoding import width
from saqqara.kernel.event import SPECTATOR, sees
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng


def in_mid_game() -> Table:
    """A holds 11 and 12, of which 12 came from the display; B holds 13."""
    return arrange(
        ["11 12", "13", ""], display="97 98", sheet="00 01", rest="deck", known=["12", "", ""]
    )


@rule("MUR-2.1")
def test_a_hand_is_its_owners() -> None:
    t = in_mid_game()
    hands = {seat: [camp["hand"] for camp in t.board(seat)["camps"]] for seat in (A, B, SPECTATOR)}
    assert hands[A] == [["11", "12"], None, None]
    assert hands[B] == [None, ["13"], None]
    assert hands[SPECTATOR] == [None, None, None]
    assert [camp["hand_size"] for camp in t.board(C)["camps"]] == [2, 1, 0]


@rule("MUR-2.1")
def test_all_else_lies_open() -> None:
    t = in_mid_game()
    views = [t.board(seat) for seat in (A, B, C, SPECTATOR)]
    for board in views:
        board["odds"] = None
        for camp in board["camps"]:
            camp["hand"] = None
    assert views == [views[0]] * 4
    assert (views[0]["display"], views[0]["sheet"]) == (["97", "98"], ["00", "01"])
    assert views[0]["deck_size"] == 93


@rule("MUR-2.2", "MUR-L20")
def test_a_card_from_the_display_is_known_until_it_is_placed() -> None:
    t = arrange(["99", "50", ""], display="45", deck="10 46", rest="deck")
    t.play(A, "hand 99", "stop", "take 45")
    assert (t.hand(A), t.known(A)) == ("45", "45")
    t.play(B, "hand 50", "stop", "take deck")
    assert (t.hand(B), t.known(B)) == ("10", "")
    t.play(C, "draw", "stop", "take deck")
    t.play(A, "hand 45")
    assert (t.hand(A), t.known(A)) == ("", "")


@rule("MUR-2.1", "MUR-2.2")
def test_who_hears_what_of_a_card_taken() -> None:
    """From the deck a card without a face; from the display all see which one."""
    t = arrange(["99", "", ""], display="45", rest="deck")
    t.play(A, "hand 99", "stop", "take 45")
    for viewer in (A, B, SPECTATOR):
        pieces = [move.piece for event in t.heard(viewer) for move in event.moves]
        assert pieces[-1] == "card 45"
    t = arrange(["99", "", ""], deck="46", rest="deck")
    begin = len(t.match.plies)
    t.play(A, "hand 99", "stop", "take deck")
    for viewer, named in ((A, True), (B, False), (SPECTATOR, False)):
        told = t.heard(viewer, begin)
        pieces = [move.piece for event in told for move in event.moves]
        assert "card" in pieces
        assert "card 46" not in pieces
        own = [event.message.args for event in told if event.message.id == "murals-event-deal-own"]
        assert own == ([{"tens": 4, "ones": 6}] if named else [])
        assert sees(t.match.plies[-1].audience, viewer) == named  # nor is the decision told


@rule("MUR-2.1", "MUR-2.2", "MUR-2.3")
def test_a_bot_guesses_only_what_its_seat_has_not_seen() -> None:
    t = in_mid_game()
    game, state = t.match.game, t.match.state
    seen_in_b: set[int] = set()
    for seed in range(40):
        guess = game.determinize(state, A, Rng(seed))
        assert isinstance(guess, MuralsState)
        assert numbers(guess, HELD + A) == [11, 12]
        assert len(numbers(guess, HELD + B)) == 1
        assert not {0, 1, 11, 12, 97, 98} & set(numbers(guess, HELD + B))
        seen_in_b |= set(numbers(guess, HELD + B))
        assert len(numbers(guess, DECK)) == 93
        guess = game.determinize(state, B, Rng(seed))
        assert isinstance(guess, MuralsState)
        assert 12 in numbers(guess, HELD + A)  # all saw it
        assert len(numbers(guess, HELD + A)) == 2
    assert len(seen_in_b) > 20


@rule("MUR-2.3")
def test_a_position_does_not_hold_the_order_of_the_deck() -> None:
    one, other = Table(2, "10 20 30 40"), Table(2, "10 20 50 60")
    assert one.match.digest() == other.match.digest()
    one.play(A, "draw")
    other.play(A, "draw")
    assert one.match.digest() != other.match.digest()


@rule("MUR-10.1")
def test_the_odds_of_a_miss_are_those_of_the_viewer() -> None:
    """After 77 the shadow has 88 89 98 99. A holds 99; B's 89 is a secret, C's 98 is known."""
    t = arrange(
        ["99", "89", "98 60"], last="77", count=1, rest="deck", sheet="77 00", known=["", "", "98"]
    )
    assert t.board(A)["odds"] == {"miss": 2, "unseen": 96}  # 88 89, not 99 and 98
    assert t.board(B)["odds"] == {"miss": 2, "unseen": 96}  # 88 99
    assert t.board(SPECTATOR)["odds"] == {"miss": 3, "unseen": 97}
    assert t.board(A)["shadow"] == ["88", "89", "98", "99"]


@rule("MUR-10.1")
def test_there_are_no_odds_without_a_draw() -> None:
    t = arrange(["99", "98"], display="97", last="77", count=1)
    assert t.board(A)["odds"] is None
    t = arrange(["99", "98"], rest="deck")
    assert t.board(A)["odds"] == {"miss": 0, "unseen": 99}
    t.play(A, "hand 99", "stop")
    assert t.board(A)["odds"] is None  # a card is owed first


@rule("MUR-10.1")
def test_the_odds_come_with_the_choice_even_where_the_table_does_not_show_them() -> None:
    shown, hidden = Table(2, "10 20 30", odds="on"), Table(2, "10 20 30", odds="off")
    shown.play(A, "hand 10")
    hidden.play(A, "hand 10")
    for t in (shown, hidden):
        game = t.match.game
        told = game.foresee(t.match.state, action_of(game, "draw"))
        assert told == {"odds": shown.board(A)["odds"]}
        assert game.foresee(t.match.state, action_of(game, "display 20")) is None


@rule("MUR-7.4", "MUR-7.6")
def test_what_a_stop_brings_comes_with_it() -> None:
    """Steps and cards, as many of these as there are: the whole deck, or the display alone."""
    for count, rest in ((6, "deck"), (7, "deck"), (7, "")):
        t = arrange(["99", "98"], display="97", last="77", count=count, rest=rest)
        steps, cards = t.board(A)["combo_table"][count - 1]
        cards = cards if rest else 1
        game = t.match.game
        told = game.foresee(t.match.state, action_of(game, "stop"))
        assert told == {"brings": {"steps": steps, "cards": cards}}
        before = t.board(A)["camps"][A]["combo"]
        t.play(A, "stop")
        assert t.board(A)["camps"][A]["combo"] - before == steps
        assert t.board(A)["owed"] == cards


@rule("MUR-10.1")
def test_the_option_changes_nothing_but_the_view() -> None:
    shown, hidden = Table(2, "10 20 30", odds="on"), Table(2, "10 20 30", odds="off")
    assert hidden.board(A)["odds"] is None
    for word in ("draw", "hand 10", "stop"):
        shown.play(A, word)
        hidden.play(A, word)
        assert shown.legal() == hidden.legal()
        assert shown.match.digest() == hidden.match.digest()


@rule("MUR-2.1")
def test_a_view_is_a_copy() -> None:
    t = in_mid_game()
    board = t.board(A)
    board["display"].clear()
    board["wall"].clear()
    assert t.display == "97 98"
    assert len(t.board(A)["wall"]) == 10


@rule("MUR-2.1")
def test_numbers_for_learning_count_the_hands_from_the_viewer_on() -> None:
    t = arrange(["11 12", "13", "14 15 16"], rest="deck")
    parts = t.match.game.encoder.layout()
    begin = width(parts[: [part.name for part in parts].index("hand_size")])
    sizes: list[list[int]] = []
    for seat in (A, B, C):
        out = vec[u8]([u8(0)] * width(parts))
        t.match.game.encoder.encode(t.match.state, seat, out, 0)
        sizes.append([int(out[begin + i]) for i in range(3)])
    assert sizes == [[2, 1, 3], [1, 3, 2], [3, 2, 1]]
