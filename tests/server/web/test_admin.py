"""`saqqara admin`, on the database of a server that runs."""

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from saqqara.cli.main import main
from services.table_server import TableServer, begin, open_table, told

FLAGS = ("--no-limits",)
PASSWORD = "correct horse"


class Keeper:
    """Whoever runs the server, at its command line."""

    def __init__(self, server: TableServer, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = str(server.data)
        self.capsys = capsys

    def call(self, *words: str) -> tuple[int, str]:
        code = main(["admin", *words, "--data", self.data, "--lang", "en"])
        out, err = self.capsys.readouterr()
        return code, out + err

    def json(self, *words: str) -> Any:
        code, text = self.call(*words, "--json")
        assert code == 0, text
        return json.loads(text)


@pytest.fixture
def keeper(server: TableServer, capsys: pytest.CaptureFixture[str]) -> Keeper:
    return Keeper(server, capsys)


def claim(client: httpx.Client, login: str) -> dict[str, str]:
    secret = {"login": login, "password": PASSWORD}
    client.post("/api/me/claim", json=secret).raise_for_status()
    return secret


def test_people_and_tables_are_listed(server: TableServer, keeper: Keeper) -> None:
    with server.guest("Scribe 100%") as ann, server.guest("Scribe 1000") as bob:
        claim(ann, "on-the-list")
        table = open_table(ann, name="Friday")
        found = keeper.json("list", "scribe 100%")
        assert [(each["login"], each["tables"], each["banned"]) for each in found] == [
            ("on-the-list", 1, False)
        ]
        assert len(keeper.json("list", "SCRIBE 1")) == 2
        assert bob.get("/api/me").json()["id"] in keeper.call("list")[1]
        assert [each["id"] for each in keeper.json("tables", "friday")] == [table]
        assert table in keeper.call("tables", "Scribe 100%")[1]
        assert keeper.call("list", "nobody at all") == (0, "Nobody was found.\n")


def test_a_banned_person_is_out_until_it_is_taken_back(server: TableServer, keeper: Keeper) -> None:
    with server.guest("Eve") as eve, server.client() as elsewhere:
        secret = claim(eve, "eve-banned")
        token = eve.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        table = begin(eve)
        with server.live(table, eve) as socket:
            told(socket, "snapshot")
            code, text = keeper.call("ban", "EVE-banned")
            assert code == 0
            assert text.startswith("Eve (")
            with pytest.raises(ConnectionClosed) as closed:
                told(socket, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert eve.get("/api/me").status_code == 401
        with server.client(token) as program:
            assert program.get("/api/me").status_code == 401
        refused = elsewhere.post("/api/login", json=secret)
        assert (refused.status_code, refused.json()["code"]) == (403, "error-banned")
        wrong = elsewhere.post("/api/login", json=secret | {"password": "wrong horse"})
        assert wrong.json()["code"] == "error-login"
        assert [each["banned"] for each in keeper.json("list", "eve-banned")] == [True]
        assert keeper.call("unban", "eve-banned")[0] == 0
        assert elsewhere.post("/api/login", json=secret).status_code == 201


def test_a_password_is_reset(server: TableServer, keeper: Keeper) -> None:
    with server.guest("Ann") as ann:
        secret = claim(ann, "forgetful")
        found = keeper.json("reset-password", "forgetful")
        assert ann.get("/api/me").status_code == 401
        assert ann.post("/api/login", json=secret).json()["code"] == "error-login"
        fresh = secret | {"password": found["password"]}
        assert ann.post("/api/login", json=fresh).json()["login"] == "forgetful"
        assert found["password"] not in keeper.call("reset-password", "forgetful")[1]


def test_a_person_is_deleted(server: TableServer, keeper: Keeper) -> None:
    with server.guest("Gone") as gone, server.guest("Bob") as bob:
        me = gone.get("/api/me").json()["id"]
        table = open_table(gone)
        bob.post(f"/api/tables/{table}/join", json={}).raise_for_status()
        gone.post(f"/api/tables/{table}/start", json={}).raise_for_status()
        with server.live(table, bob) as socket:
            told(socket, "snapshot")
            assert keeper.call("delete", me)[0] == 0
            assert told(socket, "update")["state"]["seats"][0]["user"] == "former"
        assert gone.get("/api/me").status_code == 401
        assert bob.get(f"/api/users/{me}").status_code == 404


def test_a_table_is_closed_under_who_plays_there(server: TableServer, keeper: Keeper) -> None:
    with server.guest("Ann") as ann:
        table = begin(ann)
        with server.live(table, ann) as socket:
            told(socket, "snapshot")
            assert keeper.call("close", table) == (0, f"Table {table} was closed.\n")
            update = told(socket, "update")
            while update["state"]["status"] != "closed":
                update = told(socket, "update")
        assert ann.get(f"/api/tables/{table}").json()["status"] == "closed"
        assert ann.get(f"/api/tables/{table}/record").json()["code"] == "error-closed"
        assert table not in ann.get("/api/me/tables").text
        assert keeper.json("tables", table) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bann", "x"], "There is no action 'bann'. Try: ban."),
        (["ban"], "'ban' needs to know whom or what: saqqara admin ban NAME."),
        (["ban", "nobody-here"], "There is nobody called 'nobody-here'."),
        (["ban", "Twin"], "Several people are called 'Twin'. Name one by id: "),
        (["reset-password", "Guest only"], "'Guest only' is a guest and has no password."),
        (["close", "nowhere"], "There is no table 'nowhere'."),
    ],
)
def test_what_is_wrong_is_said(
    server: TableServer, keeper: Keeper, words: list[str], said: str
) -> None:
    for name in ("Twin", "Twin", "Guest only"):
        if len(keeper.json("list", name)) < (2 if name == "Twin" else 1):
            with server.guest(name):
                pass
    code, text = keeper.call(*words)
    assert code == 2
    assert text.startswith(f"saqqara: {said}")


def test_reports_are_listed(server: TableServer, keeper: Keeper) -> None:
    code, text = keeper.call("reports", "rude")
    assert (code, text.strip()) == (0, "Nothing was reported.")
    with server.guest("Rae") as rae, server.guest("Rude") as rude:
        who = rude.get("/api/me").json()["id"]
        wish = {"person": who, "text": "writes\tabuse"}
        assert rae.post("/api/reports", json=wish).status_code == 204
    (found,) = keeper.json("reports", "rude")
    assert found in keeper.json("reports")
    assert (found["about"]["id"], found["by"]["name"]) == (who, "Rae")
    code, text = keeper.call("reports", "rude")
    assert code == 0
    assert f"Rude ({who})" in text
    assert keeper.json("reports", "rae") == []  # who told it is not whom it is about
