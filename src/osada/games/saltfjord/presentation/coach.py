"""Tips for newcomers to Saltfjord, from the open components on the table."""

from __future__ import annotations

from typing import Final

from osada.core.bits import BIT, count, members
from osada.games.saltfjord.content.grid import COLUMNS, CRATE_STACKS, LINE_CELL, LINE_MASK, LINES
from osada.games.saltfjord.judge import reading
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.free import open_buildings
from osada.games.saltfjord.rules.goods import can_pay
from osada.games.saltfjord.rules.moves import (
    ACTIVATE_CELL,
    BUILD,
    DISCARD,
    LINE,
    MOVE_CART,
    PASS,
    RETURN,
    SAIL,
    TAKE_DEAL,
)
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.scoring import tile_points
from osada.games.saltfjord.rules.state import (
    ACT,
    ACTIVATE,
    BETTER_BOAT,
    COLOURS,
    DIE,
    GOLD,
    GOODS,
    HOLD,
    NOTHING,
    ORANGE,
    PICK,
    PIERS,
    ROUNDS,
    TRACKS,
    TURN,
    WHITE,
)
from osada.games.saltfjord.rules.technology import TOP, step_number
from osada.teaching.coach import Advice, Values

_GRAIN: Final = 2
_FOOD: Final = 5
_SPECIAL: Final = 10
"""The points that a special scoring tile must give (F57)."""
_LATE: Final = 2
"""From so many dice on it is time for the workers."""


# What is asked of a position


def _deciding(position: SaltfjordPosition, kind: int) -> bool:
    return reading.kind_of(position) == kind


def _turn(position: SaltfjordPosition) -> bool:
    """Tell whether one of the three actions is to be chosen, in a round."""
    return position.round > 0 and _deciding(position, TURN)


def _taken(position: SaltfjordPosition, seat: int) -> tuple[int, int]:
    """White and orange dice taken in this round."""
    taken = position.taken[seat * COLOURS : (seat + 1) * COLOURS]
    return int(taken[WHITE]), int(taken[ORANGE])


def _dice_left(position: SaltfjordPosition, seat: int) -> bool:
    return any(move < LINE for move in position.legal(seat))


def _goods(position: SaltfjordPosition, seat: int, kind: int) -> int:
    return int(position.goods[seat * GOODS + kind])


def _crates(position: SaltfjordPosition, seat: int) -> list[int]:
    """Crates at each pier."""
    return [int(count(position.crates[seat * PIERS + pier])) for pier in range(PIERS)]


def _buildings(position: SaltfjordPosition, seat: int, line: int) -> int:
    """Free buildings of a line."""
    free = position.built[seat] & ~blocked(position, seat)
    return int(count(free & LINE_MASK[line]))


def _load(position: SaltfjordPosition, seat: int) -> int:
    return sum(token > 0 for token in position.load[seat * HOLD : (seat + 1) * HOLD])


def _slots(position: SaltfjordPosition, seat: int) -> int:
    fjord = position.tables.box.fjord
    return fjord.better_slots if position.powers[seat] & BETTER_BOAT else fjord.slots


# When each tip is true


def _pick(position: SaltfjordPosition, seat: int) -> Values | None:
    return {} if _deciding(position, PICK) else None


def _first_die(position: SaltfjordPosition, seat: int) -> Values | None:
    begins = _turn(position) and position.round == 1 and _taken(position, seat) == (0, 0)
    return {} if begins else None


def _fish_moves(position: SaltfjordPosition, seat: int) -> Values | None:
    """Fish could bring the die to a line with more buildings (F16)."""
    if not _deciding(position, DIE):
        return None
    colour, shown = reading.die_in_hand(reading.details_of(position))
    lines = [move - LINE for move in position.legal(seat) if LINE <= move < DISCARD]
    built = {line: _buildings(position, seat, colour * COLUMNS + line) for line in lines}
    best = max(built, key=lambda line: (built[line], -abs(line - shown + 1)))
    better = built[best] > built.get(shown - 1, 0)
    return {"line": best + 1, "n": built[best]} if better else None


def _along(position: SaltfjordPosition, seat: int) -> Values | None:
    """Several buildings of a line can be activated (F17)."""
    if not _deciding(position, ACTIVATE):
        return None
    cells = sum(ACTIVATE_CELL <= move < MOVE_CART for move in position.legal(seat))
    return {"n": cells} if cells > 1 else None


def _build_ahead(position: SaltfjordPosition, seat: int) -> Values | None:
    """A tile built on the way can still be activated, if there is room ahead (F26)."""
    kind, details = reading.frames(position)[0]
    builds = any(BUILD <= move < PASS for move in position.legal(seat))
    if kind != ACTIVATE or not _deciding(position, ACT) or not builds:
        return None
    line, passed, _last = reading.die_on_line(details)
    ahead = LINE_CELL[line * COLUMNS + passed : (line + 1) * COLUMNS]
    empty = any(not position.filled[seat] & BIT[cell] for cell in ahead)
    return {} if empty else None


def _full_boat(position: SaltfjordPosition, seat: int) -> Values | None:
    """With a full boat the next token costs another (F31, F32)."""
    moves = position.legal(seat)
    asked = RETURN in moves and any(SAIL <= move < RETURN for move in moves)
    full = _load(position, seat) == _slots(position, seat)
    return {} if _deciding(position, ACT) and asked and full else None


def _return_or_sail(position: SaltfjordPosition, seat: int) -> Values | None:
    moves = position.legal(seat)
    asked = RETURN in moves and any(SAIL <= move < RETURN for move in moves)
    if not _deciding(position, ACT) or not asked:
        return None
    areas, at = position.tables.box.fjord.areas, int(position.boat[seat])
    return {"n": areas[at - 1].points, "next": areas[at].points}


def _deal(position: SaltfjordPosition, seat: int) -> Values | None:
    """A trade for points is open."""
    moves = position.legal(seat)
    open_now = any(TAKE_DEAL <= move < TAKE_DEAL + 2 for move in moves)
    return {} if _deciding(position, ACT) and open_now else None


def _last_round(position: SaltfjordPosition, seat: int) -> Values | None:
    begins = _turn(position) and position.round == ROUNDS and _taken(position, seat) == (0, 0)
    return {} if begins else None


def _boat_out(position: SaltfjordPosition, seat: int) -> Values | None:
    """Points of the boat's area that are lost unless it comes home (F44)."""
    if not _turn(position) or position.round < ROUNDS or not position.boat[seat]:
        return None
    points = position.tables.box.fjord.areas[position.boat[seat] - 1].points
    return {"n": points} if points else None


def _workers(position: SaltfjordPosition, seat: int) -> Values | None:
    """Workers at home while the round runs out (F36, F43)."""
    late = sum(_taken(position, seat)) >= _LATE or not _dice_left(position, seat)
    idle = _turn(position) and late and bool(open_buildings(position, seat))
    return {"n": int(position.workers[seat])} if idle else None


def _order(position: SaltfjordPosition, seat: int) -> Values | None:
    """The best crate that can be paid for as it is (F23)."""
    if not _turn(position):
        return None
    tables = position.tables
    tops = [int(position.crate_top[stack]) for stack in range(CRATE_STACKS)]
    ready = [c for c in tops if c != NOTHING and can_pay(position, seat, tables.crate_cost[c])]
    return {"n": max(int(tables.crate_points[crate]) for crate in ready)} if ready else None


def _large(position: SaltfjordPosition, seat: int) -> Values | None:
    offered = any(BUILD <= move < PASS for move in position.legal(seat))
    return {} if _turn(position) and offered else None


def _column_near(position: SaltfjordPosition, seat: int) -> Values | None:
    return _line_near(position, seat, range(COLUMNS))


def _row_near(position: SaltfjordPosition, seat: int) -> Values | None:
    return _line_near(position, seat, range(COLUMNS, LINES))


def _line_near(position: SaltfjordPosition, seat: int, lines: range) -> Values | None:
    """One cell is missing from a row or a column with promenades that show something (F27)."""
    for line in lines if _turn(position) else ():
        missing = count(LINE_MASK[line] & ~position.filled[seat])
        if missing == 1 and _promenades(position, seat, line):
            return {"line": line % COLUMNS + 1}
    return None


def _promenades(position: SaltfjordPosition, seat: int, line: int) -> bool:
    cells = members(LINE_MASK[line] & position.filled[seat])
    squares = [reading.square_at(position, seat, cell) for cell in cells]
    return any(square is not None and square.promenade for square in squares)


def _set(position: SaltfjordPosition, seat: int) -> Values | None:
    """One pier is short of a whole set of crates (F44)."""
    crates = _crates(position, seat)
    least = min(crates)
    short = [pier for pier in range(PIERS) if crates[pier] == least]
    return {"pier": short[0]} if _turn(position) and len(short) == 1 else None


def _top(position: SaltfjordPosition, seat: int) -> Values | None:
    """The last step of a track can be paid for (F24)."""
    if not _turn(position):
        return None
    for track in range(TRACKS):
        level = position.levels[seat * TRACKS + track]
        cost = position.tables.tech_cost[step_number(position, track, TOP - 1)]
        if level == TOP - 1 and can_pay(position, seat, cost):
            return {"track": track, "scoring": int(position.scoring[track])}
    return None


def _keep_grain(position: SaltfjordPosition, seat: int) -> Values | None:
    """Crates at the last pier buy points when one passes (F35)."""
    goods = _goods(position, seat, _GRAIN) + _goods(position, seat, _FOOD)
    crates = _crates(position, seat)[PIERS - 1]
    return {"n": crates} if _turn(position) and crates and goods else None


def _gold(position: SaltfjordPosition, seat: int) -> Values | None:
    return {} if _turn(position) and _goods(position, seat, GOLD) else None


def _orange(position: SaltfjordPosition, seat: int) -> Values | None:
    """No white die may be taken any more, but an orange one (F15)."""
    white, _orange = _taken(position, seat)
    return {} if _turn(position) and white == 3 and _dice_left(position, seat) else None


def _leftmost(position: SaltfjordPosition, seat: int) -> Values | None:
    """Point out that passing to the leftmost tavern begins the next round (F43)."""
    free = position.players > 1 and PASS in position.legal(seat)
    over = _turn(position) and position.round < ROUNDS and not _dice_left(position, seat)
    return {} if over and free else None


def _special(position: SaltfjordPosition, seat: int) -> Values | None:
    """Alone, a special scoring tile that gives too little yet (F57)."""
    if not _turn(position) or position.players > 1 or position.round < _LATE:
        return None
    for tile in (int(tile) for tile in position.special if tile != NOTHING):
        points = int(tile_points(position, seat, tile))
        if points < _SPECIAL:
            return {"scoring": tile, "n": points}
    return None


def _carts(position: SaltfjordPosition, seat: int) -> Values | None:
    return {} if _turn(position) and reading.carts_of(position, seat) else None


ADVICE: Final = (
    Advice("pick-set", "F10", _pick),
    Advice("first-die", "F17", _first_die),
    Advice("last-round", "F44", _last_round),
    Advice("fish-move-die", "F16", _fish_moves),
    Advice("full-boat", "F31", _full_boat),
    Advice("return-or-sail", "F32", _return_or_sail),
    Advice("trade-for-points", "F35", _deal),
    Advice("build-ahead", "F26", _build_ahead),
    Advice("along-the-line", "F18", _along),
    Advice("boat-out", "F44", _boat_out),
    Advice("special-short", "F57", _special),
    Advice("workers-idle", "F36", _workers),
    Advice("leftmost-tavern", "F43", _leftmost),
    Advice("order-ready", "F23", _order),
    Advice("top-of-track", "F24", _top),
    Advice("row-near", "F27", _row_near),
    Advice("column-near", "F27", _column_near),
    Advice("keep-grain", "F35", _keep_grain),
    Advice("crates-set", "F44", _set),
    Advice("large-tile", "F34", _large),
    Advice("orange-left", "F15", _orange),
    Advice("carts-first", "F48", _carts),
    Advice("gold-anything", "F14", _gold),
)
"""The worthiest first."""
