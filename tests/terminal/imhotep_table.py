"""Positions of Imhotep for the tests of its board and its words."""

from collections.abc import Iterator, Mapping
from functools import cache

from saqqara.games import game_spec
from saqqara.kernel.match import Match, TableView
from saqqara.kernel.rng import Rng
from saqqara.terminal.boards.imhotep import ImhotepBoard
from saqqara.terminal.scene import Scene
from saqqara.terminal.theme import THEMES
from saqqara.text import Texts

BOARD = ImhotepBoard()
NAMES = ["Ana", "Ben", "Chie", "Dai"]
LONG = ["Maximiliane-Theodora von und zu Hatschepsut-Amenophis der Zweite"] * 3 + ["建築士" * 20]
SHOWN = {
    "A": ["lever", "statue", "burial decoration", "entrance"],
    "B": ["lever", "statue", "sail"],
}


def draw(view: TableView, lang: str = "en", names: list[str] = NAMES, full: bool = False) -> str:
    printed = printed_for(view["players"])
    return "\n".join(BOARD.draw(Scene(view, names, Texts(lang), THEMES["ascii"], full, printed)))


@cache
def printed_for(players: int) -> Mapping[str, object]:
    return game_spec("imhotep").game(players, {}).voice.printed()


def begun(sides: str, fleet: str = "4-3-3-2") -> Match:
    """Three players, the first of them to move, with known ships and cards."""
    match = Match(game_spec("imhotep"), 3, {"sides": sides, "first": "1"})
    match.play_words(-1, [f"round {fleet}", *[f"card {card}" for card in SHOWN[sides[0]]]])
    return match


def turns(match: Match, text: str) -> Match:
    """Moves such as `1 load 2 1, 2 get`, by the numbers of the players; 0 is chance."""
    for part in text.split(", "):
        player, word = part.split(" ", 1)
        match.play_words(int(player) - 1, [word])
    return match


def positions(players: int, seed: int, options: dict[str, str]) -> Iterator[Match]:
    """A random game; a decision to take or keep a card, or not, is as likely as any other."""
    match = Match(game_spec("imhotep"), players, options)
    rng = Rng(seed)
    while not match.state.over():
        legal = match.game.legal(match.state)
        match.play(match.seat(), legal[rng.below(len(legal))])
        yield match
