"""What `saqqara serve` says when it starts: who can come, and what is missing."""

import ipaddress
from collections.abc import Callable
from pathlib import Path

import pytest
import segno

from saqqara.cli import lan, serve
from saqqara.cli.main import main
from saqqara.server.settings import Settings, interface_addresses, own_address
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


# ---- --lan


def test_a_room_is_told_where_to_come_and_who_can(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("saqqara.server.settings.own_address", lambda: "192.0.2.7")
    monkeypatch.setattr("saqqara.cli.lan.own_address", lambda: "192.0.2.7")
    started: list[Settings] = []

    def start(settings: Settings, ready: Callable[[], None]) -> None:
        started.append(settings)
        ready()

    monkeypatch.setattr("saqqara.server.run.serve", start)
    common = ["serve", "--data", str(tmp_path), "--lang", "en", "--lan"]
    for codes in (False, True):
        monkeypatch.setattr(lan, "shows_codes", lambda codes=codes: codes)
        assert main(common) == 0
        out = capsys.readouterr().out
        assert "open http://192.0.2.7:8077 or scan" in out
        assert "Everybody in the same network" in out
        assert ("█" in out) is codes
    assert {each.host for each in started} == {"0.0.0.0"}
    for wrong in (["--origin", "https://play.example"], ["--host", "127.0.0.1"]):
        assert main([*common, *wrong]) == 2
        assert f"leave out {wrong[0]}" in capsys.readouterr().err
    monkeypatch.setattr("saqqara.cli.lan.own_address", lambda: "127.0.0.1")
    assert main(common) == 2
    assert "no network" in capsys.readouterr().err


def test_a_code_in_the_terminal_is_the_address() -> None:
    """Read back: the three corners that readers look for, and the modules of the code itself."""
    lines = lan.code_lines("http://192.0.2.7:8077")
    shown = [line.removeprefix(lan.BLACK_ON_WHITE).removesuffix(lan.AS_USUAL) for line in lines]
    rows: list[list[int]] = []
    for line in shown:
        rows.append([lan.HALVES.index(letter) // 2 for letter in line])
        rows.append([lan.HALVES.index(letter) % 2 for letter in line])
    code = segno.make("http://192.0.2.7:8077", error="m", micro=False)
    inner = [row[lan.QUIET : -lan.QUIET] for row in rows[lan.QUIET :]][: len(code.matrix)]
    assert inner == [list(row) for row in code.matrix]
    assert not any(rows[0] + rows[1])


def test_a_network_without_a_way_out_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("socket.socket.connect", no_way)
    monkeypatch.setattr(
        "saqqara.server.settings.interface_addresses", lambda: ["127.0.0.1", "10.42.0.1"]
    )
    own_address.cache_clear()
    try:
        assert own_address() == "10.42.0.1"
    finally:
        own_address.cache_clear()


def test_interfaces_have_addresses() -> None:
    for each in interface_addresses():
        ipaddress.ip_address(each)
