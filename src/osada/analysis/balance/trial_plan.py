"""The games that measure a design, the most important ones first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from osada.analysis.balance.design_trials import QUICK, STRONG, DesignTrial


class BalanceEffort(msgspec.Struct, frozen=True):
    """Number of games."""

    strong: int
    """Of the strongest level, on the design as it is."""
    quick: int = 0
    """Of the quick level: on the design as it is, without each part, and with each as a gift."""

    def games(self, parts: int) -> int:
        """All of them, for a design of so many parts."""
        return self.strong + self.quick * (1 + 2 * parts)


FIRST: Final = BalanceEffort(strong=64)
"""A first verdict: within a minute on two cores, good to a point and a half."""
FULL: Final = BalanceEffort(strong=160, quick=400)
"""All there is to say."""


def trials(effort: BalanceEffort, parts: int, seed: str = "balance") -> Iterator[DesignTrial]:
    """The games, in the order in which they are played: every variant has the same draws."""
    for number in range(min(effort.strong, FIRST.strong)):
        yield DesignTrial("whole", 0, f"{seed}-{number}", STRONG)
    for number in range(effort.quick):
        yield DesignTrial("whole", 0, f"{seed}-{number}", QUICK)
        for part in range(parts):
            yield DesignTrial("without", part, f"{seed}-{number}", QUICK)
            yield DesignTrial("gift", part, f"{seed}-{number}", QUICK)
    for number in range(FIRST.strong, effort.strong):
        yield DesignTrial("whole", 0, f"{seed}-{number}", STRONG)
