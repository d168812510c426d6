"""The record on disk: whole after every move, whatever happens in between."""

import json
import os
from pathlib import Path

from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import Match
from saqqara.kernel.record import record_of


class Keeper:
    """Writes a match to a file. It never overwrites a file that it did not begin itself."""

    def __init__(self, path: Path, seats: list[str], bots: list[str]) -> None:
        self.path = path
        self.seats = seats
        self.bots = bots  # by seat, "" for a person

    def begin(self, match: Match) -> None:
        """Write the record for the first time; OptionError if this file cannot be used."""
        try:
            if self.path.exists() and (not self.path.is_file() or self.path.stat().st_size > 0):
                raise OptionError(
                    f"{self.path} exists already; choose another file for the record",
                    "error-record-exists",
                    {"file": str(self.path)},
                )
            self.save(match)
        except OSError as error:
            reason = error.strerror or str(error)
            raise OptionError(
                f"the record cannot be written to {self.path}: {reason}",
                "error-record-write",
                {"file": str(self.path), "reason": reason},
            ) from error

    def save(self, match: Match) -> None:
        """Replace the file in one step; when this returns, the record is on disk."""
        text = record_of(match, self.seats, {}).to_json(self.bots)
        new = self.path.with_name(f"{self.path.name}.new")
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.path)
        if os.name == "posix":
            sync_folder(self.path.parent)


def bots_in(text: str, players: int) -> list[str] | None:
    """Who decided at each seat of a record, "" for a person; None if it does not tell."""
    found = json.loads(text).get("bots")
    is_sound = isinstance(found, list) and all(isinstance(name, str) for name in found)
    return found if is_sound and len(found) == players else None


def sync_folder(folder: Path) -> None:
    """A new name is on disk only once its folder is."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
