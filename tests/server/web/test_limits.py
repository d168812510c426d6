"""How much is too much. Every test has an address of its own, as a proxy would tell it."""

import httpx

from services.table_server import TableServer, begin, say, told

FLAGS = ("--proxies", "1")
# Nothing is allowed again while a test runs, however long that takes.
CONSTANTS = (
    "saqqara.server.limits.GUESTS=[30, 1e-6]",
    "saqqara.server.limits.LOGINS=[10, 1e-6]",
    "saqqara.server.limits.REQUESTS=[40, 1e-6]",
    "saqqara.server.limits.EDITIONS=[20, 1e-6]",
    "saqqara.server.limits.MESSAGES=[60, 1e-6]",
)


def from_address(server: TableServer, address: str) -> httpx.Client:
    return server.client(**{"X-Forwarded-For": address})


def refused(answer: httpx.Response) -> None:
    assert answer.status_code == 429
    assert answer.json()["code"] == "error-too-fast"
    assert int(answer.headers["retry-after"]) == answer.json()["args"]["seconds"] > 0


def test_passwords_cannot_be_tried_at_will(server: TableServer) -> None:
    """Ten tries for a login, wherever they come from; then not even the right one."""
    secret = {"login": "ann", "password": "correct horse"}
    with from_address(server, "192.0.2.1") as ann:
        ann.post("/api/guest", json={"name": "Ann"}).raise_for_status()
        ann.post("/api/me/claim", json=secret).raise_for_status()
    for number in range(10):
        with from_address(server, f"192.0.2.{10 + number}") as stranger:
            wrong = stranger.post("/api/login", json=secret | {"password": f"wrong horse {number}"})
            assert wrong.json()["code"] == "error-login"
    with from_address(server, "192.0.2.99") as stranger:
        refused(stranger.post("/api/login", json=secret))


def test_many_logins_cannot_be_tried_from_one_address(server: TableServer) -> None:
    with from_address(server, "192.0.2.100") as stranger:
        answers = [
            stranger.post("/api/login", json={"login": f"name{n}", "password": "password"})
            for n in range(11)
        ]
    assert [answer.status_code for answer in answers[:10]] == [400] * 10
    refused(answers[10])


def test_one_address_makes_so_many_guests(server: TableServer) -> None:
    with from_address(server, "192.0.2.101") as crowd:
        for number in range(30):
            crowd.post("/api/guest", json={"name": f"guest {number}"}).raise_for_status()
            crowd.cookies.clear()
        refused(crowd.post("/api/guest", json={"name": "one more"}))
    with from_address(server, "192.0.2.102") as other:
        assert other.post("/api/guest", json={"name": "Ann"}).status_code == 201


def test_requests_are_counted_by_person_or_address(server: TableServer) -> None:
    with from_address(server, "192.0.2.103") as nobody, server.client() as ann:
        ann.headers["X-Forwarded-For"] = "192.0.2.103"
        ann.post("/api/guest", json={"name": "Ann"}).raise_for_status()
        refused(flood(nobody))
        assert ann.get("/api/me").status_code == 200  # who signed in is counted alone
        refused(flood(ann))
        ann.headers["X-Forwarded-For"] = "192.0.2.104"  # also from elsewhere
        refused(flood(ann))
    with from_address(server, "192.0.2.105") as other:
        assert other.get("/api/games").status_code == 200


def flood(client: httpx.Client) -> httpx.Response:
    """The first refusal, or the last answer."""
    for _ in range(100):
        answer = client.get("/api/games")
        if answer.status_code != 200:
            break
    return answer


def test_requests_of_other_pages_are_counted_too(server: TableServer) -> None:
    with from_address(server, "192.0.2.110") as stranger:
        for _ in range(100):
            answer = stranger.post("/api/logout", headers={"Origin": "https://evil.example"})
            if answer.status_code != 403:
                break
        refused(answer)


def test_checking_editions_is_counted(server: TableServer) -> None:
    with from_address(server, "192.0.2.111") as nobody:
        checks = [
            nobody.post("/api/games/murals/edition", json={"text": ""}).status_code
            for _ in range(22)
        ]
    assert checks == [200] * 20 + [429] * 2


def test_what_a_client_says_of_its_address_counts_only_behind_a_proxy(
    server: TableServer,
) -> None:
    """The proxy adds the last one; those before it are anybody's words."""
    with server.client() as crowd:
        for number in range(30):
            crowd.headers["X-Forwarded-For"] = f"198.51.100.{number}, 192.0.2.106"
            crowd.post("/api/guest", json={"name": "Ann"}).raise_for_status()
            crowd.cookies.clear()
        refused(crowd.post("/api/guest", json={"name": "Ann"}))


def test_a_connection_that_floods_is_told_and_harms_nobody(server: TableServer) -> None:
    with from_address(server, "192.0.2.107") as ann:
        ann.post("/api/guest", json={"name": "Ann"}).raise_for_status()
        table = begin(ann)
        with server.live(table, ann) as flooding, server.live(table) as beside:
            told(beside, "snapshot")
            for _ in range(61):
                say(flooding, "ping")
            assert told(flooding, "error")["code"] == "error-too-fast"
            say(beside, "ping")
            assert told(beside, "pong")["now"] > 0


def test_probes_are_answered_however_often_they_ask(server: TableServer) -> None:
    """Also to an address that asked for too much, and without a cookie."""
    with from_address(server, "192.0.2.120") as probe:
        while probe.get("/api/me").status_code != 429:
            pass
        for path in ("/healthz", "/readyz"):
            for _ in range(60):
                answer = probe.get(path)
                assert (answer.status_code, answer.json()["ok"]) == (200, True)
        assert not probe.cookies
