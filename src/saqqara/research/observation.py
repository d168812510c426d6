"""What a seat sees, as a numpy array. The games write it (`Encoder.encode`); here it is read.

    eye = Eye(game_spec("murals").game(3, {}))
    eye.look(state, seat)               # a new array of bytes
    eye.part(array, "hand")             # the entries of one part, by name
    eye.scaled(array)                   # floats from 0 to 1

`ENCODING` of the game freezes what stands where; whoever keeps a policy or a dataset keeps
`eye.version` with it, and asks `check_version` before using it again.
"""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from saqqara.games import game_spec
from saqqara.kernel.batch import renew_mask
from saqqara.kernel.encoding import Part, width
from saqqara.kernel.errors import OptionError
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.state import State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


def version_of(game: Game) -> str:
    """Under which rules and encoding numbers mean what they mean: `murals/3/rules-1/encoding-1`."""
    spec = game_spec(game.id)
    return f"{game.id}/{game.players}/rules-{spec.rules}/encoding-{spec.encoding}"


def check_version(game: Game, version: str) -> None:
    """OptionError if something was made for another game, seat count, rules or encoding."""
    wanted = version_of(game)
    if version != wanted:
        raise OptionError(
            f"made for {version}, but this is {wanted}",
            "error-encoding-version",
            {"found": version[:80], "wanted": wanted},
        )


class Eye:
    """Looks at positions of one game. It has one buffer, which every look overwrites."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.version = version_of(game)
        self.parts: list[Part] = game.encoder.layout()
        self.width = width(self.parts)
        self.actions = int(game.actions)
        self.slices = slices_of(self.parts)
        self.high: Bytes = np.concatenate(
            [np.full(part.size, part.high, np.uint8) for part in self.parts]
        )
        self.scale: NDArray[np.float32] = self.high.astype(np.float32)
        self.choices = Choices(self.actions)  # those that are 1 in `mask_buffer`
        self.buffer = vec[u8]([0] * self.width)
        self.mask_buffer = vec[u8]([0] * self.actions)
        self.seen: Bytes = window(self.buffer, np.uint8)  # the buffer itself, to read
        self.legal: Mask = window(self.mask_buffer, np.int8)

    def look(self, s: State, seat: int) -> Bytes:
        """What *seat* sees, in an array of its own."""
        self.game.encoder.encode(s, seat, self.buffer, 0)
        return self.seen.copy()

    def mask(self, s: State) -> Mask:
        """1 where an action is legal now, in an array of its own."""
        self.find_legal(s)
        return self.legal.copy()

    def find_legal(self, s: State) -> None:
        """Write `legal` anew."""
        renew_mask(self.game, s, self.choices, self.mask_buffer)

    def part(self, seen: NDArray[Any], name: str) -> NDArray[Any]:
        """The entries of one part; of a whole batch too, where the last axis is the observation."""
        return seen[..., self.slices[name]]

    def scaled(self, seen: NDArray[Any]) -> NDArray[np.float32]:
        """Every entry divided by the highest that it can be."""
        scaled: NDArray[np.float32] = np.divide(seen, self.scale, dtype=np.float32)
        return scaled


def window(buffer: Any, kind: Any) -> NDArray[Any]:
    """A packed list of the engine as an array, to read: both are the same memory."""
    return np.frombuffer(buffer, kind)


def slices_of(parts: list[Part]) -> dict[str, slice]:
    found: dict[str, slice] = {}
    at = 0
    for part in parts:
        found[part.name] = slice(at, at + part.size)
        at += part.size
    return found
