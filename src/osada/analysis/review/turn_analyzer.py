"""Candidate turns of a seat by beam search, no two alike, and their rollouts."""

from __future__ import annotations

from collections.abc import Sequence

from osada.analysis.review.segments import goes_on, turn_of
from osada.bots.known import as_known
from osada.bots.levels import STRONGEST, USUAL, fitting
from osada.bots.tree.rollout import PlanRollouts, ThemeFilter
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import Position
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of
from osada.evaluation.recipe import Recipe
from osada.evaluation.value import ONE, POINT


class Candidate:
    """A candidate turn and its rollouts."""

    def __init__(self, moves: list[int], end: Position, key: str) -> None:
        self.moves = moves
        self.end = end
        """The position after it, as far as its seat knows."""
        self.key = key
        """Equal for turns that come to the same."""
        self.results: list[float] = []
        self.points: list[list[float]] = []
        """Final points that each seat was expected to have, rollout by rollout."""
        self.scores: list[list[int]] = []
        """The points that each seat had when a rollout ended."""

    def mean(self) -> float:
        """The mean result so far."""
        return sum(self.results) / max(1, len(self.results))


class TurnAnalyzer:
    """Finds and rolls out candidate turns of one game."""

    def __init__(self, game: Game, position: Position, recipe: Recipe | None = None) -> None:
        self.game = game
        self.players = players = len(position.scores())
        self.recipe = fitting(game, recipe or recipe_of(game), position)
        self.rollout_budget = max(1, self.recipe.iterations // players)
        """For one decision: with more players there are more decisions, and each lasts longer."""
        sizes = self.recipe.beam, self.recipe.plans, self.recipe.narrow
        self.rollouts = PlanRollouts(ai_of(game).value, players, int(position.width()), *sizes)
        self.rollouts.horizon = self.recipe.horizon
        self._judge = ai_of(game).judge
        if self.recipe.judge == "net":
            self._judge = ai_of(game).expert
            self.rollouts.trust(self._judge)
        self._estimate, self._result = zeros(players), zeros(players)

    def candidates(self, position: Position, seat: int) -> list[Candidate]:
        """Return the best turns found, best first by their first evaluation."""
        root = as_known(position, seat)
        planned = self._planned(root, seat)
        found = self._unlike(planned, seat)
        if len(found) > 1:
            return found
        return self._unlike([*planned, *self._begun(root, seat)], seat)

    def _unlike(self, candidates: list[Candidate], seat: int) -> list[Candidate]:
        """Select as many as the recipe says, no two the same and only a few of a theme."""
        found: dict[str, Candidate] = {}
        themes = ThemeFilter(self.recipe.plans)
        for candidate in candidates:
            theme = ai_of(self.game).value.theme(candidate.end, seat)
            if candidate.key in found or not themes.accepts(theme):
                continue
            found[candidate.key] = candidate
            if len(found) == self.recipe.plans:
                break
        return list(found.values())

    def _begun(self, root: Position, seat: int) -> list[Candidate]:
        """Return a turn for each first move: the best plans of a beam may all begin alike."""
        planner, value = self.rollouts.planner, ai_of(self.game).value
        began, found = turn_of(value, root, seat), []
        for move in root.legal(seat):
            after, moves = root.clone(), [move]
            after.play(seat, move)
            if goes_on(value, after, seat, began):
                planner.think(after.clone(), seat)
                moves += planner.moves(0)
            found.append(self.candidate(root, seat, moves))
        return found

    def _planned(self, root: Position, seat: int) -> list[Candidate]:
        """Return the plans of the beam, sorted by the beam or by the net for strong players."""
        planner = self.rollouts.planner
        planner.think(root.clone(), seat)
        ends = [planner.moves(end) for end in range(int(planner.ends.used))]
        found = [self.candidate(root, seat, moves) for moves in ends]
        if self.recipe.judge == "net":
            found.sort(key=lambda candidate: self._worth(candidate, seat), reverse=True)
        return found

    def _worth(self, candidate: Candidate, seat: int) -> int:
        self._judge.results_into(candidate.end, self._estimate, self._result)
        return int(self._result[seat])

    def candidate(self, root: Position, seat: int, moves: Sequence[int]) -> Candidate:
        """Play moves until the turn ends, by what the seat knows."""
        value, walker, made = ai_of(self.game).value, root.clone(), list[int]()
        began = turn_of(value, root, seat)
        for move in moves:
            if made and not goes_on(value, walker, seat, began):
                break
            if move not in walker.legal(seat):
                break
            walker.play(seat, move)
            made.append(move)
        return Candidate(made, walker, key(self.game, walker))

    def roll_out(self, candidate: Candidate, seat: int, luck: int) -> None:
        """Roll a turn out once, with one seed."""
        end = self.rollouts.play_on(candidate.end, seat, luck)
        self._judge.results_into(end, self._estimate, self._result)
        points = [int(self._estimate[i]) / POINT for i in range(self.players)]
        candidate.points.append(points)
        candidate.scores.append(end.scores())
        candidate.results.append(self._lead(points, seat))

    def _lead(self, points: list[float], seat: int) -> float:
        if self.players == 1:  # with what winning asks for besides points
            return int(self._result[0]) * int(ai_of(self.game).value.par()) / ONE / POINT
        return points[seat] - max(points[i] for i in range(self.players) if i != seat)


def recipe_of(game: Game) -> Recipe:
    """Return the rollout recipe of a game: its own, or that of its strongest level."""
    return ai_of(game).levels.get("review", ai_of(game).levels.get(STRONGEST, USUAL[STRONGEST]))
