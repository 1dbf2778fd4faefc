"""Words for people: Project Fluent messages in Polish and English."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from osada.core.errors import LanguageError

LANGUAGES: Final = ("en", "pl")
_ESCAPED: Final = re.compile(r'["\\\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')
"""What would end a text in quotes, or its line."""
_SPECIAL: Final = re.compile(rf"[{{}}]|{_ESCAPED.pattern}")
"""What is not just text in a message."""


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


class Language:
    """All messages of one language, from every `*.<code>.ftl` of some folders."""

    def __init__(self, code: str, folders: Iterable[Source]) -> None:
        if code not in LANGUAGES:
            raise LanguageError(f"no language {code!r}: one of {', '.join(LANGUAGES)}")
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

    def say(self, key: str, **arguments: str | int) -> str:
        """A message with its blanks filled in."""
        if not self.knows(key):
            raise LanguageError(f"the {self.code} files have no message {key!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LanguageError(f"the {self.code} message {key!r} is empty")
        words = {name: _shortened(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise LanguageError(f"the {self.code} message {key!r}: {errors[0]}")
        return str(text)


def as_message(key: str, text: str) -> str:
    """A message that says a text as it stands, whatever is in it, for a language file."""
    if text and text == text.strip() and not _SPECIAL.search(text):
        return f"{key} = {text}"
    return f'{key} = {{ "{_ESCAPED.sub(_escape, text)}" }}'


def _escape(character: re.Match[str]) -> str:
    return f"\\U{ord(character[0]):06X}"


def _shortened(value: str | int) -> str | int:
    """Fluent refuses blanks of more than a thousand characters."""
    return f"{value[:200]}…" if isinstance(value, str) and len(value) > 500 else value
