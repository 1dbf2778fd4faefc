"""The value of a position of Sardinia: influence where scoring is near, crops, pieces, cards.

The points a seat may expect are those it has and a weighted sum of features; the weights are
fitted from games of our own (`weights.json` says with which command and seeds).
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT, count, lowest
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.value import POINT, WeightedValue
from osada.evaluation.weights import read_weights
from osada.games.sardinia.content.components import KINDS, PROVINCES
from osada.games.sardinia.rules.farmer import connected
from osada.games.sardinia.rules.moves import FARMER, GUARDIAN
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence
from osada.games.sardinia.rules.state import ALL_CARDS, NOTHING, PLACES, RESERVE, ROUNDS, TURN

FEATURES: Final = (
    "left",  # points at the next scoring, as things stand
    "right",  # points at the one after it
    "left-hold",  # the same, by how firmly a province is held
    "right-hold",
    "later-hold",
    "later",  # points at scorings to come, each province as often as it may be scored
    "best-crop",  # the best token within reach of the Farmer
    "farmer-crop",  # the same, with the Farmer in hand
    "crops-near",  # tokens within reach, for the rounds to come
    "crops-had",  # tokens taken: each allows a village
    "villages-due",  # villages that may be built at once
    "settlers",  # pieces on the island, for the rounds to come
    "ships",
    "priest",
    "buildings",
    "cards",  # cards in hand besides the Guardian
    "guardian",  # the Guardian in hand, by the lead in the next scoring
    "turn",  # whose turn it is
    "rounds",  # scorings to come
)
_LEFT: Final[i64] = FEATURES.index("left")
_RIGHT: Final[i64] = FEATURES.index("right")
_LEFT_HOLD: Final[i64] = FEATURES.index("left-hold")
_RIGHT_HOLD: Final[i64] = FEATURES.index("right-hold")
_LATER_HOLD: Final[i64] = FEATURES.index("later-hold")
_LATER: Final[i64] = FEATURES.index("later")
_BEST_CROP: Final[i64] = FEATURES.index("best-crop")
_FARMER_CROP: Final[i64] = FEATURES.index("farmer-crop")
_CROPS_NEAR: Final[i64] = FEATURES.index("crops-near")
_CROPS_HAD: Final[i64] = FEATURES.index("crops-had")
_VILLAGES_DUE: Final[i64] = FEATURES.index("villages-due")
_SETTLERS: Final[i64] = FEATURES.index("settlers")
_SHIPS: Final[i64] = FEATURES.index("ships")
_PRIEST: Final[i64] = FEATURES.index("priest")
_BUILDINGS: Final[i64] = FEATURES.index("buildings")
_CARDS: Final[i64] = FEATURES.index("cards")
_GUARDIAN: Final[i64] = FEATURES.index("guardian")
_TURN: Final[i64] = FEATURES.index("turn")
_ROUNDS: Final[i64] = FEATURES.index("rounds")
_COUNT: Final[i64] = len(FEATURES)

_HOLD: Final[vec[i64]] = vec[i64]([4, 12, 30, 50, 72, 86, 94])
"""In hundredths, how firmly a province is held, by the lead in influence from -3 to 3."""


@final
class SardiniaValue(WeightedValue):
    """The points of a position by its features."""

    def __init__(self) -> None:
        super().__init__(FEATURES, 4, read_weights("osada.games.sardinia"))
        self._influence: vec[i64] = vec[i64]([0] * 4)

    def spread(self, position: Position) -> i64:
        assert isinstance(position, SardiniaPosition)
        return (2 + ROUNDS - position.scorings) * POINT

    def points_into(self, position: Position, points: vec[i64]) -> None:
        assert isinstance(position, SardiniaPosition)
        for seat in range(position.players):
            points[seat] = position.score[seat] * POINT

    def digest(self, position: Position, seat: i64) -> i64:
        """Settlers, priest and what is left of the action: all that a march can change."""
        assert isinstance(position, SardiniaPosition)
        mixed = position.phase * 31 + position.points * 7 + position.transit + 2
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            mixed = (mixed * 1_000_003 + position.settlers[at]) & 0xFFFFFFFFFFF
        mixed = (mixed * 1_000_003 + position.priest[seat]) & 0xFFFFFFFFFFF
        mixed = (mixed * 1_000_003 + position.ships[seat]) & 0xFFFFFFFFFFF
        return (mixed * 1_000_003 + position.hand[seat]) & 0xFFFFFFFFFFF | 1

    def features_into(self, position: Position, out: vec[i64]) -> None:
        """Write the features of every seat, seat by seat, in hundredths."""
        assert isinstance(position, SardiniaPosition)
        for i in range(position.players * _COUNT):
            out[i] = 0
        rounds = ROUNDS - position.scorings
        self._weigh_provinces(position, rounds, out)
        for seat in range(position.players):
            _weigh_crops(position, seat, rounds, out)
            _weigh_pieces(position, seat, rounds, out)
            _weigh_cards(position, seat, rounds, out)

    def _weigh_provinces(self, state: SardiniaPosition, rounds: i64, out: vec[i64]) -> None:
        tables = state.tables
        left: i64 = tables.provinces_at_site[state.left] if state.left != NOTHING else 0
        right: i64 = tables.provinces_at_site[state.right] if state.right != NOTHING else 0
        later = rounds - 2 if rounds > 2 else 0
        cards = count(state.unseen) + 1
        for province in range(PROVINCES):
            unseen = count(tables.sites_of_province[province] & state.unseen)
            often = later * unseen * POINT // cards
            near = BIT[province]
            if often or (left | right) & near:
                present: i64 = 0
                for seat in range(state.players):
                    self._influence[seat] = influence(state, seat, province)
                    present += self._influence[seat]
                if present:
                    worth = tables.points[province]
                    self._weigh(state, worth, left & near, right & near, often, out)

    def _weigh(
        self,
        state: SardiniaPosition,
        worth: i64,
        left: i64,
        right: i64,
        often: i64,
        out: vec[i64],
    ) -> None:
        """Weigh the points of a province that each seat gets, and may hold."""
        for seat in range(state.players):
            if self._influence[seat] == 0:
                continue
            at = seat * _COUNT
            gets = self._due(state, seat, worth)
            hold = worth * self._hold(state, seat)
            if left:
                out[at + _LEFT] += gets * POINT
                out[at + _LEFT_HOLD] += hold
            if right:
                out[at + _RIGHT] += gets * POINT
                out[at + _RIGHT_HOLD] += hold
            out[at + _LATER] += gets * often
            out[at + _LATER_HOLD] += hold * often // POINT

    def _due(self, state: SardiniaPosition, seat: i64, worth: i64) -> i64:
        """Return a seat's points from a province if it is scored now (S25 to S28)."""
        mine = self._influence[seat]
        better: i64 = 0
        equal: i64 = 0
        best: i64 = 0
        for other in range(state.players):
            theirs = self._influence[other]
            if other != seat and theirs >= mine:
                if theirs == mine:
                    equal += 1
                elif theirs == best:
                    return 0  # behind two that share the first place
                else:
                    better += 1
                    best = theirs
        if better == 0:
            return 0 if equal and state.players == 2 else worth
        return worth // 2 if better == 1 and (state.players > 2 or state.second_pays) else 0

    def _hold(self, state: SardiniaPosition, seat: i64) -> i64:
        """In hundredths, how firmly a seat holds a province."""
        best: i64 = 0
        for other in range(state.players):
            if other != seat and self._influence[other] > best:
                best = self._influence[other]
        lead = self._influence[seat] - best
        if lead > 3:
            return _HOLD[6]
        return _HOLD[lead + 3] if lead >= -3 else 0


def _weigh_crops(state: SardiniaPosition, seat: i64, rounds: i64, out: vec[i64]) -> None:
    """Tokens that the Farmer can take, and what is allowed by those that were taken."""
    at = seat * _COUNT
    reach = connected(state, seat) & state.crops
    out[at + _CROPS_NEAR] = count(reach) * rounds * 10
    best: i64 = 0
    while reach:
        kind = state.crop[lowest(reach)]
        reach &= reach - 1
        gives = state.taken[seat * KINDS + kind] + 1
        best = max(best, gives)
    out[at + _BEST_CROP] = best * POINT
    if state.hand[seat] & BIT[FARMER]:
        out[at + _FARMER_CROP] = best * POINT
    had: i64 = 0
    for kind in range(KINDS):
        had += state.taken[seat * KINDS + kind]
    spare = state.villages[seat * PLACES + RESERVE]
    out[at + _CROPS_HAD] = had * rounds * 10
    due = had - (4 - spare)
    out[at + _VILLAGES_DUE] = (min(spare, due)) * rounds * 10


def _weigh_pieces(state: SardiniaPosition, seat: i64, rounds: i64, out: vec[i64]) -> None:
    at = seat * _COUNT
    spare = state.villages[seat * PLACES + RESERVE]
    out[at + _SETTLERS] = (5 - state.settlers[seat * PLACES + RESERVE]) * rounds * 10
    out[at + _SHIPS] = count(state.ships[seat]) * rounds * 10
    out[at + _PRIEST] = rounds * 10 if state.priest[seat] else 0
    out[at + _BUILDINGS] = (4 - spare + count(state.forts[seat])) * rounds * 10


def _weigh_cards(state: SardiniaPosition, seat: i64, rounds: i64, out: vec[i64]) -> None:
    at = seat * _COUNT
    out[at + _CARDS] = count(state.hand[seat] & ALL_CARDS & ~BIT[GUARDIAN]) * POINT
    if state.hand[seat] & BIT[GUARDIAN]:
        best: i64 = 0
        for other in range(state.players):
            theirs = out[other * _COUNT + _LEFT]
            best = theirs if other != seat and theirs > best else best
        out[at + _GUARDIAN] = out[at + _LEFT] - best
    if state.phase == TURN and state.actor == seat:
        out[at + _TURN] = POINT
    out[at + _ROUNDS] = rounds * POINT
