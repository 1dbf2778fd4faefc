"""Under which rules and with which data a table is played, and whether they are at hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from osada.core.game import Game
from osada.games import at_hand, edition, find, names
from osada.server.tables.state.table_setup import TableSetup
from osada.text.errors import OsadaError


def edition_of(setup: TableSetup, files: Mapping[str, bytes] | None = None) -> Game:
    """The edition that a table was begun with; `files` are those that were kept for it.

    A table from before data were kept names a hash that one of ours must answer to.
    """
    if setup.edition is not None:
        return edition(setup.game, setup.revision, setup.edition, lambda _: files)
    default = find(setup.game)
    for known in (default, default.edition({})):
        game = known.edition(revision=setup.revision)
        if game.answers_to(setup.content, setup.options):
            return game
    raise OsadaError("error-no-content", name=setup.game, content=setup.content)


def needs_files(setup: TableSetup) -> bool:
    """Whether a table is played with data that are only found where they were kept."""
    try:
        return setup.edition is not None and not at_hand(setup.game, setup.edition)
    except OsadaError:
        return False


def custom_content(setup: TableSetup) -> str | None:
    """The hash of a table's data where they are not the house's own."""
    if setup.edition is None or setup.game not in names():
        return None
    return None if setup.edition == find(setup.game).content_hash else setup.edition


@cache
def playable_revisions() -> frozenset[tuple[str, int]]:
    """The games and the revisions of their rules that are played here."""
    return frozenset((game.name, number) for game in _games() for number in game.supported)


@cache
def known_contents() -> frozenset[tuple[str, str]]:
    """The games, and what tables that keep no data of their own may name as theirs."""
    return frozenset(
        (game.name, content)
        for game in _games()
        for edition in (game, game.edition({}))
        for content in (edition.content_hash, *edition.former)
    )


def _games() -> list[Game]:
    """One that cannot be loaded is not among them."""
    games: list[Game] = []
    for name in names():
        try:
            games.append(find(name))
        except (OsadaError, ImportError):
            continue
    return games
