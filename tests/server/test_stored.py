"""Tables whose log is in its first form: they are read, told as they were, and played on.

`stored/first-form.sql` is a database as a server left it that wrote logs in that form;
`stored/first-form.json` is what that server told of each table to some who looked, and the records
of those that were finished.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.server.client import Client, Json
from tests.server.node import Node
from tests.waiting import wait_for

STORED = Path(__file__).with_name("stored")
TOLD: dict[str, Json] = json.loads((STORED / "first-form.json").read_text(encoding="utf-8"))
KINDS = {
    "start", "move", "undo", "undo-request", "undo-answer yes", "undo-answer no", "chat",
    "pause", "resume", "pause-request", "end", "end abandoned",
    *(f"seat {text}" for text in (
        "made", "joined", "left", "kicked", "resigned", "timeout", "takeover", "returned",
        "muted", "unmuted", "rematch",
    )),
}  # fmt: skip


@contextmanager
def served(folder: Path) -> Iterator[dict[str, Client]]:
    """Start a server on that database, and return who played there: their sessions go on."""
    with closing(sqlite3.connect(folder / "osada.db")) as database, database:
        database.executescript((STORED / "first-form.sql").read_text(encoding="utf-8"))
    with Node(folder, f"sqlite:///{folder}/osada.db") as node, ExitStack() as leaving:
        found = {name: Client(node.url, "") for name in ("ada", "bo", "cyd")}
        for name, person in found.items():
            leaving.enter_context(person)
            person.id, person.token = f"u_{name}", f"token of {name}"
            person.http.headers["Authorization"] = f"Bearer {person.token}"
        yield found


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Client]]:
    """People who only look: one server is enough for all of these tests."""
    with served(tmp_path_factory.mktemp("stored")) as found:
        yield found


@pytest.fixture
def players(folder: Path) -> Iterator[dict[str, Client]]:
    """People who play on, at a server of their own."""
    with served(folder) as found:
        yield found


def alike(before: object, now: object) -> bool:
    """Whether everything that was told is told again; there may be more to tell by now."""
    if isinstance(before, dict) and isinstance(now, dict):
        return all(key in now and alike(part, now[key]) for key, part in before.items())
    if isinstance(before, list) and isinstance(now, list):
        return len(before) == len(now) and all(map(alike, before, now))
    return before == now


def test_every_kind_of_entry_is_among_them() -> None:
    bodies = re.findall(
        r"CAST\('(\{.*\})' AS BLOB\)", (STORED / "first-form.sql").read_text("utf-8")
    )
    found = set()
    for entry in map(json.loads, bodies):
        told = entry["kind"] in {"seat", "end", "undo-answer"} and "text" in entry
        found.add(f"{entry['kind']} {entry['text']}" if told else entry["kind"])
    assert found == KINDS


@pytest.mark.parametrize("scene", [scene for scene in TOLD if not scene.endswith("record")])
def test_a_table_is_told_as_it_was(people: dict[str, Client], scene: str) -> None:
    table, who = scene.split()
    with people[who].watch(table) as watch:
        frame = watch.next()
    for part in ("entries", "state", "info"):
        assert alike(TOLD[scene][part], frame[part]), part


@pytest.mark.parametrize("scene", [scene for scene in TOLD if scene.endswith("record")])
def test_a_finished_game_has_its_record_and_its_proof(
    people: dict[str, Client], scene: str
) -> None:
    table, ada = scene.removesuffix(" record"), people["ada"]
    assert ada.get(f"/api/tables/{table}/record") == TOLD[scene]["record"]
    assert ada.get(f"/api/tables/{table}/verify") == {**TOLD[scene]["verify"], "taken": 0}
    assert TOLD[scene]["verify"]["ok"]


def test_a_request_is_known_again(people: dict[str, Client]) -> None:
    move = {"seat": 0, "token": "w1.A.0", "key": "ada-first-move"}
    assert people["ada"].play("t_finished", "add", **move)["seq"] == 8  # type: ignore[arg-type]


def finish(table: str, *people: Client) -> None:
    """Any moves of these people until the game is over; its record is proved."""
    rng, first = random.Random(1), people[0]

    def status() -> str:
        for person in people:
            person.play_any(table, rng)
        return str(first.info(table)["status"])

    wait_for(status, lambda found: found == "finished")
    assert first.get(f"/api/tables/{table}/verify")["ok"]


def test_games_are_played_on_and_results_added_to(players: dict[str, Client]) -> None:
    ada, bo, cyd = players["ada"], players["bo"], players["cyd"]
    ada.post("/api/tables/t_consent/undo/answer", seat=0, agree=True)
    assert ada.state("t_consent")["view"]["pebbles"] == [1, 0]
    finish("t_consent", ada, bo)
    assert not ada.post("/api/tables/t_paused/resume")["paused"]
    finish("t_paused", ada, bo)
    assert ada.undo("t_free", moves=1)["entries"][0]["undone"]
    finish("t_free", ada)
    finish("t_sardinia", ada, bo)
    bo.post("/api/tables/t_rematch/start")
    finish("t_rematch", ada, bo)
    for seat in (0, 2):
        cyd.post(f"/api/tables/t_open/seats/{seat}", occupant="bot:random")
    cyd.post("/api/tables/t_open/start")
    finish("t_open", cyd)
    bo.play("t_stream", "done")
    bo.play("t_stream", "done")
    rows = ada.get("/api/streams/s_shared")["rows"]
    assert {row["table"] for row in rows} == {"t_first-try", "t_stream"}
    assert ada.get(f"/api/users/{ada.id}")["games"]["pebbles"]["played"] >= 4
