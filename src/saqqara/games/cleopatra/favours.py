"""Cleopatra: what is asked of characters, and in an Offering (question.py)."""

from mypy_extensions import i64

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import (
    cards,
    characters,
    giving,
    offering,
)
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    RESOURCE_NAME,
)
from saqqara.games.cleopatra.question import Question, cards_in
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    DISCARD,
    DRAWN,
    HAND,
    KEPT,
    TALENTS,
    CleopatraState,
)
from saqqara.games.cleopatra.tables import (
    BEGGED,
)
from saqqara.games.cleopatra.worth import Thoughts, card_worth
from saqqara.kernel.bits import bit
from saqqara.kernel.event import EVERYONE, Args, Message
from saqqara.kernel.frame import a_of, c_of, seat_of
from saqqara.kernel.game import Choices

# ---- characters


class Courtesan(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        characters.list_cards(s.piles[DISCARD], 0, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        characters.decide_courtesan(s, packed, action)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        return bit(seat_of(packed))

    def reveals(self, r: Ruleset, packed: i64, action: i64) -> bool:
        return True

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"cards": cards.size(s.piles[DISCARD])}

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return card_worth(t, action - do.CARD)


class Vizier(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        characters.list_vizier(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        characters.decide_vizier(s, packed, action)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        return EVERYONE if action == do.DONE else bit(seat_of(packed))

    def reveals(self, r: Ruleset, packed: i64, action: i64) -> bool:
        """What is kept stays unseen; the rest is discarded openly."""
        return action == do.DONE

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if action == do.DONE:
            told.args["cards"] = cards.size(s.piles[KEPT])

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        return cards_in(s.piles[DRAWN])

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-cards-in-order", {"card": CARD_NAME[action - do.CARD]})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        """What is worth its amulet, in ascending order so that nothing is skipped."""
        if action == do.DONE:
            return 0
        if card_worth(t, action - do.CARD) < t.price + 20:
            return -100
        return 100 - (action - do.CARD)


class Beggar(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        giving.list_beggar(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        giving.decide_beggar(s, packed, action)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        if action == do.GIVE_TALENTS:
            return EVERYONE
        return bit(seat_of(packed)) | bit(a_of(packed))

    def reveals(self, r: Ruleset, packed: i64, action: i64) -> bool:
        return True

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"other_seat": a_of(packed)}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if action == do.GIVE_TALENTS:
            told.args["talents"] = BEGGED

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        return [*cards_in(s.piles[HAND + seat_of(packed)]), do.GIVE_TALENTS]

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        if action == do.GIVE_TALENTS:
            return Message("cleopatra-too-poor", {"talents": BEGGED})
        return Message("cleopatra-tainted-gift", {"card": CARD_NAME[action - do.CARD]})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return -200 if action == do.GIVE_TALENTS else -card_worth(t, action - do.CARD)


class Kind(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        giving.list_resources(out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        giving.decide_kind(s, packed, action)

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return t.unit[action - do.RESOURCE]


class Name(Question):
    """Whom the Envoy asks; of the opponent whose number the frame has."""

    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        giving.list_name(r, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        giving.decide_name(s, r, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"other_seat": opponent(r, packed), "resource": RESOURCE_NAME[a_of(packed)]}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        told.args["other_seat"] = opponent(r, packed)

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-name-somebody", {})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return 0 if action == do.NO else 10


class Offer(Question):
    """Who was named: the frame has its number as the Envoy's player counts."""

    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        giving.list_offer(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        giving.decide_offer(s, r, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        user = (seat_of(packed) + r.players - c_of(packed)) % r.players
        return {"other_seat": user, "resource": RESOURCE_NAME[a_of(packed)]}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        told.args["resource"] = RESOURCE_NAME[a_of(packed)]

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-nothing-to-offer", {"resource": RESOURCE_NAME[a_of(packed)]})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        worth = t.unit[a_of(packed)]
        if action == do.NO:
            return 0
        if s.books[AMULETS + seat_of(packed)] == 0:
            return -worth
        return t.price - worth


class Accept(Name):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        out.add(do.YES)
        out.add(do.NO)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        giving.decide_accept(s, r, packed, action)

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return 0 if action == do.NO else t.unit[a_of(packed)] - t.price


# ---- an Offering


class Tens(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        offering.list_tens(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        offering.decide_tens(s, packed, action)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        return bit(seat_of(packed))

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"talents": s.books[TALENTS + seat_of(packed)]}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        low = 10 * (action - do.TENS)
        told.args["low"] = low
        told.args["high"] = min(low + 9, s.books[TALENTS + seat_of(packed)])

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-bid-too-high", {"talents": s.books[TALENTS + seat_of(packed)]})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return -50 * distance(action - do.TENS, fair_bid(s, seat_of(packed), t) // 10)


class Ones(Tens):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        offering.list_ones(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        offering.decide_ones(s, r, packed, action)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        """The last bid opens all."""
        return EVERYONE if seat_of(packed) + 1 == r.players else bit(seat_of(packed))

    def reveals(self, r: Ruleset, packed: i64, action: i64) -> bool:
        return seat_of(packed) + 1 == r.players

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        told.args["talents"] = 10 * a_of(packed) + action - do.ONES

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        bid = 10 * a_of(packed) + action - do.ONES
        return -5 * distance(bid, fair_bid(s, seat_of(packed), t))


# ---- what several tell or think


def opponent(r: Ruleset, packed: i64) -> i64:
    return (seat_of(packed) + c_of(packed)) % r.players


def fair_bid(s: CleopatraState, seat: i64, t: Thoughts) -> i64:
    """Talents that being first is worth: three amulets off rather than one more."""
    amulets = min(s.books[AMULETS + seat], 3) + 1
    bid = amulets * t.price // 220
    return min(bid, s.books[TALENTS + seat] // 2)


def distance(one: i64, other: i64) -> i64:
    return max(one - other, other - one)
