"""Puts files of `saqqara puzzles` together into the one that is shipped for their course.

    PYTHONPATH=src python scripts/ship_puzzles.py found/*.json        write src/saqqara/puzzles/
    PYTHONPATH=src python scripts/ship_puzzles.py --explain found/..  say anew why choices are worse

What is shipped already stays, so that puzzles keep their place in people's books.
"""

import sys
from pathlib import Path

from saqqara.arena.puzzles import as_text
from saqqara.arena.puzzles_explained import explain
from saqqara.arena.store import write_whole
from saqqara.puzzles import FORMAT, Puzzle, game_of, position_of, puzzles_of, read

FOLDER = Path(__file__).parents[1] / "src" / "saqqara" / "puzzles"


def main(words: list[str]) -> None:
    anew = "--explain" in words
    found: dict[str, dict[str, Puzzle]] = {}
    for name in words:
        if name.startswith("--"):
            continue
        data = read(Path(name).read_text("utf-8"))
        course = data["course"]
        known = found.setdefault(course, {each["id"]: each for each in puzzles_of(course)})
        for puzzle in data["puzzles"]:
            known.setdefault(puzzle["id"], puzzle)
    for course, puzzles in found.items():
        kept = [each for each in puzzles.values() if said(course, each, anew)]
        kept.sort(key=lambda each: (each["rating"], each["id"]))
        head = {"format": FORMAT, "course": course, "game": game_of(course)}
        text = as_text({**head, "puzzles": kept})
        write_whole(FOLDER / f"{course}.json", text.encode())
        print(f"{course}: {len(kept)} of {len(puzzles)} puzzles, {len(text):,} bytes", flush=True)


def said(course: str, puzzle: Puzzle, anew: bool) -> bool:
    """Whether it is explained, or can be."""
    if puzzle.get("then") is not None and not anew:
        return True
    return explain(position_of(course, puzzle), puzzle, int(puzzle["id"][:7], 16))


if __name__ == "__main__":
    main(sys.argv[1:])
