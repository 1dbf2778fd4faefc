"""The coach of a first game: what matters now, said once, and less from game to game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from osada.core.position import Position

GAMES: Final = 3
"""In so many games of a kind the coach speaks unless somebody says otherwise."""
HEARD: Final = 2
"""A tip that was heard in so many games is not said again."""

Values = dict[str, int]
"""The arguments of a tip; a component goes by the name of its domain."""

Ours = TypeVar("Ours", bound=Position)


class Tip(msgspec.Struct, frozen=True):
    """Something that is true of a position and worth knowing for the seat whose turn it is.

    Its words are the game's message `coach-<id>`.
    """

    id: str
    rule: str
    values: Values = {}


class Advice(NamedTuple, Generic[Ours]):
    """A tip and when it is true, by what its seat can see: the blanks to fill, else `None`."""

    id: str
    rule: str
    when: Callable[[Ours, int], Values | None]


def true_now(advice: Sequence[Advice[Ours]], position: Ours, seat: int) -> list[Tip]:
    """The tips that hold for a seat which may act, in the order given: the worthiest first."""
    if not position.open_seats() >> seat & 1:
        return []
    found = ((it, it.when(position, seat)) for it in advice)
    return [Tip(it.id, it.rule, values) for it, values in found if values is not None]


class Heard(msgspec.Struct):
    """The tips that a person has heard from the coach of one game, over all games of it."""

    games: int = 0
    """Those that were played to their end."""
    tips: dict[str, int] = {}
    """In how many games each tip was heard."""

    def speaks(self) -> bool:
        """Tell whether the coach speaks without being asked to."""
        return self.games < GAMES

    def next(self, tips: Sequence[Tip], said: set[str]) -> Tip | None:
        """The worthiest tip that is still worth saying; `said` are those of this game."""
        fresh = (tip for tip in tips if tip.id not in said and self.tips.get(tip.id, 0) < HEARD)
        return next(fresh, None)

    def enter(self, said: set[str]) -> None:
        """A game is over in which some tips were said."""
        self.games += 1
        for tip in said:
            self.tips[tip] = self.tips.get(tip, 0) + 1
