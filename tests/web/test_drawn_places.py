"""Every place that an event names is drawn by the board of its game: pieces fly there."""

import re
from pathlib import Path
from typing import Final

import pytest

from saqqara.games import game_spec
from saqqara.kernel.dealer import SeededDealer
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng

BOARDS: Final = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN: Final = re.compile(r"data-place=(?:\"([^\"]*)\"|\{`([^`]*)`\})")
DYNASTY: Final = {"expansion": "on", "prophecies": "on", "secret_cards": "on"}
ELSEWHERE: Final = {"box", "round-deck", "played"}  # not on the board of Imhotep


def places_told(game: str, options: dict[str, str]) -> set[str]:
    """By two random games of three."""
    found: set[str] = set()
    for seed in (1, 2):
        match = Match(game_spec(game), 3, options)
        dealer, chance = SeededDealer(seed), Rng(seed)
        match.deal(dealer)
        while not match.state.over():
            legal = match.game.legal(match.state)
            match.play(match.seat(), legal[chance.below(len(legal))])
            match.deal(dealer)
        events = [event for ply in match.plies for event in ply.events]
        moves = [move for event in events for move in event.moves]
        found.update([move.source for move in moves], [move.target for move in moves])
    return found


def places_drawn(game: str) -> list[str]:
    """As patterns: what is worked out in a name may be anything."""
    sources = [path.read_text("utf-8") for path in (BOARDS / game).rglob("*.svelte")]
    names = [plain or made for text in sources for plain, made in DRAWN.findall(text)]
    return ["".join(map(pattern, re.split(r"(\$?\{[^}]*\})", name))) for name in names]


def pattern(part: str) -> str:
    return ".+" if part.endswith("}") else re.escape(part)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("murals", {}),
        ("pharaoh", {}),
        ("imhotep", {"sides": "AAAAA"}),
        ("imhotep", {"sides": "BBBBB"}),
        ("imhotep", {"sides": "CCCCC", **DYNASTY}),
        ("imhotep", {"sides": "DDDDD", **DYNASTY}),
    ],
    ids=["murals", "pharaoh", "imhotep-a", "imhotep-b", "imhotep-c", "imhotep-d"],
)
def test_what_is_told_is_drawn(game: str, options: dict[str, str]) -> None:
    drawn = places_drawn(game)
    told = places_told(game, options) - ELSEWHERE
    assert told
    assert [place for place in told if not any(re.fullmatch(each, place) for each in drawn)] == []
