"""One server for each kind of database, shared by the tests of a process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.node import Node, postgres_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_cluster() as cluster:
        yield cluster.url


@pytest.fixture(scope="session")
def plain_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on SQLite, also for tests that do not depend on the database."""
    folder = tmp_path_factory.mktemp("sqlite")
    with Node(folder, f"sqlite:///{folder}/osada.db") as running:
        yield running


@pytest.fixture(scope="session")
def postgres_node(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with Node(tmp_path_factory.mktemp("postgresql"), postgres) as running:
        yield running


BOTH = [
    pytest.param("plain_node", id="sqlite"),
    pytest.param("postgres_node", id="postgres", marks=pytest.mark.long),
]


@pytest.fixture(scope="session", params=BOTH)
def node(request: pytest.FixtureRequest) -> Node:
    """The same tests on both databases; what is PostgreSQL's alone is tested every day."""
    found: Node = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Iterator[Callable[..., Client]]:
    """Makes people who leave when the test is over."""
    made: list[Client] = []

    def come(where: Node, name: str = "Ada", *, cookie: bool = False) -> Client:
        made.append(Client(where.url, name, cookie=cookie))
        return made[-1]

    yield come
    for client in made:
        client.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
