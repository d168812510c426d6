"""Routes about games and tables."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, Final, Literal, TypeVar

from litestar import Request, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from sqlalchemy import Connection

from saqqara.games import GAMES, PRESETS, VARIANTS, Preset
from saqqara.server import (
    family,
    finding,
    finished_games,
    limits,
    lobby,
    rematches,
    rows,
    views,
    visits,
    wire,
)
from saqqara.server.accounts import clean_name
from saqqara.server.levels import offered
from saqqara.server.parts import Parts
from saqqara.server.rows import Loaded
from saqqara.server.table_session import problem
from saqqara.server.web.problems import CHANGE_OWN, LOOK, LOOK_OWN
from saqqara.server.web.security import MAYBE_SIGNED_IN, SIGNED_IN, costs, counts_as, find_user

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks
AnyRequest = Request[Any, Any, Any]
A = TypeVar("A")
T = TypeVar("T")
Ply = Annotated[int, Parameter(ge=0, le=1_000_000)]
Skip = Annotated[int, Parameter(ge=0, le=1_000_000)]  # for the next page: 100 more
After = Annotated[str, Parameter(max_length=32)]  # a table: what comes behind it
SeatParameter = Annotated[int, Parameter(ge=-1, le=15)]

MOST_BODY = 2_500_000  # bytes of an imported record
RECORD_FILE = LOOK | {
    200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False)
}


@get("/api/games", responses=LOOK, summary="The games of the house, with their options")
async def games(parts: OurParts) -> wire.Games:
    found = [
        wire.GameInfo(
            spec.id,
            spec.rules,
            list(spec.players),
            [wire.OptionInfo(o.id, list(o.values), o.pattern) for o in spec.options],
            spec.edition is not None,
            presets_of(PRESETS.get(spec.id, ())),
        )
        for spec in GAMES
    ]
    variants = [
        wire.VariantInfo(
            each.id,
            each.game,
            each.name,
            each.about,
            presets_of(each.presets),
        )
        for each in VARIANTS
    ]
    settings = parts.settings
    address = settings.address_for_others()
    reviews = settings.review_simulations > 0
    return wire.Games(found, variants, offered(), settings.leaderboards, reviews, address)


def presets_of(presets: tuple[Preset, ...]) -> list[wire.PresetInfo]:
    return [wire.PresetInfo(preset.name, preset.options) for preset in presets]


# Games that are played through once more. One thread: others would only take turns with it and
# with the event loop at the same lock of the interpreter.
PLAYING_AGAIN: Final = ThreadPoolExecutor(1, "saqqara-again")


async def one_by_one(work: Callable[[A], T], given: A) -> T:
    """What takes a while, outside of the event loop."""
    return await asyncio.get_running_loop().run_in_executor(PLAYING_AGAIN, work, given)


# ---- around a game


async def loaded_table(parts: Parts, id: str) -> Loaded:
    return await parts.tables.loaded(id)


async def told(parts: Parts, id: str) -> wire.TableInfo:
    """After a change outside of play: everybody sees it anew, and so does who asked."""
    slot = parts.tables.slot(id)
    async with slot.lock:
        slot.loaded = None
        loaded = await parts.tables.fetch(slot, id)
    parts.bus.changed(id, loaded.info.version)
    return loaded.info


async def told_of_rematch(parts: Parts, id: str) -> None:
    """The game is as it was; only what is offered after it has changed."""
    slot = parts.tables.slot(id)
    async with slot.lock:
        slot.loaded = loaded = await parts.store.read(lambda c: rows.load(c, id))
        parts.tables.on_change(loaded, loaded.table.ply() if loaded.table is not None else 0)
    parts.bus.changed(id, loaded.info.version)


@post(
    "/api/tables",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    opt=counts_as("table", limits.TABLES),
    summary="Open a table",
)
async def open_table(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    now = parts.tables.clock()
    wish = await asyncio.to_thread(lobby.checked_wish, data)
    id = await parts.store.write(lambda c: lobby.open_table(c, user, wish, now))
    return (await loaded_table(parts, id)).info


@post(
    "/api/tables/find",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    opt=counts_as("table", limits.TABLES),
    summary="Sit down at a public table that waits for players, or open one",
)
async def find_table(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.FindTable]
) -> wire.TableInfo:
    now = parts.tables.clock()
    new = wire.NewTable(data.game, data.players, data.options, public=True)
    wish = await asyncio.to_thread(lobby.checked_wish, new)
    here = parts.viewers.everybody()
    id = await parts.store.write(lambda c: finding.find(c, user, wish, here, now))
    return await told(parts, id)


@get("/api/tables", responses=LOOK, summary="The lobby: public tables")
async def list_lobby(
    parts: OurParts,
    game: FromQuery[str | None] = None,
    status: FromQuery[Literal["open", "running", "over"]] = "open",
    after: After = "",
) -> wire.Lobby:
    return wire.Lobby(await parts.store.read(lambda c: finding.lobby(c, game, status, after)))


@get(
    "/api/me/tables",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="My tables, those that wait for me first",
)
async def my_tables(
    parts: OurParts, user: SignedIn, skip: Skip = 0, after: After = ""
) -> wire.MyTables:
    page = await parts.store.read(lambda c: finding.mine(c, user, skip, after=after))
    return wire.MyTables(page)


@get("/api/tables/{id:str}", responses=LOOK, summary="A table")
async def one_table(parts: OurParts, id: FromPath[str]) -> wire.TableInfo:
    return (await loaded_table(parts, id)).info


@post("/api/tables/{id:str}/join", responses=CHANGE_OWN, security=SIGNED_IN, summary="Sit down")
async def join(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.Seating]
) -> wire.TableInfo:
    now = parts.tables.clock()
    if data.beside:
        name = clean_name(data.beside)
        await parts.store.write(lambda c: family.sit_beside(c, id, user, data.seat, name, now))
    else:
        await parts.store.write(lambda c: lobby.join(c, id, user, data.seat, now))
    return await told(parts, id)


@get(
    "/api/tables/{id:str}/seat-codes",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="At a family table: what its board shows for phones that take seats up",
)
async def seat_codes(parts: OurParts, user: SignedIn, id: FromPath[str]) -> wire.SeatCodes:
    return wire.SeatCodes(family.seat_codes(await loaded_table(parts, id), user))


@post(
    "/api/tables/{id:str}/take",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=200,
    summary="At a family table: take up a seat that another device holds",
)
async def take_seat(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.SeatTaking]
) -> wire.TableInfo:
    now = parts.tables.clock()
    loaded = await loaded_table(parts, id)
    if loaded.info.status == rows.OPEN:
        await parts.store.write(
            lambda c: family.take_waiting(c, id, user, data.seat, data.code, now)
        )
        return await told(parts, id)
    left: list[str] = []
    act = family.take_playing(loaded, user, data.seat, data.code, left)
    await parts.tables.change(id, act, by=user)
    info = (await loaded_table(parts, id)).info
    people = {user, *left}
    await parts.store.write(lambda c: family.remember(c, info, people, now))
    return info


@post(
    "/api/tables/{id:str}/leave",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=204,
    summary="Get up before the game begins, or decline a rematch; during it, send `away`",
)
async def leave(parts: OurParts, user: SignedIn, id: FromPath[str]) -> None:
    now = parts.tables.clock()
    before = await parts.store.write(lambda c: lobby.leave(c, id, user, now))
    try:
        await told(parts, id)
    except rows.Missing as closed:  # the last person left
        parts.tables.forget(id)
        parts.viewers.tell(id, problem(closed))
    if before:
        await told_of_rematch(parts, before)


@put(
    "/api/tables/{id:str}/bot",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Put a bot on a seat, or free it",
)
async def seat_bot(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.BotSeating]
) -> wire.TableInfo:
    now = parts.tables.clock()
    await parts.store.write(lambda c: lobby.seat_bot(c, id, user, data.seat, data.level, now))
    return await told(parts, id)


@post(
    "/api/tables/{id:str}/word",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=200,
    summary="My part of the salt of the sealed deal, before the game",
)
async def give_word(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.DealWord]
) -> wire.DealWordTaken:
    now = parts.tables.clock()
    counts = await parts.store.write(lambda c: lobby.give_word(c, id, user, data.word, now))
    await told(parts, id)
    return wire.DealWordTaken(counts)


@post(
    "/api/tables/{id:str}/start",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Begin the game",
)
async def start(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.Start]
) -> wire.TableInfo:
    now = parts.tables.clock()
    await parts.store.write(lambda c: lobby.start(c, id, user, data.salt, now))
    info = await told(parts, id)
    parts.workers.wake()
    parts.bus.due()
    return info


@post(
    "/api/tables/{id:str}/rematch",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Another game with the same people: ask for it, or accept",
)
async def rematch(parts: OurParts, user: SignedIn, id: FromPath[str]) -> wire.TableInfo:
    now = parts.tables.clock()
    new = await parts.store.write(lambda c: rematches.rematch(c, id, user, now))
    await told_of_rematch(parts, id)
    return await told(parts, new)


# ---- notes


@get(
    "/api/tables/{id:str}/notes",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="My private notes",
)
async def read_notes(parts: OurParts, user: SignedIn, id: FromPath[str]) -> wire.Notes:
    def unit(connection: Connection) -> wire.Notes:
        rows.table_row(connection, id)
        return wire.Notes(visits.notes(connection, id, user))

    return await parts.store.read(unit)


@put(
    "/api/tables/{id:str}/notes",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Write my private notes",
)
async def write_notes(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.Notes]
) -> wire.Notes:
    now = parts.tables.clock()

    def unit(connection: Connection) -> wire.Notes:
        info = rows.info_of(rows.table_row(connection, id))
        visits.visit(connection, id, user, lobby.seat_of(info, user), now)
        visits.write_notes(connection, id, user, data.text)
        return data

    return await parts.store.write(unit)


# ---- the library


async def own_seat(request: AnyRequest, parts: Parts, loaded: Loaded) -> int:
    user = await find_user(request, parts)
    return lobby.seat_of(loaded.info, user) if user else -1


@get(
    "/api/tables/{id:str}/replay/{ply:int}",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="The game at a ply",
)
async def replay(
    request: AnyRequest, parts: OurParts, id: FromPath[str], ply: Ply, seat: SeatParameter = -1
) -> wire.Replay:
    loaded = await loaded_table(parts, id)
    return finished_games.replay_at(loaded, ply, seat, await own_seat(request, parts, loaded))


@get(
    "/api/tables/{id:str}/log",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="What happened, from a ply on",
)
async def log(
    request: AnyRequest, parts: OurParts, id: FromPath[str], since: Ply = 0
) -> list[wire.EventInfo]:
    loaded = await loaded_table(parts, id)
    seat = await own_seat(request, parts, loaded)
    return finished_games.events_between(loaded, since, seat)


@get("/api/tables/{id:str}/printed", responses=LOOK, summary="What boards and cards of it say")
async def printed(parts: OurParts, id: FromPath[str]) -> dict[str, Any]:
    return views.printed_of(await loaded_table(parts, id))


@get("/api/tables/{id:str}/scores", responses=LOOK, opt=costs(5), summary="The score sheet")
async def scores(parts: OurParts, id: FromPath[str]) -> wire.ScoreSheet:
    loaded = await loaded_table(parts, id)
    if loaded.sheet is None:  # nothing of it changes any more
        loaded.sheet = await one_by_one(finished_games.score_sheet, loaded)
    return loaded.sheet


@get(
    "/api/tables/{id:str}/own-record",
    responses=LOOK | LOOK_OWN,
    security=SIGNED_IN,
    summary="How I have done in this game",
)
async def own_record(parts: OurParts, user: SignedIn, id: FromPath[str]) -> wire.OwnRecord:
    loaded = await loaded_table(parts, id)
    finished_games.finished(loaded)
    return await parts.store.read(lambda c: finished_games.own_record(c, loaded, user))


@get("/api/tables/{id:str}/record", responses=RECORD_FILE, summary="The record of a finished game")
async def record(parts: OurParts, id: FromPath[str]) -> Response[str]:
    text = finished_games.record_text(await loaded_table(parts, id))
    headers = {"Content-Disposition": f'attachment; filename="saqqara-{id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/api/tables/{id:str}/verify", responses=LOOK, opt=costs(5), summary="Was the deal fair?")
async def verify(parts: OurParts, id: FromPath[str]) -> wire.Verification:
    loaded = await loaded_table(parts, id)
    if loaded.verified is None:
        loaded.verified = await one_by_one(finished_games.verification, loaded)
    return loaded.verified


@post(
    "/api/records",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    request_max_body_size=MOST_BODY,
    opt=counts_as("import", limits.IMPORTS),
    summary="Import a record of a finished game",
)
async def import_record(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.RecordText]
) -> wire.TableInfo:
    found, match = await one_by_one(finished_games.checked_record, data.record)
    now = parts.tables.clock()
    id = await parts.store.write(lambda c: finished_games.import_record(c, user, found, match, now))
    return (await loaded_table(parts, id)).info


@post(
    "/api/tables/{id:str}/fork",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    opt=counts_as("table", limits.TABLES),
    summary="A what-if from a ply",
)
async def fork(
    parts: OurParts, user: SignedIn, id: FromPath[str], data: JSONBody[wire.Fork]
) -> wire.TableInfo:
    source = await loaded_table(parts, id)
    now = parts.tables.clock()
    new = await parts.store.write(lambda c: finished_games.fork(c, source, user, data, now))
    parts.workers.wake()
    parts.bus.due()
    return (await loaded_table(parts, new)).info


ROUTES = [
    Router(
        "/",
        tags=["tables"],
        route_handlers=[
            games,
            open_table,
            find_table,
            list_lobby,
            my_tables,
            one_table,
            join,
            leave,
            seat_codes,
            take_seat,
            seat_bot,
            give_word,
            start,
            rematch,
            read_notes,
            write_notes,
        ],
    ),
    Router(
        "/",
        tags=["library"],
        route_handlers=[
            replay,
            log,
            printed,
            scores,
            own_record,
            record,
            verify,
            import_record,
            fork,
        ],
    ),
]
