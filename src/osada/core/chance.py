"""Checkable chance: every draw of a game follows from a seed that was committed to beforehand.

The commitment is published before the first draw and the seed after the last one, so anybody can
work out every draw again. The n-th draw depends on the seed and n alone.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from osada.core.errors import OsadaError
from osada.core.plain import odd_place

LONGEST_SEED: Final = 200


def check_seed(seed: str) -> str:
    """A seed is a word that a record can hold in a line."""
    if not 0 < len(seed) <= LONGEST_SEED or any(c.isspace() for c in seed):
        raise OsadaError("error-seed", most=LONGEST_SEED, seed=seed[:60])
    if (at := odd_place(seed)) is not None:
        raise OsadaError("error-seed-character", character=seed[at])
    return seed


def commitment(seed: str) -> str:
    """What is published before the game: the SHA-256 of the seed, in hexadecimal."""
    return sha256(seed.encode()).hexdigest()


def draw(seed: str, n: int, chances: Sequence[tuple[int, int]]) -> int:
    """The n-th draw (from 0): one of the (move, weight) pairs.

    HMAC-SHA-256 with the seed as key and the decimal n as text, as a big-endian number, modulo the
    sum of the weights: 256 bits over a small sum leave no bias that could be noticed.
    """
    digest = hmac.new(seed.encode(), str(n).encode(), sha256).digest()
    left = int.from_bytes(digest) % sum(weight for _, weight in chances)
    for move, weight in chances:
        if left < weight:
            return move
        left -= weight
    raise AssertionError("the weights add up to their sum")
