"""Cleopatra and the Society of Architects: setting up, turns and the end.

Map (frame kind, who decides, what follows)
    CHOOSE_FIRST  chance    CLE-4.7   who begins: DEAL
    DEAL          chance    CLE-4.4   one of three cards for each hand; then the pile, the market
    NEXT_TILE     chance    CLE-4.1   the mosaic on top of the pile
    BEGIN         auto      CLE-6.1   the turn of seat a: ASK_ACT
    ASK_ACT       the seat  CLE-6.1   a stall (market.py), a piece (palace.py, mosaics.py), a
                                      character (characters.py, giving.py) and again, or a pass
                                      if nothing else is left
    ASK_VISIT     the seat  CLE-6.8   another piece, a character, or close the visit: ROLL_DICE
    ROLL_DICE     chance    CLE-6.11  ankhs go to the Altar; the fifth: OFFERING (offering.py)
    ASK_AFTER     the seat  CLE-6.2   characters, or the end of the turn
    ASK_LIMIT     the seat  CLE-6.12  more than ten cards: discard (ASK_DISCARD), keep or smuggle
    END_TURN      auto      CLE-6.1   the next turn, or FINISH
    FINISH        auto      CLE-9.1   the game is over
"""

from mypy_extensions import i64

from saqqara.games.cleopatra import cards, characters, market, palace, tell
from saqqara.games.cleopatra.actions import (
    ASK_ACT,
    ASK_AFTER,
    ASK_DISCARD,
    ASK_LIMIT,
    ASK_VISIT,
    BEGIN,
    BUILD,
    CARD,
    DEAL,
    DONE,
    DRAW,
    DRAW_CARD,
    END_TURN,
    FINISH,
    FIRST,
    FOR_MARKET,
    LAY_OUT,
    LIMIT_DISCARD,
    LIMIT_KEEP,
    LIMIT_SMUGGLER,
    NEXT_TILE,
    OFFERING,
    PASS,
    PLAY_BEGGAR,
    REVEAL,
    ROLL,
    ROLL_DICE,
    STALL,
)
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import DECK, HAND, CleopatraState, earn, hand_size
from saqqara.games.cleopatra.tables import (
    DICE,
    FROM_VISITS,
    HAND_LIMIT,
    KINDS,
    MOST_CHARACTERS,
    MOST_TURNS,
    SMUGGLER,
    STEPS,
    VISIT_PAY,
)
from saqqara.games.cleopatra.tables import DRAWN as MARKET_DRAWS
from saqqara.games.cleopatra.tables import HAND as DEALT
from saqqara.kernel.frame import AUTO, CHANCE, a_of, b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices

# ---- setting up


def list_first(r: Ruleset, out: Choices) -> None:
    seat: i64
    for seat in range(r.players):
        out.add(FIRST + seat)


def decide_first(s: CleopatraState, r: Ruleset, action: i64) -> None:
    if s.log is not None:
        tell.begins(s, action - FIRST)
    s.turn = action - FIRST
    s.then(frame(NEXT_TILE, CHANCE), frame(DEAL, CHANCE, s.turn, DEALT * r.players))


def decide_deal(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """Three cards for each, then the pile and the market (CLE-4.4 to 4.6)."""
    seat = a_of(packed)
    left = b_of(packed) - 1
    kind = action - DRAW_CARD
    if s.log is not None:
        tell.card_dealt(s, seat, kind)
    s.piles[DECK] -= cards.card(kind)
    s.piles[HAND + seat] += cards.card(kind)
    if left > 0:
        if left % DEALT == 0:
            seat = (seat + 1) % r.players
        s.push(frame(DEAL, CHANCE, seat, left))
        return
    draw = frame(DRAW, AUTO, FOR_MARKET, MARKET_DRAWS)
    s.then(draw, frame(LAY_OUT, AUTO, s.turn, 1), frame(BEGIN, AUTO, s.turn))
    market.make_pile(s, cards.size(s.piles[DECK]))
    s.push(frame(REVEAL, CHANCE))


# ---- turns


def run_begin(s: CleopatraState, packed: i64) -> None:
    s.turn = a_of(packed)
    if s.log is not None:
        tell.turn_begins(s)
    s.push(frame(ASK_ACT, s.turn))


def list_act(s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
    """Passing is for who can neither take nor build anything (CLE-6.4)."""
    market.list_stalls(s, out)
    palace.list_pieces(s, r, seat_of(packed), out)
    idle = out.n == 0
    list_characters(s, packed, out)
    if idle:
        out.add(PASS)


def decide_act(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if PLAY_BEGGAR <= action < DONE:
        play_character(s, r, packed, action)
        return
    if action == PASS:
        if s.log is not None:
            tell.passed(s, seat)
        s.passes += 1
        s.push(frame(ASK_AFTER, seat))
        market.refill(s, seat)
        return
    s.passes = 0
    if action < BUILD:
        s.push(frame(ASK_AFTER, seat))
        market.take_stall(s, seat, action - STALL)
    else:
        palace.begin_piece(s, r, seat, action)


def list_characters(s: CleopatraState, packed: i64, out: Choices) -> None:
    """Two Courtesans could fetch each other for ever: at some number it is enough (CLE-9.7)."""
    if a_of(packed) < MOST_CHARACTERS:
        characters.list_characters(s, seat_of(packed), out)


def play_character(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """Afterwards the same question comes again; it counts the characters."""
    seat = seat_of(packed)
    s.push(frame(kind_of(packed), seat, a_of(packed) + 1))
    characters.play(s, r, seat, action)


def list_visit(s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
    palace.list_pieces(s, r, seat_of(packed), out)
    list_characters(s, packed, out)
    out.add(DONE)


def decide_visit(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if action == DONE:
        close_visit(s, r, seat)
    elif action >= PLAY_BEGGAR:
        play_character(s, r, packed, action)
    else:
        palace.begin_piece(s, r, seat, action)


def close_visit(s: CleopatraState, r: Ruleset, seat: i64) -> None:
    """Bonus, Cleopatra's steps, then the dice or the end (CLE-6.9 to 6.11)."""
    bonus = VISIT_PAY[min(s.built, 3)]
    if s.log is not None:
        tell.visit_closed(s, seat, bonus)
    earn(s, seat, FROM_VISITS, bonus)
    s.built = 0
    s.over_units = 0
    steps = min(palace.categories_complete(s), STEPS)
    if steps > s.steps:
        if s.log is not None:
            tell.cleopatra_walks(s, steps)
        s.steps = steps
    if s.steps < STEPS:
        s.then(frame(ROLL_DICE, CHANCE), frame(ASK_AFTER, seat))
    elif r.final_roll:
        s.then(frame(ROLL_DICE, CHANCE), frame(FINISH, AUTO))
    else:
        s.push(frame(FINISH, AUTO))


def list_roll(s: CleopatraState, out: Choices) -> None:
    ankhs: i64
    for ankhs in range(DICE - s.dice + 1):
        out.add(ROLL + ankhs)


def roll_weight(s: CleopatraState, ankhs: i64) -> i64:
    """Ways to throw so many ankhs with the dice that are not on the Altar (CLE-6.11)."""
    blank = DICE - s.dice
    ways: i64 = 1
    i: i64
    for i in range(ankhs):
        ways = ways * (blank - i) // (i + 1)
    for _ in range(blank - ankhs):
        ways *= 5
    return ways


def decide_roll(s: CleopatraState, action: i64) -> None:
    if s.log is not None:
        tell.rolled(s, action - ROLL)
    s.dice += action - ROLL
    if s.dice == DICE:
        s.push(frame(OFFERING, AUTO))


def list_after(s: CleopatraState, packed: i64, out: Choices) -> None:
    list_characters(s, packed, out)
    out.add(DONE)


def decide_after(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if action != DONE:
        play_character(s, r, packed, action)
    elif hand_size(s, seat) > HAND_LIMIT:
        s.then(frame(ASK_LIMIT, seat), frame(END_TURN, AUTO))
    else:
        s.push(frame(END_TURN, AUTO))


# ---- the hand limit


def list_limit(s: CleopatraState, seat: i64, out: Choices) -> None:
    out.add(LIMIT_DISCARD)
    out.add(LIMIT_KEEP)
    if cards.count(s.piles[HAND + seat], SMUGGLER) > 0:
        out.add(LIMIT_SMUGGLER)


def decide_limit(s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
    """Discard for one amulet, keep all for one each, or a Smuggler (CLE-6.12)."""
    seat = seat_of(packed)
    if action == LIMIT_SMUGGLER:
        characters.play_out(s, r, seat, SMUGGLER)
        return
    if s.log is not None:
        tell.limit(s, seat, action == LIMIT_KEEP)
    if action == LIMIT_KEEP:
        characters.take_amulets(s, seat, hand_size(s, seat) - HAND_LIMIT)
        return
    characters.take_amulets(s, seat, 1)
    s.push(frame(ASK_DISCARD, seat, 0))


def list_discard(s: CleopatraState, packed: i64, out: Choices) -> None:
    """In ascending order, as long as enough cards are left from there on."""
    hand = s.piles[HAND + seat_of(packed)]
    kind: i64 = a_of(packed)
    excess = cards.size(hand) - HAND_LIMIT
    above = cards.from_kind_on(hand, kind)
    while kind < KINDS and above >= excess:
        held = cards.count(hand, kind)
        if held > 0:
            out.add(CARD + kind)
            above -= held
        kind += 1


def decide_discard(s: CleopatraState, packed: i64, action: i64) -> None:
    seat = seat_of(packed)
    if s.log is not None:
        tell.discarded(s, seat, action - CARD)
    characters.lose_card(s, seat, action - CARD)
    if hand_size(s, seat) > HAND_LIMIT:
        s.push(frame(ASK_DISCARD, seat, action - CARD))


# ---- the end


def last_turn(s: CleopatraState, r: Ruleset) -> bool:
    return s.passes >= r.players or s.turns + 1 >= MOST_TURNS


def run_end_turn(s: CleopatraState, r: Ruleset) -> None:
    """All have passed, or nobody will ever finish: the game ends as it stands (CLE-9.6, 9.7)."""
    over = last_turn(s, r)
    s.turns += 1
    if over:
        s.push(frame(FINISH, AUTO))
    else:
        s.push(frame(BEGIN, AUTO, (s.turn + 1) % r.players))


def ends_game(s: CleopatraState, r: Ruleset, kind: i64, action: i64) -> bool:
    """Does this choice of a seat end the game, so that all hands are shown?"""
    if kind == ASK_VISIT:
        return action == DONE and not r.final_roll and palace.categories_complete(s) >= STEPS
    if ASK_AFTER <= kind <= ASK_DISCARD:
        return last_turn(s, r)
    return False


def run_finish(s: CleopatraState, r: Ruleset) -> None:
    s.depth = 0
    if s.log is not None:
        tell.reckoning(s, r.players)
