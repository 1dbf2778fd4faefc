"""A database with running tables comes to a server whose rules and data may be others by now.

`stored/before-editions.sql` is a database as a server left it that had one set of rules and data
for everybody; `stored/before-editions.json` has the records of its finished tables.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from examples.pebbles import GAME as PEBBLES
from osada.core.game import Game
from osada.core.record import Record, read
from osada.core.replay import edition_of, verify
from osada.games import find
from tests.server.client import Client
from tests.server.node import Node
from tests.server.test_stored import STORED, finish

RECORDS: dict[str, str] = json.loads((STORED / "before-editions.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server that was given that database."""
    folder: Path = tmp_path_factory.mktemp("upgrade")
    with closing(sqlite3.connect(folder / "osada.db")) as database, database:
        database.executescript((STORED / "before-editions.sql").read_text(encoding="utf-8"))
    with Node(folder, f"sqlite:///{folder}/osada.db") as running:
        yield running


@pytest.fixture(scope="module")
def people(old: Node) -> Iterator[list[Client]]:
    """Ada and Bo, who played there: their sessions go on."""
    found = []
    for name in ("ada", "bo"):
        person = Client(old.url, "")
        person.id, person.token = f"u_{name}", f"token of {name}"
        person.http.headers["Authorization"] = f"Bearer {person.token}"
        found.append(person)
    yield found
    for person in found:
        person.close()


def game_of(record: Record) -> Game:
    return PEBBLES if record.game == "pebbles" else find(record.game)


@pytest.mark.parametrize("table", RECORDS)
def test_a_finished_game_has_its_record_and_its_proof(people: list[Client], table: str) -> None:
    text = people[0].get(f"/api/tables/{table}/record")
    assert text == RECORDS[table]
    assert people[0].get(f"/api/tables/{table}/verify")["ok"]
    assert verify(game_of(read(text)), read(text)) >= 1


@pytest.mark.parametrize(
    ("table", "seats"),
    [
        ("live_sardinia", 2), ("live_settlers", 2), ("live_saltfjord", 2), ("live_pebbles", 2),
        ("bot_sardinia", 1), ("bot_settlers", 1), ("bot_saltfjord", 1),
        ("live_alone", 1), ("drawn", 1),
    ],
)  # fmt: skip
def test_a_running_game_is_played_on_as_it_was_begun(
    people: list[Client], table: str, seats: int
) -> None:
    ada, name = people[0], f"t_{table}"
    assert ada.info(name)["revision"] == 1
    assert ada.info(name)["content"] is None
    finish(name, *people[:seats])
    record = read(ada.get(f"/api/tables/{name}/record"))
    game = game_of(record)
    assert edition_of(game, record).revision == record.revision == 1
    assert verify(game, record) >= 1


def test_it_stays_so_after_another_start(old: Node, people: list[Client]) -> None:
    ada, name = people[0], "t_bot_pebbles"
    finish(name, ada)
    before = ada.get(f"/api/tables/{name}/record")
    old.stop()
    old.start().wait()
    assert ada.get(f"/api/tables/{name}/record") == before
    assert ada.get(f"/api/tables/{name}/verify")["ok"]
