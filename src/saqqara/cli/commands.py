"""The commands: one entry each, in the order of the help."""

from typing import Final

from saqqara.cli.command import Command, Option, Positional

GAME: Final = Positional("GAME", "cli-help-game")
PLAYERS: Final = Option("--players", "cli-help-players", "N")
OPTION: Final = Option("--option", "cli-help-option", "KEY=VALUE")
EDITION: Final = Option("--edition", "cli-help-edition", "FILE")
JSON: Final = Option("--json", "cli-help-json")
MANY: Final = 100_000

DATA: Final = Option("--data", "cli-help-data", "DIR")
DATABASE: Final = Option("--database", "cli-help-database", "URL")
JOBS: Final = (
    DATA,
    DATABASE,
    Option("--redis", "cli-help-redis", "URL"),
    Option("--origin", "cli-help-origin", "URL"),
    Option("--thinkers", "cli-help-thinkers", "N"),
    Option("--contact", "cli-help-contact", "MAILTO"),
    Option("--log", "cli-help-log", "FORMAT"),
)

COMMANDS: Final = (
    Command(
        "games",
        "cli-games-summary",
        "cli-games-about",
        (),
        (JSON,),
        ("saqqara games", "saqqara games --lang ja"),
    ),
    Command(
        "play",
        "cli-play-summary",
        "cli-play-about",
        (GAME,),
        (
            PLAYERS,
            OPTION,
            EDITION,
            Option("--bots", "cli-help-opponents", "NAME,.."),
            Option("--seats", "cli-help-seats", "NAME,.."),
            Option("--record", "cli-help-record", "FILE"),
            Option("--seed", "cli-help-play-seed", "S"),
            Option("--theme", "cli-help-theme", "THEME"),
        ),
        (
            "saqqara play pharaoh",
            "saqqara play pharaoh --bots scribe,architect --option first=1",
            "saqqara play pharaoh --seats human,human,mason --record game.json",
        ),
        lists_bots=True,
    ),
    Command(
        "simulate",
        "cli-simulate-summary",
        "cli-simulate-about",
        (GAME,),
        (
            PLAYERS,
            Option("--games", "cli-help-games", "K"),
            Option("--seed", "cli-help-seed", "S"),
            Option("--bots", "cli-help-bots", "NAME,.."),
            OPTION,
            EDITION,
            Option("--workers", "cli-help-workers", "W"),
            Option("--records", "cli-help-records", "DIR"),
            JSON,
        ),
        (
            "saqqara simulate pharaoh --players 4 --games 10000 --seed 1",
            "saqqara simulate pharaoh --bots architect,scribe --games 100 --workers 2",
            "saqqara simulate pharaoh --games 10 --records out --json",
        ),
        lists_bots=True,
    ),
    Command(
        "arena",
        "cli-arena-summary",
        "cli-arena-about",
        (Positional("GAME", "cli-help-arena-game"),),
        (
            Option("--bots", "cli-help-arena-bots", "NAME,.."),
            Option("--games", "cli-help-arena-games", "K"),
            Option("--players", "cli-help-arena-players", "N"),
            OPTION,
            EDITION,
            Option("--seed", "cli-help-seed", "S"),
            Option("--deadline", "cli-help-deadline", "SECONDS"),
            Option("--workers", "cli-help-workers", "W"),
            Option("--ray", "cli-help-ray", "ADDRESS"),
            Option("--out", "cli-help-out", "DIR"),
            JSON,
        ),
        (
            "saqqara arena pharaoh --bots architect,scribe --games 200 --workers 2",
            "saqqara arena all --bots architect,scribe --players 4 --out contest",
            'saqqara arena pharaoh --bots "cmd:python3 examples/greedy_bot.py,random"',
        ),
        lists_bots=True,
    ),
    Command(
        "balance",
        "cli-balance-summary",
        "cli-balance-about",
        (GAME,),
        (
            Option("--sides", "cli-help-balance-sides", "SIDES,.."),
            Option("--all", "cli-help-balance-all"),
            Option("--games", "cli-help-balance-games", "K"),
            Option("--players", "cli-help-balance-players", "N,.."),
            Option("--bots", "cli-help-balance-bots", "NAME,.."),
            OPTION,
            EDITION,
            Option("--seed", "cli-help-seed", "S"),
            Option("--workers", "cli-help-workers", "W"),
            Option("--ray", "cli-help-ray", "ADDRESS"),
            Option("--out", "cli-help-out", "DIR"),
            JSON,
        ),
        (
            "saqqara balance imhotep --all --games 2000 --out balance",
            "saqqara balance imhotep --sides AABCD,DCBAA --players 2 --workers 2",
        ),
    ),
    Command(
        "dataset",
        "cli-dataset-summary",
        "cli-dataset-about",
        (GAME,),
        (
            Option("--bots", "cli-help-arena-bots", "NAME,.."),
            Option("--games", "cli-help-arena-games", "K"),
            Option("--out", "cli-help-dataset-out", "DIR"),
            Option("--players", "cli-help-arena-players", "N"),
            OPTION,
            EDITION,
            Option("--seed", "cli-help-seed", "S"),
            Option("--deadline", "cli-help-deadline", "SECONDS"),
            Option("--workers", "cli-help-workers", "W"),
            Option("--ray", "cli-help-ray", "ADDRESS"),
            JSON,
        ),
        (
            "saqqara dataset murals --bots scribe,novice --games 1000 --out murals-data",
            "saqqara dataset pharaoh --bots mason --players 4 --workers 0 --out data",
        ),
        lists_bots=True,
    ),
    Command(
        "replay",
        "cli-replay-summary",
        "cli-replay-about",
        (Positional("FILE", "cli-help-file"),),
        (
            Option("--at", "cli-help-at", "PLY"),
            Option("--seat", "cli-help-seat", "P"),
            JSON,
        ),
        ("saqqara replay game.json", "saqqara replay game.json --at 40 --seat 1"),
    ),
    Command(
        "check",
        "cli-check-summary",
        "cli-check-about",
        (Positional("FILE", "cli-help-files", most=MANY),),
        (JSON,),
        ("saqqara check game.json", "saqqara check out/*.json"),
    ),
    Command(
        "edition",
        "cli-edition-summary",
        "cli-edition-about",
        (GAME, Positional("FILE", "cli-help-edition-file", least=0)),
        (JSON,),
        ("saqqara edition murals > my-sheet.toml", "saqqara edition murals my-sheet.toml"),
    ),
    Command(
        "bench",
        "cli-bench-summary",
        "cli-bench-about",
        (Positional("GAME", "cli-help-bench-games", least=0, most=MANY),),
        (Option("--quick", "cli-help-quick"), EDITION, JSON),
        ("saqqara bench", "saqqara bench pharaoh --json"),
    ),
    Command(
        "serve",
        "cli-serve-summary",
        "cli-serve-about",
        (),
        (
            Option("--host", "cli-help-host", "HOST"),
            Option("--port", "cli-help-port", "PORT"),
            *JOBS,
            Option("--proxies", "cli-help-proxies", "N"),
            Option("--no-worker", "cli-help-no-worker"),
            Option("--no-leaderboards", "cli-help-no-leaderboards"),
            Option("--no-limits", "cli-help-no-limits"),
        ),
        (
            "saqqara serve",
            "saqqara serve --host 0.0.0.0 --origin https://play.example",
            "saqqara serve --database postgresql://saqqara@db/saqqara --redis redis://cache",
        ),
    ),
    Command(
        "worker",
        "cli-worker-summary",
        "cli-worker-about",
        (),
        JOBS,
        ("saqqara worker --database postgresql://db/saqqara --redis redis://cache",),
    ),
    Command(
        "backup",
        "cli-backup-summary",
        "cli-backup-about",
        (Positional("FILE", "cli-help-backup-file"),),
        (DATA, DATABASE),
        ("saqqara backup monday.db",),
    ),
    Command(
        "restore",
        "cli-restore-summary",
        "cli-restore-about",
        (Positional("FILE", "cli-help-backup-file"),),
        (DATA, DATABASE),
        ("saqqara restore monday.db --data fresh",),
    ),
    Command(
        "ratings",
        "cli-ratings-summary",
        "cli-ratings-about",
        (),
        (DATA, DATABASE),
        ("saqqara ratings",),
    ),
)
