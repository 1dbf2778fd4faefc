"""A turn that somebody makes outside of a table: in a puzzle, or in a mistake tried again."""

from __future__ import annotations

import msgspec

from osada.server.tables.state.play_schemas import CautionInfo, MoveRef, WayInfo


class PuzzleState(msgspec.Struct, frozen=True):
    """Where a turn stands after some of its moves."""

    view: msgspec.Raw
    legal: list[MoveRef]
    """Empty when the turn is done."""
    cautions: list[CautionInfo]
    ways: list[WayInfo]
    scores: list[int]
    open_seats: list[int]
    events: list[msgspec.Raw]
    """What the last move has brought about."""
    done: bool
    """Whether a draw or somebody else would come next."""


class PuzzleTurn(msgspec.Struct, frozen=True):
    """A turn, move by move and in words."""

    moves: list[MoveRef]
    sentences: list[str]
    value: float
    """The lead that was expected at the end; alone, the points."""
