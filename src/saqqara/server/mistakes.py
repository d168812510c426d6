"""Learning from mistakes: a decision of a reviewed game is taken again, and the search judges it.

A study (studies.py) that begins before the decision, seen by the seat that took it. One move is
tried; then nothing more is asked until it is taken back. Its first decision is judged, as that is
the one which was taken again; what the review has judged already is not judged anew.
"""

from dataclasses import replace
from typing import Final

from saqqara.bots import review
from saqqara.bots.judge import LITTLE
from saqqara.server import finished_games
from saqqara.server.messages import Tried, TriedKind
from saqqara.server.reviews import Piece, game_of, option_info
from saqqara.server.rows import Loaded, Missing
from saqqara.server.studies import Position
from saqqara.server.wire_reviews import ReviewOption, ReviewStep
from saqqara.table.errors import TableError

HALF: Final = 0.5  # of what was given away: who gives away no more has found something better


def step_at(steps: list[ReviewStep], ply: int) -> ReviewStep:
    """The decision that was taken at this ply; where there was no choice, there is nothing to
    learn."""
    for step in steps:
        if step.ply == ply and step.seat >= 0 and not step.forced:
            return step
    raise Missing("decision")


def position_of(loaded: Loaded, step: ReviewStep, moves: list[list[str]]) -> Position:
    """The board before the decision, or after what was tried in its place."""
    match = finished_games.played_to(finished_games.finished(loaded), step.ply)
    if len(moves) > 1:
        raise TableError("take the move back before you try another", "error-study-one", {})
    for move in moves:
        match.play_words(step.seat, move)
    names = finished_games.seat_names(loaded.info)
    id = f"{loaded.info.id}-{step.ply}"
    return Position(id, match, step.seat, names, step.ply, closed=bool(moves))


# ---- what the search holds of it


def known_options(step: ReviewStep, word: str) -> list[ReviewOption]:
    """As the review has them, best first; [] if it did not look at this choice."""
    return step.options if word in [option.word for option in step.options] else []


def question(piece: Piece, step: ReviewStep, word: str) -> Piece:
    """The game up to this decision and this choice, for a thinking process."""
    return replace(piece, words=[*piece.words[: step.ply], word], ply=step.ply)


def judge_now(piece: Piece) -> list[ReviewOption]:
    """In a thinking process: the last decision among the best ones, best first."""
    game, actions = game_of(piece)
    s = review.position_at(game, actions, piece.ply)
    options = review.options_of(game, s, actions[piece.ply], piece.simulations)
    return [option_info(game, s, option) for option in options]


def tried(step: ReviewStep, word: str, options: list[ReviewOption]) -> Tried:
    option = next(option for option in options if option.word == word)
    kind: TriedKind = "worse"
    if word == step.word:
        kind = "same"
    elif option is options[0]:
        kind = "best"
    elif option.loss < LITTLE:
        kind = "good"
    elif option.loss <= HALF * step.loss:
        kind = "better"
    return Tried(word, kind, option.loss, option.reasons)
