"""Cleopatra: what a kind of frame asks of a seat or of chance. Each is a class: what may be
answered, what an answer does, who hears of it, what the prompt and the labels tell of the position,
what people would try and why not, and what a bot thinks of an answer.

verbs.py has what is the same in every position. What most of a game is made of is listed, decided
and rated by game.py and hints.py themselves, which is quicker; it is left out here. The classes of
turns and of chance stand in questions.py, with the table of all, the others in favours.py.
"""

from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import cards
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import CleopatraState
from saqqara.games.cleopatra.verbs import VERBS
from saqqara.games.cleopatra.worth import Thoughts
from saqqara.kernel.event import EVERYONE, Args, Message
from saqqara.kernel.frame import kind_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Question:
    """A kind of frame of which nothing is to be said but what verbs.py says."""

    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        raise NotImplementedError

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        raise NotImplementedError

    def sample(self, s: CleopatraState, r: Ruleset, rng: Rng) -> i64:
        """An outcome, where chance is asked."""
        raise NotImplementedError

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        return EVERYONE

    def reveals(self, r: Ruleset, packed: i64, action: i64) -> bool:
        """Does the answer show something of a hand or of the bids to somebody who did not know it?
        A character that is played does, whatever is asked, and the end of the game."""
        return False

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        """Add to the label what depends on the position."""

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        return VERBS.tried(kind_of(packed))

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        """Why something that people would try is not possible."""
        raise NotImplementedError

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        """In hundredths of a Talent."""
        return 0


def cards_in(pile: i64) -> list[int]:
    """An action for each kind of card there."""
    return [do.CARD + card for card in sorted(set(cards.kinds(pile)))]
