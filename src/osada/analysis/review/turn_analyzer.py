"""Candidate turns of a seat by beam search, no two alike, and their rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from osada.analysis.review.segments import goes_on, turn_of
from osada.bots.known import as_known
from osada.bots.levels import STRONGEST, USUAL, fitting
from osada.bots.tree.rollout import PlanRollouts
from osada.core.bits import zeros
from osada.core.game import Game
from osada.core.position import Position
from osada.core.snapshot import key
from osada.evaluation.ai import ai_of
from osada.evaluation.recipe import Recipe
from osada.evaluation.value import ONE, POINT

_ALIKE: Final = 2
"""Plans of one theme that are looked into."""
_SPARE: Final = 6
"""Plans that are found for each that is looked into."""


class Candidate:
    """A turn that could be made, and what came of rehearsing it."""

    def __init__(self, moves: list[int], end: Position, mark: str) -> None:
        self.moves = moves
        self.end = end
        """The position after it, as far as its seat knows."""
        self.mark = mark
        """Equal for turns that come to the same."""
        self.results: list[float] = []
        self.points: list[list[float]] = []
        """Final points that each seat was expected to have, rehearsal by rehearsal."""
        self.scores: list[list[int]] = []
        """The points that each seat had when a rehearsal ended."""

    def mean(self) -> float:
        """The mean result so far."""
        return sum(self.results) / max(1, len(self.results))


class TurnAnalyzer:
    """Everything that is needed to rehearse turns of one game."""

    def __init__(self, game: Game, position: Position, recipe: Recipe | None = None) -> None:
        self.game = game
        self.players = players = len(position.scores())
        self.recipe = fitting(game, recipe or recipe_of(game), position)
        self.rehearsals = max(1, self.recipe.iterations // players)
        """For one decision: with more players there are more decisions, and each lasts longer."""
        sizes = self.recipe.beam, self.recipe.plans, self.recipe.narrow
        self.rehearsal = PlanRollouts(ai_of(game).value, players, int(position.width()), *sizes)
        self.rehearsal.horizon = self.recipe.horizon
        self._judge = ai_of(game).judge
        if self.recipe.judge == "net":
            self._judge = ai_of(game).expert
            self.rehearsal.trust(self._judge)
        self._estimate, self._result = zeros(players), zeros(players)

    def choices(self, position: Position, seat: int) -> list[Candidate]:
        """The best turns that were found, best first by first impression."""
        root = as_known(position, seat)
        planned = self._planned(root, seat)
        found = self._unlike(planned, seat)
        if len(found) > 1:
            return found
        return self._unlike([*planned, *self._begun(root, seat)], seat)

    def _unlike(self, choices: list[Candidate], seat: int) -> list[Candidate]:
        """As many as are looked into, no two the same and only a few of a theme."""
        found: dict[str, Candidate] = {}
        themes: list[int] = []
        for choice in choices:
            theme = int(ai_of(self.game).value.theme(choice.end, seat))
            if choice.mark in found or (theme and themes.count(theme) >= _ALIKE):
                continue
            found[choice.mark] = choice
            themes.append(theme)
            if len(found) == self.recipe.plans:
                break
        return list(found.values())

    def _begun(self, root: Position, seat: int) -> list[Candidate]:
        """A turn for each first move: plans that a beam likes best may all begin alike."""
        planner, value = self.rehearsal.planner, ai_of(self.game).value
        began, found = turn_of(value, root, seat), []
        for move in root.legal(seat):
            after, moves = root.clone(), [move]
            after.play(seat, move)
            if goes_on(value, after, seat, began):
                planner.think(after.clone(), seat)
                moves += planner.moves(0)
            found.append(self.choice(root, seat, moves))
        return found

    def _planned(self, root: Position, seat: int) -> list[Candidate]:
        """Return the plans of the beam, sorted by the beam or by the net for strong players."""
        planner = self.rehearsal.planner
        planner.think(root.clone(), seat)
        ends = [planner.moves(end) for end in range(int(planner.ends.used))]
        found = [self.choice(root, seat, moves) for moves in ends]
        if self.recipe.judge == "net":
            found.sort(key=lambda choice: self._worth(choice, seat), reverse=True)
        return found

    def _worth(self, choice: Candidate, seat: int) -> int:
        self._judge.results_into(choice.end, self._estimate, self._result)
        return int(self._result[seat])

    def choice(self, root: Position, seat: int, moves: Sequence[int]) -> Candidate:
        """A turn: its moves for as long as the seat goes on by itself, by what it knows."""
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

    def rehearse(self, choice: Candidate, seat: int, luck: int) -> None:
        """Play a turn on, once, with one luck."""
        end = self.rehearsal.play_on(choice.end, seat, luck)
        self._judge.results_into(end, self._estimate, self._result)
        points = [int(self._estimate[i]) / POINT for i in range(self.players)]
        choice.points.append(points)
        choice.scores.append(end.scores())
        choice.results.append(self._told(points, seat))

    def _told(self, points: list[float], seat: int) -> float:
        if self.players == 1:  # with what winning asks for besides points
            return int(self._result[0]) * int(ai_of(self.game).value.par()) / ONE / POINT
        return points[seat] - max(points[i] for i in range(self.players) if i != seat)


def recipe_of(game: Game) -> Recipe:
    """Return the rollout recipe of a game: its own, or that of its strongest level."""
    return ai_of(game).levels.get("review", ai_of(game).levels.get(STRONGEST, USUAL[STRONGEST]))
