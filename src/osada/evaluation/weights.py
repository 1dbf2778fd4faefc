"""Fitted weights of a game's features: its `ai/weights.json`, and how they came about."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from osada.core import content


class Weights(msgspec.Struct, frozen=True):
    """Weights in thousandths, by the name of the feature."""

    provenance: str
    weights: dict[str, int]


@cache
def read_weights(package: str) -> dict[str, int]:
    """The weights of a game's package."""
    data = (files(package) / "ai/weights.json").read_bytes()
    return content.decode(data, Weights).weights
