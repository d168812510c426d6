"""Golden records: whole games, and what everybody saw, as they were when they were made.

scripts/golden.py makes them. A difference here is a change of rules, notation or views.
"""

import hashlib
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from drawing import PART, SOAK
from saqqara.games import GAMES, mini
from saqqara.kernel.match import Match
from saqqara.kernel.record import Record, read_record, record_of, replay, verify_deal
from saqqara.kernel.spec import Spec

FOLDER = Path(__file__).parent
EVERY = 5  # plies between two looks; the tool looks at each
GOLDEN: dict[str, Any] = runpy.run_path(str(FOLDER.parents[1] / "scripts" / "golden.py"))
SPECS = {spec.id: spec for spec in (*GAMES, mini.SPEC)}
RECORDS = sorted(p for p in FOLDER.glob("*/*.json") if not p.name.endswith(".views.json"))
EARLIER = sorted(FOLDER.glob("earlier/*/*.json"))  # of rules that were mended since


def each(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "path", paths[::PART], ids=lambda path: f"{path.parent.name}-{path.stem}"
    )


def record_at(path: Path) -> Record:
    return read_record(path.read_text("utf-8"))


def views_at(path: Path) -> dict[str, Any]:
    views: dict[str, Any] = json.loads(path.with_suffix(".views.json").read_text("utf-8"))
    return views


def digests(match: Match) -> list[str]:
    """As in golden.py, but on its own: what was written must be what is read here."""
    found = []
    for seat in [*range(match.game.players), -1]:
        text = json.dumps(match.view(seat), sort_keys=True)
        found.append(hashlib.sha256(text.encode()).hexdigest()[:12])
    return found


@each(RECORDS)
def test_it_replays_and_looks_the_same_to_everybody(path: Path) -> None:
    record, views = record_at(path), views_at(path)
    spec = SPECS[path.parent.name]
    whole = replay(spec, record)
    assert whole.state.over()
    assert len(views["plies"]) == len(record.plies) + 1
    match = Match(spec, record.players, record.options)
    for number, expected in enumerate(views["plies"]):
        if number % EVERY == 0:
            assert digests(match) == expected.split(), f"ply {number}"
        if number < len(record.plies):
            match.play_words(match.seat(), [record.plies[number]])
    assert [match.view(seat) for seat in [*range(record.players), -1]] == views["final"]


@each(RECORDS)
def test_its_deal_follows_from_its_secret(path: Path) -> None:
    assert verify_deal(SPECS[path.parent.name], record_at(path)) > 0


@each(EARLIER)
def test_a_record_of_earlier_rules_replays_and_verifies(path: Path) -> None:
    """Played by the rules of then, which today's are not; folder GAME-RULES."""
    record = record_at(path)
    spec = SPECS[record.game]
    assert f"{record.game}-{record.rules}" == path.parent.name
    assert record.rules < spec.rules
    match = replay(spec, record)
    assert (match.state.over(), match.spec.rules) == (True, record.rules)
    assert verify_deal(spec, record) > 0
    again = record_of(match, record.seats, record.dealer)
    again.options = {id: again.options[id] for id in record.options}
    assert again.to_json() == path.read_text("utf-8")


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.id)
def test_every_earlier_version_has_records(spec: Spec) -> None:
    kept = {path.parent.name for path in EARLIER}
    assert [old.rules for old in spec.earlier] == list(range(1, spec.rules))
    assert all(f"{spec.id}-{old.rules}" in kept for old in spec.earlier)


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """Of each game some, as every record is replayed and looked at above; all when soaking."""
    made: dict[str, str] = GOLDEN["golden_files"](1 if SOAK else 5)
    return made


@pytest.mark.once
def test_the_tool_makes_the_same_files(files: dict[str, str]) -> None:
    assert {name.split("/")[0] for name in files} == set(SPECS)
    assert GOLDEN["differences"](files) == []


@pytest.mark.once
def test_the_tool_finds_differences(
    files: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = GOLDEN["names"]()
    for name in names:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(files.get(name, ""), "utf-8")
    monkeypatch.setitem(GOLDEN["differences"].__globals__, "FOLDER", tmp_path)
    assert GOLDEN["differences"](files) == []
    first, last = min(files), max(files)
    (tmp_path / first).write_text(files[first].replace("seat 1", "seat 9"), "utf-8")
    (tmp_path / last).unlink()
    (tmp_path / "mini" / "9.json").write_text("{}", "utf-8")
    assert set(GOLDEN["differences"](files)) == {
        "mini/9.json: not made by golden.py",
        f"{last}: missing",
        f"{first}: differs",
    }


# ---- no game, number of players or option value without one


def uncovered(spec: Spec, records: list[Record]) -> list[str]:
    seen = {f"{record.players} players" for record in records}
    for record in records:
        seen.update(f"{key}={value}" for key, value in record.options.items())
    wanted = [f"{players} players" for players in spec.players]
    wanted += [f"{option.id}={value}" for option in spec.options for value in option.values]
    return [each for each in wanted if each not in seen]


@pytest.mark.parametrize("spec", SPECS.values(), ids=lambda spec: spec.id)
def test_everything_has_a_golden_record(spec: Spec) -> None:
    records = [record_at(path) for path in RECORDS if path.parent.name == spec.id]
    assert uncovered(spec, records) == []
    assert all(record.game == spec.id for record in records)


def test_what_lacks_a_record_is_found() -> None:
    records = [record_at(path) for path in RECORDS if path.parent.name == "mini"]
    with_two = [record for record in records if record.players == 2]
    assert uncovered(mini.SPEC, with_two)[:2] == ["3 players", "4 players"]
    assert uncovered(mini.SPEC, []) == [
        "2 players",
        "3 players",
        "4 players",
        "rounds=2",
        "rounds=1",
        "open_bids=off",
        "open_bids=on",
    ]
