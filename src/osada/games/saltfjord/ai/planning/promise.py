"""Promises of a turn under way: actions in hand, and buildings that a die will reach.

Without it a plan would look poor until its last step, and never be followed that far.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT, count
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import CELLS, LINE_CELL
from osada.games.saltfjord.content.tables import WORTH
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.scoring import TOP, tile_points
from osada.games.saltfjord.rules.state import (
    ACT,
    ACTIVATE,
    DEAL_ACTION,
    FISH_ACTION,
    GOODS,
    NEXT_PIER,
    ONE_ACTION,
    ORDER_ACTION,
    PIERS,
    ROTATE,
    SMALL_ACTION,
    SPOT,
    TECHNOLOGY_ACTION,
    TRACKS,
    UPGRADE_ACTION,
)

PROMISES: Final = (
    "order-promise",  # what the best crate gives beyond its cost
    "technology-promise",  # what the best step gives beyond its cost
    "fish-promise",
    "small-promise",
    "upgrade-promise",
    "goods-promise",
    "tile-promise",  # a tile in hand
)
_ORDER: Final[i64] = PROMISES.index("order-promise")
_TECHNOLOGY: Final[i64] = PROMISES.index("technology-promise")
_FISH: Final[i64] = PROMISES.index("fish-promise")
_SMALL: Final[i64] = PROMISES.index("small-promise")
_UPGRADE: Final[i64] = PROMISES.index("upgrade-promise")
_GOODS: Final[i64] = PROMISES.index("goods-promise")
_TILE: Final[i64] = PROMISES.index("tile-promise")
_PRICE: Final[vec[i64]] = vec[i64](list(WORTH))
_POINT: Final = 100


def promise_into(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """Write the promises of the turn under way, in hundredths."""
    order: i64 = -1
    step: i64 = -1
    for i in range(state.depth):
        kind = state.stack[i] & 63
        details = state.stack[i] >> 6
        if order < 0 and kind in (ACT, ACTIVATE):
            wealth = wealth_of(state, seat)
            order = best_order(state, wealth)
            step = best_step(state, seat, wealth)
        if kind == ACT:
            _promise_action(details, order, step, out, at)
        elif kind == ACTIVATE:
            _promise_line(state, seat, details & 15, details >> 4 & 7, order, step, out, at)
        elif kind in (SPOT, ROTATE):
            out[at + _TILE] += _POINT


def _promise_action(actions: i64, order: i64, step: i64, out: vec[i64], at: i64) -> None:
    """One action of a set: the order or the step if that is worth more, else the first."""
    if actions & ORDER_ACTION and (order >= step or not actions & TECHNOLOGY_ACTION):
        out[at + _ORDER] += order
    elif actions & TECHNOLOGY_ACTION:
        out[at + _TECHNOLOGY] += step
    elif actions & FISH_ACTION:
        out[at + _FISH] += _POINT
    elif actions & (SMALL_ACTION | ONE_ACTION):
        out[at + _SMALL] += _POINT
    elif actions & UPGRADE_ACTION:
        out[at + _UPGRADE] += _POINT
    elif actions & DEAL_ACTION:
        out[at + _GOODS] += 2 * _POINT


def _promise_line(
    state: SaltfjordPosition,
    seat: i64,
    line: i64,
    passed: i64,
    order: i64,
    step: i64,
    out: vec[i64],
    at: i64,
) -> None:
    """The free buildings further along a line."""
    tables = state.tables
    free = state.built[seat] & ~blocked(state, seat)
    for i in range(passed, 6):
        cell = LINE_CELL[line * 6 + i]
        if free & BIT[cell]:
            square = state.square[seat * CELLS + cell]
            actions = tables.square_actions[square]
            if actions:
                _promise_action(actions, order, step, out, at)
            else:
                out[at + _GOODS] += tables.goods_worth[tables.square_gain[square]]


def best_order(state: SaltfjordPosition, wealth: i64) -> i64:
    """Return the gain of the best crate beyond its cost, with all goods at their prices."""
    best: i64 = 0
    tables = state.tables
    for stack in range(4):
        crate = state.crate_top[stack]
        if crate >= 0:
            cost = tables.goods_worth[tables.crate_cost[crate]]
            if cost <= wealth:
                best = max(best, tables.crate_points[crate] * _POINT - cost)
    return best


def best_step(state: SaltfjordPosition, seat: i64, wealth: i64) -> i64:
    """Return the gain of the best step on a technology track beyond its cost."""
    best: i64 = 0
    tables = state.tables
    for track in range(TRACKS):
        level = state.levels[seat * TRACKS + track]
        if level < TOP:
            cost = tables.goods_worth[tables.tech_cost[track * 3 + level]]
            if cost <= wealth:
                best = max(best, _step_points(state, seat, track, level) - cost)
    return best


def _step_points(state: SaltfjordPosition, seat: i64, track: i64, level: i64) -> i64:
    now = state.tables.level_points[level]
    if level + 1 < TOP:
        return (state.tables.level_points[level + 1] - now) * _POINT + _POINT
    tile = state.scoring[track]
    points = tile_points(state, seat, tile)
    grades = state.tables.score_points
    if grades[tile * 4 + 1] and state.round:  # a green one: the sooner the better
        points = grades[tile * 4 + state.round - 1]
    return (points - now) * _POINT + _POINT


def wealth_of(state: SaltfjordPosition, seat: i64) -> i64:
    """All goods, at their prices."""
    total: i64 = 0
    for kind in range(GOODS):
        total += state.goods[seat * GOODS + kind] * _PRICE[kind]
    return total


def crates_to_come(state: SaltfjordPosition, seat: i64) -> i64:
    """Crates at piers that the passing turn under way has still to activate."""
    for i in range(state.depth):
        if state.stack[i] & 63 == NEXT_PIER:
            details = state.stack[i] >> 6
            total = -(details >> 2 & 63)
            for pier in range(details & 3, PIERS):
                total += count(state.crates[seat * PIERS + pier])
            return max(total, 0)
    return 0
