"""The command line, called inside the test process."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from cli.playing import played
from saqqara.cli.main import main
from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer, SeededDealer
from saqqara.kernel.match import Match
from saqqara.kernel.record import record_of


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Call = Callable[..., Outcome]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """`call("games", "--json")`, in English unless the arguments say otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("saqqara.cli.bench.QUICK_SECONDS", 0.001)  # figures are not looked at

    def call_main(*arguments: str) -> Outcome:
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return call_main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three."""
    match = played(Match(game_spec("pharaoh"), 3, {}), SeededDealer(1))
    path = tmp_path / "record.json"
    path.write_text(record_of(match, ["Ann", "Ben", "Cho"], {}).to_json(), "utf-8")
    return path


@pytest.fixture
def sealed_record(tmp_path: Path) -> Path:
    """A finished game with a sealed deal, its secret published."""
    dealer = SealedDealer(b"a secret of the table", "salt")
    match = played(Match(game_spec("pharaoh"), 2, {}), dealer)
    path = tmp_path / "sealed.json"
    path.write_text(record_of(match, ["Ann", "Ben"], dealer.published()).to_json(), "utf-8")
    return path
