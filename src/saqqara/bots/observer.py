"""All that a bot is given: a position as one seat knows it.

Fair by construction: the true position is looked at only here, and not kept. What stays
is the list of legal choices, which the seat may know, and a position drawn by
`Game.determinize`, which by contract follows from the seat's view and nothing else.
"""

from saqqara.kernel.game import Choices, Game
from saqqara.kernel.match import TableView, table_view
from saqqara.kernel.playout import playout
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


class Observer:
    """The decision that is pending at *seat*."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game  # the rules, to apply moves to samples with
        self.seat = seat
        self.players: int = game.players
        self.ply: int = state.ply
        self.choices = game.legal(state)
        self.imagined = game.determinize(state, seat, Rng(state.ply, seat))

    def legal(self) -> list[int]:
        return self.choices[:]

    def words(self) -> list[str]:
        """The same choices in the game's notation, in the same order."""
        return [self.game.word(action) for action in self.choices]

    def view(self) -> TableView:
        """What the seat sees; the imagined position looks the same as the true one."""
        return table_view(self.game, self.imagined, self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that this seat cannot tell from the true one, drawn anew each time."""
        return self.game.determinize(self.imagined, self.seat, rng)

    def playout(self, action: int, rng: Rng) -> State:
        """How the game might end that goes on with this choice: from a sample, all else at random.
        `game.score` of it, or `kernel.game.winners`, tells what came of it."""
        state = self.sample(rng)
        self.game.apply(state, action)
        playout(self.game, state, rng, Choices(self.game.actions))
        return state
