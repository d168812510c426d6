"""`check`: 0 when records hold, 1 with the first differing ply, 2 for what is no record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.playing import played
from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.match import Match
from saqqara.kernel.record import record_of


def changed(path: Path, **fields: object) -> str:
    """A copy of a record with other fields."""
    data = json.loads(path.read_text("utf-8"))
    data.update(fields)
    other = path.with_name("changed.json")
    other.write_text(json.dumps(data), "utf-8")
    return str(other)


def plies_of(path: Path) -> list[str]:
    plies: list[str] = json.loads(path.read_text("utf-8"))["plies"]
    return plies


def test_a_sound_record(call: Callable[..., Any], record: Path) -> None:
    outcome = call("check", str(record))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"{record}: ok, {len(plies_of(record))} plies\n"


def test_a_sound_record_of_a_sealed_deal(call: Callable[..., Any], sealed_record: Path) -> None:
    outcome = call("check", str(sealed_record))
    assert outcome.code == 0
    assert "the deal matches its seal (21 outcomes)" in outcome.out


def test_a_game_that_is_not_over(call: Callable[..., Any], tmp_path: Path) -> None:
    """The secret is not out yet: nothing to verify, and nothing wrong."""
    dealer = SealedDealer(b"secret", "salt")
    match = played(Match(game_spec("pharaoh"), 2, {}), dealer, 40)
    seal = {"version": "2", "commitment": dealer.commitment(), "salt": "salt"}
    path = tmp_path / "open.json"
    path.write_text(record_of(match, ["Ann", "Ben"], seal).to_json(), "utf-8")
    outcome = call("check", str(path))
    assert outcome.code == 0
    assert f"ok so far, {len(match.plies)} plies" in outcome.out


def test_a_position_that_differs(call: Callable[..., Any], record: Path) -> None:
    digests = json.loads(record.read_text("utf-8"))["digests"]
    digests["32"] = "0" * 16
    outcome = call("check", changed(record, digests=digests))
    assert (outcome.code, outcome.out) == (1, "")
    assert "stops making sense at ply 32" in outcome.err


def test_a_decision_that_is_not_possible(call: Callable[..., Any], record: Path) -> None:
    plies = plies_of(record)
    plies[7] = "lot coin 5" if plies[7] != "lot coin 5" else "pass"
    outcome = call("check", changed(record, plies=plies), "--json")
    assert outcome.code == 1
    report = json.loads(outcome.out)[0]
    assert (report["ok"], report["ply"]) == (False, 7)
    assert "ply 7" in report["error"]


def test_a_result_that_differs(call: Callable[..., Any], record: Path) -> None:
    result = {"scores": [99, 0, 0], "winners": [0]}
    outcome = call("check", changed(record, result=result))
    assert outcome.code == 1
    assert f"ply {len(plies_of(record))}" in outcome.err


def test_missing_plies(call: Callable[..., Any], record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    short = changed(record, plies=data["plies"][:20], result={})
    outcome = call("check", short)
    assert outcome.code == 1
    assert "stops making sense at ply 20" in outcome.err


def test_an_outcome_that_was_not_sealed(call: Callable[..., Any], sealed_record: Path) -> None:
    """Somebody stacked the deck: the record is sound, but the deal does not follow."""
    data = json.loads(sealed_record.read_text("utf-8"))
    other = SealedDealer(b"another secret", "salt")
    seal = other.published()
    outcome = call("check", changed(sealed_record, dealer=seal))
    assert outcome.code == 1
    assert "does not follow from the secret" in outcome.err
    seal["commitment"] = data["dealer"]["commitment"]
    outcome = call("check", changed(sealed_record, dealer=seal))
    assert outcome.code == 1
    assert "not the one that was promised" in outcome.err


def test_a_finished_game_without_its_secret(call: Callable[..., Any], sealed_record: Path) -> None:
    outcome = call("check", changed(sealed_record, dealer={"commitment": "0", "salt": ""}))
    assert outcome.code == 2
    assert "commitment, salt and secret" in outcome.err


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"rules": 999}, "rules version 999"),
        ({"game": "chess"}, "'chess'"),
        ({"format": 2}, "format must be 1"),
        ({"players": 2}, "seats must name every player"),
        ({"players": 5, "seats": ["a", "b", "c", "d", "e"]}, "2, 3, 4"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"plies": 5}, "plies must be a list"),
        ({"seats": [1, 2]}, "seats must be text"),
        ({"digests": {"one": "x"}}, "digests must be by ply"),
        ({"result": []}, "result must be an object"),
    ],
)
def test_what_cannot_be_replayed_here(
    call: Callable[..., Any], record: Path, fields: dict[str, object], words: str
) -> None:
    for command in ("check", "replay"):
        outcome = call(command, changed(record, **fields))
        assert (outcome.code, outcome.out) == (2, "")
        assert words in outcome.err


def test_every_file_is_looked_at(call: Callable[..., Any], record: Path) -> None:
    bad = changed(record, result={"scores": [99, 0, 0], "winners": [0]})
    outcome = call("check", bad, str(record), "nowhere.json", str(record))
    assert outcome.code == 2
    assert outcome.out.count(": ok, ") == 2
    assert outcome.err.count("\n") == 2
    assert call("check", bad, str(record)).code == 1


def test_replay_stops_where_a_record_goes_astray(call: Callable[..., Any], record: Path) -> None:
    plies = plies_of(record)
    plies[30] = "nonsense"
    path = changed(record, plies=plies)
    assert call("replay", path, "--at", "30").code == 0
    outcome = call("replay", path, "--at", "31")
    assert outcome.code == 2
    assert "ply 30" in outcome.err
