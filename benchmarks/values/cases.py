"""The kinds of games whose values are measured, and the courses that their nets were trained by."""

from __future__ import annotations

from osada.lab.train.course import Course

SHEETS = tuple({"adventure": str(number)} for number in range(1, 49))
PLAIN = {"carts": "no", "side": "plain", "special-tiles": "2", "first-player": "random"}
CASES: dict[str, Course] = {
    "settlers-1": Course("settlers", 1, SHEETS),
    "saltfjord-1-plain": Course("saltfjord", 1, (PLAIN,)),
    "sardinia-2": Course("sardinia", 2, ({},), bots=("greedy",)),
}
AIMS = {"settlers-1": 3.0, "saltfjord-1-plain": 2.0, "sardinia-2": 3.0}
"""By how many times the variance of results is to be smaller without luck."""
