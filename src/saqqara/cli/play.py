"""`saqqara play`: who sits where, then the terminal takes over."""

from saqqara.arena.series import MAX_SEED
from saqqara.cli.command import Given
from saqqara.cli.edition import edition_in
from saqqara.cli.names import bot_names, seat_names
from saqqara.cli.values import (
    HUMAN,
    bad_input,
    game_options,
    number,
    player_count,
    spec_named,
    usual_players,
)
from saqqara.kernel.spec import Spec
from saqqara.text import Texts

USUAL_BOT = "mason"


def run(given: Given, texts: Texts) -> int:
    from saqqara.terminal.play import PlayConfig, run

    spec = spec_named(given.words[0])
    named = seat_names(given.option("--seats"))
    bots = bot_names(given.option("--bots"))
    players = player_count(given.option("--players"), default_players(spec, named, bots))
    chosen = given.options.get("--option", [])
    config = PlayConfig(
        game=spec.id,
        players=players,
        options=game_options(spec, players, chosen, edition_in(given, spec)),
        seats=fill_seats(named or [HUMAN], bots, players),
        record=given.option("--record"),
        lang=texts.lang,
        theme=given.option("--theme") or "ascii",
        seed=seed_of(given.option("--seed")),
    )
    return run(config)


def seed_of(text: str | None) -> int | None:
    return None if text is None else number(text, "--seed", 0, MAX_SEED, default=0)


def default_players(spec: Spec, named: list[str], bots: list[str]) -> int:
    """As many as were named, or the usual number if nobody but one was."""
    seats = len(named or [HUMAN]) + len(bots)
    return seats if seats > 1 else usual_players(spec)


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
