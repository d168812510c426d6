"""Writes the positions that the unit tests of the browser client are held to: what the engine
shows before a choice, and what it says came of it.

    PYTHONPATH=src python scripts/client_positions.py           # writes the files
    PYTHONPATH=src python scripts/client_positions.py --check   # fails if they are not up to date

Random games with fixed seeds, so that the files change only with the engine.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import saqqara.games.cleopatra.tables as cleopatra_tables
import saqqara.games.imhotep.tables as imhotep_tables
from saqqara.games import GAMES
from saqqara.games.imhotep.sites.burial import set_points
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State

GAMES_FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "games"
USUAL: Final = 3  # players
COMMAND: Final = "PYTHONPATH=src python scripts/client_positions.py"


def main() -> int:
    stale = {path: text for path, text in files().items() if not is_current(path, text)}
    if sys.argv[1:] == ["--check"]:
        for path in stale:
            print(f"{path} is not up to date: run {COMMAND}", file=sys.stderr)
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    return 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def files() -> dict[Path, str]:
    """One line for each position, so that a difference can be read."""
    return {
        GAMES_FOLDER / "ended.json": lines(ended()),
        GAMES_FOLDER / "imhotep" / "figures.json": lines(imhotep_figures()),
        GAMES_FOLDER / "imhotep" / "positions.json": lines(sailings()),
        GAMES_FOLDER / "murals" / "positions.json": lines(odds()),
        GAMES_FOLDER / "cleopatra" / "figures.json": lines(cleopatra_figures()),
        GAMES_FOLDER / "cleopatra" / "positions.json": lines(payments()),
    }


def lines(found: Iterator[dict[str, Any]]) -> str:
    rows = [json.dumps(each, separators=(",", ":"), sort_keys=True) for each in found]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def games(game: str, players: int, options: dict[str, str], seed: int) -> Iterator[Match]:
    """A random game, stopped before each decision of a seat."""
    [spec] = [spec for spec in GAMES if spec.id == game]
    match = Match(spec, players, options)
    dealer = SealedDealer(f"{game} {seed}".encode(), "client")
    chance = Rng(seed)
    while not match.state.over():
        if match.seat() == CHANCE:
            match.take(dealer.outcome(match.game, match.state, match.history()))
            continue
        yield match
        legal = match.game.legal(match.state)
        match.take(legal[chance.below(len(legal))])


def ended() -> Iterator[dict[str, Any]]:
    """How a game of each kind ended, as spectators see it."""
    for spec in GAMES:
        for match in games(spec.id, min(USUAL, spec.players[-1]), {}, 1):
            last = match
        yield dict(last.view(-1))


# ---- Imhotep: what is printed, and what a ship brings to a site


def imhotep_figures() -> Iterator[dict[str, Any]]:
    tables = imhotep_tables
    prizes = list(tables.HEIGHT_PRIZES)
    yield {
        "pyramid_a": list(tables.PYRAMID_A),
        "pyramid_b": list(tables.PYRAMID_B),
        "sets": [set_points(size) for size in range(12)],
        "rows": list(tables.ROW_PRIZES),
        "heights": {str(n): prizes[4 * (n - 2) :][:n] for n in tables.PLAYERS},
        "towers": list(tables.TOWER_POINTS),
        "hill": list(tables.HILL_FIRST),
    }


TABLES: Final = (
    ("AAAAA", 2),
    ("AAAAA", 3),
    ("AAAAA", 4),
    ("BBBBB", 2),
    ("BBBBB", 3),
    ("BBBBB", 4),
    ("CCCCC", 3),
    ("CCCCC", 4),
    ("DDDDD", 2),
    ("DDDDD", 4),
)
EVERY: Final = 5  # sailings to one site that could be chosen: one of so many is kept
# What A New Dynasty puts in the place of a site.
INSTEAD: Final = {
    "pyramids": ("scaffolds", "hallway"),
    "temple": ("arena",),
    "burial": ("hill", "crypt"),
    "obelisks": ("giant", "avenue"),
}


def sailings() -> Iterator[dict[str, Any]]:
    for sides, players in TABLES:
        met: dict[str, int] = {}
        for match in games("imhotep", players, {"sides": sides}, players):
            for action in match.game.legal(match.state):
                words = match.game.word(action).split()
                if words[0] != "sail" or words[2] == "market":
                    continue
                met[words[2]] = met.get(words[2], 0) + 1
                if met[words[2]] % EVERY == 1:
                    yield sailing(match.game, match.state, action)


def sailing(game: Game, before: State, action: int) -> dict[str, Any]:
    """What a spectator sees of the site before, and what has changed when the ship is unloaded, or
    somebody is asked something."""
    _, ship, site = game.word(action).split()
    after = before.clone()
    game.apply(after, action)
    chance = Rng(before.ply)
    while not after.over() and after.seat() == CHANCE:  # as a tile that is turned up on the way
        game.apply(after, game.sample(after, chance))
    board: Any = game.view(before, -1)
    then: Any = game.view(after, -1)
    found: dict[str, Any] = {
        "site": site,
        "spaces": board["ships"][int(ship) - 1]["spaces"],
        "players": game.players,
        "view": board[site],
        "earned": added(board, then, site, "points"),
        "at_end": added(board, then, site, "end_points"),
        "unloaded": then["unloading"] is None,
    }
    if "dynasty" in board:
        parts = {part: board["dynasty"][part] for part in INSTEAD[site] if board["dynasty"][part]}
        found["dynasty"] = parts
    if site == "temple":
        found["visible"] = then["temple"]["visible"]
        arena = then.get("dynasty", {}).get("arena")
        found["chariots"] = arena and arena["chariots"]
    return found


def added(before: Any, after: Any, site: str, points: str) -> list[int]:
    """By seat: points of a site that were earned, or would be if the game ended now."""
    source = f"imhotep-source-{site}"
    return [
        then[points][source] - first[points][source]
        for first, then in zip(before["players"], after["players"], strict=True)
    ]


# ---- Murals: the odds of a miss

ODDS_EVERY: Final = 9  # decisions
SEEN_FIELDS: Final = ("sheet", "display", "shadow", "deck_size", "odds")


def odds() -> Iterator[dict[str, Any]]:
    """What a seat sees where the table tells the odds."""
    for players in (2, 4):
        met = 0
        for match in games("murals", players, {}, players):
            seat = match.seat()
            board: Any = match.game.view(match.state, seat)
            met += board["odds"] is not None
            if board["odds"] is not None and met % ODDS_EVERY == 0:
                camps = [{"hand": camp["hand"], "known": camp["known"]} for camp in board["camps"]]
                yield {
                    "seat": seat,
                    "camps": camps,
                    **{field: board[field] for field in SEEN_FIELDS},
                }


# ---- Cleopatra: the mosaics, and every way to pay for a piece


def cleopatra_figures() -> Iterator[dict[str, Any]]:
    tables = cleopatra_tables
    yield {
        word: [list(cell) for cell in cells]
        for word, cells in zip(tables.TILE_WORD, tables.SHAPES, strict=True)
    }


KEPT: Final = 60  # payments
OF_ONE_GAME: Final = 2
LEAST_WAYS: Final = 4
MOST_WAYS: Final = 60  # of one payment


def payments() -> Iterator[dict[str, Any]]:
    met: set[str] = set()
    for seed in range(KEPT // OF_ONE_GAME):
        full = len(met) + OF_ONE_GAME
        for match in games("cleopatra", 3 + seed % 3, {}, seed):
            if len(met) == full:
                break
            board: Any = match.game.view(match.state, match.seat())
            for action in match.game.legal(match.state):
                word = match.game.word(action)
                piece = word.removeprefix("build ").split(" ")[0]
                if not word.startswith("build ") or piece.startswith("tile"):
                    continue
                [found] = [each for each in board["quarry"] if each["piece"] == word[6:]]
                ways = ways_to_pay(match.game, match.state, action)
                key = json.dumps([found["options"], sorted(ways)])
                if not LEAST_WAYS <= len(ways) <= MOST_WAYS or key in met or len(met) == full:
                    continue
                met.add(key)
                camp = board["camps"][match.seat()]
                yield {
                    "piece": word[6:],
                    "hand": camp["hand"],
                    "merchants": camp["merchants"],
                    "proposal": found["proposal"],
                    "options": found["options"],
                    "ways": sorted(ways),
                }


def ways_to_pay(game: Game, before: State, action: int) -> set[tuple[str, ...]]:
    """The payments that the engine takes, as sorted words, however they are ordered."""
    after = before.clone()
    game.apply(after, action)
    found: set[tuple[str, ...]] = set()
    seen: set[tuple[str, ...]] = set()
    todo: list[tuple[State, tuple[str, ...]]] = [(after, ())]
    while todo:
        s, paid = todo.pop()
        steps = [] if s.over() or s.seat() == CHANCE else game.legal(s)
        if not steps or not game.word(steps[0]).startswith("pay "):
            found.add(paid)
            continue
        for step in steps:
            more = tuple(sorted((*paid, game.word(step))))
            if more not in seen:
                seen.add(more)
                then = s.clone()
                game.apply(then, step)
                todo.append((then, more))
    return found


if __name__ == "__main__":
    sys.exit(main())
