"""The tree search with a network, and the bot that uses it."""

from pathlib import Path

import pytest

from bots.positions import SPECS, decision, every_game, pharaoh_at
from saqqara.bots import Observer, check_bot, make_bot, network_files
from saqqara.bots.net_bot import NetBot
from saqqara.bots.net_search import CHANCE_KEY, NetSearch
from saqqara.bots.network import ONE, random_numbers, random_weights
from saqqara.bots.network_files import weights_bytes
from saqqara.bots.search import NONE
from saqqara.bots.tuning import TUNED, Tuning
from saqqara.bots.values import WIN
from saqqara.games import GAMES, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game
from saqqara.kernel.playout import settle_chance
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

AT_EVERY_TABLE = [(spec, players) for spec in SPECS for players in spec.players]
at_every_table = pytest.mark.parametrize(
    ("spec", "players"), AT_EVERY_TABLE, ids=[f"{spec.id}-{n}" for spec, n in AT_EVERY_TABLE]
)


def tree(game: Game, seat: int, capacity: int = 5000) -> NetSearch:
    return NetSearch(game, random_weights(game, 1, 8, 4), capacity, seat)


@pytest.fixture
def weights(tmp_path: Path) -> str:
    """A file for Senet; the name of a bot ends with it."""
    game = game_spec("senet").game(2, {})
    path = tmp_path / "Some Weights.bin"
    path.write_bytes(weights_bytes(game, 8, 4, random_numbers(game, 1, 8, 4)))
    return str(path)


@every_game
def test_every_simulation_is_counted_once(spec: Spec) -> None:
    game, s = decision(spec, spec.players[0], 6)
    search = tree(game, s.seat())
    search.run(Observer(game, s, s.seat()), Rng(1), 61)
    choices = search.root_choices()
    assert sum(choice.visits for choice in choices) == 60  # the first one makes the choices
    assert {choice.action for choice in choices} == set(game.legal(s))
    assert all(0 <= choice.share <= WIN * choice.visits for choice in choices)


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    game, s = decision(game_spec("pharaoh"), 3, 4)
    search = tree(game, s.seat(), len(game.legal(s)) + 4)
    search.run(Observer(game, s, s.seat()), Rng(1), 101)
    assert sum(choice.visits for choice in search.root_choices()) == 100
    assert search.used <= search.capacity


@every_game
def test_choices_are_asked_for_where_a_node_is_met_again(spec: Spec) -> None:
    """Most positions are met once: their choices would be so many nodes for nothing."""
    game, s = decision(spec, spec.players[0], 6)
    search = tree(game, s.seat())
    search.run(Observer(game, s, s.seat()), Rng(1), 200)
    decisions = [at for at in range(1, search.used) if search.key[at] & 7 != CHANCE_KEY]
    assert any(search.visits[at] == 1 for at in decisions)
    with_choices = {
        at
        for at in decisions
        if search.child[at] != NONE and search.key[search.child[at]] & 7 != CHANCE_KEY
    }
    assert with_choices or spec.id == "senet"  # where a throw lies between all decisions
    assert all(search.visits[at] > 1 for at in with_choices)


@at_every_table
def test_what_all_seats_may_expect_adds_up(spec: Spec, players: int) -> None:
    game, s = decision(spec, players, 6)
    search = tree(game, s.seat())
    search.run(Observer(game, s, s.seat()), Rng(1), 40)
    assert search.simulations == 40
    assert sum(search.expected()) == pytest.approx(1, abs=0.001)
    search.clear(s.seat())
    assert search.expected() == [0] * players


def test_what_chance_brings_has_nodes_of_its_own() -> None:
    """Below a move in Senet lie the throws that may follow it."""
    game, s = decision(game_spec("senet"), 2, 6)
    search = tree(game, s.seat())
    search.run(Observer(game, s, s.seat()), Rng(1), 200)
    best = search.child_of(search.root, search.root_choices()[0].action, s.seat())
    below = search.child[best]
    throws = set()
    while below != NONE:
        throws.add((search.key[below] & 7, search.key[below] >> 3))
        below = search.sibling[below]
    assert len(throws) > 1
    assert {seat for seat, _ in throws} == {7}


@pytest.mark.once
@at_every_table
def test_whole_games_are_played_by_random_weights(spec: Spec, players: int) -> None:
    """Legal choices only, and where chance and hidden cards differ between samples."""
    game = spec.game(players, {})
    weights = random_weights(game, 1, 8, 4)
    searches = [NetSearch(game, weights, 2000, seat) for seat in range(players)]
    rng = Rng(4)
    s = game.start()
    asked = 0
    while settle_chance(game, s, rng):
        legal = game.legal(s)
        action = legal[0]
        if len(legal) > 1:
            seat = s.seat()
            searches[seat].clear(seat)
            searches[seat].run(Observer(game, s, seat), rng, 6)
            action = searches[seat].root_choices()[0].action
            asked += 1
        assert action in legal
        game.apply(s, action)
    assert s.over()
    assert asked > 3


@pytest.mark.once
@at_every_table
def test_what_a_seat_cannot_see_does_not_change_what_is_found(spec: Spec, players: int) -> None:
    game, s = decision(spec, players, 8)
    other = game.determinize(s, s.seat(), Rng(9))
    found = []
    for position in (s, other):
        search = tree(game, s.seat())
        search.run(Observer(game, position, s.seat()), Rng(2), 30)
        found.append([(each.action, each.visits, each.share) for each in search.root_choices()])
    assert found[0] == found[1]


def test_noise_changes_priors_and_keeps_their_sum() -> None:
    game, s = decision(game_spec("pharaoh"), 3, 4)
    search = tree(game, s.seat())
    search.run(Observer(game, s, s.seat()), Rng(1), 1)

    def priors() -> list[float]:
        nodes = [search.child_of(search.root, a, s.seat()) for a in game.legal(s)]
        return [float(search.prior[at]) for at in nodes]

    before = priors()
    search.stir(Rng(3))
    assert priors() != before
    assert sum(priors()) == pytest.approx(1)


def test_playouts_may_be_mixed_in() -> None:
    """As a game is tuned: half of what play to the end brings, half of the network's word."""
    game, s = decision(game_spec("senet"), 2, 6)
    search = tree(game, s.seat())
    plain = tree(game, s.seat())
    search.tuning = Tuning(playouts=50)
    plain.tuning = Tuning(playouts=0)
    for each in (search, plain):
        each.run(Observer(game, s, s.seat()), Rng(1), 50)
    assert all(tuning.playouts <= 100 for tuning in TUNED.values())
    assert search.decisions > 10 * plain.decisions


@pytest.mark.parametrize(("playouts", "asked"), [(100, False), (50, True)])
def test_the_network_is_asked_only_for_what_counts(playouts: int, asked: bool) -> None:
    """What seats may expect, in a network that thinks otherwise of that alone."""
    game, s = decision(game_spec("imhotep"), 2, 6)
    found = []
    for hope in (0, 5 * ONE):
        search = tree(game, s.seat())
        search.network.weights.seats_bias[0] = hope
        search.tuning = Tuning(playouts=playouts)
        search.run(Observer(game, s, s.seat()), Rng(1), 200)
        found.append([(each.action, each.visits) for each in search.root_choices()])
    assert (found[0] != found[1]) == asked


def test_doubt_tries_again_what_the_network_would_not() -> None:
    game, s = decision(game_spec("imhotep"), 2, 6)
    least = []
    for doubt in (0.0, 1.0):
        search = tree(game, s.seat())
        search.tuning = Tuning(playouts=100)
        search.curious, search.doubt = 0.01, doubt
        search.run(Observer(game, s, s.seat()), Rng(1), 1000)
        least.append(min(choice.visits for choice in search.root_choices()))
    assert least[1] > 5 * least[0]


# ---- the bot


def test_learners_are_not_shown_what_was_only_doubted() -> None:
    game, s = decision(game_spec("imhotep"), 2, 6)
    bot = NetBot(1, 1, 50, 0.0)
    bot.judged(Observer(game, s, s.seat()))
    assert TUNED["imhotep"].doubt > 0
    assert bot.search is not None
    assert bot.search.doubt == 0.0


def test_a_bot_with_a_file(weights: str) -> None:
    game, s = decision(game_spec("senet"), 2, 6)
    observer = Observer(game, s, s.seat())
    first, again = (make_bot(f"net:50:{weights}", 1, 2) for _ in range(2))
    choice = first.choose(observer)
    assert choice in game.legal(s)
    assert again.choose(observer) == choice
    assert make_bot(f"net:0.01s:{weights}", 1).choose(observer) in game.legal(s)


def test_a_turn_shares_one_budget_and_one_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s = pharaoh_at("lot jar 2", "lot coin 5", "lot ankh 3", "lot sword 1", "lay 1")
    monkeypatch.setitem(
        network_files.KNOWN,
        f"{network_files.file_name(game)} ",
        random_weights(game, 1, 8, 4),
    )
    bot = NetBot(1, 1, 400, 0.0)
    first = bot.choose(Observer(game, s, 0))
    search = bot.search
    assert search is not None
    game.apply(s, first)
    if s.seat() == 0:
        assert search.root != 0
        assert bot.expected == Observer(game, s, 0).view()
        bot.choose(Observer(game, s, 0))
        assert bot.spent_simulations <= 400


def test_without_weights_it_is_refused() -> None:
    for spec in GAMES:
        game = spec.game(spec.players[-1], {})
        if not network_files.shipped(network_files.file_name(game)):
            with pytest.raises(OptionError) as caught:
                check_bot("net:500", game)
            assert caught.value.code == "bot-weights-none"
    check_bot("mason", game)


@pytest.mark.parametrize("name", ["net", "net:", "net:0", "net:x", "net:0s", "net:x:file"])
def test_a_budget_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(name, 1)
    assert caught.value.code == "bot-unknown"
