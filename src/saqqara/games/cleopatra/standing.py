"""How a game of Cleopatra stands, in a few numbers for lists of tables: of a view, so of what its
viewer may know."""

from saqqara.games.cleopatra.shapes import CleopatraView


def points(board: CleopatraView) -> list[int | None]:
    """By seat, talents, which only their owner sees."""
    return [camp["talents"] for camp in board["camps"]]


def round_of(_: CleopatraView) -> int:
    """The game has no rounds."""
    return 0
