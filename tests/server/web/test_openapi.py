"""The OpenAPI page: complete, and true of a running server (schemathesis)."""

import re
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.core.result import Ok

from drawing import examples
from saqqara.server.parts import Parts
from saqqara.server.settings import Settings
from saqqara.server.web.app import make_app
from services.table_server import TableServer, begin

FLAGS = ("--no-limits",)
ROOT = Path(__file__).parents[3]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = examples(4)  # of each operation and each kind of data


@pytest.fixture(scope="module")
def page(server: TableServer) -> dict[str, Any]:
    with server.client() as client:
        page: dict[str, Any] = client.get("/api/openapi.json").json()
    return page


def operations(page: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, found in page["paths"].items():
        for method, operation in found.items():
            yield method, path, operation


def test_every_operation_is_described(page: dict[str, Any]) -> None:
    ids = [operation["operationId"] for _, _, operation in operations(page)]
    assert len(ids) == len(set(ids)) > 30
    for _, path, operation in operations(page):
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", operation["operationId"])
        assert operation["summary"], path
        assert len(operation["tags"]) == 1
        assert operation["tags"][0] in {"people", "tables", "library", "notices", "learning"}


def test_who_must_sign_in_is_told(page: dict[str, Any]) -> None:
    schemes = page["components"]["securitySchemes"]
    assert {name: scheme["type"] for name, scheme in schemes.items()} == {
        "cookie": "apiKey",
        "bearer": "http",
    }
    for _, path, operation in operations(page):
        needed = "401" in operation["responses"]
        told = operation.get("security") == [{"cookie": []}, {"bearer": []}]
        assert needed == told, path


def test_whoever_must_sign_in_is_asked_to(server: TableServer, page: dict[str, Any]) -> None:
    with server.client(token="unknown") as stranger:
        for method, path, operation in operations(page):
            body: dict[str, Any] | None = {} if "requestBody" in operation else None
            filled = path.replace("{ply}", "0").replace("{", "").replace("}", "")
            answer = stranger.request(method, filled, json=body)
            if "401" in operation["responses"] and answer.status_code != 400:
                assert answer.status_code == 401, path
            else:
                assert answer.status_code in {200, 204, 400, 404}, path


def test_every_route_is_documented(page: dict[str, Any]) -> None:
    """In the OpenAPI page or, what is not for it, in docs/protocol.md."""
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    app = make_app(cast(Parts, Unbuilt()))
    paths = {re.sub(r":\w+}", "}", route.path) for route in app.routes}
    assert len(paths) > 30
    below = "/api/openapi.json/"  # the framework's own, of no use
    missing = [
        path
        for path in paths
        if path not in page["paths"] and f"`{path}`" not in protocol and not path.startswith(below)
    ]
    assert missing == []


class Unbuilt:
    """A server is needed only when requests come."""

    settings = Settings(Path("nowhere"))


# ---- is it true?


def ids_of_a_running_game(client: httpx.Client) -> dict[str, str]:
    table = begin(client, public=True)
    return {"tables": table, "users": client.get("/api/me").json()["id"]}


def real_ids(case: schemathesis.Case[Any], known: dict[str, str], is_real: bool) -> None:
    """Made-up ids only ever lead to 404; so take real ones half of the time."""
    kind = case.path.split("/")[2]
    if is_real and "id" in case.path_parameters and kind in known:
        case.path_parameters["id"] = known[kind]


class Callers:
    """Nobody, somebody with a cookie and a program with a token, each with ids of its own."""

    def __init__(self, server: TableServer, ann: httpx.Client, owner: httpx.Client) -> None:
        self.server = server
        self.ann = ann
        self.owner = owner
        self.line = requests.Session()  # one connection for all; who calls is said by headers
        self.line.trust_env = False
        self.line.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        self.come()

    def come(self) -> None:
        for client, name in ((self.ann, "Ann"), (self.owner, "Owner")):
            client.cookies.clear()
            client.post("/api/guest", json={"name": name}).raise_for_status()
        token = self.owner.post("/api/me/tokens", json={"label": "test"}).json()["token"]
        cookie = {"Cookie": f"saqqara={self.ann.cookies['saqqara']}"}
        bearer = {"Authorization": f"Bearer {token}"}
        hers, its = ids_of_a_running_game(self.ann), ids_of_a_running_game(self.owner)
        self.callers = {"nobody": ({}, hers), "cookie": (cookie, hers), "token": (bearer, its)}

    def come_again(self) -> None:
        """If something ended what they came with: a request to sign out or to be forgotten."""
        with self.server.client() as client:
            answers = [
                client.get("/api/me", headers=self.callers[name][0]).status_code
                for name in ("cookie", "token")
            ]
        if answers != [200, 200]:
            self.come()

    def call(self, case: schemathesis.Case[Any], is_real: bool) -> None:
        """As each of them in turn: to make a request up takes longer than to send it thrice."""
        for headers, known in self.callers.values():
            real_ids(case, known, is_real)
            answer = case.call(base_url=self.server.url, session=self.line, headers=headers)
            case.validate_response(answer, checks=CHECKS)
            assert b"Traceback" not in answer.content


def test_answers_are_as_described(server: TableServer, page: dict[str, Any]) -> None:
    with server.client() as ann, server.client() as owner:
        callers = Callers(server, ann, owner)
        schema = schemathesis.openapi.from_dict(page)
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            try_out(callers, operation, GenerationMode.POSITIVE)
            if operation.body or operation.query:  # where anything can be wrong
                try_out(callers, operation, GenerationMode.NEGATIVE)
        callers.line.close()
    assert server.troubles() == []


def try_out(
    callers: Callers,
    operation: schemathesis.APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
) -> None:
    @settings(
        max_examples=EXAMPLES,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def examine(case: schemathesis.Case[Any]) -> None:
        callers.call(case, is_real=len(seen) % 2 == 0)
        seen.append(case)

    seen: list[schemathesis.Case[Any]] = []
    callers.come_again()
    examine()
    assert seen
