"""Checks of records, undo and windows."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from osada.conformance.random_game import Fault
from osada.core import record as records
from osada.core.bits import members
from osada.core.game import Game
from osada.core.position import NATURE
from osada.core.replay import final_position, replay, verify
from osada.core.rng import Rng
from osada.core.snapshot import key
from osada.core.table import Table, TableMove
from osada.text.errors import OsadaError


def check_record(table: Table) -> None:
    """The record reads back, replays to the same position, and its draws follow from its seed."""
    game, text = table.game, table.record(with_seed=True).text()
    record = records.read(text)
    if record.text() != text:
        raise Fault("replay", table, "the record is written differently after reading it")
    if key(game, final_position(game, record)) != key(game, table.position):
        raise Fault("replay", table, "the record replays to another position")
    if verify(game, record) != sum(entry.seat == NATURE for entry in table.entries):
        raise Fault("replay", table, "the draws are miscounted")
    resumed = Table.resume(game, record)
    if resumed.record(with_seed=True).text() != text:
        raise Fault("replay", table, "a table resumed from the record has another record")


def trace(game: Game, text: str) -> str:
    """One hash over everything a replay passes through: positions, legal moves, chances."""
    record = records.read(text)
    digest = sha256()
    for step in replay(game, record):
        position = step.position
        moves = [position.legal(seat) for seat in members(position.open_seats())]
        chances = position.chances() if position.turn() == NATURE else []
        digest.update(key(game, position).encode() + msgspec.json.encode([moves, chances]))
    return digest.hexdigest()


def check_undo(table: Table, seat: int, rng: Rng) -> None:
    """Take some moves back and make them again: nothing has changed."""
    found = table.undoable(seat)
    if not found:
        return
    before, entries = key(table.game, table.position), list(table.entries)
    count = 1 + rng.below(len(found))
    again = [entries[i] for i in reversed(found[:count])]
    table.undo(seat, count)
    if len(table.entries) != len(entries) - count:
        raise Fault("undo", table, f"{count} moves were taken back, but others are gone too")
    for entry in again:
        table.play(seat, entry.move)
    if key(table.game, table.position) != before:
        raise Fault("undo", table, "moves taken back and made again led elsewhere")


def check_commutation(table: Table, rng: Rng) -> bool:
    """Play a finished game again with the moves of every window in another order.

    The result must be the same. A window that somebody's move closes at once, a race, has only the
    order it had. Whether anything was reordered.
    """
    game = table.game
    shuffled = _shuffle_windows(table.entries, rng)
    if [e.move for e in shuffled] == [e.move for e in table.entries]:
        return False
    position = game.new(table.players, table.options)
    for entry in shuffled:
        if position.window() != entry.window and entry.window:
            return False  # a race
        if entry.seat != NATURE and entry.move not in position.legal(entry.seat):
            name = game.moves.notation(entry.move)
            raise Fault("commutation", table, f"in another order seat {entry.seat} cannot {name}")
        position.play(entry.seat, entry.move)
    if key(game, position) != key(game, table.position):
        raise Fault("commutation", table, "the moves of a window in another order led elsewhere")
    return True


def _shuffle_windows(entries: list[TableMove], rng: Rng) -> list[TableMove]:
    """The same moves, each window's in another order that keeps the order of every seat."""
    result: list[TableMove] = []
    start = 0
    while start < len(entries):
        end = start + 1
        while end < len(entries) and 0 < entries[start].window == entries[end].window:
            end += 1
        result += _interleave(entries[start:end], rng)
        start = end
    return result


def _interleave(entries: list[TableMove], rng: Rng) -> list[TableMove]:
    lanes: dict[int, list[TableMove]] = {}
    for entry in entries:
        lanes.setdefault(entry.cause, []).append(entry)
    result: list[TableMove] = []
    while lanes:
        seat = sorted(lanes)[rng.below(len(lanes))]
        result.append(lanes[seat].pop(0))
        while lanes[seat] and lanes[seat][0].seat == NATURE:
            result.append(lanes[seat].pop(0))
        if not lanes[seat]:
            del lanes[seat]
    return result


def check_corrupted(table: Table) -> None:
    """A record with a line left out, or a result changed, is refused."""
    record = table.record()
    assert record.result is not None
    less = msgspec.structs.replace(record, moves=record.moves[:-1])
    wrong = msgspec.structs.replace(record, result=[n + 1 for n in record.result])
    for broken in (less, wrong):
        if _replays(table.game, broken):
            raise Fault("replay", table, "a corrupted record was accepted")


def _replays(game: Game, record: records.Record) -> bool:
    try:
        return bool(final_position(game, record))
    except OsadaError:
        return False
