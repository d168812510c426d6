"""What a board is drawn from, and what each game's drawing must offer."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from saqqara.kernel.event import Event
from saqqara.kernel.match import TableView
from saqqara.terminal.theme import Theme
from saqqara.text import Texts


@dataclass(frozen=True)
class Scene:
    """The table as one seat, or a spectator, sees it. There is no way from here to the state."""

    view: TableView
    names: Sequence[str]
    texts: Texts
    theme: Theme
    full: bool = False  # with everything that could be looked up, even if it takes more lines
    printed: Mapping[str, object] = field(default_factory=dict)  # on boards and cards of the game


class Board(Protocol):
    """How one game looks in a terminal, and how people may shorten its notation."""

    # Events that board and score sheet show anyway; they are in the log, but not in the news.
    quiet: frozenset[str]

    def sentences(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        """Events in words; several of a kind may share a sentence."""
        ...

    def draw(self, scene: Scene) -> list[str]:
        """The board, in lines of at most WIDTH cells."""
        ...

    def aside(self, scene: Scene, /) -> list[str]:
        """What to know for a decision when the board is not drawn anew; mostly nothing."""
        ...

    def tie(self, scene: Scene, tied: Sequence[int]) -> str:
        """How a tie in points between these seats was broken."""
        ...

    def long_form(self, word: str) -> str | None:
        """The notation that a shorthand stands for; None if it is none."""
        ...

    def objection(self, scene: Scene, words: Sequence[str]) -> str:
        """What is wrong with these words, where that is more than the game's own refusal says."""
        ...

    def in_order(self, words: list[str]) -> list[str]:
        """A composed move in the order that the rules ask for, where people need not care."""
        ...

    def shortcuts(self, scene: Scene, /) -> list[tuple[str, str]]:
        """Further choices to be numbered: a label, and what it stands for as one would type it."""
        ...

    def meant(self, scene: Scene, words: list[str]) -> list[str]:
        """What words stand for that depend on the position; mostly for themselves."""
        ...
