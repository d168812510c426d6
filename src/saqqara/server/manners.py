"""What one may do about somebody who behaves badly: block them, report them. Units of work."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.prepared import Prepared
from saqqara.server.rows import Missing
from saqqara.server.schema import BLOCKS, CHAT, REPORTS, USERS
from saqqara.server.wire import BlockInfo, Report

MOST_BLOCKS: Final = 500  # of one person


class MannersError(SaqqaraError):
    """Refused; nothing has changed."""


def check_other(connection: Connection, user: str, other: str) -> None:
    if other == user:
        raise MannersError("this is you", "error-self", {})
    if connection.execute(select(USERS.c.id).where(USERS.c.id == other)).first() is None:
        raise Missing("person")


def block(connection: Connection, user: str, other: str, now: float) -> None:
    check_other(connection, user, other)
    # Two presses at once must not both find nothing.
    connection.execute(select(USERS.c.id).where(USERS.c.id == user).with_for_update()).all()
    if has_blocked(connection, user, other):
        return
    count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.user_id == user)
    if connection.execute(count).scalar_one() >= MOST_BLOCKS:
        raise MannersError(
            f"you block {MOST_BLOCKS} people already", "error-blocks", {"most": MOST_BLOCKS}
        )
    connection.execute(insert(BLOCKS).values(user_id=user, other_id=other, at=now))


def unblock(connection: Connection, user: str, other: str) -> None:
    key = (BLOCKS.c.user_id == user) & (BLOCKS.c.other_id == other)
    connection.execute(delete(BLOCKS).where(key))


BLOCKED: Final = Prepared(
    select(BLOCKS.c.at).where(
        BLOCKS.c.user_id == bindparam("b_user"), BLOCKS.c.other_id == bindparam("b_other")
    )
)


def has_blocked(connection: Connection, user: str, other: str) -> bool:
    return BLOCKED.row(connection, {"b_user": user, "b_other": other}) is not None


def blocks_of(connection: Connection, user: str) -> list[BlockInfo]:
    """The newest first."""
    found = connection.execute(
        select(BLOCKS.c.other_id, USERS.c.name, BLOCKS.c.at)
        .join(USERS, USERS.c.id == BLOCKS.c.other_id)
        .where(BLOCKS.c.user_id == user)
        .order_by(BLOCKS.c.at.desc(), BLOCKS.c.other_id)
    )
    return [BlockInfo(row.other_id, row.name, row.at) for row in found]


def who_blocked(connection: Connection, others: Collection[str]) -> set[tuple[str, str]]:
    """Pairs: who does not want to hear from which of these."""
    found = select(BLOCKS.c.user_id, BLOCKS.c.other_id).where(BLOCKS.c.other_id.in_(others))
    return {(row.user_id, row.other_id) for row in connection.execute(found)}


def report(connection: Connection, user: str, wish: Report, now: float) -> None:
    check_other(connection, user, wish.person)
    line = ""
    if wish.line:
        said = select(CHAT.c.text).where(
            CHAT.c.id == wish.line,
            CHAT.c.table_id == wish.table,
            CHAT.c.user_id == wish.person,
        )
        found = connection.execute(said).scalar_one_or_none()
        if found is None:
            raise Missing("line")
        line = found
    connection.execute(
        insert(REPORTS).values(
            user_id=user,
            other_id=wish.person,
            table_id=wish.table,
            line=line,
            text=wish.text,
            at=now,
        )
    )
