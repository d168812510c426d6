"""What `saqqara serve` is told, by flags and by the environment."""

import pytest

from saqqara.cli.command import Given
from saqqara.cli.serve import is_set, option


@pytest.mark.parametrize("flag", ["--no-worker", "--no-leaderboards", "--no-limits"])
def test_every_flag_can_be_set_in_the_environment(
    flag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Given([], {}, set())
    assert not is_set(nothing, flag)
    assert is_set(Given([], {}, {flag}), flag)
    variable = "SAQQARA_" + flag[2:].upper().replace("-", "_")
    monkeypatch.setenv(variable, "1")
    assert is_set(nothing, flag)
    monkeypatch.setenv(variable, "0")
    assert not is_set(nothing, flag)


def test_options_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAQQARA_DATABASE", "sqlite:///x.db")
    assert option(Given([], {}, set()), "--database") == "sqlite:///x.db"
