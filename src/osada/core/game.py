"""A game as the rest of the house sees it: one object a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import ClassVar

import msgspec

from osada.core.content import fingerprint
from osada.core.errors import OptionError
from osada.core.events import Event
from osada.core.language import Language
from osada.core.levels import Recipe
from osada.core.moves import Domain, MoveTable
from osada.core.options import Choices, Option, settle
from osada.core.position import Position
from osada.core.value import Value

RuleId = str


class Mode(msgspec.Struct, frozen=True):
    """A way to play a game: how many people, and the options that differ from the default."""

    players: int
    options: dict[str, str] = {}


class Article(msgspec.Struct, frozen=True):
    """One entry of a game's almanac, in one language."""

    id: str
    title: str
    text: str
    kind: str = ""
    """What it is about; the game's message `almanac-kind-<kind>` is the heading of its kind."""
    facts: tuple[tuple[str, str], ...] = ()
    """What is to be known at a glance, in pairs: `Cost` and `1 wood`."""
    rules: tuple[RuleId, ...] = ()
    near: tuple[str, ...] = ()
    """The ids of articles that belong to it."""
    also: tuple[str, ...] = ()
    """Other components that it tells of, by what would be the ids of their articles."""
    sketch: str = ""
    """A drawing in plain text."""


class Way(msgspec.Struct, frozen=True):
    """Several moves that a person may choose as one, in one language."""

    moves: tuple[int, ...]
    """Each is legal once those before it have been played."""
    sentence: str


class Game(ABC):
    """What a game's folder offers; the abstract methods are what its author writes."""

    name: ClassVar[str]
    revision: ClassVar[int]
    """Raised by every change that alters outcomes; a record names the one it was played under."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules: ClassVar[tuple[RuleId, ...]]
    moves: ClassVar[MoveTable]
    events: ClassVar[tuple[type[Event], ...]]
    domains: ClassVar[tuple[Domain, ...]]
    """What events name: a field `province` or `from_province` is a value of that domain."""
    scalars: ClassVar[tuple[str, ...]]
    """The names of the position's `i64` fields; `players` is one of them in every game."""
    arrays: ClassVar[tuple[str, ...]]
    """The names of the position's `vec[i64]` fields."""

    @abstractmethod
    def start(self, players: int, options: Choices) -> Position:
        """A position before the first draw; every option has its value."""

    @abstractmethod
    def modes(self) -> list[Mode]:
        """Every way to play that differs in its rules: what the conformance kit goes through."""

    @abstractmethod
    def why_not(self, position: Position, seat: int, move: int) -> RuleId | None:
        """The rule that forbids a move now, or `None` if it is legal."""

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> msgspec.Struct:
        """All that a seat, or a spectator (`None`), may see."""

    @abstractmethod
    def broken(self, position: Position) -> list[str]:
        """What must always hold and does not, in plain words."""

    @abstractmethod
    def content(self) -> dict[str, bytes]:
        """The data files that the game is played with, by name."""

    @abstractmethod
    def check_content(self, files: Mapping[str, bytes]) -> None:
        """Raise `ContentError` if data files are not as they must be, together with those shipped.

        What a pack leaves out is as it came with the game.
        """

    @abstractmethod
    def draw(
        self, position: Position, seat: int | None, names: Sequence[str], language: Language
    ) -> str:
        """The board in plain text, as a seat sees it."""

    # What a game may offer besides

    value: ClassVar[Value] = Value()
    """What positions are worth to bots; the points there are, unless a game knows better."""

    levels: ClassVar[Mapping[str, Recipe]] = {}
    """How bots of `level1` … `level5` think; the usual way for a level that is not named."""

    def closing(self, position: Position, names: Sequence[str], language: Language) -> str:
        """How the points of a finished game came about, in plain text; empty if not told."""
        return ""

    def solo_category(self, options: Choices) -> str | None:
        """Under which name a personal best of a game for one is kept; `None` if it is not."""
        return None

    def honours(self, position: Position) -> list[str]:
        """The ranks, medals and achievements of a finished game for one, as message names."""
        return []

    def challenges(self) -> list[Mode]:
        """The games for one that a daily challenge chooses from; empty if there is none."""
        alone = [mode for mode in self.modes() if mode.players == 1]
        return [m for m in alone if self.solo_category(settle(self.options, m.options)) is not None]

    def ways(self, position: Position, seat: int, language: Language) -> list[Way]:
        """What is offered to people as one choice beside the moves: a payment with its steps."""
        return []

    def hint(self, position: Position, seat: int, move: int, language: Language) -> str:
        """What a legal move costs and gives in this position, in a few words; empty if plain."""
        return ""

    def almanac(self, language: Language) -> list[Article]:
        """Longer explanations of the game's components: kind by kind, in alphabetical order."""
        return []

    # What every game has

    def new(self, players: int, options: Choices | None = None) -> Position:
        """A position before the first draw."""
        key = players, tuple(options.items()) if options else ()
        if key not in self._fresh:
            self._fresh[key] = self._first(players, options or {})
        return self._fresh[key].clone()

    def _first(self, players: int, options: Choices) -> Position:
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            raise OptionError(
                "error-players", game=self.name, first=first, last=last, players=players
            )
        return self.start(players, settle(self.options, options))

    @cached_property
    def _fresh(self) -> dict[tuple[int, tuple[tuple[str, str], ...]], Position]:
        """Positions before the first draw: cloning one is quicker than making another."""
        return {}

    @cached_property
    def content_hash(self) -> str:
        """What a record names, so that it never replays on other data."""
        return fingerprint(*self.content().values())

    @property
    def package(self) -> str:
        """The package that the game lies in, with its folders `data` and `locale`."""
        definer = next(kind for kind in type(self).__mro__ if "name" in vars(kind))
        return definer.__module__.rpartition(".")[0]

    def language(self, code: str) -> Language:
        """The game's words."""
        return _language(self.package, code)

    def tell(self, event: Event, names: Sequence[str], language: Language) -> str:
        """An event in words; `names` are those of the players, by seat.

        What is named comes in words and, for languages that decline it, by its id: `resource_id`.
        """
        domains = {domain.name: domain for domain in self.domains}
        words: dict[str, str | int] = {}
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if field == "seat":
                words[field] = names[value]
            elif (domain := domains.get(field.rpartition("_")[2])) is not None:
                words[field] = domain.told(value, language)
                words[f"{field}_id"] = domain.values[value]
            else:
                words[field] = value
        return language.say(f"event-{event.kind()}", **words)


@cache
def _language(package: str, code: str) -> Language:
    return Language(code, [files(package) / "locale"])
