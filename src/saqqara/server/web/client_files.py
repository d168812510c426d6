"""The browser client, as it was built into the package: small files, kept in memory."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from saqqara.kernel.errors import SaqqaraError
from saqqara.server.parts import Parts
from saqqara.server.rows import info_of, table_row
from saqqara.server.web.preview import language_of, with_preview

FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with content
ASK_AGAIN: Final = "no-cache"
WORTH_PACKING: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@dataclass(frozen=True)
class ClientFile:
    content: bytes
    is_worth_packing: bool
    media_type: str
    etag: str

    @cached_property
    def packed(self) -> bytes:
        """By gzip, when the first one asks for it: a server starts without."""
        return gzip.compress(self.content, 9, mtime=0)


def read_files(folder: Traversable, prefix: str = "") -> dict[str, ClientFile]:
    found: dict[str, ClientFile] = {}
    if not folder.is_dir():
        return found
    for item in folder.iterdir():
        if item.is_dir():
            found |= read_files(item, f"{prefix}{item.name}/")
        else:
            found[prefix + item.name] = client_file(item.name, item.read_bytes())
    return found


def client_file(name: str, content: bytes) -> ClientFile:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
    return ClientFile(content, name.endswith(WORTH_PACKING), media_type, etag)


CLIENT: Final = read_files(files("saqqara").joinpath("server", "web", "client"))


@route("/", http_method=["GET", "HEAD"], include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, "index.html")


@route("/{path:path}", http_method=["GET", "HEAD"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client; any other address is a page, which the client itself knows."""
    name = path.lstrip("/")
    if name in CLIENT:
        return answer(request, name)
    if name.startswith(("api/", "assets/")):
        raise NotFoundException("there is nothing at this address")
    if name.startswith("table/") and "index.html" in CLIENT:
        return answer(request, "index.html", await table_page(request, name.split("/")[1]))
    return answer(request, "index.html")


async def table_page(request: Request[Any, Any, Any], id: str) -> ClientFile:
    """The page of a table says in its head what it is: messengers look there, and only there."""
    parts: Parts = request.app.state.parts
    plain = CLIENT["index.html"]
    try:
        row = await parts.store.read(lambda connection: table_row(connection, id))
    except SaqqaraError:  # there is no such table, or no database: the client says so
        return plain
    language = language_of(request.headers.get("accept-language", ""))
    address = parts.settings.address()
    return client_file("index.html", with_preview(plain.content, info_of(row), address, language))


def answer(
    request: Request[Any, Any, Any], name: str, made: ClientFile | None = None
) -> Response[bytes]:
    found = made or CLIENT.get(name)
    if found is None:
        text = b"The browser client is not part of this installation; /api is.\n"
        return Response(text, media_type="text/plain")
    headers = {
        "Cache-Control": FOREVER if name.startswith("assets/") else ASK_AGAIN,
        "ETag": found.etag,
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.media_type)
    if found.is_worth_packing and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return whole(request, found.packed, headers, found.media_type)
    return whole(request, found.content, headers, found.media_type)


def whole(
    request: Request[Any, Any, Any], content: bytes, headers: dict[str, str], media_type: str
) -> Response[bytes]:
    if request.method == "HEAD":
        headers["Content-Length"] = str(len(content))
        content = b""
    return Response(content, headers=headers, media_type=media_type)


ROUTES = [home, page]
