"""Check of the prose in docstrings, comments and documents.

A docstring of the package starts with a verb or a noun phrase, and some turns of phrase that a
reader has to decode are not used at all.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from devtools.places import ROOT

EXEMPT: tuple[str, ...] = ()
"""Paths that are not checked."""
FIRST = frozenset({"What", "How", "Whether", "Where", "Who", "When", "Which"})
"""First words that a docstring of the package must not have."""
PHRASES = re.compile(
    r"\b(whoever|whatever|one['’]s own|so that nobody|what is to be)\b", re.IGNORECASE
)
CODE = ("src", "tests", "devtools", "benchmarks", "examples")
DOCUMENTS = ("docs/*.md", "README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def check(root: Path = ROOT) -> int:
    """Print all faults; 1 if there are any."""
    found = list(faults(root))
    for fault in found:
        print(fault)
    return int(bool(found))


def faults(root: Path, exempt: tuple[str, ...] = EXEMPT) -> Iterator[str]:
    """Yield the faults of a checkout, by file and line."""
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if not _under(name, exempt):
            text = path.read_text(encoding="utf-8")
            found = python_faults(text, name) if path.suffix == ".py" else phrase_faults(text)
            yield from (f"{name}:{line}: {fault}" for line, fault in sorted(found))


def files(root: Path) -> Iterator[Path]:
    """Yield the checked files."""
    for folder in CODE:
        yield from sorted((root / folder).rglob("*.py"))
    for pattern in DOCUMENTS:
        yield from sorted(root.glob(pattern))


def _under(name: str, places: tuple[str, ...]) -> bool:
    return any(name == place or name.startswith(f"{place}/") for place in places)


def python_faults(text: str, name: str = "src/osada/module.py") -> Iterator[tuple[int, str]]:
    """Yield the faults in docstrings and comments of a module."""
    for line, docstring in docstrings(text):
        first = re.match(r"\w*", docstring.lstrip("`"))
        if name.startswith("src/") and first is not None and first.group() in FIRST:
            yield line, f"a docstring starts with {first.group()!r}"
        yield from ((line, fault) for _, fault in phrase_faults(" ".join(docstring.split())))
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], fault) for _, fault in phrase_faults(token.string))


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Yield docstrings with their lines, those below attributes and constants included."""
    for node in ast.walk(ast.parse(text)):
        body = getattr(node, "body", None)
        for below in body if isinstance(body, list) else ():
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                value = below.value.value
                if isinstance(value, str):
                    yield below.lineno, value


def phrase_faults(text: str) -> Iterator[tuple[int, str]]:
    """Yield the unwanted phrases of a text, by line."""
    for number, line in enumerate(text.splitlines(), 1):
        yield from ((number, f"says {phrase!r}") for phrase in PHRASES.findall(line))
