"""Routes about editions: figures of a box that its owner corrects from a file."""

import asyncio

from litestar import Response, Router, get, post
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody

from saqqara.games import game_spec
from saqqara.kernel.edition import OPTION, Edition, edition_name
from saqqara.server import limits, wire
from saqqara.server.web.problems import CHANGE, LOOK
from saqqara.server.web.security import counts_as
from saqqara.text import Texts
from saqqara.text.editions import standard_file


@get(
    "/api/games/{id:str}/edition",
    responses=LOOK,
    media_type=MediaType.TEXT,
    summary="The standard figures of a game as a TOML file to edit",
)
async def read_edition(
    id: FromPath[str], language: FromQuery[wire.Language] = "en"
) -> Response[str]:
    spec = game_spec(id)
    text = standard_file(spec.id, spec.editable(), Texts(language))
    headers = {"Content-Disposition": f'attachment; filename="{spec.id}-edition.toml"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post(
    "/api/games/{id:str}/edition",
    responses=CHANGE,
    status_code=200,
    opt=counts_as("edition", limits.EDITIONS),
    summary="Check an edition file: its name, and what it changes",
)
async def check_edition(id: FromPath[str], data: JSONBody[wire.EditionFile]) -> wire.EditionInfo:
    return await asyncio.to_thread(edition_info, game_spec(id).editable(), data.text)


def edition_info(edition: Edition, text: str) -> wire.EditionInfo:
    value = edition.canonical(text)
    figures = [wire.FigureInfo(*each) for each in edition.differences(value)]
    return wire.EditionInfo(edition_name({OPTION: value}), value, figures)


ROUTES = [Router("/", tags=["tables"], route_handlers=[read_edition, check_edition])]
