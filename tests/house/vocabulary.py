"""The words of both languages, read from the files: what is English, and what Polish shares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "web/src", "examples")

SHARED: Final = {
    *("arena", "bot", "domino", "ell", "euro", "folder", "format", "fort", "joker", "limit"),
    *("link", "login", "medal", "min", "moment", "mono", "most", "one", "par", "pilot", "plan"),
    *("port", "program", "same", "solo", "symbol", "system", "tec", "ten", "drew"),
    *("osada", "saltfjord", "gallura", "nurra", "løding", "english", "polski"),
    *("ada", "arborea", "barbagia", "baronia", "campidano", "civita", "porto", "torres"),
    *("meeple", "mountain", "dzieciochatki", "polter", "boardgamequest", "poliedricom"),
    *("gusandco", "jestatharogue", "trictrac"),
    *("ctrl", "enter", "esc", "tab", "auto", "json", "postgresql", "ray", "sqlite"),
}
"""Words that are the same in Polish, parts of Polish words, names, and keys of a keyboard."""

_CODE: Final = (
    r"--\S+|`[^`]*`|<[^>]*>|\[[^\]]*\]|\$\.\S*|\S*/\S+|\bosada[ -]\w+(?: check)?"
    r"|\S+\.(?:json|osada|toml|db)\b"
)
"""Options, types, paths, commands and names of files."""
_WORD: Final = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


class Said(NamedTuple):
    """A message or one of its attributes."""

    file: Path
    key: str
    pattern: ast.Pattern


def files(code: str) -> list[Path]:
    """Every file of a language."""
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob(f"*.{code}.ftl"))


@cache
def said(path: Path) -> list[Said]:
    """Every message of a file, and every attribute."""
    return list(_said(path))


def _said(path: Path) -> Iterator[Said]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Said(path, entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Said(path, f"{entry.id.name}.{attribute.id.name}", attribute.value)


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A part of a message and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from nodes(child)


def plain(pattern: ast.Pattern) -> str:
    """The text of a message, all its variants, without what is filled in."""
    return " ".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))


def words(text: str) -> set[str]:
    """The words of a text, in small letters; what is written in capitals is no word."""
    found = _WORD.findall(re.sub(_CODE, " ", text))
    return {word.lower() for word in found if len(word) > 2 and not word.isupper()}


@cache
def english() -> frozenset[str]:
    """Every word that an English message has and Polish has not."""
    texts = (plain(it.pattern) for path in files("en") for it in said(path))
    return frozenset().union(*map(words, texts)) - SHARED


def english_in(text: str) -> set[str]:
    """The words of a text that are English."""
    return words(text) & english()
