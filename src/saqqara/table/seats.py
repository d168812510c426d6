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
