"""Games to make records of."""

from saqqara.kernel.dealer import Dealer
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng


def played(match: Match, dealer: Dealer, plies: int = 10**6) -> Match:
    """Play at random to the end, or until so many plies are reached."""
    rng = Rng(3)
    while not match.state.over() and len(match.plies) < plies:
        match.deal(dealer)
        if not match.state.over():
            choices = match.game.legal(match.state)
            match.play(match.seat(), choices[rng.below(len(choices))])
    return match
