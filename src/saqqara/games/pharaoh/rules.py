"""Return of the Pharaoh: the rules. Rule ids are those of docs/rules/pharaoh.md.

Map (frame kind, who decides, what follows)
    DRAW_CHIP   chance   who gets the Horus chip; then ROUND
    ROUND       auto     crew comes home, next round: DEAL; after the fifth the game is over
    DEAL        chance   one lot into the row, again until there are four; then AUCTION
    AUCTION     auto     the chip holder opens the bidding for the next lot: TURN;
                         with no lot left: ROUND
    TURN        a seat   pass in one of three ways, or lay a first crew card: LAY
    LAY         a seat   more cards, kinds from a upward, or declare

A declaration is laid card by card in ascending kind, so each set of cards has one
spelling; a card is offered only if the cards that may follow can still beat `high`.
After a pass or a declaration `go_on` finds the next player, or ends the auction.
"""

from mypy_extensions import i64

from saqqara.games.pharaoh import crew, tell
from saqqara.games.pharaoh.actions import (
    AUCTION,
    DEAL,
    DECLARE,
    DECLARE_BONUS,
    FIRST,
    LAY,
    LAY_MORE,
    PASS,
    PASS_HORUS,
    PASS_PHARAOH,
    ROUND,
    TURN,
    TURN_UP,
)
from saqqara.games.pharaoh.state import (
    BID,
    HAND,
    HOSPITAL,
    ROW_BITS,
    TENT,
    PharaohState,
    auctioned_lot,
    pharaohs_in_hand,
    row_size,
)
from saqqara.games.pharaoh.tables import (
    CREW_VALUE,
    LOTS,
    LOTS_PER_ROUND,
    ROUNDS,
    TREASURES,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, CHANCE, a_of, frame, seat_of
from saqqara.kernel.game import Choices

# ---- setup and rounds


def list_chip_holders(players: i64, out: Choices) -> None:
    seat: i64
    for seat in range(players):
        out.add(FIRST + seat)


def decide_chip(s: PharaohState, action: i64) -> None:
    """The chip goes to a seat (PHA-3.5)."""
    seat = action - FIRST
    if s.log is not None:
        tell.chip_drawn(s, seat)
    s.chip = seat
    s.then(frame(ROUND, AUTO))


def run_round(s: PharaohState, players: i64) -> None:
    """Crew at the tents comes home; the next round begins, or the game ends (PHA-5.1, 5.2)."""
    seat: i64
    for seat in range(players):
        if s.log is not None:
            tell.crew_comes_home(s, seat)
        s.crew[HAND + seat] += s.crew[TENT + seat]
        s.crew[TENT + seat] = crew.EMPTY
    if s.round == ROUNDS:
        if s.log is not None:
            tell.final_scores(s, players)
        return
    s.round += 1
    s.then(frame(DEAL, CHANCE))


def list_lots(s: PharaohState, out: Choices) -> None:
    lot: i64
    for lot in range(LOTS):
        if has(s.deck, lot):
            out.add(TURN_UP + lot)


def decide_lot(s: PharaohState, action: i64) -> None:
    """One lot from the deck to the far end of the row (PHA-3.4)."""
    lot = action - TURN_UP
    place = row_size(s)
    if s.log is not None:
        if place == 0:
            tell.round_begins(s)
        tell.lot_turned_up(s, lot)
    s.deck -= bit(lot)
    s.row |= (lot + 1) << ROW_BITS * place
    if place + 1 < LOTS_PER_ROUND:
        s.then(frame(DEAL, CHANCE))
    else:
        s.then(frame(AUCTION, AUTO))


# ---- the auction of one lot


def run_auction(s: PharaohState) -> None:
    """The holder of the chip opens the auction of the lot nearest the deck (PHA-4.1)."""
    if s.row == 0:
        s.then(frame(ROUND, AUTO))
        return
    s.start = s.chip
    if s.log is not None:
        tell.auction_opens(s)
    s.then(frame(TURN, s.start))


def opening_bonus(s: PharaohState, seat: i64, bonus: bool) -> i64:
    """What this seat may add to its declaration: the round number, or 0 (PHA-4.6).

    The start player acts first and a pass takes them out, so their first declaration
    is the first of the auction: nobody has declared yet.
    """
    if bonus and seat == s.start and s.high == 0:
        return s.round
    return 0


def list_cards(s: PharaohState, seat: i64, lowest: i64, bonus: i64, out: Choices) -> None:
    """Crew cards of kind *lowest* or above that can grow into a declaration above high."""
    hand = s.crew[HAND + seat]
    # how far above `high` this kind and all later ones together would lead
    reach = crew.value(hand) + crew.value(s.crew[BID + seat]) + bonus - s.high
    counts = crew.counts(hand)
    kind: i64 = 0
    items = out.items  # written directly: this is the hottest loop of the game
    n = out.n
    while counts > 0 and reach > 0:
        held = counts & 15
        if held > 0:
            if kind >= lowest:
                items[n] = LAY + kind
                n += 1
            reach -= held * CREW_VALUE[kind]
        counts >>= 4
        kind += 1
    out.n = n


def list_turn(s: PharaohState, seat: i64, bonus: bool, out: Choices) -> None:
    list_cards(s, seat, 0, opening_bonus(s, seat, bonus), out)
    out.add(PASS)
    if s.horus_used == 0:
        out.add(PASS_HORUS)
    if pharaohs_in_hand(s, seat) > 0:
        out.add(PASS_PHARAOH)


def list_lay_more(s: PharaohState, packed: i64, bonus: bool, out: Choices) -> None:
    seat = seat_of(packed)
    extra = opening_bonus(s, seat, bonus)
    list_cards(s, seat, a_of(packed), extra, out)
    laid = crew.value(s.crew[BID + seat])
    if laid > s.high:
        out.add(DECLARE)
    if extra > 0:
        out.add(DECLARE_BONUS)


def lay(s: PharaohState, seat: i64, kind: i64) -> None:
    """One crew card from hand to the own bid, where it stays until the end (PHA-4.3)."""
    if s.log is not None:
        tell.card_laid(s, seat, kind)
    card = crew.card(kind)
    s.crew[HAND + seat] -= card
    s.crew[BID + seat] += card
    s.then(frame(LAY_MORE, seat, kind))


def decide_turn(s: PharaohState, packed: i64, action: i64, players: i64) -> None:
    seat = seat_of(packed)
    if action < DECLARE:
        lay(s, seat, action - LAY)
        return
    if action == PASS_HORUS:
        horus_pass(s, seat)
    elif action == PASS_PHARAOH:
        pharaoh_pass(s, seat)
    elif s.log is not None:
        tell.plain_pass(s, seat)
    s.passed |= bit(seat)
    go_on(s, seat, players)


def decide_lay_more(s: PharaohState, packed: i64, action: i64, players: i64) -> None:
    seat = seat_of(packed)
    if action < DECLARE:
        lay(s, seat, action - LAY)
        return
    bonus: i64 = 0
    if action == DECLARE_BONUS:
        bonus = s.round
    number = crew.value(s.crew[BID + seat]) + bonus
    if s.log is not None:
        tell.declared(s, seat, number, bonus)
    s.high = number
    s.leader = seat
    go_on(s, seat, players)


def horus_pass(s: PharaohState, seat: i64) -> None:
    """The chip comes to this seat, or stays; nobody else can do so now (PHA-4.9)."""
    if s.log is not None:
        tell.horus_pass(s, seat)
    s.horus_used = 1
    s.chip = seat


def pharaoh_pass(s: PharaohState, seat: i64) -> None:
    """A pharaoh card is spent; all crew in the hospital moves to the own tent (PHA-4.10)."""
    if s.log is not None:
        tell.pharaoh_pass(s, seat)
    s.pharaohs -= bit(4 * seat)
    s.crew[TENT + seat] += s.crew[HOSPITAL]
    s.crew[HOSPITAL] = crew.EMPTY


def go_on(s: PharaohState, seat: i64, players: i64) -> None:
    """The next player who has not passed, or the end of the auction (PHA-4.2)."""
    still_in = (bit(players) - 1) & ~s.passed
    if still_in == 0:
        nobody_wins(s)
    elif s.leader >= 0 and still_in == bit(s.leader):
        leader_wins(s, players)
    else:
        follower = (seat + 1) % players
        while not has(still_in, follower):
            follower = (follower + 1) % players
        s.then(frame(TURN, follower))


# ---- the end of an auction


def nobody_wins(s: PharaohState) -> None:
    """Everybody passed: the lot leaves the game (PHA-4.15)."""
    if s.log is not None:
        tell.lot_removed(s)
    s.removed |= bit(auctioned_lot(s))
    close_auction(s)


def leader_wins(s: PharaohState, players: i64) -> None:
    """The last one in takes the lot; where the bid goes depends on it (PHA-4.12 to 4.14)."""
    winner = s.leader
    lot = auctioned_lot(s)
    if s.log is not None:
        tell.lot_won(s, players)
    if lot < TREASURES:
        s.won[winner] |= bit(lot)
        s.crew[HOSPITAL] += s.crew[BID + winner]
    else:
        s.crew[TENT + winner] += s.crew[BID + winner] + crew.card(crew.kind_of_lot(lot))
    s.crew[BID + winner] = crew.EMPTY
    seat: i64
    for seat in range(players):
        s.crew[HAND + seat] += s.crew[BID + seat]
        s.crew[BID + seat] = crew.EMPTY
    close_auction(s)


def close_auction(s: PharaohState) -> None:
    s.row >>= ROW_BITS
    s.start = -1
    s.high = 0
    s.leader = -1
    s.passed = 0
    s.horus_used = 0
    s.then(frame(AUCTION, AUTO))
