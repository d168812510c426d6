"""The engine and its naive twin play the same games and agree in every position."""

import random

import pytest

from drawing import seeds
from games.murals.naive import NaiveGame
from games.murals.table import Table
from rules import rule
from saqqara.games import game_spec
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, action_of

GAMES = 3  # for each number of players and each way of playing


def agree(t: Table, twin: NaiveGame) -> None:
    """All that lies on the table."""
    board = t.board()
    assert t.over == twin.over
    assert board["deck_size"] == len(twin.deck)
    assert board["display"] == sorted(twin.display)
    assert board["sheet"] == sorted(twin.sheet)
    for seat in twin.seats:
        camp = t.camp(seat)
        assert camp["hand"] == sorted(twin.hand[seat])
        assert camp["known"] == sorted(twin.seen[seat])
        for name in ("combo", "area", "miss"):
            assert camp[name] == twin.track[name][seat]
    assert t.scores == twin.scores()
    assert t.winners == twin.winners()


def choose(rng: random.Random, style: str, words: list[str]) -> str:
    """wild: anything; bold: never stops by itself; shy: hoards and keeps the deck for later."""
    if style == "bold":
        words = [word for word in words if word != "stop"] or words
    if style == "shy":
        words = [word for word in words if word in {"stop", "draw", "take deck"}] or words
        words = ["stop"] if "stop" in words else words
    return rng.choice(words)


def play_both(players: int, style: str, seed: int) -> None:
    rng = random.Random(f"{players} {style} {seed}")
    first = rng.randrange(players)
    t = Table.__new__(Table)
    t.match = Match(game_spec("murals"), players, {"first": str(first + 1)})
    twin = NaiveGame(players, first)
    while not twin.over:
        if t.match.seat() == CHANCE:
            word = rng.choice(t.legal())
            assert {each.split()[1] for each in t.legal()} == twin.deck
            twin.chance(word.split()[1])
            t.match.play(CHANCE, action_of(t.match.game, word))
        else:
            agree(t, twin)
            words = t.legal()
            assert t.to_act == twin.turn
            assert set(words) == twin.choices()
            word = choose(rng, style, words)
            t.match.play(t.to_act, action_of(t.match.game, word))
            twin.decide(word)
    agree(t, twin)


@rule("MUR-4.1", "MUR-4.2", "MUR-4.5", "MUR-5.1", "MUR-6.2", "MUR-7.4", "MUR-8.3", "MUR-9.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["wild", "bold", "shy"])
def test_random_games_agree(players: int, style: str) -> None:
    for seed in seeds(GAMES):
        play_both(players, style, seed)


def test_the_twin_notices_a_difference() -> None:
    """The comparison itself: a card in the wrong place is found."""
    t = Table(2, "00 01 02")
    twin = NaiveGame(2, 0)
    twin.chance("00")
    twin.chance("01")
    agree(t, twin)
    twin.hand[0] = {"02"}
    with pytest.raises(AssertionError):
        agree(t, twin)
