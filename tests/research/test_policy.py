"""The policy and its bot; and the notebook, cell by cell, in small."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from contract.cases import walk_of
from saqqara.bots import Observer, make_bot
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.research.observation import Eye
from saqqara.research.policy import Policy
from saqqara.research.vector import VectorGames

NOTEBOOK = Path(__file__).parents[2] / "docs" / "learning.ipynb"
BOT = "py:saqqara.research.policy:PolicyBot:"


def lessons(game: str, players: int) -> tuple[Any, Any, Any]:
    """Positions of random games, in which the last legal action is the one to take."""
    games = VectorGames(game, 32, players)
    seen, masks = [], []
    for _ in range(20):
        games.step_at_random()
        seen.append(games.observations.copy())
        masks.append(games.masks.copy())
    mask = np.concatenate(masks)
    last = mask.shape[1] - 1 - mask[:, ::-1].argmax(1)
    return np.concatenate(seen), mask, last


def test_it_learns_and_keeps_what_it_learnt(tmp_path: Path) -> None:
    eye = Eye(game_spec("pharaoh").game(3, {}))
    policy = Policy.fresh(eye, hidden=32, seed=1)
    seen, masks, actions = lessons("pharaoh", 3)
    before = policy.accuracy(seen, masks, actions)
    losses = policy.fit(seen, masks, actions, epochs=30, batch=64)
    assert losses[-1] < losses[0]
    assert policy.accuracy(seen, masks, actions) > max(0.8, before)
    odds = policy.odds(seen, masks)
    assert odds.sum(1) == pytest.approx(np.ones(len(seen)), abs=1e-5)
    assert odds[masks == 0].max() == 0
    policy.save(tmp_path / "policy.npz")
    again = Policy.load(tmp_path / "policy.npz")
    assert np.array_equal(again.odds(seen, masks), odds)
    assert again.version == eye.version


def test_slopes_are_slopes() -> None:
    eye = Eye(game_spec("pharaoh").game(2, {}))
    policy = Policy.fresh(eye, hidden=8, seed=2)
    policy.weights = [weight.astype(np.float64) for weight in policy.weights]
    seen, masks, actions = (each[:16] for each in lessons("pharaoh", 2))
    _, slopes = policy.slopes(seen, masks, actions)
    for weight, slope in zip(policy.weights, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        step = 1e-4
        weight[place] += step
        above, _ = policy.slopes(seen, masks, actions)
        weight[place] -= 2 * step
        below, _ = policy.slopes(seen, masks, actions)
        weight[place] += step
        assert slope[place] == pytest.approx((above - below) / (2 * step), rel=1e-2)


def test_the_bot_plays_by_the_policy(tmp_path: Path) -> None:
    game = game_spec("murals").game(2, {})
    eye = Eye(game)
    policy = Policy.fresh(eye, hidden=8, seed=3)
    path = tmp_path / "policy.npz"
    policy.save(path)
    bot = make_bot(BOT + str(path), 1)
    for step in walk_of(game, 1)[:-1]:
        s = step.state
        if s.seat() >= 0:
            odds = policy.odds(eye.look(s, s.seat()), eye.mask(s))
            assert bot.choose(Observer(game, s, s.seat())) == odds.argmax()


def test_a_policy_of_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    Policy.fresh(Eye(game_spec("murals").game(2, {})), hidden=8, seed=3).save(path)
    other = game_spec("murals").game(3, {})
    s = next(step.state for step in walk_of(other, 1) if step.state.seat() >= 0)
    with pytest.raises(OptionError) as caught:
        make_bot(BOT + str(path), 1).choose(Observer(other, s, s.seat()))
    assert caught.value.code == "error-encoding-version"
    with pytest.raises(OptionError):
        make_bot(BOT + str(tmp_path / "none.npz"), 1)


def test_the_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every cell as it stands, with a hundredth of its sizes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SAQQARA_NOTEBOOK_SIZE", "0.01")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    names: dict[str, Any] = {}
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    codes = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(codes) >= 6
    for number, source in enumerate(codes):
        exec(compile(source, f"cell {number}", "exec"), names)
    out = capsys.readouterr().out
    assert "epoch 1: loss" in out
    assert out.count("Return of the Pharaoh, 3 players") == 2
    assert Path("policy.npz").exists()


def test_the_notebook_is_kept_without_results() -> None:
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    assert all(not cell.get("outputs") for cell in notebook["cells"])
