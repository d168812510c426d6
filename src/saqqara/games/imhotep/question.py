"""Imhotep: what a kind of frame asks of a seat or of chance. Each is a class: what may be answered,
what an answer does, who hears of it, what the prompt and the labels tell of the position, what
people would try besides and why not, and what a bot thinks of an answer. verbs.py has what is the
same in every position.

The classes of a site stand in its folder, the others in questions.py, with the table of all.
"""

from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import cards, deck
from saqqara.games.imhotep.state import ImhotepState
from saqqara.kernel.event import EVERYONE, Message
from saqqara.kernel.frame import a_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Question:
    """A kind of frame of which nothing is to be said but what verbs.py says."""

    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        raise NotImplementedError

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        raise NotImplementedError

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        """An outcome, where chance is asked."""
        raise NotImplementedError

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return EVERYONE

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        return asked

    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        return told

    def rule(self, s: ImhotepState, action: i64, told: Message) -> Message:
        return told

    def also_tried(self, s: ImhotepState) -> list[int]:
        """What people would try besides what verbs.py says."""
        return []

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        """Why something that people would try is not possible."""
        raise NotImplementedError

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        """In hundredths of a point, of all but what is done with stones, ships and blue cards."""
        return 0


class AnyCard(Question):
    """A card of the draw pile, for seat a."""

    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        deck.list_cards(s, out)

    def sample(self, s: ImhotepState, packed: i64, rng: Rng) -> i64:
        return cards.card_action(cards.random_kind(s.deck, rng))

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["seat"] = a_of(packed)
        return asked
