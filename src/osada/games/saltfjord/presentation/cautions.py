"""Cautions before moves that waste something, from a die or a token to a whole round."""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT
from osada.games.saltfjord.content.grid import COLUMNS, KINDS, LINE_CELL
from osada.games.saltfjord.judge.reading import tokens_under
from osada.games.saltfjord.rules.activation import WHITE_LIMIT
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.fishing import loaded, slots
from osada.games.saltfjord.rules.frames import kind_of_top, top
from osada.games.saltfjord.rules.free import open_buildings
from osada.games.saltfjord.rules.moves import (
    ACTIVATE_CELL,
    AT_PIER,
    BUILD,
    DISCARD,
    DONE,
    FILL_ORDER,
    FREE,
    GAIN_TECHNOLOGY,
    LINE,
    MOVE_CART,
    OVERBOARD,
    PASS,
    PLACE,
    RETURN,
    SAIL,
    SKIP,
    TAKE_DEAL,
    TAKE_FISH,
    UPGRADE,
)
from osada.games.saltfjord.rules.packed import die_colour
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.state import ACTIVATE, COLOURS, MENU, NOTHING, ORANGE, WHITE
from osada.teaching.caution import Caution

_ACTIONS: Final = {
    "build": range(BUILD, PASS),
    "order": range(FILL_ORDER, GAIN_TECHNOLOGY),
    "technology": range(GAIN_TECHNOLOGY, SAIL),
    "fishing": range(SAIL, TAKE_DEAL),
    "deal": range(TAKE_DEAL, PLACE),
}
"""The gains given up by skipping an action, by the moves it would take."""


def caution(position: SaltfjordPosition, seat: int, move: int) -> Caution | None:
    """Return the caution before a legal move."""
    if move == DISCARD:
        return _before_discard(position, seat)
    if PASS <= move < ACTIVATE_CELL:
        return _before_passing(position, seat)
    if move == SKIP:
        return _before_skipping(position, seat)
    if move == DONE:
        return _before_end(position, seat)
    if SAIL <= move < RETURN:
        return _before_sailing(position, seat, move - SAIL)
    if OVERBOARD <= move < AT_PIER and kind_of_top(position) == MENU:
        return Caution("caution-overboard")
    return _second_best(position, seat, move)


def _before_sailing(position: SaltfjordPosition, seat: int, kind: int) -> Caution | None:
    """A full boat that comes to another token: one of them goes overboard (F31)."""
    load, stack = loaded(position, seat), int(position.boat[seat]) * KINDS + kind
    tokens = position.token_top[stack] + position.token_left[stack]
    thrown_there = any(where == stack for where, _ in tokens_under(position))
    if load < slots(position, seat) or not (tokens or thrown_there):
        return None
    return Caution("caution-full", {"n": int(load)})


def _before_discard(position: SaltfjordPosition, seat: int) -> Caution | None:
    """Count how many buildings the die could activate at best (F17)."""
    free = position.built[seat] & ~blocked(position, seat)
    first = int(die_colour(top(position))) * COLUMNS
    lines = [first + m - LINE for m in position.legal(seat) if LINE <= m < DISCARD]
    cells = (LINE_CELL[line * COLUMNS : line * COLUMNS + COLUMNS] for line in lines)
    best = max((sum(free & BIT[cell] != 0 for cell in line) for line in cells), default=0)
    return Caution("caution-die", {"n": int(best)}) if best else None


def _before_passing(position: SaltfjordPosition, seat: int) -> Caution | None:
    """Dice that could still be taken in this round (F15)."""
    if not any(m < LINE for m in position.legal(seat)):
        return None
    taken = position.taken
    left = WHITE_LIMIT - taken[seat * COLOURS + WHITE]
    left += position.round - taken[seat * COLOURS + ORANGE]
    return Caution("caution-pass", {"n": int(left)})


def _before_skipping(position: SaltfjordPosition, seat: int) -> Caution | None:
    """An action that can be done (F20)."""
    moves = [m for m in position.legal(seat) if m not in (SKIP, FREE)]
    open_now = [name for name, family in _ACTIONS.items() if any(m in family for m in moves)]
    if not open_now:
        return None
    return Caution(f"caution-{open_now[0]}" if len(open_now) == 1 else "caution-actions")


def _before_end(position: SaltfjordPosition, seat: int) -> Caution | None:
    """Buildings further along the line; or workers who would come back unused (F17, F43)."""
    if kind_of_top(position) == ACTIVATE:
        left = sum(ACTIVATE_CELL <= m < MOVE_CART for m in position.legal(seat))
        return Caution("caution-line", {"n": left}) if left else None
    if position.marker[seat] != NOTHING and open_buildings(position, seat):
        return Caution("caution-workers", {"n": int(position.workers[seat])})
    return None


def _second_best(position: SaltfjordPosition, seat: int, move: int) -> Caution | None:
    """A fish instead of an upgrade, the harbour instead of the open sea: choices, not mistakes."""
    if move == TAKE_FISH and any(UPGRADE <= m < TAKE_FISH for m in position.legal(seat)):
        return Caution("caution-upgrade", asks=False)
    if move == RETURN and any(SAIL <= m < RETURN for m in position.legal(seat)):
        return Caution("caution-sail", asks=False)
    return None
