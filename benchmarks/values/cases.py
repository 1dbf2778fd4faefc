"""The kinds of games whose values are measured, and the courses that their nets were trained by."""

from __future__ import annotations

import msgspec

from osada.games import find, names
from osada.lab.train.dataset import features_of
from osada.lab.train.selfplay import SelfPlayPlan


class Ahead(msgspec.Struct, frozen=True):
    """How far the luck check looks ahead after a draw, as far as the players are known to."""

    beam: int
    """Of the greedy player who plays the turn: that of level 3."""
    shares: tuple[float, ...]
    """How much of what the end of the turn adds counts, and of what that of the next adds, …"""
    many: int
    """Draws that are sampled for it."""


SHEETS = tuple({"adventure": str(number)} for number in range(1, 49))
PLAIN = {"carts": "no", "side": "plain", "special-tiles": "2", "first-player": "random"}
CASES: dict[str, SelfPlayPlan] = {
    "settlers-1": SelfPlayPlan("settlers", 1, SHEETS),
    "saltfjord-1-plain": SelfPlayPlan("saltfjord", 1, (PLAIN,)),
    "sardinia-2": SelfPlayPlan("sardinia", 2, ({},), bots=("greedy",)),
}
AIMS = {"settlers-1": 3.0, "saltfjord-1-plain": 2.0, "sardinia-2": 3.0}
"""By how many times the variance of results is to be smaller without luck."""
AHEAD: dict[str, Ahead] = {"settlers-1": Ahead(beam=24, shares=(0.33, 0.22), many=24)}
"""Where level 3 is a greedy player, what it makes of a draw can be seen at once."""


class Way(msgspec.Struct, frozen=True):
    """A way to play that has a net of its own, and how much it is trained at least."""

    course: SelfPlayPlan
    games: int
    """To learn from before the first fit; time that is left makes more of them."""
    tune: int = 100
    hidden: int = 24
    epochs: int = 24
    """Many, since moments are few."""
    fade: float = 0.5


BOTS = {"sardinia": "greedy"}
"""Who plays the games to learn from, where level 3 takes too long for it."""
GAMES = {"sardinia": (0, 0, 1200, 900, 700), "settlers": (0, 2400, 1200, 900, 700)}
"""By the number of players."""
USUAL = (0, 1500, 600, 400, 300)


def ways() -> dict[str, Way]:
    """Every kind of game that has a net; the first of the modes that are of a kind is played."""
    found: dict[str, Way] = {}
    for name in names():
        game = find(name)
        for mode in game.modes():
            kind = features_of(game).kind(game.new(mode.players, mode.options))
            bot = BOTS.get(name, "level3")
            usual = SelfPlayPlan(name, mode.players, (mode.options,), bots=(bot,), measured=bot)
            case = f"{name}-{kind}"
            course = CASES.get(case, usual)
            found.setdefault(case, Way(course, GAMES.get(name, USUAL)[mode.players]))
    return found


WAYS = ways()
