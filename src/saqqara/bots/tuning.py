"""How the search plays each game: figures found by play against greedy, and what they mean."""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Tuning:
    """*trust*: how many simulations the rates of the hints count for, wherever choices are
    compared. Without trust they only say what is tried first. Trust suits a game of many small
    choices with good hints: single results say little about each of them. What comes after chance
    is then left to the hints too, since they look at what chance brought.

    *noise* on the rates in playouts, in hundredths of a point: large enough that close choices
    vary, small enough that good play stays good.

    *margin*: what owning all prosperity (`Hints.prosperity`), rather than an even share, adds to a
    win, in hundredths of a win: a little, so that choices differ once the game is decided.

    *playouts*: what play to the end by the hints counts at a leaf of a search with a network
    (`net_search.py`), in hundredths; the rest is the network's word. *played*: at how many of a
    hundred leaves it is asked for at all; elsewhere the network's word counts alone. *curious*:
    the weight of the network's priors, in win shares. *doubt*: the weight of how little is known
    of a choice, whatever the prior says; single playouts waver, and after some bad luck a good
    choice would hardly be tried again. *prospects*: how much of what a finished game
    is worth there, and of what a network learns to expect, is outlook (`Hints.outlook`), in
    hundredths; the rest is who won.
    """

    def __init__(
        self,
        trust: i64 = 0,
        noise: i64 = 100,
        margin: i64 = 20,
        playouts: i64 = 50,
        played: i64 = 100,
        curious: float = 1.0,
        doubt: float = 0.0,
        prospects: i64 = 0,
    ) -> None:
        self.trust = trust
        self.noise = noise
        self.margin = margin
        self.playouts = playouts
        self.played = played
        self.curious = curious
        self.doubt = doubt
        self.prospects = prospects


USUAL: Final = Tuning()
TUNED: Final = {
    # In hundredths of a Talent. A win alone wavers with every amulet.
    "cleopatra": Tuning(trust=20, noise=20, margin=700, playouts=100, curious=0.15, prospects=80),
    "imhotep": Tuning(playouts=100, played=80, doubt=0.3),
    # Without trust the search loses to its own hints; a miss that noise chose decides games.
    "murals": Tuning(trust=50, noise=10, playouts=100, played=80, doubt=0.3),
    # A throw decides more than a choice: few simulations cannot tell two choices apart, hints can.
    "senet": Tuning(trust=1000, noise=10, playouts=100, played=25),
}


def tuning_of(game: str) -> Tuning:
    return TUNED.get(game, USUAL)
