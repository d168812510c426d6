"""Catalogues are read when they are needed, which nobody notices."""

from threading import Thread

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from saqqara.text import catalogues
from saqqara.text.catalogues import ID, Catalogues
from saqqara.text.texts import catalogues_of

FIRST = "hail = Hail, { -god }!\nwhole =\n    Two lines\n    fit = so\nempty =\n    .part = of it\n"
SECOND = "-god = Thoth\nhail = twice\n# other = no message\n"
THIRD = "last = the last\n"


def say(catalogues: Catalogues, id: str) -> tuple[str, list[Exception]]:
    pattern = catalogues.get_message(id).value
    assert pattern is not None
    text, errors = catalogues.format_pattern(pattern, {})
    return str(text), errors


def test_a_catalogue_is_read_for_its_first_message() -> None:
    found = Catalogues("en", [FIRST, SECOND, THIRD])
    assert say(found, "whole") == ("Two lines\nfit = so", [])
    assert found.unread == [SECOND, THIRD]
    assert found.get_message("empty").value is None
    assert [found.has_message(id) for id in ("hail", "last", "fit", "other")] == [1, 1, 0, 0]


def test_a_word_of_another_catalogue_is_found() -> None:
    found = Catalogues("en", [FIRST, SECOND, THIRD])
    assert say(found, "hail") == ("Hail, Thoth!", [])  # and the first one counts
    assert found.unread == []


def test_nobody_goes_on_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads of a server, of which one comes while the other reads."""
    found = Catalogues("en", [FIRST])
    heard: list[str] = []
    other = Thread(target=lambda: heard.append(say(found, "whole")[0]))

    def read_slowly(text: str) -> object:
        other.start()
        other.join(0.3)  # in which it would fail, if it did not wait for us
        return FluentResource(text)

    monkeypatch.setattr(catalogues, "FluentResource", read_slowly)
    say(found, "whole")
    other.join()
    assert heard == ["Two lines\nfit = so"]


def test_what_is_nowhere_is_an_error() -> None:
    found = Catalogues("en", [FIRST, THIRD])
    assert len(say(found, "hail")[1]) == 1
    with pytest.raises(KeyError):
        found.get_message("other")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_message_is_found_without_reading(language: str) -> None:
    for name, text in catalogues_of(language).items():
        messages = [
            entry.id.name for entry in FluentResource(text).body if isinstance(entry, Message)
        ]
        assert ID.findall(text) == messages, name
