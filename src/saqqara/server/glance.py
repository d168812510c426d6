"""A running game at a glance, for the list of one's own: kept with the table's row when a move is
stored, so that the list loads no game.

Made of what a spectator sees and hears, and of nothing else: whoever sits there may know it too.
"""

import functools
from importlib import import_module
from typing import Any, Final

import msgspec

from saqqara.kernel.event import SPECTATOR, sees
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, TableView
from saqqara.kernel.roles import DEED
from saqqara.server.wire import Glance, Text

MOST_WAYS: Final = 1000
ROUNDS: Final[dict[tuple[object, ...], int]] = {}
NONE = "{}"  # of tables that were last played before there were any


def glance_at(match: Match, now: float, shown: TableView | None = None) -> Glance:
    """The game as it is, after a move at this time; *shown* is what a spectator sees of it."""
    view = shown if shown is not None else match.view(SPECTATOR)
    standing = standing_of(match.spec.id)
    board = view["board"]
    points: list[int | None] = standing.points(board)
    if view["scores"] is not None:
        points = [*view["scores"]]
    rounds = rounds_of(match.game)
    return Glance(standing.round_of(board), rounds, points, last_deed(match), now)


@functools.cache
def standing_of(game: str) -> Any:
    """Beside each game's view, found by its name as its board in a terminal is."""
    return import_module(f"saqqara.games.{game}.standing")


def rounds_of(game: Game) -> int:
    """As printed; looked up once for each way to play."""
    key = (game.id, game.players, *sorted(game.options.items()))
    found = ROUNDS.get(key)
    if found is None:
        rounds: Any = game.voice.printed().get("rounds", 0)
        if len(ROUNDS) > MOST_WAYS:
            ROUNDS.clear()
        found = ROUNDS[key] = int(rounds)
    return found


def last_deed(match: Match) -> Text | None:
    """The newest thing that somebody chose to do and everybody saw."""
    roles = match.game.voice.roles
    for ply in reversed(match.plies):
        for event in reversed(ply.events):
            if roles[event.message.id] == DEED and sees(event.audience, SPECTATOR):
                return Text(event.message.id, event.message.args)
    return None


def glance_text(match: Match, now: float, shown: TableView | None = None) -> str:
    return msgspec.json.encode(glance_at(match, now, shown)).decode()


def glance_in(text: str) -> Glance | None:
    return None if text == NONE else msgspec.json.decode(text, type=Glance)
