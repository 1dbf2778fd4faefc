"""Words for people: Project Fluent messages in Polish and English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from osada.core.errors import LanguageError
from osada.core.messages import Messages, Source

LANGUAGES: Final = ("en", "pl")


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
