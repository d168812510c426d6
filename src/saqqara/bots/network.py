"""A small network that looks at a position as one seat sees it: who will win, and what to try.

Two hidden layers over the observation in bytes (`Game.encoder`), whole numbers throughout. It says
what every seat may expect of the win, and how promising each legal choice is. It sees nothing but
the observation of one seat and the list of legal choices, which that seat knows too: positions
that the seat cannot tell apart get the same answer.

    from the observation     `first` sums, negative ones cut off
    from these               `second` sums, the same way
    from these               a sum for each seat (from the viewer, clockwise) and for each action

What a count is worth need not grow with it: an entry that can be more than 1 has a row of weights
for each value up to FINE, and one more for each 1 beyond. Nothing is multiplied but by that.

Numbers are fixed point: a weight of 1.0 is 2**20; what a hidden layer hands on counts 2**12 for 1.
Most entries of an observation are 0, and so are many sums: only others are added up. Two weights
of the first layer lie in one word, added up together; `Weights` sees to it that no sum leaves its
half. Only the last step, shares of 1 made of the sums, is done in floats.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.bots.values import WIN
from saqqara.kernel.encoding import around, width
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

WEIGHT_BITS: Final = 20
ONE: Final = 0x100000  # a weight of 1.0
UNIT_BITS: Final = 12
HIGHEST: Final = 0x40000  # 64.0, the most that a hidden sum hands on: no file can overflow i64
HALF_BITS: Final = 32
HALF: Final = 0x80000000
HALF_MASK: Final = 0xFFFFFFFF
LAST_SCALE: Final = 4294967296.0  # 2**32: weights times units, what the last sums count for 1.0
FINE: Final = 16  # values of an entry with a row each; what lies beyond is counted by ones

FIRST: Final = 128  # sums of the hidden layers, unless told otherwise
SECOND: Final = 32
MOST_SUMS: Final = 1024


def count_weights(players: int, rows: int, actions: int, first: int, second: int) -> int:
    """Rows of the first layer (`count_rows`) and its biases, the same of the second, rows of seats
    and their biases, rows of actions and theirs."""
    hidden = (rows + 1) * first + (first + 1) * second
    return hidden + (players + actions) * (second + 1)


def rows_for(high: int) -> int:
    """Rows of an entry that can be so high: a value each, and one for all that is beyond."""
    return min(high, FINE) + (high > FINE)


def count_rows(highs: list[int]) -> int:
    return sum([rows_for(high) for high in highs])


def highs_of(game: Game) -> list[int]:
    """The highest that each entry of the observation can be."""
    highs: list[int] = []
    for part in game.encoder.layout():
        highs += [part.high] * part.size
    return highs


@mypyc_attr(acyclic=True)
class Weights:
    """The numbers of a network. OptionError if they are not for this *game*, or too large."""

    def __init__(
        self, game: Game, first: int, second: int, numbers: list[int], name: str = ""
    ) -> None:
        highs = highs_of(game)
        rows = count_rows(highs)
        players = int(game.players)
        actions = int(game.actions)
        wanted = count_weights(players, rows, actions, first, second)
        if len(numbers) != wanted or first % 2 != 0:
            raise other_weights(name, game)
        self.players: i64 = players
        self.seen: i64 = len(highs)
        self.actions: i64 = actions
        self.first: i64 = first
        self.second: i64 = second
        check_sums(numbers, highs, first, name)
        starts, fine = places_of(highs)
        self.starts = vec[i64]([start * (first // 2) for start in starts])
        self.fine = vec[i64](fine)
        at = rows * first
        self.into = vec[i64](in_pairs(numbers[:at]))  # two in a word, row by row
        self.into_bias = vec[i64](in_pairs(numbers[at : at + first]))
        at += first
        self.middle = vec[i64](numbers[at : at + first * second])
        at += first * second
        self.middle_bias = vec[i64](numbers[at : at + second])
        at += second
        self.seats = vec[i64](numbers[at : at + players * second])
        at += players * second
        self.seats_bias = vec[i64](numbers[at : at + players])
        at += players
        self.choices = vec[i64](numbers[at : at + actions * second])
        at += actions * second
        self.choices_bias = vec[i64](numbers[at:])


def in_pairs(numbers: list[int]) -> list[int]:
    """Two numbers in one word each: the second adds 2**32 for 1."""
    return [numbers[i] + numbers[i + 1] * 4294967296 for i in range(0, len(numbers), 2)]


def places_of(highs: list[int]) -> tuple[list[int], list[int]]:
    """The first row of each entry, and how many of its values have a row."""
    starts: list[int] = []
    at = 0
    for high in highs:
        starts.append(at)
        at += rows_for(high)
    return starts, [min(high, FINE) for high in highs]


def check_sums(numbers: list[int], highs: list[int], first: int, name: str) -> None:
    """No sum of the first layer may leave its half of a word, whatever is observed."""
    starts, fine = places_of(highs)
    rows = count_rows(highs)
    for column in range(first):
        most = abs(numbers[rows * first + column])
        for start, count, high in zip(starts, fine, highs, strict=True):
            found = [abs(numbers[(start + i) * first + column]) for i in range(count)]
            beyond = 0
            if high > count:
                beyond = (high - count) * abs(numbers[(start + count) * first + column])
            most += max(found) + beyond
        if most >= HALF:
            raise damaged(name)


@mypyc_attr(acyclic=True)
class Network:
    """Weights, and room to work in. After `look`, `shares` holds what each seat may expect of WIN,
    and `prefer` says how promising choices are."""

    def __init__(self, game: Game, weights: Weights) -> None:
        assert weights.seen == width(game.encoder.layout())
        assert weights.actions == game.actions
        self.game = game
        self.weights = weights
        self.bytes = vec[u8]([0] * int(weights.seen))
        self.sums = vec[i64]([0] * int(weights.first // 2))
        self.second = vec[i64]([0] * int(weights.second))
        self.active: i64 = 0  # sums of the second layer that are not 0:
        self.places = vec[i64]([0] * int(weights.second))  # where they are,
        self.units = vec[i64]([0] * int(weights.second))  # and what they hand on
        self.parts = vec[float]([0.0] * max(int(game.players), 1))
        self.shares = vec[i64]([0] * int(game.players))  # of WIN, by seat
        self.priors = vec[float]([0.0] * int(game.actions))  # of the choices listed, in that order

    def look(self, s: State, viewer: i64) -> None:
        """Observe *s* as *viewer* does."""
        self.game.encoder.encode(s, viewer, self.bytes, 0)
        self.add_first()
        self.add_second()
        self.expect(viewer)

    def add_first(self) -> None:
        weights = self.weights
        seen = self.bytes
        into = weights.into
        sums = self.sums
        half = weights.first // 2
        i: i64
        j: i64
        for j in range(half):
            sums[j] = weights.into_bias[j]
        for i in range(weights.seen):
            x: i64 = i64(seen[i])
            if x == 0:
                continue
            row = weights.starts[i]
            if x > 1:
                fine = weights.fine[i]
                if x > fine:
                    beyond = row + fine * half
                    for j in range(half):
                        sums[j] += (x - fine) * into[beyond + j]
                    x = fine
                row += (x - 1) * half
            for j in range(half):
                sums[j] += into[row + j]

    def add_second(self) -> None:
        weights = self.weights
        second = self.second
        count = weights.second
        i: i64
        j: i64
        for j in range(count):
            second[j] = weights.middle_bias[j] << UNIT_BITS
        for i in range(weights.first // 2):
            word = self.sums[i]
            low = ((word + HALF) & HALF_MASK) - HALF
            high = (word - low) >> HALF_BITS
            self.add_unit(unit_of(low >> (WEIGHT_BITS - UNIT_BITS)), 2 * i * count)
            self.add_unit(unit_of(high >> (WEIGHT_BITS - UNIT_BITS)), (2 * i + 1) * count)
        self.active = 0
        for j in range(count):
            unit = unit_of(second[j] >> WEIGHT_BITS)
            if unit > 0:
                self.places[self.active] = j
                self.units[self.active] = unit
                self.active += 1

    def add_unit(self, unit: i64, row: i64) -> None:
        if unit == 0:
            return
        middle = self.weights.middle
        second = self.second
        j: i64
        for j in range(self.weights.second):
            second[j] += unit * middle[row + j]

    def last_sum(self, rows: vec[i64], row: i64, bias: i64) -> float:
        places = self.places
        units = self.units
        total = bias << UNIT_BITS
        j: i64
        for j in range(self.active):
            total += units[j] * rows[row + places[j]]
        return float(total) / LAST_SCALE

    def expect(self, viewer: i64) -> None:
        """What each seat may expect, told from the viewer, as shares by seat."""
        weights = self.weights
        parts = self.parts
        players = weights.players
        top: float = -1e300
        i: i64
        for i in range(players):
            found = self.last_sum(weights.seats, i * weights.second, weights.seats_bias[i])
            parts[i] = found
            top = max(top, found)
        total: float = 0.0
        for i in range(players):
            part = exp(parts[i] - top)
            parts[i] = part
            total += part
        for i in range(players):
            self.shares[around(i, viewer, players)] = i64(float(WIN) * parts[i] / total + 0.5)

    def prefer(self, out: Choices) -> None:
        """`priors[i]` of out.items[i], by what was looked at last; together they are 1."""
        weights = self.weights
        priors = self.priors
        top: float = -1e300
        i: i64
        for i in range(out.n):
            action = out.items[i]
            row = action * weights.second
            found = self.last_sum(weights.choices, row, weights.choices_bias[action])
            priors[i] = found
            top = max(top, found)
        total: float = 0.0
        for i in range(out.n):
            part = exp(priors[i] - top)
            priors[i] = part
            total += part
        for i in range(out.n):
            priors[i] = priors[i] / total


def unit_of(value: i64) -> i64:
    """What a hidden sum hands on."""
    if value < 0:
        return 0
    if value > HIGHEST:
        return HIGHEST
    return value


# ---- without training


def random_weights(game: Game, seed: int, first: int = FIRST, second: int = SECOND) -> Weights:
    """A network that has learned nothing, for tests and measurements."""
    return Weights(game, first, second, random_numbers(game, seed, first, second))


def random_numbers(game: Game, seed: int, first: int, second: int) -> list[int]:
    """Even about 0, and so large that sums stay about as large from layer to layer."""
    rng = Rng(seed)
    highs = highs_of(game)
    numbers: list[int] = []
    for high in highs:
        for place in range(rows_for(high)):
            reach = ONE // 8 if place < FINE else ONE // (8 * high)
            numbers += [rng.below(2 * reach + 1) - reach for _ in range(first)]
    rows = count_rows(highs)
    rest = count_weights(int(game.players), rows, int(game.actions), first, second)
    reach = ONE // 4
    numbers += [rng.below(2 * reach + 1) - reach for _ in range(rest - len(numbers))]
    return numbers


# ---- what may be wrong


def damaged(name: str) -> OptionError:
    return OptionError(
        f"{name!r} is no file of weights, or it is damaged", "bot-weights-damaged", {"file": name}
    )


def other_weights(name: str, game: Game) -> OptionError:
    return OptionError(
        f"the weights {name!r} are not for {game.id} with {game.players} players, these options "
        "and this encoding",
        "bot-weights-other",
        {"file": name, "game": game.id, "players": int(game.players)},
    )
