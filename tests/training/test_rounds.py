"""A training run from self-play to the gate, with numpy: small, but all of it."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import saqqara.training.rounds
from saqqara.arena.backends import processes
from saqqara.bots import Observer, check_bot, make_bot
from saqqara.bots.network_files import file_name
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.training.gate import Verdict
from saqqara.training.rounds import Row, Run, read_log
from saqqara.training.samples import FIELDS, Samples, load
from saqqara.training.selfplay import drawn_options, play_samples
from saqqara.training.settings import Settings

pytestmark = pytest.mark.once
ALONE = partial(processes, 1)

SENET = game_spec("senet")
TINY = Settings(
    game="senet",
    rules=SENET.rules,
    encoding=SENET.encoding,
    players=2,
    options=SENET.game(2, {}).options,
    mixed=False,
    seed=3,
    primer=0,
    games=2,
    simulations=1,  # one takes 10 ms where nothing is compiled: play to the end by the hints
    gate_games=2,
    first=8,
    second=4,
    steps=5,
    batch=16,
    learner="numpy",
)


def same(one: Samples, other: Samples) -> bool:
    return all(np.array_equal(getattr(one, field), getattr(other, field)) for field in FIELDS)


def without_times(rows: list[Row]) -> list[dict[str, object]]:
    return [{key: row[key] for key in row if not key.endswith("seconds")} for row in rows]  # type: ignore[literal-required]


def test_rounds_end_to_end_and_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two rounds in one go, and in two: the same log, the same networks."""
    monkeypatch.setattr("saqqara.training.gate.BETTER", 0.0)  # so that the network teaches
    whole, halves = tmp_path / "run", tmp_path / "other" / "run"
    monkeypatch.chdir(tmp_path)
    told: list[int] = []
    run = Run(TINY, Path("run"), ALONE, (), lambda rows: told.append(rows[-1]["round"]))
    rows = run.train(2, 0)
    assert told == [1, 2]
    assert [row["teacher"] for row in rows] == ["search:1", "net:1:run/networks/0001.bin"]
    assert rows[1]["samples"] > rows[0]["samples"]
    assert without_times(read_log(whole)) == without_times(rows)
    halves.parent.mkdir()
    monkeypatch.chdir(halves.parent)
    Run(TINY, Path("run"), ALONE).train(1, 0)
    again = Run(TINY, Path("run"), ALONE).train(2, 0)
    assert without_times(again) == without_times(rows)
    for number in (1, 2):
        name = f"networks/{number:04}.bin"
        assert (whole / name).read_bytes() == (halves / name).read_bytes()
    game = SENET.game(2, {})
    name = f"net:1:{whole / 'networks/0002.bin'}"
    check_bot(name, game)
    s = game.start()
    while s.seat() < 0 or len(game.legal(s)) < 2:
        game.apply(s, game.legal(s)[0])
    assert make_bot(name, 1).choose(Observer(game, s, s.seat())) in game.legal(s)


def test_what_was_broken_off_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that were played are not played again, and another run is refused."""
    numbers: list[int] = []

    def counted(settings: Settings, teacher: str, number: int) -> Samples:
        numbers.append(number)
        return play_samples(settings, teacher, number)

    def broken(*_: object) -> Verdict:
        raise KeyboardInterrupt

    monkeypatch.setattr(saqqara.training.rounds, "play_samples", counted)
    with monkeypatch.context() as patch:
        patch.setattr(saqqara.training.rounds, "compare", broken)
        with pytest.raises(KeyboardInterrupt):
            Run(TINY, tmp_path, ALONE).train(1, 0)
    assert numbers == [0, 1]
    assert read_log(tmp_path) == []
    rows = Run(TINY, tmp_path, ALONE, ("random",)).train(1, 0)
    assert numbers == [0, 1]
    assert (rows[0]["against"], len(rows[0]["against_shares"])) == (["random"], 1)
    with pytest.raises(OptionError) as caught:
        Run(replace(TINY, steps=6, seed=4), tmp_path, ALONE).train(2, 0)
    assert caught.value.code == "cli-train-other"
    assert caught.value.details["what"] == "seed, steps"
    path = tmp_path / "run.json"
    begun = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**begun, "version": "0.1.0"}), "utf-8")
    assert len(Run(TINY, tmp_path, ALONE, ("random",)).train(1, 0)) == 1  # it goes on
    path.write_text(json.dumps({**begun, "engine": "0" * 16}), "utf-8")
    with pytest.raises(OptionError, match=r"these differ: engine$"):
        Run(TINY, tmp_path, ALONE).train(2, 0)
    path.write_text("{")
    with pytest.raises(OptionError, match=r"run\.json"):
        Run(TINY, tmp_path, ALONE).train(2, 0)


def test_no_round_begins_when_the_time_is_over(tmp_path: Path) -> None:
    assert len(Run(TINY, tmp_path, ALONE).train(5, 1e-6)) == 0


def test_a_network_that_is_not_better_does_not_teach() -> None:
    run = Run(TINY, Path("run"), ALONE)
    rows: list[Row] = [
        {"round": 1, "accepted": True},  # type: ignore[typeddict-item]
        {"round": 2, "accepted": False},  # type: ignore[typeddict-item]
    ]
    assert run.teacher([]) == "search:1"
    assert run.teacher(rows) == "net:1:run/networks/0001.bin"
    assert run.teacher(rows[1:]) == "search:1"
    assert not Verdict(100, 0.54, 0.4, 0.6, 0.5).better()
    assert Verdict(100, 0.29, 0.2, 0.4, 0.25).better()


def test_without_gates_each_network_teaches_the_next(tmp_path: Path) -> None:
    settings = replace(TINY, gate_games=0, primer=1)
    rows = Run(settings, tmp_path, ALONE, ("random",)).train(2, 0)
    assert [Path(row["teacher"]).name for row in rows] == ["0000.bin", "0001.bin"]
    assert [(row["gate_games"], row["accepted"], row["against"]) for row in rows] == [
        (0, True, [])
    ] * 2
    kept = {
        number: sum(len(load(path)) for path in tmp_path.glob(f"samples/{number:04}-*.npz"))
        for number in range(3)
    }
    assert rows[0]["samples"] == kept[0] + kept[1]
    assert rows[1]["samples"] == kept[1] + kept[2]  # what the hints had to teach is known by now


def test_self_play_follows_from_the_number_of_the_game() -> None:
    one, again, other = (play_samples(TINY, "search:1", number) for number in (5, 5, 6))
    assert same(one, again)
    assert not same(one, other)
    ends = np.cumsum(one.counts)
    for start, end in zip([0, *ends], ends, strict=False):
        assert one.odds[start:end].sum() == pytest.approx(1)
    assert set(np.unique(one.results)) <= {0, 0.5, 1}
    assert np.all(one.results.sum(axis=1) == 1)
    assert np.allclose(one.expected.sum(axis=1), 1, atol=1e-4)
    assert np.all((one.expected >= 0) & (one.expected <= 1))


@pytest.mark.parametrize("id", ["imhotep", "cleopatra", "pharaoh"])
def test_mixed_options_keep_the_layout(id: str) -> None:
    spec = game_spec(id)
    players = spec.players[1]
    game = spec.game(players, {})
    settings = replace(TINY, game=id, players=players, options=game.options, mixed=True)
    drawn = [drawn_options(settings, number) for number in range(8)]
    assert {file_name(spec.game(players, each)) for each in drawn} == {file_name(game)}
    assert len({str(each) for each in drawn}) > 1
    many = [drawn_options(settings, number) for number in range(200)]
    usual = [each[key] == value for each in many for key, value in game.options.items()]
    assert 0.5 < np.mean(usual) < 0.95  # what people play most is met most


def test_files_of_samples_are_whole(tmp_path: Path) -> None:
    Run(TINY, tmp_path, ALONE).play(1, "search:1")
    [path] = (tmp_path / "samples").iterdir()
    assert len(load(path)) > 10
