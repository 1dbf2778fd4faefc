"""Schemas of the catalogue: options, moves, rules, almanac, glossary."""

from __future__ import annotations

import msgspec

from osada.teaching.glossary import Term


class GameCard(msgspec.Struct, frozen=True):
    """A game in a list."""

    name: str
    titles: dict[str, str]
    players: list[int]
    solo: bool
    daily: bool
    minutes: list[int]
    """About how long it takes one person among bots, by number of players; empty if unknown."""


class GameList(msgspec.Struct, frozen=True):
    """The games of the house."""

    games: list[GameCard]


class OptionInfo(msgspec.Struct, frozen=True):
    """A choice, the default first."""

    name: str
    values: list[str]


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play."""

    players: int
    options: dict[str, str]


class DomainInfo(msgspec.Struct, frozen=True):
    """Things that moves and events name by number."""

    name: str
    values: list[str]
    proper_names: list[str] | None


class FamilyInfo(msgspec.Struct, frozen=True):
    """Moves of one kind, with consecutive indices."""

    name: str
    first: int
    size: int
    arguments: dict[str, str]


class GameInfo(msgspec.Struct, frozen=True):
    """All that a client needs to know of a game beforehand."""

    name: str
    titles: dict[str, str]
    players: list[int]
    solo: bool
    daily: bool
    minutes: list[int]
    revision: int
    content: str
    options: list[OptionInfo]
    modes: list[ModeInfo]
    bots: list[str]
    domains: list[DomainInfo]
    families: list[FamilyInfo]
    move_count: int
    rules: list[str]
    events: list[str]
    files: list[str]
    languages: list[str]


class RuleText(msgspec.Struct, frozen=True):
    """A rule in words."""

    id: str
    title: str
    text: str
    ruling: str | None


class RuleBook(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    about: str
    provenance: str
    rules: list[RuleText]


class ArticleText(msgspec.Struct, frozen=True):
    """An entry of the almanac."""

    id: str
    title: str
    text: str
    kind: str
    heading: str
    """Name of its kind."""
    facts: list[list[str]]
    """Pairs: what is told, and what there is to tell."""
    rules: list[str]
    near: list[str]
    """Articles that belong to it, by id."""
    also: list[str]
    """Other components that it tells of, by what would be the ids of their articles."""


class Almanac(msgspec.Struct, frozen=True):
    """Longer explanations of a game's components."""

    articles: list[ArticleText]


class Glossary(msgspec.Struct, frozen=True):
    """The glossary of a game."""

    terms: list[Term]
