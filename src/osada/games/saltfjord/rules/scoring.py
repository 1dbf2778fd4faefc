"""Final scoring, and the winner (F44 to F46, F52)."""

from typing import Final

from osada.core.bits import count, lowest
from osada.core.ints import i64
from osada.games.saltfjord.content.grid import COLUMNS, LINE_MASK, LINES
from osada.games.saltfjord.content.tables import GRADES
from osada.games.saltfjord.rules.fishing import catch_points
from osada.games.saltfjord.rules.state import (
    ALL_CELLS,
    CARTS_EACH,
    FISH,
    GOODS,
    HOLD,
    NOTHING,
    PIERS,
    TRACKS,
    WAITING,
    State,
)

TOP: Final = 3
# What a scoring tile counts
CRATE: Final = 0
LINE: Final = 1
TOKEN: Final = 2
STEP: Final = 3
LARGE_TILE: Final = 4
CRATE_AT_FULLEST_PIER: Final = 5
WORKER: Final = 6
TOKEN_WITH_POINTS: Final = 7
TWO_CELLS: Final = 8


def final_score(state: State, seat: i64) -> i64:
    """Green points and everything that is counted at the end (F44, F45, F52)."""
    total = state.score[seat] + catch_points(state, seat) + fish_points(state, seat)
    total += set_points(state, seat) + crate_points(state, seat)
    for track in range(TRACKS):
        total += track_points(state, seat, track)
    return total + cart_points(state, seat)


def final_fish(state: State, seat: i64) -> i64:
    """All fish after the last tokens are gained and everything else is sold (F44)."""
    total = state.goods[seat * GOODS + FISH]
    for kind in range(1, GOODS):
        total += state.goods[seat * GOODS + kind] * state.tables.sale[kind]
    for i in range(HOLD):
        token = state.load[seat * HOLD + i]
        if token:
            total += state.tables.goods_fish[state.tables.face_gain[token - 1]]
    return total


def fish_points(state: State, seat: i64) -> i64:
    """One point for every three fish (F44)."""
    return final_fish(state, seat) // 3


def set_points(state: State, seat: i64) -> i64:
    """Three points for every four crates at different piers (F44)."""
    sets = count(state.crates[seat * PIERS])
    for pier in range(1, PIERS):
        crates = count(state.crates[seat * PIERS + pier])
        sets = min(sets, crates)
    return sets * state.tables.set_bonus


def crate_points(state: State, seat: i64) -> i64:
    """The purple points of all crates (F23, F44)."""
    total: i64 = 0
    for pier in range(PIERS):
        crates = state.crates[seat * PIERS + pier]
        while crates:
            total += state.tables.crate_points[lowest(crates)]
            crates &= crates - 1
    return total


def track_points(state: State, seat: i64, track: i64) -> i64:
    """A marker's level, or at the top its scoring tile; green tiles have scored (F44)."""
    level = state.levels[seat * TRACKS + track]
    if level < TOP:
        return state.tables.level_points[level]
    return tile_points(state, seat, state.scoring[track])


def tile_points(state: State, seat: i64, tile: i64) -> i64:
    """Return the points of a purple scoring tile."""
    tables = state.tables
    return _measured(state, seat, tables.score_measure[tile]) * tables.score_points[tile * GRADES]


def _measured(state: State, seat: i64, measure: i64) -> i64:
    if measure == CRATE:
        return _crates(state, seat, fullest=False)
    if measure == CRATE_AT_FULLEST_PIER:
        return _crates(state, seat, fullest=True)
    if measure == LINE:
        return full_lines(state, seat)
    if measure == TOKEN:
        return _tokens(state, seat, with_points=False)
    if measure == TOKEN_WITH_POINTS:
        return _tokens(state, seat, with_points=True)
    if measure == STEP:
        return _steps(state, seat)
    if measure == LARGE_TILE:
        return state.large[seat]
    if measure == WORKER:
        return state.workers[seat] + count(state.working[seat])
    if measure == TWO_CELLS:
        return count(state.filled[seat] & ALL_CELLS) // 2
    return 0


def _crates(state: State, seat: i64, *, fullest: bool) -> i64:
    total: i64 = 0
    most: i64 = 0
    for pier in range(PIERS):
        crates = count(state.crates[seat * PIERS + pier])
        total += crates
        most = max(most, crates)
    return most if fullest else total


def full_lines(state: State, seat: i64) -> i64:
    """Count how many rows and columns are full (F27)."""
    lines: i64 = 0
    for line in range(LINES):
        if LINE_MASK[line] & ~state.filled[seat] == 0:
            lines += 1
    return lines


def _tokens(state: State, seat: i64, *, with_points: bool) -> i64:
    """Tokens beside the board and on the boat tile."""
    total: i64 = 0
    tables = state.tables
    for face in range(tables.faces):
        if not with_points or tables.face_points[face]:
            total += state.caught[seat * tables.faces + face]
    for i in range(HOLD):
        token = state.load[seat * HOLD + i]
        if token and (not with_points or tables.face_points[token - 1]):
            total += 1
    return total


def _steps(state: State, seat: i64) -> i64:
    steps: i64 = 0
    for track in range(TRACKS):
        steps += state.levels[seat * TRACKS + track]
    return steps


def cart_points(state: State, seat: i64) -> i64:
    """Row number times column number of each cart on the grid (F52)."""
    total: i64 = 0
    for i in range(CARTS_EACH):
        cell = state.cart[seat * CARTS_EACH + i]
        if cell != NOTHING and cell != WAITING:
            total += (cell // COLUMNS + 1) * (cell % COLUMNS + 1)
    return total


def standing(state: State, seat: i64) -> i64:
    """One number that orders the seats: points, then the tavern further left (F46)."""
    return final_score(state, seat) * 8 - state.marker[seat]
