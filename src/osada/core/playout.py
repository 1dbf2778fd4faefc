"""Games played at random to the end: the inner loop of simulation and search."""

from typing import Final

from osada.core.bits import zeros
from osada.core.ints import i64
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng

LIMIT: Final = 1_000_000
"""No game is longer than this many moves; a playout that is has a bug."""


def playout(position: Position, rng: Rng) -> list[int]:
    """Play to the end at random; returns decisions made, moves offered in all, chance moves."""
    width = position.width()
    moves = zeros(width)
    weights = zeros(width)
    decisions: i64 = 0
    offered: i64 = 0
    chances: i64 = 0
    while decisions + chances < LIMIT:
        seat = position.turn()
        if seat >= 0:
            n = position.legal_into(seat, moves)
            position.play(seat, moves[rng.below(n)], None)
            decisions += 1
            offered += n
        elif seat == NATURE:
            position.play(NATURE, position.chance_by(rng, moves, weights), None)
            chances += 1
        elif seat == OVER:
            return [int(decisions), int(offered), int(chances)]
    raise RuntimeError(f"the game did not end within {LIMIT} moves")


def clone_many(position: Position, times: i64) -> Position:
    """Clone a position many times over, to measure what a clone costs."""
    copy = position
    for _ in range(times):
        copy = position.clone()
    return copy
