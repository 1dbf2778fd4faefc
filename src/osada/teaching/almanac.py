"""The almanac: an article on each component of a game."""

from __future__ import annotations

import msgspec


class Article(msgspec.Struct, frozen=True):
    """One entry of a game's almanac, in one language."""

    id: str
    title: str
    text: str
    kind: str = ""
    """The kind of component; the message `almanac-kind-<kind>` is its heading."""
    facts: tuple[tuple[str, str], ...] = ()
    """Facts at a glance, in pairs: `Cost` and `1 wood`."""
    rules: tuple[str, ...] = ()
    near: tuple[str, ...] = ()
    """The ids of articles that belong to it."""
    also: tuple[str, ...] = ()
    """Other components that it tells of, by what would be the ids of their articles."""
    sketch: str = ""
    """A drawing in plain text."""
