"""Cleopatra: what opponents give to a Beggar, and offer to an Envoy.

BEGGING         auto             CLE-10.3   the b-th opponent of seat a: ASK_BEGGAR, or poverty
ASK_BEGGAR      an opponent      CLE-10.3   two Talents or a standard card, for seat a
ASK_KIND        the active seat  CLE-10.5   the resource that an Envoy asks for
ASK_NAME        the active seat  CLE-10.5   name the c-th opponent? a: resource, b: named
ASK_OFFER       an opponent      CLE-10.5   offer a card? a: resource, b: named and offering
ASK_ACCEPT      the active seat  CLE-10.5   accept what the c-th opponent offers?
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import ages, cards, tell
from saqqara.games.cleopatra.actions import (
    ASK_ACCEPT,
    ASK_BEGGAR,
    ASK_NAME,
    ASK_OFFER,
    BEGGING,
    CARD,
    GIVE_TALENTS,
    NO,
    RESOURCE,
    YES,
)
from saqqara.games.cleopatra.characters import leave_hand, take_amulets
from saqqara.games.cleopatra.ruleset import GIVES_HAND, GIVES_TALENTS, Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    FETCHED,
    HAND,
    KNOWN,
    TALENTS,
    CleopatraState,
    earn,
)
from saqqara.games.cleopatra.tables import (
    BEGGED,
    FROM_BEGGARS,
    RESOURCES,
    SINGLE_OF,
    STANDARDS,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, a_of, b_of, c_of, frame, seat_of
from saqqara.kernel.game import Choices


def opponent(seat: i64, number: i64, players: i64) -> i64:
    """The number-th opponent in turn order, from 1."""
    return (seat + number) % players


# ---- Beggar


def run_begging(s: CleopatraState, r: Ruleset, packed: i64) -> None:
    user = a_of(packed)
    number = b_of(packed)
    if number >= r.players:
        return
    s.push(frame(BEGGING, AUTO, user, number + 1))
    other = opponent(user, number, r.players)
    if can_give(s, other):
        s.push(frame(ASK_BEGGAR, other, user))
    else:
        give_in_poverty(s, r, other, user)


def can_give(s: CleopatraState, seat: i64) -> bool:
    return s.books[TALENTS + seat] >= BEGGED or cards.has_standard(s.piles[HAND + seat])


def give_in_poverty(s: CleopatraState, r: Ruleset, giver: i64, user: i64) -> None:
    """Who can give neither hands over all cards, or the last Talent, or nothing (CLE-L18)."""
    if s.log is not None:
        tell.destitute(s, giver, user, r.destitute)
    if r.destitute == GIVES_HAND:
        hand = s.piles[HAND + giver]
        s.piles[HAND + user] += hand
        s.piles[KNOWN + user] += hand
        s.piles[HAND + giver] = cards.EMPTY
        s.piles[KNOWN + giver] = cards.EMPTY
        s.piles[FETCHED + giver] = cards.EMPTY
        ages.lose_all(s, giver)
    elif r.destitute == GIVES_TALENTS:
        move_talents(s, giver, user, s.books[TALENTS + giver])


def move_talents(s: CleopatraState, giver: i64, user: i64, talents: i64) -> None:
    earn(s, giver, FROM_BEGGARS, -talents)
    earn(s, user, FROM_BEGGARS, talents)


def list_beggar(s: CleopatraState, packed: i64, out: Choices) -> None:
    seat = seat_of(packed)
    kind: i64
    for kind in range(STANDARDS):
        if cards.count(s.piles[HAND + seat], kind) > 0:
            out.add(CARD + kind)
    if s.books[TALENTS + seat] >= BEGGED:
        out.add(GIVE_TALENTS)


def decide_beggar(s: CleopatraState, packed: i64, action: i64) -> None:
    giver = seat_of(packed)
    user = a_of(packed)
    if action == GIVE_TALENTS:
        if s.log is not None:
            tell.talents_given(s, giver, user)
        move_talents(s, giver, user, BEGGED)
        return
    if s.log is not None:
        tell.card_given(s, giver, user, action - CARD)
    give_unseen(s, giver, user, action - CARD)


def give_unseen(s: CleopatraState, giver: i64, user: i64, kind: i64) -> None:
    """Others see no face: of each standard kind, one card less is known to be there."""
    each: i64
    for each in range(STANDARDS):
        if cards.count(s.piles[KNOWN + giver], each) > 0:
            s.piles[KNOWN + giver] -= cards.card(each)
    one = cards.card(kind)
    s.piles[HAND + giver] -= one
    left = cards.count(s.piles[HAND + giver], kind) - cards.count(s.piles[KNOWN + giver], kind)
    if cards.count(s.piles[FETCHED + giver], kind) > left:
        s.piles[FETCHED + giver] -= one
    age = ages.maybe_lose(s, giver, kind)
    s.piles[HAND + user] += one
    ages.maybe_pass_on(s, age, user, kind)


# ---- Envoy


def list_resources(out: Choices) -> None:
    resource: i64
    for resource in range(RESOURCES):
        out.add(RESOURCE + resource)


def decide_kind(s: CleopatraState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if s.log is not None:
        tell.envoy_asks(s, seat, action - RESOURCE)
    s.push(frame(ASK_NAME, seat, action - RESOURCE, 0, 1))


def list_name(r: Ruleset, packed: i64, out: Choices) -> None:
    """At least one opponent is named: the last one, if none was before."""
    out.add(YES)
    if b_of(packed) != 0 or c_of(packed) + 1 < r.players:
        out.add(NO)


def decide_name(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    named = b_of(packed)
    number = c_of(packed)
    other = opponent(seat, number, r.players)
    if action == YES:
        if s.log is not None:
            tell.named(s, seat, other, a_of(packed))
        named |= bit(other)
    if number + 1 < r.players:
        s.push(frame(ASK_NAME, seat, a_of(packed), named, number + 1))
    else:
        ask_offer(s, r, seat, a_of(packed), named, 0, 1)


def ask_offer(
    s: CleopatraState, r: Ruleset, user: i64, resource: i64, named: i64, offered: i64, number: i64
) -> None:
    """The next opponent who was named; after the last, the user accepts or refuses."""
    while number < r.players and not has(named, opponent(user, number, r.players)):
        number += 1
    if number == r.players:
        ask_accept(s, r, user, resource, offered, 1)
        return
    other = opponent(user, number, r.players)
    s.push(frame(ASK_OFFER, other, resource, named | offered << 5, number))


def list_offer(s: CleopatraState, packed: i64, out: Choices) -> None:
    """Who has no such card can only decline; all are asked, so nobody knows why (CLE-L16)."""
    if cards.count(s.piles[HAND + seat_of(packed)], SINGLE_OF[a_of(packed)]) > 0:
        out.add(YES)
    out.add(NO)


def decide_offer(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    number = c_of(packed)
    user = (seat + r.players - number) % r.players
    offered = b_of(packed) >> 5
    if s.log is not None:
        tell.offered(s, seat, action == YES, a_of(packed))
    if action == YES:
        offered |= bit(seat)
        know_card(s, seat, SINGLE_OF[a_of(packed)])
    ask_offer(s, r, user, a_of(packed), b_of(packed) & 31, offered, number + 1)


def know_card(s: CleopatraState, seat: i64, kind: i64) -> None:
    """Everybody has learnt that such a card is in the hand."""
    if cards.count(s.piles[KNOWN + seat], kind) > 0:
        return
    s.piles[KNOWN + seat] += cards.card(kind)
    known = cards.count(s.piles[KNOWN + seat], kind)
    fetched = cards.count(s.piles[FETCHED + seat], kind)
    if known + fetched > cards.count(s.piles[HAND + seat], kind):
        s.piles[FETCHED + seat] -= cards.card(kind)
    ages.maybe_lose(s, seat, kind)


def ask_accept(
    s: CleopatraState, r: Ruleset, user: i64, resource: i64, offered: i64, number: i64
) -> None:
    while number < r.players and not has(offered, opponent(user, number, r.players)):
        number += 1
    if number < r.players:
        s.push(frame(ASK_ACCEPT, user, resource, offered, number))


def decide_accept(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """The card changes hands, and one of the giver's amulets with it (CLE-10.5)."""
    user = seat_of(packed)
    giver = opponent(user, c_of(packed), r.players)
    if s.log is not None:
        tell.accepted(s, user, giver, action == YES, a_of(packed))
    if action == YES:
        kind = SINGLE_OF[a_of(packed)]
        leave_hand(s, giver, kind)
        s.piles[HAND + user] += cards.card(kind)
        s.piles[KNOWN + user] += cards.card(kind)
        if s.books[AMULETS + giver] > 0:
            s.books[AMULETS + giver] -= 1
            take_amulets(s, user, 1)
        elif r.envoy_supply:
            take_amulets(s, user, 1)
    ask_accept(s, r, user, a_of(packed), b_of(packed), c_of(packed) + 1)
