"""Return of the Pharaoh for the kernel: dispatch by frame kind, and nothing else."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.pharaoh import crew, notation, rules, scoring, view
from saqqara.games.pharaoh.actions import (
    AUCTION,
    DEAL,
    DECLARE,
    DRAW_CHIP,
    FIRST,
    LAY_MORE,
    PASS_PHARAOH,
    ROUND,
    TURN,
    TURN_UP,
)
from saqqara.games.pharaoh.encoding import PharaohEncoder
from saqqara.games.pharaoh.hints import PharaohHints
from saqqara.games.pharaoh.state import HAND, PLACES, SEATS, STACK, PharaohState
from saqqara.games.pharaoh.tables import LOTS, PHARAOHS
from saqqara.games.pharaoh.voice import PharaohVoice
from saqqara.kernel.bits import bit, has
from saqqara.kernel.frame import AUTO, CHANCE, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Pharaoh(Game):
    def __init__(self, players: i64, options: dict[str, str]) -> None:
        bonus = options["bonus"] == "on"
        open_hands = options["open_hands"] == "on"
        voice = PharaohVoice(players, open_hands, bonus)
        hints = PharaohHints(players, bonus)
        encoder = PharaohEncoder(players, open_hands)
        super().__init__("pharaoh", players, options, voice, hints, encoder)
        self.bonus = bonus
        first = options["first"]
        self.first: i64 = -1 if first == "random" else int(first) - 1

    def start(self) -> State:
        """The table as laid out before the first lot is turned up (PHA-3.1 to 3.5)."""
        pharaohs: i64 = 0
        crew_at = vec[i64]([crew.EMPTY] * PLACES)
        seat: i64
        for seat in range(self.players):
            crew_at[HAND + seat] = crew.starting_hand()
            pharaohs += PHARAOHS[self.players] << 4 * seat
        s = PharaohState(vec[i64]([0] * STACK), crew=crew_at, won=vec[i64]([0] * SEATS))
        s.chip = self.first
        s.deck = bit(LOTS) - 1
        s.pharaohs = pharaohs
        if self.first < 0:
            s.then(frame(DRAW_CHIP, CHANCE))
        else:
            s.then(frame(ROUND, AUTO))
        self.run_automatic(s)
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, PharaohState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == LAY_MORE:
            rules.list_lay_more(s, packed, self.bonus, out)
        elif kind == TURN:
            rules.list_turn(s, seat_of(packed), self.bonus, out)
        elif kind == DEAL:
            rules.list_lots(s, out)
        else:
            rules.list_chip_holders(self.players, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, PharaohState)
        kind = kind_of(packed)
        if kind == LAY_MORE:
            rules.decide_lay_more(s, packed, action, self.players)
        elif kind == TURN:
            rules.decide_turn(s, packed, action, self.players)
        elif kind == DEAL:
            rules.decide_lot(s, action)
        else:
            rules.decide_chip(s, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, PharaohState)
        if kind_of(packed) == AUCTION:
            rules.run_auction(s)
        else:
            rules.run_round(s, self.players)

    def sample(self, s: State, rng: Rng) -> i64:
        """All lots in the deck, and all seats, are equally likely."""
        assert isinstance(s, PharaohState)
        if kind_of(s.top()) != DEAL:
            return FIRST + rng.below(self.players)
        lot = rng.below(LOTS)
        while not has(s.deck, lot):
            lot = rng.below(LOTS)
        return TURN_UP + lot

    def ends_turn(self, s: State, action: i64) -> bool:
        """A declaration and a pass are final (PHA-4.3, PHA-4.8), also where the same player
        opens the next auction."""
        return DECLARE <= action <= PASS_PHARAOH

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        """Hands follow from what everybody saw (PHA-2.2) and the deck has no order: a copy."""
        return s.clone()

    def score(self, s: State, seat: i64) -> i64:
        assert isinstance(s, PharaohState)
        return (
            scoring.treasure_points(s, seat)
            + scoring.variety_points(s, seat)
            + scoring.flag_points(s, seat)
        )

    def rank(self, s: State, seat: i64) -> i64:
        assert isinstance(s, PharaohState)
        return self.score(s, seat) * 1000 + scoring.crew_strength(s, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, PharaohState)
        return {
            "pharaoh-source-treasure": scoring.treasure_points(s, seat),
            "pharaoh-source-variety": scoring.variety_points(s, seat),
            "pharaoh-source-flags": scoring.flag_points(s, seat),
        }

    # ---- showing

    def foresee(self, s: State, action: i64) -> Mapping[str, object] | None:
        """Whoever puts a declaration together out of several cards has to know how far to go."""
        assert isinstance(s, PharaohState)
        if action >= DECLARE:
            return None
        bonus = rules.opening_bonus(s, s.seat(), self.bonus)
        told: view.PharaohForeseen = {"least": s.high + 1, "bonus": bonus}
        return told

    def position(self, s: State) -> str:
        assert isinstance(s, PharaohState)
        return notation.position(s, self.players)
