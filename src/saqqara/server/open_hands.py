"""Open hands: what who only watches sees of a table where every seat agreed to it.

Views are a spectator's, with what each seat's own view has of its own hand put in its place: that
and nothing else. Draw piles, sealed bids and cards somebody looks at stay hidden; so do private
events, as a hand that is seen tells what came into it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast

from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.game import Game
from saqqara.kernel.match import table_view
from saqqara.kernel.state import State
from saqqara.server.rows import Loaded
from saqqara.server.wire import TableInfo
from saqqara.table.table import Table

ALL_HANDS: Final = -2  # eyes beside those of seats and of a SPECTATOR


class Hands(NamedTuple):
    """Where the hands are in the board of a view."""

    lists: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]  # path to a list by seat; its fields
    option: tuple[str, str] = ("", "")  # hidden only under this option


# Fields as in the game's view.py; without any it is the entry of the list itself.
HANDS: Final[Mapping[str, Hands]] = {
    "cleopatra": Hands(((("camps",), ("hand", "talents", "amulets", "left")),)),
    "imhotep": Hands(
        ((("players",), ("cards",)), (("dynasty", "hidden_cards"), ())), ("secret_cards", "on")
    ),
    "murals": Hands(((("camps",), ("hand",)),)),
    "pharaoh": Hands(((("camps",), ("hand", "flag_points")),), ("open_hands", "off")),
}
NOTHING: Final = Hands(())


def hands_of(game: Game) -> Hands:
    """What can be opened at a table of this game: nothing where no hand is hidden."""
    found = HANDS.get(game.id, NOTHING)
    option, value = found.option
    return found if not option or game.options.get(option) == value else NOTHING


def agreed_seats(loaded: Loaded) -> list[int] | None:
    """Seats whose people let watchers see their hands; None where that cannot be."""
    table = loaded.table
    if table is None or table.strict or not hands_of(table.match.game).lists:
        return None
    return table.open_hands


def may_see(info: TableInfo, table: Table | None, user: str, wished: bool) -> bool:
    """Nobody who sits at the table, by whatever connection, and only once all seats agreed."""
    if table is None or not wished or any(user and seat.user == user for seat in info.seats):
        return False
    return table.are_hands_open()


def seen_at(
    game: Game, s: State, eyes: int, public: dict[str, Any] | None = None
) -> dict[str, Any]:
    """The view of a seat, a spectator, or who sees all hands. Where a spectator's is there already,
    what it has in common with it is taken from it as it is."""
    if eyes == SPECTATOR and public is not None:
        return public
    if eyes != ALL_HANDS:
        if public is None:
            return cast(dict[str, Any], table_view(game, s, eyes))
        return public | {"seat": eyes, "board": game.voice.own_view(s, eyes, public["board"])}
    view = public or cast(dict[str, Any], table_view(game, s, SPECTATOR))
    players: int = game.players
    board = dict(view["board"])
    for seat in range(players):
        own = cast(dict[str, Any], game.voice.view(s, seat))
        for path, fields in hands_of(game).lists:
            board = with_own(board, own, path, show_one(seat, fields))
    return view | {"board": board}


Show = Callable[[Any, Any], Any]


def show_one(seat: int, fields: tuple[str, ...]) -> Show:
    """A list by seat, with the fields of one seat as it sees them itself."""

    def show(public: Any, own: Any) -> Any:
        shown = list(public)
        entry = own[seat]
        if fields:
            entry = shown[seat] | {field: entry[field] for field in fields}
        shown[seat] = entry
        return shown

    return show


def with_own(board: Any, own: Any, path: tuple[str, ...], show: Show) -> Any:
    """A copy in which what lies at a path is shown; as it is where there is no such thing."""
    if not path:
        return show(board, own)
    if path[0] not in board:
        return board
    return board | {path[0]: with_own(board[path[0]], own[path[0]], path[1:], show)}
