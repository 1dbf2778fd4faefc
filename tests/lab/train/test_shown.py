"""Training on rollouts: every end of a turn is a sample."""

from __future__ import annotations

import numpy as np

from benchmarks.values.shown import Shown
from osada.bots.bot import Budget
from osada.bots.planning import PlanningBot
from osada.core import chance
from osada.core.bits import zeros
from osada.core.position import NATURE
from osada.evaluation.value import POINT
from osada.games import find
from osada.lab.train.dataset import features_of
from osada.lab.train.mlp import Model


def test_every_rolled_out_end_is_a_sample_with_its_mean_result() -> None:
    game = find("settlers")
    features, position, draws = features_of(game), game.new(1, {"adventure": "1"}), 0
    while position.turn() == NATURE:
        position.play(NATURE, chance.draw("tune shown", draws, position.chances()))
        draws += 1
    bot = PlanningBot(game, 1, iterations=12, beam=4, plans=4, narrow=2, horizon=1)
    bot.choose(0, position, Budget(seconds=60.0))
    rollouts, shown = bot.rollouts, Shown(features)
    assert rollouts is not None
    shown.note(rollouts)
    size = int(features.size(1))
    model = Model(size, 2, 1, 1)
    dataset = shown.dataset(model)

    ends = rollouts.planner.ends.positions
    tried = [i for i in range(len(ends)) if rollouts.visits[i]]
    assert len(tried) > 1
    assert len(dataset) == len(tried)
    buffer = zeros(size)
    for row, i in enumerate(tried):
        features.write(ends[i], 0, buffer)
        assert dataset.inputs[row].tolist() == list(buffer)
        mean = int(rollouts.points[i]) / (int(rollouts.visits[i]) * POINT)
        assert np.isclose(dataset.points[row, 0], mean)
    assert len(set(dataset.chain.tolist())) == len(tried)
    assert np.array_equal(dataset.wins, model.judge(dataset.inputs)[1])
