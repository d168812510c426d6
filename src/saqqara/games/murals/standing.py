"""How a game of Murals of the Nile stands, in a few numbers for lists of tables: of a view, so of
what its viewer may know."""

from saqqara.games.murals.view import MuralsView


def points(board: MuralsView) -> list[int | None]:
    """By seat, for the places on the tracks as they are now."""
    return [
        camp["combo_points"] + camp["area_points"] + camp["miss_points"] for camp in board["camps"]
    ]


def round_of(_: MuralsView) -> int:
    """The game has no rounds."""
    return 0
