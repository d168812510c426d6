"""How long we wait for a body: somebody who sends half of one must not hold a connection."""

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, ReceiveMessage, Scope, Send

from saqqara.kernel.errors import SaqqaraError

PART_SECONDS: Final = 20.0  # until a next part comes
WHOLE_SECONDS: Final = 120.0


class TooSlow(SaqqaraError):
    def __init__(self) -> None:
        super().__init__("the request did not come in time", "error-too-slow", {})


class Patience(ASGIMiddleware):
    """Raises TooSlow where a handler waits in vain for the rest of a body."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + WHOLE_SECONDS
        whole = False

        async def wait() -> ReceiveMessage:
            nonlocal whole
            if whole:  # from here on only the end of the connection can come
                return await receive()
            try:
                async with asyncio.timeout_at(min(end, loop.time() + PART_SECONDS)):
                    message = await receive()
            except TimeoutError:
                raise TooSlow from None
            whole = message["type"] != "http.request" or not message.get("more_body", False)
            return message

        await next_app(scope, wait, send)
