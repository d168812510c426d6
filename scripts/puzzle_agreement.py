"""How far longer searches agree with the solutions of the shipped puzzles, on a sample.

    PYTHONPATH=src python scripts/puzzle_agreement.py [COUNT [SECONDS,.. [COURSE,..]]]

For COUNT puzzles of each course (the same each time, as long as the files are) a search of so many
seconds of processor time, by default 10 and 60: does it choose a solution? The figures stand in
docs/learning.md.
"""

import random
import sys
import time

from saqqara.bots import Observer
from saqqara.bots.search import Search
from saqqara.kernel.rng import Rng
from saqqara.puzzles import COURSES, Puzzle, position_of, puzzles_of

COUNT = 4
SECONDS = (10.0, 60.0)
NODES = 2_000_000
CHUNK = 64


def main(words: list[str]) -> None:
    count = int(words[0]) if words else COUNT
    seconds = tuple(float(each) for each in words[1].split(",")) if len(words) > 1 else SECONDS
    courses = words[2].split(",") if len(words) > 2 else COURSES
    for course in courses:
        whole = puzzles_of(course)
        sample = random.Random(20).sample(whole, min(count, len(whole)))
        compare(course, sample, seconds)


def compare(course: str, sample: list[Puzzle], seconds: tuple[float, ...]) -> None:
    """Print a line for each puzzle, and one for all of them."""
    right = [0] * len(seconds)
    agreed = 0
    for number, puzzle in enumerate(sample, 1):
        chosen = choices_of(course, puzzle, seconds)
        found = [word in puzzle["solutions"] for word in chosen]
        right = [sum(pair) for pair in zip(right, found, strict=True)]
        agreed += len(set(chosen)) == 1 or all(found)
        marks = ", ".join(
            f"{limit:g} s: {word} {'+' if good else '-'}"
            for limit, word, good in zip(seconds, chosen, found, strict=True)
        )
        print(f"{number} {course} {puzzle['id']}: {puzzle['solutions']}; {marks}", flush=True)
    told = ", ".join(f"{each} at {limit:g} s" for each, limit in zip(right, seconds, strict=True))
    print(f"{course}: of {len(sample)} the solution: {told}; the same at all: {agreed}", flush=True)


def choices_of(course: str, puzzle: Puzzle, seconds: tuple[float, ...]) -> list[str]:
    """What one search chooses after so many seconds, and after as many as follow."""
    match = position_of(course, puzzle)
    observer = Observer(match.game, match.state, puzzle["seat"])
    search = Search(match.game, NODES)
    rng = Rng(20, observer.ply)
    begin = time.process_time()
    chosen: list[str] = []
    for limit in seconds:
        while time.process_time() - begin < limit:
            search.run(observer, rng, CHUNK)
        chosen.append(match.game.word(search.root_choices()[0].action))
    return chosen


if __name__ == "__main__":
    main(sys.argv[1:])
