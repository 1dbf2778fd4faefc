"""Cautions before moves that give away actions, a favour or a settlement."""

from __future__ import annotations

from osada.games.settlers.judge import reading
from osada.games.settlers.rules.moves import (
    BUILD,
    DECLINE,
    DONE,
    FOUND,
    FOUND_NOTHING,
    PICK_DIE,
    PLACE,
    STOP,
    USE,
    USE_FAVOUR,
)
from osada.games.settlers.rules.position import SettlersPosition
from osada.teaching.caution import Caution


def caution(position: SettlersPosition, seat: int, move: int) -> Caution | None:
    """Return the caution before a legal move."""
    if move == DONE:
        return _before_end(position, seat)
    if move == FOUND_NOTHING:
        plans = [m for m in position.legal(seat) if FOUND <= m < PLACE]
        return Caution("caution-settlement", {"n": len(plans)})
    if move == STOP:
        return Caution("caution-export", {"n": len(position.legal(seat)) - 1}, asks=False)
    return Caution("caution-later", asks=False) if move == DECLINE else None


def _before_end(position: SettlersPosition, seat: int) -> Caution | None:
    """Return the heaviest loss: actions that could be used, a favour, or abilities."""
    moves = position.legal(seat)
    actions = reading.workers(position, seat)
    if any(BUILD <= m < USE for m in moves):
        return Caution("caution-actions", {"n": actions}) if actions else Caution("caution-harvest")
    if any(USE_FAVOUR <= m < BUILD for m in moves):
        return Caution("caution-favour")
    if any(USE <= m < PICK_DIE for m in moves):
        return Caution("caution-abilities", asks=False)
    return None
