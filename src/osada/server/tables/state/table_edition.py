"""Under which rules and with which data a table is played, and whether they are at hand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from osada.core.game import Game
from osada.games import Edition, at_hand, find, names
from osada.server.tables.state.hosted_table import TableSetup
from osada.text.errors import OsadaError


def edition_of(made: TableSetup, files: Mapping[str, bytes] | None = None) -> Game:
    """The edition that a table was begun with; `files` are those that were kept for it.

    A table from before data were kept names a hash that one of ours must answer to.
    """
    if made.edition is not None:
        return Edition(made.game, made.revision, made.edition, files).load()
    house = find(made.game)
    for known in (house, house.edition({})):
        game = known.edition(revision=made.revision)
        if game.answers_to(made.content, made.options):
            return game
    raise OsadaError("error-no-content", name=made.game, content=made.content)


def needs_files(made: TableSetup) -> bool:
    """Whether a table is played with data that are only found where they were kept."""
    try:
        return made.edition is not None and not at_hand(made.game, made.edition)
    except OsadaError:
        return False


def foreign(made: TableSetup) -> str | None:
    """The hash of a table's data where they are not the house's own."""
    if made.edition is None or made.game not in names():
        return None
    return None if made.edition == find(made.game).content_hash else made.edition


@cache
def playable() -> frozenset[tuple[str, int]]:
    """The games and the revisions of their rules that are played here."""
    return frozenset((game.name, number) for game in _games() for number in game.supported)


@cache
def answering() -> frozenset[tuple[str, str]]:
    """The games, and what tables that keep no data of their own may name as theirs."""
    return frozenset(
        (game.name, content)
        for game in _games()
        for edition in (game, game.edition({}))
        for content in (edition.content_hash, *edition.former)
    )


def _games() -> list[Game]:
    """One that cannot be loaded is not among them."""
    found: list[Game] = []
    for name in names():
        try:
            found.append(find(name))
        except (OsadaError, ImportError):
            continue
    return found
