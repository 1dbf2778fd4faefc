"""What is claimed about the bots, each with the games and the seed that prove it or not."""

from __future__ import annotations

from msgspec import Struct

from benchmarks.arena.before import BEFORE
from osada.lab.arena.tournament import Arena

SEED = "7"


class Duel(Struct, frozen=True):
    """A bot must finish before another, or win, in a share of games."""

    plan: Arena
    bot: str
    other: str | None
    """`None`: the share of wins against all others."""
    target: float


class Solo(Struct, frozen=True):
    """A bot must have a mean score in games for one, and a share of games won."""

    game: str
    bot: str
    options: list[dict[str, str]]
    seeds: int
    target: float
    wins: float = 0.0


def _sardinia(bot: str, other: str, target: float) -> Duel:
    return Duel(Arena("sardinia", 2, [bot, other], 200, SEED), bot, other, target)


SHEETS = [{"adventure": str(number)} for number in range(1, 49)]
COMPETITION = {"mode": "advanced"}
PLAIN = {"side": "plain"}
CLAIMS: dict[str, Duel | Solo] = {
    "sardinia-greedy-random": _sardinia("greedy", "random", 0.95),
    "sardinia-5-greedy": _sardinia("level5", "greedy", 0.80),
    "sardinia-5-3": _sardinia("level5", "level3", 0.65),
    "sardinia-5-4": _sardinia("level5", "level4", 0.60),
    "sardinia-4-3": _sardinia("level4", "level3", 0.60),
    "sardinia-3-2": _sardinia("level3", "level2", 0.60),
    "sardinia-2-1": _sardinia("level2", "level1", 0.60),
    "sardinia-4p": Duel(
        Arena("sardinia", 4, ["level5", "greedy", "greedy", "greedy"], 200, SEED),
        "level5",
        None,
        0.45,
    ),
    "sardinia-5-before": _sardinia("level5", BEFORE, 0.60),
    "sardinia-4p-before": Duel(
        Arena("sardinia", 4, ["level5", BEFORE, BEFORE, BEFORE], 200, SEED), "level5", None, 0.30
    ),
    "settlers-adventure": Solo("settlers", "level5", SHEETS, 10, 72),
    "settlers-5-2": Duel(
        Arena("settlers", 2, ["level5", "level2"], 200, SEED, COMPETITION), "level5", "level2", 0.75
    ),
    "saltfjord-solo": Solo("saltfjord", "level5", [PLAIN], 100, 153, 0.80),
    "saltfjord-solo-before": Solo("saltfjord", BEFORE, [PLAIN], 100, 135, 0.70),
    "saltfjord-5-greedy": Duel(
        Arena("saltfjord", 2, ["level5", "greedy"], 200, SEED, PLAIN), "level5", "greedy", 0.80
    ),
}
