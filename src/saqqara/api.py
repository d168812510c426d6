"""Games from Python: `import saqqara`. Everything here is public (docs/api.md).

play    a whole game between bots        start   a game in which you decide
load    a recorded game                  both give a Playthrough
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from saqqara.bots import BOT_NAMES, Bot, Observer, make_bot
from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import IllegalAction, OptionError
from saqqara.kernel.event import SPECTATOR, Event, sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match, TableView
from saqqara.kernel.record import read_record, record_of, replay
from saqqara.text import Texts

Chooser = str | Bot | Callable[[Observer], int]  # a name, a bot, or a function that chooses
Options = Mapping[str, str | int | bool]

SEEDS: Final = 48  # bits


class Happening:
    """Something that happened in a game, for whoever may know it."""

    def __init__(self, ply: int, seat: int | None, word: str, event: Event, names: list[str]):
        self.ply = ply  # the decision that brought it about, counted from 0
        self.seat = seat  # who decided, None for chance
        self.word = word  # what was decided, in the game's notation
        self.id = event.message.id  # of the message, the same in every language
        self.args = dict(event.message.args)
        self._event = event
        self._names = names

    def text(self, lang: str = "en") -> str:
        """As a sentence: `en` or `ja`."""
        return Texts(lang).render(self._event.message, self._names)

    def __repr__(self) -> str:
        return f"<{self.ply}: {self.text()}>"


class Playthrough:
    """One game, being played or finished. Seats count from 0."""

    def __init__(
        self,
        match: Match,
        names: Sequence[str],
        seed: int | None = None,
        bots: Mapping[int, Bot] | None = None,
    ):
        self.match = match  # the kernel's own object, for whatever is not offered here
        self.names = list(names)
        self.seed = seed
        self._bots = dict(bots or {})
        self._dealer = None if seed is None else SeededDealer(seed)

    # ---- what is

    @property
    def game(self) -> str:
        """The name of the game, such as `murals`."""
        return self.match.spec.id

    @property
    def players(self) -> int:
        return int(self.match.game.players)

    @property
    def options(self) -> dict[str, str]:
        """Every option of the game with its value."""
        return dict(self.match.game.options)

    @property
    def ply(self) -> int:
        """How many decisions were taken, outcomes of chance included."""
        return int(self.match.state.ply)

    @property
    def over(self) -> bool:
        return self.match.state.over()

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over, or where chance does."""
        seat = self.match.seat()
        return None if seat == CHANCE else seat

    @property
    def choices(self) -> list[str]:
        """What may be decided now, in the game's notation; nothing when the game is over."""
        if self.seat is None:
            return []
        return [self.match.game.word(action) for action in self.match.game.legal(self.match.state)]

    def describe(self, word: str, lang: str = "en") -> str:
        """What one of the choices does, as a phrase."""
        action = self._action(word)
        label = self.match.game.voice.label(self.match.state, action)
        return Texts(lang).render(label, self.names)

    @property
    def scores(self) -> list[int]:
        """By seat, as they stand."""
        return scores(self.match.game, self.match.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won, several if they share it; nobody before the end."""
        return winners(self.match.game, self.match.state) if self.over else []

    def view(self, seat: int | None = None) -> TableView:
        """What a seat, or by default a spectator, may see: plain data."""
        return self.match.view(SPECTATOR if seat is None else seat)

    @property
    def events(self) -> list[Happening]:
        """All that happened, as a spectator saw it."""
        return self.events_of(None)

    def events_of(self, seat: int | None) -> list[Happening]:
        """All that happened, as this seat saw it."""
        viewer = SPECTATOR if seat is None else seat
        return [
            Happening(
                number,
                None if ply.seat == CHANCE else ply.seat,
                self.match.game.word(ply.action) if sees(ply.audience, viewer) else "?",
                event,
                self.names,
            )
            for number, ply in enumerate(self.match.plies)
            for event in ply.events
            if sees(event.audience, viewer)
        ]

    # ---- playing on

    def choose(self, *words: str) -> None:
        """Decide for the seat that is asked: one word, or several that are carried out together
        or not at all. Chance and the bots then play on until somebody else is asked.

        IllegalAction or NotationError, both SaqqaraErrors, if that is not possible.
        """
        if self.seat is None:
            raise IllegalAction("the game is over", "error-over", {"ply": self.ply})
        self.match.play_words(self.seat, list(words))
        self._play_on()

    def save(self, path: str | Path) -> None:
        """Write the record of the game, for `load`, `saqqara replay` and `saqqara check`."""
        Path(path).write_text(self.record(), encoding="utf-8")

    def record(self) -> str:
        """The game as JSON text."""
        return record_of(self.match, self.names, {}).to_json()

    def _action(self, word: str) -> int:
        for action in self.match.game.legal(self.match.state):
            if self.match.game.word(action) == word:
                return action
        raise ValueError(f"{word!r} is not one of the choices: {', '.join(self.choices)}")

    def _play_on(self) -> None:
        if self._dealer is None:
            return
        self.match.deal(self._dealer)
        while (seat := self.seat) is not None and seat in self._bots:
            observer = Observer(self.match.game, self.match.state, seat)
            self.match.play(seat, self._bots[seat].choose(observer))
            self.match.deal(self._dealer)

    def __repr__(self) -> str:
        stand = "over" if self.over else f"{self.names[self.seat or 0]} to decide"
        return f"<{self.game}, {self.players} players, ply {self.ply}, {stand}>"


class _Function(Bot):
    """A function of an Observer as a bot."""

    def __init__(self, function: Callable[[Observer], int]) -> None:
        super().__init__(0, 0)
        self.function = function

    def choose(self, observer: Observer) -> int:
        return self.function(observer)


def game_names() -> list[str]:
    """The games that there are."""
    return [spec.id for spec in GAMES]


def bot_names() -> list[str]:
    """The bots that there are by name, from the weakest level on. `search:500`, `py:MODULE:CLASS`
    and `cmd:PROGRAM` are more (docs/bots.md)."""
    return list(BOT_NAMES)


def play(
    game: str,
    bots: Chooser | Sequence[Chooser] = "scribe",
    *,
    players: int | None = None,
    options: Options | None = None,
    seed: int | None = None,
) -> Playthrough:
    """A whole game between bots, played to its end.

    *bots*: one for each seat, or one for all of them; each the name of a bot, an object with
    `choose(observer)` derived from `saqqara.Bot`, or such a function. The same *seed* plays the
    same game, unless a bot looks at the clock.
    """
    listed = [bots] if isinstance(bots, str | Bot) or callable(bots) else list(bots)
    seats = players or (len(listed) if len(listed) > 1 else min(game_spec(game).players))
    if len(listed) not in {1, seats}:
        raise OptionError(
            f"{len(listed)} bots do not fit {seats} seats; name one bot, or one for each seat",
            "bot-count",
            {"bots": len(listed), "players": seats},
        )
    if len(listed) == 1:
        listed = listed * seats
    return start(game, players=seats, options=options, seed=seed, bots=dict(enumerate(listed)))


def start(
    game: str,
    *,
    players: int | None = None,
    options: Options | None = None,
    seed: int | None = None,
    bots: Mapping[int, Chooser] | None = None,
) -> Playthrough:
    """A game in which you decide: at all seats, but for those of *bots* (by seat, from 0).

    >>> game = start("pharaoh", players=2, seed=1, bots={1: "novice"})
    >>> while not game.over:
    ...     game.choose(game.choices[0])
    """
    spec = game_spec(game)
    match = Match(spec, players or min(spec.players), plain_options(options))
    key = secrets.randbits(SEEDS) if seed is None else seed
    chosen = dict(bots or {})
    for seat in chosen:
        if not 0 <= seat < match.game.players:
            raise OptionError(
                f"there is no seat {seat}; seats count from 0 to {match.game.players - 1}",
                "error-seats",
                {"seats": seat, "players": int(match.game.players)},
            )
    names = [
        f"{name_of(chosen[seat])} {seat + 1}" if seat in chosen else f"player {seat + 1}"
        for seat in range(match.game.players)
    ]
    seated = {seat: as_bot(each, key, seat + 1) for seat, each in chosen.items()}
    found = Playthrough(match, names, key, seated)
    found._play_on()
    return found


def load(path: str | Path) -> Playthrough:
    """A recorded game, as far as it goes; RecordError if it is not sound."""
    record = read_record(Path(path).read_text(encoding="utf-8"))
    return Playthrough(replay(game_spec(record.game), record), record.seats)


def plain_options(options: Options | None) -> dict[str, str]:
    """As the games want them: `True` is "on", `False` is "off", numbers are written out."""
    found: dict[str, str] = {}
    for name, value in (options or {}).items():
        if isinstance(value, bool):
            found[name] = "on" if value else "off"
        else:
            found[name] = str(value)
    return found


def as_bot(chooser: Chooser, seed: int, stream: int) -> Bot:
    if isinstance(chooser, str):
        return make_bot(chooser, seed, stream)
    return chooser if isinstance(chooser, Bot) else _Function(chooser)


def name_of(chooser: Chooser) -> str:
    if isinstance(chooser, str):
        return chooser
    if isinstance(chooser, Bot):
        return type(chooser).__name__
    return getattr(chooser, "__name__", "bot")
