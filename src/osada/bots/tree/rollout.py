"""Rollouts of the best plans of a turn, all with common random numbers.

Every seat follows its own best plan by a narrow beam; nature is sampled, and everything hidden from
the thinking seat is dealt anew. After each pass over the plans the worse half is dropped.
"""

from __future__ import annotations

from typing import Final, final

from osada.bots.tree.control import seat_to_act
from osada.bots.tree.planner import Planner
from osada.core.ints import i64, vec
from osada.core.position import NATURE, OVER, Position
from osada.core.rng import Rng
from osada.evaluation.value import Value

_MANY: Final = 1_000_000_000
_LUCK: Final = 1 << 30
_SPARE: Final = 6
"""Plans found for each that is rolled out, to choose different ones among them."""
_ALIKE: Final = 2
"""Plans of one theme that are rolled out."""


@final
class ThemeFilter:
    """Accepts only a few candidates of each theme; theme 0 is not limited."""

    def __init__(self, size: i64) -> None:
        self._themes: vec[i64] = vec[i64]([0] * size)
        self._used: i64 = 0

    def clear(self) -> None:
        """Forget the themes seen so far."""
        self._used = 0

    def accepts(self, theme: i64) -> bool:
        """Check that fewer than a few accepted candidates have that theme, and count this one."""
        alike: i64 = 0
        for i in range(self._used):
            if theme and self._themes[i] == theme:
                alike += 1
        if alike >= _ALIKE:
            return False
        self._themes[self._used] = theme
        self._used += 1
        return True


@final
class PlanRollouts:
    """The candidate plans of one decision, and the results of rolling them out."""

    def __init__(
        self, value: Value, players: i64, width: i64, beam: i64, plans: i64, narrow: i64
    ) -> None:
        self.value: Value = value
        self.judge: Value = value  # evaluates where a rollout ends
        self.players: i64 = players
        self._narrow: i64 = narrow
        self._width: i64 = width
        self.planner: Planner = Planner(value, players, width, beam, plans * _SPARE)
        self.policy: Planner = Planner(value, players, width, narrow, 1)
        self.horizon: i64 = _MANY  # turns of a rollout
        self.plans: i64 = plans
        self.visits: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self.total: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self.points: vec[i64] = vec[i64]([0] * (plans * _SPARE * players))
        self.alive: i64 = 0
        self._order: vec[i64] = vec[i64]([0] * plans)
        self._themes: ThemeFilter = ThemeFilter(plans)
        self._line: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self._worth: vec[i64] = vec[i64]([0] * (plans * _SPARE))
        self._legal: vec[i64] = vec[i64]([0] * width)
        self._weights: vec[i64] = vec[i64]([0] * width)
        self._estimate: vec[i64] = vec[i64]([0] * players)
        self._result: vec[i64] = vec[i64]([0] * players)

    def trust(self, judge: Value) -> None:
        """Let another value choose among the plans of the beam and evaluate where rollouts end."""
        self.judge = judge
        self.policy = Planner(self.value, self.players, self._width, self._narrow, self._narrow)

    def begin(self, position: Position, seat: i64) -> None:
        """Find the candidates."""
        self.planner.think(position, seat)
        ends = self.planner.ends
        self._line_up(seat)
        self._themes.clear()
        self.alive = 0
        for place in range(ends.used):
            i = self._line[place]
            self.visits[i] = 0
            self.total[i] = 0
            for other in range(self.players):
                self.points[i * self.players + other] = 0
            if self.alive < self.plans and self._is_new(ends.positions[i], seat):
                self._order[self.alive] = i
                self.alive += 1

    def _line_up(self, seat: i64) -> None:
        """Sort the ends of plans, best first: as the beam has left them, or by the judge."""
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

    def _is_new(self, end: Position, seat: i64) -> bool:
        return self._themes.accepts(self.value.theme(end, seat))

    def roll_out(self, candidate: i64, seat: i64, luck: i64) -> None:
        """Roll out one of the remaining candidates once."""
        at = self._order[candidate]
        end = self.play_on(self.planner.ends.positions[at], seat, luck)
        self.judge.results_into(end, self._estimate, self._result)
        self.visits[at] += 1
        self.total[at] += self._result[seat]
        for other in range(self.players):
            self.points[at * self.players + other] += self._estimate[other]

    def play_on(self, position: Position, seat: i64, luck: i64) -> Position:
        """Return the end of a rollout from a position, by one seed; the position is not changed."""
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
        """Return the end of a turn that the acting seat prefers."""
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
