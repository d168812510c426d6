"""Senet for the kernel: dispatch by frame kind, and nothing else."""

from mypy_extensions import i64, mypyc_attr

from saqqara.games.senet import notation, rules, scoring
from saqqara.games.senet.actions import DRAW_FIRST, FIRST, STICKS, THROW, TURN
from saqqara.games.senet.encoding import SenetEncoder
from saqqara.games.senet.hints import SenetHints
from saqqara.games.senet.state import SenetState, empty
from saqqara.games.senet.tables import WEIGHT
from saqqara.games.senet.voice import SenetVoice
from saqqara.kernel.frame import CHANCE, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Senet(Game):
    def __init__(self, players: i64, options: dict[str, str]) -> None:
        pawns: i64 = int(options["pawns"])
        voice = SenetVoice(pawns)
        super().__init__("senet", players, options, voice, SenetHints(), SenetEncoder(pawns))
        self.pawns = pawns
        first = options["first"]
        self.first: i64 = -1 if first == "random" else int(first) - 1

    def start(self) -> State:
        s = empty()
        if self.first < 0:
            s.then(frame(DRAW_FIRST, CHANCE))
        else:
            rules.set_up(s, self.first, self.pawns)
            rules.open_game(s, self.pawns)
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, SenetState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == TURN:
            rules.list_turn(s, seat_of(packed), out)
        elif kind == STICKS:
            rules.list_throws(out)
        else:
            rules.list_first(out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, SenetState)
        kind = kind_of(packed)
        if kind == TURN:
            rules.decide_turn(s, packed, action)
        elif kind == STICKS:
            rules.decide_throw(s, packed, action)
        else:
            rules.decide_first(s, action, self.pawns)

    def weight(self, s: State, outcome: i64) -> i64:
        """Four fair sticks (SEN-3.1); either seat is as likely to begin (SEN-2.2)."""
        if outcome >= FIRST:
            return 1
        return WEIGHT[outcome - THROW + 1]

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        """Nothing is hidden (SEN-7.3): a copy."""
        return s.clone()

    def score(self, s: State, seat: i64) -> i64:
        assert isinstance(s, SenetState)
        return scoring.borne_off(s, seat, self.pawns)

    def rank(self, s: State, seat: i64) -> i64:
        """If the game is stopped, the shorter way left decides (SEN-7.2)."""
        assert isinstance(s, SenetState)
        return 1000 * self.score(s, seat) - scoring.way_left(s, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        return {"senet-source-off": self.score(s, seat)}

    def position(self, s: State) -> str:
        assert isinstance(s, SenetState)
        return notation.position(s)
