"""The errors come out of other processes as they are."""

import pickle

import pytest

from saqqara.kernel.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
    SaqqaraError,
)


@pytest.mark.parametrize("kind", [IllegalAction, NotationError, OptionError, RecordError])
def test_an_error_of_another_process_says_the_same(kind: type[SaqqaraError]) -> None:
    there = kind("no bot 'anubis'", "bot-unknown", {"bot": "anubis", "players": 2})
    here = pickle.loads(pickle.dumps(there))
    assert type(here) is kind
    assert (str(here), here.code, here.details) == (str(there), there.code, there.details)
