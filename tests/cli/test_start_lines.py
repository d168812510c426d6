"""What `saqqara serve` says when it starts: who can come, and what is missing."""

from pathlib import Path

import pytest

from saqqara.cli import serve
from saqqara.cli.main import main
from saqqara.server.settings import Settings
from saqqara.text import Texts


def lines(**settings: object) -> list[str]:
    return serve.start_lines(Settings(Path("data"), **settings), Texts("en"))  # type: ignore[arg-type]


def test_a_house_that_only_this_machine_reaches_says_how_others_could() -> None:
    for host in ("127.0.0.1", "::1", "localhost"):
        assert "--host 0.0.0.0" in lines(host=host)[1]


def test_a_house_in_the_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.server.settings.own_address", lambda: "192.0.2.7")
    first, second, _ = lines(host="0.0.0.0")
    assert "http://192.0.2.7:8077" in first
    assert "Others in your network" in second
    assert Settings(Path(), host="0.0.0.0").address_for_others() == "http://192.0.2.7:8077"
    monkeypatch.setattr("saqqara.server.settings.own_address", lambda: "127.0.0.1")
    assert "Only this computer" in lines(host="0.0.0.0")[1]  # there is no network


def test_a_public_address_needs_no_advice() -> None:
    assert len(lines(origin="https://play.example")) == 2


def test_a_missing_client_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("saqqara.server.run.serve", lambda _, ready: ready())
    for has_client in (True, False):
        monkeypatch.setattr(serve, "has_client", lambda has=has_client: has)
        assert main(["serve", "--data", str(tmp_path), "--lang", "en"]) == 0
        err = capsys.readouterr().err
        assert ("The browser client is not part of this installation" in err) is not has_client
