"""`saqqara train`: a network learns a game by playing it."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saqqara.arena.store import write_whole
from saqqara.bots.network import FIRST, MOST_SUMS, SECOND
from saqqara.cli.command import Given
from saqqara.cli.extras import require
from saqqara.cli.many import clear_failures, opener_of, seed_of
from saqqara.cli.names import bot_names
from saqqara.cli.output import print_json, print_table, safe_line
from saqqara.cli.values import (
    bad_input,
    game_options,
    number,
    player_count,
    spec_named,
    usual_players,
)
from saqqara.kernel.match import plain
from saqqara.text import Texts
from saqqara.training.chart import CHART, RoundWords, draw_rounds

if TYPE_CHECKING:
    from saqqara.training.rounds import Row
    from saqqara.training.settings import Settings

NEEDED: Final = ("numpy", "pyarrow")
LEARNERS: Final = ("numpy", "torch:cpu", "torch:cuda")
MOST: Final = 1_000_000
USUAL_ROUNDS: Final = 10
USUAL_GAMES: Final = 200
USUAL_SIMULATIONS: Final = 200
USUAL_GATE: Final = 200
USUAL_STEPS: Final = 2000
BATCH: Final = 256


def run(given: Given, texts: Texts) -> int:
    out = given.option("--out")
    if out is None:
        raise bad_input("cli-train-out")
    require(NEEDED, "train")
    from saqqara.training.rounds import Run

    settings = settings_of(given)
    against = tuple(bot_names(given.option("--against")))
    rounds = number(given.option("--rounds"), "--rounds", 1, MOST, default=USUAL_ROUNDS)
    minutes = number(given.option("--minutes"), "--minutes", 1, MOST, default=0)
    folder = Path(out)
    if given.option("--ray") is not None:
        folder = folder.absolute()  # other processes of the cluster look for networks there

    def draw(rows: "list[Row]") -> None:
        chart = draw_rounds(rows, 1 / settings.players, chart_words(settings, texts))
        write_whole(folder / CHART, chart.encode())

    with clear_failures(folder, texts):
        run = Run(settings, folder, opener_of(given), against, draw)
        rows = run.train(rounds, 60.0 * minutes)
    if "--json" in given.flags:
        print_json(rows)
    else:
        show(settings.game, rows, folder, texts)
    return 0


def settings_of(given: Given) -> "Settings":
    from saqqara.training.settings import Settings

    spec = spec_named(given.words[0])
    players = player_count(given.option("--players"), usual_players(spec))
    options = game_options(spec, players, given.options.get("--option", []))
    simulations = given.option("--simulations")
    gate = given.option("--gate-games")
    first, second = hidden_of(given.option("--hidden"))
    return Settings(
        game=spec.id,
        rules=spec.rules,
        encoding=spec.encoding,
        players=players,
        options=options,
        mixed="--mixed" in given.flags,
        seed=seed_of(given),
        primer=number(given.option("--primer"), "--primer", 0, MOST, default=0),
        games=number(given.option("--games"), "--games", 1, MOST, default=USUAL_GAMES),
        simulations=number(simulations, "--simulations", 1, MOST, default=USUAL_SIMULATIONS),
        gate_games=number(gate, "--gate-games", 0, MOST, default=USUAL_GATE),
        first=first,
        second=second,
        steps=number(given.option("--steps"), "--steps", 1, MOST, default=USUAL_STEPS),
        batch=BATCH,
        learner=learner_of(given.option("--learner")),
    )


def hidden_of(text: str | None) -> tuple[int, int]:
    """`128,32`: the sums of the two hidden layers; those of the first go in pairs."""
    if text is None:
        return FIRST, SECOND
    parts = plain(text).split(",")
    if len(parts) == 2:
        first = number(parts[0], "--hidden", 2, MOST_SUMS, default=0)
        second = number(parts[1], "--hidden", 1, MOST_SUMS, default=0)
        if first % 2 == 0:
            return first, second
    raise bad_input("cli-train-hidden", value=text)


def learner_of(text: str | None) -> str:
    """What was asked for; otherwise torch if it is there."""
    if text is None:
        return "torch:cpu" if find_spec("torch") is not None else "numpy"
    if plain(text) not in LEARNERS:
        raise bad_input("cli-train-learner", value=text, allowed=", ".join(LEARNERS))
    if plain(text).startswith("torch"):
        require(("torch",), "train")
    return plain(text)


def chart_words(settings: "Settings", texts: Texts) -> RoundWords:
    name = texts.game_name(settings.game)
    return RoundWords(
        texts.say("cli-train-chart-title", name=name, players=settings.players),
        texts.say("cli-train-chart-gates"),
        texts.say("cli-train-chart-values"),
        texts.say("cli-train-chart-choices"),
        texts.say("cli-train-chart-legend"),
    )


def gate_words(row: "Row") -> tuple[str, str]:
    if not row["gate_games"]:
        return "-", "-"
    return f"{row['gate_share']:.1%}", f"{row['gate_low']:.1%}-{row['gate_high']:.1%}"


def show(game: str, rows: "list[Row]", folder: Path, texts: Texts) -> None:
    accepted = [row["round"] for row in rows if row["accepted"]]
    best = f"networks/{accepted[-1]:04}.bin" if accepted else ""
    print_table(
        [
            texts.say("cli-train-head-round"),
            texts.say("cli-train-head-samples"),
            texts.say("cli-train-head-values"),
            texts.say("cli-train-head-choices"),
            texts.say("cli-train-head-share"),
            texts.say("cli-train-head-sure"),
            texts.say("cli-train-head-accepted"),
        ],
        [
            [
                str(row["round"]),
                f"{row['samples']:,}",
                f"{row['value_loss']:.3f}",
                f"{row['choice_loss']:.3f}",
                *gate_words(row),
                texts.say("cli-train-yes" if row["accepted"] else "cli-train-no"),
            ]
            for row in rows
        ],
    )
    print()
    name = texts.game_name(game)
    code = "cli-train-result" if best else "cli-train-none"
    print(safe_line(texts.say(code, name=name, rounds=len(rows), file=str(folder / best))))
