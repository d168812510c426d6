"""What the browser makes of a patch is the update that it stands for, digest and all."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.kernel.spec import Spec
from saqqara.server.messages import ENCODE, Patch, TableState, Update
from saqqara.server.patches import Boards, Entries, patch_of
from saqqara.server.wire import Act
from web_contract.client import SOURCES

STATE = TableState("running", [], [], [], None, None, False, False)
Message = dict[str, Any]


def update(match: Match, version: int, viewer: int, acts: list[Act]) -> Update:
    view: Any = match.view(viewer)
    return Update(version, match.state.ply, 0, [], view, None, -1, STATE, [], acts)


def story(spec: Spec, viewer: int) -> tuple[Message, list[Message]]:
    """A game as patches, and as the updates that they stand for."""
    match, dealer = Match(spec, max(spec.players), {}), SeededDealer(viewer + 5)
    rng = random.Random(viewer)
    match.deal(dealer)
    boards: Boards = {}
    first = update(match, 1, viewer, [])
    assert patch_of(boards, viewer, first, -1, Entries()) is None
    patches: list[Patch | None] = []
    wholes: list[Message] = []
    while not match.state.over():
        match.play(match.seat(), rng.choice(match.game.legal(match.state)))
        between: Any = match.view(viewer)
        match.deal(dealer)
        whole = update(match, len(patches) + 2, viewer, [Act(match.state.ply, between)])
        patches.append(patch_of(boards, viewer, whole, len(patches) + 1, Entries()))
        wholes.append(json.loads(ENCODE(whole)))
    given = {"first": first, "patches": patches}
    return json.loads(ENCODE(given)), wholes


def in_client(stories: list[Message]) -> Any:
    ours = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Node's wheel
    done = subprocess.run(
        ["node", Path(__file__).with_name("patches.mjs"), SOURCES],
        env=os.environ | {"PATH": ours},
        input=json.dumps(stories),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", [spec.id for spec in GAMES])
def test_patches_come_to_whole_updates(game: str) -> None:
    """For each seat, and who only watches."""
    spec = game_spec(game)
    told = [story(spec, viewer) for viewer in range(-1, max(spec.players))]
    assert in_client([given for given, _ in told]) == [wholes for _, wholes in told]


def test_what_does_not_fit_is_refused() -> None:
    given, wholes = story(GAMES[0], 0)
    lost = {**given, "patches": given["patches"][1:]}
    wrong = json.loads(json.dumps(given))
    wrong["patches"][0]["digest"] ^= 1
    found = in_client([given, lost, wrong])
    assert found[0] == wholes
    assert found[1] == [None] * len(lost["patches"])
    assert found[2] == [None] * len(wholes)
