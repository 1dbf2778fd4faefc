"""Random games for the kit, and the error that tells how to reproduce a fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from osada.core.bits import members
from osada.core.game import Game, Mode
from osada.core.position import OVER
from osada.core.rng import Rng
from osada.core.table import Table
from osada.text.errors import OsadaError

LONGEST: Final = 20_000
"""A random game with more decisions than this does not end."""


class Fault(AssertionError):
    """A game that does not keep the contract, with what is needed to see it again."""

    def __init__(self, check: str, table: Table, reason: str) -> None:
        lines = table.record(with_seed=True).text().splitlines()
        shown = "\n".join(lines if len(lines) <= 24 else [*lines[:12], "…", *lines[-12:]])
        super().__init__(f"{check}: {reason}\nafter move {len(table.entries)} of\n{shown}")
        self.check = check
        self.reason = reason


def new_table(game: Game, mode: Mode, seed: int) -> Table:
    """A table whose chance follows from a small number."""
    return Table(game, mode.players, f"kit-{seed}", mode.options)


def random_game(game: Game, mode: Mode, seed: int) -> Iterator[tuple[Table, Rng]]:
    """A random game: yields the table before each decision and once when it is over."""
    rng = Rng(seed)
    table = new_table(game, mode, seed)
    for _ in range(LONGEST):
        yield table, rng
        if table.position.turn() == OVER:
            return
        seat = pick(members(table.position.open_seats()), rng)
        move = pick(table.position.legal(seat), rng)
        try:
            table.play(seat, move)
        except OsadaError as error:
            raise Fault("agreement", table, f"a generated move was refused: {error}") from None
    raise Fault("termination", table, f"the game did not end within {LONGEST} decisions")


def pick(things: list[int], rng: Rng) -> int:
    """Any of some things."""
    return things[rng.below(len(things))]


def finished_table(game: Game, mode: Mode, seed: int) -> Table:
    """A random game played to its end."""
    table = new_table(game, mode, seed)
    for table, _rng in random_game(game, mode, seed):  # noqa: B007 - the last one is wanted
        pass
    return table


def seats_and_spectator(table: Table) -> list[int | None]:
    """Everybody who may look."""
    return [*range(table.players), None]
