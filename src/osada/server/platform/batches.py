"""Long lists, some at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterator


def batched(keys: Collection[str], size: int) -> Iterator[list[str]]:
    """Some at a time: a statement has only so many parameters."""
    every = list(keys)
    return (every[i : i + size] for i in range(0, len(every), size))
