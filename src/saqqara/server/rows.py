"""A table between database and memory: rows in, rows out.

Everything here is a unit of work or a part of one: plain functions of a Connection.
"""

from bisect import bisect_right
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final, cast

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Integer,
    Row,
    String,
    Text,
    Update,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    union_all,
    update,
)
from sqlalchemy import cast as cast_to

from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.errors import SaqqaraError
from saqqara.kernel.event import SPECTATOR
from saqqara.kernel.game import Game, scores
from saqqara.kernel.match import Match, action_of
from saqqara.kernel.state import State
from saqqara.server.glance import NONE as NO_GLANCE
from saqqara.server.glance import glance_text
from saqqara.server.prepared import Prepared, PreparedRows
from saqqara.server.schema import PLIES, TABLES
from saqqara.server.wire import ScoreSheet, SeatInfo, TableInfo, Verification
from saqqara.table.clock import Clock, new_clock
from saqqara.table.errors import TableError
from saqqara.table.pace import Pace
from saqqara.table.seats import Seat, may_be_rated
from saqqara.table.table import Proposal, Table

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"  # ended without a result, by who runs the server or who plays
VOID: Final = "void"  # begun under rules that are no longer ours; derived, never stored


class Live(Struct):
    """What a running table has besides its plies."""

    left: list[float]
    since: float
    running: list[int]
    paused: bool
    envelopes: dict[int, list[str]]
    proposal: Proposal | None
    kept: int  # what the last change kept: a server that knows the one before reads from here
    proposals: int = 0  # made so far
    strict: bool = False  # begun as a rated game
    sealed: dict[int, str] = {}  # seat: the client's id of the answer in its envelope
    open_hands: list[int] = []


class Deal(Struct):
    """How the deal of a table is sealed; as the tables of the first version had it by default."""

    version: int = 1
    words: dict[str, str] = {}  # of people, by their ids: their part of the salt
    given: list[str] = []  # the same by seat, once the game has begun

    def words_of(self, seats: list[SeatInfo]) -> list[str]:
        """By seat; "" where nobody gave one."""
        return self.given or [self.words.get(seat.user, "") for seat in seats]


@dataclass
class Loaded:
    """One table in memory. `table` is None until it has begun."""

    info: TableInfo
    secret: bytes
    deal: Deal
    table: Table | None
    live_kept: int = 0
    versions: list[int] = field(default_factory=list)  # of the table, by ply
    moves: dict[str, int] = field(default_factory=dict)  # client's id of a move -> last ply
    sealed: dict[int, str] = field(default_factory=dict)  # ids of answers in envelopes, by seat
    glance: str = NO_GLANCE  # of the last move, as the row has it
    # While a change is stored and told: the position before it with its ply, and what spectators
    # see after it.
    before: tuple[int, State] | None = None
    shown: dict[str, Any] | None = None
    sheet: ScoreSheet | None = None  # of a finished game, once somebody has asked
    verified: Verification | None = None

    def known_plies(self, version: int) -> int:
        """How many plies are as they were at that version of the table."""
        return bisect_right(self.versions, version)

    def forget_moves(self, kept: int) -> None:
        """Moves that were taken back; their ids may come again."""
        self.moves = {id: ply for id, ply in self.moves.items() if ply < kept}


class Missing(SaqqaraError):
    def __init__(self, what: str) -> None:
        super().__init__(f"there is no such {what}", "error-missing", {"what": what})


class Conflict(Exception):
    """Somebody else changed the table first: load it again."""


# ---- reading


def info_of(row: Row[Any]) -> TableInfo:
    data = row._mapping
    decode = msgspec.json.decode
    return TableInfo(
        id=data["id"],
        name=data["name"],
        game=data["game"],
        rules=data["rules"],
        players=data["players"],
        options=decode(data["options"], type=dict[str, str]),
        seats=decode(data["seats"], type=list[SeatInfo]),
        pace=decode(data["pace"], type=Pace),
        status=data["status"],
        public=data["public"],
        rated=data["rated"],
        substitute=data["substitute"],
        owner=data["owner"],
        origin=decode(data["origin"], type=dict[str, Any]),
        commitment=commitment_of(data["secret"], data["origin"]),
        salt=data["salt"],
        version=data["version"],
        ply=data["ply"],
        scores=decode(data["scores"], type=list[int]),
        winners=decode(data["winners"], type=list[int]),
        created_at=data["created_at"],
        updated_at=data["updated_at"],
        family=bool(decode(data["origin"]).get("family")),
    )


def commitment_of(secret: bytes, origin: str) -> str:
    """What was promised before the deal; what-ifs and some imports promise nothing."""
    if not secret or "fork" in msgspec.json.decode(origin):
        return ""
    return SealedDealer(secret, "").commitment()


def deal_of(row: Row[Any]) -> Deal:
    return msgspec.json.decode(row.deal, type=Deal)


ROW: Final = Prepared(select(TABLES).where(TABLES.c.id == bindparam("b_id")))


def table_row(connection: Connection, id: str) -> Row[Any]:
    row: Row[Any] | None = ROW.row(connection, {"b_id": id})
    if row is None:
        raise Missing("table")
    return row


WORDS: Final = Prepared(
    select(PLIES.c.word, PLIES.c.version, PLIES.c.move_id, PLIES.c.ply)
    .where(PLIES.c.table_id == bindparam("b_id"), PLIES.c.ply >= bindparam("b_first"))
    .order_by(PLIES.c.ply)
)


def load(connection: Connection, id: str) -> Loaded:
    row = table_row(connection, id)
    info = info_of(row)
    loaded = Loaded(info, row.secret, deal_of(row), None, glance=row.glance)
    if has_other_rules(info):
        # Decisions made under other rules cannot be played again: said, never guessed at.
        info.status = VOID if info.status == RUNNING else info.status
    elif info.status in {RUNNING, OVER}:
        found = WORDS.rows(connection, {"b_id": id, "b_first": 0})
        words = []
        for word, version, move_id, ply in found:
            words.append(word)
            loaded.versions.append(version)
            if move_id is not None:
                loaded.moves[move_id] = ply
        dealer = SealedDealer(row.secret, info.salt, loaded.deal.version)
        loaded.table = rebuilt(info, dealer, row.live, words)
        loaded.live_kept = len(words)
        loaded.sealed = sealed_in(row.live)
    return loaded


def has_other_rules(info: TableInfo) -> bool:
    return game_spec(info.game).under(info.rules) is None


def game_of(info: TableInfo) -> Game | None:
    """The game that is, or would be, played here; None if we no longer know its rules."""
    spec = game_spec(info.game).under(info.rules)
    return spec.game(info.players, info.options) if spec is not None else None


def no_game(info: TableInfo) -> TableError:
    """Why a table has no game to look at."""
    if info.status == CLOSED:
        return TableError("this table was closed", "error-closed", {})
    if has_other_rules(info):
        return TableError(
            "the rules of this game were mended since; it cannot be shown any more",
            "error-rules-changed",
            {"rules": info.rules},
        )
    return TableError("the game has not begun", "error-not-begun", {})


def rebuilt(info: TableInfo, dealer: SealedDealer, live: str, words: list[str]) -> Table:
    """Play the words again; chance is among them."""
    spec = game_spec(info.game).under(info.rules)
    assert spec is not None  # load has looked
    match = Match(spec, info.players, info.options)
    for word in words:
        match.take(action_of(match.game, word))
    table = Table(
        match,
        dealer,
        sitting(info.seats),
        new_clock(info.pace, info.players, 0.0),
        info.substitute,
    )
    table.strict = info.rated
    table.rated = info.rated and may_be_rated(table.seats)  # older tables may say more
    set_live(table, live)
    return table


def set_live(table: Table, text: str) -> int:
    live = msgspec.json.decode(text, type=Live)
    table.clock = Clock(table.clock.pace, live.left, live.since, live.running, live.paused)
    table.envelopes = live.envelopes
    table.proposal = live.proposal
    table.proposals = live.proposals
    table.strict = table.strict or live.strict
    table.open_hands = live.open_hands
    return live.kept


def sealed_in(text: str) -> dict[int, str]:
    return msgspec.json.decode(text, type=Live).sealed


def refresh(connection: Connection, loaded: Loaded) -> Loaded:
    """The newest state; only what changed is read if nothing was missed."""
    row = table_row(connection, loaded.info.id)
    table = loaded.table
    if table is None or row.status in {OPEN, CLOSED}:
        return load(connection, loaded.info.id)
    if row.version > loaded.info.version + 1:
        fresh = load(connection, loaded.info.id)
        fresh.live_kept = equal_plies(table, fresh.table)
        return fresh
    info = info_of(row)
    kept = msgspec.json.decode(row.live, type=Live).kept
    found = WORDS.rows(connection, {"b_id": info.id, "b_first": kept})
    if kept > table.ply():
        return load(connection, info.id)
    if kept < table.ply():
        table.match.rewind(kept)
        loaded.forget_moves(kept)
    del loaded.versions[kept:]
    for word, version, move_id, ply in found:
        table.match.take(action_of(table.match.game, word))
        loaded.versions.append(version)
        if move_id is not None:
            loaded.moves[move_id] = ply
    table.seats = sitting(info.seats)
    table.rated = info.rated
    loaded.live_kept = set_live(table, row.live)
    loaded.sealed = sealed_in(row.live)
    loaded.glance = row.glance
    loaded.info = info
    return loaded


def equal_plies(known: Table, fresh: Table | None) -> int:
    """How many plies of before are still there, whatever happened meanwhile."""
    there = fresh.match.plies if fresh is not None else []
    pairs = zip(known.match.plies, there, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0].action == pair[1].action, pairs))


# ---- writing


def live_text(table: Table, kept: int, sealed: dict[int, str] | None = None) -> str:
    clock = table.clock
    live = Live(
        clock.left,
        clock.since,
        clock.running,
        clock.paused,
        table.envelopes,
        table.proposal,
        kept,
        table.proposals,
        table.strict,
        sealed or {},
        table.open_hands,
    )
    return msgspec.json.encode(live).decode()


# What a change sets; in UPDATE each is a parameter with v_ before its name.
SET: Final = (
    "version",
    "ply",
    "live",
    "glance",
    "seats",
    "status",
    "rated",
    "scores",
    "winners",
    "updated_at",
    "due_at",
)
UPDATE: Final = Prepared(
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"), TABLES.c.version == bindparam("b_version"))
    .values({name: bindparam(f"v_{name}") for name in SET} | {"leased_until": literal_column("0")})
)
CUT: Final = Prepared(
    delete(PLIES).where(PLIES.c.table_id == bindparam("id"), PLIES.c.ply >= bindparam("kept"))
)
PLY: Final = [column.name for column in PLIES.c]
INSERT: Final = Prepared(insert(PLIES), PLY)


def update_of(number: int) -> Update:
    """UPDATE for so many tables at once; each with its version before."""
    # PostgreSQL has to be told what each is; text without its length, as a cast would cut it.
    types: dict[str, Any] = {"b_id": Text, "b_version": Integer}
    for name in SET:
        kind = TABLES.c[name].type
        types[f"v_{name}"] = Text if isinstance(kind, String) else kind
    each = [
        select(*(cast_to(bindparam(f"{name}{row}"), types[name]).label(name) for name in types))
        for row in range(number)
    ]
    new = union_all(*each).subquery("new")
    return (
        update(TABLES)
        .where(TABLES.c.id == new.c.b_id, TABLES.c.version == new.c.b_version)
        .values({name: new.c[f"v_{name}"] for name in SET} | {"leased_until": literal_column("0")})
    )


UPDATES: Final = PreparedRows(["b_id", "b_version", *(f"v_{name}" for name in SET)], update_of)
INSERTS: Final = PreparedRows(
    PLY,
    lambda number: insert(PLIES).values(
        [{name: bindparam(f"{name}{row}") for name in PLY} for row in range(number)]
    ),
)


@dataclass
class TableChange:
    """A change of one running table, ready to be stored."""

    values: dict[str, Any]  # of UPDATE
    id: str
    kept: int
    cut: bool  # whether plies from `kept` on were there before
    plies: list[dict[str, Any]]
    seats: list[SeatInfo]


def save(connection: Connection, change: TableChange) -> None:
    """Store a change; Conflict if somebody else changed the table since it was loaded."""
    if UPDATE.run(connection, [change.values]) != 1:
        raise Conflict
    if change.cut:
        CUT.run(connection, [{"id": change.id, "kept": change.kept}])
    if change.plies:
        INSERT.run(connection, change.plies)


def save_all(connection: Connection, changes: list[TableChange]) -> None:
    """Changes of different tables that cut nothing, together; Conflict if one of them has one."""
    # What SQLite saves with fewer statements it spends on larger ones.
    if len(changes) == 1 or connection.dialect.name == "sqlite":
        for change in changes:
            save(connection, change)
        return
    tables = [[change.values[name] for name in UPDATES.columns] for change in changes]
    if UPDATES.run(connection, tables) != len(tables):
        raise Conflict
    INSERTS.run(connection, [[ply[name] for name in PLY] for each in changes for ply in each.plies])


def sealed_after(loaded: Loaded, table: Table) -> dict[int, str]:
    """Ids of the answers that are still in their envelopes."""
    return {seat: id for seat, id in loaded.sealed.items() if seat in table.envelopes}


def change_of(loaded: Loaded, table: Table, kept: int, before: int, now: float) -> TableChange:
    """What has to be stored after *table* changed and kept so many of its plies before."""
    id = loaded.info.id
    game = table.match.game
    over = table.over()
    moved = kept < before or table.ply() > before
    seats = seats_of(table)
    shown = table.match.view(SPECTATOR)
    loaded.shown = cast(dict[str, Any], shown)
    values = {
        "b_id": id,
        "b_version": loaded.info.version,
        "v_version": loaded.info.version + 1,
        "v_ply": table.ply(),
        "v_live": live_text(table, kept, sealed_after(loaded, table)),
        "v_glance": glance_text(table.match, now, shown) if moved else loaded.glance,
        "v_seats": msgspec.json.encode(seats).decode(),
        "v_status": OVER if over else RUNNING,
        "v_rated": table.rated,
        "v_scores": msgspec.json.encode(scores(game, table.match.state) if over else []).decode(),
        "v_winners": msgspec.json.encode(table.winners() if over else []).decode(),
        "v_updated_at": now,
        "v_due_at": table.due(now),
    }
    plies = ply_rows(id, table.match, kept, loaded.info.version + 1, now)
    return TableChange(values, id, kept, kept < before, plies, seats)


def ply_rows(id: str, match: Match, first: int, version: int, now: float) -> list[dict[str, Any]]:
    """The plies of a game from *first* on, as the database keeps them."""
    return [
        {
            "table_id": id,
            "ply": first + number,
            "seat": ply.seat,
            "word": match.game.word(ply.action),
            "at": now,
            "version": version,
            "move_id": None,
        }
        for number, ply in enumerate(match.plies[first:])
    ]


def sitting(seats: list[SeatInfo]) -> list[Seat]:
    return [Seat(s.user, s.name, s.bot, s.stand_in, s.resigned, s.forfeited) for s in seats]


def seats_of(table: Table) -> list[SeatInfo]:
    return [
        SeatInfo(s.user, s.name, s.bot, s.stand_in, s.resigned, s.forfeited) for s in table.seats
    ]
