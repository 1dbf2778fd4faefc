"""Project Fluent: the messages of one language, from every `*.<code>.ftl` of some folders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


class Source(Protocol):
    """A folder or a file of a package: what `importlib.resources` gives."""

    @property
    def name(self) -> str:
        """The last part of the path."""
        ...

    def iterdir(self) -> Iterable[Source]:
        """What the folder holds."""
        ...

    def read_text(self, encoding: str) -> str:
        """What the file says."""
        ...


class Messages:
    """What can be said in one language."""

    def __init__(self, code: str, folders: Iterable[Source]) -> None:
        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        self.keys: list[str] = []
        """The names of the messages, in the order of the files."""
        for folder in folders:
            for file in sorted(folder.iterdir(), key=lambda f: f.name):
                if file.name.endswith(f".{code}.ftl"):
                    self._add(FluentResource(file.read_text(encoding="utf-8")))

    def _add(self, resource: ast.Resource) -> None:
        self._bundle.add_resource(resource)
        messages = (entry for entry in resource.body if isinstance(entry, ast.Message))
        self.keys += [message.id.name for message in messages]

    def knows(self, key: str) -> bool:
        """Whether there is a message, or a message's attribute (`rule-S1.text`), of that name."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def fill(self, key: str, blanks: Mapping[str, str | int]) -> tuple[str, str]:
        """A message that is known with its blanks filled in, and what is wrong with it."""
        name, _, attribute = key.partition(".")
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
