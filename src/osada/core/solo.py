"""Games for one: categories of personal bests, honours, and the daily challenge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from osada.core.game_text import P
from osada.core.options import Choices
from osada.core.position import Position

if TYPE_CHECKING:
    from osada.core.game import Game, Mode


def _no_honours(position: Position) -> list[str]:
    return []


@dataclass(frozen=True)
class Solo(Generic[P]):
    """Facet of a game that one person can play alone."""

    category: Callable[[Choices], str]
    """Return the name under which a personal best is kept; every option has its value."""
    challenges: Sequence[Mode]
    """The games for one that a daily challenge chooses from."""
    honours: Callable[[P], list[str]] = _no_honours
    """Return ranks, medals and achievements of a finished game, as names of messages."""


def challenges_of(game: Game) -> Sequence[Mode]:
    """Return a game's daily challenges; none if it is not for one."""
    return game.solo.challenges if game.solo else ()


def category_of(game: Game, options: Choices) -> str | None:
    """Return the category of a game for one; none if no best is kept."""
    return game.solo.category(options) if game.solo else None


def honours_of(game: Game, position: Position) -> list[str]:
    """Return the honours of a finished game for one."""
    return game.solo.honours(position) if game.solo else []
