"""Arguments as what they mean. Whatever is wrong becomes one clear sentence."""

import difflib
import unicodedata
from collections.abc import Iterable

from saqqara.games import GAMES, VARIANTS, Variant, game_spec
from saqqara.kernel.edition import OPTION as EDITION
from saqqara.kernel.errors import OptionError
from saqqara.kernel.match import plain
from saqqara.kernel.spec import Spec

HUMAN = "human"
MAX_SEED = 2**63 - 1
USUAL_PLAYERS = 3  # where the game allows it


def bad_input(code: str, **details: int | str) -> OptionError:
    """An error for a person: *code* is the message that says what to do."""
    return OptionError(code, code, details)


def closest(word: str, known: Iterable[str]) -> str:
    """What was probably meant, or ""."""
    return next(iter(difflib.get_close_matches(word, list(known), 1)), "")


def number(text: str | None, name: str, low: int, high: int, default: int) -> int:
    """A whole number in any digits, as the option *name* has it."""
    if text is None:
        return default
    digits = plain(text)
    is_number = digits.removeprefix("-").isdecimal() and len(digits) <= 20
    if not is_number or not low <= int(digits) <= high:
        raise bad_input("cli-error-number", name=name, value=text, low=str(low), high=str(high))
    return int(digits)


def spec_named(text: str) -> Spec:
    """A game by its id, however it was typed; a near miss is told what was probably meant."""
    id = plain(text)
    near = closest(id, [*[spec.id for spec in GAMES], *[each.id for each in VARIANTS]])
    if near and near != id:
        raise bad_input("cli-error-game-near", game=text, near=near)
    return game_spec(id)


def variant_named(text: str) -> Variant | None:
    """A box that is played as options of another game, or None."""
    id = plain(text)
    return next((each for each in VARIANTS if id in {each.id, *each.aliases}), None)


def game_options(spec: Spec, players: int, texts: list[str], edition: str = "") -> dict[str, str]:
    """`key=value` texts as options of a game, complete and checked, and so is *players*;
    *edition* is the value of that option, "" = standard."""
    known = [option.id for option in spec.options]
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = unicodedata.normalize("NFKC", text).partition("=")
        key = plain(name).replace("-", "_")
        if not equals:
            raise bad_input("cli-error-option-form", value=text)
        near = closest(key, known)
        if near and near != key:
            raise bad_input("cli-error-option-near", game=spec.id, option=key, near=near)
        chosen[key] = as_spelled(spec, key, value.strip())
    if edition:
        chosen[EDITION] = edition
    return spec.game(players, chosen).options


def as_spelled(spec: Spec, key: str, value: str) -> str:
    """A value in the letters of the option: capitals do not matter."""
    for option in spec.options:
        for form in (value, value.lower(), value.upper()):
            if option.id == key and option.accepts(form):
                return form
    return value


def player_count(text: str | None, default: int) -> int:
    """How many play; whether so many can is for the game to say."""
    return number(text, "--players", 1, 99, default)


def usual_players(spec: Spec) -> int:
    return min(spec.players, key=lambda players: abs(players - USUAL_PLAYERS))
