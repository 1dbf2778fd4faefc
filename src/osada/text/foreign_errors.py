"""Errors of Python and its libraries, as messages that every language has."""

from __future__ import annotations

import errno
import re
from typing import Final

from osada.text.errors import Message

_JSON: Final = {
    "json-type": r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`",
    "json-kind": r"Expected `(?P<wanted>[^`]+)`",
    "json-missing": r"Object missing required field `(?P<name>.+)`",
    "json-unknown": r"Object contains unknown field `(?P<name>.+)`",
    "json-enum": r"Invalid (?:enum )?value (?P<value>.+)",
    "json-range": r"Expected `(?P<kind>\w+)` (?P<limit>[<>]=? .+)",
    "json-length": r"Expected `(?P<kind>\w+)` of length (?P<limit>(?:[<>]= )?\d+)(?:, got \d+)?",
    "json-pattern": r"Expected `str` matching regex (?P<pattern>.+)",
    "json-number": r"(?:Number|Integer value) out of range",
    "json-short": r"Input data was truncated",
    "json-broken": r"JSON is malformed: .* \(byte (?P<byte>\d+)\)",
}


def of_json(error: Exception) -> tuple[str, Message]:
    """Return the path and the reason of an error, from the text of msgspec's."""
    text, _, place = str(error).partition(" - at ")
    path = "$" + place.rpartition("`$")[2].strip("`")  # a wrong key is told as `key` in `$.path`
    for key, pattern in _JSON.items():
        if found := re.fullmatch(pattern, text, re.DOTALL):
            return path, Message(key, **found.groupdict())
    if isinstance(error, UnicodeDecodeError):
        return "$", Message("json-letters")
    if isinstance(error, RecursionError):
        return "$", Message("json-deep")
    return path, Message(text)


def of_code(error: Exception) -> Message:
    """Why somebody's code cannot be loaded; what it raises itself is told as it is."""
    if isinstance(error, ModuleNotFoundError) and error.name:
        return Message("code-module", name=error.name)
    if isinstance(error, AttributeError) and error.name:
        return Message("code-name", name=error.name)
    return Message(str(error) or repr(error))


def of_system(error: Exception) -> Message:
    """Why the system refuses a file or an address."""
    number = getattr(error, "errno", None)
    if not isinstance(number, int):
        return Message("system-name")  # such as a name with a zero byte in it
    return Message("system", name=errno.errorcode.get(number, ""), number=number)
