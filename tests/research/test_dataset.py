"""Datasets: rows, outcomes and files, read by Arrow, DuckDB and Polars; and the command."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars
import pyarrow.parquet as pq
import pytest

from arena.contests import without_times
from saqqara.arena.backends import processes
from saqqara.arena.plan import Plan, pair
from saqqara.arena.table import play_deal
from saqqara.cli.main import main
from saqqara.games import GAMES, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec
from saqqara.research.dataset import (
    CARD,
    DECISIONS,
    KEY,
    SEATS,
    load_dataset,
    make_dataset,
    play_noted,
)
from saqqara.research.observation import Eye

ROOT = Path(__file__).parents[2]
COLUMNS = [
    *("name", "word", "deal", "rotation", "ply", "seat", "bot", "choices", "action"),
    *("win", "score", "place", "mask", "observation"),
]


def plan_of(spec: Spec, bots: tuple[str, ...] = ("random", "scribe"), games: int = 4) -> Plan:
    players = min(spec.players)
    return Plan((pair(spec, players, {}, bots[:players]),), games, 3, 10.0)


def nothing(games: int) -> None:
    """No progress bar."""


def make(folder: Path, what: Plan, workers: int = 1) -> dict[str, Any]:
    return make_dataset(what, lambda: processes(workers, what.bots(), play_noted), folder, nothing)


@pytest.fixture(scope="module")
def pharaoh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "pharaoh"
    make(folder, plan_of(game_spec("pharaoh")))
    return folder


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_rows_are_what_was_decided(spec: Spec, tmp_path: Path) -> None:
    what = plan_of(spec, games=2)
    card = make(tmp_path, what)
    table = pq.read_table(tmp_path / DECISIONS)
    assert table.column_names == COLUMNS
    assert len(table) == card["decisions"] > 20
    rules = spec.game(min(spec.players), {})
    eye = Eye(rules)
    actions = table["action"].to_numpy()
    mask = np.stack(table["mask"].to_numpy(zero_copy_only=False))
    seen = np.stack(table["observation"].to_numpy(zero_copy_only=False))
    assert (mask.shape[1], seen.shape[1]) == (eye.actions, eye.width)
    assert mask[np.arange(len(actions)), actions].all()
    assert mask.sum(1).tolist() == table["choices"].to_pylist()
    own = eye.part(seen, "seat").argmax(1)
    assert own.tolist() == table["seat"].to_pylist()
    assert eye.part(seen, "decider")[:, 0].all()  # whoever looks decides


def test_outcomes_are_those_of_the_arena(pharaoh: Path) -> None:
    """The same deals, seats and results as a contest of the same plan."""
    what = plan_of(game_spec("pharaoh"))
    rows = pq.read_table(pharaoh / DECISIONS).to_pylist()
    for deal in range(what.deals(what.pairings[0])):
        played = play_deal(what.pairings[0], what.seed, what.deadline, deal)
        noted, _ = play_noted(what.pairings[0], what.seed, what.deadline, deal)
        assert without_times(noted) == without_times(played)
        for game in played["games"]:
            mine = [r for r in rows if (r["deal"], r["rotation"]) == (deal, game["rotation"])]
            for seat, result in enumerate(game["seats"]):
                own = [row for row in mine if row["seat"] == seat]
                assert len(own) == result["decisions"]
                assert {row["bot"] for row in own} == {result["bot"]}
                assert {row["win"] for row in own} == {result["win"]}
                assert {row["score"] for row in own} == {result["score"]}
                assert {row["place"] for row in own} == {result["place"]}


def test_numbers_are_said_in_words(pharaoh: Path) -> None:
    card, table = load_dataset(pharaoh)
    rows = table.to_pylist()
    assert {row["name"] for row in rows} == {"random", "scribe"}
    assert all(row["name"] == card["plan"]["bots"][0][row["bot"]] for row in rows)
    assert all(row["word"] == card["actions"][row["action"]] for row in rows)
    path = (pharaoh / DECISIONS).as_posix()
    sql = f"select name, count(*) from '{path}' where word like 'pass%' group by name order by name"
    passes = [name for name, number in rows_of(sql) if number > 0]
    assert passes == ["random", "scribe"]


def rows_of(sql: str) -> list[Any]:
    found = duckdb.sql(sql)
    assert found is not None
    return found.fetchall()


def test_duckdb_reads_it(pharaoh: Path) -> None:
    path = (pharaoh / DECISIONS).as_posix()
    rows = len(pq.read_table(pharaoh / DECISIONS))
    found = rows_of(f"select count(*), min(mask[action + 1]), max(len(observation)) from '{path}'")
    assert found == [(rows, 1, Eye(game_spec("pharaoh").game(2, {})).width)]
    seats = (pharaoh / SEATS).as_posix()
    shares = rows_of(f"select name, sum(win) from '{seats}' group by name order by name")
    assert sum(share for _, share in shares) == pytest.approx(4)


def test_polars_reads_it(pharaoh: Path) -> None:
    frame = polars.read_parquet(pharaoh / DECISIONS)
    assert frame.columns == COLUMNS
    assert frame["observation"].to_numpy().shape == (len(frame), 254)
    taken = frame.select(polars.col("mask").arr.get(polars.col("action")))
    assert taken.to_series().min() == 1


def test_the_file_describes_itself(pharaoh: Path) -> None:
    card = json.loads((pharaoh / CARD).read_text("utf-8"))
    assert card["version"] == "pharaoh/2/rules-1/encoding-1"
    assert (card["games"], card["plan"]["seed"]) == (4, 3)
    assert card["plan"]["bots"] == [["random", "scribe"]]
    assert card["actions"][12] == "pass"
    assert sum(part["size"] for part in card["parts"]) == 254
    meta = json.loads(pq.read_schema(pharaoh / DECISIONS).metadata[KEY])
    assert meta == {key: card[key] for key in meta}


def test_the_card_describes_every_column() -> None:
    text = (ROOT / "docs" / "datasets.md").read_text("utf-8")
    for column in COLUMNS:
        assert f"| `{column}` |" in text


def test_processes_make_the_same_dataset(pharaoh: Path, tmp_path: Path) -> None:
    make(tmp_path, plan_of(game_spec("pharaoh")), workers=2)
    one, two = (pq.read_table(folder / DECISIONS) for folder in (pharaoh, tmp_path))
    assert one.equals(two)


def test_no_dataset_is_overwritten(pharaoh: Path) -> None:
    before = (pharaoh / DECISIONS).read_bytes()
    with pytest.raises(OptionError) as caught:
        make(pharaoh, plan_of(game_spec("pharaoh")))
    assert caught.value.code == "cli-dataset-exists"
    assert (pharaoh / DECISIONS).read_bytes() == before


def test_a_broken_run_leaves_no_dataset(tmp_path: Path) -> None:
    def fail(games: int) -> None:
        raise KeyboardInterrupt

    what = plan_of(game_spec("pharaoh"))
    with pytest.raises(KeyboardInterrupt):
        make_dataset(what, lambda: processes(1, what.bots(), play_noted), tmp_path, fail)
    assert not (tmp_path / DECISIONS).exists()
    make(tmp_path, what)


# ---- the command

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def call_main(*arguments: str) -> tuple[int, str, str]:
        code = main(["dataset", *arguments])
        return code, *capsys.readouterr()

    return call_main


def test_the_command(call: Call, tmp_path: Path) -> None:
    folder = str(tmp_path / "data")
    code, out, err = call("pharaoh", "--bots", "random,random", "--games", "2", "--out", folder)
    assert (code, err) == (0, "")
    assert out.startswith("Return of the Pharaoh: ")
    assert len(pq.read_table(Path(folder, DECISIONS))) > 20
    code, out, err = call("pharaoh", "--bots", "random", "--games", "2", "--out", folder)
    assert (code, out) == (2, "")
    assert "already holds a dataset" in err
    other = str(tmp_path / "other")
    code, out, err = call(
        *("murals", "--bots", "random", "--games", "1", "--out", other),
        *("--lang", "ja", "--json"),
    )
    assert (code, json.loads(out)["plan"]["game"]) == (0, ["murals"])


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("pharaoh", "--bots", "random"), "--out is missing"),
        (("all", "--bots", "random", "--out", "x"), "for one game"),
        (("pharaoh", "--out", "x"), "--bots is missing"),
    ],
)
def test_what_the_command_refuses(call: Call, arguments: tuple[str, ...], words: str) -> None:
    code, out, err = call(*arguments)
    assert (code, out) == (2, "")
    assert words in err
