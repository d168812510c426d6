"""Records from outside, over HTTP."""

import random

import pytest

from saqqara.games import game_spec
from saqqara.kernel.dealer import SEALED, SEALED_VERSIONS, SealedDealer
from saqqara.kernel.match import Match
from saqqara.kernel.record import record_of
from services.table_server import TableServer

FLAGS = ("--no-limits",)


def sealed_record(salt: str, version: int = SEALED) -> str:
    """Of a whole game with a sealed deal."""
    secret, choose = bytes(range(32)), random.Random(5)
    dealer = SealedDealer(secret, salt, version)
    match = Match(game_spec("pharaoh"), 2, {})
    match.deal(dealer)
    while not match.state.over():
        match.play(match.seat(), choose.choice(match.game.legal(match.state)))
        match.deal(dealer)
    return record_of(match, ["Ann", "Beth"], dealer.published()).to_json()


@pytest.mark.parametrize("version", SEALED_VERSIONS)
def test_an_imported_record_comes_out_as_it_went_in(server: TableServer, version: int) -> None:
    text = sealed_record("s" * 128, version)
    with server.guest() as ann:
        table = ann.post("/api/records", json={"record": text}).raise_for_status().json()["id"]
        answer = ann.get(f"/api/tables/{table}/record")
        assert answer.text == text
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["content-disposition"].startswith("attachment")
        assert ann.get(f"/api/tables/{table}/verify").json()["sealed"] is True


@pytest.mark.parametrize("salt", ["s" * 129, "a\0b"])
def test_a_salt_that_cannot_be_kept_is_refused(server: TableServer, salt: str) -> None:
    with server.guest() as ann:
        answer = ann.post("/api/records", json={"record": sealed_record(salt)})
        assert (answer.status_code, answer.json()["code"]) == (400, "error-record")
