"""What a command is: its words and its arguments. What it does is in its module."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Option:
    name: str  # `--players`
    about: str  # message id
    value: str = ""  # what stands for its value in the help; empty: a flag without one
    short: str = ""  # `-h`

    def names(self) -> list[str]:
        return [self.short, self.name] if self.short else [self.name]


@dataclass(frozen=True)
class Positional:
    value: str  # what stands for it in the help
    about: str  # message id
    least: int = 1
    most: int = 1


@dataclass
class Given:
    """The arguments of one call, as text."""

    words: list[str] = field(default_factory=list)  # without a name
    options: dict[str, list[str]] = field(default_factory=dict)  # every value of each, in order
    flags: set[str] = field(default_factory=set)

    def option(self, name: str) -> str | None:
        """The value of an option; of several the last, so that a call can be corrected."""
        values = self.options.get(name, [])
        return values[-1] if values else None


@dataclass(frozen=True)
class Command:
    name: str
    summary: str  # message ids: half a line
    about: str  # and a paragraph
    positionals: tuple[Positional, ...]
    options: tuple[Option, ...]
    examples: tuple[str, ...]
    lists_bots: bool = False  # whether its help says which bots there are
