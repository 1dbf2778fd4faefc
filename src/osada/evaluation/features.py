"""Features: the inputs of a game's nets, which the game names and explains.

A feature is a whole number. Those of the table come first, then those of every seat, beginning
with the seat whose view it is; nothing is written that this seat cannot know. What a feature
means in words is a message of the game, usually `feature-<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from mypy_extensions import mypyc_attr

from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.text.language import Language


class Feature:
    """A number that says something about a position."""

    def __init__(
        self, name: str, scale: int = 1, *, word: str = "", about: str = "", number: int = 0
    ) -> None:
        self.name = name
        self.scale = scale
        """The number that stands for one: 100 if it is counted in hundredths."""
        self.word = word or name
        """Its message is `feature-<word>`; features that differ in a number have the same one."""
        self.about = about
        """The word of the feature that fills the blank `what` of the message, if it has one."""
        self.number = number
        """The argument `number` of the message."""

    def name_in(self, language: Language) -> str:
        """Return its meaning in a few words."""
        what = language.say(f"feature-{self.about}") if self.about else ""
        return language.say(f"feature-{self.word}", what=what, number=self.number)


def offset_of(features: Sequence[Feature], name: str) -> int:
    """Return the place of a feature in its table, by which a game writes it."""
    return [feature.name for feature in features].index(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of a game's positions; a game writes a subclass."""

    def __init__(self, table: Sequence[Feature], seat: Sequence[Feature]) -> None:
        self.table: list[Feature] = list(table)
        self.seat: list[Feature] = list(seat)

    def kind(self, position: Position) -> str:
        """Return the name of the net for a position: the number of players and the kind of game."""
        return str(len(position.scores()))

    def number(self, position: Position) -> i64:
        """The same as a small number from 0, quickly told."""
        return len(position.scores())

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        """Write the features of a position as a seat sees it."""
        raise NotImplementedError

    def won(self, position: Position, seat: i64) -> float:
        """Of a finished game: 1 for the winner, a part if several share the win, else 0."""
        places = position.places()
        return 1 / places.count(1) if places[seat] == 1 else 0.0

    def prize(self, position: Position) -> i64:
        """Return the worth of winning, besides points, to bots in a game for one, in hundredths."""
        return 0

    def size(self, players: i64) -> i64:
        """Return the number of features."""
        return len(self.table) + players * len(self.seat)

    def names(self, players: int) -> list[str]:
        """Return all names in order; those of a seat with a number, 0 for the seat that looks."""
        own = [f"{feature.name}/{seat}" for seat in range(players) for feature in self.seat]
        return [feature.name for feature in self.table] + own

    def version(self) -> str:
        """Differs if the features do: nets are only of use with those they were trained on."""
        told = [f"{feature.name}:{feature.scale}" for feature in (*self.table, *self.seat)]
        return sha256(f"{len(self.table)} {' '.join(told)}".encode()).hexdigest()[:16]
