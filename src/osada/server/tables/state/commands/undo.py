"""Taking moves back: to the last information, or further where the table and the others let one."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import Problem, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.log_entries import Drafts, TakeBackAnswered, TakeBackAsked, TakenBack
from osada.server.tables.state.requests import RequestKey


def undo(
    hosted: HostedTable, asked: RequestKey, seat: int, moves: int, token: str | None
) -> Drafts:
    """Take moves back: to the last information, or further as the table's policy says."""
    preconditions.play(hosted, asked.user, seat)
    if token is not None:
        preconditions.be_in_time(hosted, seat, token)
    policy = hosted.terms.undo
    if policy == "none":
        raise Problem("nothing-to-undo", "at this table nothing is taken back")
    if moves <= len(hosted.player().undoable(seat)):
        return [_taken_back(asked, seat, moves)]
    if policy == "information":
        raise Problem("nothing-to-undo", "something new has been seen since")
    keep = _entry_of_move(hosted, seat, moves)
    if policy == "consent" and hosted.others(seat):
        return [_asking(hosted, asked, seat, moves, keep)]
    return [_taken_back(asked, seat, moves, keep)]


def _taken_back(asked: RequestKey, seat: int, moves: int, keep: int | None = None) -> TakenBack:
    user = asked.user
    return TakenBack(
        seat=seat,
        moves=moves,
        keep=keep,
        user=user.id,
        name=user.name,
        key=asked.key,
        fingerprint=asked.fingerprint,
    )


def _asking(
    hosted: HostedTable, asked: RequestKey, seat: int, moves: int, keep: int
) -> TakeBackAsked:
    if hosted.wish is not None:
        raise wrong_state("a request to take moves back is still open")
    user = asked.user
    return TakeBackAsked(
        seat=seat,
        moves=moves,
        keep=keep,
        user=user.id,
        name=user.name,
        key=asked.key,
        fingerprint=asked.fingerprint,
    )


def _entry_of_move(hosted: HostedTable, seat: int, moves: int) -> int:
    """Where in the record the seat's last moves begin."""
    table = hosted.player()
    moved = range(table.taken, len(table.entries))  # what a study has taken over stays
    mine = [i for i in moved if table.entries[i].seat == seat]
    if not 1 <= moves <= len(mine):
        raise Problem("nothing-to-undo", "you have not made that many moves")
    return mine[-moves]


def answer(hosted: HostedTable, user: User, seat: int, *, agree: bool) -> Drafts:
    """Say whether another seat may take its moves back."""
    preconditions.sit(hosted, user, seat)
    if hosted.wish is None or seat not in hosted.wish.needed:
        raise wrong_state("nobody has asked you to let them take moves back")
    said = TakeBackAnswered(
        seat=seat, user=user.id, name=user.name, answer="yes" if agree else "no"
    )
    return [said]
