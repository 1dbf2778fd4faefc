"""The Admiral: ships and harbours (S9, S12)."""

from typing import Final

from osada.core.bits import BIT, count, lowest, members_into
from osada.core.events import Event
from osada.core.ints import i64, vec
from osada.games.sardinia.rules.events import ShipMoved, ShipPlaced
from osada.games.sardinia.rules.moves import DONE, MOVE_SHIP, PLACE_SHIP
from osada.games.sardinia.rules.state import NOTHING, State

SHIPS: Final = 2


def free_harbours(state: State, seat: i64) -> i64:
    """Harbours with a free berth and no ship of the seat's own (S9)."""
    once: i64 = 0
    twice: i64 = 0
    for other in range(state.players):
        twice |= once & state.ships[other]
        once |= state.ships[other]
    taken = once if state.players == 2 else twice
    return 63 & ~(taken | state.ships[seat])


def sailings_into(state: State, buffer: vec[i64]) -> i64:
    """Put a ship from the reserve into a harbour, or move one or both ships (S12)."""
    seat = state.actor
    free = free_harbours(state, seat)
    ships = state.ships[seat]
    n: i64 = 0
    if state.sailed == NOTHING and count(ships) < SHIPS:
        n = members_into(free, PLACE_SHIP, buffer, n)
    if state.sailed != NOTHING:
        ships &= ~BIT[state.sailed]  # each ship is moved once
    while ships:
        source = lowest(ships)
        ships &= ships - 1
        targets = free
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            buffer[n] = MOVE_SHIP + source * 5 + (target if target < source else target - 1)
            n += 1
    buffer[n] = DONE
    return n + 1


def place_ship(state: State, harbour: i64, events: list[Event] | None) -> None:
    """Put a ship from the reserve into a harbour (S12)."""
    state.ships[state.actor] |= BIT[harbour]
    if events is not None:
        events.append(ShipPlaced(state.actor, harbour))


def move_ship(state: State, sailing: i64, events: list[Event] | None) -> bool:
    """Move a ship; return true if the action is over, since no other ship can be moved (S12).

    Moving both is one relocation in the rules. One after the other reaches the same: ships of a
    seat are alike, and any harbour that the pair ends in had a berth for it from the start.
    """
    seat = state.actor
    source = sailing // 5
    target = sailing % 5
    if target >= source:
        target += 1
    again = state.sailed != NOTHING
    state.ships[seat] = (state.ships[seat] & ~BIT[source]) | BIT[target]
    state.sailed = target
    if events is not None:
        events.append(ShipMoved(seat, source, target))
    return again or count(state.ships[seat]) < SHIPS
