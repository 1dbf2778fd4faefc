"""The database is in trouble: everybody is told so, and nothing stays broken after it."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.service.client import Client, Refused
from tests.service.node import Node
from tests.service.test_tables import wait_for

Come = Callable[..., Client]


def fill_disk(node: Node, *, full: bool) -> None:
    """The system lets the server write nothing more, as if the disk were full."""
    assert node.process is not None
    most = 1 if full else resource.RLIM_INFINITY
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="NOT TESTED: needs Linux")
def test_a_full_disk_is_told_and_passes(folder: Path, guest: Come) -> None:
    with Node(folder, f"sqlite:///{folder}/osada.db") as node:
        ada = guest(node)
        table = ada.table("pebbles", "me", start=True)
        fill_disk(node, full=True)
        asked: list[tuple[str, dict[str, object]]] = [
            ("/api/tables", {"game": "pebbles", "seats": ["me"]}),
            ("/api/session/guest", {"name": "Bo"}),
            (f"/api/tables/{table}/chat", {"text": "hello"}),
        ]
        for path, body in asked:
            with pytest.raises(Refused) as refused:
                ada.post(path, **body)
            assert (refused.value.status, refused.value.code) == (503, "unavailable"), path
        with pytest.raises(Refused) as refused:
            ada.play(table, "add")
        assert refused.value.status == 503
        assert ada.state(table)["view"]["pebbles"] == [0]  # what is there can be read
        wait_for(lambda: httpx.get(f"{node.url}/health").status_code, lambda s: s == 503, 20)
        fill_disk(node, full=False)
        wait_for(lambda: httpx.get(f"{node.url}/health").status_code, lambda s: s == 200, 20)
        assert ada.play(table, "add")["state"]["view"]["pebbles"] == [1]


def test_a_database_without_its_tables_is_no_failure_of_the_server(
    folder: Path, guest: Come
) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        ada, bo = guest(node, "Ada"), guest(node, "Bo")
        table = ada.table("pebbles", "me", start=True)
        ada.state(table)
        with closing(sqlite3.connect(database, timeout=30)) as broken:
            for name in ("sessions", "mutes", "tables"):
                broken.execute(f"alter table {name} rename to gone_{name}")
            broken.commit()
        for path in ("/api/lobby", f"/api/tables/{table}", "/api/me"):
            assert bo.http.get(path).status_code == 503, path
        assert bo.http.post(f"/api/tables/{table}/moves", json={}).status_code == 503
        with bo.socket("/api/lobby/socket") as lobby:
            with pytest.raises(ConnectionClosed) as closed:
                lobby.recv(10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
