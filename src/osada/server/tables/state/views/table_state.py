"""State of a game for one seat or a spectator, and access to it."""

from __future__ import annotations

from osada.core.bits import members
from osada.core.game import Game
from osada.core.position import Position
from osada.server.platform.instant import Instant
from osada.server.platform.problems import forbidden
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.play_schemas import CautionInfo, TableState, UndoRequest, UndoState
from osada.server.tables.state.views.encoding import move_ref, raw
from osada.teaching.teaching import teaching_of


def admit(hosted: HostedTable, user: str | None) -> str | None:
    """Refuse users who may neither play nor watch; return the stream to check for spectators."""
    if hosted.seats_of(user):
        return None
    if not (hosted.terms.spectators or hosted.status == "open"):
        raise forbidden("this table has no spectators")
    return hosted.setup.stream


def viewpoint(hosted: HostedTable, user: str | None, seat: int | None) -> int | None:
    """Return the seat whose view a user gets; `None` for a spectator.

    A user with several seats sees the one that is due to act, unless they choose another.
    """
    mine = hosted.seats_of(user)
    if seat is not None:
        if seat not in mine:
            raise forbidden(f"seat {seat} is not yours")
        return seat
    turn = [i for i in mine if hosted.open_seats() >> i & 1]
    return next(iter(turn or mine), None)


def state(hosted: HostedTable, seat: int | None, now: Instant) -> TableState:
    """Return the state of the game for one seat or a spectator."""
    table = hosted.table if hosted.other_rules is None else hosted.player()
    if table is None:
        return _before(hosted, seat, now)
    position = table.position
    running = hosted.status == "running"
    legal = position.legal(seat) if running and seat is not None else []
    return TableState(
        table=hosted.id,
        game=hosted.game.name,
        seq=hosted.seq,
        seat=seat,
        status=hosted.status,
        paused=hosted.paused,
        view=raw(table.view(seat)),
        window=int(position.window()),
        open_seats=members(hosted.open_seats()),
        scores=position.scores(),
        places=position.places() if table.over else None,
        token=table.token(seat) if running and seat is not None else None,
        legal=[move_ref(hosted.game, move) for move in legal],
        cautions=cautions(hosted.game, position, seat, legal),
        undo=_undo(hosted, seat),
        clock=hosted.clocks.state(now),
        length=len(table.entries),
        commitment=hosted.commitment,
    )


def _before(hosted: HostedTable, seat: int | None, now: Instant) -> TableState:
    return TableState(
        table=hosted.id,
        game=hosted.game.name,
        seq=hosted.seq,
        seat=seat,
        status=hosted.status,
        paused=False,
        view=None,
        window=0,
        open_seats=[],
        scores=[0] * hosted.setup.players,
        places=None,
        token=None,
        legal=[],
        cautions=[],
        undo=UndoState(hosted.terms.undo, 0, beyond=False, request=None),
        clock=hosted.clocks.state(now),
        length=0,
        commitment=hosted.commitment,
    )


def cautions(
    game: Game, position: Position, seat: int | None, legal: list[int]
) -> list[CautionInfo]:
    """Return the game's warnings about legal moves."""
    if seat is None:
        return []
    warnings = ((move, teaching_of(game).caution(position, seat, move)) for move in legal)
    return [
        CautionInfo(move, caution.message, caution.values, caution.asks)
        for move, caution in warnings
        if caution is not None
    ]


def _undo(hosted: HostedTable, seat: int | None) -> UndoState:
    policy, pending = hosted.terms.undo, hosted.pending_takeback
    shown = None
    if pending is not None:
        shown = UndoRequest(pending.seat, pending.moves, list(pending.agreed), list(pending.needed))
    if seat is None or policy == "none" or hosted.status != "running":
        return UndoState(policy, 0, beyond=False, request=shown)
    table = hosted.player()
    now = len(table.undoable(seat))
    beyond = policy in {"consent", "free"} and any(
        entry.seat == seat for entry in table.entries[table.taken :]
    )
    return UndoState(policy, now, beyond, shown)
