"""The database is in trouble: everybody is told so, and nothing stays broken after it."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from osada.cli import main
from osada.server.platform.database import blocking_engine, migrate
from tests.ports import free_port
from tests.server.client import Client, Json, Refused
from tests.server.node import Node, postgres_cluster
from tests.waiting import wait_for

Come = Callable[..., Client]


def fill_disk(node: Node, *, full: bool) -> None:
    """The system lets the server write nothing more, as if the disk were full."""
    assert node.process is not None
    most = 1 if full else resource.RLIM_INFINITY
    resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def well(node: Node, status: str) -> Json:
    """Wait until the server says that it is so."""
    return wait_for(
        lambda: httpx.get(f"{node.url}/health").json(), lambda h: h["status"] == status, 40
    )


@pytest.mark.long
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
        assert well(node, "unwell")
        fill_disk(node, full=False)
        assert well(node, "ok")
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


def listening(url: str) -> int:
    """Count the connections that listen; a node without one notices a second later."""
    engine = blocking_engine(url)
    with engine.connect() as connection:
        asked = "select count(*) from pg_stat_activity where query ilike 'listen %'"
        found = int(connection.execute(text(asked)).scalar_one())
    engine.dispose()
    return found


@pytest.mark.long
def test_bots_answer_after_postgresql_was_gone(folder: Path, guest: Come) -> None:
    with postgres_cluster() as cluster, Node(folder, cluster.url) as node:
        ada = guest(node)
        heard = wait_for(lambda: listening(cluster.url), lambda n: n == 2)  # news, the queue
        table = ada.table("pebbles", "me", "bot:random", start=True)
        now = ada.state(table)
        cluster.stop()
        with pytest.raises(Refused) as refused:
            ada.play(table, "add", seat=0, token=now["token"])
        assert refused.value.status == 503
        assert well(node, "unwell")
        cluster.start()
        assert well(node, "ok")
        assert wait_for(lambda: listening(cluster.url), lambda n: n == heard)
        ada.play(table, "done")
        wait_for(lambda: ada.state(table), lambda s: 0 in s["open_seats"] or not s["open_seats"])


# At the start


def refusal(database: Path, told: pytest.CaptureFixture[str]) -> str:
    """What `osada serve` says of a database."""
    options = ["--port", str(free_port()), "--database", f"sqlite:///{database}"]
    assert main(["serve", *options]) == 2
    return told.readouterr().err


def test_a_database_that_is_none_is_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    garbage = folder / "garbage.db"
    garbage.write_bytes(b"no database at all " * 100)
    assert refusal(garbage, capsys).endswith("cannot be used: file is not a database.\n")


def test_a_database_of_a_later_server_is_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer = folder / "newer.db"
    migrate(f"sqlite:///{newer}")
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    assert "a later version of Osada has changed it (revision 9999)." in refusal(newer, capsys)


def test_a_database_that_is_read_only_is_refused_in_a_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    migrate(f"sqlite:///{folder}/osada.db")
    only = f"file:{folder}/osada.db?mode=ro&uri=true"
    assert "readonly" in refusal(Path(only), capsys)


def test_two_servers_do_not_share_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}") as node:
        assert refusal(database, capsys).endswith("cannot be used: another server is using it.\n")
        node.kill()
        node.start().wait()  # a dead node holds nothing
