"""Files of weights: a header, then the numbers of a network, for one layout of an observation.

The numbers stand in the order of `count_weights`, 16 bits each (so in steps of 2**-12, from -8 to
8), packed by zlib (docs/training.md). Written are steps of 2**-8: play is as good, and files are
half as large. The layout of an observation follows from the game, the
number of players and some options, so a file is for one of these layouts and for one ENCODING.
Those of the folder `weights` come with the package; nothing else is lost without them.
"""

import hashlib
import struct
import sys
import zlib
from array import array
from importlib.resources import files
from pathlib import Path
from typing import Final

from saqqara.bots.network import (
    MOST_SUMS,
    Weights,
    count_rows,
    count_weights,
    damaged,
    highs_of,
    other_weights,
)
from saqqara.games import game_spec
from saqqara.kernel.encoding import width
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Game

MARK: Final = b"SAQW"
FORMAT: Final = 2
HEADER: Final = struct.Struct("<4s16s7I32s")  # mark, game, numbers, SHA-256 of the unpacked rest
LARGEST_FILE: Final = 3_000_000
STEP_BITS: Final = 8  # of a weight that a file does not keep
WRITTEN_BITS: Final = 12  # of a weight that a file written here does not keep
HALF_STEP: Final = 0x800
LARGEST: Final = 0x7FF0  # what a file can hold

FOLDER: Final = "weights"  # of this package
KNOWN: Final[dict[str, Weights]] = {}  # files read before


def file_name(game: Game) -> str:
    """Game, players and width of the observation: which weights fit."""
    return f"{game.id}-{game.players}-{width(game.encoder.layout())}.bin"


def weights_bytes(game: Game, first: int, second: int, numbers: list[int]) -> bytes:
    """The file of these weights, each rounded to what a file can hold; OptionError if they cannot
    be played with."""
    short = [rounded(number) for number in numbers]
    Weights(game, first, second, [number << STEP_BITS for number in short])
    packed = array("h", short)
    if sys.byteorder == "big":
        packed.byteswap()
    body = packed.tobytes()
    head = HEADER.pack(MARK, game.id.encode(), *sizes_of(game), first, second, digest(body))
    return head + zlib.compress(body, 9)


def rounded(number: int) -> int:
    steps = (number + HALF_STEP) >> WRITTEN_BITS
    return min(LARGEST, max(-LARGEST, steps << WRITTEN_BITS - STEP_BITS))


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
    if mark != MARK:
        raise damaged(name)
    if id.rstrip(b"\0") != game.id.encode() or tuple(rest[:5]) != sizes_of(game):
        raise other_weights(name, game)
    first, second = int(rest[5]), int(rest[6])
    if not (2 <= first <= MOST_SUMS and 1 <= second <= MOST_SUMS):
        raise damaged(name)
    rows = count_rows(highs_of(game))
    count = count_weights(int(game.players), rows, int(game.actions), first, second)
    body = unpacked(content[HEADER.size :], 2 * count)
    if rest[7] != digest(body):
        raise damaged(name)
    if len(body) != 2 * count:
        raise other_weights(name, game)
    packed = array("h")
    packed.frombytes(body)
    if sys.byteorder == "big":
        packed.byteswap()
    return Weights(game, first, second, [number << STEP_BITS for number in packed], name)


def unpacked(content: bytes, size: int) -> bytes:
    """What was packed; nothing of what is damaged, or larger than *size*."""
    unpacker = zlib.decompressobj()
    try:
        body = unpacker.decompress(content, size + 1)  # the end is found behind the last byte
    except zlib.error:
        return b""
    return body if unpacker.eof and not unpacker.unused_data else b""


def weights_for(game: Game, path: str = "") -> Weights:
    """Those of the file at *path*, or those that come with the package; OptionError if there are
    none for this game."""
    name = path or file_name(game)
    key = f"{file_name(game)} {path}"
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
