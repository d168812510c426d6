"""`saqqara puzzles`: positions of bot games with one choice that is best, and not obvious."""

from functools import partial
from pathlib import Path
from typing import Final

from saqqara.arena.backends import processes
from saqqara.arena.puzzles import find_puzzles, puzzles_of_game
from saqqara.arena.simulate import MAX_GAMES
from saqqara.cli.command import Given
from saqqara.cli.many import clear_failures, seed_of, workers_of
from saqqara.cli.output import print_table, progress_bar, safe_line
from saqqara.cli.values import bad_input, number, spec_named, variant_named
from saqqara.puzzles import COURSES, Puzzle
from saqqara.text import Texts

USUAL_GAMES: Final = 40


def run(given: Given, texts: Texts) -> int:
    course = course_named(given.words[0])
    out = given.option("--out")
    if out is None:
        raise bad_input("cli-puzzles-out")
    games = number(given.option("--games"), "--games", 1, MAX_GAMES, default=USUAL_GAMES)
    path = Path(out)
    opening = partial(processes, workers_of(given), (), puzzles_of_game)
    with (
        clear_failures(path.parent, texts),
        progress_bar(games, texts.say("cli-simulate-progress")) as progress,
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        found = find_puzzles(course, games, seed_of(given), opening, path, progress)
    show(course, games, found, path, texts)
    return 0


def course_named(text: str) -> str:
    """A box with puzzles, by any of its names."""
    variant = variant_named(text)
    named = {variant.id, *variant.aliases} if variant is not None else {spec_named(text).id}
    for course in COURSES:
        if course in named:
            return course
    raise bad_input("cli-puzzles-game", game=text, allowed=", ".join(COURSES))


def show(course: str, games: int, found: list[Puzzle], path: Path, texts: Texts) -> None:
    name = next((each.name for each in [variant_named(course)] if each is not None), "")
    line = texts.say(
        "cli-puzzles-result",
        name=texts.say(name) if name else texts.game_name(course),
        games=games,
        puzzles=len(found),
        file=str(path),
    )
    print(safe_line(line))
    if not found:
        return
    print()
    ratings = sorted({puzzle["rating"] for puzzle in found})
    print_table(
        [texts.say("cli-puzzles-head-rating"), texts.say("cli-puzzles-head-puzzles")],
        [
            [str(rating), str(len([each for each in found if each["rating"] == rating]))]
            for rating in ratings
        ],
    )
