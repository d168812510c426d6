"""Where a person hears that it is their turn: a webhook, browsers. Units of work."""

import hashlib
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from saqqara.server.accounts import AccountError
from saqqara.server.schema import PUSH, WEBHOOKS
from saqqara.server.wire import Subscription, Webhook

MOST_BROWSERS: Final = 10


def webhook(connection: Connection, user: str) -> Webhook | None:
    row = connection.execute(select(WEBHOOKS).where(WEBHOOKS.c.user_id == user)).first()
    return Webhook(row.kind, row.url) if row else None


def set_webhook(connection: Connection, user: str, hook: Webhook) -> None:
    remove_webhook(connection, user)
    connection.execute(insert(WEBHOOKS).values(user_id=user, kind=hook.kind, url=hook.url))


def remove_webhook(connection: Connection, user: str) -> None:
    connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.user_id == user))


def browsers(connection: Connection, user: str) -> int:
    """How many of them are told."""
    count = select(func.count()).select_from(PUSH).where(PUSH.c.user_id == user)
    return connection.execute(count).scalar_one()


def add_browser(connection: Connection, user: str, subscription: Subscription) -> None:
    """One that was known before, whosever it was, is this person's now."""
    id = hashlib.sha256(subscription.endpoint.encode()).hexdigest()
    connection.execute(delete(PUSH).where(PUSH.c.id == id))
    if browsers(connection, user) >= MOST_BROWSERS:
        raise AccountError(
            f"there are {MOST_BROWSERS} browsers already; remove one",
            "error-subscriptions",
            {"most": MOST_BROWSERS},
        )
    text = msgspec.json.encode(subscription).decode()
    connection.execute(insert(PUSH).values(id=id, user_id=user, subscription=text))


def remove_browsers(connection: Connection, user: str) -> None:
    connection.execute(delete(PUSH).where(PUSH.c.user_id == user))
