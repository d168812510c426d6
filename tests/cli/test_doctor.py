"""`saqqara doctor`: each finding, in both directions. Those that need a PostgreSQL or a Redis are
in tests/server/test_doctor.py."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from saqqara.cli import findings as checks
from saqqara.cli.findings import FINE, NOTE, WRONG, Finding
from saqqara.server.notices.push import load_or_make_keys
from saqqara.server.settings import Settings
from saqqara.text import LANGUAGES
from services.databases import make_file

Call = Callable[..., Any]


@pytest.fixture(autouse=True)
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    """All is well, whatever this checkout lacks and whatever the environment says."""
    monkeypatch.setattr(checks, "has_client", lambda: True)
    for name in [name for name in os.environ if name.startswith("SAQQARA_")]:
        monkeypatch.delenv(name)


def said(found: Finding) -> tuple[str, str]:
    return found.level, found.code


def set_version(file: Path, version: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})
    engine.dispose()


# ---- the command


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_well(call: Call, tmp_path: Path, lang: str) -> None:
    outcome = call("doctor", "--data", str(tmp_path / "new"), "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    *lines, blank, last = outcome.out.splitlines()
    assert len(lines) == 11
    assert blank == ""
    assert last == {"en": "All is well.", "ja": "問題はありません。"}[lang]
    assert list(tmp_path.iterdir()) == []  # looking makes nothing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_counted(call: Call, tmp_path: Path, lang: str) -> None:
    (tmp_path / "vapid.pem").write_text("no key")
    flags = ("--data", str(tmp_path), "--origin", "https://play.example", "--lang", lang)
    outcome = call("doctor", *flags)
    assert outcome.code == 1
    wrong = {"en": "wrong ", "ja": "異常 "}[lang]
    assert len([line for line in outcome.out.splitlines() if line.startswith(wrong)]) == 2
    assert "2" in outcome.out.splitlines()[-1]


def test_for_programs(call: Call, tmp_path: Path) -> None:
    outcome = call("doctor", "--data", str(tmp_path), "--json")
    told = json.loads(outcome.out)
    assert (outcome.code, told["ok"]) == (0, True)
    assert [each["about"] for each in told["findings"]] == [
        *("version", "system", "data", "disk", "clock", "database"),
        *("retention", "redis", "push", "origin", "client"),
    ]
    for each in told["findings"]:
        assert set(each) == {"about", "level", "code", "args", "text"}
    outcome = call("doctor", "--data", str(tmp_path), "--json", "--proxies", "1")
    assert (outcome.code, json.loads(outcome.out)["ok"]) == (1, False)


def test_settings_come_from_the_environment_too(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "elsewhere"))
    monkeypatch.setenv("SAQQARA_PROXIES", "1")
    outcome = call("doctor")
    assert outcome.code == 1
    assert str(tmp_path / "elsewhere") in outcome.out
    assert "--origin is not set" in outcome.out


# ---- the program


def test_missing_libraries_are_named_and_nothing_else_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "NEEDED", ("sqlalchemy", "not_there", "nor_this"))
    *_, last = checks.findings(Settings(tmp_path))
    assert said(last) == (WRONG, "cli-doctor-libraries")
    assert last.args == {"missing": "not_there, nor_this"}


@pytest.mark.parametrize("compiled", [True, False])
def test_whether_it_is_compiled(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.build_info.compiled", lambda: compiled)
    expected = (FINE, "cli-doctor-version") if compiled else (NOTE, "cli-doctor-not-compiled")
    assert said(checks.build()) == expected


def test_whether_the_client_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(checks.client()) == (FINE, "cli-doctor-client-fine")
    monkeypatch.setattr(checks, "has_client", lambda: False)
    assert said(checks.client()) == (WRONG, "cli-doctor-client")


# ---- the machine


def test_the_data_folder(tmp_path: Path) -> None:
    assert said(checks.data_folder(Settings(tmp_path))) == (FINE, "cli-doctor-data-fine")
    new = Settings(tmp_path / "a" / "b")
    assert said(checks.data_folder(new)) == (FINE, "cli-doctor-data-new")
    (tmp_path / "file").touch()
    for place in ("file", "file/below"):
        found = checks.data_folder(Settings(tmp_path / place))
        assert said(found) == (WRONG, "cli-doctor-data")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_data_folder_that_cannot_be_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "touch", refuse)
    found = checks.data_folder(Settings(tmp_path))
    assert said(found) == (WRONG, "cli-doctor-data")
    assert found.args["reason"] == "Permission denied"


@pytest.mark.parametrize(("megabytes", "level"), [(499, WRONG), (500, FINE)])
def test_free_disk(
    tmp_path: Path, megabytes: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = type(shutil.disk_usage(tmp_path))(10**12, 0, megabytes * 1_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    found = checks.disk(Settings(tmp_path / "not" / "there"))
    assert (found.level, found.args["free"]) == (level, megabytes)


@pytest.mark.parametrize(("now", "level"), [(0.0, WRONG), (1_800_000_000.0, FINE)])
def test_the_date(now: float, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "time", SimpleNamespace(time=lambda: now))
    found = checks.clock(Settings(Path()))
    assert found.level == level
    assert str(found.args["time"]).startswith("1970-01-01" if level == WRONG else "2027-01-15")


# ---- the database and what it works with


def test_a_database_that_is_not_there_yet(tmp_path: Path) -> None:
    (found,) = checks.database(Settings(tmp_path))
    assert said(found) == (FINE, "cli-doctor-database-new")


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("", (FINE, "cli-doctor-database-fine")),
        ("0001", (WRONG, "cli-doctor-database-old")),
        ("9999", (WRONG, "cli-doctor-database-newer")),
    ],
)
def test_migrations(tmp_path: Path, version: str, expected: tuple[str, str]) -> None:
    file = tmp_path / "saqqara.db"
    make_file(file)
    if version:
        set_version(file, version)
    (found,) = checks.database(Settings(tmp_path))
    assert said(found) == expected
    assert found.args["place"] == str(file)
    assert [path.name for path in tmp_path.iterdir()] == ["saqqara.db"]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "saqqara.db").write_text("not a database at all" * 100)
    (found,) = checks.database(Settings(tmp_path))
    assert said(found) == (WRONG, "cli-doctor-database")
    assert found.args["reason"] == "file is not a database"


def test_a_database_of_another_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not even opened, as that would leave files in the way of whose it is."""
    make_file(tmp_path / "saqqara.db")
    monkeypatch.setattr(os, "geteuid", lambda: -1)
    (found,) = checks.database(Settings(tmp_path))
    assert said(found) == (WRONG, "cli-doctor-database-owner")


def test_a_database_that_does_not_answer_keeps_its_password(tmp_path: Path) -> None:
    url = "postgresql+psycopg://ann:secret@127.0.0.1:1/saqqara"
    (found,) = checks.database(Settings(tmp_path, database=url))
    assert said(found) == (WRONG, "cli-doctor-database")
    assert found.args["place"] == "127.0.0.1:1/saqqara"
    assert "secret" not in str(found.args)


def test_redis_that_does_not_answer_keeps_its_password(tmp_path: Path) -> None:
    assert said(checks.redis(Settings(tmp_path))) == (FINE, "cli-doctor-redis-none")
    for url in ("redis://:secret@127.0.0.1:1/0", "secret"):
        found = checks.redis(Settings(tmp_path, redis=url))
        assert said(found) == (WRONG, "cli-doctor-redis")
    found = checks.redis(Settings(tmp_path, redis="redis://:secret@127.0.0.1:1/0"))
    assert "secret" not in str(found.args)


def test_push_keys(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert said(checks.push_keys(settings)) == (FINE, "cli-doctor-push-new")
    load_or_make_keys(tmp_path)
    assert said(checks.push_keys(settings)) == (FINE, "cli-doctor-push-fine")
    (tmp_path / "vapid.pem").write_text("no key")
    assert said(checks.push_keys(settings)) == (WRONG, "cli-doctor-push")
    (tmp_path / "vapid.pem").unlink()
    (tmp_path / "vapid.pem").mkdir()
    assert said(checks.push_keys(settings)) == (WRONG, "cli-doctor-push-unread")


def test_a_contact_is_wanted_where_notices_are() -> None:
    https = Settings(Path(), origin="https://play.example")
    assert [said(each) for each in checks.contact(https)] == [(NOTE, "cli-doctor-contact")]
    reached = Settings(Path(), origin="https://play.example", contact="mailto:ann@play.example")
    assert checks.contact(reached) == []
    assert checks.contact(Settings(Path())) == []


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, (FINE, "cli-doctor-origin-fine")),
        ({"host": "0.0.0.0"}, (FINE, "cli-doctor-origin-fine")),
        ({"proxies": 1}, (WRONG, "cli-doctor-origin-missing")),
        ({"origin": "https://play.example", "proxies": 1}, (FINE, "cli-doctor-origin-fine")),
        ({"origin": "https://play.example"}, (WRONG, "cli-doctor-origin-proxies")),
        ({"origin": "https://play.example:443", "proxies": 1}, (WRONG, "cli-doctor-origin-form")),
        ({"origin": "https://play.example/games", "proxies": 1}, (WRONG, "cli-doctor-origin-form")),
        ({"origin": "https://Play.example", "proxies": 1}, (WRONG, "cli-doctor-origin-form")),
        ({"origin": "https://play.example:8443", "proxies": 1}, (FINE, "cli-doctor-origin-fine")),
        ({"origin": "http://play.example", "proxies": 1}, (NOTE, "cli-doctor-origin-plain")),
        ({"origin": "http://play.example:8077"}, (WRONG, "cli-doctor-origin-elsewhere")),
        (
            {"origin": "http://play.example:8077", "host": "0.0.0.0"},
            (FINE, "cli-doctor-origin-fine"),
        ),
        (
            {"origin": "http://play.example", "host": "0.0.0.0"},
            (WRONG, "cli-doctor-origin-elsewhere"),
        ),
        ({"origin": "http://localhost:8077"}, (FINE, "cli-doctor-origin-fine")),
    ],
    ids=str,
)
def test_the_origin(settings: dict[str, Any], expected: tuple[str, str]) -> None:
    assert said(checks.origin(Settings(Path(), **settings))) == expected


@pytest.mark.parametrize(
    ("written", "said_by_browsers"),
    [
        ("https://PLAY.example:443/x?y#z", "https://play.example"),
        ("http://play.example:80", "http://play.example"),
        ("http://[::1]:8077", "http://[::1]:8077"),
        ("https://play.example:port", "https://play.example"),
    ],
)
def test_addresses_as_browsers_say_them(written: str, said_by_browsers: str) -> None:
    assert checks.as_browsers_say(written) == said_by_browsers
