"""Who sits at a table."""

from dataclasses import dataclass
from typing import Final

from saqqara.bots.names import LEVELS

FORMER: Final = "former"  # stands for a person who deleted themselves
WEAK: Final = "scribe"  # plays on for who has resigned, and for absent people in rated games


@dataclass
class Seat:
    user: str = ""  # id of the person whose seat it is; "" = a bot's, or free
    name: str = ""  # as shown to all
    bot: str = ""  # level of the bot whose seat it is
    stand_in: str = ""  # level of the bot that plays while the person is away
    resigned: bool = False  # for good: a bot plays the seat to the end
    forfeited: bool = False  # takes the last place, whatever the points

    def is_free(self) -> bool:
        return not self.user and not self.bot

    def player_bot(self) -> str:
        """The level of the bot that decides here now, "" if a person does."""
        return self.bot or self.stand_in


def may_be_rated(seats: list[Seat]) -> bool:
    """Against bots alone anybody could play until it pleases, and nobody plays against
    themselves: two people at least, each once. Nor against bots of the host's own, whose strength
    nobody knows."""
    if any(seat.bot not in {"", *LEVELS} for seat in seats):
        return False
    people = [seat.user for seat in seats if seat.user]
    known = [user for user in people if user != FORMER]
    return len(set(known)) == len(known) and len(people) > 1
