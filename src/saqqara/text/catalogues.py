"""The catalogues of one language, of which each is read when one of its messages is needed.

To read all of them takes longer than most commands do.
"""

import re
import threading
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

ID: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # lines that go on are indented


class Catalogues(FluentBundle):
    def __init__(self, lang: str, catalogues: Iterable[str]) -> None:
        # No isolation marks: they are for mixed writing directions, and terminals show them as
        # junk.
        super().__init__([lang], use_isolating=False)
        self.reading = threading.Lock()
        self.unread = list(catalogues)
        self.places: dict[str, str] = {}  # the catalogue to read for a message
        for text in self.unread:
            for id in ID.findall(text):
                self.places.setdefault(id, text)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.places or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self.read(self.places.get(message_id, ""))
        return super().get_message(message_id)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        text, errors = super().format_pattern(pattern, args)
        if (
            errors
        ):  # it may hold a word of another catalogue, which somebody else may just have read
            for catalogue in list(self.unread):
                self.read(catalogue)
            text, errors = super().format_pattern(pattern, args)
        return text, errors

    def read(self, catalogue: str) -> None:
        """Unless it was. A server has several threads: none goes on before it is read."""
        with self.reading:
            if catalogue in self.unread:
                self.add_resource(FluentResource(catalogue))
                self.unread.remove(catalogue)
