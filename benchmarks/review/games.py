"""Games to be reviewed: bots play them, and they are kept so that they are played only once."""

from __future__ import annotations

from pathlib import Path

import msgspec

from osada.bots.match import Match, answer
from osada.bots.player import Player
from osada.core.game import Game, Mode
from osada.core.record import LETTERS
from osada.core.table import Table
from osada.games import find

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "build/review"


class Case(msgspec.Struct, frozen=True):
    """A way to play a game."""

    game: str
    players: int
    options: tuple[dict[str, str], ...] = ({},)
    """Played one after the other."""


CASES = {
    "sardinia-2": Case("sardinia", 2),
    "sardinia-3": Case("sardinia", 3),
    "sardinia-4": Case("sardinia", 4),
    "settlers-1": Case("settlers", 1, tuple({"adventure": str(i)} for i in (1, 9, 17, 25, 33, 41))),
    "settlers-2": Case("settlers", 2),
    "saltfjord-1": Case("saltfjord", 1),
    "saltfjord-2": Case("saltfjord", 2),
}


def record_of(name: str, bots: str, number: int) -> str:
    """The record of a game between bots; one bot, or one a seat with commas between them."""
    path = KEPT / name / f"{bots.replace(':', '.')}-{number}.osada"
    if not path.is_file():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_played(CASES[name], bots, f"check-review-{name}-{number}", number))
    return path.read_text()


def ends(game: Game, mode: Mode, number: int) -> list[int]:
    """The points of a game between quick bots, which is not kept."""
    match = Match(game, mode.players, mode.options, f"tune-review-{number}")
    return match.run(lambda decision: answer("greedy", game, decision)).scores()


def _played(case: Case, bots: str, seed: str, number: int) -> str:
    game, names = find(case.game), bots.split(",")
    options = case.options[number % len(case.options)]
    table = Table(game, case.players, seed, options, LETTERS[: case.players])
    seats = [Player(names[i % len(names)], table, i, seed) for i in range(case.players)]
    while not table.over:
        seat = int(table.position.turn())
        table.play_checked(seat, seats[seat].move())
    return table.record().text()
