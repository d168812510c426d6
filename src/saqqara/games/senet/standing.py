"""How a game of Senet stands, in a few numbers for lists of tables: of a view, so of what its
viewer may know."""

from saqqara.games.senet.view import SenetView


def points(board: SenetView) -> list[int | None]:
    """By seat, pawns borne off."""
    return [side["off"] for side in board["sides"]]


def round_of(_: SenetView) -> int:
    """The game has no rounds."""
    return 0
