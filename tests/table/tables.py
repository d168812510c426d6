"""Tables to test with: people are Ani, Bek, Cleo and Dina; times are made up.

Mini is scripted where a test needs an exact moment. Chance follows a sealed dealer, so
the same plies are always followed by the same outcomes.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

import pytest

from contract.checks import dump
from saqqara.games import game_spec, mini
from saqqara.kernel.dealer import Dealer, SealedDealer
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.spec import Spec
from saqqara.kernel.state import State
from saqqara.table.clock import new_clock
from saqqara.table.pace import DAYS, LIVE, Pace
from saqqara.table.seats import Seat
from saqqara.table.table import Table

START: Final = 1_700_000_000.0  # a Tuesday in November, 22:13:20 in UTC
NAMES: Final = ("Ani", "Bek", "Cleo", "Dina")
BOT: Final = "novice"

UNTIMED: Final = Pace()
QUICK: Final = Pace(LIVE, bank=60, increment=10)
SLOW: Final = Pace(DAYS, days=2)

# Both ships of mini sail to the market; then all seats offer at the same time.
TO_OFFERS: Final = {
    2: ["quarry", "quarry", "load 1", "load 2"],
    3: ["quarry", "quarry", "quarry", "load 1", "load 2", "quarry"],
    4: ["quarry", "quarry", "quarry", "quarry", "load 1", "load 2", "quarry", "quarry"],
}
SAILING: Final = ["sail 1 market", "take 2", "sail 2 market", "take 3"]


class FirstCardsDealer(Dealer):
    """Turns up a red card, a 2 and a 4, then whatever a sealed dealer says."""

    def __init__(self) -> None:
        self.sealed = SealedDealer(b"secret", "salt")

    def outcome(self, game: Game, s: State, history: str) -> int:
        first = ["deal red", "deal 2", "deal 4"]
        if s.ply < len(first):
            return action_of(game, first[s.ply])
        return self.sealed.outcome(game, s, history)


def person(seat: int) -> Seat:
    return Seat(user=f"user-{seat}", name=NAMES[seat])


def seated(spec: Spec, dealer: Dealer, players: int, bots: tuple[int, ...], pace: Pace) -> Table:
    seats = [Seat(bot=BOT) if seat in bots else person(seat) for seat in range(players)]
    clock = new_clock(pace, players, START)
    table = Table(Match(spec, players, {}), dealer, seats, clock, BOT)
    table.begin(START)
    return table


def pharaoh_table(players: int = 3, bots: tuple[int, ...] = (), pace: Pace = UNTIMED) -> Table:
    dealer = SealedDealer(b"secret", "salt")
    return seated(game_spec("pharaoh"), dealer, players, bots, pace)


def mini_table(players: int = 2, bots: tuple[int, ...] = (), pace: Pace = UNTIMED) -> Table:
    return seated(mini.SPEC, FirstCardsDealer(), players, bots, pace)


def offers_table(players: int, bots: tuple[int, ...] = (), pace: Pace = UNTIMED) -> Table:
    """Mini, where every seat is asked for an offer; no time has passed."""
    table = mini_table(players, bots, pace)
    act(table, *TO_OFFERS[players], *SAILING)
    assert table.asked() == list(range(players))
    table.clock = new_clock(pace, players, START)
    table.run_clock(START)
    return table


def act(table: Table, *words: str, now: float = START) -> None:
    """Decisions one by one, each by the seat that is asked first."""
    for word in words:
        table.play(table.match.seat(), table.ply(), [word], now)


def any_word(table: Table, seat: int, number: int = 0) -> str:
    choices = table.choices(seat)
    return table.match.game.word(choices[number % len(choices)])


def words_of(table: Table) -> list[str]:
    return [table.match.game.word(ply.action) for ply in table.match.plies]


def snapshot(table: Table) -> dict[str, object]:
    """All that a table is, to compare."""
    return {
        "state": dump(table.match.state),
        "plies": [(ply.seat, ply.action) for ply in table.match.plies],
        "seats": deepcopy(table.seats),
        "clock": deepcopy(table.clock),
        "envelopes": deepcopy(table.envelopes),
        "proposal": deepcopy(table.proposal),
    }


def refuses(table: Table, code: str, call: Callable[..., object], *given: object) -> None:
    """The call raises an error of this code, and nothing at all changes."""
    before = snapshot(table)
    with pytest.raises(SaqqaraError) as caught:
        call(*given)
    assert caught.value.code == code
    assert snapshot(table) == before


def seen_by(table: Table, viewer: int) -> object:
    """What a viewer is shown of the game: the view, and the choices if it is asked."""
    match = table.match
    choices = table.choices(viewer) if viewer in table.asked() else []
    events = [
        (number, event.message.id, event.message.args)
        for number, ply in enumerate(match.plies)
        for event in ply.events
        if event.audience < 0 or (viewer >= 0 and event.audience >> viewer & 1)
    ]
    return match.view(viewer), choices, events


def seen_by_others(table: Table, seat: int) -> list[object]:
    viewers = [*range(table.match.game.players), SPECTATOR]
    return [seen_by(table, viewer) for viewer in viewers if viewer != seat]
