"""Labels of losses, by their share of the spread of results, so they mean the same in any game.

The spread of a kind of game is the standard deviation of results between good players of equal
strength (`spreads.json`, `benchmarks/review/run.py spreads`). A loss
of a fifth of it in one turn is what a lucky game brings; that is a mistake in any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from osada.analysis.review.model import Label, Thresholds
from osada.core.game import Game
from osada.core.position import Position
from osada.evaluation.ai import ai_of
from osada.evaluation.value import POINT

SHARES: Final = Thresholds(inaccuracy=0.1, mistake=0.2, blunder=0.4)
"""Of the spread."""


@cache
def spreads() -> Mapping[str, float]:
    """The spread of results of every kind of game that was measured."""
    data = (files("osada.analysis.review") / "spreads.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, float])


def kind_of(game: Game, position: Position) -> str:
    """The kind of a game: how many play it, and in which way."""
    features = ai_of(game).features
    return str(len(position.scores())) if features is None else features.kind(position)


def spread_of(game: Game, position: Position) -> float:
    """The spread of results of a game; what the plain value believes, where nobody measured it."""
    measured = spreads().get(f"{game.name} {kind_of(game, position)}")
    return measured or max(1.0, int(ai_of(game).value.spread(position)) / POINT)


def thresholds(spread: float) -> Thresholds:
    """From how many points on a loss has a name."""
    shares = msgspec.structs.asdict(SHARES)
    return Thresholds(**{name: round(share * spread, 2) for name, share in shares.items()})


def label_of(loss: float, marks: Thresholds) -> Label:
    """The name of a loss."""
    if loss <= 0:
        return "best"
    if loss >= marks.blunder:
        return "blunder"
    if loss >= marks.mistake:
        return "mistake"
    return "inaccuracy" if loss >= marks.inaccuracy else "good"
