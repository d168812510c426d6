"""Cleopatra: what is asked in a turn and of chance, and the table of all that is asked, by kind of
frame (question.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saqqara.games.cleopatra import actions as do
from saqqara.games.cleopatra import (
    ages,
    cards,
    favours,
    garden,
    market,
    mosaics,
    palace,
    payment,
    refusals,
    rules,
    tell,
)
from saqqara.games.cleopatra.names import (
    CARD_NAME,
    DOWN_NAME,
    MERCHANT_NAME,
    RESOURCE_NAME,
    TILE_NAME,
)
from saqqara.games.cleopatra.question import Question, cards_in
from saqqara.games.cleopatra.ruleset import Ruleset
from saqqara.games.cleopatra.state import (
    FACE_DOWN,
    HAND,
    CleopatraState,
    hand_size,
    sanctuary_size,
    stall_down,
    stall_size,
)
from saqqara.games.cleopatra.tables import (
    BY_MERCHANT,
    DICE,
    DIE_FACES,
    HAND_LIMIT,
    ORIENTATIONS,
    SOURCES,
    STALLS,
    TILES,
    VISIT_PAY,
)
from saqqara.games.cleopatra.worth import Thoughts
from saqqara.kernel.bits import bit, count, has
from saqqara.kernel.event import Args, Message
from saqqara.kernel.frame import a_of, b_of, seat_of
from saqqara.kernel.game import Choices
from saqqara.kernel.rng import Rng

# ---- a turn


class Act(Question):
    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if do.BUILD <= action < do.PLAY_BEGGAR:
            tell_piece(s, r, action - do.BUILD, told.args)
        elif action < do.BUILD:
            tell_stall(s, action - do.STALL, told.args)
            if not r.stalls:
                told.id = "cleopatra-label-market"

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        stalls = STALLS if r.stalls else 1
        return [*range(do.STALL, do.STALL + stalls), *range(do.BUILD, do.PASS + 1)]

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return refusals.not_in_turn(s, r, packed, action)


class Visit(Act):
    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"pieces": s.built}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if action == do.DONE:
            told.args["talents"] = VISIT_PAY[min(s.built, 3)]
        elif action < do.PLAY_BEGGAR:
            tell_piece(s, r, action - do.BUILD, told.args)


class After(Act):
    pass


class Pay(Question):
    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        resource = payment.next_resource(s.due)
        return {
            "piece": tell.piece_name(s, a_of(packed)),
            "resource": RESOURCE_NAME[resource],
            "units": payment.units(s.due, resource),
        }

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        source = (action - do.PAY) % SOURCES
        told.args["card"] = MERCHANT_NAME
        told.args["amulets"] = 0
        if source != BY_MERCHANT:
            card = payment.card_kind((action - do.PAY) // SOURCES, source)
            told.args["card"] = CARD_NAME[card]
            told.args["amulets"] = r.amulets[card]

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        first = do.PAY + SOURCES * payment.next_resource(s.due)
        return list(range(first, first + SOURCES))

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return refusals.not_payable(s, r, packed, (action - do.PAY) % SOURCES)


class Orient(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        mosaics.list_orient(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        mosaics.decide_orient(s, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"tile": TILE_NAME[a_of(packed)]}

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        """Some tiles look the same in several orientations; those have no number."""
        first = ORIENTATIONS * a_of(packed)
        found: list[int] = []
        for turned in range(ORIENTATIONS):
            if garden.START[first + turned] < garden.START[first + turned + 1]:
                found.append(do.ORIENT + turned)
        return found

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-no-room", {"tile": TILE_NAME[a_of(packed)]})


class Cell(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        mosaics.list_cells(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        mosaics.decide_cell(s, r, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"tile": TILE_NAME[a_of(packed)]}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        placement = garden.placement_at(a_of(packed), b_of(packed), action - do.CELL)
        told.args["palms"] = r.palms[placement]

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-no-room-there", {"tile": TILE_NAME[a_of(packed)]})


class Claim(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        mosaics.list_claims(s, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        mosaics.decide_claim(s, packed, action)

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if action != do.DONE:
            told.args["cells"] = sanctuary_size(s, action - do.CELL)

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        """A statue for a small sanctuary is better kept while many mosaics are to come."""
        if action == do.DONE:
            return 0
        cells = sanctuary_size(s, action - do.CELL)
        return (cells - 1) * t.price - 25 * count(s.tiles)


class Refill(Question):
    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        """The drawn card that is laid next."""
        card = s.loose & 31
        return {"card": DOWN_NAME if card >= FACE_DOWN else CARD_NAME[card - 1]}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        tell_stall(s, action - do.STALL, told.args)

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-stall-has-card", {"stall": action - do.STALL + 1})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        return -10 * stall_size(s, action)


class Limit(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        rules.list_limit(s, seat_of(packed), out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        rules.decide_limit(s, r, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"cards": hand_size(s, seat_of(packed)), "excess": excess(s, seat_of(packed))}

    def label(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64, told: Message) -> None:
        if action != do.LIMIT_SMUGGLER:
            what = "excess" if action == do.LIMIT_DISCARD else "amulets"
            told.args[what] = excess(s, seat_of(packed))

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-no-such-card", {"card": "cleopatra-card-smuggler"})

    def rate(self, s: CleopatraState, packed: i64, action: i64, t: Thoughts) -> i64:
        if action == do.LIMIT_DISCARD:
            return -t.price - 55 * excess(s, seat_of(packed))
        if action == do.LIMIT_KEEP:
            return -t.price * excess(s, seat_of(packed))
        return -20


class Discard(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        rules.list_discard(s, packed, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        rules.decide_discard(s, packed, action)

    def prompt(self, s: CleopatraState, r: Ruleset, packed: i64) -> Args:
        return {"excess": excess(s, seat_of(packed))}

    def tried(self, s: CleopatraState, r: Ruleset, packed: i64) -> list[int]:
        return cards_in(s.piles[HAND + seat_of(packed)])

    def refuse(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> Message:
        return Message("cleopatra-cards-in-order", {"card": CARD_NAME[action - do.CARD]})


# ---- of chance


class First(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        rules.list_first(r, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        rules.decide_first(s, r, action)

    def sample(self, s: CleopatraState, r: Ruleset, rng: Rng) -> i64:
        return do.FIRST + rng.below(r.players)


class Face(Question):
    """A card that only one seat sees."""

    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        market.list_face(s, out)

    def sample(self, s: CleopatraState, r: Ruleset, rng: Rng) -> i64:
        return do.DRAW_CARD + cards.random_kind(ages.unseen(s), rng)

    def audience(self, r: Ruleset, packed: i64, action: i64) -> i64:
        return bit(a_of(packed))


class Deal(Face):
    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        rules.decide_deal(s, r, packed, action)


class Reveal(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        market.list_reveal(s, out)


class Roll(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        rules.list_roll(s, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        rules.decide_roll(s, action)

    def sample(self, s: CleopatraState, r: Ruleset, rng: Rng) -> i64:
        ankhs: i64 = 0
        for _ in range(DICE - s.dice):
            if rng.below(DIE_FACES) == 0:
                ankhs += 1
        return do.ROLL + ankhs


class NextTile(Question):
    def choices(self, s: CleopatraState, r: Ruleset, packed: i64, out: Choices) -> None:
        mosaics.list_next_tile(s, out)

    def decide(self, s: CleopatraState, r: Ruleset, packed: i64, action: i64) -> None:
        mosaics.decide_next_tile(s, action)

    def sample(self, s: CleopatraState, r: Ruleset, rng: Rng) -> i64:
        tile = rng.below(TILES)
        while not has(s.tiles, tile):
            tile = rng.below(TILES)
        return do.TILE + tile


# ---- what several tell


def tell_stall(s: CleopatraState, stall: i64, args: Args) -> None:
    args["cards"] = stall_size(s, stall)
    args["down"] = stall_down(s, stall)


def tell_piece(s: CleopatraState, r: Ruleset, piece: i64, args: Args) -> None:
    if piece == do.PIECE_MOSAIC:
        args["tile"] = TILE_NAME[s.tile]
    elif piece < do.PIECE_MOSAIC:
        args["piece"] = tell.piece_name(s, piece)
        args["talents"] = palace.payout(s, r, piece)


def excess(s: CleopatraState, seat: i64) -> i64:
    return hand_size(s, seat) - HAND_LIMIT


# ---- all of them

BY_KIND: Final[dict[int, Question]] = {
    do.CHOOSE_FIRST: First(),
    do.DEAL: Deal(),
    do.REVEAL: Reveal(),
    do.FACE: Face(),
    do.ROLL_DICE: Roll(),
    do.NEXT_TILE: NextTile(),
    do.ASK_ACT: Act(),
    do.ASK_PAY: Pay(),
    do.ASK_ORIENT: Orient(),
    do.ASK_CELL: Cell(),
    do.ASK_CLAIM: Claim(),
    do.ASK_VISIT: Visit(),
    do.ASK_REFILL: Refill(),
    do.ASK_AFTER: After(),
    do.ASK_LIMIT: Limit(),
    do.ASK_DISCARD: Discard(),
    do.ASK_COURTESAN: favours.Courtesan(),
    do.ASK_VIZIER: favours.Vizier(),
    do.ASK_BEGGAR: favours.Beggar(),
    do.ASK_KIND: favours.Kind(),
    do.ASK_NAME: favours.Name(),
    do.ASK_OFFER: favours.Offer(),
    do.ASK_ACCEPT: favours.Accept(),
    do.ASK_TENS: favours.Tens(),
    do.ASK_ONES: favours.Ones(),
}
QUESTIONS: Final = vec[Question]([BY_KIND.get(kind, Question()) for kind in range(do.ASK_ONES + 1)])
