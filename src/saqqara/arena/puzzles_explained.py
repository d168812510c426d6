"""Says in words of a puzzle why other choices are worse, and how the best one goes on.

From the closer looks of `judge`. Nobody waits for them here: they are more than a coach takes, and
sure of smaller differences, which decide games of few points.
"""

from typing import Final

from saqqara.bots import Observer
from saqqara.bots.judge import Judged, Reason, error_of, judge, loss, reasons
from saqqara.kernel.match import Match, action_of
from saqqara.puzzles import GAP, Choice, Follow, Puzzle

FEW: Final = 3  # choices next to the best: one of them at least must be explained
REASON_SEARCH: Final = 2_000  # simulations before the closer looks,
REASON_LOOKS: Final = 600  # which say of each choice what is wrong with it
REASON_POINTS: Final = 0.5  # are told: doors round them to one
MOST_FOLLOWING: Final = 6  # decisions that are told beside the best choice


def explain(match: Match, puzzle: Puzzle, seed: int) -> bool:
    """Fill in why other choices are worse, and how the best one goes on. False if nothing can be
    said against the choices that come next to it, or the closer looks prefer another."""
    observer = Observer(match.game, match.state, puzzle["seat"])
    if not give_reasons(observer, puzzle["choices"], puzzle["solutions"], seed + 41):
        return False
    others = [each for each in puzzle["choices"] if each["word"] not in puzzle["solutions"]]
    if not any(each["reasons"] for each in others[:FEW]):
        return False
    puzzle["then"] = followed(match, puzzle, seed + 42)
    return True


def give_reasons(
    observer: Observer, choices: list[Choice], solutions: list[str], seed: int
) -> bool:
    """What speaks against each choice that is no solution, compared with the first of them; whether
    the closer looks are for a solution too."""
    looked = judge(observer, seed, REASON_SEARCH, 1, tuple(observer.legal()), REASON_LOOKS)
    judged = {each["word"]: each for each in looked}
    for choice in choices:
        if choice["word"] not in solutions:
            best, other = judged[solutions[0]], judged[choice["word"]]
            choice["reasons"] = told(best, other, observer.seat)
    return looked[0]["word"] in solutions


def told(best: Judged, other: Judged, seat: int) -> list[Reason]:
    found = reasons(best, other, seat, REASON_POINTS)
    return [{**reason, "points": round(reason["points"], 1)} for reason in found]


def followed(match: Match, puzzle: Puzzle, seed: int) -> list[Follow]:
    """The decisions of the same seat that follow the best choice at once."""
    game, s, seat = match.game, match.state.clone(), puzzle["seat"]
    found: list[Follow] = []
    word = puzzle["solutions"][0]
    while len(found) < MOST_FOLLOWING:
        action = action_of(game, word)
        revealed = game.reveals(s, action)
        game.apply(s, action)
        if revealed or s.over() or s.seat() != seat:
            break
        observer = Observer(game, s, seat)
        looked = judge(observer, seed, REASON_SEARCH, 1, tuple(observer.legal()), REASON_LOOKS)
        word = looked[0]["word"]
        choices: list[Choice] = [
            {
                "word": each["word"],
                "loss": round(sure_loss(looked[0], each, seat), 3),
                "reasons": [],
            }
            for each in looked
        ]
        for choice, each in zip(choices, looked, strict=True):
            if choice["loss"] >= GAP:
                choice["reasons"] = told(looked[0], each, seat)
        found.append({"choices": choices})
    return found


def sure_loss(best: Judged, other: Judged, seat: int) -> float:
    """What is given away for sure: these looks are few."""
    return max(0.0, loss(best, other, seat) - error_of(best, other))
