"""Messages in one language, from the Fluent catalogues in locales/.

Fluent and its plural rules are imported with the first message, not with this
module: a command that says nothing must not wait for them.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from saqqara.kernel.errors import IllegalAction, SaqqaraError
from saqqara.kernel.event import Args, Message

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from saqqara.text.catalogues import Catalogues


MOST_KEPT: Final = 4096  # messages with their arguments


def is_only_in_browsers(catalogue: str) -> bool:
    """Large, and never said by Python: `web_pages.ftl`, `games/imhotep/lessons_dynasty.ftl`."""
    return PurePosixPath(catalogue).name.startswith(("web", "lessons"))


def catalogues_of(lang: str) -> dict[str, str]:
    """All catalogues of a language by name; those of a game are called `games/GAME/PART.ftl`."""
    found: dict[str, str] = {}
    folders = [("", files("saqqara").joinpath("locales", lang))]
    for prefix, folder in folders:  # it grows on the way
        for item in folder.iterdir():
            if item.is_dir():
                folders.append((f"{prefix}{item.name}/", item))
            elif item.name.endswith(".ftl"):
                found[prefix + item.name] = item.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


@cache
def bundle_of(lang: str) -> "Catalogues":
    """All that Python says in a language."""
    from saqqara.text.catalogues import Catalogues

    found = catalogues_of(lang).items()
    return Catalogues(lang, [text for name, text in found if not is_only_in_browsers(name)])


@lru_cache(maxsize=MOST_KEPT)
def said(lang: str, id: str, args: tuple[tuple[str, int | str], ...]) -> str:
    """Kept, as boards say the same again after every move, and Fluent takes its time."""
    bundle = bundle_of(lang)
    if not bundle.has_message(id):
        raise KeyError(f"no message {id} in {lang}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise KeyError(f"message {id} in {lang} has no text")
    return Texts(lang).format(id, pattern, dict(args))


class Texts:
    """What is said in one language: `en` or `ja`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def has(self, id: str) -> bool:
        return bundle_of(self.lang).has_message(id)

    def say(self, id: str, **args: int | str) -> str:
        """The message with these arguments as they are. KeyError is a bug of ours."""
        return said(self.lang, id, tuple(args.items()))

    def format(self, id: str, pattern: "Pattern", args: Args) -> str:
        text, errors = bundle_of(self.lang).format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {id} in {self.lang}: {errors[0]}")
        return str(text)

    def render(self, message: Message, names: Sequence[str]) -> str:
        """A message of a game: seats become *names*, message ids among its arguments words."""
        return self.say(message.id, **self.arguments(message.args, names))

    def part(self, message: Message, part: str, names: Sequence[str]) -> str:
        """An attribute of a message of a game, such as its name in a table; "" if it has none."""
        bundle = bundle_of(self.lang)
        if not bundle.has_message(message.id):
            raise KeyError(f"no message {message.id} in {self.lang}")
        pattern = bundle.get_message(message.id).attributes.get(part)
        if pattern is None:
            return ""
        return self.format(message.id, pattern, self.arguments(message.args, names))

    def arguments(self, args: Args, names: Sequence[str]) -> Args:
        out: Args = {}
        for key, value in args.items():
            if isinstance(value, int):
                is_seat = key == "seat" or key.endswith("_seat")
                out[key] = names[value] if is_seat else value
            else:
                out[key] = value if key == "rule" else self.say(value)
        return out

    def error(self, error: SaqqaraError, names: Sequence[str] = ()) -> str:
        """What was wrong: the game's own reason, else by the error's code, else in English."""
        if isinstance(error, IllegalAction) and error.why is not None:
            return self.render(error.why, names)
        if not bundle_of(self.lang).has_message(error.code):
            return str(error)
        return self.say(error.code, **error.details)

    def join(self, sentences: Sequence[str]) -> str:
        """Sentences as one paragraph; Japanese puts no space between them."""
        return self.say("common-sentence-gap").join(sentences)

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        begin = self.say("common-list-gap").join(items[:-1])
        return begin + self.say("common-list-last-gap") + items[-1]

    # ---- games and their options: the only ids that are composed; tests derive them from
    # ---- the registry, so that a new game cannot lack one

    def game_name(self, game: str) -> str:
        return self.say(f"{game}-name")

    def game_about(self, game: str) -> str:
        """What the game is, in one line."""
        return self.say(f"{game}-about")

    def game_guide(self, game: str) -> str:
        """How it is played, in a few paragraphs, one a line."""
        return self.say(f"{game}-guide")

    def game_typing(self, game: str) -> str:
        """How its moves can be typed in brief."""
        return self.say(f"{game}-typing")

    def option_name(self, game: str, option: str) -> str:
        return self.say(option_id(game, option))

    def option_value(self, game: str, option: str, value: str) -> str:
        """What choosing this value means."""
        return self.say(f"{option_id(game, option)}-{value.replace('_', '-')}")


def option_id(game: str, option: str) -> str:
    return f"{game}-option-{option.replace('_', '-')}"
