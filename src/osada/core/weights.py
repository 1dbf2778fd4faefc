"""Fitted weights of a game's features: `data/weights.json`, and how they came about."""

from __future__ import annotations

import msgspec

from osada.core import content


class Weights(msgspec.Struct, frozen=True):
    """Weights in thousandths, by the name of the feature."""

    provenance: str
    weights: dict[str, int]


def read_weights(package: str) -> dict[str, int]:
    """The weights of a game's package."""
    return content.decode(content.read(package, "weights.json"), Weights).weights
