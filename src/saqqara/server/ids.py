"""Names that cannot be guessed."""

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def table_id() -> str:
    """The link is the invitation: 64 bits that nobody guesses."""
    return new_id(13)


def user_id() -> str:
    return new_id(12)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What the database keeps, so that a stolen copy of it opens no door."""
    return hashlib.sha256(token.encode()).hexdigest()
