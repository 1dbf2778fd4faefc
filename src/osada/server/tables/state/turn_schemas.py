"""Schemas of a turn outside a table: in a puzzle, or when retrying a mistake."""

from __future__ import annotations

import msgspec

from osada.server.tables.state.play_schemas import CautionInfo, MoveRef, WayInfo


class PuzzleState(msgspec.Struct, frozen=True):
    """State of a turn after some of its moves."""

    view: msgspec.Raw
    legal: list[MoveRef]
    """Empty when the turn is done."""
    cautions: list[CautionInfo]
    ways: list[WayInfo]
    scores: list[int]
    open_seats: list[int]
    events: list[msgspec.Raw]
    """Events of the last move."""
    done: bool
    """True if a draw or another player comes next."""


class PuzzleTurn(msgspec.Struct, frozen=True):
    """A turn, move by move and in words."""

    moves: list[MoveRef]
    sentences: list[str]
    value: float
    """Expected lead at the end; in a solo game, expected points."""
