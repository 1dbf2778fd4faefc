"""Why a move is not allowed, judged plainly, rule by rule, apart from the generator of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.core.moves import MoveTable
from osada.games.sardinia.judge import judges, reading
from osada.games.sardinia.rules.state import (
    ADMIRAL_ACTS,
    ANSWER,
    ARCHITECT_ACTS,
    BOASTING,
    CARD_DECISION,
    COMMANDER_ACTS,
    END,
    FARMER_ACTS,
    KEPT_DECISION,
    NOTHING,
    PRIEST_ACTS,
    QUEEN_ACTS,
    TURN,
    State,
)

Judge = Callable[..., RuleId | None]


def why_not(moves: MoveTable, state: State, seat: int, move: int) -> RuleId | None:
    """The rule that a move would break, or `None` if it is legal."""
    family, arguments = moves.parts(move)
    if family.name in _NATURE:
        return _NATURE[family.name]
    if state.phase == END:
        return "S30"
    phases, rule, judge = _JUDGES[family.name]
    if not _is_asked(state, seat):
        return "S31" if state.phase == BOASTING else "S5"
    if state.phase not in phases:
        return "S7" if state.transit != NOTHING else rule
    return judge(state, seat, *arguments)


def _is_asked(state: State, seat: int) -> bool:
    if not 0 <= seat < state.players or not TURN <= state.phase < END:
        return False
    if state.phase == BOASTING:
        return _may_boast(state, seat)
    return state.actor == seat


def _may_boast(state: State, seat: int) -> bool:
    """Tell whether a seat is tied for the win and has not been modest (S31)."""
    standings = [(int(state.score[s]), reading.reserve(state, s)) for s in range(state.players)]
    return standings[seat] == max(standings) and seat not in members(state.modest)


_ACTIONS: Final = (
    ADMIRAL_ACTS,
    COMMANDER_ACTS,
    PRIEST_ACTS,
    FARMER_ACTS,
    ARCHITECT_ACTS,
    QUEEN_ACTS,
)

# Nature's moves, and the rule that leaves them to chance.
_NATURE: Final[dict[str, RuleId]] = {"deal-crop": "S3", "first": "S5", "site": "S4"}

# For each family: when it can be played, the rule that a wrong moment breaks, and the judge.
_JUDGES: Final[dict[str, tuple[tuple[int, ...], RuleId, Judge]]] = {
    "card": ((TURN, ANSWER), "S10", judges.card),
    "copy": ((QUEEN_ACTS,), "S19", judges.copy),
    "ship": ((ADMIRAL_ACTS,), "S10", judges.ship),
    "sail": ((ADMIRAL_ACTS,), "S10", judges.sail),
    "settler": ((COMMANDER_ACTS,), "S10", judges.settle),
    "step": ((COMMANDER_ACTS,), "S10", judges.step),
    "priest": ((PRIEST_ACTS,), "S10", judges.priest),
    "priest-to": ((PRIEST_ACTS,), "S10", judges.priest_to),
    "crop": ((FARMER_ACTS,), "S10", judges.crop),
    "fort": ((ARCHITECT_ACTS,), "S10", judges.fort),
    "village": ((ARCHITECT_ACTS,), "S10", judges.village),
    "done": (_ACTIONS, "S11", judges.done),
    "decline": ((ANSWER,), "S20", judges.always),
    "leave": ((CARD_DECISION,), "S21", judges.always),
    "replace": ((CARD_DECISION,), "S21", judges.always),
    "swap": ((CARD_DECISION,), "S34", judges.swap),
    "keep-old": ((KEPT_DECISION,), "S34", judges.always),
    "keep-new": ((KEPT_DECISION,), "S34", judges.always),
    "boast": ((BOASTING,), "S31", judges.always),
    "modest": ((BOASTING,), "S31", judges.always),
}
