"""What the events of Senet are to people who watch."""

from typing import Final

from saqqara.kernel.roles import Roles, roles

ROLES: Final[Roles] = roles(
    deeds=[
        "senet-event-opening",
        "senet-event-throw",
        "senet-event-move",
        "senet-event-back",
    ],
    results=[
        "senet-event-stuck",
        "senet-event-swap",
        "senet-event-back-swap",
        "senet-event-water",
        "senet-event-drown",
        "senet-event-off",
    ],
    beats=[
        "senet-event-won",
        "senet-event-stopped",
    ],
    finals=[],
    details=[
        "senet-event-first",
    ],
)
