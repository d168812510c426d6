"""The tree search, the bot that uses it, and what it can tell about its choices."""

import os

import pytest

from saqqara.bots.explain import CLOSER_LOOKS, explain
from saqqara.bots.names import make_bot
from saqqara.bots.observer import Observer
from saqqara.bots.search import RootChoice, Search
from saqqara.bots.thinker import SearchBot, merged
from saqqara.bots.values import WIN
from saqqara.games import GAMES, game_spec, mini
from saqqara.kernel.game import Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

SPECS = (*GAMES, mini.SPEC)
every_game = pytest.mark.parametrize("spec", SPECS, ids=[spec.id for spec in SPECS])


def decision(spec: Spec, players: int, number: int) -> tuple[Game, State]:
    """A real choice, the first one after so many random decisions."""
    game = spec.game(players, {})
    rng = Rng(3, number)
    s = game.start()
    taken = 0
    while settle_chance(game, s, rng):
        choices = game.legal(s)
        if taken >= number and len(choices) > 1:
            return game, s
        game.apply(s, choices[rng.below(len(choices))])
        taken += 1
    raise AssertionError("the game was too short")


def pharaoh_at(*words: str) -> tuple[Game, State]:
    """A two-player game of Pharaoh after these words."""
    game = game_spec("pharaoh").game(2, {"first": "1"})
    by_word = {game.word(action): action for action in range(game.actions)}
    s = game.start()
    for word in words:
        assert by_word[word] in game.legal(s)
        game.apply(s, by_word[word])
    return game, s


@pytest.mark.once
@every_game
def test_every_simulation_is_counted_once(spec: Spec) -> None:
    game, s = decision(spec, spec.players[0], 6)
    search = Search(game, 1000)
    search.run(Observer(game, s, s.seat()), Rng(1), 60)
    choices = search.root_choices()
    assert sum(choice.visits for choice in choices) == 60
    assert {choice.action for choice in choices} <= set(game.legal(s))
    for choice in choices:
        assert 0 <= choice.share <= WIN * choice.visits


def test_every_choice_is_tried_before_any_is_repeated() -> None:
    game, s = decision(game_spec("pharaoh"), 3, 4)
    legal = game.legal(s)
    search = Search(game, 1000)
    search.run(Observer(game, s, s.seat()), Rng(1), len(legal))
    assert sorted(choice.action for choice in search.root_choices()) == legal


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    game, s = decision(game_spec("pharaoh"), 3, 4)
    search = Search(game, len(game.legal(s)) + 4)
    search.run(Observer(game, s, s.seat()), Rng(1), 100)
    assert sum(choice.visits for choice in search.root_choices()) == 100


@pytest.mark.parametrize("name", ["search:200", "mcts:200"])
def test_an_obvious_choice_is_found(name: str) -> None:
    """The very last lot is five coins, and crew is worth nothing any more: declare."""
    rounds = []
    lots = ["throne 1", "jar 1", "jar 2", "sword 1", "sword 2", "sword 3", "ankh 1", "ankh 2"]
    lots += ["ankh 3", "ankh 4", "coin 1", "coin 2", "coin 3", "crew 3f", "crew 4f", "crew 5f"]
    lots += ["crew 6f", "crew 7f", "coin 4", "coin 5"]
    for number in range(5):
        rounds += [f"lot {lot}" for lot in lots[4 * number : 4 * number + 4]]
        rounds += ["pass", "pass"] * (4 if number < 4 else 3)
    game, s = pharaoh_at(*rounds)
    choice = make_bot(name, 1, 1).choose(Observer(game, s, 0))
    assert game.word(choice).startswith("lay")


def test_without_hints_any_choice_may_be_tried_first() -> None:
    """What the hints rate best is no more likely to be tried first than any other choice."""
    game, s = decision(game_spec("pharaoh"), 3, 4)
    first_tried = set()
    for seed in range(40):
        plain = Search(game, 1000, hints=False)
        plain.run(Observer(game, s, s.seat()), Rng(seed), 1)
        first_tried.add(plain.root_choices()[0].action)
    assert first_tried == set(game.legal(s))


@pytest.mark.once
def test_the_tree_is_kept_while_nothing_new_is_known() -> None:
    game, s = pharaoh_at("lot jar 2", "lot coin 5", "lot ankh 3", "lot sword 1", "lay 1")
    bot = SearchBot(1, 1, 400, 0.0)
    first = bot.choose(Observer(game, s, 0))
    search = bot.search
    assert search is not None
    kept = search.root
    game.apply(s, first)
    assert s.seat() == 0
    assert kept != 0
    assert bot.expected == Observer(game, s, 0).view()
    known = sum(choice.visits for choice in search.root_choices())
    assert known > 0
    bot.choose(Observer(game, s, 0))
    assert bot.spent_simulations <= 400


def test_a_new_view_begins_a_new_tree() -> None:
    game, s = pharaoh_at("lot jar 2", "lot coin 5", "lot ankh 3", "lot sword 1")
    bot = SearchBot(1, 1, 100, 0.0)
    bot.choose(Observer(game, s, 0))
    other, t = pharaoh_at("lot jar 2", "lot coin 5", "lot ankh 3", "lot sword 2", "lay 1")
    fresh = SearchBot(1, 1, 100, 0.0)
    bot.search = Search(other, 500)
    assert bot.choose(Observer(other, t, 0)) == fresh.choose(Observer(other, t, 0))


def test_a_turn_shares_one_budget_of_time() -> None:
    game, s = pharaoh_at("lot jar 2", "lot coin 5", "lot ankh 3", "lot sword 1")
    bot = SearchBot(1, 1, 0, 0.05)
    assert bot.choose(Observer(game, s, 0)) in game.legal(s)
    assert bot.spent_simulations > 0


def test_processes_add_up() -> None:
    """Where a process can be copied; elsewhere the bot searches alone."""
    game, s = decision(game_spec("pharaoh"), 3, 4)
    bot = SearchBot(1, 1, 50, 0.0, processes=2)
    observer = Observer(game, s, s.seat())
    together = bot.best_choices(bot.tree_for(observer), observer)
    copies = 2 if hasattr(os, "fork") else 1
    assert sum(choice.visits for choice in together) == copies * int(50 * 0.6)
    assert bot.choose(observer) in game.legal(s)


def test_without_fork_it_searches_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    game, s = decision(game_spec("pharaoh"), 3, 4)
    bot = SearchBot(1, 1, 50, 0.0, processes=2)
    observer = Observer(game, s, s.seat())
    alone = bot.best_choices(bot.tree_for(observer), observer)
    assert sum(choice.visits for choice in alone) == int(50 * 0.6)


def test_counts_of_one_action_are_merged() -> None:
    rows = [RootChoice(3, 5, 10, 8), RootChoice(4, 7, 1, 1), RootChoice(3, 4, 6, 2)]
    best = merged(rows)
    assert [(c.action, c.visits, c.value, c.share) for c in best] == [(3, 9, 16, 10), (4, 7, 1, 1)]


@pytest.mark.once
@every_game
def test_explanations_add_up(spec: Spec) -> None:
    game, s = decision(spec, spec.players[-1], 5)
    told = explain(Observer(game, s, s.seat()), 1, simulations=40, top=3)
    assert 1 <= len(told) <= 3
    for each in told:
        assert each["word"] == game.word(each["action"])
        assert each["action"] in game.legal(s)
        assert 0.0 <= each["win_share"] <= 1.0
        assert sum(each["sources"].values()) == pytest.approx(each["score"])
        assert set(each["sources"]) == set(game.score_sheet(s, s.seat()))
    shown = [(round(each["win_share"] * 100, 6) + 0.5, each["score"]) for each in told]
    by_what_is_shown = [(int(share), score) for share, score in shown]
    assert by_what_is_shown == sorted(by_what_is_shown, reverse=True)  # the best one first


def forced_decision(spec: Spec) -> tuple[Game, State]:
    """The first decision of random games that leaves no choice, with more to come."""
    game = spec.game(spec.players[-1], {})
    for number in range(50):
        rng = Rng(9, number)
        s = game.start()
        while settle_chance(game, s, rng):
            choices = game.legal(s)
            if len(choices) == 1:
                return game, s
            game.apply(s, choices[rng.below(len(choices))])
    raise AssertionError("there is always a choice")


@pytest.mark.once
@every_game
def test_a_forced_choice_is_explained(spec: Spec) -> None:
    """As simulations go that just play on: nobody else is made to choose the same."""
    game, s = forced_decision(spec)
    observer = Observer(game, s, s.seat())
    [told] = explain(observer, 1, simulations=40)
    assert [told["action"]] == game.legal(s)
    rng = Rng(1, observer.ply)
    search = Search(game, 1000)
    points = 0
    for _ in range(CLOSER_LOOKS):
        end = observer.sample(rng)
        search.simulate(end, rng, -1)
        points += sum(game.score_sheet(end, observer.seat).values())
    assert told["score"] == pytest.approx(points / CLOSER_LOOKS)


CHOSEN = {
    "imhotep": (
        "load 4 1",
        "take 4",
        "sail 2 burial",
        "load 1 2",
        "get",
        "load 3 3",
        "play hammer",
        "get",
        "load 2 2",
        "load 4 1",
    ),
    "murals": (
        "draw",
        "draw",
        "stop",
        "draw",
        "stop",
        "draw",
        "draw",
        "draw",
        "draw",
        "draw",
    ),
    "pharaoh": (
        "lay 5",
        "lay 1",
        "declare bonus",
        "horus",
        "lay 4",
        "lay 5",
        "declare",
        "pharaoh",
        "lay 4",
        "declare bonus",
    ),
}


@pytest.mark.parametrize("name", CHOSEN)
def test_search_chooses_the_same_in_both_builds(name: str) -> None:
    """Written down once. These words change when the bot does, the hints or the rules."""
    words = []
    for number in range(0, 60, 6):
        game, s = decision(game_spec(name), 3, number)
        bot = SearchBot(1, 2, 60, 0.0)
        words.append(game.word(bot.choose(Observer(game, s, s.seat()))))
    assert tuple(words) == CHOSEN[name]
