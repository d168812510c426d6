"""Imhotep for the kernel: dispatch by frame kind, the usual ones first, and nothing else."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.imhotep import actions as do
from saqqara.games.imhotep import (
    cards,
    foresight,
    hidden,
    notation,
    opening,
    rules,
    scoring,
)
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.encoding import ImhotepEncoder
from saqqara.games.imhotep.figures import DYNASTY, RED_KEPT, SECRET, figures, path_tiles
from saqqara.games.imhotep.hints import ImhotepHints
from saqqara.games.imhotep.names import SITE_NAME
from saqqara.games.imhotep.questions import QUESTIONS
from saqqara.games.imhotep.sites import market, temple
from saqqara.games.imhotep.sites.market import c as booming
from saqqara.games.imhotep.sites.market import d as black
from saqqara.games.imhotep.sites.market import gain
from saqqara.games.imhotep.sites.pyramids import ab as pyramids
from saqqara.games.imhotep.sites.pyramids import c as scaffold
from saqqara.games.imhotep.state import (
    STACK,
    ImhotepState,
    card_in_slot,
    for_seat,
    of_seat,
    side_of,
)
from saqqara.games.imhotep.voice import ImhotepVoice
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import CHANCE, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

RANK_STEP: Final = 64  # more than any sled holds


@mypyc_attr(acyclic=True)
class Imhotep(Game):
    def __init__(self, players: i64, options: dict[str, str], rules: int) -> None:
        wrath = options["wrath"] == "on"
        values = figures(options, rules)
        voice = ImhotepVoice(players, wrath, path_tiles(options))
        encoder = ImhotepEncoder(players, values[DYNASTY] == 1)
        super().__init__("imhotep", players, options, voice, ImhotepHints(), encoder)
        self.wrath: bool = wrath
        first = options["first"]
        self.first: i64 = -1 if first == "random" else int(first) - 1
        sides = options["sides"]
        self.lots: i64 = 0  # sides that the lot may give a site; 0 = they are chosen
        if sides.startswith("random"):
            self.lots = box.BASE_SIDES if sides == "random" else box.SIDES
        self.sides: i64 = 0 if self.lots > 0 else opening.pack_sides(sides)
        self.figures: vec[i64] = values
        self.new_cards: bool = options["expansion"] == "on"
        self.figure: i64 = int(options["hall_start"]) - 1

    def start(self) -> State:
        """The table before anything is drawn (IMH-2.1 to 2.4)."""
        quarry: i64 = 0
        room: i64 = 0
        coins: i64 = 0
        seat: i64
        for seat in range(self.players):
            quarry += for_seat(seat, self.stones())
            room += for_seat(seat, box.SLED)
            coins += for_seat(seat, box.COINS)
        fleets: i64 = 0
        for fleet in box.FLEETS_FOR[self.players]:
            fleets |= bit(fleet)
        s = ImhotepState(
            vec[i64]([0] * STACK),
            owned=vec[i64]([cards.EMPTY] * box.SEATS),
            tomb=vec[i64]([0] * box.SEATS),
            lying=vec[i64]([0] * box.SITES),
            earned=vec[i64]([0] * (box.SEATS * box.SOURCES)),
        )
        s.players = self.players
        s.dynasty = self.figures[DYNASTY] == 1
        s.sides = self.sides
        s.start = self.first
        s.fleets = fleets
        s.quarry = quarry
        s.deck = cards.full_deck(self.new_cards)
        s.figures = self.figures
        s.room = room
        s.coins = coins
        s.tombs = bit(box.TOMBS) - 1
        s.figure = self.figure
        if self.lots > 0:
            s.push(frame(do.CHOOSE_SIDE, CHANCE, 0, self.lots))
        else:
            opening.set_out(s, self.first)
        self.run_automatic(s)
        return s

    def stones(self) -> i64:
        """Of each player; with two players a second colour in a new dynasty (DYN-2.2)."""
        return opening.stones_each(self.players, self.figures[RED_KEPT] == 1)

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == do.TURN:
            rules.list_turn(s, seat_of(packed), s.ready, out)
        elif kind == do.TAKE_CARD:
            market.list_slots(s, seat_of(packed), out)
        elif kind == do.CHOOSE_PYRAMID:
            pyramids.list_pyramids(s, out)
        else:
            QUESTIONS[kind].choices(s, packed, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, ImhotepState)
        kind = kind_of(packed)
        if kind == do.TURN:
            rules.decide_turn(s, packed, action)
        elif kind == do.DEAL_CARD:
            market.decide_deal(s, packed, action)
        elif kind == do.TAKE_CARD:
            market.decide_take(s, packed, action)
        elif kind == do.CHOOSE_PYRAMID:
            pyramids.decide_pyramid(s, packed, action)
        else:
            QUESTIONS[kind].decide(s, packed, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, ImhotepState)
        kind = kind_of(packed)
        if kind == do.UNLOAD:
            rules.run_unload(s, packed)
        elif kind == do.END_TURN:
            rules.run_end_turn(s, packed)
        elif kind == do.CARD_DONE:
            gain.run_card_done(s, packed)
        elif kind == do.END_ROUND:
            rules.run_end_round(s)
        elif kind == do.CLEAR_MARKET:
            rules.run_clear_market(s)
        elif kind == do.BEGIN_ROUND:
            rules.run_begin_round(s, self.wrath)
        elif kind == do.GAIN_CARD:
            booming.run_gain(s, packed)
        elif kind == do.SCAFFOLD_REWARD:
            scaffold.run_reward(s, packed)
        else:
            temple.run(s, packed)

    def weight(self, s: State, outcome: i64) -> i64:
        """A card is as likely as it has copies unseen; all else is equally likely."""
        assert isinstance(s, ImhotepState)
        if do.CARD <= outcome < do.FLEET or do.CARD_NEW <= outcome < do.SIDE_NEW:
            return cards.count(s.deck, cards.card_of(outcome))
        return 1

    def sample(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, ImhotepState)
        packed = s.top()
        kind = kind_of(packed)
        if kind in (do.DEAL_CARD, do.PEEK, do.UNCOVER, do.DRAW_CARD):
            return cards.card_action(cards.random_kind(s.deck, rng))
        return QUESTIONS[kind].sample(s, packed, rng)

    def audience(self, s: State, action: i64) -> i64:
        """All is public but what one player sees of face-down cards (IMH-1.6, DYN-16.1)."""
        assert isinstance(s, ImhotepState)
        packed = s.top()
        return QUESTIONS[kind_of(packed)].audience(s, packed, action)

    def forced_is_public(self, s: State) -> bool:
        """Not with secret cards, which might be played, nor among cards that only one has seen."""
        assert isinstance(s, ImhotepState)
        return s.figures[SECRET] == 0 and not self.reveals(s, self.legal(s)[0])

    def reveals(self, s: State, action: i64) -> bool:
        """Keeping one of the face-down cards shows it, or what is discarded (IMH-7.4)."""
        assert isinstance(s, ImhotepState)
        if do.KEEP <= action < do.PYRAMID or do.KEEP_NEW <= action < do.HILL:
            return not black.shows_nothing(s, cards.kept(action))
        return s.dynasty and self.reveals_hidden(s, action)

    def reveals_hidden(self, s: ImhotepState, action: i64) -> bool:
        """A look at a pile, a secret card that is played, and the end, when all are shown."""
        if black.pile_size(s, box.SLOTS - 1) > 0 and side_of(s, box.MARKET) == box.SIDE_B:
            if rules.may_end_round(s, action):
                return True  # what is left there is discarded face up
        if do.TAKE <= action < do.KEEP and card_in_slot(s, action - do.TAKE) < 0:
            return True
        if s.figures[SECRET] == 0:
            return False
        if do.PLAY <= action < do.PASS or do.PLAY_NEW <= action < do.GET_AND_MOVE:
            return True
        return s.round == box.ROUNDS and hidden.any_secret(s)

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        """Only cards that this seat has not seen are hidden: they are drawn anew."""
        assert isinstance(s, ImhotepState)
        copy = s.clone()
        if s.dynasty:
            hidden.redraw(copy, seat, rng)
        elif s.peeked != cards.EMPTY and market.looker(s) != seat:
            market.ab.redraw(copy, rng)
        return copy

    def score(self, s: State, seat: i64) -> i64:
        """What has been earned so far; what only the end brings is added at the end."""
        assert isinstance(s, ImhotepState)
        return scoring.score(s, seat)

    def rank(self, s: State, seat: i64) -> i64:
        """Of equal scores the one with more stones on the sled is ahead (IMH-13.5)."""
        assert isinstance(s, ImhotepState)
        return scoring.score(s, seat) * RANK_STEP + of_seat(s.sled, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, ImhotepState)
        return scoring.sheet(s, seat, self.wrath)

    def pieces(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, ImhotepState)
        return {SITE_NAME[site]: of_seat(s.lying[site], seat) for site in range(box.SITES)}

    def foresee(self, s: State, action: i64) -> Mapping[str, object] | None:
        assert isinstance(s, ImhotepState)
        return foresight.foresee(self, s, action)

    def position(self, s: State) -> str:
        assert isinstance(s, ImhotepState)
        return notation.position(s)
