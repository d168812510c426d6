"""What a messenger shows of a link to a table: its game, its players, a picture."""

import html
from typing import Final

from saqqara.server.rows import OVER
from saqqara.server.wire import TableInfo
from saqqara.table.seats import FORMER
from saqqara.text import Texts
from saqqara.text.language import LANGUAGES, base_of

PICTURE: Final = "/icon-512.png"
HEAD_ENDS: Final = b"</head>"


def language_of(accepted: str) -> str:
    """The first of the languages that a browser or a messenger asks for, if it is ours."""
    first = base_of(accepted.partition(",")[0].partition(";")[0].strip())
    return first if first in LANGUAGES else LANGUAGES[0]


def with_preview(page: bytes, info: TableInfo, address: str, language: str) -> bytes:
    """The page with what the link is about in its head; only who sits there is told."""
    texts = Texts(language)
    game = texts.game_name(info.game)
    title = "web-preview-title-over" if info.status == OVER else "web-preview-title"
    names = [shown(seat.user, seat.name, seat.bot, texts) for seat in info.seats]
    players = texts.say("common-list-gap").join(name for name in names if name)
    tags = {
        "og:site_name": "Saqqara",
        "og:type": "website",
        "og:title": texts.say(title, game=game),
        "og:description": texts.say("web-preview-players", players=players) if players else "",
        "og:url": f"{address}/table/{info.id}",
        "og:image": address + PICTURE,
    }
    lines = "".join(
        f'<meta property="{name}" content="{html.escape(text)}" />'
        for name, text in tags.items()
        if text
    )
    return page.replace(HEAD_ENDS, lines.encode() + HEAD_ENDS, 1)


def shown(user: str, name: str, bot: str, texts: Texts) -> str:
    if user == FORMER:
        return texts.say("web-former-player")
    level = f"bot-name-{bot}"
    return name or (texts.say(level) if texts.has(level) else bot)
