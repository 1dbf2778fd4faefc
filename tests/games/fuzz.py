"""Positions that were tampered with: one number of a position of a random game is another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from osada.conformance.random_game import pick
from osada.core.bits import members
from osada.core.game import Game
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.core.snapshot import from_json, values
from osada.text.errors import PositionError

LONGEST: Final = 20_000
"""A game with more decisions than this does not end."""
ODD: Final = (-(2**61), -64, -2, -1, 0, 1, 2, 3, 4, 5, 7, 15, 36, 63, 64, 127, 2**40, 2**61)
"""Numbers that mean something somewhere, or nothing anywhere."""


class Change(msgspec.Struct, frozen=True):
    """A number of a position that is made another one."""

    field: str
    index: int | None
    value: int

    def __str__(self) -> str:
        place = "" if self.index is None else f"[{self.index}]"
        return f"{self.field}{place} = {self.value}"

    def read(self, game: Game, position: Position) -> Position | None:
        """The changed position, read from JSON; nothing if it is refused."""
        changed = values(game, position)
        field = changed[self.field]
        if isinstance(field, list):
            field[self.index or 0] = self.value
        else:
            changed[self.field] = self.value
        data = {"game": game.name, "revision": game.revision, "position": changed}
        try:
            return from_json(game, msgspec.json.encode(data))
        except PositionError:
            return None


def places(game: Game, position: Position) -> list[tuple[str, int | None]]:
    """Every scalar, and every place of every array."""
    cells = [(name, i) for name in game.arrays for i in range(len(getattr(position, name)))]
    return [*((name, None) for name in game.scalars), *cells]


def some_change(game: Game, position: Position, rng: Rng) -> Change:
    """Another number somewhere: near the true one, a bit of it changed, or an odd one."""
    names = (*game.scalars, *game.arrays)
    name = names[rng.below(len(names))]
    field = getattr(position, name)
    index = int(rng.below(len(field))) if name in game.arrays else None
    old = int(field if index is None else field[index])
    odd = ODD[rng.below(len(ODD))]
    flipped = old ^ 1 << rng.below(45 if rng.below(2) else 8)
    return Change(name, index, (old - 1, old + 1, flipped, flipped, odd, odd)[rng.below(6)])


def positions(game: Game, rng: Rng) -> Iterator[Position]:
    """Positions of random games of all modes, one of each game."""
    modes = game.modes()
    while True:
        mode = modes[rng.below(len(modes))]
        position = game.new(mode.players, mode.options)
        for _ in range(rng.below(LENGTH[game.name] * (1 + mode.players))):
            if position.turn() != OVER:
                step(position, rng)
        yield position


LENGTH: Final = {"sardinia": 80, "settlers": 70, "saltfjord": 180}
"""Decisions of a random game, nature's too, for each player and one more."""


def step(position: Position, rng: Rng) -> None:
    """Any move of the seat to act, nature included."""
    if position.turn() == NATURE:
        position.play(NATURE, pick([move for move, _ in position.chances()], rng))
        return
    seat = pick(members(position.open_seats()), rng)
    position.play(seat, pick(position.legal(seat), rng))


def play_on(game: Game, position: Position, rng: Rng) -> None:
    """Play at random to the end: every seat that is open can move, and nothing gets broken."""
    for _ in range(LONGEST):
        reasons = game.broken(position)
        assert not reasons, reasons
        if position.turn() == OVER:
            assert len(position.scores()) == len(position.places())
            return
        step(position, rng)
    raise AssertionError("the game does not end")
