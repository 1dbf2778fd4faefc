"""Bad weather: servers are killed again and again, disks are full, clocks are set, databases go.

One history must explain all that everybody was told; the checker that says so is tried itself.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from benchmarks.storm.checker import check
from benchmarks.storm.clients import Refused, Sea, sail
from benchmarks.storm.history import Answered, Denied, Line, Log, Note, Read, Sent, Told, load, save
from benchmarks.storm.weather import Clock, Weather
from tests.server.forkserver import Hatched
from tests.server.node import postgres_cluster

KILLS = int(os.environ.get("OSADA_KILLS", "15"))
"""Of each kind; a night has many more."""
GAMES = ["pebbles", "sardinia", "pebbles"]


def assert_one_history(sea: Sea, weather: Weather) -> None:
    assert check(sea.history) == []
    assert (sea.failures, sea.gone_home) == (0, 0)
    assert weather.happened["kills"] == KILLS
    assert sea.answered > KILLS


@pytest.mark.long
def test_many_kills_lose_and_double_nothing(folder: Path) -> None:
    clock = Clock(folder)
    with clock.hang(Hatched(folder, f"sqlite:///{folder}/osada.db")) as node:
        sea, weather = Sea([node.port]), Weather([node], KILLS, clock, disk=True)
        asyncio.run(sail(sea, weather, GAMES))
    assert_one_history(sea, weather)
    assert weather.happened["full disks"]


@pytest.mark.long
def test_many_kills_of_two_nodes_lose_and_double_nothing(folder: Path) -> None:
    clock = Clock(folder)
    with postgres_cluster() as cluster:
        one, two = (clock.hang(Hatched(folder, cluster.url)) for _ in range(2))
        with one, two:
            sea = Sea([one.port, two.port])
            weather = Weather([one, two], KILLS, clock, cluster)
            asyncio.run(sail(sea, weather, GAMES))
    assert_one_history(sea, weather)
    assert weather.happened["database restarts"]


@pytest.mark.long
def test_a_server_that_answers_too_early_is_found_out(folder: Path) -> None:
    fault = "tests.server.faults:answer_before_disk"
    with Hatched(folder, f"sqlite:///{folder}/osada.db", fault) as node:
        sea, unknown = Sea([node.port], patience=1), False
        try:
            asyncio.run(sail(sea, Weather([node], 3), GAMES))
        except* Refused:  # not a move was lost, but that somebody had sat down
            unknown = True
    assert unknown or any(problem.startswith("lost: ") for problem in check(sea.history))


# The checker


def game() -> list[Note]:
    """Ada moves, then Bo; Cy watches. All is well."""
    lines = [Line(1, "start"), Line(2, "first"), Line(3, "second")]
    hers = [lines[0], Line(2, "first", "Ada", 0, 7), lines[2]]
    his = [*lines[:2], Line(3, "second", "Bo", 1, 9)]
    return [
        Read("Ada", "t", 1, 0, "a"),
        Sent("Ada", "t", "k1", 0, 7),
        Told("Cy", "t", 1, "start"),
        Answered("Ada", "t", "k1", 2),
        Read("Bo", "t", 2, 1, "b"),
        Told("Cy", "t", 2, "first"),
        Sent("Bo", "t", "k2", 1, 8),
        Denied("Bo", "t", "k2", "illegal"),
        Sent("Bo", "t", "k3", 1, 9),
        Answered("Bo", "t", "k3", 3),
        Read("Ada", "t", 3, 0, "c"),
        *(Log("Ada", "t", node, hers) for node in ("one", "two")),
        *(Log("Bo", "t", node, his) for node in ("one", "two")),
    ]


def test_a_good_history_is_good(folder: Path) -> None:
    assert check(game()) == []
    save(game(), folder / "history.jsonl")
    assert load(folder / "history.jsonl") == game()


def test_a_move_whose_answer_never_came_may_be_there_or_not() -> None:
    silent = [note for note in game() if not isinstance(note, Answered)]
    assert check(silent) == []
    assert check([*game(), Sent("Ada", "t", "k4", 0, 7)]) == []


def spoiled(found: Note, put: Note) -> list[Note]:
    return [put if note == found else note for note in game()]


FAULTS = {
    "stale": [*game(), Read("Ada", "t", 2, 0, "b0")],
    "two stories: the state": [*game(), Read("Bo", "t", 2, 1, "other")],
    "two stories: entry 2": spoiled(Told("Cy", "t", 2, "first"), Told("Cy", "t", 2, "another")),
    "left out": spoiled(Told("Cy", "t", 1, "start"), Sent("Cy", "t", "k9", 0, 1)),
    "told twice": [*game(), Told("Cy", "t", 2, "first")],
    "lost: Ada's move": spoiled(Answered("Ada", "t", "k1", 2), Answered("Ada", "t", "k1", 1)),
    "lost: entry 4": [*game(), Told("Cy", "t", 3, "second"), Told("Cy", "t", 4, "third")],
    "doubled: Ada's move": [*game(), Answered("Ada", "t", "k1", 3)],
    "doubled: entry 3": [
        note
        for note in game()
        if not (isinstance(note, Sent | Answered) and note.key == "k3")
    ],
    "a gap": [*game(), Log("Bo", "t", "one", [Line(1, "start"), Line(3, "second")])],
    "two stories: the length": [*game(), Log("Bo", "t", "one", [Line(1, "start")])],
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_found(fault: str) -> None:
    assert any(problem.startswith(fault) for problem in check(FAULTS[fault]))
