"""Typed moves in the words that a board shows: `sail 4 神殿`, `船4 神殿`, `build pedestal`.

Notation is short and English; boards and choices show nouns of the reader's language. What is
typed may therefore be the label of a choice, its row and cell in a table, or its verb with its
nouns, in every language that there is. All of it comes from the catalogues: nouns are what the
labels show, and further names of a noun stand in its attribute `alias`.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from saqqara.kernel.errors import NotationError
from saqqara.kernel.event import Message
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of, plain
from saqqara.kernel.state import State
from saqqara.text.language import LANGUAGES
from saqqara.text.texts import Texts

QUOTES: Final = re.compile("[「」『』]")
# Japanese needs no spaces, and nobody should have to know where we put them.
LOOSE_SPACE: Final = re.compile(r"(?<=[^\x00-\x7f]) | (?=[^\x00-\x7f])")
ARTICLE: Final = re.compile("^(?:an?|the) ")
NAMES: Final = re.compile("[,、]")  # between the names of one thing


def in_notation(match: Match, seat: int, parts: Sequence[str], names: Sequence[str]) -> list[str]:
    """The decisions *parts* of *seat* in notation; what is not understood stays as it is.

    Each part is read where the parts before it lead. Nothing hidden is looked at: after a
    decision that would reveal something, parts stay as they are, for the rules to refuse.
    """
    game = match.game
    out = list(parts)
    if all(action_in(game, part) >= 0 for part in parts):
        return out
    state = match.state.clone()
    for number, part in enumerate(parts):
        if state.over() or state.seat() != seat:
            break
        if action_in(game, part) < 0:
            out[number] = shown_words(game, state, names).get(tight(part), part)
        action = action_in(game, out[number])
        if action not in game.legal(state) or game.reveals(state, action):
            break
        game.apply(state, action)
    return out


def action_in(game: Game, text: str) -> int:
    """The action that this is the notation of; -1 if it is none."""
    try:
        return action_of(game, text)
    except NotationError:
        return -1


def shown_words(game: Game, state: State, names: Sequence[str]) -> dict[str, str]:
    """Notation by everything that one choice, and no other, is called."""
    found: dict[str, set[str]] = {}
    for action in game.legal(state):
        word = game.word(action)
        for form in forms(game.id, word, game.voice.label(state, action), names):
            found.setdefault(tight(form), set()).add(word)
    return {form: next(iter(words)) for form, words in found.items() if len(words) == 1}


def forms(game: str, word: str, label: Message, names: Sequence[str]) -> Iterator[str]:
    """What a choice may be called, in all languages."""
    verb, *rest = word.split()
    numbers = [each for each in rest if each.isdigit()]
    for lang in LANGUAGES:
        texts = Texts(lang)
        if not texts.has(label.id):  # a game of tests, which nobody reads
            continue
        yield texts.render(label, names)
        row, cell = (texts.part(label, part, names) for part in ("row", "cell"))
        if row and cell:
            yield f"{row} {cell}"
        for chosen in product(*[called(texts, noun) for noun in nouns(texts, game, rest, label)]):
            if chosen:
                yield " ".join([verb, *numbers, *chosen])
                yield " ".join([verb, *chosen])
                yield " ".join(chosen)


def nouns(texts: Texts, game: str, rest: list[str], label: Message) -> list[str]:
    """The ids of the things that a choice names, in its label or else in its notation."""
    shown = [value for key, value in label.args.items() if isinstance(value, str) and key != "rule"]
    if shown or not rest:
        return shown
    tail = "-".join(rest)
    ids = [f"{game}-card-{tail}", f"{game}-{tail}"]
    return [id for id in ids if texts.has(id)][:1]


def called(texts: Texts, noun: str) -> list[str]:
    """The names of a thing: as shown, without its article, and by its aliases."""
    name = texts.say(noun)
    aliases = NAMES.split(texts.part(Message(noun, {}), "alias", ()))
    return [each for each in dict.fromkeys([name, ARTICLE.sub("", name), *aliases]) if each.strip()]


def tight(text: str) -> str:
    """For comparing: as typed on any keyboard, without quotes, and spaces only between Latin."""
    return LOOSE_SPACE.sub("", QUOTES.sub("", plain(text)))
