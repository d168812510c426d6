"""Writes the types of what boards name, from the engine and the catalogues: a word, place, piece,
question or message id that does not exist does not compile.

    PYTHONPATH=src:tests python scripts/board_types.py           # writes the files
    PYTHONPATH=src:tests python scripts/board_types.py messages  # only the ids, which is quick

`web/src/games/<game>/words.ts` for each game: words of choices as its table of verbs has them,
things that its views name, questions, and the places and pieces that its events tell of in random
games (tests/web_contract/engine.py). `web/src/messages.ts`: what the catalogues of browsers say.

A number is any number, as boards count: `take ${number}`, not `take ${1 | 2 | 3 | 4}`.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from saqqara.games import GAMES, game_spec
from saqqara.kernel.verbs import Noun, Verb
from saqqara.text.texts import catalogues_of
from text.catalogues import left_out_of_browsers
from web_contract.engine import Vocabulary, shape_name, shapes_of, things_of, vocabulary

WEB: Final = Path(__file__).parents[1] / "web" / "src"
MESSAGES: Final = WEB / "messages.ts"
HEAD: Final = "// Made by scripts/board_types.py from {}. Do not edit.\n\n"
DIGITS: Final = re.compile(r"(?<![^ -])\d+(?![^ -])")  # a number that is a word of its own
NUMBER: Final = "${number}"

Things = Mapping[str, tuple[str, ...]]


def words_of(game: str) -> Path:
    return WEB / "games" / game / "words.ts"


# ---- types as TypeScript writes them


def quoted(pattern: str) -> str:
    """A pattern as a type: a string, a template where something is put in, or a thing."""
    if thing := re.fullmatch(r"\$\{(\w+)\}", pattern):
        return thing[1]
    return f"`{pattern}`" if "${" in pattern else f'"{pattern}"'


def union(name: str, patterns: Iterable[str]) -> str:
    members = "".join(f"\n  | {quoted(each)}" for each in dict.fromkeys(patterns))
    return f"export type {name} ={members or ' never'};\n"


def counted(words: Iterable[str]) -> list[str]:
    """The same with any number where there is one, each once."""
    return list(dict.fromkeys(DIGITS.sub(NUMBER, word) for word in words))


def one_of(words: Iterable[str], things: Things) -> str:
    """What stands for these words inside of a template: a thing, a number, a choice."""
    words = tuple(words)
    for name, those in things.items():
        if words == those:
            return f"${{{name}}}"
    patterns = counted(words)
    if len(patterns) == 1:
        return patterns[0]
    return f"${{{' | '.join(map(quoted, patterns))}}}"


def spelled(verb: Verb, things: Things) -> str:
    nouns: list[Noun] = verb.nouns
    return " ".join([verb.word, *[one_of(noun.words, things) for noun in nouns]])


def told(names: Iterable[str], things: Things) -> list[str]:
    """Places or pieces as patterns. Not all were heard of those that are things of the game, as
    `jar 2`, or name one, as `cell-a1` and `cell-b7`: it may be any."""
    names = set(names)
    whole = [name for name, words in things.items() if len(names & {*words}) > 1]
    found = [f"${{{name}}}" for name in whole]
    known = {word for name in whole for word in things[name]}
    alike: dict[str, set[str]] = {}
    for each in names:
        begin = re.match(r"\w+[ -]?", each)
        assert begin, each
        alike.setdefault(begin[0], set()).add(each[begin.end() :])
    for head, rests in sorted(alike.items()):
        if all(head + rest in known for rest in rests):
            continue
        plain = {rest for rest in rests if counted([rest]) == [rest] and rest}
        covering = [name for name, words in things.items() if len(plain) > 1 and plain <= {*words}]
        if covering:
            name = min(covering, key=lambda each: len(things[each]))
            found.append(f"{head}${{{name}}}")
            rests -= {*things[name]}
        found += sorted(counted(head + rest for rest in rests))
    return found


# ---- the files


def words_source(game: str, heard: Vocabulary) -> str:
    things = things_of(game)
    table = game_spec(game).game(game_spec(game).players[-1], {}).verbs
    shapes = {part: shape_name(kind) for part, kind in shapes_of(game).items()}
    asked = [verb for verb in table.verbs if verb.spelled(verb.start) in heard.words]
    parts = [
        *[union(name, words) for name, words in things.items()],
        "/** What can be decided, in the words of the notation. */",
        union("Word", [spelled(verb, things) for verb in asked]),
        "/** Where events say that things come from and go to. */",
        union("Place", told(heard.places, things)),
        "/** What events say that moves. */",
        union("Piece", told(heard.pieces, things)),
        "/** What is asked: ids of messages. */",
        union("Prompt", sorted({ask.prompt for ask in table.asks.values()} | heard.prompts)),
        "/** What a board of this game is told, and may answer. */\nexport interface Engine {",
        f'  id: "{game}";\n  view: {shapes["view"]};\n  word: Word;\n  place: Place;',
        "  piece: Piece;\n  prompt: Prompt;",
        f"  printed: {shapes.get('printed', 'Record<string, never>')};",
        f"  foreseen: {shapes['foreseen'] + ' | null' if 'foreseen' in shapes else 'null'};\n}}\n",
    ]
    named = ", ".join(sorted(shapes.values()))
    head = HEAD.format("the engine") + f'import type {{ {named} }} from "../../wire";\n\n'
    return head + "\n".join(parts).replace("*/\n\n", "*/\n")


def messages_source() -> str:
    left_out = left_out_of_browsers()
    shown = [text for name, text in catalogues_of("en").items() if Path(name).name not in left_out]
    ids = sorted(re.findall(r"^([a-z][\w-]*) *=", "\n".join(shown), re.MULTILINE))
    return HEAD.format("the catalogues") + union("MessageId", ids)


def main() -> None:
    MESSAGES.write_text(messages_source(), "utf-8")
    if "messages" not in sys.argv:
        for spec in GAMES:
            words_of(spec.id).write_text(words_source(spec.id, vocabulary(spec.id)), "utf-8")


if __name__ == "__main__":
    main()
