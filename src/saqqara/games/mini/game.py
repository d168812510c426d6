"""Mini for the kernel: dispatch by frame kind, and nothing else."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.games.mini import hidden, notation, pile, rules, scoring
from saqqara.games.mini.actions import BID, DEAL, DRAW, NEXT, RED, ROUND, TAKE, TRIM, TURN, UNLOAD
from saqqara.games.mini.encoding import MiniEncoder
from saqqara.games.mini.state import SEATS, STACK, MiniState
from saqqara.games.mini.tables import COINS, SHIPS, SLOTS
from saqqara.games.mini.voice import MiniVoice
from saqqara.kernel.bits import bit
from saqqara.kernel.event import EVERYONE
from saqqara.kernel.frame import AUTO, a_of, frame, kind_of, seat_of
from saqqara.kernel.game import Choices, Game, Hints
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State


@mypyc_attr(acyclic=True)
class Mini(Game):
    def __init__(self, players: i64, options: dict[str, str]) -> None:
        rounds: i64 = int(options["rounds"])
        open_bids = options["open_bids"] == "on"
        voice = MiniVoice(players, open_bids)
        encoder = MiniEncoder(players, rounds, open_bids)
        super().__init__("mini", players, options, voice, Hints(), encoder)
        self.rounds = rounds
        self.open_bids = open_bids

    # ---- playing

    def start(self) -> State:
        s = MiniState(
            vec[i64]([0] * STACK),
            cargo=vec[i64]([0] * SHIPS),
            docked=vec[i64]([-1] * SHIPS),
            slots=vec[i64]([-1] * SLOTS),
            stones=vec[i64]([0] * SEATS),
            coins=vec[i64]([COINS] * SEATS),
            points=vec[i64]([0] * SEATS),
            taken=vec[i64]([pile.EMPTY] * SEATS),
            hands=vec[i64]([pile.EMPTY] * SEATS),
            trimmed=vec[i64]([pile.EMPTY] * SEATS),
            sealed=vec[i64]([-1] * SEATS),
        )
        s.deck = pile.full_deck()
        s.then(frame(ROUND, AUTO))
        self.run_automatic(s)
        return s

    def choices(self, s: State, out: Choices) -> None:
        assert isinstance(s, MiniState)
        packed = s.top()
        kind = kind_of(packed)
        if kind == TURN:
            rules.list_turn(s, seat_of(packed), out)
        elif kind == TAKE:
            rules.list_take(s, out)
        elif kind == RED:
            rules.list_red(out)
        elif kind == TRIM:
            rules.list_trim(s, seat_of(packed), a_of(packed), out)
        elif kind == BID:
            rules.list_bid(s, seat_of(packed), out)
        else:
            rules.list_kinds(s, packed, out)

    def decide(self, s: State, packed: i64, action: i64) -> None:
        assert isinstance(s, MiniState)
        kind = kind_of(packed)
        if kind == TURN:
            rules.decide_turn(s, packed, action)
        elif kind == TAKE:
            rules.decide_take(s, packed, action)
        elif kind == RED:
            rules.decide_red(s, packed, action)
        elif kind == TRIM:
            rules.decide_trim(s, packed, action)
        elif kind == BID:
            rules.decide_bid(s, packed, action, self.players, self.open_bids)
        elif kind == DEAL:
            rules.decide_deal(s, packed, action)
        else:
            rules.decide_draw(s, packed, action)

    def run(self, s: State, packed: i64) -> None:
        assert isinstance(s, MiniState)
        kind = kind_of(packed)
        if kind == UNLOAD:
            rules.run_unload(s, packed)
        elif kind == NEXT:
            rules.run_next(s, self.players)
        else:
            rules.run_round(s, self.rounds, self.players)

    # ---- chance and hidden information

    def weight(self, s: State, outcome: i64) -> i64:
        """Every card of the deck is equally likely, so a kind weighs its copies."""
        assert isinstance(s, MiniState)
        return pile.count(s.deck, outcome - rules.chance_block(s.top()))

    def sample(self, s: State, rng: Rng) -> i64:
        assert isinstance(s, MiniState)
        return rules.chance_block(s.top()) + pile.any_kind(s.deck, rng)

    def audience(self, s: State, action: i64) -> i64:
        """Draws and discards are their owner's; offers too, but for the one that opens all."""
        packed = s.top()
        kind = kind_of(packed)
        if kind == DRAW:
            return bit(a_of(packed))
        if kind == TRIM:
            return bit(seat_of(packed))
        if kind == BID and not self.open_bids and seat_of(packed) + 1 < self.players:
            return bit(seat_of(packed))
        return EVERYONE

    def together(self, s: State) -> i64:
        """Sealed offers: the seat that is asked and all behind it."""
        packed = s.top()
        if kind_of(packed) != BID or self.open_bids:
            return 0
        seats: i64 = 0
        seat: i64
        for seat in range(seat_of(packed), self.players):
            seats |= bit(seat)
        return seats

    def reveals(self, s: State, action: i64) -> bool:
        """The last offer opens the others, and in the last round the hands."""
        packed = s.top()
        return kind_of(packed) == BID and seat_of(packed) + 1 == self.players

    def determinize(self, s: State, seat: i64, rng: Rng) -> State:
        assert isinstance(s, MiniState)
        return hidden.determinize(s, seat, self.players, self.open_bids, rng)

    # ---- counting

    def score(self, s: State, seat: i64) -> i64:
        assert isinstance(s, MiniState)
        return scoring.score(s, seat)

    def rank(self, s: State, seat: i64) -> i64:
        assert isinstance(s, MiniState)
        return scoring.rank(s, seat)

    def score_sheet(self, s: State, seat: i64) -> dict[str, int]:
        assert isinstance(s, MiniState)
        return {
            "mini-source-made": s.points[seat],
            "mini-source-market": scoring.market_points(s, seat),
            "mini-source-hand": scoring.hand_points(s, seat),
        }

    # ---- showing

    def position(self, s: State) -> str:
        assert isinstance(s, MiniState)
        return notation.position(s, self.players)
