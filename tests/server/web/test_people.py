"""Guests, accounts, tokens, over HTTP as clients use them."""

import pytest

from services.table_server import TableServer, begin, open_table, say, told

FLAGS = ("--no-limits",)
SECRET = {"login": "Ann_1", "password": "correct horse"}


def test_a_guest_claims_the_identity_and_signs_in_elsewhere(server: TableServer) -> None:
    with server.guest("Ann") as here, server.client() as elsewhere:
        me = here.get("/api/me").json()
        assert (me["name"], me["login"]) == ("Ann", None)
        table = begin(here)
        claimed = here.post("/api/me/claim", json=SECRET)
        assert claimed.status_code == 201
        assert claimed.json() == me | {"login": "ann_1"}

        signed_in = elsewhere.post("/api/login", json=SECRET | {"login": "ANN_1"})
        assert signed_in.json() == claimed.json()
        assert elsewhere.cookies["saqqara"] != here.cookies["saqqara"]
        mine = elsewhere.get("/api/me/tables").json()["tables"]
        assert [(each["table"]["id"], each["seat"]) for each in mine] == [(table, 0)]
        with server.live(table, elsewhere) as socket:
            assert told(socket, "snapshot")["seat"] == 0


def test_a_wrong_password_and_a_wrong_login_are_told_alike(server: TableServer) -> None:
    secret = {"login": "beth", "password": "correct horse"}
    with server.guest("Beth") as beth, server.client() as stranger:
        beth.post("/api/me/claim", json=secret).raise_for_status()
        answers = [
            stranger.post("/api/login", json=wrong)
            for wrong in (secret | {"password": "wrong horse"}, secret | {"login": "nobody"})
        ]
        assert [answer.status_code for answer in answers] == [400, 400]
        assert {answer.json()["code"] for answer in answers} == {"error-login"}
        assert "saqqara" not in stranger.cookies


def test_a_login_is_claimed_once(server: TableServer) -> None:
    secret = {"login": "carl", "password": "correct horse"}
    with server.guest("Carl") as carl, server.guest("Other") as other:
        carl.post("/api/me/claim", json=secret).raise_for_status()
        assert carl.post("/api/me/claim", json=secret).json()["code"] == "error-claimed"
        taken = other.post("/api/me/claim", json=secret | {"login": "CARL"})
        assert (taken.status_code, taken.json()["code"]) == (400, "error-login-taken")


def test_after_the_end_of_a_session_its_cookie_opens_nothing(server: TableServer) -> None:
    with server.guest() as ann:
        cookie = ann.cookies["saqqara"]
        ended = ann.post("/api/logout")
        assert ended.status_code == 204
        assert "Max-Age=0" in ended.headers["set-cookie"]
        answer = ann.get("/api/me", headers={"Cookie": f"saqqara={cookie}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "error-not-signed-in")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_whether_anybody_is_there_can_be_asked_by_everybody(server: TableServer) -> None:
    with server.client() as nobody, server.guest("Ann") as ann:
        answer = nobody.get("/api/session")
        assert (answer.status_code, answer.json()) == (200, {"me": None})
        assert ann.get("/api/session").json() == {"me": ann.get("/api/me").json()}


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \n of\tGreen  ", "Ann of Green"),
        ("A\u202eB\u200bC", "A B C"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("ファラオ", "ファラオ"),
    ],
)
def test_names_are_one_line_without_invisible_characters(
    server: TableServer, name: str, shown: str
) -> None:
    with server.guest(name) as ann:
        assert ann.get("/api/me").json()["name"] == shown


def test_a_name_must_be_seen(server: TableServer) -> None:
    with server.client() as nobody:
        answer = nobody.post("/api/guest", json={"name": "\u200b \u202e"})
        assert (answer.status_code, answer.json()["code"]) == (400, "error-name")
        assert nobody.get("/api/me").status_code == 401


def test_a_new_name_is_shown_at_tables_that_wait(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        table = open_table(ann)
        with server.live(table) as watching:
            told(watching, "snapshot")
            ann.patch("/api/me", json={"name": "Anna"}).raise_for_status()
            assert told(watching, "update")["state"]["seats"][0]["name"] == "Anna"
        ann.post("/api/guest", json={"name": "Anne"}).raise_for_status()
        assert ann.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Anne"


def test_settings_are_kept_and_bounded(server: TableServer) -> None:
    with server.guest() as ann:
        kept = {"theme": "dark", "deep": {"er": [1, 2.5, None, "x\u0000y"]}}
        ann.patch("/api/me", json={"settings": kept}).raise_for_status()
        assert ann.get("/api/me").json()["settings"] == kept
        answer = ann.patch("/api/me", json={"settings": {"long": "x" * 20_000}})
        assert (answer.status_code, answer.json()["code"]) == (400, "error-settings")


# ---- API tokens


def test_a_token_is_shown_once_and_opens_both_doors(server: TableServer) -> None:
    with server.guest("Ann") as ann:
        made = ann.post("/api/me/tokens", json={"label": "my bot"}).json()
        listed = ann.get("/api/me/tokens").json()
        assert listed == [made | {"token": ""}]
        assert made["token"] not in str(listed)
        table = open_table(ann, bots=["novice"])
        with server.client(made["token"]) as bot:
            assert bot.get("/api/me").json() == ann.get("/api/me").json()
            bot.post(f"/api/tables/{table}/start", json={}).raise_for_status()
            with server.live(table, bot) as socket:
                assert told(socket, "snapshot")["seat"] == 0
                say(socket, "ping")
                assert told(socket, "pong")["now"] > 0


def test_a_removed_token_opens_nothing(server: TableServer) -> None:
    with server.guest() as ann, server.guest("Eve") as eve:
        one, two = (
            ann.post("/api/me/tokens", json={"label": label}).json() for label in ("one", "two")
        )
        for wrong in (one["id"][:1], "%25", "_" * 16):
            assert ann.delete(f"/api/me/tokens/{wrong}").status_code == 404
        assert eve.delete(f"/api/me/tokens/{one['id']}").status_code == 404
        assert ann.delete(f"/api/me/tokens/{one['id']}").status_code == 204
        assert [each["label"] for each in ann.get("/api/me/tokens").json()] == ["two"]
        with server.client(one["token"]) as removed, server.client(two["token"]) as left:
            assert removed.get("/api/me").status_code == 401
            assert left.get("/api/me").status_code == 200
            table = open_table(ann)
            with server.live(table, removed) as socket:
                assert told(socket, "snapshot")["seat"] == -1


def test_there_is_an_end_to_tokens(server: TableServer) -> None:
    with server.guest() as ann:
        codes = [
            ann.post("/api/me/tokens", json={"label": f"token {n}"}).status_code for n in range(21)
        ]
        assert codes == [201] * 20 + [400]


def test_a_session_is_not_among_the_tokens(server: TableServer) -> None:
    with server.guest() as ann:
        assert ann.get("/api/me/tokens").json() == []


def test_nobody_has_no_seat_not_even_a_free_one_or_a_bots(server: TableServer) -> None:
    with server.guest() as ann:
        for table in (open_table(ann), begin(ann)):
            with server.live(table) as nobody:
                snapshot = told(nobody, "snapshot")
                assert snapshot["seat"] == -1
                assert snapshot["update"]["decision"] is None
                say(nobody, "away")
                assert told(nobody, "error")["code"] == "error-spectator"


def test_nobody_reads_the_notes_of_another(server: TableServer) -> None:
    with server.guest("Ann") as ann, server.guest("Eve") as eve:
        table = open_table(ann)
        notes = f"/api/tables/{table}/notes"
        assert ann.put(notes, json={"text": "watch the quarry"}).status_code == 200
        assert ann.get(notes).json() == {"text": "watch the quarry"}
        assert eve.get(notes).json() == {"text": ""}
