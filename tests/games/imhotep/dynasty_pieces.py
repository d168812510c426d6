"""What never comes back in A New Dynasty, followed from decision to decision of a game."""

from typing import cast

from saqqara.games.imhotep import prophecies
from saqqara.games.imhotep.sites.pyramids import c as scaffold
from saqqara.games.imhotep.state import ImhotepState, of_seat, owner_at, side_of, stones_at
from saqqara.games.imhotep.tables import (
    BURIAL,
    MARKET,
    OBELISKS,
    PATH_SPACES,
    PYRAMIDS,
    SCAFFOLD_SPACES,
    SCAFFOLDS,
    SHAFT_COLUMNS,
    SIDE_C,
    SIDE_D,
    TOMBS,
)
from saqqara.games.imhotep.view import ImhotepView
from saqqara.kernel.bits import count
from saqqara.kernel.game import Game

COINS = 2
SCARABS = 2


class Followed:
    """Call `look` after every decision: what was spent stays spent."""

    def __init__(self, game: Game, s: ImhotepState) -> None:
        self.game = game
        self.coins = [of_seat(s.coins, seat) for seat in range(game.players)]
        self.scarabs = [SCARABS] * game.players
        self.tombs = 2**TOMBS - 1  # not on a space and not gone
        if side_of(s, MARKET) == SIDE_C:
            assert self.coins == [COINS] * game.players

    def look(self, s: ImhotepState, seat: int, word: str) -> None:
        """After *seat* decided *word*."""
        for other in range(self.game.players):
            paid = 1 if word.startswith("coin ") and other == seat else 0
            laid = 1 if word.startswith("scarab ") and other == seat else 0
            self.coins[other] -= paid
            self.scarabs[other] -= laid
            assert of_seat(s.coins, other) == self.coins[other], word
            assert prophecies.scarabs_left(s, other) == self.scarabs[other], word
        if side_of(s, BURIAL) == SIDE_D:
            in_play = s.tombs | s.open_tombs
            assert in_play & ~self.tombs == 0  # none comes back
            self.tombs = in_play
            assert count(s.open_tombs) <= 4

    def count_tiles(self, s: ImhotepState) -> None:
        """Every tile is where its stones are."""
        if side_of(s, PYRAMIDS) == SIDE_C:
            up = [scaffold.tile_at(s, number) for number in range(scaffold.tiles_up(s))]
            assert len(set(up)) == len(up) <= SCAFFOLDS
            full = stones_at(s, PYRAMIDS) // SCAFFOLD_SPACES
            assert len(up) in {min(full, SCAFFOLDS), min(full + 1, SCAFFOLDS)}
        if side_of(s, BURIAL) == SIDE_D:
            lying = [count(s.tomb[seat]) for seat in range(self.game.players)]
            assert sum(lying) <= stones_at(s, BURIAL)
            assert sum(lying) + count(s.tombs | s.open_tombs) <= TOMBS
        if side_of(s, OBELISKS) == SIDE_C:
            self.count_squares(s)

    def count_squares(self, s: ImhotepState) -> None:
        """The squares of a player's tiles are those of the three columns, without a hole."""
        view = cast(ImhotepView, self.game.voice.view(s, -1))
        giant = view["dynasty"]["giant"]
        assert giant is not None
        assert len(giant["tiles"]) == min(stones_at(s, OBELISKS), PATH_SPACES)
        for seat in range(self.game.players):
            own = [tile for tile in giant["tiles"] if tile["owner"] == seat]
            assert len(own) == [owner_at(s.track, n) for n in range(PATH_SPACES)].count(seat)
            for column in range(SHAFT_COLUMNS):
                parts = sorted([tile["columns"][column] for tile in own if tile["columns"]])
                top = 0
                for lowest, squares in [part for part in parts if part[1] > 0]:
                    assert lowest == top
                    top += squares
                assert top == giant["heights"][seat][column]
