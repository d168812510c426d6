"""When a bot answers, so that its thinking time tells nothing about what it holds.

A bot with one card to choose from answers at once, one with a hand full of them thinks. Where
others must not read the answer, or must not know that there was none to choose, the answer is
given at a fixed moment after the question was put. Whether that is so, and the moment, follow
from what others know, never from the position itself.
"""

from typing import Final

from saqqara.kernel.event import EVERYONE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng

# Seconds by level, which everybody sees: longer than it usually thinks.
STEPS: Final = {
    "novice": 0.4,
    "scribe": 0.4,
    "mason": 1.0,
    "architect": 2.0,
    "vizier": 2.0,
    "thoth": 2.0,
}
LONGEST_STEP: Final = 2.0
WORLDS: Final = 16  # that another seat imagines, to see whether the choice could be forced


def tells_something(match: Match, seat: int) -> bool:
    """Would the time that *seat* takes to answer now tell others something hidden?"""
    game, s = match.game, match.state
    if game.together(s) != 0:
        return True
    other = (seat + 1) % game.players
    rng = Rng(s.ply, seat)
    forced = 0
    for _ in range(WORLDS):
        world = game.determinize(s, other, rng)
        choices = game.legal(world)
        if game.audience(world, choices[0]) != EVERYONE:
            return True
        forced += len(choices) == 1
    return 0 < forced < WORLDS


def answer_at(put_at: float, ready_at: float, level: str) -> float:
    """The moment of an answer to a question put at one time and thought through at another:
    one step after the question; should that have passed, the next step."""
    step = STEPS.get(level, LONGEST_STEP)
    steps = max(1, -int(-(ready_at - put_at) // step))
    return put_at + steps * step
