"""Who sits at a table."""

from dataclasses import dataclass
from typing import Final

FORMER: Final = "former"  # stands for a person who deleted themselves


@dataclass
class Seat:
    user: str = ""  # id of the person whose seat it is; "" = a bot's, or free
    name: str = ""  # as shown to all
    bot: str = ""  # level of the bot whose seat it is
    stand_in: str = ""  # level of the bot that plays while the person is away

    def is_free(self) -> bool:
        return not self.user and not self.bot

    def player_bot(self) -> str:
        """The level of the bot that decides here now, "" if a person does."""
        return self.bot or self.stand_in


def may_be_rated(seats: list[Seat]) -> bool:
    """Against bots alone anybody could play until it pleases, and nobody plays against
    themselves: two people at least, each once."""
    people = [seat.user for seat in seats if seat.user]
    return len(set(people)) == len(people) > 1
