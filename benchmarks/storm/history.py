"""What clients sent, were answered and saw, note by note, as it can be written down and read again.

Every client does one thing after the other, so the order of its notes is the order of its life.
"""

from __future__ import annotations

from pathlib import Path

import msgspec


class _Note(msgspec.Struct, frozen=True, tag=True):
    client: str
    table: str


class Sent(_Note, frozen=True, tag="sent"):
    """A move that somebody means to make; it is sent until it is answered, always with its key."""

    key: str
    seat: int
    move: int


class Answered(_Note, frozen=True, tag="answered"):
    """The server says that a move is made: it is this entry of the log."""

    key: str
    seq: int


class Denied(_Note, frozen=True, tag="denied"):
    """The server says that a move is not made, for a reason that will not pass."""

    key: str
    code: str


class Read(_Note, frozen=True, tag="read"):
    """Where the game stands after an entry, as one seat sees it."""

    seq: int
    seat: int | None
    shown: str


class Told(_Note, frozen=True, tag="told"):
    """An entry that came by a socket; a client goes on where its last socket broke off."""

    seq: int
    entry: str


class Line(msgspec.Struct, frozen=True):
    """An entry of a log as it is read when all is over."""

    seq: int
    entry: str
    user: str | None = None
    seat: int | None = None
    move: int | None = None
    """Told to its author only."""


class Log(_Note, frozen=True, tag="log"):
    """A whole log, read from a node when all is over, by one of the players."""

    node: str
    lines: list[Line]


Note = Sent | Answered | Denied | Read | Told | Log
_WRITE = msgspec.json.Encoder()
_READ = msgspec.json.Decoder(Note)


def save(history: list[Note], file: Path) -> None:
    """A line for each note."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(_WRITE.encode(note) + b"\n" for note in history))


def load(file: Path) -> list[Note]:
    """What was saved."""
    return [_READ.decode(line) for line in file.read_bytes().splitlines()]
