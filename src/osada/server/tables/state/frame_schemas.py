"""Frames of the WebSockets."""

from __future__ import annotations

from typing import Literal

import msgspec

from osada.server.platform.problems import Trouble
from osada.server.tables.state.play_schemas import Entry, TableState
from osada.server.tables.state.table_schemas import TableCard, TableInfo


class UpdateFrame(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """New entries of a table, and the state after them."""

    table: str
    seq: int
    entries: list[Entry]
    state: TableState
    info: TableInfo | None = None


class PresenceFrame(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Connected seats, and the number of spectators."""

    table: str
    connected: list[int]
    spectators: int


class ErrorFrame(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A frame that was not understood."""

    error: Trouble


class PongFrame(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: int | None = None


class PingFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The only frame that a client may send."""

    type: Literal["ping"]
    id: int | None = None


class LobbyFrame(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """The lobby, and the caller's own tables."""

    open: list[TableCard]
    running: list[TableCard]
    mine: list[TableCard]


TableFrame = UpdateFrame | PresenceFrame | ErrorFrame | PongFrame


LobbySocketFrame = LobbyFrame | ErrorFrame | PongFrame
