"""Bots: legal, repeatable, fair, and better than nothing."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from saqqara.bots import BOT_NAMES, Bot, Observer, make_bot
from saqqara.bots.greedy import GreedyBot
from saqqara.bots.random import RandomBot
from saqqara.bots.rollout import RolloutBot
from saqqara.bots.thinker import SearchBot
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, margins, outcomes, win_shares
from saqqara.games import GAMES, game_spec, mini
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game, winners
from saqqara.kernel.match import Match, table_view
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State

SPECS = (*GAMES, mini.SPEC)  # mini has hidden hands and sealed bids, whatever the others have
TABLES = [(spec, players) for spec in SPECS for players in spec.players]
BUDGET = 8  # simulations: enough to beat chance, few enough for the build without compilation

at_every_table = pytest.mark.parametrize(
    ("spec", "players"), TABLES, ids=[f"{spec.id}-{players}" for spec, players in TABLES]
)


def small_bots(seed: int, stream: int) -> list[Bot]:
    return [
        RandomBot(seed, stream),
        GreedyBot(seed, stream, 100),
        RolloutBot(seed, stream, BUDGET),
        SearchBot(seed, stream, BUDGET, 0.0),
        SearchBot(seed, stream, BUDGET, 0.0, hints=False),
    ]


def decisions(game: Game, seed: int) -> Iterator[State]:
    """The positions of a random game at which a seat decides."""
    rng = Rng(seed)
    s = game.start()
    while not s.over():
        if s.seat() == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            yield s.clone()
            choices = game.legal(s)
            game.apply(s, choices[rng.below(len(choices))])


def positions(spec: Spec, players: int, count: int) -> list[tuple[Game, State]]:
    """Some real choices, spread over a game."""
    game = spec.game(players, {})
    found = [(game, s) for s in decisions(game, 5) if len(game.legal(s)) > 1]
    return found[:: max(1, len(found) // count)]


@pytest.mark.once
@at_every_table
def test_choices_are_legal(spec: Spec, players: int) -> None:
    for game, s in positions(spec, players, 20):
        observer = Observer(game, s, s.seat())
        assert observer.legal() == game.legal(s)
        for bot in small_bots(1, 2):
            assert bot.choose(observer) in game.legal(s)


@pytest.mark.once
@at_every_table
def test_same_seed_same_choice_however_often_asked(spec: Spec, players: int) -> None:
    first, again = small_bots(3, 4), small_bots(3, 4)
    for game, s in positions(spec, players, 10):
        for bot, twin in zip(first, again, strict=True):
            choice = bot.choose(Observer(game, s, s.seat()))
            assert bot.choose(Observer(game, s, s.seat())) == choice
            assert twin.choose(Observer(game, s, s.seat())) == choice


def test_seed_and_stream_matter() -> None:
    table = positions(game_spec("pharaoh"), 3, 40)

    def choices(seed: int, stream: int) -> list[int]:
        bot = make_bot("random", seed, stream)
        return [bot.choose(Observer(game, s, s.seat())) for game, s in table]

    assert choices(1, 0) != choices(2, 0)
    assert choices(1, 0) != choices(1, 1)


@pytest.mark.once
@at_every_table
def test_what_a_seat_cannot_see_does_not_change_its_choice(spec: Spec, players: int) -> None:
    rng = Rng(9)
    for game, s in positions(spec, players, 10):
        seat = s.seat()
        other = game.determinize(s, seat, rng)
        assert table_view(game, other, seat) == table_view(game, s, seat)
        for bot, twin in zip(small_bots(6, 7), small_bots(6, 7), strict=True):
            assert bot.choose(Observer(game, s, seat)) == twin.choose(Observer(game, other, seat))


def test_the_positions_of_the_fairness_test_do_differ() -> None:
    rng = Rng(9)
    table = positions(mini.SPEC, 3, 10)
    changed = [
        game.position(game.determinize(s, s.seat(), rng)) != game.position(s) for game, s in table
    ]
    assert any(changed)


@pytest.mark.once
@at_every_table
def test_an_observer_keeps_no_hold_on_the_true_position(spec: Spec, players: int) -> None:
    for game, s in positions(spec, players, 5):
        seat = s.seat()
        before = table_view(game, s, seat)
        observer = Observer(game, s, seat)
        game.apply(s, game.legal(s)[0])
        assert observer.view() == before
        sample = observer.sample(Rng(1))
        game.apply(sample, observer.legal()[-1])
        assert table_view(game, observer.sample(Rng(1)), seat) == before
        observer.legal().clear()
        assert observer.legal()
        assert (observer.seat, observer.players) == (seat, players)


@at_every_table
def test_what_an_observer_offers_to_authors(spec: Spec, players: int) -> None:
    for game, s in positions(spec, players, 3):
        observer = Observer(game, s, s.seat())
        assert observer.words() == [game.word(action) for action in game.legal(s)]
        before = game.position(observer.imagined)
        ends = [observer.playout(observer.legal()[-1], Rng(seed)) for seed in (1, 1, 2)]
        assert all(end.over() for end in ends)
        assert game.position(ends[0]) == game.position(ends[1])  # chance is the caller's
        assert game.position(observer.imagined) == before


@pytest.mark.once
@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_have_names(name: str) -> None:
    game, s = positions(game_spec("pharaoh"), 2, 1)[0]
    assert make_bot(name, 1).choose(Observer(game, s, s.seat())) in game.legal(s)


@pytest.mark.parametrize(
    "name",
    [
        "gambler",
        "search:",
        "search:0",
        "search:99999999",
        "search:0s",
        "search:1000s",
        "search:x",
        "mcts:0",
    ],
)
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(name, 1)
    assert caught.value.code == "bot-unknown"
    assert caught.value.details["bot"] == name
    assert all(known in str(caught.value.details["allowed"]) for known in BOT_NAMES)


def test_a_forced_choice_needs_no_simulation() -> None:
    game = game_spec("pharaoh").game(2, {})
    forced = next(s for s in decisions(game, 5) if len(game.legal(s)) == 1)
    endless = RolloutBot(1, 1, 10**12)
    assert endless.choose(Observer(game, forced, forced.seat())) == game.legal(forced)[0]


def test_a_bot_may_be_written_in_plain_python() -> None:
    """Also over the compiled base class: bots that need other libraries are not compiled."""

    class Last(Bot):
        def choose(self, observer: Observer) -> int:
            return observer.legal()[-1]

    game, s = positions(game_spec("pharaoh"), 2, 1)[0]
    assert Last(1, 1).choose(Observer(game, s, s.seat())) == game.legal(s)[-1]


# ---- rollout


def test_rollout_chooses_the_same_in_both_builds() -> None:
    """Written down once. These words change when the bot does, or the rules."""
    bot = RolloutBot(1, 2, 40)
    words = [
        game.word(bot.choose(Observer(game, s, s.seat())))
        for game, s in positions(game_spec("pharaoh"), 3, 8)
    ]
    assert " / ".join(words) == (
        "lay 5 / pass / lay 1 / pass / lay 2 / declare / declare / lay 2 / pass"
    )


def finished_game(players: int, seed: int) -> tuple[Game, State]:
    game = game_spec("pharaoh").game(players, {})
    rng = Rng(seed)
    s = game.start()
    while not s.over():
        if s.seat() == CHANCE:
            game.apply(s, game.sample(s, rng))
        else:
            choices = game.legal(s)
            game.apply(s, choices[rng.below(len(choices))])
    return game, s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_win_is_worth_more_than_any_margin(players: int) -> None:
    shared = 0
    for seed in range(60):
        game, s = finished_game(players, seed)
        best = winners(game, s)
        shared += len(best) > 1
        for seat in range(players):
            share = result_share(game, s, seat)
            assert abs(result_value(game, s, seat) - share) <= WIN // 5
    assert shared or players < 4


def result_value(game: Game, s: State, seat: int) -> int:
    shares, extras = vec[i64]([0] * game.players), vec[i64]([0] * game.players)
    win_shares(game, s, shares)
    margins(game, s, tuning_of(game.id).margin, extras)
    return int(shares[seat] + extras[seat])


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_learned_of_an_end_may_be_how_near_it_was(players: int) -> None:
    """Shares of prosperity and of the win, as `Tuning.prospects` mixes them."""
    for seed in range(20):
        game, s = finished_game(players, seed)
        found = []
        for prospects in (0, 100, 50):
            shares = vec[i64]([0] * players)
            outcomes(game, s, prospects, shares)
            found.append([int(share) for share in shares])
        won, near, both = found
        wealth = [max(0, game.hints.outlook(game, s, seat)) for seat in range(players)]
        assert won == [result_share(game, s, seat) for seat in range(players)]
        assert near == [WIN * each // sum(wealth) for each in wealth]
        assert both == [(one + other) // 2 for one, other in zip(won, near, strict=True)]


def result_share(game: Game, s: State, seat: int) -> int:
    best = winners(game, s)
    return WIN // len(best) if seat in best else 0


def test_points_count_among_lost_games() -> None:
    """Two seats that both lost: the one with more points did better."""
    compared = 0
    for seed in range(40):
        game, s = finished_game(3, seed)
        lost = [seat for seat in range(3) if seat not in winners(game, s)]
        if len(lost) == 2 and game.score(s, lost[0]) > game.score(s, lost[1]):
            compared += 1
            assert result_value(game, s, lost[0]) > result_value(game, s, lost[1])
    assert compared > 5


def beats_random(index: int) -> bool:
    """One game of two; rollout sits first in every other one."""
    seat = index % 2
    match = Match(game_spec("pharaoh"), 2, {})
    bots: list[Bot] = [RandomBot(7, index), RandomBot(7, index)]
    bots[seat] = RolloutBot(7, 1000 + index, BUDGET)
    dealer = SeededDealer(7, index)
    match.deal(dealer)
    while not match.state.over():
        turn = match.seat()
        match.play(turn, bots[turn].choose(Observer(match.game, match.state, turn)))
        match.deal(dealer)
    return winners(match.game, match.state) == [seat]


@pytest.mark.once
def test_rollout_beats_random() -> None:
    assert sum(beats_random(index) for index in range(24)) >= 18
