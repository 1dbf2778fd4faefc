"""Seat to act, from the point of view of a seat that thinks ahead."""

from osada.core.bits import BIT
from osada.core.ints import i64
from osada.core.position import Position


def seat_to_act(position: Position, seat: i64) -> i64:
    """Return the seat to act; in a simultaneous window the thinking seat goes first."""
    turn = position.turn()
    if turn >= 0 and turn != seat and position.open_seats() & BIT[seat]:
        return seat
    return turn
