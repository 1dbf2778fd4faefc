"""Turn of a puzzle, as its solver sees it."""

from __future__ import annotations

from osada.analysis.puzzles.puzzle import PuzzleAnswer
from osada.analysis.review.causes import causes
from osada.analysis.review.review_text import ReviewWriter
from osada.analysis.turn import Turn
from osada.core.bits import members
from osada.core.events import Event
from osada.core.game import Game
from osada.core.position import Position
from osada.server.platform.problems import Problem, invalid
from osada.server.tables.state.hosted_table import wire_event
from osada.server.tables.state.play_schemas import WayInfo
from osada.server.tables.state.turn_schemas import PuzzleState, PuzzleTurn
from osada.server.tables.state.views.encoding import move_ref, raw
from osada.server.tables.state.views.table_state import cautions


def state(game: Game, turn: Turn, moves: list[int], language: str) -> PuzzleState:
    """Return the state of a turn after some moves; refuse illegal ones."""
    position, events = turn.begin.clone(), list[Event]()
    for number, move in enumerate(moves):
        if number and not turn.goes_on(position):
            raise invalid("moves: the turn was over before the last of them")
        _check(game, turn, position, move)
        events = []
        position.play(turn.seat, move, events)
    return _state_after(game, turn, position, events, language, done=_done(turn, position, moves))


def _done(turn: Turn, position: Position, moves: list[int]) -> bool:
    return bool(moves) and not turn.goes_on(position)


def _check(game: Game, turn: Turn, position: Position, move: int) -> None:
    if not 0 <= move < game.moves.size:
        raise invalid(f"moves: there is no move {move}")
    rule = game.why_not(position, turn.seat, move)
    if rule is not None:
        notation = game.moves.notation(move)
        raise Problem(
            "not-allowed", f"{notation} is not allowed: {rule}", rule=rule, notation=notation
        )


def _state_after(
    game: Game, turn: Turn, position: Position, events: list[Event], language: str, *, done: bool
) -> PuzzleState:
    seat = turn.seat
    legal = [] if done else position.legal(seat)
    ways = game.text.ways(position, seat, game.text.language(language)) if legal else []
    return PuzzleState(
        view=raw(game.view(position, seat)),
        legal=[move_ref(game, move) for move in legal],
        cautions=cautions(game, position, seat, legal),
        ways=[WayInfo([move_ref(game, move) for move in way.moves], way.sentence) for way in ways],
        scores=position.scores(),
        open_seats=members(position.open_seats()),
        events=[wire_event(event).body for event in events if event.seen_by(seat)],
        done=done,
    )


def shown_turn(game: Game, position: Position, answer: PuzzleAnswer, language: str) -> PuzzleTurn:
    """Return a turn in words."""
    words = game.text.language(language)
    sentences = [game.text.tell_move(position, move, words) for move in answer.moves]
    return PuzzleTurn([move_ref(game, move) for move in answer.moves], sentences, answer.value)


def explain_difference(
    game: Game, turn: Turn, best: list[int], worse: list[int], language: str
) -> str:
    """Explain why one turn is better than another; empty if no reason is found."""
    ends = turn.after(best).position, turn.after(worse).position
    reasons = causes(game, turn.seat, *ends)
    names = ["ABCDEFGH"[seat] for seat in range(len(turn.begin.scores()))]
    return ReviewWriter(game, names, language).causes(reasons, turn.seat)
