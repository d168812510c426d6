"""Sends the notices that wait in the database, to webhooks and browsers."""

import asyncio
from typing import Any, Final

import msgspec
import structlog
from sqlalchemy import Connection, Row, delete, select, update

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.finding import asked_seats_of
from saqqara.server.live_tables import LiveTables
from saqqara.server.notices.errors import GoneError, NoticeError
from saqqara.server.notices.formats import signature, webhook_body
from saqqara.server.notices.notice import Notice
from saqqara.server.notices.push import PushSubscription, VapidKeys, push_request, webhook_key
from saqqara.server.notices.sender import post
from saqqara.server.outbox import REMATCH, SENT
from saqqara.server.rematches import asked_again
from saqqara.server.rows import OPEN, RUNNING, info_of
from saqqara.server.schema import NOTICES, PUSH, TABLES, USERS, WEBHOOKS
from saqqara.server.settings import Settings

POLL_SECONDS: Final = 2.0
LEASE_SECONDS: Final = 60.0
AT_ONCE: Final = 16
TRIES: Final = 4
RETRY_SECONDS: Final = 60.0  # after the first failure, then twice as long each time

log = structlog.get_logger()


class Letter:
    """A notice with where it has to go."""

    def __init__(self, id: int, tries: int, notice: Notice) -> None:
        self.id = id
        self.tries = tries
        self.notice = notice
        self.webhooks: list[tuple[str, str, str]] = []  # user, kind, url
        self.pushes: list[tuple[str, str]] = []  # id, subscription


class NoticeDelivery:
    def __init__(self, tables: LiveTables, keys: VapidKeys, settings: Settings) -> None:
        self.tables = tables
        self.keys = keys
        self.settings = settings
        self.post = post  # another one in tests
        self.sent = 0

    async def run(self) -> None:
        while True:
            try:
                letters = await self.collect()
                await asyncio.gather(*(self.deliver(letter) for letter in letters))
            except SaqqaraError as error:
                log.warning("notices wait", reason=str(error))
                letters = []
            except Exception:
                log.exception("notices failed")
                letters = []
            if len(letters) < AT_ONCE:
                await asyncio.sleep(POLL_SECONDS)

    async def collect(self) -> list[Letter]:
        """Notices that are due, leased, and still true; the others are thrown away."""
        now = self.tables.clock()
        due = (
            select(NOTICES)
            .where(NOTICES.c.due_at <= now, NOTICES.c.leased_until < now)
            .limit(AT_ONCE)
            .with_for_update(skip_locked=True)
        )

        def look(connection: Connection) -> bool:
            return connection.execute(due.with_only_columns(NOTICES.c.id)).first() is not None

        def unit(connection: Connection) -> list[Letter]:
            letters = []
            for row in connection.execute(due).all():
                letter = self.letter_of(connection, row)
                if letter is None:
                    connection.execute(delete(NOTICES).where(NOTICES.c.id == row.id))
                    continue
                letters.append(letter)
                connection.execute(
                    update(NOTICES)
                    .where(NOTICES.c.id == row.id)
                    .values(leased_until=now + LEASE_SECONDS)
                )
            return letters

        if not await self.tables.store.read(look):  # mostly there is nothing: do not write then
            return []
        return await self.tables.store.write(unit)

    def letter_of(self, connection: Connection, row: Row[Any]) -> Letter | None:
        table = connection.execute(select(TABLES).where(TABLES.c.id == row.table_id)).one()
        user = connection.execute(select(USERS).where(USERS.c.id == row.user_id)).one()
        info = info_of(table)
        if user.id not in still_asked(row.kind, table):
            return None
        notice = Notice(
            table_id=info.id,
            game=info.game,
            ply=row.ply,
            name=user.name,
            table_name=info.name,
            url=f"{self.settings.address()}/table/{info.id}",
            kind="rematch" if row.kind == REMATCH else "turn",
            language=user.language,
        )
        letter = Letter(row.id, row.tries, notice)
        letter.webhooks = [
            (hook.user_id, hook.kind, hook.url)
            for hook in connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.user_id == user.id))
        ]
        letter.pushes = [
            (push.id, push.subscription)
            for push in connection.execute(select(PUSH).where(PUSH.c.user_id == user.id))
        ]
        return letter

    async def deliver(self, letter: Letter) -> None:
        arrived = failed = False
        gone: list[str] = []
        for user, kind, url in letter.webhooks:
            sent = await self.send_webhook(user, kind, url, letter.notice)
            arrived, failed = arrived or sent, failed or not sent
        for id, subscription in letter.pushes:
            try:
                await self.send_push(subscription, letter.notice)
                arrived = True
            except GoneError:
                gone.append(id)
            except NoticeError:
                failed = True
        # Once it has arrived somewhere it is not sent again: one notice for each turn.
        again = failed and not arrived
        await self.tables.store.write(lambda c: self.close(c, letter, again, gone))

    async def send_webhook(self, user: str, kind: str, url: str, notice: Notice) -> bool:
        try:
            await self.try_webhook(user, kind, url, notice)
        except GoneError:
            return True  # theirs to mend; trying again is of no use
        except NoticeError as error:
            log.info("webhook failed", reason=error.code)
            return False
        return True

    async def try_webhook(self, user: str, kind: str, url: str, notice: Notice) -> None:
        """Send it now; NoticeError says why it did not arrive."""
        body, headers = webhook_body(kind, notice)
        if kind == "json":
            headers |= signature(webhook_key(self.keys, user), body, self.tables.clock())
        await asyncio.to_thread(self.post, url, body, headers)
        self.sent += 1

    async def send_push(self, text: str, notice: Notice) -> None:
        subscription = msgspec.json.decode(text, type=PushSubscription)
        url, body, headers = push_request(subscription, notice, self.keys, self.settings.contact)
        await asyncio.to_thread(self.post, url, body, headers)
        self.sent += 1

    def close(self, connection: Connection, letter: Letter, again: bool, gone: list[str]) -> None:
        if gone:
            connection.execute(delete(PUSH).where(PUSH.c.id.in_(gone)))
        key = NOTICES.c.id == letter.id
        if not again or letter.tries + 1 >= TRIES:
            connection.execute(update(NOTICES).where(key).values(due_at=SENT))
            return
        wait = RETRY_SECONDS * 2**letter.tries
        connection.execute(
            update(NOTICES)
            .where(key)
            .values(tries=letter.tries + 1, due_at=self.tables.clock() + wait, leased_until=0.0)
        )


def still_asked(kind: str, table: Row[Any]) -> list[str]:
    """Of whom a notice of this kind is true now."""
    info = info_of(table)
    if kind == REMATCH:
        return asked_again(info) if info.status == OPEN else []
    seats = asked_seats_of(table) if info.status == RUNNING else []
    return [info.seats[seat].user for seat in seats]
