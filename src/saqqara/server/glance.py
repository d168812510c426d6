"""A running game at a glance, for the list of one's own: kept with the table's row when a move is
stored, so that the list loads no game.

Made of what a spectator sees and hears, and of nothing else: whoever sits there may know it too.
"""

from importlib import import_module
from typing import Any

import msgspec

from saqqara.kernel.event import SPECTATOR, sees
from saqqara.kernel.match import Match
from saqqara.kernel.roles import DEED
from saqqara.server.wire import Glance, Text

NONE = "{}"  # of tables that were last played before there were any


def glance_at(match: Match, now: float) -> Glance:
    """The game as it is, after a move at this time."""
    game = match.game
    view = match.view(SPECTATOR)
    # Beside each game's view, found by its name as its board in a terminal is.
    standing: Any = import_module(f"saqqara.games.{match.spec.id}.standing")
    board = view["board"]
    rounds: Any = game.voice.printed().get("rounds", 0)
    points: list[int | None] = standing.points(board)
    if view["scores"] is not None:
        points = [*view["scores"]]
    return Glance(standing.round_of(board), rounds, points, last_deed(match), now)


def last_deed(match: Match) -> Text | None:
    """The newest thing that somebody chose to do and everybody saw."""
    roles = match.game.voice.roles
    for ply in reversed(match.plies):
        for event in reversed(ply.events):
            if roles[event.message.id] == DEED and sees(event.audience, SPECTATOR):
                return Text(event.message.id, event.message.args)
    return None


def glance_text(match: Match, now: float) -> str:
    return msgspec.json.encode(glance_at(match, now)).decode()


def glance_in(text: str) -> Glance | None:
    return None if text == NONE else msgspec.json.decode(text, type=Glance)
