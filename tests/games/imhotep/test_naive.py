"""The engine against its naive twin, decision by decision, over all mixes of sides."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from drawing import PART, seeds
from games.imhotep.mixes import tables
from games.imhotep.naive import SITES, NaiveGame
from saqqara.games import game_spec
from saqqara.games.imhotep.view import ImhotepView
from saqqara.kernel.game import Game, winners
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

Policy = Callable[[list[str], State, Rng], list[str]]  # the words to choose among


def any_word(words: list[str], s: State, rng: Rng) -> list[str]:
    return words


def card_lover(words: list[str], s: State, rng: Rng) -> list[str]:
    """Sails to the market, plays cards and uses every bonus where possible."""
    for wanted in ("play", "bonus", "take 4"):
        found = [word for word in words if word.startswith(wanted)]
        if found and rng.below(3) > 0:
            return found
    return [word for word in words if word.endswith("market")] or words


def hoarder(words: list[str], s: State, rng: Rng) -> list[str]:
    """Loads wherever possible, sends ships only when nothing else can be done, not to the market.

    Stones run out: players pass, and rounds get stuck.
    """
    loads = [word for word in words if word.startswith("load")]
    if loads or "get" in words:
        return loads or ["get"]
    return [word for word in words if not word.endswith("market")] or words


def templar(words: list[str], s: State, rng: Rng) -> list[str]:
    """Fills the temple and takes its cards, to see the draw pile used up."""
    found = [word for word in words if word.endswith("temple")]
    return found or card_lover(words, s, rng)


# ---- comparing


def board_of(game: Game, s: State) -> ImhotepView:
    return cast(ImhotepView, game.voice.view(s, -1))


def compare(game: Game, s: State, twin: NaiveGame) -> None:
    """All that lies on the table."""
    board = board_of(game, s)
    for seat, player in enumerate(board["players"]):
        assert (player["quarry"], player["sled"]) == (twin.quarry[seat], twin.sled[seat])
        assert sorted(player["cards"]) == sorted(twin.cards[seat])
        assert list(player["points"].values()) == list(twin.points[seat].values())
        for site in SITES[1:]:
            assert player["stones"][site] == twin.at(site).count(seat)
    ships = [[-1 if owner is None else owner for owner in ship.spaces] for ship in twin.ships]
    if not s.over() and game.word(game.legal(s)[0]).startswith("round"):
        return  # the twin clears the harbour a moment later
    assert [ship["spaces"] for ship in board["ships"]] == ships
    market = board["market"]
    shown = [slot[0] if len(slot) == 1 and "?" not in slot else "" for slot in twin.market]
    if twin.side.get("market") == "a":
        assert market["cards"] == shown
    else:
        assert market["cards"][:3] == shown[:3]
        assert market["face_down"] == len(twin.market[3]) or market["looking"] >= 0
    assert market["draw_pile"] == twin.draw_pile()
    assert Counter(market["discard"]) == +twin.discards
    assert sorted(market["played"]) == sorted(twin.aside)
    assert (board["round"], board["start"] >= 0) == (twin.round, twin.start >= 0)


def play_both(
    players: int, sides: str, seed: int, policy: Policy = any_word, wrath: bool = False
) -> NaiveGame:
    options = {"sides": sides, "wrath": "on" if wrath else "off"}
    game = game_spec("imhotep").game(players, options)
    s = game.start()
    rng = Rng(seed)
    twin = NaiveGame(players, sides, wrath)
    story = twin.story()
    seat, expected = next(story)
    while True:
        actions = game.legal(s)
        words = [game.word(action) for action in actions]
        assert (s.seat(), sorted(words)) == (seat, sorted(expected))
        if seat < 0:
            assert {w: game.weight(s, a) for w, a in zip(words, actions, strict=True)} == expected
            word = game.word(game.sample(s, rng))
        else:
            options_now = policy(words, s, rng)
            word = options_now[rng.below(len(options_now))]
        game.apply(s, action_of(game, word))
        try:
            seat, expected = story.send(word)
        except StopIteration:
            break
        compare(game, s, twin)
    assert s.over()
    assert [game.score(s, seat) for seat in range(players)] == twin.scores()
    assert winners(game, s) == twin.winners()
    assert board_of(game, s)["start"] == twin.start
    return twin


@pytest.mark.parametrize(("players", "sides"), tables())
def test_every_mix_of_sides(players: int, sides: str) -> None:
    policies = (any_word, card_lover)
    for seed in seeds(2):
        twin = play_both(players, sides, seed, policies[(seed + players) % 2])
        assert twin.sails == 24 - twin.stranded


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sides_by_lot_and_the_wrath(players: int) -> None:
    for seed in seeds(6):
        play_both(players, "random", seed, any_word, wrath=True)


def test_the_draw_pile_is_used_up() -> None:
    reshuffles = [play_both(4, "BBBBB", seed, templar).reshuffles for seed in seeds(12 * PART)]
    assert sum(reshuffles) > 3


def test_stuck_rounds() -> None:
    stranded = [play_both(2, "AAAAA", seed, hoarder).stranded for seed in seeds(20 * PART)]
    assert sum(stranded) > 0
