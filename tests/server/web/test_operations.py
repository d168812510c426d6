"""For whoever runs a server: health, metrics, logs, files."""

import stat
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from services.databases import make_database
from services.postgres import Postgres
from services.table_server import TableServer, begin, told

FLAGS = ("--no-limits",)


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> Iterator[TableServer]:
    url = make_database(postgres, "tables")
    with TableServer("--database", url, "--no-limits") as running:
        yield running


def test_metrics_can_be_read_and_count(server: TableServer) -> None:
    with server.guest() as ann, server.client() as collector:
        before = measured(collector.get("/metrics").text)
        table = begin(ann)
        with server.live(table, ann) as socket:
            told(socket, "snapshot")
            answer = collector.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            now = measured(answer.text)
        assert now["saqqara_connections"] == before["saqqara_connections"] + 1
        assert now["saqqara_tables_in_memory"] == before["saqqara_tables_in_memory"] + 1
        for name in ("moves", "updates", "jobs", "notices"):
            assert now[f"saqqara_{name}_total"] >= before[f"saqqara_{name}_total"]


def measured(text: str) -> dict[str, float]:
    families = text_string_to_metric_families(text)
    return {sample.name: sample.value for family in families for sample in family.samples}


def test_zero_characters_are_refused_whatever_the_database(on_postgres: TableServer) -> None:
    """PostgreSQL cannot keep them; nobody else minds."""
    with on_postgres.guest() as ann:
        table = begin(ann)
        answers = [
            ann.put(f"/api/tables/{table}/notes", json={"text": "a\0b"}),
            ann.post(f"/api/tables/{table}/start", json={"salt": "\0"}),
            ann.post("/api/tables", json={"game": "\0", "players": 2}),
            ann.post("/api/tables", json={"game": "pharaoh", "players": 2, "substitute": "\0"}),
            ann.get("/api/tables?game=%00"),
            ann.get("/api/tables?status=%00"),
        ]
        assert [answer.status_code for answer in answers] == [400] * len(answers)
        for path in ("tables/%00", "users/%00", "users/%00/history", "tables/%00/notes"):
            assert ann.get(f"/api/{path}").status_code == 404
        assert ann.get("/api/leaderboards/%00").status_code == 404
        assert ann.delete("/api/me/tokens/%00").status_code == 404
        assert ann.patch("/api/me", json={"settings": {"a\0": "\0"}}).status_code == 200
        named = ann.patch("/api/me", json={"name": "A\0nn"})
        assert named.json()["name"] == "A nn"
        with on_postgres.live("%00", ann) as socket:
            assert told(socket, "error")["code"] == "error-missing"
        assert on_postgres.troubles() == []


def test_health_tells_that_the_database_is_gone(
    postgres: Postgres, on_postgres: TableServer
) -> None:
    with on_postgres.guest() as ann:
        assert ann.get("/health").status_code == 200
        postgres.stop()
        try:
            for path in ("/health", "/api/me"):
                answer = ann.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "error-storage")
        finally:
            postgres.start()
        assert ann.get("/health").status_code == 200
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert "password" not in on_postgres.log.read_text("utf-8")


def test_a_folder_of_its_own() -> None:
    """For nobody else; found again by a second start; health tells when its file is gone."""
    with TableServer(is_first=True) as server, server.guest() as ann:
        assert stat.S_IMODE(server.data.stat().st_mode) == 0o700
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in server.data.iterdir()}
        assert {"saqqara.db", "vapid.pem"} <= set(modes)
        assert set(modes.values()) == {0o600}

        table = begin(ann)
        server.restart()
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert ann.get(f"/api/tables/{table}").json()["status"] == "running"
        with server.live(table, ann) as socket:
            assert told(socket, "snapshot")["seat"] == 0
        events = [line["event"] for line in server.log_lines()]
        assert events == ["server started", "server ended", "server started"]
        assert all({"level", "timestamp"} < set(line) for line in server.log_lines())

        assert ann.get("/health").json()["ok"] is True
        (server.data / "saqqara.db").rename(server.data / "elsewhere.db")
        answer = ann.get("/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "error-storage")
        (server.data / "elsewhere.db").rename(server.data / "saqqara.db")
        assert ann.get("/health").status_code == 200
