"""What all servers on one database share besides its data: a secret, by which they know each other
(links.py). Units of work."""

import secrets
from typing import Final

from sqlalchemy import Connection, select, text

from saqqara.server.schema import DEPLOYMENT

LINK_SECRET: Final = "link-secret"


def link_secret(connection: Connection) -> bytes:
    """Made by the first server that asks; of several at once, one is first."""
    put = "INSERT INTO deployment (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
    connection.execute(text(put), {"name": LINK_SECRET, "value": secrets.token_hex(32)})
    found = select(DEPLOYMENT.c.value).where(DEPLOYMENT.c.name == LINK_SECRET)
    return bytes.fromhex(connection.execute(found).scalar_one())
