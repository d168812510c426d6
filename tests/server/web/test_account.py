"""Sessions, password, scopes of tokens, one's own data, and the end of an account."""

import io
import zipfile

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from services.table_server import TableServer, begin, open_table, own_turn, say, told

FLAGS = ("--no-limits",)
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PASSWORD = "correct horse"


def claim(client: httpx.Client, login: str) -> dict[str, str]:
    secret = {"login": login, "password": PASSWORD}
    client.post("/api/me/claim", json=secret).raise_for_status()
    return secret


def with_cookie(server: TableServer, cookie: str) -> int:
    """What a session opens now."""
    with server.client() as other:
        return other.get("/api/me", headers={"Cookie": f"saqqara={cookie}"}).status_code


# ---- sessions


def test_a_session_that_was_known_before_opens_nothing_after_signing_in(
    server: TableServer,
) -> None:
    with server.guest("Ann") as ann:
        before = ann.cookies["saqqara"]
        secret = claim(ann, "renewed")
        claimed = ann.cookies["saqqara"]
        assert claimed != before
        assert (with_cookie(server, before), with_cookie(server, claimed)) == (401, 200)
        ann.post("/api/login", json=secret).raise_for_status()
        assert (with_cookie(server, claimed), ann.get("/api/me").status_code) == (401, 200)


def test_a_program_claims_and_keeps_its_token(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        token = ann.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        with server.client(token) as program:
            claim(program, "by-program")
            assert "saqqara" not in program.cookies
            assert program.get("/api/me").json()["login"] == "by-program"


def test_behind_tls_the_cookie_is_of_this_host_and_older_ones_are_taken_over(
    behind_tls: TableServer,
) -> None:
    origin = {"Origin": "https://play.example"}
    with behind_tls.client() as ann:
        made = ann.post("/api/guest", json={"name": "Ann"}, headers=origin)
        name, _, token = made.headers["set-cookie"].split(";")[0].partition("=")
        assert name == "__Host-saqqara"
    with behind_tls.client() as older:  # as it was named before
        taken = older.get("/api/session", headers={"Cookie": f"saqqara={token}"})
        assert taken.json() == {"me": made.json()}
        fresh = taken.headers["set-cookie"].split(";")[0]
        assert fresh.startswith("__Host-saqqara=")
    with behind_tls.client() as again:
        newer = again.get("/api/me", headers={"Cookie": fresh})
        assert newer.json() == made.json()
        assert "set-cookie" not in newer.headers
        assert again.get("/api/me", headers={"Cookie": f"{name}={token}"}).status_code == 401


def test_sessions_are_listed_and_ended_one_by_one(server: TableServer) -> None:
    with server.guest("Ann") as here, server.client() as there, server.guest("Eve") as eve:
        secret = claim(here, "listed")
        there.post("/api/login", json=secret, headers={"User-Agent": FIREFOX}).raise_for_status()
        found = {each["label"]: each for each in here.get("/api/me/sessions").json()}
        assert set(found) == {"", "Firefox, Linux"}
        assert [found[label]["current"] for label in ("", "Firefox, Linux")] == [True, False]
        other = f"/api/me/sessions/{found['Firefox, Linux']['id']}"
        assert eve.delete(other).status_code == 404
        table = begin(here)
        with server.live(table, there) as socket:
            told(socket, "snapshot")
            assert here.delete(other).status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                told(socket, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
        assert there.get("/api/me").status_code == 401
        assert here.delete(other).json()["code"] == "error-missing"


def test_signing_out_everywhere_else(server: TableServer) -> None:
    with server.guest() as here, server.client() as there:
        secret = claim(here, "everywhere")
        token = here.post("/api/me/tokens", json={"label": "bot"}).json()["token"]
        there.post("/api/login", json=secret).raise_for_status()
        assert here.delete("/api/me/sessions").status_code == 204
        assert [each["current"] for each in here.get("/api/me/sessions").json()] == [True]
        assert there.get("/api/me").status_code == 401
        with server.client(token) as program:
            assert program.get("/api/me").status_code == 200


def test_the_password_is_changed_by_who_knows_it(server: TableServer) -> None:
    with server.guest() as here, server.client() as there:
        secret = claim(here, "changing")
        there.post("/api/login", json=secret).raise_for_status()
        wish = {"old": "wrong horse", "new": "a better horse"}
        refused = here.post("/api/me/password", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (400, "error-password")
        before = here.cookies["saqqara"]
        changed = here.post("/api/me/password", json=wish | {"old": PASSWORD})
        assert changed.json()["login"] == "changing"
        assert (with_cookie(server, before), here.get("/api/me").status_code) == (401, 200)
        assert there.get("/api/me").status_code == 401
        assert there.post("/api/login", json=secret).json()["code"] == "error-login"
        better = secret | {"password": "a better horse"}
        assert there.post("/api/login", json=better).status_code == 201


# ---- scopes


def is_out_of_scope(answer: httpx.Response) -> bool:
    if "json" not in answer.headers["content-type"]:  # an archive
        return False
    code: str | None = answer.json().get("code")
    return code == "error-scope"


def test_a_token_does_what_it_is_for(server: TableServer) -> None:
    with server.guest() as ann:
        made = {
            scope: ann.post("/api/me/tokens", json={"label": scope, "scope": scope}).json()
            for scope in ("read", "play", "all")
        }
        assert [each["scope"] for each in ann.get("/api/me/tokens").json()] == list(made)
        table = begin(ann)
        wishes = [
            ("GET", "/api/me", None),
            ("GET", "/api/me/tables", None),
            ("GET", f"/api/tables/{table}/notes", None),
            ("PUT", f"/api/tables/{table}/notes", {"text": "x"}),
            ("POST", "/api/tables", {"game": "pharaoh", "players": 2}),
            ("PATCH", "/api/me", {"name": "Eve"}),
            ("PATCH", "/api/me/", {"name": "Eve"}),
            ("POST", "/api/guest", {"name": "Eve"}),
            ("GET", "/api/me/notices", None),
            ("GET", "/api/me/export", None),
            ("GET", "/api/me/archive", None),
            ("POST", "/api/me/tokens", {"label": "more", "scope": "all"}),
            ("POST", "/api/me/delete", {"confirm": "somebody else"}),
        ]
        allowed = {}
        for scope, token in made.items():
            with server.client(token["token"]) as program:
                answers = [
                    program.request(method, path, json=body)
                    if method != "GET" or path.endswith("notices")
                    else program.get(path)
                    for method, path, body in wishes
                ]
                allowed[scope] = [not is_out_of_scope(answer) for answer in answers]
        assert allowed == {
            "read": [True] * 3 + [False] * 10,
            "play": [True] * 5 + [False] * 8,
            "all": [True] * 13,
        }
        assert ann.get("/api/me").json()["name"] == "Eve"


def test_a_token_for_reading_watches_its_own_seat_and_does_nothing(server: TableServer) -> None:
    with server.guest() as ann:
        table = begin(ann)
        made = ann.post("/api/me/tokens", json={"label": "eyes", "scope": "read"}).json()
        with server.client(made["token"]) as program, server.live(table, program) as socket:
            update = own_turn(socket)
            word = update["decision"]["choices"][0]["word"]
            say(socket, "play", id="m1", ply=update["ply"], moves=[word])
            answer = told(socket, "error")
            assert (answer["code"], answer["id"]) == ("error-scope", "m1")
            say(socket, "ping")
            told(socket, "pong")


# ---- one's own data


def test_all_that_is_kept_can_be_taken_along(server: TableServer) -> None:
    with server.guest("Ann") as ann, server.guest("Bob") as bob:
        table = begin(ann)
        ann.put(f"/api/tables/{table}/notes", json={"text": "watch the quarry"})
        ann.patch("/api/me", json={"settings": {"theme": "dark"}})
        token = ann.post("/api/me/tokens", json={"label": "bot"}).json()
        with server.live(table, ann) as socket:
            say(socket, "say", text="hello")
            assert told(socket, "chat")["lines"]
        answer = ann.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = answer.json()
        assert found["profile"]["name"] == "Ann"
        assert found["settings"] == {"theme": "dark"}
        assert [(each["table"], each["seat"]) for each in found["games"]] == [(table, 0)]
        assert [each["notes"] for each in found["notes"]] == ["watch the quarry"]
        assert [each["text"] for each in found["chat"]] == ["hello"]
        assert len(found["sessions"]) == len(found["tokens"]) == 1
        assert token["token"] not in answer.text
        assert bob.get("/api/me/export").json()["chat"] == []


def test_an_archive_is_sent_as_it_is_made(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        table = begin(ann)
        answer = ann.get("/api/me/archive")
        assert answer.headers["content-type"] == "application/zip"
        assert "content-length" not in answer.headers
        with zipfile.ZipFile(io.BytesIO(answer.content)) as packed:
            assert packed.namelist() == [
                "me.json",
                f"games/{table}.json",
            ]  # no record while it runs


@pytest.mark.parametrize("has_account", [True, False])
def test_a_deleted_person_is_gone_and_the_games_stay(
    server: TableServer, has_account: bool
) -> None:
    with server.guest("Ann") as ann, server.guest("Bob") as bob:
        if has_account:
            claim(ann, "leaving")
        me = ann.get("/api/me").json()["id"]
        waiting, running = open_table(ann), open_table(ann)
        bob.post(f"/api/tables/{running}/join", json={}).raise_for_status()
        ann.post(f"/api/tables/{running}/start", json={}).raise_for_status()
        refused = ann.post("/api/me/delete", json={"confirm": "something else"}).json()
        assert refused["code"] == ("error-password" if has_account else "error-confirm-name")
        with server.live(running, ann) as own, server.live(running, bob) as other:
            told(own, "snapshot")
            told(other, "snapshot")
            say(own, "say", text="goodbye")
            told(other, "chat")
            gone = ann.post(
                "/api/me/delete", json={"confirm": PASSWORD if has_account else " Ann "}
            )
            assert gone.status_code == 204
            assert "Max-Age=0" in gone.headers["set-cookie"]
            with pytest.raises(ConnectionClosed) as closed:
                told(own, "never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            seat = told(other, "update")["state"]["seats"][0]
            assert (seat["user"], seat["name"]) == ("former", "")
            assert seat["stand_in"]
        with server.live(running, bob) as other:
            snapshot = told(other, "snapshot")
            assert snapshot["chat"] == []
            assert snapshot["seat"] == 1
        assert ann.get("/api/me").status_code == 401
        assert bob.get(f"/api/users/{me}").status_code == 404
        assert bob.get(f"/api/tables/{waiting}").status_code == 404
        left = bob.get(f"/api/tables/{running}").json()
        assert me not in {left["owner"], *(seat["user"] for seat in left["seats"])}
