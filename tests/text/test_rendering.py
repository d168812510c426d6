"""Everything that a game can say is said in every language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saqqara.games import GAMES, pharaoh
from saqqara.kernel.event import Message
from saqqara.kernel.match import Match
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec
from saqqara.text import LANGUAGES, Texts
from text.catalogues import ids_in, table_ids

GAME = Path(__file__).parents[2] / "src" / "saqqara" / "games" / "pharaoh"
NAMES = ["Ana", "Ben", "Chie", "Dai", "Eri"]


def messages(match: Match) -> Iterator[Message]:
    """What can be said about the pending decision."""
    game, state = match.game, match.state
    yield game.voice.prompt(state)
    for action in game.legal(state):
        yield game.voice.label(state, action)
        yield game.voice.rule(state, action)


def said_in_a_game(spec: Spec, players: int, options: dict[str, str], seed: int) -> list[Message]:
    """All messages of a random game that passes a little more often than by chance."""
    match = Match(spec, players, options)
    rng = Rng(seed)
    out: list[Message] = []
    while not match.state.over():
        out.extend(messages(match))
        legal = match.game.legal(match.state)
        action = legal[max(rng.below(len(legal)), rng.below(len(legal)))]
        out.extend([event.message for event in match.play(match.seat(), action)])
    for seat in range(players):
        out.extend([Message(source, {}) for source in match.game.score_sheet(match.state, seat)])
    return out


def distinct(said: list[Message]) -> list[Message]:
    """Most is said many times."""
    return list({f"{message.id} {message.args}": message for message in said}.values())


def cases() -> Iterator[tuple[Spec, int, dict[str, str]]]:
    for spec in GAMES:
        for players in spec.players:
            yield spec, players, {}
            for option in spec.options:
                yield spec, players, {option.id: option.values[1]}


@pytest.mark.parametrize(
    ("spec", "players", "options"),
    [pytest.param(*case, id=f"{case[0].id}-{case[1]}-{case[2]}") for case in cases()],
)
def test_every_message_of_a_game_can_be_rendered(
    spec: Spec, players: int, options: dict[str, str]
) -> None:
    said = distinct(said_in_a_game(spec, players, options, seed=players))
    for lang in LANGUAGES:
        texts = Texts(lang)
        for message in said:
            text = texts.render(message, NAMES)
            assert text
            assert text == text.strip()
            assert not set(text) & set("{}\u2068\u2069")


def test_these_games_say_everything_that_pharaoh_has_to_say() -> None:
    said: set[str] = set()
    for seed in range(12):
        for message in said_in_a_game(pharaoh.SPEC, 2 + seed % 3, {}, seed):
            said.add(message.id)
            said.update([value for value in message.args.values() if isinstance(value, str)])
    modules = [GAME / "verbs.py", GAME / "tell.py"]
    known = set().union(*[ids_in(path.read_text("utf-8")) for path in modules])
    known |= table_ids(pharaoh.SPEC)
    assert known
    assert known - said == set()
