"""The games, one folder each, found by looking: adding a game touches nothing here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    """An edition by name, for other processes; with its files where it is not the default one."""

    game: str
    revision: int
    content: str
    files: dict[str, bytes] | None = None


def named(game: Game) -> Edition:
    """Return the reference by which another process finds an edition."""
    files = None if at_hand(game.name, game.content_hash) else game.content()
    return Edition(game.name, game.revision, game.content_hash, files)


def of_name(wanted: Edition) -> Game:
    """The edition that was named."""
    return edition(wanted.game, wanted.revision, wanted.content, lambda _: wanted.files)


def at_hand(name: str, content: str) -> bool:
    """Tell whether that content is the default edition's, or as shipped."""
    default_edition = find(name)
    return content in (default_edition.content_hash, default_edition.edition({}).content_hash)


def edition(
    name: str,
    revision: int,
    content: str,
    find_content: Callable[[str], Mapping[str, bytes] | None],
) -> Game:
    """A game under a revision of its rules, on the content of that hash.

    It is the default edition, as shipped, or what `find_content` finds; else an `OsadaError`.
    """
    default_edition = find(name)
    for game in (default_edition, default_edition.edition({})):
        if game.content_hash == content:
            return game.edition(revision=revision)
    files = find_content(content)
    found = None if files is None else default_edition.edition(files, revision)
    if found is None or found.content_hash != content:
        raise OsadaError("error-no-content", name=name, content=content)
    return found


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
