"""The value of a position of Saltfjord: its points, and the gains of turns to come.

The weights are fitted by self-play (`weights.json` says how). A plan is one turn: activations,
upgrades, payments and free actions together; tokens, tiles and crates that turn up are sampled.
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import count, lowest
from osada.core.ints import i64, vec
from osada.core.position import NATURE, Position
from osada.evaluation.value import POINT, WeightedValue
from osada.evaluation.weights import read_weights
from osada.games.saltfjord.ai.planning.idle import idle
from osada.games.saltfjord.ai.planning.lines import cubes, in_column, in_row, squares, summed
from osada.games.saltfjord.ai.planning.promise import (
    PROMISES,
    crates_to_come,
    promise_into,
)
from osada.games.saltfjord.content.grid import CELLS
from osada.games.saltfjord.content.tables import DIGIT, DIGITS
from osada.games.saltfjord.rules.cells import blocked
from osada.games.saltfjord.rules.fishing import loaded
from osada.games.saltfjord.rules.goods import can_pay
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.scoring import TOP, final_score, tile_points
from osada.games.saltfjord.rules.state import (
    BOOK,
    CARTS_EACH,
    COLOURS,
    DIE,
    DRAW,
    END_TURN,
    FISH,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    HOLD,
    MENU,
    NOTHING,
    ORANGE,
    PAPER,
    PIERS,
    PIPS,
    PLANK,
    ROTATE,
    ROUNDS,
    TAVERNS,
    TRACKS,
    TURN,
    TURN_CRATE,
    TURN_TILE,
    WHITE,
    WOOD,
)

FEATURES: Final = (
    "fish",  # goods, as long as there are turns
    "basic",
    "wood",
    "fine",
    "plank",
    "gold",
    "turns",  # dice that can still be taken in this round
    "later-turns",
    "buildings",  # for the turns to come
    "cells",
    "lines",  # rows and columns, the fuller the better
    "workers",  # on the worker space
    "staff",  # all workers, for the rounds to come
    "crafts",  # levels, for the turns to come
    "carpentry",
    "logistics",
    "fishing",
    "crates",  # rewards of the piers to come
    "load",  # tokens on the boat
    "area",  # points of the boat's area
    "powers",
    "abilities",
    "top",  # what the scoring tiles would give, by the level reached
    "special",  # points of special tiles, up to the ten that are needed
    "order",  # points of the crate that is nearest to be filled
    "rows",  # buildings in one line, for the turns to come
    "order-action",  # buildings by what they do, for the turns to come
    "technology-action",
    "fish-action",
    "small-action",
    "upgrade-action",
    "fish-yield",
    "basic-yield",
    "fine-yield",
    "gold-yield",
    "technology",  # technologies that can be paid for
    "fish-early",  # goods, the more turns there are to use them
    "basic-early",
    "fine-early",
    "gold-early",
    "first-pier",  # crates at it, for the rounds to come
    "last-pier",
    "fresh",  # buildings without a die or worker, for the dice of this round
    "promenades",  # what they show, the fuller their lines
    *PROMISES,
)
_FISH: Final[i64] = FEATURES.index("fish")
_BASIC: Final[i64] = FEATURES.index("basic")
_WOOD: Final[i64] = FEATURES.index("wood")
_FINE: Final[i64] = FEATURES.index("fine")
_PLANK: Final[i64] = FEATURES.index("plank")
_GOLD: Final[i64] = FEATURES.index("gold")
_TURNS: Final[i64] = FEATURES.index("turns")
_LATER: Final[i64] = FEATURES.index("later-turns")
_BUILDINGS: Final[i64] = FEATURES.index("buildings")
_CELLS: Final[i64] = FEATURES.index("cells")
_LINES: Final[i64] = FEATURES.index("lines")
_WORKERS: Final[i64] = FEATURES.index("workers")
_STAFF: Final[i64] = FEATURES.index("staff")
_LEVELS: Final[i64] = FEATURES.index("crafts")
_CRATES: Final[i64] = FEATURES.index("crates")
_LOAD: Final[i64] = FEATURES.index("load")
_AREA: Final[i64] = FEATURES.index("area")
_POWERS: Final[i64] = FEATURES.index("powers")
_ABILITIES: Final[i64] = FEATURES.index("abilities")
_TOP: Final[i64] = FEATURES.index("top")
_SPECIAL: Final[i64] = FEATURES.index("special")
_ORDER: Final[i64] = FEATURES.index("order")
_ROWS: Final[i64] = FEATURES.index("rows")
_ACTIONS: Final[i64] = FEATURES.index("order-action")
_YIELD: Final[i64] = FEATURES.index("fish-yield")
_TECHNOLOGY: Final[i64] = FEATURES.index("technology")
_FISH_EARLY: Final[i64] = FEATURES.index("fish-early")
_BASIC_EARLY: Final[i64] = FEATURES.index("basic-early")
_FINE_EARLY: Final[i64] = FEATURES.index("fine-early")
_GOLD_EARLY: Final[i64] = FEATURES.index("gold-early")
_FIRST_PIER: Final[i64] = FEATURES.index("first-pier")
_LAST_PIER: Final[i64] = FEATURES.index("last-pier")
_FRESH: Final[i64] = FEATURES.index("fresh")
_PROMENADES: Final[i64] = FEATURES.index("promenades")
_PROMISE: Final[i64] = FEATURES.index(PROMISES[0])
_COUNT: Final[i64] = len(FEATURES)
_ENOUGH: Final = 10
"""Points that a special tile must give (F57)."""


@final
class SaltfjordValue(WeightedValue):
    """The points of a position by its features."""

    def __init__(self) -> None:
        super().__init__(FEATURES, 4, read_weights("osada.games.saltfjord"))

    def spread(self, position: Position) -> i64:
        assert isinstance(position, SaltfjordPosition)
        return (8 + 8 * (ROUNDS - position.round)) * POINT

    def par(self) -> i64:
        return 280 * POINT

    def points_into(self, position: Position, points: vec[i64]) -> None:
        assert isinstance(position, SaltfjordPosition)
        for seat in range(position.players):
            points[seat] = final_score(position, seat) * POINT

    def final_into(self, position: Position, points: vec[i64]) -> None:
        """In a game for one, special tiles that fall short make up for no points (F57)."""
        assert isinstance(position, SaltfjordPosition)
        self.points_into(position, points)
        self.features[_SPECIAL] = 0
        _weigh_specials(position, 0, self.features)
        points[0] += self.features[_SPECIAL] * self.weights[_SPECIAL] // 1000

    def features_into(self, position: Position, out: vec[i64]) -> None:
        assert isinstance(position, SaltfjordPosition)
        for i in range(position.players * _COUNT):
            out[i] = 0
        for seat in range(position.players):
            now = turns_left(position, seat)
            later = _later_turns(position.round)
            _weigh_specials(position, seat, out)
            if now + later:
                out[seat * _COUNT + _TURNS] = now * POINT
                out[seat * _COUNT + _LATER] = later * POINT
                _weigh_goods(position, seat, now + later, out)
                _weigh_village(position, seat, now + later, out)
                fresh = count(position.built[seat] & ~blocked(position, seat))
                out[seat * _COUNT + _FRESH] = fresh * now * POINT // 4
                _weigh_board(position, seat, now + later, out)
            if seat == position.actor:
                promise_into(position, seat, out, seat * _COUNT + _PROMISE)
                out[seat * _COUNT + _CRATES] += crates_to_come(position, seat) * POINT

    def clock(self, position: Position, seat: i64) -> i64:
        """Counts turns where one begins; 0 within a turn."""
        assert isinstance(position, SaltfjordPosition)
        if position.over or position.depth != 1 or position.stack[0] & 63 != TURN:
            return 0
        taken = position.taken[seat * COLOURS + WHITE] + position.taken[seat * COLOURS + ORANGE]
        return 1 + position.round * 1000 + taken * 50 + position.large[seat]

    def sees_through(self, position: Position, seat: i64) -> bool:
        """Go on past a tile, a crate or a token that turns up in the seat's own turn."""
        assert isinstance(position, SaltfjordPosition)
        kind = position.stack[position.depth - 1] & 63
        if position.turn() != NATURE or position.actor != seat:
            return False
        return TURN_TILE <= kind <= TURN_CRATE or kind == DRAW  # the two are neighbours

    def theme(self, position: Position, seat: i64) -> i64:
        """Return a digest of the dice placed, the tiles built and the tavern chosen."""
        assert isinstance(position, SaltfjordPosition)
        mixed = position.white[seat] ^ position.orange[seat] * 2
        mixed = _mix(mixed, position.filled[seat] + position.marker[seat])
        mixed = _mix_all(mixed, position.dice, 0, COLOURS * PIPS)
        return _mix_all(mixed, position.tavern_dice, 0, COLOURS * TAVERNS) | 1

    def asks(self, position: Position, seat: i64) -> bool:
        """A die wants a line, a tile its turn, the menu a choice; and a turn may be done."""
        assert isinstance(position, SaltfjordPosition)
        if position.over or position.actor != seat:
            return False
        kind = position.stack[position.depth - 1] & 63
        if kind == END_TURN:
            return position.marker[seat] == NOTHING
        return kind in (MENU, DIE, ROTATE)

    def idle(self, position: Position, seat: i64, move: i64) -> bool:
        assert isinstance(position, SaltfjordPosition)
        return idle(position, seat, move)

    def digest(self, position: Position, seat: i64) -> i64:
        """All that a seat's turn can change."""
        assert isinstance(position, SaltfjordPosition)
        mixed = position.score[seat] * 64 + position.depth
        mixed = _mix(mixed, position.filled[seat])
        mixed = _mix(mixed, position.working[seat])
        mixed = _mix(mixed, position.white[seat] ^ position.orange[seat] * 2)
        mixed = _mix(mixed, position.uses[seat] + position.boat[seat] * 8 + position.marker[seat])
        mixed = _mix_all(mixed, position.goods, seat * GOODS, GOODS)
        mixed = _mix_all(mixed, position.levels, seat * TRACKS, TRACKS)
        mixed = _mix_all(mixed, position.load, seat * HOLD, HOLD)
        mixed = _mix_all(mixed, position.crates, seat * PIERS, PIERS)
        mixed = _mix_all(mixed, position.cart, seat * CARTS_EACH, CARTS_EACH)
        mixed = _mix_all(mixed, position.square, seat * CELLS, CELLS)
        return _mix_all(mixed, position.stack, 0, position.depth) | 1


def _mix(mixed: i64, value: i64) -> i64:
    return ((mixed ^ value) * 1_000_003 + (mixed >> 17)) & 0xFFFFFFFFFF


def _mix_all(mixed: i64, values: vec[i64], first: i64, many: i64) -> i64:
    for i in range(first, first + many):
        mixed = _mix(mixed, values[i] + 1)
    return mixed


def turns_left(state: SaltfjordPosition, seat: i64) -> i64:
    """Dice that a seat can still take in this round (F15), without the one in hand.

    What that one still does is a promise.
    """
    if state.round == 0 or state.marker[seat] != NOTHING:
        return 0
    taken = state.taken[seat * COLOURS + WHITE] + state.taken[seat * COLOURS + ORANGE]
    return 3 + state.round - taken


def _later_turns(number: i64) -> i64:
    """Dice of the rounds to come: four, five and six (F15)."""
    turns: i64 = 0
    for later in range(number + 1, ROUNDS + 1):
        turns += 3 + later
    return turns


def _weigh_goods(state: SaltfjordPosition, seat: i64, turns: i64, out: vec[i64]) -> None:
    at = seat * _COUNT
    goods, first = state.goods, seat * GOODS
    basic = goods[first + WOOD] + goods[first + GRAIN] + goods[first + PAPER]
    fine = goods[first + PLANK] + goods[first + FOOD] + goods[first + BOOK]
    out[at + _FISH] = goods[first + FISH] * POINT
    out[at + _BASIC] = basic * POINT
    out[at + _WOOD] = goods[first + WOOD] * POINT
    out[at + _FINE] = fine * POINT
    out[at + _PLANK] = goods[first + PLANK] * POINT
    out[at + _GOLD] = goods[first + GOLD] * POINT
    out[at + _FISH_EARLY] = out[at + _FISH] * turns // 10
    out[at + _BASIC_EARLY] = out[at + _BASIC] * turns // 10
    out[at + _FINE_EARLY] = out[at + _FINE] * turns // 10
    out[at + _GOLD_EARLY] = out[at + _GOLD] * turns // 10
    for stack in range(4):
        crate = state.crate_top[stack]
        if crate >= 0:
            out[at + _ORDER] = max(out[at + _ORDER], _nearness(state, seat, crate))


def _nearness(state: SaltfjordPosition, seat: i64, crate: i64) -> i64:
    """The points of a crate, by the part of its cost that is there."""
    there: i64 = 0
    tables = state.tables
    cost = tables.crate_cost[crate]
    needed = tables.goods_total[cost]
    for i in range(tables.goods_from[cost], tables.goods_from[cost + 1]):
        there += min(tables.goods_amount[i], state.goods[seat * GOODS + tables.goods_kind[i]])
    if needed == 0:
        return 0
    return tables.crate_points[crate] * there * POINT // needed


def _weigh_village(state: SaltfjordPosition, seat: i64, turns: i64, out: vec[i64]) -> None:
    at = seat * _COUNT
    out[at + _CELLS] = count(state.filled[seat]) * POINT
    lines = summed(state.filled[seat])
    out[at + _LINES] = cubes(lines)
    out[at + _ROWS] = squares(summed(state.built[seat])) * turns
    _weigh_buildings(state, seat, turns, out)
    rounds = ROUNDS - state.round
    out[at + _WORKERS] = state.workers[seat] * POINT
    out[at + _STAFF] = (state.workers[seat] + count(state.working[seat])) * rounds * POINT
    if state.marker[seat] == NOTHING:
        rounds += 1
    first = count(state.crates[seat * PIERS])
    last = count(state.crates[seat * PIERS + PIERS - 1])
    crates: i64 = 0
    for pier in range(seat * PIERS, seat * PIERS + PIERS):
        crates += count(state.crates[pier])
    out[at + _CRATES] = crates * rounds * POINT
    out[at + _FIRST_PIER] = first * rounds * POINT
    out[at + _LAST_PIER] = last * rounds * POINT
    _weigh_promenades(state, seat, lines, out)


def _weigh_promenades(state: SaltfjordPosition, seat: i64, lines: i64, out: vec[i64]) -> None:
    """Weigh promenades by the cells that are filled in their rows and columns."""
    tables = state.tables
    filled = state.filled[seat]
    cells = filled & ~state.built[seat]
    total: i64 = 0
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        shown = tables.goods_worth[tables.square_gain[state.square[seat * CELLS + cell]]]
        if shown:
            total += _by_fullness(shown, in_column(lines, cell % 6))
            total += _by_fullness(shown, in_row(filled, cell // 6))
    out[seat * _COUNT + _PROMENADES] = total


def _by_fullness(shown: i64, full: i64) -> i64:
    """The fuller a line, the sooner it pays; a full one has paid."""
    if full == 6:
        return 0
    return shown * full * full // 36


def _weigh_buildings(state: SaltfjordPosition, seat: i64, turns: i64, out: vec[i64]) -> None:
    """Weigh the effects of the buildings, kind by kind."""
    tables = state.tables
    buildings: i64 = 0
    actions: i64 = 0
    yields: i64 = 0
    cells = state.built[seat]
    while cells:
        square = state.square[seat * CELLS + lowest(cells)]
        cells &= cells - 1
        buildings += 1
        actions += tables.square_acts[square]
        yields += tables.square_yields[square]
    at = seat * _COUNT
    out[at + _BUILDINGS] = buildings * turns * POINT // 10
    each = turns * POINT // 10
    for action in range(5):
        out[at + _ACTIONS + action] = (actions >> DIGIT * action & DIGITS) * each
    for group in range(4):
        out[at + _YIELD + group] = (yields >> DIGIT * group & DIGITS) * each


def _weigh_board(state: SaltfjordPosition, seat: i64, turns: i64, out: vec[i64]) -> None:
    at = seat * _COUNT
    for track in range(TRACKS):
        level = state.levels[seat * TRACKS + track]
        out[at + _LEVELS + track] = level * turns * POINT // 10
        if 0 < level < TOP and state.scoring[track] >= 0:
            out[at + _TOP] += tile_points(state, seat, state.scoring[track]) * level * POINT // 3
        if level < TOP and can_pay(state, seat, state.tables.tech_cost[track * 3 + level]):
            out[at + _TECHNOLOGY] += POINT
    out[at + _LOAD] = loaded(state, seat) * POINT
    if state.boat[seat]:
        out[at + _AREA] = state.tables.area_points[state.boat[seat] - 1] * POINT
    out[at + _POWERS] = count(state.powers[seat]) * turns * POINT // 10
    out[at + _ABILITIES] = count(state.abilities[seat]) * turns * POINT // 10


def _weigh_specials(state: SaltfjordPosition, seat: i64, out: vec[i64]) -> None:
    """In a game for one: how far each special tile is (F57)."""
    for i in range(state.specials):
        if state.special[i] >= 0:
            points = tile_points(state, seat, state.special[i])
            out[seat * _COUNT + _SPECIAL] += min(points, _ENOUGH) * POINT
