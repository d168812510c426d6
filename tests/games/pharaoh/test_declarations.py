"""Declarations are laid card by card; together they must be exactly the legal ones.

A declaration is legal if its cards are a non-empty part of the hand and its number,
the sum of the bid with these cards and perhaps the bonus, is above the highest so far.
The bonus is for the start player, before anybody has declared (PHA-4.3 to PHA-4.7).
"""

from itertools import combinations, combinations_with_replacement
from typing import NamedTuple, cast

import pytest

from games.pharaoh.table import NOBODY, A, B, Table, offered, pile_of
from rules import rule
from saqqara.games.pharaoh.actions import TURN
from saqqara.games.pharaoh.state import BID, HAND, PharaohState
from saqqara.games.pharaoh.view import PharaohForeseen
from saqqara.kernel.frame import frame

CARDS = ["1", "2", "4", "5", "3f", "4f"]
HANDS = [hand for size in range(5) for hand in combinations_with_replacement(CARDS, size)]


class Situation(NamedTuple):
    """What a declaration of seat A depends on, besides the hand."""

    start: int
    leader: int
    bid: str
    high: int
    round: int


OPENING = [Situation(A, NOBODY, "", 0, round) for round in (1, 4)]
LATER = [Situation(B, NOBODY, "", 0, 2)]  # the start player has passed
LATER += [Situation(B, B, "", high, 2) for high in (1, 3, 5, 9, 30)]
LATER += [Situation(A, B, "3", high, 2) for high in (4, 6, 8, 12)]


def legal_sets(
    hand: tuple[str, ...], now: Situation, bonus: bool
) -> list[tuple[tuple[str, ...], bool]]:
    out = []
    for size in range(1, len(hand) + 1):
        for cards in set(combinations(hand, size)):
            number = sum(int(card[0]) for card in [*now.bid.split(), *cards])
            if number > now.high:
                out.append((cards, False))
            opening = now.start == A and now.leader == NOBODY
            if bonus and opening and number + now.round > now.high:
                out.append((cards, True))
    return out


def put(s: PharaohState, hand: tuple[str, ...], now: Situation) -> None:
    """It is A's turn. Only what the choice depends on; the other cards are left out."""
    s.crew[HAND + A] = pile_of(" ".join(hand))
    s.crew[BID + A] = pile_of(now.bid)
    s.start, s.leader, s.high, s.round = now.start, now.leader, now.high, now.round
    s.stack[0], s.depth = frame(TURN, A), 1


@rule("PHA-4.3", "PHA-4.4", "PHA-4.6", "PHA-4.7", "PHA-L4")
@pytest.mark.parametrize("now", [*OPENING, *LATER], ids=str)
@pytest.mark.parametrize("bonus", ["on", "off"])
def test_the_choices_are_exactly_the_legal_declarations(now: Situation, bonus: str) -> None:
    t = Table(2, bonus=bonus)
    s = cast(PharaohState, t.match.state)
    for hand in HANDS:
        put(s, hand, now)
        found = offered(t.match.game, s)
        assert len(found) == len(set(found)), "a set of cards can be laid in two ways"
        assert sorted(found) == sorted(legal_sets(hand, now, bonus == "on")), hand


@rule("PHA-4.4", "PHA-4.6")
@pytest.mark.parametrize("now", [*OPENING, *LATER], ids=str)
@pytest.mark.parametrize("bonus", ["on", "off"])
def test_what_cards_are_laid_for_is_enough_to_put_declarations_together(
    now: Situation, bonus: str
) -> None:
    """As the browser does it, card by card before anything is sent."""
    t = Table(2, bonus=bonus)
    s = cast(PharaohState, t.match.state)
    game = t.match.game
    for hand in HANDS:
        put(s, hand, now)
        told = [game.foresee(s, action) for action in game.legal(s)]
        known = [cast(PharaohForeseen, each) for each in told if each is not None]
        assert len(known) == len([word for word in t.legal() if word.startswith("lay")])
        legal = legal_sets(hand, now, bonus == "on")
        for least, more in {(each["least"], each["bonus"]) for each in known}:
            for cards in {cards for cards, _ in legal_sets(hand, now._replace(high=0), False)}:
                number = sum(int(card[0]) for card in [*now.bid.split(), *cards])
                assert ((cards, False) in legal) == (number >= least)
                assert ((cards, True) in legal) == (more > 0)


@rule("PHA-4.4")
def test_a_first_card_is_offered_only_if_a_declaration_begins_with_it() -> None:
    t = Table(2)
    s = cast(PharaohState, t.match.state)
    for hand in HANDS:
        for now in LATER:
            put(s, hand, now)
            begins = {f"lay {cards[0]}" for cards, _ in legal_sets(hand, now, True)}
            assert {word for word in t.legal() if word.startswith("lay")} == begins


@rule("PHA-4.8", "PHA-4.11", "PHA-L14")
def test_passing_does_not_depend_on_the_cards() -> None:
    t = Table(2)
    s = cast(PharaohState, t.match.state)
    for hand in HANDS:
        for now in [*OPENING, *LATER]:
            put(s, hand, now)
            assert t.legal()[-3:] == ["pass", "horus", "pharaoh"]
