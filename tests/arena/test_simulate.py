"""Series of games: the same result from the same seed, however the work is shared out."""

import multiprocessing
from pathlib import Path

import pytest

import saqqara.arena.simulate
from saqqara.arena.plan import Pairing
from saqqara.arena.simulate import bots_by_seat, parts_of, play_game, play_part, simulate
from saqqara.bots import Bot
from saqqara.bots.random import RandomBot
from saqqara.bots.rollout import RolloutBot
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.playout import Tally
from saqqara.kernel.record import read_record, replay

PHARAOH = game_spec("pharaoh")
OPTIONS = {"first": "random", "open_hands": "off", "bonus": "on"}


SEED = 11


def table(*bots: str) -> Pairing:
    return Pairing("pharaoh", PHARAOH.rules, len(bots), OPTIONS, bots)


ALL_RANDOM = table("random", "random", "random")


def test_both_builds_give_these_numbers() -> None:
    """Written down once. They change with the generator, the action table or the rules."""
    totals = simulate(PHARAOH, 3, {}, 40, seed=1)
    assert totals.sums() == (40, 4896, [540, 660, 1200], [531, 486, 577])


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_do_not_change_the_result(workers: int) -> None:
    alone = simulate(PHARAOH, 4, {"bonus": "off"}, 50, seed=2)
    shared = simulate(PHARAOH, 4, {"bonus": "off"}, 50, seed=2, workers=workers)
    assert shared.sums() == alone.sums()


def test_records_do_not_change_the_result(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    plain = simulate(PHARAOH, 3, {}, 12, seed=3)
    kept = simulate(PHARAOH, 3, {}, 12, seed=3, records_dir=str(folder))
    assert kept.sums() == plain.sums()
    names = sorted(path.name for path in folder.iterdir())
    assert names == [f"pharaoh-{index:06d}.json" for index in range(12)]
    points = [0, 0, 0]
    for name in names:
        record = read_record((folder / name).read_text("utf-8"))
        assert replay(PHARAOH, record).state.over()
        assert record.seats == ["random 1", "random 2", "random 3"]
        points = [sum(pair) for pair in zip(points, record.scores, strict=True)]
    assert points == plain.points


def test_a_game_depends_on_its_number_alone() -> None:
    together = play_part(ALL_RANDOM, SEED, None, 0, 8)
    apart = Tally(3)
    for index in reversed(range(8)):
        apart.add(play_part(ALL_RANDOM, SEED, None, index, 1))
    assert apart.sums() == together


def test_a_game_between_bots_depends_on_its_number_alone() -> None:
    def words(index: int) -> list[str]:
        match = play_game(table("novice", "greedy"), SEED, index)
        return [match.game.word(ply.action) for ply in match.plies]

    first = words(0)
    assert words(1) != first
    assert words(0) == first


def test_each_seat_of_each_game_has_its_own_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int, int]] = []

    def make_weak_bot(name: str, seed: int, stream: int) -> Bot:
        made.append((name, seed, stream))
        return RolloutBot(seed, stream, 4) if name == "rollout" else RandomBot(seed, stream)

    monkeypatch.setattr(saqqara.arena.simulate, "make_bot", make_weak_bot)
    games, _, sixtieths, _ = play_part(table("random", "rollout"), SEED, None, 0, 3)
    assert [name for name, _, _ in made] == ["random", "rollout"] * 3
    assert {seed for _, seed, _ in made} == {SEED}
    assert len({stream for _, _, stream in made}) == 6
    assert (games, sixtieths) == (3, [0, 180])


def test_wins_and_means() -> None:
    totals = Tally(2)
    assert totals.mean_score() == [0.0, 0.0]
    totals.add((4, 100, [150, 90], [10, 6]))
    assert totals.wins() == [2.5, 1.5]
    assert totals.mean_score() == [2.5, 1.5]


def test_every_game_has_a_winner() -> None:
    totals = simulate(PHARAOH, 4, {}, 30, seed=5)
    assert sum(totals.wins()) == pytest.approx(30)


@pytest.mark.parametrize("games", [1, 2, 7, 8, 9, 5000, 12345])
@pytest.mark.parametrize("workers", [1, 2, 5])
def test_parts_cover_all_games_once(games: int, workers: int) -> None:
    expected = 0
    for first, count in parts_of(games, workers, 1000):
        assert first == expected
        assert 1 <= count <= 1000
        expected += count
    assert expected == games


def test_progress_adds_up() -> None:
    reported: list[int] = []
    simulate(PHARAOH, 2, {}, 20, seed=1, progress=reported.append)
    assert sum(reported) == 20
    assert len(reported) > 1


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_series_leaves_nothing_running(workers: int) -> None:
    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PHARAOH, 2, {}, 400, seed=1, workers=workers, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_one_bot_takes_all_seats() -> None:
    assert bots_by_seat(("rollout",), 3) == ("rollout",) * 3
    assert bots_by_seat((), 2) == ("random", "random")
    assert bots_by_seat(("random", "rollout"), 2) == ("random", "rollout")


@pytest.mark.parametrize(
    ("bots", "code"), [(("random", "rollout"), "bot-count"), (("gambler",), "bot-unknown")]
)
def test_bots_that_do_not_fit_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(OptionError) as caught:
        simulate(PHARAOH, 3, {}, 1, seed=1, bots=bots)
    assert caught.value.code == code


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError):
        simulate(PHARAOH, 7, {}, 1, seed=1)
    with pytest.raises(OptionError):
        simulate(PHARAOH, 2, {"bonus": "maybe"}, 1, seed=1)


def test_a_record_is_of_the_game_that_was_counted() -> None:
    match = play_game(ALL_RANDOM, SEED, 4)
    points = play_part(ALL_RANDOM, SEED, None, 4, 1)[3]
    assert points == [match.game.score(match.state, seat) for seat in range(3)]
