"""Beam search for whole plans of one seat: every decision until the turn passes on.

A plan ends where another seat or nature acts. At every step the best few of the plans under way
are kept, and the best few of those that ended.
"""

from __future__ import annotations

from typing import Final, final

from osada.bots.tree.control import seat_to_act
from osada.core.ints import i64, vec
from osada.core.position import NATURE, Position
from osada.core.rng import Rng
from osada.evaluation.value import Value

LONGEST: Final = 80
"""Decisions in one plan; longer ones are cut."""
_ROOT: Final = -1
_NESTED: Final = 2
"""Questions within a question that are answered in one step."""


@final
class TopK:
    """The best k positions seen, best first, no two alike."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.used: i64 = 0
        self.worth: vec[i64] = vec[i64]([0] * (size + 1))
        self.step: vec[i64] = vec[i64]([0] * (size + 1))
        self.digest: vec[i64] = vec[i64]([0] * (size + 1))
        self.positions: list[Position] = []

    def clear(self) -> None:
        """Remove everything."""
        self.used = 0
        self.positions.clear()

    def wants(self, worth: i64) -> bool:
        """Check that something of that worth would stay."""
        return self.used < self.size or worth > self.worth[self.used - 1]

    def holds(self, digest: i64, worth: i64) -> bool:
        """Check for a position with that digest and at least that worth; digest 0 is unknown."""
        if digest == 0:
            return False
        for i in range(self.used):  # noqa: SIM110  A generator would be slow.
            if self.digest[i] == digest and self.worth[i] >= worth:
                return True
        return False

    def put(self, position: Position, worth: i64, step: i64, digest: i64) -> None:
        """Insert a position in its place; the worst one drops out if there are more than k."""
        at = self.used
        while at > 0 and self.worth[at - 1] < worth:
            self.worth[at] = self.worth[at - 1]
            self.step[at] = self.step[at - 1]
            self.digest[at] = self.digest[at - 1]
            at -= 1
        self.worth[at] = worth
        self.step[at] = step
        self.digest[at] = digest
        self.positions.insert(at, position)
        self.used += 1
        if self.used > self.size:
            self.used -= 1
            self.positions.pop()


@final
class Planner:
    """Finds the best plans of a seat; `beam` of them are followed at once."""

    def __init__(self, value: Value, players: i64, width: i64, beam: i64, keep: i64) -> None:
        self.value: Value = value
        self.ends: TopK = TopK(keep)
        self._now: TopK = TopK(beam)
        self._next: TopK = TopK(beam)
        self._children: TopK = TopK(beam)
        self.few: i64 = max(8, beam // 8)  # successors of one position that are followed
        self._legal: list[vec[i64]] = [vec[i64]([0] * width) for _ in range(_NESTED + 1)]
        self._estimate: vec[i64] = vec[i64]([0] * players)
        self._result: vec[i64] = vec[i64]([0] * players)
        capacity = beam * LONGEST * 2 + keep
        self._before: vec[i64] = vec[i64]([0] * capacity)
        self._move: vec[i64] = vec[i64]([0] * capacity)
        self._capacity: i64 = capacity
        self._used: i64 = 0
        self._weights: vec[i64] = vec[i64]([0] * width)
        self._drawn: vec[i64] = vec[i64]([0] * width)
        self._clock: i64 = 0
        self.luck: i64 = 0  # where what nature draws within a plan comes from
        self.looked: i64 = 0  # positions judged so far, ever

    def think(self, position: Position, seat: i64) -> None:
        """Find the best ends of a seat's turn; they are in `ends`, best first."""
        self._used = 0
        self._clock = self.value.clock(position, seat)
        self.ends.clear()
        self._now.clear()
        self._now.put(position, 0, _ROOT, 0)
        for _ in range(LONGEST):
            self._next.clear()
            for i in range(self._now.used):
                self._extend(self._now.positions[i], self._now.step[i], seat)
            self._now, self._next = self._next, self._now
            if self._now.used == 0:
                return
        for i in range(self._now.used):
            self.ends.put(self._now.positions[i], self._now.worth[i], self._now.step[i], 0)

    def _extend(self, position: Position, step: i64, seat: i64) -> None:
        """Look at every move from a position of a plan; the best few of them go on."""
        self._look(position, step, seat, 0)
        children = self._children
        many = children.used if step == _ROOT else min(children.used, self.few)
        for i in range(many):
            worth = children.worth[i]
            if self._next.wants(worth) and not self._next.holds(children.digest[i], worth):
                self._next.put(children.positions[i], worth, children.step[i], children.digest[i])
        children.clear()

    def _look(self, position: Position, step: i64, seat: i64, level: i64) -> None:
        """Evaluate every move; a move that only asks a question is answered at once."""
        legal = self._legal[level]
        n = position.legal_into(seat, legal)
        choosy = level > 0 or self._any_busy(position, seat, legal, n)
        for i in range(n):
            if choosy and self.value.idle(position, seat, legal[i]):
                continue
            after = position.clone()
            after.play(seat, legal[i], None)
            if level < _NESTED and self.value.asks(after, seat):
                self._look(after, self._note(step, legal[i]), seat, level + 1)
                continue
            if self.value.sees_through(after, seat):
                self._sample(after, seat)
            self.value.results_into(after, self._estimate, self._result)
            self.looked += 1
            goes_on = self._goes_on(after, seat)
            self._put(self._children if goes_on else self.ends, after, step, legal[i], seat)

    def _put(self, best: TopK, position: Position, step: i64, move: i64, seat: i64) -> None:
        worth = self._result[seat]
        if best.wants(worth):
            digest = self.value.digest(position, seat)
            if not best.holds(digest, worth):
                best.put(position, worth, self._note(step, move), digest)

    def _any_busy(self, position: Position, seat: i64, legal: vec[i64], n: i64) -> bool:
        """Check that some move is more than a delay; where all are delays, none is skipped."""
        for i in range(n):  # noqa: SIM110 - no generator on the fast path
            if not self.value.idle(position, seat, legal[i]):
                return True
        return False

    def _goes_on(self, position: Position, seat: i64) -> bool:
        """Check that a plan has not ended yet."""
        if seat_to_act(position, seat) != seat:
            return False
        clock = self.value.clock(position, seat)
        return clock == 0 or clock == self._clock

    def _sample(self, position: Position, seat: i64) -> None:
        """Let nature draw; all plans have the same luck, so none is chosen for its luck."""
        rng = Rng(self.luck)
        while self.value.sees_through(position, seat):
            move = position.chance_by(rng, self._drawn, self._weights)
            position.play(NATURE, move, None)

    def _note(self, step: i64, move: i64) -> i64:
        if self._used == self._capacity:
            self._grow()
        at = self._used
        self._before[at] = step
        self._move[at] = move
        self._used += 1
        return at

    def _grow(self) -> None:
        more = vec[i64]([0] * (2 * self._capacity))
        moves = vec[i64]([0] * (2 * self._capacity))
        for i in range(self._capacity):
            more[i] = self._before[i]
            moves[i] = self._move[i]
        self._before = more
        self._move = moves
        self._capacity *= 2

    def moves(self, end: i64) -> list[int]:
        """Return the moves that lead to one of the ends."""
        found: list[int] = []
        step = self.ends.step[end]
        while step != _ROOT:
            found.append(int(self._move[step]))
            step = self._before[step]
        found.reverse()
        return found
