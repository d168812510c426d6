"""Cleopatra: what a player of the game would find promising. All in hundredths of a Talent.

A visit to the quarry is rated by all that could be built in it, a market by its cards; tainted
cards cost an amulet when they are taken, not when they are played, as holding them costs one too.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import cards, laying, palace, payment, scoring
from saqqara.games.cleopatra.actions import (
    ASK_ACT,
    ASK_AFTER,
    ASK_BEGGAR,
    ASK_CELL,
    ASK_DISCARD,
    ASK_OFFER,
    ASK_ORIENT,
    ASK_PAY,
    ASK_VISIT,
    BUILD,
    CARD,
    DONE,
    PAY,
    PIECE_MOSAIC,
    PLAY_BEGGAR,
    PLAY_COURTESAN,
    PLAY_ENVOY,
    PLAY_SCRIBE_ADD,
    PLAY_SCRIBE_REMOVE,
    PLAY_VIZIER,
)
from saqqara.games.cleopatra.laying import rate_garden
from saqqara.games.cleopatra.planning import MERCHANT, TROMPE_COST, plan, try_payment
from saqqara.games.cleopatra.questions import QUESTIONS
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    AMULETS,
    DISCARD,
    HAND,
    MERCHANTS,
    STALL,
    CleopatraState,
    hand_size,
    stall_down,
    stall_size,
)
from saqqara.games.cleopatra.tables import (
    BY_MERCHANT,
    BY_TROMPE,
    DICE,
    DOUBLE,
    HAND_LIMIT,
    KINDS,
    SOURCES,
    STEPS,
    WALLS,
)
from saqqara.games.cleopatra.worth import Thoughts, card_worth, pieces_left, pile_worth, think
from saqqara.kernel.frame import kind_of, seat_of
from saqqara.kernel.game import Choices, Game, Hints
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

UNSEEN: Final = 75  # a face-down card, amulets considered
VISIT_SHARE: Final = 46  # hundredths: what a visit brings, beside what the cards would bring later
CROWDED: Final = 70  # for each card by which a hand is on its way to the limit
CROWDED_FROM: Final = 6
LOWEST: Final = -100_000
FIRST: Final = 100  # characters that are worth playing cost no turn
LAST: Final = 400
ALIKE: Final = 300
LAST_PIECE: Final = 1200  # for ending the game when that wins it, against it when not


SOME_TURNS: Final = 2  # orientations that a playout looks at


@mypyc_attr(acyclic=True)
class CleopatraHints(Hints):
    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.thoughts = Thoughts()

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        assert isinstance(s, CleopatraState)
        r, t = self.rules, self.thoughts
        packed = s.stack[s.depth - 1]
        kind = kind_of(packed)
        seat = seat_of(packed)
        if kind in (ASK_ORIENT, ASK_CELL):
            rate_garden(s, r, packed, out, rates, t)
            return
        spare: i64 = 0
        if kind in (ASK_DISCARD, ASK_BEGGAR, ASK_OFFER, ASK_PAY):
            spare = 1  # one is given away, so what is just enough is worth its price
        think(s, r, seat, spare, t)
        i: i64
        if kind == ASK_ACT:
            rate_act(s, r, seat, out, rates, t)
        elif kind == ASK_PAY:
            for i in range(out.n):
                rates[i] = rate_source(s, out.items[i] - PAY, t)
        elif kind in (ASK_VISIT, ASK_AFTER):
            rate_visit(s, r, seat, out, rates, t)
        elif kind == ASK_DISCARD:
            rate_discard(s, seat, out, rates, t)
        else:
            asked = QUESTIONS[kind]
            for i in range(out.n):
                rates[i] = asked.rate(s, packed, out.items[i], t)

    def list_some(self, game: Game, s: State, rng: Rng, out: Choices) -> None:
        """Of the orientations of a mosaic a few: rating all their places takes long."""
        game.list_choices(s, out)
        if out.n > SOME_TURNS and kind_of(s.stack[s.depth - 1]) == ASK_ORIENT:
            laying.leave_some(out, SOME_TURNS, rng)

    def prosperity(self, game: Game, s: State, seat: i64) -> i64:
        """How near this end is to a win: by whom the crocodile eats, wins alone tell little."""
        assert isinstance(s, CleopatraState)
        return scoring.prospects(s, seat, game.players, scoring.SAFETY_WORTH)

    def outlook(self, game: Game, s: State, seat: i64) -> i64:
        assert isinstance(s, CleopatraState)
        return scoring.prospects(s, seat, game.players, scoring.SAFETY_OF_THE_RICH)


# ---- what to do in a turn


def rate_act(
    s: CleopatraState, r: Ruleset, seat: i64, out: Choices, rates: vec[i64], t: Thoughts
) -> None:
    visit = plan(s, r, seat, t) * VISIT_SHARE // 100
    crowd = CROWDED * max(hand_size(s, seat) - CROWDED_FROM, 0)
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if action < BUILD:
            rates[i] = market_worth(s, seat, action, t)
        elif action < PLAY_BEGGAR:
            rates[i] = visit + crowd + piece_gain(s, r, seat, action - BUILD, t) // 4
        else:
            rates[i] = 0
    prefer_one_wall(out, rates)
    rate_characters(s, r, seat, out, rates, t)


def rate_visit(
    s: CleopatraState, r: Ruleset, seat: i64, out: Choices, rates: vec[i64], t: Thoughts
) -> None:
    """Between two pieces, and after the action."""
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if action < PLAY_BEGGAR:
            rates[i] = piece_gain(s, r, seat, action - BUILD, t) + next_bonus(s.built)
        else:
            rates[i] = 0
    prefer_one_wall(out, rates)
    rate_characters(s, r, seat, out, rates, t)


def prefer_one_wall(out: Choices, rates: vec[i64]) -> None:
    """Of nine slots one: a search would share its attention out among choices that are alike,
    and so think little of each of them."""
    best: i64 = -1
    i: i64
    for i in range(out.n):
        if BUILD <= out.items[i] < BUILD + WALLS:
            if best < 0 or rates[i] > rates[best]:
                best = i
    for i in range(out.n):
        if i != best and BUILD <= out.items[i] < BUILD + WALLS:
            rates[i] -= ALIKE


def market_worth(s: CleopatraState, seat: i64, stall: i64, t: Thoughts) -> i64:
    worth = pile_worth(t, s.piles[STALL + stall]) + UNSEEN * stall_down(s, stall)
    excess = hand_size(s, seat) + stall_size(s, stall) - HAND_LIMIT
    if excess > 0:
        worth -= t.price // 2 + 60 * excess
    return worth


def next_bonus(built: i64) -> i64:
    """What the visit bonus grows by with one more piece."""
    if built == 1:
        return 200
    if built == 2:
        return 300
    return 40  # a first piece is half of a second


def piece_gain(s: CleopatraState, r: Ruleset, seat: i64, piece: i64, t: Thoughts) -> i64:
    """Talents for a piece, less what paying it gives away."""
    category = palace.category_of(piece)
    t.hand = s.piles[HAND + seat]
    t.merchants = s.books[MERCHANTS + seat]
    try_payment(payment.due_after_over(r.cost[category], s.over_units), t)
    gain: i64 = -t.cost // 2
    if piece < PIECE_MOSAIC:
        gain += 100 * palace.payout(s, r, piece)
    elif piece == PIECE_MOSAIC:
        gain += 800
    else:
        gain += 800 - 2 * t.price - ALIKE
    if pieces_left(s, category) == 1 and palace.categories_complete(s) + 1 >= STEPS:
        if t.margin > 1 and t.lead * 100 + gain > 0:
            return gain + LAST_PIECE
        return gain - LAST_PIECE
    return gain


def rate_source(s: CleopatraState, step: i64, t: Thoughts) -> i64:
    """Doubles where both halves count, singles, then what stands for anything."""
    resource = step // SOURCES
    source = step % SOURCES
    need = payment.units(s.due, resource)
    if source == BY_MERCHANT:
        return -MERCHANT
    if source == BY_TROMPE:
        return -TROMPE_COST
    if source == DOUBLE:
        if need > 1:
            return -t.unit[resource] // 2
        return -t.unit[resource] - 10
    if need > 1:
        return -t.unit[resource]
    return -t.unit[resource] + 5


# ---- characters


def rate_characters(
    s: CleopatraState, r: Ruleset, seat: i64, out: Choices, rates: vec[i64], t: Thoughts
) -> None:
    """Playing costs no turn, so what gains anything comes before all else, and what does not
    after all else: two Courtesans could fetch each other for ever."""
    if not cards.has_characters(s.piles[HAND + seat]):
        return
    best: i64 = LOWEST
    i: i64
    for i in range(out.n):
        action = out.items[i]
        if action < PLAY_BEGGAR or action >= DONE:
            best = max(best, rates[i])
    for i in range(out.n):
        action = out.items[i]
        if PLAY_BEGGAR <= action < DONE:
            gain = character_gain(s, r, seat, action, t)
            if gain > 0:
                rates[i] = best + FIRST + gain
            else:
                rates[i] = best - LAST + gain


def character_gain(s: CleopatraState, r: Ruleset, seat: i64, action: i64, t: Thoughts) -> i64:
    """What playing one of the characters brings, beside the amulet that it costs if it is kept."""
    gain: i64 = 0
    if action == PLAY_BEGGAR:
        gain = 190 * (r.players - 1) - t.price - 40
    elif action == PLAY_COURTESAN:
        gain = best_discard(s, t) - 60
    elif action == PLAY_ENVOY:
        gain = t.price
    elif action == PLAY_VIZIER:
        gain = t.price + 100
    elif action == PLAY_SCRIBE_ADD:
        gain = t.price // 2 - 60
        if s.dice == DICE - 1:
            gain = offering_outlook(s, seat, t)
    elif action == PLAY_SCRIBE_REMOVE:
        gain = t.price // 2 - 70
        if s.dice == DICE - 1:
            gain = t.price // 2 - offering_outlook(s, seat, t)
    return gain


def best_discard(s: CleopatraState, t: Thoughts) -> i64:
    best: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if cards.count(s.piles[DISCARD], kind) > 0:
            best = max(best, card_worth(t, kind))
    return best


def offering_outlook(s: CleopatraState, seat: i64, t: Thoughts) -> i64:
    """Is an Offering welcome? To the rich who have amulets to lose."""
    if s.books[AMULETS + seat] < 2 or t.lead < 0:
        return -t.price
    return t.price


# ---- answers


def rate_discard(s: CleopatraState, seat: i64, out: Choices, rates: vec[i64], t: Thoughts) -> None:
    """The least worthy cards; those of them that come first in the order go first."""
    hand = s.piles[HAND + seat]
    excess = cards.size(hand) - HAND_LIMIT
    i: i64
    j: i64
    for i in range(out.n):
        kind = out.items[i] - CARD
        worth = card_worth(t, kind)
        worse: i64 = 0
        for j in range(out.n):
            other = out.items[j] - CARD
            theirs = card_worth(t, other)
            if theirs < worth or (theirs == worth and other < kind):
                worse += cards.count(hand, other)
        if worse < excess:
            rates[i] = 1000 - kind
        else:
            rates[i] = -worth
