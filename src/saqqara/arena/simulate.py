"""Many games of one table, added up: game number i depends on (seed, i) and nothing else.

Chance is dealt from the stream i of the seed; where all seats play at random, their
choices come from it too, as in kernel/playout.py. Other bots have streams of their own.
"""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from saqqara.arena.backends import play_all, processes
from saqqara.arena.plan import Pairing
from saqqara.bots import Observer, check_bot, make_bot
from saqqara.bots.foreign import PREFIX
from saqqara.games import game_spec
from saqqara.kernel.errors import OptionError
from saqqara.kernel.frame import CHANCE
from saqqara.kernel.match import Match
from saqqara.kernel.playout import Sums, Tally, tally_playouts
from saqqara.kernel.record import record_of
from saqqara.kernel.rng import Rng
from saqqara.kernel.spec import Spec

MAX_GAMES: Final = 1_000_000_000  # below 2**32: the streams of the bots lie above
LARGEST_PART: Final = 1000  # games; a second or so where nothing is compiled
LARGEST_BOT_PART: Final = 4
RANDOM: Final = "random"


def simulate(
    spec: Spec,
    players: int,
    options: dict[str, str],
    games: int,
    seed: int,
    bots: tuple[str, ...] = (),
    workers: int = 1,
    records_dir: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play *games* games; *bots* by seat, none means random ones.

    *progress* is told how many games have just been finished. OptionError for bad input;
    KeyboardInterrupt passes through when the workers are gone.
    """
    game = spec.game(players, options)
    seated = bots_by_seat(bots, players)
    for name in set(seated):
        check_bot(name, game)
    table = Pairing(spec.id, spec.rules, players, game.options, seated)
    if records_dir is not None:
        Path(records_dir).mkdir(parents=True, exist_ok=True)
    parts = parts_of(games, workers, LARGEST_PART if all_random(table) else LARGEST_BOT_PART)
    jobs = ((table, seed, records_dir, first, count) for first, count in parts)
    total = Tally(players)
    with (
        processes(workers, table.bots, play_part) as backend,
        closing(play_all(backend, jobs)) as results,
    ):
        for sums in results:
            total.add(sums)
            if progress is not None:
                progress(sums[0])
    return total


def bots_by_seat(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """One bot for each seat; one name alone stands for all seats."""
    bots = bots or (RANDOM,)
    for name in bots:
        if name.startswith(PREFIX):
            raise OptionError(
                "programs play in the arena, not in simulations", "bot-foreign-simulate", {}
            )
        make_bot(name, 0)
    if len(bots) not in {1, players}:
        raise OptionError(
            f"{len(bots)} bots do not fit {players} seats; name one bot, or one for each seat",
            "bot-count",
            {"bots": len(bots), "players": players},
        )
    return bots * players if len(bots) == 1 else bots


def parts_of(games: int, workers: int, largest: int) -> Iterator[tuple[int, int]]:
    """The games as (first, count), small enough for a moving progress bar."""
    size = max(1, min(largest, games // (workers * 8)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play_part(table: Pairing, seed: int, records: str | None, first: int, count: int) -> Sums:
    """Play the games number first..first+count-1."""
    tally = Tally(table.players)
    if all_random(table) and records is None:
        game = game_spec(table.game).game(table.players, table.options)
        tally_playouts(game, seed, first, count, tally)
        return tally.sums()
    for index in range(first, first + count):
        match = play_game(table, seed, index)
        decisions = sum(1 for ply in match.plies if ply.seat != CHANCE)
        tally.count(match.game, match.state, decisions)
        if records is not None:
            names = [f"{bot} {seat + 1}" for seat, bot in enumerate(table.bots)]
            path = Path(records, f"{table.game}-{index:06d}.json")
            path.write_text(record_of(match, names, {}).to_json(), encoding="utf-8")
    return tally.sums()


def all_random(table: Pairing) -> bool:
    return all(bot == RANDOM for bot in table.bots)


def play_game(table: Pairing, seed: int, index: int) -> Match:
    """One game, kept whole. Random seats draw from the generator of chance exactly as
    kernel.playout does: records must not change results."""
    match = Match(game_spec(table.game), table.players, table.options)
    game, s, rng = match.game, match.state, Rng(seed, index)
    streams = [(seat + 1) * 2**32 + index for seat in range(table.players)]
    named = [] if all_random(table) else zip(table.bots, streams, strict=True)
    bots = [make_bot(name, seed, stream) for name, stream in named]
    while not s.over():
        seat = s.seat()
        if seat == CHANCE:
            match.take(game.sample(s, rng))
        elif bots:
            match.take(bots[seat].choose(Observer(game, s, seat)))
        else:
            choices = game.legal(s)
            match.take(choices[rng.below(len(choices))])
    return match
