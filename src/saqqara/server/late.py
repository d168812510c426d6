"""What a row says beside what it was made of, so that it is found quickly: which box was played and
whether against bots alone, a name in small letters, a strength in one number.

It is told with the row. Rows of before, and those of servers of before that run beside this one,
do not have it (null): it is told of them later, a few at a time. Whoever reads goes on without it,
only slower. Part of units of work.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from saqqara.bots.names import LEVELS
from saqqara.games import GAMES
from saqqara.games.imhotep.figures import in_use
from saqqara.server.schema import RATINGS, RESULTS, TABLES, USERS

MOST_AT_ONCE: Final = 200  # tables, people, ratings; the writer has other things to do
TRY: Final = ""  # the box of a what-if, which goes on from where a game could be looked at
# Of the base game; tables of long ago may not say so.
BASE: Final = {"sides": "AAAAA", "expansion": "off", "prophecies": "off"}


def box_of(game: str, options: dict[str, str], origin: dict[str, Any]) -> str:
    """What was played: A New Dynasty is options of another game. Tries count for nobody."""
    if "fork" in origin:
        return TRY
    return "dynasty" if game == "imhotep" and in_use(BASE | options) else game


def level_of(bots: Sequence[str]) -> str:
    """Of the weakest of the others; "" if one of them is a person, or a bot not of the ladder."""
    if not bots or any(bot not in LEVELS for bot in bots):
        return ""
    return min(bots, key=LEVELS.index)


def levels(bots: Sequence[str]) -> list[str]:
    """For each seat, against whom it played; *bots* by seat, "" where a person sat."""
    return [level_of([*bots[:seat], *bots[seat + 1 :]]) for seat in range(len(bots))]


def strength_of(mu: float, sigma: float) -> float:
    """What one can be sure of."""
    return mu - 3 * sigma


def key_of(name: str) -> str:
    """How a name is looked for: in small letters."""
    return name.casefold()


def tell(connection: Connection, most: int = MOST_AT_ONCE) -> int:
    """Of how many it was told now; none are left if that is nothing."""
    told = tell_results(connection, most) + tell_names(connection, most)
    return told + tell_strengths(connection, most)


def tell_results(connection: Connection, most: int) -> int:
    untold = select(RESULTS.c.table_id).where(RESULTS.c.box.is_(None)).limit(most)
    ids = sorted(set(connection.execute(untold).scalars()))
    if not ids:
        return 0
    seats: dict[str, list[tuple[int, str]]] = defaultdict(list)
    found = select(RESULTS.c.table_id, RESULTS.c.seat, RESULTS.c.bot)
    found = found.where(RESULTS.c.table_id.in_(ids)).order_by(RESULTS.c.table_id, RESULTS.c.seat)
    for id, seat, bot in connection.execute(found):
        seats[id].append((seat, bot))
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.origin, TABLES.c.public)
    decode = msgspec.json.decode
    rows = []
    for row in connection.execute(select(*columns).where(TABLES.c.id.in_(ids))):
        box = box_of(row.game, decode(row.options), decode(row.origin))
        against = levels([bot for _, bot in seats[row.id]])
        rows += [
            {"of": row.id, "at_seat": seat, "box": box, "level": level, "public": row.public}
            for (seat, _), level in zip(seats[row.id], against, strict=True)
        ]
    one = (RESULTS.c.table_id == bindparam("of")) & (RESULTS.c.seat == bindparam("at_seat"))
    names = ("box", "level", "public")
    told = update(RESULTS).where(one).values({name: bindparam(name) for name in names})
    connection.execute(told, rows)
    return len(ids)


def tell_names(connection: Connection, most: int) -> int:
    untold = select(USERS.c.id, USERS.c.name).where(USERS.c.key.is_(None)).limit(most)
    found = [{"of": row.id, "key": key_of(row.name)} for row in connection.execute(untold)]
    if found:
        named = update(USERS).where(USERS.c.id == bindparam("of"), USERS.c.key.is_(None))
        connection.execute(named.values(key=bindparam("key")), found)
    return len(found)


def tell_strengths(connection: Connection, most: int) -> int:
    """Game by game, as the index has them."""
    found = 0
    for spec in GAMES:
        untold = select(RATINGS.c.user_id).where(
            RATINGS.c.game == spec.id, RATINGS.c.strength.is_(None)
        )
        users = connection.execute(untold.limit(most)).scalars().all()
        if users:
            theirs = (RATINGS.c.game == spec.id) & RATINGS.c.user_id.in_(users)
            strength = RATINGS.c.mu - 3 * RATINGS.c.sigma
            connection.execute(update(RATINGS).where(theirs).values(strength=strength))
        found += len(users)
    return found
