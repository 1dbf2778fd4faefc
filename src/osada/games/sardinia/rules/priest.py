"""The Priest: placed or moved (S14)."""

from typing import Final

from osada.core.bits import BIT, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.rules.crowds import enter, leave
from osada.games.sardinia.rules.events import PriestMoved, PriestPlaced
from osada.games.sardinia.rules.movement import steps_from
from osada.games.sardinia.rules.moves import DONE, MOVE_PRIEST, PLACE_PRIEST
from osada.games.sardinia.rules.state import ALL_PROVINCES, NOTHING, State

STEPS: Final = 3


def walks_into(state: State, buffer: vec[i64]) -> i64:
    """Put the priest from the reserve into a province, or move it up to three times (S14)."""
    at = state.priest[state.actor]
    if at:
        targets = steps_from(state, lowest(at), ALL_PROVINCES)
        first: i64 = MOVE_PRIEST
    else:
        targets = ALL_PROVINCES & ~state.crowded
        first = PLACE_PRIEST
    n = members_into(targets, first, buffer, 0)
    if state.transit == NOTHING:
        buffer[n] = DONE
        n += 1
    return n


def place_priest(state: State, province: i64, events: list[Event] | None) -> None:
    """Put the priest from the reserve into a province (S14)."""
    state.priest[state.actor] = BIT[province]
    enter(state, province)
    if events is not None:
        events.append(PriestPlaced(state.actor, province))


def move_priest(state: State, target: i64, events: list[Event] | None) -> bool:
    """Take the priest over one border; whether the moves are used up (S14).

    A priest that passes through a full province is not counted there until it goes on (S7).
    """
    seat = state.actor
    source = lowest(state.priest[seat])
    if state.transit == NOTHING:
        leave(state, source)
    state.priest[seat] = BIT[target]
    if state.crowded & BIT[target]:
        state.transit = target
    else:
        state.transit = NOTHING
        enter(state, target)
    state.points -= 1
    if events is not None:
        events.append(PriestMoved(seat, source, target))
    return state.points == 0
