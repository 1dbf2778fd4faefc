"""Legal moves and tips of a seat in words, and reasons why a move is forbidden."""

from __future__ import annotations

from osada.server.platform.identity.schemas import User
from osada.server.platform.problems import forbidden, wrong_state
from osada.server.tables.state.commands import preconditions
from osada.server.tables.state.commands.play_move import move_index
from osada.server.tables.state.hosted_table import HostedTable
from osada.server.tables.state.play_schemas import Choice, Choices, TipInfo, Tips, WayInfo, Why
from osada.server.tables.state.views.encoding import move_ref
from osada.server.tables.state.views.table_state import viewpoint
from osada.teaching.teaching import teaching_of


def choices(hosted: HostedTable, user: User, seat: int | None, code: str) -> Choices:
    """Return the legal moves of a seat in a language, and the moves that may be chosen as one."""
    seat = _own_seat(hosted, user, seat)
    game, table, language = hosted.game, hosted.player(), hosted.game.text.language(code)
    position = table.position
    moves = [
        Choice(
            index=move,
            sentence=game.moves.sentence(move, language),
            hint=game.text.hint(position, seat, move, language),
            caution=teaching_of(game).warning(position, seat, move, language),
        )
        for move in position.legal(seat)
    ]
    ways = game.text.ways(position, seat, language) if moves else []
    shown = [WayInfo([move_ref(game, move) for move in way.moves], way.sentence) for way in ways]
    return Choices(table.token(seat), moves, shown)


def _own_seat(hosted: HostedTable, user: User, seat: int | None) -> int:
    """Return the seat that the user asks about, while the game is running."""
    view_seat = viewpoint(hosted, user.id, seat)
    if view_seat is None:
        raise forbidden("you do not sit at this table")
    preconditions.require_status(hosted, "running")
    return view_seat


def tips(hosted: HostedTable, user: User, seat: int | None, code: str) -> Tips:
    """Return the coach's tips for a seat, in a language."""
    seat = _own_seat(hosted, user, seat)
    game, table, language = hosted.game, hosted.player(), hosted.game.text.language(code)
    coached = teaching_of(game).coach(table.position, seat)
    infos = [TipInfo(tip.id, teaching_of(game).advise(tip, language), tip.rule) for tip in coached]
    return Tips(table.token(seat), infos)


def why(hosted: HostedTable, user: User, seat: int, move: str) -> Why:
    """Return the rule that forbids a move, given by index or notation."""
    viewpoint(hosted, user.id, seat)
    if hosted.table is None and hosted.other_rules is None:
        raise wrong_state("the game has not begun")
    game = hosted.game
    index = move_index(game, int(move) if move.isdecimal() else move)
    return Why(move_ref(game, index), game.why_not(hosted.player().position, seat, index))
