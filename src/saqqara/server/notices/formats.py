"""A notice for Discord, Slack or a program. What people wrote stays text: it never becomes
markup, a link or a mention.

A program gets one JSON object; fields may be added, none will change its meaning:

    version     1
    kind        "turn": the reader is to decide; "over": the game is over; "rematch": people
                of the last game want to play again, and a seat is kept; "test"
    table       id of the table
    table_name  what its players call it
    game        id of the game, such as "imhotep"
    ply         how many decisions had been taken
    name        of the person who is told
    url         of the table
    language    of title and body
    title, body the same in words, one line each

Names are one line of at most 80 characters.

So that the program can tell that a notice is ours, its body is signed: the header

    Saqqara-Signature: t=SECONDS,v1=HEX

has the time of sending and the HMAC-SHA256 of "SECONDS." followed by the body, by the key that
`GET /api/me/notices` tells the person (`webhook_key`, as text). Refuse times of long ago.
"""

import hashlib
import hmac
from collections.abc import Callable
from typing import Final
from urllib.parse import quote

import msgspec

from saqqara.server.notices.errors import NoticeError
from saqqara.server.notices.notice import Notice, one_line, words

Body = dict[str, object]

VERSION: Final = 1
SIGNATURE: Final = "Saqqara-Signature"
HEADERS: Final = {"Content-Type": "application/json"}
# Discord: all that can begin or end markup, a link, a mention or an emoji, or a list.
DISCORD_MARKUP: Final = frozenset("\\`*_~|<>#@:/.[]()-+!")
SLACK_ENTITIES: Final = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
ZERO_WIDTH_SPACE: Final = "\u200b"
URL_CHARACTERS: Final = "%/:?#[]@!$&'()*+,;=~-._"  # kept; of the others < > | " and spaces matter


def webhook_body(kind: str, notice: Notice) -> tuple[bytes, dict[str, str]]:
    """Body and headers of a POST, for one of FORMATS."""
    if kind not in BODIES:
        allowed = ", ".join(FORMATS)
        text = f"there is no format {kind!r}; choose one of {allowed}"
        raise NoticeError(text, "error-notice-format", {"format": kind, "allowed": allowed})
    return msgspec.json.encode(BODIES[kind](notice)), dict(HEADERS)


def signature(key: str, body: bytes, now: float) -> dict[str, str]:
    """The header by which a program knows whose notice this is, and from when."""
    at = int(now)
    digest = hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {SIGNATURE: f"t={at},v1={digest}"}


def discord_body(notice: Notice) -> Body:
    """The brackets round the address keep Discord from showing a preview of the page."""
    title, body = words(notice, discord_text)
    return {
        "content": f"**{title}**\n{body}\n<{safe_url(notice.url)}>",
        "allowed_mentions": {"parse": []},
    }


def discord_text(text: str) -> str:
    return "".join(f"\\{char}" if char in DISCORD_MARKUP else char for char in text)


def slack_body(notice: Notice) -> Body:
    """Without `mrkdwn` stars and underscores are just that; with `parse` none names and
    addresses in the text are not made links."""
    title, body = words(notice, slack_text)
    url = slack_escaped(safe_url(notice.url))
    return {
        "text": f"{title}\n{body}\n<{url}>",
        "mrkdwn": False,
        "parse": "none",
        "link_names": False,
        "unfurl_links": False,
        "unfurl_media": False,
    }


def slack_text(text: str) -> str:
    """Services that only resemble Slack take @channel for a mention without brackets."""
    return slack_escaped(text).replace("@", f"@{ZERO_WIDTH_SPACE}")


def slack_escaped(text: str) -> str:
    return "".join(SLACK_ENTITIES.get(char, char) for char in text)


def json_body(notice: Notice) -> Body:
    title, body = words(notice)
    return {
        "version": VERSION,
        "kind": notice.kind,
        "table": notice.table_id,
        "table_name": one_line(notice.table_name),
        "game": notice.game,
        "ply": notice.ply,
        "name": one_line(notice.name),
        "url": notice.url,
        "language": notice.language,
        "title": title,
        "body": body,
    }


def safe_url(url: str) -> str:
    """Our own address, unable to leave its brackets."""
    return quote(url, safe=URL_CHARACTERS)


BODIES: Final[dict[str, Callable[[Notice], Body]]] = {
    "discord": discord_body,
    "slack": slack_body,
    "json": json_body,
}
FORMATS: Final = tuple(BODIES)
