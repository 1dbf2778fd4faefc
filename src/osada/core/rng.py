"""A small random generator for playouts, the same in every build and Python version."""

from typing import Final, final

from osada.core.ints import i64

_MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """PCG-RXS-M-XS with 32 bits of state; every product stays below 2**63."""

    __slots__ = ("state",)

    def __init__(self, seed: i64) -> None:
        self.state: i64 = (seed ^ (seed >> 32)) & _MASK
        self.below(2)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**30."""
        state = (self.state * 747796405 + 2891336453) & _MASK
        self.state = state
        word = (((state >> ((state >> 28) + 4)) ^ state) * 277803737) & _MASK
        return (((word >> 22) ^ word) * n) >> 32
