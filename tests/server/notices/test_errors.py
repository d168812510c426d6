"""Every reason can be read in every language."""

from collections.abc import Callable

import pytest

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.guard import check_url, resolve
from saqqara.server.notices.sender import checked_status
from saqqara.text import LANGUAGES, Texts


def test_they_are_errors_of_ours() -> None:
    assert issubclass(GoneError, NoticeError)
    assert issubclass(NoticeError, SaqqaraError)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "cause",
    [
        lambda: check_url("x"),
        lambda: check_url("https://x"),
        lambda: check_url("https://a@b.example"),
        lambda: check_url("https://b.example:1"),
        lambda: check_url("https://b.example/" + "x" * 3000),
        lambda: check_url("https://10.0.0.1"),
        lambda: resolve("b.example", lambda _: []),
        lambda: checked_status("b.example", 302),
        lambda: checked_status("b.example", 404),
        lambda: checked_status("b.example", 500),
    ],
)
def test_words_of_errors(language: str, cause: Callable[[], object]) -> None:
    with pytest.raises(NoticeError) as caught:
        cause()
    words = Texts(language).error(caught.value)
    assert words != str(caught.value)
    assert all(str(value) in words for value in caught.value.details.values() if value != 2048)
