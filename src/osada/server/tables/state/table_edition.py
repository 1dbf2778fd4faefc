"""Edition (rules revision and data) of a table, and whether it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from osada.core.game import Game
from osada.games import Edition, at_hand, find, names
from osada.server.tables.state.table_setup import TableSetup
from osada.text.errors import OsadaError


def edition_of(setup: TableSetup, files: Mapping[str, bytes] | None = None) -> Game:
    """Return the edition of a table; `files` is its stored data.

    A table from before editions were stored names a content hash that an installed edition must
    match.
    """
    if setup.edition is not None:
        return Edition(setup.game, setup.revision, setup.edition, files).load()
    default = find(setup.game)
    for known in (default, default.edition({})):
        game = known.edition(revision=setup.revision)
        if game.answers_to(setup.content, setup.options):
            return game
    raise OsadaError("error-no-content", name=setup.game, content=setup.content)


def needs_files(setup: TableSetup) -> bool:
    """Return whether the data of a table can only be found in the database."""
    try:
        return setup.edition is not None and not at_hand(setup.game, setup.edition)
    except OsadaError:
        return False


def custom_content(setup: TableSetup) -> str | None:
    """Return the hash of a table's data if it is not the default edition."""
    if setup.edition is None or setup.game not in names():
        return None
    return None if setup.edition == find(setup.game).content_hash else setup.edition


@cache
def playable_revisions() -> frozenset[tuple[str, int]]:
    """Return the installed games with the revisions that they support."""
    return frozenset((game.name, number) for game in _games() for number in game.supported)


@cache
def known_contents() -> frozenset[tuple[str, str]]:
    """Return the installed games with the content hashes that old tables may name."""
    return frozenset(
        (game.name, content)
        for game in _games()
        for edition in (game, game.edition({}))
        for content in (edition.content_hash, *edition.former)
    )


def _games() -> list[Game]:
    """Return the installed games, except those that cannot be loaded."""
    games: list[Game] = []
    for name in names():
        try:
            games.append(find(name))
        except (OsadaError, ImportError):
            continue
    return games
