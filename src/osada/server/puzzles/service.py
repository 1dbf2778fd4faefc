"""Puzzles put to people: which comes next, where their turn stands, what came of it."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Final

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from osada.analysis.puzzles.answer_check import (
    AnswerResult,
    PuzzleAttempt,
    check_attempt,
    find_puzzle,
    known_answer,
)
from osada.analysis.puzzles.puzzle import Puzzle, shipped
from osada.core.game import Game
from osada.games import every
from osada.server.platform.problems import invalid, not_found
from osada.server.platform.services import Service
from osada.server.platform.worker_pool import WorkerPool
from osada.server.puzzles import store
from osada.server.puzzles.glicko import NEW, VOLATILITY, WIDE, Rating, after
from osada.server.puzzles.schemas import PuzzleOverview, PuzzleStanding, PuzzleTask, PuzzleVerdict
from osada.server.puzzles.store import RatedPuzzle, Solver
from osada.server.tables.state.turn_schemas import PuzzleState
from osada.server.tables.state.views.turn_view import explain_difference, shown_turn, state

_NEAR: Final = 5
"""Puzzles of about one's rating, of which one comes next."""
_EASIEST: Final = 1300
_STEP: Final = 60
_HARDEST: Final = 1900
_DEVIATION: Final = 200.0


class PuzzleService(Service):
    """The puzzles of all games."""

    def __init__(self, engine: AsyncEngine, pool: WorkerPool) -> None:
        self._engine = engine
        self._pool = pool

    async def overview(self, user: str | None) -> PuzzleOverview:
        """All games that have puzzles, and how somebody stands."""
        games = [game for game in every() if shipped(game)]
        async with self._engine.connect() as connection:
            solvers = [
                await store.solver(connection, user, game.name) if user is not None else None
                for game in games
            ]
        pairs = zip(games, solvers, strict=True)
        return PuzzleOverview([_standing(game, found or _nobody(game)) for game, found in pairs])

    async def next(self, game: Game, user: str, language: str) -> PuzzleTask:
        """A puzzle that somebody has not answered, about as hard as they are good."""
        async with self._engine.connect() as connection:
            solver = await store.solver(connection, user, game.name) or _nobody(game, user)
            ratings = await store.ratings(connection)
            seen = await store.seen_by(connection, user)
        left = [puzzle for puzzle in shipped(game) if puzzle.id not in seen]
        if not left:
            raise not_found("puzzle that you have not answered")
        rated = {puzzle.id: _rated(puzzle, ratings).rating for puzzle in left}
        left.sort(key=lambda puzzle: abs(rated[puzzle.id] - solver.rating))
        chosen = min(left[:_NEAR], key=lambda puzzle: _shuffled(user, puzzle.id))
        return await asyncio.to_thread(_task, game, chosen, rated[chosen.id], False, language)

    async def task(self, game: Game, name: str, user: str, language: str) -> PuzzleTask:
        """One puzzle by its name."""
        puzzle = _found(game, name)
        async with self._engine.connect() as connection:
            ratings = await store.ratings(connection)
            tried = name in await store.seen_by(connection, user)
        rating = _rated(puzzle, ratings).rating
        return await asyncio.to_thread(_task, game, puzzle, rating, tried, language)

    async def look(self, game: Game, name: str, moves: list[int], language: str) -> PuzzleState:
        """Return the state of a turn after some moves."""
        puzzle = _found(game, name)
        return await asyncio.to_thread(state, game, puzzle.turn(game), moves, language)

    async def answer(
        self, game: Game, name: str, user: str, moves: list[int], language: str
    ) -> PuzzleVerdict:
        """Judge a whole turn; the first answer of somebody to a puzzle counts."""
        puzzle = _found(game, name)
        judged = await asyncio.to_thread(_at_once, game, puzzle, moves, language)
        if judged is None:
            judged = await self._pool.run(check_attempt, PuzzleAttempt(game.name, name, moves))
        async with self._engine.begin() as connection:
            before = await store.solver(connection, user, game.name) or _nobody(game, user)
            rated = _rated(puzzle, await store.ratings(connection))
            right, loss = judged.right, judged.loss
            counted = await store.note(connection, user, name, right=right, loss=loss)
            now, harder = _after(before, rated, right=right) if counted else (before, rated)
            if counted:
                await store.rate(connection, now, harder)
        return await asyncio.to_thread(
            _verdict, game, puzzle, judged, (before, now, harder), moves, language
        )


def _found(game: Game, name: str) -> Puzzle:
    puzzle = find_puzzle(game, name)
    if puzzle is None:
        raise not_found("puzzle")
    return puzzle


def _shuffled(user: str, puzzle: str) -> str:
    """Sort key that gives each user a different order."""
    return sha256(f"{user} {puzzle}".encode()).hexdigest()


def _nobody(game: Game, user: str = "") -> Solver:
    return Solver(user, game.name, NEW, WIDE, VOLATILITY, 0, 0, 0, 0)


def _rated(puzzle: Puzzle, ratings: dict[str, RatedPuzzle]) -> RatedPuzzle:
    """Rating of a puzzle; before the first attempt, by the rank of its answer."""
    guess = min(_HARDEST, _EASIEST + _STEP * (puzzle.rank - 1))
    fresh = RatedPuzzle(puzzle.id, guess, _DEVIATION, VOLATILITY, 0)
    return ratings.get(puzzle.id, fresh)


def _standing(game: Game, solver: Solver) -> PuzzleStanding:
    return PuzzleStanding(
        game=game.name,
        puzzles=len(shipped(game)),
        tried=solver.tried,
        solved=solver.solved,
        rating=round(solver.rating),
        deviation=round(solver.deviation),
        streak=solver.streak,
        best=solver.best,
    )


def _task(game: Game, puzzle: Puzzle, rating: float, tried: bool, language: str) -> PuzzleTask:
    return PuzzleTask(
        id=puzzle.id,
        game=game.name,
        players=puzzle.players,
        options=puzzle.options,
        seat=puzzle.seat,
        rating=round(rating),
        tried=tried,
        state=state(game, puzzle.turn(game), [], language),
    )


def _at_once(game: Game, puzzle: Puzzle, moves: list[int], language: str) -> AnswerResult | None:
    turn = puzzle.turn(game)
    if not state(game, turn, moves, language).done:
        raise invalid("moves: the turn is not done yet")
    return known_answer(turn, puzzle, turn.after(moves))


def _after(solver: Solver, puzzle: RatedPuzzle, *, right: bool) -> tuple[Solver, RatedPuzzle]:
    """Both after an answer."""
    one = Rating(solver.rating, solver.deviation, solver.volatility)
    other = Rating(puzzle.rating, puzzle.deviation, puzzle.volatility)
    theirs, its = after(one, other, float(right)), after(other, one, float(not right))
    streak = solver.streak + 1 if right else 0
    solver = replace(
        solver,
        rating=theirs.rating,
        deviation=theirs.deviation,
        volatility=theirs.volatility,
        tried=solver.tried + 1,
        solved=solver.solved + right,
        streak=streak,
        best=max(solver.best, streak),
    )
    numbers = {"rating": its.rating, "deviation": its.deviation, "volatility": its.volatility}
    return solver, replace(puzzle, **numbers, tried=puzzle.tried + 1)


def _verdict(
    game: Game,
    puzzle: Puzzle,
    judged: AnswerResult,
    after: tuple[Solver, Solver, RatedPuzzle],
    moves: list[int],
    language: str,
) -> PuzzleVerdict:
    before, now, rated = after
    turn = puzzle.turn(game)
    worse = puzzle.second.moves if judged.right else moves
    return PuzzleVerdict(
        right=judged.right,
        loss=judged.loss,
        counted=now is not before,
        rating=round(now.rating),
        change=round(now.rating) - round(before.rating),
        streak=now.streak,
        best=now.best,
        puzzle_rating=round(rated.rating),
        answers=[shown_turn(game, turn.begin, answer, language) for answer in puzzle.answers],
        second=shown_turn(game, turn.begin, puzzle.second, language),
        margin=puzzle.margin,
        rehearsals=puzzle.rollouts,
        why=explain_difference(game, turn, puzzle.answers[0].moves, worse, language),
    )
