"""The primer: decisions judged by play to the end by the hints."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from saqqara.games import game_spec
from saqqara.training.primer import liked, primer_samples
from saqqara.training.rounds import Run, read_log
from saqqara.training.samples import FIELDS
from training.test_rounds import ALONE, TINY, without_times

pytestmark = pytest.mark.once


def settings_for(game: str, players: int) -> object:
    spec = game_spec(game)
    return replace(
        TINY,
        game=game,
        rules=spec.rules,
        encoding=spec.encoding,
        players=players,
        options=spec.game(players, {}).options,
    )


@pytest.mark.parametrize(("game", "players"), [("senet", 2), ("pharaoh", 3)])
def test_a_game_gives_decisions_with_shares_and_odds(game: str, players: int) -> None:
    settings = settings_for(game, players)
    samples = primer_samples(settings, 1)  # type: ignore[arg-type]
    assert len(samples) > 0
    assert samples.results.shape == (len(samples), players)
    assert np.allclose(samples.results.sum(axis=1), 1, atol=1e-3)
    assert np.array_equal(samples.results, samples.expected)
    assert samples.counts.min() > 1
    ends = np.cumsum(samples.counts)
    for start, end in zip(ends - samples.counts, ends, strict=True):
        assert samples.odds[start:end].sum() == pytest.approx(1, abs=1e-5)
    # Who is ahead at the end wins: play from one position says the same of both.
    assert np.corrcoef(samples.results[:, 0], samples.leads)[0, 1] > 0


def test_the_same_number_gives_the_same_game() -> None:
    one, same, other = (primer_samples(TINY, number) for number in (1, 1, 2))
    assert all(np.array_equal(getattr(one, field), getattr(same, field)) for field in FIELDS)
    assert one.seen.shape != other.seen.shape or not np.array_equal(one.seen, other.seen)


def test_odds_fall_with_the_rates() -> None:
    odds = liked([100, 0, 100, -5000], 100)
    assert odds[0] == odds[2] > odds[1] > odds[3]
    assert sum(odds) == pytest.approx(1)
    assert odds[1] / odds[0] == pytest.approx(np.exp(-1))


def test_a_run_begins_with_its_primer_and_its_network_teaches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = replace(TINY, primer=2)
    rows = Run(settings, Path("run"), ALONE).train(1, 0)
    assert [row["teacher"] for row in rows] == ["net:1:run/networks/0000.bin"]
    assert (tmp_path / "run" / "samples" / "0000-000.npz").exists()
    alone = Run(TINY, Path("alone"), ALONE).train(1, 0)
    assert rows[0]["samples"] > alone[0]["samples"]  # those of the primer are kept
    monkeypatch.setattr(Run, "prepare", no_more)
    again = Run(settings, Path("run"), ALONE).train(1, 0)
    assert without_times(again) == without_times(read_log(tmp_path / "run"))


def no_more(_: Run) -> None:
    raise AssertionError("the primer was played already")
