"""`arena` on the command line: its JSON, its words, and what it refuses."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet as pq
import pytest

import saqqara.cli.arena
import saqqara.cli.extras
from bots.programs import command, observers
from saqqara.arena.parquet import schema
from saqqara.bots import BOT_NAMES, make_bot
from saqqara.bots.foreign import chosen, hello, question_for
from saqqara.build_info import compiled
from saqqara.cli.arena import plan_of, seconds, short_name
from saqqara.cli.command import Given
from saqqara.cli.names import bot_names, names_in, seat_names
from saqqara.games import GAMES
from saqqara.kernel.errors import OptionError
from saqqara.text.width import cells

JAPANESE = re.compile("[ぁ-んァ-ン]")
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "greedy_bot.py"
DOCUMENT = ROOT / "docs" / "bots.md"
SMALL = ("arena", "pharaoh", "--bots", "random,random", "--games", "4")


def test_json(call: Callable[..., Any], tmp_path: Path) -> None:
    """The shape that docs/bots.md describes."""
    outcome = call(*SMALL, "--seed", "3", "--out", str(tmp_path), "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = json.loads(outcome.out)
    assert data == json.loads((tmp_path / "summary.json").read_text("utf-8"))
    assert list(data) == [
        "format",
        "version",
        "compiled",
        "seed",
        "deadline",
        "left_out",
        "results",
    ]
    assert (data["format"], data["seed"], data["deadline"]) == (1, 3, 10.0)
    assert data["compiled"] is compiled()
    (result,) = data["results"]
    assert list(result) == [
        "game",
        "players",
        "options",
        "deals",
        "games",
        "decisions",
        "seconds",
        "seat_shares",
        "bots",
        "fault_notes",
    ]
    assert (result["game"], result["players"], result["deals"]) == ("pharaoh", 2, 2)
    for bot in result["bots"]:
        assert list(bot) == [
            "name",
            "seats",
            "even_share",
            "win_share",
            "interval",
            "rating",
            "mean_score",
            "mean_score_by_source",
            "decisions",
            "decisions_per_s",
            "time_per_move",
            "faults",
            "games_lost_by_fault",
        ]
        assert list(bot["rating"]) == ["mu", "sigma", "ordinal"]
        assert list(bot["time_per_move"]) == ["mean", "max"]
        assert list(bot["faults"]) == ["crashed", "late", "nonsense", "illegal", "flooded"]
        assert len(bot["interval"]) == 2
        assert all(isinstance(mean, float) for mean in bot["mean_score_by_source"].values())


def test_the_document_names_every_key(call: Callable[..., Any]) -> None:
    document = DOCUMENT.read_text("utf-8")
    data = json.loads(call(*SMALL, "--json").out)
    result = data["results"][0]
    keys = {*data, *result, *result["bots"][0], *result["bots"][0]["faults"]}
    keys |= {*result["bots"][0]["rating"], *result["bots"][0]["time_per_move"]}
    assert {key for key in keys if f"`{key}`" not in document} == set()


def test_the_examples_of_the_document_hold() -> None:
    """The protocol's lines are JSON, and the answer is one."""
    document = DOCUMENT.read_text("utf-8")
    lines = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", document, re.DOTALL)]
    assert [line.get("type") for line in lines] == ["hello", "decide", None, "result"]
    observer = observers(1)[0]
    assert set(lines[0]) == set(hello(observer, ()))
    assert set(lines[1]) == set(question_for(observer, 1.0))
    answer = json.dumps(lines[2]).encode()
    assert chosen(answer, [choice["word"] for choice in lines[1]["choices"]]) == 0


def test_the_document_lists_every_column() -> None:
    document = DOCUMENT.read_text("utf-8")
    table = document[document.index("### The table") : document.index("## Your own bot")]
    listed = [
        name
        for row in re.findall(r"^\| ([a-z_, ]+) \|", table, re.MULTILINE)[1:]
        for name in row.split(", ")
    ]
    assert listed == schema("").names


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_words(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "out"
    outcome = call(*SMALL, "--out", str(folder), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    table = [line for line in outcome.out.splitlines() if str(folder) not in line]
    assert all(cells(line) <= 80 for line in table)
    assert bool(JAPANESE.search(outcome.out)) is (lang == "ja")
    assert len([line for line in table if re.match(r"random +\d", line)]) == 2
    texts = [
        each.text or "" for each in ElementTree.parse(folder / "chart.svg").iter() if each.text
    ]
    assert ("勝率" in texts) is (lang == "ja")
    assert pq.read_table(folder / "results.parquet").num_rows == 8


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_faults_are_told(call: Callable[..., Any], lang: str) -> None:
    bad = "cmd:" + command("import sys; sys.exit('\x1b[2J oh dear')")
    outcome = call("arena", "pharaoh", "--bots", f"{bad},random", "--games", "2", "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert ("exited early" if lang == "en" else "途中で終了しました") in outcome.out
    assert "oh dear" in outcome.out
    assert "\x1b" not in outcome.out
    assert all(cells(line) <= 80 for line in outcome.out.splitlines())


def test_all_games(call: Callable[..., Any], tmp_path: Path) -> None:
    """Those that four can play; the option counts where it exists."""
    arguments = ("arena", "all", "--bots", "random", "--players", "4", "--games", "4")
    outcome = call(*arguments, "--option", "bonus=off", "--out", str(tmp_path), "--json")
    data = json.loads(outcome.out)
    able = [spec.id for spec in GAMES if 4 in spec.players]
    assert [result["game"] for result in data["results"]] == able
    assert data["left_out"] == [spec.id for spec in GAMES if 4 not in spec.players]
    options = {result["game"]: result["options"] for result in data["results"]}
    assert options["pharaoh"]["bonus"] == "off"
    assert set(pq.read_table(tmp_path / "results.parquet")["game"].to_pylist()) == set(able)


def test_games_of_all_that_so_many_cannot_play_are_left_out(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    solo = GAMES[0].__class__("solo", 1, 1, (1,), (), GAMES[0].build)
    monkeypatch.setattr(saqqara.cli.arena, "GAMES", (GAMES[-1], solo))
    outcome = call("arena", "all", "--bots", "random,random", "--games", "2")
    assert outcome.code == 0
    assert "Skipped (wrong number of players): solo." in outcome.out


def test_the_same_call_continues(call: Callable[..., Any], tmp_path: Path) -> None:
    first = json.loads(call(*SMALL, "--out", str(tmp_path), "--json").out)
    again = json.loads(call(*SMALL, "--out", str(tmp_path), "--json").out)
    assert again == first  # times too: nothing was played


def test_the_example_beats_random(call: Callable[..., Any]) -> None:
    name = f"cmd:{sys.executable} {EXAMPLE}"
    outcome = call("arena", "pharaoh", "--bots", f"{name},random", "--games", "20", "--json")
    bot = json.loads(outcome.out)["results"][0]["bots"][0]
    assert bot["name"] == name
    assert sum(bot["faults"].values()) == 0
    assert bot["win_share"] >= 0.7


@pytest.mark.parametrize("missing", [["openskill"], ["pyarrow"], ["openskill", "pyarrow"]])
def test_without_the_libraries(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, missing: list[str]
) -> None:
    monkeypatch.setattr(saqqara.cli.extras, "find_spec", lambda name: name not in missing or None)
    for lang in ("en", "ja"):
        outcome = call(*SMALL, "--lang", lang)
        assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        assert 'pip install ".[arena]"' in outcome.err
        assert ", ".join(missing) in outcome.err


def test_the_libraries_are_not_loaded_before_they_are_needed() -> None:
    """Whoever only plays does not wait for them, and may not even have them."""
    code = "import sys, saqqara.cli.arena, saqqara.arena.contest; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert not {b"openskill", b"pyarrow", b"ray"} & set(loaded.stdout.split())


@pytest.mark.parametrize(
    ("version", "told"),
    [
        ("1.0.0", 'Install it with: pip install "saqqara[server]"'),
        ("1.0.0.dev7+g1234567", 'In the folder of the source, run: pip install ".[server]"'),
        ("0+source", 'In the folder of the source, run: pip install ".[server]"'),
    ],
)
def test_only_a_release_is_installed_by_its_name(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, version: str, told: str
) -> None:
    monkeypatch.setattr(saqqara.cli.extras, "__version__", version)
    monkeypatch.setattr(saqqara.cli.extras, "find_spec", lambda name: name != "litestar" or None)
    outcome = call("serve")
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"saqqara: This needs litestar. {told}\n"


def test_without_ray(call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saqqara.cli.extras, "find_spec", lambda name: name != "ray" or None)
    outcome = call(*SMALL, "--ray", "local")
    assert outcome.code == 2
    assert 'pip install ".[ray]"' in outcome.err


BAD_CALLS = {
    "": "GAME is missing",
    "pharaoh": "--bots is missing",
    "pharaoh --bots ,": "--bots is missing",
    "pharoah --bots random": "Did you mean pharaoh?",
    "pharaoh --bots gambler": "There is no bot 'gambler'",
    "pharaoh --bots cmd:": "names no program",
    "pharaoh --bots cmd:no-such-program": "There is no program 'no-such-program'",
    "pharaoh --bots random,random,random --players 2": "3 bots do not fit 2 seats",
    "pharaoh --bots random --players 7": "This game is for 2, 3, 4 players",
    "pharaoh --bots random --games 0": "--games must be a whole number from 1",
    "pharaoh --bots random --seed -1": "--seed must be a whole number",
    "pharaoh --bots random --deadline soon": "--deadline must be a number of seconds",
    "pharaoh --bots random --deadline 0": "--deadline must be a number of seconds",
    "pharaoh --bots random --deadline nan": "--deadline must be a number of seconds",
    "pharaoh --bots random --deadline 1e9": "--deadline must be a number of seconds",
    "pharaoh --bots random --option bonsu=on": "Did you mean bonus?",
    "all --bots random --option bonsu=on": "Did you mean: bonus?",
    "all --bots random --players 1": "No game is for 1 players",
    "pharaoh --bots random --workers 61": "--workers must be a whole number from 0 to 60",
    "pharaoh --bots random --workers 2 --ray local": "either --workers or --ray",
    "pharaoh --bots random --ray 127.0.0.1:1": "There is no Ray at '127.0.0.1:1'",
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("line", BAD_CALLS)
def test_bad_input(call: Callable[..., Any], line: str, lang: str) -> None:
    outcome = call("arena", *line.split(), "--lang", lang)
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert len(outcome.err) < 400
    assert bool(JAPANESE.search(outcome.err)) is (lang == "ja")
    if lang == "en":
        assert BAD_CALLS[line] in outcome.err


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_folders_that_do_not_fit(call: Callable[..., Any], tmp_path: Path, lang: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    outcome = call(*SMALL, "--out", str(file), "--lang", lang)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert ("Choose another folder" if lang == "en" else "別のフォルダ") in outcome.err
    assert call(*SMALL, "--out", str(tmp_path / "run")).code == 0
    outcome = call(*SMALL, "--seed", "9", "--out", str(tmp_path / "run"), "--lang", lang)
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert ("these differ: seed" if lang == "en" else "異なる項目: seed") in outcome.err


def test_an_interrupt_tells_how_to_go_on(
    call: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(saqqara.cli.arena, "play_contest", interrupted)
    outcome = call(*SMALL, "--out", str(tmp_path))
    assert outcome.code == 130
    assert f"What is finished is in {tmp_path}; the same command continues there." in outcome.err
    assert call(*SMALL).err == "saqqara: stopped.\n"


def test_programs_do_not_play_in_simulations(call: Callable[..., Any]) -> None:
    outcome = call("simulate", "pharaoh", "--bots", "cmd:true")
    assert outcome.code == 2
    assert "use saqqara arena" in outcome.err


# ---- names


def test_names_are_split_at_commas_and_spaces_but_commands_are_kept() -> None:
    assert names_in(None) == []
    assert names_in("a, B、ｃ d") == ["a", "b", "c", "d"]
    text = 'Random, CMD: python3 "My Bot.py" --Fast ,cmd:other，random'
    assert names_in(text) == ["random", 'cmd:python3 "My Bot.py" --Fast', "cmd:other", "random"]


def test_names_of_bots_are_checked() -> None:
    assert bot_names("random,cmd:true") == ["random", "cmd:true"]
    assert seat_names("human,cmd:true") == ["human", "cmd:true"]
    for code, text in (("cli-error-seat", "robot"), ("bot-foreign-missing", "cmd:nowhere-at-all")):
        with pytest.raises(OptionError) as caught:
            seat_names(f"human,{text}")
        assert caught.value.code == code


def test_every_named_bot_can_be_asked_for() -> None:
    given = Given(["pharaoh"], {"--bots": [BOT_NAMES[0]], "--players": ["2"]})
    plan, left_out = plan_of(given)
    assert plan.pairings[0].bots == (BOT_NAMES[0],)
    assert left_out == []
    assert all(make_bot(name, 0) for name in BOT_NAMES)


def test_seconds() -> None:
    assert seconds(None) == 10.0
    assert seconds("０.5") == 0.5


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("scribe", "scribe"),
        ("cmd:python3 my_bad_bot.py", "my_bad_bot.py"),
        ("py:saqqara.research.policy:PolicyBot:policy.npz", "policy.npz"),
        ("cmd:python3 bots/one.py", "bots/one.py"),
        ("averyveryverylongname", "..verylongname"),
    ],
)
def test_long_names_are_cut_between_words(name: str, shown: str) -> None:
    assert short_name(name, 14) == shown


@pytest.mark.parametrize(("more", "code"), [((), 0), (("--strict",), 1)])
def test_strict_tells_faults_by_its_exit_code(
    call: Callable[..., Any], more: tuple[str, ...], code: int
) -> None:
    bots = "cmd:" + command("import sys; sys.exit('oh')") + ",random"
    outcome = call("arena", "pharaoh", "--bots", bots, "--games", "2", *more)
    assert outcome.code == code
    assert call(*SMALL, "--strict").code == 0
