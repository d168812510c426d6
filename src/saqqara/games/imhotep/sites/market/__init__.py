"""The market: a stone goes back to its owner's quarry and brings a card.

A   four cards face up (ab.py)
B   three cards face up; in the last slot two face down: look at both, keep one
C   four cards face up, and coins (c.py)
D   two cards face up; two slots with cards face down (d.py, also for B in a new dynasty)

Frames
    DEAL_CARD  chance  the face-up card of slot a, then the next slot
    TAKE_CARD  owner   a slot, for the stone from source a
"""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import cards, deck, harbour, hidden
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import CARD_NAME, card, side_word, slot_place, source_place, stone
from saqqara.games.imhotep.question import AnyCard, Question
from saqqara.games.imhotep.sites.market import ab, c, d, gain
from saqqara.games.imhotep.sites.market.values import card_worth
from saqqara.games.imhotep.state import ImhotepState, card_in_slot, lie_down, of_seat, side_of
from saqqara.kernel.bits import bit
from saqqara.kernel.event import EVERYONE, Args, Message, Move
from saqqara.kernel.frame import CHANCE, a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices


class MarketView(TypedDict):
    side: box.Side | Literal["?"]  # "?" = not drawn yet, at every site
    cards: list[box.Card | Literal[""]]  # by slot, "" = none face up
    face_down: int  # cards face down in the last slot
    known: list[box.Card]  # face-down cards that everybody can tell by counting
    looking: int  # seat that looks at the face-down cards, -1 = nobody
    seen: list[box.Card] | None  # what it sees; None = not for this viewer, or nobody looks
    unseen: list[box.Card]  # the draw pile and unknown face-down cards, in no order
    draw_pile: int
    discard: list[box.Card]
    played: list[box.Card]  # cards whose effect is under way


# ---- dealing and clearing


def deal_from(s: ImhotepState, slot: i64) -> None:
    """Fill the slots from *slot* on; those without a card stay empty (IMH-3.2, 3.3)."""
    if slot == box.SLOTS:
        return
    if s.dynasty and d.holds_pile(s, slot):
        if d.wants_more(s, slot):
            d.ask_card(s, slot)
        else:
            deal_from(s, slot + 1)
    elif slot == ab.DOWN_SLOT and side_of(s, box.MARKET) == box.SIDE_B:
        ab.deal_down(s)
    elif deck.prepare_draw(s):
        s.push(frame(do.DEAL_CARD, CHANCE, slot))


def decide_deal(s: ImhotepState, packed: i64, action: i64) -> None:
    slot = a_of(packed)
    kind = cards.card_of(action)
    if s.log is not None:
        tell_deal(s, kind, slot)
    s.deck -= cards.card(kind)
    s.display |= (kind + 1) << 5 * slot
    deal_from(s, slot + 1)


def tell_deal(s: ImhotepState, kind: i64, slot: i64) -> None:
    args: Args = {"card": CARD_NAME[kind], "slot": slot + 1}
    s.tell("imhotep-event-deal", args, [Move(card(kind), "deck", slot_place(slot))])


def clear(s: ImhotepState) -> None:
    """All that is left is discarded (IMH-3.7, 7.9). RULING: IMH-L25, face up."""
    if s.log is not None:
        tell_clear(s)
    slot: i64
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            s.discard += cards.card(kind)
    s.display = 0
    s.discard += s.down_known
    s.down_known = cards.EMPTY
    for _ in range(s.down):
        s.push(frame(do.UNCOVER, CHANCE, 0))
    if s.dynasty:
        d.clear(s)


def tell_clear(s: ImhotepState) -> None:
    """What lies face up goes; face-down cards that nobody knows are told one by one."""
    moves: list[Move] = []
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        if kind >= 0:
            moves.append(Move(card(kind), slot_place(slot), "discard"))
    for kind in cards.kinds(s.down_known):
        moves.append(Move(card(kind), slot_place(box.SLOTS - 1), "discard"))
    if moves:
        s.tell("imhotep-event-clear", {"cards": len(moves)}, moves)


# ---- a stone arrives


def place(s: ImhotepState, seat: i64, source: i64) -> None:
    """Its owner takes a card (IMH-7.1), if there is one (7.10). RULING: IMH-L3, compulsory."""
    if s.display != 0 or deck.face_down(s) > 0 or some_pile(s):
        s.push(frame(do.TAKE_CARD, seat, source))
        return
    go_home(s, seat, source)
    if side_of(s, box.MARKET) == box.SIDE_C and deck.prepare_draw(s):  # DYN-4.3
        s.push(frame(do.DRAW_CARD, CHANCE, seat))


def cards_down(s: ImhotepState, slot: i64) -> i64:
    """How many cards lie face down in a slot."""
    if slot == ab.DOWN_SLOT:
        return deck.face_down(s) + d.pile_size(s, slot)
    return d.pile_size(s, slot)


def some_pile(s: ImhotepState) -> bool:
    """Is there a card face down in a slot, once A New Dynasty is in use?"""
    return d.pile_size(s, box.SLOTS - 2) > 0 or d.pile_size(s, box.SLOTS - 1) > 0


def list_slots(s: ImhotepState, seat: i64, out: Choices) -> None:
    slot: i64
    for slot in range(box.SLOTS):
        if card_in_slot(s, slot) >= 0 or cards_down(s, slot) > 0:
            out.add(do.TAKE + slot)
    if side_of(s, box.MARKET) == box.SIDE_C:
        c.list_pairs(s, seat, out)


def decide_take(s: ImhotepState, packed: i64, action: i64) -> None:
    """The stone goes home first, then the card leaves the display and is resolved (IMH-7.3).

    RULING: IMH-L2, so the stone itself is there for a red card.
    """
    seat = seat_of(packed)
    slot = action - do.TAKE
    go_home(s, seat, a_of(packed))
    if action >= do.COIN:
        c.take_two(s, seat, action - do.COIN)
        return
    kind = card_in_slot(s, slot)
    if kind >= 0:
        gain.leave_display(s, slot, kind)
        gain.gain(s, seat, kind, slot)
    elif s.dynasty:
        d.take(s, seat, slot)
    else:
        ab.take_down(s, seat)


def go_home(s: ImhotepState, seat: i64, source: i64) -> None:
    if s.log is not None:
        tell_home(s, seat, source)
    harbour.lift(s, seat, source)
    s.quarry += bit(8 * seat)
    lie_down(s, box.MARKET, seat)


def tell_home(s: ImhotepState, seat: i64, source: i64) -> None:
    move = Move(stone(seat), source_place(seat, source), f"quarry-{seat}")
    s.tell("imhotep-event-home", {"seat": seat}, [move])


def label(s: ImhotepState, slot: i64, told: Message) -> Message:
    kind = card_in_slot(s, slot)
    if kind >= 0:
        told.args["card"] = CARD_NAME[kind]
        return told
    if not s.dynasty:
        told.args["cards"] = deck.face_down(s)
        return Message("imhotep-label-take-down", told.args)
    told.args["cards"] = d.pile_size(s, slot)
    if side_of(s, box.MARKET) == box.SIDE_B:
        return Message("imhotep-label-take-down", told.args)
    return Message("imhotep-label-look-pile", told.args)


# ---- what is seen, and what a bot thinks of it


def looker(s: ImhotepState) -> int:
    """The seat that looks at the face-down cards, -1 = nobody."""
    packed = s.top()
    if kind_of(packed) in {do.KEEP_CARD, do.KEEP_PILE}:
        return seat_of(packed)
    return a_of(packed) if kind_of(packed) == do.PEEK else -1


def view(s: ImhotepState, viewer: i64) -> MarketView:
    looking = looker(s)
    sees = looking >= 0 and looking == viewer
    shown: list[str] = []
    for slot in range(box.SLOTS):
        kind = card_in_slot(s, slot)
        shown.append(box.CARD_WORD[kind] if kind >= 0 else "")
    unseen = s.deck if sees else s.deck + s.peeked
    return {
        "side": side_word(s, box.MARKET),
        "cards": shown,
        "face_down": deck.face_down(s) + d.pile_size(s, box.SLOTS - 1),
        "known": cards.words(s.down_known),
        "looking": looking,
        "seen": cards.words(seen_by_looker(s)) if sees else None,
        "unseen": cards.words(unseen + hidden.unknown_to(s, viewer)),
        "draw_pile": deck.draw_pile(s),
        "discard": cards.words(s.discard),
        "played": cards.words(s.played),
    }


def seen_by_looker(s: ImhotepState) -> i64:
    if s.dynasty:
        return d.pile(s, a_of(s.top()))
    return deck.seen_by_looker(s)


def slot_worth(s: ImhotepState, seat: i64, slot: i64, eyes: i64) -> i64:
    """A face-up card, or a look at cards face down, as far as the seat *eyes* has seen them."""
    kind = card_in_slot(s, slot)
    if kind >= 0:
        return card_worth(s, seat, kind)
    return d.worth(s, seat, slot, eyes) if s.dynasty else ab.TWO_CARDS


def worth(s: ImhotepState, seat: i64, eyes: i64) -> i64:
    best: i64 = 100
    slot: i64
    for slot in range(box.SLOTS):
        best = max(best, slot_worth(s, seat, slot, eyes))
    if side_of(s, box.MARKET) == box.SIDE_C and of_seat(s.coins, seat) > 0:
        best += 40
    return best


# ---- what is asked


class DealCard(AnyCard):
    """Decided by game.py itself, as taking a card is, which is quicker."""

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        asked.args["slot"] = a_of(packed) + 1
        return asked


class DealDown(DealCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        d.lay_down(s, a_of(packed), cards.card_of(action))
        deal_from(s, a_of(packed))

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return 0


class Uncover(AnyCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        ab.decide_uncover(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        return asked


class Peek(AnyCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        ab.decide_peek(s, packed, action)

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return bit(a_of(packed))


class DrawCard(AnyCard):
    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        gain.decide_draw(s, packed, action)

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return bit(a_of(packed)) if gain.is_secret(s, cards.card_of(action)) else EVERYONE


class TakeCard(Question):
    def label(self, s: ImhotepState, packed: i64, action: i64, told: Message) -> Message:
        if action >= do.COIN:
            return c.label(s, action - do.COIN, told)
        return label(s, action - do.TAKE, told)

    def rule(self, s: ImhotepState, action: i64, told: Message) -> Message:
        if action >= do.COIN or card_in_slot(s, action - do.TAKE) >= 0:
            return told
        if side_of(s, box.MARKET) == box.SIDE_D:
            return Message("imhotep-rule-keep", {"rule": "DYN-9.1"})
        return Message("imhotep-rule-face-down", {"rule": "IMH-7.4"})

    def also_tried(self, s: ImhotepState) -> list[int]:
        if side_of(s, box.MARKET) == box.SIDE_C:
            return list(range(do.COIN, do.KEEP_NEW))
        return []

    def refuse(self, s: ImhotepState, packed: i64, action: i64) -> Message:
        if action >= do.COIN:
            return c.why_not(s, seat_of(packed), action - do.COIN)
        return Message("imhotep-no-card-there", {"slot": action - do.TAKE + 1})

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        if action >= do.COIN:
            return c.worth(s, seat, action - do.COIN)
        return slot_worth(s, seat, action - do.TAKE, seat)


class KeepCard(Question):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        ab.list_keep(s, out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        ab.decide_keep(s, packed, action)

    def rate(self, s: ImhotepState, seat: i64, packed: i64, action: i64) -> i64:
        return card_worth(s, seat, cards.kept(action))


class KeepDrawn(KeepCard):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        cards.list_keep(hidden.cards_at(s, hidden.DRAWN), out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        gain.decide_keep_drawn(s, packed, action)

    def audience(self, s: ImhotepState, packed: i64, action: i64) -> i64:
        return bit(seat_of(packed)) if gain.stays_secret(s, cards.kept(action)) else EVERYONE


class KeepPile(KeepDrawn):
    def choices(self, s: ImhotepState, packed: i64, out: Choices) -> None:
        cards.list_keep(d.pile(s, a_of(packed)), out)

    def decide(self, s: ImhotepState, packed: i64, action: i64) -> None:
        d.decide_keep(s, packed, action)

    def prompt(self, s: ImhotepState, packed: i64, asked: Message) -> Message:
        if side_of(s, box.MARKET) == box.SIDE_B:
            return Message("imhotep-prompt-keep", {})
        return asked


QUESTIONS: Final[dict[int, Question]] = {
    do.DEAL_CARD: DealCard(),
    do.TAKE_CARD: TakeCard(),
    do.UNCOVER: Uncover(),
    do.PEEK: Peek(),
    do.KEEP_CARD: KeepCard(),
    do.DRAW_CARD: DrawCard(),
    do.DEAL_DOWN: DealDown(),
    do.KEEP_PILE: KeepPile(),
    do.KEEP_DRAWN: KeepDrawn(),
}
