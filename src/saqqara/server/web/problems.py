"""Errors on their way out: a status, a message id with arguments, and a sentence."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import (
    HTTP_204_NO_CONTENT,
    HTTP_400_BAD_REQUEST,
    HTTP_401_UNAUTHORIZED,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_408_REQUEST_TIMEOUT,
    HTTP_409_CONFLICT,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from msgspec import Struct

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.accounts import NotSignedIn
from saqqara.server.limits import TooFast
from saqqara.server.rows import Conflict, Missing
from saqqara.server.store import StorageError
from saqqara.server.web.patience import TooSlow
from saqqara.server.wire import MessageId

log = structlog.get_logger()


class Trouble(Struct):
    """What every refused request is answered with."""

    code: MessageId
    args: dict[str, int | str]
    text: str  # in English, for people who write clients


class Forbidden(SaqqaraError):
    """Not for this person, or not from this page."""


DESCRIBED: Final = {
    HTTP_400_BAD_REQUEST: "The request is not possible; the code says why",
    HTTP_401_UNAUTHORIZED: "Say who you are first",
    HTTP_403_FORBIDDEN: "Not for you, or not from this page",
    HTTP_404_NOT_FOUND: "There is no such thing",
    HTTP_409_CONFLICT: "It is not the time for that, or it changed meanwhile; look again",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "The body is too large",
    HTTP_429_TOO_MANY_REQUESTS: "Too much at once; wait as told",
    HTTP_503_SERVICE_UNAVAILABLE: "Nothing can be stored just now; try again",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: what a route may answer besides its result; some every route may."""
    always = (HTTP_400_BAD_REQUEST, HTTP_429_TOO_MANY_REQUESTS, HTTP_503_SERVICE_UNAVAILABLE)
    return {
        status: ResponseSpec(Trouble, description=DESCRIBED[status], generate_examples=False)
        for status in sorted({*statuses, *always})
    }


LOOK: Final = problems(HTTP_404_NOT_FOUND, HTTP_409_CONFLICT)
LOOK_OWN: Final = problems(HTTP_401_UNAUTHORIZED, HTTP_404_NOT_FOUND)
CHANGE: Final = problems(HTTP_403_FORBIDDEN, HTTP_409_CONFLICT, HTTP_413_REQUEST_ENTITY_TOO_LARGE)
CHANGE_OWN: Final = CHANGE | LOOK_OWN
# Where only a cookie is answered: what is not said here would be described as a JSON null.
NOTHING: Final = {HTTP_204_NO_CONTENT: ResponseSpec(None, description="Done")}
CONFLICTS: Final = {
    "error-stale",
    "error-busy",
    "error-begun",
    "error-not-begun",
    "error-not-over",
    "error-closed",
    "error-not-gone",
    "error-others-here",
    "error-rules-changed",
}
NOT_ALLOWED: Final = {
    "error-owner",
    "error-spectator",
    "error-rematch",
    "error-banned",
    "error-blocked",
}


def status_of(error: SaqqaraError) -> int:
    if isinstance(error, NotSignedIn):
        return HTTP_401_UNAUTHORIZED
    if isinstance(error, Missing):
        return HTTP_404_NOT_FOUND
    if isinstance(error, TooFast):
        return HTTP_429_TOO_MANY_REQUESTS
    if isinstance(error, TooSlow):
        return HTTP_408_REQUEST_TIMEOUT
    if isinstance(error, StorageError):
        return HTTP_503_SERVICE_UNAVAILABLE
    if isinstance(error, Forbidden) or error.code in NOT_ALLOWED:
        return HTTP_403_FORBIDDEN
    if error.code in CONFLICTS:
        return HTTP_409_CONFLICT
    return HTTP_400_BAD_REQUEST


def answer(status: int, trouble: Trouble, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(trouble, status_code=status, headers=headers, media_type="application/json")


def on_refusal(_: Request[Any, Any, Any], error: SaqqaraError) -> Response[Any]:
    headers = {}
    if isinstance(error, TooFast):
        headers["Retry-After"] = str(error.seconds)
    if isinstance(error, TooSlow):
        headers["Connection"] = "close"  # the rest of the body may still come
    if isinstance(error, NotSignedIn):
        headers["WWW-Authenticate"] = "Bearer"
    trouble = Trouble(error.code, dict(error.details), str(error))
    return answer(status_of(error), trouble, headers)


def on_conflict(_: Request[Any, Any, Any], __: Conflict) -> Response[Any]:
    return answer(HTTP_409_CONFLICT, Trouble("error-busy", {}, "others were quicker; try again"))


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Any]:
    """JSON in JSON in JSON.."""
    text = "it is nested too deeply"
    return answer(HTTP_400_BAD_REQUEST, Trouble("error-request", {"reason": text}, text))


def on_bad_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[Any]:
    text = "it is not UTF-8"
    return answer(HTTP_400_BAD_REQUEST, Trouble("error-request", {"reason": text}, text))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The framework's own: an unknown path, a body that does not fit."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return on_bug(request, error)
    code = {404: "error-path", 405: "error-method", 413: "error-too-large"}.get(
        error.status_code, "error-request"
    )
    details: dict[str, int | str] = {}
    text = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra:
        parts = [f"{each.get('key', 'body')}: {each.get('message')}" for each in extra]
        text = "; ".join(parts)[:300]
    if code == "error-request":
        details["reason"] = text
    headers = dict(error.headers or {})
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        # The rest of the body is not read: there is no place for a next request.
        headers["Connection"] = "close"
    return answer(error.status_code, Trouble(code, details, text), headers)


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Ours to mend; nobody outside is told more than that."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer(
        HTTP_500_INTERNAL_SERVER_ERROR,
        Trouble("error-server", {}, "something went wrong on our side; it has been noted"),
    )
