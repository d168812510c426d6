"""Errors as one line for a person."""

from typing import Final

from saqqara.kernel.errors import OptionError, SaqqaraError
from saqqara.text import Texts

LONGEST: Final = 160  # characters of a detail, which may come from a file and be of any length


def message_of(error: SaqqaraError, texts: Texts) -> str:
    details = {key: shortened(value) for key, value in error.details.items()}
    return texts.error(OptionError(str(error)[: 2 * LONGEST], error.code, details))


def shortened(value: int | str) -> int | str:
    """Numbers stay numbers, for plurals, unless they are too long for anybody to have meant."""
    if isinstance(value, int) and abs(value) < 10**12:
        return value
    text = str(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + ".."
