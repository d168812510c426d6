"""The score pads of the browser client reckon as the engine does, at the ends of random games of
every number of players, with all sides, options and corrected figures."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import pytest

from drawing import seeds
from saqqara.games import game_spec
from saqqara.games.imhotep import figures as dynasty
from saqqara.games.imhotep import scoring
from saqqara.games.imhotep import tables as box
from saqqara.games.imhotep.names import SOURCE_NAME
from saqqara.games.imhotep.state import ImhotepState
from saqqara.games.murals import tables as murals
from saqqara.kernel.game import Choices, Game
from saqqara.kernel.playout import playout
from saqqara.kernel.result import places_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.state import State
from web_contract.pad_entries import READ

ROOT: Final = Path(__file__).parents[2]
RUNNER: Final = Path(__file__).parent / "pads.mjs"
TABLES: Final = 500  # of each game
OWN_FIGURES: Final = 4  # one table of so many has corrected ones

DEFAULTS: Final = {"wrath": "off", "crypt_overflow_averts_penalty": "off"}
Thing = TypeVar("Thing")

pytestmark = pytest.mark.once


def one_of(rng: Rng, things: Sequence[Thing]) -> Thing:
    return things[rng.below(len(things))]


def imhotep_options(rng: Rng) -> dict[str, str]:
    base = one_of(rng, ["AB", "AB", "ABCD", "CD"])
    switches = ["wrath", "expansion", "prophecies", "crypt_overflow_averts_penalty"]
    chosen = {name: one_of(rng, ["off", "on"]) for name in switches}
    chosen["sides"] = "".join(one_of(rng, base) for _ in range(box.SITES))
    return chosen


def imhotep_figures(rng: Rng) -> dict[str, Any]:
    standard = cast(dict[str, Any], dynasty.STANDARD)
    ranks = {
        players: sorted([rng.below(12) for _ in prizes], reverse=True)
        for players, prizes in standard["obelisk_ranks"].items()
    }
    return {
        "arena_track": sorted(rng.below(15) for _ in standard["arena_track"]),
        "crypt_columns": one_of(rng, [4, 6, 8]),
        "obelisk_ranks": ranks,
        "avenue": [[1 + rng.below(5), rng.below(15)] for _ in standard["avenue"]],
        "prophecies": [[1 + rng.below(8), -rng.below(5)] for _ in standard["prophecies"]],
    }


def murals_figures(rng: Rng) -> dict[str, Any]:
    tracks = cast(dict[str, dict[str, list[int]]], murals.STANDARD)["tracks"]
    own = {
        name: sorted([rng.below(9) for _ in points], reverse=True)
        for name, points in tracks.items()
    }
    return {"tracks": own}


def drawn(game: str, rng: Rng) -> tuple[int, dict[str, str], dict[str, Any]]:
    """A number of players, options, and figures that stand in place of ours."""
    spec = game_spec(game)
    players = one_of(rng, spec.players)
    chosen: dict[str, str] = {}
    if game == "imhotep":
        chosen = imhotep_options(rng)
    elif game == "cleopatra":
        chosen = {option.id: one_of(rng, option.values) for option in spec.options}
    own: dict[str, Any] = {}
    if rng.below(OWN_FIGURES) == 0 and game == "imhotep":
        own = imhotep_figures(rng)
    elif rng.below(OWN_FIGURES) == 0 and game == "murals":
        own = murals_figures(rng)
    if own:
        chosen["edition"] = json.dumps(own)
    return players, chosen, own


def at_the_end(game: Game, rng: Rng) -> State:
    state = game.start()
    playout(game, state, rng, Choices(game.actions))
    return state


def added_at_the_end(game: Game, state: State, seat: int) -> dict[str, int]:
    """Imhotep, by source: what the reckoning added, by the engine's own function for it."""
    wrath = cast(Any, game).wrath
    s = cast(ImhotepState, state)
    return {
        SOURCE_NAME[source]: scoring.end_value(s, seat, source, wrath)
        for source in range(scoring.sources(s))
    }


def lines_of(game: Game, state: State, seat: int) -> dict[str, int]:
    """What the lines of the pad have to say, as far as the engine has the same lines."""
    if isinstance(state, ImhotepState):
        return added_at_the_end(game, state, seat)
    return game.score_sheet(state, seat)


@cache
def tables_of(game: str) -> list[dict[str, Any]]:
    found = []
    for seed in seeds(TABLES):
        rng = Rng(seed)
        players, chosen, own = drawn(game, rng)
        rules = game_spec(game).game(players, chosen)
        state = at_the_end(rules, rng)
        seats = range(players)
        board = rules.voice.view(state, -1)
        points = [rules.score(state, seat) for seat in seats]
        sheets = [lines_of(rules, state, seat) for seat in seats]
        track = [points[seat] - sum(sheets[seat].values()) for seat in seats]
        ranks = [rules.rank(state, seat) for seat in seats]
        found.append(
            {
                "game": game,
                "entry": READ[game](board, DEFAULTS | chosen, track),
                "corrected": own,
                "points": points,
                "sheets": sheets,
                "places": places_of(ranks, [False] * players, players),
            }
        )
    return found


def reckoned(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    ours = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node's wheel
    asked = ("game", "entry", "corrected")
    lines = [json.dumps({key: table[key] for key in asked}) for table in tables]
    done = subprocess.run(
        ["node", RUNNER],
        env=os.environ | {"PATH": ours},
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("game", sorted(READ))
def test_pads_reckon_as_the_engine_does(game: str) -> None:
    tables = tables_of(game)
    for table, found in zip(tables, reckoned(tables), strict=True):
        assert found["points"] == table["points"], table
        assert found["places"] == table["places"], table
        for sheet, lines in zip(table["sheets"], found["lines"], strict=True):
            shared = {source: points for source, points in lines.items() if source in sheet}
            assert shared == {source: sheet[source] for source in shared}, table


def test_every_side_and_scoring_is_met() -> None:
    """So that the test above says something of each of them."""
    tables = [table["entry"] for table in tables_of("imhotep")]
    for site in range(box.SITES):
        assert {entry["sides"][site] for entry in tables} == set("ABCD")
    assert {entry["wrath"] for entry in tables} == {False, True}
    assert {len(entry["seats"]) for entry in tables} == set(box.PLAYERS)
    prophecies = {name for entry in tables for name in entry["prophecies"]}
    assert prophecies == set(box.PROPHECY_WORD)
    seats = [seat for entry in tables for seat in entry["seats"]]
    for field in ("towers", "waiting", "path", "chariot", "ornaments", "blue", "reds"):
        assert any(seat[field] for seat in seats), field
    assert any(seat["statues"] > len(box.SET_POINTS) - 1 for seat in seats)
    assert any(seat["beside"]["burial"] for seat in seats)


def test_the_figures_are_those_of_the_engine() -> None:
    """If not: python scripts/box_figures.py"""
    script = ROOT / "scripts" / "box_figures.py"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    check = subprocess.run([sys.executable, script, "--check"], env=environment, check=False)
    assert check.returncode == 0
