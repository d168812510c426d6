"""What the events of Return of the Pharaoh are to people who watch."""

from typing import Final

from saqqara.kernel.roles import Roles, roles

ROLES: Final[Roles] = roles(
    deeds=[
        "pharaoh-event-lay",
        "pharaoh-event-declare",
        "pharaoh-event-declare-bonus",
        "pharaoh-event-pass",
        "pharaoh-event-horus",
        "pharaoh-event-horus-keep",
        "pharaoh-event-pharaoh",
    ],
    results=[
        "pharaoh-event-removed",
        "pharaoh-event-won-treasure",
        "pharaoh-event-won-crew",
    ],
    beats=[
        "pharaoh-event-round",
        "pharaoh-event-auction",
    ],
    finals=[
        "pharaoh-event-score-treasure",
        "pharaoh-event-score-variety",
        "pharaoh-event-score-flags",
    ],
    details=[
        "pharaoh-event-chip-drawn",
        "pharaoh-event-home",
        "pharaoh-event-lot",
    ],
)
