"""Values learnt by self-play: a small game, from its first game to a net that judges."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from examples import pebbles
from osada.bots.tree.planner import Planner
from osada.core.bits import zeros
from osada.core.position import NATURE
from osada.core.rng import Rng
from osada.evaluation.ai import ai_of
from osada.evaluation.learned import LearnedValue
from osada.evaluation.net_files import read_net
from osada.evaluation.value import POINT
from osada.games import find
from osada.lab.arena.arena_report import words_of
from osada.lab.seeds import Purpose
from osada.lab.train import loop as loops
from osada.lab.train import selfplay as courses
from osada.lab.train.calibration import played_on, sampled
from osada.lab.train.dataset import features_of, make_dataset
from osada.lab.train.fit import Hyperparameters, mixed
from osada.lab.train.loop import TrainConfig, TrainingLoop
from osada.lab.train.luck import (
    GreedyLookahead,
    Lead,
    factor_of,
    lead,
    leaves,
    luck_of,
    mean_of,
    summed_up,
)
from osada.lab.train.mlp import BatchNet, Model
from osada.lab.train.run_dir import RunDir
from osada.lab.train.selfplay import SelfPlayPlan
from osada.lab.train.train_report import html
from osada.text.errors import OsadaError

COURSE = SelfPlayPlan(
    "pebbles", 2, ({},), bots=("random",), measured="random", stray=0.5, longest=6
)
WISH = TrainConfig(
    60,
    hidden=8,
    first=30,
    growth=4,
    most=120,
    tune=40,
    hyperparameters=Hyperparameters(epochs=20, rate=0.01),
)


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (courses, loops):
        monkeypatch.setattr(module, "find", lambda _name: pebbles.GAME)


@pytest.fixture
def loop(tmp_path: Path) -> TrainingLoop:
    return TrainingLoop(COURSE, WISH, RunDir(tmp_path, COURSE, resume=False))


def test_the_error_falls(loop: TrainingLoop) -> None:
    steps = list(loop.run())
    found = loop.tuned()
    blind = float(np.sqrt(np.mean((found.points - found.points.mean()) ** 2)))
    assert steps[-1].points < steps[0].points
    assert steps[-1].points < 0.9 * blind
    assert steps[-1].brier < 0.25
    assert steps[-1].games == 120


def test_the_net_says_in_whole_numbers_what_the_model_says(loop: TrainingLoop) -> None:
    list(loop.run())
    file = read_net((loop.run_dir.path / "2.json").read_bytes())
    assert file.features == features_of(pebbles.GAME).version()
    found = loop.tuned()
    exact, _ = loop.model.judge(found.inputs)
    assert BatchNet(file).points(found.inputs) / POINT == pytest.approx(exact, abs=0.03)
    value = LearnedValue(pebbles.GAME.ai.value, features_of(pebbles.GAME), {"2": file.net()})
    batch = BatchNet(file).run(found.inputs)
    for row in range(0, len(found), 37):
        outputs = _run(value, found.inputs[row])
        assert outputs == [int(number) for number in batch[row]]


def test_a_training_goes_on_where_it_stopped(loop: TrainingLoop, tmp_path: Path) -> None:
    list(loop.run())
    with pytest.raises(OsadaError, match="resume"):
        RunDir(tmp_path, COURSE, resume=False)
    again = TrainingLoop(COURSE, WISH, RunDir(tmp_path, COURSE, resume=True))
    assert again.ready
    assert len(again.run_dir.of(Purpose.TRAIN)) == 120
    assert again.run_dir.missing(Purpose.TRAIN, 121) == [(Purpose.TRAIN, 120)]
    assert again.model.steps == loop.model.steps
    assert again.run_dir.steps == loop.run_dir.steps
    other = SelfPlayPlan("pebbles", 2, ({},))
    with pytest.raises(OsadaError, match="another training"):
        RunDir(tmp_path, other, resume=True)


def test_a_report_has_a_curve_and_a_calibration(loop: TrainingLoop) -> None:
    list(loop.run())
    for code in ("en", "pl"):
        page = html(loop, words_of(code))
        assert page.count("<svg") == 3
        assert "{" not in page


def test_the_same_number_is_the_same_game() -> None:
    one, two = (courses.play_game(COURSE, (Purpose.TRAIN, 7)) for _ in range(2))
    assert one == two
    assert courses.play_game(COURSE, (Purpose.TUNE, 7)).moves != one.moves


def test_nothing_is_learnt_from_before_the_last_strange_move() -> None:
    logs = [courses.play_game(COURSE, (Purpose.TRAIN, number)) for number in range(12)]
    strange = [log for log in logs if log.first]
    assert strange
    assert not any(courses.play_game(COURSE, (Purpose.CHECK, number)).first for number in range(12))
    for log in strange:
        found = make_dataset(pebbles.GAME, COURSE, [log])
        assert (found.progress * len(log.moves) / 2 >= log.first - 0.01).all()


def test_targets_are_traced_back_through_each_game() -> None:
    said = np.array([[1.0], [2.0], [3.0], [9.0]], np.float32)
    came = np.array([[5.0], [5.0], [5.0], [8.0]], np.float32)
    chain = np.array([0, 0, 0, 1])
    target = mixed(said, came, chain, 0.5)
    assert target[:, 0].tolist() == [0.5 * 2 + 0.5 * 4, 0.5 * 3 + 0.5 * 5, 5, 8]
    assert mixed(said, came, chain, 1.0).tolist() == came.tolist()


def test_luck_is_nought_on_average_and_explains_results() -> None:
    plan = SelfPlayPlan("pebbles", 2, ({},), measured="random")
    logs = [courses.play_game(plan, (Purpose.CHECK, number)) for number in range(150)]
    scale = Lead(pebbles.GAME.ai.value, 2)
    lucks = [luck_of(pebbles.GAME, plan, log, scale) for log in logs]
    results = [lead(log.scores) for log in logs]
    found = summed_up(results, lucks, 1.0)
    assert abs(found.mean) < 3 * found.error
    assert found.cut > 1.1
    assert 0.5 < factor_of(results, lucks) < 1.5


def test_draws_are_looked_at_one_by_one_or_sampled() -> None:
    position = pebbles.GAME.new(2, {})
    every = leaves(position, 256, Rng(1))
    assert sum(share for share, _ in every) == pytest.approx(1)
    assert all(end.turn() != NATURE for _, end in every)
    some = leaves(position, len(every) - 1, Rng(1))
    assert len(some) == len(every) - 1
    assert len({share for share, _ in some}) == 1
    assert position.turn() == NATURE


def test_foresight_sees_what_a_greedy_player_adds_to_a_position() -> None:
    position = pebbles.GAME.new(2, {})
    (_, start), *_ = leaves(position, 256, Rng(1))
    planner = Planner(pebbles.GAME.ai.value, 2, start.width(), 4, 1)
    scale = Lead(pebbles.GAME.ai.value, 2)
    added = GreedyLookahead(scale, planner)(start)
    planner.think(start, start.turn())
    assert added == scale(planner.ends.positions[0]) - scale(start) != 0
    assert GreedyLookahead(scale, planner)(position) == 0
    assert GreedyLookahead(scale, planner, (1.0, 0.0))(start) == added


def test_foresight_takes_out_what_later_draws_change() -> None:
    game = find("settlers")
    (_, start), *_ = leaves(game.new(1, {"adventure": "1"}), 8, Rng(1))
    planner, scale = Planner(ai_of(game).value, 1, start.width(), 2, 1), Lead(ai_of(game).judge, 1)
    added = GreedyLookahead(scale, planner, (0.0, 1.0))(start)
    planner.think(start, start.turn())
    end, rng = planner.ends.positions[0].clone(), Rng(1)
    expected = mean_of(scale, leaves(end, 256, rng))
    ((_, after),) = leaves(end, 1, rng)
    planner.think(after, after.turn())
    last = planner.ends.positions[0]
    assert added == pytest.approx(scale(last) - (scale(after) - expected) - scale(start))


def test_games_are_played_on_from_every_phase() -> None:
    log = courses.play_game(COURSE, (Purpose.CHECK, 3))
    found = list(sampled(pebbles.GAME, COURSE, [log]))
    assert len(found) == 4
    points, wins = played_on(pebbles.GAME, found[-1][2], 5, luck=1)
    assert points.min() > 0
    assert wins.sum() == pytest.approx(1, abs=1e-5)


def test_a_model_goes_on_from_its_state() -> None:
    one, two = (Model(3, 4, 1, seed) for seed in (1, 2))
    inputs = np.array([[1, 2, 3], [0, 5, -1]], np.int32)
    came = np.array([[3.0], [4.0]], np.float32)
    one.measure(inputs, came)
    one.learn(one.scaled(inputs), came, came * 0, 0.01)
    two.restore(one.state())
    assert [part.tolist() for part in one.judge(inputs)] == [
        part.tolist() for part in two.judge(inputs)
    ]


def test_a_model_goes_on_from_a_net_in_whole_numbers_with_more_units() -> None:
    inputs = np.array([[1, 2, 3, 0], [0, 5, -1, 0]], np.int32)
    came = np.array([[3.0, 9.0], [4.0, 1.0]], np.float32)
    old, new = Model(4, 4, 2, 1), Model(4, 6, 2, 2)
    old.measure(inputs, came)
    old.learn(old.scaled(inputs), came, came * 0, 0.01)
    new.reread(old.whole("2", "", ""), unit=7.0)
    for once, again in zip(old.judge(inputs), new.judge(inputs), strict=True):
        assert again == pytest.approx(once, abs=0.01)


def _run(value: LearnedValue, inputs: np.ndarray[tuple[int], np.dtype[np.int32]]) -> list[int]:
    given, out = zeros(len(inputs)), zeros(4)
    for i, number in enumerate(inputs):
        given[i] = int(number)
    value.nets["2"].run(given, out)
    return [int(number) for number in out]
