"""Cleopatra: cards leave and enter hands, and what the six characters do.

ASK_COURTESAN   the active seat  CLE-10.4   a card of the discard pile
ASK_VIZIER      the active seat  CLE-10.9   one more card to keep, of kind a or later, b kept
CHARACTER_DONE  auto             CLE-10.2   the character joins the discard pile

What opponents give to a Beggar and an Envoy is in giving.py.
"""

from typing import Final

from mypy_extensions import i64

from saqqara.games.cleopatra import ages, cards, market, tell
from saqqara.games.cleopatra.actions import (
    ASK_COURTESAN,
    ASK_KIND,
    ASK_VIZIER,
    BEGGING,
    CARD,
    CHARACTER_DONE,
    DONE,
    DRAW,
    FOR_VIZIER,
    OFFERING,
    PLAY_BEGGAR,
    PLAY_COURTESAN,
    PLAY_ENVOY,
    PLAY_SCRIBE_ADD,
    PLAY_SCRIBE_REMOVE,
    PLAY_VIZIER,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    FETCHED,
    HAND,
    KEPT,
    KNOWN,
    PLAYED,
    CleopatraState,
)
from saqqara.games.cleopatra.tables import (
    BEGGAR,
    COURTESAN,
    DICE,
    ENVOY,
    KINDS,
    SCRIBE,
    VIZIER,
    VIZIER_DRAWS,
)
from saqqara.kernel.frame import AUTO, a_of, b_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- cards and amulets

CHARACTER: Final[tuple[int, ...]] = (BEGGAR, COURTESAN, ENVOY, SCRIBE, SCRIBE, VIZIER)  # by PLAY_
ASKS: Final[dict[int, int]] = {COURTESAN: ASK_COURTESAN, ENVOY: ASK_KIND}


def take_amulets(s: CleopatraState, seat: i64, number: i64) -> None:
    if number > 0:
        if s.log is not None:
            tell.amulets_taken(s, seat, number)
        s.books[AMULETS + seat] += number


def leave_hand(s: CleopatraState, seat: i64, kind: i64) -> None:
    """A card that all can see leaves a hand: one that was known to be there, if any was."""
    one = cards.card(kind)
    s.piles[HAND + seat] -= one
    if cards.count(s.piles[KNOWN + seat], kind) > 0:
        s.piles[KNOWN + seat] -= one
    elif cards.count(s.piles[FETCHED + seat], kind) > 0:
        s.piles[FETCHED + seat] -= one
    ages.maybe_lose(s, seat, kind)


def lose_card(s: CleopatraState, seat: i64, kind: i64) -> None:
    """To the discard pile."""
    leave_hand(s, seat, kind)
    s.piles[DISCARD] += cards.card(kind)


def play_out(s: CleopatraState, r: Ruleset, seat: i64, kind: i64) -> None:
    """Play a character whose effect is done at once: its amulets, and to the discards."""
    if s.log is not None:
        tell.character_played(s, seat, kind)
    lose_card(s, seat, kind)
    take_amulets(s, seat, r.amulets[kind])


def play_slowly(s: CleopatraState, r: Ruleset, seat: i64, kind: i64) -> None:
    """Play a character that lies beside the piles until its effect is over (CLE-10.2)."""
    if s.log is not None:
        tell.character_played(s, seat, kind)
    leave_hand(s, seat, kind)
    s.piles[PLAYED] = cards.card(kind)
    take_amulets(s, seat, r.amulets[kind])


def run_character_done(s: CleopatraState) -> None:
    s.piles[DISCARD] += s.piles[PLAYED]
    s.piles[PLAYED] = cards.EMPTY


# ---- playing


def list_characters(s: CleopatraState, seat: i64, out: Choices) -> None:
    """Characters that can do something (CLE-10.2)."""
    hand = s.piles[HAND + seat]
    if not cards.has_characters(hand):
        return
    if cards.count(hand, BEGGAR) > 0:
        out.add(PLAY_BEGGAR)
    if cards.count(hand, COURTESAN) > 0 and s.piles[DISCARD] != cards.EMPTY:
        out.add(PLAY_COURTESAN)
    if cards.count(hand, ENVOY) > 0:
        out.add(PLAY_ENVOY)
    if cards.count(hand, SCRIBE) > 0:
        out.add(PLAY_SCRIBE_ADD)
        if s.dice > 0:
            out.add(PLAY_SCRIBE_REMOVE)
    if cards.count(hand, VIZIER) > 0 and market.can_draw(s):
        out.add(PLAY_VIZIER)


def play(s: CleopatraState, r: Ruleset, seat: i64, action: i64) -> None:
    card = CHARACTER[action - PLAY_BEGGAR]
    if card == SCRIBE:
        use_scribe(s, seat, action)
        return
    play_slowly(s, r, seat, card)
    done = frame(CHARACTER_DONE, AUTO)
    if action == PLAY_BEGGAR:
        s.then(frame(BEGGING, AUTO, seat, 1), done)
    elif action == PLAY_VIZIER:
        if s.log is not None:
            tell.vizier_sent(s, seat)
        draw = frame(DRAW, AUTO, FOR_VIZIER, VIZIER_DRAWS, seat)
        s.then(draw, frame(ASK_VIZIER, seat, 0, 0), done)
    else:
        s.then(frame(ASKS[card], seat), done)


def use_scribe(s: CleopatraState, seat: i64, action: i64) -> None:
    """One die to the Altar or off it, without amulets (CLE-10.7)."""
    if s.log is not None:
        tell.scribe_moves_die(s, seat, action == PLAY_SCRIBE_ADD)
    lose_card(s, seat, SCRIBE)
    if action == PLAY_SCRIBE_REMOVE:
        s.dice -= 1
        return
    s.dice += 1
    if s.dice == DICE:
        s.push(frame(OFFERING, AUTO))


# ---- Courtesan


def list_cards(pile: i64, lowest: i64, out: Choices) -> None:
    kind: i64
    for kind in range(lowest, KINDS):
        if cards.count(pile, kind) > 0:
            out.add(CARD + kind)


def decide_courtesan(s: CleopatraState, packed: i64, action: i64) -> None:
    """Any card of the discards, without showing it (CLE-10.4)."""
    seat = seat_of(packed)
    kind = action - CARD
    if s.log is not None:
        tell.card_fetched(s, seat, kind)
    one = cards.card(kind)
    s.piles[DISCARD] -= one
    s.piles[HAND + seat] += one
    s.piles[FETCHED + seat] += one


# ---- Vizier


def list_vizier(s: CleopatraState, packed: i64, out: Choices) -> None:
    """Enough, or one more card in ascending order."""
    out.add(DONE)
    list_cards(s.piles[DRAWN], a_of(packed), out)


def keep(s: CleopatraState, kind: i64) -> None:
    s.piles[DRAWN] -= cards.card(kind)
    s.piles[KEPT] += cards.card(kind)


def decide_vizier(s: CleopatraState, packed: i64, action: i64) -> None:
    """Keep a card; in the end an amulet for each, and the rest is discarded (CLE-10.9)."""
    seat = seat_of(packed)
    if action != DONE:
        if s.log is not None:
            tell.card_kept(s, seat, action - CARD)
        keep(s, action - CARD)
        s.push(frame(ASK_VIZIER, seat, action - CARD, b_of(packed) + 1))
        return
    if s.log is not None:
        tell.vizier_done(s, seat)
    take_amulets(s, seat, cards.size(s.piles[KEPT]))
    ages.keep_drawn(s, seat)
    s.piles[HAND + seat] += s.piles[KEPT]
    s.piles[KNOWN + seat] += cards.without(s.piles[DRAWN_UP], s.piles[DRAWN])
    s.piles[DISCARD] += s.piles[DRAWN]
    s.piles[DRAWN] = cards.EMPTY
    s.piles[DRAWN_UP] = cards.EMPTY
    s.piles[KEPT] = cards.EMPTY
