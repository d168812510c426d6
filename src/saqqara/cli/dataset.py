"""`saqqara dataset`: games between bots, every decision as a row of numbers."""

from pathlib import Path
from typing import Final

from saqqara.cli.arena import ALL, plan_of
from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.many import clear_failures, opening_of
from saqqara.cli.output import print_json, progress_bar, safe_line
from saqqara.cli.values import bad_input
from saqqara.kernel.match import plain
from saqqara.text import Texts

NEEDED: Final = ("numpy", "pyarrow")


def run(given: Given, texts: Texts) -> int:
    if plain(given.words[0]) == ALL:
        raise bad_input("cli-dataset-one")
    out = given.option("--out")
    if out is None:
        raise bad_input("cli-dataset-out")
    plan, _ = plan_of(given)
    require(NEEDED, "research")
    from saqqara.research.dataset import make_dataset, play_noted

    folder = Path(out)
    opening = opening_of(given, plan.bots(), play_noted)
    with (
        clear_failures(folder, texts),
        progress_bar(plan.all_games(), texts.say("cli-simulate-progress")) as progress,
    ):
        card = make_dataset(plan, opening, folder, progress)
    result = {key: card[key] for key in ("format", "version", "plan", "games", "decisions")}
    if "--json" in given.flags:
        print_json(result)
    else:
        show(plan.pairings[0].game, card["games"], card["decisions"], folder, texts)
    return 0


def show(game: str, games: int, decisions: int, folder: Path, texts: Texts) -> None:
    line = texts.say(
        "cli-dataset-result",
        name=texts.game_name(game),
        games=games,
        decisions=decisions,
        folder=str(folder),
    )
    print(safe_line(line))
