"""Sets of up to 62 things as bit masks, and arrays to write them to."""

from typing import Final

from osada.core.ints import i64, vec, where_interpreted

# A table, not `1 << i`: mypyc miscompiles a literal shifted by an i64 of 31 or more.
BIT: Final[vec[i64]] = vec[i64]([1 << i for i in range(62)])


# A De Bruijn sequence: every five bits of it in a row are another number. Multiplying it by a power
# of two moves five of them to the top, and they tell which power it was.
_SEQUENCE: Final = 0x077CB531


def _index_by_top_bits() -> list[int]:
    index = [0] * 32
    for i in range(32):
        index[(_SEQUENCE << i) >> 27 & 31] = i
    return index


_INDEX: Final[vec[i64]] = vec[i64](_index_by_top_bits())


def lowest(mask: i64) -> i64:
    """The index of the lowest thing in a set that is not empty."""
    low = mask & -mask
    if low < 0x100000000:
        return _INDEX[(low * _SEQUENCE >> 27) & 31]
    return 32 + _INDEX[((low >> 32) * _SEQUENCE >> 27) & 31]


# The members of every set of eight things.
_EIGHT: Final[vec[vec[i64]]] = vec[vec[i64]](
    [vec[i64]([i for i in range(8) if chosen >> i & 1]) for chosen in range(256)]
)
_SIZE: Final[vec[i64]] = vec[i64]([len(_EIGHT[chosen]) for chosen in range(256)])


def nth(mask: i64, n: i64) -> i64:
    """The index of the n-th thing in a set, from 0."""
    first: i64 = 0
    while mask and n >= _SIZE[mask & 255]:
        n -= _SIZE[mask & 255]
        mask >>= 8
        first += 8
    return first + _EIGHT[mask & 255][n]


def members_into(mask: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
    """Write `first` + each thing of a set into a buffer from place n on; returns the next place."""
    while mask:
        for member in _EIGHT[mask & 255]:
            buffer[n] = first + member
            n += 1
        mask >>= 8
        first += 8
    return n


def evenly_into(mask: i64, first: i64, moves: vec[i64], weights: vec[i64]) -> i64:
    """Write `first` + each thing of a set, all equally likely; returns how many."""
    n = members_into(mask, first, moves, 0)
    for i in range(n):
        weights[i] = 1
    return n


def count(mask: i64) -> i64:
    """Count how many things are in a set."""
    n: i64 = 0
    while mask:
        n += _SIZE[mask & 255]
        mask >>= 8
    return n


def members(mask: i64) -> list[int]:
    """The things in a set, in order; for readers, not for the fast path."""
    found: list[int] = []
    first: i64 = 0
    while mask:
        for member in _EIGHT[mask & 255]:
            found.append(first + member)  # noqa: PERF401 - this loop is compiled
        mask >>= 8
        first += 8
    return found


_ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)


def zeros(length: i64) -> vec[i64]:
    """A new array of zeros; a slice of a ready one needs no list of Python's."""
    if length > 4096:
        return vec[i64]([0] * length)
    return _ZEROS[:length]


# Python's own integers are quicker than tables and loops.
where_interpreted(
    __name__, lowest=lambda mask: (mask & -mask).bit_length() - 1, count=int.bit_count
)
