"""Words for people: Project Fluent messages in Polish and English."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from osada.text.errors import LanguageError
from osada.text.fluent import Messages, Source

LANGUAGES: Final = ("en", "pl")
_ESCAPED: Final = re.compile(r'["\\\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')
"""Characters that would end a text in quotes, or its line."""
_SPECIAL: Final = re.compile(rf"[{{}}]|{_ESCAPED.pattern}")
"""Characters that are not plain text in a message."""


class Language(Messages):
    """All messages of one language, from every `*.<code>.ftl` of some folders."""

    def __init__(self, code: str, folders: Iterable[Source]) -> None:
        if code not in LANGUAGES:
            raise LanguageError("error-language", code=code, known=", ".join(LANGUAGES))
        super().__init__(code, folders)

    def say(self, key: str, **arguments: str | int) -> str:
        """A message with its blanks filled in."""
        if not self.knows(key):
            raise LanguageError(f"the {self.code} files have no message {key!r}")
        text, fault = self.fill(key, arguments)
        if fault == "is empty":
            raise LanguageError(f"the {self.code} message {key!r} is empty")
        if fault:
            raise LanguageError(f"the {self.code} message {key!r}: {fault}")
        return text


def as_message(key: str, text: str) -> str:
    """Return a message, for a language file, that says any text as it stands."""
    if text and text == text.strip() and not _SPECIAL.search(text):
        return f"{key} = {text}"
    return f'{key} = {{ "{_ESCAPED.sub(_escape, text)}" }}'


def _escape(character: re.Match[str]) -> str:
    return f"\\U{ord(character[0]):06X}"
