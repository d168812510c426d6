"""Writes the positions that the pictures of the browser client show, and those that its unit tests
are held to: what the engine shows before a choice, and what it says came of it.

    PYTHONPATH=src python scripts/client_positions.py           # writes the files
    PYTHONPATH=src python scripts/client_positions.py --check   # fails if they are not up to date

Random games with fixed seeds, so that the files change only with the engine.
"""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, cast

import saqqara.games.cleopatra.tables as cleopatra_tables
from saqqara.games import GAMES, game_spec
from saqqara.games.imhotep import sites
from saqqara.games.imhotep.actions import TURN
from saqqara.games.imhotep.state import QUARRY, ImhotepState, for_seat, lie_down, with_owner
from saqqara.games.imhotep.tables import BURIAL as BURIAL_SITE
from saqqara.games.imhotep.tables import OBELISKS, PYRAMIDS, SITE_WORD
from saqqara.kernel.bits import bit
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE, kind_of
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.kernel.roles import FINAL
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
        GAMES_FOLDER / "imhotep" / "pictures.json": lines(pictures()),
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
    """How a game of each kind ended, as spectators see it, and what is printed there."""
    for spec in GAMES:
        for match in games(spec.id, min(USUAL, spec.players[-1]), {}, 1):
            last = match
        printed = last.game.voice.printed()
        view = last.view(-1)
        standing = import_module(f"saqqara.games.{spec.id}.standing")
        yield {
            **view,
            "printed": printed,
            "finals": list(reckoning(last)),
            "standing": {
                "points": standing.points(view["board"]),
                "round": standing.round_of(view["board"]),
            },
        }


def reckoning(match: Match) -> Iterator[dict[str, Any]]:
    """What is told of it after the last move, as the table server sends it."""
    for event in match.plies[-1].events:
        role = match.game.voice.roles[event.message.id]
        if role == FINAL:
            text = {"id": event.message.id, "args": event.message.args}
            yield {"ply": len(match.plies) - 1, "seat": -1, "text": text, "moves": [], "role": role}


# ---- Imhotep: a few stones on every side, for its pictures in the client

PLAYERS: Final = 4
TEMPLE: Final = [1, 3, 2, 3, 0, 0, 2, 1]
BURIAL: Final = [1, 1, 3, 1, 0, 0, 2, 0, 0, 2]
STONES: Final[dict[str, dict[str, list[int]]]] = {
    "a": {
        "pyramids": [0, 1, 2, 0, 3, 1, 2, 2, 0, 1],
        "temple": TEMPLE,
        "burial": BURIAL,
        "obelisks": [0, 0, 0, 1, 2, 2, 2, 2, 3, 3],
    },
    "b": {
        "temple": TEMPLE,
        "burial": BURIAL,
        "obelisks": [2, 2, 2, 0, 0, 0, 1, 1, 1, 0, 2, 2, 3],
    },
    "c": {"pyramids": [0, 1, 2, 0, 3, 1, 1, 2, 2, 0], "temple": TEMPLE},
    "d": {"temple": [0, 2, 1, 3]},
}
SMALL: Final = {"left": [0, 2, 1], "middle": [3, 1], "right": [2, 0, 3, 1, 0]}
HILL: Final = [1, 1, 0, 0, 2, 3, 1, 0, -1, 3, 1]
HALL: Final = [-1, 0, 2, 1, 1]
FIGURE: Final = 6
CHARIOTS: Final = [5, 8, 3, 6]
CRYPT: Final = [
    *[0, 0, -1, 2, 2, -1, -1, 0, 1, -1, 2, -1],
    *[3, -1, 1, 1, -1, -1, 3, 3, -1, -1, -1, 0],
]
OPEN_TOMBS: Final = [3, 6, 10, 17]
TOMBS_LEFT: Final = 7
AVENUE: Final = [(0, 2), (1, 1), (2, 3), (-1, 0), (-1, 0), (3, 2)]  # owner, stones
# Owner of the next tile of the path, and the squares that it adds to the columns.
TILES: Final = [
    (0, "2 1 0"),
    (1, "1 1 0"),
    (2, "1 1 1"),
    (3, "3 1 0"),
    (0, "0 0 2"),
    (2, "2 1 0"),
    (1, "2 2 0"),
]
SITE_PARTS: Final = ("pyramids", "temple", "burial", "obelisks")
SIDE_PARTS: Final = ("scaffolds", "hallway", "ra", "arena", "crypt", "giant", "avenue")


def pictures() -> Iterator[dict[str, Any]]:
    """What a spectator sees of each side; first what is printed, on all of them."""
    yield {"printed": game_spec("imhotep").game(PLAYERS, {}).voice.printed()}
    for side in "abcd":
        match = Match(game_spec("imhotep"), PLAYERS, {"sides": 5 * side.upper(), "first": "1"})
        lay_out(match.game, cast(ImhotepState, match.state), side)
        board: Any = match.game.voice.view(match.state, -1)
        worth = [player["end_points"]["imhotep-source-obelisks"] for player in board["players"]]
        dynasty = board.get("dynasty") or {}
        yield {
            "worth": worth,
            **{part: board[part] for part in SITE_PARTS},
            **{part: dynasty[part] for part in SIDE_PARTS if dynasty.get(part)},
        }


def lay_out(game: Game, s: ImhotepState, side: str) -> None:
    while kind_of(s.top()) != TURN:
        game.apply(s, game.legal(s)[0])
    for site, owners in STONES[side].items():
        for seat in owners:
            arrive(game, s, site, seat)
    if side == "b":
        for pyramid, owners in SMALL.items():
            for seat in owners:
                arrive(game, s, "pyramids", seat, f"pyramid {pyramid}")
    if side == "c":
        for place, seat in enumerate(HILL):
            bury(s, place, seat)
        for seat, squares in TILES:
            arrive(game, s, "obelisks", seat, f"build {squares}")
    if side == "d":
        lay_out_d(s)


def arrive(game: Game, s: ImhotepState, site: str, seat: int, choice: str = "") -> None:
    """A stone from the quarry; whoever is asked chooses so, or declines. Tiles come in order."""
    pending = s.depth
    sites.place(s, SITE_WORD.index(site), seat, QUARRY)
    game.run_automatic(s)
    while s.depth > pending:
        legal = game.legal(s)
        words = [game.word(action) for action in legal]
        if choice in words:
            game.apply(s, legal[words.index(choice)])
        elif words[0].startswith("card"):
            s.depth -= 1  # a card is not seen at the sites
        else:
            game.apply(s, legal[words.index("no bonus")] if "no bonus" in words else legal[0])


def bury(s: ImhotepState, place: int, seat: int) -> None:
    if seat >= 0:
        s.tomb[seat] |= bit(place)
        lie_down(s, BURIAL_SITE, seat)


def lay_out_d(s: ImhotepState) -> None:
    s.figure = FIGURE
    for square, seat in enumerate(HALL):
        if seat >= 0:
            s.pyramid += with_owner(seat, square)
            lie_down(s, PYRAMIDS, seat)
    s.chariots = sum([for_seat(seat, space) for seat, space in enumerate(CHARIOTS)])
    for place, seat in enumerate(CRYPT):
        bury(s, place, seat)
    s.open_tombs = sum([bit(tomb - 1) for tomb in OPEN_TOMBS])
    free = [tomb for tomb, seat in enumerate(CRYPT) if seat < 0 and tomb + 1 not in OPEN_TOMBS]
    s.tombs = sum([bit(tomb) for tomb in free[:TOMBS_LEFT]])
    for site, (owner, stones) in enumerate(AVENUE):
        if owner >= 0:
            s.track += with_owner(owner, site)
            s.avenue += stones << 3 * site
            for _ in range(stones):
                lie_down(s, OBELISKS, owner)


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
            board: Any = match.game.voice.view(match.state, match.seat())
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
