"""Finished games: replay, records in and out, what-if tables, people's pages. Units of work."""

import secrets
from collections import Counter
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, case, distinct, func, or_, select

from saqqara.games import game_spec
from saqqara.kernel.dealer import SealedDealer
from saqqara.kernel.errors import RecordError
from saqqara.kernel.event import sees
from saqqara.kernel.game import scores, winners
from saqqara.kernel.match import Match
from saqqara.kernel.record import (
    Record,
    broken,
    deal_version,
    read_record,
    record_of,
    replay,
    verify_deal,
)
from saqqara.server import late, lobby, rows, scoring, views, visits
from saqqara.server.accounts import clean_name, is_visible, user_row
from saqqara.server.glance import glance_text
from saqqara.server.new_tables import NewRow, insert_table
from saqqara.server.rows import OVER, RUNNING, Deal, Loaded, Missing
from saqqara.server.schema import RATINGS, RESULTS, TABLES, USERS
from saqqara.server.wire import (
    Fork,
    History,
    Leader,
    Leaderboard,
    OwnRecord,
    Profile,
    RatingInfo,
    Replay,
    Result,
    ScoreSheet,
    SeatInfo,
    TableInfo,
    Verification,
)
from saqqara.table.clock import new_clock
from saqqara.table.errors import TableError
from saqqara.table.pace import Pace
from saqqara.table.table import Table

HISTORY_SIZE: Final = 100
LEADERS: Final = 100
LEAST_GAMES: Final = 3  # to be among the leaders
# A what-if is a try, and counts for nobody. The table is asked only where the result does not say.
IN_EARNEST: Final = (
    func.coalesce(
        RESULTS.c.box,
        select(case((TABLES.c.origin.contains('"fork"'), late.TRY), else_=TABLES.c.game))
        .where(TABLES.c.id == RESULTS.c.table_id)
        .scalar_subquery(),
    )
    != late.TRY
)


# ---- replay


def match_of(loaded: Loaded) -> Match:
    if loaded.table is None:
        raise rows.no_game(loaded.info)
    return loaded.table.match


def finished(loaded: Loaded) -> Match:
    match = match_of(loaded)
    if loaded.info.status != OVER:
        raise TableError(
            "that is possible when the game is over: it would show what is hidden now",
            "error-not-over",
            {},
        )
    return match


def played_to(match: Match, ply: int) -> Match:
    """The same game after so many plies, on its own."""
    again = Match(match.spec, match.game.players, match.game.options)
    for each in match.plies[:ply]:
        again.take(each.action)
    return again


def replay_at(loaded: Loaded, ply: int, seat: int, own: int) -> Replay:
    """The game after so many plies. While it runs, one's own view; afterwards anybody's."""
    match = match_of(loaded)
    if not -1 <= seat < loaded.info.players:
        raise lobby.no_seat(seat)
    if loaded.info.status != OVER and seat not in {-1, own}:
        finished(loaded)
    if not 0 <= ply <= len(match.plies):
        raise RecordError(
            f"the game has {len(match.plies)} plies, not {ply}",
            "error-record-ply",
            {"ply": ply, "plies": len(match.plies)},
        )
    again = played_to(match, ply)
    view = views.view_of(again, seat)
    if again.state.over():
        view["winners"] = loaded.info.winners  # somebody may have resigned
    last = again.plies[-1] if ply else None
    shown = last is not None and (loaded.info.status == OVER or sees(last.audience, seat))
    return Replay(
        ply=ply,
        plies=len(match.plies),
        word=match.game.word(last.action) if last is not None and shown else "",
        by=last.seat if last is not None else -1,
        view=view,
        events=views.events_for(again, max(ply - 1, 0), seat),
    )


def events_between(loaded: Loaded, first: int, seat: int) -> list[Any]:
    """What a seat saw from a ply on: the log, and the recap since it last looked."""
    match = match_of(loaded)
    first = min(first, len(match.plies))
    return list(views.events_for(match, first, seat))


def score_sheet(loaded: Loaded) -> ScoreSheet:
    match = finished(loaded)
    game, state = match.game, match.state
    again = Match(match.spec, game.players, game.options)
    course = [[0, *scores(game, again.state)]]
    for number, ply in enumerate(match.plies, 1):
        again.take(ply.action)
        now = scores(game, again.state)
        if now != course[-1][1:] or number == len(match.plies):
            course.append([number, *now])
    sheets = [game.score_sheet(state, seat) for seat in range(game.players)]
    assert loaded.table is not None  # or there would be no match
    places = loaded.table.places()
    return ScoreSheet(scores(game, state), loaded.info.winners, places, sheets, course)


def own_record(connection: Connection, loaded: Loaded, user: str) -> OwnRecord:
    """What this person alone has played: nobody else's results are counted or compared."""
    if "fork" in loaded.info.origin:
        return OwnRecord(0, 0, None, None)
    # One person may play several seats on one device: that is one game.
    game, score = RESULTS.c.table_id, RESULTS.c.score
    found = select(
        func.count(distinct(game)),
        func.count(distinct(case((RESULTS.c.place == 1, game)))),
        func.max(score),
        func.max(case((game != loaded.info.id, score))),
    )
    mine = (RESULTS.c.user_id == user) & (RESULTS.c.game == loaded.info.game)
    found = found.where(mine, in_earnest(connection, user))
    return OwnRecord(*connection.execute(found).one())


# ---- records


def seat_names(info: TableInfo) -> list[str]:
    return [seat.name or seat.bot or "-" for seat in info.seats]


def dealer_part(loaded: Loaded) -> dict[str, str]:
    """The sealed deal of a finished game; what-ifs and some imports have none."""
    info = loaded.info
    if not info.commitment:
        return {}
    return SealedDealer(loaded.secret, info.salt, loaded.deal.version).published()


def record_text(loaded: Loaded) -> str:
    match = finished(loaded)
    return record_of(match, seat_names(loaded.info), dealer_part(loaded)).to_json()


def verification(loaded: Loaded) -> Verification:
    """Whether every outcome of chance follows from the secret promised at the start."""
    match = finished(loaded)
    part = dealer_part(loaded)
    if not part:
        return Verification(False, 0, 0, "", "", "", [])
    record = record_of(match, seat_names(loaded.info), part)
    outcomes = verify_deal(match.spec, record)
    seats = loaded.info.seats
    given = loaded.deal.words_of(seats)
    words = [(seat.name, word) for seat, word in zip(seats, given, strict=True) if seat.user]
    version, salt = loaded.deal.version, part["salt"]
    return Verification(True, version, outcomes, part["commitment"], salt, part["secret"], words)


def checked_record(text: str) -> tuple[Record, Match]:
    """A record from outside: read, replayed, verified. Done before the unit below."""
    record = read_record(text)
    match = replay(game_spec(record.game), record)
    if not match.state.over():
        raise RecordError(
            "this game is not finished; only finished games can be imported",
            "error-record-open",
            {},
        )
    if record.dealer:
        verify_deal(match.spec, record)
        salt = record.dealer["salt"]
        if len(salt) > lobby.LONGEST_SALT or "\0" in salt:
            raise broken(f"the salt must be text of at most {lobby.LONGEST_SALT} characters")
    return record, match


def imported_name(name: str) -> str:
    """As shown; what cannot be seen gets a dash."""
    return clean_name(name if is_visible(name) else "-")


def import_record(
    connection: Connection, user: str, record: Record, match: Match, now: float
) -> str:
    seats = [SeatInfo("", imported_name(name), "", "") for name in record.seats]
    clock = new_clock(Pace(), record.players, now)
    table = Table(match, SealedDealer(b"", ""), rows.sitting(seats), clock, "scribe")
    row = NewRow(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=match.game.options,
        seats=seats,
        status=OVER,
        substitute="scribe",
        owner=user,
        origin={"import": True},
        secret=bytes.fromhex(record.dealer.get("secret", "")),
        salt=record.dealer.get("salt", ""),
        deal=Deal(deal_version(record)),
        ply=table.ply(),
        live=rows.live_text(table, 0),
        scores=scores(match.game, match.state),
        winners=winners(match.game, match.state),
    )
    id = insert_table(connection, row, now)
    lobby.insert_plies(connection, id, match, 1, now)
    visits.visit(connection, id, user, -1, now)
    return id


def fork(connection: Connection, source: Loaded, user: str, wish: Fork, now: float) -> str:
    """A what-if: a new table that goes on from a ply of a finished game, with bots."""
    match = finished(source)
    info = source.info
    if not 0 <= wish.seat < info.players:
        raise lobby.no_seat(wish.seat)
    if not wish.ply < len(match.plies):
        raise RecordError(
            f"the game has {len(match.plies)} plies; go on from one before the last",
            "error-record-ply",
            {"ply": wish.ply, "plies": len(match.plies)},
        )
    bots = [lobby.check_level(level) for level in wish.bots] or [info.substitute]
    name = user_row(connection, user).name
    seats = [SeatInfo("", "", bots[n % len(bots)], "") for n in range(info.players)]
    seats[wish.seat] = SeatInfo(user, name, "", "")
    return insert_fork(connection, info, played_to(match, wish.ply), seats, wish.ply, user, now)


def insert_fork(
    connection: Connection,
    info: TableInfo,
    match: Match,
    seats: list[SeatInfo],
    ply: int,
    user: str,
    now: float,
) -> str:
    secret = secrets.token_bytes(32)
    clock = new_clock(Pace(), info.players, now)
    table = Table(match, SealedDealer(secret, info.id), rows.sitting(seats), clock, info.substitute)
    table.begin(now)
    row = NewRow(
        name=info.name,
        game=info.game,
        rules=info.rules,
        players=info.players,
        options=info.options,
        seats=seats,
        status=RUNNING,
        substitute=info.substitute,
        owner=user,
        origin={"fork": info.id, "ply": ply},
        secret=secret,
        salt=info.id,
        ply=table.ply(),
        live=rows.live_text(table, 0),
        glance=glance_text(match, now),
        started_at=now,
        due_at=table.due(now),
    )
    id = insert_table(connection, row, now)
    lobby.insert_plies(connection, id, match, 1, now)
    return id


# ---- people's pages


def profile(connection: Connection, user: str) -> Profile:
    row = connection.execute(select(USERS).where(USERS.c.id == user)).one_or_none()
    if row is None:
        raise Missing("person")
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    counts = select(RESULTS.c.game, RESULTS.c.place, func.count())
    counts = counts.where(RESULTS.c.user_id == user, in_earnest(connection, user))
    for game, place, count in connection.execute(counts.group_by(RESULTS.c.game, RESULTS.c.place)):
        played[game] += count
        if place == 1:
            won[game] += count
    found = connection.execute(select(RATINGS).where(RATINGS.c.user_id == user))
    ratings = [
        RatingInfo(each.game, scoring.shown(each.mu, each.sigma), each.mu, each.sigma, each.games)
        for each in found
    ]
    return Profile(
        row.id, row.name, row.login is None, row.created_at, ratings, dict(played), dict(won)
    )


def history(connection: Connection, user: str, viewer: str, after: str = "") -> History:
    """Finished games, newest first, from behind one of them on; of other people those at public
    tables."""
    found = select(RESULTS, TABLES).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
    found = found.where(RESULTS.c.user_id == user, *behind(connection, user, after))
    if viewer != user:
        told = RESULTS.c.public if all_told(connection, user) else TABLES.c.public
        found = found.where(told.is_(True))
    newest = found.order_by(RESULTS.c.at.desc(), RESULTS.c.table_id, RESULTS.c.seat)
    results = [
        Result(
            row.table_id,
            row.game,
            row.seat,
            row.place,
            row.score,
            row._mapping[RESULTS.c.rated],
            row.at,
            seat_names(rows.info_of(row)),
        )
        for row in connection.execute(newest.limit(HISTORY_SIZE + 1))
    ]
    if len(results) > HISTORY_SIZE:  # a page ends with a whole table: all seats of one person there
        cut = results.pop().table
        while len(results) > 1 and results[-1].table == cut:
            results.pop()
    return History(results)


def behind(connection: Connection, user: str, table: str) -> list[ColumnElement[bool]]:
    """What comes after a table in somebody's history; all of it if they did not play there."""
    theirs = select(RESULTS.c.at).where(RESULTS.c.table_id == table, RESULTS.c.user_id == user)
    at = connection.execute(theirs).scalar() if table else None
    if at is None:
        return []
    # The first for the index, the second for games that were over at the same moment.
    return [RESULTS.c.at <= at, or_(RESULTS.c.at < at, RESULTS.c.table_id > table)]


def in_earnest(connection: Connection, user: str) -> ColumnElement[bool]:
    """What-ifs are not. Where all is told, PostgreSQL counts without sorting what it counts."""
    return RESULTS.c.box != late.TRY if all_told(connection, user) else IN_EARNEST


def all_told(connection: Connection, user: str) -> bool:
    untold = select(RESULTS.c.seat).where(RESULTS.c.user_id == user, RESULTS.c.box.is_(None))
    return connection.execute(untold.limit(1)).first() is None


def leaderboard(connection: Connection, game: str) -> Leaderboard:
    game_spec(game)
    found = connection.execute(
        select(RATINGS, USERS.c.name)
        .join(USERS, USERS.c.id == RATINGS.c.user_id)
        .where(RATINGS.c.game == game, RATINGS.c.games >= LEAST_GAMES)
        .where(RATINGS.c.strength.is_not(None))
        .order_by(RATINGS.c.strength.desc())
        .limit(LEADERS)
    )
    leaders = [
        Leader(row.user_id, row.name, scoring.shown(row.mu, row.sigma), row.games) for row in found
    ]
    return Leaderboard(game, leaders)
