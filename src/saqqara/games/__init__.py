"""The registry: every game of the house, one line each."""

from typing import Final

from saqqara.games import cleopatra, imhotep, murals, pharaoh, senet
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

GAMES: Final[tuple[Spec, ...]] = (
    cleopatra.SPEC,
    imhotep.SPEC,
    murals.SPEC,
    pharaoh.SPEC,
    senet.SPEC,
)


class Preset:
    """One way to play, in plain words: a message id and the options that it stands for."""

    def __init__(self, name: str, options: dict[str, str]) -> None:
        self.name = name
        self.options = options


# Games that are played in more than one way with the same pieces; the first way is the usual.
PRESETS: Final[dict[str, tuple[Preset, ...]]] = {
    "cleopatra": (
        Preset("cleopatra-option-preset-translation", {"preset": "translation"}),
        Preset("cleopatra-option-preset-original-2006", {"preset": "original-2006"}),
    )
}


class Variant:
    """A box of its own that is played as options of another game; the first preset is the usual."""

    def __init__(
        self,
        id: str,
        game: str,
        aliases: tuple[str, ...],
        name: str,
        about: str,
        presets: tuple[Preset, ...],
    ) -> None:
        self.id = id
        self.game = game
        self.aliases = aliases  # other words for it
        self.name = name
        self.about = about
        self.presets = presets


VARIANTS: Final[tuple[Variant, ...]] = (
    Variant(
        "new_dynasty",
        "imhotep",
        ("dynasty", "new-dynasty", "newdynasty"),
        "imhotep-new-dynasty-name",
        "imhotep-new-dynasty-about",
        (
            Preset("imhotep-new-dynasty-preset-c", {"sides": "CCCCC", "expansion": "on"}),
            Preset("imhotep-new-dynasty-preset-d", {"sides": "DDDDD", "expansion": "on"}),
            Preset("imhotep-new-dynasty-preset-mixed", {"sides": "random-all", "expansion": "on"}),
            Preset(
                "imhotep-new-dynasty-preset-all",
                {
                    "sides": "random-all",
                    "expansion": "on",
                    "prophecies": "on",
                    "secret_cards": "on",
                },
            ),
        ),
    ),
)


def game_spec(id: str) -> Spec:
    for spec in GAMES:
        if spec.id == id:
            return spec
    names = ", ".join([spec.id for spec in GAMES])
    raise OptionError(
        f"there is no game {id!r}; there are {names}", "error-game", {"game": id, "allowed": names}
    )
