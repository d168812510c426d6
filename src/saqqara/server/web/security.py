"""Who asks, from where, and with which headers we answer."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

from saqqara.server import accounts, limits
from saqqara.server.accounts import NotSignedIn
from saqqara.server.rows import Missing
from saqqara.server.settings import Settings
from saqqara.server.web.problems import Forbidden

if TYPE_CHECKING:
    from saqqara.server.parts import Parts

COOKIE_NAME: Final = "saqqara"
# Behind https: browsers take a cookie of this name from this very host only, never from a
# neighbour in its domain. The plain name is what such sessions had before.
HOST_COOKIE: Final = "__Host-saqqara"
# What tokens that may not change an account can ask about it.
OWN_LISTS: Final = frozenset({"/api/me", "/api/me/tables"})
BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
        " connect-src 'self'; object-src 'none'; base-uri 'none';"
        " frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # the link of a private table is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}
HSTS: Final = "max-age=31536000"  # where the public address is https; not for other names

# As OpenAPI tells it.
SCHEMES: Final = Components(
    security_schemes={
        "cookie": SecurityScheme(
            type="apiKey",
            name=COOKIE_NAME,
            security_scheme_in="cookie",
            description=(
                "The session of a browser, from POST /api/guest or POST /api/login;"
                " behind https its name is __Host-saqqara"
            ),
        ),
        "bearer": SecurityScheme(
            type="http", scheme="bearer", description="An API token, from POST /api/me/tokens"
        ),
    }
)
SIGNED_IN: Final[list[dict[str, list[str]]]] = [{"cookie": []}, {"bearer": []}]
MAYBE_SIGNED_IN: Final[list[dict[str, list[str]]]] = [{}, *SIGNED_IN]

Connection = ASGIConnection[Any, Any, Any, Any]


def session_cookie(settings: Settings, token: str) -> Cookie:
    return Cookie(
        HOST_COOKIE if settings.is_tls() else COOKIE_NAME,
        value=token,
        httponly=True,
        samesite="lax",
        secure=settings.is_tls(),
        path="/",
        max_age=int(accounts.SESSION_DAYS * accounts.DAY) if token else 0,
    )


def shown_token(connection: Connection) -> str:
    """The API token or the session cookie that came with a request; "" if neither."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()[:200]
    cookies = connection.cookies
    return (cookies.get(HOST_COOKIE) or cookies.get(COOKIE_NAME) or "")[:200]


def shown_cookie(connection: Connection) -> str:
    """The session of a browser; "" if a program asks with its token, or nobody we know."""
    return "" if "authorization" in connection.headers else shown_token(connection)


def is_old_cookie(connection: Connection, settings: Settings) -> bool:
    """Whether this browser's session still has the name that it had without https."""
    old = COOKIE_NAME in connection.cookies and HOST_COOKIE not in connection.cookies
    return settings.is_tls() and old and bool(shown_cookie(connection))


def browser_of(connection: Connection) -> str:
    """The browser in a few words, for the list of one's sessions; "" if it does not say."""
    said = connection.headers.get("user-agent", "")
    names = [
        next((name for mark, name in known if mark in said), "") for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in names if name)


async def find_user(connection: Connection, parts: "Parts") -> str | None:
    """Who asks, None if nobody we know; looked up once for each connection."""
    scope = cast(dict[str, Any], connection.scope)
    if "user" not in scope:
        found = await user_of_token(shown_token(connection), parts)
        scope["user"], scope["may"] = found or (None, accounts.ALL)
    user: str | None = scope["user"]
    return user


async def user_of_token(token: str, parts: "Parts") -> tuple[str, str] | None:
    if not token:
        return None
    now = parts.tables.clock()
    return await parts.store.read(lambda c: accounts.user_by_token(c, token, now))


async def current_user(connection: Connection, parts: "Parts") -> str:
    user = await find_user(connection, parts)
    if user is None:
        raise NotSignedIn
    return user


async def may_only_read(connection: Connection, parts: "Parts") -> bool:
    await find_user(connection, parts)
    return bool(cast(dict[str, Any], connection.scope)["may"] == accounts.READ)


def check_scope(request: Request[Any, Any, Any]) -> None:
    """Not everything that a person may do is for each of their tokens; `count` looked it up."""
    may = cast(dict[str, Any], request.scope)["may"]
    path = request.scope["path"].rstrip("/")
    changes = request.method not in SAFE
    own = path.startswith("/api/me") and path not in OWN_LISTS
    account = own or (changes and path in {"/api/me", "/api/guest"})
    if may == accounts.ALL or not (account or (changes and may == accounts.READ)):
        return
    raise Forbidden(f"this token is for {may!r} only", "error-scope", {"scope": may})


def address_of(connection: Connection, proxies: int) -> str:
    """Where a request comes from, as limits count it; what proxies say counts only for as
    many as we have."""
    if proxies:
        hops = connection.headers.get("x-forwarded-for", "").split(",")
        if len(hops) >= proxies and hops[-proxies].strip():
            return limits.network_of(hops[-proxies].strip()[:64])
    return limits.network_of(connection.client.host) if connection.client else "unknown"


def check_origin(connection: Connection, settings: Settings) -> None:
    """Browsers say which page a request comes from; only our own may change anything."""
    origin = connection.headers.get("origin")
    if origin is None:
        own = connection.headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    elif settings.origin:
        own = origin == settings.origin
    else:
        own = host_in(origin) == connection.headers.get("host")
    if own:
        return
    raise Forbidden(
        "this request comes from another page", "error-origin", {"origin": (origin or "")[:100]}
    )


def host_in(origin: str) -> str:
    """ "" if it is no address at all."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def check_path(connection: Connection) -> None:
    if "\0" in connection.scope["path"]:  # nothing is called so, and PostgreSQL cannot look
        raise Missing("page")


async def count(
    connection: Connection,
    parts: "Parts",
    what: str = "request",
    rate: limits.Rate = limits.REQUESTS,
    cost: float = 1.0,
) -> None:
    """One more of something, by who asks for it and by where that comes from; TooFast if it is
    too much. The address comes first: a flood of wrong cookies does not reach the database."""
    address = address_of(connection, parts.settings.proxies)
    parts.limits.check(f"{what}:from:{address}", rate.for_crowd(), cost)
    user = await find_user(connection, parts)
    parts.limits.check(f"{what}:user:{user}" if user else f"{what}:nobody:{address}", rate, cost)


def costs(weight: float) -> dict[str, Any]:
    """The `opt` of a route that counts as so many requests."""
    return {"cost": weight}


def counts_as(what: str, rate: limits.Rate) -> dict[str, Any]:
    """The `opt` of a route that has a limit of its own besides."""
    return {"counts_as": (what, rate)}


async def guard(request: Request[Any, Any, Any]) -> None:
    """Before every request. What is refused has been counted."""
    parts: Parts = request.app.state.parts
    if request.scope["path"].startswith("/api"):  # files of the client are cheap
        opt = request.route_handler.opt
        await count(request, parts, cost=opt.get("cost", 1.0))
        if "counts_as" in opt:
            await count(request, parts, *opt["counts_as"])
        check_scope(request)
    check_path(request)
    if request.method not in SAFE:
        check_origin(request, parts.settings)


def headers_of(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """What adds our headers to every answer, errors too."""
    wanted = HEADERS | ({"Strict-Transport-Security": HSTS} if settings.is_tls() else {})
    raw = [(name.lower().encode(), value.encode()) for name, value in wanted.items()]

    async def add_headers(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            missing = [header for header in raw if header[0] not in given]
            message["headers"] = [*message["headers"], *missing]

    return add_headers
