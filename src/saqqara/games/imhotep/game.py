"""Imhotep for the kernel: dispatch by frame kind, and nothing else."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import (
    asking,
    cards,
    deck,
    harbour,
    hints,
    notation,
    refusals,
    rules,
    scoring,
    view,
)
from saqqara.games.imhotep.actions import (
    ACTIONS,
    BEGIN_ROUND,
    BONUS_CARD,
    CARD,
    CARD_DONE,
    CHOOSE_FIRST,
    CHOOSE_PYRAMID,
    CHOOSE_SIDE,
    CLEAR_MARKET,
    DEAL_CARD,
    DRAW_CARD,
    END_ROUND,
    END_TURN,
    FIRST,
    FLEET,
    KEEP,
    KEEP_CARD,
    LOAD_STONE,
    LOAD_THEN_SAIL,
    OFFERING,
    PASS,
    PEEK,
    PYRAMID,
    REVEAL_FLEET,
    SAIL_SHIP,
    SET_ORDER,
    SIDE,
    TAKE_CARD,
    TURN,
    UNCOVER,
    UNLOAD,
)
from saqqara.games.imhotep.names import SOURCE_NAME
from saqqara.games.imhotep.outlook import Outlook
from saqqara.games.imhotep.sites import market, pyramids, temple
from saqqara.games.imhotep.state import STACK, ImhotepState, for_seat, of_seat
from saqqara.games.imhotep.tables import (
    FLEETS,
    FLEETS_FOR,
    FROM_WRATH,
    SEATS,
    SIDES,
    SITES,
    SLED,
    SOURCES,
    STONES,
)
from saqqara.kernel.bits import bit, has
from saqqara.kernel.event import EVERYONE, Message
from saqqara.kernel.frame import CHANCE, a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game, Refusal
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Imhotep(Game):
    def __init__(self, players: i64, options: dict[str, str]) -> None:
        super().__init__("imhotep", players, options, ACTIONS)
        self.wrath: bool = options["wrath"] == "on"
        first = options["first"]
        self.first: i64 = -1 if first == "random" else int(first) - 1
        self.random_sides: bool = options["sides"] == "random"
        self.ahead: Outlook = Outlook()  # for `rate` only
        self.sides: i64 = 0 if self.random_sides else pack_sides(options["sides"])

    def start(self) -> State:
        """The table before anything is drawn (IMH-2.1 to 2.4)."""
        quarry: i64 = 0
        seat: i64
        for seat in range(self.players):
            quarry += for_seat(seat, STONES)
        fleets: i64 = 0
        for fleet in FLEETS_FOR[self.players]:
            fleets |= bit(fleet)
        s = ImhotepState(
            0,
            0,
            vec[i64]([0] * STACK),
            None,
            players=self.players,
            sides=self.sides,
            round=0,
            start=self.first,
            passes=0,
            fleets=fleets,
            fleet=-1,
            sizes=0,
            free=0,
            lacking=0,
            ready=0,
            moored=0,
            docks=0,
            berths=0,
            cargo=0,
            quarry=quarry,
            sled=0,
            deck=cards.full_deck(),
            discard=cards.EMPTY,
            display=0,
            down=0,
            down_known=cards.EMPTY,
            peeked=cards.EMPTY,
            played=cards.EMPTY,
            pyramid=0,
            temple=0,
            track=0,
            waiting=0,
            owned=vec[i64]([cards.EMPTY] * SEATS),
            tomb=vec[i64]([0] * SEATS),
            lying=vec[i64]([0] * SITES),
            earned=vec[i64]([0] * (SEATS * SOURCES)),
        )
        if self.random_sides:
            s.push(frame(CHOOSE_SIDE, CHANCE, 0))
        else:
            rules.set_out(s, self.first)
        self.run_automatic(s)
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == TURN:
            rules.list_turn(s, seat_of(packed), s.ready, out)
        elif kind == TAKE_CARD:
            market.list_slots(s, out)
        elif kind == LOAD_STONE:
            rules.list_load(s, packed, out)
        elif kind == LOAD_THEN_SAIL:
            rules.list_load_then_sail(s, seat_of(packed), out)
        elif kind == SAIL_SHIP:
            rules.list_sailings(s, a_of(packed), out)
        elif kind == SET_ORDER:
            rules.list_order(s, packed, out)
        elif kind == CHOOSE_PYRAMID:
            pyramids.list_pyramids(s, out)
        elif kind == OFFERING:
            temple.list_offering(out)
        elif kind == KEEP_CARD:
            market.list_keep(s, out)
        elif kind >= BONUS_CARD:
            pyramids.list_bonus(s, packed, out)
        else:
            list_outcomes(s, packed, out)

    def list_some(self, s: State, rng: Rng, out: Choices) -> None:
        """The sailings of one ship only, drawn from the harbour, and none if it may not sail:
        most choices of a turn are sailings, and to weigh a cargo costs most."""
        assert isinstance(s, ImhotepState)
        packed = s.top()
        out.n = 0
        if kind_of(packed) == TURN and s.ready != 0:
            ship = harbour.random_ship(s.moored, rng)
            rules.list_turn(s, seat_of(packed), s.ready & ship, out)
            if out.items[0] != PASS:
                return
            out.n = 0
        self.choices(s, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, ImhotepState)
        kind = kind_of(packed)
        if kind == TURN:
            rules.decide_turn(s, packed, action)
        elif kind == TAKE_CARD:
            market.decide_take(s, packed, action)
        elif kind == LOAD_STONE:
            rules.decide_load(s, packed, action)
        elif kind == LOAD_THEN_SAIL:
            rules.decide_load_then_sail(s, packed, action)
        elif kind == SAIL_SHIP:
            rules.decide_sail_ship(s, packed, action)
        elif kind == SET_ORDER:
            rules.decide_order(s, packed, action)
        elif kind == CHOOSE_PYRAMID:
            pyramids.decide_pyramid(s, packed, action)
        elif kind == OFFERING:
            temple.decide_offering(s, packed, action)
        elif kind == KEEP_CARD:
            market.decide_keep(s, packed, action)
        elif kind >= BONUS_CARD:
            pyramids.decide_bonus(s, packed, action)
        else:
            decide_outcome(s, packed, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, ImhotepState)
        kind = kind_of(packed)
        if kind == UNLOAD:
            rules.run_unload(s, packed)
        elif kind == END_TURN:
            rules.run_end_turn(s, packed)
        elif kind == CARD_DONE:
            market.run_card_done(s, packed)
        elif kind == END_ROUND:
            rules.run_end_round(s)
        elif kind == CLEAR_MARKET:
            rules.run_clear_market(s)
        elif kind == BEGIN_ROUND:
            rules.run_begin_round(s, self.wrath)
        else:
            temple.run_space(s, packed)

    def weight(self, s: State, outcome: i64) -> i64:
        """A card is as likely as it has copies unseen; all else is equally likely."""
        assert isinstance(s, ImhotepState)
        return cards.count(s.deck, outcome - CARD) if CARD <= outcome < FLEET else 1

    def sample(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == REVEAL_FLEET:
            fleet = rng.below(FLEETS)
            while not has(s.fleets, fleet):
                fleet = rng.below(FLEETS)
            return FLEET + fleet
        if kind == CHOOSE_FIRST:
            return FIRST + rng.below(s.players)
        if kind == CHOOSE_SIDE:
            return SIDE + SIDES * a_of(packed) + rng.below(SIDES)
        return CARD + cards.random_kind(s.deck, rng)

    def audience(self, s: State, action: i64) -> i64:
        """All is public but what one player sees of the face-down cards (IMH-1.6)."""
        packed = s.top()
        return bit(a_of(packed)) if kind_of(packed) == PEEK else EVERYONE

    def reveals(self, s: State, action: i64) -> bool:
        """Keeping one of the face-down cards shows both to everybody (IMH-7.4)."""
        return KEEP <= action < PYRAMID

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        """Only the cards that another seat looks at are hidden: they are drawn anew."""
        assert isinstance(s, ImhotepState)
        copy = s.clone()
        if s.peeked != cards.EMPTY and view.looker(s) != seat:
            copy.deck += copy.peeked
            hidden = cards.size(copy.peeked)
            copy.peeked = cards.EMPTY
            for _ in range(hidden):
                one = cards.card(cards.random_kind(copy.deck, rng))
                copy.deck -= one
                copy.peeked += one
        return copy

    def score(self, s: State, seat: i64) -> i64:
        """What has been earned so far; what only the end brings is added at the end."""
        assert isinstance(s, ImhotepState)
        return scoring.score(s, seat)

    def rank(self, s: State, seat: i64) -> i64:
        """Of equal scores the one with more stones on the sled is ahead (IMH-13.5)."""
        assert isinstance(s, ImhotepState)
        return scoring.score(s, seat) * (SLED + 1) + of_seat(s.sled, seat)

    def rate(self, s: State, out: Choices, rates: vec[i64]) -> None:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        hints.rate(s, seat_of(packed), kind_of(packed), out, rates, self.ahead)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, ImhotepState)
        sheet: dict[str, int] = {}
        for source in range(SOURCES):
            if source != FROM_WRATH or self.wrath:
                sheet[SOURCE_NAME[source]] = s.earned[SOURCES * seat + source]
        return sheet

    def view(self, s: State, seat: i64) -> Mapping[str, object]:
        assert isinstance(s, ImhotepState)
        return view.view(s, seat, self.wrath)

    def position(self, s: State) -> str:
        assert isinstance(s, ImhotepState)
        return notation.position(s)

    def word(self, action: i64) -> str:
        return notation.word(action)

    def prompt(self, s: State) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.prompt(s)

    def label(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.label(s, action)

    def rule(self, s: State, action: i64) -> Message:
        assert isinstance(s, ImhotepState)
        return asking.rule(s, action)

    def refusals(self, s: State) -> list[Refusal]:
        assert isinstance(s, ImhotepState)
        return refusals.list_refusals(s, self.legal(s))


def pack_sides(letters: str) -> i64:
    """`ABBAA` as two bits per site."""
    sides: i64 = 0
    for letter in reversed(letters):
        side: i64 = ord(letter) - ord("A")
        sides = sides << 2 | side
    return sides


def list_outcomes(s: ImhotepState, packed: i64, out: Choices) -> None:
    """What chance may decide."""
    kind = kind_of(packed)
    if kind == REVEAL_FLEET:
        rules.list_fleets(s, out)
    elif kind == CHOOSE_FIRST:
        rules.list_first(s, out)
    elif kind == CHOOSE_SIDE:
        rules.list_sides(packed, out)
    else:
        deck.list_cards(s, out)


def decide_outcome(s: ImhotepState, packed: i64, action: i64) -> None:
    kind = kind_of(packed)
    if kind == DEAL_CARD:
        market.decide_deal(s, packed, action)
    elif kind == REVEAL_FLEET:
        rules.decide_fleet(s, action)
    elif kind == DRAW_CARD:
        market.decide_draw(s, packed, action)
    elif kind == UNCOVER:
        market.decide_uncover(s, packed, action)
    elif kind == PEEK:
        market.decide_peek(s, packed, action)
    elif kind == CHOOSE_FIRST:
        rules.fill_sleds(s, action - FIRST)
    else:
        rules.decide_side(s, packed, action)
