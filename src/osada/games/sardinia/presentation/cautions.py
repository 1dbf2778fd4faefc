"""Cautions before moves that waste something: a card that can do nothing, an action thrown away."""

from __future__ import annotations

from typing import Final

from osada.games.sardinia.rules import commander, priest
from osada.games.sardinia.rules.moves import (
    ARCHITECT,
    BUILD_FORT,
    BUILD_VILLAGE,
    COPY,
    DECLINE,
    DONE,
    PLACE_SHIP,
    QUEEN,
    ROLES,
)
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.state import (
    ADMIRAL_ACTS,
    COMMANDER_ACTS,
    NOTHING,
    PRIEST_ACTS,
)
from osada.teaching.caution import Caution

_STEPS: Final = {COMMANDER_ACTS: commander.STEPS, PRIEST_ACTS: priest.STEPS}


def caution(position: SardiniaPosition, seat: int, move: int) -> Caution | None:
    """Return the caution before a legal move."""
    if move <= QUEEN or COPY <= move < PLACE_SHIP:
        return _before_card(position, seat, move)
    if move == DECLINE:
        return Caution("caution-no-answer")
    if move == DONE and len(position.legal(seat)) > 1:
        return _before_end(position)
    return None


def _before_card(position: SardiniaPosition, seat: int, move: int) -> Caution | None:
    """A card that has nothing to do, or an Architect who can build forts only (S12 to S19)."""
    role = move - COPY if move >= COPY else move
    after = position.clone()
    after.play(seat, move)
    acts = after.phase == ADMIRAL_ACTS + role and after.actor == seat
    moves = after.legal(seat) if acts else [DONE]
    if moves == [DONE]:
        return Caution(f"caution-{ROLES[role]}-idle")
    if role == ARCHITECT and not any(m >= BUILD_VILLAGE for m in moves if m != DONE):
        return Caution("caution-no-village", asks=False)
    if role == ARCHITECT and not any(BUILD_FORT <= m < BUILD_VILLAGE for m in moves):
        return Caution("caution-no-fort", asks=False)
    return None


def _before_end(position: SardiniaPosition) -> Caution:
    """A card that has done nothing yet, or moves that are left."""
    phase = int(position.phase)
    begun = phase in _STEPS and position.points < _STEPS[phase]
    if begun:
        return Caution("caution-moves-left", {"n": int(position.points)}, asks=False)
    if phase == ADMIRAL_ACTS and position.sailed != NOTHING:
        return Caution("caution-other-ship", asks=False)
    return Caution(f"caution-{ROLES[phase - ADMIRAL_ACTS]}-unused")
