"""How a game of Return of the Pharaoh stands, in a few numbers for lists of tables: of a view, so
of what its viewer may know."""

from saqqara.games.pharaoh.view import PharaohView


def points(board: PharaohView) -> list[int | None]:
    """By seat, what lies open; the flags of crew cards count only at the end."""
    return [camp["treasure_points"] + camp["variety_points"] for camp in board["camps"]]


def round_of(board: PharaohView) -> int:
    """From 1; 0 before the first."""
    return board["round"]
