"""A net being trained: floating point, one hidden layer beside a plain weighted sum, and Adam.

It learns final points, by the square of the error, and who wins, by how surprising that was.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from osada.evaluation.net import COARSE, FINE, LIFT, SECOND
from osada.evaluation.net_files import NetFile
from osada.evaluation.value import POINT

Floats = npt.NDArray[np.float32]
_REACH: Final = 8.0
"""Inputs beyond so many times their usual size count as that."""
_LEAST: Final = 0.25
"""The least usual size: what is rare must not count for too much."""
_PARTS: Final = ("first", "first_bias", "second", "second_bias")
_WORTH: Final = 0.5
"""Weight of the cross entropy of the winner against the squared error of points."""


class Model:
    """The weights, the sizes of inputs and outputs, and where training stands."""

    def __init__(self, inputs: int, hidden: int, players: int, seed: int) -> None:
        chaos = np.random.default_rng(seed)
        outputs = 2 * players
        self.players, self.hidden = players, hidden
        self.scale = np.ones(inputs, np.float32)
        """Root mean square of each input; an input that is always zero is ignored."""
        self.unit = 1.0
        """Points that stand for one."""
        self.middle = 0.0
        """Points that are usual."""
        self.first = _drawn(chaos, (inputs, hidden + outputs), 1 / np.sqrt(inputs))
        self.first[:, hidden:] = 0
        self.first_bias = _zeros(hidden + outputs)
        self.second = _drawn(chaos, (hidden, outputs), 0.3 / np.sqrt(hidden))
        self.second_bias = _zeros(outputs)
        self.steps = 0
        self.fade = 0.0
        """Weight decay of a step, times the learning rate."""
        self._mean = {name: np.zeros_like(getattr(self, name)) for name in _PARTS}
        self._square = {name: np.zeros_like(getattr(self, name)) for name in _PARTS}

    def measure(self, inputs: npt.NDArray[np.int32], points: Floats) -> None:
        """Take the usual sizes from what there is to learn."""
        size = np.sqrt(np.mean(inputs.astype(np.float64) ** 2, axis=0))
        self.scale = np.where(size > 0, np.maximum(size, _LEAST), 0).astype(np.float32)
        self.unit, self.middle = float(points.std()) or 1.0, float(points.mean())

    def scaled(self, inputs: npt.NDArray[np.int32]) -> Floats:
        """Inputs as the net takes them."""
        size = np.where(self.scale > 0, self.scale, np.float32(np.inf))
        return (np.clip(inputs, -self._limits(), self._limits()) / size).astype(np.float32)

    def _limits(self) -> npt.NDArray[np.int64]:
        """Return the clipping limits of inputs."""
        limits: npt.NDArray[np.int64] = np.ceil(_REACH * self.scale).astype(np.int64)
        return limits

    def outputs(self, scaled: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the outputs, the hidden units, and the chances to win."""
        sums = scaled @ self.first + self.first_bias
        units = np.maximum(sums[:, : self.hidden], 0)
        out: Floats = units @ self.second + sums[:, self.hidden :] + self.second_bias
        return out, units, chances(out[:, self.players :])

    def judge(self, inputs: npt.NDArray[np.int32]) -> tuple[Floats, Floats]:
        """Final points of all seats, and their chances to win."""
        out, _, wins = self.outputs(self.scaled(inputs))
        return out[:, : self.players] * self.unit + self.middle, wins

    def learn(self, scaled: Floats, points: Floats, wins: Floats, rate: float) -> float:
        """One step towards what a batch came to; returns the error it had."""
        out, units, likely = self.outputs(scaled)
        wrong = np.empty_like(out)
        wrong[:, : self.players] = out[:, : self.players] - (points - self.middle) / self.unit
        wrong[:, self.players :] = _WORTH * (likely - wins)
        error = float(np.mean(wrong[:, : self.players] ** 2))
        wrong /= len(out)
        back = (wrong @ self.second.T) * (units > 0)
        sums = np.concatenate([back, wrong], axis=1)
        gradients = {
            "second": units.T @ wrong,
            "second_bias": wrong.sum(axis=0),
            "first": scaled.T @ sums,
            "first_bias": sums.sum(axis=0),
        }
        self._step(gradients, rate)
        return error

    def _step(self, gradients: dict[str, Floats], rate: float) -> None:
        """Adam, with weights that fade a little."""
        self.steps += 1
        bend = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square, part = self._mean[name], self._square[name], getattr(self, name)
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            part -= (rate * bend * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
            if name in {"first", "second"}:
                part *= 1 - rate * self.fade

    # To and from files

    def state(self) -> dict[str, npt.NDArray[np.generic]]:
        """Everything, to go on later."""
        whole = {name: getattr(self, name) for name in _PARTS}
        whole |= {f"mean_{name}": part for name, part in self._mean.items()}
        whole |= {f"square_{name}": part for name, part in self._square.items()}
        numbers = np.array([self.steps, self.unit, self.middle], np.float64)
        return {**whole, "scale": self.scale, "numbers": numbers}

    def restore(self, state: dict[str, npt.NDArray[np.generic]]) -> None:
        """Go on from where a state was taken."""
        for name in _PARTS:
            setattr(self, name, state[name].astype(np.float32))
            self._mean[name] = state[f"mean_{name}"].astype(np.float32)
            self._square[name] = state[f"square_{name}"].astype(np.float32)
        self.scale = state["scale"].astype(np.float32)
        steps, unit, middle = state["numbers"].astype(np.float64)
        self.steps, self.unit, self.middle = int(steps), float(unit), float(middle)

    def whole(self, kind: str, features: str, provenance: str) -> NetFile:
        """The net in whole numbers, of raw inputs."""
        size = np.where(self.scale > 0, self.scale, np.inf).astype(np.float64)
        lift = np.ones(2 * self.players)
        lift[: self.players] = self.unit
        first = self.first.astype(np.float64) / size[:, None]
        first[:, self.hidden :] *= lift
        bias = self.first_bias.astype(np.float64)
        bias[self.hidden :] = 0
        last = (self.second_bias + self.first_bias[self.hidden :]) * lift
        last[: self.players] += self.middle
        return NetFile(
            kind=kind,
            features=features,
            provenance=provenance,
            limits=_ints(self._limits()),
            first=[_ints(row) for row in first * 2**FINE],
            first_bias=_ints(bias * 2**FINE),
            second=[_ints(row) for row in (self.second * lift).T * 2**SECOND],
            second_bias=_ints(last * 2**LIFT),
        )

    def reread(self, file: NetFile, unit: float) -> None:
        """Take the weights of a net in whole numbers; hidden units beyond its own stay as drawn.

        `unit`: points that stand for one. What those units say begins with nothing.
        """
        outputs, kept = len(file.second_bias), len(file.first_bias) - len(file.second_bias)
        self.unit, self.middle = unit, 0.0
        lift = np.ones(outputs)
        lift[: self.players] = unit
        self.scale = (np.array(file.limits) / _REACH).astype(np.float32)
        first = np.array(file.first) / 2**FINE * self.scale[:, None]
        self.first[:, :kept] = first[:, :kept]
        self.first[:, self.hidden :] = first[:, kept:] / lift
        self.first_bias[:kept] = np.array(file.first_bias[:kept]) / 2**FINE
        self.second[:] = 0
        self.second[:kept] = (np.array(file.second) / 2**SECOND).T / lift
        self.second_bias[:] = np.array(file.second_bias) / 2**LIFT / lift


def _drawn(chaos: np.random.Generator, shape: tuple[int, int], size: float) -> Floats:
    return chaos.normal(0, size, shape).astype(np.float32)


def _zeros(size: int) -> Floats:
    return np.zeros(size, np.float32)


def chances(odds: Floats) -> Floats:
    """Logarithms of odds as chances: they add up to one, unless there is one seat only."""
    if odds.shape[1] == 1:
        return (1 / (1 + np.exp(-odds))).astype(np.float32)
    power = np.exp(odds - odds.max(axis=1, keepdims=True))
    likely: Floats = (power / power.sum(axis=1, keepdims=True)).astype(np.float32)
    return likely


def _ints(values: npt.NDArray[np.number]) -> list[int]:
    return [int(value) for value in np.rint(values)]


class BatchNet:
    """A net in whole numbers for many positions at once, by numpy: the same numbers as `Net`.

    Floats hold whole numbers below 2**53 exactly, and a net whose sums could be larger is refused.
    """

    def __init__(self, file: NetFile) -> None:
        file.net()
        self.outputs = len(file.second_bias)
        self.hidden = len(file.first_bias) - self.outputs
        self._limits = np.array(file.limits, np.float64)
        self._first = np.array(file.first, np.float64)
        self._bias = np.array(file.first_bias, np.float64)
        self._second = np.array(file.second, np.float64).T
        self._last = np.array(file.second_bias, np.float64)

    def run(self, inputs: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
        """The outputs, with `LIFT` bits after the point."""
        clipped = np.clip(inputs, -self._limits, self._limits)
        sums = clipped @ self._first
        sums += self._bias
        units = np.maximum(sums[:, : self.hidden], 0)
        units *= 2.0**-COARSE
        np.floor(units, out=units)
        out: npt.NDArray[np.float64] = units @ self._second
        out += sums[:, self.hidden :] * 2.0 ** (LIFT - FINE)
        return out + self._last

    def points(self, inputs: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
        """Final points in hundredths, as whole numbers."""
        out = self.run(inputs)[:, : self.outputs // 2]
        found: npt.NDArray[np.float64] = np.floor(out * POINT / 2**LIFT)
        return found
