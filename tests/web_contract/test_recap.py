"""What the browser tells "since your last turn", of random games: no result is missing.

The picking itself is the client's (web/src/table/recap.ts, games/<game>/news.ts), run by Node.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.server.views import events_for
from web_contract.client import SOURCES

RUNNER: Final = Path(__file__).with_name("recaps.mjs")
KINDS: Final = [spec.id for spec in GAMES]
PLAYED: Final = 50  # of each game
MOST: Final = 6  # lines
ALWAYS: Final = {  # what everybody wants to know
    "imhotep-event-round",
    "imhotep-event-temple-points",
    "imhotep-event-pyramid",
    "cleopatra-event-built",
    "cleopatra-event-mosaic",
    "cleopatra-event-opened",
    "cleopatra-event-opened-first",
    "murals-event-miss",
    "murals-event-area",
    "pharaoh-event-won-treasure",
    "pharaoh-event-won-crew",
    "pharaoh-event-round",
    "senet-event-off",
    "senet-event-drown",
}
SILENT: Final = {  # said by other lines
    "cleopatra-event-turn",
    "murals-event-ankh",
}
DEED, RESULT, POINTS = 1, 2, 3


def options_of(game: str, seed: int) -> dict[str, str]:
    """The sides of Imhotep in turn, those of A New Dynasty with all that comes with it."""
    if game != "imhotep":
        return {}
    side = "ABCD"[seed % 4]
    new = {"expansion": "on", "prophecies": "on", "secret_cards": "on"} if side in "CD" else {}
    return {"sides": 5 * side, **new}


def story(game: str, seed: int) -> dict[str, Any]:
    """A random game as one of its seats was told it, and where the turns of that seat began."""
    spec = game_spec(game)
    players = spec.players[seed % len(spec.players)]
    me = seed % players
    match = Match(spec, players, options_of(game, seed))
    dealer = SealedDealer(f"{game} {seed}".encode(), "recap")
    chance = Rng(seed)
    began: list[int] = []  # plies
    before = CHANCE
    while not match.state.over():
        seat = match.seat()
        if seat == CHANCE:
            match.take(dealer.outcome(match.game, match.state, match.history()))
            continue
        if seat == me != before:
            began.append(len(match.plies))
        before = seat
        legal = match.game.legal(match.state)
        match.take(legal[chance.below(len(legal))])
    log: list[dict[str, Any]] = [
        {
            "ply": event.ply,
            "seat": event.seat,
            "role": event.role,
            "text": {"id": event.text.id, "args": event.text.args},
            "moves": event.moves,
        }
        for event in events_for(match, 0, me)
    ]
    turns = [sum(event["ply"] < ply for event in log) for ply in began]
    return {"game": game, "me": me, "log": log, "turns": turns}


def recaps_of(stories: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    ours = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node's wheel
    done = subprocess.run(
        ["node", RUNNER, SOURCES],
        env=os.environ | {"PATH": ours},
        input=json.dumps(stories),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[list[dict[str, Any]]] = json.loads(done.stdout)
    return found


@cache
def played(game: str) -> list[tuple[dict[str, Any], dict[str, Any], int, int]]:
    """Every turn of these games: the game, its recap, and the events since the turn before."""
    stories = [story(game, seed) for seed in range(PLAYED)]
    found = []
    for each, recaps in zip(stories, recaps_of(stories), strict=True):
        start = 0
        for end, recap in zip(each["turns"], recaps, strict=True):
            found.append((each, recap, start, end))
            start = end
    return found


def weight(event: dict[str, Any], me: int) -> int:
    """What it is worth at the least, said once more and simply."""
    id, args = event["text"]["id"], event["text"]["args"]
    if id == "murals-event-deal" and args["seat"] == me:
        return 0  # one sees the card
    if event["role"] not in {"result", "beat"} or id in SILENT:
        return 0
    if id in ALWAYS:
        return POINTS
    if id == "pharaoh-event-auction":
        return DEED  # until somebody has won it
    if id in {"cleopatra-event-visit", "murals-event-combo"}:
        return 0 if not args.get("talents") and not args.get("steps") else POINTS
    scored = any(args.get(name) for name in ("points", "talents", "steps"))
    return POINTS if scored or event["role"] == "beat" else RESULT


@pytest.mark.parametrize("game", KINDS)
def test_no_result_is_missing_unless_six_weigh_more(game: str) -> None:
    missing: list[str] = []
    crowded = 0
    met: set[str] = set()
    for each, recap, start, end in played(game):
        told = {number for line in recap["lines"] for number in line["events"]}
        least = min((line["weight"] for line in recap["lines"]), default=0)
        full = len(recap["lines"]) == MOST
        crowded += full
        for number in range(start, end):
            event = each["log"][number]
            due = weight(event, each["me"])
            if not due:
                continue
            if number in told:
                met.add(event["text"]["id"])
            elif not full or due > least:
                missing.append(f"{event['text']['id']} at ply {event['ply']}")
    assert not missing, missing[:10]
    assert {id for id in ALWAYS if id.startswith(game)} <= met
    assert crowded, "no recap was ever full: nothing was weighed"


@pytest.mark.parametrize("game", KINDS)
def test_lines_are_few_in_order_and_never_details(game: str) -> None:
    turns = played(game)
    assert len(turns) > PLAYED
    for each, recap, _, end in turns:
        numbers = [line["events"] for line in recap["lines"]]
        assert len(numbers) <= MOST
        assert [line[0] for line in numbers] == sorted(line[0] for line in numbers)
        told = [each["log"][number] for line in numbers for number in line]
        assert len({id(event) for event in told}) == len(told)  # each once
        assert all(number < end for line in numbers for number in line)
        assert {event["role"] for event in told} <= {"deed", "result", "beat"}
        own = [event for event in told if event["seat"] == each["me"]]
        assert not [event for event in own if event["role"] == "deed"]


@pytest.mark.parametrize("game", KINDS)
def test_most_lines_can_be_shown_on_the_board(game: str) -> None:
    """What has no place is about everybody, or about somebody who could do nothing."""
    lines = [(each, line) for each, recap, _, _ in played(game) for line in recap["lines"]]
    nowhere = [
        each["log"][line["events"][0]]["text"]["id"] for each, line in lines if not line["place"]
    ]
    assert len(nowhere) < 0.25 * len(lines), sorted(set(nowhere))
