"""Every message id, word and place that the client names is one that the catalogues or the engine
have, and every place that the engine tells of is drawn. Boards are read here, not run: tests/web
looks at real ones.

All in one file, so that one process reads the client and listens to the engine.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
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
from web_contract.client import ROOT, SOURCES, Fact, facts, scan, unfit
from web_contract.engine import Vocabulary, verb, vocabulary

PACKAGE: Final = ROOT / "src" / "saqqara"
IDS: Final = [spec.id for spec in GAMES]

Values = Iterable[tuple[str, ...]]

# ---- exceptions: each must be needed, and says why it is

# Ids that the client composes, and all that it may put in.
COMPOSED: Final[dict[str, Callable[[], Values]]] = {
    "{}-name": lambda: one(IDS),
    "{}-about": lambda: one(IDS),
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
    "pharaoh-label-{}": lambda: one(["declare", "declare-bonus"]),
    "pharaoh-{}": lambda: one(
        dashed(piece)
        for piece in vocabulary("pharaoh").pieces
        if verb(piece) in pharaoh.TREASURE_WORD
    ),
}
# Where `word` is that of a card or another thing, not of a choice.
THINGS: Final = {
    "games/cleopatra/CardFace.svelte": "draws a card",
    "games/cleopatra/CardStrip.svelte": "draws cards",
    "games/cleopatra/InAir.svelte": "draws cards that fly",
    "games/cleopatra/FoundCards.svelte": "sorts cards",
    "games/cleopatra/Hand.svelte": "asks what a card is",
    "games/cleopatra/Stall.svelte": "draws cards",
    "games/cleopatra/cards.ts": "what is printed on cards",
    "games/cleopatra/text.ts": "words of the view, for the text board",
    "games/imhotep/text.ts": "words of the view, for the text board",
    "games/imhotep/text_dynasty.ts": "words of the view, for the text board",
    "games/pharaoh/CrewFace.svelte": "draws a card of the crew",
    "games/pharaoh/CrewHat.svelte": "draws a card of the crew",
}
# Places of a board that no event names.
NOT_TOLD: Final = {
    ("imhotep", "berth-{}"): "a ship that sails leaves `harbour`, drawn at its own berth",
    ("imhotep", "chariot-{}"): "points of the arena rise from the chariot that earned them",
    ("imhotep", "lever-next"): "a stone is dropped there by hand",
    ("imhotep", "site-{}"): "stands in for `beside-...` and `played`",
}
# Places of events that no board draws.
NOT_DRAWN: Final = {
    ("cleopatra", "box"): "is not on the table",
    ("cleopatra", r"garden-\d+"): "mosaics lie in the scene, which knows where",
    ("imhotep", "box"): "is not on the table",
    ("imhotep", "played"): "drawn as `site-market`",
    ("imhotep", "round-deck"): "is not on the table: only the card of the round is",
}
# What a board calls a piece though no event does.
OWN_PIECES: Final = {
    ("pharaoh", "back"): "a card that is face down",
    ("imhotep", "points"): "rise as if they were a piece",
    ("imhotep", "points "): "rise as if they were a piece",
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


def wrong_words(found: list[Fact], known: Vocabulary) -> list[str]:
    """Words that nobody is ever offered, or things that no view names."""
    of_things = [fact for fact in found if fact.file in THINGS]
    others = [fact for fact in found if fact.file not in THINGS]
    return unfit(others, known.words) + unfit(of_things, known.words | known.things)


def unknown_words(found: list[Fact], known: Vocabulary) -> list[str]:
    """Words that a board does not look for."""
    starts = [fact for fact in found if fact.how != "ends" and fact.parts[0] is not None]
    patterns = [re.compile(each) for fact in starts for each in fact.patterns()]
    return sorted(each for each in known.words if not any(p.fullmatch(each) for p in patterns))


@pytest.mark.parametrize("game", IDS)
def test_every_word_of_a_board_is_one_of_the_notation(game: str) -> None:
    found = used(game, "word", "verb")
    assert len(found) > 10
    assert wrong_words(found, vocabulary(game)) == []


@pytest.mark.parametrize("game", IDS)
def test_every_word_of_the_notation_is_known_to_the_board(game: str) -> None:
    """Beside the list of all choices, which shows whatever is offered."""
    assert unknown_words(used(game, "word", "verb"), vocabulary(game)) == []


def test_things_are_where_they_are_said_to_be() -> None:
    needed = {
        fact.file
        for game in IDS
        for fact in used(game, "word", "verb")
        if unfit([fact], vocabulary(game).words)
    }
    assert set(THINGS) - needed == set()


# ---- places and pieces


def untold(found: list[Fact], known: Vocabulary) -> list[Fact]:
    return [fact for fact in found if unfit([fact], known.places)]


def undrawn(found: list[Fact], known: Vocabulary) -> list[str]:
    drawn = [re.compile(each) for fact in found if fact.how == "drawn" for each in fact.patterns()]
    return sorted(place for place in known.places if not any(p.fullmatch(place) for p in drawn))


@pytest.mark.parametrize("game", IDS)
def test_every_place_of_a_board_is_told(game: str) -> None:
    found = untold(used(game, "place"), vocabulary(game))
    assert [str(fact) for fact in found if (game, fact.shape) not in NOT_TOLD] == []


@pytest.mark.parametrize("game", IDS)
def test_every_place_told_is_drawn(game: str) -> None:
    known = vocabulary(game)
    assert len(known.places) > 20
    expected = [each for of, each in NOT_DRAWN if of == game]
    missing = undrawn(used(game, "place"), known)
    assert [place for place in missing if not any(re.fullmatch(e, place) for e in expected)] == []
    assert [each for each in expected if not any(re.fullmatch(each, p) for p in missing)] == []


@pytest.mark.parametrize("game", IDS)
def test_every_piece_of_a_board_is_told(game: str) -> None:
    """By an event, or by the view: of Cleopatra what is built is called a piece too."""
    known = vocabulary(game)
    found = [fact for fact in used(game, "piece") if unfit([fact], known.pieces | known.things)]
    assert [str(fact) for fact in found if (game, fact.shape) not in OWN_PIECES] == []
    shapes = {fact.shape for fact in found}
    assert {shape for of, shape in OWN_PIECES if of == game} - shapes == set()


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


def test_every_place_that_is_not_told_is_needed() -> None:
    needed = {
        (game, fact.shape) for game in IDS for fact in untold(used(game, "place"), vocabulary(game))
    }
    assert set(NOT_TOLD) - needed == set()


# ---- the checks notice what they are for

BOARD: Final = """
<script lang="ts">
  import { say } from "../../lib/texts.svelte";
  import { NAMES } from "./names";
  const verb = word.split(" ")[0];
  const lays = hand.map((card) => `lay ${card}`);
  const first = $derived(decision.choices.some(({ word }) => word === "pass"));
  const nobody = word.startsWith("declare ") || /^(horus|pharaoh)$/.test(word);
  const where = located === `hand-${me}`;
</script>

{#each SEATS as seat (seat)}
  {@const own = `camp-${seat}`}
  <p data-place={seat === me ? own : "deck"} data-word="lay {card}">
    {say(seat ? "web-nav-home" : NAMES[seat], { number: seat + 1 })}
  </p>
  <b data-place="tent-{seat + 1}">{say(`bot-name-${level}`)}</b>
{/each}
"""
NAMES: Final = 'export const NAMES = ["web-nav-rules"] as const;\n'


# Each is put into a board of its own.
MISSPELT: Final = {
    "web-nav-home": "web-nav-hom",
    "bot-name-${": "bot-nam-${",
    '"pass"': '"pas"',
    "declare ": "declares ",
    "`lay ${": "`lie ${",
    '"lay {': '"lie {',
    "(horus|pharaoh)": "(horus|faraoh)",
    "`hand-${": "`hands-${",
    "`camp-${": "`camps-${",
    '"deck"': '"desk"',
    '"tent-{': '"tents-{',
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
        ("place", "is", "hand-{}"),
        ("word", "drawn", "lay {}"),
        ("word", "is", "lay {}"),
        ("word", "is", "pass"),
        ("word", "starts", "declare "),
        ("word", "fits", "^(horus|pharaoh)$"),
    }
    assert {fact.line for fact in found if fact.shape == "tent-{}"} == {17}
    assert {fact.args for fact in found if fact.shape == "web-nav-rules"} == {("number",)}
    known = vocabulary("pharaoh")
    words = [fact for fact in found if fact.kind == "word"]
    assert unknown_words(words, known) == ["declare"]
    places = [fact for fact in found if fact.kind == "place"]
    assert {re.sub(r"\d", "", place) for place in undrawn(places, known)} == {
        *("bid-", "box", "hand-", "hospital", "row-")
    }


@pytest.mark.parametrize("name", ["", *MISSPELT])
def test_a_name_misspelt_is_noticed(planted: dict[str, list[Fact]], name: str) -> None:
    assert not name or BOARD.count(name) == 1
    found, known = planted[name], vocabulary("pharaoh")
    ids = unsaid(filter(is_id, found), {*said_in("en"), "web-nav-home", "web-nav-rules"})
    words = wrong_words([fact for fact in found if fact.kind == "word"], known)
    places = untold([fact for fact in found if fact.kind == "place"], known)
    assert bool([*ids, *words, *places]) == bool(name)


def test_an_argument_left_out_is_noticed() -> None:
    entries = entries_of({"a.ftl": "web-a = { $one } { web-b }\nweb-b = { $two }\n"})[0]
    known = {entry.id: entry for entry in entries}
    fact = Fact("a.ts", 1, "message", "say", ("web-a",), ("one",))
    assert ungiven([fact], known) == ["a.ts:1 message say 'web-a' lacks two"]


def test_a_word_of_the_engine_that_no_board_knows_is_noticed() -> None:
    known = Vocabulary(words={"lay 1", "sing loud"})
    found = [Fact("games/pharaoh/a.ts", 1, "word", "starts", ("lay ",))]
    assert unknown_words(found, known) == ["sing loud"]
