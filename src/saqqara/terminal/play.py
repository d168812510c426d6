"""The door to a terminal game: what is to be played, and by whom."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from saqqara.bots import check_bot, make_bot
from saqqara.bots.foreign import Fault, ForeignBot
from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match
from saqqara.kernel.record import Record, replay
from saqqara.terminal.console import Console, Leave
from saqqara.terminal.keeper import Keeper
from saqqara.terminal.session import Session
from saqqara.terminal.theme import seat_painter, theme_of, wants_colour
from saqqara.text import Texts

HUMAN: Final = "human"
BOT_PLAYER_NAMES: Final = (
    "play-name-bot-1",
    "play-name-bot-2",
    "play-name-bot-3",
    "play-name-bot-4",
    "play-name-bot-5",
)


@dataclass(frozen=True)
class PlayConfig:
    game: str  # id, such as pharaoh
    players: int
    seats: Sequence[str]  # per seat `human` or the name of a bot
    options: dict[str, str] = field(default_factory=dict)
    record: str | Path | None = None  # a file that does not exist yet
    lang: str = "en"
    theme: str = "ascii"
    seed: int | None = None  # of the deal and the bots; None = a different game every time
    colour: str = "auto"
    resumed: Record | None = None  # a game to go on with; `record` is then its file


def run(config: PlayConfig, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Play; 0 when the game ended or was left. SaqqaraError if the configuration is amiss."""
    console = Console(source, out)
    session = set_up(config, console)
    try:
        session.play()
        say_goodbye(session)
    except Leave:
        session.leave()
    except KeyboardInterrupt:
        console.say([""])  # the cursor stands behind what was being typed
        session.leave()
    finally:
        for bot in programs(session).values():
            bot.close()
    return 0


# ---- bots that are programs of their own


def programs(session: Session) -> dict[int, ForeignBot]:
    return {seat: bot for seat, bot in session.bots.items() if isinstance(bot, ForeignBot)}


def introduce(session: Session) -> None:
    """Programs learn who sits at the table; people hear of a program that fails."""
    for seat, bot in programs(session).items():
        bot.names = session.names
        bot.when_failed = partial(tell_of_failure, session, session.names[seat])


def tell_of_failure(session: Session, name: str, fault: Fault) -> None:
    session.say("play-bot-failed", kind=fault.kind, name=name)


def say_goodbye(session: Session) -> None:
    game, state = session.match.game, session.match.state
    for bot in programs(session).values():
        bot.finish(scores(game, state), winners(game, state))


def set_up(config: PlayConfig, console: Console) -> Session:
    texts = Texts(config.lang)
    match = first_position(config)
    if len(config.seats) != config.players:
        raise OptionError(
            f"{len(config.seats)} seats are named for {config.players} players",
            "error-seats",
            {"seats": len(config.seats), "players": config.players},
        )
    for name in config.seats:
        if name != HUMAN:
            check_bot(name, match.game)
    seed = secrets.randbits(48) if config.seed is None else config.seed
    bots = {
        seat: make_bot(name, seed, 1 + seat)
        for seat, name in enumerate(config.seats)
        if name != HUMAN
    }
    names = player_names(config.seats, texts) if config.resumed is None else config.resumed.seats
    theme = theme_of(config.theme)
    if wants_colour(config.colour, console.is_terminal):
        theme = replace(theme, coloured=True)
        console.paint = seat_painter(names)
    keeper = None
    if config.record is not None:
        deciders = ["" if seat == HUMAN else seat for seat in config.seats]
        keeper = Keeper(Path(config.record), names, deciders)
        if config.resumed is None:
            keeper.begin(match)
    session = Session(match, SeededDealer(seed), bots, names, texts, theme, console, keeper)
    introduce(session)
    return session


def first_position(config: PlayConfig) -> Match:
    if config.resumed is not None:
        return replay(game_spec(config.game), config.resumed)
    return Match(game_spec(config.game), config.players, config.options)


def player_names(seats: Sequence[str], texts: Texts) -> list[str]:
    """People are numbered by seat; bots have names, which read better in the log."""
    names: list[str] = []
    bots = iter(BOT_PLAYER_NAMES)
    for number, seat in enumerate(seats, start=1):
        if seat == HUMAN:
            names.append(texts.say("play-name-person", number=number))
        else:
            names.append(texts.say(next(bots)))
    return names
