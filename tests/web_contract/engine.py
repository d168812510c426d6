"""What the engine can say at any table: words of choices, places and pieces of events."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Final, get_args, get_origin, is_typeddict

from contract.cases import Case, any_action, cases_of
from drawing import seeds
from saqqara.games import GAMES, game_spec
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.rng import Rng

GAMES_OF_EACH: Final = 8  # case, played at random
VIEWS: Final = 50  # plies between two looks at the board
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}


@dataclass
class Vocabulary:
    words: set[str] = field(default_factory=set)  # of the notation, those of chance left out
    offered: set[str] = field(default_factory=set)  # of them, those that were somebody's choice
    places: set[str] = field(default_factory=set)
    pieces: set[str] = field(default_factory=set)
    prompts: set[str] = field(default_factory=set)  # message ids of what seats are asked
    shown: dict[str, set[str]] = field(default_factory=dict)  # strings of views, by path
    things: set[str] = field(default_factory=set)  # strings of views, whole and word by word


def cases(game: str) -> list[Case]:
    """Every seat count with every value of an option; of Imhotep every side at each of them."""
    spec = game_spec(game)
    found = cases_of(spec)
    if game == "imhotep":
        for players in spec.players:
            for side in "ABCD":
                found.append(Case(spec, players, {"sides": 5 * side} | DYNASTY))
    return found


@cache
def vocabulary(game: str) -> Vocabulary:
    found = Vocabulary()
    table: set[str] = set()
    drawn: set[str] = set()  # verbs of chance
    for case in cases(game):
        rules = case.game()
        table |= {rules.word(action) for action in range(rules.actions)}
        for seed in seeds(GAMES_OF_EACH):
            listen(case, seed, found, drawn)
    asked = {verb(word) for word in found.offered}
    found.words = {word for word in table if verb(word) in asked or verb(word) not in drawn}
    for word in [*table, *found.pieces]:
        found.things.update([word, *word.split()])
    return found


def verb(word: str) -> str:
    return word.split(maxsplit=1)[0]


def listen(case: Case, seed: int, found: Vocabulary, drawn: set[str]) -> None:
    """A random game from start to end."""
    game, rng = case.game(), Rng(seed)
    s = game.start()
    log = s.log = []
    while not s.over():
        action = any_action(game, s, rng)
        if s.seat() == CHANCE:
            drawn.add(verb(game.word(action)))
        else:
            found.offered.update(game.word(each) for each in game.legal(s))
            found.prompts.add(game.voice.prompt(s).id)
        if s.ply % VIEWS == 0:
            for viewer in (s.seat(), SPECTATOR):
                for path, text in texts(game.voice.view(s, viewer)):
                    found.shown.setdefault(path, set()).add(text)
                    found.things.update([text, *text.split()])
        game.apply(s, action)
    moves = [move for event in log for move in event.moves]
    found.places.update([move.source for move in moves], [move.target for move in moves])
    found.pieces.update(move.piece for move in moves)


def texts(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The strings of a view, its keys left out, each with where it stands: `camps[].hand[]`."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts(each, f"{path}.{key}" if path else key)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from texts(each, f"{path}[]")


def named_in(game: str) -> dict[str, Any]:
    """All that the modules of a game name."""
    package = f"saqqara.games.{game}"
    found: dict[str, Any] = {}
    for name, module in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            found |= vars(module)
    return found


def shapes_of(game: str) -> dict[str, Any]:
    """What a board of the game is shown, called after it: `ImhotepView`, `ImhotepPrinted`,
    `ImhotepForeseen`, so far as there are such."""
    found = named_in(game)
    names = {part: f"{game.title()}{part.title()}" for part in ("view", "printed", "foreseen")}
    return {part: found[name] for part, name in names.items() if name in found}


def shape_name(kind: Any) -> str:
    """What browsers call it: its own name, with its game where another game has the same."""
    name = str(kind.__name__)
    games = [spec.id for spec in GAMES if is_typeddict(named_in(spec.id).get(name))]
    return name if len(games) < 2 else kind.__module__.split(".")[2].title() + name


def things_of(game: str) -> dict[str, tuple[str, ...]]:
    """What the engine says that strings of its views may be: `Site = Annotated[str, SITE_WORD]`."""
    found = named_in(game)
    kinds = {name: found[name] for name in sorted(found) if get_origin(found[name]) is Annotated}
    return {
        name: get_args(kind)[1]
        for name, kind in kinds.items()
        if isinstance(get_args(kind)[1], tuple)
    }
