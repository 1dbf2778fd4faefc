"""Spoils JSON values and texts at random, in ways that people and machines do."""

from __future__ import annotations

import copy
import random
from typing import Any

TEXTS = (
    "", " ", "x", "p1", "wine", "fish", "gold", "farm", "a b", "A\nmove-done = HACKED", "\x1b[31m",
    "{ $seat }", "x" * 41, "x" * 600, "Zażółć", "\u202eabc", "-1", "0", "null", "É" * 40, "a-b",
)  # fmt: skip
NUMBERS = (
    0,
    -1,
    1,
    2,
    3,
    5,
    6,
    7,
    9,
    16,
    31,
    32,
    40,
    63,
    64,
    99,
    100,
    1000,
    2**31,
    2**63,
    -(2**40),
)


def spoiled(value: Any, rng: random.Random) -> Any:
    """A copy with one to three changes somewhere inside."""
    changed = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        _spoil(changed, rng)
    return changed


def _spoil(value: Any, rng: random.Random) -> None:
    """Walk down to some place in a value and change what is there."""
    while True:
        keys = list(value) if isinstance(value, dict) else range(len(value))
        if not keys:
            return
        key = rng.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and rng.random() < 0.85:
            value = inner
            continue
        _change(value, key, rng)
        return


def _change(value: Any, key: Any, rng: random.Random) -> None:
    inner = value[key]
    kind = rng.random()
    if kind < 0.1 and isinstance(value, dict):
        del value[key]
    elif kind < 0.2 and isinstance(value, list):
        value.pop(key)
    elif kind < 0.3 and isinstance(value, list):
        value.append(copy.deepcopy(inner))
    elif kind < 0.35 and isinstance(value, list):
        rng.shuffle(value)
    elif kind < 0.4 and isinstance(value, dict):
        value[rng.choice(TEXTS)] = inner
    elif isinstance(inner, int) and kind < 0.9:
        value[key] = inner + rng.choice((-2, -1, 1, 2)) if kind < 0.7 else rng.choice(NUMBERS)
    elif isinstance(inner, str) and kind < 0.9:
        value[key] = rng.choice(TEXTS)
    else:
        value[key] = rng.choice((None, True, 1.5, "x", 0, [], {}, [[]], inner))
