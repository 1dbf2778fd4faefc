"""Strong games that were recorded: their dice are lent to a server, to be played again there."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from osada.core.record import Record, read
from tests.browser.conftest import Server

FOLDER = Path(__file__).parent / "records"
COLUMNS = "id, game, players, options, seed, created_at, par, par_bot"


def recorded(name: str) -> Record:
    """A game of the folder `records`."""
    return read((FOLDER / f"{name}.osada").read_text(encoding="utf-8"))


def lend(server: Server, name: str) -> str:
    """Put the dice of a record into the server, as if somebody had handed them on; their code."""
    record = recorded(name)
    row = (name, record.game, record.players, json.dumps(record.options), record.seed, 0, 0, "-")
    with sqlite3.connect(server.folder / "osada.db", timeout=10) as database:
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT OR IGNORE INTO streams ({COLUMNS}) VALUES ({marks})", row)
    return name
