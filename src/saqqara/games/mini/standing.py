"""How a game of Mini stands, in a few numbers for lists of tables: of a view, so of what its viewer
may know."""

from saqqara.games.mini.view import MiniView


def points(board: MiniView) -> list[int | None]:
    """By seat, earned so far."""
    return [camp["points"] for camp in board["camps"]]


def round_of(board: MiniView) -> int:
    """From 1; 0 before the first."""
    return board["round"]
