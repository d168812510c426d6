"""What an event is to people who watch: what they follow, look up at, and are told first.

Every game says it once of each event that it tells (`games/<game>/roles.py`). The stage paces
itself by it, the recap picks by it, and sounds follow it; the log shows everything alike.
"""

from typing import Final

DEED: Final = "deed"  # what somebody chose to do
RESULT: Final = "result"  # what came of it: points, cards and pieces gained or lost
BEAT: Final = "beat"  # everybody looks up: a round, an auction, an offering, the end
FINAL: Final = "final"  # the reckoning after the last move, one line after the other
DETAIL: Final = "detail"  # how it came about: for the log

Roles = dict[str, str]  # message id of an event -> its role


def roles(
    deeds: list[str], results: list[str], beats: list[str], finals: list[str], details: list[str]
) -> Roles:
    """The roles of a game's events, each named once."""
    found: Roles = {}
    for role, ids in (
        (DEED, deeds),
        (RESULT, results),
        (BEAT, beats),
        (FINAL, finals),
        (DETAIL, details),
    ):
        for id in ids:
            if id in found:
                raise ValueError(f"{id} is both {found[id]} and {role}")
            found[id] = role
    return found
