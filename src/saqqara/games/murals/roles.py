"""What the events of Murals of the Nile are to people who watch."""

from typing import Final

from saqqara.kernel.roles import Roles, roles

ROLES: Final[Roles] = roles(
    deeds=[
        "murals-event-deck",
        "murals-event-hand",
        "murals-event-display",
        "murals-event-stop",
    ],
    results=[
        "murals-event-miss",
        "murals-event-area",
        "murals-event-ankh",
        "murals-event-combo",
        "murals-event-take",
        "murals-event-deal",
        "murals-event-deal-own",
    ],
    beats=[
        "murals-event-skip",
    ],
    finals=[
        "murals-event-score-combo",
        "murals-event-score-area",
        "murals-event-score-miss",
    ],
    details=[
        "murals-event-first",
    ],
)
