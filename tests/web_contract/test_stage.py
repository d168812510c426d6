"""What a person is shown comes in the order of the log, in whole games, at every speed."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from saqqara.games import GAMES, game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.event import Event, sees
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
EACH: Final = 200  # games
DYNASTY: Final = {"expansion": "on", "sides": "random-all", "prophecies": "on"}
KINDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    **{spec.id: (spec.id, {}) for spec in GAMES},
    "imhotep with A New Dynasty": ("imhotep", DYNASTY),
}
VIEWER: Final = 0


class Numbers:
    """Words by number, so that a file of whole games stays small."""

    def __init__(self) -> None:
        self.found: dict[str, int] = {}

    def of(self, word: str) -> int:
        return self.found.setdefault(word, len(self.found))


class Teller:
    def __init__(self) -> None:
        self.ids = Numbers()
        self.roles = Numbers()
        self.kinds = Numbers()

    def told(self, match: Match, ply: int, event: Event) -> list[int]:
        message = event.message
        served = message.args.get("seat", -1)
        return [
            ply,
            match.plies[ply].seat,
            self.ids.of(message.id),
            self.roles.of(match.game.voice.roles[message.id]),
            served if isinstance(served, int) else -1,
            *[self.kinds.of(move.piece) for move in event.moves],
        ]

    def game(self, kind: str, seed: int) -> list[list[list[int]]]:
        """The messages of a random game, as its first seat is sent them: a decision, and what
        chance does before the next."""
        name, options = KINDS[kind]
        spec = game_spec(name)
        match = Match(spec, spec.players[seed % len(spec.players)], options)
        dealer = SeededDealer(seed)
        rng = Rng(seed)
        match.deal(dealer)
        messages: list[list[list[int]]] = []
        begin = 0
        while True:
            told = [
                self.told(match, ply, event)
                for ply in range(begin, len(match.plies))
                for event in match.plies[ply].events
                if sees(event.audience, VIEWER)
            ]
            if told:
                messages.append(told)
            if match.state.over():
                return messages
            begin = len(match.plies)
            legal = match.game.legal(match.state)
            match.play(match.seat(), legal[rng.below(len(legal))])
            match.deal(dealer)


def roles_of(spec: Spec) -> list[tuple[str, str]]:
    return list(Match(spec, spec.players[0], {}).game.voice.roles.items())


def test_the_stage_tells_whole_games_in_the_order_of_the_log(tmp_path: Path) -> None:
    teller = Teller()
    games = {kind: [teller.game(kind, seed) for seed in range(EACH)] for kind in KINDS}
    streams: dict[str, Any] = {
        "ids": list(teller.ids.found),
        "roles": list(teller.roles.found),
        "kinds": list(teller.kinds.found),
        "all": [each for spec in GAMES for each in roles_of(spec)],
        "games": games,
    }
    file = tmp_path / "streams.json"
    file.write_text(json.dumps(streams, separators=(",", ":")), "utf-8")
    npx = shutil.which("npx", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}")
    assert npx, "npx is needed: make setup"
    done = subprocess.run(
        [npx, "vitest", "run", "--config", "order.config.js", "--reporter=verbose"],
        cwd=WEB,
        env={**os.environ, "PATH": f"{Path(npx).parent}{os.pathsep}{os.environ['PATH']}"}
        | {"SAQQARA_STREAMS": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "every kind of event is shown" in done.stdout
    for kind in KINDS:
        assert f"{kind}: a person sees {EACH} games" in done.stdout, done.stdout[-2000:]
