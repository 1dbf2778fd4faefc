"""In which language the command speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from osada.text.language import LANGUAGES, Language


@cache
def words_of(code: str) -> Language:
    """The command's own words."""
    return Language(code, [files("osada.cli") / "locale"])


def choose(asked: str | None, environment: Mapping[str, str] = os.environ) -> Language:
    """The words asked for, else those of OSADA_LANG, else those of the system's locale."""
    if asked is not None:
        return words_of(asked)
    return words_of(environment.get("OSADA_LANG") or _of_locale(environment))


def _of_locale(environment: Mapping[str, str]) -> str:
    """The first locale setting that is not empty decides, as everywhere."""
    named = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, named), "")
    return next((code for code in LANGUAGES if locale.startswith(code)), LANGUAGES[0])
