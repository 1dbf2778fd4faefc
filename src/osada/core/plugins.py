"""Entry points of other packages, looked up once, since that reads a file of every package."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, EntryPoints


@cache
def offered(look: Callable[..., EntryPoints], group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group, in order; `look` is `importlib.metadata.entry_points`."""
    return tuple(sorted(look(group=group)))
