"""Results and ratings. Raw results are kept for good; ratings follow from them.

OpenSkill's Plackett-Luce: any number of players, shared places. A rated game counts for the
people in it, two at least; bots play along as opponents of a fixed strength, which is theirs
by level. Who resigned, or let a bot decide for them, takes the last place.
"""

from itertools import groupby
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select, update

from saqqara.kernel.game import scores
from saqqara.server import late
from saqqara.server.schema import RATINGS, RESULTS, USERS, VISITS
from saqqara.server.wire import TableInfo
from saqqara.table.seats import FORMER
from saqqara.table.table import Table

MODEL: Final = PlackettLuce()
NEW: Final = (25.0, 25.0 / 3)
BOT_SIGMA: Final = 1.0
# About where people of that strength end up; a change here takes `saqqara ratings`.
BOT_MU: Final = {
    "novice": 15.0,
    "scribe": 20.0,
    "mason": 25.0,
    "architect": 30.0,
    "vizier": 33.0,
    "thoth": 36.0,
}

ROWS_AT_ONCE: Final = 1000  # of all results, which are more than memory need hold

Key = tuple[str, str]  # game, user


def store_results(connection: Connection, info: TableInfo, table: Table, now: float) -> None:
    """Once for each game, when it is over."""
    points = scores(table.match.game, table.match.state)
    box = late.box_of(info.game, info.options, info.origin)
    against = late.levels([who.bot for who in table.seats])
    found: list[dict[str, Any]] = [
        {
            "table_id": info.id,
            "seat": seat,
            "game": info.game,
            "user_id": who.user if who.user != FORMER and who.user else None,
            "bot": who.bot,
            "place": place,
            "score": points[seat],
            "rated": table.rated,
            "at": now,
            "box": box,
            "level": against[seat],
            "public": info.public,
        }
        for seat, (who, place) in enumerate(zip(table.seats, table.places(), strict=True))
    ]
    connection.execute(insert(RESULTS), found)
    connection.execute(update(VISITS).where(VISITS.c.table_id == info.id).values(over_at=now))
    if table.rated:
        users: list[str] = [row["user_id"] for row in found if row["user_id"]]
        # Games that end at the same moment must not forget each other's result.
        locked = select(USERS.c.id).where(USERS.c.id.in_(users)).order_by(USERS.c.id)
        connection.execute(locked.with_for_update()).all()
        ratings = read_ratings(connection, info.game, users)
        rate(ratings, info.game, found)
        write_ratings(connection, ratings)


class Standing:
    """Where one person stands in one game."""

    def __init__(self, mu: float, sigma: float, games: int) -> None:
        self.mu = mu
        self.sigma = sigma
        self.games = games


Standings = dict[Key, Standing]


def read_ratings(connection: Connection, game: str, users: list[str]) -> Standings:
    found = connection.execute(
        select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.user_id.in_(users))
    )
    return {(row.game, row.user_id): Standing(row.mu, row.sigma, row.games) for row in found}


def rate(standings: Standings, game: str, results: list[dict[str, Any]]) -> None:
    """Let one game count; *results* by seat."""
    teams: list[list[PlackettLuceRating]] = []
    for result in results:
        user = result["user_id"]
        if user is None:
            mu, sigma = BOT_MU.get(result["bot"], NEW[0]), BOT_SIGMA
        else:
            standing = standings.setdefault((game, user), Standing(*NEW, 0))
            mu, sigma = standing.mu, standing.sigma
        teams.append([MODEL.rating(mu=mu, sigma=sigma)])
    ranks = [float(result["place"]) for result in results]
    rated = MODEL.rate(teams, ranks=ranks)
    for result, team in zip(results, rated, strict=True):
        if result["user_id"] is not None:
            standing = standings[game, result["user_id"]]
            standing.mu, standing.sigma = team[0].mu, team[0].sigma
            standing.games += 1


def write_ratings(connection: Connection, standings: Standings) -> None:
    for (game, user), standing in standings.items():
        key = (RATINGS.c.game == game) & (RATINGS.c.user_id == user)
        connection.execute(delete(RATINGS).where(key))
        connection.execute(
            insert(RATINGS).values(
                game=game,
                user_id=user,
                mu=standing.mu,
                sigma=standing.sigma,
                games=standing.games,
                strength=late.strength_of(standing.mu, standing.sigma),
            )
        )


def recompute(connection: Connection) -> int:
    """All ratings anew from the raw results, in their order; how many games counted."""
    in_order = select(RESULTS).where(RESULTS.c.rated)
    in_order = in_order.order_by(RESULTS.c.at, RESULTS.c.table_id, RESULTS.c.seat)
    found = connection.execute(in_order, execution_options={"yield_per": ROWS_AT_ONCE})
    standings: Standings = {}
    games = 0
    for _, rows in groupby(found.mappings(), lambda row: row["table_id"]):
        results = [dict(row) for row in rows]
        rate(standings, results[0]["game"], results)
        games += 1
    connection.execute(delete(RATINGS))
    write_ratings(connection, standings)
    return games


def shown(mu: float, sigma: float) -> float:
    """What people see: a strength that one can be sure of, never below nothing."""
    return max(0.0, round(100 * (mu - 3 * sigma), 1))
