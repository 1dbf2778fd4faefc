"""Seeds of the lab: training, tuning and checking never share games.

A seed of the lab begins with the word of its purpose. Claims about bots are played with seeds of
their own (`benchmarks/arena/claims.py`), which begin with none of these words.
"""

from __future__ import annotations

from enum import Enum


class Purpose(Enum):
    """The purpose of a game."""

    TRAIN = "train"
    """To learn from."""
    TUNE = "tune"
    """To choose by: when to stop, which factor, which recipe."""
    CHECK = "check"
    """To measure with, once; nothing is chosen by them."""


def seed_of(purpose: Purpose, word: str, number: int) -> str:
    """The seed of a game."""
    return f"{purpose.value}-{word}-{number}"
