"""How the search uses the hints of Murals of the Nile, and what it finds beyond them."""

from games.murals.table import A, Table, arrange
from saqqara.bots.observer import Observer
from saqqara.bots.search import Search
from saqqara.bots.thinker import SearchBot
from saqqara.bots.tuning import tuning_of
from saqqara.kernel.match import action_of
from saqqara.kernel.rng import Rng


def observer(t: Table) -> Observer:
    return Observer(t.match.game, t.match.state, t.to_act)


def visits(t: Table, trust: int) -> dict[str, int]:
    """How often 44 simulations tried each choice."""
    search = Search(t.match.game, 1000)
    search.trust = trust
    search.run(observer(t), Rng(1), 44)
    return {t.match.game.word(choice.action): choice.visits for choice in search.root_choices()}


def test_trusted_hints_spare_what_they_rate_low() -> None:
    """Laying one of ten cards costs it, a card of the deck is free and cannot miss. Without
    trust four looks at each of eleven choices tell nothing."""
    t = arrange(["94 91 86 80 74 60 52 40 20 10", "46"], rest="deck")
    trusting, testing = visits(t, tuning_of("murals").trust), visits(t, 0)
    assert trusting["draw"] == max(trusting.values()) > 11
    assert max(testing.values()) < trusting["draw"]
    assert set(testing) == set(t.legal())


def test_a_tree_of_trusted_hints_ends_at_chance() -> None:
    """Below a card turned up all cards that may come would share one node: there is none."""
    t = arrange(["", "46"], rest="deck", last="95", count=2)
    search = Search(t.match.game, 1000)
    search.run(observer(t), Rng(1), 60)
    assert search.descend(action_of(t.match.game, "draw"), A)
    assert search.root_choices() == []


def test_a_full_tree_goes_on_with_trusted_hints() -> None:
    t = arrange(["94 91 86 80 74 60 52 40 20 10", "46"], rest="deck")
    search = Search(t.match.game, 4)
    search.run(observer(t), Rng(1), 60)
    assert search.used == 4
    assert 0 < sum(choice.visits for choice in search.root_choices()) <= 60


def test_who_waits_finishes_the_area() -> None:
    """M lacks 98 and 99. Whoever lays one of them gives it to the other, who holds the other
    one; nothing else is left. The turn may stop after 90."""
    t = arrange(["99", "98"], last="90", count=1)
    assert t.legal() == ["stop", "hand 99"]
    choice = SearchBot(1, 1, 100, 0.0).choose(observer(t))
    assert t.match.game.word(choice) == "stop"
