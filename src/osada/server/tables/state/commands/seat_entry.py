"""Entries that several commands draft."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.tables.state.log_entries import Occupant, SeatChange, Seated


def seated(
    change: SeatChange, seat: int, user: User, seats: list[Occupant], host: str | None = None
) -> Seated:
    """Somebody has changed who sits where."""
    return Seated(
        change=change, seat=seat, user=user.id, name=user.name, occupants=seats, host=host
    )
