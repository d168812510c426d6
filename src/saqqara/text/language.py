"""Which language to speak: as asked for, else as the environment says, else English."""

import os
from typing import Final

from saqqara.kernel.errors import OptionError

LANGUAGES: Final = ("en", "ja")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in POSIX


def pick_language(choice: str | None) -> str:
    """A language we have. *choice* may be a locale such as ja_JP; None asks the environment."""
    if choice is not None:
        language = base_of(choice)
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise OptionError(
                f"there is no language {choice!r}; choose one of {allowed}",
                "error-language",
                {"language": choice, "allowed": allowed},
            )
        return language
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            return base_of(value) if base_of(value) in LANGUAGES else "en"
    return "en"


def base_of(locale: str) -> str:
    """`ja` of `ja_JP.UTF-8` or `ja-JP`."""
    return locale.replace("-", "_").split(".")[0].split("_")[0].lower()
