"""A value that was learnt: a game's nets, with its weighted value where there is none."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, final

from osada.core.ints import i64, vec
from osada.core.position import OVER, Position
from osada.evaluation.features import Features
from osada.evaluation.net import LIFT, Net
from osada.evaluation.value import ONE, POINT, Value, chance_of, lead_of

_STEPS: Final = 64
_REACH: Final = 16 * _STEPS
_POWER: Final[vec[i64]] = vec[i64]([round(ONE * exp(-i / _STEPS)) for i in range(_REACH + 1)])
_KINDS: Final = 64
"""Numbers that kinds of games can have."""


@final
class LearnedValue(Value):
    """Value by a net; all other questions of bots are answered by the plain value.

    A net has two outputs a seat, beginning with the seat whose view it is: final points, and how
    likely it is to win, as the logarithm of odds that add up to one over all seats.
    """

    def __init__(self, plain: Value, features: Features, nets: Mapping[str, Net]) -> None:
        self.plain: Value = plain
        self.features: Features = features
        self.nets: dict[str, Net] = dict(nets)
        self._known: vec[i64] = vec[i64]([-1] * _KINDS)
        self._list: list[Net] = list(nets.values())
        self._place: dict[str, int] = {name: i for i, name in enumerate(nets)}
        most = max([64, *(int(net.inputs) for net in self._list)])
        self._inputs: vec[i64] = vec[i64]([0] * most)
        self._outputs: vec[i64] = vec[i64]([0] * 32)
        self._chances: vec[i64] = vec[i64]([0] * 16)

    def knows(self, position: Position) -> bool:
        """Tell whether there is a net for such positions."""
        return self._net_of(position) > 0

    def judge_into(
        self, position: Position, seat: i64, points: vec[i64], chances: vec[i64]
    ) -> bool:
        """Write each seat's final points, in hundredths, and chance to win, up to `ONE`.

        By what `seat` knows. False if there is no net for such positions.
        """
        found = self._net_of(position)
        if found == 0:
            return False
        net = self._list[found - 1]
        self.features.write(position, seat, self._inputs)
        net.run(self._inputs, self._outputs)
        players: i64 = len(points)
        for i in range(players):
            at = seat + i
            if at >= players:
                at -= players
            points[at] = (self._outputs[i] * POINT) >> LIFT
            chances[at] = self._outputs[players + i] >> (LIFT - 6)  # in steps
        _spread_out(chances, players)
        return True

    def _net_of(self, position: Position) -> i64:
        """The place of the net for a position, from 1; 0 if there is none."""
        number = self.features.number(position)
        if self._known[number] < 0:
            self._known[number] = self._place.get(self.features.kind(position), -1) + 1
        return self._known[number]

    # What bots ask

    def results_into(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        """Write each seat's points and its result, as the plain value does, by the net."""
        chances = self._chances
        if position.turn() == OVER:
            self._final_results(position, points, results)
        elif not self.judge_into(position, 0, points, chances):
            self.plain.results_into(position, points, results)
        else:
            self._weigh(position, points, results)

    def _final_results(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        if len(points) > 1 or self._net_of(position) == 0:
            self.plain.results_into(position, points, results)
            return
        points[0] = position.scores()[0] * POINT
        self._chances[0] = int(self.features.won(position, 0) * ONE)
        self._weigh(position, points, results)

    def _weigh(self, position: Position, points: vec[i64], results: vec[i64]) -> None:
        if len(points) == 1:
            prize = self.features.prize(position) * self._chances[0] // ONE
            share = (points[0] + prize) * ONE // self.plain.par()
            results[0] = 0 if share < 0 else min(share, ONE)
            return
        for seat in range(len(points)):
            lead = chance_of(lead_of(points, seat), 30 * POINT)
            results[seat] = (9 * self._chances[seat] + lead) // 10

    def estimate_into(self, position: Position, points: vec[i64]) -> None:
        """Write the final points that each seat may expect, in hundredths."""
        if not self.judge_into(position, 0, points, self._chances):
            self.plain.estimate_into(position, points)

    def final_into(self, position: Position, points: vec[i64]) -> None:
        """Write the final result, by the plain value."""
        self.plain.final_into(position, points)

    def spread(self, position: Position) -> i64:
        """As the plain value says."""
        return self.plain.spread(position)

    def par(self) -> i64:
        """As the plain value says."""
        return self.plain.par()

    def digest(self, position: Position, seat: i64) -> i64:
        """As the plain value says."""
        return self.plain.digest(position, seat)

    def clock(self, position: Position, seat: i64) -> i64:
        """As the plain value says."""
        return self.plain.clock(position, seat)

    def sees_through(self, position: Position, seat: i64) -> bool:
        """As the plain value says."""
        return self.plain.sees_through(position, seat)

    def theme(self, position: Position, seat: i64) -> i64:
        """As the plain value says."""
        return self.plain.theme(position, seat)

    def asks(self, position: Position, seat: i64) -> bool:
        """As the plain value says."""
        return self.plain.asks(position, seat)

    def idle(self, position: Position, seat: i64, move: i64) -> bool:
        """As the plain value says."""
        return self.plain.idle(position, seat, move)


def _spread_out(chances: vec[i64], players: i64) -> None:
    """Logarithms of odds, in steps, to chances that add up to one; of one seat, to its own."""
    if players == 1:
        chances[0] = chance_of(chances[0], _STEPS)
        return
    most = chances[0]
    for i in range(1, players):
        most = max(most, chances[i])
    total: i64 = 0
    for i in range(players):
        chances[i] = _POWER[min(most - chances[i], _REACH)]
        total += chances[i]
    for i in range(players):
        chances[i] = chances[i] * ONE // total
