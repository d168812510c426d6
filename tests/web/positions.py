"""Positions in which every kind of question is asked: the same in every run.

A random game is played here by its seed and imported; a what-if from a ply is then a table whose
question is known beforehand.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from saqqara.games import GAMES
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.record import record_of
from saqqara.kernel.rng import Rng
from web.visitor import Visitor

SALT: Final = "positions"
Board = tuple[str, int, dict[str, str], int]  # game, players, options, seed


def of_each_game(special: dict[str, Board]) -> dict[str, Board]:
    """These boards, and of every other game its usual one for as many as can play."""
    shown = {game for game, *_ in special.values()}
    others = [spec for spec in GAMES if spec.id not in shown]
    return special | {spec.id: (spec.id, spec.players[-1], {}, 1) for spec in others}


@dataclass(frozen=True)
class Question:
    ply: int
    seat: int
    prompt: str
    words: tuple[str, ...]

    def verbs(self) -> set[str]:
        return {word.split()[0] for word in self.words}


@dataclass
class Story:
    """A whole game, and what was asked in it."""

    match: Match
    questions: list[Question] = field(default_factory=list)

    def of_every_kind(self) -> Iterator[Question]:
        """As few as it takes to have met every verb among others that could be chosen."""
        left = {verb for question in self.questions for verb in question.verbs()}
        while left:
            best = max(self.questions, key=lambda question: len(question.verbs() & left))
            left -= best.verbs()
            yield best

    def from_ply(self, ply: int) -> Question:
        """The next question, be it the last one."""
        return next((each for each in self.questions if each.ply >= ply), self.questions[-1])

    def near_the_end(self, decisions: int) -> Question:
        """When so many are left, those of all players together."""
        return self.questions[-decisions]


def story(game: str, players: int, options: dict[str, str], seed: int) -> Story:
    [spec] = [spec for spec in GAMES if spec.id == game]
    match = Match(spec, players, options)
    dealer = SealedDealer(f"{game} {seed}".encode(), SALT)
    chance = Rng(seed)
    told = Story(match)
    while not match.state.over():
        if match.seat() == CHANCE:
            match.take(dealer.outcome(match.game, match.state, match.history()))
            continue
        legal = list(match.game.legal(match.state))
        if len(legal) > 1:
            words = tuple(match.game.word(action) for action in legal)
            prompt = match.game.voice.prompt(match.state).id
            told.questions.append(Question(len(match.plies), match.seat(), prompt, words))
        match.take(legal[chance.below(len(legal))])
    return told


def imported(client: httpx.Client, told: Story) -> str:
    """The finished game as a table of its own."""
    seats = [f"Player {seat + 1}" for seat in range(told.match.game.players)]
    record = record_of(told.match, seats, {}).to_json()
    answer = client.post("/api/records", json={"record": record})
    answer.raise_for_status()
    return str(answer.json()["id"])


def what_if(client: httpx.Client, table: str, question: Question) -> str:
    """A table at which the client is asked this question."""
    wish: dict[str, Any] = {"ply": question.ply, "seat": question.seat, "bots": ["novice"]}
    answer = client.post(f"/api/tables/{table}/fork", json=wish)
    answer.raise_for_status()
    return str(answer.json()["id"])


def leap(guest: Visitor, board: Board, decisions: int) -> None:
    """From wherever somebody is to a game of this kind in which so many decisions are left."""
    told = story(*board)
    with guest.client() as client:
        last = what_if(client, imported(client, told), told.near_the_end(decisions))
    guest.go(f"/table/{last}")


def asked_at(client: httpx.Client, board: Board, ply: int) -> str:
    """A table at which the client is asked something at such a ply of a random game."""
    told = story(*board)
    return what_if(client, imported(client, told), told.from_ply(ply))
