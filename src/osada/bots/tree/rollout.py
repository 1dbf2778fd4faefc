"""Plans rehearsed: the best plans of a turn, each played on many times over, all with equal luck.

Every seat follows its own best plan by a narrow beam; nature is sampled, and what the thinking
seat cannot know is dealt anew. After each pass over the plans the worse half is dropped.
"""

from __future__ import annotations

from typing import Final, final

from osada.bots.tree.control import seat_to_act
from osada.bots.tree.plan import Planner
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.value import Value

_MANY: Final = 1_000_000_000
_LUCK: Final = 1 << 30
_SPARE: Final = 6
"""Plans that are found for each that is rehearsed, to choose different ones among them."""
_ALIKE: Final = 2
"""Plans of one theme that are rehearsed."""


@final
class Rehearsal:
    """The candidates of one decision and what rehearsing them has shown."""

    def __init__(
        self, value: Value, players: i64, width: i64, beam: i64, plans: i64, narrow: i64
    ) -> None:
        self.value: Value = value
        self.judge: Value = value  # says what a rehearsal came to
        self.players: i64 = players
        self._narrow: i64 = narrow
        self._width: i64 = width
        self.planner: Planner = Planner(value, players, width, beam, plans * _SPARE)
        self.policy: Planner = Planner(value, players, width, narrow, 1)
        self.horizon: i64 = _MANY  # turns that a rehearsal goes on for
        self.plans: i64 = plans
        self.visits: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self.total: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self.points: vec[i64] = vec[i64]([0] * (plans * _SPARE * players))
        self.alive: i64 = 0
        self._order: vec[i64] = vec[i64]([0] * plans)
        self._line: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self._worth: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self._legal: vec[i64] = vec[i64]([0] * width)
        self._weights: vec[i64] = vec[i64]([0] * width)
        self._estimate: vec[i64] = vec[i64]([0] * players)
        self._result: vec[i64] = vec[i64]([0] * players)

    def trust(self, judge: Value) -> None:
        """Let another value choose among plans that a beam has found, and say what came of them."""
        self.judge = judge
        self.policy = Planner(self.value, self.players, self._width, self._narrow, self._narrow)

    def begin(self, position: Position, seat: i64) -> None:
        """Find the candidates."""
        self.planner.think(position, seat)
        ends = self.planner.ends
        self._line_up(seat)
        self.alive = 0
        for place in range(ends.used):
            i = self._line[place]
            self.visits[i] = 0
            self.total[i] = 0
            for other in range(self.players):
                self.points[i * self.players + other] = 0
            if self.alive < self.plans and self._is_new(i, seat):
                self._order[self.alive] = i
                self.alive += 1

    def _line_up(self, seat: i64) -> None:
        """The ends of plans, best first: as the beam has left them, or by the judge."""
        ends = self.planner.ends
        for i in range(ends.used):
            worth = -i
            if self.judge is not self.value:
                worth = self._judged(ends.positions[i], seat)
            at = i
            while at > 0 and self._worth[at - 1] < worth:
                self._worth[at] = self._worth[at - 1]
                self._line[at] = self._line[at - 1]
                at -= 1
            self._worth[at] = worth
            self._line[at] = i

    def _judged(self, position: Position, seat: i64) -> i64:
        self.judge.results_into(position, self._estimate, self._result)
        return self._result[seat]

    def _is_new(self, end: i64, seat: i64) -> bool:
        """Whether fewer than a few of the candidates have the same theme."""
        ends = self.planner.ends
        theme = self.value.theme(ends.positions[end], seat)
        alike: i64 = 0
        for i in range(self.alive):
            if theme and self.value.theme(ends.positions[self._order[i]], seat) == theme:
                alike += 1
        return alike < _ALIKE

    def rehearse(self, candidate: i64, seat: i64, luck: i64) -> None:
        """Play one of the candidates that are still in the running on, once."""
        at = self._order[candidate]
        end = self.play_on(self.planner.ends.positions[at], seat, luck)
        self.judge.results_into(end, self._estimate, self._result)
        self.visits[at] += 1
        self.total[at] += self._result[seat]
        for other in range(self.players):
            self.points[at * self.players + other] += self._estimate[other]

    def play_on(self, position: Position, seat: i64, luck: i64) -> Position:
        """Where it comes to from a position, with one luck; the position itself stays."""
        rng = Rng(luck)
        walker = position.clone()
        walker.reshuffle(seat, rng)
        turns = self.horizon
        while turns > 0:
            actor = seat_to_act(walker, seat)
            if actor == OVER:
                break
            if actor == NATURE:
                walker.play(NATURE, walker.chance_by(rng, self._legal, self._weights), None)
            else:
                self.policy.luck = rng.below(_LUCK)
                self.policy.think(walker, actor)
                walker = self._chosen(actor)
                turns -= 1
        return walker

    def _chosen(self, actor: i64) -> Position:
        """The end of a turn that whoever plays on goes for."""
        ends = self.policy.ends
        best: i64 = 0
        if ends.used > 1:
            most: i64 = -1
            for i in range(ends.used):
                worth = self._judged(ends.positions[i], actor)
                if worth > most:
                    most = worth
                    best = i
        return ends.positions[best]

    def drop_worse_half(self) -> None:
        """Keep the better half of the candidates, best first."""
        self._sort()
        self.alive = (self.alive + 1) // 2

    def _sort(self) -> None:
        for i in range(1, self.alive):
            at = self._order[i]
            j = i
            while j > 0 and self._better(at, self._order[j - 1]):
                self._order[j] = self._order[j - 1]
                j -= 1
            self._order[j] = at

    def _better(self, one: i64, other: i64) -> bool:
        if self.visits[one] == 0 or self.visits[other] == 0:
            return self.visits[one] > self.visits[other]
        return self.total[one] * self.visits[other] > self.total[other] * self.visits[one]

    def best(self) -> i64:
        """The candidate that did best."""
        self._sort()
        return self._order[0]
