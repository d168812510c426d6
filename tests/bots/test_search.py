"""The tree search, and the bot that uses it."""

import os

import pytest

from bots.positions import decision, every_game, last_lot, pharaoh_at
from saqqara.bots.names import make_bot
from saqqara.bots.observer import Observer
from saqqara.bots.search import RootChoice, Search
from saqqara.bots.thinker import SearchBot, merged
from saqqara.bots.values import WIN
from saqqara.games import game_spec
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec


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
    game, s = last_lot()
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
