"""Makes the golden records in tests/records, or compares them: `python scripts/golden.py --check`.

For every game: a random game for each number of players, one for each option value that is no
default, and one with nothing left at its default. FROZEN games were made before there were more
options: their records name only the options of then, and must stay as they are.

NAME.json is the record; NAME.views.json holds, for every ply, a digest of what each seat and then a
spectator sees, and what they see at the end in full. A difference means that rules, notation
or views have changed. Read it before you commit it; if records of before would no longer
replay, raise RULES of that game, keep the rules of before as an `earlier` Spec, and move some
of their records to tests/records/earlier/GAME-RULES.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from saqqara.games import GAMES, mini
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.errors import OptionError
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match, TableView
from saqqara.kernel.record import record_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

FOLDER = Path(__file__).parents[1] / "tests" / "records"
SPECS = (*GAMES, mini.SPEC)
SALT = "golden"
MOST_NAMED = 4  # options in the name of a file

Options = dict[str, str]

FROZEN: dict[str, list[tuple[int, Options]]] = {
    "imhotep": [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"sides": "BBBBB"}),
        (3, {"sides": "random"}),
        (4, {"wrath": "on"}),
        (2, {"first": "1"}),
        (3, {"first": "2"}),
        (3, {"first": "3"}),
        (4, {"first": "4"}),
        (4, {"sides": "random", "wrath": "on", "first": "4"}),
    ]
}
# Options that make another game of it: played with every number of players.
PRESETS: dict[str, list[Options]] = {"cleopatra": [{"preset": "original-2006"}]}
FROZEN_OPTIONS = {"imhotep": ("sides", "wrath", "first")}


def accepts(spec: Spec, players: int, options: Options) -> bool:
    try:
        spec.game(players, options)
    except OptionError:
        return False
    return True


def plan(spec: Spec) -> list[tuple[int, Options]]:
    """What is frozen, or each number of players with the defaults; each other value with one
    number of players, in turn among those that allow it; presets with every number; the last
    values of all together."""
    games = list(FROZEN.get(spec.id, [(players, {}) for players in spec.players]))
    for option in spec.options:
        for value in option.values[1:]:
            options = {option.id: value}
            if options in [made for _, made in games]:
                continue
            allowed = [players for players in spec.players if accepts(spec, players, options)]
            games.append((allowed[len(games) % len(allowed)], options))
    for options in PRESETS.get(spec.id, []):
        games.extend([(n, options) for n in spec.players if (n, options) not in games])
    together = {option.id: option.values[-1] for option in spec.options}
    if accepts(spec, spec.players[-1], together):
        games.append((spec.players[-1], together))
    return games


def name_of(players: int, options: Options) -> str:
    if len(options) > MOST_NAMED:
        return f"{players}-everything"
    return "-".join([str(players), *[f"{key}-{value}" for key, value in options.items()]])


def played(spec: Spec, players: int, options: Options) -> tuple[Match, list[str], SealedDealer]:
    """A random game, its chance sealed; and the digests of the views ply by ply."""
    name = name_of(players, options)
    # Of the first version, as they were frozen; new deals are tested where they are made.
    dealer = SealedDealer(f"golden {spec.id} {name}".encode(), SALT, 1)
    match = Match(spec, players, options)
    rng = Rng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big"))
    views = [view_digests(match)]
    while not match.state.over():
        if match.seat() == CHANCE:
            match.take(dealer.outcome(match.game, match.state, match.history()))
        else:
            legal = match.game.legal(match.state)
            match.take(legal[rng.below(len(legal))])
        views.append(view_digests(match))
    return match, views, dealer


def all_views(match: Match) -> list[TableView]:
    """What every seat sees, then a spectator."""
    return [match.view(seat) for seat in [*range(match.game.players), SPECTATOR]]


def view_digests(match: Match) -> str:
    texts = [json.dumps(view, sort_keys=True) for view in all_views(match)]
    return " ".join([hashlib.sha256(text.encode()).hexdigest()[:12] for text in texts])


def views_text(views: list[str], final: list[TableView]) -> str:
    """JSON with one ply a line, so that differences can be read."""
    lines = ",\n".join([json.dumps(line) for line in views])
    return f'{{\n"plies": [\n{lines}\n],\n"final": {json.dumps(final, indent=1)}\n}}\n'


def names() -> set[str]:
    """Of all files."""
    games = [f"{spec.id}/{name_of(*game)}" for spec in SPECS for game in plan(spec)]
    return {f"{game}{end}" for game in games for end in (".json", ".views.json")}


def golden_files(step: int = 1) -> dict[str, str]:
    """Path and content of every file; or of each so many-th game only, to be quick."""
    files: dict[str, str] = {}
    for spec in SPECS:
        for players, options in plan(spec)[::step]:
            match, views, dealer = played(spec, players, options)
            seats = [f"seat {seat + 1}" for seat in range(players)]
            path = f"{spec.id}/{name_of(players, options)}"
            record = record_of(match, seats, dealer.published())
            if (players, options) in FROZEN.get(spec.id, []):
                record.options = {id: record.options[id] for id in FROZEN_OPTIONS[spec.id]}
            files[f"{path}.json"] = record.to_json()
            files[f"{path}.views.json"] = views_text(views, all_views(match))
    return files


def differences(files: dict[str, str]) -> list[str]:
    """Files that are missing, differ, or should not be there."""
    there = {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.json")}
    found = [f"{name}: not made by golden.py" for name in sorted(there - names())]
    found += [f"{name}: missing" for name in sorted(names() - there)]
    for name, content in files.items():
        if name in there and (FOLDER / name).read_text("utf-8") != content:
            found.append(f"{name}: differs")
    return found


def write(files: dict[str, str]) -> None:
    for path in FOLDER.glob("*/*.json"):
        if path.relative_to(FOLDER).as_posix() not in files:
            path.unlink()
    for name, content in files.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make or compare the golden records.")
    parser.add_argument("--check", action="store_true", help="compare only; exit 1 if they differ")
    given = parser.parse_args()
    files = golden_files()
    found = differences(files)
    print("\n".join(found) if found else f"{len(files)} files, no difference")
    if given.check:
        return 1 if found else 0
    write(files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
