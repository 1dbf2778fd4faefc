"""Moves that plans leave out: they can come later just as well, or hardly ever help.

Goods are changed where something is paid with them: in an action that costs something, or before a
large tile. Workers go out there too, or when a turn begins, or last of all when one has passed.
"""

from __future__ import annotations

from typing import Final

from osada.core.ints import i64
from osada.games.saltfjord.content.grid import ARROW_TO, DOWN_FROM, DOWN_TO
from osada.games.saltfjord.rules.moves import (
    BUY_UPGRADE,
    DOWNGRADE,
    FREE,
    OVERBOARD,
    SELL,
    SKIP,
    TRADE,
)
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import (
    ACT,
    ACTIVATE,
    DEAL_ACTION,
    DIE,
    END_TURN,
    MENU,
    NOTHING,
    ORDER_ACTION,
    SMALL_ACTION,
    TECHNOLOGY_ACTION,
    TURN,
)

_PAID: Final = ORDER_ACTION | TECHNOLOGY_ACTION | SMALL_ACTION | DEAL_ACTION
_WOOD: Final = 1
_PLANK: Final = 4


def idle(state: SaltfjordPosition, seat: i64, move: i64) -> bool:
    """Tell whether a move is left out; if all would be, as in a pause of passing, none is."""
    top = state.stack[state.depth - 1]
    kind = top & 63
    if kind == MENU:
        return _idle_in_menu(state.stack[state.depth - 2] & 63, move)
    if move == FREE:
        if kind == ACT:
            return top >> 6 & _PAID == 0
        return kind in (DIE, ACTIVATE) or (kind == END_TURN and not _sends_workers(state, seat))
    return move == SKIP and kind == ACT and top >> 6 & _PAID == 0


def _sends_workers(state: SaltfjordPosition, seat: i64) -> bool:
    """Tell whether one has passed with workers at home, who would come back for nothing."""
    return state.marker[seat] != NOTHING and state.workers[seat] > 0


def _idle_in_menu(asked: i64, move: i64) -> bool:
    """Sales; and changes that pay for nothing where the menu was asked for."""
    if SELL <= move < BUY_UPGRADE or OVERBOARD <= move < OVERBOARD + 4:
        return True
    if BUY_UPGRADE <= move < DOWNGRADE:
        return not _may_pay(asked, ARROW_TO[move - BUY_UPGRADE])
    if DOWNGRADE <= move < TRADE:
        arrow = move - DOWNGRADE
        return DOWN_FROM[arrow] < _PLANK or not _may_pay(asked, DOWN_TO[arrow])
    return False


def _may_pay(asked: i64, kind: i64) -> bool:
    """Before a turn only a large tile is paid for (F34); at its end nothing is."""
    if asked == TURN:
        return kind in (_WOOD, _PLANK)
    return asked != END_TURN
