"""People: guests that may become accounts, sessions, tokens. Units of work.

A guest is a name with a cookie and can play everything. Claiming gives the same identity a
login and a password, so that nothing played before is lost. Sessions and API tokens are
kept as hashes.
"""

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError, VerifyMismatchError
from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from saqqara.kernel.errors import SaqqaraError
from saqqara.server import late
from saqqara.server.ids import new_token, token_hash, user_id
from saqqara.server.prepared import Prepared
from saqqara.server.schema import SESSIONS, USERS
from saqqara.server.wire import Change, Me, SessionInfo, Token

COOKIE: Final = "cookie"
TOKEN: Final = "token"
SESSION_DAYS: Final = 400
DAY: Final = 86400.0
MOST_TOKENS: Final = 20
USERS_AT_ONCE: Final = 1000  # in one query
MOST_SETTINGS: Final = 16_000  # bytes

# What the holder of a session or token may do.
READ: Final = "read"  # look
PLAY: Final = "play"  # and act at tables
ALL: Final = "all"  # and change the account

MOST_ACCENTS: Final = 3  # on one letter
# Letters and signs that look like nothing: fillers of Hangul and Khmer, the empty Braille
# cell, and what only says how another character is drawn.
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "".join(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
)
TOKEN_ID: Final = 16  # characters of a token's hash

HASHER: Final = PasswordHasher()
# A hash takes 64 MiB for a moment: a flood of passwords must not take all there is.
HASHING: Final = ThreadPoolExecutor(2, "saqqara-hash")
# Checked when there is no such login, so that an answer takes as long either way.
NOBODY: Final = HASHER.hash("nobody's password")


class AccountError(SaqqaraError):
    """A wish about an account that cannot be met."""


class NotSignedIn(SaqqaraError):
    def __init__(self) -> None:
        super().__init__("say who you are first: POST /api/guest", "error-not-signed-in", {})


def anybody(connection: Connection) -> bool:
    """Whether there is one; a database that answers this is well."""
    return connection.execute(select(USERS.c.id).limit(1)).first() is not None


def clean_name(name: str) -> str:
    """A name as shown: one line, no invisible characters, no towers of accents."""
    kept: list[str] = []
    for c in unicodedata.normalize("NFC", name):
        if c in BLANK or not c.isprintable():
            kept.append(" ")
        elif not unicodedata.category(c).startswith("M") or accents(kept) < MOST_ACCENTS:
            kept.append(c)
    shown = " ".join("".join(kept).split())[:32]
    if not is_visible(shown):
        raise AccountError("choose a name that can be seen", "error-name", {})
    return shown


def accents(text: list[str]) -> int:
    """How many marks stand on the last letter."""
    number = 0
    for c in reversed(text):
        if not unicodedata.category(c).startswith("M"):
            break
        number += 1
    return number


def is_visible(text: str) -> bool:
    """Is there anything to see? Marks alone are nothing."""
    return any(
        c.isprintable() and c not in BLANK and unicodedata.category(c)[0] in "LNPS" for c in text
    )


def new_user(connection: Connection, name: str, language: str, now: float) -> str:
    id, known = user_id(), clean_name(name)
    connection.execute(
        insert(USERS).values(
            id=id, name=known, key=late.key_of(known), language=language, created_at=now
        )
    )
    return id


def new_session(
    connection: Connection, user: str, kind: str, label: str, now: float, scope: str = ALL
) -> str:
    """A token to be shown from now on; only its hash is kept."""
    token = new_token()
    connection.execute(
        insert(SESSIONS).values(
            token=token_hash(token),
            user_id=user,
            kind=kind,
            label=label,
            scope=scope,
            created_at=now,
            expires_at=now + SESSION_DAYS * DAY,
        )
    )
    return token


SHOWN: Final = Prepared(
    select(SESSIONS.c.user_id, SESSIONS.c.scope).where(
        SESSIONS.c.token == bindparam("b_token"), SESSIONS.c.expires_at > bindparam("b_now")
    )
)


def user_by_token(connection: Connection, token: str, now: float) -> tuple[str, str] | None:
    """Who shows this token, and what they may do with it."""
    found = SHOWN.row(connection, {"b_token": token_hash(token), "b_now": now})
    return None if found is None else (str(found.user_id), str(found.scope))


def session_id(token: str) -> str:
    """By which a session or token is known; it opens nothing."""
    return token_hash(token)[:TOKEN_ID]


def end_session(connection: Connection, token: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token_hash(token)))


def sessions(connection: Connection, user: str, current: str, now: float) -> list[SessionInfo]:
    """Where a person is signed in, the newest first; API tokens are apart."""
    found = connection.execute(
        select(SESSIONS)
        .where(SESSIONS.c.user_id == user, SESSIONS.c.kind == COOKIE, SESSIONS.c.expires_at > now)
        .order_by(SESSIONS.c.created_at.desc(), SESSIONS.c.token)
    )
    return [
        SessionInfo(
            row.token[:TOKEN_ID], row.label, row.created_at, row.token[:TOKEN_ID] == current
        )
        for row in found
    ]


def end_sessions(
    connection: Connection, user: str, but: str = "", kinds: tuple[str, ...] = (COOKIE,)
) -> list[str]:
    """Sign out everywhere, *but* for the session with this id; the ids of those that ended."""
    id = func.substr(SESSIONS.c.token, 1, TOKEN_ID)
    these = (SESSIONS.c.user_id == user) & SESSIONS.c.kind.in_(kinds) & (id != but)
    ended = [str(row.id) for row in connection.execute(select(id.label("id")).where(these))]
    connection.execute(delete(SESSIONS).where(these))
    return ended


def ended(connection: Connection, known: dict[str, str], now: float) -> list[str]:
    """Of these sessions, each with its person, those that are no longer there."""
    left = dict(known)
    users = sorted(set(known.values()))
    for first in range(0, len(users), USERS_AT_ONCE):
        found = connection.execute(
            select(SESSIONS.c.token).where(
                SESSIONS.c.user_id.in_(users[first : first + USERS_AT_ONCE]),
                SESSIONS.c.expires_at > now,
            )
        )
        for row in found:
            left.pop(row.token[:TOKEN_ID], None)
    return list(left)


def renewed(
    connection: Connection, user: str, shown: str, label: str, now: float
) -> tuple[str, str]:
    """A fresh session instead of the one that was shown, and the id of that one: nobody who
    knew it before somebody signed in with it can use it afterwards."""
    end_session(connection, shown)
    return new_session(connection, user, COOKIE, label, now), session_id(shown)


ROW: Final = Prepared(select(USERS).where(USERS.c.id == bindparam("b_id")))


def user_row(connection: Connection, id: str) -> Row[Any]:
    row: Row[Any] | None = ROW.row(connection, {"b_id": id})
    if row is None:
        raise NotSignedIn
    return row


def me(connection: Connection, id: str) -> Me:
    row = user_row(connection, id)
    return Me(row.id, row.name, row.login, row.language, msgspec.json.decode(row.settings))


def change_me(connection: Connection, id: str, change: Change) -> Me:
    values: dict[str, object] = {}
    if change.name is not None:
        name = clean_name(change.name)
        values |= {"name": name, "key": late.key_of(name)}
    if change.language is not None:
        values["language"] = change.language
    if change.settings is not None:
        text = msgspec.json.encode(change.settings).decode()
        if len(text) > MOST_SETTINGS:
            raise AccountError("these settings are too long", "error-settings", {})
        values["settings"] = text
    if values:
        connection.execute(update(USERS).where(USERS.c.id == id).values(**values))
    return me(connection, id)


# ---- passwords; hashing takes a while on purpose, and is done outside of transactions


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(HASHING, HASHER.hash, password)


async def password_fits(known: str | None, password: str) -> bool:
    return await asyncio.get_running_loop().run_in_executor(HASHING, verify, known, password)


def verify(known: str | None, password: str) -> bool:
    try:
        HASHER.verify(known or NOBODY, password)
    except (VerifyMismatchError, VerificationError):
        return False
    return known is not None


def check_welcome(row: Row[Any]) -> None:
    if row.banned_at is not None:
        raise AccountError("this account was closed by whoever runs the server", "error-banned", {})


def wrong_password() -> AccountError:
    return AccountError("the password is wrong", "error-password", {})


def set_password(connection: Connection, id: str, hashed: str) -> None:
    connection.execute(update(USERS).where(USERS.c.id == id).values(password=hashed))


def claim(connection: Connection, id: str, login: str, hashed: str) -> Me:
    """A guest becomes an account with the same identity."""
    row = user_row(connection, id)
    if row.login is not None:
        raise AccountError("this is an account already", "error-claimed", {"login": row.login})
    taken = AccountError(
        f"the login {login!r} is taken; choose another", "error-login-taken", {"login": login}
    )
    if login_row(connection, login) is not None:
        raise taken
    try:
        with connection.begin_nested():
            connection.execute(
                update(USERS).where(USERS.c.id == id).values(login=login.lower(), password=hashed)
            )
    except IntegrityError as error:  # at the same moment, at another server
        raise taken from error
    return me(connection, id)


def login_row(connection: Connection, login: str) -> Row[Any] | None:
    return connection.execute(select(USERS).where(USERS.c.login == login.lower())).one_or_none()


# ---- API tokens


def tokens(connection: Connection, user: str) -> list[Token]:
    found = connection.execute(
        select(SESSIONS)
        .where(SESSIONS.c.user_id == user, SESSIONS.c.kind == TOKEN)
        .order_by(SESSIONS.c.created_at)
    )
    return [Token(row.token[:TOKEN_ID], row.label, row.scope, row.created_at) for row in found]


def new_api_token(connection: Connection, user: str, label: str, scope: str, now: float) -> Token:
    if len(tokens(connection, user)) >= MOST_TOKENS:
        raise AccountError(
            f"there are {MOST_TOKENS} tokens already; remove one",
            "error-tokens",
            {"most": MOST_TOKENS},
        )
    token = new_session(connection, user, TOKEN, clean_name(label), now, scope)
    return Token(session_id(token), clean_name(label), scope, now, token)


def remove_session(connection: Connection, user: str, kind: str, id: str) -> bool:
    """End one session, or one token, by its id; whether there was one."""
    found = connection.execute(
        delete(SESSIONS).where(
            SESSIONS.c.user_id == user,
            SESSIONS.c.kind == kind,
            func.substr(SESSIONS.c.token, 1, TOKEN_ID) == id,
        )
    )
    return found.rowcount > 0
