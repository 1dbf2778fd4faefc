"""The kinds of games whose values are measured, and the courses that their nets were trained by."""

from __future__ import annotations

import msgspec

from osada.lab.train.course import Course


class Ahead(msgspec.Struct, frozen=True):
    """How far the luck check looks ahead after a draw, as far as the players are known to."""

    beam: int
    """Of the greedy player who plays the turn: that of level 3."""
    share: float
    """How much of what the turn adds counts."""
    many: int
    """Draws that are sampled for it."""


SHEETS = tuple({"adventure": str(number)} for number in range(1, 49))
PLAIN = {"carts": "no", "side": "plain", "special-tiles": "2", "first-player": "random"}
CASES: dict[str, Course] = {
    "settlers-1": Course("settlers", 1, SHEETS),
    "saltfjord-1-plain": Course("saltfjord", 1, (PLAIN,)),
    "sardinia-2": Course("sardinia", 2, ({},), bots=("greedy",)),
}
AIMS = {"settlers-1": 3.0, "saltfjord-1-plain": 2.0, "sardinia-2": 3.0}
"""By how many times the variance of results is to be smaller without luck."""
AHEAD: dict[str, Ahead] = {"settlers-1": Ahead(beam=24, share=0.7, many=8)}
"""Where level 3 is a greedy player, what it makes of a draw can be seen at once."""
