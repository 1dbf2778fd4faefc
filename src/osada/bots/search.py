"""Search bot: Monte-Carlo tree search."""

from __future__ import annotations

from time import monotonic
from typing import Final

from osada.bots.bot import Budget
from osada.bots.known import as_known
from osada.bots.script import goes_on
from osada.bots.thought import ConsideredMove, LineMove, Thought
from osada.bots.tree.mcts import NONE, SearchTree
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.value import ONE, POINT

ITERATIONS: Final = 10_000
_CHUNK: Final = 32
_NODES_AN_ITERATION: Final = 24
_MOST_NODES: Final = 1_500_000


class SearchBot:
    """Information-set Monte-Carlo tree search; its tree is kept until its turn is over."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        iterations: int = ITERATIONS,
        exploration: float = 0.15,
        ripe: int = 2,
        wide: int = 4,
        finish: int = 8,
    ) -> None:
        self.thought: Thought | None = None
        self._game = game
        self._rng = Rng(seed)
        self._iterations = iterations
        self._settings = (exploration, ripe, wide, finish)

    def choose(self, seat: int, position: Position, budget: Budget) -> list[int]:
        """Return the most visited moves, until another seat or nature acts."""
        walker, window, plan = as_known(position, seat), position.window(), list[int]()
        end = monotonic() + budget.seconds
        iterations = budget.iterations or self._iterations
        tree = self._new_tree(position, iterations)
        while not plan or goes_on(walker, seat, window):
            if len(moves := walker.legal(seat)) == 1:
                plan += moves
            else:
                plan.append(self._search(tree, walker, seat, iterations, end))
            walker.play(seat, plan[-1])
            tree.go(plan[-1])
        return plan

    def _search(
        self, tree: SearchTree, position: Position, seat: int, iterations: int, end: float
    ) -> int:
        """Search one move; iterations already in the tree count."""
        known = int(tree.visits[tree.root])
        left = max(iterations - known, iterations // 4)
        while left > 0:
            tree.run(position, seat, min(left, _CHUNK), self._rng)
            left -= _CHUNK
            if monotonic() > end:
                break
        self.thought = self.thought or _thought(tree, seat)
        return int(tree.move[tree.favourite(tree.root)])

    def _new_tree(self, position: Position, iterations: int) -> SearchTree:
        players, moves = len(position.scores()), self._game.moves.size
        nodes = min(_MOST_NODES, iterations * _NODES_AN_ITERATION + 10_000)
        tree = SearchTree(ai_of(self._game).value, players, moves, position.width(), nodes)
        tree.exploration, tree.ripe, tree.wide, tree.finish = self._settings
        tree.clear()
        return tree


def _thought(tree: SearchTree, seat: int) -> Thought:
    children = []
    child = tree.child[tree.root]
    while child != NONE:
        if tree.visits[child]:
            children.append(int(child))
        child = tree.sibling[child]
    children.sort(key=lambda node: -tree.visits[node])
    line = _line(tree, seat)
    return Thought([_option(tree, node) for node in children], line, int(tree.visits[tree.root]))


def _option(tree: SearchTree, node: int) -> ConsideredMove:
    visits, players = int(tree.visits[node]), tree.players
    sums = [int(tree.points[node * players + seat]) for seat in range(players)]
    result = int(tree.total[node]) / (visits * ONE)
    return ConsideredMove(
        int(tree.move[node]), visits, result, [s / (visits * POINT) for s in sums]
    )


def _line(tree: SearchTree, seat: int) -> list[LineMove]:
    line = []
    node = tree.root
    while (best := tree.favourite(node)) != NONE and tree.visits[best] > 1:
        line.append(LineMove(int(tree.actor[node]), int(tree.move[best])))
        node = best
    return line
