"""Cleopatra for the kernel: dispatch by frame kind, the usual ones first, and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import (
    ages,
    cards,
    characters,
    giving,
    hidden,
    market,
    mosaics,
    notation,
    offering,
    palace,
    rules,
    scoring,
)
from saqqara.games.cleopatra.actions import (
    ASK_ACT,
    ASK_AFTER,
    ASK_COURTESAN,
    ASK_ONES,
    ASK_PAY,
    ASK_REFILL,
    ASK_TENS,
    ASK_VISIT,
    BEGGING,
    BEGIN,
    CHARACTER_DONE,
    CHOOSE_FIRST,
    DONE,
    DRAW,
    DRAW_CARD,
    END_TURN,
    FACE,
    LAY_OUT,
    OFFERING,
    PIECE_DONE,
    PILE_CHECK,
    PLAY_BEGGAR,
    REVEAL,
    ROLL,
    TILE,
    TOP_CARD,
)
from saqqara.games.cleopatra.encoding import CleopatraEncoder
from saqqara.games.cleopatra.hints import CleopatraHints
from saqqara.games.cleopatra.names import FROM_CROCODILE, FROM_MERCHANTS, SOURCE_NAME
from saqqara.games.cleopatra.questions import QUESTIONS
from saqqara.games.cleopatra.ruleset import Ruleset, ruleset
from saqqara.games.cleopatra.state import (
    BIDS,
    BOOKS,
    DECK,
    MERCHANTS,
    PLACES,
    STACK,
    CleopatraState,
    earn,
)
from saqqara.games.cleopatra.tables import FROM, FROM_START, SEATS, TALENTS, TILES
from saqqara.games.cleopatra.tables import MERCHANTS as KIT_MERCHANTS
from saqqara.games.cleopatra.voice import CleopatraVoice
from saqqara.kernel.bits import bit
from saqqara.kernel.frame import CHANCE, b_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Cleopatra(Game):
    def __init__(self, players: i64, options: dict[str, str], version: int) -> None:
        rules = ruleset(players, options, version)
        voice, hints = CleopatraVoice(rules), CleopatraHints(rules)
        super().__init__("cleopatra", players, options, voice, hints, CleopatraEncoder(players))
        self.rules: Ruleset = rules

    # ---- playing

    def start(self) -> State:
        """The table before anything is drawn (CLE-4.1 to 4.3)."""
        piles = vec[i64]([cards.EMPTY] * PLACES)
        piles[DECK] = cards.full_deck(self.rules.with_trompe)
        s = CleopatraState(
            vec[i64]([0] * STACK),
            piles=piles,
            books=vec[i64]([0] * BOOKS),
            laid=vec[i64]([-1] * TILES),
            earned=vec[i64]([0] * (SEATS * FROM)),
        )
        s.tiles = bit(TILES) - 1
        seat: i64
        for seat in range(self.players):
            s.books[MERCHANTS + seat] = KIT_MERCHANTS
            s.books[BIDS + seat] = -1
            earn(s, seat, FROM_START, TALENTS)
        s.push(frame(CHOOSE_FIRST, CHANCE))
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, CleopatraState)
        packed = s.stack[s.depth - 1]
        kind = kind_of(packed)
        if kind == ASK_PAY:
            palace.list_pay(s, self.rules, packed, out)
        elif kind == ASK_ACT:
            rules.list_act(s, self.rules, packed, out)
        elif kind == ASK_REFILL:
            market.list_refill(packed, out)
        elif kind == ASK_AFTER:
            rules.list_after(s, packed, out)
        elif kind == ASK_VISIT:
            rules.list_visit(s, self.rules, packed, out)
        else:
            QUESTIONS[kind].choices(s, self.rules, packed, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, CleopatraState)
        kind = kind_of(packed)
        if kind == REVEAL:
            market.decide_reveal(s, action)
        elif kind == ASK_PAY:
            palace.decide_pay(s, self.rules, packed, action)
        elif kind == ASK_ACT:
            rules.decide_act(s, self.rules, packed, action)
        elif kind == ASK_REFILL:
            market.decide_refill(s, packed, action)
        elif kind == FACE:
            market.decide_face(s, packed, action)
        elif kind == ASK_AFTER:
            rules.decide_after(s, self.rules, packed, action)
        elif kind == ASK_VISIT:
            rules.decide_visit(s, self.rules, packed, action)
        else:
            QUESTIONS[kind].decide(s, self.rules, packed, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, CleopatraState)
        kind = kind_of(packed)
        if kind == DRAW:
            market.run_draw(s, packed, self.rules)
        elif kind == LAY_OUT:
            market.run_lay_out(s, packed, self.rules, b_of(packed) == 0)
        elif kind == BEGIN:
            rules.run_begin(s, packed)
        elif kind == PILE_CHECK:
            mosaics.run_pile_check(s)
        elif kind == PIECE_DONE:
            palace.run_piece_done(s, packed)
        elif kind == CHARACTER_DONE:
            characters.run_character_done(s)
        elif kind == BEGGING:
            giving.run_begging(s, self.rules, packed)
        elif kind == OFFERING:
            offering.run_offering(s)
        elif kind == END_TURN:
            rules.run_end_turn(s, self.rules)
        else:
            rules.run_finish(s, self.rules)

    # ---- chance and hidden information

    def weight(self, s: State, outcome: i64) -> i64:
        assert isinstance(s, CleopatraState)
        if outcome >= TILE:
            return 1
        if outcome >= ROLL:
            return rules.roll_weight(s, outcome - ROLL)
        if outcome >= TOP_CARD:
            return market.reveal_weight(s, outcome)
        return cards.count(ages.unseen(s), outcome - DRAW_CARD)

    def sample(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, CleopatraState)
        kind = kind_of(s.stack[s.depth - 1])
        if kind == REVEAL:
            return market.sample_reveal(s, rng)
        return QUESTIONS[kind].sample(s, self.rules, rng)

    def audience(self, s: State, action: i64) -> i64:
        """Hidden cards are for who gets them; bids for their owner, but for the last."""
        packed = s.stack[s.depth - 1]
        return QUESTIONS[kind_of(packed)].audience(self.rules, packed, action)

    def together(self, s: State) -> i64:
        """An Offering: the seat that is asked and all behind it."""
        packed = s.stack[s.depth - 1]
        kind = kind_of(packed)
        if kind not in (ASK_TENS, ASK_ONES):
            return 0
        return bit(self.players) - bit(seat_of(packed))

    def forced_is_public(self, s: State) -> bool:
        """In a turn of one's own, however little is left; never where others ask for cards."""
        kind = kind_of(s.stack[s.depth - 1])
        return ASK_ACT <= kind < ASK_COURTESAN

    def reveals(self, s: State, action: i64) -> bool:
        """What shows something of a hand or of the bids to somebody who did not know it."""
        assert isinstance(s, CleopatraState)
        packed = s.stack[s.depth - 1]
        kind = kind_of(packed)
        if QUESTIONS[kind].reveals(self.rules, packed, action) or PLAY_BEGGAR <= action < DONE:
            return True
        return rules.ends_game(s, self.rules, kind, action)

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        assert isinstance(s, CleopatraState)
        return hidden.determinize(s, self.rules, seat, rng)

    # ---- counting

    def score(self, s: State, seat: i64) -> i64:
        assert isinstance(s, CleopatraState)
        return scoring.score(s, seat, self.players)

    def rank(self, s: State, seat: i64) -> i64:
        assert isinstance(s, CleopatraState)
        return scoring.rank(s, seat, self.players)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, CleopatraState)
        sheet: dict[str, int] = {}
        for source in range(FROM):
            sheet[SOURCE_NAME[source]] = s.earned[FROM * seat + source]
        sheet[FROM_MERCHANTS] = scoring.merchant_talents(s, seat)
        lost = scoring.score(s, seat, self.players) - scoring.wealth(s, seat)
        sheet[FROM_CROCODILE] = lost
        return sheet

    # ---- showing

    def position(self, s: State) -> str:
        assert isinstance(s, CleopatraState)
        return notation.position(s, self.players)
