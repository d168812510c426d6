"""`saqqara bench`: how fast the games are."""

from saqqara.arena.bench import FIGURES, QUICK_SECONDS, RUN_SECONDS, Figures, bench
from saqqara.build_info import version_line
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.help import WIDTH
from saqqara.cli.output import print_json, print_table, progress_bar
from saqqara.cli.values import bad_input, game_options, spec_named
from saqqara.games import GAMES
from saqqara.kernel.spec import Spec
from saqqara.text import Texts
from saqqara.text.width import wrap


def run(given: Given, texts: Texts) -> int:
    specs = [spec_named(word) for word in given.words] or list(GAMES)
    if given.option("--edition") is not None and len(specs) > 1:
        raise bad_input("cli-error-edition-one")
    seconds = QUICK_SECONDS if "--quick" in given.flags else RUN_SECONDS
    steps = FIGURES * sum(len(spec.players) for spec in specs)
    with progress_bar(steps, texts.say("cli-bench-progress")) as progress:
        results = [
            bench(spec, players, seconds, lambda: progress(1), options_of(spec, players, given))
            for spec in specs
            for players in spec.players
        ]
    if "--json" in given.flags:
        print_json(results)
    else:
        show(results, texts)
    return 0


def options_of(spec: Spec, players: int, given: Given) -> dict[str, str]:
    return game_options(spec, players, [], edition_in(given, spec))


def show(results: list[Figures], texts: Texts) -> None:
    print(version_line())
    print("\n".join(wrap(texts.say("cli-bench-about"), WIDTH)) + "\n")
    head = [
        texts.say("cli-head-game"),
        texts.say("cli-head-players"),
        texts.say("cli-head-engine"),
        texts.say("cli-head-loop"),
        texts.say("cli-head-games"),
        texts.say("cli-head-clones"),
        texts.say("cli-head-views"),
    ]
    rows = [
        [
            each["game"],
            str(each["players"]),
            f"{each['decisions_per_s']:,}",
            f"{each['loop_per_s']:,}",
            f"{each['games_per_s']:,}",
            f"{each['clones_per_s']:,}",
            f"{each['views_per_s']:,}",
        ]
        for each in results
    ]
    print_table(head, rows)
