"""Project Fluent: the messages of one language, from every `*.<code>.ftl` of some folders.

A file is cut into its messages when it is read, and a message is understood when it is first said:
of some thousands a server says some tens before it has answered anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

_BEGINS: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""The start of a message or a term; the lines that belong to it are indented."""
_REFERS: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""A place where another message or a term may be named."""


class Source(Protocol):
    """A folder or a file of a package: what `importlib.resources` gives."""

    @property
    def name(self) -> str:
        """The last part of the path."""
        ...

    def iterdir(self) -> Iterable[Source]:
        """Return the entries of the folder."""
        ...

    def read_text(self, encoding: str) -> str:
        """Return the text of the file."""
        ...


class Messages:
    """The messages of one language."""

    def __init__(self, code: str, folders: Iterable[Source]) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread: dict[str, str] = {}
        """The messages and terms that nobody has wanted yet, as they stand in their files."""
        for folder in folders:
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name.endswith(f".{code}.ftl"):
                    self._cut(file.read_text(encoding="utf-8"))
        self.keys = [name for name in self._unread if not name.startswith("-")]
        """The names of the messages, in the order of the files."""

    def _cut(self, text: str) -> None:
        begins = list(_BEGINS.finditer(text))
        ends = [begin.start() for begin in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            self._unread.setdefault(begin[1], text[begin.start() : end])

    def _read(self, name: str) -> None:
        """Understand a message and what it may refer to; twice at once in two threads does no harm.

        So it counts as unread until all of it can be said.
        """
        wanted = {name: self._unread.get(name, "")}
        waiting = [name]
        while waiting:
            for other in _REFERS.findall(wanted[waiting.pop()]):
                if other not in wanted and (text := self._unread.get(other)) is not None:
                    wanted[other] = text
                    waiting.append(other)
        self._bundle.add_resource(FluentResource("\n".join(wanted.values())))
        for each in wanted:
            self._unread.pop(each, None)

    def knows(self, key: str) -> bool:
        """Tell whether there is a message or an attribute (`rule-S1.text`) of that name."""
        name, _, attribute = key.partition(".")
        if name in self._unread:
            self._read(name)
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def fill(self, key: str, blanks: Mapping[str, str | int]) -> tuple[str, str]:
        """A message that is known with its blanks filled in, and what is wrong with it."""
        name, _, attribute = key.partition(".")
        assert self.knows(key)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return "", "is empty"
        words = {name: _shortened(value) for name, value in blanks.items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        return str(text), str(errors[0]) if errors else ""


def _shortened(value: str | int) -> str | int:
    """Fluent refuses blanks of more than a thousand characters."""
    return f"{value[:200]}…" if isinstance(value, str) and len(value) > 500 else value
