"""Sets of up to 62 things as bit masks."""

from typing import Final

from osada.core.ints import i64, vec

# A table, not `1 << i`: mypyc miscompiles a literal shifted by an i64 of 31 or more.
BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])


def _index_by_remainder() -> list[int]:
    index = [0] * 67
    for i in range(62):
        index[(1 << i) % 67] = i
    return index


# The powers of two below 2**66 all differ modulo 67.
_INDEX: Final[vec[i64]] = vec[i64](_index_by_remainder())


def lowest(mask: i64) -> i64:
    """The index of the lowest thing in a set that is not empty."""
    return _INDEX[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many things are in a set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64) -> list[int]:
    """The things in a set, in order; for readers, not for the fast path."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
