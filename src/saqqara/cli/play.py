"""`saqqara play`: who sits where, then the terminal takes over."""

from dataclasses import replace
from pathlib import Path

from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.files import load_record
from saqqara.cli.names import bot_names, seat_names
from saqqara.cli.values import (
    HUMAN,
    MAX_SEED,
    bad_input,
    game_options,
    number,
    player_count,
    spec_named,
    usual_players,
    variant_named,
)
from saqqara.kernel.spec import Spec
from saqqara.text import Texts

USUAL_BOT = "mason"


def run(given: Given, texts: Texts) -> int:
    from saqqara.terminal.play import PlayConfig, run

    if given.option("--resume") is not None:
        return run_resumed(given, texts)
    if not given.words:
        raise bad_input("cli-error-missing", command="play", missing="GAME")
    variant = variant_named(given.words[0])
    spec = spec_named(variant.game if variant else given.words[0])
    preset = variant.presets[0].options if variant else {}
    named = seat_names(given.option("--seats"))
    bots = bot_names(given.option("--bots"))
    players = player_count(given.option("--players"), default_players(spec, named, bots))
    usual = [f"{option}={value}" for option, value in preset.items()]
    chosen = usual + given.options.get("--option", [])  # what is given has the last word
    config = PlayConfig(
        game=spec.id,
        players=players,
        options=game_options(spec, players, chosen, edition_in(given, spec)),
        seats=fill_seats(named or [HUMAN], bots, players),
        record=given.option("--record"),
        lang=texts.lang,
        theme=given.option("--theme") or "ascii",
        seed=seed_of(given.option("--seed")),
        colour=given.option("--color") or "auto",
    )
    return run(config)


def run_resumed(given: Given, texts: Texts) -> int:
    """Go on with a recorded game, in the same file, with the same bots unless others are named."""
    from saqqara.terminal.keeper import bots_in
    from saqqara.terminal.play import PlayConfig, run

    file = given.option("--resume") or ""
    alone = [
        name for name in ("--players", "--option", "--edition", "--record") if name in given.options
    ]
    if given.words or alone:
        raise bad_input("cli-resume-alone", surplus=(given.words + alone)[0])
    spec, record = load_record(file)
    if record.scores:
        raise bad_input("cli-resume-over", file=file)
    named, bots = seat_names(given.option("--seats")), bot_names(given.option("--bots"))
    kept = bots_in(Path(file).read_text(encoding="utf-8"), record.players)
    if kept is None or named or bots:
        seats = fill_seats(named or [HUMAN], bots, record.players)
    else:
        seats = [name or HUMAN for name in kept]
    config = PlayConfig(spec.id, record.players, seats, record.options, Path(file), texts.lang)
    return run(
        replace(
            config,
            theme=given.option("--theme") or "ascii",
            seed=seed_of(given.option("--seed")),
            colour=given.option("--color") or "auto",
            resumed=record,
        )
    )


def seed_of(text: str | None) -> int | None:
    return None if text is None else number(text, "--seed", 0, MAX_SEED, default=0)


def default_players(spec: Spec, named: list[str], bots: list[str]) -> int:
    """As many as were named; the usual number for one person, whose opponents are all of a kind."""
    people = named or [HUMAN]
    if len(people) == 1 and len(bots) <= 1:
        return usual_players(spec)
    return len(people) + len(bots)


def fill_seats(named: list[str], bots: list[str], players: int) -> list[str]:
    """The named seats come first; bots sit at the others, one name alone at all of them."""
    free = players - len(named)
    if free < 0:
        raise bad_input("cli-error-seats-surplus", seats=len(named), players=players)
    if not bots:
        bots = [USUAL_BOT]
    elif len(bots) not in {1, free} or free == 0:
        raise bad_input("cli-error-bots-free", bots=len(bots), free=free)
    return named + (bots * free if len(bots) == 1 else bots)
