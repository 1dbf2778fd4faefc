"""Hidden information never leaves the server: the kit's check, on the bytes of the wire."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest

from examples.pebbles import GAME as PEBBLES
from osada.conformance.random_game import finished_table
from osada.conformance.twins import moves_of, seen
from osada.core.events import Event
from osada.core.game import Game, Mode
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.table import Table, TableMove
from osada.games import find
from osada.server.platform.identity.schemas import User
from osada.server.tables.hub import Watcher, update
from osada.server.tables.state.hosted_table import HostedTable, wire_event
from osada.server.tables.state.log_entries import Occupant, Seated, Started
from osada.server.tables.state.table_setup import TableSetup
from osada.server.tables.state.terms import Terms
from tests.server.client import Client, seated
from tests.server.node import Node

Come = Callable[..., Client]
GAMES = [PEBBLES, find("sardinia"), find("settlers"), find("saltfjord")]


def hosted(table: Table) -> HostedTable:
    """A table of the server at a table's position."""
    made = TableSetup(
        id="t", game=table.game.name, players=table.players, options=table.options, seed="x",
        revision=1, content="", terms=Terms(), stream=None, attempt=1, previous=None,
        created_at=0, maker="u0",
    )  # fmt: skip
    shown = HostedTable(made, table.game)
    people = [Occupant("person", f"u{seat}", "x") for seat in range(table.players)]
    shown.apply(Seated(seq=1, at=1, change="made", occupants=people))
    shown.apply(Started(seq=2, at=1))
    shown.table = table
    return shown


def frame(shown: HostedTable, seat: int | None) -> bytes:
    """What a seat's socket gets."""
    user = None if seat is None else User(f"u{seat}", "guest", "x", "en")
    shown.written.clear()
    sent = update(shown, Watcher("t", user, None, 0), ())
    assert sent is not None
    parts = json.loads(sent)
    for part in ("now", "deadlines"):
        parts["state"]["clock"].pop(part)
    return json.dumps(parts).encode()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_frames_of_twins_are_the_same_bytes(game: Game) -> None:
    """Wherever nature could have drawn otherwise without the seat being told, it does."""
    mode = next((m for m in game.modes() if m.players == 2), game.modes()[0])
    for seed in range(2):
        played = finished_table(game, mode, seed)
        for seat in (*range(mode.players), None):
            follow(game, mode, played, seat, Rng(seed))


def _moves_alike(twin: Position, entry: TableMove, seat: int | None) -> list[int]:
    """The same move, or any of nature's that tells the seat exactly as much."""
    moves = moves_of(twin, entry, entry.seat)
    return [m for m in moves if _tells(twin, entry, m, seat) == seen(entry.events, seat)]


def _tells(twin: Position, entry: TableMove, move: int, seat: int | None) -> list[Event]:
    events: list[Event] = []
    twin.clone().play(entry.seat, move, events)
    return seen(events, seat)


def follow(game: Game, mode: Mode, played: Table, seat: int | None, rng: Rng) -> None:
    one, twin = (Table(game, mode.players, "x", mode.options) for _ in range(2))
    twins = [hosted(one), hosted(twin)]
    for each in twins:
        each.history.clear()
        each.player()._clear()
    for number, entry in enumerate(played.entries, 1):
        alike = _moves_alike(twin.position, entry, seat)
        if not alike:
            return
        heard: list[Event] = []
        twin.position.clone().play(entry.seat, move := alike[rng.below(len(alike))], heard)
        if seen(heard, seat) != seen(entry.events, seat):
            return
        for each, chosen in zip(twins, (entry.move, move), strict=True):
            each.player()._add(entry.seat, chosen)
        if number % 9 == 0 or len(alike) > 1:
            assert frame(twins[0], seat) == frame(twins[1], seat)


def test_a_planted_leak_is_caught() -> None:
    """The comparison would see a hidden number if a view showed it."""
    one, twin = (Table(PEBBLES, 2, "x") for _ in range(2))
    twin.position.reshuffle(0, Rng(3))
    twin.position.luck[1] = 1 + one.position.luck[1] % 3
    assert frame(hosted(one), 0) == frame(hosted(twin), 0)
    assert frame(hosted(one), 1) != frame(hosted(twin), 1)


def test_nobody_learns_who_else_knows() -> None:
    event = next(e for e in Table(PEBBLES, 2, "x").entries[0].events if e.audience != -1)
    assert b"audience" not in bytes(wire_event(event).body)


def test_frames_of_spectators_have_no_hidden_number(node: Node, guest: Come) -> None:
    ada, bo, cyd = guest(node, "Ada"), guest(node, "Bo"), guest(node, "Cyd")
    table = seated(ada, bo)
    ada.play(table, "add")
    with cyd.watch(table) as looking, bo.watch(table) as playing:
        public, own = looking.next(), playing.next()
    assert public["state"]["view"]["luck"] == [None, None]
    assert public["state"]["legal"] == []
    assert public["state"]["token"] is None
    assert "luck-seen" not in json.dumps(public)
    assert own["state"]["view"]["luck"][0] is None
    seen = [e for entry in own["entries"] for e in entry["events"] if e["event"] == "luck-seen"]
    assert [event["seat"] for event in seen] == [1]
    assert msgspec.json.encode(seen).count(b"number") == 1
