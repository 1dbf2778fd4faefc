"""The judges: for each kind of move, the rule that forbids it, if one does.

They read the position plainly and share nothing with the generator of moves.
"""

from __future__ import annotations

from osada.core.bits import members
from osada.core.game import RuleId
from osada.games.sardinia.content.components import CROPS, KINDS, PROVINCES
from osada.games.sardinia.judge import reading
from osada.games.sardinia.rules.moves import GUARDIAN, QUEEN
from osada.games.sardinia.rules.state import (
    ALTERNATIVE,
    ANSWER,
    NOTHING,
    PLACES,
    RESERVE,
    State,
)

# Cards


def card(state: State, seat: int, role: int) -> RuleId | None:
    """Play a card of one's hand."""
    in_hand = members(state.hand[seat])
    if role not in in_hand:
        return "S10"
    if role == GUARDIAN and state.phase == ANSWER:
        return "S20"
    if role == GUARDIAN and state.guardian_rule == ALTERNATIVE and len(in_hand) > 4:
        return "S33"
    return None


def copy(state: State, seat: int, role: int) -> RuleId | None:
    """Copy a role with the Queen."""
    in_front = role not in members(state.hand[seat])
    return None if in_front and role not in (QUEEN, GUARDIAN) else "S19"


def done(state: State, _seat: int) -> RuleId | None:
    """End an action."""
    return "S7" if state.transit != NOTHING else None


def always(_state: State, _seat: int) -> RuleId | None:
    """Allow any move of a kind that is on offer."""
    return None


def swap(state: State, _seat: int) -> RuleId | None:
    """Put the kept card in place of the one turned up."""
    return None if state.guardian_rule == ALTERNATIVE else "S34"


# The Admiral


def ship(state: State, seat: int, harbour: int) -> RuleId | None:
    """Put a ship into a harbour."""
    if state.sailed != NOTHING:
        return "S12"
    if len(members(state.ships[seat])) == 2:
        return "S1"
    return _no_berth(state, seat, harbour)


def sail(state: State, seat: int, source: int, target: int) -> RuleId | None:
    """Move a ship to another harbour."""
    if source not in members(state.ships[seat]) or state.sailed == source:
        return "S12"
    return _no_berth(state, seat, target)


def _no_berth(state: State, seat: int, harbour: int) -> RuleId | None:
    owners = [s for s in range(state.players) if harbour in members(state.ships[s])]
    berths = 1 if state.players == 2 else 2
    return "S9" if seat in owners or len(owners) >= berths else None


# Provinces


def settle(state: State, seat: int, province: int) -> RuleId | None:
    """Put a settler into a province."""
    if state.transit != NOTHING:
        return "S7"
    if state.points != 4:
        return "S13"
    if state.settlers[seat * PLACES + RESERVE] == 0:
        return "S1"
    return _no_room(state, seat, province)


def _no_room(state: State, seat: int, province: int) -> RuleId | None:
    """Why a settler or a village cannot be placed."""
    if reading.foreign_priest(state, seat, province):
        return "S15"
    return "S6" if reading.pieces_in(state, province) >= 7 else None


def step(state: State, seat: int, source: int, target: int) -> RuleId | None:
    """Move a settler over a border."""
    if state.transit != NOTHING and source != state.transit:
        return "S7"
    if state.transit == NOTHING and state.settlers[seat * PLACES + source] == 0:
        return "S13"
    if reading.foreign_priest(state, seat, target):
        return "S15"
    closed = {p for p in range(PROVINCES) if reading.foreign_priest(state, seat, p)}
    return _stranded(state, source, target, closed)


def _stranded(state: State, source: int, target: int, closed: set[int]) -> RuleId | None:
    """Tell whether a piece that steps from source to target could come to rest no more (S7)."""
    neighbours = reading.read_map(state.tables).neighbours
    full = {p for p in range(PROVINCES) if reading.pieces_in(state, p) >= 7}
    if state.transit == NOTHING:
        full.discard(source)
    reached, left = {target}, state.points - 1
    while not reached - full:
        if left == 0:
            return "S7"
        reached |= {n for p in reached for n in neighbours[p]} - closed
        left -= 1
    return None


# The Priest


def priest(state: State, seat: int, province: int) -> RuleId | None:
    """Put the priest into a province."""
    if state.transit != NOTHING:
        return "S7"
    if members(state.priest[seat]):
        return "S1"
    return "S6" if reading.pieces_in(state, province) >= 7 else None


def priest_to(state: State, seat: int, province: int) -> RuleId | None:
    """Move the priest over a border."""
    at = members(state.priest[seat])
    if not at:
        return "S14"
    if province not in reading.read_map(state.tables).neighbours[at[0]]:
        return "S7"
    return _stranded(state, at[0], province, set())


# The Farmer and the Architect


def crop(state: State, seat: int, province: int) -> RuleId | None:
    """Take a crop token."""
    if province not in members(state.crops):
        return "S16"
    neighbours, harbours = reading.read_map(state.tables)
    mine = {p for p in range(PROVINCES) if state.settlers[seat * PLACES + p]}
    joined = {harbours[h] for h in members(state.ships[seat])} & mine
    while more := {n for p in joined for n in neighbours[p] if n in mine} - joined:
        joined |= more
    return None if province in joined else "S16"


def fort(state: State, seat: int, site: int) -> RuleId | None:
    """Build a fort on a site."""
    if len(members(state.forts[seat])) == 3:
        return "S1"
    taken = any(site in members(state.forts[s]) for s in range(state.players))
    return "S8" if taken else None


def village(state: State, seat: int, province: int) -> RuleId | None:
    """Build a village in a province."""
    left = state.villages[seat * PLACES + RESERVE]
    if left == 0:
        return "S1"
    tokens = sum(int(state.taken[seat * KINDS + i]) for i in range(len(CROPS)))
    if 4 - left >= tokens:
        return "S18"
    return _no_room(state, seat, province)
