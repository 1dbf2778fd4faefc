"""Training samples from rollouts: every end of a turn that was tried, with its mean result.

One game has one end, and much of it is luck. Rollouts play a dozen ends of the same turn on with
the same luck, so they tell them apart, which is what a net that chooses must do.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from osada.bots.tree.rollout import PlanRollouts
from osada.core.bits import zeros
from osada.evaluation.features import Features
from osada.evaluation.value import POINT
from osada.lab.train.dataset import Dataset
from osada.lab.train.mlp import Model


class Shown:
    """Ends of turns of games for one."""

    def __init__(self, features: Features) -> None:
        self._features = features
        self._inputs: list[npt.NDArray[np.int32]] = []
        self._points: list[float] = []

    def note(self, rollouts: PlanRollouts) -> None:
        """Keep what a rollouts has shown of the ends that it tried."""
        buffer = zeros(self._features.size(1))
        for i, end in enumerate(rollouts.planner.ends.positions):
            if times := int(rollouts.visits[i]):
                self._features.write(end, 0, buffer)
                self._inputs.append(np.fromiter(buffer, np.int32, len(buffer)))
                self._points.append(int(rollouts.points[i]) / (times * POINT))

    def dataset(self, model: Model) -> Dataset:
        """As lessons, each for itself; of chances to win they say what the model says."""
        many = len(self._points)
        inputs = np.array(self._inputs, np.int32)
        points = np.array(self._points, np.float32).reshape(many, 1)
        return Dataset(
            inputs=inputs,
            points=points,
            wins=model.judge(inputs)[1],
            chain=np.arange(many),
            progress=np.zeros(many, np.float32),
            plain=points,
            spread=np.zeros(many, np.float32),
        )
