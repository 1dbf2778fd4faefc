"""The glossary: the terms of a game, with their rules and articles."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from osada.text.collation import order
from osada.text.language import Language

FILE: Final = "glossary.json"


class GlossaryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A term in `presentation/glossary.json`; the message `term-<id>` is its meaning."""

    id: str
    rules: tuple[str, ...]
    word: str | None = None
    """The game's message that names it; without one the attribute `term-<id>.title` does."""
    article: str | None = None
    near: tuple[str, ...] = ()


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Terms of one kind; `glossary-<kind>` is their heading."""

    kind: str
    terms: tuple[GlossaryEntry, ...]


class Term(msgspec.Struct, frozen=True):
    """A word of a game and what it means, in one language."""

    id: str
    kind: str
    heading: str
    title: str
    text: str
    rules: list[str]
    article: str | None
    """The entry of the almanac that tells more, if there is one."""
    near: list[str]
    """The ids of terms that belong to it."""


def terms(package: str, language: Language) -> list[Term]:
    """All terms of a game's package: kind by kind, each in the order of the alphabet."""
    found: list[Term] = []
    for kind in kinds(package):
        told = [_told(entry, kind.kind, language) for entry in kind.terms]
        found += sorted(told, key=lambda term: order(term.title))
    return found


@cache
def kinds(package: str) -> tuple[Kind, ...]:
    """The data; a game without the file has no glossary."""
    file = files(package) / "presentation" / FILE
    if not file.is_file():
        return ()
    return msgspec.json.decode(file.read_bytes(), type=tuple[Kind, ...])


def _told(entry: GlossaryEntry, kind: str, language: Language) -> Term:
    title = language.say(entry.word or f"term-{entry.id}.title")
    return Term(
        id=entry.id,
        kind=kind,
        heading=language.say(f"glossary-{kind}"),
        title=title[0].upper() + title[1:],
        text=language.say(f"term-{entry.id}"),
        rules=list(entry.rules),
        article=entry.article,
        near=list(entry.near),
    )
