"""Datasets: rows, outcomes and files, read by Arrow, DuckDB and Polars; and the command."""

import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
import polars
import pyarrow.parquet as pq
import pytest
import yaml

from arena.contests import without_times
from saqqara.arena.backends import processes
from saqqara.arena.plan import Pairing, Plan, pair
from saqqara.arena.table import play_deal
from saqqara.cli.main import main
from saqqara.games import GAMES, game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec
from saqqara.research.dataset import (
    CARD,
    DECISIONS,
    KEY,
    README,
    SEATS,
    load_dataset,
    make_dataset,
    play_noted,
)
from saqqara.research.dataset_card import size_of
from saqqara.research.dataset_parts import FOLDER
from saqqara.research.observation import Eye

ROOT = Path(__file__).parents[2]
COLUMNS = [
    *("name", "word", "deal", "rotation", "ply", "seat", "bot", "choices", "action"),
    *("round", "points", "win", "score", "place", "mask", "observation"),
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
    points, rounds = table["points"].to_numpy(), table["round"].to_numpy()
    assert points.any()
    assert {bool(each) for each in rounds} <= {spec.id in {"imhotep", "pharaoh"}}
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


# ---- a run that is cut short


def interrupt(folder: Path, what: Plan, after: int) -> None:
    """As Ctrl-C does, when so many games are finished."""
    finished = 0

    def fail(games: int) -> None:
        nonlocal finished
        finished += games
        if finished >= after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make_dataset(what, lambda: processes(1, what.bots(), play_noted), folder, fail)
    assert not (folder / DECISIONS).exists()


def make_counting(folder: Path, what: Plan) -> list[int]:
    """Make it, and tell which deals were played for it."""
    deals: list[int] = []

    def played(pairing: Pairing, seed: int, deadline: float, deal: int) -> Any:
        deals.append(deal)
        return play_noted(pairing, seed, deadline, deal)

    make_dataset(what, lambda: processes(1, what.bots(), played), folder, nothing)
    return deals


def test_an_interrupted_run_continues(tmp_path: Path) -> None:
    what = plan_of(game_spec("pharaoh"), games=8)
    make(tmp_path / "whole", what)
    folder = tmp_path / "broken"
    interrupt(folder, what, 2)
    interrupt(folder, what, 6)
    assert make_counting(folder, what) == [3]
    whole, continued = (load_dataset(tmp_path / name) for name in ("whole", "broken"))
    assert continued[1].equals(whole[1])
    assert continued[0] == whole[0]
    seats = [pq.read_table(tmp_path / name / SEATS) for name in ("whole", "broken")]
    times = ["seconds", "slowest"]
    assert seats[0].drop_columns(times).equals(seats[1].drop_columns(times))
    names = {path.name for path in folder.iterdir()}
    assert names == {DECISIONS, SEATS, CARD, README}  # nothing unfinished is left


def test_a_part_that_was_not_written_is_played_again(tmp_path: Path) -> None:
    """A kill in the middle of writing: half a file beside the whole ones."""
    what = plan_of(game_spec("pharaoh"))
    interrupt(tmp_path, what, 2)
    (part,) = (tmp_path / FOLDER).glob("part-*.parquet")
    part.rename(part.with_name(part.name + ".part"))
    assert make_counting(tmp_path, what) == [0, 1]


def test_all_is_played_but_not_put_together(tmp_path: Path) -> None:
    what = plan_of(game_spec("pharaoh"))
    interrupt(tmp_path, what, 4)
    assert make_counting(tmp_path, what) == []
    assert len(pq.read_table(tmp_path / DECISIONS)) > 20


def test_another_dataset_is_not_continued(tmp_path: Path) -> None:
    interrupt(tmp_path, plan_of(game_spec("pharaoh")), 2)
    for other in (
        plan_of(game_spec("pharaoh"), games=8),
        plan_of(game_spec("pharaoh"), ("random", "novice")),
    ):
        with pytest.raises(OptionError) as caught:
            make(tmp_path, other)
        assert caught.value.code == "cli-dataset-other"
    path = tmp_path / FOLDER / CARD
    begun = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**begun, "version": "of another encoding"}), "utf-8")
    with pytest.raises(OptionError, match=r"these differ: version$"):
        make(tmp_path, plan_of(game_spec("pharaoh")))
    path.write_text("[]", "utf-8")
    with pytest.raises(OptionError):
        make(tmp_path, plan_of(game_spec("pharaoh")))
    later = {**begun, "saqqara": "0.1.0", "plan": {**begun["plan"], "version": "0.1.0"}}
    path.write_text(json.dumps(later), "utf-8")
    assert make_counting(tmp_path, plan_of(game_spec("pharaoh"))) != []  # it goes on


def test_row_groups_are_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However small the parts were."""
    monkeypatch.setattr("saqqara.research.dataset_parts.SECONDS", 0.0)
    make(tmp_path, plan_of(game_spec("pharaoh")))
    assert pq.read_metadata(tmp_path / DECISIONS).num_row_groups == 1


# ---- the card


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_the_readme_is_a_card(spec: Spec, tmp_path: Path) -> None:
    what = plan_of(spec, games=1)
    card = make(tmp_path, what)
    text = (tmp_path / README).read_text("utf-8")
    start, head, body = text.split("---\n", 2)
    assert start == ""
    told = yaml.safe_load(head)
    assert told["license"] == "mit"
    assert told["task_categories"] == ["reinforcement-learning"]
    assert spec.id in told["tags"]
    assert all((tmp_path / each["data_files"]).exists() for each in told["configs"])
    assert "random, scribe" in told["pretty_name"]
    for word in (
        *(f"{card['decisions']:,} rows", f"`{card['version']}`", "| seed | 3 |", "MIT"),
        *(f"rules {spec.rules}, encoding {spec.encoding}, format 3", f"| games | {card['games']}"),
        *[f"`{column}`" for column in COLUMNS],
        *[f"| `{part['name']}` | {part['size']} |" for part in card["parts"]],
    ):
        assert word in body
    assert "{" not in body


def test_the_command_of_a_card_makes_it_again(call: "Call", tmp_path: Path) -> None:
    spec = game_spec("pharaoh")
    what = Plan((pair(spec, 2, {"bonus": "off"}, ("random", "random")),), 3, 5, 10.0)
    make(tmp_path / "first", what)
    readme = (tmp_path / "first" / README).read_text("utf-8")
    (command,) = [line for line in readme.splitlines() if line.startswith("    saqqara dataset")]
    words = shlex.split(command)[2:-1]
    assert "--option bonus=off --out" in command
    assert call(*words, str(tmp_path / "again"))[0] == 0
    first, again = (pq.read_table(tmp_path / name / DECISIONS) for name in ("first", "again"))
    assert first.drop_columns(["name"]).equals(again.drop_columns(["name"]))


@pytest.mark.parametrize(
    ("rows", "size"),
    [
        (1, "n<1K"),
        (999, "n<1K"),
        (1000, "1K<n<10K"),
        (99_999, "10K<n<100K"),
        (5_000_000, "1M<n<10M"),
    ],
)
def test_sizes_as_hubs_have_them(rows: int, size: str) -> None:
    assert size_of(rows) == size


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


def test_it_keeps_its_promise_to_continue(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(pairing: Pairing, seed: int, deadline: float, deal: int) -> Any:
        if deal == 1:
            raise KeyboardInterrupt
        return play_noted(pairing, seed, deadline, deal)

    command = ("pharaoh", "--bots", "random,random", "--games", "4", "--out", str(tmp_path))
    with monkeypatch.context() as patched:
        patched.setattr("saqqara.research.dataset.play_noted", interrupted)
        code, out, err = call(*command)
        assert (code, out) == (130, "")
        assert "the same command continues there" in err
        assert list((tmp_path / FOLDER).glob("part-*.parquet"))
    assert call(*command)[0] == 0
    assert len(load_dataset(tmp_path)[1]) > 40


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


def test_points_and_rounds_are_those_of_the_board(tmp_path: Path) -> None:
    """In Return of the Pharaoh they only grow, and never beyond what the end counts."""
    make(tmp_path, plan_of(game_spec("pharaoh"), games=4))
    table = pq.read_table(tmp_path / DECISIONS)
    games: dict[tuple[int, ...], list[tuple[int, int, int]]] = {}
    names = ("deal", "rotation", "seat", "ply", "round", "points", "score")
    rows = zip(*[table[name].to_pylist() for name in names], strict=True)
    for *game, ply, round, points, score in rows:
        games.setdefault(tuple(game), []).append((ply, round, points))
        assert 0 <= points <= score
    for seen in games.values():
        rounds = [round for _, round, _ in sorted(seen)]
        assert rounds == sorted(rounds)
        assert {1, 5} <= set(rounds)
