"""A second opinion: what only weak players make of a turn is no lead.

Rehearsals to the end are played by players who know no better than the plain value. Where a net
chooses for the strongest level, those who choose by it must see the lead as well.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from osada.analysis.puzzles.proof import EQUAL
from osada.analysis.review.turn_analyzer import TurnAnalyzer
from osada.analysis.turn import Turn
from osada.core.rng import Rng

_TIMES: Final = 48
_SURE: Final = 2.0
"""Standard errors by which a lead must be more than none."""
_LUCK: Final = 1 << 30


def agreed(turn: Turn, best: list[int], second: list[int], luck: int) -> bool:
    """Check that one turn leads another by the net for strong players, if there is one."""
    table, rng = TurnAnalyzer(turn.game, turn.begin), Rng(luck)
    if table.recipe.judge != "net":
        return True
    one, other = (table.choice(turn.begin, turn.seat, moves) for moves in (best, second))
    for _ in range(_TIMES):
        same = int(rng.below(_LUCK))
        table.rehearse(one, turn.seat, same)
        table.rehearse(other, turn.seat, same)
    leads = [mine - theirs for mine, theirs in zip(one.results, other.results, strict=True)]
    return fmean(leads) >= max(EQUAL, _SURE * stdev(leads) / sqrt(_TIMES))
