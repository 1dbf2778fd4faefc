"""The API keeps to its own description: no 5xx, no undocumented answer."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from osada.games import names
from tests.server.client import Client
from tests.server.node import Node, postgres_cluster, postgres_program

CHECKS = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
QUIET = settings(
    max_examples=int(os.environ.get("OSADA_EXAMPLES", "2")),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
IGNORE = pytest.mark.filterwarnings("ignore:Do not use the .random. module")
"""Schemathesis uses it at times."""
TABLES, PEOPLE = "^/api/(tables|lobby)", "^/api/(session|account|me|users)"
"""Parts of the API: one test for all of it would keep one worker for minutes."""


@pytest.fixture(scope="module")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server of its own: nobody knows what will be done to it. PostgreSQL is the stricter one."""
    folder = tmp_path_factory.mktemp("strangers")
    with ExitStack() as stack:
        url = f"sqlite:///{folder}/osada.db"
        if postgres_program("initdb"):
            url = stack.enter_context(postgres_cluster()).url
        yield stack.enter_context(Node(folder, url))


@pytest.fixture
def described(strangers: Node) -> Any:
    return _described(strangers.url)


@cache
def _described(url: str) -> Any:
    config = schemathesis.config.SchemathesisConfig.from_dict({})
    return schemathesis.openapi.from_url(f"{url}/api/openapi.json", config=config)


schema = schemathesis.pytest.from_fixture("described")


@cache
def caller(url: str) -> tuple[str, str]:
    """Somebody with a table."""
    with Client(url, "Ada") as ada:
        return str(ada.token), ada.table("pebbles", "me", "bot:random", start=True)


@pytest.mark.long
@IGNORE
@schema.include(path_regex=TABLES).parametrize()
@QUIET
def test_every_answer_about_tables_is_described(case: Any, strangers: Node) -> None:
    check(case, strangers)


@pytest.mark.long
@IGNORE
@schema.include(path_regex=PEOPLE).parametrize()
@QUIET
def test_every_answer_about_people_is_described(case: Any, strangers: Node) -> None:
    check(case, strangers)


@pytest.mark.long
@IGNORE
@schema.exclude(path_regex=f"{TABLES}|{PEOPLE}").parametrize()
@QUIET
def test_every_other_answer_is_described(case: Any, strangers: Node) -> None:
    check(case, strangers)


def check(case: Any, strangers: Node) -> None:
    """Send a request that schemathesis has made up, and hold the answer against the description."""
    token, table = caller(strangers.url)
    if case.path == "/api/session" and case.method == "DELETE":
        token = "nobody"
    if isinstance(case.path_parameters, dict) and "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if isinstance(case.path_parameters, dict) and "game" in case.path_parameters:
        case.path_parameters["game"] = "pebbles"
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)


def test_the_description_has_the_frames_and_every_game(strangers: Node) -> None:
    described = httpx.get(f"{strangers.url}/api/openapi.json").json()
    schemas = described["components"]["schemas"]
    assert {"TableFrame", "LobbySocketFrame", "UpdateFrame", "PingFrame"} <= set(schemas)
    assert {"PebblesGameView", "SardiniaGameView", "SardiniaGameEvent"} <= set(schemas)
    assert schemas["TableState"]["properties"]["view"] == {"$ref": "#/components/schemas/AnyView"}


def test_it_is_rendered_from_our_own_files(strangers: Node) -> None:
    page = httpx.get(f"{strangers.url}/api/docs").text
    assert "http" not in page.replace("http-equiv", "")
    for part in ("docs.js", "docs.css"):
        assert part in page
        assert httpx.get(f"{strangers.url}/api/docs/{part}").status_code == 200


def test_the_document_names_every_route(strangers: Node) -> None:
    described = httpx.get(f"{strangers.url}/api/openapi.json").json()
    document = Path("docs/api.md").read_text(encoding="utf-8")
    missing = [
        path
        for path in described["paths"]
        if path.replace("/api", "").split("{")[0].rstrip("/") not in document
    ]
    assert not missing


def test_the_document_names_every_field(strangers: Node) -> None:
    described = httpx.get(f"{strangers.url}/api/openapi.json").json()
    words = set(re.findall(r"\w+", Path("docs/api.md").read_text(encoding="utf-8")))
    of_games = tuple(name.capitalize() for name in [*names(), "pebbles"])
    missing = [
        f"{kind}.{field}"
        for kind, schema in described["components"]["schemas"].items()
        for field in schema.get("properties", {})
        if not kind.startswith(of_games) and field not in words
    ]
    assert not missing
