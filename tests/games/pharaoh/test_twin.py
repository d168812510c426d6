"""The engine and its naive twin play the same games and agree in every position."""

import random

import pytest

from drawing import seeds
from games.pharaoh.naive import Declaration, NaiveGame, in_order
from games.pharaoh.table import ALL_LOTS, NOBODY, Table, offered
from rules import rule
from saqqara.kernel.frame import CHANCE

MANY = 260  # declarations; above this the tree of all is walked along one path only
GAMES = 8  # for each number of players and each way of bidding


def agree(t: Table, twin: NaiveGame) -> None:
    """All that lies on the table."""
    board = t.board()
    assert t.over == twin.over
    assert board["round"] == twin.round
    assert board["chip"] == twin.chip
    assert board["row"] == twin.row
    assert board["hospital"] == in_order(twin.hospital)
    assert sorted(board["removed"]) == sorted(twin.removed)
    for seat in twin.seats:
        camp = t.camp(seat)
        assert camp["hand"] == in_order(twin.hand[seat])
        assert camp["bid"] == in_order(twin.bid[seat])
        assert camp["tent"] == in_order(twin.tent[seat])
        assert sorted(camp["treasure"]) == sorted(twin.treasure[seat])
        assert camp["pharaohs_left"] == twin.pharaohs[seat]
    assert t.scores == twin.scores()
    assert t.winners == twin.winners()


def agree_on_the_turn(t: Table, twin: NaiveGame, declarations: list[Declaration]) -> None:
    """Whose turn it is, and what may be done."""
    board = t.board()
    assert t.to_act == twin.to_act
    assert board["start"] == twin.start
    assert board["high"] == twin.high
    assert board["leader"] == (NOBODY if twin.leader is None else twin.leader)
    assert board["horus_used"] == (twin.horus_by is not None)
    for seat in twin.seats:
        assert t.camp(seat)["passed"] == (seat in twin.passed)
    if len(declarations) <= MANY:
        assert sorted(offered(t.match.game, t.match.state)) == declarations
    first_cards = {f"lay {cards[0]}" for cards, _ in declarations}
    assert set(t.legal()) == first_cards | twin.passes()


def lay(t: Table, seat: int, chosen: Declaration, declarations: list[Declaration]) -> None:
    """One declaration, card by card; at each step exactly the right ways go on."""
    cards, bonus = chosen
    for laid in range(1, len(cards) + 1):
        t.play(seat, f"lay {cards[laid - 1]}")
        alike = [each for each in declarations if each[0][:laid] == cards[:laid]]
        words = {f"lay {each[laid]}" for each, _ in alike if len(each) > laid}
        words |= {"declare bonus" if b else "declare" for each, b in alike if len(each) == laid}
        assert set(t.legal()) == words
    t.play(seat, "declare bonus" if bonus else "declare")


def turn_up(t: Table, twin: NaiveGame, lots: list[str]) -> None:
    """Table deals what is coming; the twin is told."""
    for lot in lots:
        twin.turn_up(lot)
    assert t.match.seat() != CHANCE


def play_both(players: int, style: str, seed: int, bonus: bool) -> None:
    rng = random.Random(f"{players} {style} {seed}")
    lots = rng.sample(ALL_LOTS, len(ALL_LOTS))
    first = rng.randrange(players)
    options = {"first": str(first + 1), "bonus": "on" if bonus else "off"}
    t = Table(players, ", ".join(lots), **options)
    twin = NaiveGame(players, first, bonus)
    while not twin.over:
        if twin.to_act is None:
            turn_up(t, twin, [lots.pop(0) for _ in range(4)])
        agree(t, twin)
        seat = twin.to_act
        assert seat is not None
        declarations = sorted(twin.declarations())
        agree_on_the_turn(t, twin, declarations)
        chosen = choose(rng, style, declarations)
        if chosen is None:
            kind = rng.choice(sorted(twin.passes()))
            t.play(seat, kind)
            twin.pass_by(kind)
        else:
            lay(t, seat, chosen, declarations)
            twin.declare(*chosen)
    agree(t, twin)


def choose(rng: random.Random, style: str, declarations: list[Declaration]) -> Declaration | None:
    """wild: any declaration; cheap: few cards, so that auctions are long; shy: often a pass."""
    passing = {"wild": 0.3, "cheap": 0.25, "shy": 0.8}[style]
    if not declarations or rng.random() < passing:
        return None
    if style == "cheap":
        fewest = min(len(cards) for cards, _ in declarations)
        return rng.choice([each for each in declarations if len(each[0]) == fewest])
    return rng.choice(declarations)


@rule("PHA-4.2", "PHA-4.3", "PHA-4.4", "PHA-4.8", "PHA-4.16", "PHA-5.1", "PHA-5.2", "PHA-6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["wild", "cheap", "shy"])
def test_random_games_agree(players: int, style: str) -> None:
    for seed in seeds(GAMES):
        play_both(players, style, seed, bonus=seed % 4 != 3)


def test_the_twin_notices_a_difference() -> None:
    """The comparison itself: a card in the wrong place, or another turn, is found."""
    t = Table(2, "coin 1, coin 2, coin 3, coin 4")
    twin = NaiveGame(2, 0)
    turn_up(t, twin, ["coin 1", "coin 2", "coin 3", "coin 4"])
    agree(t, twin)
    agree_on_the_turn(t, twin, sorted(twin.declarations()))
    twin.hand[0].remove("3")
    with pytest.raises(AssertionError):
        agree(t, twin)
    with pytest.raises(AssertionError):
        agree_on_the_turn(t, twin, sorted(twin.declarations()))
    twin.hand[0].append("3")
    t.play(0, "horus")
    with pytest.raises(AssertionError):
        agree_on_the_turn(t, twin, sorted(twin.declarations()))
