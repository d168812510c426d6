"""How good the end of a game is for each seat, in whole numbers, so that sums are exact."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.kernel.game import Game
from saqqara.kernel.result import share_win
from saqqara.kernel.state import State

WIN: Final = 60_000  # the value of a win; two to five sharers split it exactly


def win_shares(game: Game, s: State, shares: vec[i64]) -> None:
    """WIN for the winner; winners who share it get equal parts."""
    seat: i64
    for seat in range(game.players):
        shares[seat] = game.rank(s, seat)
    share_win(shares, 0, game.players, WIN)


def outcomes(game: Game, s: State, prospects: i64, shares: vec[i64]) -> None:
    """What a network learns to expect of WIN: who won, and where that is mostly luck also how near
    each was to it, by the outlook. *prospects*: how much that counts (`Tuning.prospects`)."""
    win_shares(game, s, shares)
    if prospects == 0:
        return
    total: i64 = 0
    seat: i64
    for seat in range(game.players):
        total += max(game.hints.outlook(game, s, seat), 0)
    if total == 0:
        return
    for seat in range(game.players):
        near = WIN * max(game.hints.outlook(game, s, seat), 0) // total
        shares[seat] = (shares[seat] * (100 - prospects) + near * prospects) // 100


def margins(game: Game, s: State, worth: i64, out: vec[i64]) -> None:
    """A little for being ahead: without it all choices look alike once the game is decided.
    *worth* in hundredths of a win (`Tuning.margin`)."""
    margin: i64 = WIN // 100 * worth
    total: i64 = 0
    seat: i64
    for seat in range(game.players):
        own = game.hints.prosperity(game, s, seat)
        out[seat] = own
        total += max(own, 0)
    for seat in range(game.players):
        out[seat] = margin * (out[seat] * game.players - total) // (game.players * (total + 1))
