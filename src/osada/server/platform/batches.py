"""Batches of a long list."""

from __future__ import annotations

from collections.abc import Collection, Iterator


def batched(keys: Collection[str], size: int) -> Iterator[list[str]]:
    """Yield batches: the parameters of an SQL statement are limited."""
    every = list(keys)
    return (every[i : i + size] for i in range(0, len(every), size))
