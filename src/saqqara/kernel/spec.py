"""What the registry knows of a game before one is played: seats, options, versions."""

import re
from collections.abc import Callable

from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.edition import STANDARD, Edition
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game


class Option:
    """One choice to be made before the game; the first value is the default.

    With a *pattern*, `values` are the usual ones, and any text that matches is accepted.
    """

    def __init__(self, id: str, values: tuple[str, ...], pattern: str = "") -> None:
        self.id = id
        self.values = values
        self.pattern = pattern

    def default(self) -> str:
        return self.values[0]

    def accepts(self, value: str) -> bool:
        if value in self.values:
            return True
        return self.pattern != "" and re.fullmatch(self.pattern, value) is not None


class Parts:
    """The parts of a board that have several sides, for `saqqara balance` to compare.

    `Game.pieces` counts what players bring to them.
    """

    def __init__(self, option: str, sides: str, sources: dict[str, tuple[str, ...]]) -> None:
        self.option = option  # its value says which side of each part is used, a letter each
        self.sides = sides  # all letters
        self.sources = sources  # by part: the sources of points that belong to it (message ids)


class Spec:
    def __init__(
        self,
        id: str,
        rules: int,
        encoding: int,
        players: tuple[int, ...],
        options: tuple[Option, ...],
        build: Callable[[int, dict[str, str]], Game],
        edition: Edition | None = None,
        parts: Parts | None = None,
        earlier: "tuple[Spec, ...]" = (),
    ) -> None:
        self.id = id
        self.rules = rules  # raised when a record of before would no longer replay
        self.encoding = encoding  # raised when the action table or the observation changes
        self.players = players
        self.options = options
        self.build = build
        self.edition = edition  # figures that a file may replace; kept as the option `edition`
        self.parts = parts  # None: its boards are not compared
        self.earlier = earlier  # the game under its former rules, for what was begun under them

    def under(self, rules: int) -> "Spec | None":
        """The game under these rules, today's or former ones; None if we no longer know them."""
        for spec in (self, *self.earlier):
            if spec.rules == rules:
                return spec
        return None

    def editable(self) -> Edition:
        """The figures that a file may replace; OptionError if there are none."""
        if self.edition is None:
            raise OptionError(
                f"{self.id} has no figures that an edition file could replace",
                "error-edition-none",
                {"game": self.id},
            )
        return self.edition

    def game(self, players: int, chosen: dict[str, str]) -> Game:
        """The rules under these options, missing ones at their default; OptionError if amiss."""
        if players not in self.players:
            allowed = ", ".join([str(n) for n in self.players])
            raise OptionError(
                f"{self.id} cannot be played by {players}; choose one of {allowed}",
                "error-players",
                {"players": players, "allowed": allowed},
            )
        return self.build(players, self.complete(chosen))

    def complete(self, chosen: dict[str, str]) -> dict[str, str]:
        known = {option.id: option for option in self.options}
        for id in chosen:
            if id not in known and not (id == EDITION and self.edition is not None):
                names = ", ".join(known)
                raise OptionError(
                    f"{self.id} has no option {id!r}; it has {names}",
                    "error-option",
                    {"option": id, "allowed": names},
                )
        out: dict[str, str] = {}
        for option in self.options:
            value = chosen.get(option.id, option.default())
            if not option.accepts(value):
                raise refused(option, value)
            out[option.id] = value
        if self.edition is not None and EDITION in chosen:
            value = self.edition.canonical(chosen[EDITION])
            if value != STANDARD:
                out[EDITION] = value
        return out


def refused(option: Option, value: str) -> OptionError:
    allowed = ", ".join(option.values)
    details: dict[str, int | str] = {"option": option.id, "value": value, "allowed": allowed}
    if option.pattern:
        details["form"] = option.pattern
        return OptionError(
            f"option {option.id} cannot be {value!r}; choose one of {allowed}, "
            f"or anything of the form {option.pattern}",
            "error-option-form",
            details,
        )
    return OptionError(
        f"option {option.id} cannot be {value!r}; choose one of {allowed}",
        "error-option-value",
        details,
    )
