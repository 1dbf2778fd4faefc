"""Information-set Monte-Carlo tree search, for any game and any number of players.

Each iteration deals anew what the searching seat cannot know, walks down the tree, adds to it and
evaluates the position it comes to. Every seat chooses what is best for itself; nature is sampled.
Nodes are rows of arrays, and the children of a node are a linked list, the most promising first.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from osada.bots.tree.control import seat_to_act
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.value import ONE, Value

NONE: Final = -1
DEEPEST: Final = 400
"""No walk down the tree is longer than this."""


@final
class SearchTree:
    """A search tree and its statistics; `run` grows it."""

    def __init__(self, value: Value, players: i64, moves: i64, width: i64, capacity: i64) -> None:
        self.value: Value = value
        self.players: i64 = players
        self.capacity: i64 = capacity
        self.exploration: float = 0.4
        self.finish: i64 = 8  # decisions to end an action with before it is judged
        self.ripe: i64 = 2  # visits before a node's moves are looked at one by one
        self.wide: i64 = 4  # moves considered at once; more with the square root of the visits
        self.move: vec[i64] = vec[i64]([0] * capacity)
        self.child: vec[i64] = vec[i64]([NONE] * capacity)
        self.sibling: vec[i64] = vec[i64]([NONE] * capacity)
        self.visits: vec[i64] = vec[i64]([0] * capacity)
        self.total: vec[i64] = vec[i64]([0] * capacity)  # results of the seat that chose the move
        self.first: vec[i64] = vec[i64]([0] * capacity)  # its result by the first impression
        self.actor: vec[i64] = vec[i64]([OVER] * capacity)
        self.points: vec[i64] = vec[i64]([0] * (capacity * players))
        self.used: i64 = 0
        self.root: i64 = NONE
        self._mark: vec[i64] = vec[i64]([0] * moves)
        self._stamp: i64 = 0
        self._legal: vec[i64] = vec[i64]([0] * width)
        self._weights: vec[i64] = vec[i64]([0] * width)
        self._path: vec[i64] = vec[i64]([0] * (DEEPEST + 1))
        self._estimate: vec[i64] = vec[i64]([0] * players)
        self._result: vec[i64] = vec[i64]([0] * players)

    def clear(self) -> None:
        """Forget everything."""
        self.used = 0
        self.root = self._new_node(NONE)

    def room(self) -> bool:
        """Check that there is room to go on with this tree."""
        return self.used < self.capacity - self.capacity // 4

    def go(self, move: i64) -> None:
        """Make the child of a move the new root, keeping the statistics below it."""
        child = self.child[self.root]
        while child != NONE and self.move[child] != move:
            child = self.sibling[child]
        if child != NONE and self.room():
            self.root = child
        else:
            self.clear()

    def run(self, position: Position, seat: i64, iterations: i64, rng: Rng) -> None:
        """Grow the tree by some iterations from a position as `seat` knows it."""
        for _ in range(iterations):
            walker = position.clone()
            walker.reshuffle(seat, rng)
            self._iterate(walker, seat, rng)

    def _iterate(self, walker: Position, seat: i64, rng: Rng) -> None:
        node = self.root
        depth: i64 = 0
        self._path[0] = node
        while depth < DEEPEST:
            actor = seat_to_act(walker, seat)
            self.actor[node] = actor
            if actor == OVER or (node != self.root and self.visits[node] < self.ripe):
                break
            if actor == NATURE:
                node = self._sample(walker, node, rng)
            else:
                node = self._select(walker, node, actor)
            if node == NONE:
                break
            walker.play(actor, self.move[node], None)
            depth += 1
            self._path[depth] = node
        if depth:
            walker = self._finished(walker, self.actor[self._path[depth - 1]], seat)
        self.value.results_into(walker, self._estimate, self._result)
        self._learn(depth)

    def _finished(self, walker: Position, actor: i64, seat: i64) -> Position:
        """Finish the action under way by the decisions that look best.

        Half an action looks worthless: a card was spent and a piece is not yet there.
        """
        left = self.finish if actor >= 0 else 0
        while left > 0 and seat_to_act(walker, seat) == actor:
            n = walker.legal_into(actor, self._legal)
            best = walker
            best_result: i64 = -1
            for i in range(n):
                after = walker.clone()
                after.play(actor, self._legal[i], None)
                self.value.results_into(after, self._estimate, self._result)
                if self._result[actor] > best_result:
                    best_result = self._result[actor]
                    best = after
            walker = best
            left -= 1
        return walker

    def _learn(self, depth: i64) -> None:
        players = self.players
        chooser: i64 = NATURE
        for i in range(depth + 1):
            node = self._path[i]
            self.visits[node] += 1
            if chooser >= 0:
                self.total[node] += self._result[chooser]
            for seat in range(players):
                self.points[node * players + seat] += self._estimate[seat]
            chooser = self.actor[node]

    # Choosing a child

    def _select(self, walker: Position, node: i64, actor: i64) -> i64:
        """Return the child with the best upper bound among the promising legal ones."""
        n = walker.legal_into(actor, self._legal)
        self._mark_legal(n)
        if self._marked_children(node) < n:
            self._add_children(walker, node, actor, n)
        visits = self.visits[node] + 1
        reach = self.exploration * sqrt(log(float(visits + 1)))
        left = self.wide + _root(visits)
        best = NONE
        best_bound = -1.0
        child = self.child[node]
        while child != NONE and left > 0:
            if self._mark[self.move[child]] == self._stamp:
                left -= 1
                tries = self.visits[child] + 1
                mean = float(self.total[child] + self.first[child]) / float(tries * ONE)
                bound = mean + reach / sqrt(float(tries))
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = self.sibling[child]
        return best

    def _mark_legal(self, n: i64) -> None:
        self._stamp += 1
        for i in range(n):
            self._mark[self._legal[i]] = self._stamp

    def _marked_children(self, node: i64) -> i64:
        found: i64 = 0
        child = self.child[node]
        while child != NONE:
            if self._mark[self.move[child]] == self._stamp:
                found += 1
            child = self.sibling[child]
        return found

    def _add_children(self, walker: Position, node: i64, actor: i64, n: i64) -> None:
        """Add every legal move that has no child yet, sorted by its first evaluation."""
        child = self.child[node]
        while child != NONE:
            self._mark[self.move[child]] = 0
            child = self.sibling[child]
        for i in range(n):
            move = self._legal[i]
            if self._mark[move] == self._stamp and self.used < self.capacity:
                after = walker.clone()
                after.play(actor, move, None)
                self.value.results_into(after, self._estimate, self._result)
                self._insert(node, move, self._result[actor])
        self._mark_legal(n)

    def _insert(self, node: i64, move: i64, impression: i64) -> None:
        """Insert a new child before those that look worse."""
        fresh = self._new_node(move)
        self.first[fresh] = impression
        before = NONE
        child = self.child[node]
        while child != NONE and self.first[child] >= impression:
            before = child
            child = self.sibling[child]
        self.sibling[fresh] = child
        if before == NONE:
            self.child[node] = fresh
        else:
            self.sibling[before] = fresh

    # Nature

    def _sample(self, walker: Position, node: i64, rng: Rng) -> i64:
        """Return the node of a random draw, made when it is first needed."""
        move = walker.chance_by(rng, self._legal, self._weights)
        child = self.child[node]
        while child != NONE:
            if self.move[child] == move:
                return child
            child = self.sibling[child]
        if self.used == self.capacity:
            return NONE
        fresh = self._new_node(move)
        self.sibling[fresh] = self.child[node]
        self.child[node] = fresh
        return fresh

    def _new_node(self, move: i64) -> i64:
        node = self.used
        self.used += 1
        self.move[node] = move
        self.child[node] = NONE
        self.sibling[node] = NONE
        self.visits[node] = 0
        self.total[node] = 0
        self.first[node] = 0
        self.actor[node] = OVER
        for seat in range(self.players):
            self.points[node * self.players + seat] = 0
        return node

    # Statistics

    def favourite(self, node: i64) -> i64:
        """Return the most visited child; of equals the one with the better results."""
        best = NONE
        child = self.child[node]
        while child != NONE:
            if best == NONE or self._preferred(child, best):
                best = child
            child = self.sibling[child]
        return best

    def _preferred(self, one: i64, other: i64) -> bool:
        if self.visits[one] != self.visits[other]:
            return self.visits[one] > self.visits[other]
        return self.total[one] + self.first[one] > self.total[other] + self.first[other]


def _root(n: i64) -> i64:
    """Return the integer square root; the numbers are small enough that floats are exact."""
    return int(sqrt(float(n)))
