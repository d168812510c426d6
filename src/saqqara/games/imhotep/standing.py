"""How a game of Imhotep stands, in a few numbers for lists of tables: of a view, so of what its
viewer may know."""

from saqqara.games.imhotep.view import ImhotepView


def points(board: ImhotepView) -> list[int | None]:
    """By seat, earned so far; None = not for this viewer."""
    return [player["score"] for player in board["players"]]


def round_of(board: ImhotepView) -> int:
    """From 1; 0 before the first."""
    return board["round"]
