"""Information-set Monte Carlo tree search, for any game and any number of players.

Each simulation draws a position that the seat cannot tell from the true one and walks
down one tree that all these positions share: a node stands for a sequence of decisions,
whatever chance did between them. Each seat follows its own results. A choice counts as
tried only against the simulations in which it was legal (single-observer ISMCTS).
Below the tree the game is played to the end by the game's hints, with noise.

By the hints, choices are tried in the order of their rates. Where a game trusts its hints
(`Tuning.trust`), the rates count as results of some simulations too, in every step: results
must speak against them for long before a choice is taken that they rate low. The tree then
ends where chance decides, because below it all that may come would share one node.

Without hints it is the plain method: untried choices by lot, playouts at random. It shows what
the hints are worth.

The tree is a set of flat arrays: a simulation allocates nothing but its position.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saqqara.bots.greedy import lucky_playout
from saqqara.bots.observer import Observer
from saqqara.bots.tuning import tuning_of
from saqqara.bots.values import WIN, margins, win_shares
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import playout
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

NONE: Final = -1
TIES: Final = 16  # equal rates are tried in an order drawn by lot
MAX_DEPTH: Final = 400  # decisions of a walk inside the tree
EXPLORE: Final = 0.7  # weight of what was tried rarely, in win shares
EXPLORE_TRUSTED: Final = 0.5  # the same where the hints say what is worth a try
WIN_IN_RATES: Final = 600.0  # hundredths of a point that are trusted to make a win


class RootChoice:
    """What the search found about one choice of the decision."""

    def __init__(self, action: int, visits: int, value: int, share: int) -> None:
        self.action = action
        self.visits = visits
        self.value = value  # sum over the visits, win and margin
        self.share = share  # sum over the visits, win alone; WIN each at most


@mypyc_attr(acyclic=True)
class Search:
    """The tree of one decision. `run` may be called again and again for more simulations."""

    def __init__(self, game: Game, capacity: int, hints: bool = True) -> None:
        self.game = game
        self.tuning = tuning_of(game.id)
        self.hints = hints
        self.trust: i64 = 0
        if hints:
            self.trust = self.tuning.trust
        self.capacity: i64 = capacity
        self.decisions: i64 = 0  # seat decisions simulated, for measuring
        self.listens = False  # to the first answer that somebody other than the listener gives
        self.listener: i64 = 0
        self.heard: State | None = None  # where it was given, before it
        self.answer: i64 = NONE  # action * 8 + seat
        self.root: i64 = 0
        self.used: i64 = 1
        self.key = vec[i64]([0] * capacity)  # per node: action * 8 + seat
        self.child = vec[i64]([NONE] * capacity)  # first child
        self.sibling = vec[i64]([NONE] * capacity)  # next child of the same parent
        self.visits = vec[i64]([0] * capacity)
        self.offered = vec[i64]([0] * capacity)  # visits of the parent in which it was legal
        self.value = vec[i64]([0] * capacity)  # sum of results, for the seat that chose it
        self.share = vec[i64]([0] * capacity)  # the same without the margin
        self.path = vec[i64]([0] * MAX_DEPTH)
        self.found = vec[i64]([NONE] * game.actions)  # per action: its node, in this step
        self.out = Choices(game.actions)
        self.rates = vec[i64]([0] * game.actions)
        self.shares = vec[i64]([0] * game.players)
        self.extras = vec[i64]([0] * game.players)

    def clear(self) -> None:
        """Forget everything, for a new decision."""
        self.root = 0
        self.used = 1
        self.child[0] = NONE

    def descend(self, action: i64, seat: i64) -> bool:
        """Make the node of this choice the new root, keeping what is known below it."""
        at = self.child_of(self.root, action, seat)
        if at == NONE:
            return False
        self.root = at
        return True

    def run(self, observer: Observer, rng: Rng, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate(observer.sample(rng), rng, NONE, rng)

    def simulate(self, s: State, rng: Rng, forced: i64, luck: Rng) -> None:
        """One simulation of *s*, to its end; *forced* is the first choice, or NONE. Chance draws
        from *luck*: usually *rng* too, its own where simulations are to be compared."""
        depth = self.walk(s, rng, forced, luck)
        self.decisions += depth
        if self.hints:
            noise = self.tuning.noise
            self.decisions += lucky_playout(self.game, s, rng, luck, noise, self.out, self.rates)
        else:
            self.decisions += playout(self.game, s, rng, self.out)
        win_shares(self.game, s, self.shares)
        margins(self.game, s, self.tuning.margin, self.extras)
        i: i64
        for i in range(depth):
            at = self.path[i]
            seat = self.key[at] & 7
            self.visits[at] += 1
            self.share[at] += self.shares[seat]
            self.value[at] += self.shares[seat] + self.extras[seat]

    def walk(self, s: State, rng: Rng, forced: i64, luck: Rng) -> i64:
        """From the root down to a new node, or to the end; the length of the path.
        With trusted hints no further than to the next decision of chance."""
        game = self.game
        node = self.root
        depth: i64 = 0
        grown = False
        while s.depth > 0 and depth < MAX_DEPTH and not grown:
            seat = s.seat()
            if seat == CHANCE:
                if self.trust > 0 and depth > 0:
                    break
                game.apply(s, game.sample(s, luck))
                continue
            game.list_choices(s, self.out)
            if self.out.n == 1:
                game.apply(s, self.out.items[0])
                continue
            if depth == 0 and forced != NONE:
                self.out.n = 1
                self.out.items[0] = forced
            before = self.used
            node = self.step(s, rng, node, seat)
            if node == NONE:  # the tree is full
                break
            grown = self.used > before
            self.path[depth] = node
            depth += 1
            if self.listens and self.answer == NONE and seat != self.listener:
                self.heard = s.clone()
                self.answer = self.key[node]
            game.apply(s, self.key[node] >> 3)
        return depth

    def step(self, s: State, rng: Rng, node: i64, seat: i64) -> i64:
        """The child to walk to: the best rated that is untried, else the best by UCB.
        With trusted hints one rule is for both, tried or not."""
        out = self.out
        untried = out.n
        i: i64
        for i in range(out.n):
            self.found[out.items[i]] = NONE
        at = self.child[node]
        while at != NONE:
            if self.key[at] & 7 == seat:
                self.found[self.key[at] >> 3] = at
            at = self.sibling[at]
        for i in range(out.n):
            at = self.found[out.items[i]]
            if at != NONE:
                self.offered[at] += 1
                untried -= 1
        if self.trust > 0:
            return self.most_trusted(s, node, seat)
        if untried > 0:
            return self.grow(s, rng, node, seat)
        return self.most_promising()

    def most_promising(self) -> i64:
        best: i64 = NONE
        highest: float = -1e18
        i: i64
        for i in range(self.out.n):
            at = self.found[self.out.items[i]]
            visits: float = float(self.visits[at])
            mean: float = float(self.value[at]) / (visits * WIN)
            bound: float = mean + EXPLORE * sqrt(log(float(self.offered[at])) / visits)
            if bound > highest:
                highest = bound
                best = at
        return best

    def grow(self, s: State, rng: Rng, node: i64, seat: i64) -> i64:
        """A new child for the untried choice that is rated best; without hints for any."""
        if self.used == self.capacity:
            return NONE
        i: i64
        if self.hints:
            self.game.hints.rate(s, self.out, self.rates)
        else:
            for i in range(self.out.n):
                self.rates[i] = 0
        best: i64 = NONE
        highest: i64 = 0
        for i in range(self.out.n):
            if self.found[self.out.items[i]] == NONE:
                rated: i64 = self.rates[i] * TIES + rng.below(TIES)
                if best == NONE or rated > highest:
                    highest = rated
                    best = self.out.items[i]
        return self.add_child(node, best, seat)

    def add_child(self, node: i64, action: i64, seat: i64) -> i64:
        made = self.used
        self.used += 1
        self.key[made] = action * 8 + seat
        self.child[made] = NONE
        self.sibling[made] = self.child[node]
        self.visits[made] = 0
        self.offered[made] = 1
        self.value[made] = 0
        self.share[made] = 0
        self.child[node] = made
        return made

    def most_trusted(self, s: State, node: i64, seat: i64) -> i64:
        """The best by UCB, each choice beginning with `trust` results as its rate promises."""
        out = self.out
        self.game.hints.rate(s, out, self.rates)
        top = self.rates[0]
        visits: i64 = 0
        total: i64 = 0
        i: i64
        for i in range(out.n):
            top = max(top, self.rates[i])
            at = self.found[out.items[i]]
            if at != NONE:
                visits += self.visits[at]
                total += self.value[at]
        usual: float = 0.0  # what a simulation brought here, in win shares
        if visits > 0:
            usual = float(total) / (float(visits) * WIN)
        curious: float = EXPLORE_TRUSTED * sqrt(log(float(visits + 2)))
        best: i64 = 0
        highest: float = -1e18
        for i in range(out.n):
            promised: float = usual - float(top - self.rates[i]) / WIN_IN_RATES
            bound = self.trusted_bound(self.found[out.items[i]], promised, curious)
            if bound > highest:
                highest = bound
                best = i
        chosen = self.found[out.items[best]]
        if chosen != NONE or self.used == self.capacity:
            return chosen
        return self.add_child(node, out.items[best], seat)

    def trusted_bound(self, at: i64, promised: float, curious: float) -> float:
        visits: float = 0.0
        value: float = 0.0
        if at != NONE:
            visits = float(self.visits[at])
            value = float(self.value[at]) / WIN
        trust: float = float(self.trust)
        return (value + trust * promised) / (visits + trust) + curious / sqrt(visits + 1.0)

    def child_of(self, node: i64, action: i64, seat: i64) -> i64:
        at = self.child[node]
        while at != NONE and self.key[at] != action * 8 + seat:
            at = self.sibling[at]
        return at

    def visits_of(self, action: i64, seat: i64) -> i64:
        """Of a choice of the decision."""
        at = self.child_of(self.root, action, seat)
        if at == NONE:
            return 0
        return self.visits[at]

    def root_choices(self) -> list[RootChoice]:
        """The choices tried so far, the most visited first; of equals the better."""
        found: list[RootChoice] = []
        at = self.child[self.root]
        while at != NONE:
            action = self.key[at] >> 3
            found.append(RootChoice(action, self.visits[at], self.value[at], self.share[at]))
            at = self.sibling[at]
        found.sort(key=order)
        return found


def order(choice: RootChoice) -> tuple[int, int, int]:
    return (-choice.visits, -choice.value, choice.action)
