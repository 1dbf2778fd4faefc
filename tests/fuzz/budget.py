"""How much is tried: little in the everyday suite, much where `OSADA_FUZZ` is a number."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

ENOUGH = int(os.environ.get("OSADA_FUZZ", "0"))


def tries(everyday: int) -> Iterator[random.Random]:
    """A generator of chance for each try, the same ones every time."""
    for number in range(ENOUGH or everyday):
        yield random.Random(f"fuzz {number}")
