"""Undo: back to the last new information, or further if the terms and the others allow it."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import (
    Drafts,
    TakeBackAnswered,
    TakeBackRequested,
    TakenBack,
)
from osada.server.tables.state.requests import RequestKey


def undo(
    hosted: HostedTable, request: RequestKey, seat: int, moves: int, token: str | None
) -> Drafts:
    """Take moves back as far as the table's policy allows, or ask the others to agree."""
    preconditions.require_playing(hosted, request.user, seat)
    if token is not None:
        preconditions.require_current_token(hosted, seat, token)
    policy = hosted.terms.undo
    if policy == "none":
        raise Problem("nothing-to-undo", "at this table nothing is taken back")
    if moves <= len(hosted.player().undoable(seat)):
        return [_taken_back(request, seat, moves)]
    if policy == "information":
        raise Problem("nothing-to-undo", "something new has been seen since")
    keep = _entry_of_move(hosted, seat, moves)
    if policy == "consent" and hosted.others(seat):
        return [_requested(hosted, request, seat, moves, keep)]
    return [_taken_back(request, seat, moves, keep)]


def _taken_back(request: RequestKey, seat: int, moves: int, keep: int | None = None) -> TakenBack:
    user = request.user
    return TakenBack(
        seat=seat,
        moves=moves,
        keep=keep,
        user=user.id,
        name=user.name,
        key=request.key,
        fingerprint=request.fingerprint,
    )


def _requested(
    hosted: HostedTable, request: RequestKey, seat: int, moves: int, keep: int
) -> TakeBackRequested:
    if hosted.pending_takeback is not None:
        raise wrong_state("a request to take moves back is still open")
    user = request.user
    return TakeBackRequested(
        seat=seat,
        moves=moves,
        keep=keep,
        user=user.id,
        name=user.name,
        key=request.key,
        fingerprint=request.fingerprint,
    )


def _entry_of_move(hosted: HostedTable, seat: int, moves: int) -> int:
    """Return the index in the record of the first of the seat's last `moves` moves."""
    table = hosted.player()
    moved = range(table.taken, len(table.entries))  # moves that a fork took over stay
    mine = [i for i in moved if table.entries[i].seat == seat]
    if not 1 <= moves <= len(mine):
        raise Problem("nothing-to-undo", "you have not made that many moves")
    return mine[-moves]


def answer(hosted: HostedTable, user: User, seat: int, *, agree: bool) -> Drafts:
    """Answer another seat's request to take moves back."""
    preconditions.require_own_seat(hosted, user, seat)
    if hosted.pending_takeback is None or seat not in hosted.pending_takeback.needed:
        raise wrong_state("no request to take moves back waits for your answer")
    answered = TakeBackAnswered(
        seat=seat, user=user.id, name=user.name, answer="yes" if agree else "no"
    )
    return [answered]
