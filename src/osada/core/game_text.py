"""The words of a game: its languages, its sentences, and its board in plain text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Generic

import msgspec
from typing_extensions import TypeVar

from osada.core.events import Event
from osada.core.position import Position
from osada.text.language import Language

if TYPE_CHECKING:
    from osada.core.game import Game

P = TypeVar("P", bound=Position, default=Any)
"""The class of a game's positions."""


class Way(msgspec.Struct, frozen=True):
    """Several moves that a person may choose as one, in one language."""

    moves: tuple[int, ...]
    """Each is legal once those before it have been played."""
    sentence: str


Draw = Callable[[P, int | None, Sequence[str], Language], str]
Closing = Callable[[P, Sequence[str], Language], str]
Hint = Callable[[P, int, int, Language], str]
Subject = Callable[[P, int, Language], str]
Ways = Callable[[P, int, Language], list[Way]]


def _no_closing(position: Position, names: Sequence[str], language: Language) -> str:
    return ""


def _no_hint(position: Position, seat: int, move: int, language: Language) -> str:
    return ""


def _no_subject(position: Position, move: int, language: Language) -> str:
    return ""


def _no_ways(position: Position, seat: int, language: Language) -> list[Way]:
    return []


class GameText(Generic[P]):
    """Facet of a game: everything that it says in words. Every game has one."""

    def __init__(
        self,
        game: Game[P],
        *,
        draw: Draw[P],
        closing: Closing[P] = _no_closing,
        hint: Hint[P] = _no_hint,
        subject: Subject[P] = _no_subject,
        ways: Ways[P] = _no_ways,
    ) -> None:
        self._package = game.package
        self._moves = game.moves
        self._domains = {domain.name: domain for domain in game.domains}
        self.draw = draw
        """Return the board in plain text, as a seat or a spectator (`None`) sees it."""
        self.closing = closing
        """Return how the points of a finished game came about; empty if not told."""
        self.hint = hint
        """Return what a legal move costs and gives in this position; empty if that is plain."""
        self.subject = subject
        """Return what a move is about, where its sentence has only a number; else empty."""
        self.ways = ways
        """Return what people are offered as one choice beside the moves, such as a payment."""

    def language(self, code: str) -> Language:
        """Return the game's messages in a language."""
        return _language(self._package, code)

    def tell(self, event: Event, names: Sequence[str], language: Language) -> str:
        """Put an event into words; `names` are those of the players, by seat.

        A component comes by its name and, for languages that decline it, by its id: `resource_id`.
        """
        values = {field: getattr(event, field) for field in event.__struct_fields__}
        words = self.fill(values, language)
        if "seat" in values:
            words["seat"] = names[values["seat"]]
        return language.say(f"event-{event.kind()}", **words)

    def tell_move(self, position: P, move: int, language: Language) -> str:
        """Put a move into words, with the name of what it is about."""
        sentence = self._moves.sentence(move, language)
        subject = self.subject(position, move, language)
        return f"{sentence} ({subject})" if subject else sentence

    def fill(self, values: Mapping[str, int], language: Language) -> dict[str, str | int]:
        """Return the arguments of a message: numbers, and components by their names.

        A field is a value of the domain that its last word names: `from_province` of `province`.
        """
        words: dict[str, str | int] = {}
        for field, value in values.items():
            words[field] = value
            if (domain := self._domains.get(field.rpartition("_")[2])) is not None:
                words[field] = domain.name_in(value, language)
                words[f"{field}_id"] = domain.values[value]
        return words


@cache
def _language(package: str, code: str) -> Language:
    return Language(code, [files(package) / "locale"])
