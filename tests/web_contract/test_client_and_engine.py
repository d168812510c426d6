"""What the types of the browser client say of the engine is true, and what they cannot say: every
word of the engine is known to its board, every place that it tells of is drawn, every composed
message id has words, every message is given what it shows. Boards are read here, not run:
tests/web looks at real ones.

That a word, place, piece, question or message id exists is for the compiler to see
(web/src/testing/misspelt.ts), by types that scripts/board_types.py makes.

All in one file, so that one process reads the client and listens to the engine.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from saqqara.bots.names import LEVELS
from saqqara.games import GAMES
from saqqara.games.cleopatra import tables as cleopatra
from saqqara.games.imhotep import tables as imhotep
from saqqara.games.pharaoh import tables as pharaoh
from saqqara.text import LANGUAGES
from saqqara.text.texts import catalogues_of
from text.catalogues import AREAS, MESSAGE_ID, Entry, entries_of, ids_in, left_out_of_browsers
from web_contract.client import ROOT, SOURCES, Fact, facts, scan
from web_contract.engine import Vocabulary, verb, vocabulary

PACKAGE: Final = ROOT / "src" / "saqqara"


def script(name: str) -> ModuleType:
    spec = spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TYPES: Final = script("board_types")
IDS: Final = [spec.id for spec in GAMES]

Values = Iterable[tuple[str, ...]]

# ---- exceptions: each must be needed, and says why it is

# Ids that the client composes, and all that it may put in.
COMPOSED: Final[dict[str, Callable[[], Values]]] = {
    "{}-name": lambda: one(IDS),
    "{}-about": lambda: one(IDS),
    "{}-simple": lambda: one(in_plain_words()),
    "{}-guide": lambda: one(IDS),
    "{}-option-{}": lambda: [(game.id, dashed(each.id)) for game in GAMES for each in game.options],
    "{}-option-{}-{}": lambda: [
        (game.id, dashed(each.id), dashed(value))
        for game in GAMES
        for each in game.options
        for value in each.values
    ],
    "bot-name-{}": lambda: one(LEVELS),
    "bot-about-{}": lambda: one(LEVELS),
    "cleopatra-{}": lambda: one([*cleopatra.RESOURCE_WORD, *cleopatra.CATEGORY_WORD[1:3]]),
    "cleopatra-card-{}": lambda: one(cleopatra.CARD_WORD),
    "cleopatra-door-{}": lambda: one(["left", "right"]),
    "cleopatra-tile-{}": lambda: one(cleopatra.TILE_WORD),
    "cleopatra-wall-{}": lambda: one(map(str, range(1, 10))),
    "imhotep-card-{}": lambda: one(map(dashed, imhotep.CARD_WORD)),
    "imhotep-site-{}": lambda: one(imhotep.SITE_WORD),
    "imhotep-prophecy-{}": lambda: one(imhotep.PROPHECY_WORD),
    "web-rules-imhotep-{}": lambda: one(imhotep.SITE_WORD),
    "web-rules-dynasty-{}-{}": lambda: [
        (site, side) for site in imhotep.SITE_WORD for side in "cd"
    ],
    "pharaoh-crew-{}": lambda: one(each for each in pharaoh.CREW_WORD if each.isdecimal()),
    "pharaoh-flag-crew-{}": lambda: one(each[:-1] for each in pharaoh.CREW_WORD if "f" in each),
    "pharaoh-{}": lambda: one(
        dashed(piece)
        for piece in vocabulary("pharaoh").pieces
        if verb(piece) in pharaoh.TREASURE_WORD
    ),
}
# Places of events that no board draws.
NOT_DRAWN: Final = {
    ("cleopatra", "box"): "is not on the table",
    ("cleopatra", r"garden-\d+"): "mosaics lie in the scene, which knows where",
    ("imhotep", "box"): "is not on the table",
    ("imhotep", "played"): "drawn as `site-market`",
    ("imhotep", "round-deck"): "is not on the table: only the card of the round is",
}


def one(values: Iterable[str]) -> Values:
    return [(value,) for value in values]


def dashed(text: str) -> str:
    return text.replace("_", "-").replace(" ", "-")


# ---- message ids


@cache
def said_in(lang: str) -> dict[str, Entry]:
    """What browsers can say."""
    skipped = left_out_of_browsers()
    assert skipped
    texts = catalogues_of(lang)
    shown = {name: text for name, text in texts.items() if Path(name).name not in skipped}
    return {entry.id: entry for entry in entries_of(shown)[0]}


def in_plain_words() -> list[str]:
    """What is said in simpler words to those who want them."""
    return [id.removesuffix("-simple") for id in said_in("en") if id.endswith("-simple")]


def is_id(fact: Fact) -> bool:
    """Given to `say`, or a string that can be nothing else."""
    if fact.kind != "string":
        return fact.kind == "message"
    if fact.is_whole:
        return MESSAGE_ID.fullmatch(fact.shape) is not None
    return fact.shape.startswith(tuple(f"{area}-" for area in AREAS)) and " " not in fact.shape


def unsaid(found: Iterable[Fact], known: Iterable[str]) -> list[str]:
    """Ids that would be shown instead of words."""
    ids = set(known)
    problems: list[str] = []
    for fact in found:
        if fact.is_whole:
            problems += [str(fact)] if fact.shape not in ids else []
        elif fact.shape not in COMPOSED:
            problems.append(f"{fact}: which values does it take? Tell it in COMPOSED")
        else:
            made = [fact.shape.format(*values) for values in COMPOSED[fact.shape]()]
            assert made, fact
            problems += [f"{fact}: {id}" for id in made if id not in ids]
    return problems


def ungiven(found: Iterable[Fact], known: dict[str, Entry]) -> list[str]:
    """Messages that are given less than they show."""
    problems: list[str] = []
    for fact in found:
        entry = known.get(fact.shape)
        if entry is not None and fact.args is not None:
            lacking = variables(entry, known) - set(fact.args)
            problems += [f"{fact} lacks {', '.join(sorted(lacking))}"] if lacking else []
    return problems


def variables(entry: Entry, known: dict[str, Entry]) -> set[str]:
    """Those of a message, and of the messages in it: they are given the same."""
    inside = [known[id] for id in entry.references if id in known and not id.startswith("-")]
    return entry.variables.union(*[variables(each, known) for each in inside])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_id_has_words(lang: str) -> None:
    found = [fact for fact in facts() if is_id(fact)]
    assert len(found) > 1500
    assert unsaid(found, said_in(lang)) == []


def test_every_composed_id_is_composed() -> None:
    shapes = {fact.shape for fact in facts() if is_id(fact) and not fact.is_whole}
    assert set(COMPOSED) - shapes == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_given_what_it_shows(lang: str) -> None:
    found = [fact for fact in facts() if fact.kind == "message" and fact.how == "say"]
    assert sum(bool(fact.args) for fact in found) > 200
    assert ungiven(found, said_in(lang)) == []


@pytest.mark.parametrize("game", IDS)
def test_what_a_board_listens_for_is_told(game: str) -> None:
    """Ids of events and questions that a board compares with."""
    sources = [path.read_text("utf-8") for path in (PACKAGE / "games" / game).rglob("*.py")]
    told = set[str]().union(*map(ids_in, sources))
    heard = [fact for fact in facts() if fact.game == game and fact.kind == "told"]
    assert [str(fact) for fact in heard if fact.shape not in told] == []


# ---- words of choices


def used(game: str, *kinds: str) -> list[Fact]:
    return [fact for fact in facts() if fact.game == game and fact.kind in kinds]


def unknown_words(found: list[Fact], known: Vocabulary) -> list[str]:
    """Words that a board does not look for."""
    patterns = [re.compile(fact.pattern()) for fact in found if fact.parts[0] is not None]
    return sorted(each for each in known.words if not any(p.fullmatch(each) for p in patterns))


@pytest.mark.parametrize("game", IDS)
def test_every_word_of_the_notation_is_known_to_the_board(game: str) -> None:
    """Beside the list of all choices, which shows whatever is offered."""
    assert unknown_words(used(game, "word", "verb"), vocabulary(game)) == []


# ---- places and pieces


def undrawn(found: list[Fact], known: Vocabulary) -> list[str]:
    drawn = [re.compile(fact.pattern()) for fact in found]
    return sorted(place for place in known.places if not any(p.fullmatch(place) for p in drawn))


@pytest.mark.parametrize("game", IDS)
def test_every_place_told_is_drawn(game: str) -> None:
    known = vocabulary(game)
    assert len(known.places) > 20
    expected = [each for of, each in NOT_DRAWN if of == game]
    missing = undrawn(used(game, "place"), known)
    assert [place for place in missing if not any(re.fullmatch(e, place) for e in expected)] == []
    assert [each for each in expected if not any(re.fullmatch(each, p) for p in missing)] == []


def flown(game: str) -> tuple[set[str], set[str]]:
    """The kinds of things that a game says fly over its board, and that the board itself moves."""
    source = (SOURCES / "games" / game / "flights.ts").read_text("utf-8")
    [kinds], [stays] = [re.findall(rf"{name}: \[(.*?)\]", source) for name in ("kinds", "stays")]
    return set(re.findall(r'"(\w+)"', kinds)), set(re.findall(r'"(\w+)"', stays))


def told_kinds(game: str) -> set[str]:
    return {re.split(r"\W", piece)[0] for piece in vocabulary(game).pieces}


@pytest.mark.parametrize("game", IDS)
def test_every_kind_of_piece_told_flies_or_is_said_to_stay(game: str) -> None:
    """One that is forgotten would be at its place without having been seen to move."""
    kinds, stays = flown(game)
    assert kinds
    assert kinds & stays == set()
    assert kinds | stays == told_kinds(game)


# ---- the types that are made of all this


@pytest.mark.parametrize("game", IDS)
def test_the_types_of_a_board_are_up_to_date(game: str) -> None:
    """If not: PYTHONPATH=src:tests python scripts/board_types.py"""
    made = TYPES.words_source(game, vocabulary(game))
    assert TYPES.words_of(game).read_text("utf-8") == made


def test_the_types_of_messages_are_up_to_date() -> None:
    """If not: PYTHONPATH=src:tests python scripts/board_types.py messages"""
    assert TYPES.MESSAGES.read_text("utf-8") == TYPES.messages_source()


@pytest.mark.parametrize("game", IDS)
def test_views_name_the_things_that_they_say(game: str) -> None:
    """`hand: list[Card]` holds cards, and nothing but cards."""
    said = view_strings(game)
    known = vocabulary(game)
    assert {path for path in said if path in known.shown} or not known.shown  # Senet: numbers only
    wrong = {
        path: sorted(known.shown.get(path, set()) - words) for path, words in said.items() if words
    }
    assert {path: found for path, found in wrong.items() if found} == {}


def view_strings(game: str) -> dict[str, set[str]]:
    """What the strings of a view may be, by path; none = anything."""
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"}
    script = ROOT / "scripts" / "wire_types.py"
    found = subprocess.run(
        [sys.executable, script, "--strings", game],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return {path: set(words) for path, words in json.loads(found.stdout).items()}


def test_names_told_become_patterns() -> None:
    things = {"Cell": ("a1", "a2", "b1"), "Jar": ("jar 1", "jar 2", "jar 3")}
    names = ["cell-a1", "cell-b1", "cell-7", "hand-0", "hand-1", "deck", "jar 1", "jar 3"]
    assert TYPES.told(names, things) == [
        *("${Jar}", "cell-${Cell}", "cell-${number}", "deck", "hand-${number}")
    ]
    assert TYPES.quoted("${Jar}") == "Jar"
    assert TYPES.one_of(("1 2", "1 3"), things) == "${number} ${number}"
    assert TYPES.one_of(("left", "right"), things) == '${"left" | "right"}'


# ---- the checks notice what they are for

BOARD: Final = """
<script lang="ts">
  import { say, sayAny } from "../../lib/texts.svelte";
  import { NAMES } from "./names";
  const lays = hand.map((card) => `lay ${card}` as const);
  const first = $derived(decision.choices.some(({ word }) => word === "pass"));
  const nobody = verbOf(word) === "declare" || word.startsWith("hor") || word === "pharaoh";
</script>

{#each SEATS as seat (seat)}
  {@const own = `camp-${seat}` as const}
  <p data-place={seat === me ? own : "deck"} data-word={`lay ${card}` satisfies Word}>
    {say(seat ? "web-nav-home" : NAMES[seat], { number: seat + 1 })}
  </p>
  <b data-place={`tent-${seat + 1}` satisfies Place}>{sayAny(`bot-name-${level}`)}</b>
{/each}
"""
NAMES: Final = 'export const NAMES = ["web-nav-rules"] as const;\n'


# Each is put into a board of its own.
MISSPELT: Final = {
    "web-nav-home": "web-nav-hom",
    "bot-name-${": "bot-nam-${",
}


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Fact]]:
    """What is found in a sound board, "", and in each of the misspelt ones."""
    sources = tmp_path_factory.mktemp("web") / "src"
    home = sources / "games" / "pharaoh"
    home.mkdir(parents=True)
    (home / "names.ts").write_text(NAMES, "utf-8")
    boards = {"": BOARD} | {name: BOARD.replace(name, to) for name, to in MISSPELT.items()}
    for number, text in enumerate(boards.values()):
        (home / f"Board{number}.svelte").write_text(text, "utf-8")
    found = scan(sources)
    return {
        name: [fact for fact in found if fact.file == f"games/pharaoh/Board{number}.svelte"]
        for number, name in enumerate(boards)
    }


def test_a_board_is_understood(planted: dict[str, list[Fact]]) -> None:
    found = planted[""]
    shapes = {(fact.kind, fact.how, fact.shape) for fact in found if fact.kind != "string"}
    assert shapes == {
        ("message", "say", "web-nav-home"),
        ("message", "say", "web-nav-rules"),
        ("message", "say", "bot-name-{}"),
        ("place", "drawn", "camp-{}"),
        ("place", "drawn", "deck"),
        ("place", "drawn", "tent-{}"),
        ("word", "drawn", "lay {}"),
        ("word", "is", "lay {}"),
        ("word", "is", "pass"),
        ("verb", "is", "declare"),
        ("word", "starts", "hor"),
        ("word", "is", "pharaoh"),
    }
    assert {fact.line for fact in found if fact.shape == "tent-{}"} == {15}
    assert {fact.args for fact in found if fact.shape == "web-nav-rules"} == {("number",)}
    known = vocabulary("pharaoh")
    words = [fact for fact in found if fact.kind == "word"]
    assert unknown_words(words, known) == ["declare", "declare bonus"]
    places = [fact for fact in found if fact.kind == "place"]
    assert {re.sub(r"\d", "", place) for place in undrawn(places, known)} == {
        *("bid-", "box", "hand-", "hospital", "row-")
    }


@pytest.mark.parametrize("name", ["", *MISSPELT])
def test_an_id_misspelt_is_noticed(planted: dict[str, list[Fact]], name: str) -> None:
    assert not name or BOARD.count(name) == 1
    found = filter(is_id, planted[name])
    ids = unsaid(found, {*said_in("en"), "web-nav-home", "web-nav-rules"})
    assert bool(ids) == bool(name)


def test_an_argument_left_out_is_noticed() -> None:
    entries = entries_of({"a.ftl": "web-a = { $one } { web-b }\nweb-b = { $two }\n"})[0]
    known = {entry.id: entry for entry in entries}
    fact = Fact("a.ts", 1, "message", "say", ("web-a",), ("one",))
    assert ungiven([fact], known) == ["a.ts:1 message say 'web-a' lacks two"]


def test_a_word_of_the_engine_that_no_board_knows_is_noticed() -> None:
    known = Vocabulary(words={"lay 1", "sing loud"})
    found = [Fact("games/pharaoh/a.ts", 1, "word", "starts", ("lay ",))]
    assert unknown_words(found, known) == ["sing loud"]
