"""The two types of the fast path: `i64`, a machine integer, and `vec[i64]`, an array of them.

Compiled code uses librt's `vec`. Interpreted code runs the same source on plain lists, which
CPython handles faster, so this module is never compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64 as i64

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:

    class vec:
        """Stands in for librt's vec: `vec[i64](items)` is `list(items)`."""

        def __class_getitem__(cls, _item: type) -> type[list[int]]:
            return list


def where_interpreted(module: str, **functions: Callable[[int], int]) -> None:
    """Put other functions into a module, if it is not compiled; they must do the same."""
    found = sys.modules[module]
    if str(found.__file__).endswith(".py"):
        vars(found).update(functions)
