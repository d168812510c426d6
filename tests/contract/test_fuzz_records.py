"""Records from anywhere: a clear error, or a game that is exactly what the record says."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.cases import SEATINGS, SPECS, Case, walk
from drawing import examples
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.errors import RecordError, SaqqaraError
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, plain
from saqqara.kernel.record import read_record, record_of, replay, verify_deal

CASE_OF = {case.spec.id: case for case in SEATINGS if case.players == case.spec.players[0]}
each_case = pytest.mark.parametrize("case", CASE_OF.values(), ids=str)
FEW = settings(max_examples=examples(40), deadline=None)

JUNK: list[Any] = [
    None,
    True,
    0,
    -1,
    1.0,
    1e400,
    10**30,
    "",
    "1",
    [],
    {},
    [None],
    [[1]],
    {"a": 1},
    "\ud800",
    ["\udfff"],
    "x" * 5000,
]


@cache
def good_text(case: Case, plies: int = -1) -> str:
    match = Match(case.spec, case.players, case.options)
    for step in walk(case)[:plies]:
        match.take(step.action)
    dealer = {"commitment": "00", "salt": "salt", "secret": "00"}
    return record_of(match, ["a"] * case.players, dealer).to_json()


def read_all(case: Case, text: str) -> None:
    """Read, replay and verify. If a record passes, everything in it is true."""
    try:
        record = read_record(text)
        match = replay(case.spec, record)
    except RecordError:
        return
    assert type(json.loads(text)["format"]) is int
    assert record.to_json().encode()
    assert len(record.seats) == record.players
    assert (record.game, record.rules) == (case.spec.id, case.spec.rules)
    assert [match.game.word(ply.action) for ply in match.plies] == [plain(w) for w in record.plies]
    true = record_of(match, record.seats, record.dealer)
    assert record.digests.items() <= true.digests.items()
    assert max(record.digests, default=0) == len(record.plies)
    over = match.state.over()
    assert record.scores == (scores(match.game, match.state) if over else [])
    assert record.winners == (winners(match.game, match.state) if over else [])
    try:
        verify_deal(case.spec, record)
    except RecordError:
        return


def refused(case: Case, text: str, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(case.spec, read_record(text))
    assert caught.value.code == code
    assert "\n" not in str(caught.value)


# ---- text that is no record


@each_case
@given(content=st.binary(max_size=200))
def test_random_bytes(case: Case, content: bytes) -> None:
    refused(case, content.decode("utf-8", errors="replace"), "error-record")
    refused(case, content.decode("latin-1"), "error-record")
    refused(case, content.decode("utf-8", errors="surrogateescape"), "error-record")


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=12,
)


@each_case
@given(value=ANY_JSON)
def test_random_json(case: Case, value: object) -> None:
    refused(case, json.dumps(value), "error-record")


@each_case
@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "[" * 100_000,
        '{"format":' * 50_000,
        '{"format": ' + "9" * 10_000 + "}",
        '{"format": 1' + "0" * 5_000 + "}",
        '{"format": NaN}',
        '{"format": Infinity}',
        "\ufeff{}",
        "{}\0",
        '{"a": 1} {"b": 2}',
    ],
    ids=lambda text: repr(text[:12]),
)
def test_odd_files(case: Case, text: str) -> None:
    refused(case, text, "error-record")


@each_case
@FEW
@given(data=st.data())
def test_a_file_cut_off_anywhere_is_refused(case: Case, data: st.DataObject) -> None:
    text = good_text(case).rstrip()
    cut = data.draw(st.integers(0, len(text) - 1))
    refused(case, text[:cut], "error-record")


# ---- a record with something changed


@each_case
@FEW
@given(data=st.data())
def test_characters_changed(case: Case, data: st.DataObject) -> None:
    text = good_text(case, data.draw(st.sampled_from([-1, 20])))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text) - 1))
        put = data.draw(st.sampled_from(["", "0", "9", "a", '"', "{", "]", ",", "\\", "\0", "é"]))
        text = text[:at] + put + text[at + data.draw(st.integers(0, 2)) :]
    read_all(case, text)


@each_case
@pytest.mark.parametrize("value", JUNK, ids=lambda value: repr(value)[:12])
def test_junk_in_any_field(case: Case, value: object) -> None:
    good = json.loads(good_text(case, 20))
    for key in good:
        read_all(case, json.dumps({**good, key: value}))
        for inner in good[key] if isinstance(good[key], dict) else []:
            read_all(case, json.dumps({**good, key: {**good[key], inner: value}}))
    for key in ("format", "game", "rules", "players", "options", "seats", "plies", "digests"):
        less = {name: kept for name, kept in good.items() if name != key}
        with pytest.raises(SaqqaraError):
            replay(case.spec, read_record(json.dumps(less)))


@each_case
@FEW
@given(data=st.data())
def test_plies_swapped_doubled_dropped_or_changed(case: Case, data: st.DataObject) -> None:
    good = json.loads(good_text(case))
    plies: list[str] = good["plies"]
    game = case.game()
    at = data.draw(st.integers(0, len(plies) - 2))
    how = data.draw(st.sampled_from(["swap", "double", "drop", "change", "cut", "add"]))
    word = game.word(data.draw(st.integers(0, game.actions - 1)))
    changed = {
        "swap": [*plies[:at], plies[at + 1], plies[at], *plies[at + 2 :]],
        "double": [*plies[: at + 1], *plies[at:]],
        "drop": [*plies[:at], *plies[at + 1 :]],
        "change": [*plies[:at], word, *plies[at + 1 :]],
        "cut": plies[:at],
        "add": [*plies, word],
    }[how]
    text = json.dumps({**good, "plies": changed})
    read_all(case, text)
    if how in {"cut", "drop", "double", "add"}:
        refused(case, text, "error-record-astray")


@each_case
def test_plies_cut_off_an_unfinished_record_are_noticed(case: Case) -> None:
    """There is no result to compare; the digest of the last ply tells."""
    good = json.loads(good_text(case, 20))
    assert "result" not in good
    for cut in (0, 7, 16, 19):
        refused(case, json.dumps({**good, "plies": good["plies"][:cut]}), "error-record-astray")


@each_case
def test_a_changed_digest_is_noticed_where_it_is(case: Case) -> None:
    good = json.loads(good_text(case))
    assert set(good["digests"]) > {"16", str(len(good["plies"]))}
    for ply in good["digests"]:
        bad = {**good, "digests": {**good["digests"], ply: "0" * 16}}
        with pytest.raises(RecordError) as caught:
            replay(case.spec, read_record(json.dumps(bad)))
        assert caught.value.details["ply"] == int(ply)


@each_case
def test_a_changed_result_is_noticed(case: Case) -> None:
    good = json.loads(good_text(case))
    result = good["result"]
    wrong = [
        {**result, "scores": [result["scores"][0] + 1, *result["scores"][1:]]},
        {**result, "scores": result["scores"][:-1]},
        {**result, "winners": []},
        {**result, "winners": list(range(case.players + 1))},
        {},
    ]
    for bad in wrong:
        refused(case, json.dumps({**good, "result": bad}), "error-record-astray")
    early = json.loads(good_text(case, 20))
    refused(case, json.dumps({**early, "result": result}), "error-record-astray")


@each_case
def test_a_key_that_stands_there_twice_is_refused(case: Case) -> None:
    text = good_text(case, 20)
    for key in ("format", "game", "plies", "digests"):
        refused(case, text.replace(f'"{key}":', f'"{key}": 1, "{key}":', 1), "error-record")


@each_case
def test_another_game_or_version_is_told_apart(case: Case) -> None:
    good = json.loads(good_text(case, 20))
    rules = case.spec.rules + 1
    refused(case, json.dumps({**good, "rules": rules}), "error-record-rules")
    refused(case, json.dumps({**good, "game": "no_such_game"}), "error-record-rules")
    refused(case, json.dumps({**good, "format": 2}), "error-record")
    names = ["a"] * 99
    refused(case, json.dumps({**good, "players": 99, "seats": names}), "error-players")
    refused(case, json.dumps({**good, "options": {"no": "such"}}), "error-option")
    for spec in SPECS:
        if spec is not case.spec:
            with pytest.raises(RecordError) as caught:
                replay(spec, read_record(good_text(case, 20)))
            assert caught.value.code == "error-record-rules"


@each_case
def test_a_deal_is_verified_along_the_rules(case: Case) -> None:
    """Words that are no decisions, are not possible, or come after the end."""
    sealed = SealedDealer(b"", "salt")
    dealer = sealed.published()
    good = json.loads(good_text(case))
    match = Match(case.spec, case.players, case.options)
    match.deal(sealed)
    words = [match.game.word(ply.action) for ply in match.plies]
    other_seat = {**good, "plies": [*words, words[0]], "dealer": dealer}
    nonsense = {**good, "plies": [*words, "nonsense"], "dealer": dealer}
    for bad in (other_seat, nonsense):
        with pytest.raises(RecordError, match="goes astray"):
            verify_deal(case.spec, read_record(json.dumps({**bad, "digests": {}})))
    while not match.state.over():
        match.take(match.game.legal(match.state)[-1])
        match.deal(sealed)
    record = record_of(match, good["seats"], dealer)
    verify_deal(case.spec, record)
    record.plies.append(record.plies[-1])
    with pytest.raises(RecordError, match="game is over"):
        verify_deal(case.spec, record)


@each_case
def test_a_deal_that_cannot_be_verified_is_an_error_too(case: Case) -> None:
    good = json.loads(good_text(case, 20))
    dealers: list[dict[str, str]] = [
        {},
        {"commitment": "00", "salt": "x"},
        {"commitment": "00", "salt": "x", "secret": "no hex"},
    ]
    for dealer in dealers:
        with pytest.raises(RecordError) as caught:
            verify_deal(case.spec, read_record(json.dumps({**good, "dealer": dealer})))
        assert caught.value.code == "error-record"
