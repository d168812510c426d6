"""Cleopatra: the draw pile, the market and the cards that come from them.

REVEAL   chance   CLE-4.5   what lies on top of the draw pile now
DRAW     auto     CLE-5.4   b cards from the pile for a; an empty pile is shuffled anew
FACE     chance   CLE-5.2   b face-down cards that seat a has taken, one by one (c: what for)
LAY_OUT  auto     CLE-5.3   the drawn cards come to the market; stalls: ASK_REFILL
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import ages, cards, tell
from saqqara.games.cleopatra.actions import (
    ASK_REFILL,
    DRAW,
    DRAW_CARD,
    FACE,
    FOR_MARKET,
    FOR_VIZIER,
    LAY_OUT,
    REVEAL,
    STALL,
    TOP_CARD,
    TOP_DOWN,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    DECK,
    DISCARD,
    DRAWN,
    DRAWN_UP,
    FACE_DOWN,
    FETCHED,
    HAND,
    KNOWN,
    NO_CARD,
    OLD_DOWN,
    SLOT_BITS,
    CleopatraState,
    pile_size,
    stall_down,
    stall_size,
)
from saqqara.games.cleopatra.state import STALL as STALL_PLACE
from saqqara.games.cleopatra.tables import DRAWN as MARKET_DRAWS
from saqqara.games.cleopatra.tables import KINDS, SEATS, STALLS
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, c_of, frame, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# ---- the draw pile


def make_pile(s: CleopatraState, size: i64) -> None:
    """Half of the cards face up, the odd one down (CLE-4.5)."""
    s.ups = size // 2
    s.downs = size - s.ups
    s.blind = 0


def list_reveal(s: CleopatraState, out: Choices) -> None:
    """A kind that nobody has seen, face up; or a card that lies face down."""
    kind: i64
    if s.ups > 0:
        for kind in range(KINDS):
            if cards.count(s.piles[DECK], kind) > 0:
                out.add(TOP_CARD + kind)
    if s.downs > 0:
        out.add(TOP_DOWN)


def reveal_weight(s: CleopatraState, outcome: i64) -> i64:
    """Facings were dealt blindly, so any unseen card is as likely to lie face up."""
    if outcome == TOP_DOWN:
        return s.downs * cards.size(s.piles[DECK])
    return s.ups * cards.count(s.piles[DECK], outcome - TOP_CARD)


def sample_reveal(s: CleopatraState, rng: Rng) -> i64:
    if rng.below(s.ups + s.downs) < s.downs:
        return TOP_DOWN
    return TOP_CARD + cards.random_kind(s.piles[DECK], rng)


def decide_reveal(s: CleopatraState, action: i64) -> None:
    if action == TOP_DOWN:
        s.downs -= 1
        s.pile_top = FACE_DOWN
        maybe_forget_facings(s)
        return
    kind = action - TOP_CARD
    s.ups -= 1
    s.pile_top = kind + 1
    s.piles[DECK] -= cards.card(kind)
    maybe_forget_facings(s)


def maybe_forget_facings(s: CleopatraState) -> None:
    """Nothing is left below the top: what a Vizier has taken tells nothing any more."""
    if s.ups + s.downs == s.blind:
        s.ups = 0
        s.downs = 0
        s.blind = 0


def run_draw(s: CleopatraState, packed: i64, r: Ruleset) -> None:
    """One card off the pile, and the next one shows (CLE-5.4)."""
    left = b_of(packed)
    if a_of(packed) == FOR_VIZIER and not r.first_rules:
        lift(s, packed, r)
        return
    if left == 0:
        return
    if s.pile_top == NO_CARD:
        if s.piles[DISCARD] != cards.EMPTY:
            shuffle(s, packed, r)
            s.push(frame(REVEAL, CHANCE))
        return
    taken = s.pile_top
    s.pile_top = NO_CARD
    s.push(frame(DRAW, AUTO, a_of(packed), left - 1, c_of(packed)))
    if pile_size(s) > 0:
        s.push(frame(REVEAL, CHANCE))
    if a_of(packed) == FOR_MARKET:
        s.loose |= taken << SLOT_BITS * loose_cards(s)
    else:
        draw_top(s, c_of(packed), taken)


def lift(s: CleopatraState, packed: i64, r: Ruleset) -> None:
    """A Vizier's cards come off the pile in one go: all have seen the top one, and nobody but
    the player what lay below it, nor how (CLE-L19)."""
    left = b_of(packed)
    if pile_size(s) == 0:
        if left > 0 and s.piles[DISCARD] != cards.EMPTY:
            shuffle(s, packed, r)
        return
    if left == 0:
        if s.pile_top == NO_CARD:
            s.push(frame(REVEAL, CHANCE))
        return
    s.push(frame(DRAW, AUTO, FOR_VIZIER, left - 1, c_of(packed)))
    taken = s.pile_top
    s.pile_top = NO_CARD
    if taken == NO_CARD:
        s.blind += 1
        maybe_forget_facings(s)
        taken = FACE_DOWN
    draw_top(s, c_of(packed), taken)


def draw_top(s: CleopatraState, seat: i64, taken: i64) -> None:
    """A card for a Vizier: one that all have seen, or one that the player looks at."""
    if taken == FACE_DOWN:
        s.push(frame(FACE, CHANCE, seat, 1, FOR_VIZIER))
        return
    if s.log is not None:
        tell.vizier_draws_up(s, seat, taken - 1)
    s.piles[DRAWN] += cards.card(taken - 1)
    s.piles[DRAWN_UP] += cards.card(taken - 1)


def loose_cards(s: CleopatraState) -> i64:
    n: i64 = 0
    loose = s.loose
    while loose != 0:
        loose >>= SLOT_BITS
        n += 1
    return n


def shuffle(s: CleopatraState, packed: i64, r: Ruleset) -> None:
    """The discards become the draw pile; what was fetched from them may now be anything.

    What lies face down in the market stays what it is (CLE-5.4). The first rules let it change
    places with the new pile.
    """
    if s.log is not None:
        tell.shuffled(s)
    size = cards.size(s.piles[DISCARD])
    if not r.first_rules:
        ages.close_age(s)
    s.piles[DECK] += s.piles[DISCARD]
    s.piles[DISCARD] = cards.EMPTY
    seat: i64
    for seat in range(SEATS):
        s.piles[FETCHED + seat] = cards.EMPTY
    s.push(packed)
    make_pile(s, size)


def can_draw(s: CleopatraState) -> bool:
    return pile_size(s) > 0 or s.piles[DISCARD] != cards.EMPTY


# ---- face-down cards come to a hand


def list_face(s: CleopatraState, out: Choices) -> None:
    unseen = ages.unseen(s)
    kind: i64
    for kind in range(KINDS):
        if cards.count(unseen, kind) > 0:
            out.add(DRAW_CARD + kind)


def decide_face(s: CleopatraState, packed: i64, action: i64) -> None:
    """The seat sees what the card is, and nobody else (CLE-2.1)."""
    seat = a_of(packed)
    kind = action - DRAW_CARD
    one = cards.card(kind)
    if c_of(packed) == FOR_VIZIER:
        if s.log is not None:
            tell.vizier_draws(s, seat, kind)
        s.piles[DECK] -= one
        s.piles[DRAWN] += one
        return
    if s.log is not None:
        tell.card_seen(s, seat, kind)
    ages.see(s, seat, one)
    s.piles[HAND + seat] += one
    if b_of(packed) > 1:
        s.push(frame(FACE, CHANCE, seat, b_of(packed) - 1, FOR_MARKET))


# ---- a visit


def list_stalls(s: CleopatraState, out: Choices) -> None:
    stall: i64
    for stall in range(STALLS):
        if stall_size(s, stall) > 0:
            out.add(STALL + stall)


def take_stall(s: CleopatraState, seat: i64, stall: i64) -> None:
    """All cards of a stall, or of the row; then three new ones (CLE-5.1, CLE-5.2)."""
    if s.log is not None:
        tell.market_visited(s, seat, stall)
    ups = s.piles[STALL_PLACE + stall]
    downs = stall_down(s, stall)
    s.piles[HAND + seat] += ups
    s.piles[KNOWN + seat] += ups
    s.piles[STALL_PLACE + stall] = cards.EMPTY
    ages.take_old(s, stall)
    s.stall_downs -= downs << 8 * stall
    refill(s, seat)
    if downs > 0:
        s.push(frame(FACE, CHANCE, seat, downs, FOR_MARKET))


def refill(s: CleopatraState, seat: i64) -> None:
    s.then(frame(DRAW, AUTO, FOR_MARKET, MARKET_DRAWS, seat), frame(LAY_OUT, AUTO, seat, 0))


def run_lay_out(s: CleopatraState, packed: i64, r: Ruleset, by_player: bool) -> None:
    """Drawn cards come to the market: a row, stalls from left to right, or as chosen."""
    if by_player and r.stalls and not r.auto_refill:
        if s.loose != 0:
            s.push(frame(ASK_REFILL, a_of(packed), 0))
        return
    stall: i64 = 0
    while s.loose != 0:
        lay(s, stall, r.stalls)
        if r.stalls:
            stall += 1


def lay(s: CleopatraState, stall: i64, stalls: bool) -> None:
    """The oldest drawn card to a stall."""
    card = s.loose & 31
    if s.log is not None:
        tell.card_laid(s, stall, card, stalls)
    s.loose >>= SLOT_BITS
    if card == OLD_DOWN:
        ages.lay_old(s, stall)
    if card >= FACE_DOWN:
        s.stall_downs += bit(8 * stall)
    else:
        s.piles[STALL_PLACE + stall] += cards.card(card - 1)


def list_refill(packed: i64, out: Choices) -> None:
    """Each stall once (CLE-5.3)."""
    stall: i64
    for stall in range(STALLS):
        if not has(a_of(packed), stall):
            out.add(STALL + stall)


def decide_refill(s: CleopatraState, packed: i64, action: i64) -> None:
    stall = action - STALL
    lay(s, stall, True)
    if s.loose != 0:
        s.push(frame(ASK_REFILL, seat_of(packed), a_of(packed) | bit(stall)))
