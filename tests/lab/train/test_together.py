"""Two nets taken together say what they say on average."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.values.together import together
from osada.evaluation.net import LIFT
from osada.lab.train.mlp import BatchNet, Model


def test_nets_together_say_what_they_say_on_average() -> None:
    inputs = np.array([[1, 2, 3], [0, 5, -1]], np.int32)
    came = np.array([[3.0], [4.0]], np.float32)
    models = [Model(3, hidden, 1, hidden) for hidden in (4, 7)]
    for model in models:
        model.measure(inputs, came)
        model.learn(model.scaled(inputs), came, came * 0, 0.01)
    nets = [model.whole("1", "", "") for model in models]
    one, two, both = (BatchNet(net).run(inputs) / 2**LIFT for net in (*nets, together(nets)))
    assert both == pytest.approx((one + two) / 2, abs=0.01)
    assert abs(one - two).max() > 0.05
