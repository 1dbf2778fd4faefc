"""The inputs of the nets for Sardinia.

The features of the plain value, and besides them what a weighted sum has no use for: how far ahead
a seat is wherever points are near, the cards in its hand, and whose turn it is.
"""

from __future__ import annotations

from typing import Final, final

from osada.core.bits import BIT, count
from osada.core.ints import i64, vec
from osada.core.position import Position
from osada.evaluation.features import Feature, Features, offset_of
from osada.evaluation.value import POINT
from osada.games.sardinia.ai.value import FEATURES, SardiniaValue
from osada.games.sardinia.content.components import KINDS, PROVINCES
from osada.games.sardinia.rules.moves import ROLES
from osada.games.sardinia.rules.position import SardiniaPosition
from osada.games.sardinia.rules.scoring import influence, reserve
from osada.games.sardinia.rules.state import (
    ALTERNATIVE,
    ANSWER,
    CARD_DECISION,
    NOTHING,
    PLACES,
    RESERVE,
    ROUNDS,
    TURN,
)

TABLE: Final = (
    Feature("scorings"),
    Feature("begins"),
    Feature("answers"),
    Feature("decides-card"),
    Feature("left-worth"),
    Feature("right-worth"),
    Feature("unseen"),
)
_STANDINGS: Final = (
    *(("behind", number) for number in (3, 2, 1)),
    ("level", 0),
    *(("ahead", number) for number in (1, 2, 3)),
)
"""From three behind, or more, to three ahead, or more."""
_ROLES: Final[i64] = len(ROLES)
_LEADS: Final[i64] = len(_STANDINGS)
_LEVEL: Final[i64] = _STANDINGS.index(("level", 0))
_FROM: Final = ("left", "right", "later")
_PLAIN: Final[i64] = len(FEATURES)
SEAT: Final = (
    Feature("points"),
    *(Feature(name, POINT) for name in FEATURES),
    *(Feature(f"card-{role}") for role in ROLES),
    Feature("acts"),
    Feature("settlers-left"),
    Feature("villages-left"),
    Feature("forts-built"),
    Feature("ships-out"),
    Feature("priest-out"),
    Feature("reserve"),
    Feature("most-crops"),
    Feature("crop-kinds"),
    *(
        Feature(f"{near}-lead-{lead}", POINT, word=f"{near}-{how}", number=number)
        for near in _FROM
        for lead, (how, number) in enumerate(_STANDINGS)
    ),
)
_SCORINGS: Final[i64] = offset_of(TABLE, "scorings")
_BEGINS: Final[i64] = offset_of(TABLE, "begins")
_ANSWERS: Final[i64] = offset_of(TABLE, "answers")
_DECIDES_CARD: Final[i64] = offset_of(TABLE, "decides-card")
_LEFT_WORTH: Final[i64] = offset_of(TABLE, "left-worth")
_RIGHT_WORTH: Final[i64] = offset_of(TABLE, "right-worth")
_UNSEEN: Final[i64] = offset_of(TABLE, "unseen")
_FIRST_SEAT: Final[i64] = len(TABLE)
_POINTS: Final[i64] = offset_of(SEAT, "points")
_VALUE: Final[i64] = offset_of(SEAT, FEATURES[0])
_CARDS: Final[i64] = offset_of(SEAT, f"card-{ROLES[0]}")
_ACTS: Final[i64] = offset_of(SEAT, "acts")
_SETTLERS_LEFT: Final[i64] = offset_of(SEAT, "settlers-left")
_VILLAGES_LEFT: Final[i64] = offset_of(SEAT, "villages-left")
_FORTS_BUILT: Final[i64] = offset_of(SEAT, "forts-built")
_SHIPS_OUT: Final[i64] = offset_of(SEAT, "ships-out")
_PRIEST_OUT: Final[i64] = offset_of(SEAT, "priest-out")
_RESERVE: Final[i64] = offset_of(SEAT, "reserve")
_MOST_CROPS: Final[i64] = offset_of(SEAT, "most-crops")
_CROP_KINDS: Final[i64] = offset_of(SEAT, "crop-kinds")
_LEFT_LEAD: Final[i64] = offset_of(SEAT, "left-lead-0")
_RIGHT_LEAD: Final[i64] = offset_of(SEAT, "right-lead-0")
_LATER_LEAD: Final[i64] = offset_of(SEAT, "later-lead-0")
_SEAT_SIZE: Final[i64] = len(SEAT)


@final
class SardiniaFeatures(Features):
    """The numbers of a position, as a seat sees it."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)
        self._value: SardiniaValue = SardiniaValue()
        self._plain: vec[i64] = vec[i64]([0] * (4 * _PLAIN))
        self._influence: vec[i64] = vec[i64]([0] * 4)
        self._place: vec[i64] = vec[i64]([0] * 4)

    def kind(self, position: Position) -> str:
        assert isinstance(position, SardiniaPosition)
        variant = "-alternative" if position.guardian_rule == ALTERNATIVE else ""
        alone = "" if position.second_pays or position.players > 2 else "-first-only"
        return f"{position.players}{variant}{alone}"

    def number(self, position: Position) -> i64:
        assert isinstance(position, SardiniaPosition)
        only: i64 = 0 if position.second_pays or position.players > 2 else 1
        return position.players * 4 + position.guardian_rule * 2 + only

    def write(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, SardiniaPosition)
        if position.guardian_rule == ALTERNATIVE:
            self._write(_as_seen(position, seat), seat, out)
        else:
            self._write(position, seat, out)

    def _write(self, position: SardiniaPosition, seat: i64, out: vec[i64]) -> None:
        players = position.players
        for i in range(_FIRST_SEAT + players * _SEAT_SIZE):
            out[i] = 0
        _write_table(position, out)
        self._value.features_into(position, self._plain)
        for i in range(players):
            other = seat + i if seat + i < players else seat + i - players
            at = _FIRST_SEAT + i * _SEAT_SIZE
            self._place[other] = at
            out[at + _POINTS] = position.score[other]
            for j in range(_PLAIN):
                out[at + _VALUE + j] = self._plain[other * _PLAIN + j]
            _write_pieces(position, other, out, at)
        self._write_leads(position, out)

    def _write_leads(self, state: SardiniaPosition, out: vec[i64]) -> None:
        """The points of provinces by how far a seat is ahead there."""
        tables = state.tables
        left: i64 = tables.provinces_at_site[state.left] if state.left != NOTHING else 0
        right: i64 = tables.provinces_at_site[state.right] if state.right != NOTHING else 0
        rounds = ROUNDS - state.scorings
        later = rounds - 2 if rounds > 2 else 0
        cards = count(state.unseen) + 1
        for province in range(PROVINCES):
            unseen = count(tables.sites_of_province[province] & state.unseen)
            often = later * unseen * POINT // cards
            near = BIT[province]
            if not often and not (left | right) & near:
                continue
            for seat in range(state.players):
                self._influence[seat] = influence(state, seat, province)
            worth = tables.points[province]
            for seat in range(state.players):
                at = self._place[seat] + self._lead(state, seat)
                if left & near:
                    out[at + _LEFT_LEAD] += worth * POINT
                if right & near:
                    out[at + _RIGHT_LEAD] += worth * POINT
                out[at + _LATER_LEAD] += worth * often

    def _lead(self, state: SardiniaPosition, seat: i64) -> i64:
        """Return a seat's lead in a province, as a number from 0."""
        best: i64 = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, self._influence[other])
        lead = self._influence[seat] - best + _LEVEL
        if lead < 0:
            return 0
        return min(lead, _LEADS - 1)


def _as_seen(position: SardiniaPosition, seat: i64) -> SardiniaPosition:
    """S32: cards that others keep, or have put under the deck, are among those not seen."""
    copy = position.clone()
    for other in range(position.players):
        if other != seat:
            copy.unseen |= position.buried[other]
            if position.kept[other] != NOTHING:
                copy.unseen |= BIT[position.kept[other]]
    if position.drawn != NOTHING and position.actor != seat:
        copy.unseen |= BIT[position.drawn]
    return copy


def _write_table(state: SardiniaPosition, out: vec[i64]) -> None:
    tables = state.tables
    out[_SCORINGS] = ROUNDS - state.scorings
    out[_BEGINS] = 1 if state.phase == TURN else 0
    out[_ANSWERS] = 1 if state.phase == ANSWER else 0
    out[_DECIDES_CARD] = 1 if state.phase == CARD_DECISION else 0
    for province in range(PROVINCES):
        if state.left != NOTHING and tables.provinces_at_site[state.left] & BIT[province]:
            out[_LEFT_WORTH] += tables.points[province]
        if state.right != NOTHING and tables.provinces_at_site[state.right] & BIT[province]:
            out[_RIGHT_WORTH] += tables.points[province]
    out[_UNSEEN] = count(state.unseen)


def _write_pieces(state: SardiniaPosition, seat: i64, out: vec[i64], at: i64) -> None:
    for card in range(_ROLES):
        out[at + _CARDS + card] = 1 if state.hand[seat] & BIT[card] else 0
    out[at + _ACTS] = 1 if state.actor == seat else 0
    out[at + _SETTLERS_LEFT] = state.settlers[seat * PLACES + RESERVE]
    out[at + _VILLAGES_LEFT] = state.villages[seat * PLACES + RESERVE]
    out[at + _FORTS_BUILT] = count(state.forts[seat])
    out[at + _SHIPS_OUT] = count(state.ships[seat])
    out[at + _PRIEST_OUT] = 1 if state.priest[seat] else 0
    out[at + _RESERVE] = reserve(state, seat)
    for kind in range(KINDS):
        taken = state.taken[seat * KINDS + kind]
        out[at + _MOST_CROPS] = max(out[at + _MOST_CROPS], taken)
        if taken:
            out[at + _CROP_KINDS] += 1
