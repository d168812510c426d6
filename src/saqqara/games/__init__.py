"""The registry: every game of the house, one line each."""

from typing import Final

from saqqara.games import cleopatra, imhotep, murals, pharaoh
from saqqara.kernel.errors import OptionError
from saqqara.kernel.spec import Spec

GAMES: Final[tuple[Spec, ...]] = (cleopatra.SPEC, imhotep.SPEC, murals.SPEC, pharaoh.SPEC)


def game_spec(id: str) -> Spec:
    for spec in GAMES:
        if spec.id == id:
            return spec
    names = ", ".join([spec.id for spec in GAMES])
    raise OptionError(
        f"there is no game {id!r}; there are {names}", "error-game", {"game": id, "allowed": names}
    )
