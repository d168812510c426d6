"""Murals of the Nile for the kernel: dispatch by frame kind, and nothing else."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.murals import cards, hidden, notation, rules, scoring, view
from saqqara.games.murals.actions import (
    BEGIN,
    DEAL,
    DEALT,
    DRAWN,
    FIRST,
    GO_ON,
    OWED,
    REVEAL,
    SETUP,
    START,
    TURN,
)
from saqqara.games.murals.encoding import MuralsEncoder
from saqqara.games.murals.hints import MuralsHints
from saqqara.games.murals.sheet import Sheet
from saqqara.games.murals.state import (
    AREA,
    COMBO,
    CUBES,
    DECK,
    HELD,
    MISS,
    PLACES,
    STACK,
    MuralsState,
    size,
)
from saqqara.games.murals.voice import MuralsVoice
from saqqara.kernel.bits import bit
from saqqara.kernel.event import EVERYONE
from saqqara.kernel.frame import AUTO, CHANCE, c_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Murals(Game):
    def __init__(self, players: i64, options: dict[str, str], rules: int) -> None:
        sheet = Sheet(options, rules)
        voice = MuralsVoice(players, sheet, options["odds"] == "on")
        hints = MuralsHints(players, sheet)
        super().__init__("murals", players, options, voice, hints, MuralsEncoder(players, sheet))
        self.sheet = sheet
        first = options["first"]
        self.first: i64 = -1 if first == "random" else int(first) - 1

    # ---- playing

    def start(self) -> State:
        """All cards in the deck, all cubes on 0 (MUR-3.1, MUR-3.2)."""
        low = vec[i64]([0] * PLACES)
        high = vec[i64]([0] * PLACES)
        low[DECK] = cards.ALL
        high[DECK] = cards.ALL
        s = MuralsState(vec[i64]([0] * STACK), low=low, high=high, cubes=vec[i64]([0] * CUBES))
        if self.first < 0:
            s.then(frame(START, CHANCE))
        else:
            s.then(frame(SETUP, AUTO, self.first))
        self.run_automatic(s)
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, MuralsState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == TURN:
            rules.list_turn(s, seat_of(packed), out)
        elif kind == OWED:
            rules.list_owed(s, out)
        elif kind == DRAWN:
            rules.list_deck(s, REVEAL, out)
        elif kind == DEALT:
            rules.list_deck(s, DEAL, out)
        else:
            rules.list_starters(self.players, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, MuralsState)
        kind = kind_of(packed)
        if kind == TURN:
            rules.decide_turn(s, packed, action, self.sheet, self.players)
        elif kind == DRAWN:
            rules.decide_drawn(s, action, self.sheet, self.players)
        elif kind == OWED:
            rules.decide_owed(s, packed, action)
        elif kind == DEALT:
            rules.decide_dealt(s, packed, action)
        else:
            rules.decide_start(s, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, MuralsState)
        kind = kind_of(packed)
        if kind == BEGIN:
            rules.run_begin(s, packed, self.sheet, self.players)
        elif kind == GO_ON:
            rules.go_on(s, self.sheet, self.players)
        else:
            rules.run_setup(s, packed, self.players)

    # ---- chance and hidden information

    def sample(self, s: State, rng: Rng) -> i64:
        """All cards in the deck, and all seats, are equally likely."""
        assert isinstance(s, MuralsState)
        kind = kind_of(s.top())
        if kind == DRAWN:
            return REVEAL + hidden.any_card(s, rng)
        if kind == DEALT:
            return DEAL + hidden.any_card(s, rng)
        return FIRST + rng.below(self.players)

    def audience(self, s: State, action: i64) -> i64:
        """A card from the deck into a hand is its owner's affair; all else is public."""
        packed = s.top()
        if kind_of(packed) == DEALT:
            return bit(c_of(packed))
        return EVERYONE

    def forced_is_public(self, s: State) -> bool:
        """That nothing but a stop is left tells that every card in hand lies in the shadow."""
        assert isinstance(s, MuralsState)
        packed = s.top()
        return kind_of(packed) != TURN or s.count == 0 or size(s, HELD + seat_of(packed)) == 0

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        assert isinstance(s, MuralsState)
        return hidden.determinize(s, seat, self.players, rng)

    # ---- counting

    def score(self, s: State, seat: i64) -> i64:
        assert isinstance(s, MuralsState)
        return scoring.score(s, self.sheet, seat, self.players)

    def rank(self, s: State, seat: i64) -> i64:
        assert isinstance(s, MuralsState)
        return self.score(s, seat) * 10_000 + scoring.tie_break(s, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, MuralsState)
        sheet = self.sheet
        return {
            "murals-source-combo": scoring.track_points(s, sheet, COMBO, seat, self.players),
            "murals-source-area": scoring.track_points(s, sheet, AREA, seat, self.players),
            "murals-source-miss": scoring.track_points(s, sheet, MISS, seat, self.players),
        }

    # ---- showing

    def foresee(self, s: State, action: i64) -> Mapping[str, object] | None:
        assert isinstance(s, MuralsState)
        return view.foreseen(s, action, self.sheet)

    def position(self, s: State) -> str:
        assert isinstance(s, MuralsState)
        return notation.position(s, self.players)
