"""Fitting of a model to a dataset: epochs, and targets by TD(lambda)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from osada.lab.train.dataset import Dataset
from osada.lab.train.mlp import Floats, Model

BATCH: Final = 1024


class Hyperparameters(msgspec.Struct, frozen=True):
    """Hyperparameters of a fit."""

    epochs: int = 16
    rate: float = 0.003
    trace: float = 0.95
    """Lambda: how much of a target is what came in the end, and not what was expected next."""
    plain: int = 3
    """Epochs before targets are anything but the end."""
    fade: float = 0.003
    """Weight decay, times the learning rate; use more where games are few."""


class NetError(msgspec.Struct, frozen=True):
    """Error of an evaluation."""

    points: float
    """The root of the mean square, of every seat's final points."""
    brier: float
    """Brier score of the viewing seat's chance to win."""


def error_of(model: Model, dataset: Dataset) -> NetError:
    """Return the error of a model."""
    points, wins = model.judge(dataset.inputs)
    return NetError(
        float(np.sqrt(np.mean((points - dataset.points) ** 2))),
        float(np.mean((wins[:, 0] - dataset.wins[:, 0]) ** 2)),
    )


def fit(
    model: Model,
    dataset: Dataset,
    hyperparameters: Hyperparameters,
    chaos: np.random.Generator,
    tell: Callable[[int], None] = lambda epoch: None,
) -> None:
    """Let a model learn; the rate falls to nothing on the way."""
    model.fade = hyperparameters.fade
    scaled = model.scaled(dataset.inputs)
    points, wins = dataset.points, dataset.wins
    batches = max(1, len(dataset) // BATCH)
    for epoch in range(hyperparameters.epochs):
        if epoch >= hyperparameters.plain and hyperparameters.trace < 1:
            points, wins = targets(model, scaled, dataset, hyperparameters.trace)
        order = chaos.permutation(len(dataset))
        for i, rows in enumerate(np.array_split(order, batches)):
            done = (epoch + i / batches) / hyperparameters.epochs
            rate = hyperparameters.rate * 0.5 * (1 + np.cos(np.pi * done))
            model.learn(scaled[rows], points[rows], wins[rows], float(rate))
        tell(epoch)


def targets(model: Model, scaled: Floats, dataset: Dataset, trace: float) -> tuple[Floats, Floats]:
    """Compute TD(lambda) targets: a mix of the next evaluation and the final result."""
    out, _, wins = model.outputs(scaled)
    points = out[:, : model.players] * model.unit + model.middle
    return (
        mixed(points, dataset.points, dataset.chain, trace),
        mixed(wins, dataset.wins, dataset.chain, trace),
    )


def mixed(said: Floats, came: Floats, chain: npt.NDArray[np.int64], trace: float) -> Floats:
    """Backwards through each game: (1 - trace) of what was said next, the rest of its target."""
    target = came.copy()
    after = np.concatenate([chain[1:] == chain[:-1], [False]])
    left = _left(after)
    for steps in range(1, int(left.max(initial=0)) + 1):
        rows = np.flatnonzero(left == steps)
        target[rows] = (1 - trace) * said[rows + 1] + trace * target[rows + 1]
    return target


def _left(after: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """Count the rows of the same game that follow each row."""
    last = np.flatnonzero(~after)
    place = np.arange(len(after))
    found: npt.NDArray[np.int64] = last[np.searchsorted(last, place)] - place
    return found
