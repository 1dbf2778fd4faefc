"""Preview of moves on a copy of the position; stores nothing and reveals nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence

from osada.core.bits import members
from osada.core.events import EVERYONE, Event
from osada.core.game import Game
from osada.core.position import Position
from osada.server.platform.identity.schemas import User
from osada.server.platform.request_body import AnyMove
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.commands.play_move import move_index
from osada.server.tables.state.hosted_table import HostedTable, wire_event
from osada.server.tables.state.play_schemas import Preview
from osada.server.tables.state.views.encoding import move_ref, raw
from osada.server.tables.state.views.table_state import viewpoint
from osada.text.errors import NotAllowed


def preview(
    hosted: HostedTable, user: User, seat: int, token: str, moves: Sequence[AnyMove]
) -> Preview:
    """Return the position after some moves of a seat, up to the first draw."""
    wanted = [move_index(hosted.game, move) for move in moves]
    viewpoint(hosted, user.id, seat)
    preconditions.require_status(hosted, "running")
    preconditions.require_current_token(hosted, seat, token)
    return preview_moves(hosted.game, hosted.player().position, seat, wanted)


def preview_moves(game: Game, position: Position, seat: int, moves: Sequence[int]) -> Preview:
    """Preview moves up to one that would reveal something to the seat, or to another's turn."""
    events: list[Event] = []
    played = 0
    for move in moves:
        if not position.open_seats() >> seat & 1:
            break
        rule = game.why_not(position, seat, move)
        if rule is not None:
            raise preconditions.not_allowed(NotAllowed(game.moves.notation(move), rule))
        after = position.clone()
        new_events: list[Event] = []
        after.play(seat, move, new_events)
        if any(event.audience != EVERYONE for event in new_events):
            break
        position, played = after, played + 1
        events += new_events
    return _seen(game, position, seat, events, played)


def _seen(game: Game, position: Position, seat: int, events: list[Event], played: int) -> Preview:
    open_seats = position.open_seats()
    legal = position.legal(seat) if open_seats >> seat & 1 else []
    return Preview(
        view=raw(game.view(position, seat)),
        legal=[move_ref(game, move) for move in legal],
        scores=position.scores(),
        open_seats=members(open_seats),
        events=[wire_event(event).body for event in events],
        played=played,
    )
