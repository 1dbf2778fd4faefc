"""Checkable chance: every draw of a game follows from a seed that was committed to beforehand.

The commitment is published before the first draw and the seed after the last one, so anybody can
work out every draw again. The n-th draw depends on the seed and n alone. Players may add numbers
of their own, sealed before the table's seed is bound to them: then nobody alone chooses the draws.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from osada.text.errors import OsadaError
from osada.text.safety import odd_place

LONGEST_SEED: Final = 200
LONGEST_NUMBER: Final = 64
_PLAIN: Final = re.compile(rf"[!-~]{{1,{LONGEST_NUMBER}}}")


def check_seed(seed: str) -> str:
    """A seed is a word that a record can hold in a line."""
    if not 0 < len(seed) <= LONGEST_SEED or any(c.isspace() for c in seed):
        raise OsadaError("error-seed", most=LONGEST_SEED, seed=seed[:60])
    if (at := odd_place(seed)) is not None:
        raise OsadaError("error-seed-character", character=seed[at])
    return seed


def commitment(seed: str) -> str:
    """Return the commitment to a seed: its SHA-256, in hexadecimal, published before the game."""
    return sha256(seed.encode()).hexdigest()


class Part(msgspec.Struct, frozen=True):
    """A player's contribution to chance: committed before the start, then revealed or left out."""

    seal: str
    """The SHA-256 of the number, in hexadecimal."""
    number: str | None = None

    @property
    def kept(self) -> bool:
        """True if the number, if it was told, is the one that was sealed."""
        return self.number is None or commitment(self.number) == self.seal


def check_number(number: str) -> str:
    """A player's number is a short word of plain characters."""
    if not _PLAIN.fullmatch(number):
        raise OsadaError("error-part", most=LONGEST_NUMBER, number=number[:60])
    return number


def mixed(seed: str, lines: Sequence[str]) -> str:
    """Return the key of the draws: a table's seed mixed with the players' parts in a record.

    HMAC-SHA-256 with the seed as key and the lines as text, in hexadecimal. Where no player had
    sealed a part it is the seed itself.
    """
    if not lines:
        return seed
    return hmac.new(seed.encode(), "\n".join(lines).encode(), sha256).hexdigest()


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
