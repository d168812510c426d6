"""Cleopatra for the kernel: dispatch by frame kind, and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.cleopatra import (
    ages,
    cards,
    characters,
    dispatch,
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
    ASK_BEGGAR,
    ASK_COURTESAN,
    ASK_ONES,
    ASK_PAY,
    ASK_TENS,
    ASK_VISIT,
    ASK_VIZIER,
    BEGGING,
    BEGIN,
    CHARACTER_DONE,
    CHOOSE_FIRST,
    DEAL,
    DONE,
    DRAW,
    DRAW_CARD,
    END_TURN,
    FACE,
    FIRST,
    GIVE_TALENTS,
    LAY_OUT,
    NEXT_TILE,
    OFFERING,
    PIECE_DONE,
    PILE_CHECK,
    PLAY_BEGGAR,
    REVEAL,
    ROLL,
    ROLL_DICE,
    TILE,
    TOP_CARD,
    TOP_DOWN,
)
from saqqara.games.cleopatra.encoding import CleopatraEncoder
from saqqara.games.cleopatra.hints import CleopatraHints
from saqqara.games.cleopatra.names import FROM_CROCODILE, FROM_MERCHANTS, SOURCE_NAME
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
from saqqara.games.cleopatra.tables import DICE, DIE_FACES, FROM, FROM_START, SEATS, TALENTS, TILES
from saqqara.games.cleopatra.tables import MERCHANTS as KIT_MERCHANTS
from saqqara.games.cleopatra.voice import CleopatraVoice
from saqqara.kernel.bits import bit, has
from saqqara.kernel.event import EVERYONE
from saqqara.kernel.frame import CHANCE, a_of, b_of, frame, kind_of, seat_of
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
        if kind == ASK_ACT:
            rules.list_act(s, self.rules, packed, out)
        elif kind == ASK_PAY:
            palace.list_pay(s, self.rules, packed, out)
        elif kind == ASK_VISIT:
            rules.list_visit(s, self.rules, packed, out)
        elif kind == ASK_AFTER:
            rules.list_after(s, packed, out)
        elif kind < ASK_ACT:
            dispatch.list_outcomes(s, self.rules, kind, out)
        elif kind < ASK_COURTESAN:
            dispatch.list_of_turn(s, packed, kind, out)
        else:
            dispatch.list_of_characters(s, self.rules, packed, kind, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, CleopatraState)
        kind = kind_of(packed)
        if kind == ASK_ACT:
            rules.decide_act(s, self.rules, packed, action)
        elif kind == ASK_PAY:
            palace.decide_pay(s, self.rules, packed, action)
        elif kind == ASK_VISIT:
            rules.decide_visit(s, self.rules, packed, action)
        elif kind == ASK_AFTER:
            rules.decide_after(s, self.rules, packed, action)
        elif kind < ASK_ACT:
            dispatch.decide_outcome(s, self.rules, packed, kind, action)
        elif kind < ASK_COURTESAN:
            dispatch.decide_in_turn(s, self.rules, packed, kind, action)
        else:
            dispatch.decide_character(s, self.rules, packed, kind, action)

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
            if rng.below(s.ups + s.downs) < s.downs:
                return TOP_DOWN
            return TOP_CARD + cards.random_kind(s.piles[DECK], rng)
        if kind == ROLL_DICE:
            ankhs: i64 = 0
            for _ in range(DICE - s.dice):
                if rng.below(DIE_FACES) == 0:
                    ankhs += 1
            return ROLL + ankhs
        if kind == NEXT_TILE:
            tile = rng.below(TILES)
            while not has(s.tiles, tile):
                tile = rng.below(TILES)
            return TILE + tile
        if kind == CHOOSE_FIRST:
            return FIRST + rng.below(self.players)
        return DRAW_CARD + cards.random_kind(ages.unseen(s), rng)

    def audience(self, s: State, action: i64) -> i64:
        """Hidden cards are for who gets them; bids for their owner, but for the last."""
        packed = s.stack[s.depth - 1]
        kind = kind_of(packed)
        if kind in (DEAL, FACE):
            return bit(a_of(packed))
        if kind in (ASK_COURTESAN, ASK_TENS):
            return bit(seat_of(packed))
        if kind == ASK_VIZIER and action != DONE:
            return bit(seat_of(packed))
        if kind == ASK_ONES and seat_of(packed) + 1 < self.players:
            return bit(seat_of(packed))
        if kind == ASK_BEGGAR and action != GIVE_TALENTS:
            return bit(seat_of(packed)) | bit(a_of(packed))
        return EVERYONE

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
        if kind == ASK_ONES:
            return seat_of(packed) + 1 == self.players
        if rules.ends_game(s, self.rules, kind, action):
            return True
        if kind == ASK_VIZIER:
            return action == DONE  # what is kept stays unseen; the rest is discarded openly
        if kind in (ASK_BEGGAR, ASK_COURTESAN):
            return True
        return PLAY_BEGGAR <= action < DONE

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
