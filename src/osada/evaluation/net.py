"""A small net in whole numbers: the same result on every machine, without a framework.

One hidden layer, of which what is below zero counts as zero, beside a plain weighted sum. Two
hidden units share one number, each with 32 bits, so that they are added up at once; a net whose
sums could leave those bits is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from osada.core.ints import i64, vec

FINE: Final = 16
"""Bits after the point of what units add up."""
COARSE: Final = 4
"""Bits that a unit then loses."""
SECOND: Final = 12
"""Bits after the point of the weights of units."""
LIFT: Final = FINE - COARSE + SECOND
"""Bits after the point of what comes out."""
_HALF: Final = 0x80000000
_LOW: Final = 0xFFFFFFFF


@final
class Net:
    """A net, ready to judge one position after another.

    `first` has the weights of an input for every unit, then for every output; `second` those of
    an output for every unit. Inputs beyond their limit count as their limit.
    """

    def __init__(
        self,
        limits: Sequence[int],
        first: Sequence[Sequence[int]],
        first_bias: Sequence[int],
        second: Sequence[Sequence[int]],
        second_bias: Sequence[int],
    ) -> None:
        self.inputs: i64 = len(limits)
        self.outputs: i64 = len(second_bias)
        self.hidden: i64 = len(first_bias) - self.outputs
        check(limits, first, first_bias, second, second_bias)
        self._words: i64 = (len(first_bias) + 1) // 2
        self._limits: vec[i64] = vec[i64](list(limits))
        self._first: vec[i64] = vec[i64]([n for row in first for n in _paired(row)])
        self._bias: vec[i64] = vec[i64](_paired(first_bias))
        self._second: vec[i64] = vec[i64]([n for row in second for n in row])
        self._last: vec[i64] = vec[i64](list(second_bias))
        self._sums: vec[i64] = vec[i64]([0] * len(self._bias))
        self._units: vec[i64] = vec[i64]([0] * (2 * len(self._bias)))

    def run(self, inputs: vec[i64], out: vec[i64]) -> None:
        """Write the outputs, with `LIFT` bits after the point."""
        self._add_up(inputs)
        self._part()
        units, second, hidden = self._units, self._second, self.hidden
        at: i64 = 0
        for i in range(self.outputs):
            total = self._last[i] + (units[hidden + i] << (LIFT - FINE))
            for j in range(hidden):
                total += units[j] * second[at + j]
            at += hidden
            out[i] = total

    def _add_up(self, inputs: vec[i64]) -> None:
        words, sums, first = self._words, self._sums, self._first
        for j in range(words):
            sums[j] = self._bias[j]
        at: i64 = 0
        for i in range(self.inputs):
            value = inputs[i]
            if value != 0:
                limit = self._limits[i]
                if value > limit:
                    value = limit
                elif value < -limit:
                    value = -limit
                for j in range(words):
                    sums[j] += value * first[at + j]
            at += words

    def _part(self) -> None:
        """Part the pairs of units; those that are hidden are coarser, and never below zero."""
        units, hidden = self._units, self.hidden
        for j in range(self._words):
            both = self._sums[j]
            low = ((both + _HALF) & _LOW) - _HALF
            units[2 * j] = low
            units[2 * j + 1] = (both - low) >> 32
        for j in range(hidden):
            unit = units[j]
            units[j] = unit >> COARSE if unit > 0 else 0


def check(
    limits: Sequence[int],
    first: Sequence[Sequence[int]],
    first_bias: Sequence[int],
    second: Sequence[Sequence[int]],
    second_bias: Sequence[int],
) -> None:
    """Raise `ValueError` if the parts do not fit, or a sum could grow too large."""
    outputs = len(second_bias)
    hidden = len(first_bias) - outputs
    rows = [len(row) == len(first_bias) for row in first]
    rows += [len(row) == hidden for row in second]
    if len(first) != len(limits) or len(second) != outputs or not all(rows) or hidden < 1:
        raise ValueError("the parts of the net do not fit")
    most = [abs(bias) for bias in first_bias]
    for limit, row in zip(limits, first, strict=True):
        for j, weight in enumerate(row):
            most[j] += limit * abs(weight)
    if min(limits) < 0 or max(most) >= _HALF:
        raise ValueError("a unit of the net could grow too large")
    for i, row in enumerate(second):
        total = abs(second_bias[i]) + (most[hidden + i] << (LIFT - FINE))
        total += sum(abs(w) * (m >> COARSE) for w, m in zip(row, most, strict=False))
        if total >= 1 << 52:  # whole numbers that floats, too, can hold
            raise ValueError("an output of the net could grow too large")


def _paired(row: Sequence[int]) -> list[int]:
    """Two numbers in one, the first of them in the lower half."""
    padded = [*row, 0] if len(row) % 2 else list(row)
    return [padded[i] + (padded[i + 1] << 32) for i in range(0, len(padded), 2)]
