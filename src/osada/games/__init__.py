"""The games, one folder each, found by looking: adding a game touches nothing here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Final

import msgspec

from osada.core.game import Game
from osada.core.plugins import offered
from osada.core.solo import challenges_of
from osada.games.overlay import VARIABLE, folder, with_overlay
from osada.teaching import lessons
from osada.teaching.lessons import Course
from osada.text.errors import ContentError, OsadaError
from osada.text.foreign_errors import of_code
from osada.text.language import LANGUAGES

_GROUP: Final = "osada.games"


def names() -> list[str]:
    """Return the games of Osada and those that other packages offer as `osada.games`."""
    return sorted(_offered())


@cache
def find(name: str) -> Game:
    """Return the game of that name; one that cannot be loaded is an `OsadaError`."""
    point = _offered().get(name)
    if point is None:
        raise OsadaError("error-no-game", name=name, known=", ".join(names()))
    try:
        return with_overlay(_loaded(point))
    except OsadaError:
        raise
    except Exception as error:
        raise OsadaError("error-game-unloaded", name=name, reason=of_code(error)) from error


class Edition(msgspec.Struct, frozen=True):
    """Reference to an edition, for other processes and for stored tables.

    It carries the data files unless they are the default edition's, or as shipped.
    """

    game: str
    revision: int
    content: str
    """The hash of the data."""
    files: Mapping[str, bytes] | None = None

    @classmethod
    def of(cls, game: Game) -> Edition:
        """Return the reference to an edition."""
        files = None if at_hand(game.name, game.content_hash) else game.content()
        return cls(game.name, game.revision, game.content_hash, files)

    def load(self) -> Game:
        """Return the edition; data that are not at hand are an `OsadaError`."""
        default_edition = find(self.game)
        for game in (default_edition, default_edition.edition({})):
            if game.content_hash == self.content:
                return game.edition(revision=self.revision)
        if self.files is not None:
            found = default_edition.edition(self.files, self.revision)
            if found.content_hash == self.content:
                return found
        raise OsadaError("error-no-content", name=self.game, content=self.content)


def at_hand(name: str, content: str) -> bool:
    """Tell whether that content is the default edition's, or as shipped."""
    default_edition = find(name)
    return content in (default_edition.content_hash, default_edition.edition({}).content_hash)


def every() -> list[Game]:
    """All games that can be had: one that is broken does not keep the others away."""
    return [game for game, _ in map(_tried, _offered().values()) if game is not None]


@cache
def courses() -> dict[str, Course]:
    """The courses of all games, by name."""
    return {course.id: course for game in every() for course in lessons.courses(game)}


def broken() -> dict[str, str]:
    """The games that were left out, and why: by their code, or by the content they were given."""
    tried = {name: _tried(point) for name, point in _offered().items()}
    return {name: reason for name, (game, reason) in tried.items() if game is None}


def _offered() -> dict[str, EntryPoint]:
    """Return the entry point of each game, by name; another package's goes before ours."""
    points = [EntryPoint(name, f"{__name__}.{name}:GAME", _GROUP) for name in _ours()]
    every_one = {point.name: point for point in (*points, *offered(entry_points, _GROUP))}
    return dict(sorted(every_one.items()))


@cache
def _ours() -> list[str]:
    return [module.name for module in iter_modules(__path__) if module.ispkg]


@cache
def _tried(point: EntryPoint) -> tuple[Game | None, str]:
    """A game that can tell all that a list of games asks for, and its content; or why not."""
    try:
        game = find(point.name)
        for code in LANGUAGES:
            game.text.language(code)
        challenges_of(game)
        lessons.courses(game)
        fingerprint = game.content_hash
    except ContentError as error:
        return None, f"{error} ({VARIABLE}={folder()})"
    except Exception as error:
        return None, str(error) or repr(error)
    return game, fingerprint


def _loaded(point: EntryPoint) -> Game:
    found = point.load()
    if not isinstance(found, Game):
        raise OsadaError("error-not-a-game", name=point.name)
    return found
