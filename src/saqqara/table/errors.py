"""What a table refuses. Codes are ids of messages in locales/, as everywhere."""

from saqqara.kernel.errors import SaqqaraError


class TableError(SaqqaraError):
    """Not possible at this table now; nothing has changed."""


def stale(ply: int) -> TableError:
    return TableError(
        f"the game has moved on to ply {ply}; look again", "error-stale", {"ply": ply}
    )


def not_asked(ply: int) -> TableError:
    return TableError("it is not your decision now", "error-not-asked", {"ply": ply})


def paused() -> TableError:
    return TableError("the table is paused; resume it first", "error-paused", {})


def over(ply: int) -> TableError:
    return TableError("the game is over", "error-over", {"ply": ply})


def away() -> TableError:
    return TableError("come back to the table first", "error-away", {})


def resigned() -> TableError:
    return TableError("you have resigned from this game", "error-resigned", {})


def no_way_back(ply: int, floor: int) -> TableError:
    return TableError(
        f"there is no ply {ply} to go back to",
        "error-undo",
        {"ply": ply, "floor": floor, "why": "ply"},
    )


def shown_already(floor: int) -> TableError:
    return TableError(
        f"in a rated game nothing goes back past a draw or a reveal, so not before ply {floor}",
        "error-rated-shown",
        {"floor": floor},
    )


def nobody_to_agree() -> TableError:
    return TableError(
        "a take-back in a rated game needs the consent of another person at the table",
        "error-rated-alone",
        {},
    )


def no_open_hands() -> TableError:
    return TableError(
        "hands stay hidden in a game that counts for ratings", "error-rated-hands", {}
    )


def other_proposal() -> TableError:
    return TableError("something else is proposed by now", "error-other-proposal", {})


def no_proposal() -> TableError:
    return TableError("there is nothing to agree to", "error-no-proposal", {})
