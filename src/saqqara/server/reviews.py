"""Reviews: a finished game is looked at again by the search, in the background, and it is kept.

A review is a row that somebody asked for and a worker leases. It is made step by step (see
bots/review.py) in the patient processes, and what was found is stored every few seconds: after a
crash it goes on from there. Nobody waits for a step, so none is in the way of a bot's turn.

There is a review of a finished game only, and it is as open as the replay of that game: anybody
with its address may look at every seat's hand, ply by ply.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Row, delete, insert, select, update

from saqqara.bots import review
from saqqara.games import game_spec
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.game import Game
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.state import State
from saqqara.server import finished_games
from saqqara.server.bot_processes import BotProcesses
from saqqara.server.judgements import reason_info
from saqqara.server.live_tables import LiveTables
from saqqara.server.rows import Loaded, Missing
from saqqara.server.schema import REVIEWS
from saqqara.server.store import StorageError
from saqqara.server.views import text_of
from saqqara.server.wire_reviews import (
    Review,
    ReviewOption,
    ReviewSeat,
    ReviewStep,
    ReviewTurn,
)
from saqqara.table.errors import TableError

WAITING: Final = "waiting"
DONE: Final = "done"
FAILED: Final = "failed"
LEASE_SECONDS: Final = 60.0
POLL_SECONDS: Final = 5.0
STORE_SECONDS: Final = 2.0  # between two notes of how far it is
LONGEST: Final = 4000  # plies; no game that people play comes near, an imported one may

log = structlog.get_logger()
FOUND: Final = msgspec.json.Decoder(list[ReviewStep])
ENCODE: Final = msgspec.json.Encoder().encode


# ---- one step, in a process of its own


@dataclass(frozen=True)
class Piece:
    """What a process is asked for: a step of a game, as plain data."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    words: list[str]
    ply: int
    simulations: int


def game_of(piece: Piece) -> tuple[Game, list[int]]:
    """The game, and all that was decided in it."""
    spec = game_spec(piece.game).under(piece.rules)
    assert spec is not None  # the table was loaded by it
    game = spec.game(piece.players, piece.options)
    return game, [action_of(game, word) for word in piece.words]


def look(piece: Piece) -> ReviewStep:
    game, actions = game_of(piece)
    step = review.look_at(game, actions, piece.ply, piece.simulations)
    return step_info(game, actions, step)


def step_info(game: Game, actions: list[int], step: review.Step) -> ReviewStep:
    """As it is kept and told. Where nothing was lost, what else could be done is left out."""
    s = review.position_at(game, actions, step["ply"])
    options = step["options"] if review.counted(step) > 0 else []
    return ReviewStep(
        step["ply"],
        step["plies"],
        step["seat"],
        step["word"],
        text_of(game.voice.label(s, actions[step["ply"]])) if step["word"] else None,
        step["forced"],
        step["loss"],
        step["error"],
        step["grade"],
        [option_info(game, s, option) for option in options],
        step["chances"],
        step["luck"],
        step["luck_error"],
    )


def option_info(game: Game, s: State, option: review.Option) -> ReviewOption:
    return ReviewOption(
        option["word"],
        text_of(game.voice.label(s, action_of(game, option["word"]))),
        option["loss"],
        option["error"],
        option["grade"],
        option["win_shares"],
        option["score"],
        [reason_info(reason) for reason in option["reasons"]],
    )


def pieces_of(loaded: Loaded, simulations: int) -> list[Piece]:
    """All steps of a finished game, in their order."""
    match = reviewed(loaded)
    spec, game = match.spec, match.game
    words = [game.word(ply.action) for ply in match.plies]
    return [
        Piece(spec.id, spec.rules, game.players, game.options, words, ply, simulations)
        for ply in review.step_plies([each.seat for each in match.plies])
    ]


def reviewed(loaded: Loaded) -> Match:
    """A finished game that is not too long."""
    match = finished_games.finished(loaded)
    if len(match.plies) > LONGEST:
        raise TableError(
            f"a game of more than {LONGEST} plies is not reviewed",
            "error-review-long",
            {"most": LONGEST},
        )
    return match


# ---- the row, in units of work


def row_of(connection: Connection, table: str) -> Row[Any] | None:
    found = select(REVIEWS).where(REVIEWS.c.table_id == table)
    return connection.execute(found.where(REVIEWS.c.version == review.VERSION)).one_or_none()


def ask(connection: Connection, pieces: Sequence[Piece], table: str, user: str, now: float) -> None:
    """Begin a review, unless there is one; one that failed is begun anew."""
    row = row_of(connection, table)
    if row is not None and row.status != FAILED:
        return
    connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))
    connection.execute(
        insert(REVIEWS).values(
            table_id=table,
            asked_by=user,
            version=review.VERSION,
            simulations=pieces[0].simulations if pieces else 0,
            status=WAITING,
            decisions=len(pieces),
            found="[]",
            created_at=now,
            due_at=now,
        )
    )


def lease(connection: Connection, now: float) -> Row[Any] | None:
    """The review that was asked for first of those that nobody works at; ours for a while."""
    due = (
        select(REVIEWS)
        .where(REVIEWS.c.due_at <= now, REVIEWS.c.leased_until < now)
        .order_by(REVIEWS.c.due_at)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    row = connection.execute(due).one_or_none()
    if row is not None:
        key = REVIEWS.c.table_id == row.table_id
        connection.execute(update(REVIEWS).where(key).values(leased_until=now + LEASE_SECONDS))
    return row


def note(connection: Connection, table: str, steps: list[ReviewStep], now: float) -> None:
    """How far it is; the lease goes on."""
    found = ENCODE(steps).decode()
    values = {"found": found, "looked": len(steps), "leased_until": now + LEASE_SECONDS}
    connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == table).values(**values))


def finish(connection: Connection, table: str, status: str) -> None:
    values = {"status": status, "due_at": None, "leased_until": 0.0}
    connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == table).values(**values))


def release(connection: Connection) -> None:
    """Forget all leases: whoever held them is gone."""
    held = update(REVIEWS).where(REVIEWS.c.due_at >= 0, REVIEWS.c.leased_until > 0)
    connection.execute(held.values(leased_until=0.0))


# ---- as it is told


def review_of(connection: Connection, loaded: Loaded, simulations: int) -> Review:
    """What there is of it; the budget of this server says whether one can be had."""
    players = reviewed(loaded).game.players
    table = loaded.info.id
    row = row_of(connection, table)
    if row is None:
        return Review(table, "none" if simulations else "off", 0, 0, simulations)
    told = Review(table, row.status, row.looked, row.decisions, row.simulations)
    if row.status == DONE:
        add_what_was_found(told, FOUND.decode(row.found), players)
    return told


def steps_of(connection: Connection, table: str) -> list[ReviewStep]:
    """Of a review that is done."""
    row = row_of(connection, table)
    if row is None or row.status != DONE:
        raise Missing("review")
    return FOUND.decode(row.found)


def add_what_was_found(told: Review, steps: list[ReviewStep], players: int) -> None:
    plain: list[review.Step] = msgspec.to_builtins(steps)
    summary = review.summary(plain, players)
    told.start = review.first_chances(plain, players)
    told.steps = steps
    told.seats = msgspec.convert(summary["seats"], list[ReviewSeat])
    told.turns = msgspec.convert(summary["turns"], list[ReviewTurn])


# ---- making them


class Reviewer:
    """Makes the reviews that were asked for, one after another."""

    def __init__(self, tables: LiveTables, thinkers: BotProcesses) -> None:
        self.tables = tables
        self.store = tables.store
        self.thinkers = thinkers
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()

    async def run(self) -> None:
        while True:
            self.woken.clear()
            worked = False
            try:
                worked = await self.work()
            except SaqqaraError as error:  # the database is away: it will be back
                log.warning("reviews wait", reason=str(error))
            if worked:
                continue
            self.thinkers.patient.rest()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self.woken.wait()

    async def work(self) -> bool:
        """Make one review, if one is due; whether one was."""
        now = self.tables.clock()
        waiting = select(REVIEWS.c.table_id).where(REVIEWS.c.due_at <= now).limit(1)
        if await self.store.read(lambda c: c.execute(waiting).first()) is None:
            return False  # most of the time: nothing is written to find that out
        row = await self.store.write(lambda c: lease(c, now))
        if row is None:
            return False
        status = DONE
        try:
            await self.make(row)
        except StorageError:
            raise  # the lease ends, and somebody takes over
        except Exception as error:
            log.exception("review failed", table=row.table_id, reason=str(error))
            status = FAILED
        await self.store.write(lambda c: finish(c, row.table_id, status))
        return True

    async def make(self, row: Row[Any]) -> None:
        """The steps that are missing, as many at once as there are processes for it."""
        loaded = await self.tables.loaded(row.table_id)
        steps = FOUND.decode(row.found)
        known = {step.ply for step in steps}
        pieces = [p for p in pieces_of(loaded, row.simulations) if p.ply not in known]
        noted = self.tables.steady()
        at_once = self.thinkers.patient.processes
        for first in range(0, len(pieces), at_once):
            asked = [
                self.thinkers.ask_patiently(look, piece)
                for piece in pieces[first : first + at_once]
            ]
            steps += await asyncio.gather(*asked)
            last = first + at_once >= len(pieces)
            if last or self.tables.steady() - noted >= STORE_SECONDS:
                now = self.tables.clock()
                await self.store.write(partial(note, table=row.table_id, steps=steps, now=now))
                noted = self.tables.steady()
