"""The log of a table: what is stored, one entry after another, and never changed."""

from __future__ import annotations

from typing import Final

import msgspec

from osada.service.wire.play import EntryKind
from osada.service.wire.tables import SeatKind

OPEN: Final[SeatKind] = "open"


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who sits in a seat. A person whose seat a bot plays keeps the right to come back."""

    kind: SeatKind
    user: str | None = None
    name: str = ""
    bot: str | None = None
    taken_over: bool = False
    overdue: bool = False

    @property
    def thinks(self) -> bool:
        """Whether a bot of the house moves for this seat."""
        return self.bot is not None

    @property
    def waits(self) -> bool:
        """Whether a person is to move here."""
        return self.kind == "person" and not self.taken_over


class Logged(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry as it is stored."""

    kind: EntryKind
    seq: int = 0
    at: int = 0
    seat: int | None = None
    user: str | None = None
    name: str | None = None
    move: int | None = None
    moves: int = 0
    """How many moves an undo, or a request for one, takes back."""
    keep: int | None = None
    """An undo that goes beyond what was seen keeps so many moves of the record."""
    text: str | None = None
    occupants: list[Occupant] | None = None
    """All seats as they are from now on, if that has changed."""
    host: str | None = None
    key: str | None = None
    """The idempotency key of the request that led to this."""
    print: str | None = None
    """The fingerprint of that request."""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Logged)


def pack(entry: Logged) -> bytes:
    """An entry as the database keeps it."""
    return _ENCODER.encode(entry)


def unpack(body: bytes) -> Logged:
    """An entry from the database."""
    return _DECODER.decode(body)
