"""Routes about people: guests, accounts, tokens, notices, profiles."""

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from saqqara.server import accounts, channels, finished_games, limits, lobby, wire
from saqqara.server.notices.guard import check_url
from saqqara.server.notices.notice import Notice
from saqqara.server.notices.push import (
    PushKeys,
    PushSubscription,
    check_subscription,
    public_key,
    webhook_key,
)
from saqqara.server.parts import Parts
from saqqara.server.path import path_of
from saqqara.server.rows import Missing
from saqqara.server.web.problems import CHANGE, CHANGE_OWN, LOOK, LOOK_OWN, NOTHING
from saqqara.server.web.security import (
    MAYBE_SIGNED_IN,
    SIGNED_IN,
    address_of,
    browser_of,
    find_user,
    is_old_cookie,
    session_cookie,
    shown_cookie,
    shown_token,
)
from saqqara.server.web.tables import After, told
from saqqara.server.wire_path import Path

OurParts = NamedDependency[Parts]
SignedIn = NamedDependency[str]  # the id of who asks

AnyRequest = Request[Any, Any, Any]


# ---- signing in


@post("/api/guest", responses=CHANGE, summary="Be a guest, or go on as the one you are")
async def be_guest(
    request: AnyRequest, parts: OurParts, data: JSONBody[wire.Guest]
) -> Response[wire.Me]:
    known = await find_user(request, parts)
    if known is not None:
        change = wire.Change(name=data.name, language=data.language)
        return Response(await changed(parts, known, change))
    parts.limits.check(f"guest:{address_of(request, parts.settings.proxies)}", limits.GUESTS)
    now = parts.tables.clock()
    label = browser_of(request)

    def unit(connection: Connection) -> tuple[wire.Me, str]:
        id = accounts.new_user(connection, data.name, data.language, now)
        token = accounts.new_session(connection, id, accounts.COOKIE, label, now)
        return accounts.me(connection, id), token

    me, token = await parts.store.write(unit)
    return Response(me, cookies=[session_cookie(parts.settings, token)])


@get("/api/me", responses=LOOK_OWN, security=SIGNED_IN, summary="Who am I?")
async def who_am_i(request: AnyRequest, parts: OurParts, user: SignedIn) -> Response[wire.Me]:
    return await person_with_cookie(request, parts, user)


async def person_with_cookie(request: AnyRequest, parts: Parts, user: str) -> Response[wire.Me]:
    me = await parts.store.read(lambda c: accounts.me(c, user))
    if is_old_cookie(request, parts.settings):  # from before its name said that it is ours
        return await with_new_session(request, parts, user)
    return Response(me)


@get("/api/session", responses=LOOK, security=MAYBE_SIGNED_IN, summary="Is anybody signed in?")
async def who_is_here(request: AnyRequest, parts: OurParts) -> Response[wire.Session]:
    """What a browser asks first: a cookie that it cannot read is all it has, and for nobody
    `/api/me` would be an error in its console."""
    user = await find_user(request, parts)
    if user is None:
        return Response(wire.Session(None))
    answer = await person_with_cookie(request, parts, user)
    return Response(wire.Session(answer.content), cookies=answer.cookies)


async def with_new_session(request: AnyRequest, parts: Parts, user: str) -> Response[wire.Me]:
    """The person, with a fresh session for this browser; what it came with ends."""
    now = parts.tables.clock()
    shown, label = shown_cookie(request), browser_of(request)

    def unit(connection: Connection) -> tuple[wire.Me, str, str]:
        accounts.check_welcome(accounts.user_row(connection, user))
        token, ended = accounts.renewed(connection, user, shown, label, now)
        return accounts.me(connection, user), token, ended

    me, token, ended = await parts.store.write(unit)
    parts.sign_out(ended)
    return Response(me, cookies=[session_cookie(parts.settings, token)])


@patch(
    "/api/me",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Change name, language or settings",
)
async def change_me(parts: OurParts, user: SignedIn, data: JSONBody[wire.Change]) -> wire.Me:
    return await changed(parts, user, data)


async def changed(parts: Parts, user: str, change: wire.Change) -> wire.Me:
    now = parts.tables.clock()

    def unit(connection: Connection) -> tuple[wire.Me, list[str]]:
        me = accounts.change_me(connection, user, change)
        return me, lobby.rename_seats(connection, user, me.name, now)

    me, tables = await parts.store.write(unit)
    for id in tables:
        await told(parts, id)
    return me


@post(
    "/api/me/claim",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Make an account of this guest",
)
async def claim(
    request: AnyRequest, parts: OurParts, user: SignedIn, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    parts.limits.check(f"claim:{user}", limits.LOGINS)
    hashed = await accounts.hash_password(data.password)
    me = await parts.store.write(lambda c: accounts.claim(c, user, data.login, hashed))
    if not shown_cookie(request):
        return Response(me)
    return await with_new_session(request, parts, user)


@post("/api/login", responses=CHANGE, summary="Sign in with login and password")
async def login(
    request: AnyRequest, parts: OurParts, data: JSONBody[wire.Credentials]
) -> Response[wire.Me]:
    address = address_of(request, parts.settings.proxies)
    parts.limits.check(f"login:{data.login.lower()}", limits.LOGINS)
    parts.limits.check(f"login-from:{address}", limits.LOGINS)
    row = await parts.store.read(lambda c: accounts.login_row(c, data.login))
    known = row.password if row is not None else None
    fits = await accounts.password_fits(known, data.password)
    if row is None or not fits:
        raise accounts.AccountError(
            "login or password is wrong", "error-login", {"login": data.login}
        )
    return await with_new_session(request, parts, row.id)


@post("/api/logout", responses=CHANGE | NOTHING, status_code=204, summary="End this session")
async def logout(request: AnyRequest, parts: OurParts) -> Response[None]:
    token = shown_token(request)
    if token:
        await parts.store.write(lambda c: accounts.end_session(c, token))
        parts.sign_out(accounts.session_id(token))
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(session_cookie(parts.settings, ""))
    return response


@get(
    "/api/me/tokens",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="API tokens, without their secrets",
)
async def list_tokens(parts: OurParts, user: SignedIn) -> list[wire.Token]:
    return await parts.store.read(lambda c: accounts.tokens(c, user))


@post(
    "/api/me/tokens",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Make an API token; it is shown once",
)
async def make_token(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.TokenRequest]
) -> wire.Token:
    now = parts.tables.clock()
    return await parts.store.write(
        lambda c: accounts.new_api_token(c, user, data.label, data.scope, now)
    )


@delete(
    "/api/me/tokens/{token:str}",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Remove an API token",
)
async def remove_token(parts: OurParts, user: SignedIn, token: FromPath[str]) -> None:
    kind = accounts.TOKEN
    if not await parts.store.write(lambda c: accounts.remove_session(c, user, kind, token)):
        raise Missing("token")
    parts.sign_out(token)


# ---- notices


@get(
    "/api/me/notices",
    responses=LOOK_OWN,
    security=SIGNED_IN,
    summary="Where your-turn notices go",
)
async def notice_settings(parts: OurParts, user: SignedIn) -> wire.NoticeSettings:
    def unit(connection: Connection) -> wire.NoticeSettings:
        return wire.NoticeSettings(
            channels.webhook(connection, user),
            channels.browsers(connection, user),
            public_key(parts.push_keys),
            webhook_key(parts.push_keys, user),
        )

    return await parts.store.read(unit)


@put(
    "/api/me/webhook",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="Send notices to a webhook",
)
async def set_webhook(
    parts: OurParts, user: SignedIn, data: JSONBody[wire.Webhook]
) -> wire.Webhook:
    check_url(data.url)
    await parts.store.write(lambda c: channels.set_webhook(c, user, data))
    return data


@delete("/api/me/webhook", responses=CHANGE_OWN, security=SIGNED_IN, summary="No webhook any more")
async def remove_webhook(parts: OurParts, user: SignedIn) -> None:
    await parts.store.write(lambda c: channels.remove_webhook(c, user))


@post(
    "/api/me/webhook/test",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=204,
    summary="Send a test notice now",
)
async def test_webhook(parts: OurParts, user: SignedIn) -> None:
    parts.limits.check(f"test:{user}", limits.TESTS)

    def unit(connection: Connection) -> tuple[str, str, wire.Me]:
        hook = channels.webhook(connection, user)
        if hook is None:
            raise Missing("webhook")
        return hook.kind, hook.url, accounts.me(connection, user)

    kind, url, me = await parts.store.read(unit)
    notice = Notice(
        table_id="",
        game="",
        ply=0,
        name=me.name,
        table_name="",
        url=parts.settings.address(),
        kind="test",
        language=me.language,
    )
    await parts.workers.notice_delivery.try_webhook(user, kind, url, notice)


@post(
    "/api/me/push",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    status_code=204,
    summary="Send notices to this browser",
)
async def subscribe(parts: OurParts, user: SignedIn, data: JSONBody[wire.Subscription]) -> None:
    keys = PushKeys(data.keys.p256dh, data.keys.auth)
    check_subscription(PushSubscription(data.endpoint, keys))
    await parts.store.write(lambda c: channels.add_browser(c, user, data))


@delete(
    "/api/me/push",
    responses=CHANGE_OWN,
    security=SIGNED_IN,
    summary="No notices to browsers any more",
)
async def unsubscribe(parts: OurParts, user: SignedIn) -> None:
    await parts.store.write(lambda c: channels.remove_browsers(c, user))


# ---- pages


@get("/api/users/{id:str}", responses=LOOK, summary="A person's profile")
async def profile(parts: OurParts, id: FromPath[str]) -> wire.Profile:
    return await parts.store.read(lambda c: finished_games.profile(c, id))


@get(
    "/api/users/{id:str}/history",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="A person's finished games",
)
async def history(
    request: AnyRequest, parts: OurParts, id: FromPath[str], after: After = ""
) -> wire.History:
    viewer = await find_user(request, parts) or ""
    return await parts.store.read(lambda c: finished_games.history(c, id, viewer, after))


@get(
    "/api/users/{id:str}/path",
    responses=LOOK,
    security=MAYBE_SIGNED_IN,
    summary="How far a person has come: bots beaten, puzzles; to themselves lessons and reviews",
)
async def path(request: AnyRequest, parts: OurParts, id: FromPath[str]) -> Path:
    viewer = await find_user(request, parts) or ""
    return await parts.store.read(lambda c: path_of(c, id, viewer))


@get("/api/leaderboards/{game:str}", responses=LOOK, summary="The strongest in a game")
async def leaderboard(parts: OurParts, game: FromPath[str]) -> wire.Leaderboard:
    if not parts.settings.leaderboards:
        raise Missing("leaderboard")
    return await parts.store.read(lambda c: finished_games.leaderboard(c, game))


ROUTES = [
    Router(
        "/",
        tags=["people"],
        route_handlers=[
            be_guest,
            who_am_i,
            who_is_here,
            change_me,
            claim,
            login,
            logout,
            list_tokens,
            make_token,
            remove_token,
            profile,
            history,
            path,
            leaderboard,
        ],
    ),
    Router(
        "/",
        tags=["notices"],
        route_handlers=[
            notice_settings,
            set_webhook,
            remove_webhook,
            test_webhook,
            subscribe,
            unsubscribe,
        ],
    ),
]
