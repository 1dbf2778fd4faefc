"""Faults planted in Hush, each with what the kit says of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from tests.conformance.hush.game import Hush
from tests.conformance.hush.position import HushPosition

Faulty = TypeVar("Faulty", bound=type[Hush] | type[HushPosition])


class Fault(NamedTuple):
    """A game with a fault in it, and what the kit says when it finds it."""

    name: str
    game: Hush
    said: str


class Bed:
    """The place where faults of one sort are planted."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def caught(self, said: str) -> Callable[[Faulty], Faulty]:
        """Plant a game, or a position of one, that the kit finds fault with in these words."""

        def plant(kind: Faulty) -> Faulty:
            game = kind() if issubclass(kind, Hush) else type("Faulty", (Hush,), {"kind": kind})()
            self.faults.append(Fault(kind.__name__, game, said))
            return kind

        return plant
