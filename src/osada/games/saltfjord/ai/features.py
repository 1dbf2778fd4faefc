"""The inputs of the nets for Saltfjord.

The features of the plain value; goods, levels and crates as they are; what lies open, such as dice,
tiles and crates; and, in a game for one, how far each special tile is.
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import count
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features, offset_of
from osada.evaluation.value import POINT
from osada.games.saltfjord.ai.planning.promise import wealth_of
from osada.games.saltfjord.ai.planning.sight import (
    crates_into,
    dice_into,
    lines_into,
    orders_into,
    scoring_into,
    special_points_into,
    tiles_into,
    tracks_into,
)
from osada.games.saltfjord.ai.value import FEATURES, SaltfjordValue, turns_left
from osada.games.saltfjord.content.components import MEASURES, RESOURCES
from osada.games.saltfjord.rules.fishing import catch_points
from osada.games.saltfjord.rules.position import SaltfjordPosition
from osada.games.saltfjord.rules.scoring import final_score, tile_points
from osada.games.saltfjord.rules.state import (
    GOODS,
    MOST_SPECIALS,
    NOTHING,
    PIERS,
    PIPS,
    ROUNDS,
    TRACKS,
)

_OFFERED: Final = (
    *("order", "technology", "fishing", "small", "upgrade"),
    *("fish", "basic", "fine", "gold"),
)
_RANKS: Final = ("best", "second", "every")
_ABILITIES: Final = 8
_USUAL: Final = 2
"""Special tiles in a game for one (F54); more of them (F59) are another game."""
_ENOUGH: Final = 10
"""Points that a special tile must give (F57)."""
TABLE: Final = (
    Feature("rounds-to-come"),
    Feature("first-round"),
    Feature("last-round"),
    *(Feature(f"white-{n}", word="white", number=n) for n in range(1, PIPS + 1)),
    *(Feature(f"orange-{n}", word="orange", number=n) for n in range(1, PIPS + 1)),
    Feature("specials"),
    *(Feature(f"offered-{what}") for what in _OFFERED),
    Feature("offered-promenades", POINT),
    Feature("offered-crates"),
    *(Feature(f"asked-{name}") for name in RESOURCES),
    *(
        Feature(f"track-counts-{name}", word="track-counts", about=f"counts-{name}")
        for name in MEASURES
    ),
    *(
        Feature(f"special-counts-{name}", word="special-counts", about=f"counts-{name}")
        for name in MEASURES
    ),
)
_PLAIN: Final[i64] = len(FEATURES)
SEAT: Final = (
    Feature("points"),
    *(Feature(name, POINT) for name in FEATURES),
    *(Feature(f"have-{name}") for name in RESOURCES),
    *(Feature(f"level-{name}") for name in ("crafts", "carpentry", "logistics", "fishing")),
    *(Feature(f"pier-{n}", word="pier", number=n) for n in range(1, PIERS + 1)),
    Feature("acts"),
    Feature("passed"),
    Feature("dice-left"),
    Feature("wealth", POINT),
    Feature("large-tiles"),
    Feature("filled"),
    *(Feature(f"special-{n}", word="special-tile", number=n) for n in range(1, MOST_SPECIALS + 1)),
    Feature("specials-reached"),
    Feature("specials-missing"),
    *(Feature(f"order-{n}", POINT, word="nearest-order", number=n) for n in range(1, 5)),
    Feature("orders-payable"),
    *(Feature(f"scoring-{name}") for name in ("crafts", "carpentry", "logistics", "fishing")),
    *(
        Feature(f"special-{name}", word="special-points", about=f"counts-{name}")
        for name in MEASURES
    ),
    *(Feature(f"{colour}-{rank}-line", POINT) for colour in ("white", "orange") for rank in _RANKS),
    *(Feature(f"ability-{n}", word="ability", number=n) for n in range(1, _ABILITIES + 1)),
    Feature("catch"),
    Feature("sea"),
    Feature("free-workers"),
)
_ROUNDS_TO_COME: Final[i64] = offset_of(TABLE, "rounds-to-come")
_FIRST_ROUND: Final[i64] = offset_of(TABLE, "first-round")
_LAST_ROUND: Final[i64] = offset_of(TABLE, "last-round")
_DICE: Final[i64] = offset_of(TABLE, "white-1")
_SPECIALS: Final[i64] = offset_of(TABLE, "specials")
_OFFERS: Final[i64] = offset_of(TABLE, f"offered-{_OFFERED[0]}")
_CRATES: Final[i64] = offset_of(TABLE, "offered-crates")
_ON_TRACKS: Final[i64] = offset_of(TABLE, f"track-counts-{MEASURES[0]}")
_ON_SPECIALS: Final[i64] = offset_of(TABLE, f"special-counts-{MEASURES[0]}")
_FIRST_SEAT: Final[i64] = len(TABLE)
_POINTS: Final[i64] = offset_of(SEAT, "points")
_VALUE: Final[i64] = offset_of(SEAT, FEATURES[0])
_HAVE: Final[i64] = offset_of(SEAT, f"have-{RESOURCES[0]}")
_LEVELS: Final[i64] = offset_of(SEAT, "level-crafts")
_PIERS: Final[i64] = offset_of(SEAT, "pier-1")
_ACTS: Final[i64] = offset_of(SEAT, "acts")
_PASSED: Final[i64] = offset_of(SEAT, "passed")
_DICE_LEFT: Final[i64] = offset_of(SEAT, "dice-left")
_WEALTH: Final[i64] = offset_of(SEAT, "wealth")
_LARGE_TILES: Final[i64] = offset_of(SEAT, "large-tiles")
_FILLED: Final[i64] = offset_of(SEAT, "filled")
_SPECIAL: Final[i64] = offset_of(SEAT, "special-1")
_REACHED: Final[i64] = offset_of(SEAT, "specials-reached")
_MISSING: Final[i64] = offset_of(SEAT, "specials-missing")
_ORDERS: Final[i64] = offset_of(SEAT, "order-1")
_SCORING: Final[i64] = offset_of(SEAT, "scoring-crafts")
_COUNTED: Final[i64] = offset_of(SEAT, f"special-{MEASURES[0]}")
_LINES: Final[i64] = offset_of(SEAT, "white-best-line")
_ABLE: Final[i64] = offset_of(SEAT, "ability-1")
_CATCH: Final[i64] = offset_of(SEAT, "catch")
_SEA: Final[i64] = offset_of(SEAT, "sea")
_FREE_WORKERS: Final[i64] = offset_of(SEAT, "free-workers")
_SEAT_SIZE: Final[i64] = len(SEAT)


@final
class SaltfjordFeatures(Features):
    """The numbers of a position; nothing that lies face down counts."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)
        self._value: SaltfjordValue = SaltfjordValue()
        self._plain: vec[i64] = vec[i64]([0] * (4 * _PLAIN))

    def kind(self, position: Position) -> str:
        assert isinstance(position, SaltfjordPosition)
        side = "village" if position.side else "plain"
        more = f"-{position.specials}-tiles" if position.specials > _USUAL else ""
        return f"{position.players}-{side}{'-carts' if position.carts else ''}{more}"

    def number(self, position: Position) -> i64:
        assert isinstance(position, SaltfjordPosition)
        more = position.specials - _USUAL + 3 if position.specials > _USUAL else 0
        return (position.players + more) * 4 + position.carts * 2 + position.side

    def won(self, position: Position, seat: i64) -> float:
        """F57: alone, one wins if every special tile gives enough points."""
        assert isinstance(position, SaltfjordPosition)
        if position.players > 1:
            return super().won(position, seat)
        for i in range(position.specials):
            if tile_points(position, seat, position.special[i]) < _ENOUGH:
                return 0.0
        return 1.0

    def prize(self, position: Position) -> i64:
        return 20 * POINT

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, SaltfjordPosition)
        players = position.players
        for i in range(_FIRST_SEAT + players * _SEAT_SIZE):
            out[i] = 0
        _write_table(position, out)
        if position.round == 0:  # villages are still being set up
            return
        self._value.features_into(position, self._plain)
        for i in range(players):
            other = seat + i if seat + i < players else seat + i - players
            at = _FIRST_SEAT + i * _SEAT_SIZE
            out[at + _POINTS] = final_score(position, other)
            for j in range(_PLAIN):
                out[at + _VALUE + j] = self._plain[other * _PLAIN + j]
            _write_board(position, other, out, at)
            _write_specials(position, other, out, at)
            _write_reach(position, other, out, at)


def _write_table(state: SaltfjordPosition, out: vec[i64]) -> None:
    out[_ROUNDS_TO_COME] = ROUNDS - state.round
    out[_FIRST_ROUND] = 1 if state.round == 1 else 0
    out[_LAST_ROUND] = 1 if state.round == ROUNDS else 0
    dice_into(state, out, _DICE)
    out[_SPECIALS] = state.specials
    tiles_into(state, out, _OFFERS)
    crates_into(state, out, _CRATES)
    scoring_into(state, out, _ON_TRACKS, _ON_SPECIALS)


def _write_board(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    for kind in range(GOODS):
        out[at + _HAVE + kind] = state.goods[seat * GOODS + kind]
    for track in range(TRACKS):
        out[at + _LEVELS + track] = state.levels[seat * TRACKS + track]
    for pier in range(PIERS):
        out[at + _PIERS + pier] = count(state.crates[seat * PIERS + pier])
    out[at + _ACTS] = 1 if state.actor == seat else 0
    out[at + _PASSED] = 1 if state.marker[seat] != NOTHING else 0
    out[at + _DICE_LEFT] = turns_left(state, seat)
    out[at + _WEALTH] = wealth_of(state, seat)
    out[at + _LARGE_TILES] = state.large[seat]
    out[at + _FILLED] = count(state.filled[seat])


def _write_specials(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """In a game for one: how far each special tile is (F57), the nearest first."""
    for i in range(state.specials):
        if state.special[i] >= 0:
            points = tile_points(state, seat, state.special[i])
            j = at + _SPECIAL + i
            while j > at + _SPECIAL and out[j - 1] < points:
                out[j] = out[j - 1]
                j -= 1
            out[j] = points
            if points >= _ENOUGH:
                out[at + _REACHED] += 1
            else:
                out[at + _MISSING] += _ENOUGH - points


def _write_reach(state: SaltfjordPosition, seat: i64, out: vec[i64], at: i64) -> None:
    """Write a seat's reach, abilities, boat and workers."""
    orders_into(state, seat, out, at + _ORDERS)
    tracks_into(state, seat, out, at + _SCORING)
    special_points_into(state, seat, out, at + _COUNTED)
    if state.marker[seat] == NOTHING:
        lines_into(state, seat, out, _DICE, out, at + _LINES)
    for ability in range(_ABILITIES):
        out[at + _ABLE + ability] = state.abilities[seat] >> ability & 1
    out[at + _CATCH] = catch_points(state, seat)
    out[at + _SEA] = state.boat[seat]
    out[at + _FREE_WORKERS] = state.workers[seat]
