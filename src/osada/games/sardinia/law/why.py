"""Why a move is not allowed, judged plainly, rule by rule, apart from the generator of moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.sardinia.content.components import CROPS, KINDS
from osada.games.sardinia.content.tables import ISLAND
from osada.games.sardinia.law.moves import GUARDIAN, MOVES, QUEEN
from osada.games.sardinia.law.state import (
    ADMIRAL_ACTS,
    ALTERNATIVE,
    ANSWER,
    ARCHITECT_ACTS,
    BOASTING,
    CARD_DECISION,
    COMMANDER_ACTS,
    END,
    FARMER_ACTS,
    KEPT_DECISION,
    NOTHING,
    PLACES,
    PRIEST_ACTS,
    QUEEN_ACTS,
    RESERVE,
    TURN,
    State,
)

_IDS: Final = [province.id for province in ISLAND.provinces]
_NEIGHBOURS: Final = [{_IDS.index(n) for n in p.neighbours} for p in ISLAND.provinces]
_HARBOUR_PROVINCE: Final = [_IDS.index(h.province) for h in ISLAND.harbours]

Judge = Callable[..., RuleId | None]


def why_not(state: State, seat: int, move: int) -> RuleId | None:
    """The rule that a move would break, or `None` if it is legal."""
    family, arguments = MOVES.parts(move)
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


# Cards


def _card(state: State, seat: int, role: int) -> RuleId | None:
    in_hand = members(state.hand[seat])
    if role not in in_hand:
        return "S10"
    if role == GUARDIAN and state.phase == ANSWER:
        return "S20"
    if role == GUARDIAN and state.guardian_rule == ALTERNATIVE and len(in_hand) > 4:
        return "S33"
    return None


def _copy(state: State, seat: int, role: int) -> RuleId | None:
    in_front = role not in members(state.hand[seat])
    return None if in_front and role not in (QUEEN, GUARDIAN) else "S19"


def _done(state: State, _seat: int) -> RuleId | None:
    return "S7" if state.transit != NOTHING else None


def _always(_state: State, _seat: int) -> RuleId | None:
    return None


def _swap(state: State, _seat: int) -> RuleId | None:
    return None if state.guardian_rule == ALTERNATIVE else "S34"


# The Admiral


def _ship(state: State, seat: int, harbour: int) -> RuleId | None:
    if state.sailed != NOTHING:
        return "S12"
    if len(members(state.ships[seat])) == 2:
        return "S1"
    return _no_berth(state, seat, harbour)


def _sail(state: State, seat: int, source: int, target: int) -> RuleId | None:
    if source not in members(state.ships[seat]) or state.sailed == source:
        return "S12"
    return _no_berth(state, seat, target)


def _no_berth(state: State, seat: int, harbour: int) -> RuleId | None:
    owners = [s for s in range(state.players) if harbour in members(state.ships[s])]
    berths = 1 if state.players == 2 else 2
    return "S9" if seat in owners or len(owners) >= berths else None


# Provinces


def _priests_in(state: State, province: int) -> list[int]:
    return [s for s in range(state.players) if province in members(state.priest[s])]


def _foreign_priest(state: State, seat: int, province: int) -> bool:
    priests = _priests_in(state, province)
    return bool(priests) and seat not in priests


def _pieces_in(state: State, province: int) -> int:
    """Pieces that stand in a province; one that is passing through does not."""
    pieces = 0
    for seat in range(state.players):
        pieces += (
            state.settlers[seat * PLACES + province] + state.villages[seat * PLACES + province]
        )
    pieces += len(_priests_in(state, province))
    if state.phase == PRIEST_ACTS and state.transit == province:
        pieces -= 1
    return int(pieces)


def _settle(state: State, seat: int, province: int) -> RuleId | None:
    if state.transit != NOTHING:
        return "S7"
    if state.points != 4:
        return "S13"
    if state.settlers[seat * PLACES + RESERVE] == 0:
        return "S1"
    return _no_room(state, seat, province)


def _no_room(state: State, seat: int, province: int) -> RuleId | None:
    """Why a settler or a village cannot be placed."""
    if _foreign_priest(state, seat, province):
        return "S15"
    return "S6" if _pieces_in(state, province) >= 7 else None


def _step(state: State, seat: int, source: int, target: int) -> RuleId | None:
    if state.transit != NOTHING and source != state.transit:
        return "S7"
    if state.transit == NOTHING and state.settlers[seat * PLACES + source] == 0:
        return "S13"
    if _foreign_priest(state, seat, target):
        return "S15"
    closed = {p for p in range(len(_IDS)) if _foreign_priest(state, seat, p)}
    return _stranded(state, source, target, closed)


def _stranded(state: State, source: int, target: int, closed: set[int]) -> RuleId | None:
    """Whether a piece that steps from source to target could not come to rest any more (S7)."""
    full = {p for p in range(len(_IDS)) if _pieces_in(state, p) >= 7}
    if state.transit == NOTHING:
        full.discard(source)
    reached, left = {target}, state.points - 1
    while not reached - full:
        if left == 0:
            return "S7"
        reached |= {n for p in reached for n in _NEIGHBOURS[p]} - closed
        left -= 1
    return None


# The Priest


def _priest(state: State, seat: int, province: int) -> RuleId | None:
    if state.transit != NOTHING:
        return "S7"
    if members(state.priest[seat]):
        return "S1"
    return "S6" if _pieces_in(state, province) >= 7 else None


def _priest_to(state: State, seat: int, province: int) -> RuleId | None:
    at = members(state.priest[seat])
    if not at:
        return "S14"
    if province not in _NEIGHBOURS[at[0]]:
        return "S7"
    return _stranded(state, at[0], province, set())


# The Farmer and the Architect


def _crop(state: State, seat: int, province: int) -> RuleId | None:
    if province not in members(state.crops):
        return "S16"
    mine = {p for p in range(len(_IDS)) if state.settlers[seat * PLACES + p]}
    joined = {_HARBOUR_PROVINCE[h] for h in members(state.ships[seat])} & mine
    while more := {n for p in joined for n in _NEIGHBOURS[p] if n in mine} - joined:
        joined |= more
    return None if province in joined else "S16"


def _fort(state: State, seat: int, site: int) -> RuleId | None:
    if len(members(state.forts[seat])) == 3:
        return "S1"
    taken = any(site in members(state.forts[s]) for s in range(state.players))
    return "S8" if taken else None


def _village(state: State, seat: int, province: int) -> RuleId | None:
    left = state.villages[seat * PLACES + RESERVE]
    if left == 0:
        return "S1"
    tokens = sum(int(state.taken[seat * KINDS + i]) for i in range(len(CROPS)))
    if 4 - left >= tokens:
        return "S18"
    return _no_room(state, seat, province)


# The end


def _may_boast(state: State, seat: int) -> bool:
    """Whether a seat is tied for the win and has not been modest (S31)."""
    standings = [(int(state.score[s]), _reserve(state, s)) for s in range(state.players)]
    return standings[seat] == max(standings) and seat not in members(state.modest)


def _reserve(state: State, seat: int) -> int:
    on_board = len(members(state.ships[seat])) + len(members(state.forts[seat]))
    on_board += len(members(state.priest[seat]))
    in_provinces = slice(seat * PLACES, seat * PLACES + RESERVE)
    on_board += sum(state.settlers[in_provinces]) + sum(state.villages[in_provinces])
    return 15 - int(on_board)


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
    "card": ((TURN, ANSWER), "S10", _card),
    "copy": ((QUEEN_ACTS,), "S19", _copy),
    "ship": ((ADMIRAL_ACTS,), "S10", _ship),
    "sail": ((ADMIRAL_ACTS,), "S10", _sail),
    "settler": ((COMMANDER_ACTS,), "S10", _settle),
    "step": ((COMMANDER_ACTS,), "S10", _step),
    "priest": ((PRIEST_ACTS,), "S10", _priest),
    "priest-to": ((PRIEST_ACTS,), "S10", _priest_to),
    "crop": ((FARMER_ACTS,), "S10", _crop),
    "fort": ((ARCHITECT_ACTS,), "S10", _fort),
    "village": ((ARCHITECT_ACTS,), "S10", _village),
    "done": (_ACTIONS, "S11", _done),
    "decline": ((ANSWER,), "S20", _always),
    "leave": ((CARD_DECISION,), "S21", _always),
    "replace": ((CARD_DECISION,), "S21", _always),
    "swap": ((CARD_DECISION,), "S34", _swap),
    "keep-old": ((KEPT_DECISION,), "S34", _always),
    "keep-new": ((KEPT_DECISION,), "S34", _always),
    "boast": ((BOASTING,), "S31", _always),
    "modest": ((BOASTING,), "S31", _always),
}
