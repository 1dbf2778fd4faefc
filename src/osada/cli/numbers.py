"""Whole numbers on the command line: 1.5 is none, and neither is 0x10."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter, Token

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")


class NotWhole(ValueError):
    """Raised for text where a whole number is needed."""


def _whole(_kind: object, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    if not _WHOLE.fullmatch(text):
        raise NotWhole(text[:60])
    return int(text)


Whole = Annotated[int, Parameter(converter=_whole)]
"""A whole number as people write it; anything else is refused, never rounded."""
