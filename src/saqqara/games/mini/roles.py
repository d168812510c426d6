"""What the events of the small test game are to people who watch."""

from typing import Final

from saqqara.kernel.roles import Roles, roles

ROLES: Final[Roles] = roles(
    deeds=[
        "mini-event-discard",
        "mini-event-discard-own",
        "mini-event-draw",
        "mini-event-draw-own",
        "mini-event-load",
        "mini-event-offer",
        "mini-event-offer-own",
        "mini-event-quarry",
        "mini-event-sail",
        "mini-event-take",
    ],
    results=[
        "mini-event-offer-open",
        "mini-event-opened",
        "mini-event-red-coin",
        "mini-event-red-point",
        "mini-event-temple",
    ],
    beats=[
        "mini-event-round",
    ],
    finals=[
        "mini-event-score-hand",
        "mini-event-score-made",
        "mini-event-score-market",
    ],
    details=[
        "mini-event-deal",
    ],
)
