"""Open components within reach: tiles, crates, scoring tiles, and the lines that dice reach.

Nets look at these: it is here that a draw makes a difference.
"""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT
from osada.core.ints import i64, vec
from osada.games.saltfjord.content.grid import CELLS, LINE_CELL, SQUARES, SQUARES_EACH, TILE_SHAPE
from osada.games.saltfjord.content.tables import DIGIT, DIGITS
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.goods import can_pay
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.scoring import tile_points
from osada.games.saltfjord.rules.state import COLOURS, GOODS, PIPS, TAVERNS, TRACKS

_POINT: Final = 100
_STACKS: Final = 6
_ACTIONS: Final = 5
_YIELDS: Final = 4
_PROMENADES: Final = _ACTIONS + _YIELDS
_CRATES: Final = 4
"""Open crates; the number that can be paid for is written behind them."""
_SECOND: Final = 1
_EVERY: Final = 2
_RANKS: Final = 3
"""Places of a colour's lines: the best, the second best, all of them together."""
_ACTION: Final = 200
"""The assumed worth of an action, beside goods at their prices."""


def dice_into(state: SaltfjordPosition, out: vec[i64], at: i64) -> None:
    """Count the dice that can be taken, by colour and value; alone they lie at taverns (F53)."""
    for i in range(COLOURS * PIPS):
        out[at + i] = state.dice[i]
    for colour in range(COLOURS):
        for tavern in range(TAVERNS):
            value = state.tavern_dice[colour * TAVERNS + tavern]
            if value:
                out[at + colour * PIPS + value - 1] += 1


def tiles_into(state: SaltfjordPosition, out: vec[i64], at: i64) -> None:
    """Write the effects of the open tiles: five actions, goods of four rows, promenades."""
    tables = state.tables
    for stack in range(_STACKS):
        tile = state.tile_top[stack]
        if tile < 0:
            continue
        for i in range(SQUARES[TILE_SHAPE[tile]]):
            square = tile * SQUARES_EACH + i
            if not tables.is_building[square]:
                out[at + _PROMENADES] += tables.goods_worth[tables.square_gain[square]]
                continue
            for action in range(_ACTIONS):
                out[at + action] += tables.square_acts[square] >> DIGIT * action & DIGITS
            for row in range(_YIELDS):
                out[at + _ACTIONS + row] += tables.square_yields[square] >> DIGIT * row & DIGITS


def crates_into(state: SaltfjordPosition, out: vec[i64], at: i64) -> None:
    """The points of the open crates, and what they ask for, kind by kind."""
    tables = state.tables
    for stack in range(_CRATES):
        crate = state.crate_top[stack]
        if crate < 0:
            continue
        out[at] += tables.crate_points[crate]
        cost = tables.crate_cost[crate]
        for i in range(tables.goods_from[cost], tables.goods_from[cost + 1]):
            if tables.goods_kind[i] < GOODS:
                out[at + 1 + tables.goods_kind[i]] += tables.goods_amount[i]


def scoring_into(state: SaltfjordPosition, out: vec[i64], tracks: i64, specials: i64) -> None:
    """Mark the scoring tiles on tracks and the special ones, by the measure they count."""
    measure = state.tables.score_measure
    for track in range(TRACKS):
        if state.scoring[track] >= 0:
            out[tracks + measure[state.scoring[track]]] = 1
    for i in range(state.specials):
        if state.special[i] >= 0:
            out[specials + measure[state.special[i]]] = 1


def orders_into(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """The points of the open crates by how much of their cost is there, the nearest first."""
    tables = state.tables
    for stack in range(_CRATES):
        crate = state.crate_top[stack]
        if crate < 0:
            continue
        near = _nearness(state, seat, crate)
        j: i64 = stack
        while j > 0 and out[at + j - 1] < near:
            out[at + j] = out[at + j - 1]
            j -= 1
        out[at + j] = near
        if can_pay(state, seat, tables.crate_cost[crate]):
            out[at + _CRATES] += 1


def _nearness(state: SaltfjordPosition, seat: i64, crate: i64) -> i64:
    """The points of a crate, by the part of its cost that is there."""
    there: i64 = 0
    tables = state.tables
    cost = tables.crate_cost[crate]
    needed = tables.goods_total[cost]
    for i in range(tables.goods_from[cost], tables.goods_from[cost + 1]):
        there += min(tables.goods_amount[i], state.goods[seat * GOODS + tables.goods_kind[i]])
    return tables.crate_points[crate] * there * _POINT // max(needed, 1)


def tracks_into(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """Write the points that each track's scoring tile would give now."""
    for track in range(TRACKS):
        if state.scoring[track] >= 0:
            out[at + track] = tile_points(state, seat, state.scoring[track])


def special_points_into(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """The points of each special tile, by what it counts."""
    for i in range(state.specials):
        if state.special[i] >= 0:
            measure = state.tables.score_measure[state.special[i]]
            out[at + measure] = tile_points(state, seat, state.special[i])


def lines_into(
    state: SaltfjordPosition, seat: i64, dice: vec[i64], first: i64, out: vec[i64], at: i64
) -> None:
    """Write the reach of the dice: of each colour the best line, the next, and the sum.

    `dice` has the dice as `dice_into` counts them, from `first` on.
    """
    free = state.built[seat] & ~blocked(state, seat)
    for colour in range(COLOURS):
        if state.taken[seat * COLOURS + colour] >= (3 if colour == 0 else state.round):
            continue
        best = at + colour * _RANKS
        for pip in range(PIPS):
            for _ in range(dice[first + colour * PIPS + pip]):
                worth = _line(state, seat, colour * PIPS + pip, free)
                out[best + _EVERY] += worth
                if worth > out[best]:
                    out[best + _SECOND] = out[best]
                    out[best] = worth
                elif worth > out[best + _SECOND]:
                    out[best + _SECOND] = worth


def _line(state: SaltfjordPosition, seat: i64, line: i64, free: i64) -> i64:
    """Return the rough worth of a line's free buildings (F17)."""
    tables = state.tables
    worth: i64 = 0
    for i in range(6):
        cell = LINE_CELL[line * 6 + i]
        if free & BIT[cell]:
            square = state.square[seat * CELLS + cell]
            if tables.square_actions[square]:
                worth += _ACTION
            else:
                worth += tables.goods_worth[tables.square_gain[square]]
    return worth
