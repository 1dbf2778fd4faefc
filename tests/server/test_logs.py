"""Secrets are never logged."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from osada.server.platform.logs import JsonFormatter
from osada.server.platform.tokens import digest
from tests.server.client import Client, Refused
from tests.server.node import Node

Come = Callable[..., Client]
PASSWORD = "a secret password"
LETTERS = ("A sign-in link", "A link that confirms", "The former address")
TABLES = ("users", "sessions", "links", "seats", "log", "tables", "streams", "results")


def try_everything(ada: Client, table: str) -> None:
    """Requests that write or read something secret."""
    asked: list[tuple[str, str, object]] = [
        ("POST", "/api/session/guest", {"name": "Zenobia Hidden"}),
        ("POST", "/api/session", {"login": "hidden-login", "password": PASSWORD}),
        ("POST", "/api/session/link", {"login": "hidden@example.org"}),
        ("POST", "/api/session/link/" + "x" * 43, {}),
        ("POST", "/api/account", {"login": "hidden-too", "password": PASSWORD}),
        ("PUT", "/api/account/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
        ("PUT", "/api/account/email", {"password": PASSWORD, "email": "hidden@example.net"}),
        ("GET", "/api/me/export", None),
        ("POST", "/api/account/delete", {"password": PASSWORD + "?"}),
        ("PATCH", "/api/me", {"name": "Zenobia Hidden II"}),
        ("POST", "/api/me/bots", {"name": "Hidden Robo"}),
        ("POST", "/api/tables", {"game": "pebbles", "seats": ["me"], "start": True}),
        ("POST", f"/api/tables/{table}/chat", {"text": "a hidden remark"}),
        ("GET", "/api/daily", None),
        ("GET", "/api/me/tables", None),
        ("DELETE", "/api/session?everywhere=true", None),
    ]
    for method, path, body in asked:
        with suppress(Refused):
            ada.request(method, path, body, Connection="close")


def secrets_in(database: Path) -> list[str]:
    """Seeds, hashes and the secret of the server, as they are kept."""
    with closing(sqlite3.connect(database)) as kept:
        rows = kept.execute(
            "select seed from tables union select value from meta where name = 'secret' "
            "union select token_hash from sessions union select password from users "
            "where password is not null"
        ).fetchall()
    return [str(value) for (value,) in rows]


@pytest.mark.long
def test_no_secret_is_in_the_log_of_errors(folder: Path, guest: Come) -> None:
    database = folder / "osada.db"
    with Node(folder, f"sqlite:///{database}", log_level="debug") as node:
        ada = guest(node, "Zenobia Hidden")
        ada.post(
            "/api/account", login="hidden-login", password=PASSWORD, email="hidden@example.org"
        )
        table = ada.table("pebbles", "me", start=True)
        try_everything(guest(node, "Zenobia Hidden"), table)
        hidden = secrets_in(database)
        assert len(hidden) > 4
        with closing(sqlite3.connect(database, timeout=30)) as broken:
            for name in TABLES:  # every row that is written is refused
                broken.execute(
                    f"create trigger no_{name} before insert on {name} "
                    "begin select raise(abort, 'refused'); end"
                )
            broken.commit()
            try_everything(ada, table)
            for name in TABLES:  # and then nothing is where it was
                broken.execute(f"drop trigger no_{name}")
                broken.execute(f"alter table {name} rename to gone_{name}")
            broken.commit()
            try_everything(ada, table)
        node.stop()
    told = node.log.read_text()
    assert "OperationalError" in told
    lines = [line for line in told.splitlines() if not line.startswith(LETTERS)]
    assert all(isinstance(json.loads(line), dict) for line in lines)
    private = ["Hidden", "hidden-login", "hidden@example", "a hidden remark", PASSWORD, "$argon2"]
    for secret in [*private, str(ada.token), digest(str(ada.token)), *hidden]:
        assert not any(secret in line for line in lines), secret


def fail(words: str) -> None:
    try:
        raise KeyError(words)
    except KeyError as error:
        raise ValueError(f"Key (email)=({words}) already exists.") from error


def test_an_error_is_logged_without_its_words() -> None:
    address = "ada@example.org"
    with pytest.raises(ValueError, match=address) as failed:
        fail(address)
    about = (failed.type, failed.value, failed.tb)
    told = "Task failed\nexception=%s"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 0, told, (address,), about)
    line = json.loads(JsonFormatter().format(record))
    assert address not in json.dumps(line)
    assert line["message"] == "Task failed"
    assert line["trace"].count("in fail") == 2
    assert line["trace"].endswith("builtins.KeyError")
