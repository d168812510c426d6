"""The ASGI application: routes, errors, headers, and the parts of the server behind them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from saqqara import __version__
from saqqara.kernel.errors import SaqqaraError
from saqqara.server.parts import Parts
from saqqara.server.rows import Conflict
from saqqara.server.tasks import end_tasks
from saqqara.server.web import (
    absence,
    account,
    editions,
    learning,
    manners,
    people,
    puzzles,
    reviews,
    tables,
)
from saqqara.server.web.client_files import ROUTES as CLIENT_ROUTES
from saqqara.server.web.lines import Watch
from saqqara.server.web.measures import health, healthz, metrics, readyz
from saqqara.server.web.patience import Patience
from saqqara.server.web.problems import (
    on_bad_text,
    on_bug,
    on_conflict,
    on_depth,
    on_http,
    on_refusal,
)
from saqqara.server.web.security import SCHEMES, current_user, guard, headers_of
from saqqara.server.web.table_socket import live

LARGEST_BODY = 64_000  # bytes; an imported record may be larger


async def parts_of(request: Request[Any, Any, Any]) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


async def user_of(request: Request[Any, Any, Any], parts: NamedDependency[Parts]) -> str:
    return await current_user(request, parts)


def function_name(handler: HTTPRouteHandler, _: object, __: object) -> str:
    return handler.handler_name


def make_app(parts: Parts) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.parts = parts
        app.state.watch = Watch(parts.settings.limits)
        watching = asyncio.create_task(app.state.watch.run())
        await parts.start()
        try:
            yield
        finally:
            await end_tasks([watching])
            await parts.stop()

    return Litestar(
        route_handlers=[
            *CLIENT_ROUTES,
            health,
            healthz,
            readyz,
            metrics,
            live,
            *people.ROUTES,
            *account.ROUTES,
            *tables.ROUTES,
            *absence.ROUTES,
            *manners.ROUTES,
            *editions.ROUTES,
            *learning.ROUTES,
            *reviews.ROUTES,
            *puzzles.ROUTES,
        ],
        dependencies={"parts": Provide(parts_of), "user": Provide(user_of)},
        exception_handlers={
            SaqqaraError: on_refusal,
            Conflict: on_conflict,
            HTTPException: on_http,
            RecursionError: on_depth,
            UnicodeDecodeError: on_bad_text,
            Exception: on_bug,
        },
        middleware=[Patience()],
        before_request=guard,
        before_send=[headers_of(parts.settings)],
        lifespan=[lifespan],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Saqqara",
            version=__version__,
            description="Tables for board games. The WebSocket is told of in docs/protocol.md.",
            components=SCHEMES,
            operation_id_creator=function_name,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        logging_config=None,  # run.py sets logs up
        debug=False,
    )
