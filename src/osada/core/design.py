"""A design under test: the parts of it that can be taken away, and what became of them in a game.

A game that lets people design something (a sheet, a map) offers this, and `osada.analysis.balance`
plays it, with and without each part, on the same draws.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic

import msgspec

from osada.core.game_text import P
from osada.core.options import Choices
from osada.text.language import Language

if TYPE_CHECKING:
    from osada.core.game import Game


class Use(msgspec.Struct, frozen=True):
    """The use of a part in a game that is over."""

    built: bool
    settled: int = 0
    """The number of times it was enlarged, by the rule that enlarges parts in that game."""


class Variant(msgspec.Struct, frozen=True):
    """The design as it is to be played: the game's name, a pack over what is shipped, options."""

    game: str
    pack: Mapping[str, bytes]
    options: Choices


class Design(ABC, Generic[P]):
    """A design that can be measured."""

    name: str
    parts: tuple[str, ...]
    """By id, in order."""

    @abstractmethod
    def whole(self) -> Variant:
        """The design as it is."""

    @abstractmethod
    def without(self, part: int) -> Variant:
        """The design with one part made useless."""

    @abstractmethod
    def gift(self, part: int) -> Variant:
        """The design with one part for next to nothing."""

    @abstractmethod
    def kind(self, part: int) -> str:
        """Return the kind of a part: parts of one kind do alike."""

    @abstractmethod
    def label(self, part: int, language: Language) -> str:
        """Return the name of a part."""

    @abstractmethod
    def uses(self, position: P) -> list[Use]:
        """Return the use of each part, by seat 0, in a game that is over."""

    @abstractmethod
    def sources(self, position: P) -> dict[str, int]:
        """Return the points of seat 0 by source, each named by a message."""


class Printed(msgspec.Struct, frozen=True):
    """Measurements of a printed design, to compare with."""

    name: str
    mean: float
    """Points of the strongest level."""
    error: float
    """Half the width of the 95 % interval of that."""
    worth: list[float]
    """Points that each part brings, by a level that is quicker, and nearly as strong."""
    gift: list[float]
    """Points that each part brings where it costs next to nothing, by the same level."""
    gift_built: list[float]
    """In what share of those games it was finished."""
    built: list[float]
    """In what share of games each part was finished, by the strongest level."""
    kinds: list[str]
    """The kind of each part."""


@dataclass(frozen=True)
class Designs:
    """Facet of a game that people design something for, such as a sheet."""

    own: Choices
    """The options that play what an edition has added."""
    design: Callable[[Choices], Design | None]
    """Return what a table with these options is played on, if people design such things."""
    printed: Callable[[], list[Printed]]
    """Return the measures of the printed designs."""


_NOTHING: Final = Designs({}, lambda options: None, list)


def designs_of(game: Game) -> Designs:
    """Return a game's facet, or one without designs."""
    return game.designs or _NOTHING
