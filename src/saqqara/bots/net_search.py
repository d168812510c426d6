"""The tree search with a network in it: choices are tried by its priors, leaves are worth its word.

Information-set search like `search.py`: each simulation draws a position that the seat cannot tell
from the true one, and a node stands for what was decided on the way to it. Beyond that it
stands for what chance brought, too, as far as the searching seat sees it: a network can say what a
position is worth only after the dice.

Which choice is tried next: its mean result, and its prior times how rarely it was tried (PUCT);
where a game is tuned so, how little is known of it counts too (`Tuning.doubt`, UCB). The network is
asked where a node is new, as the seat that decides there, what the position is worth;
most nodes are met but once. Whoever comes again asks for the choices too: priors stay at them.
Where another of the drawn positions allows more choices at that node, it is asked for these. A leaf
counts what the network expects; `Tuning.playouts` mixes in what play to the end by the hints
brings.

Apart from `Search`, so that the bots without a network stay as quick as they are.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.bots.greedy import lucky_playout
from saqqara.bots.network import Network, Weights
from saqqara.bots.observer import Observer
from saqqara.bots.search import MAX_DEPTH, NONE, RootChoice, order
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, outcomes
from saqqara.kernel.event import sees
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

CHANCE_KEY: Final = 7  # stands for chance where keys hold a seat
MOST_NODES: Final = 1_000_000
NODES_PER_SIMULATION: Final = 40  # every choice gets a node as soon as one of them is tried
NOISE: Final = 0.25  # of the priors of the decision, where play is to be varied


def nodes_for(simulations: int) -> int:
    """Room for a tree that is never full."""
    return min(MOST_NODES, NODES_PER_SIMULATION * simulations + 1000)


@mypyc_attr(acyclic=True)
class NetSearch:
    """The tree of one decision of *seat*. `run` may be called again for more simulations."""

    def __init__(self, game: Game, weights: Weights, capacity: int, seat: int) -> None:
        self.game = game
        self.network = Network(game, weights)
        self.tuning = tuning_of(game.id)
        self.curious: float = self.tuning.curious
        self.doubt: float = self.tuning.doubt
        self.capacity: i64 = capacity
        self.seat: i64 = seat  # who searches, and what it sees of chance
        self.decisions: i64 = 0  # simulated, for measuring
        self.root: i64 = 0
        self.used: i64 = 1
        self.key = vec[i64]([0] * capacity)  # per node: action * 8 + seat
        self.child = vec[i64]([NONE] * capacity)
        self.sibling = vec[i64]([NONE] * capacity)
        self.visits = vec[i64]([0] * capacity)
        self.share = vec[i64]([0] * capacity)  # sum of results, for the seat that chose it
        self.prior = vec[float]([0.0] * capacity)
        self.path = vec[i64]([0] * MAX_DEPTH)
        self.found = vec[i64]([NONE] * game.actions)  # per action: its node, in this step
        self.out = Choices(game.actions)
        self.rates = vec[i64]([0] * game.actions)
        self.shares = vec[i64]([0] * game.players)
        self.simulations: i64 = 0  # since `clear`
        self.total = vec[i64]([0] * game.players)  # of their shares, by seat

    def clear(self, seat: int) -> None:
        """Forget everything, for a new decision of this seat."""
        self.seat = seat
        self.root = 0
        self.used = 1
        self.child[0] = NONE
        self.simulations = 0
        i: i64
        for i in range(self.game.players):
            self.total[i] = 0

    def descend(self, action: i64, seat: i64) -> bool:
        """Make the node of this choice the new root, keeping what is known below it."""
        at = self.child_of(self.root, action, seat)
        if at == NONE:
            return False
        self.root = at
        return True

    def run(self, observer: Observer, rng: Rng, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate(observer.sample(rng), rng)

    def simulate(self, s: State, rng: Rng) -> None:
        depth = self.walk(s, rng)
        self.decisions += depth
        i: i64
        for i in range(depth):
            at = self.path[i]
            self.visits[at] += 1
            self.share[at] += self.shares[self.key[at] & 7]
        self.simulations += 1
        for i in range(self.game.players):
            self.total[i] += self.shares[i]

    def walk(self, s: State, rng: Rng) -> i64:
        """From the root to a decision that is new, or to the end; the length of the path. What
        every seat may expect there is then in `shares`."""
        game = self.game
        node = self.root
        new = False
        depth: i64 = 0
        while s.depth > 0:
            seat = s.seat()
            if seat == CHANCE:
                outcome = game.sample(s, rng)
                if node != NONE and sees(game.audience(s, outcome), self.seat):
                    known = self.used
                    node = self.after_chance(node, outcome)
                    new = self.used > known
                game.apply(s, outcome)
                continue
            game.list_choices(s, self.out)
            if self.out.n == 1:
                game.apply(s, self.out.items[0])
                continue
            if node == NONE or new or depth == MAX_DEPTH:
                self.judge_leaf(s, seat, rng, False)
                return depth
            if not self.known(s, node, seat):
                self.judge_leaf(s, seat, rng, True)
                return depth
            node = self.most_promising()
            new = self.visits[node] == 0
            self.path[depth] = node
            depth += 1
            game.apply(s, self.key[node] >> 3)
        outcomes(game, s, self.tuning.prospects, self.shares)
        return depth

    def after_chance(self, node: i64, outcome: i64) -> i64:
        """The node of what chance brought, a new one if need be; NONE when the tree is full."""
        at = self.child_of(node, outcome, CHANCE_KEY)
        if at == NONE and self.used < self.capacity:
            at = self.add_child(node, outcome, CHANCE_KEY, 0.0)
        return at

    def known(self, s: State, node: i64, seat: i64) -> bool:
        """Find the nodes of all choices, and make those that are missing. False: none was known
        here, or there is no room; the network has then looked."""
        out = self.out
        i: i64
        for i in range(out.n):
            self.found[out.items[i]] = NONE
        at = self.child[node]
        while at != NONE:
            if self.key[at] & 7 == seat:
                self.found[self.key[at] >> 3] = at
            at = self.sibling[at]
        missing: i64 = 0
        for i in range(out.n):
            if self.found[out.items[i]] == NONE:
                missing += 1
        if missing == 0:
            return True
        self.network.look(s, seat)
        self.network.prefer(out)
        if self.used + missing > self.capacity:
            return False
        for i in range(out.n):
            if self.found[out.items[i]] == NONE:
                prior = self.network.priors[i]
                self.found[out.items[i]] = self.add_child(node, out.items[i], seat, prior)
        return missing < out.n

    def judge_leaf(self, s: State, seat: i64, rng: Rng, looked: bool) -> None:
        """What the network expects; and where the game is tuned so what play to the end brings.
        The network is not asked for what would count nothing."""
        expected = self.network.shares
        mixed = self.tuning.playouts
        played = self.tuning.played
        plays = mixed > 0 and (played == 100 or rng.below(100) < played)
        if not looked and (not plays or mixed < 100):
            self.network.look(s, seat)
        i: i64
        if not plays:
            for i in range(self.game.players):
                self.shares[i] = expected[i]
            return
        noise = self.tuning.noise
        self.decisions += lucky_playout(self.game, s, rng, rng, noise, self.out, self.rates)
        outcomes(self.game, s, self.tuning.prospects, self.shares)
        if mixed < 100:
            for i in range(self.game.players):
                both = expected[i] * (100 - mixed) + self.shares[i] * mixed
                self.shares[i] = both // 100

    def most_promising(self) -> i64:
        """By PUCT among the choices that were found; what was never tried counts as the others'
        mean."""
        out = self.out
        visits: i64 = 0
        total: i64 = 0
        sure: float = 0.0  # the priors of what is legal now need not add up to 1
        i: i64
        for i in range(out.n):
            at = self.found[out.items[i]]
            visits += self.visits[at]
            total += self.share[at]
            sure += self.prior[at]
        usual: float = 0.0
        if visits > 0:
            usual = float(total) / (float(visits) * WIN)
        curious: float = self.curious * sqrt(float(visits + 1)) / (sure + 1e-9)
        doubt: float = self.doubt * sqrt(log(float(visits + 1)))
        best: i64 = NONE
        highest: float = -1e18
        for i in range(out.n):
            at = self.found[out.items[i]]
            tried: float = float(self.visits[at])
            mean: float = usual
            if tried > 0.0:
                mean = float(self.share[at]) / (tried * WIN)
            bound: float = mean + curious * self.prior[at] / (1.0 + tried)
            if doubt > 0.0:
                bound += doubt / sqrt(tried + 1.0)
            if bound > highest:
                highest = bound
                best = at
        return best

    def add_child(self, node: i64, action: i64, seat: i64, prior: float) -> i64:
        made = self.used
        self.used += 1
        self.key[made] = action * 8 + seat
        self.child[made] = NONE
        self.sibling[made] = self.child[node]
        self.visits[made] = 0
        self.share[made] = 0
        self.prior[made] = prior
        self.child[node] = made
        return made

    def child_of(self, node: i64, action: i64, seat: i64) -> i64:
        at = self.child[node]
        while at != NONE and self.key[at] != action * 8 + seat:
            at = self.sibling[at]
        return at

    def stir(self, rng: Rng) -> None:
        """Noise into the priors of the decision, so that learners see what else there is. Shares
        of 1 drawn evenly (Dirichlet's distribution at 1)."""
        total: float = 0.0
        at = self.child[self.root]
        drawn: list[float] = []
        while at != NONE:
            part = -log((float(rng.word()) + 1.0) / 4294967296.0)
            drawn.append(part)
            total += part
            at = self.sibling[at]
        at = self.child[self.root]
        i: i64 = 0
        while at != NONE:
            self.prior[at] = (1.0 - NOISE) * self.prior[at] + NOISE * drawn[i] / (total + 1e-9)
            i += 1
            at = self.sibling[at]

    def expected(self) -> list[float]:
        """The share of the win that each seat may expect, by all simulations."""
        mean: float = 1.0 / (float(max(1, self.simulations)) * WIN)
        return [float(self.total[seat]) * mean for seat in range(int(self.game.players))]

    def root_choices(self) -> list[RootChoice]:
        """The choices of the decision, the most visited first; of equals the better."""
        found: list[RootChoice] = []
        at = self.child[self.root]
        while at != NONE:
            if self.key[at] & 7 == self.seat:
                share = self.share[at]
                found.append(RootChoice(self.key[at] >> 3, self.visits[at], share, share))
            at = self.sibling[at]
        found.sort(key=order)
        return found
