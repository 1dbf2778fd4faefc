"""Check of answers to puzzles; a turn without a stored result is rolled out on the spot."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from osada.analysis.puzzles.end_rollout import EndRollout
from osada.analysis.puzzles.proof import EQUAL
from osada.analysis.puzzles.puzzle import Puzzle, shipped
from osada.analysis.turn import Turn, TurnEnd
from osada.core.game import Game
from osada.core.rng import Rng
from osada.games import find

_TIMES: Final = 24
_LUCK: Final = 1 << 30


class PuzzleAttempt(msgspec.Struct, frozen=True):
    """Somebody's turn, to be judged in another process."""

    game: str
    puzzle: str
    moves: list[int]


class AnswerResult(msgspec.Struct, frozen=True):
    """Result of an answer, compared with the best turn."""

    right: bool
    loss: float


def find_puzzle(game: Game, name: str) -> Puzzle | None:
    """A puzzle that lies beside a game."""
    return next((puzzle for puzzle in shipped(game) if puzzle.id == name), None)


def known_answer(turn: Turn, puzzle: Puzzle, end: TurnEnd) -> AnswerResult | None:
    """The judgement of a turn that was looked at when the puzzle was made; `None` of another."""
    if end.key in {turn.after(answer.moves).key for answer in puzzle.answers}:
        return AnswerResult(True, 0.0)
    loss = puzzle.others.get(end.key)
    return None if loss is None else AnswerResult(False, loss)


def check_attempt(question: PuzzleAttempt) -> AnswerResult:
    """The judgement of a turn that nobody has looked at."""
    game = find(question.game)
    puzzle = find_puzzle(game, question.puzzle)
    assert puzzle is not None
    turn = puzzle.turn(game)
    return compare_turns(game, turn, puzzle.answers[0].moves, question.moves)


def compare_turns(
    game: Game, turn: Turn, best: Sequence[int], other: Sequence[int]
) -> AnswerResult:
    """Measure the loss of one turn against another by rollouts with the same luck."""
    rollout, rng = EndRollout(game, turn.begin, turn.seat), Rng(len(best))
    ends = turn.after(best), turn.after(other)
    lucks = [int(rng.below(_LUCK)) for _ in range(_TIMES)]
    loss = fmean(rollout.play(ends[0], luck) - rollout.play(ends[1], luck) for luck in lucks)
    return AnswerResult(loss <= EQUAL, round(max(0.0, loss), 2))
