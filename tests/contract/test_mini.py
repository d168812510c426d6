"""Mini has every difficulty it is there for, so that the contract is proved on them all."""

import pytest

from contract.cases import CASES, Case, Step, walk
from contract.checks import dump
from saqqara.games import GAMES, game_spec, mini
from saqqara.games.mini import actions, pile
from saqqara.games.mini.state import MiniState
from saqqara.kernel.errors import OptionError
from saqqara.kernel.event import EVERYONE, SPECTATOR
from saqqara.kernel.frame import AUTO, a_of, b_of, kind_of, seat_of
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng

SEEDS = (1, 2, 3)
MINI_CASES = [case for case in CASES if case.spec is mini.SPEC]
DECISIONS = {"DEAL", "TURN", "TAKE", "RED", "DRAW", "TRIM", "BID"}


def steps(case: Case) -> list[Step]:
    return [step for seed in SEEDS for step in walk(case, seed)[:-1]]


def all_steps() -> list[Step]:
    return [step for case in MINI_CASES for step in steps(case)]


def play(words: list[str], players: int = 2, **options: str) -> Match:
    match = Match(mini.SPEC, players, options)
    for word in words:
        match.play_words(match.seat(), [word])
    return match


def state(match: Match) -> MiniState:
    assert isinstance(match.state, MiniState)
    return match.state


def test_no_player_sees_it() -> None:
    assert mini.SPEC not in GAMES
    with pytest.raises(OptionError):
        game_spec("mini")


# ---- the difficulties are met in the games that the contract looks at


def test_every_kind_of_decision_is_met() -> None:
    met = {kind_of(step.state.top()) for step in all_steps()}
    assert met == {getattr(actions, name) for name in DECISIONS}


def test_decisions_nest() -> None:
    """An owner decides inside the unloading inside another seat's turn."""
    deep = [s for s in (step.state for step in all_steps()) if kind_of(s.top()) == actions.RED]
    assert deep
    for s in deep:
        below = [seat_of(s.stack[i]) for i in range(s.depth - 1)]
        assert below == [AUTO, AUTO]
    assert any(isinstance(s, MiniState) and s.seat() != s.turn for s in deep)


def test_sets_of_discards_have_hidden_progress() -> None:
    progress = {b_of(s.state.top()) for s in all_steps() if kind_of(s.state.top()) == actions.TRIM}
    assert progress >= {0, 1, 2}


def test_audiences_are_narrow_and_bids_are_opened() -> None:
    case = next(case for case in MINI_CASES if not case.options and case.players == 3)
    game = case.game()
    kinds: dict[int, set[tuple[int, bool]]] = {}
    for step in steps(case):
        audience = game.audience(step.state, step.action)
        reveals = game.reveals(step.state, step.action)
        kinds.setdefault(kind_of(step.state.top()), set()).add((audience, reveals))
    assert kinds[actions.TURN] == {(EVERYONE, False)}
    assert kinds[actions.DRAW] <= {(1, False), (2, False), (4, False)}
    assert kinds[actions.BID] == {(1, False), (2, False), (EVERYONE, True)}


def test_odds_differ() -> None:
    case = MINI_CASES[0]
    s = case.game().start()
    assert len({case.game().weight(s, outcome) for outcome in case.game().legal(s)}) > 2


def test_determinizations_redraw_whatever_is_hidden() -> None:
    """Hands, discards, offers and the frame of a discard: each differs somewhere."""
    differ = dict.fromkeys(["hands", "trimmed", "sealed", "stack", "deck"], False)
    rng = Rng(1)
    for case in MINI_CASES:
        for step in steps(case):
            other = dump(case.game().determinize(step.state, 0, rng))
            here = dump(step.state)
            changed = {name for name in here if here[name] != other[name]}
            assert changed <= set(differ)
            for name in changed:
                differ[name] = True
    assert all(differ.values()), differ


def test_a_redrawn_discard_can_have_happened() -> None:
    """The kind that a discard has reached is among the cards discarded."""
    rng = Rng(2)
    checked = 0
    for case in MINI_CASES:
        for packed, s in [(step.state.top(), step.state) for step in steps(case)]:
            if kind_of(packed) == actions.TRIM and b_of(packed) > 0:
                other = case.game().determinize(s, SPECTATOR, rng)
                assert isinstance(other, MiniState)
                assert pile.count(other.trimmed[seat_of(packed)], a_of(other.top())) > 0
                checked += 1
    assert checked > 10


# ---- a few of its rules, each by hand

DEALT = ["deal red", "deal 2", "deal 4"]


def test_owners_are_served_from_bow_to_stern() -> None:
    words = [*DEALT, "quarry", "quarry", "load 1", "load 1", "sail 1 market"]
    match = play(words)
    assert match.seat() == 0
    match.play_words(0, ["take 1"])
    assert (match.seat(), kind_of(state(match).top())) == (0, actions.RED)
    match.play_words(0, ["red coin"])
    assert match.seat() == 1
    assert [match.game.word(a) for a in match.game.legal(match.state)] == ["take 2", "take 3"]
    match.play_words(1, ["take 3"])
    assert (state(match).turn, match.seat()) == (1, 1)
    assert match.game.score_sheet(match.state, 1)["mini-source-market"] == 4
    assert state(match).coins[0] == 5


def test_discards_are_spelled_in_one_order() -> None:
    words = [*DEALT, "quarry", "quarry", "load 1", "quarry", "load 1", "load 2"]
    match = play([*words, "sail 1 temple", "draw 3", "draw 1", "draw 2"])
    assert [match.game.word(a) for a in match.game.legal(match.state)] == [
        "discard 1",
        "discard 2",
        "discard 3",
    ]
    for word in ["discard 2", "draw 1", "draw 2", "draw 4"]:
        match.play_words(match.seat(), [word])
    # 1 1 2 3 4: three of five go, so a first discard of 3 or 4 could not be completed
    assert [match.game.word(a) for a in match.game.legal(match.state)] == ["discard 1", "discard 2"]
    match.play_words(0, ["discard 2"])
    assert [match.game.word(a) for a in match.game.legal(match.state)] == ["discard 3"]


def test_all_who_offered_most_gain_and_all_pay() -> None:
    words = [*DEALT, "quarry", "quarry", "load 1", "load 2", "sail 1 market", "take 3"]
    match = play([*words, "sail 2 market", "take 2", "offer 3", "offer 3"], rounds="1")
    assert match.state.over()
    s = state(match)
    assert [s.coins[0], s.coins[1], s.points[0], s.points[1]] == [1, 1, 3, 3]
    assert match.view(0)["scores"] == [7, 5]
    assert match.view(1)["winners"] == [0]
