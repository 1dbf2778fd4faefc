"""Why a move is not allowed, judged plainly, rule by rule, apart from the generator of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.settlers.judge import judges
from osada.games.settlers.rules.moves import MOVES
from osada.games.settlers.rules.state import (
    END,
    EXPORTING,
    FAVOURS,
    FINISHED,
    FRESH,
    GIVING,
    GROWING,
    GROWTH,
    KEEPING,
    NAMING_CROP,
    PICKING_DIE,
    PLACING,
    SAVING,
    SETTLING,
    TAKING,
    TURNING_DIE,
    State,
)

Judge = Callable[..., RuleId | None]

_NATURE: Final = {"roll": "W5", "workers": "W5", "draw-favour": "W3", "first": "W4", "sheet": "W39"}
_OPEN: Final = (FRESH, GROWING)
# The rule that asks for an answer first, by what is asked.
_PENDING: Final = {
    PICKING_DIE: "W15",
    TURNING_DIE: "W15",
    GIVING: "W34",
    TAKING: "W15",
    NAMING_CROP: "W33",
    EXPORTING: "W17",
    SAVING: "W11",
    SETTLING: "W23",
    PLACING: "W24",
    KEEPING: "W8",
    FINISHED: "W18",
}


def why_not(state: State, seat: int, move: int) -> RuleId | None:
    """The rule that a move would break, or `None` if it is legal."""
    family, arguments = MOVES.parts(move)
    name = family.name
    if name in _NATURE:
        return _NATURE[name]  # nature's move, not a player's
    if state.phase == END:
        return "W19"
    if not 0 <= seat < state.players:
        return "W1"
    if state.phase == FAVOURS:
        return _favour(state, seat, *arguments) if name == "favour" else "W8"
    if state.phase != GROWTH:
        return "W5"  # the dice come first
    steps, rule, judge = _JUDGES[name]
    step = state.step[seat]
    if step not in steps:
        return _PENDING.get(int(step), rule)
    return judge(state, seat, *arguments)


def _favour(state: State, seat: int, favour: int) -> RuleId | None:
    return None if seat == state.actor and favour in members(state.middle) else "W7"


def _always(_state: State, _seat: int) -> RuleId | None:
    return None


# For each family: its steps of growth, the rule that a wrong moment breaks, and the judge.
_JUDGES: Final[dict[str, tuple[tuple[int, ...], RuleId, Judge]]] = {
    "favour": ((), "W7", _always),
    "use-favour": (_OPEN, "W17", judges.use_favour),
    "build": (_OPEN, "W8", judges.build),
    "village": (_OPEN, "W8", judges.village),
    "harvest": (_OPEN, "W8", judges.harvest),
    "use": (_OPEN, "W8", judges.use),
    "reroll": ((FRESH,), "W28", judges.reroll),
    "die": ((PICKING_DIE,), "W17", judges.die),
    "give": ((GIVING,), "W34", judges.give),
    "take": ((TAKING, TURNING_DIE, NAMING_CROP), "W15", judges.take),
    "sell": ((EXPORTING,), "W17", judges.sell),
    "save": ((SAVING,), "W11", judges.save),
    "keep": ((KEEPING,), "W8", judges.keep),
    "gold-for": (_OPEN, "W6", judges.gold_for),
    "stop": ((EXPORTING,), "W17", judges.stop),
    "done": (_OPEN, "W8", _always),
    "found": ((SETTLING,), "W23", judges.found),
    "place": ((PLACING,), "W24", judges.place),
    "found-nothing": ((SETTLING,), "W23", _always),
    "decline": ((SAVING, TAKING), "W35", judges.decline),
}
