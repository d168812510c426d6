"""A small network that looks at a position as one seat sees it: who will win, and what to try.

Two hidden layers over the observation in bytes (`Game.encoder`), whole numbers throughout. It says
what every seat may expect of the win, and how promising each legal choice is. It sees nothing but
the observation of one seat and the list of legal choices, which that seat knows too: positions
that the seat cannot tell apart get the same answer.

    from the observation     `first` sums, negative ones cut off
    from these               `second` sums, the same way
    from these               a sum for each seat (from the viewer, clockwise) and for each action

Numbers are fixed point: a weight of 1.0 is 2**20; what a hidden layer hands on counts 2**12 for 1.
Most entries of an observation are 0, and so are many sums: only others are multiplied. Two weights
of the first layer lie in one word, added up together; `Weights` sees to it that no sum leaves its
half. Only the last step, shares of 1 made of the sums, is done in floats.

Weights are files (docs/training.md): a header, then all numbers, 32 bits each, in the order of
`count_weights`. The layout of an observation follows from the game, the number of players and some
options, so a file is for one of these layouts and for one ENCODING. Nothing is lost without files.
"""

import hashlib
import struct
import sys
from array import array
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from saqqara.bots.values import WIN
from saqqara.games import game_spec
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

MARK: Final = b"SAQW"
FORMAT: Final = 1
HEADER: Final = struct.Struct("<4s16s7I32s")  # mark, game, numbers, SHA-256 of what follows
LARGEST_FILE: Final = 3_000_000
FIRST: Final = 128  # sums of the hidden layers, unless told otherwise
SECOND: Final = 32
MOST_SUMS: Final = 1024

FOLDER: Final = "weights"  # of this package
KNOWN: Final[dict[str, "Weights"]] = {}  # files read before


def count_weights(players: int, seen: int, actions: int, first: int, second: int) -> int:
    """Rows of the first layer (one for each entry of the observation) and its biases, the same of
    the second, rows of seats and their biases, rows of actions and theirs."""
    hidden = (seen + 1) * first + (first + 1) * second
    return hidden + (players + actions) * (second + 1)


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
        seen = len(highs)
        players = int(game.players)
        actions = int(game.actions)
        wanted = count_weights(players, seen, actions, first, second)
        if len(numbers) != wanted or first % 2 != 0:
            raise other_weights(name, game)
        self.players: i64 = players
        self.seen: i64 = seen
        self.actions: i64 = actions
        self.first: i64 = first
        self.second: i64 = second
        check_sums(numbers, highs, first, name)
        at = seen * first
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


def check_sums(numbers: list[int], highs: list[int], first: int, name: str) -> None:
    """No sum of the first layer may leave its half of a word, whatever is observed."""
    for column in range(first):
        most = abs(numbers[len(highs) * first + column])
        for row, high in enumerate(highs):
            most += abs(numbers[row * first + column]) * high
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
        row: i64 = 0
        for i in range(weights.seen):
            x: i64 = i64(seen[i])
            if x == 1:
                for j in range(half):
                    sums[j] += into[row + j]
            elif x != 0:
                for j in range(half):
                    sums[j] += x * into[row + j]
            row += half

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


# ---- files


def file_name(game: Game) -> str:
    """Game, players and width of the observation: which weights fit."""
    return f"{game.id}-{game.players}-{width(game.encoder.layout())}.bin"


def weights_bytes(game: Game, first: int, second: int, numbers: list[int]) -> bytes:
    """The file of these weights; OptionError if they cannot be played with."""
    Weights(game, first, second, numbers)
    packed = array("i", numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    body = packed.tobytes()
    return HEADER.pack(MARK, game.id.encode(), *sizes_of(game), first, second, digest(body)) + body


def sizes_of(game: Game) -> tuple[int, int, int, int, int]:
    """What a file must agree with."""
    seen = width(game.encoder.layout())
    return FORMAT, game_spec(game.id).encoding, int(game.players), seen, int(game.actions)


def digest(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()


def read_weights(game: Game, content: bytes, name: str) -> Weights:
    """OptionError if this is no file of weights, a damaged one, or one for another layout."""
    if len(content) > LARGEST_FILE or len(content) < HEADER.size:
        raise damaged(name)
    mark, id, *rest = HEADER.unpack_from(content)
    body = content[HEADER.size :]
    if mark != MARK or rest[7] != digest(body):
        raise damaged(name)
    if id.rstrip(b"\0") != game.id.encode() or tuple(rest[:5]) != sizes_of(game):
        raise other_weights(name, game)
    first, second = int(rest[5]), int(rest[6])
    sensible = 2 <= first <= MOST_SUMS and 1 <= second <= MOST_SUMS
    if not sensible or len(body) % 4 != 0:
        raise damaged(name)
    packed = array("i")
    packed.frombytes(body)
    if sys.byteorder == "big":
        packed.byteswap()
    return Weights(game, first, second, packed.tolist(), name)


def weights_for(game: Game, path: str = "") -> Weights:
    """Those of the file at *path*, or those that come with the package; OptionError if there are
    none for this game."""
    name = path or file_name(game)
    key = f"{game.id} {sizes_of(game)} {path}"
    known = KNOWN.get(key)
    if known is not None:
        return known
    if path:
        try:
            content = Path(path).read_bytes()
        except OSError as error:
            raise missing_file(path, error.strerror or str(error)) from error
    else:
        content = shipped(name)
        if not content:
            raise no_weights(game)
    try:
        weights = read_weights(game, content, name)
    except OptionError as error:
        if path or error.code != "bot-weights-other":
            raise
        raise no_weights(game) from error  # they are of an earlier encoding
    KNOWN[key] = weights
    return weights


def has_weights(game: Game) -> bool:
    """Whether a network that comes with the package has learned this game."""
    try:
        weights_for(game)
    except OptionError as error:
        if error.code != "bot-weights-none":
            raise
        return False
    return True


def shipped(name: str) -> bytes:
    """A file that comes with the package; nothing if there is none."""
    found = files("saqqara.bots").joinpath(FOLDER, name)
    if not found.is_file():
        return b""
    return found.read_bytes()


def random_weights(game: Game, seed: int, first: int = FIRST, second: int = SECOND) -> Weights:
    """A network that has learned nothing, for tests and measurements."""
    return Weights(game, first, second, random_numbers(game, seed, first, second))


def random_numbers(game: Game, seed: int, first: int, second: int) -> list[int]:
    """Even about 0, and so large that sums stay about as large from layer to layer."""
    rng = Rng(seed)
    highs = highs_of(game)
    numbers: list[int] = []
    for high in highs:
        reach = ONE // (8 * high)
        numbers += [rng.below(2 * reach + 1) - reach for _ in range(first)]
    rest = count_weights(int(game.players), len(highs), int(game.actions), first, second)
    reach = ONE // 4
    numbers += [rng.below(2 * reach + 1) - reach for _ in range(rest - len(numbers))]
    return numbers


# ---- what may be wrong


def no_weights(game: Game) -> OptionError:
    return OptionError(
        f"no network has learned {game.id} with {game.players} players and these options yet",
        "bot-weights-none",
        {"game": game.id, "players": int(game.players)},
    )


def missing_file(path: str, reason: str) -> OptionError:
    return OptionError(
        f"cannot read the weights {path!r}: {reason}",
        "bot-weights-file",
        {"file": path, "reason": reason},
    )


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
