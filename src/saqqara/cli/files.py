"""Records from files, which may hold anything."""

from typing import Final

from saqqara.cli.values import bad_input
from saqqara.games import GAMES
from saqqara.kernel.record import Record, read_record
from saqqara.kernel.spec import Spec

LARGEST: Final = 16_000_000  # bytes; the longest games take a hundredth of it


def load_record(path: str) -> tuple[Spec, Record]:
    """A record and its game; the errors say what is wrong with the file."""
    record = read_record(text_of(path))
    for spec in GAMES:
        if spec.id == record.game:
            return spec, record
    names = ", ".join([spec.id for spec in GAMES])
    raise bad_input("cli-error-record-game", game=record.game, allowed=names)


def text_of(path: str) -> str:
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError as error:
        raise bad_input("cli-error-file-missing", file=path) from error
    except IsADirectoryError as error:
        raise bad_input("cli-error-file-folder", file=path) from error
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        reason = getattr(error, "strerror", None) or str(error)
        raise bad_input("cli-error-file-closed", file=path, reason=reason) from error
    if len(content) > LARGEST:
        raise bad_input("cli-error-file-large", file=path, megabytes=LARGEST // 1_000_000)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad_input("cli-error-file-text", file=path) from error
