"""The bot that searches a tree."""

from __future__ import annotations

from time import monotonic
from typing import Final

from osada.bots.bot import Budget
from osada.bots.memory import as_known, same
from osada.bots.thought import Option, Step, Thought
from osada.bots.tree.control import seat_to_act
from osada.bots.tree.search import NONE, Search
from osada.core.game import Game
from osada.core.position import Position
from osada.core.rng import Rng
from osada.core.value import ONE, POINT

ITERATIONS: Final = 10_000
_CHUNK: Final = 32
_NODES_AN_ITERATION: Final = 24
_MOST_NODES: Final = 1_500_000
_LOOK_BACK: Final = 200
"""Nodes of the last tree that are tried when looking for where the game has come to."""


class SearchBot:
    """Information-set Monte-Carlo tree search; keeps its tree from move to move."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        exploration: float = 0.15,
        ripe: int = 2,
        wide: int = 4,
        finish: int = 8,
    ) -> None:
        self.thought: Thought | None = None
        self._game = game
        self._rng = Rng(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._settings = (exploration, ripe, wide, finish)
        self._tree: Search | None = None
        self._last: tuple[Position, int] | None = None

    def choose(self, seat: int, position: Position, budget: Budget) -> int:
        """The move that most iterations went for."""
        if len(moves := position.legal(seat)) == 1:
            self.thought = None
            return moves[0]
        position = as_known(position, seat)
        iterations = budget.iterations or self._iterations
        tree = self._ready(position, seat, iterations)
        self._run(tree, position, seat, iterations, budget.seconds or self._seconds)
        best = tree.favourite(tree.root)
        self.thought = _thought(tree, seat)
        move = int(tree.move[best])
        after = position.clone()
        after.play(seat, move)
        self._last = (after, best)
        return move

    def _ready(self, position: Position, seat: int, iterations: int) -> Search:
        """The tree, with its root where the game stands."""
        players = len(position.scores())
        wanted = min(_MOST_NODES, iterations * _NODES_AN_ITERATION + 10_000)
        if self._tree is None or self._tree.players != players or self._tree.capacity < wanted:
            value = self._game.value
            size = self._game.moves.size
            self._tree = Search(value, players, size, position.width(), wanted)
            self._set_up(self._tree)
            self._last = None
        node = self._found(self._tree, position, seat) if self._tree.room() else NONE
        if node == NONE:
            self._tree.clear()
        else:
            self._tree.move_root(node)
        return self._tree

    def _set_up(self, tree: Search) -> None:
        tree.exploration, tree.ripe, tree.wide, tree.finish = self._settings

    def _found(self, tree: Search, position: Position, seat: int) -> int:
        """The node that the game has come to since the last move."""
        if self._last is None:
            return NONE
        queue = [self._last]
        for at, node in queue:
            if seat_to_act(at, seat) == seat and same(self._game, seat, at, position):
                return node
            if len(queue) < _LOOK_BACK and position.turn() >= 0:
                queue += _successors(tree, at, node, seat)
        return NONE

    def _run(
        self, tree: Search, position: Position, seat: int, iterations: int, seconds: float | None
    ) -> None:
        known = int(tree.visits[tree.root])
        left = max(iterations - known, iterations // 4)
        end = monotonic() + seconds if seconds else None
        while left > 0:
            tree.run(position, seat, min(left, _CHUNK), self._rng)
            left -= _CHUNK
            if end is not None and monotonic() > end:
                return


def _successors(tree: Search, at: Position, node: int, seat: int) -> list[tuple[Position, int]]:
    """Where the tree goes on from a node, in so far as it was visited and is possible."""
    actor = seat_to_act(at, seat)
    if actor == -2:
        return []
    legal = set(at.legal(actor)) if actor >= 0 else {move for move, _ in at.chances()}
    found = []
    child = tree.child[node]
    while child != NONE:
        if tree.visits[child] and tree.move[child] in legal:
            after = at.clone()
            after.play(actor, tree.move[child])
            found.append((after, int(child)))
        child = tree.sibling[child]
    return sorted(found, key=lambda pair: -tree.visits[pair[1]])


def _thought(tree: Search, seat: int) -> Thought:
    children = []
    child = tree.child[tree.root]
    while child != NONE:
        if tree.visits[child]:
            children.append(int(child))
        child = tree.sibling[child]
    children.sort(key=lambda node: -tree.visits[node])
    line = _line(tree, seat)
    return Thought([_option(tree, node) for node in children], line, int(tree.visits[tree.root]))


def _option(tree: Search, node: int) -> Option:
    visits, players = int(tree.visits[node]), tree.players
    sums = [int(tree.points[node * players + seat]) for seat in range(players)]
    result = int(tree.total[node]) / (visits * ONE)
    return Option(int(tree.move[node]), visits, result, [s / (visits * POINT) for s in sums])


def _line(tree: Search, seat: int) -> list[Step]:
    line = []
    node = tree.root
    while (best := tree.favourite(node)) != NONE and tree.visits[best] > 1:
        line.append(Step(int(tree.actor[node]), int(tree.move[best])))
        node = best
    return line
