"""The three errors of play, and one for setting up a game. All are ValueErrors.

Each has a sentence for Python and an id for every door:

`code` is the id of a message in locales/, `details` are its arguments, so that a
person reads the reason in their own language. Servers send `code` over the wire.
"""

from saqqara.kernel.event import Message


class SaqqaraError(ValueError):
    """Bad input: what was wrong, and what to do about it."""

    def __init__(self, text: str, code: str, details: "dict[str, int | str]") -> None:
        super().__init__(text)
        self.code = code
        self.details = details

    def __reduce__(self) -> "tuple[object, ...]":
        """So that it comes out of another process as it is, but for `IllegalAction.why`."""
        return type(self), (str(self), self.code, self.details)


class NotationError(SaqqaraError):
    """The text is not a decision of this game at all."""


class IllegalAction(SaqqaraError):
    """A decision of this game, but not one that this seat may take now.

    `why` is the reason by the rules of the game (Game.refusals), None = it has no special one.
    """

    def __init__(
        self,
        text: str,
        code: str,
        details: "dict[str, int | str]",
        why: "Message | None" = None,
    ) -> None:
        super().__init__(text, code, details)
        self.why = why


class RecordError(SaqqaraError):
    """A record that cannot be read, replayed or verified."""


class OptionError(SaqqaraError):
    """A game that does not exist, or cannot be played by so many or with these options."""
